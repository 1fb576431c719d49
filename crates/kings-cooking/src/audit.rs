//! What is kept step by step against the same from scratch, and the mirrored position.

use rules::{Audit, Mirror, Position, Side};

use crate::geometry::Square;
use crate::key;
use crate::piece::Unit;
use crate::position::{KingsCooking, Parts};
use crate::step::Step;

impl Audit for KingsCooking {
    fn key_from_scratch(&self) -> u64 {
        let mut key = match self.side() {
            Side::First => 0,
            Side::Second => key::SIDE,
        };
        for square in Square::ALL {
            if let Some(unit) = self.unit(square) {
                key ^= key::unit(unit, square);
            }
        }
        if let Some(target) = self.en_passant() {
            key ^= key::en_passant(target.file());
        }
        for side in Side::ALL {
            key ^= key::captured(side, self.tallies(side).captured);
        }
        key
    }

    fn audit(&self) -> Result<(), String> {
        let fresh = KingsCooking::from_parts(self.parts());
        for side in Side::ALL {
            let (kept, found) = (self.units(side), fresh.units(side));
            if kept != found {
                return Err(format!("units {kept:?}, from scratch {found:?}"));
            }
        }
        if fresh.key() != self.key() {
            return Err(format!(
                "key {:016x}, from scratch {:016x}",
                self.key(),
                fresh.key()
            ));
        }
        Ok(())
    }
}

impl Mirror for KingsCooking {
    /// Colours exchanged, ranks 1 and 3 exchanged. The parity of the ply number is the side to move, so the number goes to
    /// its neighbour: above the least one that the counter *h* and an en passant target allow, numbers are paired.
    fn mirrored(&self) -> KingsCooking {
        let mut cells = [None; 9];
        for square in Square::ALL {
            cells[square.flipped().index()] = self.unit(square).map(Unit::turned);
        }
        let Parts {
            side,
            en_passant,
            tallies: [light, dark],
            quiet,
            plies,
            ..
        } = self.parts();
        let least = u32::from(quiet).max(u32::from(en_passant.is_some()));
        KingsCooking::from_parts(Parts {
            cells,
            side: side.other(),
            en_passant,
            tallies: [dark, light],
            quiet,
            plies: least.wrapping_add(plies.wrapping_sub(least) ^ 1),
        })
    }

    fn mirrored_step(&self, step: Step) -> Step {
        step.flipped()
    }
}
