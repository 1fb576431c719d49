//! Its texts.

use dummy::{Dummy, Options, Refusal, Step};
use rules::{Accepted, Position, Reading, Standing, Text};

use super::defect::*;
use super::{Broken, with_clock};

impl<const DEFECT: u8> Text for Broken<DEFECT> {
    type Options = Options;
    type Refusal = Refusal;
    const FORMS: &'static [&'static str] = Dummy::FORMS;

    fn game_over() -> Refusal {
        Dummy::game_over()
    }

    fn is_not_a_step(refusal: &Refusal) -> bool {
        Dummy::is_not_a_step(refusal)
    }

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
            return Err(Refusal::Over);
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
        match (DEFECT, form) {
            (SAME_NOTATION, "san") => Ok("go".into()),
            _ => self.0.write_as(form, step),
        }
    }

    fn read_as(&self, form: &str, text: &str) -> Result<Step, Refusal> {
        match (DEFECT, form) {
            (SAME_NOTATION, "san") => self.explain("go", Standing::Open),
            (REFUSED_NOTATION, "san") => Err(not_a_step()),
            (FREE_NOTATION, "san") => Ok(Step::Stop),
            _ => self.0.read_as(form, text),
        }
    }

    fn write_turn_as(&self, form: &str, steps: &[Step]) -> Result<String, Refusal> {
        self.0.write_turn_as(form, steps)
    }

    fn read_turn_as(&self, form: &str, text: &str) -> Result<Vec<Step>, Refusal> {
        let mut steps = self.0.read_turn_as(form, text)?;
        if DEFECT == REFUSED_TURN && steps.len() > 1 {
            return Err(not_a_step());
        }
        if DEFECT == SHORT_TURN {
            steps.truncate(1);
        }
        Ok(steps)
    }
}

fn not_a_step() -> Refusal {
    Refusal::Step {
        text: "no".into(),
        accepted: Accepted::default(),
    }
}
