/**
 * Cards as players of TGC keep them: a JSON object with `templates` and `cards`, all values of a card strings.
 * They become definitions that a header can hold. The text of a card stays unmodelled unless a model is given for its id.
 */
import { CARD_TYPES, type CardType } from './abilities.js';
import { readCard } from './cards.js';
import type { CardDefinition } from './header.js';

export interface ImportProblem {
  /** The card by name or id, or its place in the file. */
  readonly card: string;
  readonly field: string;
  readonly says: string;
}

export interface Imported {
  readonly cards: readonly CardDefinition[];
  readonly problems: readonly ImportProblem[];
}

/** By id: the lines of the effect language that say what the card does. */
export type Models = Readonly<Record<string, readonly string[]>>;
/** What players keep as keywords.json: by keyword, what it means. */
export type Keywords = Readonly<Record<string, string>>;

const FIELDS = ['id', 'name', 'rules', 'power', 'resolve', 'faction', 'summoncost', 'cardtype', 'cardsubtype', 'rarity'] as const;
type Raw = Readonly<Record<(typeof FIELDS)[number], string>>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const whole = (card: string, field: string, says: string): Imported => ({ cards: [], problems: [{ card, field, says }] });

export function importCards(file: unknown, models: Models = {}, keywords: Keywords = {}): Imported {
  if (!isObject(file)) return whole('the file', 'the whole', 'expected a JSON object with "templates" and "cards"');
  const { cards: listed, templates } = file;
  if (isKeywords(file)) return whole('the file', 'the whole', 'these are keywords, not cards: give them with --keywords beside a set');
  if (!Object.hasOwn(file, 'templates')) return whole('the file', 'templates', 'is missing; a set has "templates" and "cards"');
  if (!Array.isArray(listed) && !isObject(listed)) return whole('the file', 'cards', 'expected the cards, as a list or by id');
  if (Object.keys(listed).length === 0) return whole('the file', 'cards', 'has no card in it');
  const problems: ImportProblem[] = [];
  const cards: CardDefinition[] = [];
  const seen = { id: new Map<string, string>(), name: new Map<string, string>() };
  Object.values(listed as Record<string, unknown>).forEach((given, i) => {
    const raw = readRaw(withTemplate(given, templates), i + 1, problems);
    if (!raw) return;
    for (const key of ['id', 'name'] as const) {
      const before = seen[key].get(raw[key]);
      if (before !== undefined) problems.push({ card: raw.name, field: key, says: `"${raw[key]}" is also the ${key} of ${before}` });
      seen[key].set(raw[key], `card ${i + 1}`);
    }
    const card = definition(raw, models, keywords, problems);
    if (card) cards.push(card);
  });
  return { cards: problems.length ? [] : cards, problems };
}

/** An object of texts and nothing else, with none of the fields of a set. */
const isKeywords = (file: Record<string, unknown>): boolean => {
  const values = Object.values(file);
  return values.length > 0 && values.every((v) => typeof v === 'string');
};

/** A card may name a template, whose fields it has where it has none of its own. */
function withTemplate(given: unknown, templates: unknown): unknown {
  if (!isObject(given) || typeof given.template !== 'string') return given;
  const named = given.template;
  const found: unknown = Array.isArray(templates)
    ? (templates as unknown[]).find((t) => isObject(t) && t.template === named)
    : isObject(templates) && Object.hasOwn(templates, named) ? templates[named] : undefined;
  return isObject(found) ? { ...found, ...given } : given;
}

function readRaw(given: unknown, place: number, problems: ImportProblem[]): Raw | null {
  if (!isObject(given)) {
    problems.push({ card: `card ${place}`, field: 'the whole', says: 'expected an object' });
    return null;
  }
  const named = [given.name, given.id].find((v): v is string => typeof v === 'string' && v.trim() !== '');
  const card = named === undefined ? `card ${place}` : `card ${place} (${named})`;
  const before = problems.length;
  for (const field of FIELDS) {
    const value = given[field];
    if (value === undefined) problems.push({ card, field, says: 'is missing' });
    else if (typeof value !== 'string') problems.push({ card, field, says: `expected a string, found ${JSON.stringify(value)}` });
  }
  for (const field of ['id', 'name'] as const) if (typeof given[field] === 'string' && given[field].trim() === '') problems.push({ card, field, says: 'is empty' });
  if (typeof given.name === 'string' && given.name.length > 80) problems.push({ card, field: 'name', says: 'is longer than 80 characters' });
  return problems.length === before ? { ...(given as unknown as Raw), name: (given.name as string).trim() } : null;
}

function definition(raw: Raw, models: Models, keywords: Keywords, problems: ImportProblem[]): CardDefinition | null {
  const before = problems.length;
  const report = (field: string, says: string): void => void problems.push({ card: raw.name, field, says });
  const word = raw.cardtype.trim().replace(/ card$/i, '').toLowerCase();
  const type = CARD_TYPES.find((t) => t.toLowerCase() === word);
  if (!type) report('cardtype', `"${raw.cardtype}" is no card type: ${CARD_TYPES.join(', ')}`);
  const cost = number(raw.summoncost, 0);
  if (cost === undefined) report('summoncost', `"${raw.summoncost}" is no cost: a whole number from 0 to 99`);
  const stats = type === 'Creature' || type === 'Equipment' ? statsOf(raw, type, report) : {};
  if (problems.length > before) return null;
  const subtypes = raw.cardsubtype.split(/[,/]/).map((s) => s.trim()).filter((s) => s !== '');
  const text = Object.hasOwn(models, raw.id) ? [...models[raw.id]] : unmodelled(raw.rules, keywords);
  const card: CardDefinition = { name: raw.name, type: type!, subtypes, cost: cost!, ...stats, text };
  const read = readCard(card);
  if ('problems' in read) for (const p of read.problems) report(p.field.startsWith('text') ? `model of ${raw.id}, ${p.field}` : p.field, p.says);
  return problems.length > before ? null : card;
}

function statsOf(raw: Raw, type: CardType, report: (field: string, says: string) => void): { power?: number; resolve?: number } {
  const out: { power?: number; resolve?: number } = {};
  for (const stat of ['power', 'resolve'] as const) {
    const value = number(raw[stat], type === 'Creature' && stat === 'resolve' ? 1 : -99);
    if (value === undefined) report(stat, `"${raw[stat]}" is no ${stat} of ${type === 'Creature' ? 'a Creature' : 'an Equipment'}`);
    else out[stat] = value;
  }
  return out;
}

function number(text: string, min: number): number | undefined {
  const found = /^\s*([+-]?\d{1,2})\s*$/.exec(text);
  const n = found ? Number(found[1]) : NaN;
  return n >= min ? n : undefined;
}

const LONGEST = 900;
const MOST_LINES = 20;

/** The meaning of each keyword stands behind the line that has it, so that a reader, and the judge, sees what it speaks of. */
function unmodelled(rules: string, keywords: Keywords): string[] {
  const lines = rules.split(/\r?\n|<br\s*\/?>/i).map((line) => line.trim()).filter((line) => line !== '');
  return lines.slice(0, MOST_LINES).map((line) => `not modelled: ${withMeanings(line, keywords).slice(0, LONGEST)}`);
}

function withMeanings(line: string, keywords: Keywords): string {
  const low = line.toLowerCase();
  const meant = Object.entries(keywords).filter(([word]) => word !== '' && low.includes(word.toLowerCase()));
  return meant.length ? `${line} (${meant.map(([word, meaning]) => `${word}: ${meaning.replace(/\s+/g, ' ').trim()}`).join('; ')})` : line;
}
