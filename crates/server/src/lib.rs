//! The server: the built page, embedded in the program, and online rounds that are on disk before anybody is told.
//!
//! [`Page`] is the embedded page and what is answered to a request for one of its files; [`run`] listens and answers until
//! it is told to stop. Answers carry the right content type, the smallest encoding that the browser takes, an entity tag, and
//! a content security policy that allows nothing but the page's own files. With a folder for data it also offers rounds: `/api/v1`
//! for programs and pages, `/ws` for pages. What may be done in a round is decided by the crate `round`, what is kept by `store`;
//! this crate carries words between them, and knows persons, limits and sockets.
//!
//! What this crate is not: it holds no rule of any game, and no rule of a round.

// The client of the tests from outside, for those that plant a fault inside.
#[cfg(test)]
extern crate self as server;
#[cfg(test)]
#[path = "../tests/client.rs"]
#[allow(
    dead_code,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included; others use the rest"
)]
mod client;

mod accept;
mod api;
mod app;
mod boot;
mod caught;
mod cookie;
mod doctor;
mod encoding;
mod files;
mod games;
mod headers;
mod hosts;
mod limits;
mod listen;
mod log;
mod metrics;
mod online;
mod origin;
mod page;
#[cfg(test)]
mod planted;
pub mod rows;
mod secret;
mod shell;
mod socket;
mod stop;
mod time;

pub use accept::Caps;
pub use doctor::{Findings, examine};
pub use limits::Proxy;
pub use listen::{Address, Data, ServeError, Served, Settings, run};
pub use log::Log;
pub use page::Page;

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
