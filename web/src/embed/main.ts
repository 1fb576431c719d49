/**
 * The board on a page of somebody else begins here. It is made of the parts of the page; what opens a store, keeps anything or asks a
 * server is not started.
 */

import { mount, unmount } from 'svelte';
import '../app.css';
import { mishaps } from '../app/mishaps.svelte';
import { missing } from '../app/missing.svelte';
import { styled } from '../app/style';
import Wordless from '../app/Wordless.svelte';
import '../pieces/pieces.css';
import { settings } from '../store/settings.svelte';
import Later from '../ui/Later.svelte';
import { looksOf } from './looks';

async function begin(target: HTMLElement): Promise<void> {
  target.replaceChildren();
  mishaps.start(window);
  missing.start(window);
  void missing.insist('style', () => styled(document));
  const wordless = mount(Wordless, { target });
  const { locale, theme } = looksOf(new URLSearchParams(location.search));
  await settings.change({ locale: locale ?? settings.now.locale, theme });
  await unmount(wordless);
  mount(Later, { target, props: { load: () => import('./Embed.svelte'), words: false } });
}

const target = document.getElementById('embed');
if (target) void begin(target);
