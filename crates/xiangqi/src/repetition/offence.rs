//! Who offends, and what follows (rules: 5.5, 5.6).

use rules::{Outcome, Side};

use super::deed::{Deed, Threat};
use super::window::{Identity, Window};
use super::{Duel, Repetition};
use crate::Reason;

/// What a side does with every move of the window, lesser first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Offence<N> {
    None,
    /// It chases these pieces.
    Chase(Vec<Identity<N>>),
    Check,
}

impl<N> Offence<N> {
    fn rank(&self) -> u8 {
        match self {
            Offence::None => 0,
            Offence::Chase(_) => 1,
            Offence::Check => 2,
        }
    }
}

/// What follows from the offences of Red and Black.
pub(super) fn outcome<N>([red, black]: &[Offence<N>; 2]) -> Outcome {
    let rank = red.rank().max(black.rank());
    if red.rank() == black.rank() {
        return Outcome::draw(match rank {
            2 => Reason::MutualCheck,
            1 => Reason::MutualChase,
            _ => Reason::Repetition,
        });
    }
    let winner = if red.rank() > black.rank() {
        Side::Second
    } else {
        Side::First
    };
    let reason = if rank == 2 {
        Reason::PerpetualCheck
    } else {
        Reason::PerpetualChase
    };
    Outcome::win(winner, reason)
}

/// The offences of both sides, in the order of 5.11: what costs little is asked first, and most repetitions end there.
pub(super) fn offences<P: Duel>(window: &Window<P>) -> [Offence<P::Node>; 2] {
    let checks = Side::ALL.map(|side| checks_always(window, side));
    if checks.contains(&true) {
        return checks.map(|checks| {
            if checks {
                Offence::Check
            } else {
                Offence::None
            }
        });
    }
    if !Side::ALL
        .into_iter()
        .any(|side| threatens_always(window, side))
    {
        return [Offence::None, Offence::None];
    }
    let deeds: Vec<_> = window.plies().map(|ply| ply.deed(window.rule)).collect();
    Side::ALL.map(|side| {
        let chased = chased_always(&deeds, side);
        if chased.is_empty() {
            Offence::None
        } else {
            Offence::Chase(chased)
        }
    })
}

fn checks_always<P: Duel>(window: &Window<P>, side: Side) -> bool {
    let mut own = window.plies().filter(|ply| ply.side == side).peekable();
    own.peek().is_some() && own.all(|ply| ply.gives_check())
}

/// Whether new threats with every move of a side have a victim in common. What is left out here, answers and whose protection
/// was taken away, can only make the victims of chases fewer.
fn threatens_always<P: Duel>(window: &Window<P>, side: Side) -> bool {
    let mut victims: Option<Vec<Identity<P::Node>>> = None;
    for ply in window.plies().rev().filter(|ply| ply.side == side) {
        if window.rule == Repetition::AxfCore && ply.gives_check() {
            return false;
        }
        let threats = ply.new_threats();
        let still = |victim: &Identity<P::Node>| is_victim(&threats, *victim);
        let left: Vec<_> = match victims {
            None => threats.iter().map(|threat| threat.victim).collect(),
            Some(earlier) => earlier.into_iter().filter(still).collect(),
        };
        if left.is_empty() {
            return false;
        }
        victims = Some(left);
    }
    victims.is_some()
}

/// The pieces that `side` chases with every move: attacks, and exposures unless the side is pressed.
fn chased_always<N: Copy + Eq>(deeds: &[Deed<N>], side: Side) -> Vec<Identity<N>> {
    let pressed = pressed(deeds, side);
    let victims = |deed: &Deed<N>| -> Vec<Identity<N>> {
        let exposures = deed.exposures.iter().filter(|_| pressed == Pressed::No);
        let counted = deed.attacks.iter().chain(exposures);
        counted.map(|threat| threat.victim).collect()
    };
    let mut own = deeds.iter().filter(|deed| deed.side == side);
    let Some(first) = own.next() else {
        return Vec::new();
    };
    let mut chased: Vec<Identity<N>> = Vec::new();
    for victim in victims(first) {
        if !chased.contains(&victim) {
            chased.push(victim);
        }
    }
    for deed in own {
        let victims = victims(deed);
        chased.retain(|victim| victims.contains(victim));
    }
    chased
}

/// Whether every move of the opponent checks or attacks, so that a side only answers (rules: 5.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pressed {
    Yes,
    No,
}

pub(super) fn pressed<N>(deeds: &[Deed<N>], side: Side) -> Pressed {
    let mut theirs = deeds.iter().filter(|deed| deed.side != side).peekable();
    let busy =
        theirs.peek().is_some() && theirs.all(|deed| deed.gave_check() || !deed.attacks.is_empty());
    if busy { Pressed::Yes } else { Pressed::No }
}

fn is_victim<N: Eq>(threats: &[Threat<N>], victim: Identity<N>) -> bool {
    threats.iter().any(|threat| threat.victim == victim)
}
