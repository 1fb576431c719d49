//! Four notations of a move, for the plain and the layered game alike (rules: 1.4, 7, 10.2 to 10.4).
//!
//! [`iccs`] is the machine form, [`uci`] the same with ranks from 1; [`wxf`] and [`chinese`] name the piece, its file and
//! how it goes. The last two are read as rules 7.3 says: every legal move is written, and the one that looks like the text
//! is meant. So a reader can never accept what a writer would not write.

mod chinese;
pub(crate) mod iccs;
mod uci;
mod wxf;

mod form;
mod noted;
mod reading;
mod standing;

pub(crate) use form::{Form, Sideways, Style, Tandem};
pub(crate) use noted::{Direction, Motion, Noted};

use rules::{CommonRefusal, Standing as Match};

use crate::Refusal;
use crate::refusal::excerpt;

/// What a pass is called in every notation (rules: 9.8).
pub(crate) const PASS: &str = "0000";

/// Writes a legal step; a beat grade follows where it is not great.
#[must_use]
pub(crate) fn write<P: Noted>(position: &P, form: Form, step: P::Step, style: Style) -> String {
    let Some(motion) = position.motion(step) else {
        return PASS.to_owned();
    };
    let mut text = match form {
        Form::Iccs => iccs::write(motion),
        Form::Uci => uci::write(motion),
        Form::Wxf => wxf::write(position, motion, style),
        Form::Chinese => chinese::write(position, motion),
    };
    text.push_str(P::grade(step).suffix());
    text
}

/// Reads a step.
///
/// # Errors
/// ICCS and UCI: the rule that forbids the move, with its code. WXF and Chinese: `NO_SUCH_MOVE` or `AMBIGUOUS`.
pub(crate) fn read<P: Noted>(
    position: &P,
    form: Form,
    text: &str,
    style: Style,
) -> Result<P::Step, Refusal> {
    match form {
        Form::Iccs => position.explain(text.trim(), Match::Open),
        Form::Uci => position.explain(&uci::to_iccs(text)?, Match::Open),
        Form::Wxf => wxf::read(position, text, style),
        Form::Chinese => chinese::read(position, text),
    }
}

/// [`write()`] for the name of a form, as `rules::Text::write_as` wants it.
///
/// # Errors
/// `E_FORM` for an unknown form.
pub(crate) fn write_as<P: Noted>(
    position: &P,
    form: &str,
    step: P::Step,
) -> Result<String, Refusal> {
    let (form, style) =
        Form::from_name(form).ok_or_else(|| CommonRefusal::form(form, Form::NAMES))?;
    Ok(write(position, form, step, style))
}

/// [`read`] for the name of a form, as `rules::Text::read_as` wants it.
///
/// # Errors
/// `E_FORM` for an unknown form, `BAD_NODE` for a text that has not the look of the form, otherwise as [`read`].
pub(crate) fn read_as<P: Noted>(position: &P, form: &str, text: &str) -> Result<P::Step, Refusal> {
    let (form, style) =
        Form::from_name(form).ok_or_else(|| CommonRefusal::form(form, Form::NAMES))?;
    if text.trim() != PASS && !form.is_look_of(text) {
        return Err(Refusal::OtherForm {
            text: excerpt(text),
            example: form.example(),
        });
    }
    read(position, form, text, style)
}
