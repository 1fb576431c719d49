/** What keys do with the eye: with Shift the arrows walk around the table, plus and minus come nearer and go further. */

import type { Cameras } from './cameras.svelte';

/** A twenty-fourth of the way around. */
const STEP = Math.PI / 12;

/** Around the table and above it, as the eye goes. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

const ZOOMS: Readonly<Record<string, number>> = { '+': 0.8, '=': 0.8, '-': 1.25 };

/** Does what a key stands for; whether it stands for anything. Without Shift the arrows are the board's. */
function done(event: KeyboardEvent, cameras: Cameras): boolean {
  const [step, zoom] = [event.shiftKey ? STEPS[event.key] : undefined, ZOOMS[event.key]];
  if (step) cameras.walk(...step);
  else if (zoom !== undefined) cameras.zoom(zoom);
  else return false;
  return true;
}

/** To be heard before the board, which would go to the next place. */
export function pressed(event: KeyboardEvent, cameras: Cameras): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // The window itself may be the target of a key.
  if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return;
  if (!done(event, cameras)) return;
  event.preventDefault();
  event.stopPropagation();
}
