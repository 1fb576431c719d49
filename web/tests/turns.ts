/** Turns of any game as a server offers them, step by step, and nothing of them is played. No rule of any game is here. */

import type { Page } from 'playwright-core';

interface Legal {
  readonly legal: readonly string[];
  readonly whole: boolean;
}

/** What may follow such steps of whoever is to act. */
async function legalAfter(page: Page, id: string, turn: readonly string[]): Promise<Legal> {
  const answer = await page.request.get(`/api/v1/rounds/${id}/legal?turn=${encodeURIComponent(turn.join(','))}`);
  return (await answer.json()) as Legal;
}

/** A whole turn that begins so. */
export async function wholeTurn(
  page: Page,
  id: string,
  random: (below: number) => number,
  begun: readonly string[] = [],
): Promise<readonly string[]> {
  const turn = [...begun];
  for (;;) {
    const { legal, whole } = await legalAfter(page, id, turn);
    const step = whole ? undefined : legal[random(legal.length)];
    if (step === undefined) return turn;
    turn.push(step);
  }
}

/** A whole turn that is another one; none where there seems to be no other. */
export async function otherTurn(
  page: Page,
  id: string,
  random: (below: number) => number,
  known: readonly string[],
): Promise<readonly string[] | undefined> {
  for (let tries = 0; tries < 20; tries += 1) {
    const turn = await wholeTurn(page, id, random);
    if (turn.join() !== known.join()) return turn;
  }
  return undefined;
}

/** A step after which the same side goes on; none where every turn is one step. */
export async function beginning(page: Page, id: string): Promise<string | undefined> {
  for (const step of (await legalAfter(page, id, [])).legal) {
    if (!(await legalAfter(page, id, [step])).whole) return step;
  }
  return undefined;
}
