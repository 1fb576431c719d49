//! What was on the board before, for repetitions.

use evaluation::{Evaluate, ForcedRepetition};
use rules::{Side, Stage};

use crate::score::RULE_WIN;

/// A position at the beginning of a turn, as repetition sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnStart {
    /// Its key.
    pub key: u64,
    /// Who was to act.
    pub actor: Side,
    /// Whether the actor was in check.
    pub check: bool,
    /// Whether the step to it could not be taken back by play (a capture), so that nothing before it can come again.
    pub barrier: bool,
}

impl TurnStart {
    /// The position as the beginning of a turn, if it is one.
    pub fn of<P: Evaluate>(position: &P, barrier: bool) -> Option<TurnStart> {
        (position.stage() == Stage::Turn).then(|| TurnStart {
            key: position.key(),
            actor: position.actor(),
            check: position.in_check(),
            barrier,
        })
    }
}

/// The value of coming back to `now` for its actor, if it has been in `trail` since the last barrier; a draw is worth `draw`.
///
/// The tree takes the first return for the whole repetition: whoever can return once can do so again. A cycle in which one side
/// was in check at every one of its turns is decided by [`Evaluate::FORCED_REPETITION`].
pub(crate) fn repetition<P: Evaluate>(
    trail: &[TurnStart],
    now: TurnStart,
    draw: i32,
) -> Option<i32> {
    if now.barrier {
        return None;
    }
    let mut checked = [true; 2];
    let mut turns = [0; 2];
    checked[now.actor.index()] &= now.check;
    for start in trail.iter().rev() {
        if start.key == now.key {
            return Some(cycle::<P>(now.actor, checked, turns).unwrap_or(draw));
        }
        if start.barrier {
            return None;
        }
        checked[start.actor.index()] &= start.check;
        turns[start.actor.index()] += 1;
    }
    None
}

/// Who wins by a cycle; `None`: nobody.
fn cycle<P: Evaluate>(actor: Side, checked: [bool; 2], turns: [u32; 2]) -> Option<i32> {
    let me = actor.index();
    let other = actor.other().index();
    match P::FORCED_REPETITION {
        ForcedRepetition::Draws => None,
        ForcedRepetition::Loses => {
            let i_was_checked = checked[me];
            let i_gave_check = checked[other] && turns[other] > 0;
            match (i_was_checked, i_gave_check) {
                (true, false) => Some(RULE_WIN),
                (false, true) => Some(-RULE_WIN),
                _ => None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Outcome, Position};

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
        const FORCED_REPETITION: ForcedRepetition = ForcedRepetition::Loses;

        fn value(&self) -> i32 {
            0
        }

        fn gain(&self, (): ()) -> i32 {
            0
        }
    }

    /// Turns of First and Second in exchange; the letters say who is in check (`x`), who is not (`-`), and where a capture
    /// led to (`c`).
    fn trail(text: &str) -> Vec<TurnStart> {
        let sides = [Side::First, Side::Second].into_iter().cycle();
        let starts = text.chars().zip(sides).enumerate();
        starts
            .map(|(index, (mark, actor))| TurnStart {
                key: index as u64 % 4,
                actor,
                check: mark == 'x',
                barrier: mark == 'c',
            })
            .collect()
    }

    fn value(text: &str) -> Option<i32> {
        let mut starts = trail(text);
        let now = starts
            .pop()
            .unwrap_or_else(|| unreachable!("a text has letters"));
        repetition::<Strict>(&starts, now, 0)
    }

    #[test]
    fn a_first_return_counts() {
        assert_eq!(value("-----"), Some(0));
        assert_eq!(value("----"), None, "the last position is new");
        assert_eq!(value("--c--"), None, "a capture stands between");
        assert_eq!(
            value("c----"),
            Some(0),
            "a capture that led to the cycle does not matter"
        );
    }

    #[test]
    fn who_gave_check_all_the_way_round_loses() {
        assert_eq!(
            value("x-x-x"),
            Some(RULE_WIN),
            "First was in check at every turn"
        );
        assert_eq!(value("-x-x-"), Some(-RULE_WIN), "Second was");
        assert_eq!(value("xxxxx"), Some(0), "both were");
        assert_eq!(value("x---x"), Some(0), "once First was not");
    }
}
