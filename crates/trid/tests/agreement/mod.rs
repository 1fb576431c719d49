//! Step-by-step comparison of an engine with the literal reference.

pub(crate) mod compare;
pub(crate) mod scatter;
pub(crate) mod starts;
pub(crate) mod texts;
pub(crate) mod variants;

pub(crate) use compare::{Tour, compare_games};
