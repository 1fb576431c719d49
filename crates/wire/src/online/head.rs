//! What a round is beside its game: who plays, on what terms, how far it has come.

use round::{Chair, End, Holder, HolderKind, Millis, Phase, Round, Standing};
use rules::Side;
use serde::Serialize;

use super::{DigestText, EndingView, LeftView, RoundName, TermsView};
use crate::view::SideView;

/// A round beside its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HeadView {
    /// Its name.
    pub round: RoundName,
    /// What was agreed.
    pub terms: TermsView,
    /// Who plays.
    pub chairs: ChairsView,
    /// How far it has come.
    pub phase: PhaseView,
    /// How it ended, if it did with a result.
    pub ended: Option<EndingView>,
    /// The side of whoever asks.
    pub you: Option<SideView>,
    /// The last entry.
    pub seq: u32,
    /// How many steps stand.
    pub ply: u32,
    /// Who is to act.
    pub actor: Option<SideView>,
    /// The digest of the position.
    pub digest: DigestText,
    /// The round after it.
    pub next: Option<RoundName>,
}

/// Both chairs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChairsView {
    /// The first side's.
    pub first: ChairView,
    /// The second side's.
    pub second: ChairView,
}

/// A chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChairView {
    /// Whether somebody holds it.
    pub taken: bool,
    /// His name; empty if he gave none.
    pub name: String,
    /// Whether he is a program.
    pub program: bool,
    /// Whether he has chosen his pieces, where they are chosen unseen.
    pub drafted: bool,
}

/// How far a round has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// A chair is free.
    Waiting,
    /// Pieces are chosen.
    Drafting,
    /// Somebody is to act.
    Playing,
    /// It is over.
    Over,
}

impl From<&Phase> for PhaseView {
    fn from(phase: &Phase) -> PhaseView {
        match phase {
            Phase::Waiting => PhaseView::Waiting,
            Phase::Drafting => PhaseView::Drafting,
            Phase::Playing => PhaseView::Playing,
            Phase::Over(_) => PhaseView::Over,
        }
    }
}

/// The clocks at an instant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ClockNow {
    /// When, in milliseconds since 1970 by the server's clock.
    #[cfg_attr(test, ts(type = "number"))]
    pub now: i64,
    /// What both have left then; none without a clock.
    pub left: Option<LeftView>,
    /// When the time of whoever is to act is over; none if it never is.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub deadline: Option<i64>,
}

/// What waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OffersNow {
    /// A draw.
    pub draw: Option<OfferNow>,
    /// To go back.
    pub takeback: Option<TakebackNow>,
    /// Another round.
    pub rematch: Option<OfferNow>,
}

/// An offer that waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OfferNow {
    /// Its entry.
    pub offer: u32,
    /// Who made it.
    pub by: SideView,
}

/// A takeback that waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TakebackNow {
    /// Its entry.
    pub offer: u32,
    /// Who asked.
    pub by: SideView,
    /// How many steps are to stand.
    pub to: u32,
}

impl From<Standing> for OfferNow {
    fn from(offer: Standing) -> OfferNow {
        OfferNow {
            offer: offer.seq,
            by: offer.by.into(),
        }
    }
}

impl HeadView {
    /// A round for somebody who holds a side of it, or none.
    #[must_use]
    pub fn of(round: &Round, you: Option<Side>) -> HeadView {
        let phase = round.phase();
        let chair = |side| ChairView::of(round.chairs().of(side), round.has_drafted(side));
        HeadView {
            round: RoundName(round.id()),
            terms: round.terms().into(),
            chairs: ChairsView {
                first: chair(Side::First),
                second: chair(Side::Second),
            },
            phase: (&phase).into(),
            ended: match &phase {
                Phase::Over(End::Result(ending)) => Some(ending.into()),
                _ => None,
            },
            you: you.map(SideView::from),
            seq: round.seq(),
            ply: round.ply(),
            actor: round.actor().map(SideView::from),
            digest: DigestText(round.digest()),
            next: round.next().map(RoundName),
        }
    }
}

impl ChairView {
    fn of(chair: &Chair, drafted: bool) -> ChairView {
        let name = |holder: &Holder| holder.name.to_string();
        let holder = chair.holder.as_ref();
        ChairView {
            taken: holder.is_some(),
            name: holder.map(name).unwrap_or_default(),
            program: holder.is_some_and(|holder| holder.kind == HolderKind::Program),
            drafted,
        }
    }
}

impl ClockNow {
    /// The clocks of a round.
    #[must_use]
    pub fn of(round: &Round, now: Millis) -> ClockNow {
        let deadline = round.clock().deadline().map(|deadline| match deadline {
            round::Deadline::Flag(_, at) | round::Deadline::NoShow(_, at) => at.0,
        });
        ClockNow {
            now: now.0,
            left: round.clock().left_at(now).map(LeftView::shown),
            deadline,
        }
    }
}

impl OffersNow {
    /// The offers of a round.
    #[must_use]
    pub fn of(round: &Round) -> OffersNow {
        let offers = round.offers();
        OffersNow {
            draw: offers.draw.map(OfferNow::from),
            takeback: offers.takeback.map(|(offer, to)| TakebackNow {
                offer: offer.seq,
                by: offer.by.into(),
                to,
            }),
            rematch: offers.rematch.map(OfferNow::from),
        }
    }
}
