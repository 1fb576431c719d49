/**
 * The board on a page of somebody else begins here. It is made of the parts of the page; what opens a store, keeps anything or asks a
 * server is not started.
 */

import { mount, unmount, type Component } from 'svelte';
import '../app.css';
import { mishaps } from '../app/mishaps.svelte';
import { missing } from '../app/missing.svelte';
import Notices from '../app/Notices.svelte';
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
  const load = (): Promise<unknown> => import('./Embed.svelte');
  // What it is about it reads from the address.
  mount(Later, { target, props: { load: load as () => Promise<{ default: Component<object> }>, words: false } });
  mount(Notices, { target });
}

const target = document.getElementById('embed');
if (target) void begin(target);
