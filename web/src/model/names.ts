/** Identities of games, and the tags of names and of games by link. */

/** An identity for a new game: 32 hex digits. */
export function newIdentity(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The tag of games that are played by link. */
export const BY_LINK = 'Play';

/** The tag under which records keep the name of a side: its word with a capital. */
export function sideTag(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
