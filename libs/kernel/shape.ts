/**
 * The shape of data, declared once: the TypeScript type is inferred from it, the JSON Schema and the
 * compiled validator are generated from it, and the slow path that explains a bad value walks it.
 */
import type { Codec } from './codec.js';

export type Shape<T = unknown> = (
  | { readonly kind: 'text'; readonly max: number; readonly pattern?: RegExp }
  | { readonly kind: 'seat' }
  | { readonly kind: 'int'; readonly min: number; readonly max: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly of: Shape; readonly min: number; readonly max: number }
  | { readonly kind: 'object'; readonly fields: Fields }
  | { readonly kind: 'map'; readonly of: Shape; readonly max: number }
  | { readonly kind: 'nullable'; readonly of: Shape }
  | { readonly kind: 'optional'; readonly of: Shape }
) & {
  /** What the value is, for people: used in schema and in error messages. */
  readonly about?: string;
  /** How a sentence says and reads the value; absent on shapes that no sentence mentions. */
  readonly codec?: Codec<T>;
  readonly infer?: T;
};

export type Fields = { readonly [name: string]: Shape };
export type Infer<S> = S extends Shape<infer T> ? T : never;
type OptionalKeys<F extends Fields> = { [K in keyof F]: F[K] extends { kind: 'optional' } ? K : never }[keyof F];
export type InferFields<F extends Fields> = { [K in Exclude<keyof F, OptionalKeys<F>>]: Infer<F[K]> } & {
  [K in OptionalKeys<F>]?: Infer<F[K]>;
};

/** Any text up to `max` characters. */
export const text = (max: number, about?: string, pattern?: RegExp): Shape<string> => ({ kind: 'text', max, about, pattern });
/** The name of a seat; the reader refuses a seat that the header does not list. */
export const seat: Shape<string> = { kind: 'seat', about: 'a seat of this match' };
export const int = (min: number, max: number, about?: string): Shape<number> => ({ kind: 'int', min, max, about });
/** Present and true, or absent: there is one way to say no. */
export const flag = (about?: string): { kind: 'optional'; of: Shape<true> } & Shape<true> => ({ kind: 'optional', of: { kind: 'flag' }, about });
export const choice = <const V extends readonly string[]>(values: V, about?: string): Shape<V[number]> => ({ kind: 'choice', values, about });
export const list = <T>(of: Shape<T>, min = 0, max = 200, about?: string): Shape<T[]> => ({ kind: 'list', of, min, max, about });
export const object = <F extends Fields>(fields: F, about?: string): Shape<InferFields<F>> => ({ kind: 'object', fields, about });
export const map = <T>(of: Shape<T>, max = 200, about?: string): Shape<Record<string, T>> =>
  ({ kind: 'map', of, max, about });
export const nullable = <T>(of: Shape<T>, about?: string): Shape<T | null> => ({ kind: 'nullable', of, about });
export const optional = <T>(of: Shape<T>): { kind: 'optional'; of: Shape<T> } & Shape<T> =>
  ({ kind: 'optional', of, about: of.about });
/** The same shape, told and read in sentences by this codec. */
export const said = <T, S extends Shape<T>>(shape: S & Shape<T>, codec: Codec<T>): S => ({ ...shape, codec });
