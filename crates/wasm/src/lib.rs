//! The engine for the browser: one object that answers messages.
//!
//! [`Desk`] holds tables and answers the requests of [`wire::message`], text in, text out; it is plain Rust and is tested
//! without a browser. [`PageEngine`] is the same for JavaScript, where it is called `Engine`.
//!
//! What this crate is not: it holds no rule, no list of games and no format of its own, and it stores nothing.
//!
//! ```
//! let mut desk = wasm::Desk::default();
//! let answer = desk.answer(r#"{"table":1,"request":{"ask":"games"}}"#);
//! assert!(answer.starts_with(r#"{"ok":{"reply":"games""#));
//! ```

mod desk;
mod mind;
mod seat;
mod stopwatch;

pub use desk::Desk;
use stopwatch::Stopwatch;
use wasm_bindgen::prelude::wasm_bindgen;

/// The engine as JavaScript sees it.
#[wasm_bindgen(js_name = Engine)]
#[derive(Debug, Default)]
pub struct PageEngine {
    desk: Desk,
    stopwatch: Stopwatch,
}

#[wasm_bindgen]
extern "C" {
    /// Whoever hears the thoughts of the machine: an object with a method `tell`.
    #[derive(Debug)]
    pub type Listener;

    /// Told one thought, as JSON.
    #[wasm_bindgen(method)]
    fn tell(this: &Listener, thought: &str);
}

#[wasm_bindgen(js_class = Engine)]
impl PageEngine {
    /// An engine without tables.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> PageEngine {
        PageEngine::default()
    }

    /// Lets the machine at a table think for about `nodes` positions. Its thoughts go to the listener as they come; the answer
    /// is `true` when it is done. A table where nothing was asked is done.
    pub fn advance(&mut self, table: u32, nodes: u32, listener: &Listener) -> bool {
        let told = self
            .desk
            .advance(table, u64::from(nodes), &self.stopwatch, &mut |thought| {
                listener.tell(thought)
            });
        told.unwrap_or(true)
    }

    /// Sets the time that thinking has taken to 0.
    pub fn restart(&mut self) {
        self.stopwatch = Stopwatch::default();
    }

    /// Answers one message.
    pub fn answer(&mut self, call: &str) -> String {
        self.desk.answer(call)
    }
}

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
