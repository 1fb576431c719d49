//! Make and unmake, and generation, each with and without promotions in reach; perft from the start.

#![allow(missing_docs)] // the harness macros generate undocumented items

use std::hint::black_box;

use cotulenh::{Cotulenh, START};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rules::{Leaves, Position, Reading, Text, perft};

/// Nothing attacks a commander and nothing will.
const OPENING: &str = START;
/// Many stacks, no commander in reach (`middlegame-many-stacks` of the perft file).
const MIDDLEGAME: &str = "7(fc)2(ft)/1n3h1h3/3a2s1ga1/2n1gtm4/2(NI)e4e1i/11/11/3E1F3(EA)I/5T2G2/3AG1S1T2/1N3H1H(FM)2/6C4 r - - 3 12";
/// Every step of several pieces promotes somebody (rules: HERO-3 and HERO-26 together).
const PROMOTIONS: &str = "10i/10i/4s2A3/11/3Tc3F2/3Ni6/4A6/11/4F6/11/10I/6C3I r - - 0 1";

fn read(text: &str) -> Cotulenh {
    match Cotulenh::read_position(text, Reading::Lenient, cotulenh::Options::upstream()) {
        Ok(position) => position,
        Err(refusal) => unreachable!("{refusal}"),
    }
}

fn positions() -> [(&'static str, Cotulenh); 3] {
    [
        ("opening", read(OPENING)),
        ("middlegame", read(MIDDLEGAME)),
        ("promotions", read(PROMOTIONS)),
    ]
}

fn make_and_unmake(c: &mut Criterion) {
    let mut group = c.benchmark_group("make_unmake");
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

fn generation(c: &mut Criterion) {
    let mut group = c.benchmark_group("generate");
    for (name, position) in positions() {
        let mut steps = Vec::with_capacity(512);
        group.bench_function(name, |b| {
            b.iter(|| {
                steps.clear();
                position.generate(&mut steps);
                steps.len()
            });
        });
        group.bench_function(format!("{name}_count"), |b| {
            b.iter(|| black_box(&position).count())
        });
    }
    group.finish();
}

fn perft_from_the_start(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    group.sample_size(10);
    group.throughput(Throughput::Elements(1_578_791));
    let mut position = read(START);
    group.bench_function("start_depth_3", |b| {
        b.iter(|| perft(&mut position, 3, Leaves::Bulk));
    });
    group.finish();
}

criterion_group!(benches, make_and_unmake, generation, perft_from_the_start);
criterion_main!(benches);
