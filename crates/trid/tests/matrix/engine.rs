//! The engine behind the face of the rows, and what the property rows share.

use std::collections::BTreeSet;

use rules::{
    Game, Outcome, Position, Present, Reading, Refusal, Refused as _, Side, SplitMix64, Standing,
    Text,
};
use table::{Library, Match, Opening, Table};
use trid::geometry::Pin;
use trid::{Options, TriD};

use super::judge::Judge;
use crate::reference::PERFT;

/// Reads a position of the text under the default rules.
pub(crate) fn position(text: &str) -> TriD {
    position_under(text, &[])
}

/// Reads a position of the text under options.
pub(crate) fn position_under(text: &str, options: &[(&str, &str)]) -> TriD {
    let position = TriD::read_position(text, Reading::Lenient, engine_options(options));
    assert!(position.is_ok(), "{text}: {:?}", position.as_ref().err());
    position.unwrap_or_else(|_| TriD::start(Options::default()))
}

/// The code with which a position text is refused; empty if it is not.
pub(crate) fn refused(text: &str) -> &'static str {
    TriD::read_position(text, Reading::Lenient, Options::default())
        .map_or_else(|refusal| refusal.code(), |_| "")
}

pub(crate) fn engine_options(list: &[(&str, &str)]) -> Options {
    let pairs: Vec<(String, String)> = list
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    let options = rules::read_options(&pairs);
    assert!(options.is_ok(), "{list:?}: {:?}", options.err());
    options.unwrap_or_default()
}

/// The legal steps in machine form.
pub(crate) fn step_texts(position: &TriD) -> BTreeSet<String> {
    let mut steps = Vec::new();
    position.generate(&mut steps);
    steps
        .into_iter()
        .map(|step| position.step_text(step))
        .collect()
}

/// What pawns are called, as `deferred a8B`. The badge of a lock is for a missing promotion plane alone, so whoever is frozen
/// is asked of the position.
pub(crate) fn labels(position: &TriD) -> BTreeSet<String> {
    let universe = TriD::universe();
    let mut labels = BTreeSet::new();
    for piece in position.scene().pieces {
        for badge in piece.badges.iter().filter(|badge| badge.code != "frozen") {
            labels.insert(format!("{} {}", badge.code, universe.site_name(piece.site)));
        }
    }
    for side in Side::ALL {
        let frozen = position.frozen_pawns(side);
        labels.extend(frozen.map(|square| format!("frozen {square}")));
    }
    labels
}

/// A match at a position of the text.
pub(crate) fn match_at(text: &str) -> Match<TriD> {
    Match::new(position(text))
}

/// Plays steps that must be legal.
pub(crate) fn play_all(game: &mut Match<TriD>, steps: &[&str]) {
    for step in steps {
        let played = game.play(step);
        assert!(played.is_ok(), "{step}: {:?}", played.err());
    }
}

/// The reason of the match's end; empty while it goes on.
pub(crate) fn reason(game: &Match<TriD>) -> &'static str {
    game.ended()
        .map_or("", |ruling| ruling.outcome.reason.as_str())
}

/// Random games, every position told to `visit` with the step that led to it. The starts are those of section 14, so that
/// activations, castling, transport and promotions happen.
pub(crate) fn random_games(
    seed: u64,
    games: usize,
    plies: usize,
    mut visit: impl FnMut(Option<(&TriD, &str)>, &TriD),
) {
    let mut random = SplitMix64::new(seed);
    let mut steps = Vec::new();
    for game in 0..games {
        let (_, start, _) = PERFT[game % PERFT.len()];
        let mut now = position(start);
        visit(None, &now);
        for _ in 0..plies {
            steps.clear();
            now.generate(&mut steps);
            if steps.is_empty() {
                break;
            }
            let step = steps[random.below(steps.len())];
            let before = now.clone();
            let _token = now.play_unchecked(step);
            visit(Some((&before, &before.step_text(step))), &now);
        }
    }
}

/// Whether a machine text is a board that moves: `QL1-…`, not `O-O-O`.
pub(crate) fn is_activation(step: &str) -> bool {
    step.split_once('-')
        .is_some_and(|(from, _)| Pin::from_name(from).is_some())
}

/// A library with this one game, for saves.
#[derive(Debug)]
pub(crate) struct Shelf;

rules::refusals! {
    /// What the shelf has not.
    enum NotHere {
        /// Another game.
        Game { game: String } = "E_GAME": "no game '{game}' here";
    }
}

impl Library for Shelf {
    fn open(
        &self,
        game: &str,
        options: &[(String, String)],
        opening: &Opening,
    ) -> Result<Box<dyn Table>, Refusal> {
        if game == TriD::ID {
            table::open::<TriD>(options, opening)
        } else {
            Err(NotHere::Game {
                game: game.to_owned(),
            }
            .into())
        }
    }
}

impl Judge for TriD {
    const NAME: &'static str = "engine";

    fn read(text: &str, options: &[(&str, &str)]) -> Result<TriD, String> {
        TriD::read_position(text, Reading::Lenient, engine_options(options))
            .map_err(|refusal| refusal.code().to_owned())
    }

    fn text(&self) -> String {
        self.position_text()
    }

    fn submit(&mut self, step: &str) -> Result<(), String> {
        match self.explain(step, Standing::Open) {
            Ok(step) => {
                let _token = self.play_unchecked(step);
                Ok(())
            }
            Err(refusal) => Err(refusal.code().to_owned()),
        }
    }

    fn legal(&self) -> BTreeSet<String> {
        step_texts(self)
    }

    fn standing(&self) -> &'static str {
        match (self.outcome(), self.in_check()) {
            (Some(Outcome { reason, .. }), _) => reason.as_str(),
            (None, true) => "check",
            (None, false) => "ongoing",
        }
    }

    fn labels(&self) -> BTreeSet<String> {
        labels(self)
    }
}
