//! What always holds, holds in many worlds.

use trial::sim::{Plan, Report, run};

/// How many worlds every test run visits; `FAIRYRING_DEEP=1` visits fifty times as many.
const WORLDS: u64 = 2_000;

#[test]
fn nothing_breaks_in_any_world() {
    let deep = std::env::var_os("FAIRYRING_DEEP").is_some();
    let worlds = match deep {
        true => 50 * WORLDS,
        false => WORLDS,
    };
    let halves = [0, 1].map(|half| {
        std::thread::spawn(move || {
            let mut all = Report::default();
            let mut faults = Vec::new();
            for seed in (half..worlds).step_by(2) {
                let report = run(&Plan::of(seed));
                if let Some(first) = report.violations.first() {
                    faults.push(format!("seed {seed}: {first}"));
                }
                all.acked += report.acked;
                all.refused += report.refused;
                all.entries += report.entries;
                all.ended += report.ended;
                all.taken += report.taken;
                all.crashes += report.crashes;
                all.cuts += report.cuts;
            }
            (all, faults)
        })
    });
    let halves = halves.map(|half| half.join().unwrap());
    let faults: Vec<String> = halves
        .iter()
        .flat_map(|(_, faults)| faults.clone())
        .collect();
    assert!(
        faults.is_empty(),
        "{} worlds broke:\n{}",
        faults.len(),
        faults.join("\n")
    );
    let halves = halves.map(|(all, _)| all);
    let sum = |of: fn(&Report) -> usize| halves.iter().map(of).sum::<usize>();
    println!(
        "{worlds} worlds: {} acknowledged, {} refused, {} entries, {} ended, {} second, {} crashes, {} cuts",
        sum(|it| it.acked),
        sum(|it| it.refused),
        sum(|it| it.entries),
        sum(|it| it.ended),
        sum(|it| it.taken),
        sum(|it| it.crashes),
        sum(|it| it.cuts),
    );
    // A world in which nothing happens proves nothing.
    assert!(sum(|it| it.acked) > 20_000);
    assert!(sum(|it| it.taken) > 500);
    assert!(sum(|it| it.crashes) > 500);
    assert!(sum(|it| it.cuts) > 1_000);
    assert!(sum(|it| it.ended) > 500);
}
