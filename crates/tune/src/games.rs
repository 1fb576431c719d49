//! The games that can be tuned.

use anyhow::{Result, bail};
use cotulenh::Cotulenh;
use rules::Game;
use trid::TriD;
use xiangqi::{Rhythm, Xiangqi};

use crate::{Fit, Gather, fit, selfplay};

const KNOWN: &[(&str, Tuned)] = &[
    tuned::<Xiangqi>(),
    tuned::<Rhythm>(),
    tuned::<Cotulenh>(),
    tuned::<TriD>(),
];

/// What the tool does with one game.
#[derive(Clone, Copy)]
struct Tuned {
    gather: fn(&Gather) -> Result<()>,
    fit: fn(&Fit) -> Result<()>,
}

const fn tuned<G: Game + rules::Tune>() -> (&'static str, Tuned) {
    let tuned = Tuned {
        gather: selfplay::gather::<G>,
        fit: fit::fit::<G>,
    };
    (G::ID, tuned)
}

fn find(id: &str) -> Result<Tuned> {
    match KNOWN.iter().find(|(known, _)| *known == id) {
        Some((_, tuned)) => Ok(*tuned),
        None => {
            let accepted: Vec<_> = KNOWN.iter().map(|(known, _)| *known).collect();
            bail!(
                "no weights of '{id}' to tune; accepted: {}",
                accepted.join(", ")
            )
        }
    }
}

pub(crate) fn gather(id: &str, plan: &Gather) -> Result<()> {
    (find(id)?.gather)(plan)
}

pub(crate) fn fit(id: &str, plan: &Fit) -> Result<()> {
    (find(id)?.fit)(plan)
}
