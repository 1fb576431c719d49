//! Whole random matches: events in their order, the captured list, ends, undo and redo (rules: 4, 8.2, 8.3).

use std::collections::BTreeMap;

use rules::{
    Captor, Effect, Event, Meter, Position, Reading, RuleOptions, SiteId, SplitMix64, Text,
};
use table::Match;
use xiangqi::{MissPolicy, Repetition, Rhythm, RhythmOptions, Switch};

use super::{outcome, side};
use crate::reference::fen::letter_of;
use crate::reference::history::BeatRules;
use crate::reference::scatter::scattered;
use crate::reference::{Game, Grade, History, Move, Node, Rule, State};

/// What was compared.
#[derive(Debug, Default)]
pub(crate) struct Matches {
    pub(crate) played: usize,
    pub(crate) reasons: BTreeMap<&'static str, usize>,
    pub(crate) events: BTreeMap<&'static str, usize>,
}

/// A short limit, so that random matches reach it.
const MOVE_LIMIT: u32 = 20;

/// Plays `most` matches from wild placements until they end.
pub(crate) fn play_matches<P: rules::Game>(game: Game, most: usize, seed: u64) -> Matches {
    let mut random = SplitMix64::new(seed);
    let mut matches = Matches::default();
    let mut options = P::Options::default();
    options
        .set("move_limit_plies", &MOVE_LIMIT.to_string())
        .expect("a known option");
    while matches.played < most {
        let crowd = [3, 6, 20][random.below(3)];
        let mut start = scattered(game, crowd, &mut random);
        start.clock = 0;
        if start.end().is_none() {
            let rule = Rule::BOTH[random.below(2)];
            options
                .set("repetition", rule.name())
                .expect("a known option");
            play_match::<P>(start, options, rule, &mut random, &mut matches);
            matches.played += 1;
        }
    }
    matches
}

fn play_match<P: rules::Game>(
    start: State,
    options: P::Options,
    rule: Rule,
    random: &mut SplitMix64,
    matches: &mut Matches,
) {
    let fen = start.write();
    let position =
        P::read_position(&fen, Reading::Lenient, options).expect("what the reference accepts");
    let mut table: Match<P> = Match::new(position.clone());
    let mut history = History::new(start, rule);
    history.move_limit = MOVE_LIMIT;
    let mut taken = Vec::new();
    let mut records = Vec::new();
    let mut keys = vec![table.position().key()];
    while table.ended().is_none() {
        let before = history.now().clone();
        let legal = before.legal();
        let step = legal[random.below(legal.len())];
        // Only the first two grades, so that no policy about misses comes in.
        let grade = match before.game {
            Game::Plain => Grade::Great,
            Game::Rhythm => Grade::ALL[random.below(2)],
        };
        let suffix = match grade {
            Grade::Great => "",
            _ => grade.suffix(),
        };
        let events = table
            .play(&format!("{step}{suffix}"))
            .unwrap_or_else(|refusal| unreachable!("{step} from {fen}: {refusal}"));
        history.play(step, grade);
        let place = format!("{step}{suffix} in {}", before.write());
        compare_events::<P>(&events, &before, (step, grade), &history, &place);
        records.push((before.clone(), grade));
        for event in &events {
            *matches.events.entry(event.name()).or_default() += 1;
        }
        if let Some(piece) = before.at(step.to) {
            taken.push((table.plies().len() - 1, letter_of(piece), step.to));
        }
        assert_eq!(table.position().position_text(), history.now().write());
        let end = history.end().map(outcome);
        assert_eq!(table.ended().map(|ruling| ruling.outcome), end, "{place}");
        keys.push(table.position().key());
    }
    if let Some(ruling) = table.ended() {
        let reason = ruling.outcome.reason.as_str();
        *matches.reasons.entry(reason).or_default() += 1;
    }
    compare_captured(&table, &taken);
    compare_records(&table, &records);
    back_and_forth(&mut table, &position, &keys);
    compare_captured(&table, &taken);
}

fn site<P: rules::Game>(node: Node) -> SiteId {
    P::universe()
        .site_named(&node.to_string())
        .expect("every node is a site")
}

/// The list of 8.3 for one accepted move.
fn compare_events<P: rules::Game>(
    events: &[Event],
    before: &State,
    (step, grade): (Move, Grade),
    history: &History,
    place: &str,
) {
    let now = history.now();
    let mut rest = events.iter();
    let Some(Event::MoveExecuted {
        facts,
        before: meters,
        grade: graded,
        ..
    }) = rest.next()
    else {
        unreachable!("{place}: {events:?}");
    };
    compare_meters(meters, before, place);
    assert_eq!(*graded, grade_name(before.game, grade), "{place}");
    let letter = before.at(step.from).map(letter_of);
    let letter = letter.map(|letter| letter.to_ascii_uppercase());
    assert_eq!(Some(facts.letter), letter, "{place}");
    let attackers = now.attackers(now.turn);
    let end = history.end();
    let mates = end.is_some_and(|end| end.reason == "checkmate");
    assert_eq!(facts.side, side(before.turn), "{place}");
    assert_eq!(facts.from, step.from.to_string(), "{place}");
    assert_eq!(facts.to, step.to.to_string(), "{place}");
    assert_eq!(facts.gives_check, !attackers.is_empty(), "{place}");
    assert_eq!(facts.gives_mate, mates, "{place}");

    if before.at(step.to).is_some() {
        let Some(Event::Effect(Effect::Captured(captured))) = rest.next() else {
            unreachable!("{place}: {events:?}");
        };
        assert_eq!(captured.side, side(now.turn), "{place}");
        assert_eq!(captured.site, site::<P>(step.to), "{place}");
        let captor = Captor {
            piece: facts.piece,
            from: site::<P>(step.from),
        };
        assert_eq!(captured.by, Some(captor), "{place}");
    }
    if step.from.z != step.to.z {
        let (from, to) = (site::<P>(step.from), site::<P>(step.to));
        let changed = Event::Effect(Effect::LayerChanged { from, to });
        assert_eq!(rest.next(), Some(&changed), "{place}");
    }
    let mover = before.turn as usize;
    let (had, has) = (before.energy[mover] as i32, now.energy[mover] as i32);
    let paid = 3 * step.from.z.abs_diff(step.to.z) as i32;
    if had != has || paid > 0 {
        let Some(Event::Effect(Effect::EnergyChanged {
            side: whose,
            before: was,
            cost,
            income,
            after,
        })) = rest.next()
        else {
            unreachable!("{place}: {events:?}");
        };
        assert_eq!(*whose, side(before.turn), "{place}");
        assert_eq!((*was, *cost, *after), (had, paid, has), "{place}");
        assert_eq!((was - cost + income).min(10), has, "{place}");
    }
    if !attackers.is_empty() {
        let detected = Event::CheckDetected {
            side: side(now.turn),
            attackers: attackers.into_iter().map(site::<P>).collect(),
        };
        assert_eq!(rest.next(), Some(&detected), "{place}");
    }
    if mates {
        let winner = side(before.turn);
        let detected = Event::CheckmateDetected { winner };
        assert_eq!(rest.next(), Some(&detected), "{place}");
    }
    if let Some(end) = end {
        let Some(Event::GameOver(ruling)) = rest.next() else {
            unreachable!("{place}: {events:?}");
        };
        assert_eq!(ruling.outcome, outcome(end), "{place}");
    }
    assert_eq!(rest.next(), None, "{place}");
}

/// The move records: clock before, energies before, grade (rules: 8.2).
fn compare_records<P: rules::Game>(table: &Match<P>, records: &[(State, Grade)]) {
    let entries = table.history("iccs").expect("a known form");
    assert_eq!(entries.len(), records.len());
    for (entry, (before, grade)) in entries.iter().zip(records) {
        compare_meters(&entry.before, before, &entry.step);
        assert_eq!(entry.grade, grade_name(before.game, *grade));
    }
}

fn compare_meters(meters: &[Meter], state: &State, place: &str) {
    let shown: Vec<_> = meters
        .iter()
        .map(|meter| (meter.code, meter.side, meter.value))
        .collect();
    let energies = rules::Side::ALL.map(|side| {
        let energy = state.energy[side.index()] as i32;
        ("energy", Some(side), energy)
    });
    let mut expected = match state.game {
        Game::Plain => Vec::new(),
        Game::Rhythm => energies.to_vec(),
    };
    expected.push(("clock", None, state.clock as i32));
    assert_eq!(shown, expected, "{place}");
}

/// Plain xiangqi has no beat.
fn grade_name(game: Game, grade: Grade) -> Option<&'static str> {
    let name = match grade {
        Grade::Perfect => "perfect",
        Grade::Great => "great",
        Grade::Good => "good",
        Grade::Miss => "miss",
    };
    (game == Game::Rhythm).then_some(name)
}

/// In order of capture, each with type, side, ply and node (rules: 8.2).
fn compare_captured<P: rules::Game>(table: &Match<P>, taken: &[(usize, char, Node)]) {
    let captured = table.captured();
    assert_eq!(captured.len(), taken.len());
    for (entry, (ply, letter, node)) in captured.iter().zip(taken) {
        assert_eq!(entry.ply, *ply);
        assert_eq!(entry.captured.site, site::<P>(*node));
        assert_eq!(
            entry.captured.side == rules::Side::First,
            letter.is_ascii_uppercase()
        );
    }
}

/// Undo to the beginning and redo to the end: every position, and the result, exactly (rules: 8.2).
fn back_and_forth<P: rules::Game>(table: &mut Match<P>, start: &P, keys: &[u64]) {
    let end = table.ended().cloned();
    let last = table.position().clone();
    for key in keys.iter().rev().skip(1) {
        assert!(table.undo_step());
        assert_eq!(table.position().key(), *key);
        assert_eq!(table.ended(), None);
    }
    assert!(!table.undo_step());
    assert_eq!(table.position(), start);
    assert!(table.captured().is_empty());
    for key in &keys[1..] {
        assert!(table.redo_step());
        assert_eq!(table.position().key(), *key);
    }
    assert!(!table.redo_step());
    assert_eq!(table.position(), &last);
    assert_eq!(table.ended(), end.as_ref());
}

/// Plays `most` rhythm matches under a set of beat rules with every grade; the reasons of their ends.
pub(crate) fn play_on_the_beat(
    beat: BeatRules,
    most: usize,
    seed: u64,
) -> BTreeMap<&'static str, usize> {
    let mut random = SplitMix64::new(seed);
    let mut reasons = BTreeMap::new();
    let switch = |on| if on { Switch::On } else { Switch::Off };
    let mut options = RhythmOptions {
        miss: if beat.strict_miss {
            MissPolicy::Strict
        } else {
            MissPolicy::Lenient
        },
        dominance: switch(beat.dominance),
        chaos: switch(beat.chaos),
        ..RhythmOptions::default()
    };
    let mut played = 0;
    while played < most {
        options.plain.repetition = [Repetition::Wxf, Repetition::AxfCore][played % 4 / 2];
        let mut start = scattered(Game::Rhythm, 16, &mut random);
        start.clock = 0;
        if start.end().is_some() {
            continue;
        }
        // A player with a gift for the beat and one without, by turns.
        let favourite = [Grade::Perfect, Grade::Miss][played % 2];
        let reason = play_beat(start, beat, options, favourite, &mut random);
        *reasons.entry(reason).or_default() += 1;
        played += 1;
    }
    reasons
}

fn play_beat(
    start: State,
    beat: BeatRules,
    options: RhythmOptions,
    favourite: Grade,
    random: &mut SplitMix64,
) -> &'static str {
    let fen = start.write();
    let position =
        Rhythm::read_position(&fen, Reading::Lenient, options).expect("what the reference accepts");
    let mut table = Match::new(position.clone());
    let rule = match options.plain.repetition {
        Repetition::Wxf => Rule::Wxf,
        Repetition::AxfCore => Rule::AxfCore,
    };
    let mut history = History::new(start, rule);
    history.beat = beat;
    let mut keys = vec![position.key()];
    let mut line = String::new();
    loop {
        let legal = history.now().legal();
        // Random moves seldom check, and without checks nobody dominates.
        let gives_check = |step: &&Move| {
            let next = history.now().after(**step, Grade::Great);
            next.in_check(next.turn)
        };
        let step = match legal.iter().find(gives_check) {
            Some(&check) if random.below(3) == 0 => check,
            _ => legal[random.below(legal.len())],
        };
        let grade = match random.below(20) {
            at @ 0..4 => Grade::ALL[at],
            _ => favourite,
        };
        let text = format!("{step}{}", grade.suffix());
        line.push_str(&format!(" {text}"));
        table
            .play(&text)
            .unwrap_or_else(|refusal| unreachable!("{fen}{line}: {refusal}"));
        history.play(step, grade);
        keys.push(table.position().key());
        let written = table.position().position_text();
        assert_eq!(written, history.now().write(), "{fen}{line}");
        let end = history.end();
        let ruled = table.ended().map(|ruling| ruling.outcome);
        assert_eq!(ruled, end.map(outcome), "{fen}{line}");
        if let Some(end) = end {
            back_and_forth(&mut table, &position, &keys);
            return end.reason;
        }
    }
}
