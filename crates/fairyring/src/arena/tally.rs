//! The score of a match, and what it says about strength.

use std::fmt;

/// Games from the point of view of the first machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
}

/// Standard errors to each side that hold 95 % of a normal distribution.
const NINETY_FIVE: f64 = 1.959_964;

impl Tally {
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

    /// Half the width of the interval that holds the true difference with 95 %, by the trinomial variance of the games.
    pub(crate) fn error(self) -> f64 {
        let games = f64::from(self.games());
        let share = self.share();
        let part = |count: u32, points: f64| f64::from(count) * (points - share).powi(2);
        let variance =
            (part(self.wins, 1.0) + part(self.draws, 0.5) + part(self.losses, 0.0)) / games;
        let reach = NINETY_FIVE * (variance / games).sqrt();
        let error = (elo(share + reach) - elo(share - reach)) / 2.0;
        if error.is_nan() || variance == 0.0 && share != 0.5 {
            f64::INFINITY
        } else {
            error
        }
    }
}

fn elo(share: f64) -> f64 {
    if share <= 0.0 {
        f64::NEG_INFINITY
    } else if share >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (share / (1.0 - share)).log10()
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

    fn tally(wins: u32, draws: u32, losses: u32) -> Tally {
        Tally {
            wins,
            draws,
            losses,
        }
    }

    #[test]
    fn three_quarters_are_191_points() {
        let tally = tally(60, 30, 10);
        assert!((tally.share() - 0.75).abs() < 1e-9);
        // 400 · log10(3)
        assert!((tally.elo() - 190.85).abs() < 0.01);
        // Variance 0.1125, standard error 0.03354: from 0.6843 (134.4) to 0.8157 (258.5).
        assert!((tally.error() - 62.0).abs() < 0.5, "{}", tally.error());
    }

    #[test]
    fn certain_results_have_no_finite_figure() {
        assert_eq!(tally(9, 0, 0).to_string(), "score 9-0-0 elo inf +- inf");
        assert_eq!(tally(0, 0, 9).to_string(), "score 0-0-9 elo -inf +- inf");
        assert_eq!(tally(0, 9, 0).to_string(), "score 0-9-0 elo 0.0 +- 0.0");
        assert_eq!(tally(0, 0, 0).to_string(), "score 0-0-0 elo 0.0 +- inf");
    }
}
