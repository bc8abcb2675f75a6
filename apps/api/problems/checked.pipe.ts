/**
 * Makes what comes in an instance of its class, or refuses it. Nest's own pipe copies a body to its last leaf and takes class-transformer
 * for it; here the known fields are taken over as they are, because the kernel looks at what lies in them.
 */
import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { getMetadataStorage, validateSync } from 'class-validator';
import { didYouMean } from '#kernel/near-miss.js';
import { shown } from '#kernel/shown.js';
import { ApiProblem, type FieldProblem } from './api-problem.js';
import { expectedOf } from './fields.js';

type Class = new () => object;
/** A class of bodies that may also come as text, which is then the business of its controller. */
interface TakesText {
  readonly takesText: boolean;
}

interface Known {
  readonly names: readonly string[];
  /** Of a query everything is text. */
  readonly numbers: ReadonlySet<string>;
  /** Whether a query that asks for nothing in particular is right: most requests have such a one. */
  readonly mayBeEmpty: boolean;
}

@Injectable()
export class CheckedPipe implements PipeTransform {
  private readonly known = new Map<Class, Known>();

  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (metatype === undefined || (type !== 'body' && type !== 'query' && type !== 'param')) return value;
    const known = this.fieldsOf(metatype as Class);
    if (known.names.length === 0) return value;
    if (type === 'body' && typeof value === 'string' && (metatype as Partial<TakesText>).takesText) return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notAnObject(value);
    if (known.mayBeEmpty && isEmpty(value)) return new (metatype as Class)();
    const strange = Object.keys(value).filter((name) => !known.names.includes(name));
    const made = taken(value as Record<string, unknown>, metatype as Class, known, type !== 'body');
    const wrong = validateSync(made, { forbidUnknownValues: false, stopAtFirstError: true });
    if (strange.length === 0 && wrong.length === 0) return made;
    throw refusal([
      ...wrong.map(({ property, value: found }) => problem(property, found, expectedOf(made, property) ?? 'something else')),
      ...strange.map((name) => stranger(name, known.names)),
    ]);
  }

  private fieldsOf(metatype: Class): Known {
    const known = this.known.get(metatype);
    if (known) return known;
    const storage = getMetadataStorage();
    const names = [...new Set(storage.getTargetValidationMetadatas(metatype, '', false, false).map(({ propertyName }) => propertyName))];
    const isNumber = (name: string): boolean => Reflect.getMetadata('design:type', metatype.prototype as object, name) === Number;
    const mayBeEmpty = validateSync(new metatype(), { forbidUnknownValues: false }).length === 0;
    const made = { names, numbers: new Set(names.filter(isNumber)), mayBeEmpty };
    this.known.set(metatype, made);
    return made;
  }
}

function isEmpty(value: object): boolean {
   
  for (const _key in value) return false;
  return true;
}

const WHOLE = /^-?\d{1,15}$/;

function taken(value: Readonly<Record<string, unknown>>, metatype: Class, { names, numbers }: Known, isText: boolean): object {
  const made = new metatype() as Record<string, unknown>;
  for (const name of names) {
    if (!Object.hasOwn(value, name)) continue;
    const found = value[name];
    made[name] = isText && numbers.has(name) && typeof found === 'string' && WHOLE.test(found) ? Number(found) : found;
  }
  return made;
}

const notAnObject = (value: unknown): ApiProblem =>
  new ApiProblem('invalid-request', `The body: found ${value === undefined ? 'nothing' : shown(value)}, expected a JSON object.`, {
    problems: [{ field: '', found: shown(value), expected: 'a JSON object' }],
  });

const problem = (field: string, found: unknown, expected: string): FieldProblem => ({ field, found: shown(found), expected });

function stranger(name: string, names: readonly string[]): FieldProblem {
  const hint = didYouMean(name, names);
  const expected = `no field but ${names.join(', ')}`;
  return { field: name, found: 'a field that is not known here', expected, ...(hint !== undefined && { hint }) };
}

function refusal(problems: readonly FieldProblem[]): ApiProblem {
  const [{ field, found, expected }] = problems;
  return new ApiProblem('invalid-request', `${field}: found ${found}, expected ${expected}`, { problems: problems.slice(0, MOST) });
}

const MOST = 20;
