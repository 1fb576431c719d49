/** Colours as the style sheets have them, so that both renderers agree in both themes. */

import { Color } from 'three';
import { colour, type Role, type SideIndex } from '../pieces';

/** Reads what a style sheet says inside an element, by dressing a hidden child. */
export class Wardrobe {
  readonly #probe: HTMLElement;
  readonly #known = new Map<string, string>();

  constructor(host: HTMLElement) {
    this.#probe = document.createElement('span');
    this.#probe.hidden = true;
    host.append(this.#probe);
  }

  /** A CSS colour, such as `var(--board-wood)`, as `rgb(…)`. */
  css(text: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    this.#probe.style.color = text;
    const found = getComputedStyle(this.#probe).color;
    this.#known.set(text, found);
    return found;
  }

  colour(text: string): Color {
    // `color-mix` is answered in forms that only a canvas reads.
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!pen) return new Color(0x888888);
    pen.fillStyle = this.css(text);
    pen.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = pen.getImageData(0, 0, 1, 1).data;
    return new Color().setRGB(r / 255, g / 255, b / 255, 'srgb');
  }

  piece(side: SideIndex, role: Role): Color {
    return this.colour(colour(side, role));
  }

  /** Whether the page is dark now. */
  get dark(): boolean {
    return this.colour('var(--surface)').getHSL({ h: 0, s: 0, l: 0 }).l < 0.4;
  }

  dispose(): void {
    this.#probe.remove();
  }
}
