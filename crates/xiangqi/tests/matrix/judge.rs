//! Who answers the queries of section 13, and what is common to all answers.

use super::query::Query;

/// The engine, or the literal reference.
pub(crate) trait Judge {
    /// The answer in the words of the rules text; `None` if the judge does not know such questions.
    fn ask(fen: &str, query: &Query) -> Option<String>;
}

/// Whether a FEN is one of the layered game.
pub(crate) fn is_layered(fen: &str) -> bool {
    fen.contains(':')
}

/// A list of moves or nodes.
pub(crate) fn list(names: &[String]) -> String {
    match names.len() {
        0 => "none".to_owned(),
        // The text counts where a list would be too long to read.
        20.. => format!("{} moves", names.len()),
        _ => names.join(" "),
    }
}

/// A yes or a no.
pub(crate) fn verdict(yes: bool) -> String {
    if yes { "yes" } else { "no" }.to_owned()
}

/// `check`: who attacks the king.
pub(crate) fn check(attackers: &[String]) -> String {
    match attackers {
        [] => "no".to_owned(),
        _ => format!("yes: {}", attackers.join(" ")),
    }
}

/// The result of a `play` query; `winner` is `None` for a draw.
pub(crate) fn ended(winner: Option<&str>, reason: &str, ply: usize) -> String {
    format!("{} {reason} at ply {ply}", winner.unwrap_or("draw"))
}
