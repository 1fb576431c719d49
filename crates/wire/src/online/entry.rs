//! Entries of a log as they are told, and as their rows say it.

use round::{Ending, Entry, Metronome, Millis, TurnPlayed, What};
use serde::Serialize;

use super::{DigestText, RoundName};
use crate::reading::{object, tagged};
use crate::view::SideView;

/// Something that happened in a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EntryView {
    /// Its number, from 1 without a gap.
    pub seq: u32,
    /// What happened.
    #[serde(flatten)]
    pub what: WhatView,
    /// Who did it; none if the server did.
    pub by: Option<SideView>,
    /// How many steps stand after it.
    pub ply: u32,
    /// Who is to act after it.
    pub actor: Option<SideView>,
    /// What both have left at that instant; none without a clock.
    pub clock: Option<LeftView>,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// The digest of the position after it.
    pub digest: DigestText,
}

/// What both sides have left, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LeftView {
    /// The first side.
    #[cfg_attr(test, ts(type = "number"))]
    pub first: i64,
    /// The second side.
    #[cfg_attr(test, ts(type = "number"))]
    pub second: i64,
}

impl LeftView {
    /// What is left is shown as 0 once it is over, though a turn may still arrive in time.
    pub(crate) fn shown([first, second]: [i64; 2]) -> LeftView {
        LeftView {
            first: first.max(0),
            second: second.max(0),
        }
    }
}

/// What happened. In JSON the field `entry` names it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum WhatView {
    /// A side has chosen its pieces.
    Drafted {},
    /// The game begins.
    Begun {
        /// The text of its first position.
        start: String,
        /// The beat that both hear.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional), schemars(with = "BeatView"))]
        beat: Option<BeatView>,
    },
    /// A turn.
    Turn {
        /// Its steps in machine form as they were really played, joined by commas.
        text: String,
        /// How far from the beat the player said he was.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional), schemars(with = "i32"))]
        timing: Option<i32>,
        /// Its grade, where a beat counts.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional), schemars(with = "String"))]
        grade: Option<String>,
        /// What was given back for its journey, in milliseconds.
        credit: u32,
        /// The end that it brought about.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional), schemars(with = "EndingView"))]
        ended: Option<EndingView>,
    },
    /// A draw is offered.
    DrawOffered {},
    /// A draw is declined.
    DrawRefused {},
    /// A side asks to go back.
    TakebackAsked {
        /// How many steps are to stand.
        to: u32,
    },
    /// The other side declines.
    TakebackRefused {},
    /// The other side agrees.
    TakenBack {
        /// How many steps stand now.
        to: u32,
    },
    /// An offer is withdrawn or lapses.
    Withdrawn {
        /// Its entry.
        offer: u32,
    },
    /// Time is given.
    TimeGiven {
        /// To whom.
        to: SideView,
        /// How much, in milliseconds.
        ms: u32,
    },
    /// The server was away and gives time back.
    Resumed {
        /// What each side gets, in milliseconds.
        gifts: [u32; 2],
    },
    /// The round ends without a turn.
    Ended {
        /// Who won; none is a draw.
        winner: Option<SideView>,
        /// The reason code.
        reason: String,
    },
    /// The round ends without a result.
    Aborted {},
    /// Another round is offered.
    RematchOffered {},
    /// The other side declines.
    RematchRefused {},
    /// The other side agrees.
    Next {
        /// The next round.
        round: RoundName,
    },
}

tagged!(WhatView by "entry" {
    "drafted": Drafted {},
    "begun": Begun { start, beat },
    "turn": Turn { text, timing, grade, credit, ended },
    "draw_offered": DrawOffered {},
    "draw_refused": DrawRefused {},
    "takeback_asked": TakebackAsked { to },
    "takeback_refused": TakebackRefused {},
    "taken_back": TakenBack { to },
    "withdrawn": Withdrawn { offer },
    "time_given": TimeGiven { to, ms },
    "resumed": Resumed { gifts },
    "ended": Ended { winner, reason },
    "aborted": Aborted {},
    "rematch_offered": RematchOffered {},
    "rematch_refused": RematchRefused {},
    "next": Next { round },
});

/// How a round ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EndingView {
    /// Who won; none is a draw.
    pub winner: Option<SideView>,
    /// The reason code.
    pub reason: String,
}

object!(EndingView { winner, reason });

/// A beat that both players hear.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BeatView {
    /// From one beat to the next, in milliseconds.
    pub period: u32,
    /// When one of them is, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub phase: i64,
}

object!(BeatView { period, phase });

impl From<&Entry> for EntryView {
    fn from(entry: &Entry) -> EntryView {
        EntryView {
            seq: entry.seq,
            what: (&entry.what).into(),
            by: entry.side.map(SideView::from),
            ply: entry.ply,
            actor: entry.actor.map(SideView::from),
            clock: entry.left.map(LeftView::shown),
            at: entry.at.0,
            digest: DigestText(entry.digest),
        }
    }
}

impl From<&Ending> for EndingView {
    fn from(ending: &Ending) -> EndingView {
        EndingView {
            winner: ending.winner.map(SideView::from),
            reason: ending.reason.to_string(),
        }
    }
}

impl From<EndingView> for Ending {
    fn from(view: EndingView) -> Ending {
        Ending {
            winner: view.winner.map(Into::into),
            reason: view.reason.into(),
        }
    }
}

impl From<Metronome> for BeatView {
    fn from(beat: Metronome) -> BeatView {
        BeatView {
            period: beat.period,
            phase: beat.phase.0,
        }
    }
}

impl From<&What> for WhatView {
    fn from(what: &What) -> WhatView {
        match what {
            What::Drafted => WhatView::Drafted {},
            What::Begun { start, beat } => WhatView::Begun {
                start: start.clone(),
                beat: beat.map(BeatView::from),
            },
            What::Turn(turn) => WhatView::Turn {
                text: turn.text(),
                timing: turn.timing,
                grade: turn.grade.as_deref().map(str::to_owned),
                credit: turn.credit,
                ended: turn.ending.as_ref().map(EndingView::from),
            },
            What::DrawOffered => WhatView::DrawOffered {},
            What::DrawRefused => WhatView::DrawRefused {},
            What::TakebackAsked { to } => WhatView::TakebackAsked { to: *to },
            What::TakebackRefused => WhatView::TakebackRefused {},
            What::TakenBack { to } => WhatView::TakenBack { to: *to },
            What::Withdrawn { offer } => WhatView::Withdrawn { offer: *offer },
            What::TimeGiven { to, ms } => WhatView::TimeGiven {
                to: (*to).into(),
                ms: *ms,
            },
            What::Resumed { gifts } => WhatView::Resumed { gifts: *gifts },
            What::Ended(ending) => WhatView::Ended {
                winner: ending.winner.map(SideView::from),
                reason: ending.reason.to_string(),
            },
            What::Aborted => WhatView::Aborted {},
            What::RematchOffered => WhatView::RematchOffered {},
            What::RematchRefused => WhatView::RematchRefused {},
            What::Next { round } => WhatView::Next {
                round: RoundName(*round),
            },
        }
    }
}

impl From<WhatView> for What {
    fn from(view: WhatView) -> What {
        match view {
            WhatView::Drafted {} => What::Drafted,
            WhatView::Begun { start, beat } => What::Begun {
                start,
                beat: beat.map(|beat| Metronome {
                    period: beat.period,
                    phase: Millis(beat.phase),
                }),
            },
            WhatView::Turn {
                text,
                timing,
                grade,
                credit,
                ended,
            } => What::Turn(Box::new(TurnPlayed {
                // No step has a comma in it: they are joined by commas wherever a turn is written.
                steps: text.split(',').map(Box::from).collect(),
                timing,
                grade: grade.map(Box::from),
                credit,
                ending: ended.map(Ending::from),
            })),
            WhatView::DrawOffered {} => What::DrawOffered,
            WhatView::DrawRefused {} => What::DrawRefused,
            WhatView::TakebackAsked { to } => What::TakebackAsked { to },
            WhatView::TakebackRefused {} => What::TakebackRefused,
            WhatView::TakenBack { to } => What::TakenBack { to },
            WhatView::Withdrawn { offer } => What::Withdrawn { offer },
            WhatView::TimeGiven { to, ms } => What::TimeGiven { to: to.into(), ms },
            WhatView::Resumed { gifts } => What::Resumed { gifts },
            WhatView::Ended { winner, reason } => What::Ended(Ending {
                winner: winner.map(Into::into),
                reason: reason.into(),
            }),
            WhatView::Aborted {} => What::Aborted,
            WhatView::RematchOffered {} => What::RematchOffered,
            WhatView::RematchRefused {} => What::RematchRefused,
            WhatView::Next { round } => What::Next { round: round.0 },
        }
    }
}
