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

const STRIDE: u64 = 0x9e37_79b9_7f4a_7c15;

impl SplitMix64 {
    /// A generator that starts at `seed`.
    #[must_use]
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64 { state: seed }
    }

    /// The next 64 bits.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(STRIDE);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// What the `index`-th call of [`SplitMix64::next_u64`] gives, counted from 0.
    #[must_use]
    #[inline]
    pub const fn word(seed: u64, index: usize) -> u64 {
        let steps = (index as u64).wrapping_mul(STRIDE);
        SplitMix64::new(seed.wrapping_add(steps)).next_u64()
    }

    /// A number below `bound`, which must not be 0. The bias is below `bound / 2^64`.
    #[inline]
    pub const fn below(&mut self, bound: usize) -> usize {
        (self.next_u64() % bound as u64) as usize
    }
}

/// `N` random words for incremental keys: the words of [`zobrist`] for the same seed.
///
/// Natively a table. In wasm every word travels to the browser and none of them can be compressed, so there a word is
/// computed when it is asked for: the generator is a counter, the word at an index needs no word before it.
#[derive(Debug)]
pub struct Words<const N: usize> {
    #[cfg(target_family = "wasm")]
    seed: u64,
    #[cfg(not(target_family = "wasm"))]
    table: [u64; N],
}

impl<const N: usize> Words<N> {
    /// The words of a seed. Each table of a game takes its own.
    #[must_use]
    pub const fn new(seed: u64) -> Words<N> {
        Words {
            #[cfg(target_family = "wasm")]
            seed,
            #[cfg(not(target_family = "wasm"))]
            table: zobrist(seed),
        }
    }

    /// The word at an index below `N`.
    #[cfg(not(target_family = "wasm"))]
    #[must_use]
    #[inline]
    pub const fn at(&self, index: usize) -> u64 {
        self.table[index]
    }

    /// The word at an index below `N`.
    #[cfg(target_family = "wasm")]
    #[must_use]
    #[inline]
    pub const fn at(&self, index: usize) -> u64 {
        SplitMix64::word(self.seed, index)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_the_same_in_a_table_and_alone() {
        static WORDS: Words<300> = Words::new(7);
        let table = zobrist::<300>(7);
        for (index, &word) in table.iter().enumerate() {
            assert_eq!(WORDS.at(index), word);
            assert_eq!(SplitMix64::word(7, index), word);
        }
    }
}
