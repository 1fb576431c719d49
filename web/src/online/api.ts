/**
 * The paths of the server. A refusal is a value, and so is a server that does not answer. A command is named once by whoever wants
 * something, and the same request goes out again until it is answered: the server does nothing twice under one name.
 */

import type { Refusal, Result } from '../engine/result';
import type { DetailView } from '../engine/types';
import type {
  CommandBody,
  Create,
  Created,
  EntryView,
  Invitation,
  PersonView,
  RoundBrief,
  Sat,
  Sit,
  Stored,
  Tell,
} from './types';

/** What a look at a round shows. */
export type Snapshot = Extract<Tell, { tell: 'snapshot' }>;

/** Codes of the page for what no server says: it does not answer, or it has no rounds. */
export const AWAY = 'E_AWAY';
export const NO_ROUNDS = 'E_NO_ROUNDS';

/** Pauses before the same is asked again, in milliseconds. */
const PAUSES: readonly number[] = [300, 1_000, 3_000];
/** How long an answer is waited for. */
const PATIENCE = 15_000;

/** How the page asks; tests ask otherwise. */
export interface Line {
  readonly fetch: (path: string, how: RequestInit) => Promise<Response>;
  readonly pause: (ms: number) => Promise<void>;
}

const BROWSER: Line = {
  fetch: (path, how) => fetch(path, { ...how, signal: AbortSignal.timeout(PATIENCE) }),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

interface Request {
  readonly method?: 'POST' | 'DELETE';
  readonly body?: object;
}

function refusalOf(code: string, message: string): Refusal {
  return { code, message, case: '', details: {} };
}

function isTrouble(found: unknown): found is Refusal {
  return typeof found === 'object' && found !== null && 'code' in found && typeof found.code === 'string' && 'message' in found;
}

function linesOf(text: string): unknown[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line): unknown => JSON.parse(line));
}

/** An answer of the server, whatever it is; one that is not written by it comes from a host of files. */
async function answerOf<T>(response: Response): Promise<Result<T>> {
  if (response.status === 204) return { ok: true, value: undefined as T };
  const kind = response.headers.get('content-type') ?? '';
  if (response.ok && kind.startsWith('application/x-ndjson')) return { ok: true, value: linesOf(await response.text()) as T };
  if (!kind.startsWith('application/json'))
    return { ok: false, refusal: refusalOf(NO_ROUNDS, `no rounds are played here (${response.status})`) };
  const found: unknown = await response.json();
  if (response.ok) return { ok: true, value: found as T };
  if (!isTrouble(found)) return { ok: false, refusal: refusalOf(NO_ROUNDS, `no rounds are played here (${response.status})`) };
  const { code, message, case: which, details } = found as Refusal & { details: Record<string, DetailView> };
  return { ok: false, refusal: { code, message, case: which, details } };
}

/** Whether the same may be asked again at once: the server was away, or had too much to do. */
function isPassing({ code }: Refusal): boolean {
  return [AWAY, 'E_BUSY', 'E_STORE'].includes(code);
}

/** The name of a command: 32 hexadecimal digits. */
export function newCommand(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Api {
  readonly #line: Line;

  constructor(line: Line = BROWSER) {
    this.#line = line;
  }

  async #once<T>(path: string, { method, body }: Request): Promise<Result<T>> {
    const how: RequestInit = { method: method ?? 'GET', credentials: 'same-origin', cache: 'no-store' };
    if (body) Object.assign(how, { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
    try {
      return await answerOf<T>(await this.#line.fetch(`/api/v1${path}`, how));
    } catch (fault) {
      return { ok: false, refusal: refusalOf(AWAY, String(fault)) };
    }
  }

  /** Asks until there is an answer, a few times. What goes out again is the very same request. */
  async #ask<T>(path: string, request: Request = {}): Promise<Result<T>> {
    for (const pause of PAUSES) {
      const answer = await this.#once<T>(path, request);
      if (answer.ok || !isPassing(answer.refusal)) return answer;
      await this.#line.pause(pause);
    }
    return this.#once<T>(path, request);
  }

  /** Whether rounds are played here. */
  about(): Promise<Result<{ protocol: number }>> {
    return this.#once('', {});
  }

  create(wish: Create): Promise<Result<Created>> {
    return this.#ask('/rounds', { method: 'POST', body: wish });
  }

  /** Once: whoever waits looks again by himself. */
  look(round: string): Promise<Result<Snapshot>> {
    return this.#once(`/rounds/${encodeURIComponent(round)}`, {});
  }

  /** Everything that has happened in a round. */
  log(round: string): Promise<Result<readonly EntryView[]>> {
    return this.#ask(`/rounds/${encodeURIComponent(round)}/entries?after=0`);
  }

  sit(round: string, sit: Sit): Promise<Result<Sat>> {
    return this.#ask(`/rounds/${encodeURIComponent(round)}/chair`, { method: 'POST', body: sit });
  }

  act(round: string, body: CommandBody): Promise<Result<Stored>> {
    return this.#ask(`/rounds/${encodeURIComponent(round)}/commands`, { method: 'POST', body });
  }

  returnLink(round: string): Promise<Result<Invitation>> {
    return this.#ask(`/rounds/${encodeURIComponent(round)}/return-link`, { method: 'POST' });
  }

  revoke(round: string): Promise<Result<undefined>> {
    return this.#ask(`/rounds/${encodeURIComponent(round)}/return-link`, { method: 'DELETE' });
  }

  me(): Promise<Result<PersonView>> {
    return this.#ask('/me');
  }

  rounds(): Promise<Result<{ rounds: RoundBrief[] }>> {
    return this.#ask('/me/rounds');
  }

  forget(): Promise<Result<undefined>> {
    return this.#ask('/me', { method: 'DELETE' });
  }

  deviceLink(): Promise<Result<Invitation>> {
    return this.#ask('/me/device-links', { method: 'POST' });
  }

  redeem(code: string): Promise<Result<PersonView>> {
    return this.#ask('/device-links', { method: 'POST', body: { code } });
  }
}

export const api = new Api();
