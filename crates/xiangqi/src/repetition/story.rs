//! The story of a repetition, move by move: who did what to whom, and why it counts or not (rules: 5.7).

use rules::{Finding, Placed, Remark, Side, Target};

use super::deed::{Deed, Threat};
use super::offence::{Pressed, pressed};
use super::threat::{
    Claim, Legality, Pair, can_be_made, claim, is_available, is_pseudo_legal, strikes_back,
};
use super::window::{Ply, Window};
use super::{Circumstance, Conduct, Duel, Repetition};
use crate::Reason;

/// One finding for each step; `first` is the index of the first one in the match.
pub(super) fn findings<P: Duel>(window: &Window<P>, first: usize) -> Vec<Finding> {
    let deeds: Vec<_> = window.plies().map(|ply| ply.deed(window.rule)).collect();
    let pressed = Side::ALL.map(|side| pressed(&deeds, side));
    let plies = window.plies().zip(&deeds).enumerate();
    plies
        .map(|(index, (ply, deed))| {
            let (code, targets) = conduct(&ply, deed);
            Finding {
                ply: first + index,
                side: deed.side,
                step: ply.before.step_text(ply.step),
                code: code.into(),
                targets,
                remarks: remarks(&ply, deed, code, window.rule, pressed[deed.side.index()]),
            }
        })
        .collect()
}

/// A piece on its place.
pub(super) fn placed<P: Duel>(position: &P, node: P::Node) -> Option<Placed> {
    let piece = position.piece_on(node)?;
    Some(Placed {
        kind: piece.kind.name(),
        site: P::site(node),
    })
}

/// The main code, first that applies, with whom it is about.
fn conduct<P: Duel>(ply: &Ply<'_, P>, deed: &Deed<P::Node>) -> (Conduct, Vec<Target>) {
    if deed.gave_check() {
        let king = ply.after.king(deed.side.other());
        let checks = |king| {
            let pairs = deed.checkers.iter().map(|&attacker| Pair {
                attacker,
                victim: king,
            });
            targets(ply, pairs)
        };
        return (Conduct::Check, king.map(checks).unwrap_or_default());
    }
    if !deed.attacks.is_empty() {
        return (Conduct::Chase, targets(ply, pairs(&deed.attacks)));
    }
    if !deed.exposures.is_empty() {
        return (Conduct::Expose, targets(ply, pairs(&deed.exposures)));
    }
    (Conduct::Idle, Vec::new())
}

fn pairs<N: Copy>(threats: &[Threat<N>]) -> impl Iterator<Item = Pair<N>> {
    threats.iter().map(|threat| threat.pair)
}

/// Each victim once with all its attackers, in the order of the pairs.
fn targets<P: Duel>(
    ply: &Ply<'_, P>,
    pairs: impl IntoIterator<Item = Pair<P::Node>>,
) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    for pair in pairs {
        let (Some(victim), Some(by)) = (
            placed(ply.after, pair.victim),
            placed(ply.after, pair.attacker),
        ) else {
            continue;
        };
        match targets.iter_mut().find(|target| target.victim == victim) {
            Some(target) => target.by.push(by),
            None => targets.push(Target {
                victim,
                by: vec![by],
            }),
        }
    }
    targets
}

/// Everything else, in the order of rules 5.7: what the step did besides, why something does not count, how it was answered.
fn remarks<P: Duel>(
    ply: &Ply<'_, P>,
    deed: &Deed<P::Node>,
    code: Conduct,
    rule: Repetition,
    pressed: Pressed,
) -> Vec<Remark> {
    let mut remarks = Vec::new();
    if ply.way.is_none() {
        return remarks;
    }
    let each = |threats, code| pairs(threats).map(move |pair| (code, pair));
    if code == Conduct::Check {
        tell(
            &mut remarks,
            ply,
            each(&deed.attacks, Circumstance::Attacks),
        );
    }
    if code != Conduct::Expose {
        tell(
            &mut remarks,
            ply,
            each(&deed.exposures, Circumstance::Exposes),
        );
    }
    if pressed == Pressed::Yes && !deed.exposures.is_empty() {
        remarks.push(whole(Circumstance::Pressed));
    }
    tell(
        &mut remarks,
        ply,
        each(&deed.unanswered, Circumstance::Unanswered),
    );
    tell(&mut remarks, ply, allowed(ply));
    if !deed.gave_check() && threatens_mate(ply.after, ply.side) {
        remarks.push(whole(Circumstance::MateThreat));
    }
    if rule == Repetition::Wxf {
        let answered = pairs(&deed.attacks).chain(pairs(&deed.exposures));
        tell(
            &mut remarks,
            ply,
            answered.map(|pair| (answer(ply, pair), pair)),
        );
    }
    remarks
}

/// A pair with what is to be said of it.
type Said<N> = (Circumstance, Pair<N>);

/// Adds remarks in the order of the pairs; the attackers of a victim of whom the same is to be said share one.
fn tell<P: Duel>(
    remarks: &mut Vec<Remark>,
    ply: &Ply<'_, P>,
    said: impl IntoIterator<Item = Said<P::Node>>,
) {
    let begin = remarks.len();
    for (code, pair) in said {
        for Target { victim, by } in targets(ply, [pair]) {
            let alike = remarks[begin..]
                .iter_mut()
                .filter(|remark| remark.code == code);
            let mut alike = alike.filter_map(|remark| remark.target.as_mut());
            match alike.find(|target| target.victim == victim) {
                Some(target) => target.by.extend(by),
                None => remarks.push(Remark {
                    code: code.into(),
                    target: Some(Target { victim, by }),
                }),
            }
        }
    }
}

/// A remark about the step as a whole.
fn whole(code: Circumstance) -> Remark {
    Remark {
        code: code.into(),
        target: None,
    }
}

/// The captures that the step brought about and that are no threats, each with the first reason that applies.
fn allowed<P: Duel>(ply: &Ply<'_, P>) -> Vec<Said<P::Node>> {
    let captures = ply.after.captures(ply.side).into_iter();
    let pairs = captures.map(|(attacker, victim)| Pair { attacker, victim });
    pairs
        .filter_map(|pair| {
            let earlier = ply.earlier(pair);
            let newly_possible = || !is_pseudo_legal(ply.before, ply.side, earlier);
            let newly_available = || !is_available(ply.before, ply.side, earlier);
            let (code, new) = match claim(ply.after, ply.side, pair, Legality::Available) {
                Claim::KingOrPawn => (Circumstance::KingOrPawn, newly_possible()),
                Claim::UncrossedPawn => (Circumstance::UncrossedPawn, newly_possible()),
                Claim::Offer => (Circumstance::Offer, newly_available()),
                Claim::Protected => (Circumstance::Protected, newly_available()),
                Claim::None | Claim::Threat => return None,
            };
            new.then_some((code, pair))
        })
        .collect()
}

/// Whether `side` could mate if it had the turn.
fn threatens_mate<P: Duel>(position: &P, side: Side) -> bool {
    let given = position.given_to(side);
    let mut steps = Vec::new();
    given.generate(&mut steps);
    steps.into_iter().any(|step| {
        let after = rules::after(&given, step);
        after.in_check()
            && after
                .outcome()
                .is_some_and(|outcome| outcome.reason == Reason::Checkmate)
    })
}

/// How the opponent's answer ended a new threat, first that applies.
fn answer<P: Duel>(ply: &Ply<'_, P>, pair: Pair<P::Node>) -> Circumstance {
    let (position, side) = (ply.answered, ply.side);
    let now = ply.later(pair);
    if now != pair {
        return Circumstance::Flees;
    }
    if !is_pseudo_legal(position, side, now) {
        return Circumstance::Blocks;
    }
    if !can_be_made(position, side, now, Legality::Real) {
        return if position.king_attackers(side).is_empty() {
            Circumstance::Pins
        } else {
            Circumstance::Checks
        };
    }
    let kind = |node| position.piece_on(node).map(|piece| piece.kind);
    if kind(now.attacker) == kind(now.victim) && strikes_back(position, side, now) {
        Circumstance::StrikesBack
    } else {
        Circumstance::Protects
    }
}
