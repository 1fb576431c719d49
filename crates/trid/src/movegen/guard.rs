//! What the safety of the mover's king demands of every move (rules: 5.1.6).
//!
//! Lines are columns here: a piece is pinned only if it stands alone in the one occupied column between king and slider,
//! and a check is met by landing on any level of a column between. Two sliders in one column check or pin together, so
//! each narrows the answer and taking one of them is not enough.

use super::attack::Attackers;
use crate::geometry::{BETWEEN, Column, Columns, Square, Squares, TABLES};
use crate::position::TriD;

/// The demands, worked out once a position. The line of a pinned piece is found again when it is asked for: pins are
/// rare, and a table of lines would have to be carried along.
pub(crate) struct Guard<'a> {
    pub(crate) king: Square,
    /// The enemies.
    pub(crate) attackers: &'a Attackers,
    /// Where a piece other than the king must land; everything without check.
    pub(crate) answers: Squares,
    /// The pieces that give check.
    pub(crate) checkers: Squares,
    pinned: Squares,
    /// The columns between the king and every slider in line with it: while what blocks them stays, no line opens.
    pub(crate) lines: Columns,
    /// What stops slides now.
    pub(crate) blockers: Columns,
}

impl<'a> Guard<'a> {
    /// Of the side to move against `attackers`, the enemies.
    pub(crate) fn new(position: &TriD, attackers: &'a Attackers) -> Guard<'a> {
        let side = position.side;
        let king = position.king(side);
        let blockers = position.blockers(position.occupied, position.existing);
        let near = attackers.near(king.column());
        let mut guard = Guard {
            king,
            attackers,
            answers: Squares::ALL,
            checkers: near,
            pinned: Squares::NONE,
            lines: Columns::default(),
            blockers,
        };
        for checker in near {
            guard.answers &= Squares::of(checker);
        }
        let lines = &BETWEEN[king.column().index()];
        for sniper in attackers.snipers(king) {
            let between = lines[sniper.column().index()];
            guard.lines = guard.lines.or(between);
            let met = between.and(blockers);
            if met.is_empty() {
                guard.checkers |= Squares::of(sniper);
                guard.answers &= squares(between) | Squares::of(sniper);
            } else if let Some(column) = met.only()
                // A gap is a blocker without pieces: nothing is pinned on it.
                && position.crowd[column.index()] == 1
            {
                guard.pinned |= position.sides[side.index()] & TABLES.column[column.index()];
            }
        }
        guard
    }

    /// Where the piece on `from`, not the king, may land.
    #[inline]
    pub(crate) fn allowed(&self, from: Square) -> Squares {
        if self.pinned.has_any() && self.pinned.has(from) {
            self.answers & self.line(from.column())
        } else {
            self.answers
        }
    }

    /// The squares that keep every slider behind the pinned piece's column from the king.
    #[cold]
    fn line(&self, column: Column) -> Squares {
        let lines = &BETWEEN[self.king.column().index()];
        self.attackers
            .snipers(self.king)
            .map(|sniper| (sniper, lines[sniper.column().index()]))
            .filter(|(_, between)| between.and(self.blockers).only() == Some(column))
            .fold(Squares::ALL, |line, (sniper, between)| {
                line & (squares(between) | Squares::of(sniper))
            })
    }
}

/// The squares of a set of columns, at any time.
pub(crate) fn squares(columns: Columns) -> Squares {
    columns.fold(Squares::NONE, |set, column| {
        set | TABLES.column[column.index()]
    })
}
