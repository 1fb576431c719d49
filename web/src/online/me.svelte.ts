/** Who one is at the server: one's rounds, the links to them, other devices, and to be forgotten. */

import { done, type Refusal, type Result } from '../engine/result';
import { desk } from '../play/desk.svelte';
import { settings } from '../store/settings.svelte';
import { api as server, type Api } from './api';
import { OnlineKept } from './kept';
import type { Created, Invitation, RoundBrief, Sat, SideWish, TermsView } from './types';

export class Me {
  readonly #api: Api;
  readonly kept: OnlineKept;
  rounds: readonly RoundBrief[] = $state.raw([]);
  /** Why the list is not as it should be. */
  trouble: Refusal | null = $state.raw(null);
  /** Whether the server has said once which rounds there are. */
  told = $state(false);

  constructor(api: Api, kept: OnlineKept) {
    this.#api = api;
    this.kept = kept;
  }

  /** Asks which rounds there are; nothing is sent as long as nobody has done anything online. */
  async renew(): Promise<void> {
    if (!this.kept.known) {
      this.told = true;
      return;
    }
    const found = await this.#api.rounds();
    // Somebody whose rounds are all gone is nobody, which is no trouble.
    const nobody = !found.ok && found.refusal.code === 'E_NOBODY';
    this.trouble = found.ok || nobody ? null : found.refusal;
    if (found.ok) this.rounds = found.value.rounds;
    else if (nobody) this.rounds = [];
    this.told = found.ok || nobody || this.told;
  }

  /** Makes a round; whatever is lost on the way, it is made once. */
  async create(terms: TermsView, side: SideWish | null, name: string): Promise<Result<Created>> {
    const wish = { terms, side, ...(name === '' ? {} : { name }) };
    const key = `create ${JSON.stringify(wish)}`;
    const made = await this.#api.create({ command: await this.kept.command(key), ...wish });
    if (!made.ok && isOpen(made.refusal)) return made;
    await this.kept.answered(key);
    if (!made.ok) return made;
    const { round, invite, watch } = made.value;
    await this.kept.meet();
    await this.kept.keepLinks(round, { first: invite.first?.link, second: invite.second?.link, watch });
    if (name !== '') void settings.change({ name });
    return made;
  }

  /** Takes a chair, or comes back to it. */
  async sit(round: string, token: string, name: string): Promise<Result<Sat>> {
    const key = `sit ${round} ${token}`;
    const command = await this.kept.command(key);
    const sat = await this.#api.sit(round, { command, token, ...(name === '' ? {} : { name }) });
    if (!sat.ok && isOpen(sat.refusal)) return sat;
    await this.kept.answered(key);
    if (sat.ok) await this.kept.meet();
    if (sat.ok && name !== '') void settings.change({ name });
    return sat;
  }

  /** Calls off a round for which nobody has come. */
  async leave(round: string): Promise<Result<unknown>> {
    const key = `leave ${round}`;
    const left = await this.#api.act(round, { command: await this.kept.command(key), action: { do: 'leave' } });
    if (left.ok || !isOpen(left.refusal)) await this.kept.answered(key);
    return left;
  }

  returnLink(round: string): Promise<Result<Invitation>> {
    return this.#api.returnLink(round);
  }

  revoke(round: string): Promise<Result<unknown>> {
    return this.#api.revoke(round);
  }

  deviceLink(): Promise<Result<Invitation>> {
    return this.#api.deviceLink();
  }

  /** This browser is one of another one's from now on. */
  async redeem(code: string): Promise<Result<string>> {
    const person = await this.#api.redeem(code);
    if (!person.ok) return person;
    await this.kept.meet();
    if (person.value.name !== '' && settings.now.name === '') void settings.change({ name: person.value.name });
    return done(person.value.name);
  }

  /** Names and keys go; games stay without the name. */
  async forget(): Promise<Result<unknown>> {
    const gone = await this.#api.forget();
    if (!gone.ok && gone.refusal.code !== 'E_NOBODY') return gone;
    await this.kept.forget();
    this.rounds = [];
    return done(null);
  }
}

/** Whether nobody knows what became of a command: it keeps its name, and the next try is the same one. */
function isOpen({ code }: Refusal): boolean {
  return ['E_AWAY', 'E_NO_ROUNDS', 'E_BUSY', 'E_STORE', 'E_LIMIT'].includes(code);
}

/** Whether a round waits for one's own turn, or for one's own line-up. */
export function isMyTurn({ head }: RoundBrief): boolean {
  const { you, phase, actor, chairs } = head;
  if (you === null) return false;
  return phase === 'drafting' ? !chairs[you].drafted : phase === 'playing' && actor === you;
}

export const me = new Me(server, new OnlineKept(() => desk.values));
