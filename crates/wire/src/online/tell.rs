//! What a page is told over its socket.

use round::host::{self, Phrase};
use rules::Refusal;
use serde::Serialize;

use super::{ClockNow, CommandName, EntryView, HeadView, OffersNow, RoundName};
use crate::json;
use crate::reading::words;
use crate::view::{RefusalView, SideView};

/// What is told. In JSON the field `tell` names it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "tell", rename_all = "snake_case")]
pub enum Tell {
    /// The answer to hello.
    Welcome {
        /// The version of the messages.
        protocol: u32,
        /// The server's own version.
        build: String,
        /// The server's time, in milliseconds since 1970.
        #[cfg_attr(test, ts(type = "number"))]
        now: i64,
        /// Who is there; none if nobody knows him.
        me: Option<PersonView>,
    },
    /// A whole round.
    Snapshot {
        /// What it is beside its game.
        head: Box<HeadView>,
        /// The game as a save; none before it begins.
        save: Option<String>,
        /// The last entry.
        seq: u32,
        /// Its clocks.
        clock: ClockNow,
        /// What waits for an answer.
        offers: OffersNow,
    },
    /// What happened, without a gap after what was told before.
    Entries {
        /// In which round.
        round: RoundName,
        /// What.
        entries: Vec<EntryView>,
    },
    /// A command happened and is stored.
    Ack {
        /// Which.
        command: CommandName,
        /// As which entry.
        seq: u32,
    },
    /// A command did not happen.
    Nack {
        /// Which.
        command: CommandName,
        /// Why.
        #[serde(flatten)]
        refusal: RefusalView,
        /// The last entry of the round, where it is known.
        seq: Option<u32>,
    },
    /// Who is here.
    Presence {
        /// In which round.
        round: RoundName,
        /// Which players, the first side's first.
        chairs: [bool; 2],
        /// How many watch.
        watchers: u32,
        /// After how many milliseconds the player who waits may claim; none if he may not.
        claim_in: Option<u32>,
    },
    /// The rounds of whoever is there, those in which he is to act first.
    Yours {
        /// Which.
        rounds: Vec<RoundBrief>,
    },
    /// A player said something.
    Said {
        /// In which round.
        round: RoundName,
        /// Who.
        by: SideView,
        /// What.
        phrase: PhraseView,
    },
    /// The server stops and will be back.
    Restarting {
        /// After how many milliseconds to come back.
        retry: u32,
    },
    /// The page is too old.
    Outdated {},
    /// A message was refused that is no command.
    Refused {
        /// Which round it was about, where it was about one.
        round: Option<RoundName>,
        /// Why.
        #[serde(flatten)]
        refusal: RefusalView,
    },
}

/// Somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PersonView {
    /// His name; empty if he gave none.
    pub name: String,
    /// Whether he is a program.
    pub program: bool,
}

/// A round in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RoundBrief {
    /// What it is.
    pub head: HeadView,
    /// When the time of whoever is to act is over; none if it never is.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub deadline: Option<i64>,
    /// When something last happened, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub changed: i64,
}

/// What players can say to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PhraseView {
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

words!(PhraseView {
    "hello": Hello,
    "good_game": GoodGame,
    "thank_you": ThankYou,
    "sorry": Sorry,
    "one_moment": OneMoment,
});

impl From<PhraseView> for Phrase {
    fn from(view: PhraseView) -> Phrase {
        match view {
            PhraseView::Hello => Phrase::Hello,
            PhraseView::GoodGame => Phrase::GoodGame,
            PhraseView::ThankYou => Phrase::ThankYou,
            PhraseView::Sorry => Phrase::Sorry,
            PhraseView::OneMoment => Phrase::OneMoment,
        }
    }
}

impl From<Phrase> for PhraseView {
    fn from(phrase: Phrase) -> PhraseView {
        match phrase {
            Phrase::Hello => PhraseView::Hello,
            Phrase::GoodGame => PhraseView::GoodGame,
            Phrase::ThankYou => PhraseView::ThankYou,
            Phrase::Sorry => PhraseView::Sorry,
            Phrase::OneMoment => PhraseView::OneMoment,
        }
    }
}

impl Tell {
    /// What a host says to a line.
    ///
    /// # Errors
    /// As [`json::write`], for the save of a snapshot.
    pub fn of(tell: &host::Tell) -> Result<Tell, Refusal> {
        Ok(match tell {
            host::Tell::Snapshot(snapshot) => {
                let round = &snapshot.round;
                let save = snapshot.record.as_ref().map(json::write).transpose()?;
                Tell::Snapshot {
                    head: Box::new(HeadView::of(round, snapshot.you)),
                    save: save.map(|written| written.text),
                    seq: round.seq(),
                    clock: ClockNow::of(round, snapshot.now),
                    offers: OffersNow::of(round),
                }
            }
            host::Tell::Entries { round, entries } => Tell::Entries {
                round: RoundName(*round),
                entries: entries.iter().map(|entry| (&**entry).into()).collect(),
            },
            host::Tell::Ack { command, seq } => Tell::Ack {
                command: CommandName(*command),
                seq: *seq,
            },
            host::Tell::Nack {
                command,
                refusal,
                seq,
            } => Tell::Nack {
                command: CommandName(*command),
                refusal: refusal.into(),
                seq: *seq,
            },
            host::Tell::Presence {
                round,
                chairs,
                watchers,
                claim_in,
            } => Tell::Presence {
                round: RoundName(*round),
                chairs: *chairs,
                watchers: *watchers,
                claim_in: *claim_in,
            },
            host::Tell::Said { round, by, phrase } => Tell::Said {
                round: RoundName(*round),
                by: (*by).into(),
                phrase: (*phrase).into(),
            },
            host::Tell::Refused { round, refusal } => Tell::Refused {
                round: Some(RoundName(*round)),
                refusal: refusal.into(),
            },
        })
    }
}
