/** How a flat board brings places into sight, and when it has come to rest. */

import { tick } from 'svelte';
import { motionWanted } from './motion';

/**
 * Until nothing within an element glides or fades any more. A page that is not looked at is not waited for. What has come to its end
 * and keeps its last look is still among the animations; whoever waited for it would ask again at once, for ever.
 */
export async function landed(root: Element): Promise<void> {
  for (;;) {
    await tick();
    const ways = root
      .getAnimations({ subtree: true })
      .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
    if (ways.length === 0 || document.hidden) return;
    await Promise.allSettled(ways.map(({ finished }) => finished));
  }
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** How far something must be scrolled so that a span is within another; if it is too long for that, so that its `end` is. */
function way(span: Span, end: Span, room: Span): number {
  const { top, bottom } = span.bottom - span.top > room.bottom - room.top ? end : span;
  return Math.min(0, top - room.top) || Math.max(0, bottom - room.bottom);
}

/** What lies over the lower edge of the window and stays there. */
function covered(): number {
  const bar = document.querySelector('[role=toolbar]')?.getBoundingClientRect();
  return bar && bar.width > innerWidth / 2 && bar.bottom >= innerHeight - 8 ? innerHeight - bar.top : 0;
}

/**
 * Scrolls a board, and the page around it, until some of its places are seen; the last one at least. `below` is what stays at the
 * lower edge of the board while it scrolls.
 */
export function bring(outer: HTMLElement, sites: readonly number[], below: number): void {
  const spans = sites.flatMap((site) => outer.querySelector(`[data-site="${site}"]`)?.getBoundingClientRect() ?? []);
  const end = spans.at(-1);
  if (!end) return;
  const behavior = motionWanted() ? 'smooth' : 'instant';
  const span = { top: Math.min(...spans.map(({ top }) => top)), bottom: Math.max(...spans.map(({ bottom }) => bottom)) };
  const { top, bottom } = outer.getBoundingClientRect();
  const scrolls = outer.scrollHeight > outer.clientHeight + 1;
  const by = scrolls ? way(span, end, { top, bottom: bottom - below }) : 0;
  if (by !== 0) outer.scrollBy({ top: by, behavior });
  // Where the board has brought it to.
  const at = (edge: number): number => Math.min(Math.max(edge - by, scrolls ? top : -Infinity), scrolls ? bottom : Infinity);
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const room = { top: Math.max(0, header), bottom: innerHeight - covered() };
  const page = way({ top: at(span.top), bottom: at(span.bottom) }, { top: at(end.top), bottom: at(end.bottom) }, room);
  if (page !== 0) scrollBy({ top: page, behavior });
}
