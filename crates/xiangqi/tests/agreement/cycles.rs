//! Random cycles, played until both judges speak.

use std::collections::BTreeMap;

use rules::{Placed, Reading, RuleOptions, SplitMix64, Target};
use table::Match;

use super::{outcome, side};
use crate::reference::chase::Pair;
use crate::reference::deed::{Act, Deed};
use crate::reference::scatter::scattered;
use crate::reference::{Game, Grade, History, Move, Node, Rule, State};

/// What was judged.
#[derive(Debug, Default)]
pub(crate) struct Cycles {
    pub(crate) judged: usize,
    pub(crate) reasons: BTreeMap<&'static str, usize>,
    /// Cycles with a vertical move.
    pub(crate) vertical: usize,
    /// How often each code of 5.7 was told.
    pub(crate) told: Told,
}

/// Codes of 5.7, with how often they were told.
pub(crate) type Told = BTreeMap<&'static str, usize>;

type Played = (Move, Grade);

/// Judges `most` random cycles by both rules.
pub(crate) fn judge_cycles<P: rules::Game>(game: Game, most: usize, seed: u64) -> Cycles {
    let mut random = SplitMix64::new(seed);
    let mut cycles = Cycles::default();
    let mut tempers: BTreeMap<Temper, usize> = BTreeMap::new();
    while cycles.judged < most {
        let mut start = scattered(game, 9, &mut random);
        // Clocks far from the limit and material on the board, so that repetition decides.
        start.clock = 0;
        if !start.has_attacking_material() {
            continue;
        }
        if game == Game::Rhythm && random.below(4) != 0 {
            start.energy = [10, 10];
        }
        let Some(cycle) = random_cycle(&start, &mut random) else {
            continue;
        };
        let temper = temper(&start, &cycle);
        let seen = tempers.entry(temper).or_default();
        if *seen * 100 >= most * temper.share() {
            continue;
        }
        *seen += 1;
        for rule in Rule::BOTH {
            let reason = judge::<P>(&start, &cycle, rule, &mut cycles.told);
            *cycles.reasons.entry(reason).or_default() += 1;
        }
        cycles.judged += 1;
        cycles.vertical += usize::from(cycle.iter().any(|(step, _)| step.from.z != step.to.z));
    }
    cycles
}

/// Moves that lead back to `start`, both sides in turn, none of them a capture.
fn random_cycle(start: &State, random: &mut SplitMix64) -> Option<Vec<Played>> {
    let turns = match start.game {
        Game::Plain => [2, 2, 3, 4][random.below(4)],
        Game::Rhythm => [2, 3, 4, 4, 4, 4][random.below(6)],
    };
    let mut loops = [Vec::new(), Vec::new()];
    let mut state = start.clone();
    let mut cycle: Vec<Played> = Vec::new();
    for turn in 0..turns {
        for path in &mut loops {
            let step = next_of_loop(&state, path, turn, turns, random)?;
            path.push(step);
            let grade = grade(start, random);
            state = state.after(step, grade);
            cycle.push((step, grade));
        }
    }
    state.repeats(start).then_some(cycle)
}

/// Loops are there and back again, a triangle along a line, or two pieces that go and return.
fn next_of_loop(
    state: &State,
    path: &[Move],
    turn: usize,
    turns: usize,
    random: &mut SplitMix64,
) -> Option<Move> {
    // What a vertical move costs is earned back within four moves, not within fewer.
    let quiet =
        |step: &Move| state.at(step.to).is_none() && (turns == 4 || step.from.z == step.to.z);
    let legal: Vec<Move> = state.legal().into_iter().filter(quiet).collect();
    let wanted: Vec<Move> = match (turns, turn) {
        (2, 1) => legal
            .into_iter()
            .filter(|step| *step == path[0].reversed())
            .collect(),
        (3, 1) => legal
            .into_iter()
            .filter(|step| step.from == path[0].to)
            .collect(),
        (3, 2) => legal
            .into_iter()
            .filter(|step| step.from == path[1].to && step.to == path[0].from)
            .collect(),
        (4, 1) => legal,
        (4, 2 | 3) => legal
            .into_iter()
            .filter(|step| *step == path[3 - turn].reversed() || *step == path[turn - 2].reversed())
            .collect(),
        _ => legal,
    };
    if wanted.is_empty() {
        return None;
    }
    // A random move seldom attacks, evades or climbs, so those get an extra chance.
    let threatened = threatened(state);
    let wishes: [&dyn Fn(&Move) -> bool; 4] = [
        &|_| true,
        &|step| attacks(state, *step),
        &|step| threatened.contains(&step.from),
        &|step| step.from.z != step.to.z,
    ];
    let wish = wishes[random.below(4)];
    let pool: Vec<Move> = wanted.iter().copied().filter(wish).collect();
    let pool = if pool.is_empty() { wanted } else { pool };
    Some(pool[random.below(pool.len())])
}

/// Where pieces of the side to move stand that the other side could take.
fn threatened(state: &State) -> Vec<Node> {
    let mut reach = Vec::new();
    for (node, piece) in state.pieces() {
        if piece.side != state.turn {
            state.reach(node, &mut reach);
        }
    }
    reach
}

/// Whether the moved piece attacks an enemy where it arrives; a rough sign of a check or a chase.
fn attacks(state: &State, step: Move) -> bool {
    let next = state.after(step, Grade::Great);
    let mut reach = Vec::new();
    next.reach(step.to, &mut reach);
    reach.into_iter().any(|node| next.at(node).is_some())
}

/// What a cycle looks like at first sight. Idle ones are the most common by far, so each temper has its share.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Temper {
    /// A side checks with every move.
    Checking,
    /// A side checks or chases with every move, be it different pieces.
    Chasing,
    Idle,
}

impl Temper {
    /// The most of the sample that may be like this, in percent.
    fn share(self) -> usize {
        match self {
            Temper::Checking => 20,
            Temper::Chasing => 30,
            Temper::Idle => 50,
        }
    }
}

fn temper(start: &State, cycle: &[Played]) -> Temper {
    // For each side, whether every move of its passes a test.
    let every_move = |test: &dyn Fn(&State, Played) -> bool| {
        let mut state = start.clone();
        let mut all = [true, true];
        for &(step, grade) in cycle {
            let side = state.turn as usize;
            all[side] = all[side] && test(&state, (step, grade));
            state = state.after(step, grade);
        }
        all.contains(&true)
    };
    let checks = |state: &State, (step, grade): Played| {
        let next = state.after(step, grade);
        next.in_check(next.turn)
    };
    let chases = |state: &State, (step, grade): Played| {
        let next = state.after(step, grade);
        let act = Act {
            before: state,
            step: Some(step),
            after: &next,
            answer: None,
            answered: &next,
        };
        !act.new_threats().is_empty()
    };
    let attacks = |state: &State, (step, _): Played| attacks(state, step);
    if every_move(&checks) {
        Temper::Checking
    } else if every_move(&attacks)
        // The dear test last; most cycles fail the cheap one.
        && every_move(&|state, played| checks(state, played) || chases(state, played))
    {
        Temper::Chasing
    } else {
        Temper::Idle
    }
}

fn grade(start: &State, random: &mut SplitMix64) -> Grade {
    match start.game {
        Game::Plain => Grade::Great,
        // Perfect beats pay for vertical moves at the cap; below it only good ones keep the energy.
        Game::Rhythm if start.energy == [10, 10] => Grade::ALL[random.below(2)],
        Game::Rhythm => [Grade::Good, Grade::Miss][random.below(2)],
    }
}

/// Plays the cycle until the game ends and compares after every ply; the reason of the end.
fn judge<P: rules::Game>(
    start: &State,
    cycle: &[Played],
    rule: Rule,
    told: &mut Told,
) -> &'static str {
    let fen = start.write();
    let mut options = P::Options::default();
    options
        .set("repetition", rule.name())
        .expect("a known option");
    let position =
        P::read_position(&fen, Reading::Lenient, options).expect("what the reference accepts");
    let mut game = Match::new(position);
    let mut history = History::new(start.clone(), rule);
    let mut line = String::new();
    for &(step, grade) in cycle.iter().cycle() {
        let suffix = match start.game {
            Game::Plain => "",
            Game::Rhythm => grade.suffix(),
        };
        line.push_str(&format!(" {step}{suffix}"));
        game.play(&format!("{step}{suffix}"))
            .unwrap_or_else(|refusal| unreachable!("{fen}{line}: {refusal}"));
        history.play(step, grade);
        let end = history.end();
        let ruling = game.ended();
        assert_eq!(
            ruling.map(|ruling| ruling.outcome),
            end.map(outcome),
            "{rule:?} {fen}{line}"
        );
        if let (Some(end), Some(ruling)) = (end, ruling) {
            let place = format!("{rule:?} {fen}{line}");
            compare_findings::<P>(&history, ruling, told, &place);
            assert_eq!(
                ruling.victim.is_some(),
                end.reason == "perpetual_chase",
                "{place}"
            );
            return end.reason;
        }
    }
    unreachable!("a cycle never runs out")
}

/// The reasons in words must be the right ones too: who checked, who chased what by whom, what was allowed, how it was answered.
pub(crate) fn compare_findings<P: rules::Game>(
    history: &History,
    ruling: &rules::Ruling,
    told: &mut Told,
    place: &str,
) {
    let (acts, deeds) = (history.acts(), history.deeds());
    assert_eq!(ruling.findings.len(), deeds.len(), "{place}");
    for (finding, (act, deed)) in ruling.findings.iter().zip(acts.iter().zip(&deeds)) {
        let place = format!("{} of {place}", finding.step);
        assert_eq!(finding.side, side(deed.side), "{place}");
        assert_eq!(finding.code, deed.code(), "{place}");
        *told.entry(deed.code()).or_default() += 1;
        let targets = finding.targets.iter().flat_map(pairs::<P>).collect();
        assert_eq!(sorted(targets), sorted(main_pairs(act, deed)), "{place}");
        let mut remarks = Vec::new();
        for remark in &finding.remarks {
            let code = remark.code.as_str();
            *told.entry(code).or_default() += 1;
            match &remark.target {
                Some(target) => remarks.extend(pairs::<P>(target).map(|pair| (code, Some(pair)))),
                None => remarks.push((code, None)),
            }
        }
        assert_eq!(
            sorted(remarks),
            sorted(all_notes(history, act, deed, &deeds)),
            "{place}"
        );
    }
}

/// Whom the main code is about.
fn main_pairs(act: &Act<'_>, deed: &Deed) -> Vec<(String, String)> {
    let pairs = match deed.code() {
        "check" => {
            let king = act.after.king(deed.side.other()).expect("a king");
            deed.checkers
                .iter()
                .map(|&checker| (checker, king))
                .collect()
        }
        "chase" => deed.attacks.clone(),
        "expose" => deed.exposures.clone(),
        _ => Vec::new(),
    };
    pairs.into_iter().map(named).collect()
}

/// Everything that 5.7 has to say of a move beside its code.
fn all_notes(
    history: &History,
    act: &Act<'_>,
    deed: &Deed,
    deeds: &[Deed],
) -> Vec<(&'static str, Option<(String, String)>)> {
    let mut notes: Vec<_> = act.notes(deed, history.rule);
    if deed.checks() {
        notes.extend(deed.attacks.iter().map(|&pair| ("attacks", pair)));
    }
    if deed.code() != "expose" {
        notes.extend(deed.exposures.iter().map(|&pair| ("exposes", pair)));
    }
    let notes = notes.into_iter();
    let mut notes: Vec<_> = notes
        .map(|(code, pair)| (code, Some(named(pair))))
        .collect();
    if !deed.exposures.is_empty() && history.is_pressed(deeds, deed.side) {
        notes.push(("pressed", None));
    }
    if act.threatens_mate(deed) {
        notes.push(("mate_threat", None));
    }
    notes
}

fn sorted<T: Ord>(mut list: Vec<T>) -> Vec<T> {
    list.sort();
    list
}

fn named((attacker, victim): Pair) -> (String, String) {
    (attacker.to_string(), victim.to_string())
}

/// Attacker and victim, by their places.
fn pairs<P: rules::Game>(target: &Target) -> impl Iterator<Item = (String, String)> {
    let name = |placed: &Placed| P::universe().site_name(placed.site).to_owned();
    target
        .by
        .iter()
        .map(move |by| (name(by), name(&target.victim)))
}
