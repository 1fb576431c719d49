//! What happened, for everybody who watches a match.

use crate::{Captured, MatchEnd, Meter, Outcome, Refusal, Ruling, Side, SiteId, StepFacts};

/// An effect of a step beyond the move itself, told by the game in the order of its rules text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A piece was taken.
    Captured(Captured),
    /// A piece became another, or heroic: kind before, kind or mark after.
    Promoted {
        /// Whose piece.
        side: Side,
        /// Where.
        site: SiteId,
        /// What it was.
        piece: &'static str,
        /// What it is now (`queen`, `heroic`).
        becomes: &'static str,
    },
    /// A piece changed its layer.
    LayerChanged {
        /// Where it was.
        from: SiteId,
        /// Where it is.
        to: SiteId,
    },
    /// A side's energy changed.
    EnergyChanged {
        /// Whose.
        side: Side,
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
    /// A promotion is owed before the next turn.
    PromotionOwed {
        /// By whom.
        side: Side,
        /// Where.
        site: SiteId,
    },
    /// A deploy session began.
    SessionOpened {
        /// Where.
        origin: SiteId,
    },
    /// A deploy session ended.
    SessionClosed {
        /// Where.
        origin: SiteId,
    },
}

/// An event of a match. For an accepted step they come in the order of this list, each group at most once (captures and
/// promotions once a piece).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A step was played.
    MoveExecuted {
        /// Its index in the history, from 0.
        ply: usize,
        /// Its machine form.
        step: String,
        /// What it did.
        facts: StepFacts,
        /// The meters before it: clocks, energies, counts.
        before: Vec<Meter>,
        /// Its grade, in games where the time of a step counts.
        grade: Option<&'static str>,
    },
    /// What the step brought about.
    Effect(Effect),
    /// The next side is in check (also when it is mate).
    CheckDetected {
        /// Who is in check.
        side: Side,
        /// By what.
        attackers: Vec<SiteId>,
    },
    /// The check is mate.
    CheckmateDetected {
        /// Who wins.
        winner: Side,
    },
    /// The match has ended.
    GameOver(Ruling),
    /// A step was refused; nothing changed. It comes alone.
    MoveRejected {
        /// The code of the rules text.
        code: &'static str,
        /// The submitted text.
        text: String,
    },
    /// A side offered a draw.
    DrawOffered(Side),
    /// A side declined the draw, or the offer lapsed because its receiver played on.
    DrawDeclined(Side),
    /// A side resigned.
    Resigned(Side),
    /// Steps were taken back: how many.
    Undone(usize),
    /// Steps were played again: how many.
    Redone(usize),
}

impl Event {
    /// What whoever watches is told of a step that was refused.
    #[must_use]
    pub fn rejected(text: &str, refusal: &Refusal) -> Event {
        Event::MoveRejected {
            code: refusal.code,
            text: text.to_owned(),
        }
    }

    /// The name of the event on the wire.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Event::MoveExecuted { .. } => "move_executed",
            Event::Effect(effect) => effect.name(),
            Event::CheckDetected { .. } => "check_detected",
            Event::CheckmateDetected { .. } => "checkmate_detected",
            Event::GameOver(_) => "game_over",
            Event::MoveRejected { .. } => "move_rejected",
            Event::DrawOffered(_) => "draw_offered",
            Event::DrawDeclined(_) => "draw_declined",
            Event::Resigned(_) => "resigned",
            Event::Undone(_) => "undone",
            Event::Redone(_) => "redone",
        }
    }
}

impl Effect {
    /// The name of the event on the wire.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Effect::Captured(_) => "piece_captured",
            Effect::Promoted { .. } => "piece_promoted",
            Effect::LayerChanged { .. } => "layer_changed",
            Effect::EnergyChanged { .. } => "energy_changed",
            Effect::BoardMoved { .. } => "board_moved",
            Effect::PromotionOwed { .. } => "promotion_owed",
            Effect::SessionOpened { .. } => "session_opened",
            Effect::SessionClosed { .. } => "session_closed",
        }
    }
}

/// Results that the match itself records.
impl Outcome {
    /// `loser` resigned.
    #[must_use]
    pub fn resignation(loser: Side) -> Outcome {
        Outcome::win(loser.other(), MatchEnd::Resign)
    }

    /// Both sides agreed on a draw.
    #[must_use]
    pub fn agreement() -> Outcome {
        Outcome::draw(MatchEnd::Agreement)
    }
}
