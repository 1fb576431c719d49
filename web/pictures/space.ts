/** The README's first picture: Tri-D in space, in the dark, as glass. It needs a browser that draws in three dimensions. */

import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { begin } from '../tests/hands';
import { openSpace } from '../tests/space';
import { drawInSpace, player } from '../tests/support';

drawInSpace();

const README = process.env['FAIRYRING_README'];

test.runIf(README !== undefined)('trid-3d', async () => {
  mkdirSync(README ?? '', { recursive: true });
  const someone = await player({ viewport: { width: 1100, height: 760 }, colorScheme: 'dark' });
  await begin(someone.page, 'trid');
  await openSpace(someone.page);
  await someone.page.mouse.move(0, 0);
  await someone.page.screenshot({ path: `${README}/trid-3d.png` });
  await someone.close();
  expect(someone.faults).toEqual([]);
});
