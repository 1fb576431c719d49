//! The web server: the built page, embedded in the program.
//!
//! [`Page`] is the embedded page and what is answered to a request for one of its files; [`run`] listens and answers until
//! it is told to stop. Answers carry the right content type, the smallest encoding that the browser takes, an entity tag, and
//! a content security policy that allows nothing but the page's own files.
//!
//! What this crate is not: it knows no game and keeps nothing; the games run in the browser.

mod encoding;
mod files;
mod headers;
mod listen;
mod page;

pub use listen::{Address, ServeError, run};
pub use page::{Page, router};

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
