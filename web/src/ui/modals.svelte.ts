/**
 * Dialogs that keep everything else out of reach: whatever must be read and pressed meanwhile, as a notice that something did not
 * come, stands within the uppermost one.
 */

import { untrack } from 'svelte';

class Modals {
  #open: readonly HTMLDialogElement[] = $state.raw([]);

  /** The uppermost one. */
  get top(): HTMLDialogElement | undefined {
    return this.#open.at(-1);
  }

  show(dialog: HTMLDialogElement): void {
    dialog.showModal();
    this.#open = [...this.#others(dialog), dialog];
  }

  close(dialog: HTMLDialogElement): void {
    dialog.close();
    this.#open = this.#others(dialog);
  }

  /** Whoever opens a dialog does not follow what the others do. */
  #others(dialog: HTMLDialogElement): readonly HTMLDialogElement[] {
    return untrack(() => this.#open).filter((other) => other !== dialog);
  }
}

export const modals = new Modals();
