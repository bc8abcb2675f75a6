/**
 * The JSON Schema (2020-12) of one line of a log: the header or an event. It says what the reader says, as far as a schema
 * can: that numbers follow each other, that a cause lies in the past and that a seat is one of the header's, it cannot.
 */
import { byRule, causeShape, digestShape, momentShape, numberShape } from './envelope.js';
import type { EventSpec } from './event.js';
import { headerFields, type HeaderLaw } from './header-shape.js';
import { seat, type Fields, type Shape } from './shape.js';

export type JsonSchema = { readonly [keyword: string]: unknown };

export function jsonSchema(law: HeaderLaw, title: string, specs: readonly EventSpec[]): JsonSchema {
  const defs = new Definitions();
  const header = { description: 'The first line of a log.', ...defs.object(headerFields(law)) };
  const events = specs.map((spec) => [spec.type, eventSchema(spec, defs)] as const);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `One line of a match log of ${title}`,
    description: 'The first line is the header, each other line an event. Written by `npm run generate`.',
    oneOf: [{ $ref: '#/$defs/header' }, ...specs.map((spec) => ({ $ref: `#/$defs/${spec.type}` }))],
    $defs: { header, ...Object.fromEntries(events), ...defs.named },
  };
}

const bySeat: Shape<string> = { ...seat, about: 'the seat that acted' };

function eventSchema(spec: EventSpec, defs: Definitions): JsonSchema {
  const rule = byRule(spec);
  return {
    description: spec.about,
    type: 'object',
    properties: {
      n: defs.part('n', numberShape),
      type: { const: spec.type },
      ...(rule === 'absent' ? {} : { by: defs.part('by', bySeat) }),
      data: defs.object(spec.fields),
      cause: defs.part('cause', causeShape),
      at: defs.part('at', momentShape),
      hash: defs.part('hash', digestShape),
    },
    required: ['n', 'type', ...(rule === 'required' ? ['by'] : []), 'data'],
    additionalProperties: false,
  };
}

/** Objects and choices that people have a word for (`about`) get a definition of their own, so that it stands once. */
class Definitions {
  readonly named: Record<string, JsonSchema> = {};

  /** A part of the envelope, under its own name. */
  part(name: string, shape: Shape): JsonSchema {
    this.named[name] ??= this.schema(shape);
    return { $ref: `#/$defs/${name}` };
  }

  schema(shape: Shape): JsonSchema {
    const schema = this.bare(shape);
    const described = shape.about === undefined ? schema : { description: shape.about, ...schema };
    const worth = shape.kind === 'object' || shape.kind === 'choice';
    return worth && shape.about !== undefined ? this.reference(shape.about, described) : described;
  }

  object(fields: Fields): JsonSchema {
    const names = Object.keys(fields);
    return {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, this.schema(fields[name])])),
      required: names.filter((name) => fields[name].kind !== 'optional'),
      additionalProperties: false,
    };
  }

  private reference(about: string, schema: JsonSchema): JsonSchema {
    const text = JSON.stringify(schema);
    const base = about.split(/[;:,(]/)[0].trim().replace(/[^A-Za-z0-9]+/g, '-');
    let name = base;
    for (let i = 2; name in this.named && JSON.stringify(this.named[name]) !== text; i++) name = `${base}-${i}`;
    this.named[name] = schema;
    return { $ref: `#/$defs/${name}` };
  }

  private bare(shape: Shape): JsonSchema {
    switch (shape.kind) {
      case 'text':
        return { type: 'string', maxLength: shape.max, ...(shape.pattern ? { pattern: sourceOf(shape.pattern) } : {}) };
      case 'seat':
        return { type: 'string' };
      case 'int':
        return { type: 'integer', minimum: shape.min, maximum: shape.max };
      case 'flag':
        return { const: true };
      case 'choice':
        return { enum: shape.values };
      case 'list':
        return { type: 'array', items: this.schema(shape.of), minItems: shape.min, maxItems: shape.max };
      case 'object':
        return this.object(shape.fields);
      case 'map':
        return {
          type: 'object',
          additionalProperties: this.schema(shape.of),
          maxProperties: shape.max,
          propertyNames: { not: { const: '__proto__' } },
        };
      case 'nullable':
        return { anyOf: [this.schema(shape.of), { type: 'null' }] };
      case 'optional':
        return this.schema(shape.of);
    }
  }
}

/** A schema knows no flags but Unicode's, which it takes for granted. */
function sourceOf(pattern: RegExp): string {
  if (!/^u?$/.test(pattern.flags)) throw new Error(`${String(pattern)}: a schema has no flag "${pattern.flags}"`);
  return pattern.source;
}
