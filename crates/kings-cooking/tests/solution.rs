//! The exact solution. The whole table runs with `FAIRYRING_DEEP=1`; a few pairs always.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::Arc;

use crate::common::{reflected, rules_text, section, short, table_rows};
use kings_cooking::setup::LineUp;
use kings_cooking::solve::{
    BYTES, Solution, TableRefusal, Tablebase, Value, best_line, best_step, check_header, value,
};
use kings_cooking::{KingsCooking, Reason, Step};
use rules::{Course, Game, Position, Side, SplitMix64, Text, after};
use search::{Limits, Memory, Style, Unwatched};
use table::{Job, Match, Table};

fn set_up(name: &str) -> KingsCooking {
    KingsCooking::setup(name, ()).unwrap()
}

fn solve(start: &KingsCooking) -> Solution {
    let mut last = (0, 1);
    let solution = Solution::of_start(start, NonZeroUsize::MIN, &mut |done, total| {
        last = (done, total)
    });
    assert_eq!(last.0, last.1, "progress ends at its total");
    solution
}

/// Whether the side to move can win in at most `plies`: plain search, no table, no key.
fn wins_within(position: &mut KingsCooking, plies: u32) -> bool {
    let mover = position.side();
    forced(position, plies, mover)
}

fn forced(position: &mut KingsCooking, plies: u32, winner: Side) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(winner);
    }
    if plies == 0 {
        return false;
    }
    let own = position.side() == winner;
    for step in position.legal_steps() {
        let token = position.play_unchecked(step);
        let good = forced(position, plies - 1, winner);
        position.undo(step, token);
        if good == own {
            return own;
        }
    }
    !own
}

#[test]
fn plain_search_agrees_on_the_shortest_wins() {
    for (name, plies) in [("RNB", 5), ("PRP", 3), ("QRB", 5), ("QPP", 3)] {
        let mut start = set_up(name);
        assert!(wins_within(&mut start, plies), "{name}");
        assert!(!wins_within(&mut start, plies - 1), "{name}");
    }
}

#[test]
fn the_default_start_is_won_in_five() {
    let start = set_up("RNB");
    let solution = solve(&start);
    assert_eq!(solution.value(&start), Some(Value::Win(5)));
    assert_eq!(start.exact(Some(&solution)), Some(Value::Win(5)));
    assert_eq!(start.exact(None), None);
    let line = best_line(&solution, &start);
    assert_eq!(line.len(), 5);
    let mut course = Course::new(start);
    for step in line {
        course.play(step);
    }
    let winner = course.ended().and_then(|end| end.outcome.winner);
    assert_eq!(winner, Some(Side::First));

    // Outside the solved part there is no value, and every stored value fits those behind it.
    assert_eq!(solution.value(&set_up("QPP")), None);
    let mut random = SplitMix64::new(5);
    for _ in 0..50 {
        let mut position = set_up("RNB");
        while position.outcome().is_none() && position.plies() < 40 {
            let value = solution.value(&position).unwrap();
            assert_eq!(
                best_step(&solution, &position).map(|(_, best)| best),
                Some(value)
            );
            let steps = position.legal_steps();
            let _ = position.play_unchecked(steps[random.below(steps.len())]);
        }
    }
}

#[test]
fn a_right_to_capture_en_passant_counts() {
    // Without the right Dark has no action; with it there is one.
    let with = short("Qp1/1N1/3 d a2");
    let without = short("Qp1/1N1/3 d");
    let solution = solve(&with);
    assert_eq!(solution.value(&without), Some(Value::Loss(0)));
    let value = solution.value(&with).unwrap();
    let mut after = with.clone();
    let _ = after.play_unchecked(with.legal_steps()[0]);
    assert_eq!(value, solution.value(&after).unwrap().before());
}

#[test]
fn stored_bytes_read_back_or_are_refused() {
    let start = short("N1n/3/3 l");
    let solution = solve(&start);
    let bytes = solution.as_bytes().to_vec();
    assert_eq!(bytes.len(), BYTES);
    assert_eq!(check_header(&bytes), Ok(()));
    assert_eq!(value(&bytes, &start), solution.value(&start));
    assert_eq!(Solution::from_bytes(bytes.clone()).as_ref(), Ok(&solution));

    let mut damaged = bytes.clone();
    damaged[BYTES - 1] ^= 1;
    assert_eq!(Solution::from_bytes(damaged), Err(TableRefusal::Checksum));
    let short = bytes[..BYTES - 1].to_vec();
    assert_eq!(
        Solution::from_bytes(short),
        Err(TableRefusal::Length {
            accepted: BYTES,
            length: BYTES - 1
        })
    );
    let mut other = bytes;
    other[4] = 2;
    assert_eq!(check_header(&other), Err(TableRefusal::Format));
    assert_eq!(Solution::from_bytes(other), Err(TableRefusal::Format));
    assert_eq!(check_header(&Vec::new()), Err(TableRefusal::Format));
    assert_eq!(format!("{solution:?}").split(' ').count(), 5);
}

/// The turn of a style, by the machine that users play against.
fn turn(party: &Match<KingsCooking>, style: Style, seed: u64, memory: &Arc<Memory>) -> String {
    let job = Job {
        seed,
        ..Job::new(style, Limits::default(), Arc::clone(memory))
    };
    let answer = party
        .thinker(&job)
        .advance(u64::MAX, &Unwatched, &mut |_| {});
    answer.unwrap().turn.unwrap()
}

/// Plays a game of `perfect` against another style and tells who won.
fn game(
    start: &KingsCooking,
    perfect: Side,
    rival: Style,
    seed: u64,
    memory: &Arc<Memory>,
) -> Option<Side> {
    let mut party = Match::new(start.clone());
    while party.ended().is_none() {
        let style = if party.position().side() == perfect {
            Style::Perfect
        } else {
            rival
        };
        let turn = turn(&party, style, seed, memory);
        party.play(&turn).unwrap();
    }
    party.ended().and_then(|end| end.outcome.winner)
}

const RIVALS: [&str; 6] = [
    "scripted_1",
    "random",
    "greedy",
    "search-2",
    "search-4",
    "perfect",
];

/// Many games against every opponent of section 20: what the exact value does not lose is not lost, what it wins is won.
fn perfect_against_all(
    rounds: u64,
    starts: &mut dyn FnMut(&mut SplitMix64) -> KingsCooking,
    table: &dyn Tablebase,
) {
    // The solution of a start is kept as long as it holds the next one.
    let memory = Arc::new(Memory::new(0));
    for rival in RIVALS {
        let style = rival.parse().unwrap();
        let mut random = SplitMix64::new(200);
        for round in 0..rounds {
            let start = starts(&mut random);
            let perfect = Side::ALL[round as usize % 2];
            let exact = start.exact(Some(table)).unwrap().winner(Side::First);
            let won = game(&start, perfect, style, round, &memory);
            let text = start.position_text();
            if exact != Some(perfect.other()) {
                assert_ne!(won, Some(perfect.other()), "{rival} beat perfect: {text}");
            }
            if exact == Some(perfect) {
                assert_eq!(won, exact, "{rival} escaped: {text}");
            }
        }
    }
}

/// A new game begins without what was searched, and with what is true.
#[test]
fn a_solution_serves_the_next_game_too() {
    let start = set_up("RNB");
    let memory = Memory::new(0);
    let worked = || {
        let mut worked = false;
        let solution = memory.solution(&start, &mut |_, _| worked = true);
        assert!(solution.is_some());
        worked
    };
    assert!(worked());
    memory.clear();
    assert!(!worked());
}

#[test]
fn perfect_does_not_lose_a_drawn_game() {
    let start = set_up("NNB");
    let solution = solve(&start);
    assert_eq!(solution.value(&start), Some(Value::Draw));
    let line = best_line(&solution, &start);
    assert!(!line.is_empty());
    perfect_against_all(200, &mut |_| start.clone(), &solution);
}

/// The line-ups that the page begins with (`tests-data/menu.json`) are fair.
#[test]
fn what_the_page_serves_is_a_draw() {
    let menu = include_str!("../../../tests-data/menu.json");
    let dishes: Vec<&str> = menu.split('"').skip(1).step_by(2).collect();
    assert!(dishes.len() >= 3, "a menu goes round: {menu}");
    for dish in dishes {
        let start = set_up(&format!("mirrored:{dish}"));
        assert_eq!(solve(&start).value(&start), Some(Value::Draw), "{dish}");
    }
}

/// Section 20, where it says more than a name.
#[test]
fn opponents_play_as_they_are_described() {
    let memory = Arc::new(Memory::new(0));
    let pick = |party: &Match<KingsCooking>, name: &str| {
        let style = name.parse().unwrap();
        party.can_think(style).unwrap();
        turn(party, style, 1, &memory)
    };
    let start = Match::new(set_up("RNB"));
    assert_eq!(pick(&start, "scripted_1"), "a1a3");
    assert_eq!(pick(&start, "greedy"), "a1a3");
    assert_eq!(pick(&start, "search-1"), "a1a3");
}

/// What the side to move can reach in so many plies: every line, nothing cut.
fn plain_margin(position: &KingsCooking, plies: u8) -> i32 {
    let behind = position.legal_steps().into_iter().filter(|_| plies > 0);
    let values = behind.map(|step| -plain_margin(&after(position, step), plies - 1));
    let here = position.margin(position.side());
    values.max().unwrap_or(here)
}

/// `search-n` takes the first step in canonical order that no line of so many plies refutes.
#[test]
fn search_n_is_exact_on_the_capture_margin() {
    let memory = Arc::new(Memory::new(0));
    let mut random = SplitMix64::new(20);
    let mut told_apart = 0;
    for _ in 0..40 {
        let mut position = set_up(&LineUp::random(random.next_u64()).to_string());
        for _ in 0..random.below(6) {
            let steps = position.legal_steps();
            if steps.is_empty() {
                break;
            }
            position = after(&position, steps[random.below(steps.len())]);
        }
        if position.outcome().is_some() {
            continue;
        }
        let mut answers = HashSet::new();
        for plies in 1..=4_u8 {
            let mut best: Option<(Step, i32)> = None;
            for step in position.legal_steps() {
                let value = -plain_margin(&after(&position, step), plies - 1);
                if best.is_none_or(|(_, old)| value > old) {
                    best = Some((step, value));
                }
            }
            let (step, _) = best.unwrap();
            let style = format!("search-{plies}").parse().unwrap();
            let text = turn(&Match::new(position.clone()), style, 0, &memory);
            assert_eq!(
                text,
                position.step_text(step),
                "{} {plies}",
                position.position_text()
            );
            answers.insert(text);
        }
        told_apart += usize::from(answers.len() > 1);
    }
    assert!(told_apart > 5, "{told_apart}");
}

/// Section 25.1: reachable states, those without action, those of end 2, with a target, distance and most actions.
fn reachable(start: &KingsCooking) -> [usize; 6] {
    let mut seen = HashSet::from([start.key()]);
    let mut front = vec![start.clone()];
    let [mut dead, mut stuck, mut targets, mut distance, mut most] = [0; 5];
    loop {
        let mut next = Vec::new();
        for position in &front {
            let steps = position.legal_steps();
            most = most.max(steps.len());
            dead += usize::from(steps.is_empty());
            stuck += usize::from(
                position
                    .outcome()
                    .is_some_and(|end| end.reason == Reason::NoAction),
            );
            targets += usize::from(position.en_passant().is_some());
            for step in steps {
                let mut after = position.clone();
                let _ = after.play_unchecked(step);
                if seen.insert(after.key()) {
                    next.push(after);
                }
            }
        }
        if next.is_empty() {
            return [seen.len(), dead, stuck, targets, distance, most];
        }
        distance += 1;
        front = next;
    }
}

#[test]
fn reachable_states_are_as_many_as_published() {
    let text = rules_text();
    let deep = std::env::var_os("FAIRYRING_DEEP").is_some();
    let mut checked = 0;
    for row in table_rows(section(&text, "### 25.1 ")) {
        let number = |cell: &String| cell.replace(' ', "").parse::<usize>().ok();
        let numbers: Vec<usize> = row[1..].iter().filter_map(number).collect();
        let &[states, dead, stuck, targets, distance, most] = numbers.as_slice() else {
            continue;
        };
        if states < 500_000 || deep {
            let found = reachable(&set_up(&row[0].replace(" v ", ":")));
            assert_eq!(
                found,
                [states, dead, stuck, targets, distance, most],
                "{}",
                row[0]
            );
            checked += 1;
        }
    }
    assert_eq!(checked, if deep { 12 } else { 4 });
}

/// The figures of section 25.2, all of them.
#[test]
fn the_whole_game_is_solved_as_published() {
    if std::env::var_os("FAIRYRING_DEEP").is_none() {
        return;
    }
    let two = NonZeroUsize::new(2).unwrap();
    let solution = Solution::compute(two, &mut |_, _| {});
    let summary = solution.summary();
    let counts = (summary.wins, summary.losses, summary.draws);
    assert_eq!(counts, (19_993_898, 4_089_755, 7_100_074));
    assert_eq!(summary.longest, 28);
    let figures = |starts: kings_cooking::solve::Starts| (starts.light, starts.draw, starts.dark);
    assert_eq!(figures(summary.mirrored), (80, 29, 0));
    assert_eq!(figures(summary.independent), (8_497, 1_994, 1_390));
    assert_eq!(
        (
            summary.independent.longest_light,
            summary.independent.longest_dark
        ),
        (19, 16)
    );

    let text = rules_text();
    let published = section(&text, "### 25.2 ");
    let list = published
        .split_once("Mirrored draws, complete: ")
        .unwrap()
        .1;
    let mut draws: Vec<LineUp> = list
        .split_once('.')
        .unwrap()
        .0
        .split_whitespace()
        .map(|text| text.parse().unwrap())
        .collect();
    draws.sort();
    assert_eq!(summary.mirrored_draws, draws);

    let exact = |name: &str| solution.value(&set_up(name)).unwrap();
    let wins = [
        ("RNB", 5),
        ("RNB:BNR", 9),
        ("NBR", 5),
        ("QRB", 5),
        ("QRN", 7),
        ("QPP", 3),
        ("QPP:PPQ", 5),
        ("PRP", 3),
        ("PNB:BPR", 7),
        ("RNR", 9),
    ];
    for (name, plies) in wins {
        assert_eq!(exact(name), Value::Win(plies), "{name}");
    }
    for name in ["RQR", "NNB", "PPP"] {
        assert_eq!(exact(name), Value::Draw, "{name}");
    }
    let mut lengths = std::collections::BTreeMap::new();
    for line_up in LineUp::all() {
        *lengths
            .entry(exact(&line_up.to_string()).plies())
            .or_insert(0) += 1;
    }
    let expected = [
        (None, 29),
        (Some(3), 6),
        (Some(5), 58),
        (Some(7), 15),
        (Some(9), 1),
    ];
    assert_eq!(lengths, expected.into());
    let pairs = |light: LineUp| LineUp::all().map(move |dark| (light, dark));
    for (light, dark) in LineUp::all().flat_map(pairs) {
        let value = solution
            .value(&KingsCooking::from_line_ups(light, dark))
            .unwrap();
        let turned = KingsCooking::from_line_ups(reflected(light), reflected(dark));
        assert_eq!(solution.value(&turned), Some(value), "{light} v {dark}");
        if ["RNQ", "QNR"].contains(&light.to_string().as_str()) {
            assert!(matches!(value, Value::Win(_)), "{light} v {dark}");
        }
    }
    for name in ["RRQ", "QRR"] {
        let dark: LineUp = name.parse().unwrap();
        let values: Vec<Value> = LineUp::all()
            .map(|light| {
                solution
                    .value(&KingsCooking::from_line_ups(light, dark))
                    .unwrap()
            })
            .collect();
        let losses = values
            .iter()
            .filter(|value| matches!(value, Value::Loss(_)));
        let draws = values.iter().filter(|value| **value == Value::Draw);
        assert_eq!((losses.count(), draws.count()), (48, 54), "{name}");
    }

    // A pair solved on its own has the values of the whole.
    for name in ["RNB", "PNB:BPR"] {
        let start = set_up(name);
        assert_eq!(solve(&start).value(&start), Some(exact(name)));
    }

    let line_ups: Vec<LineUp> = LineUp::all().collect();
    // Each start is solved anew, as for a player.
    perfect_against_all(
        10,
        &mut |random| {
            let mut pick = || line_ups[random.below(line_ups.len())];
            KingsCooking::from_line_ups(pick(), pick())
        },
        &solution,
    );
}
