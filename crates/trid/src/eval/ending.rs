//! Endings: winning what is won, and not believing in what cannot be won.

use rules::Side;

use super::WORTH;
use crate::geometry::Column;
use crate::piece::Form;
use crate::position::TriD;

/// The scale of an ordinary position.
pub(super) const WHOLE: i32 = 4;
/// The scale of an advantage that hardly ever wins.
const SLIGHT: i32 = 1;

/// How far from the edge a column is: 0 on the outer files and ranks.
const fn inwards(column: Column) -> i32 {
    let file = column.file() as i32;
    let rank = column.rank() as i32;
    let across = if file < 3 { file } else { 5 - file };
    let along = if rank < 5 { rank } else { 9 - rank };
    across + along
}

impl TriD {
    /// How much of its advantage the stronger side can hope for, in [`WHOLE`]ths: without pawns, being ahead by less than a rook leads
    /// nowhere.
    pub(super) fn hope(&self, stronger: Side) -> i32 {
        let pawns = self.pawns() & self.sides[stronger.index()];
        if pawns.has_any() {
            return WHOLE;
        }
        let ahead = self.force(stronger) - self.force(stronger.other());
        if ahead < WORTH[Form::Rook as usize] {
            SLIGHT
        } else {
            WHOLE
        }
    }

    /// The worth of a side's pieces, pawns left out.
    fn force(&self, side: Side) -> i32 {
        let own = self.sides[side.index()];
        [Form::Queen, Form::Rook, Form::Bishop, Form::Knight]
            .into_iter()
            .map(|form| (own & self.form(form)).len() as i32 * WORTH[form as usize])
            .sum()
    }

    /// Against a bare king: drive it to the edge, and bring the own king near. For White.
    pub(super) fn drive(&self) -> i32 {
        let bare = |side: Side| self.sides[side.index()].len() == 1;
        let hunter = match (bare(Side::First), bare(Side::Second)) {
            (false, true) => Side::First,
            (true, false) => Side::Second,
            _ => return 0,
        };
        let hunted = self.king(hunter.other()).column();
        let (files, ranks) = self.king(hunter).column().distance(hunted);
        let apart = i32::from(files.abs().max(ranks.abs())) + i32::from(files.abs() + ranks.abs());
        let drive = 200 - 16 * inwards(hunted) - 5 * apart;
        match hunter {
            Side::First => drive,
            Side::Second => -drive,
        }
    }
}

#[cfg(test)]
mod tests {
    use evaluation::Evaluate;

    use crate::testing::at;

    #[test]
    fn a_bare_king_is_worse_off_in_the_corner() {
        let corner =
            at("4/2K1/4/4|4/4/1R2/4|4/4/4/4 QL1:2/2|KL1:2/2|QL6:k1/2|KL6:2/2 w - - - 0 10");
        let middle =
            at("4/2K1/4/4|4/4/1R2/4|4/4/2k1/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert!(corner.value() > middle.value() + 30);
    }

    #[test]
    fn a_minor_piece_ahead_without_pawns_is_next_to_nothing() {
        let slight =
            at("R3/4/4/2K1|4/4/4/B3|2k1/1r2/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        let hopeful =
            at("R3/4/4/2K1|4/3P/4/B3|2k1/1r2/3p/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert!(slight.value() < 150 && slight.value() > 0);
        assert!(hopeful.value() > 200);
    }
}
