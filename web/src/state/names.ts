/**
 * Names of players (rules: kings-cooking 14.4, used for every game): 1 to 20 characters, letters or digits of any script,
 * space, `-`, `_`, `'`; no space first or last; at most 80 bytes.
 */

const NAME = /^(?! )[\p{Alphabetic}\p{N} \-_']{1,}(?<! )$/u;

export function isName(text: string): boolean {
  return NAME.test(text) && [...text].length <= 20 && new TextEncoder().encode(text).length <= 80;
}

/** An identity for a new game: 32 hex digits. */
export function newIdentity(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The tag under which records keep the name of a side: its word with a capital. */
export function sideTag(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
