//! Elo: differences of strength as shares of the points (the logistic curve).

/// The difference of strength at which this share of the points is expected; infinite at nothing and at everything.
pub(crate) fn elo(share: f64) -> f64 {
    if share <= 0.0 {
        f64::NEG_INFINITY
    } else if share >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (share / (1.0 - share)).log10()
    }
}

/// The share of the points that is expected at this difference of strength.
pub(crate) fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_are_one_curve() {
        assert_eq!(share(0.0), 0.5);
        // 400 · log10(3)
        assert!((share(190.848_5) - 0.75).abs() < 1e-6);
        for figure in [-300.0, -5.0, 0.0, 12.5, 700.0] {
            assert!((elo(share(figure)) - figure).abs() < 1e-9);
        }
        assert_eq!((elo(0.0), elo(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
    }
}
