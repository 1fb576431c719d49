//! The eleven kinds of pieces and how far they reach (rules: 2).

use std::fmt;

use rules::{Game, Side};

use crate::geometry::Slant;
use crate::options::Book;
use crate::position::Cotulenh;

/// A side by its colour, for sentences: it is written `red` or `blue`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colour(pub Side);

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Cotulenh::SIDES[self.0.index()])
    }
}

/// A kind of piece.
///
/// The order is the order inside a printed stack (rules: 6.1): sorting a legal stack by kind puts the carrier first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    /// `N`
    Navy = 1,
    /// `F`
    AirForce = 2,
    /// `T`
    Tank = 3,
    /// `E`
    Engineer = 4,
    /// `H`
    Headquarter = 5,
    /// `C`
    Commander = 6,
    /// `I`
    Infantry = 7,
    /// `M`
    Militia = 8,
    /// `A`
    Artillery = 9,
    /// `G`
    AntiAir = 10,
    /// `S`
    Missile = 11,
}

impl Kind {
    /// Every kind, in stack order.
    pub const ALL: [Kind; 11] = [
        Kind::Navy,
        Kind::AirForce,
        Kind::Tank,
        Kind::Engineer,
        Kind::Headquarter,
        Kind::Commander,
        Kind::Infantry,
        Kind::Militia,
        Kind::Artillery,
        Kind::AntiAir,
        Kind::Missile,
    ];

    /// The upper-case letter of the texts.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Kind::Navy => 'N',
            Kind::AirForce => 'F',
            Kind::Tank => 'T',
            Kind::Engineer => 'E',
            Kind::Headquarter => 'H',
            Kind::Commander => 'C',
            Kind::Infantry => 'I',
            Kind::Militia => 'M',
            Kind::Artillery => 'A',
            Kind::AntiAir => 'G',
            Kind::Missile => 'S',
        }
    }

    /// The kind of an upper-case letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The word of scenes, picks and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Navy => "navy",
            Kind::AirForce => "air_force",
            Kind::Tank => "tank",
            Kind::Engineer => "engineer",
            Kind::Headquarter => "headquarter",
            Kind::Commander => "commander",
            Kind::Infantry => "infantry",
            Kind::Militia => "militia",
            Kind::Artillery => "artillery",
            Kind::AntiAir => "anti_air",
            Kind::Missile => "missile",
        }
    }

    /// Artillery, anti-air and missile cross the river on the bridge files only (rules: 1.4).
    #[must_use]
    #[inline]
    pub const fn is_heavy(self) -> bool {
        matches!(self, Kind::Artillery | Kind::AntiAir | Kind::Missile)
    }

    /// Whether it captures over pieces (rules: 2).
    #[must_use]
    #[inline]
    pub const fn fires_over(self) -> bool {
        matches!(
            self,
            Kind::Artillery | Kind::Missile | Kind::AirForce | Kind::Navy
        )
    }

    /// Whether a commander in its headquarter is out of its reach (rules: 17.5).
    #[must_use]
    #[inline]
    pub const fn respects_shelter(self) -> bool {
        matches!(
            self,
            Kind::Infantry | Kind::Militia | Kind::AntiAir | Kind::Missile
        )
    }

    const fn from_code(code: u8) -> Option<Kind> {
        match code {
            1..=11 => Some(Kind::ALL[code as usize - 1]),
            _ => None,
        }
    }
}

/// Whether a piece has been promoted (rules: 2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Mark {
    /// Not promoted.
    Plain,
    /// Promoted; printed with `+`.
    Heroic,
}

/// A piece without its colour: the kind in four bits, the heroic mark in the fifth. Code 0 is no piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece(pub(crate) u8);

impl Piece {
    pub(crate) const HEROIC_BIT: u8 = 16;
    /// Number of codes, for tables.
    pub(crate) const CODES: usize = 32;

    /// A piece of a kind with a mark.
    #[must_use]
    pub const fn new(kind: Kind, mark: Mark) -> Piece {
        match mark {
            Mark::Plain => Piece(kind as u8),
            Mark::Heroic => Piece(kind as u8 | Piece::HEROIC_BIT),
        }
    }

    /// The kind.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        // A `Piece` is made from a kind, so the second arm is never taken; a total function needs no panic.
        match Kind::from_code(self.code()) {
            Some(kind) => kind,
            None => Kind::Infantry,
        }
    }

    /// Whether it is heroic.
    #[must_use]
    #[inline]
    pub const fn is_heroic(self) -> bool {
        self.0 & Piece::HEROIC_BIT != 0
    }

    /// The mark.
    #[must_use]
    pub const fn mark(self) -> Mark {
        if self.is_heroic() {
            Mark::Heroic
        } else {
            Mark::Plain
        }
    }

    /// The number of the kind; 0 for no piece.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.0 & 15
    }

    #[inline]
    pub(crate) const fn is(self, kind: Kind) -> bool {
        self.code() == kind as u8
    }

    /// A plane that air defence can touch (rules: 5.4).
    #[inline]
    pub(crate) const fn is_plain_plane(self) -> bool {
        self.0 == Kind::AirForce as u8
    }

    #[inline]
    pub(crate) fn reach(self, book: Book) -> &'static Reach {
        &REACH[book as usize][usize::from(self.0) % Piece::CODES]
    }

    /// How far it captures the easiest target, a navy, orthogonally and diagonally.
    pub(crate) const fn longest_captures(self, book: Book) -> (u8, u8) {
        let reach = &REACH[book as usize][self.0 as usize % Piece::CODES];
        let [orthogonal, diagonal] = reach.captures_navy;
        (orthogonal, diagonal)
    }

    /// The level of air defence it projects as a carrier; 0 for none (rules: 2, 5.2).
    #[inline]
    pub(crate) const fn defence_level(self) -> u8 {
        const LEVELS: [u8; Piece::CODES] = {
            let mut table = [0; Piece::CODES];
            let mut index = 0;
            while index < Kind::ALL.len() {
                let kind = Kind::ALL[index];
                let level = match kind {
                    Kind::Navy | Kind::AntiAir => 1,
                    Kind::Missile => 2,
                    _ => 0,
                };
                if level > 0 {
                    table[kind as usize] = level;
                    table[kind as usize | Piece::HEROIC_BIT as usize] = level + 1;
                }
                index += 1;
            }
            table
        };
        LEVELS[self.0 as usize % Piece::CODES]
    }
}

/// The word of sentences.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::AirForce => "air force",
            Kind::AntiAir => "anti-air gun",
            other => other.name(),
        })
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_heroic() {
            f.write_str("+")?;
        }
        write!(f, "{}", self.kind().letter())
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// How far a piece moves and captures, by slant: `[orthogonal, diagonal]`; 0 where it does not go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    moves: [u8; 2],
    captures: [u8; 2],
    captures_navy: [u8; 2],
}

impl Reach {
    #[inline]
    pub(crate) const fn moves(&self, slant: Slant) -> u8 {
        self.moves[slant as usize]
    }

    /// Against a target by its carrier (rules: 2.2).
    #[inline]
    pub(crate) const fn captures(&self, slant: Slant, target: Target) -> u8 {
        match target {
            Target::Navy => self.captures_navy[slant as usize],
            Target::Other => self.captures[slant as usize],
        }
    }

    /// The greatest of all ranges on this slant.
    #[inline]
    pub(crate) const fn longest(&self, slant: Slant) -> u8 {
        let (moves, captures) = (self.moves(slant), self.captures_navy[slant as usize]);
        if moves > captures { moves } else { captures }
    }
}

/// What a navy's range depends on (rules: 2.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    Navy,
    Other,
}

impl Target {
    #[inline]
    pub(crate) const fn of(carrier: Piece) -> Target {
        if carrier.is(Kind::Navy) {
            Target::Navy
        } else {
            Target::Other
        }
    }
}

/// "To the edge of the board": more than any line is long.
const UNLIMITED: u8 = 12;

static REACH: [[Reach; Piece::CODES]; 2] = {
    let mut tables = [reaches(Book::Upstream); 2];
    tables[Book::Revised as usize] = reaches(Book::Revised);
    tables
};

const fn reaches(book: Book) -> [Reach; Piece::CODES] {
    let none = Reach {
        moves: [0; 2],
        captures: [0; 2],
        captures_navy: [0; 2],
    };
    let mut table = [none; Piece::CODES];
    let mut index = 0;
    while index < Kind::ALL.len() {
        let kind = Kind::ALL[index];
        table[kind as usize] = plain_reach(kind);
        table[kind as usize | Piece::HEROIC_BIT as usize] = heroic_reach(kind, book);
        index += 1;
    }
    table
}

/// rules: 2, the table.
const fn plain_reach(kind: Kind) -> Reach {
    let (moves, captures, navy) = match kind {
        Kind::Commander => ([UNLIMITED, 0], [1, 0], [1, 0]),
        Kind::Infantry | Kind::Engineer | Kind::AntiAir => ([1, 0], [1, 0], [1, 0]),
        Kind::Tank => ([2, 0], [2, 0], [2, 0]),
        Kind::Militia => ([1, 1], [1, 1], [1, 1]),
        Kind::Artillery => ([3, 3], [3, 3], [3, 3]),
        Kind::Missile => ([2, 1], [2, 1], [2, 1]),
        Kind::AirForce => ([4, 4], [4, 4], [4, 4]),
        Kind::Navy => ([4, 4], [3, 3], [4, 4]),
        Kind::Headquarter => ([0, 0], [0, 0], [0, 0]),
    };
    Reach {
        moves,
        captures,
        captures_navy: navy,
    }
}

/// One more, in all eight directions; a missile's diagonal stays one shorter, a commander's capture does not grow
/// (rules: 2.1). By the revised book a headquarter goes as far as an infantry (rules: 17.2).
const fn heroic_reach(kind: Kind, book: Book) -> Reach {
    let plain = plain_reach(kind);
    let captures = plain.captures[0] + 1;
    let navy = plain.captures_navy[0] + 1;
    let moves = plain.moves[0] + 1;
    match kind {
        Kind::Commander => Reach {
            moves: [UNLIMITED; 2],
            captures: [1; 2],
            captures_navy: [1; 2],
        },
        Kind::Missile => Reach {
            moves: [moves, moves - 1],
            captures: [captures, captures - 1],
            captures_navy: [navy, navy - 1],
        },
        Kind::Headquarter if matches!(book, Book::Revised) => heroic_reach(Kind::Infantry, book),
        _ => Reach {
            moves: [moves; 2],
            captures: [captures; 2],
            captures_navy: [navy; 2],
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heroic_ranges_are_those_of_the_rules() {
        let reach = |kind| *Piece::new(kind, Mark::Heroic).reach(Book::Upstream);
        assert_eq!(reach(Kind::Missile).moves, [3, 2]);
        assert_eq!(reach(Kind::Navy).moves, [5, 5]);
        assert_eq!(reach(Kind::Navy).captures, [4, 4]);
        assert_eq!(reach(Kind::Navy).captures_navy, [5, 5]);
        assert_eq!(reach(Kind::AirForce).captures, [5, 5]);
        assert_eq!(reach(Kind::Headquarter).captures, [1, 1]);
        let revised = Piece::new(Kind::Headquarter, Mark::Heroic).reach(Book::Revised);
        assert_eq!((revised.moves, revised.captures), ([2, 2], [2, 2]));
        assert_eq!(reach(Kind::Commander).captures, [1, 1]);
        assert_eq!(reach(Kind::Infantry).moves, [2, 2]);
    }

    #[test]
    fn defence_levels_are_those_of_the_rules() {
        let level = |kind, mark| Piece::new(kind, mark).defence_level();
        assert_eq!(level(Kind::AntiAir, Mark::Plain), 1);
        assert_eq!(level(Kind::Navy, Mark::Heroic), 2);
        assert_eq!(level(Kind::Missile, Mark::Plain), 2);
        assert_eq!(level(Kind::Missile, Mark::Heroic), 3);
        assert_eq!(level(Kind::AirForce, Mark::Heroic), 0);
    }
}
