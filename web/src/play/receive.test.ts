import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import type { InvitationView } from '../engine/types';
import { has, setLocale } from '../i18n';
import { leftOutText } from '../locales/words';
import type { Players } from '../model/players';
import { Held } from '../screens/parts/held';
import type { Entry } from '../store/entry';
import { BY_LINK } from '../model/names';
import { arrive, tableOf, type Memory } from './receive';

let engine: Engine;
beforeAll(async () => {
  engine = localEngine();
  await setLocale('en');
});

const ID = '00112233445566778899aabbccddeeff';
const SECOND: Players = [
  { kind: 'remote', name: 'Ann' },
  { kind: 'human', name: 'Bob' },
];

/** The link and the save of a game after some steps. */
async function game(steps: readonly string[], tags: Record<string, string> = {}): Promise<{ link: string; save: string }> {
  const opened = await engine.open('xiangqi');
  if (!opened.ok) throw new Error(opened.refusal.message);
  const { seat } = opened.value;
  await seat.tags({ GameId: ID, Creator: 'red', Red: 'Ann', [BY_LINK]: 'link', ...tags });
  for (const step of steps) {
    const played = await seat.play(step);
    if (!played.ok) throw new Error(played.refusal.message);
  }
  const [link, save] = await Promise.all([seat.record('url'), seat.record('json')]);
  if (!link.ok || !save.ok) throw new Error('no record');
  return { link: link.value, save: save.value };
}

function entry(save: string): Entry {
  return {
    id: ID,
    game: 'xiangqi',
    title: '',
    record: save,
    link: '',
    players: SECOND,
    phase: 'running',
    plies: 0,
    begun: 0,
    changed: 0,
    clock: null,
    handOff: false,
    revision: 0,
  };
}

const NOTHING: Memory = { game: () => null, invitation: () => null };

function remembering(save: string): Memory {
  return { game: () => entry(save), invitation: () => null };
}

const LINE = ['h2e2', 'h9g7', 'h0g2', 'i9h9', 'i0h0', 'b9c7', 'b0c2'];

describe('tables of links', () => {
  it('are none of those that are refused or known already, and are cleared when the screen is left', async () => {
    const { link, save } = await game(LINE.slice(0, 5));
    const { link: longer } = await game(LINE);
    const fresh = localEngine();
    for (let round = 0; round < 70; round += 1) {
      const screen = new Held();
      expect(await arrive(fresh, '#kc=1.x', NOTHING)).toMatchObject({ is: 'refused' });
      expect(await arrive(fresh, link, remembering(save))).toMatchObject({ is: 'same' });
      const arrival = await arrive(fresh, longer, remembering(save));
      const table = tableOf(arrival);
      if (!table) throw new Error(arrival.is);
      // Every other time it has been left before its game was there.
      if (round % 2 === 0) screen.leave();
      expect(screen.take(table)).toBe(round % 2 === 1);
      screen.leave();
    }
    await vi.waitFor(() => expect(fresh.tables).toBe(0));
  }, 60_000);

  it('stay, where somebody else has taken them', async () => {
    const fresh = localEngine();
    const opened = await fresh.open('xiangqi');
    if (!opened.ok) throw new Error(opened.refusal.message);
    const screen = new Held();
    screen.take(opened.value.seat);
    screen.give(opened.value.seat);
    screen.leave();
    expect((await opened.value.seat.view()).ok).toBe(true);
    expect(fresh.tables).toBe(1);
  });
});

describe('a file with variations', () => {
  it('keeps them on the table, and a link says what it leaves out', async () => {
    const moves = '1. 炮二平五 {the centre} (1. 马二进三 $1) 1... 马8进7 *';
    const opened = await engine.read(`[Game "Chinese Chess"]\n\n${moves}`);
    if (!opened.ok) throw new Error(opened.refusal.message);
    expect(opened.value.leftOut).toEqual([]);
    const { seat } = opened.value;
    const [text, link] = await Promise.all([seat.written('pgn'), seat.written('url')]);
    if (!text.ok || !link.ok) throw new Error('no record');
    expect(text.value.text.endsWith(`${moves}\n`)).toBe(true);
    expect(text.value.leftOut).toEqual([]);
    expect(link.value.leftOut).toEqual([
      { what: 'variations', count: 1 },
      { what: 'comments', count: 1 },
      { what: 'glyphs', count: 1 },
    ]);
    expect(leftOutText(link.value.leftOut)).toBe('Left out: one variation, one comment and one mark of a move.');
  });

  it('has words for everything that can be left out, in every language', () => {
    const kinds = ['variations', 'comments', 'glyphs', 'redo', 'clocks', 'view_settings', 'tags', 'characters'];
    for (const what of kinds) expect(has(`left-out-${what}`), what).toBe(true);
    expect(leftOutText([])).toBe('');
    expect(leftOutText([{ what: 'tags', count: 3 }])).toBe('Left out: 3 details of the game.');
  });
});

describe('a link', () => {
  it('invites, if the other seat is free', async () => {
    const { link } = await game(LINE.slice(0, 1));
    expect(await arrive(engine, link, NOTHING)).toMatchObject({
      is: 'invitation',
      seat: 'second',
      incoming: { id: ID, names: ['Ann', ''], creator: 'first' },
    });
  });

  it('asks who you are, if both seats are taken', async () => {
    const { link } = await game(LINE.slice(0, 1), { Black: 'Bob' });
    expect((await arrive(engine, link, NOTHING)).is).toBe('stranger');
  });

  it('of a game that is not played by link is a copy', async () => {
    const { link } = await game(LINE.slice(0, 1), { [BY_LINK]: '' });
    expect((await arrive(engine, link, NOTHING)).is).toBe('copy');
  });

  it.each([
    [4, 5, 'answer'],
    [4, 4, 'same'],
    [4, 2, 'stale'],
    [4, 7, 'skipped'],
    // One turn more, but of this device's own seat: it was made elsewhere.
    [5, 6, 'skipped'],
  ] as const)('with %i stored and %i sent is: %3$s', async (stored, sent, is) => {
    const { save } = await game(LINE.slice(0, stored));
    const { link } = await game(LINE.slice(0, sent));
    expect((await arrive(engine, link, remembering(save))).is).toBe(is);
  });

  it('that went another way has parted', async () => {
    const { save } = await game(LINE.slice(0, 4));
    const { link } = await game([...LINE.slice(0, 2), 'b0c2']);
    expect(await arrive(engine, link, remembering(save))).toMatchObject({ is: 'diverged', ply: 2 });
  });

  it('that was cut or changed is refused with its code', async () => {
    const { link } = await game(LINE);
    const refusal = async (text: string) => {
      const arrival = await arrive(engine, text, NOTHING);
      return arrival.is === 'refused' ? arrival.refusal.code : arrival.is;
    };
    expect(await refusal(link.slice(0, -5))).toBe('E_LINK_TRUNCATED');
    const flipped = link.charAt(12) === 'A' ? 'B' : 'A';
    expect(await refusal(link.slice(0, 12) + flipped + link.slice(13))).toBe('E_LINK_CHECKSUM');
    expect(await refusal(link.replace('#fr=2', '#fr=3'))).toBe('E_LINK_VERSION');
  });

  it("URL-2: King's Cooking's own link brings its names", async () => {
    const fragment = '#kc=1.AQEAESIzRFVmd4iZqrvM3e7_a0YDQW5uA0JvYgMAmiSIfSVueg.fe8b7ce5';
    expect(await arrive(engine, fragment, NOTHING)).toMatchObject({
      is: 'stranger',
      incoming: { id: ID, names: ['Ann', 'Bob'], creator: 'first' },
    });
  });

  describe('that invites to choose apart', () => {
    const sent: InvitationView = { id: ID, creator: 'first', choice: 'PNB', name: 'Ann' };
    const remembers: Memory = { game: () => null, invitation: () => sent };
    const answer = '#kc=1.AQEAESIzRFVmd4iZqrvM3e7_a0YDQW5uA0JvYgMAmiSIfSVueg.fe8b7ce5';

    // The third vector of rules: kings-cooking 16.
    it('URL-3: is the vector of the rules, there and back', async () => {
      const vector = '#kc=1.AQ0AESIzRFVmd4iZqrvM3e7__3wDQW5uAAAAAAAAAA.ba37626d';
      const ann: InvitationView = { id: ID, creator: 'second', choice: 'PPP', name: 'Ann' };
      expect(await engine.invite('kings-cooking', ann)).toEqual({ ok: true, value: vector });
      expect(await engine.invitation(vector)).toMatchObject({ ok: true, value: { invitation: ann, answered: false } });
    });

    it('URL-25: of Light with a name of one letter returns', async () => {
      const light: InvitationView = { id: ID, creator: 'first', choice: 'QNB', name: '明' };
      const link = await engine.invite('kings-cooking', light);
      if (!link.ok) throw new Error(link.refusal.message);
      expect(await engine.invitation(link.value)).toMatchObject({ ok: true, value: { invitation: light, answered: false } });
    });

    it('asks for the own pieces, unless it is the own link', async () => {
      const invited = await engine.invite('kings-cooking', sent);
      if (!invited.ok) throw new Error(invited.refusal.message);
      const link = invited.value;
      expect(await arrive(engine, link, NOTHING)).toEqual({ is: 'draft', invitation: sent, own: false });
      expect(await arrive(engine, link, remembers)).toEqual({ is: 'draft', invitation: sent, own: true });
    });

    it('is answered by a game with the pieces that were sent', async () => {
      expect(await arrive(engine, answer, remembers)).toMatchObject({ is: 'drafted', seat: 'first' });
      const other: Memory = { ...remembers, invitation: () => ({ ...sent, choice: 'QNB' }) };
      expect(await arrive(engine, answer, other)).toMatchObject({ is: 'refused', refusal: { code: 'E_URL_DIVERGED' } });
    });
  });
});
