//! Positions, steps and turns as text: what other programs ask the game for.

use rules::{CommonRefusal, FirstFault, Reading, Standing, Text, read_joined, write_joined};

use crate::Refusal;
use crate::explain::explain;
use crate::fen;
use crate::notation::readable::Origin;
use crate::notation::turn::Length;
use crate::notation::{machine, readable, turn, written};
use crate::options::Options;
use crate::position::Cotulenh;
use crate::step::Step;

rules::written!(Cotulenh);

impl Text for Cotulenh {
    type Options = Options;
    type Refusal = Refusal;

    const FORMS: &'static [&'static str] = &["machine", "san", "lan"];

    fn game_over() -> Refusal {
        Refusal::Over
    }

    fn is_not_a_step(refusal: &Refusal) -> bool {
        matches!(refusal, Refusal::Syntax { .. })
    }

    fn turn_number(&self) -> u32 {
        self.number.into()
    }

    fn options(&self) -> Options {
        self.board.options()
    }

    fn write_step(&self, step: Step, out: &mut String) {
        use std::fmt::Write as _;
        // Writing to a string does not fail.
        let _ = write!(out, "{step}");
    }

    /// Reads all three notations, as rules 12.3 asks of a parser; no text belongs to two of them.
    fn explain(&self, text: &str, standing: Standing) -> Result<Step, Refusal> {
        match machine::read(text, self.board.book()) {
            Some(order) => explain(self, order, standing),
            None => written::read(self, text, standing),
        }
    }

    fn position_text(&self) -> String {
        fen::write(self)
    }

    /// The rules know no stricter reading than the normal one.
    fn read_position(text: &str, _reading: Reading, options: Options) -> Result<Cotulenh, Refusal> {
        let plan = fen::read(text, options)?;
        FirstFault::of(|faults| plan.judge(faults))?;
        plan.judged()
    }

    fn write_as(&self, form: &str, step: Step) -> Result<String, Refusal> {
        match form {
            "machine" => Ok(self.step_text(step)),
            "san" => Ok(readable::write(self, step, Origin::Needed)),
            "lan" => Ok(readable::write(self, step, Origin::Square)),
            _ => Err(CommonRefusal::form(form, Cotulenh::FORMS).into()),
        }
    }

    fn read_as(&self, form: &str, text: &str) -> Result<Step, Refusal> {
        match form {
            "machine" => match machine::read(text, self.board.book()) {
                Some(order) => explain(self, order, Standing::Open),
                None => Err(machine::no_syntax(text)),
            },
            "san" | "lan" => self.explain(text, Standing::Open),
            _ => Err(CommonRefusal::form(form, Cotulenh::FORMS).into()),
        }
    }

    fn write_turn_as(&self, form: &str, steps: &[Step]) -> Result<String, Refusal> {
        let turn = match form {
            "san" => turn::write(self, steps, Length::Short),
            "lan" => turn::write(self, steps, Length::Long),
            _ => None,
        };
        turn.map_or_else(|| write_joined(self, form, steps), Ok)
    }

    fn read_turn_as(&self, form: &str, text: &str) -> Result<Vec<Step>, Refusal> {
        match form {
            "san" | "lan" => turn::read(self, text),
            _ => read_joined(self, form, text),
        }
    }

    fn unfold(&self) -> Option<(Cotulenh, Vec<Step>)> {
        self.turn_start()
    }
}
