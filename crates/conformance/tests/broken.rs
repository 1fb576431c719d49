//! The laws are worth something only if a broken game fails them: the dummy game with one defect at a time.

#![allow(clippy::unwrap_used)]

use conformance::{Plan, Report, check, check_mirror};
use dummy::{Dummy, Options, Step};
use rules::{
    Adjudicate, Audit, Effect, Evaluate, Game, Mirror, Outcome, Past, Pick, Position, Present,
    Reading, Refusal, Ruling, Scene, Side, SiteId, Stage, Standing, StepFacts, Text, Universe,
};

const NONE: u8 = 0;
const EARLY_OUTCOME: u8 = 1;
const DUPLICATE: u8 = 2;
const MISCOUNT: u8 = 3;
const LOSSY_UNDO: u8 = 4;
const STALE_KEY: u8 = 5;
const SAME_TEXT: u8 = 6;
const FORGETFUL_TEXT: u8 = 7;
const HIDDEN_DUTY: u8 = 8;
const SHORT_PICKS: u8 = 9;
const CROOKED_MIRROR: u8 = 10;
const REFUSED_TEXT: u8 = 11;
const DEAD_END: u8 = 12;

#[derive(Clone, PartialEq, Eq, Debug)]
struct Broken<const DEFECT: u8>(Dummy);

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
            return Some(Outcome::draw("points"));
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

    fn play(&mut self, step: Step) -> Self::Undo {
        self.0.play(step)
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

impl<const DEFECT: u8> Text for Broken<DEFECT> {
    type Options = Options;
    const GAME_OVER: &'static str = Dummy::GAME_OVER;
    const FORMS: &'static [&'static str] = Dummy::FORMS;

    fn options(&self) -> Options {
        self.0.options()
    }

    fn write_step(&self, step: Step, out: &mut String) {
        if DEFECT == SAME_TEXT {
            out.push_str("go");
        } else {
            self.0.write_step(step, out);
        }
    }

    fn explain(&self, text: &str, standing: Standing) -> Result<Step, Refusal> {
        if DEFECT == REFUSED_TEXT && text == "stop" {
            return Err(Refusal::new("E_STEP", "no"));
        }
        if text == "go" {
            let mut steps = Vec::new();
            self.0.generate(&mut steps);
            return Ok(steps[0]);
        }
        self.0.explain(text, standing)
    }

    fn position_text(&self) -> String {
        self.0.position_text()
    }

    fn read_position(text: &str, reading: Reading, options: Options) -> Result<Self, Refusal> {
        let read = Dummy::read_position(text, reading, options)?;
        let read = if DEFECT == FORGETFUL_TEXT {
            with_clock(&read, "0")
        } else {
            read
        };
        Ok(Broken(read))
    }

    fn write_as(&self, form: &str, step: Step) -> Result<String, Refusal> {
        self.0.write_as(form, step)
    }

    fn read_as(&self, form: &str, text: &str) -> Result<Step, Refusal> {
        self.0.read_as(form, text)
    }
}

impl<const DEFECT: u8> Adjudicate for Broken<DEFECT> {
    type Tally = ();

    fn declare(&self, _past: &Past<'_, Self>) -> Option<Ruling> {
        None
    }
}

impl<const DEFECT: u8> Present for Broken<DEFECT> {
    fn universe() -> &'static Universe {
        Dummy::universe()
    }

    fn scene(&self) -> Scene {
        self.0.scene()
    }

    fn picks(&self, step: Step) -> Vec<Pick> {
        let mut picks = self.0.picks(step);
        if DEFECT == SHORT_PICKS && matches!(step, Step::Decide(_)) {
            picks.pop();
        }
        picks
    }

    fn facts(&self, step: Step) -> StepFacts {
        self.0.facts(step)
    }

    fn effects(&self, step: Step, after: &Self) -> Vec<Effect> {
        self.0.effects(step, &after.0)
    }

    fn checkers(&self) -> Vec<SiteId> {
        Vec::new()
    }

    fn drawing(&self) -> String {
        self.0.drawing()
    }
}

impl<const DEFECT: u8> Evaluate for Broken<DEFECT> {
    fn value(&self) -> i32 {
        self.0.value()
    }

    fn gain(&self, step: Step) -> i32 {
        self.0.gain(step)
    }
}

impl<const DEFECT: u8> Game for Broken<DEFECT> {
    const ID: &'static str = "broken";
    const NAME: &'static str = "Broken leapers";
    const SIDES: [&'static str; 2] = Dummy::SIDES;

    fn start(options: Options) -> Self {
        Broken(Dummy::start(options))
    }
}

const PLAN: Plan = Plan {
    games: 40,
    plies: 60,
    seed: 5,
};

/// The law that a report complains of.
fn law(report: &Report) -> &str {
    let what = report
        .differences
        .first()
        .map_or("", |difference| &difference.what);
    what.split([':', ',', ' ']).nth(1).unwrap_or("")
}

#[test]
fn a_sound_game_passes() {
    let options = Options::default();
    assert_eq!(check::<Broken<NONE>>(options, &PLAN).differences, []);
    assert_eq!(check_mirror::<Broken<NONE>>(options, &PLAN).differences, []);
}

#[test]
fn every_defect_is_found_by_its_law() {
    let options = Options::default();
    for (report, expected) in [
        (check::<Broken<EARLY_OUTCOME>>(options, &PLAN), "1"),
        (check::<Broken<DEAD_END>>(options, &PLAN), "1"),
        (check::<Broken<DUPLICATE>>(options, &PLAN), "2"),
        (check::<Broken<MISCOUNT>>(options, &PLAN), "2"),
        (check::<Broken<LOSSY_UNDO>>(options, &PLAN), "3"),
        (check::<Broken<STALE_KEY>>(options, &PLAN), "4"),
        (check::<Broken<SAME_TEXT>>(options, &PLAN), "5"),
        (check::<Broken<REFUSED_TEXT>>(options, &PLAN), "5"),
        (check::<Broken<FORGETFUL_TEXT>>(options, &PLAN), "6"),
        (check::<Broken<HIDDEN_DUTY>>(options, &PLAN), "8"),
        (check::<Broken<SHORT_PICKS>>(options, &PLAN), "9"),
        (check_mirror::<Broken<CROOKED_MIRROR>>(options, &PLAN), "10"),
    ] {
        assert_eq!(law(&report), expected, "{:?}", report.differences.first());
    }
}

#[test]
fn a_difference_names_seed_ply_and_position() {
    let report = check::<Broken<MISCOUNT>>(Options::default(), &PLAN);
    let text = report.differences[0].to_string();
    let expected = "seed 5, ply 0, position '11...22 1 - - 0:0 0': law 2";
    assert!(text.starts_with(expected), "{text}");
    assert_eq!(report.differences.len() as u64, PLAN.games);
}
