//! Step texts: `1>2` (push), `1x3` (leap), `stop`, `take`, `return`.

use std::fmt::Write;

use rules::{Refusal, Standing, Text, unknown_form};

use crate::{Cell, Decision, Dummy, Step, movegen};

pub(crate) fn write_machine(position: &Dummy, step: Step, out: &mut String) {
    let target = |cell: Cell, distance| {
        cell.ahead(position.actor, distance)
            .map_or(0, |to| to.index())
    };
    // Writing to a String cannot fail.
    let _ = match step {
        Step::Push(from) => write!(out, "{}>{}", from.index(), target(from, 1)),
        Step::Leap(from) => write!(out, "{}x{}", from.index(), target(from, 2)),
        Step::Stop => write!(out, "stop"),
        Step::Decide(Decision::Take) => write!(out, "take"),
        Step::Decide(Decision::Return) => write!(out, "return"),
    };
}

pub(crate) fn explain(position: &Dummy, text: &str, standing: Standing) -> Result<Step, Refusal> {
    if standing == Standing::Over {
        return Err(Refusal::new(Dummy::GAME_OVER, "the game is over"));
    }
    find(position, text, |step| position.step_text(step))
}

/// The readable form names the stone by its side: `1:0>1`.
pub(crate) fn write_as(position: &Dummy, form: &str, step: Step) -> Result<String, Refusal> {
    let machine = position.step_text(step);
    match form {
        "machine" => Ok(machine),
        "san" => Ok(format!("{}:{machine}", position.actor.index() + 1)),
        _ => Err(unknown_form(form, Dummy::FORMS)),
    }
}

pub(crate) fn read_as(position: &Dummy, form: &str, text: &str) -> Result<Step, Refusal> {
    if !Dummy::FORMS.contains(&form) {
        return Err(unknown_form(form, Dummy::FORMS));
    }
    find(position, text, |step| {
        write_as(position, form, step).unwrap_or_default()
    })
}

fn find(position: &Dummy, text: &str, write: impl Fn(Step) -> String) -> Result<Step, Refusal> {
    let mut steps = Vec::new();
    movegen::generate(position, &mut steps);
    let found = steps.iter().copied().find(|&step| write(step) == text);
    found.ok_or_else(|| {
        let accepted: Vec<String> = steps.into_iter().map(write).collect();
        let shown: String = text.chars().take(40).collect();
        Refusal::new(
            "E_STEP",
            format!(
                "'{shown}' is not legal here; accepted: {}",
                accepted.join(" ")
            ),
        )
    })
}
