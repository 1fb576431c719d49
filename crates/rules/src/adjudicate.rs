//! Ends that a position cannot see by itself: clock, material, repetition.

use std::fmt::Debug;

use crate::{Position, Ruling, Stage, Timing, TimingError};

/// One played step of a match, with the position it was played in.
#[derive(Clone, Debug)]
pub struct Ply<P: Position> {
    /// The position before the step.
    pub before: P,
    /// The step.
    pub step: P::Step,
}

/// The history of a match as the judge sees it.
#[derive(Debug)]
pub struct Past<'a, P: Adjudicate> {
    /// Every step played so far, oldest first; the last one led to the position that is judged.
    pub plies: &'a [Ply<P>],
    /// The counters of the match.
    pub tally: &'a P::Tally,
}

impl<P: Adjudicate> Past<'_, P> {
    /// The index in [`Past::plies`] of the first of the last `times` occurrences of `now` (the present one included), if it
    /// has occurred so often. Only positions at the start of a turn count.
    ///
    /// The plies from that index on are the window of the repetition.
    #[must_use]
    pub fn occurrence(&self, now: &P, times: usize) -> Option<usize> {
        if now.stage() != Stage::Turn || times == 0 {
            return None;
        }
        let mut missing = times - 1;
        if missing == 0 {
            return Some(self.plies.len());
        }
        for (index, ply) in self.plies.iter().enumerate().rev() {
            if ply.before.stage() == Stage::Turn && now.repeats(&ply.before) {
                missing -= 1;
                if missing == 0 {
                    return Some(index);
                }
            }
        }
        None
    }
}

/// Draws by clock or material, and the verdict over a repetition. Asked by the match after a step was played; it never
/// empties the list of legal steps.
pub trait Adjudicate: Position {
    /// Counters that belong to the match and not to the position; `()` for most games. Undo restores them.
    type Tally: Clone + Eq + Debug + Default + Send + Sync + 'static;

    /// The grades of steps in time with a beat; `None` where only the step counts and not when it came.
    const TIMING: Option<Timing> = None;

    /// The step as it counts when it came so far from the beat; its legality stays. Asked only where
    /// [`Adjudicate::TIMING`] says that time counts.
    fn timed(&self, step: Self::Step, _error: TimingError) -> Self::Step {
        step
    }

    /// The grade of a step, one of [`Timing::grades`]; `None` where time does not count.
    fn grade_of(_step: Self::Step) -> Option<&'static str> {
        None
    }

    /// The step that is really played when a player submits `step`. Most games play what was submitted; a game whose match
    /// rules can void a move answers with the step that stands in its place.
    fn referee(&self, _tally: &Self::Tally, step: Self::Step) -> Self::Step {
        step
    }

    /// Counts a step that is about to be played here.
    fn tally(&self, _tally: &mut Self::Tally, _step: Self::Step) {}

    /// Whether this position is the same as `earlier` for the repetition rule.
    fn repeats(&self, earlier: &Self) -> bool {
        self.key() == earlier.key()
    }

    /// The end that the last step of `past` brought about, tested in the order of the rules text; `None` while the game goes
    /// on. Not asked when [`Position::outcome`] already answers.
    fn declare(&self, past: &Past<'_, Self>) -> Option<Ruling>;
}
