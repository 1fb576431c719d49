//! Step texts: `1>2` (push), `1x3` (leap), `stop`, `take`, `return`.

use std::fmt::Write;

use rules::{CommonRefusal, Standing, Text};

use crate::{Cell, Decision, Dummy, Refusal, Step, movegen};

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
        return Err(Refusal::Over);
    }
    find(position, text, |step| position.step_text(step))
}

/// The readable form names the stone by its side: `1:0>1`.
pub(crate) fn write_as(position: &Dummy, form: &str, step: Step) -> Result<String, Refusal> {
    let machine = position.step_text(step);
    match form {
        "machine" => Ok(machine),
        "san" => Ok(format!("{}:{machine}", position.actor.index() + 1)),
        _ => Err(CommonRefusal::form(form, Dummy::FORMS).into()),
    }
}

pub(crate) fn read_as(position: &Dummy, form: &str, text: &str) -> Result<Step, Refusal> {
    if !Dummy::FORMS.contains(&form) {
        return Err(CommonRefusal::form(form, Dummy::FORMS).into());
    }
    find(position, text, |step| {
        write_as(position, form, step).unwrap_or_default()
    })
}

fn find(position: &Dummy, text: &str, write: impl Fn(Step) -> String) -> Result<Step, Refusal> {
    let mut steps = Vec::new();
    movegen::generate(position, &mut steps);
    let found = steps.iter().copied().find(|&step| write(step) == text);
    found.ok_or_else(|| Refusal::Step {
        text: text.chars().take(40).collect(),
        accepted: steps.into_iter().map(write).collect(),
    })
}
