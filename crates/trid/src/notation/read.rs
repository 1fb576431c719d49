//! Reading human notation: what the writer gives, and the older styles that rules 12.2 name.

use rules::Position;

use crate::geometry::{Arrival, File, Level, Pin, Place};
use crate::piece::{Choice, Choices, Kind};
use crate::position::TriD;
use crate::promotion::Uncovered;
use crate::refusal::Refusal;
use crate::step::{Spoken, Step, Wing, read_pin};

/// A piece move as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Written {
    kind: Kind,
    file: Option<File>,
    rank: Option<u8>,
    level: Option<Level>,
    is_capture: bool,
    to: Place,
    choice: Option<Choice>,
}

/// A board move as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct BoardMove {
    from: Option<Pin>,
    to: Pin,
    arrival: Arrival,
    promotions: Promotions,
}

/// What a bracket names: no, one or two squares with their new pieces, in the order of the text.
type Promotions = [Option<(Place, Choice)>; 2];

fn ambiguous(text: &str) -> Refusal {
    Refusal::Ambiguous {
        text: Refusal::shown(text),
    }
}

impl TriD {
    /// The step that a human form means here.
    pub(crate) fn read_human(&self, text: &str) -> Result<Step, Refusal> {
        let bare = strip_marks(text);
        let wing = match bare {
            "O-O" | "0-0" => Some(Wing::Kingside),
            "O-O-O" | "0-0-0" => Some(Wing::Queenside),
            _ => None,
        };
        if let Some(wing) = wing {
            return self.open(Spoken::Castle(wing));
        }
        if let Some([Some((place, choice)), None]) = read_bracket(bare) {
            return self.open(Spoken::Promote { place, choice });
        }
        if let Some(board_move) = BoardMove::read(bare) {
            return self.read_board_move(board_move, text);
        }
        match Written::read(bare) {
            Some(written) => self.read_written(written, text),
            None => Err(Refusal::Human {
                text: Refusal::shown(text),
            }),
        }
    }

    /// Judges an action whose parts are known, after the tests that come before all lists.
    fn open(&self, spoken: Spoken) -> Result<Step, Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::Over);
        }
        self.judge(spoken)
    }

    fn read_board_move(&self, written: BoardMove, text: &str) -> Result<Step, Refusal> {
        let spoken = |from| Spoken::Activate {
            from,
            to: written.to,
            arrival: written.arrival,
            choices: written.choices(),
        };
        let Some(from) = written.from else {
            let mut fits = self.boards.pins().filter_map(|from| {
                let step = self.open(spoken(from)).ok()?;
                self.judge_bracket(&written, step).ok()
            });
            return match (fits.next(), fits.next()) {
                (Some(step), None) => Ok(step),
                (Some(_), Some(_)) => Err(ambiguous(text)),
                (None, _) => self.read_turn(written),
            };
        };
        self.judge_bracket(&written, self.open(spoken(from))?)
    }

    /// The bracket must name the squares on which pawns promote, the passenger's and then the uncovered corner.
    fn judge_bracket(&self, written: &BoardMove, step: Step) -> Result<Step, Refusal> {
        let dues = match step {
            Step::Activate {
                from, to, arrival, ..
            } => self.dues(self.ride(from, to, arrival), self.uncovers(from)),
            Step::Turn { pin, .. } => {
                self.dues(self.ride(pin, pin, Arrival::Rotated), Uncovered::Nothing)
            }
            _ => return Ok(step),
        };
        let named = written.promotions.into_iter().flatten();
        for (square, (place, _)) in dues.squares().zip(named) {
            if place.square() == Some(square) {
                continue;
            }
            return Err(match step {
                Step::Activate { from: pin, .. } if dues.corner == Some(square) => {
                    Refusal::UncoversOther {
                        pin,
                        corner: square,
                        place,
                    }
                }
                _ => Refusal::CarriesOther { square, place },
            });
        }
        Ok(step)
    }

    /// `QL2^180` with a board on QL2 is a turn on the pin.
    fn read_turn(&self, written: BoardMove) -> Result<Step, Refusal> {
        if written.arrival != Arrival::Rotated || self.boards.at(written.to).is_none() {
            return Err(Refusal::NoBoardComes { pin: written.to });
        }
        let pin = written.to;
        let choice = match written.choices() {
            Choices::None => None,
            Choices::One(choice) => Some(choice),
            // At most the passenger promotes.
            Choices::Two(..) => return Err(Refusal::UncoversNothing { pin }),
        };
        self.judge_bracket(&written, self.open(Spoken::Turn { pin, choice })?)
    }

    fn read_written(&self, written: Written, text: &str) -> Result<Step, Refusal> {
        let mut steps = Vec::new();
        self.generate(&mut steps);
        let mut fits = steps
            .into_iter()
            .filter(|step| self.is_written(&written, *step));
        match (fits.next(), fits.next()) {
            (Some(step), None) => Ok(step),
            (Some(_), Some(_)) => Err(ambiguous(text)),
            (None, _) => Err(self.why_not(&written)),
        }
    }

    fn is_written(&self, written: &Written, step: Step) -> bool {
        let Step::Move {
            from,
            to,
            promotion,
        } = step
        else {
            return false;
        };
        let is_capture = self.cells[to.index()].is_some() || self.takes_en_passant(step);
        self.kind_at(from) == Some(written.kind)
            && written.to.square() == Some(to)
            && written.choice == promotion
            && (is_capture || !written.is_capture)
            && written.fits(from.into())
    }

    /// The rule that forbids the move of the first own piece that fits the text.
    fn why_not(&self, written: &Written) -> Refusal {
        if self.outcome().is_some() {
            return Refusal::Over;
        }
        let own = self.sides[self.side.index()];
        let refusals = own
            .filter(|from| {
                self.kind_at(*from) == Some(written.kind) && written.fits((*from).into())
            })
            .filter_map(|from| {
                self.judge(Spoken::Move {
                    from: from.into(),
                    to: written.to,
                    choice: written.choice,
                })
                .err()
            });
        // A piece that could go there by its way of moving tells more than one that could not.
        let mut first = None;
        for refusal in refusals {
            if !matches!(
                refusal,
                Refusal::Pattern { .. } | Refusal::PawnDiagonal { .. }
            ) {
                return refusal;
            }
            first.get_or_insert(refusal);
        }
        first.unwrap_or(if written.is_capture {
            Refusal::NoVictim { place: written.to }
        } else {
            Refusal::NoneFits { kind: written.kind }
        })
    }
}

/// Takes off `+`, `#`, `++`, `e.p.` and the draw offer `(=)`, in any order.
fn strip_marks(text: &str) -> &str {
    let mut rest = text.trim();
    loop {
        let shorter = rest
            .strip_suffix("e.p.")
            .or_else(|| rest.strip_suffix("(=)"))
            .unwrap_or(rest)
            .trim_end_matches(['+', '#', ' ']);
        if shorter.len() == rest.len() {
            return rest;
        }
        rest = shorter;
    }
}

/// `(a8B=Q)` or `(e9KL6=Q,a8B=R)`.
fn read_bracket(text: &str) -> Option<Promotions> {
    let inner = text.strip_prefix('(')?.strip_suffix(')')?;
    let named = |part: &str| {
        let (place, rest) = Place::read(part)?;
        Some((place, read_choice(rest)?))
    };
    Some(match inner.split_once(',') {
        Some((first, second)) => [Some(named(first)?), Some(named(second)?)],
        None => [Some(named(inner)?), None],
    })
}

/// `=Q`, in either case; Meder's tournament rules write `Q` alone.
fn read_choice(text: &str) -> Option<Choice> {
    let mut letters = text.strip_prefix('=').unwrap_or(text).chars();
    let choice = Choice::from_letter(letters.next()?.to_ascii_lowercase())?;
    letters.as_str().is_empty().then_some(choice)
}

impl BoardMove {
    /// What the bracket chooses.
    fn choices(&self) -> Choices {
        match self.promotions.map(|named| named.map(|(_, choice)| choice)) {
            [Some(first), Some(second)] => Choices::Two(first, second),
            [first, _] => Choices::of(first),
        }
    }

    /// `QL2-QL3`, `QL2-QL3^180`, `QL6-KL6(a8B=Q)`, `QL6-KL6^180(e9KL6=Q,a8B=R)`, and the arrival pin alone.
    fn read(text: &str) -> Option<BoardMove> {
        let (first, rest) = read_pin(text)?;
        let (from, to, rest) = match rest.strip_prefix('-') {
            Some(rest) => {
                let (to, rest) = read_pin(rest)?;
                (Some(first), to, rest)
            }
            None => (None, first, rest),
        };
        let (arrival, rest) = match rest.strip_prefix("^180").or_else(|| rest.strip_prefix('^')) {
            Some(rest) => (Arrival::Rotated, rest),
            None => (Arrival::Same, rest),
        };
        let promotions = match rest {
            "" => [None, None],
            bracket => read_bracket(bracket)?,
        };
        Some(BoardMove {
            from,
            to,
            arrival,
            promotions,
        })
    }
}

impl Written {
    fn read(text: &str) -> Option<Written> {
        if let Some(at) = text.find('=') {
            return Written::read_move(&text[..at], Some(read_choice(&text[at..])?));
        }
        // `d8BQ` is no square, so its last letter is the new piece; `d8B` alone is one.
        Written::read_move(text, None).or_else(|| {
            let (at, _) = text.char_indices().next_back()?;
            let (body, letter) = text.split_at(at);
            Written::read_move(body, Some(read_choice(letter)?))
        })
    }

    fn read_move(body: &str, choice: Option<Choice>) -> Option<Written> {
        // A leading letter is a piece if the rest then reads, else the level of a pawn (`QL3a4N`).
        let officer = [
            Kind::King,
            Kind::Queen,
            Kind::Rook,
            Kind::Bishop,
            Kind::Knight,
        ]
        .into_iter()
        .find_map(|kind| Written::read_body(kind, body.strip_prefix(kind.letter())?, choice));
        officer.or_else(|| Written::read_body(Kind::Pawn, body, choice))
    }

    /// Hint, `x` or `-` if any, destination.
    fn read_body(kind: Kind, body: &str, choice: Option<Choice>) -> Option<Written> {
        let (start, to) =
            body.char_indices()
                .find_map(|(start, _)| match Place::read(&body[start..]) {
                    Some((place, "")) => Some((start, place)),
                    _ => None,
                })?;
        let mut hint = &body[..start];
        let is_capture = match hint.strip_suffix('x') {
            Some(rest) => {
                hint = rest;
                true
            }
            None => {
                hint = hint.strip_suffix('-').unwrap_or(hint);
                false
            }
        };
        let mut written = Written {
            kind,
            file: None,
            rank: None,
            level: None,
            is_capture,
            to,
            choice,
        };
        if let Some(letter) = hint.chars().next()
            && let Some(file) = File::from_letter(letter)
        {
            written.file = Some(file);
            hint = &hint[1..];
        }
        if let Some(digit) = hint.chars().next()
            && let Some(rank) = digit.to_digit(10)
        {
            written.rank = u8::try_from(rank).ok();
            hint = &hint[1..];
        }
        if !hint.is_empty() {
            written.level = Some(
                Level::BY_NAME
                    .into_iter()
                    .find(|level| level.name() == hint)?,
            );
        }
        Some(written)
    }

    /// Whether the hint fits a source.
    fn fits(&self, from: Place) -> bool {
        self.file.is_none_or(|file| file == from.column.file())
            && self.rank.is_none_or(|rank| rank == from.column.rank())
            && self.level.is_none_or(|level| level == from.level)
    }
}
