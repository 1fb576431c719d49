//! Looks for positions of `tests-data/mates/`: `cargo run --release -p fairyring-catalog --example find_mates GAME SEED`.
//! Each line that it prints is an entry of the file, which is one array.
//!
//! Games that the machine plays against itself end in mates; the positions before are proved by looking at everything. In
//! Tri-Dimensional Chess, where mates by boards and promotions hardly ever come about that way, pieces are also thrown on the
//! boards at random.

#![allow(clippy::print_stdout, clippy::print_stderr, clippy::unwrap_used)] // a tool for the terminal, run by hand

use std::collections::HashSet;
use std::sync::Arc;

use conformance::{wins, wins_by};
use evaluation::{Evaluate, Playable};
use kings_cooking::KingsCooking;
use kings_cooking::setup::LineUp;
use rules::{Position, Reading, SplitMix64, Text};
use search::{Limits, Memory, Searcher, Task, Unwatched, Verdict};
use serde_json::json;
use trid::{Choices, Step, TriD};
use xiangqi::{Rhythm, Xiangqi};

/// After so many games a game has no wins of that length, or hardly any.
const MOST_GAMES: usize = 2_000;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_default();
    let seed = arguments.next().and_then(|text| text.parse().ok());
    let random = &mut SplitMix64::new(seed.unwrap_or(1));
    match game.as_str() {
        "trid" => {
            thrown(random);
            played::<TriD>(random, 14);
        }
        "xiangqi" => played::<Xiangqi>(random, 16),
        "rhythm" => played::<Rhythm>(random, 34),
        "kings-cooking" => walked(random),
        _ => println!("accepted: trid, xiangqi, rhythm, kings-cooking"),
    }
}

fn tell(name: &str, position: &impl Text, turns: u32) {
    println!(
        "{}",
        json!({"name": name, "position": position.position_text(), "turns": turns})
    );
}

/// The turns of the fastest win, if it takes at most `most`.
fn fastest<P: Position>(position: &P, most: u32) -> Option<u32> {
    (1..=most).find(|&turns| wins(position, turns))
}

/// The steps that win fastest.
fn winners<G: Playable>(position: &G, turns: u32) -> Vec<G::Step> {
    let mut steps = Vec::new();
    position.generate(&mut steps);
    steps.retain(|&step| wins_by(position, step, turns));
    steps
}

/// Mates in one and two of games that the machine plays against itself, each position once.
fn played<G: Playable>(random: &mut SplitMix64, wanted: usize) {
    let mut found = HashSet::new();
    let mut games = 0;
    while found.len() < wanted && games < MOST_GAMES {
        games += 1;
        let mut position = G::start(G::Options::default());
        let memory = Arc::new(Memory::new(1));
        let mut kept = HashSet::new();
        for ply in 0..220 {
            let mut steps = Vec::new();
            position.generate(&mut steps);
            if steps.is_empty() {
                break;
            }
            let task = Task::new(position.clone(), Limits::nodes(1_500), Arc::clone(&memory));
            let mut searcher = Searcher::new(task);
            searcher.advance(u64::MAX, &Unwatched, &mut |_| {});
            if let Some(line) = searcher.lines().first()
                && let Verdict::Win(1..=4) = line.score.verdict()
                && let Some(turns) = fastest(&position, 2)
                && kept.insert(turns)
                && found.insert(position.position_text())
            {
                let texts: Vec<_> = winners(&position, turns)
                    .into_iter()
                    .map(|step| position.step_text(step))
                    .collect();
                tell(&texts.join(" or "), &position, turns);
            }
            let careless = ply < 8 || random.below(6) == 0;
            let turn = if careless {
                vec![steps[random.below(steps.len())]]
            } else {
                searcher.turn().unwrap_or_default()
            };
            for step in turn {
                let _ = position.play_unchecked(step);
            }
        }
    }
    // Whoever sees an empty list shall not take it for a fault of the tool.
    eprintln!("found {} of {wanted} in {games} games", found.len());
}

/// Wins of at most five plies in King's Cooking, reached by random steps from random starts.
fn walked(random: &mut SplitMix64) {
    let line_ups: Vec<LineUp> = LineUp::all().collect();
    let mut found = [0; 4];
    while found.iter().sum::<usize>() < 36 {
        let light = line_ups[random.below(line_ups.len())];
        let dark = line_ups[random.below(line_ups.len())];
        let mut position = KingsCooking::from_line_ups(light, dark);
        for _ in 0..random.below(7) {
            let steps = position.legal_steps();
            if steps.is_empty() {
                break;
            }
            let _ = position.play_unchecked(steps[random.below(steps.len())]);
        }
        let turns = fastest(&position, 3).unwrap_or(0) as usize;
        if position.outcome().is_some() || turns == 0 || found[turns] == 12 {
            continue;
        }
        let exact = Evaluate::exact(&position, &mut |_, _| {}).unwrap();
        if let Some(evaluation::Truth::Win(plies @ 1..=5)) = exact.truth(&position) {
            found[turns] += 1;
            tell(&format!("a win in {plies} plies"), &position, turns as u32);
        }
    }
}

/// How a step of a mate comes about, if it is of a kind that play hardly ever shows.
fn kind(step: Step) -> Option<&'static str> {
    match step {
        Step::Activate {
            choices: Choices::None,
            ..
        } => Some("a board moves"),
        Step::Activate { .. } => Some("a board uncovers the own pawn"),
        Step::Promote { .. } => Some("a promotion is owed"),
        Step::Move {
            from,
            promotion: Some(_),
            ..
        } if from.rank() == 8 => Some("a deferred pawn goes on to the last rank"),
        Step::Move {
            promotion: Some(_), ..
        } => Some("a pawn promotes at once"),
        Step::Move { .. } | Step::Castle(_) | Step::Turn { .. } => None,
    }
}

/// Pieces thrown on the boards: up to three positions of each kind and length, in which nothing else wins as fast.
fn thrown(random: &mut SplitMix64) {
    let mut found: Vec<(&str, u32, usize)> = Vec::new();
    for _ in 0..2_000_000 {
        let text = throw(random);
        let Ok(position) = TriD::read_position(&text, Reading::Strict, Default::default()) else {
            continue;
        };
        let turns = if wins(&position, 1) { 1 } else { 2 };
        if turns == 2 && (random.below(40) > 0 || !wins(&position, 2)) {
            continue;
        }
        let winners = winners(&position, turns);
        let kinds: HashSet<_> = winners.iter().map(|step| kind(*step)).collect();
        let (Some(&first), 1) = (winners.first(), kinds.len()) else {
            continue;
        };
        let Some(kind) = kind(first) else {
            continue;
        };
        let known = found
            .iter()
            .position(|&(known, length, _)| known == kind && length == turns);
        let at = known.unwrap_or_else(|| {
            found.push((kind, turns, 0));
            found.len() - 1
        });
        if found[at].2 < 3 {
            found[at].2 += 1;
            let text = position.step_text(first);
            tell(&format!("{kind}: {text}"), &position, turns);
        }
        if found.iter().map(|&(_, _, count)| count).sum::<usize>() >= 22 {
            return;
        }
    }
}

/// A position text with few pieces; often not a legal one.
fn throw(random: &mut SplitMix64) -> String {
    let mut mains = [[b'.'; 16]; 3];
    let mut boards = [[b'.'; 4]; 4];
    let mut pins: Vec<String> = (1..=6)
        .flat_map(|number| [format!("QL{number}"), format!("KL{number}")])
        .collect();
    let pins: Vec<String> = (0..4)
        .map(|_| pins.swap_remove(random.below(pins.len())))
        .collect();
    let mut put = |piece: u8, random: &mut SplitMix64| {
        if random.below(4) == 0 {
            boards[random.below(4)][random.below(4)] = piece;
        } else {
            mains[random.below(3)][random.below(16)] = piece;
        }
    };
    for _ in 0..2 + random.below(3) {
        put(b"QRRBNN"[random.below(6)], random);
    }
    for _ in 0..random.below(5) {
        put(b"qrbnpp"[random.below(6)], random);
    }
    put(b'K', random);
    put(b'k', random);
    // A pawn on one of the corners or on the rank before.
    let cell = [0, 3, 4, 5, 6, 7][random.below(6)];
    mains[2][cell] = b'P';
    let owed = match cell {
        0 if !pins.contains(&"QL6".to_owned()) => "a8B",
        3 if !pins.contains(&"KL6".to_owned()) => "d8B",
        _ => "-",
    };
    let rows = |cells: &[u8], width: usize| {
        let rows: Vec<_> = cells.chunks(width).map(run_lengths).collect();
        rows.join("/")
    };
    let mains: Vec<_> = mains.iter().map(|cells| rows(cells, 4)).collect();
    let boards: Vec<_> = boards
        .iter()
        .zip(&pins)
        .map(|(cells, pin)| format!("{pin}:{}", rows(cells, 2)))
        .collect();
    let (mains, boards) = (mains.join("|"), boards.join("|"));
    format!("{mains} {boards} w - - {owed} 0 30")
}

/// A row of a position text: runs of empty cells are numbers.
fn run_lengths(cells: &[u8]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for &cell in cells {
        if cell == b'.' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        empty = 0;
        text.push(char::from(cell));
    }
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
    text
}
