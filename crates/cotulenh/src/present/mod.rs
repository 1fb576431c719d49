//! What a hand and an eye need of a position.

mod blame;
mod captures;
mod closed;
mod scene;

pub(crate) use scene::Worn;

use std::ops::ControlFlow;

use rules::{
    Effect, Meter, Note, Pick, Position, Present, Scene, Side, SiteId, StepFacts, Threat, Universe,
    Word,
};

use self::closed::closed_targets;
use crate::Refusal;
use crate::aims::{Division, standing};
use crate::explain::judge;
use crate::geometry::Square;
use crate::movegen::attack::{Prey, attackers};
use crate::notation::machine::{Manner, Order};
use crate::outcome::{CLOCK_LIMIT, Reason};
use crate::piece::Kind;
use crate::position::Cotulenh;
use crate::setup;
use crate::step::{Act, Actors, Step};

rules::codes! {
    /// What a chooser shows beside a step, besides check and mate.
    pub(crate) enum Remark {
        /// Whoever strikes dies with it.
        Sacrifice = "sacrifice",
    }
}

const WHOLE: Word = Word::new("whole");
const CAPTURE: Word = Word::new("capture");
const STAY: Word = Word::new("stay");
const COMMIT: Word = Word::new("commit");
const HEROIC_PLANE: Word = Word::new("heroic_plane");
const HEROIC_TANK: Word = Word::new("heroic_tank");

pub(crate) fn site(square: Square) -> SiteId {
    SiteId(u16::from(square.index()))
}

pub(crate) fn square(site: SiteId) -> Option<Square> {
    u8::try_from(site.0).ok().and_then(Square::from_index)
}

/// The choice word of who acts; nothing for a whole group.
fn word(who: Actors) -> Option<Word> {
    Some(match who {
        Actors::Whole => return None,
        Actors::One(kind) => Word::new(kind.name()),
        Actors::HeroicAirForce => HEROIC_PLANE,
        Actors::HeroicTank => HEROIC_TANK,
    })
}

impl Present for Cotulenh {
    fn universe() -> &'static Universe {
        &scene::UNIVERSE
    }

    fn scene(&self) -> Scene {
        scene::picture(self)
    }

    fn meters(&self) -> Vec<Meter> {
        let mut meters = vec![Meter {
            code: "clock",
            side: None,
            value: i32::from(self.clock),
            max: Some(CLOCK_LIMIT.into()),
        }];
        meters.extend(Side::ALL.map(|side| Meter {
            code: "pieces",
            side: Some(side),
            value: i32::from(self.board.others(side)) + i32::from(self.commander(side).is_some()),
            max: None,
        }));
        meters.extend(Side::ALL.map(|side| Meter {
            code: "points",
            side: Some(side),
            value: self.points(side),
            max: None,
        }));
        // How many pieces stand between a side and the loss of a division.
        for division in Division::counting(self.options()) {
            let code = match division {
                Division::Sea => "navies",
                Division::Air => "air_forces",
                Division::Land => "land_army",
            };
            let strength = setup::strength(self.options().army);
            let whole: i32 = Kind::ALL
                .into_iter()
                .filter(|&kind| division.kinds().contains(kind))
                .map(|kind| i32::from(strength[kind as usize]))
                .sum();
            meters.extend(Side::ALL.map(|side| {
                let value = self.count_of(side, division);
                Meter {
                    code,
                    side: Some(side),
                    value,
                    // A position may be set up with more of them than the army has.
                    max: Some(whole.max(value)),
                }
            }));
        }
        meters
    }

    /// Origin; for a stack "whole" or a kind; target; "capture" or "stay" where both are legal. Inside a session the kind
    /// is always named, because the origin is known and the pieces are what one chooses from.
    fn picks(&self, step: Step) -> Vec<Pick> {
        let Step::Go { from, who, to, act } = step else {
            return vec![Pick::Choice(COMMIT)];
        };
        let mut picks = vec![Pick::Site(site(from))];
        match word(who) {
            Some(word) => picks.push(Pick::Choice(word)),
            None if self.board.at(from).is_stack() => picks.push(Pick::Choice(WHOLE)),
            None => {}
        }
        picks.push(Pick::Site(site(to)));
        if self.has_twin(step) {
            let choice = if act == Act::Stay { STAY } else { CAPTURE };
            picks.push(Pick::Choice(choice));
        }
        picks
    }

    fn facts(&self, step: Step) -> StepFacts {
        let after = rules::after(self, step);
        // An open session gives no check yet: the next to act is the same side.
        let passed = after.session.is_none();
        let gives_mate = passed
            && after
                .ended()
                .is_some_and(|end| end.reason == Reason::Checkmate);
        let gives_check = passed
            && after
                .ended()
                .is_none_or(|end| end.reason == Reason::Checkmate)
            && after.in_check();
        let (piece, letter, from, to, class) = match step {
            Step::Commit => {
                let origin = self.session.as_ref().map(|session| session.origin);
                let from = origin.map_or_else(String::new, |square| square.to_string());
                ("commit", '-', from, String::new(), "commit")
            }
            Step::Go { from, who, to, .. } => {
                let (kind, class) = match who.kind() {
                    None => (self.board.at(from).carrier().kind(), "move"),
                    Some(kind) => (kind, "deploy"),
                };
                (
                    kind.name(),
                    kind.letter(),
                    from.to_string(),
                    to.to_string(),
                    class,
                )
            }
        };
        StepFacts {
            side: self.side,
            piece,
            letter,
            from,
            to,
            captured: self.captured(step),
            promotion: None,
            class,
            gives_check,
            gives_mate,
        }
    }

    fn effects(&self, step: Step, after: &Cotulenh) -> Vec<Effect> {
        let mut effects: Vec<Effect> = self
            .captured(step)
            .into_iter()
            .chain(self.sacrificed(step))
            .map(Effect::Captured)
            .collect();
        let mut replay = self.clone();
        let token = replay.make(step);
        for change in replay.heroic_changes(step, &token) {
            if change.before != change.after {
                effects.push(Effect::Promoted {
                    side: after.board.at(change.square).side(),
                    site: site(change.square),
                    piece: change.kind.name(),
                    becomes: "heroic",
                });
            }
        }
        let before = self.session.as_ref().map(|session| session.origin);
        let deployed = match step {
            Step::Go { from, who, .. } if who != Actors::Whole => Some(from),
            _ => before,
        };
        if let Some(origin) = deployed.map(site) {
            if before.is_none() {
                effects.push(Effect::SessionOpened { origin });
            }
            if after.session.is_none() {
                effects.push(Effect::SessionClosed { origin });
            }
        }
        effects
    }

    fn checkers(&self) -> Vec<SiteId> {
        let mut sites = Vec::new();
        if let Some(commander) = self.commander(self.side) {
            let prey = Prey::at(&self.board, commander);
            let _ = attackers(&self.board, prey, self.side.other(), |attacker| {
                sites.push(site(attacker.square));
                ControlFlow::Continue(())
            });
        }
        sites.sort();
        sites.dedup();
        sites
    }

    fn refusals(&self, path: &[Pick]) -> Vec<(Pick, Refusal)> {
        closed_targets(self, path)
    }

    fn notes(&self, step: Step) -> Vec<Note> {
        let facts = self.facts(step);
        let threat = match (facts.gives_mate, facts.gives_check) {
            (true, _) => Some(Threat::Mate.into()),
            (false, true) => Some(Threat::Check.into()),
            (false, false) => None,
        };
        let lost = self.sacrificed(step);
        let sacrifice = lost
            .first()
            .map(|own| Note::at(Remark::Sacrifice, own.site));
        threat.into_iter().chain(sacrifice).collect()
    }

    fn why_not(&self, path: &[Pick], pick: Pick) -> Option<Refusal> {
        blame::why_not(self, path, pick)
    }

    fn culprits(&self, refusal: &Refusal) -> Vec<SiteId> {
        blame::culprits(self, refusal)
    }

    fn drawing(&self) -> String {
        crate::drawing::draw(self)
    }
}

impl Cotulenh {
    /// How many pieces of a division a side has.
    fn count_of(&self, side: Side, division: Division) -> i32 {
        standing(&self.board, side, division)
            .iter()
            .flat_map(|square| self.board.at(square).pieces())
            .filter(|piece| division.kinds().contains(piece.kind()))
            .fold(0, |count, _| count + 1)
    }

    /// Whether displacing and staying are both legal for this mover and target (rules: 4.2, 17.4.3, 17.4.4).
    fn has_twin(&self, step: Step) -> bool {
        let Step::Go { from, who, to, act } = step else {
            return false;
        };
        let manner = match act {
            Act::Displace => Manner::Stay,
            Act::Stay => Manner::Plain,
            _ => return false,
        };
        let carrier = self.board.at(from).carrier();
        let flies_or_sails = matches!(
            who.kind().unwrap_or(carrier.kind()),
            Kind::AirForce | Kind::Navy
        );
        let twin = Order::Go {
            from,
            who: who.into(),
            manner,
            to,
        };
        flies_or_sails && judge(self, twin).is_ok()
    }
}
