/** What a setting may be, from the text of a variable or the value in a file. */

export interface Kind<T> {
  /** What would be right, for errors and `--help`. */
  readonly expects: string;
  /** The value, or undefined if this is none. */
  fromText(text: string): T | undefined;
  fromJson(value: unknown): T | undefined;
}

export function whole(min: number, max: number): Kind<number> {
  const within = (n: number): number | undefined => (Number.isInteger(n) && n >= min && n <= max ? n : undefined);
  return {
    expects: `a whole number from ${min} to ${max}`,
    fromText: (text) => (/^\d{1,15}$/.test(text) ? within(Number(text)) : undefined),
    fromJson: (value) => (typeof value === 'number' ? within(value) : undefined),
  };
}

export function text(shortest = 1): Kind<string> {
  const fit = (said: string): string | undefined => (said.length >= shortest && !said.includes('\0') ? said : undefined);
  return {
    expects: shortest === 1 ? 'a text that is not empty' : `a text of at least ${shortest} characters`,
    fromText: fit,
    fromJson: (value) => (typeof value === 'string' ? fit(value) : undefined),
  };
}

export function flag(): Kind<boolean> {
  return {
    expects: 'yes or no (true or false in a file)',
    fromText: (said) => (said === 'yes' ? true : said === 'no' ? false : undefined),
    fromJson: (value) => (typeof value === 'boolean' ? value : undefined),
  };
}

export function oneOf<const T extends string>(...values: readonly T[]): Kind<T> {
  const known = (said: unknown): T | undefined => values.find((value) => value === said);
  return { expects: values.join(', ').replace(/, ([^,]*)$/, ' or $1'), fromText: known, fromJson: known };
}

export function list(): Kind<readonly string[]> {
  return {
    expects: 'texts separated by commas (a list of texts in a file)',
    fromText: (said) => said.split(',').map((part) => part.trim()).filter((part) => part !== ''),
    fromJson: (value) => (Array.isArray(value) && value.every((part) => typeof part === 'string') ? value : undefined),
  };
}
