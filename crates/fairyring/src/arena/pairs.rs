//! Pairs of games from one opening with sides exchanged, and what they say about strength.
//!
//! The two games of a pair are not independent: an opening that favours one side gives each machine a win. So the unit of the
//! statistics is the pair, which can bring 0, ½, 1, 1½ or 2 points (the pentanomial model). Where openings are uneven this makes
//! the interval narrower than the games taken one by one would, and it never pretends to more games than there were.

use std::fmt;

use super::elo::elo;

/// Standard errors to each side that hold 95 % of a normal distribution.
const NINETY_FIVE: f64 = 1.959_964;

/// How many pairs brought 0, ½, 1, 1½ and 2 points to the first machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pairs(pub(crate) [u32; 5]);

impl Pairs {
    /// The shares of the points that a pair can bring.
    pub(crate) const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

    /// Adds a pair that brought so many half points, 0 to 4.
    pub(crate) fn add(&mut self, halves: u32) {
        if let Some(count) = self.0.get_mut(halves as usize) {
            *count += 1;
        }
    }

    pub(crate) fn count(self) -> u32 {
        self.0.iter().sum()
    }

    /// The sum of a figure over all pairs.
    fn sum(self, figure: impl Fn(f64) -> f64) -> f64 {
        let of_kind = |(&count, share): (&u32, f64)| f64::from(count) * figure(share);
        self.0.iter().zip(Pairs::SHARES).map(of_kind).sum()
    }

    /// How far the true share of the points may be from the one observed, with 95 %; `None` as long as two pairs are not whole.
    pub(crate) fn reach(self) -> Option<f64> {
        let pairs = f64::from(self.count());
        if pairs < 2.0 {
            return None;
        }
        let mean = self.sum(|share| share) / pairs;
        let variance = self.sum(|share| (share - mean).powi(2)) / (pairs - 1.0);
        Some(NINETY_FIVE * (variance / pairs).sqrt())
    }

    /// Half the width of the interval of Elo around a share of the points.
    pub(crate) fn error(self, share: f64) -> f64 {
        match self.reach() {
            // Pairs that were all alike say nothing about how much they might have differed, unless all of them were even.
            Some(reach) if reach > 0.0 || share == 0.5 => {
                let error = (elo(share + reach) - elo(share - reach)) / 2.0;
                if error.is_nan() { f64::INFINITY } else { error }
            }
            _ => f64::INFINITY,
        }
    }
}

/// `3-10-40-12-5`: from 0 points to 2.
impl fmt::Display for Pairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [none, half, one, more, two] = self.0;
        write!(f, "{none}-{half}-{one}-{more}-{two}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_comes_from_the_pairs() {
        // 4 · 0, 4 · ½, 4 · 1: mean ½, squares 8 · ¼ = 2, variance 2/11, standard error √(2/132) = 0.12309, reach 0.24126.
        let pairs = Pairs([4, 0, 4, 0, 4]);
        let reach = pairs.reach().unwrap();
        assert!((reach - 0.241_26).abs() < 1e-5, "{reach}");
        // 400 · log10(0.74126 / 0.25874) = 182.85
        assert!((pairs.error(0.5) - 182.85).abs() < 0.02);
    }

    /// An opening that one side always wins says nothing about the machines, however often it is played.
    #[test]
    fn pairs_that_cancel_out_have_no_width() {
        assert_eq!(Pairs([0, 0, 50, 0, 0]).reach(), Some(0.0));
        assert_eq!(Pairs([0, 0, 50, 0, 0]).error(0.5), 0.0);
    }

    #[test]
    fn without_spread_there_is_no_interval() {
        assert_eq!(Pairs([0, 0, 1, 0, 0]).error(0.5), f64::INFINITY);
        assert_eq!(Pairs([0, 0, 0, 9, 0]).error(0.75), f64::INFINITY);
        assert_eq!(Pairs([0, 0, 0, 0, 9]).error(1.0), f64::INFINITY);
    }

    #[test]
    fn pairs_are_counted_by_half_points() {
        let mut pairs = Pairs::default();
        for halves in [0, 1, 2, 2, 4] {
            pairs.add(halves);
        }
        assert_eq!(pairs.to_string(), "1-1-2-0-1");
        assert_eq!(pairs.count(), 5);
    }
}
