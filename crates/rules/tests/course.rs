//! Course and judge on a game that goes to and fro, which the smallest game of ours never does.

#![allow(clippy::unwrap_used)]

use rules::{
    Adjudicate, Course, Leaves, Outcome, Past, Position, Ruling, Side, Stage, Standing, after,
    codes, perft, perft_turns,
};

codes! {
    /// Why it ends.
    pub enum Reason {
        /// The same for the third time.
        Repetition = "repetition",
    }
}

/// A token on a ring of four cells. The sides push it by turns; who pauses first pushes in the same turn. A mark is no part of
/// the key, but positions repeat only with the same mark.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Pendulum {
    cell: u8,
    actor: Side,
    stage: Stage,
    marked: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Push {
    Up,
    Down,
    Mark,
    Pause,
}

impl Pendulum {
    const START: Pendulum = Pendulum {
        cell: 0,
        actor: Side::First,
        stage: Stage::Turn,
        marked: false,
    };
}

impl Position for Pendulum {
    type Step = Push;
    type Undo = Pendulum;

    fn actor(&self) -> Side {
        self.actor
    }

    fn stage(&self) -> Stage {
        self.stage
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn key(&self) -> u64 {
        u64::from(self.cell) * 2 + self.actor.index() as u64
    }

    fn generate(&self, out: &mut Vec<Push>) {
        out.extend([Push::Up, Push::Down, Push::Mark]);
        if self.stage == Stage::Turn {
            out.push(Push::Pause);
        }
    }

    fn play_unchecked(&mut self, step: Push) -> Pendulum {
        let token = self.clone();
        match step {
            Push::Up => self.cell = (self.cell + 1) % 4,
            Push::Down => self.cell = (self.cell + 3) % 4,
            Push::Mark => self.marked = true,
            Push::Pause => {
                self.stage = Stage::Mid;
                return token;
            }
        }
        self.stage = Stage::Turn;
        self.actor = self.actor.other();
        token
    }

    fn undo(&mut self, _step: Push, token: Pendulum) {
        *self = token;
    }
}

impl Adjudicate for Pendulum {
    /// Pauses.
    type Tally = u32;

    /// The second pause of a match is none: the token goes up.
    fn referee(&self, pauses: &u32, step: Push) -> Push {
        if step == Push::Pause && *pauses > 0 {
            Push::Up
        } else {
            step
        }
    }

    fn tally(&self, pauses: &mut u32, step: Push) {
        *pauses += u32::from(step == Push::Pause);
    }

    fn repeats(&self, earlier: &Pendulum) -> bool {
        self.key() == earlier.key() && self.marked == earlier.marked
    }

    fn declare(&self, past: &Past<'_, Pendulum>) -> Option<Ruling> {
        past.occurrence(self, 3)
            .map(|_| Outcome::draw(Reason::Repetition).into())
    }
}

fn course(steps: &[Push]) -> Course<Pendulum> {
    let mut course = Course::new(Pendulum::START);
    for &step in steps {
        course.play(step);
    }
    course
}

/// How often the present position has occurred, as the index of the first ply since.
fn occurrences(steps: &[Push]) -> [Option<usize>; 4] {
    let course = course(steps);
    [0, 1, 2, 3].map(|times| course.past().occurrence(course.position(), times))
}

const TO_AND_FRO: [Push; 4] = [Push::Up, Push::Down, Push::Up, Push::Down];

#[test]
fn a_position_is_found_as_often_as_it_occurred() {
    assert_eq!(occurrences(&[]), [None, Some(0), None, None]);
    assert_eq!(occurrences(&TO_AND_FRO[..1]), [None, Some(1), None, None]);
    assert_eq!(
        occurrences(&TO_AND_FRO[..2]),
        [None, Some(2), Some(0), None]
    );
    assert_eq!(occurrences(&TO_AND_FRO), [None, Some(4), Some(2), Some(0)]);
}

#[test]
fn only_starts_of_turns_repeat() {
    let paused = [Push::Pause, Push::Up, Push::Down];
    // The middle of the first turn has the key of its start.
    assert_eq!(occurrences(&paused), [None, Some(3), Some(0), None]);
    assert_eq!(occurrences(&paused[..1]), [None; 4]);
}

#[test]
fn equal_keys_are_not_enough() {
    // Three times the second side stands on cell 1, the last time with the mark.
    let marked = [Push::Up, Push::Up, Push::Down, Push::Mark, Push::Mark];
    assert_eq!(occurrences(&marked[..3])[2], Some(1));
    assert_eq!(occurrences(&marked), [None, Some(5), None, None]);
}

#[test]
fn the_third_time_ends_the_course_and_back_reopens_it() {
    let mut course = course(&TO_AND_FRO);
    assert_eq!(
        course.ended().unwrap().outcome.reason.as_str(),
        "repetition"
    );
    assert_eq!(course.standing(), Standing::Over);
    assert_eq!(course.back(), Some(Push::Down));
    assert_eq!((course.ended(), course.standing()), (None, Standing::Open));
}

#[test]
fn a_window_holds_every_step_with_the_positions_around_it() {
    let course = course(&TO_AND_FRO);
    let all: Vec<_> = course.moments().collect();
    assert_eq!(course.past().window(course.position(), 0), all);
    assert_eq!(course.past().window(course.position(), 2), all[2..]);
    assert_eq!(course.past().window(course.position(), 9), []);
    assert_eq!(all[0].before, Pendulum::START);
    for moment in &all {
        assert_eq!(after(&moment.before, moment.step), moment.after);
    }
}

#[test]
fn the_referee_sees_what_was_counted_and_undo_counts_back() {
    let mut course = course(&[]);
    assert_eq!(course.play(Push::Pause), Push::Pause);
    assert_eq!((*course.tally(), course.inside_turn()), (1, true));
    course.play(Push::Up);
    assert!(!course.inside_turn());
    assert_eq!(course.play(Push::Pause), Push::Up, "the referee's step");
    assert_eq!(course.turn_starts().collect::<Vec<_>>(), [0, 2, 3]);
    assert_eq!(course.earlier(3), Pendulum::START);
    assert_eq!(course.earlier(1), course.moments().last().unwrap().before);
    for _ in 0..3 {
        course.back().unwrap();
    }
    assert_eq!((course.back(), *course.tally()), (None, 0));
    assert_eq!(course.position(), &Pendulum::START);
}

#[test]
fn an_illegal_step_changes_nothing() {
    let mut position = after(&Pendulum::START, Push::Pause);
    let before = position.clone();
    assert!(position.play(Push::Pause).is_err());
    assert_eq!(position, before);
    assert!(position.play(Push::Mark).is_ok());
    assert_ne!(position, before);
}

#[test]
fn most_games_grade_nothing_and_count_nothing() {
    assert_eq!(Pendulum::grade_of(Push::Up), None);
    let draw = Outcome::draw(Reason::Repetition);
    assert_eq!(Pendulum::START.score(draw), None);
}

#[test]
fn sequences_are_counted_by_steps_and_by_turns() {
    // Four steps begin a turn; one of them is a pause, after which there are three.
    let mut position = Pendulum::START;
    for leaves in [Leaves::Bulk, Leaves::Every] {
        let counts = [0, 1, 2, 3].map(|depth| perft(&mut position, depth, leaves));
        assert_eq!(counts, [1, 4, 15, 57]);
    }
    let turns = [0, 1, 2, 3].map(|depth| perft_turns(&mut position, depth));
    assert_eq!(turns, [1, 6, 36, 216]);
    assert_eq!(position, Pendulum::START);
}
