//! What the safety of the mover's king demands of every move (rules: 5.1.6).
//!
//! Lines are columns here: a piece is pinned only if it stands alone in the one occupied column between king and slider,
//! and a check is met by landing on any level of a column between. Two sliders in one column check or pin together, so
//! each narrows the answer and taking one of them is not enough.

use arrayvec::ArrayVec;

use crate::geometry::{BETWEEN, Columns, Square, Squares, TABLES};
use crate::position::TriD;

/// The demands, worked out once a position.
pub(crate) struct Guard {
    /// Where a piece other than the king must land; everything without check.
    pub(crate) answers: Squares,
    /// The pieces that give check.
    pub(crate) checkers: Squares,
    /// Each pinned piece with the squares on its line.
    pins: ArrayVec<(Square, Squares), 8>,
    pinned: Squares,
    /// What stops slides now.
    pub(crate) blockers: Columns,
}

impl Guard {
    pub(crate) fn new(position: &TriD) -> Guard {
        let side = position.side;
        let king = position.king(side);
        let enemies = position.sides[side.other().index()];
        let blockers = position.blockers(position.occupied, position.existing);
        let near = position.near_attackers(king, side.other(), enemies);
        let mut guard = Guard {
            answers: Squares::ALL,
            checkers: near,
            pins: ArrayVec::new(),
            pinned: Squares::NONE,
            blockers,
        };
        for checker in near {
            guard.answers &= Squares::of(checker);
        }
        let lines = &BETWEEN[king.column().index()];
        for sniper in position.snipers(king, enemies) {
            let between = lines[sniper.column().index()];
            let met = between.and(blockers);
            if met.is_empty() {
                guard.checkers |= Squares::of(sniper);
                guard.answers &= squares(between) | Squares::of(sniper);
            } else if let Some(column) = met.only() {
                // A gap is a blocker without pieces: nothing is pinned on it.
                let own = position.sides[side.index()] & TABLES.column[column.index()];
                if position.crowd[column.index()] == 1
                    && let Some(piece) = own.first()
                {
                    guard.pin(piece, squares(between) | Squares::of(sniper));
                }
            }
        }
        guard
    }

    fn pin(&mut self, piece: Square, line: Squares) {
        if self.pinned.has(piece) {
            for (pinned, squares) in &mut self.pins {
                if *pinned == piece {
                    *squares &= line;
                }
            }
        } else {
            self.pinned |= Squares::of(piece);
            // One line a direction, eight directions: there is always room.
            let _ = self.pins.try_push((piece, line));
        }
    }

    /// Where the piece on `from`, not the king, may land.
    #[inline]
    pub(crate) fn allowed(&self, from: Square) -> Squares {
        if self.pinned.has(from) {
            self.pins
                .iter()
                .find(|(piece, _)| *piece == from)
                .map_or(Squares::NONE, |(_, line)| *line & self.answers)
        } else {
            self.answers
        }
    }
}

/// The squares of a set of columns, at any time.
pub(crate) fn squares(columns: Columns) -> Squares {
    columns.fold(Squares::NONE, |set, column| {
        set | TABLES.column[column.index()]
    })
}
