//! Positions and steps as text.

use rules::{CommonRefusal, FirstFault, Reading, Standing, Text};

use crate::notation::Source;
use crate::options::Options;
use crate::position::TriD;
use crate::refusal::Refusal;
use crate::step::Step;
use crate::{explain, tfen};

rules::written!(TriD);

impl Text for TriD {
    type Options = Options;
    type Refusal = Refusal;

    const FORMS: &'static [&'static str] = &["machine", "san", "lan"];

    fn game_over() -> Refusal {
        Refusal::Over
    }

    fn is_not_a_step(refusal: &Refusal) -> bool {
        matches!(refusal, Refusal::Machine { .. } | Refusal::Human { .. })
    }

    fn turn_number(&self) -> u32 {
        self.number
    }

    fn options(&self) -> Options {
        self.options
    }

    fn write_step(&self, step: Step, out: &mut String) {
        use std::fmt::Write as _;
        // Writing to a string does not fail.
        let _ = write!(out, "{step}");
    }

    fn explain(&self, text: &str, standing: Standing) -> Result<Step, Refusal> {
        explain::explain(self, text, standing)
    }

    fn position_text(&self) -> String {
        tfen::write(self)
    }

    fn read_position(text: &str, _reading: Reading, options: Options) -> Result<TriD, Refusal> {
        let position = tfen::read(text, options)?;
        FirstFault::of(|faults| tfen::judge(&position, faults))?;
        Ok(position)
    }

    fn write_as(&self, form: &str, step: Step) -> Result<String, Refusal> {
        match form {
            "machine" => Ok(self.step_text(step)),
            "san" => Ok(self.human(step, Source::Short)),
            "lan" => Ok(self.human(step, Source::Whole)),
            _ => Err(CommonRefusal::form(form, Self::FORMS).into()),
        }
    }

    fn read_as(&self, form: &str, text: &str) -> Result<Step, Refusal> {
        match form {
            "machine" => self.explain(text, Standing::Open),
            "san" | "lan" => self.read_human(text),
            _ => Err(CommonRefusal::form(form, Self::FORMS).into()),
        }
    }
}
