//! Who attacks a square (rules: 5.4).

use rules::Side;

use crate::geometry::{BETWEEN, Column, Columns, Square, Squares, TABLES};
use crate::piece::Form;
use crate::position::TriD;

/// Pieces of one side, sorted by how they attack. A walk asks them about dozens of squares, so they are sorted once.
#[derive(Clone, Copy)]
pub(crate) struct Attackers {
    knights: Squares,
    kings: Squares,
    pawns: Squares,
    /// Rooks and queens.
    straight: Squares,
    /// Bishops and queens.
    slanting: Squares,
    /// The side whose pieces they are.
    by: Side,
    /// The row of [`TABLES`] for the option `cross_track_slides`.
    on_track: &'static [Squares; Square::COUNT],
}

impl Attackers {
    /// Every piece of `by`.
    #[inline]
    pub(crate) fn of(position: &TriD, by: Side) -> Attackers {
        Attackers::among(position, by, position.sides[by.index()])
    }

    /// Those on `squares`, all of them pieces of `by`.
    #[inline]
    pub(crate) fn among(position: &TriD, by: Side, squares: Squares) -> Attackers {
        let queens = position.form(Form::Queen);
        Attackers {
            knights: position.form(Form::Knight) & squares,
            kings: position.form(Form::King) & squares,
            pawns: position.pawns() & squares,
            straight: (position.form(Form::Rook) | queens) & squares,
            slanting: (position.form(Form::Bishop) | queens) & squares,
            by,
            on_track: position.on_tracks(),
        }
    }

    /// The leapers and pawns that attack a column.
    #[inline]
    pub(crate) fn near(&self, column: Column) -> Squares {
        let column = column.index();
        // A pawn of `by` attacks from where a pawn of the other side standing here would attack.
        (TABLES.knight[column] & self.knights)
            | (TABLES.king[column] & self.kings)
            | (TABLES.pawn[self.by.other().index()][column] & self.pawns)
    }

    /// The sliders on a line of their own kind with a column, whatever lies between and whatever their tracks are.
    #[inline]
    pub(crate) fn in_line(&self, column: Column) -> Squares {
        let column = column.index();
        (TABLES.orthogonal[column] & self.straight) | (TABLES.diagonal[column] & self.slanting)
    }

    /// The sliders that attack `square` as soon as nothing lies between.
    #[inline]
    pub(crate) fn snipers(&self, square: Square) -> Squares {
        self.in_line(square.column()) & self.on_track[square.index()]
    }

    /// Whether any of them attacks `square` when `blockers` stop slides.
    pub(crate) fn attack(&self, square: Square, blockers: Columns) -> bool {
        let column = square.column();
        if self.near(column).has_any() {
            return true;
        }
        let between = &BETWEEN[column.index()];
        self.snipers(square)
            .any(|sniper| between[sniper.column().index()].and(blockers).is_empty())
    }

    /// What of `squares`, all of one column, none of them attacks when `blockers` stop slides. Levels of a column are attacked
    /// alike, except that a slider on a board spares the boards of the other track.
    #[inline]
    pub(crate) fn spared(&self, column: Column, squares: Squares, blockers: Columns) -> Squares {
        if self.near(column).has_any() {
            return Squares::NONE;
        }
        let between = &BETWEEN[column.index()];
        self.in_line(column)
            .filter(|sniper| between[sniper.column().index()].and(blockers).is_empty())
            .fold(squares, |left, sniper| {
                left & !self.on_track[sniper.index()]
            })
    }
}

impl TriD {
    /// By the square of a slider: where it may end, as far as the tracks decide it (rules: 5.1.5, option
    /// `cross_track_slides`).
    #[inline]
    pub(crate) fn on_tracks(&self) -> &'static [Squares; Square::COUNT] {
        &TABLES.on_track[self.options.cross_track_slides as usize]
    }

    /// Whether `by` attacks `square` in the position as it is.
    pub(crate) fn is_attacked_now(&self, square: Square, by: Side) -> bool {
        let blockers = self.blockers(self.occupied, self.existing);
        Attackers::of(self, by).attack(square, blockers)
    }

    /// All pieces of `by` that attack `square` in the position as it is.
    pub(crate) fn attackers(&self, square: Square, by: Side) -> Squares {
        let attackers = Attackers::of(self, by);
        let blockers = self.blockers(self.occupied, self.existing);
        let between = &BETWEEN[square.column().index()];
        attackers
            .snipers(square)
            .filter(|sniper| between[sniper.column().index()].and(blockers).is_empty())
            .collect::<Squares>()
            | attackers.near(square.column())
    }
}
