//! The tests of a step whose mover is known, from its line to the kind of capture (rules: 12.4).

use crate::Refusal;
use crate::air_defence::Flight;
use crate::geometry::{Direction, Square, is_navy_corner, may_stand};
use crate::movegen::lines::flying_capture;
use crate::movegen::may_board;
use crate::movegen::sight::{Lifted, Sight};
use crate::notation::machine::Manner;
use crate::piece::{Kind, Target};
use crate::position::Cotulenh;
use crate::stack::Group;
use crate::step::{Act, Actors, Step};

/// An order whose mover is known.
pub(super) struct Trial<'a> {
    pub(super) position: &'a Cotulenh,
    pub(super) from: Square,
    pub(super) who: Actors,
    pub(super) manner: Manner,
    pub(super) to: Square,
    pub(super) moving: Group,
    pub(super) target: Group,
}

/// What the line to the target does to the mover, as far as the target itself.
struct Line {
    flight: Flight,
    /// Where the flight is shot down.
    shot: Option<Square>,
    blocked: Option<Square>,
    river: bool,
    corner: bool,
    barred: Option<Square>,
    seen: Option<Square>,
}

impl Trial<'_> {
    fn takes(&self) -> bool {
        !self.target.is_empty() && self.target.side() != self.position.side
    }

    fn joins(&self) -> bool {
        !self.target.is_empty() && self.target.side() == self.position.side
    }

    /// What the step does, by the tests from `E_GEOMETRY` to `E_COMMANDER_ABOARD`.
    pub(super) fn act(&self) -> Result<Act, Refusal> {
        if self.boards() {
            return match self.manner {
                Manner::Plain => Ok(Act::Combine),
                Manner::Stay => Err(Refusal::StayFriend { square: self.to }),
            };
        }
        let carrier = self.moving.carrier();
        let kind = carrier.kind();
        let (direction, distance) =
            Direction::between(self.from, self.to).ok_or(Refusal::NoLine {
                from: self.from,
                to: self.to,
            })?;
        let slant = direction.slant();
        if carrier.reach().longest(slant) == 0 {
            return Err(match kind {
                Kind::Headquarter => Refusal::Headquarter,
                kind => Refusal::NoDiagonal { kind },
            });
        }
        if self.flies_at_commander() {
            return match self.manner {
                Manner::Plain => Ok(Act::Displace),
                Manner::Stay => Err(Refusal::StayCommander { square: self.to }),
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
            return Err(Refusal::Range {
                to: self.to,
                distance,
                kind,
                range,
            });
        }
        let line = self.line(direction, distance);
        self.passes(&line)?;
        let act = self.kind_of_act(&line)?;
        if let Some(square) = line.seen {
            return Err(Refusal::Sight { square });
        }
        if act == Act::Suicide && self.moving.has(Kind::Commander) {
            return Err(Refusal::CommanderAboard);
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
            shot: None,
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
                if line.flight == Flight::Destroyed {
                    line.shot.get_or_insert(square);
                }
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
        if let Some(square) = line.shot {
            return Err(Refusal::ShotDown { square });
        }
        if line.flight != Flight::Safe && !self.takes() {
            return Err(Refusal::Zone { square: self.to });
        }
        if let Some(square) = line.blocked
            && (!self.takes() || !kind.fires_over())
        {
            return Err(Refusal::Blocked { square });
        }
        if self.takes() {
            return Ok(());
        }
        if line.river {
            return Err(Refusal::HeavyRiver { kind });
        }
        if line.corner {
            return Err(Refusal::NavyCorner);
        }
        let lands = if self.joins() {
            // The carrier of the union decides; where there is no union, `E_STACK` follows.
            let union = self.moving.kinds().union(self.target.kinds()).carrier();
            union.is_none_or(|carrier| may_stand(carrier, self.to))
        } else {
            may_stand(kind, self.to)
        };
        if let Some(square) = line.barred.or((!lands).then_some(self.to)) {
            return Err(Refusal::Ground { kind, square });
        }
        if self.joins() && !self.moving.may_join(self.target) {
            return Err(Refusal::NoStack {
                moving: self.moving,
                standing: self.target,
                square: self.to,
            });
        }
        Ok(())
    }

    /// `E_CAPTURE_KIND` (rules: 4).
    fn kind_of_act(&self, line: &Line) -> Result<Act, Refusal> {
        let square = self.to;
        if self.target.is_empty() {
            return match self.manner {
                Manner::Plain => Ok(Act::Quiet),
                Manner::Stay => Err(Refusal::StayNothing { square }),
            };
        }
        if self.joins() {
            return match self.manner {
                Manner::Plain => Ok(Act::Combine),
                Manner::Stay => Err(Refusal::StayFriend { square }),
            };
        }
        let kind = self.moving.carrier().kind();
        let stands = may_stand(kind, square);
        match self.manner {
            Manner::Plain if line.flight != Flight::Safe => Ok(Act::Suicide),
            Manner::Plain if stands => Ok(Act::Displace),
            Manner::Plain => Err(Refusal::OnlyStay { kind, square }),
            Manner::Stay if line.flight != Flight::Safe => Err(Refusal::StayStrike { square }),
            Manner::Stay if !stands => Ok(Act::Stay),
            Manner::Stay if kind == Kind::AirForce && self.who == Actors::Whole => Ok(Act::Stay),
            Manner::Stay => Err(Refusal::OnlyDisplace { square }),
        }
    }
}
