/**
 * Lets the page of fae1e2d, the last one that kept everything in localStorage, fill a browser's storage, and writes down what it
 * kept and what it showed of each game. That is `tests/stores/fae1e2d.json`; nothing in it is written by hand. Made by:
 *
 *   git worktree add ../before fae1e2d && cd ../before && cargo xtask web && cargo build -p fairyring
 *   target/debug/fairyring serve        # prints its address
 *   node scripts/fill-store.js ADDRESS > tests/stores/fae1e2d.json
 */

import { chromium } from 'playwright-core';

const [address = ''] = process.argv.slice(2);

const browser = await chromium.launch({
  executablePath: process.env['FAIRYRING_BROWSER'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader-webgl', '--enable-unsafe-swiftshader'],
});
const context = await browser.newContext({
  baseURL: address,
  locale: 'en-GB',
  reducedMotion: 'reduce',
  viewport: { width: 1000, height: 800 },
});
const page = await context.newPage();
page.setDefaultTimeout(60_000);

const at = (selector) => page.locator(selector).first();
const status = at('[data-key][data-ply]');
const ply = async () => Number(await status.getAttribute('data-ply'));
const choose = (group, value) => at(`[data-choice=${group}] input[value="${value}"]`).check({ force: true });

async function until(holds) {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 600) throw new Error(`in vain: ${holds}`);
    await page.waitForTimeout(100);
  }
}

/** What stands between a player and the board. */
async function interludes() {
  const button = at('[data-action=story-close], [data-action=handoff-ready]');
  while (await button.isVisible()) {
    const action = await button.getAttribute('data-action');
    await button.click();
    await page.locator(`[data-action=${action}]`).waitFor({ state: 'hidden' });
  }
}

async function wish(game, { opponent = 'hotseat', level, side, clock, name, other, handOff = false, position, options } = {}) {
  await page.goto(`#/new/${game}`);
  await choose('opponent', opponent);
  if (level) await at('[data-field=level]').selectOption(String(level));
  if (side) await choose('side', side);
  if (clock) await choose('clock', clock);
  const hands = at('[data-field=hand-off]');
  if (await hands.count()) await hands.setChecked(handOff);
  if (name) await at('[data-field=name]').fill(name);
  if (other) await at('[data-field=other-name]').fill(other);
  if (position || options) await at('details > summary').click();
  if (position) await at('[data-field=position]').fill(position);
  for (const [option, value] of Object.entries(options ?? {})) await at(`[data-option=${option}]`).selectOption(value);
}

async function start() {
  await at('[data-action=start]').click();
  await status.waitFor();
  await interludes();
}

async function idle() {
  await at('[data-acting=false]').waitFor();
  await interludes();
}

/** A step by its two places; a question is answered with its first choice, and every move is confirmed. */
async function step(from, to) {
  const before = await ply();
  await at(`[data-site][data-name="${from}"]`).click();
  await at(`[data-site][data-name="${to}"][data-target="true"]`).click();
  await until(async () => (await ply()) > before || (await at('[data-action=confirm]').count()) > 0);
  if (await at('[data-action=confirm]').count()) await at('[data-action=confirm]').click();
  await until(async () => (await ply()) > before);
  await idle();
}

const seen = [];

/** What the page shows of the game on the table. */
async function look(name) {
  await idle();
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('fairyring:current') ?? '{}').value);
  const told = await status.evaluate(({ dataset: { key, ply: plies, actor, stage, over } }) => ({
    key,
    ply: Number(plies),
    actor,
    stage,
    over: over ?? null,
  }));
  const pieces = await page
    .locator('[data-site]')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute('aria-label') ?? '').filter((label) => !label.includes('empty')),
    );
  seen.push({ name, id, ...told, pieces: pieces.length });
  return id;
}

// The player's wishes first: what he sees of the games follows them.
await page.goto('#/settings');
await choose('theme', 'dark');
await choose('motion', 'reduced');
await choose('pieces', 'pictures');
await at('[data-field=name]').fill('Ann');
await at('[data-field=name]').press('Enter');
await at('[data-field=level]').selectOption('3');
await at('[data-notation=xiangqi]').selectOption('chinese');
await at('[data-confirm=trid]').setChecked(true);
await at('[data-field=coordinates]').setChecked(false);

// Xiangqi: with a clock and two names, one step before a repetition that two rule books judge differently (WXF-058).
await wish('xiangqi', {
  name: 'Ann',
  other: 'Bob',
  clock: '10+5',
  position: '3aka3/C4rN2/4b1n2/N7p/2p3p2/8P/2P3P2/9/4A4/4KA3 w - - 0 1',
});
await start();
for (const move of ['a6b8', 'f9e8', 'b8a6', 'e8f9', 'a6b8', 'f9e8', 'b8a6']) await step(move.slice(0, 2), move.slice(2));
await look('xiangqi before a repetition');

// Finished by mate.
await wish('xiangqi', { position: '3k5/9/9/8p/9/9/R8/9/9/4K4 w - - 0 1' });
await start();
await step('a3', 'd3');
await look('xiangqi at its end');

// Against the machine, taken up by the second player, with a name of its own and a step taken back.
await wish('xiangqi', { opponent: 'machine', level: 3, side: 'second', name: 'Ann' });
await start();
await until(async () => (await ply()) === 1);
await idle();
await step('h9', 'g7');
await until(async () => (await ply()) === 3);
await at('[data-machine=idle]').waitFor();
const sunday = await look('xiangqi against the machine');

// By link: the letter is on its way.
await wish('xiangqi', { opponent: 'link', name: 'Ann' });
await start();
await step('h2', 'e2');
await at('[data-send]').waitFor();
await look('xiangqi by link');

// Rhythm: a rule of its own, a beat, and a step that was taken back.
await wish('rhythm', { options: { miss: 'strict' } });
await start();
await step('b2', 'e2');
await step('h9', 'g7');
await step('h0', 'g2');
await at('[data-action=undo]').click();
await until(async () => (await ply()) === 2);
await at('[data-action=beat]').click();
await at('[data-field=bpm]').fill('96');
await at('[data-field=muted]').setChecked(true);
await at('[data-dialog=beat] [data-action=close]').click();
await look('rhythm with a step taken back');

// CoTuLenh: the usual start; a headquarters that goes one step by the old book; in the middle of a deployment.
await wish('cotulenh');
await start();
await step('b2', 'b6');
await step('j8', 'j7');
await look('cotulenh put away');
await wish('cotulenh', { position: '7c2i/10i/11/11/11/11/11/11/5+H5/11/10I/6C3I r - - 0 1' });
await start();
await step('f4', 'f5');
await step('k12', 'j12');
await look('cotulenh with a headquarters');
await wish('cotulenh', { position: '7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1' });
await start();
await at('[data-site][data-name=f4]').click();
await at('[data-pick="=infantry"]').click();
await at('[data-name=f5][data-target=true]').click();
await until(async () => (await ply()) === 1);
await look('cotulenh in a deployment');

// Tri-D: a promotion that is owed, and a game in space.
await wish('trid', { position: '4/4/3K/4|4/4/1k2/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - a8B 0 10' });
await at('[data-action=start]').click();
await status.waitFor();
await look('trid with a debt');
await wish('trid', { name: 'Ann', other: 'Bob' });
await start();
await step('a1W', 'b3N');
await step('d7B', 'd6B');
await at('[data-action=space]').click();
await at('[data-space] canvas').waitFor();
await at('[data-look=above]').click();
await at('[data-look=above][aria-pressed=true]').waitFor();
await page.waitForTimeout(1500);
await look('trid in space');

// King's Cooking: each chooses for himself, with a hand-off screen; and an invitation that waits for its answer.
async function lineUp(letters) {
  for (const [index, letter] of [...letters].entries()) {
    await at(`[data-file=${'abc'.charAt(index)}]`).click();
    await at(`[data-kind=${letter}]`).click();
  }
  await at(`[data-line-up=${letters}]`).waitFor();
}
await wish('kings-cooking', { name: 'Ann', other: 'Bob', handOff: true });
await choose('selection', 'independent');
await lineUp('PNB');
await at('[data-action=confirm-line-up]').click();
await at('[data-action=ready]').click();
await at('[data-line-up]').waitFor();
await lineUp('BPR');
await at('[data-action=confirm-line-up]').click();
await start();
await step('b1', 'a3');
await look('kings-cooking with line-ups');
await wish('kings-cooking', { opponent: 'link', name: 'Ann' });
await choose('selection', 'independent');
await lineUp('QRB');
await at('[data-action=start]').click();
await page.waitForURL(/#kc=/);

// A title of its own, given under Saved games.
await page.goto('#/saved');
await at(`[data-saved="${sunday}"] [data-action=rename]`).click();
await at('[data-field=title]').fill('Sunday');
await at('[data-field=title]').press('Enter');
await at(`[data-saved="${sunday}"] h2 a`).waitFor();

const storage = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
await browser.close();
process.stdout.write(`${JSON.stringify({ seen, storage }, null, 2)}\n`);
