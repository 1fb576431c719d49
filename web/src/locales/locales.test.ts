import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, catalogue, has, negotiate, setLocale, t, type Locale } from '../i18n';
import { findingText, list, noteText, optionValue, pieceName, reasonText, refusalText } from './words';

function text(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
}

const source = (locale: Locale): string => text(`./${locale}.ftl`);

/** The messages of a catalogue, each with the names of its arguments. */
function messages(locale: Locale): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of source(locale).split(/\n(?=[a-zA-Z])/)) {
    const id = /^([a-zA-Z][\w-]*) =/.exec(block)?.[1];
    if (id === undefined) continue;
    const args = new Set([...block.matchAll(/\$(\w+)/g)].map((match) => match[1]));
    // A language may name a piece by its side where another one does not.
    args.delete('side');
    found.set(id, [...args].sort().join(' '));
  }
  return found;
}

describe('catalogues', () => {
  it.each(LOCALES.map(({ id }) => id))('%s reads without a fault', (locale) => {
    expect(() => catalogue(locale, source(locale))).not.toThrow();
    const ids = [...source(locale).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]);
    expect(ids.length, 'no message is given twice').toBe(new Set(ids).size);
    expect(catalogue(locale, source(locale))._messages.size).toBe(ids.length);
  });

  it.each(['vi', 'zh-Hans'] as const)('%s has the messages of English with the same arguments', (locale) => {
    expect([...messages(locale)]).toEqual([...messages('en')]);
  });

  it.each(['vi', 'zh-Hans'] as const)('%s is translated', (locale) => {
    const english = catalogue('en', source('en'));
    const other = catalogue(locale, source(locale));
    // Names, numbers and patterns of arguments may be alike; sentences may not.
    const alike = [...messages('en').keys()].filter((id) => {
      const [a, b] = [english.getMessage(id)?.value, other.getMessage(id)?.value];
      return typeof a === 'string' && a === b && a.split(' ').length > 2;
    });
    expect(alike).toEqual([]);
  });
});

describe('codes of the rules texts', () => {
  const rules = ['cotulenh', 'kings-cooking', 'tri-d', 'xiangqi'].map((name) =>
    text(`../../../docs/rules/${name}.md`),
  );

  it('have a sentence each', () => {
    const codes = new Set(rules.flatMap((rule) => rule.match(/\b[EW]_[A-Z][A-Z_]*[A-Z]\b/g) ?? []));
    const rejected = /`move_rejected` with the first matching code of: ([^.]*)/.exec(rules.join('\n'))?.[1] ?? '';
    for (const match of rejected.matchAll(/`([A-Z_]+)`/g)) codes.add(match[1] ?? '');
    expect(codes.size).toBeGreaterThan(100);
    const known = messages('en');
    expect([...codes].filter((code) => !known.has(`error-${code}`))).toEqual([]);
  });
});

describe('words', () => {
  beforeAll(() => setLocale('en'));

  it('uses the titles that the rules texts demand', () => {
    expect(t('choose-promotion-title')).toBe('Choose a piece to confirm and promote');
    expect(t('choose-promotion-cancel')).toBe('Cancel');
    expect(t('choose-promotion-cancel-label')).toBe('Cancel promotion');
    expect(t('choose-promotion-forced-title')).toBe('Forced Promotion');
    expect(t('hint-perfect-win', { side: 'Light', count: 5 })).toBe('perfect play: Light wins in 5');
  });

  it('names a piece by game, family and word', () => {
    expect(pieceName('trid', 'rook', 'white')).toBe('Rook');
    expect(pieceName('rhythm', 'rook', 'red')).toBe('Chariot');
    expect(pieceName('leapers', 'spare_stone', 'first')).toBe('spare stone');
  });

  it('tells why a game ended', () => {
    expect(reasonText('xiangqi', 'stalemate', ['red', 'black'], 0)).toBe('Black has no legal move, which loses');
    expect(reasonText('trid', 'stalemate', ['white', 'black'], null)).toBe('by stalemate');
    expect(reasonText('leapers', 'cosmic_rays', ['first', 'second'], null)).toBe('cosmic rays');
  });

  it('tells what a repetition was made of', () => {
    const sides = ['red', 'black'] as const;
    const finding = { side: 'red', move: 'R1+1', code: 'chase', targets: ['cannon c3 by rook e4 and horse b3'] };
    expect(findingText('xiangqi', sides, finding)).toBe('Red R1+1: chases Cannon c3 by Chariot e4 and Horse b3');
    const check = { side: 'black', move: 'C5.4', code: 'check', targets: ['king by cannon e4'] };
    expect(findingText('xiangqi', sides, check)).toBe('Black C5.4: check (by Cannon e4)');
    const idle = { side: 'black', move: 'K5.4', code: 'idle', targets: [] };
    expect(findingText('xiangqi', sides, idle)).toBe('Black K5.4: neither check nor chase');
  });

  it('falls back to the engine for what it does not know', () => {
    expect(refusalText('trid', 'E_SHADOW', 'engine')).toContain('above or below');
    expect(refusalText('leapers', 'E_LEAPT', 'it leapt')).toBe('it leapt');
    expect(noteText('z4QL2')).toBe('lands on z4QL2');
    expect(optionValue('layers_open', '0,1')).toBe('Ground and standard');
    expect(list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(list([])).toBe('');
  });

  it('speaks the other languages', async () => {
    await setLocale('zh-Hans');
    expect(pieceName('xiangqi', 'king', 'red')).toBe('帅');
    expect(pieceName('rhythm', 'king', 'black')).toBe('将');
    await setLocale('vi');
    expect(pieceName('cotulenh', 'commander', 'red')).toBe('Tư lệnh');
    await setLocale('en');
    expect(has('no-such-message')).toBe(false);
    expect(negotiate(['fr', 'zh-CN', 'en'])).toBe('zh-Hans');
    expect(negotiate(['de'])).toBe('en');
  });
});
