//! Ends that a position cannot see by itself: clock, material, repetition.

use std::fmt::Debug;
use std::time::Duration;

use crate::{CommonRefusal, Moment, Outcome, Ply, Position, Ruling, Stage, Timing, TimingError};

/// The history of a match as the judge sees it.
#[derive(Debug)]
pub struct Past<'a, P: Adjudicate> {
    /// Every step played so far, oldest first; the last one led to the position that is judged.
    pub(crate) plies: &'a [Ply<P>],
    /// The counters of the match.
    pub tally: &'a P::Tally,
}

impl<P: Adjudicate> Past<'_, P> {
    /// The index of the first of the plies since the last `times` occurrences of `now` (the present one included), if it
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
        // Most games have no two equal keys: nothing is walked back until one is met.
        let key = now.key();
        let mut walked = None;
        for (index, ply) in self.plies.iter().enumerate().rev() {
            if ply.key != key || ply.stage != Stage::Turn {
                continue;
            }
            let (earlier, reached) = walked.get_or_insert_with(|| (now.clone(), self.plies.len()));
            for between in self.plies[index..*reached].iter().rev() {
                between.take_back(earlier);
            }
            *reached = index;
            if now.repeats(earlier) {
                missing -= 1;
                if missing == 0 {
                    return Some(index);
                }
            }
        }
        None
    }

    /// The steps from the ply `first` on, which led to `now`, each with the positions around it.
    #[must_use]
    pub fn window(&self, now: &P, first: usize) -> Vec<Moment<P>> {
        let mut after = now.clone();
        let mut window = Vec::with_capacity(self.plies.len() - first.min(self.plies.len()));
        for ply in self.plies.iter().skip(first).rev() {
            let mut before = after.clone();
            ply.take_back(&mut before);
            window.push(Moment {
                after: std::mem::replace(&mut after, before.clone()),
                step: ply.step,
                before,
            });
        }
        window.reverse();
        window
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

    /// Whether this position is the same as `earlier` for the repetition rule. Positions that repeat have equal keys.
    fn repeats(&self, earlier: &Self) -> bool {
        self.key() == earlier.key()
    }

    /// The end that the last step of `past` brought about, tested in the order of the rules text; `None` while the game goes
    /// on. Not asked when [`Position::outcome`] already answers.
    fn declare(&self, past: &Past<'_, Self>) -> Option<Ruling>;

    /// The end that [`Adjudicate::declare`] would answer if the position came once more by the same steps, with what the judge sees
    /// in them; `None` where no repetition is near, or where it would need no explanation. Asked for people, while the match goes
    /// on.
    fn impending(&self, _past: &Past<'_, Self>) -> Option<Ruling> {
        None
    }

    /// How long a clock common to both players runs by the rules text; `None` where nothing is decided when it has run out, so
    /// that there is none. Whoever keeps the time may choose another length.
    fn common_clock(&self) -> Option<Duration> {
        None
    }

    /// The end when a clock common to both players has run out here.
    ///
    /// # Errors
    /// `E_OPTION` where nothing decides then: most games know no such clock ([`Adjudicate::common_clock`]), some only under an
    /// option. Whether the match has ended is asked after that.
    fn time_up(&self) -> Result<Outcome, CommonRefusal> {
        Err(CommonRefusal::NoCommonClock)
    }

    /// The points of the first and of the second side, where an end of this reason is counted; `None` where nothing is.
    fn score(&self, _outcome: Outcome) -> Option<[i32; 2]> {
        None
    }
}
