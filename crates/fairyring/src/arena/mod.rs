//! Matches between machines: ours, and any program that speaks UCI or XBoard.
//!
//! The rules of a game are judged by our own [`Table`](table::Table) alone; what the programs believe about the game does not
//! count.

mod adjudicator;
mod any_rules;
mod control;
mod elo;
mod engine;
mod finished;
mod game;
mod identity;
mod ledger;
mod log;
mod opening;
mod own;
mod pairs;
mod plot;
mod process;
mod sprt;
mod tally;
mod uci;
mod xboard;

pub(crate) use adjudicator::{Adjudication, DrawRule, WinRule};
pub(crate) use any_rules::under_any_rules;
pub(crate) use control::{Allowance, TimeControl};
pub(crate) use engine::{Ask, Beginning, EngineSpec, Mishap, Player, Power, Reply};
pub(crate) use finished::{Finished, Machine};
pub(crate) use game::{Game, Played, Referee};
pub(crate) use identity::{Part, parts};
pub(crate) use ledger::Ledger;
pub(crate) use log::{Log, Terms};
pub(crate) use opening::{Openings, wander};
pub(crate) use plot::plot;
pub(crate) use sprt::{Claims, Ruling, Sprt};
pub(crate) use tally::Points;
