/**
 * A game from any text: what the readers of the engine know, and what people paste beside it: a text of another program that does
 * not say its notation, a position, a bare list of moves. Every answer is checked by the rules; where nothing fits, the reader that
 * came furthest says why.
 */

import type { Engine, Opened } from '../engine/client';
import { GAMES } from '../engine/modules';
import { done, nearer, refusal, type Refusal, type Result } from '../engine/result';

/** The notations of a text that names none (rules: xiangqi 7.5); the one that it means by that is tried first. */
const NOTATIONS = ['WXF', 'ICCS'] as const;

/** So many moves of a list are a list of moves; fewer are a chance. */
const TELLING = 2;

/** Whether a text is of a form that says itself what it is. */
function formed(text: string): boolean {
  return /^[[{#]/.test(text);
}

export async function readAny(engine: Engine, text: string): Promise<Result<Opened>> {
  const read = await engine.read(text);
  if (read.ok) return read;
  let nearest = read.refusal;
  if (formed(text)) {
    if (!text.startsWith('[') || /^\s*\[Format\s/m.test(text) || text.startsWith('[DhtmlXQ')) return read;
    for (const notation of NOTATIONS) {
      // On the line of the first tag, so that lines are counted as in the text.
      const again = await engine.read(`[Format "${notation}"]${text}`);
      if (again.ok) return again;
      nearest = nearer(nearest, again.refusal);
    }
    return { ok: false, refusal: nearest };
  }
  return (await asPosition(engine, text)) ?? asMoves(engine, text);
}

/** What stands on the table and nothing else. */
function opened({ seat, view }: Pick<Opened, 'seat' | 'view'>): Opened {
  return { seat, view, tags: {}, leftOut: [], clock: null, viewing: {} };
}

/** The game in which a line is a position, by its usual rules or by others that have a name. */
async function asPosition(engine: Engine, text: string): Promise<Result<Opened> | null> {
  if (text.includes('\n')) return null;
  // Pieces and fields may be those of another rule set than the usual one.
  const usual = GAMES.map(({ id }) => ({ id, options: {} }));
  const others = GAMES.flatMap(({ id, presets }) => presets.map(({ name }) => ({ id, options: { preset: name } })));
  for (const { id, options } of [...usual, ...others]) {
    const read = await engine.open(id, options, { at: 'position', text });
    if (read.ok) return done(opened(read.value));
  }
  return null;
}

interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The moves of a list, without numbers, comments and the result. */
function wordsOf(text: string): Word[] {
  const bare = text.replaceAll(/\{[^}]*\}/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return bare.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\S+/g)].flatMap((found) => {
      const number = /^\d+\.+/.exec(found[0])?.[0] ?? '';
      const word = found[0].slice(number.length).replace(/[,;，；]$/, '');
      if (word === '' || /^(\d+|1-0|0-1|1\/2-1\/2|\*)$/.test(word)) return [];
      return [{ text: word, line: index + 1, column: found.index + number.length + 1 }];
    }),
  );
}

/** The game that knows the most of a list of moves; if it does not know all, it says which one it does not. */
async function asMoves(engine: Engine, text: string): Promise<Result<Opened>> {
  const words = wordsOf(text);
  let best: { readonly known: number; readonly refusal: Refusal } | null = null;
  for (const { id } of words.length === 0 ? [] : GAMES) {
    const table = await engine.open(id);
    if (!table.ok) continue;
    const { seat } = table.value;
    let { view } = table.value;
    let [known, why]: [number, Refusal | null] = [0, null];
    for (const word of words) {
      const step = await seat.typed(word.text);
      const played = step.ok ? await seat.play(step.value) : step;
      if (!played.ok) {
        why = at(word, played.refusal);
        break;
      }
      view = played.value;
      known += 1;
    }
    if (why === null) return done(opened({ seat, view }));
    void seat.close();
    if (known >= TELLING && known > (best?.known ?? 0)) best = { known, refusal: why };
  }
  return { ok: false, refusal: best?.refusal ?? refusal('E_UNREAD', 'neither a record, a link, a list of moves nor a position') };
}

function at({ line, column }: Word, why: Refusal): Refusal {
  const place = { at_line: { is: 'number', value: line }, at_column: { is: 'number', value: column } } as const;
  return { ...why, details: { ...why.details, ...place } };
}

/** The text of a file. Old files of Chinese programs are not in UTF-8. */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
