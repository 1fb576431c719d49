//! What can be tried, and how often it is asked for.

use std::path::Path;
use std::time::Instant;

use load::{Asked, Figure};

/// One fault.
pub(crate) struct Goal {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) times: u64,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    Kills,
    Cuts,
    Crashes,
    Eio,
    Full,
    Locked,
    Races,
    Raw,
    Restarts,
    Many,
}

pub(crate) const GOALS: &[Goal] = &[
    Goal {
        name: "kills",
        about: "the process is killed at random moments under load",
        times: 500,
        kind: Kind::Kills,
    },
    Goal {
        name: "cuts",
        about: "the log beside the database ends at every frame, within one, or before one that is spoiled",
        times: 2_000,
        kind: Kind::Cuts,
    },
    Goal {
        name: "crashes",
        about: "the process ends at each of the named places",
        times: 20,
        kind: Kind::Crashes,
    },
    Goal {
        name: "eio",
        about: "the disk fails while it writes and while it is waited for",
        times: 10,
        kind: Kind::Eio,
    },
    Goal {
        name: "full",
        about: "the disk is full for three seconds",
        times: 5,
        kind: Kind::Full,
    },
    Goal {
        name: "locked",
        about: "another program holds the database for eight seconds",
        times: 3,
        kind: Kind::Locked,
    },
    Goal {
        name: "races",
        about: "two tabs of a player send different turns at once, each five times",
        times: 10_000,
        kind: Kind::Races,
    },
    Goal {
        name: "raw",
        about: "bytes that are no request and no frame at the live server",
        times: 100_000,
        kind: Kind::Raw,
    },
    Goal {
        name: "restarts",
        about: "the server is stopped and started again under load",
        times: 20,
        kind: Kind::Restarts,
    },
    Goal {
        name: "many",
        about: "a start on so many rounds that are over, and a tenth of that which go on",
        times: 100_000,
        kind: Kind::Many,
    },
];

pub(crate) async fn attempt(
    goal: &Goal,
    program: &Path,
    own: &Path,
    times: u64,
) -> Result<Vec<Figure>, faults::Trouble> {
    let began = Instant::now();
    let mut figures = match goal.kind {
        Kind::Kills => faults::kills(program, times).await?,
        Kind::Cuts => faults::cuts(times)?,
        Kind::Crashes => faults::crashes(own, times).await?,
        Kind::Eio => faults::eio(program, times).await?,
        Kind::Full => faults::full(program, times).await?,
        Kind::Locked => faults::locked(program, times).await?,
        Kind::Races => faults::races(program, times).await?,
        Kind::Raw => faults::raw(program, times).await?,
        Kind::Restarts => faults::restarts(program, times).await?,
        Kind::Many => faults::many(program, times).await?,
    };
    let took = began.elapsed().as_secs_f64();
    figures.push(Figure::new("seconds", took, Asked::Nothing));
    Ok(figures)
}
