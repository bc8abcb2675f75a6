/**
 * The short rules page. It has no numbers: an anchor is the heading, slugged, and a heading below one is
 * `heading/sub-heading` without its list number or symbol. The questions of the FAQs are whole sentences and
 * are counted instead. People cite the page by its main headings, so these are checked with what stands below.
 */
import { document } from '#kernel/document.js';

const { checked, defines, unobservable } = document('host-basics');

export const shortRules = [
  checked('reading-a-card', 'What the parts of a card mean for play'),
  checked('reading-a-card/cost', 'The printed cost is what has to be paid'),
  defines('reading-a-card/faction', 'A faction matters to card effects alone', 'abilities.ts Card.resource'),
  defines('reading-a-card/name-type-subtype-effects', 'Name, types, subtypes and effects stand in the text part', 'abilities.ts Card'),
  checked('reading-a-card/health', 'Health: damage for destruction or defeat; at 0 an Entity drops'),
  checked('reading-a-card/power-soul', 'Power is damage to Entities; soul is the largest hand'),

  checked('victory-conditions', 'Damage cards, empty deck or empty hand win; damage draws a card'),

  checked('card-types', 'The five kinds of cards'),
  defines('card-types/host', 'The Host sets your resource type', 'abilities.ts Card.resource'),
  checked('card-types/entity', 'Entities attack and defend, not in the turn of their creation'),
  checked('card-types/sorcery', 'Sorceries are cast in your own turn and used once'),
  checked('card-types/ambush', 'Ambushes lie face down until they are activated'),
  checked('card-types/form', 'Forms last; one of each name'),

  checked('play-area', 'Where everything lies'),
  defines('play-area/resources', 'Gained resources are counted; any type fulfils a $', 'board.ts Player.resources'),
  checked('play-area/front-row-slots', 'Entities go into five frontrow slots'),
  checked('play-area/back-row-slots', 'Sorceries and Ambushes go into four backrow slots'),
  checked('play-area/host-slot', 'A Host keeps its slot to the end of the game'),
  defines('play-area/deck-area', 'The deck has its place', 'board.ts Player.deck'),
  checked('play-area/drop-area', 'Used and destroyed cards go to the drop zone'),
  checked('play-area/damage-area', 'Damage: a card from hand face down, then a draw'),
  checked('play-area/form-area', 'Forms have their own place'),

  checked('deck-building-construction', 'Exactly 50 cards, four of a name at most'),
  unobservable(
    'deck-building-construction/resource-types-factions',
    'Any resource type may go into a deck',
    'a permission: no choice of types breaks it',
  ),
  defines('deck-building-construction/choose-your-host', 'The Host gives the main resource type', 'abilities.ts Card.resource'),

  checked('game-setup', 'Six steps before the first turn'),
  checked('game-setup/host-setup', 'The Host goes face down into its slot'),
  checked('game-setup/determine-first-player', 'Chance decides who chooses the turn order'),
  checked('game-setup/deck-setup', 'The deck is shuffled as it is placed'),
  checked('game-setup/hand-setup', 'Five cards for the first hand'),
  checked('game-setup/mulligan', 'Cards to the bottom, as many drawn, then a shuffle'),
  checked('game-setup/reveal-your-host', 'Both Hosts turn up and the game begins'),

  checked('action-points', 'Up to 4 # a turn, 3 in the very first one'),
  checked('action-points/draw', '# buys a draw'),
  checked('action-points/gain-1-resource', "# buys 1 resource of the own Host's type"),
  checked('action-points/gain-another-resource', '## buys one of the four typed resources, no $'),

  checked('playing-cards', 'Pay, then place the card'),
  checked('playing-cards/spend-resource', 'The cost is paid; any type pays $, $ pays $ alone'),
  checked('playing-cards/play-the-card', 'Each type has its place and word; an Ambush is paid later'),

  checked('attacking', 'Declare, deal damage, destroy'),
  checked('attacking/declaration', 'Once a turn; a Host if nothing blocks; no power, no damage'),
  checked('attacking/damage-dealing', 'Both Entities take the power of the other; damage stays'),
  checked('attacking/destroy-entities', 'Entities that the battle destroyed go to the drop zone'),

  checked('turn-order', 'The five phases in their order'),
  checked('turn-order/start-turn', 'Start effects, action points, and Creation Sickness goes'),
  checked('turn-order/action-phase', 'Action points and cards, before the battle'),
  checked('turn-order/battle-phase', 'Attacks are declared here'),
  checked('turn-order/action-phase-2', 'Action points and cards, after the battle'),
  checked('turn-order/end-phase', 'End effects, then discard to hand size'),

  checked('effect-types', 'Triggered, activated and continuous effects'),
  checked('effect-types/triggered-effects', 'A triggered effect is mandatory unless it says otherwise'),
  checked('effect-types/activated-effects', 'In your Action Phase, cost first; with # once a turn'),
  checked('effect-types/continuous-effects', 'They apply at once while in play; nobody responds'),

  checked('faqs', 'Three questions about $ and occupied slots'),
  checked('faqs/1', 'A gained $ pays $ costs only'),
  unobservable('faqs/2', 'A typed resource may stand in for a $', 'a permission: paying so breaks nothing'),
  checked('faqs/3', 'Nothing goes into an occupied slot; such an effect does not resolve'),
];
