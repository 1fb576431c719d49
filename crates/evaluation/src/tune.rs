//! Evaluations whose weights a tool can learn from games.

use crate::Evaluate;

/// A static value that is a weighted sum, open to tuning.
///
/// [`Evaluate::value`] must equal [`Tune::offset`]` + Σ weight · term / UNIT` up to the rounding of whole numbers: [`Tune::residue`] measures
/// the difference, and a test of each game bounds it. What is not linear in the weights goes into the terms: a tapered
/// evaluation multiplies the count of what it sees by the phase (two weights, `count · phase` and `count · (most - phase)`), a
/// scale for drawish material multiplies every term, a table by some number is one weight for each number with a term
/// of 1 where it applies. [`Tune::UNIT`] is the product of such factors at their greatest.
///
/// The easiest way to keep both in step is one function that adds up the evaluation through a small trait with two
/// implementations: one looks up the weight and adds, the other writes the count down.
pub trait Tune: Evaluate {
    /// What the sum of weights and terms is divided by.
    const UNIT: i32;

    /// The weights in force, in the order of the terms.
    fn weights() -> Vec<Weights>;

    /// Writes the terms of the position for the actor; `out` has one 0 for each weight. Asked only where
    /// [`Position::outcome`](rules::Position::outcome) is `None`.
    fn terms(&self, out: &mut [i32]);

    /// The part of the value that is not open to tuning, for the actor: what is taken over from another game, say.
    fn offset(&self) -> i32 {
        0
    }

    /// The difference between [`Evaluate::value`] and the sum of the terms, for tests.
    fn residue(&self) -> i32 {
        let weights: Vec<i32> = Self::weights()
            .into_iter()
            .flat_map(|group| group.values)
            .collect();
        let mut terms = vec![0; weights.len()];
        self.terms(&mut terms);
        let sum: i64 = weights
            .iter()
            .zip(&terms)
            .map(|(&weight, &term)| i64::from(weight) * i64::from(term))
            .sum();
        self.value() - self.offset() - (sum / i64::from(Self::UNIT)) as i32
    }
}

/// A named array of weights: one constant of the weights file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// The name of the constant.
    pub name: &'static str,
    /// Its documentation: what the weights are for, as a sentence.
    pub about: &'static str,
    /// How many elements of the array stand on one line of the file: files of a board, say.
    pub columns: usize,
    /// Whether an element is one weight or a pair.
    pub shape: Shape,
    /// Whether the tool may change them.
    pub freedom: Freedom,
    /// The weights; pairs follow each other, the first phase first.
    pub values: Vec<i32>,
}

/// What an element of an array of [`Weights`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// One number, written `[i16; N]`.
    Single,
    /// Middlegame and endgame, written `[[i16; 2]; N]`.
    Pair,
}

/// Whether [`Weights`] may change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Freedom {
    /// The tool learns them.
    Learned,
    /// They stay: a unit of measure, or what games say nothing about.
    Fixed,
}
