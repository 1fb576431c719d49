import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Whether one of `roots` needs a module at once. */
function needed(roots: readonly string[], id: string, modules: Modules): boolean {
  const seen = new Set([id]);
  for (const at of seen) {
    if (roots.some((root) => at.endsWith(`/src/${root}`))) return true;
    for (const importer of modules.getModuleInfo(at)?.importers ?? []) seen.add(importer);
  }
  return false;
}

const GAME = [
  'screens/GameScreen.svelte',
  'beat/Beat.svelte',
  ...['GameMenu', 'KeysDialog', 'ShareDialog', 'StoryDialog'].map((name) => `screens/parts/${name}.svelte`),
];
const PLAIN = ['New', 'Open', 'Saved', 'Settings'].map((name) => `screens/${name}Screen.svelte`);

/** What the first screen needs, and the little that a game shares with screens that have no board. */
function atOnce(id: string, modules: Modules): boolean {
  return needed(['main.ts'], id, modules) || (needed(PLAIN, id, modules) && needed(GAME, id, modules));
}

/** Scripts that only a document or a worker loads: the server sends its policy with everything else. */
const PARTS = 'assets/parts/[name]-[hash].js';

export default defineConfig({
  plugins: [svelte()],
  // Every address within the page begins where the page lies: it can be hosted under any path.
  base: './',
  build: {
    target: 'es2023',
    // Nothing is inlined: the content security policy allows no data addresses in scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All styles are one file: cut up they travel with more headers than words, and a screen can come without its own.
    cssCodeSplit: false,
    rolldownOptions: {
      // The page, and the board that pages of others may frame.
      input: ['index.html', 'embed/index.html'].map((page) => fileURLToPath(new URL(page, import.meta.url))),
      output: {
        entryFileNames: PARTS,
        chunkFileNames: PARTS,
        codeSplitting: {
          // Left alone, whatever two screens share becomes a file of its own, and fifty small files travel with more headers than
          // words. So: one file with what the page needs at once, one with what the game shares with other screens, one for the rest.
          groups: [
            { debugName: 'page', name: (id, modules) => (atOnce(id, modules) ? 'page' : null), priority: 3 },
            {
              debugName: 'board',
              name: (id, modules) => (needed(GAME, id, modules) ? 'board' : null),
              minShareCount: 2,
              priority: 2,
            },
            {
              name: 'shared',
              test: /\/src\/(screens|app|hand|model|play|seats|speech|table|ui)\//,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: PARTS } } },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // No test judges speed; on a busy machine the engine takes its time.
    testTimeout: 30_000,
    // `cargo xtask coverage` sums it by folder and compares it with a floor. Components run in browsers and are not counted here.
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/engine/types.ts', 'src/engine/built/**'],
      reporter: ['json-summary'],
      reportsDirectory: '../target/coverage-page',
    },
  },
});
