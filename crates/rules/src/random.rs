//! A small generator of random numbers that gives the same sequence everywhere.

/// SplitMix64: one 64-bit word of state, every seed allowed.
///
/// It serves keys, random set-ups and random games; it is not for secrets.
///
/// ```
/// let mut random = rules::SplitMix64::new(0);
/// assert_eq!(random.next_u64(), 0xe220_a839_7b1d_cdaf);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    /// A generator that starts at `seed`.
    #[must_use]
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64 { state: seed }
    }

    /// The next 64 bits.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, which must not be 0. The bias is below `bound / 2^64`.
    #[inline]
    pub const fn below(&mut self, bound: usize) -> usize {
        (self.next_u64() % bound as u64) as usize
    }
}

/// A table of `N` random words for incremental keys, computed at compile time. Each table of a game takes its own seed.
#[must_use]
pub const fn zobrist<const N: usize>(seed: u64) -> [u64; N] {
    let mut random = SplitMix64::new(seed);
    let mut words = [0; N];
    let mut index = 0;
    while index < N {
        words[index] = random.next_u64();
        index += 1;
    }
    words
}
