//! A position of rhythm xiangqi: play and undo (rules: 9, 8.2).

use rules::{Audit, IllegalStep, Outcome, Position, Side, Stage};

use super::{
    Drain, Energy, Grade, Layer, NODES, Node, RhythmOptions, RhythmStep, movegen, outcome,
};
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
///     let _ = position.play_unchecked(step);
/// }
/// assert_eq!(
///     position.position_text(),
///     "-:rnbakabr1/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/4C1N2/9/RNBAKAB1R:9/9/9/9/9/9/9/1C7/9/9 b 2,2 - 5 3"
/// );
/// # Ok::<(), xiangqi::Refusal>(())
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
    pub(super) key: u64,
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

/// The word of a piece on a node.
#[inline]
pub(super) fn piece_key(piece: Piece, node: Node) -> u64 {
    PIECE_KEYS.at(piece.index() * NODES + node.index())
}

/// The word of an energy of a side.
#[inline]
pub(super) fn energy_key(side: Side, energy: Energy) -> u64 {
    ENERGY_KEYS[side.index() * 11 + usize::from(energy.value())]
}

/// The word of the side to move.
#[inline]
pub(super) const fn actor_key(actor: Side) -> u64 {
    match actor {
        Side::First => 0,
        Side::Second => ACTOR_KEY,
    }
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

    fn toggle(&mut self, node: Node, piece: Piece) {
        self.key ^= piece_key(piece, node);
    }

    fn set_energy(&mut self, side: Side, energy: Energy) {
        self.key ^= energy_key(side, self.energy(side)) ^ energy_key(side, energy);
        self.energies[side.index()] = energy;
    }
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

    /// A move is legal with every grade; a pass is the referee's and nobody's to play.
    fn play(&mut self, step: RhythmStep) -> Result<RhythmUndo, IllegalStep<RhythmStep>> {
        let mut steps = Vec::new();
        self.generate(&mut steps);
        if steps.contains(&step.with_grade(Grade::Great)) {
            Ok(self.play_unchecked(step))
        } else {
            Err(IllegalStep(step))
        }
    }

    fn generate(&self, out: &mut Vec<RhythmStep>) {
        movegen::generate(self, out);
    }

    fn count(&self) -> usize {
        movegen::count(self)
    }

    #[inline]
    fn play_unchecked(&mut self, step: RhythmStep) -> RhythmUndo {
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

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game, Standing, Text};

    #[test]
    fn a_move_is_played_with_every_grade_and_a_pass_never() {
        let start = Rhythm::start(RhythmOptions::default());
        let step = start.explain("h2e2", Standing::Open).unwrap();
        for grade in Grade::ALL {
            let graded = step.with_grade(grade);
            let mut position = start.clone();
            let token = position.play(graded).unwrap();
            assert_eq!(position, rules::after(&start, graded));
            position.undo(graded, token);
            assert_eq!(position, start);
        }
        let mut position = start.clone();
        for refused in [
            RhythmStep::PASS,
            step.map(|node| Node::new(Layer::Sky, node.point())),
        ] {
            assert_eq!(position.play(refused).err(), Some(IllegalStep(refused)));
            assert_eq!(position, start);
        }
    }
}
