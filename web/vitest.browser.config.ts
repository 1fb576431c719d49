import { defineConfig } from 'vitest/config';

/** The tests of the whole page: a real browser and a real `fairyring serve`. One file after the other, on any machine. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/serve.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // What is waited for comes; on a busy machine it takes its time.
    expect: { poll: { timeout: 20_000 } },
  },
});
