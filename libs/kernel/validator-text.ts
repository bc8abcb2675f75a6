/** The pieces of TypeScript that a written validator is made of. */
import type { Fields } from './shape.js';

export function identifier(name: string): string {
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) throw new Error(`"${name}" cannot name an event type or a field: letters and digits only`);
  return name;
}

export function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

export const parenthesised = (test: string): string => (/ (&&|\|\|) /.test(test) ? `(${test})` : test);

/** A list has no required field either, so only where nothing is required must it be told apart. */
export function notMembers(value: string, fields: Fields): string {
  const required = Object.values(fields).some((shape) => shape.kind !== 'optional');
  return `typeof ${value} !== 'object' || ${value} === null${required ? '' : ` || Array.isArray(${value})`}`;
}

/** Numbers of 32 bits have the cheapest test for being whole. */
export function intFails(min: number, max: number, value: string): string {
  const small = min >= -(2 ** 31) && max < 2 ** 31;
  const broken = small ? `(${value} | 0) !== ${value}` : `!Number.isSafeInteger(${value})`;
  return `typeof ${value} !== 'number' || ${broken} || ${value} < ${min} || ${value} > ${max}`;
}

export function patternBody({ source, flags }: RegExp): string[] {
  // A global or sticky expression would remember where it stopped.
  return [`  return /${source}/${flags.replace(/[gy]/g, '')}.test(value);`];
}

/** `/^[abc]*$/` needs no expression; null for any other. */
export function lettersBody({ source, flags }: RegExp): string[] | null {
  const letters = /^\^\[([^\\\]^-]+)\]\*\$$/.exec(source)?.[1];
  // Letters of two code units, and letters without case, are left to the expression.
  if (letters === undefined || flags !== '' || [...letters].length !== letters.length) return null;
  const wrong = [...new Set(letters)].map((letter) => `c !== ${letter.charCodeAt(0)}`).join(' && ');
  return [
    '  for (let i = 0; i < value.length; i++) {',
    '    const c = value.charCodeAt(i);',
    `    if (${wrong}) return false;`,
    '  }',
    '  return true;',
  ];
}

/** `return value === 'a' || …`, in lines that fit. */
export function either(values: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '      return';
  values.forEach((value, i) => {
    const part = ` value === ${quote(value)}${i === values.length - 1 ? ';' : ' ||'}`;
    if (line.length + part.length > 130) {
      lines.push(line);
      line = '       ';
    }
    line += part;
  });
  return [...lines, line];
}
