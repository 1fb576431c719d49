//! The story of a repetition as a terminal tells it: the sentences of rules 5.7.

use rules::{Codes, Finding, Game, Placed, Ruling, Side, Target, Universe};

use super::{Circumstance, Conduct};
use crate::Reason;

/// What a step did, then a sentence for each of its remarks.
pub(crate) fn told<P: Game>(finding: &Finding) -> Vec<String> {
    let universe = P::universe();
    let side = P::SIDES[finding.side.index()];
    let remarks = finding.remarks.iter().map(|remark| {
        match (Circumstance::find(remark.code), remark.target.as_ref()) {
            (Some(code), target) => circumstance(code, target, side, universe),
            (None, _) => remark.words(universe),
        }
    });
    std::iter::once(conduct(finding, universe))
        .chain(remarks)
        .collect()
}

/// The last line: what decided.
pub(crate) fn summed_up<P: Game>(ruling: &Ruling) -> Option<String> {
    let loser = ruling.outcome.winner.map(Side::other);
    let loser = loser.map_or("", |side| P::SIDES[side.index()]);
    Some(match Reason::find(ruling.outcome.reason)? {
        Reason::PerpetualCheck => format!("{loser} gave check with every move"),
        Reason::PerpetualChase => {
            let victim = ruling.victim.map_or("same piece", |victim| victim.kind);
            format!("{loser} chased the {victim} with every move")
        }
        Reason::MutualCheck => "both sides gave check with every move".to_owned(),
        Reason::MutualChase => "both sides chased one piece with every move".to_owned(),
        Reason::Repetition => {
            "no side gave check or chased the same piece with every move".to_owned()
        }
        _ => return None,
    })
}

fn conduct(finding: &Finding, universe: &Universe) -> String {
    let each = |sentence: fn(String, String) -> String| {
        let targets = finding.targets.iter();
        let words = targets
            .map(|Target { victim, by }| sentence(victim.words(universe), all(by, universe)));
        list(&words.collect::<Vec<_>>())
    };
    match Conduct::find(finding.code) {
        Some(Conduct::Check) => format!("check {}", each(|_, by| format!("by {by}"))),
        Some(Conduct::Chase) => {
            let targets = each(|victim, by| format!("{victim} with {by}"));
            format!("attacks {targets}")
        }
        Some(Conduct::Expose) => {
            let targets = each(|victim, by| format!("{victim}, which {by} can take"));
            format!("takes protection away: {targets}")
        }
        Some(Conduct::Idle) => "no check and no chase".to_owned(),
        None => finding.code.to_string(),
    }
}

fn circumstance(
    code: Circumstance,
    target: Option<&Target>,
    side: &str,
    universe: &Universe,
) -> String {
    let victim = target.map_or_else(String::new, |target| target.victim.words(universe));
    let by = target.map_or_else(String::new, |target| all(&target.by, universe));
    match code {
        Circumstance::Attacks => format!("and attacks {victim} with {by}"),
        Circumstance::Exposes => {
            format!("and takes the protection of {victim} away, which {by} can take")
        }
        Circumstance::Pressed => {
            format!("taking protection away is not counted: {side} is under attack with every move")
        }
        Circumstance::Unanswered => {
            format!("threatens {victim} with {by}, but the threat was left standing")
        }
        Circumstance::Protected => format!("attacks {victim} with {by}, but it is protected"),
        Circumstance::Offer => format!("offers to exchange {by} for {victim}"),
        Circumstance::KingOrPawn => format!("attacks {victim} with {by}; a king or pawn may"),
        Circumstance::UncrossedPawn => format!(
            "attacks {victim} with {by}; a pawn that has not crossed the river may be attacked"
        ),
        Circumstance::MateThreat => "threatens mate, which is allowed".to_owned(),
        Circumstance::Flees => format!("answer to {by}: {victim} moves away"),
        Circumstance::Blocks => format!("answer to {by}: the attack on {victim} is cut off"),
        Circumstance::Protects => format!("answer to {by}: {victim} is protected"),
        Circumstance::Pins => format!("answer: {by} may not take {victim}, being pinned"),
        Circumstance::Checks => format!("answer to the attack of {by} on {victim}: check"),
        Circumstance::StrikesBack => format!("answer to {by}: {victim} can strike back"),
    }
}

fn all(pieces: &[Placed], universe: &Universe) -> String {
    let words: Vec<String> = pieces.iter().map(|piece| piece.words(universe)).collect();
    list(&words)
}

/// Commas, and "and" before the last.
fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
