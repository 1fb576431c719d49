/**
 * The drawings as the program reads them are those of the page. After a change that is meant: `FAIRYRING_BLESS=1 npx vitest run
 * src/board/drawings.test.ts`, and then the program's own pictures (`FAIRYRING_BLESS=1 cargo test -p fairyring pictures`).
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { commonLines, linesOfGame, linesOfSet } from '../../tests/drawn';
import { GAMES } from '../../tests/fixtures';
import type { PieceSet } from '../pieces';
import { loadSkin, skinOf } from './skins';

const FILE = new URL('../../../crates/picture/drawings.txt', import.meta.url);
const SETS = import.meta.glob<PieceSet>('../pieces/*-{signs,pictures}.ts', { import: 'set', eager: true });

beforeAll(async () => {
  await Promise.all(GAMES.map(loadSkin));
});

it('the program draws by what the page draws by', () => {
  const sets = Object.entries(SETS).flatMap(([path, set]) => linesOfSet(path.replaceAll(/^.*\/|\.ts$/g, ''), set));
  const lines = [...commonLines(), ...sets, ...GAMES.flatMap((game) => linesOfGame(game, skinOf(game)))];
  const text = `${lines.join('\n')}\n`;
  if (process.env['FAIRYRING_BLESS'] !== undefined) writeFileSync(FILE, text);
  // One answer, not a comparison of half a million letters in a terminal.
  const stored = readFileSync(FILE, 'utf8');
  const changed = lines.find((line, at) => stored.split('\n', at + 1)[at] !== line);
  expect(stored === text, `older than its sources from: ${(changed ?? 'its end').slice(0, 80)}`).toBe(true);
});
