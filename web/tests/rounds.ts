/** Rounds for tests: made by HTTP, followed by pages, and played by whatever the page offers. No rule of any game is here. */

import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { address, clickSomething, player, type Player } from './support';
import { wholeTurn } from './turns';

const BINARY = process.env['FAIRYRING_BINARY'] ?? fileURLToPath(new URL('../../target/release/fairyring', import.meta.url));

function command(): string {
  return randomBytes(16).toString('hex');
}

/** A server of its own that can be killed and comes back at the same address with the same data. */
export class OwnServer {
  readonly #data: string;
  readonly #binary: string;
  #child: ChildProcess | null = null;
  address = '';

  private constructor(binary: string, data: string) {
    this.#binary = binary;
    this.#data = data;
  }

  static async start(binary = BINARY): Promise<OwnServer> {
    const server = new OwnServer(binary, await mkdtemp(join(tmpdir(), 'fairyring-')));
    await server.begin();
    return server;
  }

  async begin(): Promise<void> {
    const listen = this.address === '' ? '127.0.0.1:0' : new URL(this.address).host;
    const child = spawn(this.#binary, ['serve', '--listen', listen, '--data', this.#data], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    this.address = line;
    this.#child = child;
  }

  /** Ends it without a word. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#data, { recursive: true, force: true });
  }
}

async function posted<T>(request: APIRequestContext, url: string, data: object): Promise<T> {
  const answer = await request.post(url, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

/** A round with both players and whoever watches, all of them at the board. */
export interface Table {
  readonly id: string;
  readonly first: Player;
  readonly second: Player;
  readonly watcher: Player;
  readonly close: () => Promise<void>;
}

interface Wish {
  readonly terms: { readonly game: string } & Readonly<Record<string, unknown>>;
  readonly server?: string;
}

type Browsing = Parameters<typeof player>[0];

/** Two players and a watcher, without a round; each in a browser as he likes it. */
export async function company(server = address(), ...likes: readonly Browsing[]): Promise<Omit<Table, 'id'>> {
  const [first, second, watcher] = await Promise.all([0, 1, 2].map((one) => player({ baseURL: server, ...likes[one] })));
  if (!first || !second || !watcher) throw new Error('nobody came');
  const close = async (): Promise<void> => {
    await Promise.all([first, second, watcher].map((one) => one.close()));
  };
  return { first, second, watcher, close };
}

/** Makes a round for two who are there; its name. */
export async function makeRound(
  { first, second }: Readonly<Record<'first' | 'second', Pick<Player, 'page'>>>,
  terms: Wish['terms'],
): Promise<string> {
  const made = await posted<{ round: string; invite: { second: { token: string } } }>(first.page.request, '/api/v1/rounds', {
    command: command(),
    terms,
    side: 'first',
    name: 'Ada',
  });
  await posted(second.page.request, `/api/v1/rounds/${made.round}/chair`, {
    command: command(),
    token: made.invite.second.token,
    name: 'Bob',
  });
  // That the game has begun is written after the answer to whoever sat down; until then it is as if line-ups were chosen.
  const begun = terms['start'] === 'draft' ? 'drafting' : 'playing';
  await vi.waitUntil(async () => (await look(first.page, made.round)).phase === begun, { timeout: 10_000 });
  return made.round;
}

/** The round that a page is at. */
export function roundAt(page: Page): string {
  return /\/g\/(\w+)/.exec(page.url())?.[1] ?? '';
}

/** Makes a round from the start screen, in two clicks; the link for the friend. */
export async function invite({ page }: Pick<Player, 'page'>, game: string): Promise<string> {
  await page.goto('/');
  await page.locator(`[data-action=friend][href="#/friend/${game}"]`).click();
  await page.locator('[data-action=create]').click();
  return linkOf(page, 'chair-');
}

export async function linkOf(page: Page, name: string): Promise<string> {
  const field = page.locator(`[data-field^="${name}"]`).first();
  await field.waitFor();
  return field.inputValue();
}

export async function sitDown({ page }: Pick<Player, 'page'>, link: string, name = ''): Promise<void> {
  await page.goto(link);
  await page.locator('[data-action=sit]').waitFor();
  if (name !== '') await page.locator('[data-field=name]').fill(name);
  await page.locator('[data-action=sit]').click();
  await board(page).waitFor();
}

/** Lets everybody sit down at a new round. */
export async function roundOf({ terms, server }: Wish): Promise<Table> {
  const people = await company(server);
  const id = await makeRound(people, terms);
  await Promise.all([people.first, people.second, people.watcher].map(({ page }) => openRound(page, id)));
  return { ...people, id };
}

export async function openRound(page: Page, id: string): Promise<void> {
  await page.goto(`/g/${id}`);
  await page.locator('[data-round][data-ready]').waitFor();
  await page.locator('[data-line=live]').waitFor();
}

export function board(page: Page): Locator {
  return page.locator('[data-round][data-ready]');
}

/** What a page knows of its round. */
export async function standing(page: Page): Promise<Record<string, string>> {
  return board(page).evaluate((node) => {
    const data: Record<string, string> = {};
    for (const [name, value] of Object.entries((node as HTMLElement).dataset)) data[name] = value ?? '';
    const status = node.querySelector<HTMLElement>('[data-key][data-ply]');
    return {
      ...data,
      actor: status?.dataset['actor'] ?? '',
      ply: status?.dataset['ply'] ?? '',
      key: status?.dataset['key'] ?? '',
      over: status?.dataset['over'] ?? '',
    };
  });
}

/** Waits until all pages stand where the log does. */
export async function together(pages: readonly Page[], seq: number): Promise<void> {
  const there = `[data-round][data-seq="${seq}"][data-waiting="0"][data-acting=false]`;
  await Promise.all(pages.map((page) => page.locator(there).waitFor()));
  const all = await Promise.all(pages.map(standing));
  const [one] = all;
  for (const what of ['digest', 'key']) expect(all.map((page) => page[what])).toEqual(all.map(() => one?.[what]));
  expect(all.map(({ mismatches }) => mismatches)).toEqual(all.map(() => '0'));
}

/** Clicks until a whole turn of this page is confirmed or the round is over. */
export async function turnByHand(page: Page, random: (below: number) => number): Promise<void> {
  const before = Number((await standing(page))['seq']);
  for (let clicks = 0; clicks < 80; clicks += 1) {
    const { sent, seq } = await board(page).evaluate((node) => ({
      sent: Number((node as HTMLElement).dataset['waiting']) > 0,
      seq: Number((node as HTMLElement).dataset['seq']),
    }));
    if (seq > before) return;
    if (sent) {
      await page.locator('[data-round][data-waiting="0"]').waitFor();
      continue;
    }
    expect(await clickSomething(page, random)).toBe(true);
  }
  throw new Error('no turn came of eighty clicks');
}

/** Plays a whole turn of a player by HTTP, as programs do. */
export async function turnByWire(
  { page }: Pick<Player, 'page'>,
  id: string,
  random: (below: number) => number,
): Promise<{ readonly seq: number; readonly turn: string }> {
  const turn = (await wholeTurn(page, id, random)).join(',');
  const { ply } = await look(page, id);
  const { seq } = await act(page, id, { do: 'play', ply, turn });
  return { seq, turn };
}

/** Types steps, each of which may be a part of a turn; where the page asks whether one is really wanted, it is. */
export async function type(page: Page, ...steps: readonly string[]): Promise<void> {
  const field = page.locator('input[name=move]');
  const sure = page.locator('[data-action=confirm], dialog[open] [data-consent]');
  for (const step of steps) {
    await field.fill(step);
    await field.press('Enter');
    await expect
      .poll(async () => {
        if (await sure.count()) await sure.first().click();
        return field.inputValue();
      })
      .toBe('');
  }
}

/** Waits until so many steps stand on a board that the server does not have. */
export async function drafted(page: Page, unconfirmed: number): Promise<void> {
  await expect
    .poll(async () => {
      const { ply, confirmed, acting } = await standing(page);
      return acting === 'false' && Number(ply) - Number(confirmed);
    })
    .toBe(unconfirmed);
}

/** Does something for a player by HTTP. */
export function act(page: Page, id: string, action: object): Promise<{ seq: number }> {
  return posted(page.request, `/api/v1/rounds/${id}/commands`, { command: command(), action });
}

interface Head {
  readonly ply: number;
  readonly seq: number;
  readonly actor: 'first' | 'second' | null;
  readonly phase: string;
  readonly you: 'first' | 'second' | null;
  readonly digest: string;
  readonly ended: { readonly winner: string | null; readonly reason: string } | null;
}

interface Shown {
  readonly head: Head;
  readonly clock: { readonly now: number; readonly left: { readonly first: number; readonly second: number } | null };
}

export async function lookAround(page: Page, id: string): Promise<Shown> {
  const answer = await page.request.get(`/api/v1/rounds/${id}`);
  return (await answer.json()) as Shown;
}

export async function look(page: Page, id: string): Promise<Head> {
  return (await lookAround(page, id)).head;
}

/** An entry of a log, with what some of them have. */
interface Logged {
  readonly entry: string;
  readonly seq: number;
  readonly at: number;
  readonly text?: string;
  readonly timing?: number;
  readonly grade?: string;
  readonly gifts?: readonly [number, number];
  readonly beat?: { readonly period: number; readonly phase: number };
}

/** The log of a round. */
export async function log(page: Page, id: string): Promise<readonly Logged[]> {
  const answer = await page.request.get(`/api/v1/rounds/${id}/entries?after=0`);
  return (await answer.text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Logged);
}
