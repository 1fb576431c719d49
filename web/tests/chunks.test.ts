/**
 * Every file of the built page is refused when it is first asked for, and once more when the page asks again: it says so in words, and
 * comes to the same end. Nobody helps it: what has to be asked for again the page asks for itself, or offers a button for.
 */

import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { lead, place } from './hands';
import { makeRound } from './rounds';
import { drawInSpace, GAMES, player, ply, skipInterludes } from './support';

drawInSpace();

const ASSETS = readdirSync(new URL('../dist/assets', import.meta.url), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map(({ name }) => name);

/** The code that the page begins with: before it has come nothing can be asked for again, and the first words say what to do. */
const DOCUMENT = ['index.html', 'embed/index.html']
  .map((document) => readFileSync(new URL(`../dist/${document}`, import.meta.url), 'utf8'))
  .join('\n');
const OWN = ASSETS.filter((file) => file.endsWith('.js') && DOCUMENT.includes(file));

/** How often a file is refused. More than once: whoever tries twice and then gives up is no better off. */
const REFUSALS = 2;

/** A picture beside the name of the page, what sounds and trembles, and what stores the page: whoever lacks them lacks nothing. */
const DECORATION = /\.svg$|^(feel|keep)-/;

/** Sentences of refusals and of rules, by module and language: files of one kind, fetched by one line of code; those of one game stand for all. */
const SENTENCES = /^[a-z-]+\.(en|vi|zh-Hans)-/;

/** The machine's modules, by game: files of one kind, fetched by one line of code; those of one game stand for all. */
const MINDS = /^mind(_bg)?-/;

/** What may come before it is needed, and is asked for again when it is: the walk `machine` needs it. */
const EARLY = /^(thinking|thinker|mind)/;

/** Every way in which the page says that something did not come. */
const WORDS = /could not be (loaded|opened)|If nothing comes|Không tải được|无法加载/;

/** One thing to do, and what stands on the page when it is done. */
interface Step {
  readonly act: (page: Page) => Promise<unknown>;
  readonly goal: (page: Page) => Locator;
  /** Whether the page gives it up and says so: then it is for the player to want it again. */
  readonly forsaken?: true;
  /** What is to be looked at for it. */
  readonly look?: (page: Page) => Promise<unknown>;
}

const go = (fragment: string, goal: string): Step => ({
  act: (page) => page.goto(fragment),
  goal: (page) => page.locator(goal).first(),
});
const click = (target: string, goal: string): Step => ({
  act: (page) => page.locator(target).first().click(),
  goal: (page) => page.locator(goal).first(),
});
const choose = (choice: string, value: string, goal: string): Step => ({
  act: (page) => page.locator(`[data-choice=${choice}] input[value="${value}"]`).check({ force: true }),
  goal: (page) => page.locator(goal).first(),
});
const BOARD = '[data-ready] [data-site][data-live=true]';

const WALKS: Readonly<Record<string, readonly Step[]>> = {
  before: [
    {
      // What a page of before kept: a move of xiangqi is confirmed.
      act: async (page) => {
        const kept = JSON.stringify({ version: 1, value: { confirm: { xiangqi: true } } });
        await page.addInitScript((text) => localStorage.setItem('fairyring:settings', text), kept);
        await page.goto('#/');
      },
      goal: (page) => page.locator('[data-game]').first(),
    },
  ],
  screens: [
    go('', '[data-game]'),
    go('#/settings', '[data-choice=language]'),
    go('#/saved', 'main h1:not([tabindex="-2"])'),
    go('#/open', 'main textarea'),
    go('#/new/xiangqi', '[data-action=start]'),
    go('#kc=1.x', '[data-arrival=refused]'),
    chosen('#/settings', 'language', 'vi', 'html[lang=vi]'),
    chosen('#/settings', 'language', 'zh-Hans', 'html[lang=zh-Hans]'),
  ],
  rules: GAMES.map((game) => ({
    ...go(`#/rules/${game}`, `[data-rules=${game}][data-loaded=true] figure .board`),
    // Boards are set up when they come into sight, and the list of pieces above them grows when it comes.
    look: (page) => page.evaluate(() => document.querySelector('figure')?.scrollIntoView()),
  })),
  tour: [go('#/tour/xiangqi', '[data-tour=xiangqi] [data-site]')],
  study: [
    go('#/study/xiangqi', '[data-study=xiangqi] [data-site][data-live=true]'),
    click('[data-study] [data-action=share]', '[data-dialog=share-study] [data-embed-text]'),
  ],
  embedded: [go('/embed#/xiangqi', '[data-embed=xiangqi] [data-site]')],
  letter: [
    go('#/new/xiangqi', '[data-action=start]'),
    {
      act: async (page) => {
        await page.locator('[data-choice=opponent] input[value=link]').check({ force: true });
        await page.locator('[data-action=start]').click();
      },
      goal: (page) => page.locator(BOARD).first(),
    },
    { act: (page) => lead(page, 'h2', 'e2'), goal: (page) => page.locator('[data-send] [data-field=send-link]') },
  ],
  editor: [
    go('#/edit/xiangqi', '[data-edit=xiangqi] [data-site][data-live=true]'),
    click('[data-edit] [data-action=share]', '[data-dialog=share-edit] [data-field=game-link]'),
  ],
  pictures: [
    go('#/settings', '[data-choice=theme]'),
    ...['trid', 'xiangqi', 'cotulenh'].map((game) =>
      choose(`pieces-${game}`, 'pictures', `[data-game=${game}] [data-drawn=pictures]`),
    ),
    ...['trid', 'xiangqi', 'cotulenh'].map((game) => go(`#/game/${game}`, BOARD)),
  ],
  signs: [
    go('#/settings', '[data-choice=theme]'),
    ...['kings-cooking', 'xiangqi', 'cotulenh'].map((game) =>
      choose(`pieces-${game}`, 'signs', `[data-game=${game}] [data-drawn=signs]`),
    ),
    ...['kings-cooking', 'xiangqi', 'cotulenh'].map((game) => go(`#/game/${game}`, BOARD)),
  ],
  game: [
    go('#/game/rhythm', BOARD),
    click('[data-action=menu]', '[data-dialog=menu]'),
    click('[data-dialog=menu] [data-action=share]', '[data-dialog=share]'),
    click('[data-dialog=share] [data-action=close]', BOARD),
    click('[data-tone] [data-action=rules-in-force]', '[data-dialog=rules]'),
    click('[data-dialog=rules] [data-action=close]', BOARD),
    { act: (page) => page.keyboard.press('?'), goal: (page) => page.locator('[data-dialog=keys]') },
    click('[data-dialog=keys] [data-action=close]', BOARD),
    click('[data-action=beat]', '[data-dialog=beat]'),
  ],
  story: [
    go('#/new/xiangqi', '[data-action=start]'),
    {
      act: async (page) => {
        await page.locator('[data-choice=opponent] input[value=hotseat]').check({ force: true });
        await page.locator('details > summary').first().click();
        await page.locator('[data-option=repetition]').selectOption('wxf');
        await page.locator('[data-field=position]').fill('3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1');
        await page.locator('[data-action=start]').click();
      },
      goal: (page) => page.locator(BOARD).first(),
    },
    {
      act: async (page) => {
        for (const [index, move] of ['a1a0', 'd9d8', 'a0a1', 'd8d9'].entries()) {
          await page.locator('input[name=move]').fill(move);
          await page.locator('input[name=move]').press('Enter');
          await expect.poll(() => ply(page)).toBe(index + 1);
        }
      },
      goal: (page) => page.locator('[data-impending]'),
    },
    click('[data-impending] [data-action=judged]', '[data-story] [data-verdict]'),
  ],
  machine: [
    go('#/game/xiangqi', BOARD),
    { act: (page) => lead(page, 'b2', 'e2'), goal: (page) => page.locator('[data-ply="2"]').first() },
    click('[data-action=hint]', '[data-hint]'),
    click('[data-action=menu]', '[data-dialog=menu]'),
    click('[data-action=resign]', '[data-action=resign-yes]'),
    click('[data-action=resign-yes]', '[data-result]'),
  ],
  phone: [go('#/game/rhythm', '[data-page]'), go('#/game/rhythm', BOARD)],
  refusal: [
    go('#/game/xiangqi', BOARD),
    {
      act: async (page) => {
        await page.locator('input[name=move]').fill('b0d1');
        await page.locator('input[name=move]').press('Enter');
      },
      goal: (page) => page.locator('[data-code=LEG]').filter({ hasNotText: 'could not be loaded' }),
    },
    {
      // The answer at the place is asked for with every try in vain; the line of the page answers meanwhile.
      act: async (page) => {
        for (let tries = 0; tries <= REFUSALS; tries += 1) {
          await place(page, 'e9').click();
          await page.locator('[data-code=WRONG_SIDE]').first().waitFor();
          await page.keyboard.press('Escape');
        }
        await place(page, 'e9').click();
      },
      goal: (page) => page.locator('[data-bubble=WRONG_SIDE]'),
    },
  ],
  rounds: [
    go('#/friend/xiangqi', '[data-action=create]'),
    {
      // The friend sits down somewhere else, where nothing is refused.
      act: async (page) => {
        const friend = await player({});
        const id = await makeRound({ first: { page }, second: friend }, { game: 'xiangqi' });
        await friend.close();
        await page.goto(`/g/${id}`);
      },
      goal: (page) => page.locator('[data-round][data-ready] [data-site]').first(),
    },
    {
      act: (page) => page.goto('/#/'),
      goal: (page) => page.locator('[data-yours="1"]'),
    },
  ],
  space: [
    go('#/game/xiangqi', BOARD),
    {
      act: async (page) => {
        const flat = page.locator('[data-action=space][aria-pressed=false]');
        if (await flat.count()) await flat.click();
      },
      goal: (page) => page.locator('[data-space] canvas'),
      forsaken: true,
    },
  ],
};

/** A choice on a screen that may have to be gone to. */
function chosen(screen: string, choice: string, value: string, goal: string): Step {
  return {
    act: async (page) => {
      await page.goto(screen);
      await page.locator(`[data-choice=${choice}] input[value="${value}"]`).check({ force: true });
    },
    goal: (page) => page.locator(goal),
  };
}

/** Where there are fingers and little room, other parts are wanted. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What was refused somewhere, and came when it was asked for again. */
const seen = new Set<string>();

/** Refuses files, and remembers what is owed. */
class Line {
  /** How often each file was refused. */
  readonly refused = new Map<string, number>();
  /** Refused, and not yet asked for as often as it takes. */
  readonly owed = new Set<string>();
  /** Whether the page's own code has come. */
  #begun = false;

  answers(file: string): boolean {
    if (DECORATION.test(file)) return true;
    const own = OWN.includes(file);
    const refused = this.refused.get(file) ?? 0;
    if (refused >= (own ? 1 : REFUSALS)) {
      this.#begun ||= own;
      this.owed.delete(file);
      seen.add(file);
      return true;
    }
    this.owed.add(file);
    // What came beside the code that was refused comes anew with a reload: only what the page asks for itself counts.
    if (own || this.#begun) this.refused.set(file, refused + 1);
    return false;
  }

  get needsReload(): boolean {
    return OWN.some((file) => this.owed.has(file));
  }
}

/** Whoever sees a button to ask again uses it. The page asks by itself as well, so it may be gone before it is clicked. */
async function askAgain(page: Page): Promise<boolean> {
  const retry = page.locator('[data-action=retry]').first();
  const there = await retry.isVisible();
  if (there) await retry.click({ timeout: 1_000 }).catch(() => undefined);
  return there;
}

/** Does a step and waits for its goal, and until nothing is said to be missing. */
async function reach(page: Page, { act, goal, forsaken, look }: Step, line: Line): Promise<void> {
  await act(page);
  const words = page.getByText(WORDS).first();
  const said = async (): Promise<boolean> => (await words.count()) > 0;
  const reached = async (): Promise<boolean> => {
    await look?.(page);
    if (!(await said()) && (await goal(page).count()) > 0) return true;
    const answered = Promise.any([
      page.waitForEvent('requestfinished', { timeout: 1_000 }),
      page.waitForEvent('requestfailed', { timeout: 1_000 }),
    ]).catch(() => undefined);
    if (!(await askAgain(page))) {
      if (line.needsReload) await page.reload();
      else if (forsaken && (await said())) await act(page);
    }
    await answered;
    return false;
  };
  await expect.poll(reached, { timeout: 60_000 }).toBe(true);
  await skipInterludes(page);
  // Something that comes into sight late may be refused only now.
  await expect.poll(reached, { timeout: 60_000 }).toBe(true);
}

describe('every file of the page, refused once', () => {
  for (const [name, steps] of Object.entries(WALKS)) {
    test(`${name}: words, and the same end`, async () => {
      const { page, faults, close } = await player(name === 'phone' ? PHONE : {});
      const line = new Line();
      await page.route(/\/assets\//, async (route) => {
        const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
        await (line.answers(file) ? route.continue() : route.abort());
      });
      for (const step of steps) await reach(page, step, line);
      const owed = async () => {
        await askAgain(page);
        return [...line.owed].filter((file) => name === 'machine' || !EARLY.test(file));
      };
      await expect.poll(owed, { message: 'refused and never asked for again' }).toEqual([]);
      expect(line.refused.size).toBeGreaterThan(0);
      expect(faults.filter((fault) => !/ERR_FAILED|WebGL|GPU/.test(fault))).toEqual([]);
      expect(await page.locator('[data-trouble], [data-mishap]').count()).toBe(0);
      await close();
    });
  }
});

afterAll(() => {
  expect([...seen].filter((file) => SENTENCES.test(file)).length).toBeGreaterThan(1);
  expect([...seen].filter((file) => MINDS.test(file)).length).toBe(2);
  const kinds = [DECORATION, SENTENCES, MINDS];
  expect(ASSETS.filter((file) => !kinds.some((kind) => kind.test(file)) && !seen.has(file))).toEqual([]);
});
