/**
 * The owner of the open tables. What is on them lives in a worker that can break: a trap in wasm, a worker that the browser ends.
 * Then the worker is started anew, every table becomes what it was, and the call that broke it is made once more. Whoever plays
 * reads a note, and nothing else has happened.
 */

import { Guarded } from './guarded';
import { after, begun, forked, replayOf, type Journal } from './journal';
import type { Patience } from './patience';
import type { Fault, PlayAnswer, PlayMessage, Port } from './protocol';
import type { Answer, Call, Request } from './types';

/** Numbers of tables above those of players. */
const SPARE = 0x4000_0000;

/** How often a call may break the engine, and how often the worker may die of anything, before the call is given up. */
const TRAPS = 2;
const DEATHS = 3;

/** What is said of tables that stand again. */
export interface Revival {
  /** The module whose tables they are. */
  readonly module: string;
  /** How many tables are as they were. */
  readonly tables: number;
  /** How many could not be set up again. */
  readonly lost: number;
}

/** Why there is no answer. */
interface Broken {
  readonly fault: Fault;
  readonly message: string;
}

/** An answer of the engine; or why there is none, after everything was tried. */
export type Outcome = { readonly text: string; readonly answer: Answer } | Broken;

interface Seated {
  readonly module: string;
  readonly journal: Journal;
}

export class Seats {
  readonly #start: () => Port;
  readonly #patience: Patience;
  #worker: Guarded | null = null;
  /** Which worker it is: another one has empty tables. */
  #generation = 0;
  /** The worker that holds the tables of a module. */
  readonly #standing = new Map<string, number>();
  readonly #seated = new Map<number, Seated>();
  /** Tables that could not be set up again. */
  readonly #fallen = new Set<number>();
  /** The last call of each module: its calls are answered one after the other, so that each is made on the table that it means. */
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #waiting = new Map<number, (answer: PlayAnswer) => void>();
  #calls = 0;
  /** Told when tables stand again after a fault. */
  onrevived: ((revival: Revival) => void) | null = null;

  constructor(start: () => Port, patience: Patience) {
    this.#start = start;
    this.#patience = patience;
  }

  /** How many tables are open. */
  get open(): number {
    return this.#seated.size;
  }

  /** Makes a call when those before it to the same module are answered. */
  call(module: string, table: number, request: Request): Promise<Outcome> {
    const answered = (this.#last.get(module) ?? Promise.resolve()).then(() => this.#make(module, table, request));
    this.#last.set(module, answered);
    return answered;
  }

  close(): void {
    this.#worker?.end();
    this.#worker = null;
  }

  async #make(module: string, table: number, request: Request): Promise<Outcome> {
    if (request.ask === 'close' && (this.#fallen.has(table) || !this.#stands(module))) return this.#forget(table);
    let [traps, deaths] = [0, 0];
    for (;;) {
      const made = await this.#patience.insist('engine', () => this.#attempt(module, { table, request }));
      if ('answer' in made) {
        this.#note(module, table, request, made.answer);
        return made;
      }
      if (made.fault === 'trap') traps += 1;
      else deaths += 1;
      // Once more: what broke it may have been something before it. A worker may also die of what another module does.
      if (traps === TRAPS || deaths === DEATHS) {
        // The table goes on without what breaks it.
        await this.#patience.insist('engine', () => this.#revive(module));
        return made;
      }
    }
  }

  /** A call on tables that stand. Throws for what could not be fetched, which is asked for again. */
  async #attempt(module: string, call: Call): Promise<Outcome> {
    const fault = await this.#revive(module);
    if (fault) return fault;
    if (this.#fallen.has(call.table)) return { fault: 'trap', message: `table ${call.table} could not be set up again` };
    return this.#exchange(module, call);
  }

  #stands(module: string): boolean {
    return this.#worker !== null && this.#standing.get(module) === this.#generation;
  }

  /** Clears a table that no worker holds. */
  #forget(table: number): Outcome {
    this.#seated.delete(table);
    this.#fallen.delete(table);
    const answer: Answer = { ok: { reply: 'done' } };
    return { text: JSON.stringify(answer), answer };
  }

  /** Writes down what was done. */
  #note(module: string, table: number, request: Request, answer: Answer): void {
    if (!('ok' in answer)) return;
    const reply = answer.ok;
    if (request.ask === 'close') {
      this.#seated.delete(table);
      this.#fallen.delete(table);
    } else if ((request.ask === 'open' || request.ask === 'read') && 'view' in reply) {
      this.#seated.set(table, { module, journal: begun(request, reply.view) });
    } else if (request.ask === 'fork' && 'view' in reply) {
      const of = this.#seated.get(request.from);
      if (of) this.#seated.set(table, { module, journal: forked(of.journal, request.ply, reply.view) });
    } else {
      const seated = this.#seated.get(table);
      if (seated) this.#seated.set(table, { module, journal: after(seated.journal, request, reply) });
    }
  }

  /** Lets every table of a module stand on the present worker as it stood before. Says why where it cannot. */
  async #revive(module: string): Promise<Broken | null> {
    let [deaths, lost] = [0, 0];
    const faulty = new Set<number>();
    while (!this.#stands(module)) {
      this.#ready();
      const tables = [...this.#seated].filter(([, seated]) => seated.module === module);
      const failed = await this.#replay(tables);
      if (failed === null) {
        this.#standing.set(module, this.#generation);
        if (tables.length + lost > 0) this.onrevived?.({ module, tables: tables.length, lost });
      } else if (failed.fault?.fault === 'died') {
        deaths += 1;
        if (deaths === DEATHS) return failed.fault;
      } else {
        // One table that breaks the engine again shall not hold up the others.
        if (!faulty.has(failed.table)) {
          faulty.add(failed.table);
          continue;
        }
        this.#seated.delete(failed.table);
        this.#fallen.add(failed.table);
        lost += 1;
      }
    }
    return null;
  }

  /** Sets tables up; the first that cannot be, with the fault, or without one where the engine refuses what it took before. */
  async #replay(
    tables: readonly (readonly [number, Seated])[],
  ): Promise<{ readonly table: number; readonly fault: Broken | null } | null> {
    for (const [table, { module, journal }] of tables) {
      for (const call of replayOf(journal, table, SPARE)) {
        const made = await this.#exchange(module, call);
        if ('fault' in made) return { table, fault: made };
        if ('refused' in made.answer) return { table, fault: null };
      }
    }
    return null;
  }

  /** One call to the worker as it is. */
  async #exchange(module: string, call: Call): Promise<Outcome> {
    const answer = await this.#send(module, call);
    if (!('fault' in answer)) return { text: answer.answer, answer: JSON.parse(answer.answer) as Answer };
    if (answer.fault === 'unfetched') throw new Error(answer.message);
    // In a worker whose engine broke nothing can be trusted; the tables of other modules are set up when they are wanted.
    if (answer.fault === 'trap') this.#end('died', answer.message);
    console.error(`the engine: ${answer.fault}: ${answer.message}`);
    return { fault: answer.fault, message: answer.message };
  }

  #send(module: string, call: Call): Promise<PlayAnswer> {
    this.#ready();
    this.#calls += 1;
    const message: PlayMessage = { id: this.#calls, module, call: JSON.stringify(call) };
    return new Promise((resolve) => {
      this.#waiting.set(message.id, resolve);
      this.#worker?.owes(true);
      this.#worker?.post(message);
    });
  }

  /** The worker, started if there is none. */
  #ready(): void {
    if (this.#worker) return;
    this.#generation += 1;
    this.#worker = new Guarded(this.#start(), {
      heard: (message) => this.#heard(message as PlayAnswer),
      gone: (fault, message) => this.#end(fault, message),
    });
  }

  #heard(answer: PlayAnswer): void {
    const settle = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    this.#worker?.owes(this.#waiting.size > 0);
    settle?.(answer);
  }

  /** The worker is gone; what it still owed is told so. */
  #end(fault: Fault, message: string): void {
    this.#worker?.end();
    this.#worker = null;
    const owed = [...this.#waiting];
    this.#waiting.clear();
    for (const [id, settle] of owed) settle({ id, fault, message });
  }
}
