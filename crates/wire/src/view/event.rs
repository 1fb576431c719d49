//! What happened.

use rules::{Effect, Event};
use serde::Serialize;

use super::{CapturedView, FactsView, MeterView, RulingView, SideView};

/// An event of a match, in the order of [`Event`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum EventView {
    /// A step was played.
    MoveExecuted {
        /// Its index in the history.
        ply: usize,
        /// Its machine form.
        step: String,
        /// What it did.
        facts: FactsView,
        /// The meters before it: clocks, energies, counts.
        before: Vec<MeterView>,
        /// Its grade, in games where the time of a step counts.
        grade: Option<&'static str>,
    },
    /// A piece was taken.
    PieceCaptured {
        /// Which.
        captured: CapturedView,
    },
    /// A piece became another, or heroic.
    PiecePromoted {
        /// Whose piece.
        side: SideView,
        /// Where.
        site: u16,
        /// What it was.
        piece: &'static str,
        /// What it is now.
        becomes: &'static str,
    },
    /// A piece changed its layer.
    LayerChanged {
        /// Where it was.
        from: u16,
        /// Where it is.
        to: u16,
    },
    /// A side's energy changed.
    EnergyChanged {
        /// Whose.
        side: SideView,
        /// Before the step.
        before: i32,
        /// What the step cost.
        cost: i32,
        /// What the step earned.
        income: i32,
        /// After the step.
        after: i32,
    },
    /// A board went from one anchor to another.
    BoardMoved {
        /// Its name.
        board: &'static str,
        /// Name of the anchor it left.
        from: String,
        /// Name of the anchor it reached.
        to: String,
        /// Whether it arrived turned.
        rotated: bool,
    },
    /// A promotion is owed.
    PromotionOwed {
        /// By whom.
        side: SideView,
        /// Where.
        site: u16,
    },
    /// A deploy session began.
    SessionOpened {
        /// Where.
        origin: u16,
    },
    /// A deploy session ended.
    SessionClosed {
        /// Where.
        origin: u16,
    },
    /// The next side is in check.
    CheckDetected {
        /// Who.
        side: SideView,
        /// By what.
        attackers: Vec<u16>,
    },
    /// The check is mate.
    CheckmateDetected {
        /// Who wins.
        winner: SideView,
    },
    /// The match has ended.
    GameOver {
        /// How.
        ruling: RulingView,
    },
    /// A step was refused; nothing changed.
    MoveRejected {
        /// The code of the rules text.
        code: &'static str,
        /// The submitted text.
        text: String,
    },
    /// A side offered a draw.
    DrawOffered {
        /// Who.
        side: SideView,
    },
    /// A side declined the draw, or the offer lapsed.
    DrawDeclined {
        /// Who.
        side: SideView,
    },
    /// A side resigned.
    Resigned {
        /// Who.
        side: SideView,
    },
    /// Steps were taken back.
    Undone {
        /// How many.
        steps: usize,
    },
    /// Steps were played again.
    Redone {
        /// How many.
        steps: usize,
    },
}

impl From<&Event> for EventView {
    fn from(event: &Event) -> EventView {
        match event {
            Event::MoveExecuted {
                ply,
                step,
                facts,
                before,
                grade,
            } => EventView::MoveExecuted {
                ply: *ply,
                step: step.clone(),
                facts: FactsView::from(facts),
                before: before.iter().map(MeterView::from).collect(),
                grade: *grade,
            },
            Event::Effect(effect) => EventView::from(effect),
            Event::CheckDetected { side, attackers } => EventView::CheckDetected {
                side: (*side).into(),
                attackers: attackers.iter().map(|site| site.0).collect(),
            },
            Event::CheckmateDetected { winner } => EventView::CheckmateDetected {
                winner: (*winner).into(),
            },
            Event::GameOver(ruling) => EventView::GameOver {
                ruling: RulingView::from(ruling),
            },
            Event::MoveRejected { code, text } => EventView::MoveRejected {
                code,
                text: text.clone(),
            },
            Event::DrawOffered(side) => EventView::DrawOffered {
                side: (*side).into(),
            },
            Event::DrawDeclined(side) => EventView::DrawDeclined {
                side: (*side).into(),
            },
            Event::Resigned(side) => EventView::Resigned {
                side: (*side).into(),
            },
            Event::Undone(steps) => EventView::Undone { steps: *steps },
            Event::Redone(steps) => EventView::Redone { steps: *steps },
        }
    }
}

impl From<&Effect> for EventView {
    fn from(effect: &Effect) -> EventView {
        match effect {
            Effect::Captured(captured) => EventView::PieceCaptured {
                captured: CapturedView::from(captured),
            },
            Effect::Promoted {
                side,
                site,
                piece,
                becomes,
            } => EventView::PiecePromoted {
                side: (*side).into(),
                site: site.0,
                piece,
                becomes,
            },
            Effect::LayerChanged { from, to } => EventView::LayerChanged {
                from: from.0,
                to: to.0,
            },
            Effect::EnergyChanged {
                side,
                before,
                cost,
                income,
                after,
            } => EventView::EnergyChanged {
                side: (*side).into(),
                before: *before,
                cost: *cost,
                income: *income,
                after: *after,
            },
            Effect::BoardMoved {
                board,
                from,
                to,
                rotated,
            } => EventView::BoardMoved {
                board,
                from: from.clone(),
                to: to.clone(),
                rotated: *rotated,
            },
            Effect::PromotionOwed { side, site } => EventView::PromotionOwed {
                side: (*side).into(),
                site: site.0,
            },
            Effect::SessionOpened { origin } => EventView::SessionOpened { origin: origin.0 },
            Effect::SessionClosed { origin } => EventView::SessionClosed { origin: origin.0 },
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{Side, SiteId};

    use super::*;

    #[test]
    fn events_are_called_as_the_rules_call_them() {
        let events = [
            Event::Resigned(Side::First),
            Event::Undone(2),
            Event::CheckDetected {
                side: Side::Second,
                attackers: vec![SiteId(3)],
            },
            Event::Effect(Effect::SessionOpened { origin: SiteId(1) }),
            Event::Effect(Effect::PromotionOwed {
                side: Side::First,
                site: SiteId(9),
            }),
        ];
        for event in events {
            let value = serde_json::to_value(EventView::from(&event)).unwrap();
            assert_eq!(value["event"], event.name());
        }
    }
}
