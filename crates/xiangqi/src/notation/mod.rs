//! Notations of single moves (rules: 1.4, 7).

mod coordinate;

use rules::{Refusal, Text, unknown_form};

use crate::{Step, Xiangqi};

/// The notations of both games, the machine form first.
pub(crate) const FORMS: &[&str] = &["iccs", "uci", "wxf", "chinese"];

/// Writes a legal move of plain xiangqi in a notation.
pub(crate) fn write(position: &Xiangqi, form: &str, step: Step) -> Result<String, Refusal> {
    match form {
        "iccs" => Ok(position.step_text(step)),
        "uci" => Ok(coordinate::write_uci(step)),
        _ => Err(unknown_form(form, FORMS)),
    }
}

/// Reads a move of plain xiangqi in a notation.
pub(crate) fn read(position: &Xiangqi, form: &str, text: &str) -> Result<Step, Refusal> {
    match form {
        "iccs" => crate::explain::check(position, coordinate::read_iccs(text)?),
        "uci" => crate::explain::check(position, coordinate::read_uci(text)?),
        _ => Err(unknown_form(form, FORMS)),
    }
}

pub(crate) use coordinate::{read_iccs, write_iccs};
