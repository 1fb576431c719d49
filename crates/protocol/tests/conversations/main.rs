//! Whole conversations with the driver, through pipes, as a client has them.

#![allow(clippy::unwrap_used, clippy::panic)]

mod client;
mod faults;
mod timing;
mod uci;
mod xboard;
mod xiangqi;
