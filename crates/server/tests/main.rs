//! The server from outside, over the loopback: rounds, streams, sockets, security lines by their ids, kills.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included"
)]

mod client;
mod hanging;
mod hidden;
mod ids;
mod inputs;
mod kills;
mod lines;
mod operation;
mod paths;
mod rounds;
mod secrets;
mod security;
mod sockets;
