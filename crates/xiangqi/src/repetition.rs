//! The verdict over a position that occurs for the third time: "AXF-core" (rules: 5).
//!
//! Written over [`Duel`], so that the plain and the three-layer game are judged by the same words. It is asked once a game
//! at most, so it compares threat relations literally instead of looking for new lines.

use std::fmt::Debug;

use rules::{Finding, Moment, Outcome, Placed, Ruling, Side, SiteId, Target, Text};

use crate::geometry::has_crossed;
use crate::{Kind, Piece, Point, Reason};

rules::codes! {
    /// What a step of a repetition did (rules: 5.4).
    pub enum Conduct {
        /// It gave check.
        Check = "check",
        /// It threatened a piece anew.
        Chase = "chase",
        /// Neither.
        Idle = "idle",
    }
}

/// What the judge must be able to ask a position.
pub(crate) trait Duel: Text {
    /// A place: a point, or a point of a layer.
    type Node: Copy + Eq + Debug;

    /// Origin and destination of a step; `None` for a pass.
    fn nodes(step: Self::Step) -> Option<(Self::Node, Self::Node)>;

    /// The point of a place, whatever its layer.
    fn point(node: Self::Node) -> Point;

    /// A place as eyes know it.
    fn site(node: Self::Node) -> SiteId;

    /// Where the king of `side` stands.
    fn king(&self, side: Side) -> Option<Self::Node>;

    /// What stands on a place.
    fn piece_on(&self, node: Self::Node) -> Option<Piece>;

    /// The pseudo-legal captures of `side` as if it were to move.
    fn captures(&self, side: Side) -> Vec<(Self::Node, Self::Node)>;

    /// The enemy pieces that attack the king of `side` (rules: 3.6).
    fn king_attackers(&self, side: Side) -> Vec<Self::Node>;

    /// The position after a capture by `side` as if it were to move; the other side is to move then.
    fn after_capture(&self, side: Side, from: Self::Node, to: Self::Node) -> Self;

    /// Whether the actor has a legal capture on a place.
    fn can_take_on(&self, node: Self::Node) -> bool;
}

/// A piece followed through the window: the place where it stood at the beginning.
type Identity<N> = N;

/// Who is who after the steps so far: the place of every piece that has moved, with its identity.
#[derive(Debug)]
struct Roster<N>(Vec<(N, Identity<N>)>);

impl<N: Copy + Eq> Roster<N> {
    fn identity(&self, node: N) -> Identity<N> {
        self.0
            .iter()
            .find(|(place, _)| *place == node)
            .map_or(node, |(_, identity)| *identity)
    }

    /// A window holds no capture (rules: 5.2), so a destination is always empty.
    fn follow(&mut self, from: N, to: N) {
        let identity = self.identity(from);
        self.0.retain(|(place, _)| *place != from);
        self.0.push((to, identity));
    }
}

/// What one step of the window did.
#[derive(Debug)]
struct Deed<N> {
    side: Side,
    /// The pieces that attack the enemy king afterwards.
    checkers: Vec<N>,
    /// The chase set (rules: 5.4).
    chased: Vec<Chase<N>>,
}

/// A victim of a chase and who newly threatens it.
#[derive(Debug)]
struct Chase<N> {
    victim: Identity<N>,
    place: N,
    attackers: Vec<N>,
}

impl<N> Deed<N> {
    fn gave_check(&self) -> bool {
        !self.checkers.is_empty()
    }
}

/// The verdict over a window; `first` is the index of its first ply in the match.
pub(crate) fn verdict<P: Duel>(window: &[Moment<P>], first: usize) -> Ruling {
    let mut roster = Roster(Vec::new());
    let mut deeds = Vec::with_capacity(window.len());
    let mut findings = Vec::with_capacity(window.len());
    for (index, moment) in window.iter().enumerate() {
        let deed = deed(moment, &mut roster);
        findings.push(finding(moment, &deed, first + index));
        deeds.push(deed);
    }
    Ruling {
        outcome: weigh(&deeds),
        findings,
    }
}

fn deed<P: Duel>(moment: &Moment<P>, roster: &mut Roster<P::Node>) -> Deed<P::Node> {
    let Moment { before, after, .. } = moment;
    let side = before.actor();
    let mut deed = Deed {
        side,
        checkers: Vec::new(),
        chased: Vec::new(),
    };
    let Some((from, to)) = P::nodes(moment.step) else {
        return deed;
    };
    let old: Vec<_> = threats(before, side)
        .into_iter()
        .map(|(attacker, victim)| (roster.identity(attacker), roster.identity(victim)))
        .collect();
    roster.follow(from, to);
    deed.checkers = after.king_attackers(side.other());
    if deed.gave_check() {
        return deed;
    }
    for (attacker, place) in threats(after, side) {
        let victim = roster.identity(place);
        if old.contains(&(roster.identity(attacker), victim)) {
            continue;
        }
        match deed.chased.iter_mut().find(|chase| chase.victim == victim) {
            Some(chase) => chase.attackers.push(attacker),
            None => deed.chased.push(Chase {
                victim,
                place,
                attackers: vec![attacker],
            }),
        }
    }
    deed
}

/// The threat relation T(X, S) (rules: 5.5): attacker and victim.
fn threats<P: Duel>(position: &P, side: Side) -> Vec<(P::Node, P::Node)> {
    position
        .captures(side)
        .into_iter()
        .filter(|&(from, to)| is_threat(position, side, from, to))
        .collect()
}

fn is_threat<P: Duel>(position: &P, side: Side, from: P::Node, to: P::Node) -> bool {
    let (Some(attacker), Some(victim)) = (position.piece_on(from), position.piece_on(to)) else {
        return false;
    };
    if matches!(attacker.kind, Kind::King | Kind::Pawn) || victim.kind == Kind::King {
        return false;
    }
    if victim.kind == Kind::Pawn && !has_crossed(victim.side, P::point(to)) {
        return false;
    }
    if !is_available(position, side, from, to) {
        return false;
    }
    let other = side.other();
    if attacker.kind == victim.kind
        && position.captures(other).contains(&(to, from))
        && is_available(position, other, to, from)
    {
        return false;
    }
    let rook_hunted = victim.kind == Kind::Rook && attacker.kind != Kind::Rook;
    rook_hunted || !position.after_capture(side, from, to).can_take_on(to)
}

/// Whether a pseudo-legal capture lets no new attacker at the own king (rules: 5.5, 3).
fn is_available<P: Duel>(position: &P, side: Side, from: P::Node, to: P::Node) -> bool {
    let standing = position.king_attackers(side);
    position
        .after_capture(side, from, to)
        .king_attackers(side)
        .iter()
        .all(|attacker| standing.contains(attacker))
}

fn checks_always<N>(deeds: &[Deed<N>], side: Side) -> bool {
    let mut own = deeds.iter().filter(|deed| deed.side == side).peekable();
    own.peek().is_some() && own.all(Deed::gave_check)
}

fn chases_always<N: Copy + Eq>(deeds: &[Deed<N>], side: Side) -> bool {
    let mut own = deeds.iter().filter(|deed| deed.side == side);
    let Some(first) = own.next() else {
        return false;
    };
    let mut victims: Vec<_> = first.chased.iter().map(|chase| chase.victim).collect();
    for deed in own {
        victims.retain(|victim| deed.chased.iter().any(|chase| chase.victim == *victim));
    }
    !victims.is_empty()
}

/// The table of rules 5.3.
fn weigh<N: Copy + Eq>(deeds: &[Deed<N>]) -> Outcome {
    let checks = Side::ALL.map(|side| checks_always(deeds, side));
    let chases = Side::ALL.map(|side| chases_always(deeds, side));
    match (checks, chases) {
        ([true, true], _) => Outcome::draw(Reason::MutualCheck),
        ([true, false], _) => Outcome::win(Side::Second, Reason::PerpetualCheck),
        ([false, true], _) => Outcome::win(Side::First, Reason::PerpetualCheck),
        (_, [true, true]) => Outcome::draw(Reason::MutualChase),
        (_, [true, false]) => Outcome::win(Side::Second, Reason::PerpetualChase),
        (_, [false, true]) => Outcome::win(Side::First, Reason::PerpetualChase),
        (_, [false, false]) => Outcome::draw(Reason::Repetition),
    }
}

fn finding<P: Duel>(moment: &Moment<P>, deed: &Deed<P::Node>, index: usize) -> Finding {
    let Moment { before, after, .. } = moment;
    let placed = |node: P::Node| {
        let piece = after.piece_on(node)?;
        Some(Placed {
            kind: piece.kind.name(),
            site: P::site(node),
        })
    };
    let target = |victim: P::Node, attackers: &[P::Node]| {
        Some(Target {
            victim: placed(victim)?,
            by: attackers.iter().copied().filter_map(placed).collect(),
        })
    };
    let (conduct, targets) = if deed.gave_check() {
        let king = after.king(deed.side.other());
        let told = king.and_then(|king| target(king, &deed.checkers));
        (Conduct::Check, told.into_iter().collect())
    } else if deed.chased.is_empty() {
        (Conduct::Idle, Vec::new())
    } else {
        let chased = deed.chased.iter();
        let told = chased.filter_map(|chase| target(chase.place, &chase.attackers));
        (Conduct::Chase, told.collect())
    };
    Finding {
        ply: index,
        side: deed.side,
        step: before.step_text(moment.step),
        code: conduct.into(),
        targets,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Xiangqi;
    use rules::{Course, Present, Reading};

    /// Plays the moves as a match does; the first ruling, with the number of plies.
    fn judge(fen: &str, moves: &str) -> Option<(Ruling, usize)> {
        let start = Xiangqi::read_position(fen, Reading::Lenient, Default::default()).unwrap();
        let mut course = Course::new(start);
        for text in moves.split(' ') {
            let step = course.position().read_as("iccs", text).unwrap();
            course.play(step);
            if let Some(ruling) = course.ended() {
                return Some((ruling.clone(), course.plies().len()));
            }
        }
        None
    }

    fn told(finding: &Finding) -> String {
        let name = |placed: &Placed| {
            let place = Xiangqi::universe().site_name(placed.site);
            format!("{} {place}", placed.kind)
        };
        let targets = finding.targets.iter().map(|target| {
            let by: Vec<_> = target.by.iter().map(name).collect();
            format!("{} by {}", name(&target.victim), by.join(" and "))
        });
        let targets: Vec<_> = targets.collect();
        format!("{} {} {}", finding.step, finding.code, targets.join(", "))
    }

    #[test]
    fn a_chased_horse_is_followed_by_identity() {
        let cycle = "h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9";
        let (ruling, ply) = judge("3k4n/9/9/9/9/9/9/9/9/4K2R1 w - - 0 1", cycle).unwrap();
        assert_eq!(ply, 8);
        assert_eq!(
            ruling.outcome,
            Outcome::win(Side::Second, Reason::PerpetualChase)
        );
        let story: Vec<_> = ruling.findings.iter().map(told).collect();
        assert_eq!(
            story[..4],
            [
                "h0i0 chase horse i9 by rook i0",
                "i9h7 idle ",
                "i0h0 chase horse h7 by rook h0",
                "h7i9 idle "
            ]
        );
    }

    #[test]
    fn the_window_begins_after_the_first_occurrence() {
        let fen = "4k4/9/9/9/9/9/9/9/4A4/R2K5 w - - 0 1";
        let cycle = "a0a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9";
        assert_eq!(judge(fen, cycle), None);
        let (ruling, ply) = judge(fen, &format!("{cycle} a8a9")).unwrap();
        assert_eq!(ply, 9);
        assert_eq!(
            ruling.outcome,
            Outcome::win(Side::Second, Reason::PerpetualCheck)
        );
        assert_eq!(ruling.findings.first().map(|finding| finding.ply), Some(1));
        assert_eq!(ruling.findings.len(), 8);
        assert!(
            ruling
                .findings
                .iter()
                .all(|finding| (finding.code == Conduct::Check) == (finding.side == Side::First))
        );
        assert_eq!(told(&ruling.findings[1]), "a9a8 check king e8 by rook a8");
    }

    #[test]
    fn rows_of_the_verdict_table() {
        let rows = [
            // Idle moves.
            (
                "3k5/9/9/9/9/9/9/9/9/R4K3 w",
                "a0b0 d9d8 b0a0 d8d9",
                None,
                Reason::Repetition,
            ),
            // The horse is protected on both points.
            (
                "r7n/3k5/r8/9/9/9/9/9/9/4K2R1 w",
                "h0i0 i9h7 i0h0 h7i9",
                None,
                Reason::Repetition,
            ),
            // A pawn may chase.
            (
                "5k3/9/5c3/4P4/9/9/9/9/9/3K5 w",
                "e6f6 f7e7 f6e6 e7f7",
                None,
                Reason::Repetition,
            ),
            // A cannon chases a protected rook.
            (
                "r2k5/9/9/r3P4/3P4C/9/9/9/9/4K4 w",
                "i5i6 a6a5 i6i5 a5a6",
                Some(Side::Second),
                Reason::PerpetualChase,
            ),
            // Rook against rook is a mutual attack.
            (
                "r2k5/9/9/9/9/9/9/9/9/1R3K3 w",
                "b0a0 a9b9 a0b0 b9a9",
                None,
                Reason::Repetition,
            ),
            // Both chase.
            (
                "1n1k3N1/1n7/b1C6/4n4/9/9/9/1C2K4/9/9 w",
                "c7b7 e6c5 b7c7 c5e6",
                None,
                Reason::MutualChase,
            ),
            // One check and one chase in turn.
            (
                "9/5k3/P8/9/9/9/9/r8/1p4R2/3K2B2 w",
                "g1g8 f8f9 g8g1 f9f8",
                None,
                Reason::Repetition,
            ),
        ];
        for (fen, cycle, winner, reason) in rows {
            let (ruling, ply) = judge(fen, &format!("{cycle} {cycle}")).unwrap();
            assert_eq!(
                (ruling.outcome, ply),
                (
                    Outcome {
                        winner,
                        reason: reason.into()
                    },
                    8
                ),
                "{fen}"
            );
        }
    }

    #[test]
    fn a_window_without_own_moves_is_no_offence() {
        let deeds: [Deed<Point>; 0] = [];
        assert_eq!(weigh(&deeds), Outcome::draw(Reason::Repetition));
    }
}
