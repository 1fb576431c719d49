//! Static value of positions and steps, and what else a search may ask of a game.

use std::sync::Arc;

use rules::{Outcome, Position, Side};

use crate::exact::Exact;
use crate::forced_repetition::ForcedRepetition;
use crate::history_slot::slot_of;

/// Static values and gains stay within this on both sides of 0: a search tells wins by what is beyond.
pub const STATIC_BOUND: i32 = 28_000;

/// What a search needs to know beyond the rules.
///
/// Only [`Evaluate::value`] and [`Evaluate::gain`] must be written; the rest makes a search faster or wiser where a game
/// knows more than the defaults can.
pub trait Evaluate: Position {
    /// Whether [`Evaluate::exact`] answers: the game is small enough to be played perfectly.
    const SOLVED: bool = false;

    /// What a repetition is worth that one side forced.
    const FORCED_REPETITION: ForcedRepetition = ForcedRepetition::Draws;

    /// The value of the position for the actor, in hundredths of the game's smallest piece, within
    /// [`STATIC_BOUND`]. Called only where [`Position::outcome`] is `None`.
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

    /// The end of the game where it can be seen without looking for steps, or that the match declares here whatever was played
    /// before; the search finds the others by an empty list.
    fn plain_end(&self) -> Option<Outcome> {
        self.outcome()
    }

    /// The position with the turn passed to the opponent, for the null-move heuristic; `None` where passing could be the
    /// best move, or proves nothing (in check, in an endgame with few pieces, inside a turn).
    fn passed(&self) -> Option<Self> {
        None
    }

    /// Who loses by going round `cycle`, steps that lead from this position back to it; `None`: nobody. Asked where
    /// [`Evaluate::FORCED_REPETITION`] is [`ForcedRepetition::Judged`], of cycles in which no side was in check all the time.
    fn loser(&self, _cycle: &[Self::Step]) -> Option<Side> {
        None
    }

    /// The slot of the history heuristic: what the search remembers the success of a step under: best the moved piece and its destination. Below [`HISTORY_SLOTS`](crate::HISTORY_SLOTS); the same
    /// on every platform.
    fn history_slot(&self, step: Self::Step) -> usize {
        slot_of(&step)
    }

    /// The margin by which the actor leads, where the rules text counts its ends by one; `None` in other games.
    fn lead(&self) -> Option<i32> {
        None
    }

    /// Exact values of everything that can come of this position, where the game is small enough to be solved while a player
    /// waits. `progress` is told how much of how much is done.
    fn exact(&self, _progress: &mut dyn FnMut(u64, u64)) -> Option<Arc<dyn Exact<Self>>> {
        None
    }
}
