/**
 * Plays every game to an end that comes by itself, once on a phone held upright and once on its side, against the weakest machine: by
 * taps on the page, with what the page's own hint says. Views, languages and themes are dealt out so that each occurs. A picture is made
 * of a hint, of a middle and of the end, and what no eye should have to look for is told: one control over another, a control that is cut,
 * a reply that is out of sight.
 *
 * The pictures lie in the folder FAIRYRING_GAMES. One game alone: `cargo xtask pictures --games -- -t 'xiangqi upright'`. With
 * `FAIRYRING_DEAL=1`, or any other number, views, languages and themes are dealt out anew.
 */

import { mkdirSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { begin, over, place, placesOf } from '../tests/hands';
import { cutControls, overlaps, unseen } from '../tests/layout';
import { closeSpace, openSpace, space, still, tapPlace } from '../tests/space';
import { drawInSpace, GAMES, idle, player, ply, status } from '../tests/support';
import { button } from '../tests/words';

drawInSpace();

const OUT = process.env['FAIRYRING_GAMES'] ?? '';
const DEAL = Number(process.env['FAIRYRING_DEAL'] ?? 0);

const HELD = {
  upright: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
} as const;
const LANGUAGES = ['en-GB', 'vi-VN', 'zh-CN'] as const;

/** A game of a person and the machine that is longer than so many own turns has lost its way. */
const LONGEST = 150;
/** The own turn whose hint is shown, and those after which the middle is: the last that is reached, as some games are over soon. */
const HINTED = 2;
const MIDDLES: readonly number[] = [1, 5, 10];

interface Play {
  readonly name: string;
  readonly game: string;
  readonly spatial: boolean;
  readonly options: BrowserContextOptions;
}

const PLAYS: readonly Play[] = GAMES.flatMap((game, index) =>
  (Object.keys(HELD) as (keyof typeof HELD)[]).map((held, side) => {
    const spatial = (index + side + DEAL) % 2 === 1;
    const locale = LANGUAGES[(2 * index + side + DEAL) % LANGUAGES.length] ?? 'en-GB';
    const colorScheme = ((index + 1) >> 1) % 2 === (side + (DEAL >> 1)) % 2 ? 'light' : 'dark';
    return {
      name: [game, held, spatial ? '3d' : 'flat', locale.slice(0, 2), colorScheme].join(' '),
      game,
      spatial,
      options: { viewport: HELD[held], hasTouch: true, isMobile: true, deviceScaleFactor: 2, locale, colorScheme },
    };
  }),
);

/** Taps a place where it is seen: on the board, behind a tab, or in the picture in space. */
async function tap(page: Page, name: string, spatial: boolean): Promise<void> {
  if (spatial) return tapPlace(page, name);
  const cell = place(page, name);
  const tabs = page.locator('[data-page]');
  for (let tab = 0; !(await cell.isVisible()) && tab < (await tabs.count()); tab += 1) await tabs.nth(tab).tap();
  await cell.tap();
}

/** Answers whatever the page asks about a turn of two places. */
async function answer(page: Page, turn: string, before: number): Promise<void> {
  const questions = page.locator('dialog[open] [data-pick], dialog[open] [data-consent], [data-action=confirm]');
  for (;;) {
    await expect.poll(async () => (await ply(page)) > before || (await questions.count()) > 0).toBe(true);
    if ((await ply(page)) > before) return;
    const stays = turn.includes('_') ? '[data-pick*=stay]' : ':not([data-pick*=stay])';
    await questions.and(page.locator(stays)).first().tap();
    await idle(page);
  }
}

/** Plays what the hint says: by taps on its two places, or, where it is more than that, by the button of the hint. */
async function playHint(page: Page, spatial: boolean, look: () => Promise<void>): Promise<void> {
  const before = await ply(page);
  const bulb = button(page, 'action-hint');
  await bulb.tap();
  const hint = page.locator('[data-hint]');
  await hint.waitFor({ timeout: 60_000 });
  const turn = (await hint.getAttribute('data-hint')) ?? '';
  const pair = await placesOf(page, turn);
  await bulb.tap();
  await bulb.tap();
  await hint.and(page.locator('[data-stage="3"]')).waitFor();
  await look();
  if (!pair) {
    await button(hint, 'hint-play').tap();
  } else {
    const [from, to] = pair;
    const target = page.locator(`[data-site][data-name="${to}"][data-target="true"]`).first();
    const known = target.or(page.locator('[data-pick^="="]')).first();
    // On a machine that is busy a tap may last so long that it asks about the piece: then it is tapped again.
    for (let taps = 0; taps < 3 && (await known.count()) === 0; taps += 1) {
      await tap(page, from, spatial);
      await known.waitFor({ state: 'attached', timeout: 5_000 }).catch(() => undefined);
    }
    // A stack asks first who of it is meant.
    if ((await target.count()) === 0) await button(hint, 'hint-play').tap();
    else {
      await tap(page, to, spatial);
      await answer(page, turn, before);
    }
  }
  await expect.poll(() => ply(page), { message: turn }).toBeGreaterThan(before);
}

/** Waits for the reply, or for the end. */
async function replied(page: Page): Promise<void> {
  const bulb = button(page, 'action-hint');
  await expect.poll(async () => (await over(page)) || (await bulb.isEnabled()), { timeout: 60_000 }).toBe(true);
  await idle(page);
}

async function picture(page: Page, { name, spatial }: Play, when: string): Promise<void> {
  if (spatial) await still(page);
  await page.screenshot({ path: `${OUT}/${name.replaceAll(' ', '-')}-${when}.png` });
}

/** What is wrong with the screen, as far as it can be measured. */
async function wrong(page: Page): Promise<string[]> {
  // The view goes to where it happened, and needs its time.
  const rest = await expect
    .poll(() => unseen(page), { timeout: 5_000 })
    .toEqual([])
    .then(
      () => [],
      () => unseen(page),
    );
  const seen = (await over(page)) ? [] : rest.map((name) => `${name} is out of sight`);
  return [...(await overlaps(page, '.game')), ...(await cutControls(page)), ...seen];
}

test.each(PLAYS.map((play) => [play.name, play] as const))('%s', { timeout: 1_800_000 }, async (_, play) => {
  mkdirSync(OUT, { recursive: true });
  const { page, faults, close } = await player(play.options);
  await begin(page, play.game, { opponent: 'machine', level: 1 });
  const isOpen = (await space(page).count()) > 0;
  if (play.spatial) await openSpace(page);
  else if (isOpen) await closeSpace(page);
  const found = new Set<string>();
  let turns = 0;
  while (!(await over(page))) {
    turns += 1;
    if (turns > LONGEST) throw new Error(`no end after ${LONGEST} turns`);
    await playHint(page, play.spatial, async () => {
      if (turns === HINTED) await picture(page, play, 'hint');
    });
    await replied(page);
    for (const what of await wrong(page)) found.add(what);
    if (MIDDLES.includes(turns) && !(await over(page))) await picture(page, play, 'middle');
  }
  await page.locator('[data-result]').waitFor();
  await picture(page, play, 'end');
  const how = await status(page).getAttribute('data-over');
  process.stdout.write(`${play.name}: ${how} after ${turns} turns\n`);
  await close();
  expect([...found]).toEqual([]);
  expect(faults).toEqual([]);
});
