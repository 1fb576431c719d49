//! What a well-formed text must further satisfy to be a position (rules: 11).

use std::ops::ControlFlow;

use rules::{At, Faults, Side};

use crate::castling::Homes;
use crate::geometry::{Square, SquareMasks, Squares, TABLES, forward};
use crate::options::{BoardShadow, CarriedPromotion};
use crate::piece::{Colour, Form, Piece};
use crate::plan::Field;
use crate::position::TriD;
use crate::present::site_id;
use crate::refusal::Refusal;
use crate::rights::Rights;
use crate::step::Wing;

fn on(squares: Squares) -> At {
    At::sites(squares.map(site_id))
}

/// Tells what is wrong with a position that was not judged, in the order of the rules text.
pub(crate) fn judge(position: &TriD, faults: &mut impl Faults<Refusal>) -> ControlFlow<()> {
    kings(position, faults)?;
    pawns(position, faults)?;
    rights(position, faults)?;
    if let Some(square) = position.passed
        && let Err(refusal) = passed(position, square)
    {
        let at = || At::sites([site_id(square)]).and_field(Field::Passed, None);
        faults.fault(refusal, at)?;
    }
    pending(position, faults)?;
    let waiting = position.side.other();
    let Some(square) = position.only_king(waiting) else {
        return ControlFlow::Continue(());
    };
    if position.is_attacked_now(square, position.side) {
        let refusal = Refusal::InCheck {
            side: Colour(waiting),
            square,
        };
        let all = || position.attackers(square, position.side) | Squares::of(square);
        faults.fault(refusal, || on(all()))?;
    }
    ControlFlow::Continue(())
}

impl TriD {
    fn kings(&self, side: Side) -> Squares {
        self.form(Form::King) & self.sides[side.index()]
    }

    /// The king of a side that has one and no more: nothing else is known of a position that was not judged.
    fn only_king(&self, side: Side) -> Option<Square> {
        self.kings(side).only()
    }
}

fn kings(position: &TriD, faults: &mut impl Faults<Refusal>) -> ControlFlow<()> {
    for side in Side::ALL {
        let kings = position.kings(side);
        if kings.len() != 1 {
            let refusal = Refusal::Kings {
                side: Colour(side),
                count: kings.len(),
            };
            faults.fault(refusal, || on(kings))?;
        }
    }
    if position.options.board_shadow == BoardShadow::On
        && let [Some(white), Some(black)] = Side::ALL.map(|side| position.only_king(side))
        && white.column() == black.column()
    {
        let column = white.column();
        let refusal = Refusal::KingsTogether { column };
        faults.fault(refusal, || on(Squares::of(white) | Squares::of(black)))?;
    }
    ControlFlow::Continue(())
}

fn pawns(position: &TriD, faults: &mut impl Faults<Refusal>) -> ControlFlow<()> {
    let at = |square| move || on(Squares::of(square));
    for side in Side::ALL {
        let own = position.sides[side.index()];
        let homes = SquareMasks::PAWN_HOMES[side.index()];
        let colour = Colour(side);
        for square in position.form(Form::Unmoved) & own & !homes {
            let refusal = Refusal::Unmoved {
                square,
                side: colour,
            };
            faults.fault(refusal, at(square))?;
        }
        let carried = position.form(Form::Transported) & !TABLES.main;
        let late = position.pawns() & own & position.promotion_squares(side) & !position.pending;
        for square in late & !carried {
            let refusal = Refusal::Unpromoted {
                side: colour,
                square,
            };
            faults.fault(refusal, at(square))?;
        }
        if position.options.carried_promotion == CarriedPromotion::On {
            for square in late & carried {
                let refusal = Refusal::CarriedUnpromoted {
                    side: colour,
                    square,
                };
                faults.fault(refusal, at(square))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn rights(position: &TriD, faults: &mut impl Faults<Refusal>) -> ControlFlow<()> {
    for ((side, wing), letter) in Rights::ORDER.into_iter().zip("KQkq".chars()) {
        if !position.rights.has(side, wing) {
            continue;
        }
        let field = match wing {
            Wing::Kingside => Field::CastleKing,
            Wing::Queenside => Field::CastleQueen,
        };
        let homes = Homes::of(side, wing);
        // In play the boards of a right have never moved, so a foreign board on the pin does not do.
        for &board in homes.boards {
            let pin = board.home();
            if position.boards.pin(board) != pin {
                let refusal = Refusal::RightBoard { letter, board, pin };
                faults.fault(refusal, || At::field(field, Some(side)))?;
            }
        }
        let own = position.sides[side.index()];
        for (form, square) in [(Form::King, homes.king), (Form::Rook, homes.rook)] {
            if !(position.form(form) & own).has(square) {
                let piece = Piece { side, form };
                let refusal = Refusal::RightPiece {
                    letter,
                    piece,
                    square,
                };
                let at = || At::sites([site_id(square)]).and_field(field, Some(side));
                faults.fault(refusal, at)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The pawn must be able to have just made a double step.
fn passed(position: &TriD, square: Square) -> Result<(), Refusal> {
    let mover = position.side.other();
    if !(position.form(Form::Moved) & position.sides[mover.index()]).has(square) {
        return Err(Refusal::PassedPawn { square });
    }
    let ranks = match mover {
        Side::First => 3..=4,
        Side::Second => 5..=6,
    };
    if !ranks.contains(&square.rank()) {
        return Err(Refusal::PassedRank { square });
    }
    let back = -forward(mover);
    let (Some(crossed), Some(start)) = (
        square.column().offset(0, back),
        square.column().offset(0, 2 * back),
    ) else {
        return Err(Refusal::PassedHome { square });
    };
    let homes = SquareMasks::PAWN_HOMES[mover.index()] & TABLES.column[start.index()];
    if (homes & position.active & !position.pieces()).is_empty() {
        return Err(Refusal::PassedHome { square });
    }
    if !position.existing.has(crossed) {
        return Err(Refusal::PassedGap {
            square,
            column: crossed,
        });
    }
    if position.occupied.has(crossed) {
        return Err(Refusal::PassedBlocked {
            square,
            column: crossed,
        });
    }
    Ok(())
}

fn pending(position: &TriD, faults: &mut impl Faults<Refusal>) -> ControlFlow<()> {
    let at = |square| move || At::sites([site_id(square)]).and_field(Field::Pending, None);
    let side = position.side;
    let own_pawns = position.pawns() & position.sides[side.index()];
    let due = own_pawns & position.uncovered_corners(side);
    for square in position.pending & !due {
        let refusal = Refusal::PendingPawn {
            square,
            side: Colour(side),
        };
        faults.fault(refusal, at(square))?;
    }
    let Some(king) = position.only_king(side.other()) else {
        return ControlFlow::Continue(());
    };
    let blockers = position.blockers(position.occupied, position.existing);
    for square in position.pending {
        if TriD::could_attack(square, king, blockers) {
            let refusal = Refusal::PendingExposes { square, king };
            faults.fault(refusal, at(square))?;
        }
    }
    ControlFlow::Continue(())
}
