//! How much less deeply late steps are searched.

/// Sixteenths of the binary logarithm, in whole numbers: floating point need not round alike in the browser.
const fn log2_16(number: usize) -> i32 {
    let mut power = 0;
    // log2(n^16) = 16 log2(n); n < 64, so that n^16 < 2^96.
    let mut value = 1u128;
    let mut times = 0;
    while times < 16 {
        value *= number as u128;
        times += 1;
    }
    while value > 1 {
        value >>= 1;
        power += 1;
    }
    power
}

const SIZE: usize = 64;

static REDUCTIONS: [[u8; SIZE]; SIZE] = {
    let mut table = [[0; SIZE]; SIZE];
    let mut depth = 1;
    while depth < SIZE {
        let mut late = 1;
        while late < SIZE {
            // 3/4 + ln(depth) ln(late) / 2.25, in 1/256 of a turn: ln 2 squared is 0.4805.
            let product = log2_16(depth) * log2_16(late);
            let reduction = 192 + product * 4805 / 10_000 * 100 / 225;
            table[depth][late] = (reduction / 64) as u8;
            late += 1;
        }
        depth += 1;
    }
    table
};

/// The reduction of the `late`-th step at `depth`, in quarters of a turn.
pub(crate) fn reduction(depth: i32, late: usize) -> i32 {
    let depth = depth.clamp(0, SIZE as i32 - 1) as usize;
    i32::from(REDUCTIONS[depth][late.min(SIZE - 1)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reductions_grow_with_depth_and_lateness() {
        assert!(reduction(3, 3) < reduction(12, 3));
        assert!(reduction(8, 2) < reduction(8, 40));
        let by_formula = |depth: f64, late: f64| (0.75 + depth.ln() * late.ln() / 2.25) * 4.0;
        for (depth, late) in [(3, 3), (6, 12), (20, 40)] {
            let exact = by_formula(f64::from(depth), f64::from(late as u8));
            assert!((f64::from(reduction(depth, late)) - exact).abs() < 1.6);
        }
    }
}
