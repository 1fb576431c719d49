/** Moves, places and pieces in words, for labels and for the live region. */

import type { CapturedView, EntryView, EventView, FactsView, PieceOn, SideView, UniverseView } from '../engine/types';
import { t } from '../i18n';
import { badgeHint, levelOfBoard, list, mateText, names, pieceName, pieceOfSide, sideName, told } from '../locales/words';

/** What sentences need to know of a game. */
export interface Speech {
  readonly game: string;
  /** The engine's words for the sides. */
  readonly sides: readonly [string, string];
  readonly universe: UniverseView;
}

export function sideWord({ sides }: Speech, side: SideView): string {
  return sides[side === 'first' ? 0 : 1];
}

/** A piece with its side: "red heroic tank". */
export function sayPiece(speech: Speech, piece: PieceOn): string {
  const heroic = piece.badges.some(({ code }) => code === 'heroic');
  return pieceOfSide(speech.game, piece.kind, sideWord(speech, piece.side), heroic);
}

/** A place: its name, or whose court it is. */
export function sayPlace(speech: Speech, site: number): string {
  const info = speech.universe.sites[site];
  if (!info) return '';
  if (info.terrain === 'court' && info.owner) {
    return t('board-court', { side: sideName(sideWord(speech, info.owner)) });
  }
  return info.name;
}

/** What stands on a place. */
function sayContents(speech: Speech, pieces: readonly PieceOn[]): string {
  const [first, ...rest] = pieces;
  if (!first) return t('board-empty');
  const words = pieces.map((piece) => sayPiece(speech, piece));
  return rest.length > 0 ? t('board-stack', { pieces: list(words) }) : (words[0] ?? '');
}

/** Targets that are told apart. */
const TARGETS: Readonly<Record<string, string>> = { capture: 'board-target-capture', warned: 'board-target-warned' };

/** Marks that a label tells after the contents. */
export interface CellState {
  readonly selected: boolean;
  readonly target: 'move' | 'capture' | 'join' | 'special' | 'warned' | null;
  readonly last: boolean;
  readonly checked: boolean;
}

/** What the marks of pieces mean, except those that a piece is called by. */
export function sayMarks(game: string, pieces: readonly PieceOn[]): string[] {
  return pieces.flatMap(({ badges }) =>
    badges.filter(({ code }) => code !== 'heroic' && code !== 'check').map((badge) => badgeHint(game, badge)),
  );
}

/** The label of a cell: place, contents, marks of the pieces, state. */
export function sayCell(speech: Speech, site: number, pieces: readonly PieceOn[], state: CellState): string {
  const hints = sayMarks(speech.game, pieces);
  const states = [
    state.selected ? t('board-selected') : '',
    state.target ? t(TARGETS[state.target] ?? 'board-target') : '',
    state.checked ? t('board-checked') : '',
    state.last ? t('board-last-move') : '',
  ];
  const label = t('board-site', { square: sayPlace(speech, site), contents: sayContents(speech, pieces) });
  return [label, ...hints, ...states].filter((part) => part !== '').join(', ');
}

function victims(speech: Speech, captured: readonly CapturedView[]): string {
  return list(captured.map(({ piece, side }) => pieceName(speech.game, piece, sideWord(speech, side))));
}

/** The sentence of a step by its class and by how it captured. */
function sayAct(speech: Speech, facts: FactsView, board: Extract<EventView, { event: 'board_moved' }> | undefined): string {
  const { from, to, captured, promotion } = facts;
  const piece = pieceName(speech.game, facts.piece, sideWord(speech, facts.side));
  const victim = victims(speech, captured);
  const args = { piece, from, to, victim };
  if (board) {
    const id = board.from === board.to ? 'say-board-turned' : board.rotated ? 'say-board-moved-rotated' : 'say-board-moved';
    return t(id, { board: board.board, from: board.from, to: board.to });
  }
  const manner = captured[0]?.manner ?? '';
  if (manner === 'stay') return t('say-stay', args);
  if (manner === 'suicide') return t('say-suicide', args);
  if (manner === 'en_passant') return t('say-en-passant', args);
  switch (facts.class) {
    case 'activation':
      // Without its event a step tells the pins only.
      return t(from === to ? 'say-board-turned-on' : 'say-board-went', args);
    case 'departure':
      return t('say-departure', args);
    case 'castle':
      return t('say-castle', args);
    case 'commit':
      return told(names('say', speech.game, 'commit'));
    case 'pass':
      return t('say-pass', { side: sideName(sideWord(speech, facts.side)) });
    case 'promotion':
      if (from === to && promotion !== null) {
        return t('say-forced-promotion', { square: to, piece: pieceName(speech.game, promotion, sideWord(speech, facts.side)) });
      }
      break;
    case 'vertical': {
      const site = speech.universe.sites.find(({ name }) => name === to);
      const layer = levelOfBoard(speech.universe.boards[site?.board ?? 0]?.name ?? '');
      return t(victim === '' ? 'say-layer' : 'say-layer-capture', { ...args, layer });
    }
    case 'deploy':
      return t(victim === '' ? 'say-deploy' : 'say-deploy-capture', args);
  }
  return t(victim === '' ? 'say-move' : 'say-move-capture', args);
}

/** A step and what it brought about, without who played it. */
function sayMove(speech: Speech, facts: FactsView, events: readonly EventView[] = []): string {
  const board = events.find((event) => event.event === 'board_moved');
  const parts = [sayAct(speech, facts, board)];
  if (facts.promotion !== null && facts.from !== facts.to) {
    parts.push(t('say-promotes', { piece: pieceName(speech.game, facts.promotion, sideWord(speech, facts.side)) }));
  }
  for (const event of events) {
    if (event.event === 'piece_promoted' && event.becomes === 'heroic') {
      const piece = pieceName(speech.game, event.piece, sideWord(speech, event.side));
      parts.push(t('say-becomes-heroic', { piece, square: sayPlace(speech, event.site) }));
    }
    if (event.event === 'promotion_owed') {
      const side = sideName(sideWord(speech, event.side));
      parts.push(told(names('say', speech.game, 'promotion-owed'), { side, square: sayPlace(speech, event.site) }));
    }
    if (event.event === 'energy_changed') parts.push(t('say-energy', { value: event.after }));
  }
  if (facts.gives_mate) parts.push(mateText(speech.game));
  else if (facts.gives_check) parts.push(t('say-check'));
  return parts.join(', ');
}

/** What a step is known by in all views of its game. */
export function entryName({ ply, step, key }: EntryView): string {
  return `${ply} ${step} ${key}`;
}

/** A played step by itself, for lists. */
export function sayPlainly(speech: Speech, facts: FactsView, events: readonly EventView[] = []): string {
  const said = sayMove(speech, facts, events);
  // In some languages it begins with a place, whose name stays as it is.
  return /^[a-z]+\d/.test(said) ? said : said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** A played step and what it brought about. */
export function sayStep(speech: Speech, facts: FactsView, events: readonly EventView[] = []): string {
  return t('say-side', { side: sideName(sideWord(speech, facts.side)), move: sayMove(speech, facts, events) });
}

/** All pieces of a side with their places. */
export function sayPieces(speech: Speech, pieces: readonly PieceOn[], side: SideView): string {
  const own = pieces
    .filter((piece) => piece.side === side)
    .map((piece) =>
      t('say-piece-at', {
        piece: pieceName(speech.game, piece.kind, sideWord(speech, side)),
        square: sayPlace(speech, piece.site),
      }),
    );
  return t('say-pieces', { side: sideName(sideWord(speech, side)), pieces: own.join(', ') });
}
