//! Those who watch one round.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use tokio::task::JoinSet;

use crate::http::Cookie;
use crate::line::{Heard, Line};
use crate::{Fault, Figures};

/// Many watchers of one round. They note how long a turn took to reach them.
#[derive(Debug)]
pub(crate) struct Audience {
    /// When each turn was sent.
    sent: Arc<Mutex<Vec<Instant>>>,
    watchers: JoinSet<()>,
}

impl Audience {
    /// Opens the sockets. The round has begun, and nobody plays yet.
    ///
    /// # Errors
    /// A socket that cannot be opened.
    pub(crate) async fn open(
        address: &str,
        round: &str,
        many: usize,
        figures: &Arc<Figures>,
    ) -> Result<Audience, Fault> {
        let sent: Arc<Mutex<Vec<Instant>>> = Arc::default();
        let mut watchers = JoinSet::new();
        for _ in 0..many {
            let mut line = Line::open(address, &Cookie::default()).await?;
            line.follow(round).await?;
            let (sent, figures) = (Arc::clone(&sent), Arc::clone(figures));
            watchers.spawn(async move {
                let mut known = 0;
                loop {
                    match line.hear().await {
                        Heard::Entries(entries) => {
                            known += entries.len();
                            let sent = sent.lock().unwrap_or_else(PoisonError::into_inner);
                            if let Some(at) = sent.get(known - 1) {
                                figures.seen(at.elapsed());
                            }
                        }
                        Heard::Closed => {
                            figures.cut();
                            return;
                        }
                        _ => {}
                    }
                }
            });
        }
        Ok(Audience { sent, watchers })
    }

    /// What is to be called when a turn is sent.
    pub(crate) fn clock(&self) -> impl Fn(Instant) + Clone + Send + use<> {
        let sent = Arc::clone(&self.sent);
        move |at| {
            let mut sent = sent.lock().unwrap_or_else(PoisonError::into_inner);
            sent.push(at);
        }
    }

    /// How many still watch.
    pub(crate) fn stayed(&mut self) -> usize {
        while self.watchers.try_join_next().is_some() {}
        self.watchers.len()
    }
}
