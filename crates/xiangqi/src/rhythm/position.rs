//! A position of rhythm xiangqi: play and undo (rules: 9, 8.2).

use rules::{Audit, Mirror, Outcome, Position, Side, Stage};

use super::{Drain, Energy, Layer, NODES, Node, RhythmOptions, RhythmStep, movegen, outcome};
use crate::{Board, Piece};

/// A position of rhythm xiangqi.
///
/// ```
/// use rules::{Game, Position, Standing, Text};
/// use xiangqi::Rhythm;
///
/// let mut position = Rhythm::start(Default::default());
/// for text in ["h2e2@p", "h9g7", "h0g2@p", "i9h9", "b2b2^"] {
///     let step = position.explain(text, Standing::Open)?;
///     let _ = position.play(step);
/// }
/// assert_eq!(
///     position.position_text(),
///     "-:rnbakabr1/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/4C1N2/9/RNBAKAB1R:9/9/9/9/9/9/9/1C7/9/9 b 2,2 - 5 3"
/// );
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rhythm {
    /// From below; the kings stand on the middle one.
    pub(super) boards: [Board; 3],
    pub(super) actor: Side,
    pub(super) energies: [Energy; 2],
    /// Plies since the last capture.
    pub(super) clock: u32,
    pub(super) number: u32,
    key: u64,
    pub(super) options: RhythmOptions,
}

/// What [`Rhythm::undo`](Position::undo) needs.
#[derive(Clone, Copy, Debug)]
pub struct RhythmUndo {
    captured: Option<Piece>,
    energy: Energy,
    clock: u32,
    number: u32,
    key: u64,
}

/// One word for each piece on each node, and for each energy of each side.
static PIECE_KEYS: rules::Words<{ 14 * NODES }> = rules::Words::new(0x7268_7974_686d_0001);
static ENERGY_KEYS: [u64; 2 * 11] = rules::zobrist(0x7268_7974_686d_0002);
const ACTOR_KEY: u64 = rules::zobrist::<1>(0x7268_7974_686d_0003)[0];

#[inline]
fn piece_key(piece: Piece, node: Node) -> u64 {
    PIECE_KEYS.at(piece.index() * NODES + node.index())
}

#[inline]
fn energy_key(side: Side, energy: Energy) -> u64 {
    ENERGY_KEYS[side.index() * 11 + usize::from(energy.value())]
}

impl Rhythm {
    /// A position without tests; the caller has made them.
    pub(super) fn assemble(
        boards: [Board; 3],
        actor: Side,
        energies: [Energy; 2],
        (clock, number): (u32, u32),
        options: RhythmOptions,
    ) -> Rhythm {
        let mut position = Rhythm {
            boards,
            actor,
            energies,
            clock,
            number,
            key: 0,
            options,
        };
        position.key = position.key_from_scratch();
        position
    }

    /// The placement of a layer.
    #[must_use]
    #[inline]
    pub const fn board(&self, layer: Layer) -> &Board {
        &self.boards[layer.index()]
    }

    /// What stands on a node.
    #[must_use]
    #[inline]
    pub const fn piece(&self, node: Node) -> Option<Piece> {
        self.board(node.layer()).piece(node.point())
    }

    /// The energy of a side.
    #[must_use]
    #[inline]
    pub const fn energy(&self, side: Side) -> Energy {
        self.energies[side.index()]
    }

    /// Plies since the last capture (rules: 4.2).
    #[must_use]
    pub const fn clock(&self) -> u32 {
        self.clock
    }

    /// The move number; it grows after Black's move.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Every piece with its node, in canonical order.
    pub fn pieces(&self) -> impl Iterator<Item = (Node, Piece)> + '_ {
        Layer::ALL.into_iter().flat_map(|layer| {
            self.board(layer)
                .iter()
                .map(move |(point, piece)| (Node::new(layer, point), piece))
        })
    }

    /// The nodes whose pieces attack the king of `side`, in canonical order (rules: 3.6, 9.6).
    #[must_use]
    pub fn attackers(&self, side: Side) -> Vec<Node> {
        movegen::king_attackers(self, side)
    }

    /// The position as if `actor` were to move, for the judge of repetitions.
    pub(super) fn with_actor(mut self, actor: Side) -> Rhythm {
        if self.actor != actor {
            self.key ^= ACTOR_KEY;
            self.actor = actor;
        }
        self
    }

    /// Each layer through `change`, each node of the pieces with it; for symmetries.
    fn rearranged(&self, change: impl Fn(Node, Piece) -> (Node, Piece)) -> [Board; 3] {
        let mut boards: [Board; 3] = Default::default();
        for (node, piece) in self.pieces() {
            let (node, piece) = change(node, piece);
            boards[node.layer().index()].put(node.point(), piece);
        }
        boards
    }

    /// The position with ground and sky exchanged, which has the same moves (rules: 9.7).
    #[must_use]
    pub fn flipped(&self) -> Rhythm {
        let flip = |node: Node| Node::new(node.layer().flipped(), node.point());
        let boards = self.rearranged(|node, piece| (flip(node), piece));
        let (actor, energies) = (self.actor, self.energies);
        Rhythm::assemble(
            boards,
            actor,
            energies,
            (self.clock, self.number),
            self.options,
        )
    }

    /// The position with files `a` and `i`, `b` and `h`, … exchanged, which has the same moves (rules: 9.7).
    #[must_use]
    pub fn reflected(&self) -> Rhythm {
        let boards = self.rearranged(|node, piece| (reflect(node), piece));
        let (actor, energies) = (self.actor, self.energies);
        Rhythm::assemble(
            boards,
            actor,
            energies,
            (self.clock, self.number),
            self.options,
        )
    }

    fn toggle(&mut self, node: Node, piece: Piece) {
        self.key ^= piece_key(piece, node);
    }

    fn set_energy(&mut self, side: Side, energy: Energy) {
        self.key ^= energy_key(side, self.energy(side)) ^ energy_key(side, energy);
        self.energies[side.index()] = energy;
    }
}

fn reflect(node: Node) -> Node {
    let point = node.point();
    let files = crate::FILES - 1 - point.file();
    // Every file has its reflection on the board.
    let reflected = crate::Point::new(files, point.rank()).unwrap_or(point);
    Node::new(node.layer(), reflected)
}

impl Position for Rhythm {
    type Step = RhythmStep;
    type Undo = RhythmUndo;

    #[inline]
    fn actor(&self) -> Side {
        self.actor
    }

    #[inline]
    fn stage(&self) -> Stage {
        Stage::Turn
    }

    fn outcome(&self) -> Option<Outcome> {
        outcome::outcome(self)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    fn in_check(&self) -> bool {
        movegen::is_in_check(self, self.actor)
    }

    fn generate(&self, out: &mut Vec<RhythmStep>) {
        movegen::generate(self, out);
    }

    fn count(&self) -> usize {
        movegen::count(self)
    }

    #[inline]
    fn play(&mut self, step: RhythmStep) -> RhythmUndo {
        let side = self.actor;
        let mut token = RhythmUndo {
            captured: None,
            energy: self.energy(side),
            clock: self.clock,
            number: self.number,
            key: self.key,
        };
        self.clock = self.clock.saturating_add(1);
        if let Some((from, to)) = step.way() {
            if let Some(captured) = self.boards[to.layer().index()].take(to.point()) {
                self.toggle(to, captured);
                self.clock = 0;
                token.captured = Some(captured);
            }
            if let Some(piece) = self.boards[from.layer().index()].take(from.point()) {
                self.boards[to.layer().index()].put(to.point(), piece);
                self.toggle(from, piece);
                self.toggle(to, piece);
            }
            self.set_energy(side, token.energy.after(step.layers(), step.grade()));
        }
        match step.drain() {
            Drain::Spared => {}
            Drain::Drained => self.set_energy(side, Energy::NONE),
        }
        if side == Side::Second {
            self.number = self.number.saturating_add(1);
        }
        self.actor = side.other();
        self.key ^= ACTOR_KEY;
        token
    }

    #[inline]
    fn undo(&mut self, step: RhythmStep, token: RhythmUndo) {
        self.actor = self.actor.other();
        if let Some((from, to)) = step.way() {
            if let Some(piece) = self.boards[to.layer().index()].take(to.point()) {
                self.boards[from.layer().index()].put(from.point(), piece);
            }
            if let Some(captured) = token.captured {
                self.boards[to.layer().index()].put(to.point(), captured);
            }
        }
        self.energies[self.actor.index()] = token.energy;
        self.clock = token.clock;
        self.number = token.number;
        self.key = token.key;
    }
}

impl Audit for Rhythm {
    fn key_from_scratch(&self) -> u64 {
        let actor = match self.actor {
            Side::First => 0,
            Side::Second => ACTOR_KEY,
        };
        let energies = Side::ALL
            .into_iter()
            .fold(actor, |key, side| key ^ energy_key(side, self.energy(side)));
        self.pieces()
            .fold(energies, |key, (node, piece)| key ^ piece_key(piece, node))
    }

    fn audit(&self) -> Result<(), String> {
        let fresh = self.key_from_scratch();
        if fresh != self.key {
            return Err(format!("key {:016x}, from scratch {fresh:016x}", self.key));
        }
        for layer in Layer::ALL {
            let board = self.board(layer);
            let rebuilt = board.rebuilt();
            if rebuilt != *board {
                return Err(format!(
                    "{} layer {board:?}, rebuilt {rebuilt:?}",
                    layer.name()
                ));
            }
        }
        Ok(())
    }
}

impl Mirror for Rhythm {
    fn mirrored(&self) -> Rhythm {
        let [ground, standard, sky] = &self.boards;
        let boards = [ground, standard, sky].map(Board::mirrored);
        let [red, black] = self.energies;
        Rhythm::assemble(
            boards,
            self.actor.other(),
            [black, red],
            (self.clock, self.number),
            self.options,
        )
    }

    fn mirrored_step(&self, step: RhythmStep) -> RhythmStep {
        step.map(|node| Node::new(node.layer(), node.point().mirrored()))
    }
}
