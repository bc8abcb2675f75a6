/** What a setting may be, from the text of a variable or the value in a file. */
import { isIP } from 'node:net';

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

function list(each: string, isOne: (part: string) => boolean): Kind<readonly string[]> {
  const fit = (parts: readonly string[]): readonly string[] | undefined => (parts.every(isOne) ? parts : undefined);
  return {
    expects: `${each}, separated by commas (a list of texts in a file)`,
    fromText: (said) => fit(said.split(',').map((part) => part.trim()).filter((part) => part !== '')),
    fromJson: (value) => (Array.isArray(value) && value.every((part) => typeof part === 'string') ? fit(value) : undefined),
  };
}

/** As a browser sends them: one that is written otherwise would be met by none. */
export const origins = (): Kind<readonly string[]> =>
  list('origins such as https://table.example, without a path', (part) => /^https?:/.test(part) && URL.canParse(part) && new URL(part).origin === part);

export const addresses = (): Kind<readonly string[]> =>
  list('IP addresses or ranges such as 10.0.0.0/8', (part) => {
    const [, address, bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
    const version = isIP(address ?? '');
    return version !== 0 && (bits === undefined || (Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128)));
  });
