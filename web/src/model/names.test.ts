import { beforeAll, describe, expect, it } from 'vitest';
import { localEngine } from '../engine/desk';
import { KnownNames } from '../play/known-names.svelte';
import { newIdentity, sideTag } from './names';

describe('names', () => {
  let names: KnownNames;
  beforeAll(() => {
    const engine = localEngine();
    names = new KnownNames(() => engine);
  });

  it('follow section 14.4, as the engine says', async () => {
    for (const name of ['A', 'Ann Lee', "O'Neil", 'Nguyễn', '王小明', 'a-b_c', '7', 'x'.repeat(20), ' Ann ']) {
      expect(await names.ask(name), name).toBe(true);
    }
    for (const name of ['', ' ', '<b>', 'x'.repeat(21), 'a\tb', 'a.b', '😀']) {
      expect(await names.ask(name), name).toBe(false);
    }
  });

  it('are asked for once and then known', async () => {
    expect(names.is('Zoe')).toBeUndefined();
    await expect.poll(() => names.is('Zoe')).toBe(true);
    expect(names.is(' Zoe')).toBe(true);
    expect(names.is('<')).toBeUndefined();
    await expect.poll(() => names.is('<')).toBe(false);
  });

  it('of games are 32 hex digits', () => {
    expect(newIdentity()).toMatch(/^[0-9a-f]{32}$/);
    expect(newIdentity()).not.toBe(newIdentity());
  });

  it('of sides become tags', () => {
    expect(sideTag('light')).toBe('Light');
  });
});
