//! The verdict over a position that occurs for the third time (rules: 5).
//!
//! Written over [`Duel`], so that the plain and the three-layer game are judged by the same words. Relations of threats are
//! compared literally instead of looking for new lines: [`threat`] is who threatens whom, [`deed`] what a step changes about it,
//! [`offence`] what a side does with every step, [`story`] what is told of it.

mod deed;
mod duel;
mod offence;
mod story;
mod threat;
mod window;
mod words;

use rules::{Adjudicate, Moment, Past, Ruling, Side};

use crate::options::Repetition;
pub(crate) use duel::Duel;
use offence::Offence;
use window::Window;
pub(crate) use words::{summed_up, told};

rules::codes! {
    /// What a step of a repetition did (rules: 5.7).
    pub enum Conduct {
        /// It gave check.
        Check = "check",
        /// It threatened a piece anew.
        Chase = "chase",
        /// It took the protection of a piece away that another one threatens.
        Expose = "expose",
        /// Nothing of that.
        Idle = "idle",
    }
}

rules::codes! {
    /// What else is to be said of a step of a repetition (rules: 5.7).
    pub enum Circumstance {
        /// The check attacks a piece besides.
        Attacks = "attacks",
        /// The check or chase takes the protection of a piece away besides.
        Exposes = "exposes",
        /// That protection was taken away is not counted: the side is under attack with every move.
        Pressed = "pressed",
        /// A threat was left standing.
        Unanswered = "unanswered",
        /// The attacked piece is protected.
        Protected = "protected",
        /// Pieces of one kind can take each other.
        Offer = "offer",
        /// Kings and pawns may chase.
        KingOrPawn = "king_or_pawn",
        /// A pawn that has not crossed the river may be chased.
        UncrossedPawn = "uncrossed_pawn",
        /// It threatens mate, which is allowed.
        MateThreat = "mate_threat",
        /// The answer: the attacked piece moves away.
        Flees = "flees",
        /// The answer: the attack is cut off.
        Blocks = "blocks",
        /// The answer: the attacked piece is protected.
        Protects = "protects",
        /// The answer: the attacker is pinned.
        Pins = "pins",
        /// The answer: check.
        Checks = "checks",
        /// The answer: the attacked piece can strike back.
        StrikesBack = "strikes_back",
    }
}

/// The verdict over a window; `first` is the index of its first ply in the match.
pub(crate) fn verdict<P: Duel>(moments: &[Moment<P>], first: usize) -> Ruling {
    let Some(window) = Window::of(moments) else {
        return offence::outcome::<P::Node>(&[Offence::None, Offence::None]).into();
    };
    let offences = offence::offences(&window);
    let outcome = offence::outcome(&offences);
    let victim = outcome.winner.and_then(|winner| {
        let Offence::Chase(chased) = &offences[winner.other().index()] else {
            return None;
        };
        let (now, roster) = window.end()?;
        story::placed(now, roster.place(*chased.first()?))
    });
    Ruling {
        outcome,
        findings: story::findings(&window, first),
        victim,
    }
}

/// The verdict that the third occurrence would bring, as soon as a position has come for the second time: the same steps again
/// change nothing in it, because every relation of the window is that of its first round.
pub(crate) fn impending<P: Duel + Adjudicate>(now: &P, past: &Past<'_, P>) -> Option<Ruling> {
    let first = past.occurrence(now, 2)?;
    Some(verdict(&past.window(now, first), first))
}

/// Who would lose by going round `cycle`, steps that lead from `now` back to it (rules: 5.11); `None`: nobody.
#[cfg(feature = "evaluation")]
pub(crate) fn loser<P: Duel>(now: &P, cycle: &[P::Step]) -> Option<Side> {
    let offences = offence::offences(&Window::replayed(now, cycle));
    let winner = offence::outcome(&offences).winner?;
    Some(winner.other())
}

#[cfg(test)]
mod tests;
