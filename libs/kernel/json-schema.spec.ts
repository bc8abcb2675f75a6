import { describe, expect, it } from '@jest/globals';
import { event } from './event.js';
import { jsonSchema } from './json-schema.js';
import { choice, flag, int, list, map, nullable, object, optional, seat, text } from './shape.js';

const place = object({ row: choice(['front', 'back']), slot: optional(int(1, 9)) }, 'a place on the board');
const specs = [
  event({
    type: 'Moved',
    kind: 'player',
    about: 'A card moved.',
    fields: { card: nullable(text(20)), from: place, to: place, free: flag('at no cost') },
    says: '{by} moves',
  }),
  event({ type: 'Shuffled', kind: 'table', about: 'A shuffle.', fields: { counts: map(int(0, 9), 2) }, says: 'shuffled[ by {by}]' }),
];
const schema = jsonSchema({ id: 'toy', parts: { order: list(seat, 1, 2, 'who begins') } }, 'Toy', specs);
const defs = schema.$defs as Record<string, { properties: Record<string, unknown>; required: string[] }>;

describe('jsonSchema', () => {
  it('is a schema of 2020-12 for a header or any of the events', () => {
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.oneOf).toEqual([{ $ref: '#/$defs/header' }, { $ref: '#/$defs/Moved' }, { $ref: '#/$defs/Shuffled' }]);
  });

  it('says of an event what its spec says', () => {
    expect(defs.Moved).toEqual({
      description: 'A card moved.',
      type: 'object',
      properties: {
        n: { $ref: '#/$defs/n' },
        type: { const: 'Moved' },
        by: { $ref: '#/$defs/by' },
        data: {
          type: 'object',
          properties: {
            card: { anyOf: [{ type: 'string', maxLength: 20 }, { type: 'null' }] },
            from: { $ref: '#/$defs/a-place-on-the-board' },
            to: { $ref: '#/$defs/a-place-on-the-board' },
            free: { description: 'at no cost', const: true },
          },
          required: ['card', 'from', 'to'],
          additionalProperties: false,
        },
        cause: { $ref: '#/$defs/cause' },
        at: { $ref: '#/$defs/at' },
        hash: { $ref: '#/$defs/hash' },
      },
      required: ['n', 'type', 'by', 'data'],
      additionalProperties: false,
    });
  });

  it('asks for `by` only where it must be there, and for no __proto__', () => {
    expect(defs.Shuffled.required).toEqual(['n', 'type', 'data']);
    expect(defs.Shuffled.properties.by).toBeDefined();
    expect(JSON.stringify(defs.Shuffled)).toContain('"propertyNames":{"not":{"const":"__proto__"}}');
  });

  it('describes the header with the parts of the game', () => {
    expect(defs.header.required).toEqual(['verdict', 'rulebook', 'edition', 'record', 'seats', 'order']);
    expect(defs.header.properties.order).toMatchObject({ description: 'who begins', type: 'array', minItems: 1, maxItems: 2 });
  });

  it('refers to nothing that it does not define, and its patterns are expressions', () => {
    const json = JSON.stringify(schema);
    for (const [, name] of json.matchAll(/"#\/\$defs\/([^"]+)"/g)) expect(defs).toHaveProperty([name]);
    const patterns = [...json.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, pattern]) => JSON.parse(pattern) as string);
    expect(patterns.map((pattern) => new RegExp(pattern, 'u').source)).toEqual(patterns);
  });

  it('is not written for an expression that it cannot say', () => {
    const parts = { code: text(5, undefined, /^x$/i) };
    expect(() => jsonSchema({ id: 'toy', parts }, 'Toy', [])).toThrow(/flag/);
  });
});
