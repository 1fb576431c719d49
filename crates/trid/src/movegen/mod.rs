//! Generation of legal actions.
//!
//! One walk serves three uses through a [`Sink`]: writing the steps down, counting them, and asking whether there is any.
//! Legality is decided beforehand from pins and checks, not by trying steps; only en passant, king moves, castling and
//! activations test the king's square against the field as it will be.

mod activation;
mod attack;
mod guard;
mod king;
mod pawn;
mod sliders;

use rules::Side;

use crate::geometry::{Columns, Pin, Pins, Roads, Square, Squares, TABLES};
use crate::options::{CarriedPromotion, DestinationShadow};
use crate::piece::{Choice, Choices, Form};
use crate::position::TriD;
use crate::promotion::{Dues, Uncovered, far_pins};
use crate::step::{Step, Wing};

pub(crate) use activation::{Exposure, Ride};
pub(crate) use attack::Attackers;
pub(crate) use guard::{Guard, squares};

/// In which order a [`Sink`] wants the legal actions.
enum Order {
    /// That of the rules text (rules: 12.1).
    Machine,
    /// Whichever is quickest.
    Any,
}

/// What is done with the legal actions.
trait Sink {
    const ORDER: Order = Order::Machine;
    /// Moves of one piece; those to `promoting` come in four choices.
    fn moves(&mut self, from: Square, to: Squares, promoting: Squares);
    fn castle(&mut self, wing: Wing);
    /// A board's move; what the mover has to choose comes in every way.
    fn activation(&mut self, ride: Ride, dues: Dues);
    /// A turn on the pin, which promotes the passenger on `landing`.
    fn turn(&mut self, pin: Pin, landing: Option<Square>);
    /// Whether nothing more is wanted.
    fn is_full(&self) -> bool {
        false
    }
}

impl Sink for Vec<Step> {
    fn moves(&mut self, from: Square, to: Squares, promoting: Squares) {
        let ends = (to & promoting).has_any();
        for to in to {
            if ends && promoting.has(to) {
                self.extend(Choice::ALL.map(|choice| Step::Move {
                    from,
                    to,
                    promotion: Some(choice),
                }));
            } else {
                self.push(Step::Move {
                    from,
                    to,
                    promotion: None,
                });
            }
        }
    }

    fn castle(&mut self, wing: Wing) {
        self.push(Step::Castle(wing));
    }

    fn activation(&mut self, ride: Ride, dues: Dues) {
        let choices = Choices::every(dues.count());
        self.extend(choices.iter().map(|choices| ride.step(*choices)));
    }

    fn turn(&mut self, pin: Pin, landing: Option<Square>) {
        match landing {
            Some(_) => self.extend(Choice::ALL.map(|choice| Step::Turn {
                pin,
                promotion: Some(choice),
            })),
            None => self.push(Step::Turn {
                pin,
                promotion: None,
            }),
        }
    }
}

/// Writes down what gains something. Of promotions only the queen: what else could be better is not for a quiet evaluation.
struct Gains<'a>(&'a mut Vec<Step>);

impl Sink for Gains<'_> {
    #[inline]
    fn moves(&mut self, from: Square, to: Squares, promoting: Squares) {
        for to in to {
            let promotion = promoting.has(to).then_some(Choice::Queen);
            self.0.push(Step::Move {
                from,
                to,
                promotion,
            });
        }
    }

    fn castle(&mut self, _wing: Wing) {}

    fn activation(&mut self, ride: Ride, dues: Dues) {
        let due = dues.count();
        if due > 0 {
            self.0
                .push(ride.step(Choices::repeated(Choice::Queen, due)));
        }
    }

    fn turn(&mut self, pin: Pin, landing: Option<Square>) {
        if landing.is_some() {
            self.0.push(Step::Turn {
                pin,
                promotion: Some(Choice::Queen),
            });
        }
    }
}

/// Counts without writing.
#[derive(Default)]
struct Tally {
    counted: usize,
    /// Bits that are still to be counted. The halves of a set are added to them as three binary digits are, so that a set costs
    /// one count of 64 bits instead of two.
    odd: u64,
}

impl Tally {
    fn total(self) -> usize {
        self.counted + self.odd.count_ones() as usize
    }
}

impl Sink for Tally {
    const ORDER: Order = Order::Any;

    #[inline]
    fn moves(&mut self, _from: Square, to: Squares, promoting: Squares) {
        let (low, high) = (to.0 as u64, (to.0 >> 64) as u64);
        let one = low ^ high;
        let carried = (low & high) | (one & self.odd);
        self.odd ^= one;
        self.counted += 2 * carried.count_ones() as usize;
        let promoting = to & promoting;
        if promoting.has_any() {
            self.counted += 3 * promoting.len();
        }
    }

    fn castle(&mut self, _wing: Wing) {
        self.counted += 1;
    }

    fn activation(&mut self, _ride: Ride, dues: Dues) {
        self.counted += Choices::every(dues.count()).len();
    }

    fn turn(&mut self, _pin: Pin, landing: Option<Square>) {
        self.counted += Choices::every(usize::from(landing.is_some())).len();
    }
}

/// Stops at the first.
struct Found(bool);

impl Sink for Found {
    const ORDER: Order = Order::Any;

    fn moves(&mut self, _from: Square, to: Squares, _promoting: Squares) {
        self.0 |= to.has_any();
    }

    fn castle(&mut self, _wing: Wing) {
        self.0 = true;
    }

    fn activation(&mut self, _ride: Ride, _dues: Dues) {
        self.0 = true;
    }

    fn turn(&mut self, _pin: Pin, _landing: Option<Square>) {
        self.0 = true;
    }

    fn is_full(&self) -> bool {
        self.0
    }
}

/// Appends the legal actions.
pub(crate) fn generate(position: &TriD, out: &mut Vec<Step>) {
    match position.pending.first() {
        Some(square) => {
            out.extend(Choice::ALL.map(|choice| Step::Promote { square, choice }));
        }
        None => walk(position, Aim::Everything, out),
    }
}

/// Appends the captures and the promotions to a queen, in machine order; nothing while a promotion is owed.
pub(crate) fn gains(position: &TriD, out: &mut Vec<Step>) {
    if position.pending.is_empty() {
        walk(position, Aim::Gains, &mut Gains(out));
    }
}

/// The number of legal actions.
pub(crate) fn count(position: &TriD) -> usize {
    if position.pending.has_any() {
        return Choice::ALL.len();
    }
    let mut tally = Tally::default();
    walk(position, Aim::Everything, &mut tally);
    tally.total()
}

/// Whether there is a legal action.
pub(crate) fn is_any(position: &TriD) -> bool {
    if position.pending.has_any() {
        return true;
    }
    let mut found = Found(false);
    walk(position, Aim::Everything, &mut found);
    found.0
}

/// Which actions a walk looks for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    Everything,
    /// Captures and promotions.
    Gains,
}

/// What all pieces of a walk share.
struct Walk<'a> {
    position: &'a TriD,
    side: Side,
    guard: Guard<'a>,
    /// Where pieces may go: active squares not held by the mover, or the enemies alone.
    free: Squares,
    /// Where sliders may: all of it, except what the option `destination_shadow` closes.
    stops: Squares,
    /// By the square of a slider: where it may end, as far as the tracks decide it.
    on_track: &'static [Squares; Square::COUNT],
    /// Where pawns may step: empty squares, or those on which they promote alone.
    open: Squares,
    /// The columns that a double step may cross.
    clear: Columns,
    /// The pawns that could take en passant.
    takers: Squares,
    /// Where a pawn's move is a promotion.
    promoting: Squares,
    /// The pieces that keep boards off.
    shadows: Squares,
    /// The roads of boards, and where boards stand.
    roads: &'static Roads,
    pins: Pins,
}

#[inline]
fn walk<S: Sink>(position: &TriD, aim: Aim, sink: &mut S) {
    let side = position.side;
    let own = position.sides[side.index()];
    let shadowed = match position.options.destination_shadow {
        DestinationShadow::Off => Squares::NONE,
        DestinationShadow::On => squares(position.occupied) & !position.pieces(),
    };
    let promoting = position.promotion_squares(side);
    let empty = position.active & !position.pieces() & !shadowed;
    let (free, open) = match aim {
        Aim::Everything => (position.active & !own, empty),
        Aim::Gains => (position.sides[side.other().index()], empty & promoting),
    };
    let attackers = Attackers::of(position, side.other());
    let walk = Walk {
        position,
        side,
        guard: Guard::new(position, &attackers),
        free,
        stops: free & !shadowed,
        on_track: position.on_tracks(),
        open,
        clear: position.existing.minus(position.occupied),
        takers: position.passed_takers(),
        promoting,
        shadows: position.shadows(),
        roads: Roads::under(position.options),
        pins: position.boards.pins(),
    };
    walk.boards(aim, sink);
    match S::ORDER {
        Order::Machine => {
            for from in own {
                if let Some(piece) = position.cells[from.index()] {
                    walk.piece(from, piece.form, sink);
                }
            }
        }
        // One kind of piece after the other is what a processor can foresee.
        Order::Any => {
            for form in Form::ALL {
                for from in own & position.form(form) {
                    if sink.is_full() {
                        return;
                    }
                    walk.piece(from, form, sink);
                }
            }
        }
    }
}

impl Walk<'_> {
    /// What moves boards, in machine order: KL before O-O before QL.
    #[inline]
    fn boards<S: Sink>(&self, aim: Aim, sink: &mut S) {
        let position = self.position;
        if aim == Aim::Gains {
            // A board gains only by promoting pawns of the mover: by uncovering one, or by carrying one.
            match position.options.carried_promotion {
                CarriedPromotion::Off => {
                    for pin in far_pins(self.side) {
                        if position.uncovers(pin) != Uncovered::Nothing {
                            self.activations(pin, sink);
                        }
                    }
                }
                CarriedPromotion::On => {
                    for pin in self.pins {
                        self.activations(pin, sink);
                    }
                }
            }
            return;
        }
        for pin in self.pins.minus(Pins::QUEEN_TRACK) {
            self.activations(pin, sink);
        }
        self.castlings(sink);
        for pin in self.pins.and(Pins::QUEEN_TRACK) {
            self.activations(pin, sink);
        }
    }

    #[inline]
    fn piece<S: Sink>(&self, from: Square, form: Form, sink: &mut S) {
        let targets = match form {
            Form::King => self.king(from),
            Form::Knight => {
                TABLES.knight[from.column().index()] & self.free & self.guard.allowed(from)
            }
            Form::Rook => self.rook(from),
            Form::Bishop => self.bishop(from),
            Form::Queen => self.queen(from),
            Form::Moved | Form::Unmoved | Form::Transported => {
                let targets = self.pawn(from, form);
                sink.moves(from, targets, self.promoting);
                return;
            }
        };
        sink.moves(from, targets, Squares::NONE);
    }
}

#[cfg(test)]
mod tests {
    use rules::{Game, Position, Reading, Text};

    use crate::testing::{actions, at, code};
    use crate::{Options, TriD};

    fn moves_of(position: &TriD, from: &str) -> Vec<String> {
        actions(position)
            .into_iter()
            .filter(|text| text.starts_with(from))
            .collect()
    }

    #[test]
    fn the_twenty_first_moves() {
        let start = TriD::start(Options::default());
        let list = actions(&start);
        assert_eq!(list.len(), 20);
        for text in ["a1Wb3W", "a1Wb3N", "d1Wc3W", "d1Wc3N", "a2Wa3W", "a2Wa4N"] {
            assert!(list.contains(&text.to_owned()), "{text}");
        }
    }

    /// The knight alone in the column between is pinned; with a companion on another level neither is.
    #[test]
    fn only_the_last_piece_of_a_column_is_pinned() {
        let alone = at("4/N3/K3/4|4/4/4/4|2k1/r3/4/4 QL1:2/2|KL1:2/2|KL5:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(code(&alone, "a3Wc4W"), "E_KING_EXPOSED");
        assert!(moves_of(&alone, "a3W").is_empty());
        let shared =
            at("4/N3/K3/4|4/4/4/B3|2k1/r3/4/4 QL1:2/2|KL1:2/2|KL5:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(code(&shared, "a3Wc4W"), "");
        assert_eq!(code(&shared, "a3Nb4N"), "");
    }

    /// Two rooks of one column check together: blocking helps, taking one of them does not.
    #[test]
    fn two_checkers_in_one_column() {
        let position =
            at("4/4/4/K3|4/r3/4/2R1|3k/4/4/r3 QL6:2/2|KL1:2/2|KL5:2/2|KL6:2/2 w - - - 0 10");
        // c3N blocks on a3 on either level; a rook that could take one of the two would leave the other.
        assert_eq!(code(&position, "c3Na3W"), "");
        assert_eq!(code(&position, "c3Na3N"), "");
        let taking =
            at("4/4/4/K3|4/r1R1/4/4|3k/4/4/r3 QL6:2/2|KL1:2/2|KL5:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(code(&taking, "c5Na5N"), "E_KING_EXPOSED");
        assert_eq!(code(&taking, "c5Na5B"), "E_KING_EXPOSED");
        let single =
            at("4/4/4/K3|4/r1R1/4/4|3k/4/4/4 QL6:2/2|KL1:2/2|KL5:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(code(&single, "c5Na5N"), "");
        assert_eq!(code(&single, "c5Na5B"), "E_KING_EXPOSED");
    }

    /// A pinned slider moves along its line and takes the pinning piece, on whatever level.
    #[test]
    fn pinned_sliders_keep_their_line() {
        let position =
            at("R3/4/K3/4|4/4/4/4|r1k1/4/4/4 QL1:2/2|KL1:2/2|KL5:2/2|KL6:2/2 w - - - 0 10");
        let moves = moves_of(&position, "a4W");
        assert!(
            moves.iter().all(|text| text[3..].starts_with('a')),
            "{moves:?}"
        );
        assert!(moves.contains(&"a4Wa8B".to_owned()));
        assert!(moves.contains(&"a4Wa3N".to_owned()));
    }

    /// Taking en passant removes two pieces from a line at once.
    #[test]
    fn en_passant_may_uncover_a_rank() {
        let position =
            at("4/4/4/4|4/KpPr/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - b5N - 0 10");
        assert_eq!(code(&position, "c5Nb6N"), "E_KING_EXPOSED");
        assert!(!actions(&position).contains(&"c5Nb6N".to_owned()));
    }

    /// The king may not step back along the ray that checks it.
    #[test]
    fn slides_pass_the_column_the_king_leaves() {
        let position =
            at("4/K3/4/4|4/4/4/4|r1k1/4/4/4 QL1:2/2|KL1:2/2|KL5:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(code(&position, "a3Wa2W"), "E_KING_EXPOSED");
        let shared =
            at("4/K3/4/4|4/4/4/B3|r1k1/4/4/4 QL1:2/2|KL1:2/2|KL5:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(code(&shared, "a3Wa2W"), "");
    }

    /// On a board the king is out of reach of sliders on boards of the other track (rules: 5.1.5).
    #[test]
    fn a_king_hides_on_the_other_track() {
        let position =
            at("4/4/K3/4|4/4/4/4|2k1/4/4/4 QL3:2/2|KL3:r1/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(code(&position, "a2Wa3W"), "E_KING_EXPOSED");
        assert_eq!(code(&position, "a2Wa3QL3"), "");
    }

    #[test]
    fn a_duty_has_four_answers() {
        let position =
            at("4/4/3K/4|4/4/1k2/4|P2P/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL5:2/2 w - - a8B,d8B 0 10");
        assert_eq!(actions(&position), ["a8B=b", "a8B=n", "a8B=q", "a8B=r"]);
        assert_eq!(position.count(), 4);
        assert_eq!(position.outcome(), None);
    }

    #[test]
    fn destination_shadow_spares_kings_knights_and_captures() {
        let options = Options {
            destination_shadow: crate::DestinationShadow::On,
            ..Options::default()
        };
        let tfen = "4/R3/NP2/2K1|4/4/4/1pp1|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10";
        let position = TriD::read_position(tfen, Reading::Strict, options).unwrap();
        assert_eq!(code(&position, "a3Wb3W"), "E_BLOCKED");
        assert_eq!(code(&position, "a3Wb3N"), "");
        assert_eq!(code(&position, "b2Wb3W"), "E_BLOCKED");
        assert_eq!(code(&position, "b2Wc3N"), "");
        assert_eq!(code(&position, "a2Wc3W"), "");
        assert_eq!(code(&position, "c1Wb2W"), "E_OWN_PIECE");
    }
}
