//! Matches between machines: ours, and any program that speaks UCI or XBoard.
//!
//! The rules of a game are judged by our own [`Table`](table::Table) alone; what the programs believe about the game does not
//! count.

mod any_rules;
mod control;
mod engine;
mod game;
mod opening;
mod own;
mod process;
mod tally;
mod uci;
mod xboard;

pub(crate) use any_rules::under_any_rules;
pub(crate) use control::TimeControl;
pub(crate) use engine::{EngineSpec, Mishap, Player, Power};
pub(crate) use game::{Game, Played, Referee, Used};
pub(crate) use opening::{opening, wander};
pub(crate) use tally::Tally;
