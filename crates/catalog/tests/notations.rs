//! Game texts in the notations that the page and the terminal write, and the numbers of turns.

use record::pgn::General;
use record::{Format, Record};
use rules::{Course, Game, Reading, SplitMix64};

/// The turns of a random game: the position before each, and its steps.
fn random_turns<P: Game>(seed: u64, plies: usize) -> Vec<(P, Vec<P::Step>)> {
    let mut random = SplitMix64::new(seed);
    let mut course = Course::new(P::start(P::Options::default()));
    let mut turns: Vec<(P, Vec<P::Step>)> = Vec::new();
    let mut steps = Vec::new();
    // The last turn is played to its end: a notation may have no text for half of one.
    while course.ended().is_none() && (course.plies().len() < plies || course.inside_turn()) {
        steps.clear();
        course.position().generate(&mut steps);
        let before = course.position().clone();
        let inside = course.inside_turn();
        let step = course.play(steps[random.below(steps.len())]);
        match turns.last_mut() {
            Some((_, open)) if inside => open.push(step),
            _ => turns.push((before, vec![step])),
        }
    }
    turns
}

/// A text whose turns are written in one form reads to the record of the same text in machine form.
fn every_form_reads<P: Game>(forms: &[&str]) -> &'static str {
    let text = |form: &str, turns: &[(P, Vec<P::Step>)]| {
        let words = turns
            .iter()
            .zip(2..)
            .map(|((before, steps), ply): (_, usize)| {
                let word = before.write_turn_as(form, steps).unwrap();
                format!("{}. {word}", ply / 2)
            });
        let words: Vec<String> = words.collect();
        // As our own writer names them: without them the text would be an old one.
        let options = Record::changed_options(&turns[0].0);
        let options = options
            .iter()
            .map(|(name, value)| format!("{name}={value}"));
        let options = options.collect::<Vec<_>>().join(";");
        let (id, words) = (P::ID, words.join("\n"));
        format!("[Game \"{id}\"]\n[Options \"{options}\"]\n\n{words}\n")
    };
    for seed in 0..12 {
        let turns = random_turns::<P>(seed, 80);
        let read = |form: &str| {
            let text = text(form, &turns);
            let read = General::<P>::FORMAT.read(&text);
            read.unwrap_or_else(|refusal| panic!("{} {form}: {refusal}\n{text}", P::ID))
        };
        let machine = read(P::FORMS[0]);
        assert!(machine.record.line.entries.len() > 3);
        for form in forms {
            assert_eq!(read(form), machine, "{} {form}", P::ID);
        }
    }
    P::ID
}

#[test]
fn a_game_text_is_read_in_every_form_of_its_game() {
    crate::assert_all_games(&[
        every_form_reads::<kings_cooking::KingsCooking>(&["san", "lan"]),
        // UCI counts ranks from 1 and looks like the machine form, which goes first.
        every_form_reads::<xiangqi::Xiangqi>(&["wxf", "chinese"]),
        every_form_reads::<xiangqi::Rhythm>(&["wxf", "chinese"]),
        every_form_reads::<cotulenh::Cotulenh>(&["san", "lan"]),
        every_form_reads::<trid::TriD>(&["san", "lan"]),
    ]);
}

fn read(game: &str, start: &str, moves: &str) -> Result<Record, &'static str> {
    let text = format!("[Game \"{game}\"]\n[Start \"{start}\"]\n\n{moves}\n");
    let read = catalog::find(game).unwrap().text.read(&text);
    read.map(|read| read.record).map_err(|refusal| refusal.code)
}

/// Words with parentheses, and variations around them.
#[test]
fn stacks_in_parentheses_are_words() {
    let start = "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1";
    for (moves, steps, variations) in [
        ("1. (NFT)c5", vec!["c3c5"], 0),
        ("1.(NFT)c5 (1. (NFT)c6) h12h11", vec!["c3c5", "h12h11"], 1),
        ("(NFT)c5((NFT)c6)Ch11", vec!["c3c5", "h12h11"], 1),
        ("(NFT)c5 ( (NFT)c6 Ch11 ) (c3c4)", vec!["c3c5"], 2),
        ("(NFT)c5{a}(NFT)", vec![], 0),
        (
            "(NFT)c5 (1. c3Fc6, (1. c3Tc4,commit) commit)",
            vec!["c3c5"],
            2,
        ),
    ] {
        match read("cotulenh", start, moves) {
            Ok(record) => {
                assert_eq!(record.steps().collect::<Vec<_>>(), steps, "{moves}");
                assert_eq!(record.line.variations(), variations, "{moves}");
            }
            Err(code) => assert!(steps.is_empty(), "{moves}: {code}"),
        }
    }
    // What the rules forbid is said about the word, and not about a variation that it is not.
    let text = format!("[Game \"cotulenh\"]\n[Start \"{start}\"]\n\n1. (NFT)e12");
    let listing = catalog::find("cotulenh").unwrap();
    let refusal = listing.text.read(&text).unwrap_err();
    assert!(refusal.message.contains("E_GEOMETRY"), "{refusal}");
}

#[test]
fn promotions_in_parentheses_are_words() {
    let owing = "4/4/3K/4|4/4/1k2/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - a8B 0 10";
    for (moves, steps) in [
        ("10. (a8B=Q) Kd3W", vec!["a8B=q", "d2Wd3W"]),
        ("10.(a8BQ) Kd3W (=)", vec!["a8B=q", "d2Wd3W"]),
        ("(a8B=Q) (10. (a8B=R)) Kd3W", vec!["a8B=q", "d2Wd3W"]),
        ("(a8B=Q) ((a8B=R)) Kd3W", vec!["a8B=q", "d2Wd3W"]),
    ] {
        let record = read("trid", owing, moves).expect(moves);
        assert_eq!(record.steps().collect::<Vec<_>>(), steps, "{moves}");
    }
    let leaving = "4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:N1/2|KL4:2/2 w - - - 0 10";
    for moves in [
        "QL6-KL6(a8B=Q)+",
        "QL6-KL6(a8B=Q)+(QL6-KL6(a8B=N))",
        "QL6-KL6(a8BQ)",
    ] {
        let record = read("trid", leaving, moves).expect(moves);
        assert_eq!(record.steps().collect::<Vec<_>>(), ["QL6-KL6=q"], "{moves}");
    }
}

/// The start is the seventeenth turn of the second side.
fn numbers_go_on<P: Game>(side: [&str; 2], count: [&str; 2]) -> &'static str {
    let start = P::start(P::Options::default()).position_text();
    let (rest, last) = start.rsplit_once(' ').unwrap();
    assert_eq!(last, count[0], "{start}");
    let moved = format!(" {} ", side[1]);
    let text = format!(
        "{} {}",
        rest.replacen(&format!(" {} ", side[0]), &moved, 1),
        count[1]
    );
    let position = P::read_position(&text, Reading::Lenient, P::Options::default()).expect(&text);
    let mut random = SplitMix64::new(17);
    let mut course = Course::new(position);
    let mut steps = Vec::new();
    while course.turn_starts().count() < 5 {
        steps.clear();
        course.position().generate(&mut steps);
        course.play(steps[random.below(steps.len())]);
        assert!(course.ended().is_none(), "{text}");
    }
    let moments = course.moments();
    let record = Record {
        game: P::ID.to_owned(),
        options: Record::changed_options(course.position()),
        start: text,
        line: moments
            .map(|moment| moment.before.step_text(moment.step))
            .collect(),
        cursor: course.plies().len(),
        ..Record::default()
    };
    let listing = catalog::find(P::ID).unwrap();
    let general = listing.text.write(&record).unwrap();
    for written in [general, listing.write_record("pgn", &record).unwrap()] {
        let moves = written.text.split_once("\n\n").unwrap().1;
        assert!(moves.starts_with("17... "), "{moves}");
        let words: Vec<&str> = moves
            .split_whitespace()
            .filter(|word| word.ends_with('.'))
            .collect();
        assert_eq!(words, ["17...", "18.", "19."], "{moves}");
        assert_eq!(moves.matches("18.").count(), 1);
        let again = listing.read_record("pgn", &written.text).unwrap().record;
        assert_eq!((&again.line, &again.start), (&record.line, &record.start));
    }
    P::ID
}

#[test]
fn numbers_go_on_from_the_start_position() {
    crate::assert_all_games(&[
        numbers_go_on::<kings_cooking::KingsCooking>(["l", "d"], ["0", "33"]),
        numbers_go_on::<xiangqi::Xiangqi>(["w", "b"], ["1", "17"]),
        numbers_go_on::<xiangqi::Rhythm>(["w", "b"], ["1", "17"]),
        numbers_go_on::<cotulenh::Cotulenh>(["r", "b"], ["1", "17"]),
        numbers_go_on::<trid::TriD>(["w", "b"], ["1", "17"]),
    ]);
}
