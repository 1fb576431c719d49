/**
 * The page without a line: when it is stored, and when a newer one waits. What does it comes late (`offline/keep`); before the first move
 * nothing may travel that a first move does not need.
 */

class Offline {
  /** Takes a newer page that is stored already, and reloads; nothing as long as none waits. */
  renew: (() => void) | null = $state.raw(null);
  #asked = false;

  /** Whoever came by a stored page hears of newer ones. */
  start(page: Window): void {
    // Where the address is not trusted there is no such thing, whatever the types say.
    if ('serviceWorker' in page.navigator && page.navigator.serviceWorker.controller) this.keep();
  }

  /** Stores the page. Whoever cannot plays with a line. */
  keep(): void {
    if (this.#asked) return;
    this.#asked = true;
    import('../offline/keep').then(
      ({ keep }) => keep(),
      () => (this.#asked = false),
    );
  }
}

export const offline = new Offline();
