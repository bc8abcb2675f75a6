/** Sections 36 to 42: persistence, control, sources, and what words on cards mean. */
import { document } from '#kernel/document.js';

const { checked, defines, heading } = document('host');

export const terms = [
  heading('36', 'Persistence', '36.1 to 36.3.1'),
  checked('36.1', 'A card remembers only while it stays in its zone'),
  checked('36.2', 'A change of zone makes a card new'),
  checked('36.2.1', 'A change of slot does not'),
  checked('36.3', 'Tokens do not outlast their zone'),
  checked('36.3.1', 'A token that would leave is gone and reaches no zone'),

  heading('37', 'Owner and controller', '37.1 and 37.2'),
  checked('37.1', 'The owner is who brought the card to the game'),
  checked('37.2', 'The controller is who has it in play now'),

  heading('38', 'Sources of destruction', '38.1 to 38.3.1'),
  checked('38.1', 'The last damage names the destroyer'),
  checked('38.1.1', 'Last damage from combat: destroyed by combat'),
  checked('38.1.2', 'Last damage from an effect: destroyed by a card effect'),
  checked('38.2', 'Of two damagers the later one destroyed it'),
  checked('38.3', 'Health lowered under old damage: nobody destroyed it'),
  checked('38.3.1', 'Health lowered first and damage after: the damage destroyed it'),

  heading('39', 'Start of, and during', '39.1 and 39.2'),
  checked('39.1', 'Start-of-phase effects come before any other trigger there'),
  checked('39.2', "During-effects are Fast actions at their player's moment of choice"),

  heading('40', 'Then, and and', '40.1 to 40.4.2'),
  defines('40.1', 'Then and and say how parts of an effect go together', 'abilities.ts Effect and Clause'),
  heading('40.2', 'Before resolution the two words mean nothing', '40.2.1 and 40.2.2'),
  checked('40.2.1', 'Targets of every part are named at the start'),
  checked('40.2.2', 'One part impossible beforehand, and nothing resolves'),
  checked('40.3', 'Then: first part first; game actions may fall between'),
  checked('40.3.1', 'Nothing else is played, used, triggered or resolved in between'),
  checked('40.3.2', 'Once begun, an effect does as much as it can'),
  checked('40.4', 'And: both parts at the same time'),
  checked('40.4.1', 'No game action falls between the parts of an and'),
  checked('40.4.2', 'One part of an and impossible, and neither is done'),

  heading('41', 'Reveal, look at, search', '41.1 to 41.3.3'),
  heading('41.1', 'Reveal', '41.1.1'),
  checked('41.1.1', 'A revealed card is for both players to see'),
  heading('41.2', 'Look at', '41.2.1'),
  checked('41.2.1', 'Cards looked at are seen by the looker alone'),
  heading('41.3', 'Search', '41.3.1 to 41.3.3'),
  defines('41.3.1', 'A closed zone opens to whoever searches it, for so long', 'view.ts'),
  checked('41.3.2', 'Only the searcher sees the zone meanwhile'),
  checked('41.3.3', 'A found card that had to match is shown to both'),

  heading('42', 'Miscellaneous', '42.1 to 42.1.2'),
  heading('42.1', 'Infinite loops', '42.1.1 to 42.1.2'),
  checked('42.1.1', 'A loop is infinite if the stack would never empty by itself'),
  checked('42.1.1.1', 'A loop that costs somebody the game in the end is none'),
  checked('42.1.2', 'The looping effect does not resolve; what set it off stands'),
];
