/**
 * Checks a value by a JSON Schema, as far as docs/schema/audit.schema.json uses the language, and more strictly in one
 * point: a member that the schema does not describe is an error, because what we print is to be documented.
 */

type Schema = { readonly [keyword: string]: unknown };

const KNOWN = new Set(['$schema', '$defs', 'title', 'description', '$ref', 'anyOf', 'enum', 'type', 'properties', 'required',
  'additionalProperties', 'items', 'minItems', 'minimum', 'pattern']);

/** What is wrong, each with its place; nothing if the value fits. */
export function violations(value: unknown, schema: Schema, root: Schema = schema, at = '$'): string[] {
  const unknown = Object.keys(schema).filter((keyword) => !KNOWN.has(keyword));
  if (unknown.length) throw new Error(`this checker does not know ${unknown.join(', ')}`);
  const wrong: string[] = [];
  const { $ref, anyOf, enum: values, type } = schema as { $ref?: string; anyOf?: Schema[]; enum?: unknown[]; type?: string | string[] };
  if ($ref !== undefined) wrong.push(...violations(value, resolve($ref, root), root, at));
  if (anyOf) {
    const attempts = anyOf.map((option) => violations(value, option, root, at));
    if (!attempts.some((attempt) => attempt.length === 0)) wrong.push(attempts.sort((a, b) => a.length - b.length)[0][0]);
  }
  if (values && !values.includes(value)) wrong.push(`${at}: ${JSON.stringify(value)} is none of ${JSON.stringify(values)}`);
  if (type !== undefined && ![type].flat().includes(typeOf(value)) && !([type].flat().includes('number') && typeof value === 'number')) {
    return [...wrong, `${at}: ${typeOf(value)} is no ${[type].flat().join(' or ')}`];
  }
  return [...wrong, ...numbersAndText(value, schema, at), ...members(value, schema, root, at), ...items(value, schema, root, at)];
}

function resolve(ref: string, root: Schema): Schema {
  return ref.slice(2).split('/').reduce<Schema>((schema, key) => schema[key] as Schema, root);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function numbersAndText(value: unknown, { minimum, pattern }: Schema, at: string): string[] {
  if (typeof value === 'number' && typeof minimum === 'number' && value < minimum) return [`${at}: ${value} is less than ${minimum}`];
  const matches = typeof value !== 'string' || typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value);
  return matches ? [] : [`${at}: "${value}" is not ${pattern}`];
}

function members(value: unknown, schema: Schema, root: Schema, at: string): string[] {
  if (typeOf(value) !== 'object') return [];
  const { properties, additionalProperties } = schema as { properties?: Schema; additionalProperties?: Schema };
  const required = (schema.required ?? []) as string[];
  const missing = required.filter((name) => !Object.hasOwn(value as object, name)).map((name) => `${at}.${name}: missing`);
  if (!properties && !additionalProperties) return missing;
  const found = Object.entries(value as object).flatMap(([name, member]) => {
    const described = (properties?.[name] ?? additionalProperties) as Schema | undefined;
    return described ? violations(member, described, root, `${at}.${name}`) : [`${at}.${name}: not described`];
  });
  return [...missing, ...found];
}

function items(value: unknown, schema: Schema, root: Schema, at: string): string[] {
  if (!Array.isArray(value)) return [];
  const { minItems = 0, items: each } = schema as { minItems?: number; items?: Schema };
  const few = value.length < minItems ? [`${at}: fewer than ${minItems}`] : [];
  return each ? [...few, ...value.flatMap((item, i) => violations(item, each, root, `${at}[${i}]`))] : few;
}
