/** Every screen that a player can see, and how to get there. */

import type { Page } from 'playwright-core';
import { begin, clickStep } from '../tests/hands';
import { act, makeRound, openRound, turnByWire } from '../tests/rounds';
import { chance, GAMES, openGame, player, skipInterludes } from '../tests/support';
import { UNDERSTANDING } from './understanding';
import { played, studied, type Screen } from './ways';

const place = (page: Page, name: string) => page.locator(`[data-site][data-name="${name}"]`);

function at(path: string, whole = true): Screen {
  return {
    whole,
    show: async (page) => {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  };
}

/** A dialog that the menu of the game opens. */
function fromMenu(action: string | null): Screen {
  return {
    show: async (page) => {
      await begin(page, 'xiangqi');
      await page.locator('[data-action=menu]').click();
      if (action !== null) await page.locator(`dialog[open] [data-action=${action}]`).click();
      await page.locator('dialog[open]').waitFor();
    },
  };
}

/** A position with picks made in it, up to a dialog. */
function chosen(game: string, position: string, ...picks: string[]): Screen {
  return {
    show: async (page) => {
      await begin(page, game, { position });
      for (const pick of picks) {
        await place(page, pick).click();
      }
      await page.locator('dialog[open] [data-pick], dialog[open] [data-consent]').first().waitFor();
    },
  };
}

/** Where each game is looked at in the middle, and the piece in the hand. */
const MIDDLES: Readonly<Record<string, readonly [number, string]>> = {
  xiangqi: [8, 'd8'],
  rhythm: [12, 'h2'],
  cotulenh: [12, 'k8'],
  trid: [14, 'a0QL1'],
};

const middles = Object.entries(MIDDLES).map(([game, [count, name]]): [string, Screen] => [
  `game-${game}`,
  {
    show: async (page) => {
      await played(page, game, count);
      await place(page, name).click();
    },
  },
]);

/** The link to send, of a game by link. */
async function linkOf(page: Page): Promise<string> {
  const link = page.locator('[data-field=send-link]');
  await link.waitFor();
  return link.inputValue();
}

/** A game by link, with its first move made. */
async function sent(page: Page, step: string): Promise<string> {
  await begin(page, 'xiangqi', { opponent: 'link' });
  await clickStep(page, step);
  return linkOf(page);
}

/** What another person does, with a browser of his own: what he keeps is not kept here. */
async function another<T>(doing: (page: Page) => Promise<T>): Promise<T> {
  const person = await player();
  const done = await doing(person.page);
  await person.close();
  return done;
}

async function received(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await page.locator('[data-arrival]').waitFor();
}

/** Another person's answer to a link. */
async function answered(page: Page, link: string, step: string): Promise<string> {
  await received(page, link);
  await page.locator('[data-field=name]').fill('Linh');
  await page.locator('[data-action=join]').click();
  await page.locator('[data-key]').first().waitFor();
  await clickStep(page, step);
  return linkOf(page);
}

/** A round with a friend who has come, some turns old. */
async function round(page: Page, game: string, turns: number, end?: object): Promise<void> {
  const [friend, random] = [await player({}), chance(7)];
  const id = await makeRound({ first: { page }, second: friend }, { game });
  for (let turn = 0; turn < turns; turn += 1) await turnByWire({ page: turn % 2 === 0 ? page : friend.page }, id, random);
  if (end) await act(friend.page, id, end);
  await openRound(page, id);
  await friend.close();
}

export const SCREENS: Readonly<Record<string, Screen>> = {
  ...UNDERSTANDING,
  start: at('#/'),
  'start-running': {
    whole: true,
    show: async (page) => {
      await played(page, 'xiangqi', 3);
      await page.goto('#/');
      await page.locator('[data-action=continue]').waitFor();
    },
  },
  ...Object.fromEntries(
    GAMES.map((id): [string, Screen] => [
      `edit-${id}`,
      {
        show: async (page) => {
          await page.goto(`#/edit/${id}`);
          await page.locator('[data-edit]').waitFor();
          await page.locator('[data-edit] [data-action=clear]').click();
          await page.locator('[data-fault]').first().waitFor();
          await page.locator('[data-brush]').first().click();
        },
      },
    ]),
  ),
  ...Object.fromEntries(GAMES.map((id) => [`new-${id}`, at(`#/new/${id}`)])),
  'new-everything': {
    whole: true,
    show: async (page) => {
      await page.goto('#/new/rhythm');
      await page.locator('details > summary').first().click();
    },
  },
  ...Object.fromEntries(GAMES.map((id): [string, Screen] => [`begin-${id}`, { show: (page) => openGame(page, id) }])),
  ...Object.fromEntries(middles),
  'game-kings-cooking': {
    show: async (page) => {
      await begin(page, 'kings-cooking', { position: '2b/1N1/3 l - 1.1 1.1 0 10' });
      await place(page, 'b2').click();
    },
  },
  'kings-cooking-confirm': {
    show: async (page) => {
      await begin(page, 'kings-cooking');
      await place(page, 'a1').click();
      await place(page, 'a2').click();
      await page.locator('[data-action=confirm]').waitFor();
    },
  },
  'trid-columns': {
    show: async (page) => {
      await played(page, 'trid', 6);
      await page.locator('[data-view=columns]').click();
      await place(page, 'b1W').click();
    },
  },
  'trid-board': {
    show: async (page) => {
      await begin(page, 'trid', { position: '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/n1|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10' });
      await page.locator('button.handle:not([aria-disabled=true])').first().click();
    },
  },
  'rhythm-layers': {
    show: async (page) => {
      const position =
        '9/9/1c7/9/9/9/9/9/9/9:rnbakabnr/9/7c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKABNR:9/9/9/9/9/9/9/9/9/R8 w 6,4 - 0 5';
      await begin(page, 'rhythm', { position });
      await place(page, 'a0^').click();
    },
  },
  'cotulenh-air-defence': {
    show: async (page) => {
      await openGame(page, 'cotulenh');
      await page.locator('[data-layer]').first().click();
    },
  },
  promotion: chosen('kings-cooking', 'r1n/1P1/2B l - 0.1 0.1 0 4', 'b2', 'a3'),
  'promotion-trid': chosen('trid', '4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10', 'a8B', 'a9QL6'),
  'promotion-forced': chosen('trid', '4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - a8B 1 11'),
  arrival: {
    show: async (page) => {
      await begin(page, 'trid', { position: '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/n1|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10' });
      await page.locator('button.handle[data-pick]:not([aria-disabled=true])').first().click();
      await page.locator('[data-pick^=n]').first().click();
      await page.locator('dialog[open] [data-pick]').first().waitFor();
    },
  },
  deploy: {
    show: async (page) => {
      await begin(page, 'cotulenh', { position: '7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1 f4:T:I>f5...' });
      await page.locator('[data-action=session-cancel]').waitFor();
    },
  },
  'choice-stack': {
    show: async (page) => {
      await begin(page, 'cotulenh', { position: '7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1' });
      await place(page, 'f4').click();
      await page.locator('[data-pick]').first().waitFor();
    },
  },
  'choice-strike': chosen('cotulenh', '7c2i/10i/11/11/11/11/4i6/11/4F6/11/10I/6C3I r - - 0 1', 'e4', 'e6'),
  check: {
    show: async (page) => {
      await begin(page, 'xiangqi', { position: '4ka3/4a4/4b4/8p/9/4C4/9/9/3R5/3K5 w - - 0 1' });
      await place(page, 'd1').click();
      await place(page, 'd8').click();
    },
  },
  refusal: {
    show: async (page) => {
      await openGame(page, 'kings-cooking');
      await place(page, 'a1').click();
      await place(page, 'b2').click();
      await page.locator('.refusal').waitFor();
    },
  },
  ...Object.fromEntries(
    ['xiangqi', 'cotulenh'].map((game): [string, Screen] => [`end-${game}`, { show: (page) => played(page, game) }]),
  ),
  'end-kings-cooking': {
    show: async (page) => {
      await begin(page, 'kings-cooking', { position: 'N1n/3/3 l - 2.0 0.2 0 24' });
      await page.locator('[data-action=menu]').click();
      await page.locator('[data-action=resign]').click();
      await page.locator('[data-action=resign-yes]').click();
      await page.locator('[data-result]').waitFor();
    },
  },
  hint: {
    show: async (page) => {
      await begin(page, 'kings-cooking');
      await page.locator('[data-action=hint]').click();
      await page.locator('[data-hint]').waitFor({ timeout: 60_000 });
    },
  },
  story: {
    show: async (page) => {
      await page.goto('#/game/kings-cooking');
      await page.locator('[data-action=story-close]').waitFor();
    },
  },
  'hand-off': {
    show: async (page) => {
      await page.goto('#/new/kings-cooking');
      await page.locator('[data-choice=opponent] input[value=hotseat]').check({ force: true });
      await page.locator('[data-action=start]').click();
      await page.locator('[data-action=story-close], [data-action=handoff-ready]').first().waitFor();
      await skipInterludes(page);
      await place(page, 'a1').click();
      await place(page, 'a2').click();
      await page.locator('[data-action=confirm]').click();
      await page.locator('[data-action=handoff-ready]').waitFor();
    },
  },
  menu: fromMenu(null),
  share: fromMenu('share'),
  keys: fromMenu('keys'),
  moves: {
    show: async (page) => {
      await played(page, 'trid', 10);
      const moves = page.locator('[data-action=moves]');
      if (await moves.isVisible()) await moves.click();
    },
  },
  ...Object.fromEntries(
    GAMES.map((id): [string, Screen] => [
      `study-${id}`,
      {
        show: async (page) => {
          await studied(page, id, id === 'kings-cooking' ? 2 : 6);
          await page.locator('[data-action=start-lines]').click();
          // Every line in words, and an arrow for the best.
          await page.locator('[data-line="3"] [data-turn]').first().waitFor({ timeout: 60_000 });
          await page.locator('[data-line]:not(:has([data-turn]))').first().waitFor({ state: 'detached', timeout: 60_000 });
          await page.locator('[data-arrow=hint]').first().waitFor();
        },
      },
    ]),
  ),
  review: {
    whole: true,
    show: async (page) => {
      await studied(page, 'xiangqi');
      await page.locator('[data-action=review]').click();
      await page.locator('[data-review=done]').waitFor({ timeout: 60_000 });
    },
  },
  friend: at('#/friend/xiangqi'),
  'friend-invited': {
    whole: true,
    show: async (page) => {
      await page.goto('#/friend/xiangqi');
      await page.locator('[data-action=create]').click();
      await page.locator('[data-field^=chair-]').first().waitFor();
    },
  },
  ...Object.fromEntries(GAMES.map((id): [string, Screen] => [`round-${id}`, { show: (page) => round(page, id, 4) }])),
  'round-over': { show: (page) => round(page, 'xiangqi', 6, { do: 'resign' }) },
  'round-mine': {
    whole: true,
    show: async (page) => {
      await round(page, 'xiangqi', 4);
      await round(page, 'cotulenh', 5);
      await page.goto('/#/mine');
      await page.locator('h1').first().waitFor();
    },
  },
  settings: at('#/settings'),
  'saved-none': at('#/saved'),
  saved: {
    whole: true,
    show: async (page) => {
      for (const [game, count] of [
        ['xiangqi', 14],
        ['trid', 2],
        ['cotulenh', 1],
      ] as const)
        await played(page, game, count);
      await page.goto('#/saved');
      await page.locator('h1').waitFor();
    },
  },
  open: at('#/open'),
  'open-refused': {
    whole: true,
    show: async (page) => {
      await page.goto('#/open');
      await page.locator('[data-field=import]').fill('1. e4 e5 2. Ke2');
      await page.locator('[data-action=import]').click();
      await page.locator('[data-code]').waitFor();
    },
  },
  'link-sent': {
    show: async (page) => {
      await sent(page, 'h2e2');
    },
  },
  'link-received': {
    whole: true,
    show: async (page) => received(page, await another((other) => sent(other, 'h2e2'))),
  },
  'link-broken': {
    whole: true,
    show: async (page) => received(page, (await another((other) => sent(other, 'h2e2'))).slice(0, -9)),
  },
  'link-diverged': {
    whole: true,
    show: async (page) => {
      const link = await sent(page, 'h2e2');
      const answers = ['h9g7', 'b9c7'].map((step) => another((other) => answered(other, link, step)));
      for (const answer of await Promise.all(answers)) {
        await page.goto('about:blank');
        await page.goto(answer);
        await page.locator('[data-key], [data-arrival=diverged]').first().waitFor();
      }
      await page.locator('[data-arrival=diverged]').waitFor();
    },
  },
  ...Object.fromEntries(
    GAMES.map((id): [string, Screen] => [
      `rules-${id}`,
      {
        whole: true,
        show: async (page) => {
          await page.goto(`#/rules/${id}`);
          await page.locator('[data-loaded=true]').waitFor();
          // Boards are set up when they come into sight.
          for (const figure of await page.locator('figure').all()) {
            await figure.scrollIntoViewIfNeeded();
            await figure.locator('svg.picture').waitFor();
          }
          await page.evaluate(() => scrollTo(0, 0));
        },
      },
    ]),
  ),
};
