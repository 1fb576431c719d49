import { Desk } from './desk.js';
import { fetched } from './fetched.js';
import { Mind } from './mind.js';
import { MODULES } from './modules.js';
import { Table, type Opened, type Wish } from './table.js';
import type { GameView, UniverseView } from './types.js';

/** A game whose rules are loaded. */
export interface Game {
  /** What it is called, and everything that can be chosen of it. */
  readonly info: GameView;
  /** Its places. */
  universe(): UniverseView;
  /** A table for a new game. Throws {@link Refused} where an option or a position is wrong. */
  open(wish?: Wish): Table;
  /** A table with a game that was kept as text: a save, a link or a game text. */
  read(text: string): Opened;
  /** The machine. It is fetched with the first call. */
  mind(): Promise<Mind>;
}

/** Loads the rules of a game by its id; {@link games} lists them. */
export async function load(id: string): Promise<Game> {
  const module = MODULES.find(({ games }) => games.some((game) => game.id === id));
  if (!module) throw new RangeError(`there is no game '${id}'; there are ${known().join(', ')}`);
  const { Desk: Engine } = await fetched(module.desk);
  const desk = new Desk(new Engine());
  const info = desk.ask(0, { ask: 'games' }, 'games').games.find((game) => game.id === id);
  if (!info) throw new Error(`the module of '${id}' does not hold it`);
  return {
    info,
    universe: () => desk.ask(0, { ask: 'universe', game: id }, 'universe').universe,
    open: (wish = {}) => Table.open(desk, id, wish),
    read: (text) => Table.read(desk, id, text),
    mind: async () => new Mind((await fetched(module.mind)).Mind),
  };
}

function known(): string[] {
  return MODULES.flatMap(({ games }) => games.map(({ id }) => id));
}
