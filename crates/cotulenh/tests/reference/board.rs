//! Sections 1, 2, 6.1 and 17.3: squares, terrain, pieces, groups and the board, as plain arrays.

use super::rules::Rules;

/// The two sides; Red moves first (rules: 2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Colour {
    Red,
    Blue,
}

impl Colour {
    pub(crate) const ALL: [Colour; 2] = [Colour::Red, Colour::Blue];

    pub(crate) fn other(self) -> Colour {
        match self {
            Colour::Red => Colour::Blue,
            Colour::Blue => Colour::Red,
        }
    }
}

/// The eleven types of section 2, in the order of its table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Kind {
    Commander,
    Infantry,
    Tank,
    Militia,
    Engineer,
    Artillery,
    AntiAir,
    Missile,
    AirForce,
    Navy,
    Headquarter,
}

impl Kind {
    pub(crate) const ALL: [Kind; 11] = [
        Kind::Commander,
        Kind::Infantry,
        Kind::Tank,
        Kind::Militia,
        Kind::Engineer,
        Kind::Artillery,
        Kind::AntiAir,
        Kind::Missile,
        Kind::AirForce,
        Kind::Navy,
        Kind::Headquarter,
    ];

    /// The upper-case letter of section 2.
    pub(crate) fn letter(self) -> char {
        match self {
            Kind::Commander => 'C',
            Kind::Infantry => 'I',
            Kind::Tank => 'T',
            Kind::Militia => 'M',
            Kind::Engineer => 'E',
            Kind::Artillery => 'A',
            Kind::AntiAir => 'G',
            Kind::Missile => 'S',
            Kind::AirForce => 'F',
            Kind::Navy => 'N',
            Kind::Headquarter => 'H',
        }
    }

    pub(crate) fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// rules: 1.4
    pub(crate) fn is_heavy(self) -> bool {
        matches!(self, Kind::Artillery | Kind::AntiAir | Kind::Missile)
    }

    /// The last column but two of the table in section 2.
    pub(crate) fn captures_over_pieces(self) -> bool {
        matches!(
            self,
            Kind::Artillery | Kind::Missile | Kind::AirForce | Kind::Navy
        )
    }

    /// rules: 1.2
    pub(crate) fn may_stand_on(self, square: Square) -> bool {
        if self == Kind::Navy {
            square.is_navy_square()
        } else {
            square.is_ground()
        }
    }
}

/// One piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Piece {
    pub(crate) kind: Kind,
    pub(crate) colour: Colour,
    pub(crate) heroic: bool,
    /// It has acted in the open session (rules: 7.1). Nobody has once the turn is over.
    pub(crate) acted: bool,
}

/// A square: file 0..=10 (`a`..`k`), rank 1..=12.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Square {
    pub(crate) file: i32,
    pub(crate) rank: i32,
}

impl Square {
    pub(crate) const COUNT: usize = 132;

    pub(crate) fn new(file: i32, rank: i32) -> Option<Square> {
        ((0..11).contains(&file) && (1..=12).contains(&rank)).then_some(Square { file, rank })
    }

    /// rules: 1.1
    pub(crate) fn index(self) -> usize {
        usize::try_from(11 * (self.rank - 1) + self.file).unwrap()
    }

    pub(crate) fn all() -> impl Iterator<Item = Square> {
        (1..=12).flat_map(|rank| (0..11).map(move |file| Square { file, rank }))
    }

    pub(crate) fn step(self, direction: (i32, i32), distance: i32) -> Option<Square> {
        Square::new(
            self.file + direction.0 * distance,
            self.rank + direction.1 * distance,
        )
    }

    /// The file `f` or `h`, on which the bridges lie (rules: 1.3).
    pub(crate) fn is_on_bridge_file(self) -> bool {
        self.file == 5 || self.file == 7
    }

    /// rules: 1.3
    pub(crate) fn is_upper_half(self) -> bool {
        self.rank >= 7
    }

    fn is_sea(self) -> bool {
        self.file <= 1
    }

    fn is_mixed(self) -> bool {
        self.file == 2 || ((3..=4).contains(&self.file) && (6..=7).contains(&self.rank))
    }

    pub(crate) fn is_navy_square(self) -> bool {
        self.is_sea() || self.is_mixed()
    }

    pub(crate) fn is_ground(self) -> bool {
        !self.is_sea()
    }

    pub(crate) fn name(self) -> String {
        let file = char::from(b'a' + u8::try_from(self.file).unwrap());
        format!("{file}{}", self.rank)
    }

    /// Reads `a1`..`k12` from the start of a text and gives back the rest. A rank of two digits is taken where it fits.
    pub(crate) fn read(text: &str) -> Option<(Square, &str)> {
        let mut characters = text.chars();
        let file = characters
            .next()
            .filter(char::is_ascii_lowercase)
            .map(|c| c as i32 - 'a' as i32)?;
        let rest = characters.as_str();
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        if digits.is_empty() || digits.starts_with('0') || digits.len() > 2 {
            return None;
        }
        let square = Square::new(file, digits.parse().ok()?)?;
        Some((square, &rest[digits.len()..]))
    }
}

/// What stands on one square: up to three pieces, the carrier first, in the order of 6.1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Group([Option<Piece>; 3]);

impl Group {
    pub(crate) fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    pub(crate) fn pieces(&self) -> impl Iterator<Item = Piece> + '_ {
        self.0.iter().flatten().copied()
    }

    pub(crate) fn len(&self) -> usize {
        self.pieces().count()
    }

    pub(crate) fn carrier(&self) -> Option<Piece> {
        self.0[0]
    }

    pub(crate) fn colour(&self) -> Option<Colour> {
        self.carrier().map(|piece| piece.colour)
    }

    pub(crate) fn find(&self, kind: Kind) -> Option<Piece> {
        self.pieces().find(|piece| piece.kind == kind)
    }

    /// The group of these pieces, or `None` if they are no legal stack (rules: 6.1, 17.3). Any order is taken.
    pub(crate) fn of(pieces: &[Piece], rules: Rules) -> Option<Group> {
        let kinds: Vec<Kind> = pieces.iter().map(|piece| piece.kind).collect();
        if pieces.windows(2).any(|two| two[0].colour != two[1].colour) {
            return None;
        }
        let order = legal_order(&kinds, rules)?;
        Some(Group::in_order(pieces, &order))
    }

    /// A single piece.
    pub(crate) fn one(piece: Piece) -> Group {
        Group([Some(piece), None, None])
    }

    /// By the places of their kinds, of two equal ones the heroic first.
    fn in_order(pieces: &[Piece], order: &[Kind]) -> Group {
        let mut sorted = pieces.to_vec();
        sorted.sort_by_key(|piece| {
            let place = order.iter().position(|kind| *kind == piece.kind);
            (place, !piece.heroic)
        });
        let mut group = Group::default();
        for (slot, piece) in sorted.into_iter().enumerate() {
            group.0[slot] = Some(piece);
        }
        group
    }

    pub(crate) fn with(&self, piece: Piece, rules: Rules) -> Option<Group> {
        self.joined(&Group::one(piece), rules)
    }

    pub(crate) fn joined(&self, other: &Group, rules: Rules) -> Option<Group> {
        let pieces: Vec<Piece> = self.pieces().chain(other.pieces()).collect();
        Group::of(&pieces, rules)
    }

    /// What is left without that piece. It keeps its order and may be no stack (rules: 17.3.1).
    pub(crate) fn without(&self, gone: Piece) -> Group {
        let mut left: Vec<Piece> = self.pieces().collect();
        if let Some(index) = left.iter().position(|piece| *piece == gone) {
            left.remove(index);
        }
        let order: Vec<Kind> = left.iter().map(|piece| piece.kind).collect();
        Group::in_order(&left, &order)
    }

    /// Whether this is one piece or one legal stack.
    pub(crate) fn is_legal(&self, rules: Rules) -> bool {
        let pieces: Vec<Piece> = self.pieces().collect();
        Group::of(&pieces, rules).is_some()
    }

    /// The pieces that have not acted.
    pub(crate) fn waiting(&self) -> Vec<Piece> {
        self.pieces().filter(|piece| !piece.acted).collect()
    }

    /// With one more piece at the end.
    pub(crate) fn appended(mut self, piece: Piece) -> Group {
        if let Some(slot) = self.0.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(piece);
        }
        self
    }

    pub(crate) fn change(&mut self, change: impl Fn(&mut Piece)) {
        self.0.iter_mut().flatten().for_each(change);
    }

    /// Marks the piece in a slot.
    pub(crate) fn make_heroic(&mut self, slot: usize) {
        if let Some(piece) = &mut self.0[slot] {
            piece.heroic = true;
        }
    }
}

/// The table of 6.1: carrier, what slot 1 may hold, what slot 2 may hold.
const STACKS: [(Kind, &[Kind], &[Kind]); 5] = [
    (
        Kind::Navy,
        &[Kind::AirForce],
        &[Kind::Commander, Kind::Infantry, Kind::Militia, Kind::Tank],
    ),
    (
        Kind::AirForce,
        &[Kind::Tank],
        &[Kind::Commander, Kind::Infantry, Kind::Militia],
    ),
    (
        Kind::Tank,
        &[Kind::Commander, Kind::Infantry, Kind::Militia],
        &[],
    ),
    (
        Kind::Engineer,
        &[Kind::Artillery, Kind::AntiAir, Kind::Missile],
        &[],
    ),
    (Kind::Headquarter, &[Kind::Commander], &[]),
];

/// The table of 17.3.
const REVISED: &str = "NF NT NC NI NM NFF NTT NFT NFC NFI NFM FT FC FI FM TC TI TM EA EG ES HC";

/// The printed order of these types as one group, if they are a single piece or a legal stack.
pub(crate) fn legal_order(kinds: &[Kind], rules: Rules) -> Option<Vec<Kind>> {
    if let [single] = kinds {
        return Some(vec![*single]);
    }
    if kinds.is_empty() {
        return None;
    }
    if rules.revised {
        let sorted = |mut kinds: Vec<Kind>| {
            kinds.sort();
            kinds
        };
        return REVISED
            .split(' ')
            .map(|stack| stack.chars().filter_map(Kind::from_letter).collect())
            .find(|stack: &Vec<Kind>| sorted(stack.clone()) == sorted(kinds.to_vec()));
    }
    for (carrier, first, second) in STACKS {
        let mut order = vec![carrier];
        order.extend(first.iter().find(|kind| kinds.contains(kind)));
        order.extend(second.iter().find(|kind| kinds.contains(kind)));
        let same = order.len() == kinds.len()
            && kinds.iter().all(|kind| order.contains(kind))
            && order.iter().all(|kind| kinds.contains(kind));
        if same {
            return Some(order);
        }
    }
    None
}

/// The 132 squares, and the rules that hold on them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Board {
    squares: [Group; Square::COUNT],
    pub(crate) rules: Rules,
}

impl Board {
    pub(crate) fn empty(rules: Rules) -> Board {
        Board {
            squares: [Group::default(); Square::COUNT],
            rules,
        }
    }

    pub(crate) fn at(&self, square: Square) -> &Group {
        &self.squares[square.index()]
    }

    pub(crate) fn put(&mut self, square: Square, group: Group) {
        self.squares[square.index()] = group;
    }

    pub(crate) fn lift(&mut self, square: Square) -> Group {
        std::mem::take(&mut self.squares[square.index()])
    }

    pub(crate) fn make_heroic(&mut self, square: Square, slot: usize) {
        self.squares[square.index()].make_heroic(slot);
    }

    /// The turn is over: nobody has acted.
    pub(crate) fn forget_acts(&mut self) {
        for group in &mut self.squares {
            group.change(|piece| piece.acted = false);
        }
    }

    /// The occupied squares of one side.
    pub(crate) fn groups(&self, colour: Colour) -> impl Iterator<Item = (Square, &Group)> {
        Square::all()
            .map(|square| (square, self.at(square)))
            .filter(move |(_, group)| group.colour() == Some(colour))
    }

    pub(crate) fn commander(&self, colour: Colour) -> Option<Square> {
        self.groups(colour)
            .find(|(_, group)| group.find(Kind::Commander).is_some())
            .map(|(square, _)| square)
    }
}
