//! The numbers under which a search remembers what steps were good for.

use evaluation::HISTORY_SLOTS;

use crate::geometry::{Pin, Square};
use crate::piece::Form;
use crate::position::TriD;
use crate::step::Step;

/// Pieces by kind and destination, then boards by both pins, castlings, turns of boards, choices.
const BOARDS: usize = 6 * Square::COUNT;
const CASTLES: usize = BOARDS + Pin::COUNT * Pin::COUNT;
const TURNS: usize = CASTLES + 2;
const CHOICES: usize = TURNS + Pin::COUNT;
const _: () = assert!(CHOICES + 4 <= HISTORY_SLOTS);

impl TriD {
    /// See [`evaluation::Evaluate::history_slot`]. The three states of a pawn count as one kind.
    #[inline]
    pub(super) fn slot_of(&self, step: Step) -> usize {
        match step {
            Step::Move { from, to, .. } => {
                let form = self.cells[from.index()].map_or(Form::Moved, |piece| piece.form);
                (form as usize).min(Form::Moved as usize) * Square::COUNT + to.index()
            }
            Step::Activate { from, to, .. } => BOARDS + from.index() * Pin::COUNT + to.index(),
            Step::Castle(wing) => CASTLES + wing as usize,
            Step::Turn { pin, .. } => TURNS + pin.index(),
            Step::Promote { choice, .. } => CHOICES + choice as usize,
        }
    }
}
