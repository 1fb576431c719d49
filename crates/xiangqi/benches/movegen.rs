//! Speed of generation, counting, play and undo on middlegame positions.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use evaluation::Evaluate;
use rules::{Game, Leaves, Position, Reading, Text, perft};
use xiangqi::{Rhythm, Xiangqi};

/// Middlegames of the perft file.
const POSITIONS: [(&str, &str); 3] = [
    (
        "horse-cannon",
        "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1",
    ),
    (
        "open-files",
        "r2akab1r/3n5/4b3n/p1p1pRp1p/9/2P3P2/P3P3c/N2C3C1/4A4/1RBAK1B2 w - - 0 1",
    ),
    (
        "black-attack",
        "1rbaka2R/5r3/6n2/2p1p1p2/4P1bP1/PpC3Bc1/1nPR2P2/2N2AN2/1c2K1p2/2BAC4 w - - 0 1",
    ),
];

fn read(fen: &str) -> Xiangqi {
    Xiangqi::read_position(fen, Reading::Lenient, Default::default())
        .expect("the positions of this file are valid")
}

fn positions(criterion: &mut Criterion) {
    for (name, fen) in POSITIONS {
        let mut position = read(fen);
        let mut steps = Vec::with_capacity(128);
        criterion.bench_function(&format!("generate/{name}"), |bencher| {
            bencher.iter(|| {
                steps.clear();
                black_box(&position).generate(&mut steps);
                steps.len()
            });
        });
        criterion.bench_function(&format!("count/{name}"), |bencher| {
            bencher.iter(|| black_box(&position).count());
        });
        criterion.bench_function(&format!("value/{name}"), |bencher| {
            bencher.iter(|| black_box(&position).value());
        });
        criterion.bench_function(&format!("play and undo all/{name}"), |bencher| {
            bencher.iter(|| {
                for &step in &steps {
                    let token = position.play_unchecked(black_box(step));
                    position.undo(step, token);
                }
            });
        });
    }
}

/// The position of the perft file with pieces on all three layers.
const SPREAD: &str = "9/3R5/9/6p2/2b3P2/9/2P6/3A5/9/3A5:3a2R2/5n3/4k4/p1p6/2C1p1r2/9/4P3P/B8/3N5/4K1C2:\
    9/9/3c4b/8p/c8/9/P8/7NB/r8/9 w 3,3 - 9 61";

fn layers(criterion: &mut Criterion) {
    let position = Rhythm::read_position(SPREAD, Reading::Lenient, Default::default())
        .expect("the position of the rules text is valid");
    let mut steps = Vec::with_capacity(128);
    criterion.bench_function("generate/rhythm-spread", |bencher| {
        bencher.iter(|| {
            steps.clear();
            black_box(&position).generate(&mut steps);
            steps.len()
        });
    });
    criterion.bench_function("count/rhythm-spread", |bencher| {
        bencher.iter(|| black_box(&position).count());
    });
}

fn perfts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft 4 of the start");
    group.sample_size(10);
    for (name, leaves) in [("bulk", Leaves::Bulk), ("every leaf", Leaves::Every)] {
        let mut start = Xiangqi::start(Default::default());
        group.bench_function(name, |bencher| {
            bencher.iter(|| perft(&mut start, 4, leaves));
        });
    }
    group.finish();
}

criterion_group!(benches, positions, layers, perfts);
criterion_main!(benches);
