/** Section 4: attacks, blocks, damage. */
import { document } from '#kernel/document.js';

const { checked, heading } = document('tgc');

export const combat = [
  heading('4', 'Combat', '4.1 to 4.3.2'),
  checked('4.1', 'One untapped creature may block a direct attack'),
  checked('4.1.1', 'Without a block the attack goes through'),
  checked('4.1.1.1', 'With a block it becomes a creature attack'),
  checked('4.1.2', 'Before its damage comes a Quick window'),
  checked('4.1.2.1', 'An attacker that is gone deals no damage'),
  checked('4.1.3', "The attacker's power is the player's damage"),
  checked('4.1.4', 'Then the attacker is tapped'),
  checked('4.2', 'A creature attack is one against one'),
  checked('4.2.1', 'Against a direct attack, the defender picks who blocks'),
  checked('4.2.1.1', 'Otherwise the turn player picks who is attacked'),
  checked('4.2.2', 'Before damage, here too, a Quick window'),
  checked('4.2.2.1', 'Without its attacker the creature attack is off'),
  checked('4.2.3', 'Each deals its power to the other'),
  checked('4.2.4', 'The survivors are tapped'),
  heading('4.3', 'Damage', '4.3.1 to 4.3.2'),
  checked('4.3.1', 'Damage comes off HS or resolve'),
  checked('4.3.2', 'At 0 resolve or less a creature is destroyed'),
];
