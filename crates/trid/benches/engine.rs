//! Generation, counting, play and undo, perft, and the check whether a promotion is due.

#![allow(missing_docs)] // the harness macros generate undocumented items

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rules::{Game, Leaves, Position, Reading, Side, Text, perft};
use trid::geometry::File;
use trid::{Options, TriD};

/// Everybody is out, boards are on their way (P3 of the rules text with more pieces).
const MIDDLEGAME: &str = "4/1P1P/P1N1/1K2|1n2/2B1/1P2/4|1rk1/p1up/1p2/b3 QL2:2/R1|KL2:1Q/2|QL5:q1/2|KL6:1r/u1 w - - - 4 17";
/// Deferred pawns on both sides (P4 of the rules text).
const DEFERRED: &str =
    "4/4/p1Kp/4|4/4/3k/4|P3/1P1P/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10";

fn read(text: &str) -> TriD {
    match TriD::read_position(text, Reading::Lenient, Options::default()) {
        Ok(position) => position,
        Err(refusal) => unreachable!("{refusal}"),
    }
}

fn positions() -> [(&'static str, TriD); 3] {
    [
        ("start", TriD::start(Options::default())),
        ("middlegame", read(MIDDLEGAME)),
        ("deferred", read(DEFERRED)),
    ]
}

fn generation(c: &mut Criterion) {
    let mut group = c.benchmark_group("generate");
    for (name, position) in positions() {
        let mut steps = Vec::with_capacity(512);
        group.bench_function(name, |b| {
            b.iter(|| {
                steps.clear();
                black_box(&position).generate(&mut steps);
                steps.len()
            });
        });
        group.bench_function(format!("{name}_count"), |b| {
            b.iter(|| black_box(&position).count());
        });
    }
    group.finish();
}

fn play_and_undo(c: &mut Criterion) {
    let mut group = c.benchmark_group("play_undo");
    for (name, mut position) in positions() {
        let mut steps = Vec::new();
        position.generate(&mut steps);
        group.throughput(Throughput::Elements(steps.len() as u64));
        group.bench_function(name, |b| {
            b.iter(|| {
                for &step in &steps {
                    let token = position.play_unchecked(black_box(step));
                    position.undo(step, token);
                }
            });
        });
    }
    group.finish();
}

/// The question the seeds allow 5 ms for: the furthest rank of every file for both sides, and who is deferred or owes.
fn promotion_check(c: &mut Criterion) {
    let position = read(DEFERRED);
    c.bench_function("promotion_check", |b| {
        b.iter(|| {
            let position = black_box(&position);
            let mut ranks = 0;
            for side in Side::ALL {
                for file in File::ALL {
                    ranks += u32::from(position.furthest_rank(file, side));
                }
            }
            (
                ranks,
                position.deferred_pawns(Side::First),
                position.deferred_pawns(Side::Second),
            )
        });
    });
}

fn perft_from_the_start(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    group.sample_size(10);
    group.throughput(Throughput::Elements(5_083_072));
    let mut position = TriD::start(Options::default());
    group.bench_function("start_depth_5", |b| {
        b.iter(|| perft(&mut position, 5, Leaves::Bulk));
    });
    group.finish();
}

criterion_group!(
    benches,
    generation,
    play_and_undo,
    promotion_check,
    perft_from_the_start
);
criterion_main!(benches);
