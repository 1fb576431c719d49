//! A slow, literal generator written straight from `docs/rules/cotulenh.md`, as the judge of the engine.
//!
//! It shares no code with the crate under test: own squares, own stacks, own texts, own legality by plain recursion and
//! own safety by looking at every piece. Where the engine is clever this is obvious; every part names the rule it copies.

pub(crate) mod aims;
pub(crate) mod board;
pub(crate) mod commander;
pub(crate) mod game;
pub(crate) mod heroic;
pub(crate) mod judge;
pub(crate) mod lines;
pub(crate) mod perft;
pub(crate) mod refusal;
pub(crate) mod rules;
pub(crate) mod san;
pub(crate) mod text;

pub(crate) use game::Position;
pub(crate) use rules::Rules;
