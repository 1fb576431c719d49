//! Looks for positions with a win by force: `cargo run --release -p cotulenh --example mates > tests-data/mates/cotulenh.json`.
//!
//! Few pieces on random squares near two commanders, kept if looking at every turn proves a win in exactly one or two turns by few
//! first steps. What it prints is the file that `tests/mates` proves again.

#![allow(clippy::print_stdout)] // printing is its purpose

#[path = "../tests/mates/forced.rs"]
mod forced;

use std::collections::BTreeMap;
use std::sync::Arc;

use cotulenh::{Cotulenh, Square};
use forced::{Proof, Theme};
use rules::{Position, Reading, Side, SplitMix64, Text};
use search::{Limits, Memory, Searcher, Task, Unwatched, Verdict};

/// How many of each theme and length.
const WANTED: usize = 7;
/// Positions to look at; the longer wins are rare.
const TRIES: u32 = 160_000;
/// A proof that takes more steps is too slow for a test.
const MOST_STEPS: u64 = 15_000;

/// What may stand on a square, as the position text writes it.
const GROUPS: [&str; 22] = [
    "T", "T", "I", "M", "A", "A", "S", "G", "F", "F", "N", "+T", "+I", "(TI)", "(FT)", "(FI)",
    "(TM)", "(FTI)", "(NF)", "(NFT)", "(EA)", "(NT)",
];

fn random_text(random: &mut SplitMix64) -> String {
    let mut cells = vec![String::new(); 132];
    let (file, rank) = (random.below(11) as i32, random.below(12) as i32);
    let mut put = |group: String, spread: i32, random: &mut SplitMix64| {
        let reach = (2 * spread + 1) as usize;
        let at = |centre: i32, most: i32, random: &mut SplitMix64| {
            (centre + random.below(reach) as i32 - spread).clamp(0, most)
        };
        let place = 11 * at(rank, 11, random) + at(file, 10, random);
        if let Some(cell) = cells.get_mut(place as usize) {
            *cell = group;
        }
    };
    for _ in 0..3 + random.below(3) {
        let group = GROUPS[random.below(GROUPS.len())].to_owned();
        put(group, 5, random);
    }
    for _ in 0..random.below(3) {
        let group = GROUPS[random.below(GROUPS.len())].to_lowercase();
        put(group, 5, random);
    }
    let own = ["C", "C", "C", "(TC)", "(HC)"][random.below(5)].to_owned();
    put(own, 11, random);
    let enemy = ["c", "c", "c", "(tc)", "(hc)", "(fc)"][random.below(6)].to_owned();
    put(enemy, 2, random);
    let mut ranks: Vec<String> = cells.chunks(11).map(rank_text).collect();
    ranks.reverse();
    format!("{} r - - 0 1", ranks.join("/"))
}

fn rank_text(cells: &[String]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for cell in cells {
        if cell.is_empty() {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
            empty = 0;
        }
        text.push_str(cell);
    }
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
    text
}

/// Whether it could arise in play: the side that is not to move is neither attacked nor face to face with the other.
fn is_sound(position: &Cotulenh) -> bool {
    let mut steps = Vec::new();
    position.generate(&mut steps);
    let enemy: Option<Square> = position.commander(position.actor().other());
    !steps
        .iter()
        .any(|step| matches!(step, cotulenh::Step::Go { to, .. } if Some(*to) == enemy))
}

/// Whether a short search claims a win in one or two turns: most positions hold none, and a proof of that takes long.
fn is_promising(position: &Cotulenh) -> bool {
    let limits = Limits::nodes(1_500);
    let memory = Arc::new(Memory::of_bytes(1 << 16));
    let mut search = Searcher::new(Task::new(position.clone(), limits, memory));
    search.advance(u64::MAX, &Unwatched, &mut |_| {});
    let verdict = search.lines().first().map(|line| line.score.verdict());
    matches!(verdict, Some(Verdict::Win(1 | 3)))
}

/// The number of turns and the theme of a forced win by one to three first steps.
fn mate(position: &mut Cotulenh) -> Option<(u32, Theme)> {
    let mut proof = Proof::new(Side::First, MOST_STEPS);
    for turns in 1..=2 {
        if proof.wins(position, turns)? {
            let keys = proof.keys(position, turns)?;
            let theme = keys.iter().map(|&key| Theme::of(position, key)).min()?;
            return (keys.len() <= 3).then_some((turns, theme));
        }
    }
    None
}

fn main() {
    let mut random = SplitMix64::new(2026);
    let mut found: BTreeMap<(u32, Theme), Vec<String>> = BTreeMap::new();
    let mut missing = 6 * WANTED;
    for _ in 0..TRIES {
        let text = random_text(&mut random);
        let Ok(mut position) =
            Cotulenh::read_position(&text, Reading::Lenient, cotulenh::Options::upstream())
        else {
            continue;
        };
        if position.outcome().is_some() || !is_sound(&position) || !is_promising(&position) {
            continue;
        }
        if let Some(kind) = mate(&mut position) {
            let list = found.entry(kind).or_default();
            if list.len() < WANTED {
                list.push(text);
                missing -= 1;
            }
        }
        if missing == 0 {
            break;
        }
    }
    let mates: Vec<String> = found
        .into_iter()
        .flat_map(|((turns, theme), texts)| {
            texts.into_iter().map(move |text| {
                let theme = format!("{theme:?}").to_lowercase();
                format!(
                    "    {{ \"turns\": {turns}, \"theme\": \"{theme}\", \"position\": \"{text}\" }}"
                )
            })
        })
        .collect();
    println!("{{\n  \"mates\": [\n{}\n  ]\n}}", mates.join(",\n"));
}
