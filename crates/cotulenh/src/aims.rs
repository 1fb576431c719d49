//! Aims besides the commander: divisions that can be destroyed (rules: 17.6).

use rules::Side;

use crate::board::Board;
use crate::kinds::KindSet;
use crate::options::{Aim, Army, Options, Points};
use crate::outcome::Reason;
use crate::piece::Kind;
use crate::points::{AIM_BONUS, points};
use crate::square_set::SquareSet;
use crate::stack::Group;

/// Kinds that are destroyed together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Division {
    Sea,
    Air,
    Land,
}

impl Division {
    /// In the order in which they are named where several fall at once.
    pub(crate) const ALL: [Division; 3] = [Division::Sea, Division::Air, Division::Land];

    pub(crate) const fn kinds(self) -> KindSet {
        match self {
            Division::Sea => KindSet::of(Kind::Navy),
            Division::Air => KindSet::of(Kind::AirForce),
            Division::Land => KindSet::of(Kind::Tank)
                .union(KindSet::of(Kind::Infantry))
                .union(KindSet::of(Kind::Artillery)),
        }
    }

    /// Whether its loss counts.
    pub(crate) const fn counts(self, options: Options) -> bool {
        match options.aim {
            Aim::Commander => false,
            Aim::Battle => !matches!(self, Division::Land) || matches!(options.army, Army::Full),
            Aim::Sea => matches!(self, Division::Sea),
            Aim::Air => matches!(self, Division::Air),
            Aim::Land => matches!(self, Division::Land),
        }
    }

    /// Those whose loss counts.
    pub(crate) fn counting(options: Options) -> impl Iterator<Item = Division> {
        Division::ALL
            .into_iter()
            .filter(move |division| division.counts(options))
    }

    const fn reason(self) -> Reason {
        match self {
            Division::Sea => Reason::Sea,
            Division::Air => Reason::Air,
            Division::Land => Reason::Land,
        }
    }

    /// The result was turned by points (rules: 17.7.2).
    const fn turned(self) -> Reason {
        match self {
            Division::Sea => Reason::SeaPoints,
            Division::Air => Reason::AirPoints,
            Division::Land => Reason::LandPoints,
        }
    }
}

/// An aim that a step has reached. A position cannot tell by its placement alone: what was never there is not destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reached {
    pub(crate) winner: Side,
    pub(crate) reason: Reason,
}

/// Whether the loss of an own division by a strike ends the game. The legality of a step is judged as if it did not
/// (rules: 17.6.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OwnLoss {
    Counts,
    Ignored,
}

/// What a step of `us` has reached that took `taken` and, by a strike, spent `spent`, on the board after it (rules: 17.6.1).
pub(crate) fn reached(
    board: &Board,
    us: Side,
    taken: Group,
    spent: Group,
    own_loss: OwnLoss,
) -> Option<Reached> {
    if taken.has(Kind::Commander) {
        return Some(Reached {
            winner: us,
            reason: Reason::Commander,
        });
    }
    let options = board.options();
    if options.aim == Aim::Commander {
        return None;
    }
    let fallen = |side: Side, lost: Group| {
        Division::counting(options).find(|division| {
            lost.kinds().meets(division.kinds()) && !board.has_any(side, division.kinds())
        })
    };
    if let Some(division) = fallen(us.other(), taken) {
        return Some(scored(board, us, division));
    }
    match own_loss {
        OwnLoss::Counts => fallen(us, spent).map(|division| scored(board, us.other(), division)),
        OwnLoss::Ignored => None,
    }
}

/// Who wins, the aim being reached by `side`: with points that decide, the opponent if it has more of them still
/// (rules: 17.7.2).
fn scored(board: &Board, side: Side, division: Division) -> Reached {
    let decides = board.options().points == Points::Decide;
    if decides && points(board, side) + AIM_BONUS < points(board, side.other()) {
        Reached {
            winner: side.other(),
            reason: division.turned(),
        }
    } else {
        Reached {
            winner: side,
            reason: division.reason(),
        }
    }
}

/// The squares of which a capture reaches the aim against `side`: its commander, and each division that stands on one square.
pub(crate) fn prizes(board: &Board, side: Side) -> SquareSet {
    let mut prizes = SquareSet::EMPTY;
    if board.options().has_commanders() {
        prizes.insert(board.commander(side));
    }
    if board.options().aim != Aim::Commander {
        for division in Division::counting(board.options()) {
            let squares = standing(board, side, division);
            if squares.len() == 1 {
                prizes = prizes.union(&squares);
            }
        }
    }
    prizes
}

/// Where a side's pieces of a division stand.
pub(crate) fn standing(board: &Board, side: Side, division: Division) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    for square in board.men(side).iter() {
        if board.at(square).kinds().meets(division.kinds()) {
            squares.insert(square);
        }
    }
    squares
}
