/**
 * Choosing line-ups (rules: kings-cooking 3, 14). Which kinds may stand together is the engine's to say.
 */

import type { Engine } from '../engine/client';
import { done, type Result } from '../engine/result';
import type { SideView } from '../engine/types';

export const GAME = 'kings-cooking';

/** How the pieces are chosen. */
export type Selection = 'mirrored' | 'independent' | 'random';

/** A kind: the letter of set-up names, and the engine's word. In the order of the rules text. */
export interface Kind {
  readonly letter: string;
  readonly word: string;
}

export const KINDS: readonly Kind[] = [
  { letter: 'R', word: 'rook' },
  { letter: 'N', word: 'knight' },
  { letter: 'B', word: 'bishop' },
  { letter: 'Q', word: 'queen' },
  { letter: 'P', word: 'pawn' },
];

/** The letters of files a, b, c; `null` where nothing is chosen yet. */
export type Picks = readonly [string | null, string | null, string | null];

/** Why a kind may not stand beside the other picks (rules: 3). */
const TOO_MANY = 'E_SEL_LIMIT';

export const NO_PICKS: Picks = [null, null, null];
export const USUAL: Picks = ['R', 'N', 'B'];

/** Mirrored starts that are a draw with perfect play (rules: 25.2, complete). */
export const FAIR: readonly string[] =
  'RRQ RRP RQR RQP NNB NNP NBN NBB NBP BNN BNB BNP BBN BBP BPB BPP QRR QRP PRR PRQ PNN PNB PNP PBN PBB PBP PQR PPB PPP'.split(
    ' ',
  );

export function picksOf(lineUp: string): Picks {
  return [lineUp.charAt(0), lineUp.charAt(1), lineUp.charAt(2)];
}

/** The three letters, if all are chosen. */
export function complete(picks: Picks): string | null {
  return picks.includes(null) ? null : picks.join('');
}

/** The kinds that may stand on a file beside the other picks. A pawn stands in for a pick that is missing: it never limits. */
export async function offered(engine: Engine, picks: Picks, file: number): Promise<Result<readonly Kind[]>> {
  const judged = await Promise.all(
    KINDS.map(({ letter }) => {
      const tried = picks.map((pick, index) => (index === file ? letter : (pick ?? 'P')));
      return engine.draft(GAME, tried.join(''), null);
    }),
  );
  // That the engine could not answer is not that the rules say no.
  const unanswered = judged.find((one) => !one.ok && one.refusal.code !== TOO_MANY);
  if (unanswered && !unanswered.ok) return unanswered;
  return done(KINDS.filter((_, index) => judged[index]?.ok));
}

/** Letters that a player typed: a line-up, or the engine's word why not. Where both sides get the same, both may be given. */
export async function spelled(engine: Engine, selection: 'mirrored' | 'independent', text: string): Promise<Result<Picks>> {
  const letters = text.trim().toUpperCase();
  const name = selection === 'mirrored' ? `mirrored:${letters}` : `independent:${letters}:${letters}`;
  const opened = await engine.open(GAME, {}, { at: 'setup', name });
  if (!opened.ok) return opened;
  await opened.value.seat.close();
  return done(picksOf(letters));
}

/** The line-up that a seed gives. */
export async function drawn(engine: Engine, seed: string): Promise<Picks | null> {
  const opened = await engine.open(GAME, {}, { at: 'setup', name: `random:${seed}` });
  if (!opened.ok) return null;
  const universe = await engine.universe(GAME);
  await opened.value.seat.close();
  if (!universe.ok) return null;
  const file = (site: number) => universe.value.sites[site]?.at[0] ?? 0;
  const row = opened.value.view.scene.pieces
    .filter(({ side }) => side === 'first')
    .sort((a, b) => file(a.site) - file(b.site))
    .map(({ kind }) => KINDS.find(({ word }) => word === kind)?.letter ?? null);
  return [row[0] ?? null, row[1] ?? null, row[2] ?? null];
}

/** A seed by chance, of 64 bits. */
export function newSeed(): string {
  const [seed = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return seed.toString();
}

/** The name of the start for the engine; `own` is the side of the first line-up. */
export function setUpName(selection: Selection, own: SideView, line: string, other: string): string {
  const [light, dark] = own === 'first' ? [line, other] : [other, line];
  return selection === 'independent' ? `independent:${light}:${dark}` : `mirrored:${light}:${dark}`;
}
