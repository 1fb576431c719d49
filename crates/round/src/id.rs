//! The names of rounds, commands, persons and sockets.

use std::fmt;

/// The letters of a round's name: no `i`, `l`, `o`, `u`, so that nothing is read as something else.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// How many letters a round's name has: 65 bits, too many to guess.
const LENGTH: usize = 13;

/// The name of a round: 13 letters, case-blind.
///
/// ```
/// use round::RoundId;
///
/// let id = RoundId::of(7);
/// assert_eq!(id.to_string(), "0000000000007");
/// assert_eq!(RoundId::read("0000000000007"), Some(id));
/// assert_eq!(RoundId::read("il"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoundId([u8; LENGTH]);

impl RoundId {
    /// The name made of the lowest 65 of these bits; whoever makes a round draws them at random.
    #[must_use]
    pub fn of(bits: u128) -> RoundId {
        let mut letters = [0; LENGTH];
        for (place, letter) in letters.iter_mut().rev().enumerate() {
            let five = (bits >> (5 * place)) & 31;
            // Five bits are always one of 32 letters.
            *letter = LETTERS.get(five as usize).copied().unwrap_or(b'0');
        }
        RoundId(letters)
    }

    /// Reads a name as it stands in an address.
    #[must_use]
    pub fn read(text: &str) -> Option<RoundId> {
        let mut letters = [0; LENGTH];
        if text.len() != LENGTH {
            return None;
        }
        for (letter, byte) in letters.iter_mut().zip(text.bytes()) {
            let small = byte.to_ascii_lowercase();
            *letter = LETTERS.contains(&small).then_some(small)?;
        }
        Some(RoundId(letters))
    }

    /// The name in small letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        // Every letter is one of `LETTERS`.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for RoundId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for RoundId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

/// The name of a command: 128 random bits made by whoever sends it, so that sending it twice does nothing twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CommandId(u128);

impl CommandId {
    /// The upper half of the names that the server gives to its own entries. Nobody else may use it: he could spoil an entry
    /// to come.
    const SERVER: u64 = u64::from_be_bytes(*b"fairyrng");

    /// The name that somebody else made.
    ///
    /// `None` for a name that only the server gives.
    #[must_use]
    pub const fn of(bits: u128) -> Option<CommandId> {
        if (bits >> 64) as u64 == CommandId::SERVER {
            None
        } else {
            Some(CommandId(bits))
        }
    }

    /// The name of what the server itself does as entry `seq`. It is the same on every node: who is second finds it taken.
    #[must_use]
    pub const fn server(seq: u32) -> CommandId {
        CommandId(((CommandId::SERVER as u128) << 64) | seq as u128)
    }

    /// Whether the server gave it.
    #[must_use]
    pub const fn is_server(self) -> bool {
        (self.0 >> 64) as u64 == CommandId::SERVER
    }

    /// Reads 32 hexadecimal digits, as somebody else sends them.
    #[must_use]
    pub fn read(text: &str) -> Option<CommandId> {
        let digits = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let bits = digits.then(|| u128::from_str_radix(text, 16).ok())??;
        CommandId::of(bits)
    }

    /// The bits, as a store keeps them.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The name of an entry that was stored: anybody's.
    #[must_use]
    pub const fn stored(bits: u128) -> CommandId {
        CommandId(bits)
    }
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A guest, a named person or a program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(pub i64);

/// One line to somebody: a socket, a stream, or a request that waits for its answer. Whoever drives a host numbers them and
/// never gives a number twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SocketId(pub u64);

/// The sum of a position's text, by which two programs see that they mean the same position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Digest(pub u32);

impl Digest {
    /// The digest of a position's text.
    #[must_use]
    pub fn of(position: &str) -> Digest {
        Digest(rules::crc32(position.as_bytes()))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}
