/**
 * A review: the machine looks at every turn of a line, for a moment each, and says where something was given away, what would have been
 * better, and what came of it. It asks as a person does who walks through the game.
 */

import type { Seat } from '../engine/client';
import { done, type Result } from '../engine/result';
import type { DistanceView, FactsView, InsightView, RulingView, ScoreView, SideView, TurnView } from '../engine/types';
import type { StudyTable } from '../table/study.svelte';
import { GROUPS } from './glyphs';
import { accuracyOf, chanceOf, faultOf, GLYPHS, lossOf, type Fault } from './judge';
import type { Asked } from './lines.svelte';
import type { Node } from './tree';

/** How long each position is thought about, in milliseconds: a game of sixty turns takes a dozen seconds. */
const MOMENT = 180;

/** One turn of the line, judged. */
export interface Judged {
  readonly turn: TurnView;
  /** The node before it, and the one after it. */
  readonly from: Node;
  readonly to: Node;
  /** What the position after it is worth, as whoever is then to act has it. */
  readonly score: ScoreView;
  readonly actor: SideView;
  /** The first side's chance before it and after it. */
  readonly before: number;
  readonly chance: number;
  readonly loss: number;
  readonly fault: Fault | null;
}

/** How a game ended, and by which rule. */
type Ruling = Pick<RulingView, 'winner' | 'reason'>;

/** Why a turn was a fault: the first of these that holds. */
export type Why =
  /** The turn itself ended the game, by a rule that the engine names. */
  | { readonly is: 'ended'; readonly ruling: Ruling }
  /** The other side wins by force, by a turn that may take something. */
  | {
      readonly is: 'lost';
      readonly count: number;
      readonly distance: DistanceView;
      readonly reply: string;
      readonly facts: FactsView | null;
    }
  /** The other side takes something. */
  | { readonly is: 'taken'; readonly reply: string; readonly facts: FactsView }
  /** Something could have been won. */
  | { readonly is: 'missed-win'; readonly count: number; readonly distance: DistanceView }
  | { readonly is: 'missed'; readonly facts: FactsView }
  | { readonly is: 'plain' };

/** A turn that gave something away. */
export interface Moment extends Judged {
  readonly fault: Fault;
  /** The better line: its turns in machine form, and the first few as they are read. */
  readonly better: readonly string[];
  readonly text: readonly string[];
  readonly why: Why;
}

export type ReviewState =
  { readonly is: 'idle' } | { readonly is: 'running'; readonly done: number; readonly total: number } | { readonly is: 'done' };

/** What the machine thinks of a position. */
interface Thought {
  /** Where the game is over, how it ended. */
  readonly ended: Ruling | null;
  readonly best: InsightView | null;
  readonly score: ScoreView;
  readonly actor: SideView;
}

/** How many turns of a better line are told. */
const TOLD = 4;

export class Review {
  readonly #mind: Asked;
  readonly #table: StudyTable;
  /** What was thought of a position stays for whoever asks again. */
  readonly #thoughts = new Map<number, Thought>();
  /** The line that was gone through. */
  #line: readonly Node[] = [];
  #stopped = false;
  state: ReviewState = $state.raw({ is: 'idle' });
  turns: readonly Judged[] = $state.raw([]);
  moments: readonly Moment[] = $state.raw([]);
  /** The first side's chance at the start. */
  begin = $state(0.5);

  constructor(mind: Asked, table: StudyTable) {
    this.#mind = mind;
    this.#table = table;
  }

  /** How well a side played, in percent. */
  accuracy(side: SideView): number | null {
    return accuracyOf(this.turns.filter(({ turn }) => turn.side === side).map(({ loss }) => loss));
  }

  stop(): void {
    if (this.state.is !== 'running') return;
    this.#stopped = true;
    void this.#mind.stop();
  }

  #main(): readonly Node[] {
    const { tree } = this.#table;
    return [tree.root, ...tree.path(tree.end(tree.root))];
  }

  /** Whether it is done, and of the line as it stands now. */
  get fits(): boolean {
    const line = this.#main();
    return this.state.is === 'done' && line.length === this.#line.length && line.every((node, at) => node === this.#line[at]);
  }

  /** Goes through the main line. Whoever stops it sees nothing of it; asked again, it goes on where it was stopped. */
  async run(): Promise<void> {
    const line = this.#main();
    this.#line = line;
    this.#stopped = false;
    this.moments = [];
    this.turns = [];
    this.state = { is: 'running', done: 0, total: 1 };
    const seat = await this.#table.along(line.slice(1).map(({ step }) => step));
    if (!seat.ok) {
      this.state = { is: 'idle' };
      return;
    }
    const whole = await this.#go(seat.value, line);
    void seat.value.close();
    this.state = { is: whole ? 'done' : 'idle' };
    if (!whole) [this.turns, this.moments] = [[], []];
  }

  /** Whether it came to the end of the line. */
  async #go(seat: Seat, line: readonly Node[]): Promise<boolean> {
    const end = await seat.jump(line.length - 1);
    if (!end.ok) return false;
    const { turns } = end.value;
    const total = turns.length + 1;
    let before = await this.#thought(seat, 0, line[0]);
    if (before) this.begin = chanceOf(before.score, before.actor);
    for (const [index, turn] of turns.entries()) {
      this.state = { is: 'running', done: index + 1, total };
      const ply = turn.ply + turn.steps;
      const [from, to] = [line[turn.ply], line[ply]];
      const after = await this.#thought(seat, ply, to);
      if (this.#stopped || !before || !after || !from || !to) return false;
      const played = line.slice(turn.ply + 1, ply + 1).map(({ step }) => step);
      const [earlier, chance] = [chanceOf(before.score, before.actor), chanceOf(after.score, after.actor)];
      // The machine thinks a moment only: what it would have played itself is no fault, whatever it thinks later.
      const same = before.best?.turns[0] === played.join(',');
      const loss = same ? 0 : lossOf(turn.side, earlier, chance);
      const judged = {
        turn,
        from,
        to,
        score: after.score,
        actor: after.actor,
        before: earlier,
        chance,
        loss,
        fault: faultOf(loss),
      };
      this.turns = [...this.turns, judged];
      if (judged.fault && before.best) {
        const moment = await this.#explain({ ...judged, fault: judged.fault }, before.best, after);
        this.moments = [...this.moments, moment];
      }
      before = after;
    }
    return !this.#stopped;
  }

  /** What the machine thinks of a position of the line, or has thought before. */
  async #thought(seat: Seat, ply: number, node: Node | undefined): Promise<Thought | null> {
    if (!node) return null;
    const known = this.#thoughts.get(node.id);
    if (known) return known;
    const thought = await this.#think(seat, ply);
    // One that was stopped has thought too little.
    if (thought && !this.#stopped) this.#thoughts.set(node.id, thought);
    return thought;
  }

  /** What the machine thinks of a position of the line; where the game is over, how it ended. */
  async #think(seat: Seat, ply: number): Promise<Thought | null> {
    const view = await seat.jump(ply);
    if (!view.ok || this.#stopped) return null;
    const { ended, actor } = view.value.status;
    if (ended) {
      const score: ScoreView =
        ended.winner === null
          ? { is: 'value', hundredths: 0 }
          : { is: ended.winner === actor ? 'win' : 'loss', turns: 0, distance: 'proved' };
      return { ended: { winner: ended.winner, reason: ended.reason }, best: null, score, actor };
    }
    let best: InsightView | null = null;
    const question = { style: { play: 'full' }, limits: { ms: MOMENT }, lines: 1 } as const;
    const reply = await this.#mind.ask(seat, question, (thought) => {
      if (thought.thought === 'insight' && thought.insight.line === 1) best = thought.insight;
    });
    const last: InsightView | null = (reply.ok ? reply.value.insight : null) ?? best;
    return { ended: null, best: last, score: last?.score ?? { is: 'value', hundredths: 0 }, actor };
  }

  async #explain(judged: Judged & { readonly fault: Fault }, best: InsightView, after: Thought): Promise<Moment> {
    const better = best.turns.slice(0, TOLD);
    const [line, reply] = await Promise.all([
      this.#told(judged.from, better),
      this.#told(judged.to, after.best?.turns.slice(0, 1) ?? []),
    ]);
    const why = whyOf(best.score, after, line.facts, reply.facts, reply.text[0] ?? after.best?.turns[0] ?? '');
    return { ...judged, better, text: line.text, why };
  }

  /** Lays the better line beside a turn, and marks the turn, unless somebody has marked it himself; the first step of the line. */
  async lay({ from, to, better, fault }: Moment): Promise<Result<Node>> {
    const steps = better.flatMap((turn) => turn.split(','));
    const end = await this.#table.graft(from, steps);
    if (!end.ok) return end;
    const marked = GROUPS[0]?.some(({ glyph }) => to.glyphs.includes(glyph)) ?? false;
    if (!marked) this.#table.mark([...to.glyphs, GLYPHS[fault]], to);
    const first = this.#table.tree.path(end.value)[this.#table.tree.path(from).length];
    return done(first ?? end.value);
  }

  /** Lays all better lines and marks all faults; how many, or the first refusal. */
  async layAll(): Promise<Result<number>> {
    for (const moment of this.moments) {
      const laid = await this.lay(moment);
      if (!laid.ok) return laid;
    }
    return done(this.moments.length);
  }

  /** A line from a node in the notation in use, and what its first turn does. */
  async #told(
    from: Node,
    turns: readonly string[],
  ): Promise<{ readonly text: readonly string[]; readonly facts: readonly FactsView[] }> {
    if (turns.length === 0) return { text: [], facts: [] };
    const path = this.#table.tree.path(from).map(({ step }) => step);
    const steps = turns.flatMap((turn) => turn.split(','));
    const seat = await this.#table.along([...path, ...steps]);
    if (!seat.ok) return { text: [], facts: [] };
    const view = await seat.value.jump(path.length + steps.length);
    void seat.value.close();
    if (!view.ok) return { text: [], facts: [] };
    const first = (turns[0] ?? '').split(',').length;
    return {
      text: view.value.turns.flatMap((turn) => (turn.ply + turn.steps > path.length ? [turn.text] : [])),
      facts: view.value.history.slice(path.length, path.length + first).map(({ facts }) => facts),
    };
  }
}

/** Why a turn was a fault, from the scores before and after it as whoever acts has them, and from what both best turns do. */
export function whyOf(
  before: ScoreView,
  { score: after, ended }: Pick<Thought, 'score' | 'ended'>,
  better: readonly FactsView[],
  reply: readonly FactsView[],
  text: string,
): Why {
  const takes = (facts: readonly FactsView[]) => facts.find(({ captured }) => captured.length > 0);
  if (ended) return { is: 'ended', ruling: ended };
  const taking = takes(reply);
  if (after.is === 'win') {
    const { turns, distance } = after;
    return { is: 'lost', count: Math.ceil(turns / 2), distance, reply: text, facts: taking ?? null };
  }
  if (before.is === 'win') return { is: 'missed-win', count: Math.ceil(before.turns / 2), distance: before.distance };
  if (taking) return { is: 'taken', reply: text, facts: taking };
  const missed = takes(better);
  return missed ? { is: 'missed', facts: missed } : { is: 'plain' };
}
