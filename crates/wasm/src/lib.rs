//! The engine for the browser: two objects that answer messages.
//!
//! [`Desk`] holds tables and answers the requests of [`wire::message`]; [`Mind`] thinks about games; [`arrange()`] answers whoever sets
//! up a position. Text in, text out; all are plain Rust and are tested without a browser. [`PageDesk`], [`PageMind`] and [`page_arrange`]
//! are the same for JavaScript, where they are called `Desk`, `Mind` and `arrange`.
//!
//! Each is a feature (`desk`, `mind`) and becomes a module of its own: what a first move needs is built for size, the machine for
//! speed.
//!
//! What this crate is not: it holds no rule, no list of games and no format of its own, and it stores nothing.
//!
//! ```
//! let mut desk = wasm::Desk::default();
//! let answer = desk.answer(r#"{"table":1,"request":{"ask":"games"}}"#);
//! assert!(answer.starts_with(r#"{"ok":{"reply":"games""#));
//! ```

#[cfg(feature = "mind")]
mod arrange;
#[cfg(feature = "desk")]
mod desk;
#[cfg(feature = "mind")]
mod mind;
#[cfg(feature = "desk")]
mod page_desk;
#[cfg(feature = "mind")]
mod page_mind;
#[cfg(feature = "desk")]
mod seat;
#[cfg(feature = "mind")]
mod stopwatch;

#[cfg(feature = "mind")]
pub use arrange::arrange;
#[cfg(feature = "desk")]
pub use desk::Desk;
#[cfg(feature = "mind")]
pub use mind::Mind;
#[cfg(feature = "desk")]
pub use page_desk::PageDesk;
#[cfg(feature = "mind")]
pub use page_mind::{Listener, PageMind, page_arrange};

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
