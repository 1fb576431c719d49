// Generated from the crate `wire` by `cargo xtask types`; a test compares it. Do not edit.

import type { DetailView, SideView } from '../engine/types';

export type RoundName = string;

export type CommandName = string;

export type DigestText = string;

export type StartView = "normal" | { "position": string } | { "setup": string } | "draft";

export type ClockView = { "kind": "none", } | { "kind": "live",
  /** What each side begins with. */
  base_ms: number,
  /** What a turn earns. */
  increment_ms: number, } | { "kind": "days",
  /** How many. */
  days: number, };

export type BeatTerm = "off" | "on_trust";

export type VisibilityView = "listed" | "unlisted" | "closed";

export type TermsView = {
  /** The id of the game. */
  game: string,
  /** Rule options by name; the others have their defaults. */
  options: { [key in string]: string },
  /** Where it begins. */
  start: StartView,
  /** How time counts. */
  clock: ClockView,
  /** Whether turns may be taken back if the other agrees. */
  takebacks: boolean,
  /** Whether steps are graded by the beat. */
  beat: BeatTerm,
  /** Who may watch. */
  visibility: VisibilityView,
  /** Whether the result counts for a rating. */
  rated: boolean, };

export type ClaimView = "win" | "draw";

export type ActionView = { "do": "play",
  /** How many steps stand before it. */
  ply: number,
  /** Its steps, joined by commas. */
  turn: string,
  /** How far from the beat it came, in milliseconds, in rounds with a beat on trust. */
  timing?: number, } | { "do": "resign", } | { "do": "offer_draw", } | { "do": "answer_draw",
  /** The entry of the offer. */
  offer: number,
  /** Yes or no. */
  accept: boolean, } | { "do": "ask_takeback",
  /** How many steps are to stand. */
  to: number, } | { "do": "answer_takeback",
  /** The entry of the question. */
  offer: number,
  /** Yes or no. */
  accept: boolean, } | { "do": "withdraw",
  /** Its entry. */
  offer: number, } | { "do": "abort", } | { "do": "claim",
  /** As what. */
  as: ClaimView, } | { "do": "give_time", } | { "do": "offer_rematch", } | { "do": "answer_rematch",
  /** The entry of the offer. */
  offer: number,
  /** Yes or no. */
  accept: boolean, } | { "do": "draft",
  /** In the letters of set-up names. */
  choice: string, } | { "do": "leave", };

export type PhraseView = "hello" | "good_game" | "thank_you" | "sorry" | "one_moment";

export type Ask = { "ask": "hello",
  /** The version of the messages. */
  protocol: number,
  /** The page's own version. */
  build: string, } | { "ask": "follow",
  /** Which. */
  round: RoundName,
  /** The last entry that is known here; none if nothing is. */
  after: number | null,
  /** The digest of the position after it. */
  digest: DigestText | null, } | { "ask": "unfollow",
  /** Which. */
  round: RoundName, } | { "ask": "do",
  /** In which round. */
  round: RoundName,
  /** 32 hexadecimal digits made here. */
  command: CommandName,
  /** What. */
  action: ActionView, } | { "ask": "say",
  /** In which round. */
  round: RoundName,
  /** What. */
  phrase: PhraseView, };

export type LeftView = {
  /** The first side. */
  first: number,
  /** The second side. */
  second: number, };

export type EndingView = {
  /** Who won; none is a draw. */
  winner: SideView | null,
  /** The reason code. */
  reason: string, };

export type BeatView = {
  /** From one beat to the next, in milliseconds. */
  period: number,
  /** When one of them is, in milliseconds since 1970. */
  phase: number, };

export type WhatView = { "entry": "drafted", } | { "entry": "begun",
  /** The text of its first position. */
  start: string,
  /** The beat that both hear. */
  beat?: BeatView, } | { "entry": "turn",
  /** Its steps in machine form as they were really played, joined by commas. */
  text: string,
  /** How far from the beat the player said he was. */
  timing?: number,
  /** Its grade, where a beat counts. */
  grade?: string,
  /** What was given back for its journey, in milliseconds. */
  credit: number,
  /** The end that it brought about. */
  ended?: EndingView, } | { "entry": "draw_offered", } | { "entry": "draw_refused", } | { "entry": "takeback_asked",
  /** How many steps are to stand. */
  to: number, } | { "entry": "takeback_refused", } | { "entry": "taken_back",
  /** How many steps stand now. */
  to: number, } | { "entry": "withdrawn",
  /** Its entry. */
  offer: number, } | { "entry": "time_given",
  /** To whom. */
  to: SideView,
  /** How much, in milliseconds. */
  ms: number, } | { "entry": "resumed",
  /** What each side gets, in milliseconds. */
  gifts: [number, number], } | { "entry": "ended",
  /** Who won; none is a draw. */
  winner: SideView | null,
  /** The reason code. */
  reason: string, } | { "entry": "aborted", } | { "entry": "rematch_offered", } | { "entry": "rematch_refused", } | { "entry": "next",
  /** The next round. */
  round: RoundName, };

export type EntryView = {
  /** Its number, from 1 without a gap. */
  seq: number,
  /** Who did it; none if the server did. */
  by: SideView | null,
  /** How many steps stand after it. */
  ply: number,
  /** Who is to act after it. */
  actor: SideView | null,
  /** What both have left at that instant; none without a clock. */
  clock: LeftView | null,
  /** When, in milliseconds since 1970. */
  at: number,
  /** The digest of the position after it. */
  digest: DigestText, } & ({ "entry": "drafted", } | { "entry": "begun",
  /** The text of its first position. */
  start: string,
  /** The beat that both hear. */
  beat?: BeatView, } | { "entry": "turn",
  /** Its steps in machine form as they were really played, joined by commas. */
  text: string,
  /** How far from the beat the player said he was. */
  timing?: number,
  /** Its grade, where a beat counts. */
  grade?: string,
  /** What was given back for its journey, in milliseconds. */
  credit: number,
  /** The end that it brought about. */
  ended?: EndingView, } | { "entry": "draw_offered", } | { "entry": "draw_refused", } | { "entry": "takeback_asked",
  /** How many steps are to stand. */
  to: number, } | { "entry": "takeback_refused", } | { "entry": "taken_back",
  /** How many steps stand now. */
  to: number, } | { "entry": "withdrawn",
  /** Its entry. */
  offer: number, } | { "entry": "time_given",
  /** To whom. */
  to: SideView,
  /** How much, in milliseconds. */
  ms: number, } | { "entry": "resumed",
  /** What each side gets, in milliseconds. */
  gifts: [number, number], } | { "entry": "ended",
  /** Who won; none is a draw. */
  winner: SideView | null,
  /** The reason code. */
  reason: string, } | { "entry": "aborted", } | { "entry": "rematch_offered", } | { "entry": "rematch_refused", } | { "entry": "next",
  /** The next round. */
  round: RoundName, });

export type ChairView = {
  /** Whether somebody holds it. */
  taken: boolean,
  /** His name; empty if he gave none. */
  name: string,
  /** Whether he is a program. */
  program: boolean,
  /** Whether he has chosen his pieces, where they are chosen unseen. */
  drafted: boolean, };

export type ChairsView = {
  /** The first side's. */
  first: ChairView,
  /** The second side's. */
  second: ChairView, };

export type PhaseView = "waiting" | "drafting" | "playing" | "over";

export type HeadView = {
  /** Its name. */
  round: RoundName,
  /** What was agreed. */
  terms: TermsView,
  /** Who plays. */
  chairs: ChairsView,
  /** How far it has come. */
  phase: PhaseView,
  /** How it ended, if it did with a result. */
  ended: EndingView | null,
  /** The side of whoever asks. */
  you: SideView | null,
  /** The last entry. */
  seq: number,
  /** How many steps stand. */
  ply: number,
  /** Who is to act. */
  actor: SideView | null,
  /** The digest of the position. */
  digest: DigestText,
  /** The round after it. */
  next: RoundName | null, };

export type ClockNow = {
  /** When, in milliseconds since 1970 by the server's clock. */
  now: number,
  /** What both have left then; none without a clock. */
  left: LeftView | null,
  /** When the time of whoever is to act is over; none if it never is. */
  deadline: number | null, };

export type OfferNow = {
  /** Its entry. */
  offer: number,
  /** Who made it. */
  by: SideView, };

export type TakebackNow = {
  /** Its entry. */
  offer: number,
  /** Who asked. */
  by: SideView,
  /** How many steps are to stand. */
  to: number, };

export type OffersNow = {
  /** A draw. */
  draw: OfferNow | null,
  /** To go back. */
  takeback: TakebackNow | null,
  /** Another round. */
  rematch: OfferNow | null, };

export type PersonView = {
  /** His name; empty if he gave none. */
  name: string,
  /** Whether he is a program. */
  program: boolean, };

export type RoundBrief = {
  /** What it is. */
  head: HeadView,
  /** When the time of whoever is to act is over; none if it never is. */
  deadline: number | null,
  /** When something last happened, in milliseconds since 1970. */
  changed: number, };

export type Tell = { "tell": "welcome",
  /** The version of the messages. */
  protocol: number,
  /** The server's own version. */
  build: string,
  /** The server's time, in milliseconds since 1970. */
  now: number,
  /** Who is there; none if nobody knows him. */
  me: PersonView | null, } | { "tell": "snapshot",
  /** What it is beside its game. */
  head: HeadView,
  /** The game as a save; none before it begins. */
  save: string | null,
  /** The last entry. */
  seq: number,
  /** Its clocks. */
  clock: ClockNow,
  /** What waits for an answer. */
  offers: OffersNow, } | { "tell": "entries",
  /** In which round. */
  round: RoundName,
  /** What. */
  entries: Array<EntryView>, } | { "tell": "ack",
  /** Which. */
  command: CommandName,
  /** As which entry. */
  seq: number, } | { "tell": "nack",
  /** Which. */
  command: CommandName,
  /** The last entry of the round, where it is known. */
  seq: number | null,
  /** The code of the rules text. */
  code: string,
  /** Which of the cases that share the code it is. */
  case: string,
  /** One line for a terminal. */
  message: string,
  /** What it speaks of, by name. */
  details: { [key in string]: DetailView }, } | { "tell": "presence",
  /** In which round. */
  round: RoundName,
  /** Which players, the first side's first. */
  chairs: [boolean, boolean],
  /** How many watch. */
  watchers: number,
  /** After how many milliseconds the player who waits may claim; none if he may not. */
  claim_in: number | null, } | { "tell": "yours",
  /** Which. */
  rounds: Array<RoundBrief>, } | { "tell": "said",
  /** In which round. */
  round: RoundName,
  /** Who. */
  by: SideView,
  /** What. */
  phrase: PhraseView, } | { "tell": "restarting",
  /** After how many milliseconds to come back. */
  retry: number, } | { "tell": "outdated", } | { "tell": "refused",
  /** Which round it was about, where it was about one. */
  round: RoundName | null,
  /** The code of the rules text. */
  code: string,
  /** Which of the cases that share the code it is. */
  case: string,
  /** One line for a terminal. */
  message: string,
  /** What it speaks of, by name. */
  details: { [key in string]: DetailView }, };

export type SideWish = "first" | "second" | "random";

export type Create = {
  /** 32 hexadecimal digits made by the sender. */
  command: CommandName,
  /** What is proposed. */
  terms: TermsView,
  /** The sender's side; none if both chairs are given away by link. */
  side: SideWish | null,
  /** The sender's name. */
  name?: string, };

export type Invitation = {
  /** The secret. */
  token: string,
  /** The address with it. */
  link: string, };

export type Invitations = {
  /** For the first side. */
  first?: Invitation,
  /** For the second side. */
  second?: Invitation, };

export type Created = {
  /** Its name. */
  round: RoundName,
  /** The maker's chair. */
  chair: SideView | null,
  /** A link for each free chair. */
  invite: Invitations,
  /** The link for whoever watches. */
  watch: string, };

export type Sit = {
  /** 32 hexadecimal digits made by the sender. */
  command: CommandName,
  /** The secret of the invitation. */
  token: string,
  /** The sender's name. */
  name?: string, };

export type Sat = {
  /** Of which round. */
  round: RoundName,
  /** Which chair. */
  chair: SideView, };

export type CommandBody = {
  /** 32 hexadecimal digits made by the sender. */
  command: CommandName,
  /** What. */
  action: ActionView, };

export type Stored = {
  /** As which entry. */
  seq: number, };

export type LegalLine = {
  /** The steps that may begin the turn, in machine form. */
  legal: Array<string>,
  /** How many steps stand. */
  ply: number,
  /** Who is to act. */
  actor: SideView | null,
  /** How far the round has come. */
  phase: PhaseView, };

export type Legal = {
  /** The steps that may follow, in machine form. */
  legal: Array<string>,
  /** Whether the steps are a whole turn already. */
  whole: boolean, };

export type Trouble = {
  /** The code. */
  code: string,
  /** One line for a terminal. */
  message: string,
  /** The last entry of the round, where it is known. */
  seq: number | null,
  /** Which of the cases that share the code it is. */
  case: string,
  /** What it speaks of, by name. */
  details: { [key in string]: DetailView }, };
