//! Engine protocols.
//!
//! What this crate is not: it holds no rule of any game.

mod token;

pub use token::{read_turn, uci_form, write_turn};
