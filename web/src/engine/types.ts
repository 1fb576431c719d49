// Generated from the crate `wire` by `cargo xtask types`; a test compares it. Do not edit.

export type SideView = "first" | "second";

export type StageView = "turn" | "mid" | "duty";

export type DetailView = { "is": "place",
  /** Its name. */
  name: string, } | { "is": "piece",
  /** The kind. */
  piece: string,
  /** Whose it is, where that is known. */
  side: SideView | null, } | { "is": "side",
  /** Which. */
  side: SideView, } | { "is": "number",
  /** Its value. */
  value: number, } | { "is": "text",
  /** The text. */
  text: string, } | { "is": "words",
  /** The words. */
  words: Array<string>, } | { "is": "refusal",
  /** The reason. */
  refusal: RefusalView, };

export type RefusalView = {
  /** The code of the rules text. */
  code: string,
  /** Which of the cases that share the code it is. */
  case: string,
  /** One line for a terminal. */
  message: string,
  /** What it speaks of, by name. */
  details: { [key in string]: DetailView }, };

export type NoteView = {
  /** What it says. */
  code: string,
  /** The place it speaks of. */
  site: number | null,
  /** Why the game would end, where it speaks of an end. */
  reason: string | null, };

export type PlacedView = {
  /** The kind. */
  kind: string,
  /** Where it stands. */
  site: number, };

export type TargetView = {
  /** The attacked piece. */
  victim: PlacedView,
  /** The attackers. */
  by: Array<PlacedView>, };

export type RemarkView = {
  /** What, as a code. */
  code: string,
  /** Of whom, and whose threat it is about; none where it is about the step as a whole. */
  target: TargetView | null, };

export type FindingView = {
  /** The step's index in the history. */
  ply: number,
  /** Who played it. */
  side: SideView,
  /** The step in machine form. */
  step: string,
  /** What it did, as a code. */
  code: string,
  /** What it did it to. */
  targets: Array<TargetView>,
  /** What else is to be said of it. */
  remarks: Array<RemarkView>, };

export type RulingView = {
  /** The winner; none is a draw. */
  winner: SideView | null,
  /** The reason code. */
  reason: string,
  /** What the judge saw. */
  findings: Array<FindingView>,
  /** The piece that the loser went after with every step, where it stands now. */
  victim: PlacedView | null, };

export type StatusView = {
  /** Who acts next. */
  actor: SideView,
  /** What kind of step is due. */
  stage: StageView,
  /** Whether the actor is in check. */
  check: boolean,
  /** How the match ended; none while it goes on. */
  ended: RulingView | null,
  /** How it would end if the position came once more by the same steps; none where that is not near. */
  impending: RulingView | null,
  /** The points of the first and of the second side, where the end was counted. */
  score: [number, number] | null,
  /** The result as one line, `1-0 (3:1)` or `1/2 (repetition)`; none while the match goes on. */
  result: string | null,
  /** The key of the position: 16 hex digits, because a number of the page has too few bits. */
  key: string,
  /** The CRC-32 of the position text, eight hex digits: two programs that agree on it stand at the same position. */
  digest: string,
  /** Steps played. */
  ply: number,
  /** Turns begun before the present one. */
  turn: number,
  /** Steps that can be played again. */
  redo: number,
  /** Who has offered a draw that is not answered. */
  draw_offer: SideView | null, };

export type BadgeView = {
  /** The code. */
  code: string,
  /** What it refers to, if anything. */
  detail: DetailView | null, };

export type PieceOn = {
  /** Where it stands. */
  site: number,
  /** Whose it is. */
  side: SideView,
  /** Its kind in the game's own words. */
  kind: string,
  /** Marks on it. */
  badges: Array<BadgeView>, };

export type BoardStand = {
  /** The board's own name. */
  name: string,
  /** Which board instance of the universe is visible. */
  board: number,
  /** Where it stands. */
  anchor: number,
  /** Whether it is turned by 180 degrees. */
  rotated: boolean,
  /** Who owns it. */
  owner: SideView,
  /** Who may move it now; nobody if none. */
  controller: SideView | null, };

export type LayerSites = {
  /** The code. */
  code: string,
  /** Whose it is. */
  side: SideView,
  /** The places, ascending. */
  sites: Array<number>, };

export type MeterView = {
  /** The code. */
  code: string,
  /** Whose it is; none for a number of the whole game. */
  side: SideView | null,
  /** The value. */
  value: number,
  /** The greatest value, where there is one. */
  max: number | null, };

export type OwedView = {
  /** Who must answer. */
  side: SideView,
  /** Where. */
  site: number,
  /** What. */
  code: string, };

export type ActedView = {
  /** Its kind. */
  kind: string,
  /** Where it went; none if it died. */
  site: number | null, };

export type WaitingView = {
  /** Its kind. */
  kind: string,
  /** What chooses it after the origin, out of two of a kind the one that is meant. */
  pick: string, };

export type SessionState = {
  /** Where the stack stood. */
  origin: number,
  /** What has acted, in order. */
  acted: Array<ActedView>,
  /** The pieces that may still act. */
  remaining: Array<WaitingView>,
  /** Whether the session may be closed now. */
  can_commit: boolean, };

export type SceneView = {
  /** The places that exist now, ascending. */
  sites: Array<number>,
  /** The movable boards and where they stand. */
  boards: Array<BoardStand>,
  /** The pieces; those of one site in stack order, the carrier first. */
  pieces: Array<PieceOn>,
  /** Sets of places that a view may draw on demand. */
  layers: Array<LayerSites>,
  /** Scores, energies, counts. */
  meters: Array<MeterView>,
  /** What must be answered before the normal turn, first entry first. */
  owed: Array<OwedView>,
  /** The open deploy session. */
  session: SessionState | null,
  /** The places of attacked kings. */
  checked: Array<number>, };

export type BoardPlace = {
  /** The name in the game's own words. */
  name: string,
  /** Files and ranks. */
  size: [number, number],
  /** File, rank and height of its lowest corner. */
  corner: [number, number, number],
  /** What kind of board it is, for skins. */
  kind: string, };

export type SitePlace = {
  /** The name that texts use. */
  name: string,
  /** The board it belongs to. */
  board: number,
  /** File, rank and height. */
  at: [number, number, number],
  /** What it is, for skins. */
  terrain: string,
  /** Whose place it is, where that means something. */
  owner: SideView | null, };

export type AnchorPlace = {
  /** The name. */
  name: string,
  /** File, rank and height of the lowest corner of a board that stands here. */
  corner: [number, number, number], };

export type UniverseView = {
  /** The boards, by their index. */
  boards: Array<BoardPlace>,
  /** The places, by their index. */
  sites: Array<SitePlace>,
  /** Where movable boards can stand, by their index. */
  anchors: Array<AnchorPlace>, };

export type OfferView = {
  /** The pick: `s12` a site, `b3` a board, `n7` an anchor, `=queen` a word. */
  pick: string,
  /** How many steps remain after it. */
  steps: number,
  /** The step, if exactly one remains. */
  step: string | null,
  /** Remarks for a chooser. */
  notes: Array<NoteView>, };

export type RefusedPick = {
  /** The pick. */
  pick: string,
  /** Why. */
  refusal: RefusalView, };

export type OffersView = {
  /** The next picks, each once. */
  next: Array<OfferView>,
  /** The step that the path means by itself, in machine form. */
  step: string | null,
  /** Next picks that are forbidden although a person might try them. */
  refused: Array<RefusedPick>, };

export type CaptorView = {
  /** Its kind. */
  piece: string,
  /** Where it stood. */
  from: number, };

export type CapturedView = {
  /** Its kind at the moment of capture. */
  piece: string,
  /** Whose it was. */
  side: SideView,
  /** Where it stood. */
  site: number,
  /** How it was taken, where that is special; otherwise empty. */
  manner: string,
  /** Who took it; none where no piece did: it died in its own strike, or a decision took it. */
  by: CaptorView | null, };

export type FactsView = {
  /** Who played it. */
  side: SideView,
  /** The kind of the acting piece before the step; `board` for a board, `commit` for the closing of a session. */
  piece: string,
  /** The letter of that kind. */
  letter: string,
  /** Where it started, by name; empty if nowhere. */
  from: string,
  /** Where it ended, by name. */
  to: string,
  /** What it took. */
  captured: Array<CapturedView>,
  /** The kind it promoted to by choice. */
  promotion: string | null,
  /** The game's class of the step. */
  class: string,
  /** Whether the next side was in check. */
  gives_check: boolean,
  /** Whether it was checkmate. */
  gives_mate: boolean, };

export type EntryView = {
  /** Its index, from 0. */
  ply: number,
  /** The index of its turn, from 0. */
  turn: number,
  /** Its machine form. */
  step: string,
  /** Its text in the notation asked for. */
  text: string,
  /** What it did. */
  facts: FactsView,
  /** The meters before it: clocks, energies, counts. */
  before: Array<MeterView>,
  /** Its grade, in games where the time of a step counts. */
  grade: string | null,
  /** The key of the position after it, 16 hex digits. */
  key: string,
  /** The CRC-32 of the position's text after it, 8 hex digits. */
  digest: string, };

export type TurnView = {
  /** Its index, from 0; `turn` of its steps. */
  index: number,
  /** Its number on paper. */
  number: number,
  /** Who played it. */
  side: SideView,
  /** The index of its first step. */
  ply: number,
  /** How many steps it has so far. */
  steps: number,
  /** All of them as one text in the notation asked for. */
  text: string,
  /** Whether it is at its end; only the last one may still go on. */
  finished: boolean, };

export type TakenView = {
  /** The index of the step that took it. */
  ply: number,
  /** What was taken. */
  captured: CapturedView, };

export type EventView = { "event": "move_executed",
  /** Its index in the history. */
  ply: number,
  /** Its machine form. */
  step: string,
  /** What it did. */
  facts: FactsView,
  /** The meters before it: clocks, energies, counts. */
  before: Array<MeterView>,
  /** Its grade, in games where the time of a step counts. */
  grade: string | null, } | { "event": "piece_captured",
  /** Which. */
  captured: CapturedView, } | { "event": "piece_promoted",
  /** Whose piece. */
  side: SideView,
  /** Where. */
  site: number,
  /** What it was. */
  piece: string,
  /** What it is now. */
  becomes: string, } | { "event": "layer_changed",
  /** Where it was. */
  from: number,
  /** Where it is. */
  to: number, } | { "event": "energy_changed",
  /** Whose. */
  side: SideView,
  /** Before the step. */
  before: number,
  /** What the step cost. */
  cost: number,
  /** What the step earned. */
  income: number,
  /** After the step. */
  after: number, } | { "event": "board_moved",
  /** Its name. */
  board: string,
  /** Name of the anchor it left. */
  from: string,
  /** Name of the anchor it reached. */
  to: string,
  /** Whether it arrived turned. */
  rotated: boolean, } | { "event": "promotion_owed",
  /** By whom. */
  side: SideView,
  /** Where. */
  site: number, } | { "event": "session_opened",
  /** Where. */
  origin: number, } | { "event": "session_closed",
  /** Where. */
  origin: number, } | { "event": "check_detected",
  /** Who. */
  side: SideView,
  /** By what. */
  attackers: Array<number>, } | { "event": "checkmate_detected",
  /** Who wins. */
  winner: SideView, } | { "event": "game_over",
  /** How. */
  ruling: RulingView, } | { "event": "move_rejected",
  /** The code of the rules text. */
  code: string,
  /** The submitted text. */
  text: string, } | { "event": "draw_offered",
  /** Who. */
  side: SideView, } | { "event": "draw_declined",
  /** Who. */
  side: SideView, } | { "event": "resigned",
  /** Who. */
  side: SideView, } | { "event": "undone",
  /** How many. */
  steps: number, } | { "event": "redone",
  /** How many. */
  steps: number, };

export type OptionView = {
  /** The name in records. */
  name: string,
  /** The accepted values, the default first; an open range is described instead. */
  values: Array<string>,
  /** One line for a person. */
  summary: string, };

export type PresetView = {
  /** The name; games are opened with it as `preset`, and records never hold it. */
  name: string,
  /** The options that it names; every other one has its first value. */
  options: Array<[string, string]>,
  /** One line for a person. */
  summary: string, };

export type TimingView = {
  /** The words for its grades, the best first. */
  grades: Array<string>,
  /** The grade of a step that came without a time. */
  untimed: string, };

export type GameView = {
  /** The id of links and records. */
  id: string,
  /** The name for people. */
  name: string,
  /** What the two sides are called. */
  sides: [string, string],
  /** The version of the rules text. */
  rules: number,
  /** The notations, the machine form first. */
  forms: Array<string>,
  /** The rule options. */
  options: Array<OptionView>,
  /** Short names for sets of options, the default rules first. */
  presets: Array<PresetView>,
  /** The forms of records that it can be written in. */
  records: Array<string>,
  /** Whether its starts can be solved exactly. */
  solvable: boolean,
  /** The grades of steps in time with a beat; none where time does not count. */
  timing: TimingView | null, };

export type View = {
  /** The id of the game. */
  game: string,
  /** Where the match stands. */
  status: StatusView,
  /** The picture. */
  scene: SceneView,
  /** What can be picked first. */
  offers: OffersView,
  /** The steps played, in the notation of the table. */
  history: Array<EntryView>,
  /** The same by turns, each as one text: what a move list shows. */
  turns: Array<TurnView>,
  /** What was captured, in order. */
  captured: Array<TakenView>,
  /** The canonical text of the position. */
  position: string,
  /** The value of each rule option. */
  options: Array<[string, string]>,
  /** The name of the rule set that they make; none for rules of somebody's own. */
  rule_set: string | null,
  /** What the action brought about, in order; empty where nothing was played. */
  events: Array<EventView>, };

export type HalfView = "odd" | "even";

export type ThinkStyle = { "play": "full",
  /** The steps that it looks at, if not all of them. */
  half?: HalfView, } | { "play": "level",
  /** 1 to 10. */
  level: number, } | { "play": "above",
  /** 1 to 9. */
  level: number, } | { "play": "greedy", } | { "play": "random", };

export type ThinkLimits = {
  /** The greatest depth, in turns. */
  depth: number | null,
  /** The number of positions. */
  nodes: number | null,
  /** Milliseconds. */
  ms: number | null, };

export type QuestionView = {
  /** The game, as a save. */
  save: string,
  /** How it plays. */
  style: ThinkStyle,
  /** Where it ends; a level brings limits of its own. */
  limits: ThinkLimits,
  /** How many best lines it looks for. */
  lines: number,
  /** Chooses among the answers of styles that play by chance. */
  seed: number,
  /** Whether it thinks about what the other side would do if nothing were played here: what is threatened. */
  pass?: boolean, };

export type DistanceView = "at_most" | "proved";

export type ScoreView = { "is": "value",
  /** In hundredths of the game's smallest piece. */
  hundredths: number, } | { "is": "win",
  /** Turns of both sides until the end. */
  turns: number,
  /** What is known of them. */
  distance: DistanceView, } | { "is": "loss",
  /** Turns of both sides until the end. */
  turns: number,
  /** What is known of them. */
  distance: DistanceView, };

export type BoundView = "exact" | "at_least" | "at_most";

export type InsightView = {
  /** Which of the best lines, from 1. */
  line: number,
  /** Of how many that are told together. */
  of: number,
  /** To what depth, in turns. */
  depth: number,
  /** What it is worth. */
  score: ScoreView,
  /** How that is to be taken. */
  bound: BoundView,
  /** Positions visited. */
  nodes: number,
  /** Milliseconds spent. */
  ms: number,
  /** The line: turns in machine form, the steps of each joined by commas. */
  turns: Array<string>, };

export type Thought = { "thought": "solving",
  /** How much is done. */
  done: number,
  /** Of how much. */
  total: number, } | { "thought": "passed",
  /** Its text. */
  position: string, } | { "thought": "insight",
  /** It. */
  insight: InsightView, } | { "thought": "answer",
  /** A whole turn in machine form; none if the match is over. */
  turn: string | null,
  /** The reply that the machine expects. */
  reply: string | null,
  /** The last word on the best line; none for styles that do not search. */
  insight: InsightView | null, };

export type ClockKindView = "own" | "common" | "delay" | "periods";

export type ClockView = {
  /** Whose time it is; where it does not say, each side has its own. Only other clocks say so, so that whoever knows
   * none of them can read the rest. */
  kind?: ClockKindView,
  /** What each side began with; where there are periods, all of them with the time before them. */
  base: number,
  /** What a side earns by a turn; how long a turn costs nothing, where there is a delay; how long a period is. Nothing where the
   * clock is common. */
  increment: number,
  /** How many periods a side has at the end of its time, where there are any. */
  periods?: number,
  /** What is left of it, the first side's first; where the clock is common, the same for both. */
  left: [number, number], };

export type LeftOutView = {
  /** What they are: `variations`, `comments`, `glyphs`, `redo`, `clocks`, `view_settings`, `tags` or `characters`. */
  what: string,
  /** How many. */
  count: number, };

export type InvitationView = {
  /** The identity of the game that will be: 32 hex digits. */
  id: string,
  /** The creator's side. */
  creator: SideView,
  /** His pieces, in the letters of set-up names. */
  choice: string,
  /** His name. */
  name: string, };

export type RelationView = "new" | "identical" | "next" | "skipped" | "stale" | "diverged";

export type Start = { "at": "normal", } | { "at": "setup",
  /** Its name. */
  name: string, } | { "at": "position",
  /** Its text. */
  text: string, };

export type Stride = "step" | "turn";

export type Request = { "ask": "games", } | { "ask": "universe",
  /** The id of the game. */
  game: string, } | { "ask": "open",
  /** The id of the game. */
  game: string,
  /** Rule options by name; the others have their defaults. */
  options: { [key in string]: string },
  /** Where the game begins. */
  start: Start, } | { "ask": "read",
  /** A save, a link or a game text, recognised by its beginning. */
  text: string,
  /** The id of the game, if it is known: some texts do not say. */
  game: string | null, } | { "ask": "invite",
  /** The id of the game. */
  game: string,
  /** What is sent. */
  invitation: InvitationView, } | { "ask": "invitation",
  /** The link, recognised by its beginning. */
  text: string,
  /** What was sent from here, if this is the answer to it: the answer must hold it. */
  sent?: InvitationView, } | { "ask": "draft",
  /** The id of the game. */
  game: string,
  /** What the first side has chosen. */
  first: string | null,
  /** What the second side has chosen. */
  second: string | null, } | { "ask": "name",
  /** What was typed. */
  text: string, } | { "ask": "compare",
  /** The stored game, as a save, a link or a game text; none if nothing is stored under its identity. */
  stored: string | null,
  /** The side that is played here; none if nobody plays. */
  seat: SideView | null, } | { "ask": "fork",
  /** The other table. */
  from: number,
  /** How many steps. */
  ply: number, } | { "ask": "close", } | { "ask": "view", } | { "ask": "notation",
  /** One of the forms of the game. */
  form: string, } | { "ask": "offers",
  /** The picks so far. */
  path: Array<string>, } | { "ask": "why_not",
  /** The picks so far. */
  path: Array<string>,
  /** What was tried after them. */
  pick: string, } | { "ask": "explain",
  /** The step. */
  step: string, } | { "ask": "play",
  /** The step, or steps joined by commas. */
  step: string,
  /** How far from the beat it came: milliseconds without latency, early below 0; none if no time was taken. */
  timing?: number, } | { "ask": "undo",
  /** How much. */
  by: Stride, } | { "ask": "redo",
  /** How much. */
  by: Stride, } | { "ask": "jump",
  /** How many steps. */
  ply: number, } | { "ask": "resign",
  /** Who. */
  side: SideView, } | { "ask": "offer_draw",
  /** Who. */
  side: SideView, } | { "ask": "answer_draw",
  /** Who. */
  side: SideView,
  /** Yes or no. */
  accept: boolean, } | { "ask": "decide",
  /** Who won; none is a draw. */
  winner: SideView | null,
  /** The reason code. */
  reason: string, } | { "ask": "time_up", } | { "ask": "common_clock",
  /** The id of the game. */
  game: string,
  /** Rule options by name; the others have their defaults. */
  options: { [key in string]: string }, } | { "ask": "tags",
  /** All tags, instead of those before. */
  tags: { [key in string]: string }, } | { "ask": "beside",
  /** The clocks; none if the game has none. */
  clock: ClockView | null,
  /** View settings by name, all of them. The engine does not read them. */
  viewing: { [key in string]: string }, } | { "ask": "record",
  /** One of the record forms of the game. */
  form: string, } | { "ask": "write",
  /** The notation. */
  form: string,
  /** The step. */
  step: string, } | { "ask": "typed",
  /** What was typed, in any notation of the game. */
  text: string, };

export type Call = {
  /** Which table; the sender chooses the numbers. */
  table: number,
  /** What is wanted. */
  request: Request, };

export type Reply = { "reply": "done" } | { "reply": "games",
  /** In the order of the start screen. */
  games: Array<GameView>, } | { "reply": "universe",
  /** Them. */
  universe: UniverseView, } | { "reply": "view",
  /** Everything about it. */
  view: View, } | { "reply": "opened",
  /** Everything about it. */
  view: View,
  /** What the text said beside the steps. */
  tags: { [key in string]: string },
  /** What of the text has no place in a record. */
  left_out: Array<LeftOutView>,
  /** The clocks, where the text has them. */
  clock: ClockView | null,
  /** The view settings, where the text has them. */
  viewing: { [key in string]: string }, } | { "reply": "written",
  /** The text. */
  text: string,
  /** What of the record the form cannot hold. */
  left_out: Array<LeftOutView>, } | { "reply": "invitation",
  /** What was sent. */
  invitation: InvitationView,
  /** Whether the other player has chosen, so that the link holds a game. */
  answered: boolean, } | { "reply": "comparison",
  /** What it is. */
  relation: RelationView,
  /** The error or warning; none where what arrived is simply accepted. */
  code: string | null,
  /** How many steps are new. */
  plies: number,
  /** For an earlier state, how many steps it has; for another game, the first step that differs, from 1, or 0 if the
   * set-ups do. */
  ply: number, } | { "reply": "common_clock",
  /** In milliseconds; none where nothing would be decided when it has run out, so that there is no such clock. */
  base: number | null, } | { "reply": "offers",
  /** It. */
  offers: OffersView, } | { "reply": "why_not",
  /** The rule; none where the pick is on offer, and where no step is meant. */
  refusal: RefusalView | null,
  /** The places to blame. */
  culprits: Array<number>, } | { "reply": "text",
  /** It. */
  text: string, };

export type Answer = { "ok": Reply } | { "refused": {
  /** Why. */
  refusal: RefusalView,
  /** What whoever watches the table is told: `move_rejected` alone if it was a step, otherwise nothing. */
  events: Array<EventView>, } };

export type ArrangeQuestion = {
  /** The id of the game. */
  game: string,
  /** Rule options by name; the others have their defaults. */
  options: { [key in string]: string },
  /** The set-up as position text, whole or not; none is the normal start. */
  text: string | null,
  /** What is done to it; none only looks. */
  deed: DeedView | null, };

export type DeedView = { "do": "put",
  /** The place. */
  site: number,
  /** The text of a brush. */
  brush: string, } | { "do": "take",
  /** The place. */
  site: number, } | { "do": "board",
  /** The board's own name. */
  board: string,
  /** The pin. */
  anchor: number,
  /** Whether it is turned by 180 degrees. */
  turned: boolean, } | { "do": "set",
  /** Its name. */
  field: string,
  /** Whose it is; none for one of the whole game. */
  side: SideView | null,
  /** The value, in the words of the field's kind. */
  value: string, } | { "do": "clear", } | { "do": "standard",
  /** Its name. */
  setup: string, } | { "do": "mirror", };

export type BrushView = {
  /** How position texts write it: this names the brush in a deed. */
  text: string,
  /** Whose piece it is. */
  side: SideView,
  /** Its kind in the game's own words. */
  kind: string,
  /** The marks on it. */
  badges: Array<BadgeView>,
  /** Where such a piece can stand by the rules, ascending. It can be put on every other place too. */
  sites: Array<number>, };

export type FreeBoard = {
  /** The board's own name. */
  name: string,
  /** The pins on which it can stand: its own, and those that are free. */
  anchors: Array<number>, };

export type FieldKindView = { "is": "side" } | { "is": "number",
  /** The least. */
  least: number,
  /** The greatest. */
  most: number, } | { "is": "flag" } | { "is": "place",
  /** The places that may be named. */
  sites: Array<number>, } | { "is": "places",
  /** The places that may be named. */
  sites: Array<number>, } | { "is": "text" };

export type FieldView = {
  /** Its name. */
  name: string,
  /** Whose it is; none for one of the whole game. */
  side: SideView | null,
  /** What it can hold. */
  kind: FieldKindView,
  /** What it holds, in the words of its kind. */
  value: string, };

export type FaultView = {
  /** The rule. */
  refusal: RefusalView,
  /** The places of what is wrong; empty where it has none. */
  sites: Array<number>,
  /** The name of the field that is wrong, if one is. */
  field: string | null,
  /** Whose field it is; none for one of the whole game. */
  side: SideView | null, };

export type ArrangedView = {
  /** It as position text, which the next question brings back. */
  text: string,
  /** Its picture. */
  scene: SceneView,
  /** The pieces that there are, each with the places where it can stand by the rules. */
  palette: Array<BrushView>,
  /** The boards that can be moved. */
  boards: Array<FreeBoard>,
  /** What a position has beside boards and pieces. */
  fields: Array<FieldView>,
  /** What is wrong, the first fault first; empty exactly when it is a position. */
  faults: Array<FaultView>,
  /** The canonical text of the position; none as long as something is wrong. */
  whole: string | null, };

export type ArrangeAnswer = { "ok": ArrangedView } | { "refused": RefusalView };
