/** Words before the title of the page, whatever screen writes it. */

export interface Prefixed {
  /** Puts other words before it; empty for none. */
  put(mark: string): void;
  /** The title is the screen's alone again. */
  end(): void;
}

/** Watches the title of a page: a screen that writes another one finds the words before it. */
export function prefixed(page: Document): Prefixed {
  let title = page.title;
  let mark = '';
  const whole = () => `${mark}${title}`.trim();
  const write = () => {
    if (page.title !== whole()) page.title = whole();
  };
  const watcher = new MutationObserver(() => {
    // What was written here is no news.
    if (page.title === whole()) return;
    ({ title } = page);
    write();
  });
  watcher.observe(page.head, { childList: true, characterData: true, subtree: true });
  return {
    put: (words) => {
      mark = words;
      write();
    },
    end: () => {
      watcher.disconnect();
      mark = '';
      write();
    },
  };
}
