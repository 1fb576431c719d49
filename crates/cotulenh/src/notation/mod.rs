//! Steps as text: machine form, readable form, long form (rules: 12).

pub(crate) mod explain;
pub(crate) mod machine;
pub(crate) mod readable;
pub(crate) mod session;
pub(crate) mod turn;

use rules::{Reading, Refusal, Standing, Text, unknown_form};

use crate::position::Cotulenh;
use crate::step::Step;

impl Text for Cotulenh {
    type Options = ();

    const GAME_OVER: &'static str = "E_GAME_OVER";

    const FORMS: &'static [&'static str] = &["machine", "san", "lan"];

    fn options(&self) {}

    fn write_step(&self, step: Step, out: &mut String) {
        machine::write(step, out);
    }

    /// Reads all three notations, as rules 12.3 asks of a parser; no text belongs to two of them.
    fn explain(&self, text: &str, standing: Standing) -> Result<Step, Refusal> {
        match machine::read(text) {
            Some(order) => explain::explain(self, order, text, standing),
            None => readable::read(self, text, standing),
        }
    }

    fn position_text(&self) -> String {
        crate::text::write(self)
    }

    fn read_position(text: &str, reading: Reading, (): ()) -> Result<Cotulenh, Refusal> {
        crate::text::read(text, reading)
    }

    fn write_as(&self, form: &str, step: Step) -> Result<String, Refusal> {
        match form {
            "machine" => Ok(self.step_text(step)),
            "san" => Ok(readable::write_san(self, step)),
            "lan" => Ok(readable::write_lan(self, step)),
            _ => Err(unknown_form(form, Cotulenh::FORMS)),
        }
    }

    fn read_as(&self, form: &str, text: &str) -> Result<Step, Refusal> {
        match form {
            "machine" => match machine::read(text) {
                Some(order) => explain::explain(self, order, text, Standing::Open),
                None => Err(machine::no_syntax(text)),
            },
            "san" | "lan" => self.explain(text, Standing::Open),
            _ => Err(unknown_form(form, Cotulenh::FORMS)),
        }
    }

    fn unfold(&self) -> Option<(Cotulenh, Vec<Step>)> {
        self.turn_start()
    }
}
