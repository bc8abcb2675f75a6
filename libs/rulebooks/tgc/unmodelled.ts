/**
 * Text that no model exists for: what it may say, a finding must not deny. Checks ask here only when they have found
 * fault, so that a legal event pays nothing for it.
 */
import type { Card } from './abilities.js';
import type { TgcBoard } from './board.js';

/** What a text can be about, by the words that give it away. */
const TOPICS = {
  cost: /\bcosts?\b|\bpay|plasma|mana|\bfree\b|cheaper|discount/i,
  tap: /\btap|\buntap|\bready|\brush|\bhaste|upright|sideways/i,
  attack: /attack|\bbattle\b|fight|combat|\brush|\bhaste/i,
  block: /block|defend|guard|intercept|taunt|\btap|\buntap/i,
  power: /power|[+-]\s?\d|\bstats?\b|strength|damage/i,
  damage: /damage|attack|combat|\bbattle\b|fight|pierc|prevent/i,
  destroy: /destr|surviv|\bdies?\b|\bkill|sacrific|resolve|damage|[+-]\s?\d/i,
  draw: /draw/i,
  hs: /\bHS\b|\bHP\b|shards?\b|\blife\b|\bheal/i,
  discard: /discard|destr|sacrific/i,
  end: /\bwins?\b|\blos(?:e|es|t)\b|\bHS\b|\bHP\b/i,
  play: /\bplay|instant|\bquick|any time|summon/i,
  equip: /equip|attach/i,
  battlefield: /battlefield/i,
  move: /return|\bmove|\bput|\bhand\b|\bdeck\b|swap|exchange|\btake|control|shuffle/i,
  deck: /\bdeck\b|\bcop(?:y|ies)\b/i,
  other: /reveal|\bshow|\blook|search|phase|\bturn|\bcoin\b|\bflip/i,
} as const;
export type Topic = keyof typeof TOPICS;

const ANYTHING = new RegExp(Object.values(TOPICS).map((t) => t.source).join('|'), 'i');

/** A card that nothing defines may say anything, and so may a word that tells nothing of what it does. */
export function speaksOf(card: Card, topic: Topic): boolean {
  if (!card.unmodelled) return false;
  if (card.abilities.length === 0) return true;
  return card.abilities.some((a) => a.kind === 'unmodelled' && (TOPICS[topic].test(a.text) || !ANYTHING.test(a.text)));
}

/**
 * The name of a card whose unmodelled text speaks of this and counts now: one on the field, one whose effect was used
 * before, or `own`, the one in question. '' if there is none.
 */
export function unmodelledAbout(board: TgcBoard, topic: Topic, own?: Card): string {
  if (own && speaksOf(own, topic)) return own.name;
  for (const { field } of board.players) {
    for (const { card } of field) if (card.unmodelled && speaksOf(card, topic)) return card.name;
  }
  return board.unread.find((card) => speaksOf(card, topic))?.name ?? '';
}
