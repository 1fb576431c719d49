//! Helpers of the unit tests.

use rules::{Position, Reading, Refused as _, Standing, Text};

use crate::geometry::Square;
use crate::{Options, Step, TriD};

/// A position of the default rules.
pub(crate) fn at(tfen: &str) -> TriD {
    TriD::read_position(tfen, Reading::Strict, Options::default()).unwrap()
}

/// The square with a name.
pub(crate) fn sq(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

/// A legal step.
pub(crate) fn step(position: &TriD, text: &str) -> Step {
    position.explain(text, Standing::Open).unwrap()
}

/// The position after legal steps.
pub(crate) fn after(position: &TriD, texts: &[&str]) -> TriD {
    let mut next = position.clone();
    for text in texts {
        let step = step(&next, text);
        let _ = next.play_unchecked(step);
    }
    next
}

/// The code that refuses a text; empty if it is legal.
pub(crate) fn code(position: &TriD, text: &str) -> &'static str {
    match position.explain(text, Standing::Open) {
        Ok(_) => "",
        Err(refusal) => refusal.code(),
    }
}

/// The machine list of legal actions.
pub(crate) fn actions(position: &TriD) -> Vec<String> {
    let mut steps = Vec::new();
    position.generate(&mut steps);
    steps
        .into_iter()
        .map(|step| position.step_text(step))
        .collect()
}
