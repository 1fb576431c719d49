//! Positions that are set up by hand: a question, an answer, and nothing that is remembered.

use rules::Refusal;
use table::{Arranged, Deed};
use wire::arrange::{ArrangeAnswer, ArrangeQuestion};

/// Answers one question about a set-up, text in and text out.
#[must_use]
pub fn arrange(question: &str) -> String {
    ArrangeAnswer::from(answer(question)).write()
}

fn answer(question: &str) -> Result<Arranged, Refusal> {
    let question = ArrangeQuestion::read(question)?;
    let options: Vec<(String, String)> = question.options.into_iter().collect();
    let deeds: Vec<Deed> = question.deed.map(Deed::from).into_iter().collect();
    catalog::find(&question.game)?.arrange(&options, question.text.as_deref(), &deeds)
}
