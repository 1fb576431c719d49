//! The one interface of machines: search, perft and the laws see a game through it alone.

use std::fmt::Debug;
use std::hash::Hash;

use thiserror::Error;

use crate::{Outcome, Side, Stage};

/// A playable state of one game: no history, no clock time, no strings.
///
/// An open deploy session and a promotion owed are state. Rule options are a `Copy` field of the position, compared by
/// `Eq`. Equal positions have equal keys; the converse need not hold.
pub trait Position: Clone + Eq + Debug + Send + Sync + 'static {
    /// One step with all its choices filled in; small.
    type Step: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// Whatever makes [`Position::undo`] exact; owned by the caller, who may walk back on a copy.
    type Undo: Clone + Send + Sync + 'static;

    /// Who acts next; turns need not alternate.
    fn actor(&self) -> Side;

    /// What kind of step is due.
    fn stage(&self) -> Stage;

    /// The end of the game, for those ends that leave no step (mate, stalemate, a side empty, a commander taken).
    /// Draws by clock, material and repetition belong to the match: see [`Adjudicate`](crate::Adjudicate).
    fn outcome(&self) -> Option<Outcome>;

    /// The identity of the position for repetition, plus stage, session and debts; never clocks or numbers. The same
    /// number on every platform.
    fn key(&self) -> u64;

    /// Whether the actor's king (or what takes its place) is attacked; always `false` in a duty and in games without check.
    fn in_check(&self) -> bool {
        false
    }

    /// Appends the legal steps to `out`, in the canonical order of the rules text. Appends nothing once the game is over.
    ///
    /// `out` is not cleared, so that one `Vec` serves as a stack for a whole search.
    fn generate(&self, out: &mut Vec<Self::Step>);

    /// The number of legal steps. Games override it to count leaves without writing them down.
    fn count(&self) -> usize {
        let mut steps = Vec::new();
        self.generate(&mut steps);
        steps.len()
    }

    /// Plays a step if it is legal here.
    ///
    /// It lists the legal steps to see that; whoever has just listed them plays with [`Position::play_unchecked`].
    ///
    /// # Errors
    /// The step, if it is not legal; nothing has changed then.
    fn play(&mut self, step: Self::Step) -> Result<Self::Undo, IllegalStep<Self::Step>> {
        let mut steps = Vec::new();
        self.generate(&mut steps);
        if steps.contains(&step) {
            Ok(self.play_unchecked(step))
        } else {
            Err(IllegalStep(step))
        }
    }

    /// Plays a step that [`Position::generate`] gives here (or that [`Text::explain`](crate::Text::explain) accepts). Any other
    /// step leaves a position that no rule knows.
    #[must_use]
    fn play_unchecked(&mut self, step: Self::Step) -> Self::Undo;

    /// Takes back `step`, the last one played, with the token that [`Position::play_unchecked`] gave for it: every field and the key
    /// are as before.
    fn undo(&mut self, step: Self::Step, token: Self::Undo);
}

/// A step that is not legal where it was to be played. [`Text::explain`](crate::Text::explain) says which rule forbids it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{0:?} is not a legal step here")]
pub struct IllegalStep<S: Debug>(pub S);

/// Positions that can compare what they keep incrementally with what it should be.
pub trait Audit: Position {
    /// The key computed from the placement and the rest of the state, not from the running value.
    fn key_from_scratch(&self) -> u64;

    /// Compares every derived field with a recomputation.
    ///
    /// # Errors
    /// The name of the first field that differs, with both values.
    fn audit(&self) -> Result<(), String> {
        let fresh = self.key_from_scratch();
        if fresh == self.key() {
            Ok(())
        } else {
            Err(format!(
                "key {:016x}, from scratch {fresh:016x}",
                self.key()
            ))
        }
    }
}

/// Games in which exchanging the sides and turning the board gives the same game.
pub trait Mirror: Position {
    /// The same position with the sides exchanged.
    #[must_use]
    fn mirrored(&self) -> Self;

    /// The step of [`Mirror::mirrored`] that corresponds to `step`.
    fn mirrored_step(&self, step: Self::Step) -> Self::Step;
}
