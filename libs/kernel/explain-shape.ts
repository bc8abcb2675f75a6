/**
 * The slow path of validation: walks a shape and a value side by side and lists all that is wrong, with the field,
 * what was found and what would be right. The compiled validators say only that something is.
 */
import { isLonger } from './characters.js';
import { MAX_NESTING, MAX_PROBLEMS } from './limits.js';
import { didYouMean } from './near-miss.js';
import type { Flaw } from './problem.js';
import type { Fields, Shape } from './shape.js';
import { shown } from './shown.js';

export type Members = { readonly [key: string]: unknown };

export const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

export function explainShape(shape: Shape, value: unknown, seats: readonly string[], field = ''): Flaw[] {
  const explainer = new Explainer(seats);
  explainer.value(shape, value, field, 1);
  return explainer.flaws;
}

export class Explainer {
  readonly flaws: Flaw[] = [];

  constructor(private readonly seats: readonly string[]) {}

  add(field: string, found: string, expected: string, hint?: string): void {
    if (this.flaws.length >= MAX_PROBLEMS) return;
    this.flaws.push(hint === undefined ? { field, found, expected } : { field, found, expected, hint });
  }

  /** `depth`: how many lists and objects this value would lie in, itself counted. */
  value(shape: Shape, value: unknown, field: string, depth: number): void {
    switch (shape.kind) {
      case 'optional':
        if (value !== undefined) this.value(shape.of, value, field, depth);
        return;
      case 'nullable':
        if (value !== null) this.value(shape.of, value, field, depth);
        return;
      case 'text':
        return this.text(shape, value, field);
      case 'int':
        return this.int(shape, value, field);
      case 'seat':
        return this.oneOf(this.seats, shape, value, field);
      case 'choice':
        return this.oneOf(shape.values, shape, value, field);
      case 'flag':
        if (value !== true) this.add(field, shown(value), expects(shape), value === false ? 'to say no, leave the field out' : undefined);
        return;
      case 'list':
        return this.list(shape, value, field, depth);
      case 'map':
        return this.map(shape, value, field, depth);
      case 'object':
        if (!isMembers(value)) return this.add(field, shown(value), expects(shape));
        return this.fields(shape.fields, value, field, depth);
    }
  }

  /** The fields of an object: those that must or may be there, and no others. */
  fields(fields: Fields, value: Members, field: string, depth: number): void {
    if (this.tooDeep(field, depth)) return;
    const absent = Object.keys(fields).filter((name) => !Object.hasOwn(value, name));
    const missing: string[] = [];
    for (const name of Object.keys(fields)) {
      const shape = fields[name];
      if (!Object.hasOwn(value, name)) {
        if (shape.kind !== 'optional') missing.push(name);
      } else if (value[name] === undefined) this.undefinedAt(member(field, name));
      else this.value(shape, value[name], member(field, name), depth + 1);
    }
    for (const name of missing) this.add(member(field, name), 'nothing', expects(fields[name]));
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(fields, name)) this.surplus(member(field, name), name, value[name], absent, depth);
    }
  }

  /** No JSON says this; a program that builds events can. */
  undefinedAt(field: string): void {
    this.add(field, 'undefined', 'a value, or no such field');
  }

  surplus(field: string, name: string, value: unknown, absent: readonly string[], depth: number): void {
    if (name === '__proto__') this.proto(field);
    else this.add(field, shown(value), 'no such field', didYouMean(name, absent));
    this.hostile(value, field, depth + 1);
  }

  /** Looks into what no shape describes for what may stand nowhere. */
  private hostile(value: unknown, field: string, depth: number): void {
    if (typeof value !== 'object' || value === null || this.flaws.length >= MAX_PROBLEMS || this.tooDeep(field, depth)) return;
    const names = Object.keys(value);
    for (const name of names) {
      const inner = Array.isArray(value) ? `${field}[${name}]` : member(field, name);
      if (name === '__proto__') this.proto(inner);
      this.hostile((value as Members)[name], inner, depth + 1);
    }
  }

  private tooDeep(field: string, depth: number): boolean {
    if (depth <= MAX_NESTING) return false;
    this.add(field, `nesting deeper than ${MAX_NESTING}`, `at most ${MAX_NESTING} lists and objects inside each other`);
    return true;
  }

  private proto(field: string): void {
    this.add(field, 'a key named __proto__', 'any other name', 'it would reach into the program that reads it');
  }

  private text(shape: Shape & { kind: 'text' }, value: unknown, field: string): void {
    if (typeof value !== 'string') return this.add(field, shown(value), expects(shape), numeral(value));
    if (isLonger(value, shape.max)) this.add(field, shown(value), `at most ${shape.max} characters`);
    else if (shape.pattern && !shape.pattern.test(value)) this.add(field, shown(value), expects(shape));
  }

  private int(shape: Shape & { kind: 'int' }, value: unknown, field: string): void {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= shape.min && value <= shape.max) return;
    const found = typeof value === 'number' && !Number.isSafeInteger(value) ? `${value}, which is no safe integer` : shown(value);
    this.add(field, found, expects(shape), typeof value === 'string' && /^-?\d+$/.test(value) ? 'write it without quotes' : undefined);
  }

  private oneOf(values: readonly string[], shape: Shape, value: unknown, field: string): void {
    if (typeof value === 'string' && values.includes(value)) return;
    this.add(field, shown(value), expects(shape, this.seats), typeof value === 'string' ? didYouMean(value, values) : undefined);
  }

  private list(shape: Shape & { kind: 'list' }, value: unknown, field: string, depth: number): void {
    if (!Array.isArray(value)) return this.add(field, shown(value), expects(shape));
    if (this.tooDeep(field, depth)) return;
    if (value.length < shape.min || value.length > shape.max) this.add(field, shown(value), expects(shape));
    // Past the longest list that fits, each further entry is the same mistake again.
    const last = Math.min(value.length, shape.max);
    for (let i = 0; i < last && this.flaws.length < MAX_PROBLEMS; i++) this.value(shape.of, value[i], `${field}[${i}]`, depth + 1);
  }

  private map(shape: Shape & { kind: 'map' }, value: unknown, field: string, depth: number): void {
    if (!isMembers(value)) return this.add(field, shown(value), expects(shape));
    if (this.tooDeep(field, depth)) return;
    const names = Object.keys(value);
    if (names.length > shape.max) this.add(field, `${names.length} entries`, `at most ${shape.max}`);
    for (const name of names.slice(0, shape.max)) {
      if (name === '__proto__') this.proto(member(field, name));
      else this.value(shape.of, value[name], member(field, name), depth + 1);
    }
  }
}

/** `data.slot`, or `hosts["kate s"]` where the name is no plain word. */
export function member(field: string, name: string): string {
  if (!/^[A-Za-z_$][\w$]{0,39}$/.test(name)) return `${field}[${shown(name)}]`;
  return field === '' ? name : `${field}.${name}`;
}

const numeral = (value: unknown): string | undefined => (typeof value === 'number' ? 'write it in quotes' : undefined);

/** What would be right, for people. */
export function expects(shape: Shape, seats?: readonly string[]): string {
  const what = plainly(shape, seats);
  return shape.about === undefined || shape.kind === 'seat' ? what : `${what} (${shape.about})`;
}

function plainly(shape: Shape, seats?: readonly string[]): string {
  switch (shape.kind) {
    case 'text':
      return shape.pattern && shape.about === undefined ? `text that fits ${String(shape.pattern)}` : 'text';
    case 'seat':
      return seats ? `a seat: ${choices(seats)}` : 'a seat';
    case 'int':
      return shape.min === shape.max ? String(shape.min) : `a whole number from ${shape.min} to ${shape.max}`;
    case 'flag':
      return 'true';
    case 'choice':
      return choices(shape.values);
    case 'list':
      return `a list of ${shape.min === 0 ? `at most ${shape.max}` : `${shape.min} to ${shape.max}`}`;
    case 'object':
      return `an object with ${required(shape.fields).join(', ') || 'fields of its own'}`;
    case 'map':
      return `an object with at most ${shape.max} entries`;
    case 'nullable':
      return `${plainly(shape.of, seats)} or null`;
    case 'optional':
      return expects(shape.of, seats);
  }
}

const required = (fields: Fields): string[] => Object.keys(fields).filter((name) => fields[name].kind !== 'optional');

const SHOWN_CHOICES = 30;

function choices(values: readonly string[]): string {
  const quoted = values.slice(0, SHOWN_CHOICES).map(shown);
  if (values.length > SHOWN_CHOICES) return `one of ${quoted.join(', ')} …`;
  return quoted.length === 1 ? quoted[0] : `one of ${quoted.join(', ')}`;
}
