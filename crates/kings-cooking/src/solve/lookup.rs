//! From stored bytes to the value of any position.

use rules::Position;

use super::index::{Layout, Placement};
use super::value::Value;
use crate::piece::Kind;
use crate::position::KingsCooking;
use crate::step::{Action, Step};

/// Reads values through a function from address to stored byte.
pub(super) struct Lookup<'a, F> {
    layout: &'a Layout,
    byte: F,
}

impl<'a, F: Fn(usize) -> Option<u8>> Lookup<'a, F> {
    pub(super) fn new(layout: &'a Layout, byte: F) -> Lookup<'a, F> {
        Lookup { layout, byte }
    }

    /// The value of a position; `None` where the table has none.
    pub(super) fn value(&self, position: &KingsCooking) -> Option<Value> {
        let mover = position.side();
        if position.units(mover).is_empty() || position.units(mover.other()).is_empty() {
            return Some(Value::of_margin(position.margin(mover)));
        }
        if position.en_passant().is_some() {
            self.with_right(position)
        } else {
            self.stored(position)
        }
    }

    fn stored(&self, position: &KingsCooking) -> Option<Value> {
        let address = self.layout.address(&Placement::of(position))?;
        Value::from_byte((self.byte)(address)?)
    }

    /// The best of the captures en passant and, unless they are the only steps, the board without the right.
    fn with_right(&self, position: &KingsCooking) -> Option<Value> {
        let mut best = None;
        let mut others = false;
        let mut next = position.clone();
        for step in position.legal_steps() {
            if captures_en_passant(position, step) {
                let token = next.play_unchecked(step);
                let value = self.stored_or_end(&next)?.before();
                next.undo(step, token);
                best = best.max(Some(value));
            } else {
                others = true;
            }
        }
        if others {
            best = best.max(Some(self.stored(position)?));
        }
        best
    }

    fn stored_or_end(&self, position: &KingsCooking) -> Option<Value> {
        let mover = position.side();
        if position.units(mover).is_empty() {
            Some(Value::of_margin(position.margin(mover)))
        } else {
            self.stored(position)
        }
    }
}

fn captures_en_passant(position: &KingsCooking, step: Step) -> bool {
    let pawn = position
        .unit(step.from())
        .is_some_and(|unit| unit.kind() == Kind::Pawn);
    match step.action() {
        Action::Board(to) => pawn && position.en_passant() == Some(to),
        _ => false,
    }
}
