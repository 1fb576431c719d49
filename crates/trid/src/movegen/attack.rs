//! Who attacks a square (rules: 5.4).

use rules::Side;

use crate::geometry::{BETWEEN, Columns, Square, SquareMasks, Squares, TABLES};
use crate::options::CrossTrackSlides;
use crate::piece::Form;
use crate::position::TriD;

impl TriD {
    /// The squares from which a slider could not reach `square` because the tracks differ, in either direction
    /// (rules: 5.1.5).
    #[inline]
    pub(crate) fn off_track(&self, square: Square) -> Squares {
        match self.options.cross_track_slides {
            CrossTrackSlides::Off => SquareMasks::other_track(square),
            CrossTrackSlides::On => Squares::NONE,
        }
    }

    /// The leapers and pawns among `enemies` of colour `by` that attack `square`.
    #[inline]
    pub(crate) fn near_attackers(&self, square: Square, by: Side, enemies: Squares) -> Squares {
        let column = square.column().index();
        // A pawn of `by` attacks from where a pawn of the other side standing here would attack.
        let near = (TABLES.knight[column] & self.form(Form::Knight))
            | (TABLES.king[column] & self.form(Form::King))
            | (TABLES.pawn[by.other().index()][column] & self.pawns());
        near & enemies
    }

    /// The sliders among `enemies` that stand on a line of their own kind with `square`, whatever lies between.
    #[inline]
    pub(crate) fn snipers(&self, square: Square, enemies: Squares) -> Squares {
        let column = square.column().index();
        let queens = self.form(Form::Queen);
        let lines = (TABLES.orthogonal[column] & (self.form(Form::Rook) | queens))
            | (TABLES.diagonal[column] & (self.form(Form::Bishop) | queens));
        lines & enemies & !self.off_track(square)
    }

    /// Whether any of `enemies`, pieces of colour `by`, attacks `square` when `blockers` stop slides.
    pub(crate) fn is_attacked(
        &self,
        square: Square,
        by: Side,
        enemies: Squares,
        blockers: Columns,
    ) -> bool {
        if self.near_attackers(square, by, enemies).has_any() {
            return true;
        }
        let between = &BETWEEN[square.column().index()];
        self.snipers(square, enemies)
            .any(|sniper| between[sniper.column().index()].and(blockers).is_empty())
    }

    /// Whether `by` attacks `square` in the position as it is.
    pub(crate) fn is_attacked_now(&self, square: Square, by: Side) -> bool {
        let blockers = self.blockers(self.occupied, self.existing);
        self.is_attacked(square, by, self.sides[by.index()], blockers)
    }

    /// All pieces of `by` that attack `square` in the position as it is.
    pub(crate) fn attackers(&self, square: Square, by: Side) -> Squares {
        let enemies = self.sides[by.index()];
        let blockers = self.blockers(self.occupied, self.existing);
        let between = &BETWEEN[square.column().index()];
        self.snipers(square, enemies)
            .filter(|sniper| between[sniper.column().index()].and(blockers).is_empty())
            .collect::<Squares>()
            | self.near_attackers(square, by, enemies)
    }
}
