import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The tests of the whole page: a real browser and a real `fairyring serve`. Two files at a time: much of a test is waiting. */
export default defineConfig({
  // The words of the page are read by its own code, which has runes.
  plugins: [svelte()],
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/serve.ts'],
    environment: 'node',
    maxWorkers: 2,
    // Files share a worker, its modules and its browser: starting them takes longer than many a file. Tests share no page.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // What is waited for comes; on a busy machine it takes its time.
    expect: { poll: { timeout: 20_000 } },
  },
});
