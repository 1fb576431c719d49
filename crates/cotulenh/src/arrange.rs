//! Positions that are set up by hand: pieces and stacks, and a session as its text.

use rules::{
    Arrange, Badge, Brush, Fault, Field as Held, FieldValue, Meter, Present, Side, SiteId,
    every_fault,
};

use crate::Refusal;
use crate::fen;
use crate::geometry::{RANKS, Square};
use crate::options::Options;
use crate::piece::{Kind, Mark, Piece};
use crate::plan::{Cell, Field, Plan, SQUARES};
use crate::position::Cotulenh;
use crate::present::{Worn, site, square};
use crate::stack::Group;

impl Plan {
    /// What stands on a square when a piece of a side joins what is there; `None` if they may not share it.
    fn joined(&self, square: Square, side: Side, piece: Piece) -> Option<Group> {
        let cell = self.cell(square);
        let own = !cell.is_empty() && cell.iter().all(|&(whose, _)| whose == side);
        let mut pieces: Vec<Piece> = cell.iter().map(|&(_, piece)| piece).collect();
        pieces.push(piece);
        own.then(|| Group::of(side, &pieces, self.options.book))?
    }
}

impl Arrange for Plan {
    type Game = Cotulenh;
    type Piece = (Side, Piece);
    type Name = Field;

    fn blank(options: Options) -> Plan {
        Plan {
            cells: [const { Cell::new() }; SQUARES],
            side: Side::First,
            clock: "0".to_owned(),
            number: "1".to_owned(),
            session: None,
            options,
        }
    }

    fn read(text: &str, options: Options) -> Result<Plan, Refusal> {
        fen::read(text, options)
    }

    fn write(&self) -> String {
        let mut out = String::with_capacity(96);
        fen::write_placement(&mut out, |square| {
            let cell = self.cell(square);
            let letters = cell.iter();
            let text: String = letters
                .map(|&(side, piece)| fen::in_case(side, &piece.to_string()))
                .collect();
            match cell.len() {
                0 => None,
                1 => Some(text),
                _ => Some(format!("({text})")),
            }
        });
        let turn = match self.side {
            Side::First => 'r',
            Side::Second => 'b',
        };
        out.push_str(&format!(" {turn} - - {} {}", self.clock, self.number));
        if let Some(session) = &self.session {
            out.push(' ');
            out.push_str(session);
        }
        out
    }

    fn options(&self) -> Options {
        self.options
    }

    fn palette(&self) -> Vec<(Side, Piece)> {
        let marked = |mark| Kind::ALL.map(|kind| Piece::new(kind, mark));
        let pieces = [Mark::Plain, Mark::Heroic].into_iter().flat_map(marked);
        let pieces: Vec<Piece> = pieces.collect();
        let of = |side| pieces.iter().map(move |&piece| (side, piece));
        Side::ALL.into_iter().flat_map(of).collect()
    }

    fn brush(&self, (side, piece): (Side, Piece)) -> Brush {
        let heroic = piece.is_heroic().then(|| Badge::plain(Worn::Heroic));
        Brush {
            text: fen::in_case(side, &piece.to_string()),
            side,
            kind: piece.kind().name(),
            badges: heroic.into_iter().collect(),
        }
    }

    /// On ground that bears it, or on an own piece that carries it.
    fn fits(&self, (side, piece): (Side, Piece), site: SiteId) -> bool {
        square(site).is_some_and(|square| {
            let carried = self.joined(square, side, piece);
            let carrier = carried.map_or(piece, Group::carrier);
            square.terrain().bears(carrier.kind())
        })
    }

    fn places(&self) -> Vec<SiteId> {
        Square::all().map(site).collect()
    }

    fn put(&mut self, (side, piece): (Side, Piece), site: SiteId) {
        if let Some(square) = square(site) {
            let group = self.joined(square, side, piece);
            let group = group.unwrap_or(Group::single(side, piece));
            let cell = group.pieces().map(|piece| (side, piece)).collect();
            self.cells[usize::from(square.index())] = cell;
        }
    }

    fn take(&mut self, site: SiteId) {
        if let Some(square) = square(site) {
            self.cells[usize::from(square.index())].clear();
        }
    }

    fn standing(&self, site: SiteId) -> Vec<(Side, Piece)> {
        square(site).map_or_else(Vec::new, |square| self.cell(square).clone())
    }

    fn fields(&self) -> Vec<Held<Field>> {
        let most = u16::MAX.into();
        vec![
            Held::side(Field::Turn, self.side),
            Held::number(Field::Clock, None, (0, most), &self.clock),
            Held::number(Field::Number, None, (1, most), &self.number),
            Held::text(Field::Session, self.session.clone().unwrap_or_default()),
        ]
    }

    fn set(&mut self, name: Field, _side: Option<Side>, value: FieldValue) {
        match (name, value) {
            (Field::Turn, FieldValue::Side(side)) => self.side = side,
            (Field::Clock, FieldValue::Number(number)) => self.clock = number.to_string(),
            (Field::Number, FieldValue::Number(number)) => self.number = number.to_string(),
            (Field::Session, FieldValue::Text(text)) => {
                self.session = (!text.is_empty()).then_some(text);
            }
            _ => {}
        }
    }

    /// Those of a position, as soon as it is one: what they count is the game's to say.
    fn meters(&self) -> Vec<Meter> {
        let position = self.faults().is_empty().then(|| self.judged().ok());
        position
            .flatten()
            .map_or_else(Vec::new, |position| position.meters())
    }

    fn faults(&self) -> Vec<Fault<Refusal>> {
        let mut faults = every_fault(|faults| self.judge(faults));
        if faults.is_empty()
            && let Err(refusal) = self.judged()
        {
            let at = rules::At::field(Field::Session, None);
            faults.push(Fault { refusal, at });
        }
        faults
    }

    fn mirrored(&self) -> Plan {
        let mut mirrored = Plan::blank(self.options);
        for square in Square::all() {
            let cell = self.cell(square).iter();
            let cell = cell.map(|&(side, piece)| (side.other(), piece)).collect();
            mirrored.cells[usize::from(square.mirrored().index())] = cell;
        }
        mirrored.side = self.side.other();
        mirrored.clock.clone_from(&self.clock);
        mirrored.number.clone_from(&self.number);
        mirrored.session = self.session.as_deref().map(mirrored_squares);
        mirrored
    }
}

/// A text with every square seen from the other side of the river: a file in lower case and its rank.
fn mirrored_squares(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        out.push(letter);
        rest = &rest[letter.len_utf8()..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (rank, after) = rest.split_at(digits);
        let mirrored = rank
            .parse()
            .ok()
            .and_then(|rank: u8| (RANKS + 1).checked_sub(rank));
        if letter.is_ascii_lowercase()
            && let Some(rank) = mirrored
        {
            out.push_str(&rank.to_string());
            rest = after;
        }
    }
    out
}
