/**
 * The time that a page leaves behind when it is reloaded. The game is kept at every move; what was thought since then is known to the page
 * alone, and it has no time left to write it where games are kept.
 */

const nameOf = (id: string) => `fairyring:left:${id}`;

/** Remembers what is left of both sides' time at a position, for this window. */
export function leave(id: string, key: string, left: readonly [number, number]): void {
  try {
    sessionStorage.setItem(nameOf(id), JSON.stringify([key, ...left]));
  } catch {
    // Where nothing may be kept, a reload begins from the last move.
  }
}

/** What was left at this position when the window was left, once. */
export function found(id: string, key: string): readonly [number, number] | null {
  try {
    const said = JSON.parse(sessionStorage.getItem(nameOf(id)) ?? 'null') as unknown;
    sessionStorage.removeItem(nameOf(id));
    if (!Array.isArray(said) || said[0] !== key) return null;
    const [first, second] = [Number(said[1]), Number(said[2])];
    return first >= 0 && second >= 0 ? [first, second] : null;
  } catch {
    return null;
  }
}
