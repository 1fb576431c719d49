//! Texts of plain xiangqi: moves, notations and positions.

use rules::{FirstFault, Position, Reading, Standing, Text};

use crate::{Options, Refusal, Step, Xiangqi, explain, fen, notation};

rules::written!(Xiangqi);

impl Text for Xiangqi {
    type Options = Options;
    type Refusal = Refusal;

    const FORMS: &'static [&'static str] = notation::Form::NAMES;

    fn game_over() -> Refusal {
        Refusal::Over
    }

    fn is_not_a_step(refusal: &Refusal) -> bool {
        refusal.is_not_a_step()
    }

    fn turn_number(&self) -> u32 {
        self.number()
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
        if standing == Standing::Over || self.outcome().is_some() {
            return Err(Refusal::Over);
        }
        explain::check(self, text.parse()?)
    }

    fn position_text(&self) -> String {
        let mut out = String::with_capacity(80);
        fen::write_placement(&self.board, &mut out);
        fen::write_rest(self.actor, "-", self.clock, self.number, &mut out);
        out
    }

    fn read_position(text: &str, reading: Reading, options: Options) -> Result<Xiangqi, Refusal> {
        let position = fen::read_fen(text, options)?;
        FirstFault::of(|faults| fen::judge(&position, reading, faults))?;
        Ok(position)
    }

    fn write_as(&self, form: &str, step: Step) -> Result<String, Refusal> {
        notation::write_as(self, form, step)
    }

    fn read_as(&self, form: &str, text: &str) -> Result<Step, Refusal> {
        notation::read_as(self, form, text)
    }
}
