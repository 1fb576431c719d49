/**
 * Dialogs that keep everything else out of reach: whatever must be read and pressed meanwhile, as a notice that something did not
 * come, stands within the uppermost one.
 */

import { untrack } from 'svelte';

class Modals {
  #open: readonly HTMLDialogElement[] = $state.raw([]);
  /** What had the focus before the first of them came. */
  #before: Element | null = null;

  /** The uppermost one. */
  get top(): HTMLDialogElement | undefined {
    return this.#open.at(-1);
  }

  show(dialog: HTMLDialogElement): void {
    const others = this.#others(dialog);
    if (others.length === 0) this.#before = document.activeElement;
    dialog.showModal();
    this.#open = [...others, dialog];
  }

  /** The browser gives the focus back, but neither from a dialog that has left the page, nor past one that led to it. */
  close(dialog: HTMLDialogElement): void {
    dialog.close();
    const others = this.#others(dialog);
    this.#open = others;
    if (others.length > 0) return;
    if (document.activeElement === document.body) (this.#before as HTMLElement | null)?.focus({ preventScroll: true });
    this.#before = null;
  }

  /** Whoever opens a dialog does not follow what the others do. */
  #others(dialog: HTMLDialogElement): readonly HTMLDialogElement[] {
    return untrack(() => this.#open).filter((other) => other !== dialog);
  }
}

export const modals = new Modals();
