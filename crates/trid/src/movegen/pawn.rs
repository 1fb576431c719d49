//! Pawns (rules: 5.5).

use super::{Attackers, Walk};
use crate::geometry::{Column, Square, Squares, TABLES};
use crate::piece::Form;
use crate::position::TriD;

impl Walk<'_> {
    #[inline]
    pub(super) fn pawn(&self, from: Square, form: Form) -> Squares {
        let position = self.position;
        let side = self.side.index();
        let column = from.column();
        let enemies = position.sides[self.side.other().index()];
        let ahead = TABLES.ahead[side][column.index()];
        let mut steps = TABLES.column[ahead.index()];
        if form == Form::Unmoved && self.clear.has(ahead) {
            steps |= TABLES.column[TABLES.ahead[side][ahead.index()].index()];
        }
        let takes = TABLES.pawn[side][column.index()] & enemies;
        let targets = (takes | steps & self.open) & self.guard.allowed(from);
        if self.takers.has_any() && self.takers.has(from) {
            return targets | self.en_passant(from);
        }
        targets
    }

    /// Two columns may lose their piece at once and the taken pawn may be the checker, so the king is tested afterwards.
    #[cold]
    fn en_passant(&self, from: Square) -> Squares {
        let position = self.position;
        let (Some(victim), Some(crossed)) = (position.passed, position.crossed()) else {
            return Squares::NONE;
        };
        if position.exposes_en_passant(from, victim, crossed) {
            Squares::NONE
        } else {
            TABLES.column[crossed.index()] & position.active
        }
    }
}

impl TriD {
    /// Whether taking `victim` en passant leaves the mover's king attacked. The level of arrival does not matter.
    pub(crate) fn exposes_en_passant(&self, from: Square, victim: Square, crossed: Column) -> bool {
        let left = self.pieces() & !Squares::of(from) & !Squares::of(victim);
        let mut occupied = self.occupied.with(crossed);
        for column in [from.column(), victim.column()] {
            if (left & TABLES.column[column.index()]).is_empty() {
                occupied = occupied.without(column);
            }
        }
        let by = self.side.other();
        let enemies = self.sides[by.index()] & !Squares::of(victim);
        let blockers = self.blockers(occupied, self.existing);
        Attackers::among(self, by, enemies).attack(self.king(self.side), blockers)
    }
}
