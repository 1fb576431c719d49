//! Static value of positions and steps, and what else a search may ask of a game.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use crate::{Outcome, Position};

/// How many distinct answers [`Evaluate::trace`] can give.
pub const TRACES: usize = 1024;

/// What a search needs to know beyond the rules.
///
/// Only [`Evaluate::value`] and [`Evaluate::gain`] must be written; the rest makes a search faster or wiser where a game
/// knows more than the defaults can.
pub trait Evaluate: Position {
    /// What a repeated position means where one side gave check all the way round.
    const PERPETUAL_CHECK: PerpetualCheck = PerpetualCheck::Draws;

    /// The value of the position for the actor, in hundredths of the game's smallest piece. Called only where
    /// [`Position::outcome`] is `None`.
    fn value(&self) -> i32;

    /// The material that a legal step wins at once (captures and promotions, own losses subtracted), in the same unit;
    /// 0 for a quiet step.
    fn gain(&self, step: Self::Step) -> i32;

    /// What is left of [`Evaluate::gain`] after the exchange that follows on the same place. Asked of steps that gain
    /// something, to put losing captures last.
    fn exchange(&self, step: Self::Step) -> i32 {
        self.gain(step)
    }

    /// Appends the legal steps that a quiet evaluation must not ignore: those that gain something. `out` is not cleared.
    /// Asked only at the beginning of a turn and out of check.
    fn tactical(&self, out: &mut Vec<Self::Step>) {
        let begin = out.len();
        self.generate(out);
        let mut kept = begin;
        for index in begin..out.len() {
            if self.gain(out[index]) > 0 {
                out.swap(kept, index);
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// The end of the game where it can be seen without looking for steps; the search finds the others by an empty list.
    fn plain_end(&self) -> Option<Outcome> {
        self.outcome()
    }

    /// The position with the turn passed to the opponent, for the null-move heuristic; `None` where passing could be the
    /// best move, or proves nothing (in check, in an endgame with few pieces, inside a turn).
    fn passed(&self) -> Option<Self> {
        None
    }

    /// What the search remembers the success of a step under: best the moved piece and its destination. Below [`TRACES`]; the same
    /// on every platform.
    fn trace(&self, step: Self::Step) -> usize {
        let mut hasher = StepHasher(0);
        step.hash(&mut hasher);
        (hasher.finish() >> 54) as usize
    }

    /// Exact values of everything that can come of this position, where the game is small enough to be solved while a player
    /// waits. `progress` is told how much of how much is done.
    fn exact(&self, _progress: &mut dyn FnMut(u64, u64)) -> Option<Arc<dyn Exact<Self>>> {
        None
    }
}

/// What a repetition under continuous check is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PerpetualCheck {
    /// A draw, as any repetition.
    Draws,
    /// The side that gives check loses.
    Loses,
}

/// The solution of a game, or of the part of it that can come of some position.
pub trait Exact<P: Position>: Send + Sync {
    /// The value of a position for its actor; `None` if the solution does not hold it.
    fn truth(&self, position: &P) -> Option<Truth>;
}

/// An exact value for the actor, with the number of steps that perfect play takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Truth {
    /// The actor wins.
    Win(u16),
    /// Nobody wins.
    Draw,
    /// The actor loses.
    Loss(u16),
}

/// Hashes steps to the same number on every platform: `usize` and enum discriminants count as 64 bits everywhere.
struct StepHasher(u64);

impl StepHasher {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for StepHasher {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.mix(u64::from(byte));
        }
    }

    fn write_u16(&mut self, word: u16) {
        self.mix(u64::from(word));
    }

    fn write_u32(&mut self, word: u32) {
        self.mix(u64::from(word));
    }

    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.mix(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.mix(word as i64 as u64);
    }
}
