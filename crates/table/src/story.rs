//! What a ruling was found on, told step by step.

use rules::{Game, Ruling};

/// A line for each step that the judge looked at, and what decided; empty where the reason says it all.
///
/// Of the type alone and no part of [`Table`](crate::Table): a page has sentences of its own and leaves these at home.
#[must_use]
pub fn story<P: Game>(ruling: &Ruling) -> Vec<String> {
    let steps = ruling.findings.iter().map(|finding| {
        let side = P::SIDES[finding.side.index()];
        format!("{side} {}: {}", finding.step, P::told(finding).join("; "))
    });
    let last = P::summed_up(ruling).filter(|_| !ruling.findings.is_empty());
    steps.chain(last).collect()
}
