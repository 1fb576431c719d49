import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, catalogue, has, negotiate, loadLate, setLocale, t, type Locale } from '../i18n';
import { GAMES, MODULE_NAMES, moduleOf } from '../engine/modules';
import type { Refusal } from '../engine/result';
import type { DetailView, UniverseView } from '../engine/types';
import { list, mateText, names, noteText, optionName, optionValue, pieceName, reasonText, refusalText, sentences } from './words';

function text(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
}

/** The files of refusals by module, and `common`. */
const parts = readdirSync(new URL('./refusals', import.meta.url))
  .filter((file) => file.endsWith('.en.ftl'))
  .map((file) => file.replace('.en.ftl', ''));

/** The files of rule options by module, and `common`. */
const ruled = readdirSync(new URL('./rules', import.meta.url))
  .filter((file) => file.endsWith('.en.ftl'))
  .map((file) => file.replace('.en.ftl', ''));

/** The story of a repetition, which comes when it is asked for. */
const STORIES = ['repetition'];

/** The words of the screens and dialogs that come late. */
const SCREENS = ['arrange', 'edit', 'embed', 'offline', 'others', 'round', 'sample', 'share', 'show', 'study'];

const source = (locale: Locale): string =>
  [
    `./${locale}.ftl`,
    ...parts.map((part) => `./refusals/${part}.${locale}.ftl`),
    ...ruled.map((part) => `./rules/${part}.${locale}.ftl`),
    ...STORIES.map((part) => `./stories/${part}.${locale}.ftl`),
    ...SCREENS.map((part) => `./screens/${part}.${locale}.ftl`),
  ]
    .map(text)
    .join('\n');

beforeAll(() =>
  Promise.all([
    loadLate('refusals', parts),
    loadLate('rules', ruled),
    loadLate('stories', STORIES),
    loadLate('screens', SCREENS),
  ]),
);

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

/** What the engine can send, by game; the empty name is what all games share. */
const sent = (JSON.parse(text('../../../tests-data/codes.json')) as { codes: Record<string, Sent> }).codes;

interface Sent {
  readonly refusals: readonly {
    readonly code: string;
    readonly case: string;
    readonly details: Readonly<Record<string, string>>;
  }[];
  readonly reasons: readonly string[];
  readonly notes: readonly string[];
  readonly findings: readonly string[];
  readonly badges: readonly string[];
  readonly fields: readonly string[];
}

describe.each(LOCALES.map(({ id }) => id))('words of %s for what the engine sends', (locale) => {
  beforeAll(() => setLocale(locale));
  const places = new Map([...messages(locale)].map(([id, args]) => [id, new Set(args === '' ? [] : args.split(' '))]));
  // `messages` leaves `side` out.
  for (const block of source(locale).split(/\n(?=[a-zA-Z])/)) {
    const id = /^([a-zA-Z][\w-]*) =/.exec(block)?.[1];
    if (id !== undefined && block.includes('$side')) places.get(id)?.add('side');
  }

  it.each(Object.entries(sent))('%s: every refusal, with a place for everything that it names', (game, { refusals }) => {
    const faults = refusals.flatMap(({ code, case: kind, details }) => {
      const id = sentences(game, code, kind).find((candidate) => has(candidate));
      if (id === undefined) return [`${code} ${kind}: no sentence`];
      const used = places.get(id) ?? new Set<string>();
      const needed = Object.entries(details).flatMap(([name, what]) =>
        ['place', 'piece', 'side', 'number'].includes(what) ? [name] : [],
      );
      const lost = needed.filter((name) => !used.has(name)).map((name) => `${id}: nothing is said of ${name}`);
      const free = [...used].filter((name) => !(name in details)).map((name) => `${id}: nobody sends ${name}`);
      return [...lost, ...free];
    });
    expect(faults).toEqual([]);
  });

  it.each(Object.entries(sent))(
    '%s: every reason, note, finding, mark and field',
    (game, { reasons, notes, findings, badges, fields }) => {
      // The game's own word, its family's, that of all games: as `words.ts` looks for a refusal.
      const known = (prefix: string, code: string): boolean =>
        sentences(game, code, '').some((id) => has(id.replace(/^error/, prefix)));
      const lists: [string, readonly string[]][] = [
        ['reason', reasons],
        ['note', notes],
        ['finding', findings],
        ['field', fields],
      ];
      const missing = lists.flatMap(([prefix, codes]) =>
        codes.filter((code) => !known(prefix, code)).map((code) => `${prefix}-${code}`),
      );
      missing.push(...badges.map((code) => `badge-${code}-hint`).filter((id) => !has(id)));
      expect(missing).toEqual([]);
    },
  );
});

describe('messages', () => {
  const files = readdirSync(new URL('../', import.meta.url), { recursive: true, encoding: 'utf8' });
  const page = files
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => text(`../${file}`))
    .join('\n');
  const games = Object.keys(sent)
    .filter((game) => game !== '')
    .join('|');

  /** A hole of a name is one word or a game. */
  const holes = (name: string): string =>
    name.replace(/\$\{([^}]*)\}/g, (_, hole: string) => (hole.includes('replaceAll') ? '[\\w-]+' : `(?:${games}|\\w+)`));

  /** Those that are asked for by their whole name. */
  const named = new Set([...page.matchAll(/['"`]([a-zA-Z][\w-]*)['"`]/g)].map((match) => match[1]));

  /** Those whose names are put together: `grade-${grade}`, `names('piece', …)`. */
  const joined = [
    ...[...page.matchAll(/`([a-z][\w-]*-(?:[\w-]|\$\{[^}`]*\})*)`/g)].map(([, name = '']) => holes(name)),
    ...[...page.matchAll(/names\('(\w+)', [\w.]+, (?:'([\w-]+)'|`([^`]+)`)?/g)].map(
      ([, prefix, code, pattern]) => `${prefix}-(?:(?:${games})-)?${pattern === undefined ? (code ?? '\\w+') : holes(pattern)}`,
    ),
  ].map((pattern) => new RegExp(`^${pattern}$`));

  /** Of these the engine sends codes, and a list of them is kept. */
  const codes = new Set(
    Object.values(sent).flatMap(({ reasons, notes, findings, badges, fields }) => [
      ...reasons.map((code) => `reason-${code}`),
      ...notes.map((code) => `note-${code}`),
      ...findings.flatMap((code) => [`finding-${code}`, `finding-${code}-by`]),
      ...badges.map((code) => `badge-${code}-hint`),
      ...fields.map((code) => `field-${code}`),
    ]),
  );

  function isAsked(id: string): boolean {
    if (named.has(id)) return true;
    if (/^(reason|note|finding|badge|field)-/.test(id))
      return codes.has(id.replace(new RegExp(`^([a-z]+)-(?:${games})-`), '$1-'));
    return joined.some((pattern) => pattern.test(id));
  }

  it('are each asked for by something', () => {
    const files = [
      './en.ftl',
      ...ruled.map((part) => `./rules/${part}.en.ftl`),
      ...STORIES.map((part) => `./stories/${part}.en.ftl`),
      ...SCREENS.map((part) => `./screens/${part}.en.ftl`),
    ];
    const ids = [
      ...files
        .map(text)
        .join('\n')
        .matchAll(/^([a-zA-Z][\w-]*) =/gm),
    ].map((match) => match[1] ?? '');
    expect(named.size).toBeGreaterThan(300);
    expect(joined.length).toBeGreaterThan(20);
    expect(ids.filter((id) => !isAsked(id))).toEqual([]);
  });

  it('that nobody asks for are noticed', () => {
    for (const id of [
      'app-nobody',
      'say-nobody',
      'badge-heroic',
      'reason-nobody',
      'meter-guests-nobody',
      'piece-xiangqi-king-nobody',
      'value-nobody-on',
    ])
      expect(isAsked(id), id).toBe(false);
    for (const id of [
      'app-name',
      'reason-xiangqi-stalemate',
      'option-layers_open-0-1',
      'option-kings-cooking-points-hint',
      'value-on',
      'game-kings-cooking-story',
    ])
      expect(isAsked(id), id).toBe(true);
  });
});

describe('the sentences that come with the first refusal', () => {
  const ids = (path: string): string[] => [...text(path).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1] ?? '');
  const late = parts.flatMap((part) => ids(`./refusals/${part}.en.ftl`));

  it('are each of some case', () => {
    const chosen = Object.entries(sent).flatMap(([game, { refusals }]) =>
      refusals.map(({ code, case: kind }) => sentences(game, code, kind).find((id) => has(id))),
    );
    expect(late.filter((id) => !chosen.includes(id))).toEqual([]);
  });

  it('are in the file of the module that sends them, and in `common` if no game alone does', () => {
    expect(parts.toSorted()).toEqual(['common', ...MODULE_NAMES].toSorted());
    const chosen = (game: string): string[] =>
      (sent[game]?.refusals ?? []).map(({ code, case: kind }) => sentences(game, code, kind).find((id) => has(id)) ?? code);
    const shared = chosen('');
    expect(ids('./refusals/common.en.ftl').toSorted()).toEqual([...new Set(shared)].toSorted());
    for (const game of Object.keys(sent).filter((name) => name !== '')) {
      const own = [...shared, ...ids('./en.ftl'), ...ids(`./refusals/${moduleOf(game) ?? ''}.en.ftl`)];
      expect(
        chosen(game).filter((id) => !own.includes(id)),
        game,
      ).toEqual([]);
    }
  });

  it('of one file are in the same file in every language', () => {
    for (const part of parts)
      for (const { id } of LOCALES)
        expect(ids(`./refusals/${part}.${id}.ftl`), `${part} ${id}`).toEqual(ids(`./refusals/${part}.en.ftl`));
  });

  it('are not asked for by name: they may not be there yet', () => {
    const files = readdirSync(new URL('../', import.meta.url), { recursive: true, encoding: 'utf8' });
    const named = files
      .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
      .flatMap((file) => [...text(`../${file}`).matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1] ?? ''));
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((id) => late.includes(id))).toEqual([]);
  });
});

describe('the words of rule options', () => {
  const ids = (path: string): string[] => [...text(path).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1] ?? '');

  it('are in the file of the module that has the options, which is fetched where rules are told', () => {
    expect(ruled.filter((part) => part !== 'common' && !MODULE_NAMES.includes(part))).toEqual([]);
    const missing = GAMES.flatMap(({ id, options, presets }) => {
      const own = options.length === 0 ? [] : ids(`./rules/${moduleOf(id) ?? ''}.en.ftl`);
      const family = (name: string) => [id, moduleOf(id)].some((game) => own.includes(`preset_hint-${game}-${name}`));
      const told = (code: string) => names('option', id, code).some((word) => own.includes(word));
      return [
        ...options
          .flatMap(({ name }) => [name, `${name}-hint`])
          .filter((code) => !told(code))
          .map((code) => `option-${id}-${code}`),
        ...presets.filter(({ name }) => !family(name)).map(({ name }) => `preset_hint-${id}-${name}`),
      ];
    });
    expect(missing).toEqual([]);
  });

  it('are of options and presets that there are', () => {
    const presets = new Set(GAMES.flatMap((game) => game.presets.map(({ name }) => name)));
    const asked = new Set(
      GAMES.flatMap((game) => [
        ...game.options
          .flatMap(({ name, values }) => [name, ...['hint', ...values].map((of) => `${name}-${of.replaceAll(',', '-')}`)])
          .flatMap((code) => names('option', game.id, code)),
        ...game.presets.flatMap(({ name }) => names('preset_hint', game.id, name)),
      ]),
    );
    const words = ruled.filter((part) => part !== 'common').flatMap((part) => ids(`./rules/${part}.en.ftl`));
    expect(words.length).toBeGreaterThan(60);
    expect(words.filter((id) => !asked.has(id))).toEqual([]);
    const named = ids('./en.ftl').filter((id) => id.startsWith('preset-'));
    expect(named.filter((id) => !presets.has(id.split('-').at(-1) ?? ''))).toEqual([]);
  });

  it('of one file are in the same file in every language', () => {
    for (const part of ruled)
      for (const { id } of LOCALES)
        expect(ids(`./rules/${part}.${id}.ftl`), `${part} ${id}`).toEqual(ids(`./rules/${part}.en.ftl`));
  });
});

describe('codes of the page itself', () => {
  const list = text('../engine/result.ts').split('export type PageCode =')[1]?.split(';')[0] ?? '';
  const codes = [...list.matchAll(/'([A-Z_]+)'/g)].map((match) => match[1] ?? '');

  it.each(LOCALES.map(({ id }) => id))('have a sentence each in %s, which does not come late', (locale) => {
    const known = new Set([...text(`./${locale}.ftl`).matchAll(/^error-([A-Z_]+) =/gm)].map((match) => match[1]));
    expect(codes).toContain('ENGINE_FAULT');
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
  });
});

describe('codes of the rules texts', () => {
  const rules = readdirSync(new URL('../../../docs/rules', import.meta.url)).map((file) => text(`../../../docs/rules/${file}`));

  it('have a sentence each', () => {
    const codes = new Set(rules.flatMap((rule) => rule.match(/\b[EW]_[A-Z][A-Z_]*[A-Z]\b/g) ?? []));
    const rejected = /`move_rejected` with the first matching code of: ([^.]*)/.exec(rules.join('\n'))?.[1] ?? '';
    for (const match of rejected.matchAll(/`([A-Z_]+)`/g)) codes.add(match[1] ?? '');
    expect(codes.size).toBeGreaterThan(100);
    // Tri-D: names of the sources that its rules text takes up and that no refusal has.
    for (const alias of ['E_BOARD_ACTIVE', 'E_ILLEGAL_DELAY']) codes.delete(alias);
    // A code has one sentence, or one for each of its cases.
    const known = [...messages('en').keys()];
    const has = (code: string): boolean =>
      known.some((id) => new RegExp(`^error-([a-z-]+-)?${code}(-[A-Z][A-Za-z]*)?$`).test(id));
    expect([...codes].filter((code) => !has(code))).toEqual([]);
  });
});

describe('words', () => {
  beforeAll(() => setLocale('en'));

  it('uses the titles that the rules texts demand', () => {
    expect(t('choose-promotion-title')).toBe('Choose a piece to confirm and promote');
    expect(t('choose-promotion-cancel')).toBe('Cancel');
    expect(t('choose-promotion-cancel-label')).toBe('Cancel promotion');
    expect(t('choose-promotion-forced-title')).toBe('Forced Promotion');
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

  const universe = {
    boards: [],
    anchors: [],
    sites: ['c3', 'e4', 'b3', 'e9'].map((name) => ({ name, at: [0, 0, 0], board: 0, terrain: '', owner: null })),
  } as unknown as UniverseView;

  it('falls back to the engine for what it does not know', () => {
    expect(refusalText('leapers', { code: 'E_LEAPT', case: '', message: 'it leapt', details: {} })).toBe('it leapt');
    expect(noteText('trid', universe, { code: 'landing', site: 0, reason: null })).toBe('lands on c3');
    expect(noteText('trid', universe, { code: 'double_step', site: null, reason: null })).toBe('double step');
    expect(optionValue('rhythm', 'layers_open', '0,1')).toBe('Ground and standard');
    expect(list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(list([])).toBe('');
  });

  it('speaks of rule options by the words that New game has for them, in every language', async () => {
    const word = (text: string): DetailView => ({ is: 'text', text });
    const [name, value] = [word('army'), word('sea9')];
    const accepted: DetailView = { is: 'words', words: ['battle', 'sea', 'air'] };
    const pair: Refusal = {
      code: 'E_OPTION',
      case: 'OptionPair',
      message: 'engine',
      details: { name, value, other: word('aim'), accepted },
    };
    for (const { id } of LOCALES) {
      await setLocale(id);
      const said = refusalText('cotulenh', pair);
      const shown = (option: string, value: string) => optionValue('cotulenh', option, value);
      for (const option of ['army', 'aim']) expect(said).toContain(optionName('cotulenh', option, ''));
      for (const part of [shown('army', 'sea9'), shown('aim', 'air')]) expect(said).toContain(part);
      expect(said).not.toMatch(/sea9|engine|\baim\b/);
      const full: DetailView = { is: 'words', words: ['full'] };
      const refused: Refusal = { ...pair, case: 'OptionValue', details: { name, value, accepted: full } };
      expect(refusalText('cotulenh', refused)).toContain(shown('army', 'full'));
    }
    await setLocale('en');
    const strange: Refusal = { ...pair, case: 'UnknownOption', details: { name: word('gravity'), accepted } };
    expect(refusalText('cotulenh', strange)).toContain('gravity');
  });

  it('says which square, which piece and by whom, in every language', async () => {
    const said = () =>
      refusalText('kings-cooking', {
        code: 'E_BLOCKED',
        case: 'Blocked',
        message: 'engine',
        details: {
          kind: { is: 'piece', piece: 'rook', side: null },
          from: { is: 'place', name: 'a1' },
          to: { is: 'place', name: 'a3' },
        },
      });
    for (const { id } of LOCALES) {
      await setLocale(id);
      expect(said()).toContain(pieceName('kings-cooking', 'rook', ''));
      expect(said()).toMatch(/a1.*a3/);
    }
    await setLocale('en');
    const late = {
      code: 'E_NO_CAPTURE',
      case: 'TooLate',
      message: 'engine',
      details: { square: { is: 'place', name: 'a2' } },
    } as const;
    expect(refusalText('kings-cooking', late)).toMatch(/too late/i);
  });

  it('says where in a text a fault is, and what a refusal follows from', () => {
    const fault = { code: 'E_RECORD', case: 'Unclosed', message: 'engine', details: {} };
    const place = { at_line: { is: 'number', value: 3 }, at_column: { is: 'number', value: 7 } } as const;
    expect(refusalText('', { ...fault, details: place })).toContain('line 3, column 7');
    const nested = {
      code: 'E_RECORD_STEP',
      case: 'Step',
      message: 'engine',
      details: {
        number: { is: 'number', value: 5 },
        text: { is: 'text', text: 'h2e2' },
        rule: { is: 'text', text: 'E_RECORD' },
        fault: { is: 'refusal', refusal: fault },
      },
    } as const;
    expect(refusalText('xiangqi', nested)).toBe(`Step 5 “h2e2” of the record is not legal. ${refusalText('', fault)}`);
  });

  it('counts one guest as one', async () => {
    await loadLate('screens', ['others']);
    const split = (guests: number) => t('result-score-split', { side: 'Light', guests, auto: 2, total: guests + 2 });
    expect([1, 3].map(split)).toEqual([
      'Light: 1 guest and 2 counted on the board make 3',
      'Light: 3 guests and 2 counted on the board make 5',
    ]);
  });

  it('speaks the other languages', async () => {
    await setLocale('zh-Hans');
    expect(pieceName('xiangqi', 'king', 'red')).toBe('帅');
    expect(pieceName('rhythm', 'king', 'black')).toBe('将');
    await setLocale('vi');
    expect(pieceName('cotulenh', 'commander', 'red')).toBe('Tư lệnh');
    // Players of xiangqi have a word of their own for mate.
    expect([mateText('xiangqi'), mateText('rhythm'), mateText('trid')]).toEqual(['chiếu bí', 'chiếu bí', 'chiếu hết']);
    expect(reasonText('rhythm', 'checkmate', ['red', 'black'], 0)).toBe('chiếu bí');
    await setLocale('en');
    expect(has('no-such-message')).toBe(false);
    expect(negotiate(['fr', 'zh-CN', 'en'])).toBe('zh-Hans');
    expect(negotiate(['de'])).toBe('en');
  });
});
