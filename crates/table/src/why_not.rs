//! The answer to a hand that tries what no step allows: the rule, and the places to blame.

use rules::{Game, Pick, Refusal, SiteId};

use crate::TableRefusal;

/// Why a pick is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhyNot {
    /// The rule that forbids it.
    pub refusal: Refusal,
    /// The places to blame: what stands in the way, what attacks, what is missing.
    pub culprits: Vec<SiteId>,
}

impl From<Refusal> for WhyNot {
    fn from(refusal: Refusal) -> WhyNot {
        WhyNot {
            refusal,
            culprits: Vec::new(),
        }
    }
}

/// Why `pick` cannot follow `path`; `None` where it can, and where no step is meant. `earlier` is as for [`crate::offers()`].
pub fn why_not<P: Game>(
    position: &P,
    path: &[Pick],
    pick: Pick,
    earlier: impl FnOnce() -> Option<P>,
) -> Option<WhyNot> {
    let mut steps = Vec::new();
    position.generate(&mut steps);
    let mut later = false;
    for step in steps {
        let picks = position.picks(step);
        let Some(rest) = picks.strip_prefix(path) else {
            continue;
        };
        if rest.first() == Some(&pick) {
            return None;
        }
        let words = rest.iter().take_while(|it| matches!(it, Pick::Choice(_)));
        later |= rest.get(words.count()) == Some(&pick);
    }
    if later {
        return Some(Refusal::from(TableRefusal::ChooseFirst).into());
    }
    let refusal = position.why_not(path, pick)?;
    let culprits = position.culprits(&refusal);
    let told = match earlier() {
        Some(earlier) => position.pick_in_hindsight(path, pick, refusal, &earlier),
        None => refusal,
    };
    Some(WhyNot {
        refusal: told.into(),
        culprits,
    })
}
