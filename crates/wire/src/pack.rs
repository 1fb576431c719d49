//! Numbers below a bound, packed into as few bits as the bound needs.

/// Bits that a number up to and including `max` needs.
fn width(max: usize) -> u32 {
    usize::BITS - max.leading_zeros()
}

#[derive(Debug, Default)]
pub(crate) struct Packer {
    bytes: Vec<u8>,
    used: u32,
}

impl Packer {
    /// Appends `value`, which is at most `max`; nothing where there is no choice.
    pub(crate) fn push(&mut self, value: usize, max: usize) {
        for bit in (0..width(max)).rev() {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= (((value >> bit) & 1) as u8) << (7 - self.used % 8);
            }
            self.used += 1;
        }
    }

    pub(crate) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

#[derive(Debug)]
pub(crate) struct Unpacker<'a> {
    bytes: &'a [u8],
    used: usize,
}

impl<'a> Unpacker<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Unpacker<'a> {
        Unpacker { bytes, used: 0 }
    }

    /// The next number up to `max`; `None` if the bits have run out or say more than `max`.
    pub(crate) fn pull(&mut self, max: usize) -> Option<usize> {
        let mut value = 0;
        for _ in 0..width(max) {
            let byte = *self.bytes.get(self.used / 8)?;
            value = value << 1 | usize::from(byte >> (7 - self.used % 8) & 1);
            self.used += 1;
        }
        (value <= max).then_some(value)
    }

    /// Whether nothing but the zero bits of the last byte is left.
    pub(crate) fn is_done(&self) -> bool {
        let left = self.bytes.len() * 8 - self.used;
        let last = self.bytes.last().copied().unwrap_or(0);
        left < 8 && u32::from(last).trailing_zeros() as usize >= left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_return() {
        let numbers = [(0, 0), (3, 5), (1, 1), (200, 255), (0, 7), (65_000, 70_000)];
        let mut packer = Packer::default();
        for (value, max) in numbers {
            packer.push(value, max);
        }
        let bytes = packer.finish();
        let mut unpacker = Unpacker::new(&bytes);
        for (value, max) in numbers {
            assert_eq!(unpacker.pull(max), Some(value));
        }
        assert!(unpacker.is_done());
        assert_eq!(unpacker.pull(255), None);
    }

    #[test]
    fn too_large_numbers_and_rests_are_seen() {
        assert_eq!(Unpacker::new(&[0b1110_0000]).pull(5), None);
        assert!(!Unpacker::new(&[0]).is_done());
        let mut unpacker = Unpacker::new(&[0b1010_0001]);
        assert_eq!(unpacker.pull(5), Some(5));
        assert!(!unpacker.is_done());
    }
}
