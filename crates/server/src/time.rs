//! The server's time: the wall clock once, a clock that only goes forward ever after. A wall clock that jumps changes no game.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use round::Millis;

/// Tells the time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ServerTime {
    began: Instant,
    at: i64,
}

impl ServerTime {
    pub(crate) fn begin() -> ServerTime {
        let since = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        ServerTime {
            began: Instant::now(),
            at: i64::try_from(since.as_millis()).unwrap_or_default(),
        }
    }

    pub(crate) fn now(&self) -> Millis {
        let passed = i64::try_from(self.began.elapsed().as_millis()).unwrap_or_default();
        Millis(self.at.saturating_add(passed))
    }
}
