/**
 * Names of players. The rule is the engine's, the same for every game; what it has said once is remembered, so that a form can
 * ask at every letter.
 */

import { SvelteMap } from 'svelte/reactivity';
import type { Engine } from '../engine/client';

export class KnownNames {
  readonly #engine: () => Engine;
  readonly #said = new SvelteMap<string, boolean>();
  readonly #asked = new Set<string>();

  constructor(engine: () => Engine) {
    this.#engine = engine;
  }

  /** Asks the engine whether a text is a name; spaces around it do not matter. */
  async ask(text: string): Promise<boolean> {
    const name = text.trim();
    const known = this.#said.get(name);
    if (known !== undefined) return known;
    const said = await this.#engine().name(name);
    // An engine that could not answer has said nothing about the name.
    if (said.ok || said.refusal.code === 'E_NAME') this.#said.set(name, said.ok);
    else this.#asked.delete(name);
    return said.ok;
  }

  /** What is known of a text, and soon is; `undefined` as long as the engine has not answered. */
  is(text: string): boolean | undefined {
    const name = text.trim();
    const known = this.#said.get(name);
    if (known === undefined && !this.#asked.has(name)) {
      this.#asked.add(name);
      void this.ask(name);
    }
    return known;
  }
}
