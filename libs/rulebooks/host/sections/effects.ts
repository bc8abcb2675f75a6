/** Sections 27 to 30: activated and triggered effects, keywords, targets. */
import { document } from '#kernel/document.js';

const { checked, defines, heading } = document('host');

export const effects = [
  heading('27', 'Activated effects', '27.1 to 27.6'),
  defines('27.1', 'An activated effect is a cost and an effect', "abilities.ts ability of kind 'activated'"),
  defines('27.2', 'The cost stands in front of the colon', 'abilities.ts Cost'),
  defines('27.3', 'The effect stands behind the colon', 'abilities.ts Effect'),
  checked('27.4', 'The cost is paid, then the effect goes on the stack'),
  checked('27.5', '⊗ in the cost means once a turn'),
  checked('27.6', 'Activated effects are Slow'),

  heading('28', 'Triggered effects', '28.1 to 28.6.1'),
  defines('28.1', 'A triggered effect is a trigger and an effect', "abilities.ts ability of kind 'triggered'"),
  defines('28.2', 'The trigger is told with when, whenever or if', 'abilities.ts Trigger'),
  checked('28.3', 'Of several trigger statements, each sets the effect off'),
  defines('28.4', 'What follows the trigger is the effect', 'abilities.ts Effect'),
  checked('28.5', 'An effect triggers when its trigger is met, not otherwise'),
  checked('28.5.1', 'A trigger of a player without priority waits for it'),
  checked('28.6', 'A triggered effect goes on the stack at the next chance'),
  checked('28.6.1', 'Nobody may leave a triggered effect off the stack'),

  heading('29', 'Keywords with effects', '29.1 to 29.5'),
  defines('29.1', 'A keyword can carry effects', 'abilities.ts Ability.condition'),
  defines('29.2', 'A semicolon ties an effect to the keyword before it', 'abilities.ts Ability.condition'),
  checked('29.3', 'All effects behind semicolons depend on the keyword in front'),
  checked('29.4', 'Without the condition met, what follows cannot trigger or be used'),
  defines('29.5', 'An italic word before a dash is flavour', 'language/, which reads past it'),

  heading('30', 'Targets', '30.1 to 30.6.1'),
  defines('30.1', 'Some effects target', 'abilities.ts TargetSpec'),
  checked('30.2', 'What is not a target is chosen at resolution, not before'),
  checked('30.3', 'Targets are named as the effect goes on the stack'),
  checked('30.4', 'One target lost or no longer fitting, and nothing resolves'),
  checked('30.4.1', 'Of freely many targets too, all must still fit'),
  checked('30.5', 'Without fitting targets an effect cannot go on the stack'),
  checked('30.6', 'Changed targets must fit as the first ones did'),
  checked('30.6.1', 'New targets are as many as the old'),
];
