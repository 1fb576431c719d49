//! Why a place that a hand points at is closed.

use rules::{Pick, Position, Word};

use super::{COMMIT, WHOLE, site, square, word};
use crate::Refusal;
use crate::explain::judge;
use crate::geometry::Square;
use crate::notation::machine::{Manner, Order};
use crate::piece::Kind;
use crate::position::Cotulenh;
use crate::step::Actors;

/// Targets that the piece could be expected to reach, with the rule that closes them; and a commit that is not yet
/// possible. Squares off its lines or out of its range are not worth a word.
pub(super) fn closed_targets(position: &Cotulenh, path: &[Pick]) -> Vec<(Pick, Refusal)> {
    let (origin, who) = match *path {
        [] => {
            let closed = position
                .session
                .as_ref()
                .and(judge(position, Order::Commit).err());
            let commit = closed.map(|refusal| (Pick::Choice(COMMIT), refusal));
            return commit.into_iter().collect();
        }
        [Pick::Site(origin)] | [Pick::Site(origin), Pick::Choice(WHOLE)] => (origin, Actors::Whole),
        [Pick::Site(origin), Pick::Choice(choice)] => match chooser(choice) {
            Some(who) => (origin, who),
            None => return Vec::new(),
        },
        _ => return Vec::new(),
    };
    let Some(from) = square(origin).filter(|_| position.outcome().is_none()) else {
        return Vec::new();
    };
    if path.len() == 1 && position.board.at(from).is_stack() {
        return Vec::new();
    }
    let order = |manner, to| Order::Go {
        from,
        who: who.into(),
        manner,
        to,
    };
    Square::all()
        .filter_map(|to| {
            let refusal = judge(position, order(Manner::Plain, to)).err()?;
            let shown =
                is_worth_telling(&refusal) && judge(position, order(Manner::Stay, to)).is_err();
            shown.then(|| (Pick::Site(site(to)), refusal))
        })
        .collect()
}

/// Who is meant by a choice.
pub(super) fn chooser(choice: Word) -> Option<Actors> {
    let heroes = Kind::ALL.into_iter().filter_map(Actors::heroic);
    Kind::ALL
        .map(Actors::One)
        .into_iter()
        .chain(heroes)
        .find(|&who| word(who) == Some(choice))
}

/// Whether a rule closes a target that the piece could be expected to reach.
fn is_worth_telling(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::ShotDown { .. }
            | Refusal::Zone { .. }
            | Refusal::Blocked { .. }
            | Refusal::HeavyRiver { .. }
            | Refusal::NavyCorner
            | Refusal::Ground { .. }
            | Refusal::NoStack { .. }
            | Refusal::Sheltered { .. }
            | Refusal::Sight { .. }
            | Refusal::CommanderAboard
            | Refusal::NoEnd
            | Refusal::MayNotStay { .. }
            | Refusal::TwoLeft { .. }
            | Refusal::Attacked { .. }
            | Refusal::Facing { .. }
    )
}
