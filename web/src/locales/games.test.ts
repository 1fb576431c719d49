import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, fixture } from '../../tests/fixtures';
import { MODULE_NAMES, gameInfo, moduleOf } from '../engine/modules';
import { LOCALES, has, loadLate, setLocale } from '../i18n';
import { choiceName, meterName, names, optionHint, optionName, pieceName, presetHint, presetName, sideName } from './words';

/** A word in another script was translated; the engine's own words are plain letters. */
const LATIN = /^[\x20-\x7e]*$/;

beforeAll(() => loadLate('rules', ['common', ...MODULE_NAMES]));

describe.each(LOCALES.map(({ id }) => id))('%s', (locale) => {
  beforeAll(() => setLocale(locale));
  afterAll(() => setLocale('en'));

  it.each(GAMES)('names %s and tells its story', (game) => {
    expect(has(`game-${game}-name`), `game-${game}-name`).toBe(true);
    expect(has(`game-${game}-story`), `game-${game}-story`).toBe(true);
  });
});

describe('why a game ended', () => {
  /** Ends that are the same in every game that has them. */
  const ALIKE = new Set(['checkmate', 'stalemate', 'material', 'repetition']);

  it('is told in words of the game, or in words that are true of all', () => {
    const file = readFileSync(new URL('../../../tests-data/codes.json', import.meta.url), 'utf8');
    const { codes } = JSON.parse(file) as { codes: Record<string, { reasons: string[] }> };
    const users = new Map<string, Set<string>>();
    for (const game of GAMES) {
      for (const reason of codes[game]?.reasons ?? []) {
        if (ALIKE.has(reason) || has(`reason-${game}-${reason}`)) continue;
        users.set(reason, (users.get(reason) ?? new Set()).add(moduleOf(game) ?? ''));
      }
    }
    // One that two crates have needs words of each: `reason-ID-CODE`.
    expect([...users].filter(([, modules]) => modules.size > 1)).toEqual([]);
    expect(users.size).toBeGreaterThan(10);
  });
});

describe('the words of a rule option', () => {
  /** The messages that tell of the options of a game, of those that there are, by the names that the page looks for. */
  function told(game: string): string[] {
    const codes = (gameInfo(game)?.options ?? []).flatMap(({ name, values }) => [
      name,
      `${name}-hint`,
      ...values.map((value) => `${name}-${value.replaceAll(',', '-')}`),
    ]);
    return codes.flatMap((code) => names('option', game, code).find((id) => has(id)) ?? []);
  }

  it('are of its own crate', () => {
    const users = new Map<string, Set<string>>();
    for (const game of GAMES) for (const id of told(game)) users.set(id, (users.get(id) ?? new Set()).add(moduleOf(game) ?? ''));
    // An option that two crates have needs words of each but one: `option-ID-NAME`, with its hint and its values.
    expect([...users].filter(([, modules]) => modules.size > 1)).toEqual([]);
    expect(users.size).toBeGreaterThan(50);
  });

  it('cannot be taken for those of a game', () => {
    const options = GAMES.flatMap((game) => (gameInfo(game)?.options ?? []).map(({ name }) => name));
    expect(options.length).toBeGreaterThan(20);
    expect(options.filter((name) => GAMES.includes(name))).toEqual([]);
  });
});

describe('an open turn and a debt', () => {
  const SESSION = ['session', 'session-acted', 'session-remaining', 'session-commit', 'session-cancel', 'session-not-yet'];
  const DEBT = ['owed-promotion', 'promotion-required', 'promotion-waiting'];

  it('are told in words of the crate: those of all are the words of the first that had one', () => {
    const users = new Map<string, Set<string>>();
    for (const game of GAMES) {
      for (const { view } of fixture(game).cases) {
        const { session, owed } = view.scene;
        const status = [...(session ? SESSION : []), ...(owed.length > 0 ? DEBT : [])];
        const used = [
          ...status.map((code) => names('status', game, code)),
          ...(session ? [names('say', game, 'commit')] : []),
          ...(owed.length > 0 ? [names('say', game, 'promotion-owed')] : []),
        ];
        for (const ids of used) {
          const id = ids.find((candidate) => has(candidate)) ?? `nothing for ${game}`;
          users.set(id, (users.get(id) ?? new Set()).add(moduleOf(game) ?? ''));
        }
      }
    }
    // A second crate with such a thing says it itself: `status-ID-session`, `say-ID-commit`.
    expect([...users].filter(([, modules]) => modules.size > 1).map(([id]) => id)).toEqual([]);
    expect(users.size).toBeGreaterThanOrEqual(SESSION.length + DEBT.length + 2);
  });
});

describe('an article of English before a piece', () => {
  beforeAll(() => setLocale('en'));

  /** The messages of a file in which an article stands before something that is filled in, with the article. */
  const articles = (file: string): [string, string][] => {
    const found = readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/^([\w-]+) =.*?\b(an?) \{ \$(?!side)/gim);
    return [...found].map(([, id = '', article = '']) => [id, article.toLowerCase()]);
  };
  const wrong = (id: string, article: string, game: string): string[] => {
    const { cases } = fixture(game);
    const kinds = [...new Set(cases.flatMap(({ view }) => view.scene.pieces.map(({ kind }) => kind)))];
    return kinds
      .map((kind) => pieceName(game, kind, ''))
      .filter((name) => /^[aeiou]/i.test(name) !== (article === 'an'))
      .map((name) => `${id}: ${article} ${name}`);
  };

  it.each(GAMES)('suits every piece of %s', (game) => {
    const files = ['./en.ftl', './refusals/common.en.ftl', `./refusals/${moduleOf(game) ?? ''}.en.ftl`];
    expect(files.flatMap(articles).flatMap(([id, article]) => wrong(id, article, game))).toEqual([]);
  });

  it('would be found wrong', () => {
    expect(articles('./refusals/kings-cooking.en.ftl')).toContainEqual(['error-kings-cooking-E_NO_PIECE-OtherKind', 'a']);
    expect(wrong('x', 'a', 'cotulenh')).toContain('x: a Air force');
    expect(wrong('x', 'an', 'cotulenh')).toContain('x: an Tank');
  });
});

describe('words of every game', () => {
  beforeAll(() => setLocale('zh-Hans'));
  afterAll(() => setLocale('en'));

  it.each(GAMES)('%s: sides, pieces and options', (id) => {
    const { game, cases } = fixture(id);
    for (const side of game.sides) expect(sideName(side), `side-${side}`).not.toMatch(LATIN);
    for (const { name, summary } of game.options) {
      expect(optionName(id, name, summary), `option-${name}`).not.toMatch(LATIN);
      expect(optionHint(id, name, summary), `option-${name}-hint`).not.toMatch(LATIN);
    }
    for (const { name } of gameInfo(id)?.presets ?? []) {
      expect(presetName(id, name), `preset-${id}-${name}`).not.toMatch(LATIN);
      expect(presetHint(id, name, name), `preset_hint-${id}-${name}`).not.toMatch(LATIN);
    }
    const values = game.options.flatMap(({ name, values }) => values.map((value) => [name, value.replaceAll(',', '-')] as const));
    const unnamed = values.filter(
      ([name, value]) =>
        !/^\d+(\.\.\d+)?$/.test(value) && !names('option', id, `${name}-${value}`).some(has) && !has(`value-${value}`),
    );
    expect(unnamed.map(([name, value]) => `option-${name}-${value}`)).toEqual([]);
    for (const { view } of cases) {
      for (const { kind } of view.scene.pieces) {
        expect(pieceName(id, kind, game.sides[0]), `piece-${kind}`).not.toMatch(LATIN);
      }
    }
  });

  it.each(GAMES)('%s: meters and choices', (id) => {
    const { game, cases } = fixture(id);
    for (const { view, paths } of cases) {
      for (const { code } of view.scene.meters) expect(meterName(code), `meter-${code}`).not.toMatch(LATIN);
      const offers = [view.offers, ...paths.map((path) => path.offers)];
      const words = offers.flatMap(({ next }) => next.flatMap(({ pick }) => (pick.startsWith('=') ? [pick.slice(1)] : [])));
      for (const word of words) expect(choiceName(id, word, game.sides[0]), `choice-${word}`).not.toMatch(LATIN);
    }
  });

  it.each(GAMES)('%s: notations', (id) => {
    const { game } = fixture(id);
    for (const form of game.forms) expect(has(`notation-${form}`), form).toBe(true);
  });
});
