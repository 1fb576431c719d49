//! What a format cannot hold.

use record::LeftOut;
use serde::Serialize;

/// So many things of one kind were left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LeftOutView {
    /// What they are: `variations`, `comments`, `glyphs`, `redo`, `clocks`, `view_settings`, `tags` or `characters`.
    pub what: String,
    /// How many.
    pub count: usize,
}

impl From<&LeftOut> for LeftOutView {
    fn from(left_out: &LeftOut) -> LeftOutView {
        LeftOutView {
            what: left_out.what.as_str().to_owned(),
            count: left_out.count,
        }
    }
}
