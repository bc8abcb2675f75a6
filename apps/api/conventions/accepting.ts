/** In which of the forms that there are an answer is given: the one that the caller likes best, of equals the first that it names. */

/** `forms` by their types; the first of them is for those who take anything. Null if none will do. */
export function accepted<F>(accept: string | undefined, forms: Readonly<Record<string, F>>): F | null {
  const types = Object.keys(forms);
  if (accept === undefined || accept === '*/*') return forms[types[0]];
  let best: { readonly type: string; readonly liking: number } | null = null;
  for (const part of accept.split(',')) {
    const [range, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const type = types.find((one) => range === one || range === '*/*' || range === `${one.split('/')[0]}/*`);
    const liking = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    if (type !== undefined && liking > (best?.liking ?? 0)) best = { type, liking };
  }
  return best && forms[best.type];
}
