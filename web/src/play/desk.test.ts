import { expect, test } from 'vitest';
import { desk } from './desk.svelte';

/** A browser may take a database away while the page still opens it: a newer page wants it, or everything is being deleted. */
test('a storage that goes before it is open costs nothing, and nobody is told', async () => {
  for (const trouble of ['closed', 'version'] as const) await desk.gone({ trouble });
  expect(desk.trouble).toBeNull();
});
