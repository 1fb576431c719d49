//! The legal actions, emitted forwards from section 5 and not by asking the judge of section 13: the two must agree, and a
//! test says so. The end of the game (rules: 9).

use std::collections::{BTreeSet, HashMap};

use super::action::{Action, Choices};
use super::activation::Journey;
use super::castling::Wing;
use super::geometry::{Pin, Square};
use super::piece::{CHOICES, Kind, PawnState, Piece};
use super::state::State;

/// How a position stands, draws apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    Ongoing,
    Check,
    Checkmate,
    Stalemate,
}

const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [(i8, i8); 8] = [
    (1, 2),
    (1, -2),
    (-1, 2),
    (-1, -2),
    (2, 1),
    (2, -1),
    (-2, 1),
    (-2, -1),
];

/// Nothing, one of four, two of sixteen.
pub(crate) fn every_choices() -> [Vec<Choices>; 3] {
    let two = CHOICES
        .into_iter()
        .flat_map(|first| CHOICES.map(|second| [Some(first), Some(second)]));
    [
        vec![[None, None]],
        CHOICES.map(|first| [Some(first), None]).to_vec(),
        two.collect(),
    ]
}

impl State {
    /// The legal actions with the positions they lead to.
    pub(crate) fn legal(&self) -> Vec<(Action, State)> {
        if let Some(&square) = self.pending.first() {
            return CHOICES
                .into_iter()
                .map(|kind| Action::Choice { square, kind })
                .filter_map(|action| Some((action, self.judge(action).ok()?)))
                .collect();
        }
        let mut legal = Vec::new();
        for (from, piece) in self.pieces_of(self.mover) {
            for to in self.targets(from, piece) {
                let promotes =
                    piece.kind.is_pawn() && to.rank == self.furthest_rank(to.file, self.mover);
                let choices: &[Option<Kind>] = if promotes {
                    &CHOICES.map(Some)
                } else {
                    &[None]
                };
                for &choice in choices {
                    let after = self.after_move(from, to, choice);
                    if !after.in_check(self.mover) {
                        legal.push((Action::Move { from, to, choice }, after));
                    }
                }
            }
        }
        legal.extend(self.board_actions());
        legal
    }

    /// Castlings, and every journey that one can wish for the boards in place, with as many choices as are asked for: step 11 of
    /// 6.3 alone asks for more, and comes before the tests of the king.
    fn board_actions(&self) -> Vec<(Action, State)> {
        let judged = |action: Action| (action, self.judge(action));
        let mut legal: Vec<(Action, State)> = [Wing::Kingside, Wing::Queenside]
            .map(|wing| judged(Action::Castle(wing)))
            .into_iter()
            .filter_map(|(action, after)| Some((action, after.ok()?)))
            .collect();
        for board in self.boards {
            let from = board.pin;
            let turns =
                Pin::all().flat_map(|pin| [false, true].map(|turned| Journey::To { pin, turned }));
            for journey in turns.chain([Journey::InPlace]) {
                for group in every_choices() {
                    let answers: Vec<_> = group
                        .into_iter()
                        .map(|choices| {
                            judged(Action::Activation {
                                from,
                                journey,
                                choices,
                            })
                        })
                        .collect();
                    let asks = answers
                        .iter()
                        .all(|(_, after)| *after == Err("E_PROMOTION_REQUIRED"));
                    let allowed = answers.into_iter();
                    legal.extend(allowed.filter_map(|(action, after)| Some((action, after.ok()?))));
                    if !asks {
                        break;
                    }
                }
            }
        }
        legal
    }

    /// The squares a piece may go to, its own king's safety apart (rules: 5.2, 5.3, 5.5).
    fn targets(&self, from: Square, piece: Piece) -> Vec<Square> {
        match piece.kind {
            Kind::Rook => self.slide(from, &STRAIGHT),
            Kind::Bishop => self.slide(from, &DIAGONAL),
            Kind::Queen => self.slide(from, &[STRAIGHT, DIAGONAL].concat()),
            Kind::Knight => self.leap(from, &LEAPS),
            Kind::King => self.leap(from, &[STRAIGHT, DIAGONAL].concat()),
            Kind::Pawn(state) => self.pawn_targets(from, state),
        }
    }

    fn holds_own(&self, square: Square) -> bool {
        self.pieces
            .get(&square)
            .is_some_and(|piece| piece.colour == self.mover)
    }

    /// The pseudo-code of 5.2.
    fn slide(&self, from: Square, directions: &[(i8, i8)]) -> Vec<Square> {
        let mut targets = Vec::new();
        for (df, dr) in directions {
            for k in 1..10 {
                let column = (from.file + k * df, from.rank + k * dr);
                let squares = self.column(column);
                if squares.is_empty() {
                    if self.options.slide_over_gaps {
                        continue;
                    }
                    break;
                }
                for &to in &squares {
                    if self.holds_own(to) || self.crosses_tracks(from, to) || self.is_shadowed(to) {
                        continue;
                    }
                    targets.push(to);
                }
                if squares
                    .iter()
                    .any(|square| self.pieces.contains_key(square))
                {
                    break;
                }
            }
        }
        targets
    }

    fn leap(&self, from: Square, offsets: &[(i8, i8)]) -> Vec<Square> {
        offsets
            .iter()
            .flat_map(|(df, dr)| self.column((from.file + df, from.rank + dr)))
            .filter(|&to| !self.holds_own(to))
            .collect()
    }

    /// The bullets of 5.5.
    fn pawn_targets(&self, from: Square, state: PawnState) -> Vec<Square> {
        let d = self.mover.forward();
        let (f, r) = from.column();
        let mut targets = Vec::new();
        let may_stop = |to: &Square| !self.pieces.contains_key(to) && !self.is_shadowed(*to);
        targets.extend(self.column((f, r + d)).into_iter().filter(may_stop));
        if state == PawnState::Unmoved
            && self.column_exists((f, r + d))
            && self.column_is_empty((f, r + d))
        {
            targets.extend(self.column((f, r + 2 * d)).into_iter().filter(may_stop));
        }
        for file in [f - 1, f + 1] {
            targets.extend(self.column((file, r + d)).into_iter().filter(|to| {
                self.pieces
                    .get(to)
                    .is_some_and(|piece| piece.colour != self.mover)
            }));
        }
        if let Some(victim) = self.en_passant
            && (state != PawnState::Transported || self.options.en_passant_by_transported)
            && (victim.file - f).abs() == 1
            && victim.rank == r
        {
            targets.extend(self.column((victim.file, r + d)));
        }
        targets
    }

    /// The machine list: sorted by code point (rules: 12.1).
    pub(crate) fn legal_texts(&self) -> BTreeSet<String> {
        self.legal()
            .into_iter()
            .map(|(action, _)| action.to_string())
            .collect()
    }

    /// Mate, stalemate and check are assessed only when nothing is pending (rules: 8.4, 9).
    pub(crate) fn standing(&self) -> Standing {
        if !self.pending.is_empty() {
            return Standing::Ongoing;
        }
        match (self.in_check(self.mover), self.legal().is_empty()) {
            (true, true) => Standing::Checkmate,
            (false, true) => Standing::Stalemate,
            (true, false) => Standing::Check,
            (false, false) => Standing::Ongoing,
        }
    }

    /// The same count with a table of positions: what repeats (rules: 9) at the same move number has the same future.
    /// Only for depths that are out of reach otherwise.
    pub(crate) fn perft_with_table(
        &self,
        depth: u32,
        table: &mut HashMap<(String, u32), u64>,
    ) -> u64 {
        if depth < 2 {
            return self.perft(depth);
        }
        let key = (self.identity(), depth);
        if let Some(&known) = table.get(&key) {
            return known;
        }
        let nodes = self
            .legal()
            .iter()
            .map(|(_, after)| after.perft_with_table(depth - 1, table))
            .sum();
        table.insert(key, nodes);
        nodes
    }

    /// Sequences of `depth` actions (rules: 14).
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.legal().len() as u64,
            _ => self
                .legal()
                .iter()
                .map(|(_, after)| after.perft(depth - 1))
                .sum(),
        }
    }
}
