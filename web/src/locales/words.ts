/**
 * From codes and words of the engine to words of the reader: pieces, sides, endings, refusals, findings.
 *
 * Every function takes the game's id and looks for a message of the game, then of its family, then of all games; what no
 * catalogue knows is shown in the engine's own word, so that a new game is playable before it is translated.
 */

import { t, tFirst, type Arguments } from '../i18n';

/** Games that share their words with another one. */
const FAMILY: Readonly<Record<string, string>> = { rhythm: 'xiangqi' };

function names(prefix: string, game: string, code: string): string[] {
  const family = FAMILY[game];
  const own = [`${prefix}-${game}-${code}`];
  if (family !== undefined) own.push(`${prefix}-${family}-${code}`);
  return [...own, `${prefix}-${code}`];
}

/** A word of the engine as a last resort: `anti_air` becomes `anti air`. */
function plain(code: string): string {
  return code.replaceAll('_', ' ');
}

/** The name of a game; `otherwise` is the engine's name for it. */
export function gameName(game: string, otherwise: string): string {
  return tFirst([`game-${game}-name`], {}, otherwise);
}

/** The story of a game in one line. */
export function gameStory(game: string): string {
  return tFirst([`game-${game}-story`], {}, t('game-unknown-story'));
}

/** The name of a side by the engine's word (`red`). */
export function sideName(side: string): string {
  return tFirst([`side-${side}`], {}, plain(side));
}

/** The name of a kind of piece; some languages name it by its side. */
export function pieceName(game: string, kind: string, side: string): string {
  return tFirst(names('piece', game, kind), { side }, plain(kind));
}

/** A piece with its side, heroic if it is. */
export function pieceOfSide(game: string, kind: string, side: string, heroic = false): string {
  const name = pieceName(game, kind, side);
  return t('board-piece', {
    side: sideName(side),
    piece: heroic ? t('piece-heroic', { piece: name }) : name,
  });
}

/** The name of a level of the computer. */
export function levelName(game: string, level: number): string {
  return tFirst(names('level', game, String(level)), {}, String(level));
}

/** Why a game ended. `sides` are the engine's words, the winner's index is `null` for a draw. */
export function reasonText(
  game: string,
  reason: string,
  sides: readonly [string, string],
  winner: 0 | 1 | null,
): string {
  const [won, lost] = winner === null ? ['', ''] : [sides[winner], sides[1 - winner] ?? ''];
  const args: Arguments = { winner: won && sideName(won), loser: lost && sideName(lost), code: plain(reason) };
  return tFirst(names('reason', game, reason), args, t('reason-unknown', args));
}

/** A refusal in words: the sentence of its code, or the engine's own message. */
export function refusalText(game: string, code: string, message: string): string {
  return tFirst(names('error', game, code), { message }, message === '' ? code : message);
}

/** The title of a mark on a piece. */
export function badgeName(code: string): string {
  return tFirst([`badge-${code}`], {}, plain(code));
}

/** The explanation of a mark on a piece. */
export function badgeHint(code: string, detail: string): string {
  return tFirst([`badge-${code}-hint`], { detail }, detail === '' ? plain(code) : `${plain(code)}: ${detail}`);
}

/** The name of a number that belongs to a side or to the game. */
export function meterName(code: string): string {
  return tFirst([`meter-${code}`], {}, plain(code));
}

/** A choice word of the engine; kinds of pieces are choices too. */
export function choiceName(game: string, word: string, side: string): string {
  const ids = [`choice-${word}`, ...names('piece', game, word)];
  return tFirst(ids, { side }, plain(word));
}

/** A note beside a choice; the engine also notes the square on which a passenger lands. */
export function noteText(code: string): string {
  return tFirst([`note-${code}`], {}, t('note-landing', { square: code }));
}

/** How well a step met the beat. */
export function gradeName(grade: string): string {
  return tFirst([`grade-${grade}`], {}, plain(grade));
}

/** The name of a rule option, and of one of its values. `summary` is the engine's own text for the option. */
export function optionName(option: string, summary: string): string {
  return tFirst([`option-${option}`], {}, summary);
}

export function optionValue(option: string, value: string): string {
  return tFirst([`option-${option}-${value.replaceAll(',', '-')}`, `option-${value}`], {}, value);
}

/** A notation by the engine's word for it. */
export function notationName(form: string): string {
  return tFirst([`notation-${form}`], {}, form);
}

/** A terrain word. */
export function terrainName(terrain: string): string {
  return tFirst([`terrain-${terrain}`], {}, plain(terrain));
}

/** A level of a game by the engine's name for the board: a layer, a main board, a pin. */
export function levelOfBoard(name: string): string {
  return tFirst([`board-layer-${name}`], {}, t('board-level', { level: name }));
}

/** Several words as one list: commas, and "and" before the last. */
export function list(words: readonly string[]): string {
  const [first = '', ...rest] = words;
  return rest.reduce(
    (text, word, index) => t(index === rest.length - 1 ? 'list-and' : 'list-comma', { first: text, second: word }),
    first,
  );
}

/** What a step of a repetition did. */
export interface FindingWords {
  readonly side: string;
  /** The step in the reader's notation. */
  readonly move: string;
  readonly code: string;
  /** `cannon c3 by rook e4 and horse b3`, `king by rook e4`: the engine's words and places. */
  readonly targets: readonly string[];
}

/** A finding behind a ruling in words. */
export function findingText(game: string, sides: readonly [string, string], finding: FindingWords): string {
  const other = sides[0] === finding.side ? sides[1] : sides[0];
  const place = (text: string, side: string): string => {
    const [kind = '', square = ''] = text.split(' ');
    const piece = pieceName(game, kind, side);
    return square === '' ? piece : t('finding-target', { piece, square });
  };
  const targets = finding.targets.map((target) => {
    const [victim = '', by = ''] = target.split(' by ');
    const attackers = list(by.split(' and ').map((attacker) => place(attacker, finding.side)));
    if (by === '') return place(victim, other);
    return victim.includes(' ')
      ? t('finding-by', { victim: place(victim, other), attackers })
      : t('finding-king-by', { attackers });
  });
  const args: Arguments = {
    side: sideName(finding.side),
    move: finding.move,
    targets: list(targets),
    code: plain(finding.code),
  };
  return tFirst([`finding-${finding.code}`], args, t('finding-unknown', args));
}
