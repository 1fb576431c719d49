//! The tests of a step whose mover is known, from its line to the kind of capture (rules: 12.4).

use crate::Refusal;
use crate::air_defence::Flight;
use crate::geometry::{Direction, Square, is_navy_corner, may_stand};
use crate::movegen::attack::Shelter;
use crate::movegen::lines::{Mover, flying_capture, may_stay};
use crate::movegen::may_board;
use crate::movegen::sight::{Lifted, Sight};
use crate::notation::machine::Manner;
use crate::options::Book;
use crate::piece::{Kind, Target};
use crate::position::Cotulenh;
use crate::stack::Group;
use crate::step::{Act, Actors, Step};

/// An order whose mover is known.
pub(super) struct Trial<'a> {
    pub(super) position: &'a Cotulenh,
    pub(super) mover: Mover,
    pub(super) manner: Manner,
    pub(super) to: Square,
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
        let carrier = self.mover.group.carrier();
        let kind = carrier.kind();
        let (direction, distance) =
            Direction::between(self.mover.origin, self.to).ok_or(Refusal::NoLine {
                from: self.mover.origin,
                to: self.to,
            })?;
        let slant = direction.slant();
        let reach = carrier.reach(self.position.board.book());
        if reach.longest(slant) == 0 {
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
            reach.captures(slant, Target::of(self.target.carrier()))
        } else {
            reach.moves(slant)
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
        if act == Act::Suicide && self.mover.group.has(Kind::Commander) {
            return Err(Refusal::CommanderAboard);
        }
        Ok(act)
    }

    /// Boarding has no path (rules: 7.3).
    fn boards(&self) -> bool {
        match (&self.position.session, self.mover.who.kind()) {
            (Some(session), Some(kind)) => may_board(self.position, session, kind, self.to),
            _ => false,
        }
    }

    /// rules: 9.4, at the start of a turn only.
    fn flies_at_commander(&self) -> bool {
        self.position.session.is_none()
            && flying_capture(&self.position.board, self.position.side)
                == Some(Step::whole(self.mover.origin, self.to, Act::Displace))
            && self.mover.who == Actors::Whole
    }

    /// Walks to the target with the flags of rules 3.
    fn line(&self, direction: Direction, distance: u8) -> Line {
        let board = &self.position.board;
        let us = self.position.side;
        let carrier = self.mover.group.carrier();
        let kind = carrier.kind();
        let sight = (kind == Kind::Commander)
            .then(|| {
                let lifted = Lifted::commander_from(board, self.mover.origin);
                Sight::of(board, us.other(), lifted)
            })
            .flatten();
        let bridged = direction.is_vertical() && self.mover.origin.on_bridge_file();
        let mut line = Line {
            flight: Flight::Safe,
            shot: None,
            blocked: None,
            river: false,
            corner: false,
            barred: None,
            seen: None,
        };
        let mut square = self.mover.origin;
        for step in 1..=distance {
            let previous = square;
            square = square.toward(direction);
            let group = board.at(square);
            if group.is_empty() && sight.is_some_and(|sight| sight.sees(square)) {
                line.seen.get_or_insert(square);
            }
            if carrier.is_plain_plane() {
                line.flight = board.flown(line.flight, us.other(), previous, square);
                if line.flight == Flight::Destroyed {
                    line.shot.get_or_insert(square);
                }
            }
            line.river |= kind.is_heavy() && !bridged && square.half() != self.mover.origin.half();
            line.corner |= kind == Kind::Navy && is_navy_corner(previous, square);
            if kind != Kind::AirForce && !may_stand(kind, square) {
                line.barred.get_or_insert(square);
            }
            let passes = match kind {
                Kind::AirForce => true,
                Kind::Navy => match board.book() {
                    Book::Upstream => !group.carrier().is(Kind::Navy),
                    Book::Revised => group.side() == us,
                },
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
        let kind = self.mover.group.carrier().kind();
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
            let union = self
                .mover
                .group
                .kinds()
                .union(self.target.kinds())
                .carrier();
            union.is_none_or(|carrier| may_stand(carrier, self.to))
        } else {
            may_stand(kind, self.to)
        };
        // The sea does not keep a commander from an own ship (rules: 17.4.2).
        let barred = line.barred.filter(|_| !self.boards_at_sea());
        if let Some(square) = barred.or((!lands).then_some(self.to)) {
            return Err(Refusal::Ground { kind, square });
        }
        if self.joins()
            && !self
                .mover
                .group
                .may_join(self.target, self.position.board.book())
        {
            return Err(Refusal::NoStack {
                moving: self.mover.group,
                standing: self.target,
                square: self.to,
            });
        }
        Ok(())
    }

    /// A commander on its way to an own ship.
    fn boards_at_sea(&self) -> bool {
        self.position.board.book() == Book::Revised
            && self.mover.group.is_visible_commander()
            && self.joins()
            && self.target.carrier().is(Kind::Navy)
    }

    /// `E_SHELTER`, then `E_CAPTURE_KIND` (rules: 4, 17.4, 17.5).
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
        let kind = self.mover.group.carrier().kind();
        let board = &self.position.board;
        if Shelter::of(self.target, board.book()).keeps_out(kind) {
            return Err(Refusal::Sheltered { kind, square });
        }
        let stands = may_stand(kind, square);
        match self.manner {
            Manner::Plain if line.flight != Flight::Safe => Ok(Act::Suicide),
            Manner::Plain if stands => Ok(Act::Displace),
            Manner::Plain => Err(Refusal::OnlyStay { kind, square }),
            Manner::Stay if line.flight != Flight::Safe => Err(Refusal::StayStrike { square }),
            Manner::Stay if !stands => Ok(Act::Stay),
            Manner::Stay if may_stay(board, self.mover, square) => Ok(Act::Stay),
            Manner::Stay if kind == Kind::AirForce && board.book() == Book::Revised => {
                Err(self.no_return(square))
            }
            Manner::Stay => Err(Refusal::OnlyDisplace { square }),
        }
    }

    /// Why a plane may not return (rules: 17.4.4).
    fn no_return(&self, square: Square) -> Refusal {
        match self.target.carrier().kind() {
            kind @ (Kind::AirForce | Kind::Navy) => Refusal::NoReturnFrom { kind, square },
            _ => Refusal::SafePlace { square },
        }
    }
}
