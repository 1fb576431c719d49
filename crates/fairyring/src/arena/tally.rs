//! The score of a match, and what it says about strength.

use std::fmt;

use super::elo::elo;
use super::pairs::Pairs;

/// What a game brought to the first machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Points {
    Loss,
    Draw,
    Win,
}

impl Points {
    /// In half points.
    pub(crate) fn halves(self) -> u32 {
        match self {
            Points::Loss => 0,
            Points::Draw => 1,
            Points::Win => 2,
        }
    }
}

/// Games from the point of view of the first machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
    /// The whole pairs among them.
    pub(crate) pairs: Pairs,
}

impl Tally {
    pub(crate) fn add(&mut self, points: Points) {
        match points {
            Points::Loss => self.losses += 1,
            Points::Draw => self.draws += 1,
            Points::Win => self.wins += 1,
        }
    }

    pub(crate) fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Points a game, between 0 and 1; a half before the first game.
    pub(crate) fn share(self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(games),
        }
    }

    /// The difference of strength; infinite after nothing but wins or losses.
    pub(crate) fn elo(self) -> f64 {
        elo(self.share())
    }

    /// Half the width of the interval that holds the true difference with 95 %, by the variance of the pairs.
    pub(crate) fn error(self) -> f64 {
        self.pairs.error(self.share())
    }
}

/// The last line of a match.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "score {}-{}-{} elo {:.1} +- {:.1}",
            self.wins,
            self.draws,
            self.losses,
            self.elo(),
            self.error()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(wins: u32, draws: u32, losses: u32, pairs: [u32; 5]) -> Tally {
        Tally {
            wins,
            draws,
            losses,
            pairs: Pairs(pairs),
        }
    }

    #[test]
    fn three_quarters_are_191_points() {
        let tally = tally(60, 30, 10, [0, 5, 10, 15, 20]);
        assert!((tally.share() - 0.75).abs() < 1e-9);
        // 400 · log10(3)
        assert!((tally.elo() - 190.85).abs() < 0.01);
        // Squares 5 · ¼ + 10 · 1/16 + 20 · 1/16 = 3.125, variance 3.125/49, standard error 0.03571: from 0.6800 (130.9) to
        // 0.8200 (263.4).
        assert!((tally.error() - 66.3).abs() < 0.1, "{}", tally.error());
    }

    #[test]
    fn certain_results_have_no_finite_figure() {
        let said = |wins, draws, losses, pairs| tally(wins, draws, losses, pairs).to_string();
        assert_eq!(said(8, 0, 0, [0, 0, 0, 0, 4]), "score 8-0-0 elo inf +- inf");
        assert_eq!(
            said(0, 0, 8, [4, 0, 0, 0, 0]),
            "score 0-0-8 elo -inf +- inf"
        );
        assert_eq!(said(0, 8, 0, [0, 0, 4, 0, 0]), "score 0-8-0 elo 0.0 +- 0.0");
        assert_eq!(said(0, 0, 0, [0; 5]), "score 0-0-0 elo 0.0 +- inf");
    }
}
