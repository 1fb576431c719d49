//! The checksum of texts and links.

/// CRC-32 as in zip files and PNG pictures (polynomial `edb88320`, reflected).
///
/// Half a byte at a time: what is summed is short, and the tables of the fast ways (16 KiB that no compressor makes smaller)
/// would travel to the browser with every game.
///
/// ```
/// assert_eq!(rules::crc32(b"123456789"), 0xcbf4_3926);
/// ```
#[must_use]
pub fn crc32(bytes: &[u8]) -> u32 {
    let rest = bytes
        .iter()
        .fold(u32::MAX, |rest, &byte| half(half(rest ^ u32::from(byte))));
    !rest
}

/// Takes in the lowest four bits.
fn half(rest: u32) -> u32 {
    rest >> 4 ^ HALVES[(rest & 0xf) as usize]
}

static HALVES: [u32; 16] = halves();

const fn halves() -> [u32; 16] {
    let mut table = [0; 16];
    let mut index = 0;
    while index < table.len() {
        let mut rest = index as u32;
        let mut bit = 0;
        while bit < 4 {
            rest = rest >> 1 ^ (rest & 1).wrapping_neg() & 0xedb8_8320;
            bit += 1;
        }
        table[index] = rest;
        index += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::crc32;
    use crate::SplitMix64;

    #[test]
    fn sums_are_those_of_everybody() {
        let mut random = SplitMix64::new(1);
        for length in (0..300).chain([4096, 65_537]) {
            let bytes: Vec<u8> = (0..length).map(|_| random.next_u64() as u8).collect();
            assert_eq!(crc32(&bytes), crc32fast::hash(&bytes), "{length} bytes");
        }
    }
}
