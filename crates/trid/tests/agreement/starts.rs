//! Where the random games begin: the initial position and every position that the rules text prints, which are chosen to
//! lie close to the rules that matter.

use crate::reference::{Options, START, State};

const RULES: &str = include_str!("../../../../docs/rules/tri-d.md");

/// Every distinct position text between code marks in the rules text that is a position under the options.
pub(crate) fn starts(options: Options) -> Vec<String> {
    let mut starts = vec![START.to_owned()];
    for piece in RULES.split('`') {
        let text = piece.replace("\\|", "|");
        if State::read(&text, options).is_ok() && !starts.contains(&text) {
            starts.push(text);
        }
    }
    starts
}
