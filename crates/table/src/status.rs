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
