//! Where a match stands.

use rules::{Finding, Ruling, Side, Stage};
use serde::{Deserialize, Serialize};
use table::Status;

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SideView {
    /// The one who begins.
    First,
    /// The other one.
    Second,
}

impl From<Side> for SideView {
    fn from(side: Side) -> SideView {
        match side {
            Side::First => SideView::First,
            Side::Second => SideView::Second,
        }
    }
}

impl From<SideView> for Side {
    fn from(side: SideView) -> Side {
        match side {
            SideView::First => Side::First,
            SideView::Second => Side::Second,
        }
    }
}

/// What kind of step is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StageView {
    /// A turn begins.
    Turn,
    /// A turn is open.
    Mid,
    /// An answer is owed.
    Duty,
}

impl From<Stage> for StageView {
    fn from(stage: Stage) -> StageView {
        match stage {
            Stage::Turn => StageView::Turn,
            Stage::Mid => StageView::Mid,
            Stage::Duty => StageView::Duty,
        }
    }
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulingView {
    /// The winner; none is a draw.
    pub winner: Option<SideView>,
    /// The reason code.
    pub reason: &'static str,
    /// What the judge saw.
    pub findings: Vec<FindingView>,
}

impl From<&Ruling> for RulingView {
    fn from(ruling: &Ruling) -> RulingView {
        RulingView {
            winner: ruling.outcome.winner.map(SideView::from),
            reason: ruling.outcome.reason,
            findings: ruling.findings.iter().map(FindingView::from).collect(),
        }
    }
}

/// One observation behind a ruling.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FindingView {
    /// The step's index in the history.
    pub ply: usize,
    /// Who played it.
    pub side: SideView,
    /// The step in machine form.
    pub step: String,
    /// What it did, as a code.
    pub code: &'static str,
    /// What it did it to.
    pub targets: Vec<String>,
}

impl From<&Finding> for FindingView {
    fn from(finding: &Finding) -> FindingView {
        FindingView {
            ply: finding.ply,
            side: finding.side.into(),
            step: finding.step.clone(),
            code: finding.code,
            targets: finding.targets.clone(),
        }
    }
}

/// Everything that a status line needs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StatusView {
    /// Who acts next.
    pub actor: SideView,
    /// What kind of step is due.
    pub stage: StageView,
    /// Whether the actor is in check.
    pub check: bool,
    /// How the match ended; none while it goes on.
    pub ended: Option<RulingView>,
    /// The key of the position: 16 hex digits, because a number of the page has too few bits.
    pub key: String,
    /// Steps played.
    pub ply: usize,
    /// Turns begun before the present one.
    pub turn: usize,
    /// Steps that can be played again.
    pub redo: usize,
    /// Who has offered a draw that is not answered.
    pub draw_offer: Option<SideView>,
}

impl From<&Status> for StatusView {
    fn from(status: &Status) -> StatusView {
        StatusView {
            actor: status.actor.into(),
            stage: status.stage.into(),
            check: status.check,
            ended: status.ended.as_ref().map(RulingView::from),
            key: format!("{:016x}", status.key),
            ply: status.ply,
            turn: status.turn,
            redo: status.redo,
            draw_offer: status.draw_offer.map(SideView::from),
        }
    }
}
