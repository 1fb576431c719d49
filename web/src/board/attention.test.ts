import { afterEach, expect, it, vi } from 'vitest';
import { Attention } from './attention.svelte';

/** A document that somebody looks at, until he does not. */
class Looked extends EventTarget {
  hidden = false;

  leave(): void {
    this.hidden = true;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

afterEach(() => vi.unstubAllGlobals());

it('waits for every board', async () => {
  vi.stubGlobal('document', new Looked());
  const attention = new Attention();
  const said: string[] = [];
  let land: () => void = () => undefined;
  const leave = attention.join(() => new Promise((resolve) => (land = resolve)));
  attention.join(() => Promise.resolve());
  const rest = attention.still().then(() => said.push('still'));
  await Promise.resolve();
  said.push('on its way');
  land();
  await rest;
  expect(said).toEqual(['on its way', 'still']);
  leave();
  await attention.still();
});

it('does not wait for a page that is left in the middle of a way: it draws nothing, and another page may be waiting', async () => {
  const page = new Looked();
  vi.stubGlobal('document', page);
  const attention = new Attention();
  attention.join(() => new Promise(() => undefined));
  const rest = attention.still();
  page.leave();
  await rest;
  // Nor for one that was left before.
  await attention.still();
});
