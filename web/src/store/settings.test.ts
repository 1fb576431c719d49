import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeOf } from './open';
import { settings } from './settings.svelte';
import { noTabs } from './tabs';
import { MemoryVault } from './vault';

const fresh = settings.now;
afterEach(() => {
  settings.now = fresh;
  vi.unstubAllGlobals();
});

describe('the piece set of a game', () => {
  it('is drawn for whoever does not read its signs', () => {
    const found = (['en', 'vi', 'zh-Hans'] as const).map((locale) => {
      settings.now = { ...fresh, locale };
      return ['kings-cooking', 'trid', 'xiangqi', 'rhythm', 'cotulenh', 'unheard-of'].map((game) => settings.setOf(game));
    });
    const drawn = ['signs', 'signs', 'pictures', 'pictures', 'pictures', 'signs'];
    expect(found).toEqual([drawn, drawn, ['signs', 'signs', 'signs', 'signs', 'pictures', 'signs']]);
  });

  it('is what a page of before kept for all of them, until a game has its own', () => {
    settings.now = { ...fresh, pieces: 'signs' };
    expect(settings.setOf('xiangqi')).toBe('signs');
    settings.now = { ...settings.now, sets: { xiangqi: 'pictures' } };
    expect([settings.setOf('xiangqi'), settings.setOf('cotulenh')]).toEqual(['pictures', 'signs']);
  });
});

describe('what a page of before kept', () => {
  /** Opens what was kept as a page does. */
  async function opened(kept: unknown): Promise<typeof settings> {
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    const vault = new MemoryVault();
    await vault.putValue('settings', kept);
    await settings.start((await storeOf(vault, noTabs())).values);
    return settings;
  }

  it('is opened with what is usual for whatever came later', async () => {
    const before = { locale: 'vi', theme: 'dark', motion: 'reduced', sounds: true, pieces: 'signs', name: 'Ann', level: 7 };
    const { now, trouble, feels } = await opened(before);
    expect(trouble).toBeNull();
    expect(now).toEqual({ ...fresh, ...before });
    expect(now).toMatchObject({ speed: 'normal', looks: {}, guest: '', clock: { kind: 'own', minutes: 15, seconds: 10 } });
    expect(feels).toEqual({ volume: 0.6, haptics: fresh.haptics });
  });

  it('is repaired field by field', async () => {
    const { now, trouble } = await opened({
      ...fresh,
      volume: 7,
      speed: 'warp',
      clock: { kind: 'egg' },
      looks: { xiangqi: 'jade' },
    });
    expect(trouble).toMatchObject({ trouble: 'repaired', fields: ['speed', 'volume', 'clock'] });
    expect(now).toEqual({ ...fresh, looks: { xiangqi: 'jade' } });
  });

  it('is silent where sounds were switched off', async () => {
    expect((await opened({ sounds: false, volume: 1 })).feels.volume).toBe(0);
  });
});
