/** Identities of games, and the tags of names. */

/** An identity for a new game: 32 hex digits. */
export function newIdentity(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The tag under which records keep the name of a side: its word with a capital. */
export function sideTag(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
