//! What was on the board before, for repetitions.

use evaluation::{Evaluate, ForcedRepetition};
use rules::{Position, Side, Stage};

use crate::score::RULE_WIN;

/// The beginnings of turns before a position, and the steps between them.
#[derive(Clone, Debug)]
pub struct Trail<P: Position> {
    starts: Vec<TurnStart>,
    /// Everything played since the first of them; empty where no game asks for it.
    steps: Vec<P::Step>,
}

impl<P: Position> Default for Trail<P> {
    fn default() -> Trail<P> {
        Trail {
            starts: Vec::new(),
            steps: Vec::new(),
        }
    }
}

/// A position at the beginning of a turn, as repetition sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TurnStart {
    /// Its key.
    pub(crate) key: u64,
    /// Who was to act.
    pub(crate) actor: Side,
    /// Whether the actor was in check.
    pub(crate) check: bool,
    /// Whether the step to it could not be taken back by play (a capture), so that nothing before it can come again.
    pub(crate) barrier: bool,
    /// How many steps of the trail led to it.
    pub(crate) steps: usize,
}

/// What is known of the way round from a position back to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cycle {
    /// Whether each side was in check at every turn.
    checked: [bool; 2],
    /// How many turns each side had.
    turns: [u32; 2],
    /// Where it begins in the steps of the trail.
    first: usize,
    /// A number for all positions on the way.
    pub(crate) key: u64,
}

impl<P: Evaluate> Trail<P> {
    const JUDGED: bool = matches!(P::FORCED_REPETITION, ForcedRepetition::Judged);

    /// Goes one step on in a match: `step` is played in `position`.
    pub fn follow(&mut self, position: &P, step: P::Step) {
        if position.stage() == Stage::Turn {
            self.begin(TurnStart {
                key: position.key(),
                actor: position.actor(),
                check: position.in_check(),
                barrier: false,
                steps: self.length(),
            });
        }
        self.step(step);
        if position.gain(step) != 0 {
            // Nothing before a capture can come again.
            *self = Trail::default();
        }
    }

    /// How many steps are remembered.
    #[inline]
    pub(crate) fn length(&self) -> usize {
        self.steps.len()
    }

    #[inline]
    pub(crate) fn begin(&mut self, start: TurnStart) {
        self.starts.push(start);
    }

    #[inline]
    pub(crate) fn end(&mut self) {
        self.starts.pop();
    }

    #[inline]
    pub(crate) fn step(&mut self, step: P::Step) {
        if Self::JUDGED {
            self.steps.push(step);
        }
    }

    #[inline]
    pub(crate) fn back(&mut self) {
        if Self::JUDGED {
            self.steps.pop();
        }
    }

    /// The way round if `now` has been on the trail since the last barrier.
    ///
    /// The tree takes the first return for the whole repetition: whoever can return once can do so again. If the position comes
    /// for the third time, the match will look at both rounds, and so does the tree.
    pub(crate) fn cycle(&self, now: TurnStart) -> Option<Cycle> {
        if now.barrier {
            return None;
        }
        let mut cycle = Cycle {
            checked: [true; 2],
            turns: [0; 2],
            first: 0,
            key: 0,
        };
        cycle.checked[now.actor.index()] &= now.check;
        let mut found = None;
        for start in self.starts.iter().rev() {
            cycle.first = start.steps;
            cycle.key = (cycle.key.rotate_left(7) ^ start.key).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            if start.key == now.key {
                if !Self::JUDGED || found.is_some() {
                    return Some(cycle);
                }
                found = Some(cycle);
            }
            if start.barrier {
                break;
            }
            cycle.checked[start.actor.index()] &= start.check;
            cycle.turns[start.actor.index()] += 1;
        }
        found
    }

    /// The steps of the way round.
    pub(crate) fn steps_of(&self, cycle: Cycle) -> &[P::Step] {
        self.steps.get(cycle.first..).unwrap_or_default()
    }
}

/// What the checks on the way round say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Checks {
    /// They decide it, so much for the actor.
    Decide(i32),
    /// Both sides were in check all the time: a draw.
    Cancel,
    /// Nobody was.
    Leave,
}

impl Cycle {
    /// Whoever gives check all the way round loses.
    pub(crate) fn checks(self, actor: Side) -> Checks {
        let i_was_checked = self.checked[actor.index()];
        let other = actor.other().index();
        let i_gave_check = self.checked[other] && self.turns[other] > 0;
        match (i_was_checked, i_gave_check) {
            (true, false) => Checks::Decide(RULE_WIN),
            (false, true) => Checks::Decide(-RULE_WIN),
            (true, true) => Checks::Cancel,
            (false, false) => Checks::Leave,
        }
    }
}

/// How many verdicts over cycles are remembered.
const VERDICTS: usize = 1 << 10;

/// Verdicts over cycles that were asked for before: the same ways round are met again and again in a tree.
#[derive(Debug)]
pub(crate) struct Verdicts(Vec<(u64, Option<Side>)>);

impl Verdicts {
    pub(crate) fn new() -> Verdicts {
        Verdicts(Vec::new())
    }

    /// Who loses by a cycle, from memory or by asking.
    pub(crate) fn loser(
        &mut self,
        cycle: Cycle,
        ask: impl FnOnce() -> Option<Side>,
    ) -> Option<Side> {
        if self.0.is_empty() {
            // Only now: most games never judge one.
            self.0.resize(VERDICTS, (0, None));
        }
        let slot = &mut self.0[cycle.key as usize % VERDICTS];
        if slot.0 != cycle.key {
            *slot = (cycle.key, ask());
        }
        slot.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Outcome;

    /// A game of which only the rule of repetition matters.
    #[derive(Clone, PartialEq, Eq, Debug)]
    struct Strict;

    impl Position for Strict {
        type Step = ();
        type Undo = ();

        fn actor(&self) -> Side {
            Side::First
        }

        fn stage(&self) -> Stage {
            Stage::Turn
        }

        fn outcome(&self) -> Option<Outcome> {
            None
        }

        fn key(&self) -> u64 {
            0
        }

        fn generate(&self, out: &mut Vec<()>) {
            out.push(());
        }

        fn play_unchecked(&mut self, (): ()) {}

        fn undo(&mut self, (): (), (): ()) {}
    }

    impl Evaluate for Strict {
        const FORCED_REPETITION: ForcedRepetition = ForcedRepetition::Judged;

        fn value(&self) -> i32 {
            0
        }

        fn gain(&self, (): ()) -> i32 {
            0
        }
    }

    /// Turns of First and Second in exchange; the letters say who is in check (`x`), who is not (`-`), and where a capture
    /// led to (`c`).
    fn starts(text: &str) -> Vec<TurnStart> {
        let sides = [Side::First, Side::Second].into_iter().cycle();
        let starts = text.chars().zip(sides).enumerate();
        starts
            .map(|(index, (mark, actor))| TurnStart {
                key: index as u64 % 4,
                actor,
                check: mark == 'x',
                barrier: mark == 'c',
                steps: index,
            })
            .collect()
    }

    fn cycle(text: &str) -> Option<(Cycle, usize)> {
        let mut trail = Trail::<Strict>::default();
        let mut starts = starts(text);
        let now = starts
            .pop()
            .unwrap_or_else(|| unreachable!("a text has letters"));
        for start in starts {
            trail.begin(start);
            trail.step(());
        }
        let cycle = trail.cycle(now)?;
        Some((cycle, trail.steps_of(cycle).len()))
    }

    fn checks(text: &str) -> Option<Checks> {
        // The last position has the key of the first, so the actor is the same.
        cycle(text).map(|(cycle, _)| cycle.checks(Side::First))
    }

    #[test]
    fn a_first_return_counts() {
        assert_eq!(checks("-----"), Some(Checks::Leave));
        assert_eq!(checks("----"), None, "the last position is new");
        assert_eq!(checks("--c--"), None, "a capture stands between");
        assert_eq!(
            checks("c----"),
            Some(Checks::Leave),
            "a capture that led to the cycle does not matter"
        );
    }

    #[test]
    fn who_gave_check_all_the_way_round_loses() {
        assert_eq!(
            checks("x-x-x"),
            Some(Checks::Decide(RULE_WIN)),
            "First was in check at every turn"
        );
        assert_eq!(
            checks("-x-x-"),
            Some(Checks::Decide(-RULE_WIN)),
            "Second was"
        );
        assert_eq!(checks("xxxxx"), Some(Checks::Cancel), "both were");
        assert_eq!(checks("x---x"), Some(Checks::Leave), "once First was not");
    }

    #[test]
    fn a_third_occurrence_is_both_rounds() {
        let (once, steps) = cycle("-----").unwrap_or_else(|| unreachable!("a return"));
        assert_eq!(steps, 4);
        let (twice, steps) = cycle("-----x-x-").unwrap_or_else(|| unreachable!("a return"));
        assert_eq!(steps, 8, "the match looks at both rounds");
        assert_ne!(once.key, twice.key);
        assert_eq!(twice.checks(Side::First), Checks::Leave);
        let (again, steps) = cycle("----c-x-x").unwrap_or_else(|| unreachable!("a return"));
        assert_eq!(steps, 4, "a capture led to the second");
        assert_eq!(again.key, once.key);
    }

    #[test]
    fn a_verdict_is_asked_for_once() {
        let mut verdicts = Verdicts::new();
        let (cycle, _) = cycle("-----").unwrap_or_else(|| unreachable!("a return"));
        let asked = verdicts.loser(cycle, || Some(Side::Second));
        let remembered = verdicts.loser(cycle, || unreachable!("it is known"));
        assert_eq!(
            (asked, remembered),
            (Some(Side::Second), Some(Side::Second))
        );
    }
}
