//! The machine as JavaScript sees it.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::Mind;
use crate::stopwatch::Stopwatch;

/// The machine: a question at a time.
#[wasm_bindgen(js_name = Mind)]
#[derive(Debug, Default)]
pub struct PageMind {
    mind: Mind,
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

#[wasm_bindgen(js_class = Mind)]
impl PageMind {
    /// A machine that knows nothing yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> PageMind {
        PageMind::default()
    }

    /// Takes a question; the answer is why it is refused, as JSON, or nothing. From now on its time counts.
    pub fn ask(&mut self, question: &str) -> Option<String> {
        self.stopwatch = Stopwatch::default();
        let refusal = self.mind.ask(question).err()?;
        Some(wire::view::RefusalView::from(&refusal).write())
    }

    /// Thinks for about `nodes` positions. Thoughts go to the listener as they come; the answer is `true` when it is done. A machine
    /// that was not asked is done.
    pub fn advance(&mut self, nodes: u32, listener: &Listener) -> bool {
        let nodes = u64::from(nodes);
        let mut tell = |thought: &str| listener.tell(thought);
        let done = self.mind.advance(nodes, &self.stopwatch, &mut tell);
        done.unwrap_or(true)
    }
}

/// Answers one question about a set-up.
#[wasm_bindgen(js_name = arrange)]
#[must_use]
pub fn page_arrange(question: &str) -> String {
    crate::arrange(question)
}
