/**
 * From codes and words of the engine to words of the reader: pieces, sides, endings, refusals.
 *
 * Every function takes the game's id and looks for a message of the game, then of its family, then of all games; what no
 * catalogue knows is shown in the engine's own word, so that a new game is playable before it is translated.
 */

import { gameInfo, type ListedGame } from '../engine/modules';
import type { Refusal } from '../engine/result';
import type { BadgeView, DetailView, LeftOutView, NoteView, SideView, UniverseView } from '../engine/types';
import { hasRefusals, t, tFirst, type Arguments } from '../i18n';
import type { RuleSet } from '../model/rule-set';

/** Games that share their words with another one. */
const FAMILY: Readonly<Record<string, string>> = { rhythm: 'xiangqi' };

/** The game whose words a game shares, or itself. */
export function familyOf(game: string): string {
  return FAMILY[game] ?? game;
}

export function names(prefix: string, game: string, code: string): string[] {
  const family = FAMILY[game];
  const own = [`${prefix}-${game}-${code}`];
  if (family !== undefined) own.push(`${prefix}-${family}-${code}`);
  return [...own, `${prefix}-${code}`];
}

/** A sentence that a game may say in words of its own: `status-ID-session` before `status-session`. */
export function told(ids: readonly string[], args: Arguments = {}): string {
  return tFirst(ids, args, '');
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
export function reasonText(game: string, reason: string, sides: readonly [string, string], winner: 0 | 1 | null): string {
  const [won, lost] = winner === null ? ['', ''] : [sides[winner], sides[1 - winner] ?? ''];
  const args: Arguments = { winner: won && sideName(won), loser: lost && sideName(lost), code: plain(reason) };
  return tFirst(names('reason', game, reason), args, t('reason-unknown', args));
}

/** The ids of the sentences for a case, the most exact first. */
export function sentences(game: string, code: string, kind: string): string[] {
  return kind === '' ? names('error', game, code) : [...names('error', game, `${code}-${kind}`), ...names('error', game, code)];
}

/** A thing that a refusal or a mark speaks of, in words. */
function detailText(game: string, detail: DetailView): string | number {
  const word = (side: SideView): string => gameInfo(game)?.sides[side === 'first' ? 0 : 1] ?? side;
  switch (detail.is) {
    case 'place':
      return detail.name;
    case 'piece':
      return pieceName(game, detail.piece, detail.side === null ? '' : word(detail.side));
    case 'side':
      return sideName(word(detail.side));
    case 'number':
      return detail.value;
    case 'text':
      return detail.text;
    case 'words':
      return list(detail.words);
    case 'refusal':
      return refusalText(game, detail.refusal);
  }
}

/**
 * What a refusal of rule options speaks of, in the words of the screen that offers them. They come late, and an option may be one that
 * nobody knows: then it keeps the engine's word.
 */
function optionDetails(game: string, details: Refusal['details']): Record<string, string> {
  const text = (key: string): string => (details[key]?.is === 'text' ? details[key].text : '');
  const [name, other] = [text('name'), text('other')];
  const said: Record<string, string> = {
    name: optionName(game, name, name),
    value: optionValue(game, name, text('value')),
  };
  if (other !== '') said['other'] = optionName(game, other, other);
  const { accepted } = details;
  if (accepted?.is === 'words') {
    const words = accepted.words.map((word) =>
      text('value') === '' ? optionName(game, word, word) : optionValue(game, other || name, word),
    );
    // A value may have commas of its own.
    said['accepted'] = list(words.map((word) => `“${word}”`));
  }
  return said;
}

/** A refusal in words: the sentence of its case with what it speaks of, or the engine's own message. */
export function refusalText(game: string, { code, case: kind, message, details }: Refusal): string {
  const args: Record<string, string | number> = { message };
  for (const [name, detail] of Object.entries(details)) args[name] = detailText(game, detail);
  if (code === 'E_OPTION') Object.assign(args, optionDetails(game, details));
  // Where the sentences have not come, the engine's own is for nobody but its makers.
  const otherwise = !hasRefusals() && kind !== '' ? t('error-untold') : message === '' ? code : message;
  const sentence = tFirst(sentences(game, code, kind), args, otherwise);
  if ('such_as' in args) return t('error-such-as', { ...args, sentence });
  return 'at_line' in args ? t('error-at', { ...args, sentence }) : sentence;
}

/** What of a game or of a text was left out; empty for nothing. */
export function leftOutText(leftOut: readonly LeftOutView[]): string {
  if (leftOut.length === 0) return '';
  const parts = leftOut.map(({ what, count }) => tFirst([`left-out-${what}`], { count }, `${count} ${plain(what)}`));
  return t('left-out', { what: list(parts) });
}

/** The explanation of a mark on a piece. */
export function badgeHint(game: string, { code, detail }: BadgeView): string {
  const about = detail === null ? '' : detailText(game, detail);
  return tFirst([`badge-${code}-hint`], { detail: about }, about === '' ? plain(code) : `${plain(code)}: ${about}`);
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

/** A note beside a choice, with the square that it speaks of, or the end. Without a win whoever is not `actor` has one. */
export function noteText(game: string, { sites }: UniverseView, { code, site, reason }: NoteView, actor?: SideView): string {
  const square = site === null ? '' : (sites[site]?.name ?? '');
  return tFirst(names('note', game, code), { square, reason: endText(game, code, reason, actor) }, plain(code));
}

/** How a game would end that a note speaks of. */
export function endText(game: string, code: string, reason: string | null, actor?: SideView): string {
  const winner = code === 'loses' && actor ? (actor === 'first' ? 1 : 0) : null;
  return reason === null ? '' : reasonText(game, reason, gameInfo(game)?.sides ?? ['', ''], winner);
}

/** That a game is lost by force, as its players call it. */
export function mateText(game: string): string {
  return tFirst(names('say', game, 'mate'), {}, '');
}

/** How well a step met the beat. */
export function gradeName(grade: string): string {
  return tFirst([`grade-${grade}`], {}, plain(grade));
}

/** The name of a rule option, and of one of its values. `summary` is the engine's own text for the option. */
export function optionName(game: string, option: string, summary: string): string {
  return tFirst(names('option', game, option), {}, summary);
}

/** Values that mean the same wherever they are (`on`) have words of their own kind: an option of some game may be called like one. */
export function optionValue(game: string, option: string, value: string): string {
  return tFirst([...names('option', game, `${option}-${value.replaceAll(',', '-')}`), `value-${value}`], {}, value);
}

/** What an option is for, in a sentence. */
export function optionHint(game: string, option: string, summary: string): string {
  return tFirst(names('option', game, `${option}-hint`), {}, summary);
}

/** What a preset of rule options is called. */
export function presetName(game: string, preset: string): string {
  return tFirst(names('preset', game, preset), {}, plain(preset));
}

/** What a preset stands for, in a sentence. */
export function presetHint(game: string, preset: string, summary: string): string {
  return tFirst(names('preset_hint', game, preset), {}, summary);
}

/** The one name of the rules in force; empty for a game that has nothing to choose. */
export function ruleSetName({ id, options }: ListedGame, { preset, changed }: RuleSet): string {
  if (options.length === 0) return '';
  if (preset === null) return t(changed.length === 0 ? 'rules-usual' : 'rules-own');
  const name = presetName(id, preset);
  return changed.length === 0 ? name : t('rules-own-near', { preset: name, count: changed.length });
}

/** A notation by the engine's word for it. */
export function notationName(form: string): string {
  return tFirst([`notation-${form}`], {}, form);
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
