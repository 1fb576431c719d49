//! The desk as JavaScript sees it.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::Desk;

/// Tables by number, and the answers to messages about them.
#[wasm_bindgen(js_name = Desk)]
#[derive(Debug, Default)]
pub struct PageDesk {
    desk: Desk,
}

#[wasm_bindgen(js_class = Desk)]
impl PageDesk {
    /// A desk without tables.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> PageDesk {
        PageDesk::default()
    }

    /// Answers one message.
    pub fn answer(&mut self, call: &str) -> String {
        self.desk.answer(call)
    }
}
