/**
 * The browser's storage as far as the page uses it, and a stand-in for browsers that allow none.
 */

/** The part of `Storage` that is used. */
export interface Shelf {
  readonly length: number;
  key(index: number): string | null;
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/** Keeps everything until the page is left. */
export class MemoryShelf implements Shelf {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.#items.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.#items.set(name, value);
  }

  removeItem(name: string): void {
    this.#items.delete(name);
  }
}

/** Every name on a shelf. */
export function namesOn(shelf: Shelf): string[] {
  const names: string[] = [];
  for (let index = 0; index < shelf.length; index += 1) {
    const name = shelf.key(index);
    if (name !== null) names.push(name);
  }
  return names;
}

/** What could be opened: the browser's storage, or a stand-in that a reload empties. */
export interface OpenShelf {
  readonly shelf: Shelf;
  readonly lasting: boolean;
}

/** Opens the browser's storage; reading it may be forbidden altogether, so even the access is tried. */
export function openShelf(storage: () => Shelf): OpenShelf {
  try {
    const shelf = storage();
    const probe = 'fairyring:probe';
    shelf.setItem(probe, probe);
    shelf.removeItem(probe);
    return { shelf, lasting: true };
  } catch {
    return { shelf: new MemoryShelf(), lasting: false };
  }
}
