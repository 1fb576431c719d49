//! Positions and steps as text: what other programs ask the game for.

use rules::{CommonRefusal, Reading, Standing, Text};

use crate::position::KingsCooking;
use crate::step::Step;
use crate::{Refusal, explain, kfen, notation};

rules::written!(KingsCooking);

impl Text for KingsCooking {
    type Options = ();
    type Refusal = Refusal;
    /// The human form always has the full start square, so short and long are the same.
    const FORMS: &'static [&'static str] = &["machine", "san", "lan"];

    fn game_over() -> Refusal {
        Refusal::Over
    }

    fn is_not_a_step(refusal: &Refusal) -> bool {
        matches!(
            refusal,
            Refusal::Syntax { .. } | Refusal::HumanSyntax { .. }
        )
    }

    /// Light begins with ply 0.
    fn turn_number(&self) -> u32 {
        self.plies() / 2 + 1
    }

    fn options(&self) {}

    fn write_step(&self, step: Step, out: &mut String) {
        notation::write_machine(self, step, out);
    }

    fn explain(&self, text: &str, standing: Standing) -> Result<Step, Refusal> {
        explain::explain(self, text, standing)
    }

    fn position_text(&self) -> String {
        kfen::write(&self.into())
    }

    /// The rules text has no tests for strict reading only.
    fn read_position(text: &str, _reading: Reading, _options: ()) -> Result<KingsCooking, Refusal> {
        kfen::read(text)?.judged()
    }

    fn write_as(&self, form: &str, step: Step) -> Result<String, Refusal> {
        match form {
            "machine" => Ok(self.step_text(step)),
            "san" | "lan" => Ok(notation::write_human(self, step)),
            _ => Err(CommonRefusal::form(form, Self::FORMS).into()),
        }
    }

    fn read_as(&self, form: &str, text: &str) -> Result<Step, Refusal> {
        match form {
            "machine" => explain::explain(self, text, Standing::Open),
            "san" | "lan" => notation::read_human(self, text),
            _ => Err(CommonRefusal::form(form, Self::FORMS).into()),
        }
    }

    fn in_hindsight(&self, text: &str, refusal: Refusal, own_last_turn: &KingsCooking) -> Refusal {
        match notation::read_any(text) {
            Some(request) => explain::in_hindsight(self, request, refusal, own_last_turn),
            None => refusal,
        }
    }
}
