//! Mutated inputs without a fuzzer: the same ones for the same number, on every machine and toolchain.

use rules::SplitMix64;

/// Inputs longer than this say nothing new.
const LONGEST: usize = 8192;

/// Bytes that parsers treat in a special way somewhere.
const SPECIAL: &[u8] = b"\0\n\r\t \"#%&()*+,-./0189:;=?@AZ[\\]_az{|}~\x7f\x80\xff";

/// Texts that parsers treat in a special way somewhere.
const TEXTS: &[&str] = &[
    "-1",
    "00",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "null",
    "{}",
    "[]",
    "//",
    "--",
    "\u{feff}",
    "é",
    "将",
    "\u{1F344}",
    "%00",
    "==",
];

/// An endless source of inputs near the seeds.
#[derive(Debug)]
pub struct Mutator {
    random: SplitMix64,
    seeds: Vec<Vec<u8>>,
}

impl Mutator {
    /// Inputs near `seeds`, decided by `number` alone.
    #[must_use]
    pub fn new(number: u64, mut seeds: Vec<Vec<u8>>) -> Mutator {
        if seeds.is_empty() {
            seeds.push(Vec::new());
        }
        Mutator {
            random: SplitMix64::new(number),
            seeds,
        }
    }

    /// Writes the next input into `input`.
    pub fn next(&mut self, input: &mut Vec<u8>) {
        input.clear();
        let seed = self.below(self.seeds.len());
        input.extend_from_slice(&self.seeds[seed]);
        // Mostly one small fault, which reaches deep; sometimes many, which reach what nobody thought of.
        let faults = match self.below(8) {
            0..=4 => 1,
            5..=6 => 3,
            _ => 12,
        };
        for _ in 0..faults {
            self.fault(input);
        }
        input.truncate(LONGEST);
    }

    fn fault(&mut self, input: &mut Vec<u8>) {
        let at = self.below(input.len() + 1);
        let end = at + self.below((input.len() - at).min(16) + 1);
        match self.below(10) {
            0 if at < input.len() => input[at] ^= 1 << self.below(8),
            1 if at < input.len() => input[at] = SPECIAL[self.below(SPECIAL.len())],
            2 => input.insert(at, SPECIAL[self.below(SPECIAL.len())]),
            3 => drop(input.drain(at..end)),
            4 => input.truncate(at),
            5 => {
                let copy = input[at..end].to_vec();
                let to = self.below(input.len() + 1);
                drop(input.splice(to..to, copy));
            }
            6 => {
                let text = TEXTS[self.below(TEXTS.len())];
                drop(input.splice(at..end, text.bytes()));
            }
            7 => {
                // The head of one input and the tail of another.
                let other = self.below(self.seeds.len());
                let from = self.below(self.seeds[other].len() + 1);
                input.truncate(at);
                input.extend_from_slice(&self.seeds[other][from..]);
            }
            8 => {
                // The same few bytes very often: for everything that counts or recurses.
                let copy = input[at..end].to_vec();
                let times = 1 << self.below(9);
                for _ in 0..times {
                    input.extend_from_slice(&copy);
                }
            }
            _ if at < input.len() => {
                let other = self.below(input.len());
                input.swap(at, other);
            }
            _ => input.push(b'0'),
        }
        // Between faults as well, or repeated doubling would take all memory.
        input.truncate(LONGEST);
    }

    fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(number: u64, count: usize) -> Vec<Vec<u8>> {
        let mut mutator = Mutator::new(
            number,
            vec![b"rnbakabnr/9 w".to_vec(), b"{\"a\":1}".to_vec()],
        );
        (0..count)
            .map(|_| {
                let mut input = Vec::new();
                mutator.next(&mut input);
                input
            })
            .collect()
    }

    #[test]
    fn the_number_decides_the_inputs() {
        assert_eq!(first(1, 100), first(1, 100));
        assert_ne!(first(1, 100), first(2, 100));
    }

    #[test]
    fn inputs_are_bounded_and_mostly_different() {
        let mut inputs = first(7, 10_000);
        assert!(inputs.iter().all(|input| input.len() <= LONGEST));
        inputs.sort();
        inputs.dedup();
        assert!(inputs.len() > 5_000, "{} different inputs", inputs.len());
    }

    #[test]
    fn without_seeds_there_are_still_inputs() {
        let mut mutator = Mutator::new(1, Vec::new());
        let mut input = Vec::new();
        let mut longest = 0;
        for _ in 0..100 {
            mutator.next(&mut input);
            longest = longest.max(input.len());
        }
        assert!(longest > 0);
    }
}
