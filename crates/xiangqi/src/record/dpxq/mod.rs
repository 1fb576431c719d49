//! DhtmlXQ text, the form of dpxq.com (rules: 7.5); plain xiangqi only.
//!
//! A block of `[DhtmlXQ_name]value[/DhtmlXQ_name]`: `binit` is the placement, `movelist` the main line,
//! `move_P_N_B` the variation with number `B` that replaces ply `N` of line `P` (0 is the main line), `commentN` and
//! `commentB_N` what is said after ply `N`; plies count from the start of the game. In comments `||` is a line break.
//!
//! The format cannot say who moves first, nor clocks, nor more pieces than a set has. Where that matters a `fen` value
//! stands beside `binit` and rules, as in the viewers of the format. Glyphs get lost, and several comments on one move
//! become the lines of one.

mod placement;
mod read;
mod write;

pub use read::read;
pub use write::write;

use rules::Side;

use super::GameResult;

/// Where the format has another name than PGN.
const NAMES: [(&str, &str); 10] = [
    ("title", "Title"),
    ("event", "Event"),
    ("place", "Site"),
    ("date", "Date"),
    ("round", "Round"),
    ("red", "Red"),
    ("black", "Black"),
    ("redteam", "RedTeam"),
    ("blackteam", "BlackTeam"),
    ("open", "Opening"),
];

/// The words for results; the first of each is written.
const RESULTS: [(GameResult, &[&str]); 4] = [
    (GameResult::Won(Side::First), &["红胜", "红先胜", "黑负"]),
    (GameResult::Won(Side::Second), &["黑胜", "红先负", "红负"]),
    (GameResult::Drawn, &["和棋", "和局", "红先和", "和"]),
    (GameResult::Open, &["未知", "未完成", ""]),
];

const LINE_BREAK: &str = "||";

/// Names with a meaning to readers of moves; everything else is a tag.
fn is_reserved(name: &str) -> bool {
    matches!(name, "binit" | "fen" | "movelist" | "result")
        || name.starts_with("move_")
        || name.starts_with("comment")
}
