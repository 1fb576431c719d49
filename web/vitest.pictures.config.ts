import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/**
 * Pictures of every screen, made with the browser, the server and the hands of the tests: `cargo xtask pictures`. With FAIRYRING_GAMES
 * whole games are played instead, and pictures of them are made.
 */
export default defineConfig({
  // The words of the page are read by its own code, which has runes.
  plugins: [svelte()],
  test: {
    include: process.env['FAIRYRING_GAMES'] === undefined ? ['pictures/make.ts', 'pictures/space.ts'] : ['pictures/games.ts'],
    globalSetup: ['tests/serve.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
