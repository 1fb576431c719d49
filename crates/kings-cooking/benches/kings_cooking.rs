//! Generate, play and undo, perft: `cargo bench -p kings-cooking`.
#![allow(missing_docs)] // the harness writes its own functions

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kings_cooking::KingsCooking;
use kings_cooking::setup::LineUp;
use rules::{Leaves, Position, SplitMix64, perft};

/// Positions of random games from random starts.
fn positions() -> Vec<KingsCooking> {
    let mut random = SplitMix64::new(1);
    let line_ups: Vec<LineUp> = LineUp::all().collect();
    let mut positions = Vec::new();
    while positions.len() < 1000 {
        let mut pick = || line_ups[random.below(line_ups.len())];
        let mut position = KingsCooking::from_line_ups(pick(), pick());
        while position.outcome().is_none() && position.plies() < 30 {
            positions.push(position.clone());
            let steps = position.legal_steps();
            let _ = position.play_unchecked(steps[random.below(steps.len())]);
        }
    }
    positions
}

fn generate(c: &mut Criterion) {
    let positions = positions();
    let mut group = c.benchmark_group("kings-cooking");
    group.throughput(Throughput::Elements(positions.len() as u64));
    let mut steps = Vec::with_capacity(64);
    group.bench_function("generate", |bench| {
        bench.iter(|| {
            for position in &positions {
                steps.clear();
                position.generate(&mut steps);
                black_box(&steps);
            }
        });
    });
    group.bench_function("count", |bench| {
        bench.iter(|| positions.iter().map(Position::count).sum::<usize>());
    });
    group.finish();
}

fn play_undo(c: &mut Criterion) {
    let mut pairs: Vec<_> = positions()
        .into_iter()
        .map(|position| (position.legal_steps(), position))
        .collect();
    let plays: usize = pairs.iter().map(|(steps, _)| steps.len()).sum();
    let mut group = c.benchmark_group("kings-cooking");
    group.throughput(Throughput::Elements(plays as u64));
    group.bench_function("play and undo", |bench| {
        bench.iter(|| {
            for (steps, position) in &mut pairs {
                for &step in steps.iter() {
                    let token = position.play_unchecked(step);
                    black_box(&position);
                    position.undo(step, token);
                }
            }
        });
    });
    group.finish();
}

fn count_leaves(c: &mut Criterion) {
    let Ok(line_up) = "RQR".parse() else { return };
    let mut position = KingsCooking::from_line_ups(line_up, line_up);
    let mut group = c.benchmark_group("kings-cooking");
    // Section 24: RQR v RQR, depth 6.
    group.throughput(Throughput::Elements(281_280));
    for (name, leaves) in [
        ("perft 6 every leaf", Leaves::Every),
        ("perft 6 bulk", Leaves::Bulk),
    ] {
        group.bench_function(name, |bench| {
            bench.iter(|| perft(&mut position, 6, leaves));
        });
    }
    group.finish();
}

criterion_group!(benches, generate, play_undo, count_leaves);
criterion_main!(benches);
