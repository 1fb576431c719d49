//! What can have happened in a round: the rows of its log.

use rules::Side;

use crate::{CommandId, Digest, Millis, RoundId};

/// One row of the log: one accepted command, or something that the server did.
///
/// It carries everything that it changes, so that reading a log needs no rules; [`crate::check`] asks the rules whether it is
/// right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number, from 1 without a gap.
    pub seq: u32,
    /// The command that it answers.
    pub command: CommandId,
    /// The sum of that command's action ([`crate::Action::sum`]); 0 if the server did it.
    pub asked: u32,
    /// Who did it; `None` if the server did.
    pub side: Option<Side>,
    /// What happened.
    pub what: What,
    /// When; never before the entry before it.
    pub at: Millis,
    /// What each side has left at that instant, in milliseconds; `None` without a clock.
    pub left: Option<[i64; 2]>,
    /// The digest of the position after it; 0 before the game begins.
    pub digest: Digest,
    /// How many steps stand after it.
    pub ply: u32,
    /// Who is to act after it; `None` if nobody is.
    pub actor: Option<Side>,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// A side has chosen its pieces; which ones is kept elsewhere until both have.
    Drafted,
    /// Both are there, and the game begins.
    Begun {
        /// The text of its first position.
        start: String,
        /// The beat that both hear, in rounds with a beat on trust.
        beat: Option<Metronome>,
    },
    /// A turn was played.
    Turn(Box<TurnPlayed>),
    /// A side offered a draw.
    DrawOffered,
    /// A side declined it.
    DrawRefused,
    /// A side asked to go back.
    TakebackAsked {
        /// How many steps are to stand.
        to: u32,
    },
    /// The other side declined.
    TakebackRefused,
    /// The other side agreed.
    TakenBack {
        /// How many steps stand now.
        to: u32,
    },
    /// An offer was withdrawn, or lapsed because its side left.
    Withdrawn {
        /// The entry of the offer.
        offer: u32,
    },
    /// A side gave the other one time.
    TimeGiven {
        /// Who got it.
        to: Side,
        /// How much, in milliseconds.
        ms: u32,
    },
    /// The server was away and gives the time back.
    Resumed {
        /// What each side gets, in milliseconds.
        gifts: [u32; 2],
    },
    /// The round ended without a turn.
    Ended(Ending),
    /// The round ended without a result.
    Aborted,
    /// A side offered another round.
    RematchOffered,
    /// The other side declined.
    RematchRefused,
    /// The other side agreed, and this is the next round.
    Next {
        /// Its name.
        round: RoundId,
    },
}

/// A turn as it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnPlayed {
    /// Its steps in machine form, as they were really played: a miss by strict rules is a pass.
    pub steps: Vec<Box<str>>,
    /// How far from the beat the player said he was, where a beat counts.
    pub timing: Option<i32>,
    /// The grades of its steps, where a beat counts.
    pub grade: Option<Box<str>>,
    /// What was not counted of its time because it was spent on the way, in milliseconds.
    pub credit: u32,
    /// The end that it brought about.
    pub ending: Option<Ending>,
}

impl TurnPlayed {
    /// The steps as one word.
    #[must_use]
    pub fn text(&self) -> String {
        self.steps.join(",")
    }
}

/// How a round ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Who won; `None` is a draw.
    pub winner: Option<Side>,
    /// The reason code: of the game, or of [`rules::MatchEnd`].
    pub reason: Box<str>,
}

/// A beat that both players hear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Metronome {
    /// From one beat to the next, in milliseconds.
    pub period: u32,
    /// When one of them is.
    pub phase: Millis,
}
