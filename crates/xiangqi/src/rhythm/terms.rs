//! What rhythm xiangqi has beyond plain xiangqi: energy, the outer layers, and strikes between layers (rules: 9.4 to 9.6).

use rules::{Entry, Freedom, Side, Weights};

use super::{Layer, Rhythm, movegen, weights};
use crate::{Kind, PALACE, destinations};

const OUTSIDE: usize = weights::ENERGY.len();
const OVER_PALACE: usize = OUTSIDE + weights::OUTSIDE.len();
const STRUCK: usize = OVER_PALACE + weights::OVER_PALACE.len();
const OUTER_FREEDOM: usize = STRUCK + weights::STRUCK.len();
/// How many terms there are.
pub(super) const TERMS: usize = OUTER_FREEDOM + weights::OUTER_FREEDOM.len();

/// The groups as the tuning tool sees them.
pub(super) fn groups() -> Vec<Weights> {
    let group = |name, about, weights: &[i16]| Weights {
        name,
        about,
        columns: weights.len(),
        entry: Entry::Single,
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
        group(
            "STRUCK",
            "Enemy pieces that can be taken by a paid vertical move, by kind.",
            &weights::STRUCK,
        ),
        group(
            "OUTER_FREEDOM",
            "For each point that a horse, rook or cannon outside the standard layer can go to.",
            &weights::OUTER_FREEDOM,
        ),
    ]
}

/// What the term at an index weighs.
#[inline]
pub(super) const fn weight(term: usize) -> i32 {
    const ALL: [i16; TERMS] = {
        let mut all = [0; TERMS];
        let groups: [&[i16]; 5] = [
            &weights::ENERGY,
            &weights::OUTSIDE,
            &weights::OVER_PALACE,
            &weights::STRUCK,
            &weights::OUTER_FREEDOM,
        ];
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
        if position.energy(side).pays(1) {
            strikes(position, side, &mut add);
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
        let column = match piece.kind {
            Kind::Horse => 0,
            Kind::Rook => 1,
            Kind::Cannon => 2,
            Kind::King | Kind::Advisor | Kind::Elephant | Kind::Pawn => continue,
        };
        let free = destinations(board, piece, point).len() as i32;
        add(side, OUTER_FREEDOM + column, free);
    }
}

fn strikes(position: &Rhythm, side: Side, add: &mut impl FnMut(Side, usize, i32)) {
    for to in Layer::ALL {
        let board = position.board(to);
        let prey = board.side(side.other());
        for from in Layer::ALL {
            if from == to || position.board(from).side(side).is_empty() {
                continue;
            }
            for point in movegen::vertical_origins(position, side, from, to) & prey {
                if let Some(piece) = board.piece(point) {
                    add(side, STRUCK + piece.kind.index(), 1);
                }
            }
        }
    }
}
