//! What can be wrong with the game, one at a time.

/// The game as it is.
pub(crate) const NONE: u8 = 0;
/// An end with steps left.
pub(crate) const EARLY_OUTCOME: u8 = 1;
/// A step twice.
pub(crate) const DUPLICATE: u8 = 2;
/// A wrong count.
pub(crate) const MISCOUNT: u8 = 3;
/// A clock that is not taken back.
pub(crate) const LOSSY_UNDO: u8 = 4;
/// A key that is not kept up.
pub(crate) const STALE_KEY: u8 = 5;
/// One text for all steps.
pub(crate) const SAME_TEXT: u8 = 6;
/// A position text without the clock.
pub(crate) const FORGETFUL_TEXT: u8 = 7;
/// A duty that the stage does not tell.
pub(crate) const HIDDEN_DUTY: u8 = 8;
/// One path for two steps.
pub(crate) const SHORT_PICKS: u8 = 9;
/// Steps that are not mirrored.
pub(crate) const CROOKED_MIRROR: u8 = 10;
/// A legal step that is refused.
pub(crate) const REFUSED_TEXT: u8 = 11;
/// A turn that cannot be ended.
pub(crate) const DEAD_END: u8 = 12;
/// A history slot beyond the table of a search.
pub(crate) const WIDE_SLOT: u8 = 13;
/// A tactical step that is not legal.
pub(crate) const ILLEGAL_TACTICS: u8 = 14;
/// A tactical step twice.
pub(crate) const DOUBLE_TACTICS: u8 = 15;
/// A list that is cleared instead of continued.
pub(crate) const CLEARED_TACTICS: u8 = 16;
/// A value like a win.
pub(crate) const HUGE_VALUE: u8 = 17;
/// A gain like a win.
pub(crate) const HUGE_GAIN: u8 = 18;
/// A gain by a quiet step.
pub(crate) const QUIET_GAIN: u8 = 19;
/// An exchange that wins more than the capture.
pub(crate) const RICH_EXCHANGE: u8 = 20;
/// A plain end that the rules do not know.
pub(crate) const FALSE_END: u8 = 21;
/// A pass to oneself.
pub(crate) const SAME_ACTOR: u8 = 22;
/// A pass inside a turn.
pub(crate) const LATE_PASS: u8 = 23;
/// A pass into a game with other rules.
pub(crate) const OTHER_OPTIONS: u8 = 24;
/// A value that prefers a side.
pub(crate) const CROOKED_VALUE: u8 = 25;
/// A gain that prefers a side.
pub(crate) const CROOKED_GAIN: u8 = 26;
/// One readable text for all steps.
pub(crate) const SAME_NOTATION: u8 = 27;
/// A readable text that is not read.
pub(crate) const REFUSED_NOTATION: u8 = 28;
/// A readable text of a step that is not legal.
pub(crate) const FREE_NOTATION: u8 = 29;
/// A turn of which only the first step is read.
pub(crate) const SHORT_TURN: u8 = 30;
/// A turn of several steps that is not read.
pub(crate) const REFUSED_TURN: u8 = 31;
/// A session that the scene does not show.
pub(crate) const HIDDEN_SESSION: u8 = 32;
/// A king in check where nobody is.
pub(crate) const FALSE_CHECK: u8 = 33;
/// A checker where nobody is in check.
pub(crate) const FALSE_CHECKER: u8 = 34;
/// Pieces of one place apart from each other.
pub(crate) const TORN_STACK: u8 = 35;
/// A piece on a place that is not shown.
pub(crate) const HIDDEN_SITE: u8 = 36;
/// A session that can be closed and does not say so.
pub(crate) const LOCKED_SESSION: u8 = 37;
/// A debt of the side that does not act.
pub(crate) const OTHER_DEBTOR: u8 = 38;
/// A capture that only the effects tell.
pub(crate) const UNTOLD_CAPTURE: u8 = 39;
/// A capture that nobody tells.
pub(crate) const LOST_CAPTURE: u8 = 40;
/// A step that goes elsewhere than told.
pub(crate) const FALSE_TARGET: u8 = 41;
/// A step of the other side.
pub(crate) const FALSE_SIDE: u8 = 42;
/// A mate that is none.
pub(crate) const FALSE_MATE: u8 = 43;
/// A check that only the notes tell.
pub(crate) const FALSE_NOTE: u8 = 44;
/// A promotion that does not happen.
pub(crate) const FALSE_PROMOTION: u8 = 45;
/// A session that opens in silence.
pub(crate) const UNTOLD_SESSION: u8 = 46;
/// A debt that comes in silence.
pub(crate) const UNTOLD_DEBT: u8 = 47;
/// Energy in a game that has none.
pub(crate) const FALSE_ENERGY: u8 = 48;
/// A board that moves and is not there.
pub(crate) const FALSE_BOARD: u8 = 49;
/// A change of layers on one board.
pub(crate) const FALSE_LAYER: u8 = 50;
/// A repetition with another key.
pub(crate) const KEYLESS_REPETITION: u8 = 51;
/// A position that does not repeat itself.
pub(crate) const NO_REPETITION: u8 = 52;
/// A note that no list has.
pub(crate) const UNLISTED_NOTE: u8 = 53;
/// A mark that no list has.
pub(crate) const UNLISTED_BADGE: u8 = 54;
/// A reason that no list has.
pub(crate) const UNLISTED_REASON: u8 = 55;
/// A play that trusts everybody.
pub(crate) const TRUSTING_PLAY: u8 = 56;
/// A common clock that decides nothing.
pub(crate) const IDLE_CLOCK: u8 = 57;
/// A common clock that runs no time.
pub(crate) const SPENT_CLOCK: u8 = 58;
