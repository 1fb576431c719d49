//! An answer that breaks off by a fault of the program.

use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::task::Poll;

/// What a task gives; `None` if it broke off. It is not asked again.
pub(crate) async fn caught<T>(task: impl Future<Output = T>) -> Option<T> {
    let mut task = pin!(task);
    poll_fn(
        |context| match catch_unwind(AssertUnwindSafe(|| task.as_mut().poll(context))) {
            Ok(polled) => polled.map(Some),
            Err(_) => Poll::Ready(None),
        },
    )
    .await
}
