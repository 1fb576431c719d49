//! Many pairs, and what they do together.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::pair::Pair;
use crate::timetable::Timetable;
use crate::watcher::Audience;
use crate::{Fault, Figures, Report};

/// How many rounds are made at the same time.
const MAKERS: usize = 32;

/// How fast, and for how long.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stage {
    /// Turns a second of all pairs together.
    pub rate: f64,
    /// For how long.
    pub time: Duration,
}

/// Many pairs of players, each at a round of its own.
pub struct Crowd {
    address: String,
    pairs: Vec<Pair>,
}

impl std::fmt::Debug for Crowd {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Crowd")
            .field("address", &self.address)
            .field("pairs", &self.pairs.len())
            .finish()
    }
}

impl Crowd {
    /// Makes the rounds, the games dealt out in turn, and opens two sockets for each.
    ///
    /// # Errors
    /// A round that cannot be made.
    pub async fn gather(address: &str, games: &[&str], many: usize) -> Result<Crowd, Fault> {
        let mut pairs = Vec::with_capacity(many);
        let mut makers = JoinSet::new();
        for (seed, game) in (0..many as u64).zip(games.iter().cycle()) {
            if makers.len() == MAKERS
                && let Some(made) = makers.join_next().await
            {
                pairs.push(finished(made)?);
            }
            let (address, game) = (address.to_owned(), (*game).to_owned());
            makers.spawn(async move { Pair::sit(&address, &game, seed).await });
        }
        while let Some(made) = makers.join_next().await {
            pairs.push(finished(made)?);
        }
        Ok(Crowd {
            address: address.to_owned(),
            pairs,
        })
    }

    /// Lets all pairs play by one timetable.
    ///
    /// # Errors
    /// A server that cannot be reached any more.
    pub async fn stage(&mut self, stage: Stage) -> Result<Report, Fault> {
        let figures = Arc::default();
        self.play(stage, &figures, |_| {}).await
    }

    /// The same with many who watch the first pair.
    ///
    /// # Errors
    /// As [`Crowd::stage`]; a socket of a watcher that cannot be opened.
    pub async fn watched(&mut self, stage: Stage, many: usize) -> Result<(Report, usize), Fault> {
        let figures: Arc<Figures> = Arc::default();
        let round = self.pairs.first().map(Pair::round).unwrap_or_default();
        let mut audience = Audience::open(&self.address, round, many, &figures).await?;
        let clock = audience.clock();
        let report = self.play(stage, &figures, clock).await?;
        Ok((report, audience.stayed()))
    }

    async fn play(
        &mut self,
        stage: Stage,
        figures: &Arc<Figures>,
        sent: impl Fn(Instant) + Clone + Send + 'static,
    ) -> Result<Report, Fault> {
        let began = Instant::now();
        let many = self.pairs.len().max(1);
        let apart = Duration::from_secs_f64(many as f64 / stage.rate);
        let mut players = JoinSet::new();
        for (number, mut pair) in self.pairs.drain(..).enumerate() {
            let timetable = Timetable {
                first: began + apart.mul_f64(number as f64 / many as f64),
                apart,
                end: began + stage.time,
            };
            let (figures, sent) = (Arc::clone(figures), sent.clone());
            players.spawn(async move {
                pair.play(timetable, &figures, sent).await?;
                Ok(pair)
            });
        }
        while let Some(played) = players.join_next().await {
            self.pairs.push(finished(played)?);
        }
        Ok(figures.report(stage.rate, began.elapsed()))
    }
}

/// What a task made; a task that panicked was never one of ours.
fn finished<T>(task: Result<Result<T, Fault>, tokio::task::JoinError>) -> Result<T, Fault> {
    match task {
        Ok(made) => made,
        Err(error) => std::panic::resume_unwind(error.into_panic()),
    }
}
