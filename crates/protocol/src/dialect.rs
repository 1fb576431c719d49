//! The protocols that are alike: lines of words from UCI's family.

use table::GameInfo;

use crate::token::uci_form;

/// A protocol of UCI's family.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// The Universal Chess Interface with `UCI_Variant`. Its ranks count from 1.
    Uci,
    /// Xiangqi's protocol of its own (`ucci`): ranks from 0, options without `name` and `value`, scores without a unit, `time`
    /// of the side to move.
    Ucci,
    /// UCI as the program Cyclone spoke it: ranks from 0, `fen …` and `startpos` without `position` before them. A client shows that it
    /// means this by its first such line.
    Cyclone,
}

impl Dialect {
    /// The notation of steps in this dialect.
    #[must_use]
    pub fn form(self, game: &GameInfo) -> &'static str {
        match self {
            Dialect::Uci => uci_form(game),
            Dialect::Ucci | Dialect::Cyclone => game.forms.first().copied().unwrap_or("machine"),
        }
    }
}
