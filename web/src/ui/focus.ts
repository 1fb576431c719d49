/** Where the focus goes when what had it is drawn anew or gone. */

/** Lets the keys and readers begin at the new screen, unless it has put the focus somewhere itself. */
export function focusMain(): void {
  const main = document.getElementById('main');
  if (!main || (document.activeElement !== main && main.contains(document.activeElement))) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}

/** Past the header: to the board, where arrows walk at once, or to whatever the screen has. */
export function focusSkipped(): void {
  (document.querySelector<HTMLElement>('main [role=gridcell][tabindex="0"]') ?? document.getElementById('main'))?.focus();
}

/** The same for a screen that has come after its address: whoever waits at its place is led on. */
export function focusArrived(): void {
  if (document.activeElement === document.getElementById('main')) focusMain();
}

/** Remembers what has the focus by its place in the page; the answer gives it back after the page was drawn anew. */
export function keepFocus(): () => void {
  const path: number[] = [];
  const had = document.activeElement;
  for (let at = had; at?.parentElement && at !== document.body; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  const top = scrollY;
  return () => {
    let at: Element | undefined = document.body;
    for (const index of path) at = at?.children[index];
    if (had && had !== document.body && at instanceof HTMLElement && at.tagName === had.tagName)
      at.focus({ preventScroll: true });
    scrollTo(0, top);
  };
}
