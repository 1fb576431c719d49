//! Static value of positions: that of plain xiangqi for the standard layer, plus what energy and the other layers are worth.

use rules::{Evaluate, Position, Side};

use super::{Layer, Rhythm, RhythmStep};
use crate::eval::{balance, piece_value};
use crate::{Board, Kind, PALACE, Piece};

/// What a point of energy is worth: a whole vertical move is a little less than half a pawn.
const ENERGY: i32 = 15;
/// What a guard loses away from the standard layer, where the king it should guard stays.
const STRAY_GUARD: i32 = 60;
/// What an attacker gains outside the standard layer: fewer enemies meet it there, and it threatens what is below or above.
const OUTSIDE: i32 = 20;
/// What a striker straight above or below the enemy palace gains while its side can pay for the strike.
const OVER_PALACE: i32 = 35;

impl Rhythm {
    /// What `side` has beyond its pieces on the standard layer.
    fn extra(&self, side: Side) -> i32 {
        let energy = ENERGY * i32::from(self.energy(side).value());
        let outer = [Layer::Ground, Layer::Sky].map(|layer| self.outer(self.board(layer), side));
        energy + outer[0] + outer[1]
    }

    fn outer(&self, board: &Board, side: Side) -> i32 {
        let palace = PALACE[side.other().index()];
        let strikes = self.energy(side).pays(1);
        let mut total = 0;
        for point in board.side(side) {
            let Some(piece) = board.piece(point) else {
                continue;
            };
            total += piece_value(piece, point) + place(piece);
            if strikes && piece.kind != Kind::Cannon && palace.has(point) {
                total += OVER_PALACE;
            }
        }
        total
    }
}

/// What a piece gains or loses by standing outside the standard layer.
const fn place(piece: Piece) -> i32 {
    match piece.kind {
        Kind::King => 0,
        Kind::Advisor | Kind::Elephant => -STRAY_GUARD,
        Kind::Horse | Kind::Rook | Kind::Cannon | Kind::Pawn => OUTSIDE,
    }
}

impl Evaluate for Rhythm {
    fn value(&self) -> i32 {
        let red = balance(self.board(Layer::Standard)) + self.extra(Side::First)
            - self.extra(Side::Second);
        match self.actor() {
            Side::First => red,
            Side::Second => -red,
        }
    }

    fn gain(&self, step: RhythmStep) -> i32 {
        step.way()
            .and_then(|(_, to)| Some(piece_value(self.piece(to)?, to.point())))
            .unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RhythmOptions;
    use rules::{Mirror, Reading, Text};

    fn value(text: &str) -> i32 {
        Rhythm::read_position(text, Reading::Lenient, RhythmOptions::default())
            .expect(text)
            .value()
    }

    const SPREAD: &str = "9/3R5/9/6p2/2b3P2/9/2P6/3A5/9/3A5:3a2R2/5n3/4k4/p1p6/2C1p1r2/9/4P3P/B8/3N5/4K1C2:\
        9/9/3c4b/8p/c8/9/P8/7NB/r8/9 w 3,3 - 9 61";

    #[test]
    fn the_start_is_even_and_energy_counts() {
        assert_eq!(value(super::super::RSTART), 0);
        let more = super::super::RSTART.replace("0,0", "4,1");
        assert_eq!(value(&more), 3 * ENERGY);
    }

    #[test]
    fn symmetric_positions_have_one_value() {
        let position = Rhythm::read_position(SPREAD, Reading::Lenient, RhythmOptions::default());
        let position = position.expect(SPREAD);
        assert_eq!(position.mirrored().value(), position.value());
        assert_eq!(position.flipped().value(), position.value());
    }

    #[test]
    fn an_unpaid_striker_threatens_nothing() {
        let over = |energy: u8| {
            value(&format!(
                "-:4k4/9/9/9/9/9/9/9/9/3K5:9/4N4/9/9/9/9/9/9/9/9 w {energy},0 - 0 1"
            ))
        };
        assert_eq!(over(3) - over(2), ENERGY + OVER_PALACE);
    }
}
