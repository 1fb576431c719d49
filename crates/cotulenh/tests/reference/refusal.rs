//! Section 12.4: which rule refuses an action, test by test in the order of the text.

use super::board::{Group, Kind, Piece, Square};
use super::commander;
use super::game::{Action, Position};
use super::lines::{self, Flight, Manner};
use super::rules::Rules;

/// What a text in machine form says, before the position decides what it means (rules: 12.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Said {
    Commit,
    Move {
        from: Square,
        letter: Option<Kind>,
        plus: bool,
        stay: bool,
        to: Square,
    },
}

/// `square [ ["+"] LETTER ] ["_"] square` or `commit`; the mark is of the revised book (rules: 17.3.2).
fn parse(text: &str, rules: Rules) -> Option<Said> {
    if text == "commit" {
        return Some(Said::Commit);
    }
    let (from, rest) = Square::read(text)?;
    let (plus, rest) = match rest.strip_prefix('+') {
        Some(rest) if rules.revised => (true, rest),
        _ => (false, rest),
    };
    let first = rest.chars().next()?;
    let letter = Kind::from_letter(first);
    if plus && letter.is_none() {
        return None;
    }
    let rest = if letter.is_some() { &rest[1..] } else { rest };
    let (stay, rest) = rest
        .strip_prefix('_')
        .map_or((false, rest), |rest| (true, rest));
    let (to, rest) = Square::read(rest)?;
    rest.is_empty().then_some(Said::Move {
        from,
        letter,
        plus,
        stay,
        to,
    })
}

impl Position {
    /// The action that a text in machine form means here, or the first code that refuses it.
    pub(crate) fn explain(&self, text: &str, over: bool) -> Result<Action, &'static str> {
        let said = parse(text, self.board.rules).ok_or("E_SYNTAX")?;
        if over || !self.can_act() {
            return Err("E_GAME_OVER");
        }
        let (from, letter, plus, stay, to) = match said {
            Said::Commit => return self.explain_commit(),
            Said::Move {
                from,
                letter,
                plus,
                stay,
                to,
            } => (from, letter, plus, stay, to),
        };
        let meant = self
            .candidates()
            .into_iter()
            .find(|action| action.machine() == text);
        if let Some(action) = meant
            && self.is_legal(action)
        {
            return Ok(action);
        }
        self.session_fault(from, letter)?;
        let group = self.board.at(from);
        if group.is_empty() || letter.is_some_and(|kind| self.named(from, kind, plus).is_none()) {
            return Err("E_NO_PIECE");
        }
        if group.colour() != Some(self.turn) {
            return Err("E_NOT_YOURS");
        }
        let mover = match letter {
            None => *group,
            Some(kind) => {
                let piece = self.named(from, kind, plus);
                Group::one(piece.ok_or("E_NO_PIECE")?)
            }
        };
        let manner = if letter.is_some() {
            Manner::Alone
        } else {
            Manner::WholeGroup
        };
        // A candidate has a free path (or, boarding and flying, needs none): only its end can be at fault.
        if let Some(action) = meant {
            return Err(self.end_fault(action));
        }
        self.path_fault(&mover, from, to, stay, manner)?;
        Err("no rule refuses this text")
    }

    fn explain_commit(&self) -> Result<Action, &'static str> {
        let Some(session) = &self.session else {
            return Err("E_SESSION");
        };
        let after = self.played(Action::Commit);
        if !after.may_be_left(session.origin) {
            Err("E_NO_COMPLETION")
        } else if !commander::safe(&after.board, self.turn) {
            Err("E_COMMANDER_UNSAFE")
        } else {
            Ok(Action::Commit)
        }
    }

    /// `E_SESSION`
    fn session_fault(&self, from: Square, letter: Option<Kind>) -> Result<(), &'static str> {
        if let Some(session) = &self.session {
            let acted = |kind: Kind| {
                let waiting = self.board.at(session.origin).waiting();
                session.before.at(session.origin).find(kind).is_some()
                    && waiting.iter().all(|piece| piece.kind != kind)
            };
            if from != session.origin || letter.is_none_or(acted) {
                return Err("E_SESSION");
            }
            return Ok(());
        }
        let group = self.board.at(from);
        let alone = group.len() == 1 && letter.is_some_and(|kind| group.find(kind).is_some());
        if alone { Err("E_SESSION") } else { Ok(()) }
    }

    /// `E_GEOMETRY` to `E_COMMANDER_ABOARD`
    fn path_fault(
        &self,
        mover: &Group,
        from: Square,
        to: Square,
        stay: bool,
        manner: Manner,
    ) -> Result<(), &'static str> {
        let carrier = mover.carrier().ok_or("E_NO_PIECE")?;
        // Boarding (7.3) and the flying capture (9.4) have no path, so only the stay mark can be at fault.
        let boards = manner == Manner::Alone && self.may_board(carrier, to);
        let flies = self.session.is_none()
            && manner == Manner::WholeGroup
            && carrier.kind == Kind::Commander
            && commander::facing(&self.board)
            && self.board.commander(self.turn.other()) == Some(to);
        if boards || flies {
            return Err("E_CAPTURE_KIND");
        }
        let line = Line::between(from, to).ok_or("E_GEOMETRY")?;
        let immobile = carrier.kind == Kind::Headquarter && !carrier.heroic;
        let reach =
            lines::reach(carrier, line.is_diagonal(), self.board.rules).ok_or("E_GEOMETRY")?;
        if immobile {
            return Err("E_GEOMETRY");
        }
        let there = self.board.at(to);
        let enemy = there.colour() == Some(self.turn.other());
        let range = match there.carrier() {
            Some(target) if enemy && target.kind == Kind::Navy => reach.against_navy,
            Some(_) if enemy => reach.against_others,
            _ => reach.quiet,
        };
        if line.length > range {
            return Err("E_RANGE");
        }
        let flight = self.flight(carrier, line);
        if flight == Flight::Destroyed || (flight != Flight::Safe && !enemy) {
            return Err("E_AIR_DEFENCE");
        }
        if self.blocked(carrier.kind, line, enemy) {
            return Err("E_BLOCKED");
        }
        if !enemy {
            let ship = there
                .carrier()
                .is_some_and(|piece| piece.kind == Kind::Navy);
            let sea_is_no_bar = self.board.rules.revised && carrier.kind == Kind::Commander && ship;
            self.quiet_fault(carrier.kind, line, sea_is_no_bar)?;
            if there.is_empty() && !carrier.kind.may_stand_on(to) {
                return Err("E_TERRAIN");
            }
            if !there.is_empty() && mover.joined(there, self.board.rules).is_none() {
                return Err("E_STACK");
            }
            if stay {
                return Err("E_CAPTURE_KIND");
            }
        } else {
            let strike = flight != Flight::Safe;
            let lands = carrier.kind.may_stand_on(to);
            if lines::sheltered(&self.board, there, carrier.kind) {
                return Err("E_SHELTER");
            }
            let between: Vec<Square> = line.between_squares().collect();
            let may_choose =
                lines::may_stay(&self.board, mover, from, (to, between.as_slice()), manner);
            let wrong = if stay {
                strike || (lands && !may_choose)
            } else {
                !strike && !lands
            };
            if wrong {
                return Err("E_CAPTURE_KIND");
            }
        }
        let seen = |square| commander::in_sight(&self.board, self.turn, from, square);
        if carrier.kind == Kind::Commander && line.squares().any(seen) {
            return Err("E_SIGHT");
        }
        if flight != Flight::Safe && mover.find(Kind::Commander).is_some() {
            return Err("E_COMMANDER_ABOARD");
        }
        Ok(())
    }

    fn flight(&self, carrier: Piece, line: Line) -> Flight {
        if carrier.kind != Kind::AirForce || carrier.heroic {
            return Flight::Safe;
        }
        let guns = lines::defenders(&self.board, self.turn.other());
        let visited: Vec<Square> = line.squares().collect();
        lines::flight(&visited, &guns, self.board.rules)
    }

    fn blocked(&self, t: Kind, line: Line, capture: bool) -> bool {
        if capture && t.captures_over_pieces() {
            return false;
        }
        line.between_squares()
            .any(|square| match self.board.at(square).carrier() {
                None => false,
                Some(piece) => match t {
                    Kind::AirForce => false,
                    Kind::Navy if self.board.rules.revised => piece.colour != self.turn,
                    Kind::Navy => piece.kind == Kind::Navy,
                    _ => true,
                },
            })
    }

    /// `E_HEAVY_RIVER`, `E_NAVY_CORNER`, and the part of `E_TERRAIN` that bars a whole line.
    fn quiet_fault(&self, t: Kind, line: Line, sea_is_no_bar: bool) -> Result<(), &'static str> {
        let crosses = line.to().is_upper_half() != line.from.is_upper_half();
        let bridge = line.direction.0 == 0 && line.from.is_on_bridge_file();
        if t.is_heavy() && crosses && !bridge {
            return Err("E_HEAVY_RIVER");
        }
        let mut previous = line.from;
        for square in line.squares() {
            if t == Kind::Navy && lines::is_corner_step(previous, square) {
                return Err("E_NAVY_CORNER");
            }
            previous = square;
        }
        let barred = line.squares().any(|square| !t.may_stand_on(square));
        if t != Kind::AirForce && barred && !sea_is_no_bar {
            return Err("E_TERRAIN");
        }
        Ok(())
    }

    /// `E_NO_COMPLETION` and `E_COMMANDER_UNSAFE`, for a candidate that is not legal.
    fn end_fault(&self, action: Action) -> &'static str {
        let after = self.played_with(action, false);
        match action {
            Action::Step { from, .. } if after.session.is_some() || !after.may_be_left(from) => {
                "E_NO_COMPLETION"
            }
            _ => "E_COMMANDER_UNSAFE",
        }
    }
}

/// The squares from one to another in one of the eight directions.
#[derive(Clone, Copy, Debug)]
struct Line {
    from: Square,
    direction: (i32, i32),
    length: i32,
}

impl Line {
    fn between(from: Square, to: Square) -> Option<Line> {
        let (x, y) = (to.file - from.file, to.rank - from.rank);
        let aligned = x == 0 || y == 0 || x.abs() == y.abs();
        (aligned && from != to).then_some(Line {
            from,
            direction: (x.signum(), y.signum()),
            length: x.abs().max(y.abs()),
        })
    }

    fn is_diagonal(self) -> bool {
        self.direction.0 != 0 && self.direction.1 != 0
    }

    fn to(self) -> Square {
        self.from
            .step(self.direction, self.length)
            .expect("both ends are on the board")
    }

    /// Every square after the first, the target included.
    fn squares(self) -> impl Iterator<Item = Square> {
        (1..=self.length).map_while(move |k| self.from.step(self.direction, k))
    }

    fn between_squares(self) -> impl Iterator<Item = Square> {
        (1..self.length).map_while(move |k| self.from.step(self.direction, k))
    }
}
