//! The step that an order means, or the first rule that forbids it (rules: 12.4).

use rules::{Position, Refusal, Standing};

use super::machine::{Manner, Order};
use crate::air::Flight;
use crate::geometry::{Direction, Square, is_navy_corner, may_stand};
use crate::movegen::lines::flying_capture;
use crate::movegen::sight::{Lifted, Sight};
use crate::movegen::{attack::is_safe, may_board};
use crate::piece::{Kind, Target};
use crate::position::Cotulenh;
use crate::stack::Group;
use crate::step::{Act, Actors, Step};

/// Tests in the order of the rules; `text` is quoted in refusals.
pub(crate) fn explain(
    position: &Cotulenh,
    order: Order,
    text: &str,
    standing: Standing,
) -> Result<Step, Refusal> {
    if standing == Standing::Over || position.outcome().is_some() {
        return Err(refuse("E_GAME_OVER", text, "the game is over"));
    }
    let Order::Go {
        from,
        who,
        manner,
        to,
    } = order
    else {
        return commit(position, text);
    };
    let moving = mover(position, from, who, text)?;
    let trial = Trial {
        position,
        text,
        from,
        who,
        manner,
        to,
        moving,
        target: position.board.at(to),
    };
    let act = trial.act()?;
    trial.completed(Step::Go { from, who, to, act })
}

fn refuse(code: &'static str, text: &str, what: impl AsRef<str>) -> Refusal {
    Refusal::new(code, format!("{text}: {}", what.as_ref()))
}

fn commit(position: &Cotulenh, text: &str) -> Result<Step, Refusal> {
    let Some(session) = &position.session else {
        return Err(refuse(
            "E_SESSION",
            text,
            "no session is open; commit closes one that has a step",
        ));
    };
    ends_well(position, session.origin, position.side, text)?;
    Ok(Step::Commit)
}

/// `E_NO_COMPLETION` and `E_COMMANDER_UNSAFE` at the end of a turn.
fn ends_well(
    position: &Cotulenh,
    origin: Square,
    us: rules::Side,
    text: &str,
) -> Result<(), Refusal> {
    if !position.stands(origin) {
        return Err(refuse(
            "E_NO_COMPLETION",
            text,
            format!(
                "{} may not stay on {origin}; it must go on or board first",
                position.board.at(origin)
            ),
        ));
    }
    if !is_safe(&position.board, us) {
        return Err(refuse(
            "E_COMMANDER_UNSAFE",
            text,
            "the own commander would be attacked or face the enemy commander",
        ));
    }
    Ok(())
}

/// `E_SESSION`, `E_NO_PIECE`, `E_NOT_YOURS`: the pieces that are to act.
fn mover(position: &Cotulenh, from: Square, who: Actors, text: &str) -> Result<Group, Refusal> {
    let standing = position.board.at(from);
    if let Some(session) = &position.session {
        let open = format!("a session is open on {}", session.origin);
        if from != session.origin {
            return Err(refuse(
                "E_SESSION",
                text,
                format!("{open}; {from} may not act"),
            ));
        }
        match who {
            Actors::Whole => {
                return Err(refuse(
                    "E_SESSION",
                    text,
                    format!("{open}; name the piece that acts, or commit"),
                ));
            }
            Actors::One(kind)
                if session.original.has(kind) && !session.remaining.contains(kind) =>
            {
                return Err(refuse(
                    "E_SESSION",
                    text,
                    format!("the {} has acted in this session", kind.name()),
                ));
            }
            Actors::One(_) => {}
        }
    } else if let Actors::One(kind) = who
        && !standing.is_empty()
        && !standing.is_stack()
        && standing.has(kind)
    {
        return Err(refuse(
            "E_SESSION",
            text,
            format!(
                "the {} on {from} stands alone; write {from} and the target",
                kind.name()
            ),
        ));
    }
    if standing.is_empty() {
        return Err(refuse("E_NO_PIECE", text, format!("{from} is empty")));
    }
    let moving = match who {
        Actors::Whole => standing,
        Actors::One(kind) => match standing.split(kind) {
            Some((alone, _)) => alone,
            None => {
                return Err(refuse(
                    "E_NO_PIECE",
                    text,
                    format!("no {} on {from}, which holds {standing}", kind.name()),
                ));
            }
        },
    };
    if standing.side() != position.side {
        return Err(refuse(
            "E_NOT_YOURS",
            text,
            format!("the pieces on {from} are the opponent's"),
        ));
    }
    Ok(moving)
}

/// An order whose mover is known.
struct Trial<'a> {
    position: &'a Cotulenh,
    text: &'a str,
    from: Square,
    who: Actors,
    manner: Manner,
    to: Square,
    moving: Group,
    target: Group,
}

/// What the line to the target does to the mover, as far as the target itself.
struct Line {
    flight: Flight,
    blocked: Option<Square>,
    river: bool,
    corner: bool,
    barred: Option<Square>,
    seen: Option<Square>,
}

impl Trial<'_> {
    fn no(&self, code: &'static str, what: impl AsRef<str>) -> Refusal {
        refuse(code, self.text, what)
    }

    fn takes(&self) -> bool {
        !self.target.is_empty() && self.target.side() != self.position.side
    }

    fn joins(&self) -> bool {
        !self.target.is_empty() && self.target.side() == self.position.side
    }

    /// What the step does, by the tests from `E_GEOMETRY` to `E_COMMANDER_ABOARD`.
    fn act(&self) -> Result<Act, Refusal> {
        if self.boards() {
            return match self.manner {
                Manner::Plain => Ok(Act::Combine),
                Manner::Stay => Err(self.wrong_stay("a friendly piece stands")),
            };
        }
        let carrier = self.moving.carrier();
        let kind = carrier.kind();
        let Some((direction, distance)) = Direction::between(self.from, self.to) else {
            return Err(self.no(
                "E_GEOMETRY",
                format!("{} and {} share no line", self.from, self.to),
            ));
        };
        let slant = direction.slant();
        if carrier.reach().longest(slant) == 0 {
            let what = if kind == Kind::Headquarter {
                "a headquarter that is not heroic does not move".into()
            } else {
                format!("a {} that is not heroic has no diagonal", kind.name())
            };
            return Err(self.no("E_GEOMETRY", what));
        }
        if self.flies_at_commander() {
            return match self.manner {
                Manner::Plain => Ok(Act::Displace),
                Manner::Stay => Err(self.wrong_kind("the commander takes by going there")),
            };
        }
        let range = if self.takes() {
            carrier
                .reach()
                .captures(slant, Target::of(self.target.carrier()))
        } else {
            carrier.reach().moves(slant)
        };
        if distance > range {
            return Err(self.no(
                "E_RANGE",
                format!("{} is {distance} away, the range is {range}", self.to),
            ));
        }
        let line = self.line(direction, distance);
        self.passes(&line)?;
        let act = self.kind_of_act(&line)?;
        if let Some(square) = line.seen {
            return Err(self.no(
                "E_SIGHT",
                format!("the enemy commander sees {square}; a commander may not enter or cross it"),
            ));
        }
        if act == Act::Suicide && self.moving.has(Kind::Commander) {
            return Err(self.no(
                "E_COMMANDER_ABOARD",
                "the own commander would die in the strike",
            ));
        }
        Ok(act)
    }

    /// Boarding has no path (rules: 7.3).
    fn boards(&self) -> bool {
        match (&self.position.session, self.who) {
            (Some(session), Actors::One(kind)) => may_board(self.position, session, kind, self.to),
            _ => false,
        }
    }

    /// rules: 9.4, at the start of a turn only.
    fn flies_at_commander(&self) -> bool {
        self.position.session.is_none()
            && flying_capture(&self.position.board, self.position.side)
                == Some(Step::whole(self.from, self.to, Act::Displace))
            && self.who == Actors::Whole
    }

    /// Walks to the target with the flags of rules 3.
    fn line(&self, direction: Direction, distance: u8) -> Line {
        let board = &self.position.board;
        let us = self.position.side;
        let carrier = self.moving.carrier();
        let kind = carrier.kind();
        let sight = (kind == Kind::Commander)
            .then(|| {
                let lifted = Lifted::commander_from(board, self.from);
                Sight::of(board, us.other(), lifted)
            })
            .flatten();
        let bridged = direction.is_vertical() && self.from.on_bridge_file();
        let mut line = Line {
            flight: Flight::Safe,
            blocked: None,
            river: false,
            corner: false,
            barred: None,
            seen: None,
        };
        let mut square = self.from;
        for step in 1..=distance {
            let previous = square;
            square = square.toward(direction);
            let group = board.at(square);
            if group.is_empty() && sight.is_some_and(|sight| sight.sees(square)) {
                line.seen.get_or_insert(square);
            }
            if carrier.is_plain_plane() {
                line.flight = line.flight.over(board.cover(us.other(), square));
            }
            line.river |= kind.is_heavy() && !bridged && square.half() != self.from.half();
            line.corner |= kind == Kind::Navy && is_navy_corner(previous, square);
            if kind != Kind::AirForce && !may_stand(kind, square) {
                line.barred.get_or_insert(square);
            }
            let passes = match kind {
                Kind::AirForce => true,
                Kind::Navy => !group.carrier().is(Kind::Navy),
                _ => false,
            };
            if step < distance && !group.is_empty() && !passes {
                line.blocked.get_or_insert(square);
            }
        }
        line
    }

    /// `E_AIR_DEFENCE` to `E_STACK`.
    fn passes(&self, line: &Line) -> Result<(), Refusal> {
        let kind = self.moving.carrier().kind();
        if line.flight == Flight::Destroyed {
            return Err(self.no("E_AIR_DEFENCE", "the flight is shot down on its way"));
        }
        if line.flight != Flight::Safe && !self.takes() {
            return Err(self.no(
                "E_AIR_DEFENCE",
                format!("{} lies inside an enemy zone of air defence", self.to),
            ));
        }
        if let Some(square) = line.blocked
            && (!self.takes() || !kind.fires_over())
        {
            return Err(self.no("E_BLOCKED", format!("{square} is in the way")));
        }
        if self.takes() {
            return Ok(());
        }
        if line.river {
            return Err(self.no(
                "E_HEAVY_RIVER",
                "a heavy piece crosses the river only along file f or h",
            ));
        }
        if line.corner {
            return Err(self.no(
                "E_NAVY_CORNER",
                "a navy may not cut the corners c5-d6 and c8-d7",
            ));
        }
        let lands = if self.joins() {
            // The carrier of the union decides; where there is no union, `E_STACK` follows.
            let union = self.moving.kinds().union(self.target.kinds()).carrier();
            union.is_none_or(|carrier| may_stand(carrier, self.to))
        } else {
            may_stand(kind, self.to)
        };
        if let Some(square) = line.barred.or((!lands).then_some(self.to)) {
            return Err(self.no(
                "E_TERRAIN",
                format!("a {} may not stand on {square}", kind.name()),
            ));
        }
        if self.joins() && !self.moving.may_join(self.target) {
            return Err(self.no(
                "E_STACK",
                format!("{} and {} form no stack", self.moving, self.target),
            ));
        }
        Ok(())
    }

    /// `E_CAPTURE_KIND` (rules: 4).
    fn kind_of_act(&self, line: &Line) -> Result<Act, Refusal> {
        if self.target.is_empty() {
            return match self.manner {
                Manner::Plain => Ok(Act::Quiet),
                Manner::Stay => Err(self.wrong_stay("nothing stands")),
            };
        }
        if self.joins() {
            return match self.manner {
                Manner::Plain => Ok(Act::Combine),
                Manner::Stay => Err(self.wrong_stay("a friendly piece stands")),
            };
        }
        let kind = self.moving.carrier().kind();
        let stands = may_stand(kind, self.to);
        match self.manner {
            Manner::Plain if line.flight != Flight::Safe => Ok(Act::Suicide),
            Manner::Plain if stands => Ok(Act::Displace),
            Manner::Plain => {
                Err(self.wrong_kind("the mover may not stand there; write _ to take and stay"))
            }
            Manner::Stay if line.flight != Flight::Safe => {
                Err(self
                    .wrong_kind("a strike inside a zone of air defence is never a stay capture"))
            }
            Manner::Stay if !stands => Ok(Act::Stay),
            Manner::Stay if kind == Kind::AirForce && self.who == Actors::Whole => Ok(Act::Stay),
            Manner::Stay => Err(self.wrong_kind("only displacing is possible there")),
        }
    }

    fn wrong_stay(&self, what: &str) -> Refusal {
        self.wrong_kind(&format!("{what} on {}; _ takes an enemy piece", self.to))
    }

    fn wrong_kind(&self, what: &str) -> Refusal {
        self.no("E_CAPTURE_KIND", what)
    }

    /// `E_NO_COMPLETION` and `E_COMMANDER_UNSAFE` (rules: 7.5, 9.3).
    fn completed(&self, step: Step) -> Result<Step, Refusal> {
        let us = self.position.side;
        let mut after = self.position.clone();
        if after.is_completable_by(step) {
            return Ok(step);
        }
        let _token = after.make(step);
        if after.session.is_some() {
            return Err(self.no(
                "E_NO_COMPLETION",
                "no further step and no commit ends the turn legally after it",
            ));
        }
        ends_well(&after, self.from, us, self.text)?;
        Ok(step)
    }
}
