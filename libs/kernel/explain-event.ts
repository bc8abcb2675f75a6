/** What is wrong with an event: its envelope, and its data by the shapes of its type. */
import { BACKUP, byRule, causeShape, digestShape, momentShape, numberShape } from './envelope.js';
import type { EventSpec } from './event.js';
import { Explainer, expects, isMembers, member, type Members } from './explain-shape.js';
import { didYouMean } from './near-miss.js';
import type { Flaw } from './problem.js';
import { seat } from './shape.js';
import { shown } from './shown.js';

const PARTS = ['n', 'type', 'by', 'data', 'cause', 'at', 'hash'];

export type SpecLookup = ReadonlyMap<string, EventSpec>;

export const specLookup = (specs: readonly EventSpec[]): SpecLookup => new Map(specs.map((spec) => [spec.type, spec]));

export function explainEvent(value: unknown, specs: SpecLookup, seats: readonly string[]): Flaw[] {
  if (!isMembers(value)) return [{ field: '', found: shown(value), expected: 'an event: an object with n, type and data' }];
  const explainer = new Explainer(seats);
  explainEnvelope(explainer, value);
  const spec = typeof value.type === 'string' ? specs.get(value.type) : undefined;
  if (spec) {
    explainBy(explainer, spec, value, seats);
    explainData(explainer, spec, value);
  } else {
    const hint = typeof value.type === 'string' ? didYouMean(value.type, specs.keys()) : undefined;
    explainer.add('type', shown(value.type), 'an event type of this rulebook', hint);
  }
  const absent = PARTS.filter((name) => !Object.hasOwn(value, name));
  for (const name of Object.keys(value)) {
    if (!PARTS.includes(name)) explainer.surplus(member('', name), name, value[name], absent, 1);
    else if (value[name] === undefined) explainer.undefinedAt(name);
  }
  return explainer.flaws;
}

function explainEnvelope(explainer: Explainer, event: Members): void {
  const { n, cause, at, hash } = event;
  explainer.value(numberShape, n, 'n', 2);
  if (cause !== undefined) {
    const before = explainer.flaws.length;
    explainer.value(causeShape, cause, 'cause', 2);
    const late = explainer.flaws.length === before && typeof n === 'number' && (cause as number) >= n;
    if (late) explainer.add('cause', shown(cause), `the number of an event before ${n}`, 'what brings an event about comes before it');
  }
  if (at !== undefined) explainer.value(momentShape, at, 'at', 2);
  if (hash !== undefined) explainer.value(digestShape, hash, 'hash', 2);
}

function explainBy(explainer: Explainer, spec: EventSpec, event: Members, seats: readonly string[]): void {
  const rule = byRule(spec);
  if (event.by === undefined) {
    if (rule === 'required') explainer.add('by', 'nothing', expects(seat, seats), `${spec.type} is something that a seat does`);
  } else if (rule === 'absent') {
    explainer.add('by', shown(event.by), 'no such field', `${spec.type} is nothing that a seat does`);
  } else explainer.value(seat, event.by, 'by', 2);
}

function explainData(explainer: Explainer, spec: EventSpec, event: Members): void {
  const { data, n } = event;
  if (!isMembers(data)) return explainer.add('data', shown(data), `an object with the data of ${spec.type}`, '{} if it has none');
  explainer.fields(spec.fields, data, 'data', 2);
  if (spec.type === BACKUP && typeof data.to === 'number' && typeof n === 'number' && data.to >= n) {
    explainer.add('data.to', shown(data.to), `the number of an event before ${n}`, 'a game returns to its past; 0 is the beginning');
  }
}
