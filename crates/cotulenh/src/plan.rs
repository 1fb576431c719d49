//! What a position text says, whether or not it is a position: judged in the order of refusals of 12.4.

use std::ops::ControlFlow;

use rules::{At, Faults, Side};

use crate::Refusal;
use crate::board::Board;
use crate::fen::{clip, counter};
use crate::geometry::{FILES, RANKS, Square};
use crate::notation::session::read_session;
use crate::options::{Book, Options};
use crate::piece::{Colour, Kind, Piece};
use crate::position::Cotulenh;
use crate::present::site;
use crate::stack::Group;

rules::codes! {
    /// What a position has beside its pieces.
    pub enum Field {
        /// Whose turn it is.
        Turn = "turn",
        /// Turns since the last capture.
        Clock = "clock",
        /// The move number.
        Number = "number",
        /// The deploy session that is open (rules: 11.1).
        Session = "session",
    }
}

/// The pieces on a square in the order of the text, whether or not they may share it.
pub(crate) type Cell = Vec<(Side, Piece)>;

pub(crate) const SQUARES: usize = FILES as usize * RANKS as usize;

/// Everything that a position text says. Counters and session are texts: what is wrong with them is told after the pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// By the index of the square.
    pub(crate) cells: [Cell; SQUARES],
    pub(crate) side: Side,
    pub(crate) clock: String,
    pub(crate) number: String,
    pub(crate) session: Option<String>,
    pub(crate) options: Options,
}

impl Plan {
    pub(crate) fn cell(&self, square: Square) -> &Cell {
        &self.cells[usize::from(square.index())]
    }

    /// The squares in the order of the text, the last rank first.
    fn squares() -> impl Iterator<Item = Square> {
        let rank = |rank| (0..FILES).filter_map(move |file| Square::new(file, rank));
        (0..RANKS).rev().flat_map(rank)
    }

    /// What stands there; `None` for nothing.
    fn group(&self, square: Square) -> Option<Result<Group, Refusal>> {
        let cell = self.cell(square);
        (!cell.is_empty()).then(|| group(cell, square, self.options.book))
    }

    /// Tells what is wrong with pieces and counters. The session is judged by [`Plan::judged`], which needs the position before it.
    pub(crate) fn judge(&self, faults: &mut impl Faults<Refusal>) -> ControlFlow<()> {
        let at = |square| move || At::sites([site(square)]);
        let standing = || Plan::squares().filter_map(|square| Some((square, self.group(square)?)));
        for (square, group) in standing() {
            if let Err(refusal) = group {
                faults.fault(refusal, at(square))?;
            }
        }
        for (square, group) in standing() {
            if let Ok(group) = group
                && !square.terrain().bears(group.carrier().kind())
            {
                let kind = group.carrier().kind();
                faults.fault(Refusal::WrongGround { kind, square }, at(square))?;
            }
        }
        for side in Side::ALL {
            self.commanders(side, faults)?;
        }
        if let Err(refusal) = self.clock() {
            faults.fault(refusal, || At::field(Field::Clock, None))?;
        }
        if let Err(refusal) = self.number() {
            faults.fault(refusal, || At::field(Field::Number, None))?;
        }
        ControlFlow::Continue(())
    }

    /// One a side, or none where other pieces decide.
    fn commanders(&self, side: Side, faults: &mut impl Faults<Refusal>) -> ControlFlow<()> {
        let leads = |&(whose, piece): &(Side, Piece)| whose == side && piece.is(Kind::Commander);
        let squares = || Plan::squares().filter(|&square| self.cell(square).iter().any(leads));
        let (count, side) = (squares().count(), Colour(side));
        let refusal = match (self.options.has_commanders(), count) {
            (true, 1) | (false, 0) => return ControlFlow::Continue(()),
            (true, _) => Refusal::Commanders { count, side },
            (false, _) => Refusal::NoCommanders { count, side },
        };
        faults.fault(refusal, || At::sites(squares().map(site)))
    }

    fn clock(&self) -> Result<u16, Refusal> {
        counter(&self.clock).ok_or_else(|| Refusal::Clock {
            text: clip(&self.clock),
        })
    }

    fn number(&self) -> Result<u16, Refusal> {
        let number = counter(&self.number).filter(|&number| number > 0);
        number.ok_or_else(|| Refusal::MoveNumber {
            text: clip(&self.number),
        })
    }

    /// The position of a plan in which nothing was wrong but, perhaps, the session.
    ///
    /// # Errors
    /// `E_FEN_SESSION`.
    pub(crate) fn judged(&self) -> Result<Cotulenh, Refusal> {
        let mut board = Board::new(self.options);
        for square in Plan::squares() {
            if let Some(group) = self.group(square) {
                board.set(square, group?);
            }
        }
        let start = Cotulenh {
            board,
            side: self.side,
            session: None,
            clock: self.clock()?,
            number: self.number()?,
            reached: None,
        };
        match &self.session {
            None => Ok(start),
            Some(session) => read_session(&start, session),
        }
    }
}

/// `E_FEN_STACK`: legal stacks in their order, of one colour.
fn group(pieces: &Cell, square: Square, book: Book) -> Result<Group, Refusal> {
    if pieces.windows(2).any(|pair| pair[0].0 != pair[1].0) {
        return Err(Refusal::BothColours { square });
    }
    let only: Vec<Piece> = pieces.iter().map(|&(_, piece)| piece).collect();
    if only.len() > 3 {
        return Err(Refusal::ManyInStack { square });
    }
    let side = pieces.first().map(|&(side, _)| side);
    let group = side.and_then(|side| Group::of(side, &only, book));
    let group = group.ok_or(Refusal::NoSuchStack { square })?;
    if group.pieces().eq(only.iter().copied()) {
        Ok(group)
    } else {
        Err(Refusal::StackOrder { square })
    }
}
