//! The browser's clock for a search, which reads none itself.

use std::time::Duration;

use search::Watch;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// The time since the machine began to think. Nobody can stop a search from inside: a worker hears nothing while it computes,
/// so it computes in slices and simply does not begin the next one.
#[derive(Debug)]
pub(crate) struct Stopwatch {
    start: f64,
}

impl Default for Stopwatch {
    fn default() -> Stopwatch {
        // Natively there is no such clock, and nothing there uses this one.
        let start = if cfg!(target_family = "wasm") {
            now()
        } else {
            0.0
        };
        Stopwatch { start }
    }
}

impl Watch for Stopwatch {
    fn elapsed(&self) -> Duration {
        Duration::try_from_secs_f64((now() - self.start) / 1_000.0).unwrap_or_default()
    }

    fn stopped(&self) -> bool {
        false
    }
}
