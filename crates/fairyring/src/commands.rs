//! The commands, one file each.

mod analyse;
mod apply;
mod bench;
mod check;
mod codes;
mod games;
mod matches;
mod moves;
mod notation;
mod perft;
mod play;
mod record;
mod serve;
mod show;
mod solve;
mod status;
mod story;
mod uci;

pub(crate) use analyse::analyse;
pub(crate) use apply::apply;
pub(crate) use bench::bench;
pub(crate) use check::check;
pub(crate) use codes::codes;
pub(crate) use games::games;
pub(crate) use matches::matches;
pub(crate) use moves::moves;
pub(crate) use notation::notation;
pub(crate) use perft::perft;
pub(crate) use play::play;
pub(crate) use record::record;
pub(crate) use serve::serve;
pub(crate) use show::show;
pub(crate) use solve::solve;
pub(crate) use status::status;
pub(crate) use uci::uci;
