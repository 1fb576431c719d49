//! The engine for the browser: one object that answers messages.
//!
//! [`Desk`] holds tables and answers the requests of [`wire::message`], text in, text out; it is plain Rust and is tested
//! without a browser. [`Engine`] is the same for JavaScript.
//!
//! What this crate is not: it holds no rule, no list of games and no format of its own, and it stores nothing.
//!
//! ```
//! let mut desk = wasm::Desk::default();
//! let answer = desk.answer(r#"{"table":1,"request":{"ask":"games"}}"#);
//! assert!(answer.starts_with(r#"{"ok":{"reply":"games""#));
//! ```

mod desk;
mod seat;

pub use desk::Desk;
use wasm_bindgen::prelude::wasm_bindgen;

/// The engine as JavaScript sees it.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Engine {
    desk: Desk,
}

#[wasm_bindgen]
impl Engine {
    /// An engine without tables.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Engine {
        Engine::default()
    }

    /// Answers one message.
    pub fn answer(&mut self, call: &str) -> String {
        self.desk.answer(call)
    }
}
