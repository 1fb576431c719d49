//! The games that can be tuned.

use std::path::Path;

use anyhow::{Result, bail};
use cotulenh::Cotulenh;
use evaluation::Tune;
use rules::Game;
use trid::TriD;
use xiangqi::{Rhythm, Xiangqi};

use crate::{Fit, Gather, fit, selfplay};

/// Each with the file that holds its weights, from the root of the repository.
const KNOWN: &[(&str, Tuned)] = &[
    tuned::<Xiangqi>("crates/xiangqi/src/eval/weights.rs"),
    tuned::<Rhythm>("crates/xiangqi/src/rhythm/weights.rs"),
    tuned::<Cotulenh>("crates/cotulenh/src/eval/weights.rs"),
    tuned::<TriD>("crates/trid/src/eval/weights.rs"),
];

/// What the tool does with one game.
#[derive(Clone, Copy)]
struct Tuned {
    gather: fn(&Gather) -> Result<()>,
    fit: fn(&Fit, &Path) -> Result<()>,
    weights_file: &'static str,
}

const fn tuned<G: Game + Tune>(weights_file: &'static str) -> (&'static str, Tuned) {
    let tuned = Tuned {
        gather: selfplay::gather::<G>,
        fit: fit::fit::<G>,
        weights_file,
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
    let tuned = find(id)?;
    (tuned.fit)(plan, Path::new(tuned.weights_file))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games whose evaluation has no weights to learn, and why.
    const UNTUNED: &[(&str, &str)] = &[("kings-cooking", "it is solved; the evaluation counts")];

    #[test]
    fn every_game_of_the_catalogue_is_tuned_or_excused() {
        for listing in catalog::games() {
            let id = listing.info.id;
            let excused = UNTUNED.iter().any(|(untuned, _)| *untuned == id);
            assert_ne!(find(id).is_ok(), excused, "{id}: in KNOWN or in UNTUNED");
        }
    }
}
