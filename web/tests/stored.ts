/** What the page has kept in this browser, looked at from outside the page. */

import type { Page } from 'playwright-core';

type Place = 'games' | 'values' | 'broken';

/** One thing that is kept; nothing if it is not. */
export function stored<T>(page: Page, place: Place, name: string): Promise<T | undefined> {
  return page.evaluate(
    ([at, key]) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('fairyring');
        // Whoever opens what is not there makes it, empty, and the page would find it so.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => {
          if (opening.error?.name === 'AbortError') resolve(undefined);
          else reject(opening.error ?? new Error('no database'));
        };
        opening.onsuccess = () => {
          const db = opening.result;
          const asked = db.transaction(at).objectStore(at).get(key);
          asked.onsuccess = () => {
            db.close();
            resolve(asked.result);
          };
          asked.onerror = () => reject(asked.error ?? new Error('not read'));
        };
      }),
    [place, name] as const,
  ) as Promise<T | undefined>;
}

/** Writes something as if the page had: tests break what is kept with it. */
export function store(page: Page, place: Place, value: unknown, name?: string): Promise<void> {
  return page.evaluate(
    ([at, what, key]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fairyring');
        // Whoever opens what is not there makes it, empty, and the page would find it so.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => reject(opening.error ?? new Error('no database'));
        opening.onsuccess = () => {
          const db = opening.result;
          const tx = db.transaction(at, 'readwrite');
          tx.objectStore(at).put(what, key);
          tx.oncomplete = () => {
            db.close();
            resolve();
          };
          tx.onerror = () => reject(tx.error ?? new Error('not written'));
        };
      }),
    [place, value, name] as const,
  );
}
