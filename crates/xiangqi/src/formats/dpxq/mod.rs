//! DhtmlXQ text, the form of dpxq.com (rules: 7.5); plain xiangqi only.
//!
//! A block of `[DhtmlXQ_name]value[/DhtmlXQ_name]`: `binit` is the placement, `movelist` the main line,
//! `move_P_N_B` the variation with number `B` that replaces ply `N` of line `P` (0 is the main line), `commentN` and
//! `commentB_N` what is said after ply `N`; plies count from the start of the game. In comments `||` is a line break.
//!
//! The format cannot say who moves first, nor clocks, nor more pieces than a set has. Where that matters a `fen` value
//! stands beside `binit` and rules, as in the viewers of the format. It has no place for glyphs.

mod placement;
mod read;
mod write;

use record::{Format, Read, Record, ResultToken, Written};
use rules::{Refusal, Side};

/// The format.
pub(super) struct Dpxq;

impl Format for Dpxq {
    fn name(&self) -> &'static str {
        "dpxq"
    }

    fn recognises(&self, text: &str) -> bool {
        text.starts_with("[DhtmlXQ")
    }

    fn read(&self, text: &str) -> Result<Read, Refusal> {
        read::read(text)
    }

    fn write(&self, record: &Record) -> Result<Written, Refusal> {
        write::write(record)
    }
}

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
const RESULTS: [(ResultToken, &[&str]); 4] = [
    (ResultToken::Won(Side::First), &["红胜", "红先胜", "黑负"]),
    (ResultToken::Won(Side::Second), &["黑胜", "红先负", "红负"]),
    (ResultToken::Drawn, &["和棋", "和局", "红先和", "和"]),
    (ResultToken::Open, &["未知", "未完成", ""]),
];

const LINE_BREAK: &str = "||";

/// Names with a meaning to readers of moves; everything else is a tag.
fn is_reserved(name: &str) -> bool {
    matches!(name, "binit" | "fen" | "movelist" | "result")
        || name.starts_with("move_")
        || name.starts_with("comment")
}
