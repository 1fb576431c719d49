//! The sequential probability ratio test: how long to play until one of two claims about strength can be believed.
//!
//! The claims are differences in logistic Elo, the unit of the last line of a match: a gain told as "+5" and a bound of 5 are the
//! same thing. Normalised Elo would make the length of a test depend less on how often a game is drawn, but its figures could not
//! be compared with the score, and they would mean another thing in each of our games.
//!
//! The spread of the results is not known beforehand, so the test is a generalised one: the likelihood of a claim is that of the
//! likeliest distribution of pairs among those whose mean is the claimed one.

use std::fmt;
use std::str::FromStr;

use super::elo::share;
use super::pairs::Pairs;

/// Two claims about the difference of strength, in logistic Elo.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Claims {
    /// Believed when the test rejects.
    pub(crate) null: f64,
    /// Believed when the test accepts.
    pub(crate) alternative: f64,
}

/// Beyond this nobody needs a test.
const MOST_ELO: f64 = 1_000.0;

impl FromStr for Claims {
    type Err = String;

    fn from_str(text: &str) -> Result<Claims, String> {
        let read = |figure: &str| {
            let figure: f64 = figure.trim().parse().ok()?;
            (figure.abs() <= MOST_ELO).then_some(figure)
        };
        text.split_once(',')
            .and_then(|(null, alternative)| Some((read(null)?, read(alternative)?)))
            .filter(|(null, alternative)| null < alternative)
            .map(|(null, alternative)| Claims { null, alternative })
            .ok_or_else(|| {
                format!(
                    "'{text}' is no pair of bounds; accepted: E0,E1 in Elo, the lower one first"
                )
            })
    }
}

/// A test with its rates of error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sprt {
    pub(crate) claims: Claims,
    /// How often the alternative may be believed where the null claim is true.
    pub(crate) alpha: f64,
    /// How often the null claim may be believed where the alternative is true.
    pub(crate) beta: f64,
}

/// What a test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ruling {
    /// The alternative is believed.
    Accepted,
    /// The null claim is believed.
    Rejected,
    /// More games are needed.
    Undecided,
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ruling::Accepted => "accepted",
            Ruling::Rejected => "rejected",
            Ruling::Undecided => "undecided",
        })
    }
}

impl Sprt {
    /// The logarithms of the ratio at which the test ends: rejected, accepted.
    ///
    /// A ratio of likelihoods ever reaches `1/α` with a chance of at most α where the null claim is true (Ville's inequality).
    /// Wald's own bounds, `(1 − β)/α` and `β/(1 − α)`, spend the rate of error of one side on the other and keep the rates only
    /// on the average: with them 22 of 400 matches of equal machines, 5.5 %, were told apart. These cost some 2 % more games.
    pub(crate) fn bounds(&self) -> (f64, f64) {
        (self.beta.ln(), -self.alpha.ln())
    }

    /// The logarithm of the ratio of the likelihoods of both claims.
    pub(crate) fn llr(&self, pairs: Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let null = Tilt::towards(share(self.claims.null), pairs);
        let alternative = Tilt::towards(share(self.claims.alternative), pairs);
        // The observed frequencies stand in both likelihoods and cancel out.
        weights(pairs)
            .into_iter()
            .zip(Pairs::SHARES)
            .map(|(count, share)| {
                count * (null.divisor(share).ln() - alternative.divisor(share).ln())
            })
            .sum()
    }

    pub(crate) fn ruling(&self, pairs: Pairs) -> Ruling {
        let (lower, upper) = self.bounds();
        match self.llr(pairs) {
            llr if llr >= upper => Ruling::Accepted,
            llr if llr <= lower => Ruling::Rejected,
            _ => Ruling::Undecided,
        }
    }
}

/// What was never seen is not taken for impossible: without a trace of every result no distribution might have the claimed mean.
const TRACE: f64 = 1e-3;

/// The counts of the pairs, none of them nothing.
fn weights(pairs: Pairs) -> [f64; 5] {
    pairs.0.map(|count| f64::from(count).max(TRACE))
}

/// The likeliest distribution of a mean: the observed frequencies, each divided by `1 + slope · (share − mean)`.
#[derive(Clone, Copy, Debug)]
struct Tilt {
    mean: f64,
    slope: f64,
}

impl Tilt {
    fn towards(mean: f64, pairs: Pairs) -> Tilt {
        let weights = weights(pairs);
        // What the mean of the tilted distribution exceeds the claimed one by; it falls as the slope grows.
        let excess = |slope: f64| -> f64 {
            weights
                .into_iter()
                .zip(Pairs::SHARES)
                .map(|(count, share)| count * (share - mean) / (1.0 + slope * (share - mean)))
                .sum()
        };
        // Between these slopes every divisor is positive, and the excess falls from one infinity to the other.
        let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
        for _ in 0..60 {
            let middle = f64::midpoint(low, high);
            if excess(middle) > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        Tilt {
            mean,
            slope: f64::midpoint(low, high),
        }
    }

    fn divisor(self, share: f64) -> f64 {
        1.0 + self.slope * (share - self.mean)
    }
}

#[cfg(test)]
mod tests {
    use rules::SplitMix64;

    use super::*;

    fn sprt(null: f64, alternative: f64) -> Sprt {
        Sprt {
            claims: Claims { null, alternative },
            alpha: 0.05,
            beta: 0.05,
        }
    }

    #[test]
    fn bounds_keep_the_rates_of_error() {
        let (lower, upper) = sprt(0.0, 5.0).bounds();
        // ln 20
        assert!((upper - 2.995_732).abs() < 1e-6 && (lower + 2.995_732).abs() < 1e-6);
        let uneven = Sprt {
            alpha: 0.01,
            beta: 0.1,
            ..sprt(0.0, 5.0)
        };
        let (lower, upper) = uneven.bounds();
        // ln 100 and ln (1/10)
        let ten = std::f64::consts::LN_10;
        assert!((upper - 2.0 * ten).abs() < 1e-6, "{upper}");
        assert!((lower + ten).abs() < 1e-6, "{lower}");
    }

    #[test]
    fn claims_are_read_in_order() {
        let read = |text: &str| text.parse::<Claims>().ok();
        let claims = |null, alternative| Some(Claims { null, alternative });
        assert_eq!(read("0,5"), claims(0.0, 5.0));
        assert_eq!(read("-5, 0.5"), claims(-5.0, 0.5));
        for bad in ["", "5", "5,0", "0,0", "0,NaN", "0,inf", "-1001,0", "0,5,6"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }

    /// With results of two kinds there is one distribution for each mean, and the ratio is that of two coins.
    #[test]
    fn two_kinds_of_results_are_a_coin() {
        let test = sprt(0.0, 100.0);
        let (fair, better) = (0.5_f64, share(100.0));
        let coin = 60.0 * (better / fair).ln() + 40.0 * ((1.0 - better) / (1.0 - fair)).ln();
        let llr = test.llr(Pairs([40, 0, 0, 0, 60]));
        // Traces of what was not seen move it a little.
        assert!((llr - coin).abs() < 0.01, "{llr} {coin}");
    }

    /// Close claims and many pairs: the ratio is that of two normal distributions with the observed variance.
    #[test]
    fn many_pairs_are_normal() {
        let pairs = Pairs([400, 1_900, 5_100, 2_100, 500]);
        let count = f64::from(pairs.count());
        // (0 · 400 + ¼ · 1900 + ½ · 5100 + ¾ · 2100 + 500) / 10000
        let mean = 0.51;
        // Squares of the deviations 0.51, 0.26, 0.01, 0.24, 0.49, by their counts.
        let variance = (400.0 * 0.2601
            + 1_900.0 * 0.0676
            + 5_100.0 * 0.0001
            + 2_100.0 * 0.0576
            + 500.0 * 0.2401)
            / count;
        let test = sprt(0.0, 5.0);
        let (null, alternative) = (share(0.0), share(5.0));
        let normal =
            count * (alternative - null) * (2.0 * mean - null - alternative) / (2.0 * variance);
        let llr = test.llr(pairs);
        assert!((llr / normal - 1.0).abs() < 0.01, "{llr} {normal}");
    }

    #[test]
    fn the_other_machine_sees_the_opposite() {
        let counts = [7, 31, 40, 22, 9];
        let mut turned = counts;
        turned.reverse();
        let (ours, theirs) = (sprt(-3.0, 12.0), sprt(-12.0, 3.0));
        let sum = ours.llr(Pairs(counts)) + theirs.llr(Pairs(turned));
        assert!(sum.abs() < 1e-9, "{sum}");
        assert_eq!(ours.llr(Pairs::default()), 0.0);
    }

    /// A few pairs prove nothing, however clear they are.
    #[test]
    fn a_clean_sweep_needs_length() {
        let test = sprt(0.0, 10.0);
        assert_eq!(test.ruling(Pairs([0, 0, 0, 0, 5])), Ruling::Undecided);
        assert_eq!(test.ruling(Pairs([0, 0, 0, 0, 500])), Ruling::Accepted);
        assert_eq!(test.ruling(Pairs([500, 0, 0, 0, 0])), Ruling::Rejected);
    }

    /// Frequencies of pairs at a difference of strength: an even distribution, tilted exponentially until its mean is right.
    fn frequencies(elo: f64) -> [f64; 5] {
        let even = [0.08, 0.2, 0.44, 0.2, 0.08];
        let wanted = share(elo);
        let tilted = |slope: f64| {
            let raised: Vec<f64> = even
                .iter()
                .zip(Pairs::SHARES)
                .map(|(frequency, share)| frequency * (slope * share).exp())
                .collect();
            let all: f64 = raised.iter().sum();
            [0, 1, 2, 3, 4].map(|kind: usize| raised[kind] / all)
        };
        let mean =
            |kinds: [f64; 5]| -> f64 { kinds.iter().zip(Pairs::SHARES).map(|(f, s)| f * s).sum() };
        let (mut low, mut high) = (-20.0, 20.0);
        for _ in 0..60 {
            let middle = f64::midpoint(low, high);
            if mean(tilted(middle)) < wanted {
                low = middle;
            } else {
                high = middle;
            }
        }
        tilted(low)
    }

    /// How many of so many tests accept a machine that is stronger by `elo`.
    fn accepted(test: Sprt, elo: f64, tests: u32, seed: u64) -> f64 {
        let kinds = frequencies(elo);
        let mut random = SplitMix64::new(seed);
        let mut draw = || {
            let mut left = random.next_u64() as f64 / 2_f64.powi(64);
            for (kind, frequency) in kinds.into_iter().enumerate() {
                left -= frequency;
                if left < 0.0 {
                    return kind as u32;
                }
            }
            4
        };
        let mut count = 0;
        for _ in 0..tests {
            let mut pairs = Pairs::default();
            let ruling = loop {
                pairs.add(draw());
                match test.ruling(pairs) {
                    Ruling::Undecided => {}
                    ruling => break ruling,
                }
            };
            count += u32::from(ruling == Ruling::Accepted);
        }
        f64::from(count) / f64::from(tests)
    }

    /// The rates of error are what was asked for, over thousands of matches by chance.
    #[test]
    fn rates_of_error_hold() {
        let test = sprt(0.0, 60.0);
        // The standard error of a rate of 0.05 over 3,000 tests is 0.004.
        let wrong = accepted(test, 0.0, 3_000, 1);
        assert!((0.02..=0.062).contains(&wrong), "{wrong}");
        let right = accepted(test, 60.0, 3_000, 2);
        assert!((0.938..=0.98).contains(&right), "{right}");
        // In the middle both claims are as near.
        let middle = accepted(test, 30.0, 1_000, 3);
        assert!((0.4..=0.6).contains(&middle), "{middle}");
        // A stricter test errs less.
        let strict = Sprt {
            alpha: 0.01,
            ..test
        };
        let wrong = accepted(strict, 0.0, 2_000, 4);
        assert!(wrong <= 0.018, "{wrong}");
    }
}
