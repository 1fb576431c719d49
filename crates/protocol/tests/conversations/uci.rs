//! UCI, in every game.

use super::client::{Client, games, open};
use protocol::{read_turn, uci_form, write_turn};
use rules::Reading;
use table::Opening;

/// Plays turns of the machine on a table of our own: every one must be a whole legal turn there.
#[test]
fn every_game_is_played_by_whole_legal_turns() {
    for game in games() {
        let mut client = Client::of(game.id);
        let mut table = open(game.id);
        let form = uci_form(&game);
        let mut tokens: Vec<String> = Vec::new();
        for _ in 0..12 {
            if table.status().ended.is_some() {
                break;
            }
            let mut position = "position startpos".to_owned();
            if !tokens.is_empty() {
                position.push_str(" moves ");
                position.push_str(&tokens.join(" "));
            }
            client.say(&position);
            client.say("go nodes 400");
            let best = client.best();
            let actor = table.status().actor;
            let turn = read_turn(table.as_ref(), &best, form).unwrap();
            table.play(&turn).unwrap();
            let after = table.status();
            assert!(
                after.actor != actor || after.ended.is_some(),
                "{}: '{best}' is not a whole turn",
                game.id
            );
            tokens.push(best);
        }
        // A short game may be over before.
        let over = table.status().ended.is_some();
        assert!(over || tokens.len() == 12, "{}", game.id);
        client.say("quit");
        client.end();
    }
}

#[test]
fn the_options_of_every_game_are_listed_and_taken() {
    let mut client = Client::new();
    client.say("uci");
    let listed = client.until("uciok");
    for game in games() {
        assert!(
            listed
                .iter()
                .any(|line| line.contains(&format!(" var {}", game.id)))
        );
        for spec in game.options {
            let name = format!("option name {} type", spec.name);
            assert!(listed.iter().any(|line| line.starts_with(&name)), "{name}");
            let heard = client.answer(&format!("setoption name UCI_Variant value {}", game.id));
            assert_eq!(heard, [""; 0]);
            let value = spec.values[0];
            let heard = client.answer(&format!("setoption name {} value {value}", spec.name));
            assert_eq!(heard, [""; 0], "{} {value}", spec.name);
        }
    }
    for line in [
        "setoption name Hash value 8",
        "setoption name Threads value 2",
        "setoption name MultiPV value 3",
        "setoption name Ponder value true",
        "setoption name UCI_LimitStrength value true",
        "setoption name UCI_Elo value 1200",
        "setoption name Level value 3",
        "setoption name Move Overhead value 50",
        "setoption name Clear Hash",
    ] {
        assert_eq!(client.answer(line), [""; 0], "{line}");
    }
}

#[test]
fn a_rule_option_changes_the_game() {
    // Energy for a step to another layer; with one layer open there is none.
    const RICH: &str =
        "-:rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR:- w 10,10 - 0 1";
    let rhythm = catalog::find("rhythm").unwrap();
    let start = Opening::Position(RICH.to_owned(), Reading::Lenient);
    let closed = [("layers_open".to_owned(), "1".to_owned())];
    let few = rhythm.open(&closed, &start).unwrap().steps();
    let table = rhythm.open(&[], &start).unwrap();
    let form = uci_form(&table.info());
    let step = table.steps().into_iter().find(|step| !few.contains(step));
    let token = write_turn(table.as_ref(), &step.unwrap(), form).unwrap();
    let mut client = Client::of("rhythm");
    let line = format!("position fen {RICH} moves {token}");
    assert_eq!(client.answer(&line), [""; 0]);
    client.say("setoption name layers_open value 1");
    assert!(client.answer(&line)[0].starts_with("info string error["));
}

/// A preset belongs to the games that have it, and a rule option that is set beats it.
#[test]
fn a_preset_changes_its_game_alone() {
    const BELOW: &str = "B3/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10";
    let mut client = Client::of("trid");
    client.say("uci");
    let listed = client.until("uciok");
    let line = "option name preset type combo default revised var ";
    let announced = listed.iter().find(|heard| heard.starts_with(line));
    let names: Vec<&str> = announced.expect(line).split(" var ").skip(1).collect();
    for game in games() {
        for preset in game.presets {
            assert!(names.contains(&preset.name), "{}: {names:?}", game.id);
        }
    }
    let ride = format!("position fen {BELOW} moves QL1-QL2");
    assert!(client.answer(&ride)[0].contains("E_SHADOW"));
    assert_eq!(client.answer("setoption name preset value meder"), [""; 0]);
    assert_eq!(client.answer(&ride), [""; 0]);
    assert_eq!(
        client.answer("setoption name board_shadow value on"),
        [""; 0]
    );
    assert!(client.answer(&ride)[0].contains("E_SHADOW"));
    let heard = client.answer("setoption name preset value bartmess");
    assert!(heard[0].contains("E_OPTION"), "{heard:?}");
    for game in games() {
        let heard = client.answer(&format!("setoption name UCI_Variant value {}", game.id));
        assert_eq!(heard, [""; 0], "{}", game.id);
    }
}

/// A name that several games have means in each of them its own rules.
#[test]
fn a_preset_of_several_games_is_set_in_all_of_them() {
    const RETURN: &str =
        "position fen 7c2i/10i/11/11/11/11/4i6/11/4F6/11/10I/6C3I r - - 0 1 moves e4_e6";
    let mut client = Client::of("xiangqi");
    assert_eq!(client.answer("setoption name preset value before"), [""; 0]);
    assert_eq!(
        client.answer("setoption name UCI_Variant value cotulenh"),
        [""; 0]
    );
    assert_eq!(client.answer(RETURN), [""; 0]);
    assert_eq!(client.answer("setoption name preset value author"), [""; 0]);
    assert!(client.answer(RETURN)[0].contains("E_CAPTURE_KIND"));
    let heard = client.answer("setoption name army value sea9");
    assert!(heard[0].contains("E_OPTION"), "{heard:?}");
    let sea = "setoption name preset value sea_battle";
    assert_eq!(client.answer(sea), [""; 0]);
}

#[test]
fn several_lines_are_shown_when_asked_for() {
    let mut client = Client::of("xiangqi");
    client.say("setoption name MultiPV value 3");
    client.say("go depth 3");
    let heard = client.until("bestmove");
    for rank in 1..=3 {
        let word = format!(" multipv {rank} ");
        assert!(heard.iter().any(|line| line.contains(&word)), "{heard:?}");
    }
    let first = heard
        .iter()
        .rev()
        .find(|line| line.contains(" multipv 1 "))
        .unwrap();
    let best = heard.last().unwrap().split_whitespace().nth(1).unwrap();
    let (_, line) = first.split_once(" pv ").unwrap();
    assert_eq!(line.split_whitespace().next(), Some(best));
    assert!(heard.iter().all(|line| !line.contains("currmove")));
}

/// With soft positions a search ends by itself, with a whole iteration.
#[test]
fn soft_positions_finish_the_iteration() {
    let mut client = Client::of("xiangqi");
    client.say("setoption name Soft Nodes value 2000");
    let count = |line: &str, word: &str| -> u64 {
        let (_, rest) = line.split_once(&format!(" {word} ")).unwrap();
        rest.split(' ').next().unwrap().parse().unwrap()
    };
    client.say("position startpos");
    client.say("go");
    let soft = client.until("bestmove");
    let last = &soft[soft.len() - 2];
    assert!(count(last, "nodes") >= 2_000, "{last}");
    let before = soft
        .iter()
        .rev()
        .find(|line| line.starts_with("info depth") && count(line, "depth") < count(last, "depth"));
    assert!(count(before.unwrap(), "nodes") < 2_000, "{before:?}");
    client.say("ucinewgame");
    client.say("setoption name Soft Nodes value 0");
    client.say("position startpos");
    client.say(&format!("go depth {}", count(last, "depth")));
    let deep = client.until("bestmove");
    assert_eq!(soft.last(), deep.last());
    assert_eq!(count(last, "nodes"), count(&deep[deep.len() - 2], "nodes"));
    client.say("quit");
    client.end();
}

#[test]
fn a_level_answers_the_same_again() {
    let ask = || {
        let mut client = Client::of("trid");
        client.say("setoption name UCI_LimitStrength value true");
        client.say("setoption name Level value 6");
        client.say("go movetime 60000");
        client.best()
    };
    assert_eq!(ask(), ask());
}

#[test]
fn a_finished_game_has_no_move_and_a_ruled_one_goes_on() {
    let mut client = Client::of("xiangqi");
    // Two rooks on the last two ranks: mate.
    client.say("position fen 3k4R/8R/9/9/9/9/9/9/9/4K4 b - - 0 1");
    client.say("go depth 2");
    assert_eq!(client.best(), "(none)");
    // Kings and rooks to and fro: our own match calls it a draw at some point, the client does not.
    let start = "position fen 3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1 moves";
    let cycle = " a2b2 d10d9 b2a2 d9d10";
    client.say(&format!("{start}{}", cycle.repeat(6)));
    client.say("go depth 2");
    assert_ne!(client.best(), "(none)");
}

#[test]
fn ranks_count_from_one() {
    let mut client = Client::of("xiangqi");
    assert_eq!(client.answer("position startpos moves h3e3 h10g8"), [""; 0]);
    let refused = client.answer("position startpos moves h2e2");
    assert!(refused[0].starts_with("info string error["), "{refused:?}");
}
