//! The threat relation T(X, S), and why a capture is no threat (rules: 5.4).

use rules::Side;

use super::Duel;
use crate::geometry::has_crossed;
use crate::{Kind, Piece};

/// Who could take whom, by their places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pair<N> {
    pub(super) attacker: N,
    pub(super) victim: N,
}

/// Which captures can be made at all (rules: 5.4, 3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Legality {
    /// No enemy piece may attack the own king that did not attack it before: a check that stands hides no attack.
    Available,
    /// No enemy piece may attack the own king.
    Real,
}

/// What a pseudo-legal capture amounts to, the first that applies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Claim {
    /// It cannot be made, or the victim is a king.
    None,
    /// Kings and pawns may chase.
    KingOrPawn,
    /// A pawn in its own half may be chased.
    UncrossedPawn,
    /// Both are of one kind and can take each other.
    Offer,
    /// Somebody would take back.
    Protected,
    /// It belongs to T(X, S).
    Threat,
}

/// The pairs of T(X, S), in the order of the captures.
pub(super) fn threats<P: Duel>(position: &P, side: Side) -> Vec<Pair<P::Node>> {
    let captures = position.captures(side).into_iter();
    captures
        .map(|(attacker, victim)| Pair { attacker, victim })
        .filter(|&pair| is_threat(position, side, pair, Legality::Available))
        .collect()
}

/// Whether a pseudo-legal capture belongs to T(X, S).
pub(super) fn is_threat<P: Duel>(
    position: &P,
    side: Side,
    pair: Pair<P::Node>,
    legality: Legality,
) -> bool {
    // What needs no hypothetical move first: most captures are dismissed here.
    is_prey(position, pair) && claim(position, side, pair, legality) == Claim::Threat
}

/// Rules 5.4, 1 and 2.
fn is_prey<P: Duel>(position: &P, pair: Pair<P::Node>) -> bool {
    let Some((attacker, victim)) = pieces(position, pair) else {
        return false;
    };
    !is_king_or_pawn(attacker) && victim.kind != Kind::King && !is_at_home::<P>(victim, pair.victim)
}

fn is_king_or_pawn(piece: Piece) -> bool {
    matches!(piece.kind, Kind::King | Kind::Pawn)
}

/// Whether it is a pawn inside its own half.
fn is_at_home<P: Duel>(piece: Piece, node: P::Node) -> bool {
    piece.kind == Kind::Pawn && !has_crossed(piece.side, P::point(node))
}

fn pieces<P: Duel>(position: &P, pair: Pair<P::Node>) -> Option<(Piece, Piece)> {
    let attacker = position.piece_on(pair.attacker)?;
    let victim = position.piece_on(pair.victim)?;
    Some((attacker, victim))
}

/// What a pseudo-legal capture of `side` amounts to.
pub(super) fn claim<P: Duel>(
    position: &P,
    side: Side,
    pair: Pair<P::Node>,
    legality: Legality,
) -> Claim {
    let Some((attacker, victim)) = pieces(position, pair) else {
        return Claim::None;
    };
    if victim.kind == Kind::King {
        return Claim::None;
    }
    let taken = position
        .given_to(side)
        .after_capture(pair.attacker, pair.victim);
    if !is_safe(position, &taken, side, legality) {
        return Claim::None;
    }
    if is_king_or_pawn(attacker) {
        return Claim::KingOrPawn;
    }
    if is_at_home::<P>(victim, pair.victim) {
        return Claim::UncrossedPawn;
    }
    if attacker.kind == victim.kind && strikes_back(position, side, pair) {
        return Claim::Offer;
    }
    let rook_hunted = victim.kind == Kind::Rook && attacker.kind != Kind::Rook;
    if !rook_hunted && is_protected(position, taken, side.other(), pair.victim) {
        return Claim::Protected;
    }
    Claim::Threat
}

/// Whether the victim could take the attacker (rules: 5.4, 4).
pub(super) fn strikes_back<P: Duel>(position: &P, side: Side, pair: Pair<P::Node>) -> bool {
    let back = Pair {
        attacker: pair.victim,
        victim: pair.attacker,
    };
    is_available(position, side.other(), back)
}

/// Whether a capture is pseudo-legal and lets no new attacker at the own king (rules: 5.4, 3).
pub(super) fn is_available<P: Duel>(position: &P, side: Side, pair: Pair<P::Node>) -> bool {
    is_pseudo_legal(position, side, pair) && can_be_made(position, side, pair, Legality::Available)
}

/// Whether `side` could make the capture if nothing had to be feared for its king.
pub(super) fn is_pseudo_legal<P: Duel>(position: &P, side: Side, pair: Pair<P::Node>) -> bool {
    let capture = (pair.attacker, pair.victim);
    position.captures(side).contains(&capture)
}

/// Whether a pseudo-legal capture can be made (rules: 5.4, 3).
pub(super) fn can_be_made<P: Duel>(
    position: &P,
    side: Side,
    pair: Pair<P::Node>,
    legality: Legality,
) -> bool {
    let given = position.given_to(side);
    let taken = given.after_capture(pair.attacker, pair.victim);
    is_safe(position, &taken, side, legality)
}

/// Whether the king of `side` is not endangered by the way from `before` to `after`.
fn is_safe<P: Duel>(before: &P, after: &P, side: Side, legality: Legality) -> bool {
    let attackers = after.king_attackers(side);
    match legality {
        _ if attackers.is_empty() => true,
        Legality::Real => false,
        Legality::Available => {
            // Enemy pieces stand still while one of ours takes, so a place means the same piece.
            let standing = before.king_attackers(side);
            attackers.iter().all(|attacker| standing.contains(attacker))
        }
    }
}

/// Whether `owner`, to move in `taken`, really takes back on `node` (rules: 5.4, 5); `before` is the position before the capture.
fn is_protected<P: Duel>(before: &P, taken: P, owner: Side, node: P::Node) -> bool {
    let takers = taken.captures(owner).into_iter();
    takers.filter(|(_, to)| *to == node).any(|(from, to)| {
        let by_king = taken.piece_on(from).map(|piece| piece.kind) == Some(Kind::King);
        let legality = if by_king {
            Legality::Real
        } else {
            Legality::Available
        };
        let back = taken.given_to(owner).after_capture(from, to);
        is_safe(before, &back, owner, legality)
    })
}
