//! What a stop waits for. Sockets and streams are no part of a graceful end of HTTP, so they are counted here.

use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The word to stop, and everything that has to hear it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stop {
    pub(crate) token: CancellationToken,
    pub(crate) tasks: TaskTracker,
    /// It is going to be said: nobody should come any more.
    pub(crate) soon: CancellationToken,
}

impl Stop {
    /// Says it, and waits until everybody has gone.
    pub(crate) async fn all(&self) {
        self.soon.cancel();
        self.token.cancel();
        self.tasks.close();
        self.tasks.wait().await;
    }
}
