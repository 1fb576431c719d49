/**
 * The first link of a game whose players choose their pieces apart: stage 1 of rules: kings-cooking 16. There is no game in it
 * yet, only the creator's choice, so it never reaches the engine; every later link does.
 */

import type { SideView } from '../engine/types';
import { KINDS } from './lineups';
import { isName } from './names';

export interface Invitation {
  /** 32 hex digits. */
  readonly id: string;
  readonly creator: SideView;
  /** The creator's three letters. */
  readonly lineUp: string;
  readonly name: string;
}

const PREFIX = '#kc=1.';
const FORMAT = 1;
const INDEPENDENT = 1;
const CREATOR_IS_DARK = 4;
const STAGE_1 = 8;
const NOT_CHOSEN = 255;
/** The plies and the digest, both nothing yet. */
const REST = 6;

/** CRC-32 (IEEE) as eight hex digits. */
function check(bytes: Uint8Array): string {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}

function code(lineUp: string): number {
  return [...lineUp].reduce((sum, letter) => 5 * sum + KINDS.findIndex((kind) => kind.letter === letter), 0);
}

function letters(value: number): string {
  return [Math.floor(value / 25), Math.floor(value / 5) % 5, value % 5].map((digit) => KINDS[digit]?.letter ?? '?').join('');
}

/** The link that invites. */
export function invitationLink({ id, creator, lineUp, name }: Invitation): string {
  const spelled = new TextEncoder().encode(name);
  const identity = id.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const own = code(lineUp);
  const bytes = Uint8Array.from([
    FORMAT,
    INDEPENDENT | STAGE_1 | (creator === 'second' ? CREATOR_IS_DARK : 0),
    ...identity,
    ...(creator === 'first' ? [own, NOT_CHOSEN] : [NOT_CHOSEN, own]),
    spelled.length,
    ...spelled,
    0,
    ...new Array<number>(REST).fill(0),
  ]);
  const body = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${PREFIX}${body}.${check(bytes)}`;
}

function decoded(body: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The invitation of a link; `null` for every other link, which the engine then judges. */
export function readInvitation(fragment: string): Invitation | null {
  if (!fragment.startsWith(PREFIX) || fragment.length > 4096) return null;
  const [body = '', sum = '', ...more] = fragment.slice(PREFIX.length).split('.');
  const bytes = more.length === 0 ? decoded(body) : null;
  if (!bytes || check(bytes) !== sum) return null;
  const flags = bytes[1] ?? 0;
  const dark = (flags & CREATOR_IS_DARK) !== 0;
  const own = bytes[dark ? 19 : 18] ?? NOT_CHOSEN;
  const other = bytes[dark ? 18 : 19];
  const length = bytes[20] ?? 0;
  const whole = bytes.length === 21 + length + 1 + REST && bytes.slice(21 + length).every((byte) => byte === 0);
  const stage = bytes[0] === FORMAT && (flags & ~CREATOR_IS_DARK) === (INDEPENDENT | STAGE_1);
  const name = new TextDecoder().decode(bytes.slice(21, 21 + length));
  if (!whole || !stage || own >= 125 || other !== NOT_CHOSEN || !isName(name)) return null;
  const id = Array.from(bytes.slice(2, 18), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const invitation: Invitation = { id, creator: dark ? 'second' : 'first', lineUp: letters(own), name };
  // Base64 can be written in more than one way; only ours is accepted.
  return invitationLink(invitation) === fragment ? invitation : null;
}
