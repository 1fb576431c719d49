//! Logistic regression: the weights under which the value foretells results best.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use evaluation::{Freedom, Shape, Tune, Weights};
use rules::{Game, Reading, SplitMix64};

use crate::sample::Sample;
use crate::{Fit, write};

/// Every so many samples one is kept back to see whether what was learned holds for others.
const KEPT_BACK: usize = 10;
/// Samples that move the weights together.
const BATCH: usize = 4096;

/// A sample as the regression sees it.
struct Row {
    /// What the value has beyond the terms.
    offset: f32,
    /// The terms that are not 0, already divided by the unit.
    terms: Vec<(u16, f32)>,
    result: f32,
    value: f32,
}

impl Row {
    fn value(&self, weights: &[f32]) -> f32 {
        let sum = |sum, &(index, term): &(u16, f32)| sum + weights[usize::from(index)] * term;
        self.terms.iter().fold(self.offset, sum)
    }
}

/// Reads samples, learns, tells what it brought and perhaps writes the weights.
pub(crate) fn fit<G: Game + Tune>(plan: &Fit, weights_file: &Path) -> Result<()> {
    let mut groups = G::weights();
    let mut weights: Vec<f32> = groups
        .iter()
        .flat_map(|group| group.values.iter().map(|&weight| weight as f32))
        .collect();
    let fixed = fixed(&groups);
    let mut rows = Vec::new();
    for path in &plan.samples {
        read::<G>(path, weights.len(), &mut rows)?;
    }
    ensure!(rows.len() > KEPT_BACK, "too few samples: {}", rows.len());
    let (mut learned, kept) = split(rows);
    let slope = slope(&learned, &weights);
    println!(
        "samples {} + {} kept back, slope {slope:.5}",
        learned.len(),
        kept.len()
    );
    let target = Target {
        slope,
        result: plan.result,
    };
    println!(
        "before: {:.6} learned, {:.6} kept back",
        target.error(&learned, &weights),
        target.error(&kept, &weights)
    );
    let mut adam = Adam::new(&weights, plan.anchor);
    let mut random = SplitMix64::new(1);
    for epoch in 0..plan.epochs {
        // From the full rate down to a tenth of it.
        let done = epoch as f32 / plan.epochs.max(2) as f32;
        let rate = plan.rate * (1.0 - 0.9 * done);
        shuffle(&mut learned, &mut random);
        for batch in learned.chunks(BATCH) {
            let mut gradient = target.gradient(batch, &weights);
            for (slope, &fixed) in gradient.iter_mut().zip(&fixed) {
                if fixed {
                    *slope = 0.0;
                }
            }
            adam.step(&mut weights, &gradient, rate);
        }
        if (epoch + 1) % 10 == 0 {
            eprintln!(
                "epoch {}: {:.6} learned, {:.6} kept back",
                epoch + 1,
                target.error(&learned, &weights),
                target.error(&kept, &weights)
            );
        }
    }
    println!(
        "after: {:.6} learned, {:.6} kept back",
        target.error(&learned, &weights),
        target.error(&kept, &weights)
    );
    let mut next = weights.iter();
    for group in &mut groups {
        for value in &mut group.values {
            if let Some(weight) = next.next() {
                *value = weight.round() as i32;
            }
        }
    }
    if plan.write {
        write::write(weights_file, &groups)?;
        println!("wrote {}", weights_file.display());
    } else {
        print!("{}", write::constants(&groups));
    }
    Ok(())
}

fn fixed(groups: &[Weights]) -> Vec<bool> {
    groups
        .iter()
        .flat_map(|group| group.values.iter().map(|_| group.freedom == Freedom::Fixed))
        .collect()
}

fn read<G: Game + Tune>(path: &Path, terms: usize, rows: &mut Vec<Row>) -> Result<()> {
    let text = fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
    let mut dense = vec![0; terms];
    let unit = G::UNIT as f32;
    for (number, line) in text.lines().enumerate() {
        let place = || format!("{}:{}", path.display(), number + 1);
        let sample = Sample::read(line).with_context(place)?;
        let position = G::read_position(&sample.position, Reading::Lenient, G::Options::default())
            .map_err(|refusal| anyhow::anyhow!("{refusal}"))
            .with_context(place)?;
        dense.fill(0);
        position.terms(&mut dense);
        rows.push(Row {
            offset: position.offset() as f32,
            terms: dense
                .iter()
                .enumerate()
                .filter(|(_, term)| **term != 0)
                .map(|(index, &term)| (index as u16, term as f32 / unit))
                .collect(),
            result: sample.result,
            value: sample.value as f32,
        });
    }
    Ok(())
}

/// Samples of one game follow each other, so that whole stretches are kept back.
fn split(rows: Vec<Row>) -> (Vec<Row>, Vec<Row>) {
    let stretch = (rows.len() / 50).max(1);
    let (mut learned, mut kept) = (Vec::new(), Vec::new());
    for (index, row) in rows.into_iter().enumerate() {
        if (index / stretch).is_multiple_of(KEPT_BACK) {
            kept.push(row);
        } else {
            learned.push(row);
        }
    }
    (learned, kept)
}

fn shuffle(rows: &mut [Row], random: &mut SplitMix64) {
    for last in (1..rows.len()).rev() {
        rows.swap(last, random.below(last + 1));
    }
}

fn chance(slope: f32, value: f32) -> f32 {
    1.0 / (1.0 + (-slope * value).exp())
}

/// How steeply the chance to win grows with the value: the slope under which the present weights err least.
fn slope(rows: &[Row], weights: &[f32]) -> f32 {
    let values: Vec<(f32, f32)> = rows
        .iter()
        .map(|row| (row.value(weights), row.result))
        .collect();
    let error = |slope: f32| -> f64 {
        let square =
            |&(value, result): &(f32, f32)| f64::from((chance(slope, value) - result).powi(2));
        values.iter().map(square).sum()
    };
    let (mut low, mut high) = (0.0005_f32, 0.03_f32);
    for _ in 0..40 {
        let third = (high - low) / 3.0;
        if error(low + third) < error(high - third) {
            high -= third;
        } else {
            low += third;
        }
    }
    (low + high) / 2.0
}

/// What the value of a sample should be.
struct Target {
    slope: f32,
    result: f32,
}

impl Target {
    fn of(&self, row: &Row) -> f32 {
        self.result * row.result + (1.0 - self.result) * chance(self.slope, row.value)
    }

    /// The mean square error.
    fn error(&self, rows: &[Row], weights: &[f32]) -> f64 {
        let square = |row: &Row| {
            let error = chance(self.slope, row.value(weights)) - self.of(row);
            f64::from(error * error)
        };
        rows.iter().map(square).sum::<f64>() / rows.len().max(1) as f64
    }

    fn gradient(&self, rows: &[Row], weights: &[f32]) -> Vec<f32> {
        let mut gradient = vec![0.0; weights.len()];
        for row in rows {
            let foretold = chance(self.slope, row.value(weights));
            let slope = 2.0 * (foretold - self.of(row)) * foretold * (1.0 - foretold) * self.slope;
            for &(index, term) in &row.terms {
                gradient[usize::from(index)] += slope * term;
            }
        }
        let count = rows.len().max(1) as f32;
        gradient.iter_mut().for_each(|slope| *slope /= count);
        gradient
    }
}

/// Gradient descent with a step of its own for each weight, drawn back to where it began.
struct Adam {
    origin: Vec<f32>,
    anchor: f32,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new(weights: &[f32], anchor: f32) -> Adam {
        Adam {
            origin: weights.to_vec(),
            anchor,
            mean: vec![0.0; weights.len()],
            square: vec![0.0; weights.len()],
            steps: 0,
        }
    }

    fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        const KEEP: (f32, f32) = (0.9, 0.999);
        self.steps += 1;
        let mean_share = 1.0 - KEEP.0.powi(self.steps);
        let square_share = 1.0 - KEEP.1.powi(self.steps);
        for (index, weight) in weights.iter_mut().enumerate() {
            let slope = gradient[index] + self.anchor * (*weight - self.origin[index]);
            self.mean[index] = KEEP.0 * self.mean[index] + (1.0 - KEEP.0) * slope;
            self.square[index] = KEEP.1 * self.square[index] + (1.0 - KEEP.1) * slope * slope;
            let mean = self.mean[index] / mean_share;
            let square = self.square[index] / square_share;
            *weight -= rate * mean / (square.sqrt() + 1e-9);
        }
    }
}

/// The number of weights in an element.
pub(crate) const fn width(shape: Shape) -> usize {
    match shape {
        Shape::Single => 1,
        Shape::Pair => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Results that follow a known weight; the regression must find it from far off.
    #[test]
    fn a_known_weight_is_found() {
        let mut random = SplitMix64::new(4);
        let mut rows: Vec<Row> = (0..20_000)
            .map(|_| {
                let term = random.below(21) as f32 - 10.0;
                let wins = (random.below(1_000_000) as f32) < 1e6 * chance(0.01, 30.0 * term);
                Row {
                    offset: 0.0,
                    terms: vec![(0, term)],
                    result: if wins { 1.0 } else { 0.0 },
                    value: 0.0,
                }
            })
            .collect();
        let target = Target {
            slope: 0.01,
            result: 1.0,
        };
        let mut weights = vec![5.0];
        let mut adam = Adam::new(&weights, 0.0);
        for _ in 0..40 {
            shuffle(&mut rows, &mut random);
            for batch in rows.chunks(BATCH) {
                let gradient = target.gradient(batch, &weights);
                adam.step(&mut weights, &gradient, 0.5);
            }
        }
        assert!((weights[0] - 30.0).abs() < 2.5, "{weights:?}");
        assert!((slope(&rows, &[30.0]) - 0.01).abs() < 0.001);
    }
}
