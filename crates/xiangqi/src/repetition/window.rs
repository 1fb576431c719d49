//! The plies of a repetition, with who is who in them (rules: 5.2).

use rules::{Moment, Side};

use super::{Duel, Repetition};

/// A piece followed through the window: the place where it stood at the beginning.
pub(super) type Identity<N> = N;

/// Who is who after the steps so far: the place of every piece that has moved, with its identity.
#[derive(Clone, Debug)]
pub(super) struct Roster<N>(Vec<(N, Identity<N>)>);

impl<N: Copy + Eq> Roster<N> {
    pub(super) fn identity(&self, node: N) -> Identity<N> {
        self.0
            .iter()
            .find(|(place, _)| *place == node)
            .map_or(node, |(_, identity)| *identity)
    }

    /// Where a piece stands now.
    pub(super) fn place(&self, identity: Identity<N>) -> N {
        self.0
            .iter()
            .find(|(_, other)| *other == identity)
            .map_or(identity, |(place, _)| *place)
    }

    /// A window holds no capture (rules: 5.2), so a destination is always empty.
    fn follow(&mut self, way: Option<(N, N)>) {
        if let Some((from, to)) = way {
            let identity = self.identity(from);
            self.0.retain(|(place, _)| *place != from);
            self.0.push((to, identity));
        }
    }
}

/// The steps m1 … mn of a repetition and the positions P0 … P(n+1) around them.
#[derive(Debug)]
pub(super) struct Window<P: Duel> {
    positions: Vec<P>,
    steps: Vec<P::Step>,
    /// Who is who in P1 … Pn.
    rosters: Vec<Roster<P::Node>>,
    pub(super) rule: Repetition,
}

/// A step of a window: P, Q and R of rules 5.3.
#[derive(Debug)]
pub(super) struct Ply<'a, P: Duel> {
    pub(super) side: Side,
    pub(super) step: P::Step,
    /// Origin and destination; `None` for a pass.
    pub(super) way: Option<(P::Node, P::Node)>,
    pub(super) before: &'a P,
    pub(super) after: &'a P,
    /// After the opponent's answer.
    pub(super) answered: &'a P,
    /// Origin and destination of the answer.
    pub(super) answer: Option<(P::Node, P::Node)>,
    /// Who is who after the step.
    pub(super) roster: &'a Roster<P::Node>,
}

impl<P: Duel> Window<P> {
    /// The window of steps as a match remembers them.
    pub(super) fn of(moments: &[Moment<P>]) -> Option<Window<P>> {
        let first = moments.first()?.before.clone();
        let after = moments.iter().map(|moment| moment.after.clone());
        Some(Window::new(
            std::iter::once(first).chain(after).collect(),
            moments.iter().map(|moment| moment.step).collect(),
        ))
    }

    /// The window of steps that lead from `now` back to it.
    pub(super) fn replayed(now: &P, steps: &[P::Step]) -> Window<P> {
        let mut positions = Vec::with_capacity(steps.len() + 2);
        positions.push(now.clone());
        for &step in steps {
            let last = positions.last().unwrap_or(now);
            positions.push(rules::after(last, step));
        }
        Window::new(positions, steps.to_vec())
    }

    /// The last position repeats the first, so the answer to the last step is taken to be the first step again.
    fn new(mut positions: Vec<P>, steps: Vec<P::Step>) -> Window<P> {
        let rule = positions[0].repetition();
        if let (Some(last), Some(&first)) = (positions.last(), steps.first()) {
            positions.push(rules::after(last, first));
        }
        let mut roster = Roster(Vec::new());
        let rosters = steps
            .iter()
            .map(|&step| {
                roster.follow(P::nodes(step));
                roster.clone()
            })
            .collect();
        Window {
            positions,
            steps,
            rosters,
            rule,
        }
    }

    pub(super) fn plies(&self) -> impl DoubleEndedIterator<Item = Ply<'_, P>> {
        let answers = self.steps.iter().skip(1).chain(self.steps.first());
        let answers: Vec<_> = answers.map(|&step| P::nodes(step)).collect();
        (0..self.steps.len()).map(move |index| {
            let before = &self.positions[index];
            Ply {
                side: before.actor(),
                step: self.steps[index],
                way: P::nodes(self.steps[index]),
                before,
                after: &self.positions[index + 1],
                answered: &self.positions[index + 2],
                answer: answers[index],
                roster: &self.rosters[index],
            }
        })
    }

    /// The position that has come again, and who is who in it.
    pub(super) fn end(&self) -> Option<(&P, &Roster<P::Node>)> {
        Some((self.positions.get(self.steps.len())?, self.rosters.last()?))
    }
}
