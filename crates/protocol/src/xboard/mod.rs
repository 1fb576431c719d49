//! The XBoard protocol (CECP version 2), engine's side.

mod command;
mod talk;

pub use command::{XboardCommand, parse_xboard};
pub(crate) use talk::XboardTalk;
