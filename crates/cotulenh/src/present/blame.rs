//! Why a hand may not go on, and which squares are to blame.

use rules::{Pick, SiteId};

use super::closed::chooser;
use super::{COMMIT, WHOLE, site, square};
use crate::Refusal;
use crate::explain::judge;
use crate::geometry::Square;
use crate::notation::machine::{Manner, Named, Order};
use crate::position::Cotulenh;
use crate::step::Actors;

/// How near to being legal a step came. What a piece never does is the furthest, and a sign of a text that no hand writes.
fn nearness(refusal: &Refusal) -> u8 {
    match refusal {
        Refusal::Attacked { .. } | Refusal::Facing { .. } => 6,
        Refusal::NoEnd | Refusal::MayNotStay { .. } | Refusal::TwoLeft { .. } => 5,
        Refusal::Sight { .. } | Refusal::CommanderAboard => 4,
        Refusal::Blocked { .. }
        | Refusal::Zone { .. }
        | Refusal::ShotDown { .. }
        | Refusal::Sheltered { .. } => 3,
        Refusal::HeavyRiver { .. }
        | Refusal::NavyCorner
        | Refusal::Ground { .. }
        | Refusal::NoStack { .. } => 2,
        Refusal::Headquarter => 1,
        _ => 0,
    }
}

/// The rule against what a hand means by `pick` after `path`.
pub(super) fn why_not(position: &Cotulenh, path: &[Pick], pick: Pick) -> Option<Refusal> {
    let (from, who) = match (path, pick) {
        ([], Pick::Choice(COMMIT)) => return judge(position, Order::Commit).err(),
        ([], Pick::Site(origin)) => return position.idle(square(origin)?),
        (&[Pick::Site(from)], Pick::Site(_)) => (square(from)?, position.movers(square(from)?)),
        (&[Pick::Site(from), Pick::Choice(WHOLE)], Pick::Site(_)) => {
            (square(from)?, vec![Actors::Whole])
        }
        (&[Pick::Site(from), Pick::Choice(word)], Pick::Site(_)) => {
            (square(from)?, vec![chooser(word)?])
        }
        _ => return None,
    };
    let Pick::Site(to) = pick else { return None };
    let to = square(to)?;
    nearest(who.into_iter().map(|who| position.closed(from, who, to)))
}

/// The refusal that came nearest to being none; `None` where one is.
fn nearest(refusals: impl IntoIterator<Item = Option<Refusal>>) -> Option<Refusal> {
    let mut best: Option<Refusal> = None;
    for refusal in refusals {
        let refusal = refusal?;
        if best
            .as_ref()
            .is_none_or(|it| nearness(&refusal) > nearness(it))
        {
            best = Some(refusal);
        }
    }
    best
}

/// The squares to blame.
pub(super) fn culprits(position: &Cotulenh, refusal: &Refusal) -> Vec<SiteId> {
    let enemy = position.side.other();
    match *refusal {
        Refusal::ShotDown { square } | Refusal::Zone { square } => {
            let guns = position.board.guns(enemy, square);
            guns.into_iter().map(site).collect()
        }
        Refusal::Sight { .. } => position.commander(enemy).map(site).into_iter().collect(),
        Refusal::OtherOrigin { origin, .. } => vec![site(origin)],
        _ => rules::named_places::<Cotulenh>(refusal),
    }
}

impl Cotulenh {
    /// Everybody who may be meant by a square: the whole group, and of a stack each piece.
    fn movers(&self, from: Square) -> Vec<Actors> {
        let group = self.waiting(from);
        let mut movers = vec![Actors::Whole];
        if group.is_stack() || self.session.is_some() {
            movers.extend(Actors::among(group));
        }
        movers
    }

    /// Why a mover may not go to a square, whether it would stay or not; `None` if it may.
    fn closed(&self, from: Square, who: Actors, to: Square) -> Option<Refusal> {
        let order = |manner| Order::Go {
            from,
            who: who.into(),
            manner,
            to,
        };
        nearest([Manner::Plain, Manner::Stay].map(|manner| judge(self, order(manner)).err()))
    }

    /// Why nothing begins on a square: it is empty or the opponent's, another stack is deploying, or nobody there can go anywhere.
    fn idle(&self, from: Square) -> Option<Refusal> {
        let group = self.board.at(from);
        let own = !group.is_empty() && group.side() == self.side;
        let waits = self.session.as_ref().is_none_or(|it| it.origin == from);
        if !own || !waits {
            let who = Named::Whole;
            let (manner, to) = (Manner::Plain, from);
            return judge(
                self,
                Order::Go {
                    from,
                    who,
                    manner,
                    to,
                },
            )
            .err();
        }
        let movers = self.movers(from);
        let ways = movers.into_iter().flat_map(|who| {
            let others = Square::all().filter(move |&to| to != from);
            others.map(move |to| self.closed(from, who, to))
        });
        nearest(ways)
    }
}
