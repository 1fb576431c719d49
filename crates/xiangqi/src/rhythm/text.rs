//! Texts of rhythm xiangqi: moves, notations and positions (rules: 10.1, 10.2).

use rules::{FirstFault, Position, Reading, Standing, Text};

use super::fen::{self, EMPTY_LAYER};
use super::{Energy, Layer, Rhythm, RhythmOptions, RhythmStep, explain};
use crate::{Refusal, notation};

rules::written!(Rhythm);

impl Text for Rhythm {
    type Options = RhythmOptions;
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

    fn options(&self) -> RhythmOptions {
        self.options
    }

    fn write_step(&self, step: RhythmStep, out: &mut String) {
        use std::fmt::Write as _;
        // Writing to a string does not fail.
        let _ = write!(out, "{step}");
    }

    fn explain(&self, text: &str, standing: Standing) -> Result<RhythmStep, Refusal> {
        if standing == Standing::Over || self.outcome().is_some() {
            return Err(Refusal::Over);
        }
        explain::explain(self, text)
    }

    fn position_text(&self) -> String {
        let mut out = String::with_capacity(160);
        for layer in Layer::ALL {
            if layer != Layer::Ground {
                out.push(':');
            }
            let board = self.board(layer);
            if layer != Layer::Standard && board.occupied().is_empty() {
                out.push_str(EMPTY_LAYER);
            } else {
                crate::fen::write_placement(board, &mut out);
            }
        }
        let [red, black] = self.energies.map(Energy::value);
        let energies = format!("{red},{black}");
        crate::fen::write_rest(self.actor, &energies, self.clock, self.number, &mut out);
        out
    }

    fn read_position(
        text: &str,
        reading: Reading,
        options: RhythmOptions,
    ) -> Result<Rhythm, Refusal> {
        let position = fen::read_fen(text, options)?;
        FirstFault::of(|faults| fen::judge(&position, reading, faults))?;
        Ok(position)
    }

    fn write_as(&self, form: &str, step: RhythmStep) -> Result<String, Refusal> {
        notation::write_as(self, form, step)
    }

    fn read_as(&self, form: &str, text: &str) -> Result<RhythmStep, Refusal> {
        notation::read_as(self, form, text)
    }
}
