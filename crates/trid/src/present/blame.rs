//! Why a hand may not go on, and which squares are to blame.

use rules::{Pick, SiteId};

use super::universe::{pin_of, site_id, square_of};
use crate::geometry::{Board, Level, Square, Squares, TABLES};
use crate::piece::{Choice, Form};
use crate::position::TriD;
use crate::refusal::Refusal;
use crate::step::Spoken;

/// How near to being legal a move came. What a piece never does is the furthest.
fn nearness(refusal: &Refusal) -> u8 {
    match refusal {
        Refusal::Exposed { .. } => 5,
        Refusal::Frozen { .. } => 4,
        Refusal::Blocked { .. } | Refusal::PawnBlocked { .. } | Refusal::Shadowed { .. } => 3,
        Refusal::OwnPiece { .. } | Refusal::CarriedPassing { .. } => 2,
        Refusal::Gap { .. } | Refusal::OtherTrack { .. } | Refusal::PawnDiagonal { .. } => 1,
        _ => 0,
    }
}

/// The rule against what a hand means by `pick` after `path`.
pub(super) fn why_not(position: &TriD, path: &[Pick], pick: Pick) -> Option<Refusal> {
    if let Some(square) = position.pending.first() {
        return Some(Refusal::Owed { square });
    }
    match (path, pick) {
        ([], Pick::Site(site)) => Some(position.idle(square_of(site)?)),
        (&[Pick::Site(from)], Pick::Site(to)) => {
            position.unreachable(square_of(from)?, square_of(to)?)
        }
        (&[board @ Pick::Board(_)], Pick::Anchor(anchor)) => {
            position.first_reason(position.picked(board)?, pin_of(anchor)?)
        }
        (&[board @ Pick::Board(_)], Pick::Site(site)) => {
            Some(position.no_stand(position.picked(board)?, square_of(site)?))
        }
        (_, Pick::Board(_)) => {
            let refused = position.refused_boards().into_iter();
            refused
                .filter(|(board, _)| *board == pick)
                .map(|it| it.1)
                .next()
        }
        _ => None,
    }
}

/// The squares to blame.
pub(super) fn culprits(position: &TriD, refusal: &Refusal) -> Vec<SiteId> {
    let enemy = position.side.other();
    let squares = match *refusal {
        Refusal::Blocked { column } | Refusal::Shadowed { column } => {
            position.pieces() & TABLES.column[column.index()]
        }
        Refusal::TooMany { pin, .. } | Refusal::NotControlled { pin, .. } => {
            position.pieces() & TABLES.pin[pin.index()]
        }
        Refusal::CastlingCheck { .. } => position.attackers(position.king(position.side), enemy),
        Refusal::PathAttacked { square, .. } | Refusal::ArrivalAttacked { square, .. } => {
            position.attackers(square, enemy)
        }
        _ => return rules::named_places::<TriD>(refusal),
    };
    squares.map(site_id).collect()
}

impl TriD {
    /// Why nothing begins on a square.
    fn idle(&self, from: Square) -> Refusal {
        match self.piece_at(from) {
            Some(piece) if piece.side == self.side => self.stuck(from),
            Some(piece) => Refusal::NotYours {
                piece,
                square: from,
            },
            None if self.active.has(from) => Refusal::Empty { square: from },
            None => Refusal::NoBoardUnder { place: from.into() },
        }
    }

    /// Why an own piece can go nowhere: the move that came nearest to being legal tells.
    fn stuck(&self, from: Square) -> Refusal {
        if let Some(board) = self.deferred_promotion(from) {
            return Refusal::Deferred {
                square: from,
                board,
                pin: self.boards.pin(board),
            };
        }
        let judged = Squares::ALL.filter_map(|to| {
            let refusal = self.unreachable(from, to)?;
            // That an own piece stands there matters only where the piece could go otherwise.
            let own = matches!(refusal, Refusal::OwnPiece { .. });
            let way = own.then(|| self.judge_way(from, to).err());
            Some(way.flatten().unwrap_or(refusal))
        });
        let nearest = judged.reduce(|best, next| {
            if nearness(&next) > nearness(&best) {
                next
            } else {
                best
            }
        });
        nearest.unwrap_or(Refusal::Vertical {
            column: from.column(),
        })
    }

    /// Why a piece may not go from one square to another; `None` if it may.
    fn unreachable(&self, from: Square, to: Square) -> Option<Refusal> {
        let mut castlings = self.refused_castlings(from).into_iter();
        if let Some((_, refusal)) = castlings.find(|it| it.0 == Pick::Site(site_id(to))) {
            return Some(refusal);
        }
        let judge = |choice| {
            let (from, to) = (from.into(), to.into());
            self.judge(Spoken::Move { from, to, choice }).err()
        };
        match judge(None)? {
            Refusal::Due { .. } => judge(Some(Choice::Queen)),
            Refusal::NoTarget { .. } if self.awaits(from, to) => Some(Refusal::Frozen {
                pawn: from,
                square: to,
            }),
            refusal => Some(refusal),
        }
    }

    /// Whether a pawn would go to the square if it existed.
    fn awaits(&self, from: Square, to: Square) -> bool {
        let pawn = self
            .piece_at(from)
            .filter(|piece| matches!(piece.form, Form::Moved | Form::Unmoved | Form::Transported));
        pawn.is_some_and(|piece| self.missing_ahead(from, piece.side) == Some(to.column()))
    }

    /// A board was chosen and a square pointed at: it stands for its pin, or for none.
    fn no_stand(&self, board: Board, square: Square) -> Refusal {
        let reason = match square.level() {
            Level::Pin(pin) => self.first_reason(board, pin),
            Level::Main(_) => None,
        };
        reason.unwrap_or(Refusal::NoPin {
            from: self.boards.pin(board),
            square,
        })
    }
}
