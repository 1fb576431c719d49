//! Texts of plain xiangqi behind the shared interface.

use rules::{Position, Reading, Refusal, Standing, Text};

use crate::{Options, Step, Xiangqi, explain, notation, text};

impl Text for Xiangqi {
    type Options = Options;

    const GAME_OVER: &'static str = "GAME_OVER";
    const FORMS: &'static [&'static str] = notation::Form::NAMES;

    fn options(&self) -> Options {
        self.options
    }

    fn write_step(&self, step: Step, out: &mut String) {
        notation::iccs::push(step, out);
    }

    fn explain(&self, text: &str, standing: Standing) -> Result<Step, Refusal> {
        if standing == Standing::Over || self.outcome().is_some() {
            return Err(Refusal::new("GAME_OVER", "the game has ended"));
        }
        explain::check(self, notation::iccs::read(text)?)
    }

    fn position_text(&self) -> String {
        let mut out = String::with_capacity(80);
        text::write_placement(&self.board, &mut out);
        text::write_rest(self.actor, "-", self.clock, self.number, &mut out);
        out
    }

    fn read_position(text: &str, reading: Reading, options: Options) -> Result<Xiangqi, Refusal> {
        let placed = text::read_fen(text, reading)?;
        Ok(Xiangqi::assemble(
            placed.board,
            placed.actor,
            placed.clock,
            placed.number,
            options,
        ))
    }

    fn write_as(&self, form: &str, step: Step) -> Result<String, Refusal> {
        notation::write_as(self, form, step)
    }

    fn read_as(&self, form: &str, text: &str) -> Result<Step, Refusal> {
        notation::read_as(self, form, text)
    }
}
