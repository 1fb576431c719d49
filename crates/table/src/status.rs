//! Where a match stands.

use rules::{Ruling, Side, Stage};

/// Everything that a status line needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Status {
    /// Who acts next.
    pub actor: Side,
    /// What kind of step is due.
    pub stage: Stage,
    /// Whether the actor is in check.
    pub check: bool,
    /// How the match ended; `None` while it goes on.
    pub ended: Option<Ruling>,
    /// How it would end if the position came once more by the same steps; `None` where that is not near.
    pub impending: Option<Ruling>,
    /// The points of both sides, where the end was counted.
    pub score: Option<[i32; 2]>,
    /// The key of the position.
    pub key: u64,
    /// Steps played.
    pub ply: usize,
    /// Turns begun before the present one.
    pub turn: usize,
    /// Steps that can be played again.
    pub redo: usize,
    /// Who has offered a draw that is not answered.
    pub draw_offer: Option<Side>,
}

impl Status {
    /// The result as one line, `1-0 (3:1)` or `1/2 (repetition)`; `None` while the match goes on.
    #[must_use]
    pub fn result(&self) -> Option<String> {
        let ruling = self.ended.as_ref()?;
        Some(ruling.outcome.token(self.score))
    }
}
