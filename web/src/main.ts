import { mount, unmount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { mishaps } from './app/mishaps.svelte';
import { missing } from './app/missing.svelte';
import { offline } from './app/offline.svelte';
import { styled } from './app/style';
import Wordless from './app/Wordless.svelte';
import { pace } from './beat/pace.svelte';
import './pieces/pieces.css';
import { desk } from './play/desk.svelte';
import { router } from './app/route.svelte';
import { settings } from './store/settings.svelte';
import { openStore } from './store/open';
import { views } from './store/views.svelte';

/** No statement of this module waits: whatever is fetched meanwhile shares parts with it, and would wait for it in turn. */
async function begin(target: HTMLElement): Promise<void> {
  // What stood there said that nothing has come.
  target.replaceChildren();
  mishaps.start(window);
  missing.start(window);
  void missing.insist('style', () => styled(document));
  const wordless = mount(Wordless, { target });

  const store = await openStore(
    () => localStorage,
    (trouble) => void desk.gone(trouble),
  );
  desk.start(store);
  pace.kept.start(store.values);
  views.start(store.values);
  await settings.start(store.values);
  router.start();
  await unmount(wordless);
  mount(App, { target });
  offline.start(window);
}

const target = document.getElementById('app');
// The board for pages of others is made of the same parts, and has no place for the app.
if (target) void begin(target);
