//! What a host hears from a line and tells it. Whoever drives the host turns it into text and back.

use std::sync::Arc;

use record::Record;
use rules::{Refusal, Side};

use crate::{Action, CommandId, Digest, Entry, Millis, Round, RoundId};

/// What a line asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// To hear what happens in a round, and what has happened after an entry.
    Follow {
        /// Which round.
        round: RoundId,
        /// The last entry that the line knows; `None` if it knows nothing.
        after: Option<u32>,
        /// The digest of the position after that entry, as the line sees it.
        digest: Option<Digest>,
        /// How it wants to catch up.
        catch_up: CatchUp,
    },
    /// To hear no more of it.
    Unfollow {
        /// Which round.
        round: RoundId,
    },
    /// To do something.
    Do {
        /// In which round.
        round: RoundId,
        /// The name of the command.
        command: CommandId,
        /// What.
        action: Action,
    },
    /// To say something to the other player.
    Say {
        /// In which round.
        round: RoundId,
        /// What.
        phrase: Phrase,
    },
}

/// How a line that begins to follow catches up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CatchUp {
    /// By the entries it lacks, if they are few and it has not gone astray; else by the whole game.
    Short,
    /// By entries alone, however many.
    Entries,
}

/// Everything that players can say to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good game.
    GoodGame,
    /// Thank you.
    ThankYou,
    /// Sorry.
    Sorry,
    /// One moment.
    OneMoment,
}

/// What a line is told.
#[derive(Clone, PartialEq, Debug)]
pub enum Tell {
    /// The whole round as it stands.
    Snapshot(Box<Snapshot>),
    /// What happened, in order and without a gap after what the line was told before.
    Entries {
        /// In which round.
        round: RoundId,
        /// What.
        entries: Vec<Arc<Entry>>,
    },
    /// A command happened and is stored.
    Ack {
        /// Which.
        command: CommandId,
        /// As which entry.
        seq: u32,
    },
    /// A command did not happen.
    Nack {
        /// Which.
        command: CommandId,
        /// Why.
        refusal: Refusal,
        /// The last entry of the round, where it is known.
        seq: Option<u32>,
    },
    /// Who is here.
    Presence {
        /// In which round.
        round: RoundId,
        /// Which players.
        chairs: [bool; 2],
        /// How many watch.
        watchers: u32,
        /// After how many milliseconds the player who waits may claim; `None` if he may not.
        claim_in: Option<u32>,
    },
    /// A player said something.
    Said {
        /// In which round.
        round: RoundId,
        /// Who.
        by: Side,
        /// What.
        phrase: Phrase,
    },
    /// Something that is no command was refused.
    Refused {
        /// In which round.
        round: RoundId,
        /// Why.
        refusal: Refusal,
    },
}

/// A whole round for somebody who begins to look at it.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// The round. What a side has chosen unseen is not in it.
    pub round: Round,
    /// The game so far; `None` before it begins.
    pub record: Option<Record>,
    /// Which side the line's person holds; the first of them if he holds both.
    pub you: Option<Side>,
    /// When.
    pub now: Millis,
}
