//! Moves: how the pieces go, what they attack, which moves are legal.

mod attack;
mod captures;
mod facing;
mod legal;
mod limits;
pub(crate) mod lines;
mod palace;
pub(crate) mod steppers;

pub(crate) use attack::{attackers, is_attacked};
pub(crate) use captures::captures;
pub(crate) use legal::{count, generate, has_legal_step};
pub(crate) use limits::Limits;
pub(crate) use palace::king_line_screens;

use crate::{Board, Kind, Piece, Point, PointSet};
use lines::Cross;

/// The file and rank lines of everybody through a point.
#[inline]
pub(crate) fn lines_at(board: &Board, point: Point) -> (u16, u16) {
    (board.file_line(point.file()), board.rank_line(point.rank()))
}

/// What a rook or a cannon of `piece.side` may go to, own pieces already left out.
#[inline]
fn line_moves(board: &Board, piece: Piece, point: Point) -> Cross {
    let (file, rank) = lines_at(board, point);
    let other = piece.side.other();
    let enemies = Cross::new(
        board.file_line_of(other, point.file()),
        board.rank_line_of(other, point.rank()),
    );
    let occupied = Cross::new(file, rank);
    let slide = lines::slide(point, file, rank);
    if piece.kind == Kind::Rook {
        slide.minus(occupied.minus(enemies))
    } else {
        let quiet = slide.minus(occupied);
        quiet.or(lines::hop(point, file, rank).and(enemies))
    }
}

/// The pseudo-legal destinations of a piece on one board (rules: 2): section 2 and nothing else.
#[must_use]
#[inline]
pub fn destinations(board: &Board, piece: Piece, point: Point) -> PointSet {
    let reach = match piece.kind {
        Kind::King => steppers::king(piece.side, point),
        Kind::Advisor => steppers::advisor(piece.side, point),
        Kind::Elephant => steppers::elephant(board, piece.side, point),
        Kind::Horse => steppers::horse(board, point),
        Kind::Pawn => steppers::pawn(piece.side, point),
        Kind::Rook | Kind::Cannon => return line_moves(board, piece, point).points(point),
    };
    reach & !board.side(piece.side)
}
