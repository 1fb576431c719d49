/**
 * Several kinds of fairy chess for JavaScript: the rules (a desk with tables) and the machine (a mind), each a WebAssembly module of
 * the game that is loaded, and nothing of any other game.
 */

export { load, type Game } from './game.js';
export { games, type ListedGame } from './listed.js';
export { Mind, type Conclusion, type Question } from './mind.js';
export { Refused } from './refused.js';
export { Table, type Opened, type Wish } from './table.js';
export type * from './types.js';
