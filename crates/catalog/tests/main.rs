//! Every test of the catalogue from outside, as one program.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included"
)]

mod arrange;
mod beat;
mod before;
mod broken_plans;
mod common_clock;
mod levels;
mod lines;
mod lines_agree;
mod mates;
mod notations;
mod records;
mod told_mates;
mod trees;
mod turns;
mod why_not;

/// Fails unless these are the ids of all games: whoever adds a game to the catalogue meets every list of games in these tests.
/// The game of other crates' tests may be missing.
fn assert_all_games(ids: &[&str]) {
    let listed = catalog::games().iter().map(|listing| listing.info.id);
    let wanted: Vec<_> = listed
        .filter(|id| !(cfg!(feature = "dummy") && *id == "leapers"))
        .collect();
    assert_eq!(ids, wanted, "the list of the test, and the catalogue");
}
