//! Whole conversations with the driver, through pipes, as a client has them.

mod client;
mod faults;
mod timing;
mod uci;
mod xboard;
mod xiangqi;
