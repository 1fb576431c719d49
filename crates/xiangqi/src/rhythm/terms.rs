//! What rhythm xiangqi has beyond plain xiangqi: energy, the outer layers, and what stands over the palace (rules: 9.4 to 9.6).

use evaluation::{Freedom, Shape, Weights};
use rules::Side;

use super::{Layer, Rhythm, weights};
use crate::PALACE;

const OUTSIDE: usize = weights::ENERGY.len();
const OVER_PALACE: usize = OUTSIDE + weights::OUTSIDE.len();
/// How many terms there are.
pub(super) const TERMS: usize = OVER_PALACE + weights::OVER_PALACE.len();

/// The groups as the tuning tool sees them.
pub(super) fn groups() -> Vec<Weights> {
    let group = |name, about, weights: &[i16]| Weights {
        name,
        about,
        columns: weights.len(),
        shape: Shape::Single,
        freedom: Freedom::Learned,
        values: weights.iter().map(|&weight| i32::from(weight)).collect(),
    };
    vec![
        group("ENERGY", "Energy by its amount, 0 to 10.", &weights::ENERGY),
        group(
            "OUTSIDE",
            "Pieces outside the standard layer: king, advisor, elephant, horse, rook, cannon, pawn.",
            &weights::OUTSIDE,
        ),
        group(
            "OVER_PALACE",
            "Pieces straight above or below the enemy palace whose side can pay for a strike, by kind.",
            &weights::OVER_PALACE,
        ),
    ]
}

/// What the term at an index weighs.
#[inline]
pub(super) const fn weight(term: usize) -> i32 {
    const ALL: [i16; TERMS] = {
        let mut all = [0; TERMS];
        let groups: [&[i16]; 3] = [&weights::ENERGY, &weights::OUTSIDE, &weights::OVER_PALACE];
        let (mut next, mut group) = (0, 0);
        while group < groups.len() {
            let mut index = 0;
            while index < groups[group].len() {
                all[next] = groups[group][index];
                next += 1;
                index += 1;
            }
            group += 1;
        }
        all
    };
    ALL[term] as i32
}

/// Tells `add` what each side has: the term, and how many times.
#[inline]
pub(super) fn look(position: &Rhythm, mut add: impl FnMut(Side, usize, i32)) {
    for side in Side::ALL {
        add(side, usize::from(position.energy(side).value()), 1);
        for layer in [Layer::Ground, Layer::Sky] {
            outer(position, side, layer, &mut add);
        }
    }
}

fn outer(position: &Rhythm, side: Side, layer: Layer, add: &mut impl FnMut(Side, usize, i32)) {
    let board = position.board(layer);
    let palace = PALACE[side.other().index()];
    let pays = position.energy(side).pays(1);
    for point in board.side(side) {
        let Some(piece) = board.piece(point) else {
            continue;
        };
        let kind = piece.kind.index();
        add(side, OUTSIDE + kind, 1);
        if pays && palace.has(point) {
            add(side, OVER_PALACE + kind, 1);
        }
    }
}
