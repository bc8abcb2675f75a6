/** A SHA-256 as the chain writes it. */

export const DIGEST = /^[0-9a-f]{64}$/;

/** DIGEST, by hand. */
export function isDigest(text: string): boolean {
  if (text.length !== 64) return false;
  for (let i = 0; i < 64; i++) {
    const c = text.charCodeAt(i);
    if (!((c >= 48 && c <= 57) || (c >= 97 && c <= 102))) return false;
  }
  return true;
}
