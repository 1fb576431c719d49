/**
 * What the tests of King's Cooking share: its links, written here a second time from rules: kings-cooking 12.3 and 16, so that
 * a link of the page is compared with another hand's.
 */

import { crc32 } from 'node:zlib';
import type { Page } from 'playwright-core';
import { lead } from './hands';
import { idle } from './support';

/** The game id of the vectors. */
export const ID = '00112233445566778899aabbccddeeff';

export const VECTORS = {
  /** Mirrored RNB, creator Ann is Light, joiner unknown, `a1a2`. */
  first: '#kc=1.AQAAESIzRFVmd4iZqrvM3e7_BwcDQW5uAAEAh5TUhpw.2df7252a',
  /** Independent PNB against BPR, Ann is Light, Bob, `b1a3 b3b1q a1b2`. */
  second: '#kc=1.AQEAESIzRFVmd4iZqrvM3e7_a0YDQW5uA0JvYgMAmiSIfSVueg.fe8b7ce5',
  /** Independent, stage 1, Ann is Dark with PPP. */
  third: '#kc=1.AQ0AESIzRFVmd4iZqrvM3e7__3wDQW5uAAAAAAAAAA.ba37626d',
} as const;

/** A course of mirrored RNB, ply by ply: the step, and the position text after it. */
export const COURSE = [
  ['a1a2', 'rnb/R2/1NB d - 0.0 0.0 1 1'],
  ['a3a2', '1nb/r2/1NB l - 0.1 0.0 0 2'],
  ['b1c3', '1nN/r2/2B d - 0.1 0.1 0 3'],
  ['b3c1', '2N/r2/2n l - 0.2 0.1 0 4'],
  ['c3b1', '3/r2/1Nn d - 0.2 0.1 1 5'],
  ['c1b3', '1n1/r2/1N1 l - 0.2 0.1 2 6'],
  ['b1c3', '1nN/r2/3 d - 0.2 0.1 3 7'],
] as const;

/** Another third ply of the same game. */
export const OTHER_THIRD = ['b1a3', 'Nnb/r2/2B d - 0.1 0.0 1 3'] as const;

const SQUARES = ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'];

/** The code of a plain step (rules: 12.3). */
function code(step: string): number {
  return 22 * SQUARES.indexOf(step.slice(0, 2)) + SQUARES.indexOf(step.slice(2));
}

/** The bytes between the points of a link. */
export function payload(link: string): Uint8Array {
  return Uint8Array.from(Buffer.from(link.split('.')[1] ?? '', 'base64url'));
}

/** A link around any bytes, with the right outer check. */
export function wrap(bytes: Uint8Array): string {
  return `#kc=1.${Buffer.from(bytes).toString('base64url')}.${crc32(bytes).toString(16).padStart(8, '0')}`;
}

/** What a link is made of; without a word mirrored RNB, begun by Ann, who is Light. */
interface Letter {
  readonly plies: readonly (readonly [string, string])[];
  readonly creator?: string;
  readonly joiner?: string;
  /** Codes instead of those of the plies. */
  readonly codes?: readonly number[];
}

export function link({ plies, creator = 'Ann', joiner = 'Bob', codes }: Letter): string {
  const named = (name: string) => [Buffer.byteLength(name), ...Buffer.from(name)];
  const steps = codes ?? plies.map(([step]) => code(step));
  const digest = Buffer.alloc(4);
  digest.writeUInt32LE(crc32(plies.at(-1)?.[1] ?? 'rnb/3/RNB l - 0.0 0.0 0 0'));
  const head = [1, 0, ...Buffer.from(ID, 'hex'), 7, 7];
  const count = [steps.length & 255, steps.length >> 8];
  return wrap(Uint8Array.from([...head, ...named(creator), ...named(joiner), ...count, ...steps, ...digest]));
}

/** Plays a step by two clicks and a yes, and waits until it is played. */
export async function playStep(page: Page, step: string): Promise<void> {
  await lead(page, step.slice(0, 2), step.slice(2));
  await page.locator('[data-action=confirm]').click();
  await idle(page);
}
