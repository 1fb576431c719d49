//! A number for every position, without gaps: the address of its value in the table (rules: 25.1).
//!
//! The side to move is always seen as Light: a position with Dark to move is turned (ranks 1 and 3 and the colours
//! exchanged). What remains is: which squares the mover's units stand on, which the rival's, the kinds on them, and the
//! margin. A pair of square sets is a *region*; inside it the kinds are digits of a mixed radix, 4 on the far row of the
//! unit's owner (no pawn stands there) and 5 elsewhere, and the margin is the last digit. Guests, counters and the en
//! passant target are not part of it.

use std::sync::LazyLock;

use rules::Side;

use crate::geometry::{Square, SquareSet};
use crate::piece::{Kind, Unit};
use crate::position::{KingsCooking, Parts, Tallies};

/// Every position of the table.
pub const POSITIONS: usize = 31_183_727;

/// Units on the board of the smallest and the greatest layer.
pub(super) const LAYERS: std::ops::RangeInclusive<usize> = 2..=6;

const SETS: usize = 9 + 36 + 84;

/// What decides the address of a position, as its two sides see it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placement {
    pub(super) cells: [Option<Unit>; 9],
    pub(super) units: [SquareSet; 2],
    pub(super) side: Side,
    /// The margin of the side to move.
    pub(super) margin: i32,
}

impl Placement {
    pub(super) fn of(position: &KingsCooking) -> Placement {
        Placement {
            cells: position.parts().cells,
            units: Side::ALL.map(|side| position.units(side)),
            side: position.side(),
            margin: position.margin(position.side()),
        }
    }
}

/// All positions with the mover on one set of squares and the rival on another.
#[derive(Clone, Copy, Debug)]
struct Region {
    first: u32,
    mover: SquareSet,
    rival: SquareSet,
}

/// The addresses of all regions.
#[derive(Debug)]
pub(super) struct Layout {
    /// The number of a set of one to three squares.
    set_numbers: [u8; 512],
    /// The first address of a region, by the numbers of its sets.
    firsts: Vec<u32>,
    /// Ascending by address, so layer after layer.
    regions: Vec<Region>,
    /// Where the layers begin, from [`LAYERS`]; the last entry is the end.
    layers: [usize; 6],
}

static LAYOUT: LazyLock<Layout> = LazyLock::new(Layout::new);

impl Layout {
    pub(super) fn get() -> &'static Layout {
        &LAYOUT
    }

    fn new() -> Layout {
        let sets: Vec<SquareSet> = (1..512)
            .map(SquareSet)
            .filter(|set| set.len() <= 3)
            .collect();
        let mut set_numbers = [u8::MAX; 512];
        for (number, set) in sets.iter().enumerate() {
            set_numbers[usize::from(set.0)] = number as u8;
        }
        let mut layout = Layout {
            set_numbers,
            firsts: vec![0; SETS * SETS],
            regions: Vec::new(),
            layers: [0; 6],
        };
        let mut next = 0;
        for (layer, units) in LAYERS.enumerate() {
            layout.layers[layer] = next;
            for (mover_number, &mover) in sets.iter().enumerate() {
                for (rival_number, &rival) in sets.iter().enumerate() {
                    if mover.len() + rival.len() != units || !mover.and(rival).is_empty() {
                        continue;
                    }
                    layout.firsts[mover_number * SETS + rival_number] = next as u32;
                    layout.regions.push(Region {
                        first: next as u32,
                        mover,
                        rival,
                    });
                    next += kinds(mover, rival) * margins(mover, rival);
                }
            }
        }
        layout.layers[5] = next;
        layout
    }

    /// The addresses of the positions with so many units on the board.
    pub(super) fn layer(&self, units: usize) -> std::ops::Range<usize> {
        let layer = units.saturating_sub(*LAYERS.start()).min(4);
        self.layers[layer]..self.layers[layer + 1]
    }

    /// The address of a placement; `None` if a side has no unit or more than three, which no position has, or the margin
    /// is none that the missing units allow.
    #[inline]
    pub(super) fn address(&self, placement: &Placement) -> Option<usize> {
        let &Placement {
            cells,
            units: [light, dark],
            side,
            margin,
        } = placement;
        let (mover, rival) = match side {
            Side::First => (light, dark),
            Side::Second => (flipped(dark), flipped(light)),
        };
        let numbers = [mover, rival].map(|set| self.set_numbers[usize::from(set.0 & 0x1ff)]);
        if numbers.contains(&u8::MAX) {
            return None;
        }
        let mut digits = 0;
        for (set, far) in [(mover, Side::First), (rival, Side::Second)] {
            for square in set {
                let stands = match side {
                    Side::First => square,
                    Side::Second => square.flipped(),
                };
                let kind = cells[stands.index()]?.kind();
                digits = digits * radix(far, square) + kind as usize;
            }
        }
        let lowest = lowest_margin(mover);
        let span = margins(mover, rival);
        let last = usize::try_from(margin - lowest)
            .ok()
            .filter(|&last| last < span)?;
        let first = self.firsts[usize::from(numbers[0]) * SETS + usize::from(numbers[1])];
        Some(first as usize + digits * span + last)
    }

    /// The position at an address, Light to move, with tallies that give its margin.
    pub(super) fn position(&self, address: usize) -> KingsCooking {
        let after = self
            .regions
            .partition_point(|region| region.first as usize <= address);
        let region = self.regions[after.saturating_sub(1)];
        let span = margins(region.mover, region.rival);
        let inside = address - region.first as usize;
        let margin = lowest_margin(region.mover) + (inside % span) as i32;
        let mut digits = inside / span;
        let mut cells = [None; 9];
        for (side, set) in [(Side::Second, region.rival), (Side::First, region.mover)] {
            let mut left = set.0;
            while left != 0 {
                let square = Square::ALL[15 - left.leading_zeros() as usize];
                left ^= square.bit().0;
                let radix = radix(side, square);
                cells[square.index()] = Some(Unit::new(side, Kind::ALL[digits % radix]));
                digits /= radix;
            }
        }
        let tallies = |set: SquareSet, captured: i32| Tallies {
            guests: (3 - set.len() as i32 - captured) as u8,
            captured: captured as u8,
        };
        KingsCooking::from_parts(Parts {
            cells,
            side: Side::First,
            en_passant: None,
            tallies: [
                tallies(region.mover, (-margin).max(0)),
                tallies(region.rival, margin.max(0)),
            ],
            quiet: 0,
            plies: 0,
        })
    }
}

/// The number of kinds that a unit of `side` may have on a square.
#[inline]
const fn radix(side: Side, square: Square) -> usize {
    if SquareSet::far_row(side).has(square) {
        4
    } else {
        5
    }
}

fn kinds(mover: SquareSet, rival: SquareSet) -> usize {
    let product =
        |side, set: SquareSet| -> usize { set.map(|square| radix(side, square)).product() };
    product(Side::First, mover) * product(Side::Second, rival)
}

/// How many margins the units that are missing allow.
#[inline]
const fn margins(mover: SquareSet, rival: SquareSet) -> usize {
    7 - mover.len() - rival.len()
}

/// The margin if all missing units of the mover were captured and all missing units of the rival have left.
#[inline]
const fn lowest_margin(mover: SquareSet) -> i32 {
    mover.len() as i32 - 3
}

#[inline]
const fn flipped(set: SquareSet) -> SquareSet {
    SquareSet(set.0 >> 6 & 7 | set.0 & 0x38 | (set.0 & 7) << 6)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The counts of section 25.1.
    #[test]
    fn layers_have_the_published_sizes() {
        let layout = Layout::get();
        let sizes: Vec<usize> = LAYERS.map(|units| layout.layer(units).len()).collect();
        assert_eq!(sizes, [7_845, 204_888, 2_507_175, 11_141_688, 17_322_131]);
        assert_eq!(layout.layers[5], POSITIONS);
    }

    #[test]
    fn addresses_read_back() {
        let layout = Layout::get();
        for address in (0..POSITIONS).step_by(997).chain([POSITIONS - 1]) {
            let position = layout.position(address);
            assert_eq!(layout.address(&Placement::of(&position)), Some(address));
            let turned = rules::Mirror::mirrored(&position);
            assert_eq!(layout.address(&Placement::of(&turned)), Some(address));
        }
    }
}
