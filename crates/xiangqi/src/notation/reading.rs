//! Reading by writing: every legal move is written, and the one that looks like the text is meant (rules: 7.3).

use super::{Form, Motion, Noted, PASS, Style, write};
use crate::Refusal;
use crate::refusal::excerpt;
use crate::rhythm::Grade;

/// One way to write a move, in the form that texts are compared in.
pub(super) type Spelling<'a, P> = &'a dyn Fn(&P, Motion) -> Option<String>;

/// The legal step that `text` means. The spellings are tried in order: the first that fits any move decides.
pub(super) fn find<P: Noted>(
    position: &P,
    form: Form,
    text: &str,
    normal: impl Fn(&str) -> String,
    spellings: &[Spelling<'_, P>],
) -> Result<P::Step, Refusal> {
    let text = text.trim();
    if text == PASS {
        return position.explain(PASS, rules::Standing::Open);
    }
    let mut steps = Vec::new();
    position.generate(&mut steps);
    let (wanted, grade) = split_grade::<P>(text, &steps);
    let wanted = normal(wanted);
    for spelling in spellings {
        let mut fitting = steps.iter().copied().filter(|&step| {
            position
                .motion(step)
                .and_then(|motion| spelling(position, motion))
                .is_some_and(|written| normal(&written) == wanted)
        });
        if let Some(step) = fitting.next() {
            let Some(other) = fitting.next() else {
                return Ok(P::with_grade(step, grade).unwrap_or(step));
            };
            return Err(Refusal::Ambiguous {
                text: excerpt(text),
                one: position.step_text(step),
                other: position.step_text(other),
            });
        }
    }
    let text = excerpt(text);
    Err(match steps.first() {
        Some(&step) => Refusal::NoSuchMove {
            text,
            example: write(position, form, step, Style::default()),
        },
        None => Refusal::NoMoveLeft { text },
    })
}

/// Takes the grade off, in a game that has grades; elsewhere `@` is a character that fits nothing.
fn split_grade<'a, P: Noted>(text: &'a str, steps: &[P::Step]) -> (&'a str, Grade) {
    let graded = steps
        .first()
        .is_some_and(|&step| P::with_grade(step, Grade::default()).is_some());
    let split = text.rsplit_once('@').and_then(|(rest, letter)| {
        let mut letters = letter.chars();
        let grade = Grade::from_letter(letters.next()?)?;
        letters.next().is_none().then_some((rest, grade))
    });
    match split {
        Some(split) if graded => split,
        _ => (text, Grade::default()),
    }
}
