//! Where a match stands.

use rules::{Finding, Placed, Remark, Ruling, Side, Stage, Target};
use serde::Serialize;
use table::Table;

use crate::reading::words;

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SideView {
    /// The one who begins.
    First,
    /// The other one.
    Second,
}

words!(SideView { "first": First, "second": Second });

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
    /// The piece that the loser went after with every step, where it stands now.
    pub victim: Option<PlacedView>,
}

impl From<&Ruling> for RulingView {
    fn from(ruling: &Ruling) -> RulingView {
        RulingView {
            winner: ruling.outcome.winner.map(SideView::from),
            reason: ruling.outcome.reason.as_str(),
            findings: ruling.findings.iter().map(FindingView::from).collect(),
            victim: ruling.victim.map(PlacedView::from),
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
    pub targets: Vec<TargetView>,
    /// What else is to be said of it.
    pub remarks: Vec<RemarkView>,
}

impl From<&Finding> for FindingView {
    fn from(finding: &Finding) -> FindingView {
        FindingView {
            ply: finding.ply,
            side: finding.side.into(),
            step: finding.step.clone(),
            code: finding.code.as_str(),
            targets: finding.targets.iter().map(TargetView::from).collect(),
            remarks: finding.remarks.iter().map(RemarkView::from).collect(),
        }
    }
}

/// Something that is to be said of a step beside its code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RemarkView {
    /// What, as a code.
    pub code: &'static str,
    /// Of whom, and whose threat it is about; none where it is about the step as a whole.
    pub target: Option<TargetView>,
}

impl From<&Remark> for RemarkView {
    fn from(remark: &Remark) -> RemarkView {
        RemarkView {
            code: remark.code.as_str(),
            target: remark.target.as_ref().map(TargetView::from),
        }
    }
}

/// What a step of a repetition attacked, and with what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TargetView {
    /// The attacked piece.
    pub victim: PlacedView,
    /// The attackers.
    pub by: Vec<PlacedView>,
}

impl From<&Target> for TargetView {
    fn from(target: &Target) -> TargetView {
        TargetView {
            victim: target.victim.into(),
            by: target.by.iter().copied().map(PlacedView::from).collect(),
        }
    }
}

/// A kind of piece on a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlacedView {
    /// The kind.
    pub kind: &'static str,
    /// Where it stands.
    pub site: u16,
}

impl From<Placed> for PlacedView {
    fn from(placed: Placed) -> PlacedView {
        PlacedView {
            kind: placed.kind,
            site: placed.site.0,
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
    /// How it would end if the position came once more by the same steps; none where that is not near.
    pub impending: Option<RulingView>,
    /// The points of the first and of the second side, where the end was counted.
    pub score: Option<[i32; 2]>,
    /// The result as one line, `1-0 (3:1)` or `1/2 (repetition)`; none while the match goes on.
    pub result: Option<String>,
    /// The key of the position: 16 hex digits, because a number of the page has too few bits.
    pub key: String,
    /// The CRC-32 of the position text, eight hex digits: two programs that agree on it stand at the same position.
    pub digest: String,
    /// Steps played.
    pub ply: usize,
    /// Turns begun before the present one.
    pub turn: usize,
    /// Steps that can be played again.
    pub redo: usize,
    /// Who has offered a draw that is not answered.
    pub draw_offer: Option<SideView>,
}

impl StatusView {
    /// Where a table stands.
    #[must_use]
    pub fn of(table: &dyn Table) -> StatusView {
        let status = table.status();
        StatusView {
            actor: status.actor.into(),
            stage: status.stage.into(),
            check: status.check,
            ended: status.ended.as_ref().map(RulingView::from),
            impending: status.impending.as_ref().map(RulingView::from),
            score: status.score,
            result: status.result(),
            key: format!("{:016x}", status.key),
            digest: digest(&table.position_text()),
            ply: status.ply,
            turn: status.turn,
            redo: status.redo,
            draw_offer: status.draw_offer.map(SideView::from),
        }
    }
}

/// The digest of a position text, as links and online rounds compare it.
fn digest(position: &str) -> String {
    format!("{:08x}", rules::crc32(position.as_bytes()))
}

#[cfg(test)]
mod tests {
    use dummy::Dummy;
    use table::{Opening, open};

    use super::*;

    #[test]
    fn the_digest_is_that_of_the_position_text() {
        let mut table = open::<Dummy>(&[], &Opening::Normal).unwrap();
        table.play("1>2").unwrap();
        let sum = rules::crc32(table.position_text().as_bytes());
        assert_eq!(StatusView::of(&*table).digest, format!("{sum:08x}"));
        // The check value of this checksum, so that no other one can take its place.
        assert_eq!(digest("123456789"), "cbf43926");
    }
}
