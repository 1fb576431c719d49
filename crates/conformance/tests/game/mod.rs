//! The dummy game with one defect.

pub(crate) mod defect;
mod evaluate;
mod present;
mod text;

use std::time::Duration;

use dummy::{Dummy, Options, Step};
use rules::{
    Adjudicate, Audit, CommonRefusal, Game, IllegalStep, Mirror, Outcome, Past, Position, Reading,
    Ruling, Side, Stage, Text,
};

use defect::*;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Broken<const DEFECT: u8>(pub(crate) Dummy);

/// The same position with another number of turns on its clock.
fn with_clock(position: &Dummy, clock: &str) -> Dummy {
    let text = position.position_text();
    let kept = text.rsplit_once(' ').unwrap().0;
    let options = position.options();
    Dummy::read_position(&format!("{kept} {clock}"), Reading::Lenient, options).unwrap()
}

impl<const DEFECT: u8> Position for Broken<DEFECT> {
    type Step = Step;
    type Undo = <Dummy as Position>::Undo;

    fn actor(&self) -> Side {
        self.0.actor()
    }

    fn stage(&self) -> Stage {
        match self.0.stage() {
            Stage::Duty if DEFECT == HIDDEN_DUTY => Stage::Turn,
            stage => stage,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if DEFECT == EARLY_OUTCOME && self.0.stage() == Stage::Mid {
            return Some(Outcome::draw(dummy::Reason::Points));
        }
        self.0.outcome()
    }

    fn key(&self) -> u64 {
        let stale = DEFECT == STALE_KEY && self.0.stage() == Stage::Mid;
        self.0.key() ^ u64::from(stale)
    }

    fn generate(&self, out: &mut Vec<Step>) {
        if DEFECT == DEAD_END && self.0.stage() == Stage::Mid {
            return;
        }
        self.0.generate(out);
        if DEFECT == DUPLICATE {
            out.extend(out.last().copied());
        }
    }

    fn count(&self) -> usize {
        self.0.count() + usize::from(DEFECT == MISCOUNT) + usize::from(DEFECT == DUPLICATE)
    }

    fn play(&mut self, step: Step) -> Result<Self::Undo, IllegalStep<Step>> {
        let mut steps = Vec::new();
        self.generate(&mut steps);
        match steps.first() {
            _ if steps.contains(&step) => Ok(self.play_unchecked(step)),
            Some(&other) if DEFECT == TRUSTING_PLAY => Ok(self.play_unchecked(other)),
            _ => Err(IllegalStep(step)),
        }
    }

    fn play_unchecked(&mut self, step: Step) -> Self::Undo {
        self.0.play_unchecked(step)
    }

    fn undo(&mut self, step: Step, token: Self::Undo) {
        self.0.undo(step, token);
        if DEFECT == LOSSY_UNDO && step == Step::Stop {
            self.0 = with_clock(&self.0, "77");
        }
    }
}

impl<const DEFECT: u8> Audit for Broken<DEFECT> {
    fn key_from_scratch(&self) -> u64 {
        self.0.key()
    }
}

impl<const DEFECT: u8> Mirror for Broken<DEFECT> {
    fn mirrored(&self) -> Self {
        Broken(self.0.mirrored())
    }

    fn mirrored_step(&self, step: Step) -> Step {
        if DEFECT == CROOKED_MIRROR {
            step
        } else {
            self.0.mirrored_step(step)
        }
    }
}

impl<const DEFECT: u8> Adjudicate for Broken<DEFECT> {
    type Tally = ();

    fn repeats(&self, earlier: &Self) -> bool {
        match DEFECT {
            KEYLESS_REPETITION => true,
            NO_REPETITION => false,
            _ => self.key() == earlier.key(),
        }
    }

    fn declare(&self, _past: &Past<'_, Self>) -> Option<Ruling> {
        None
    }

    fn common_clock(&self) -> Option<Duration> {
        match DEFECT {
            IDLE_CLOCK => Some(Duration::from_secs(1)),
            SPENT_CLOCK => Some(Duration::ZERO),
            _ => None,
        }
    }

    fn time_up(&self) -> Result<Outcome, CommonRefusal> {
        match DEFECT {
            SPENT_CLOCK => Ok(Outcome::draw(rules::MatchEnd::Time)),
            _ => Err(CommonRefusal::NoCommonClock),
        }
    }
}

impl<const DEFECT: u8> Game for Broken<DEFECT> {
    const ID: &'static str = "broken";
    const NAME: &'static str = "Broken leapers";
    const SIDES: [&'static str; 2] = Dummy::SIDES;
    const RULES: u32 = Dummy::RULES;

    fn vocabulary() -> rules::Vocabulary {
        match DEFECT {
            UNLISTED_REASON => rules::Vocabulary::default(),
            _ => Dummy::vocabulary(),
        }
    }

    fn start(options: Options) -> Self {
        Broken(Dummy::start(options))
    }
}
