//! The dialects of xiangqi: UCCI and Cyclone.

use super::client::{Client, open};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

/// The best move must be legal in machine form, whose ranks count from 0.
fn check(best: &str, played: &[&str]) {
    let mut table = open("xiangqi");
    for turn in played {
        table.play(turn).unwrap();
    }
    table.play(best).unwrap();
}

#[test]
fn ucci_is_spoken() {
    let mut client = Client::new();
    client.say("ucci");
    let hello = client.until("ucciok");
    assert!(
        hello
            .iter()
            .any(|line| line.starts_with("option hashsize type spin"))
    );
    client.say("isready");
    client.until("readyok");
    assert_eq!(client.answer("setoption hashsize 8"), [""; 0]);
    client.say(&format!("position fen {START} w - - 0 1 moves h2e2 h9g7"));
    client.say("go time 60000 increment 0 opptime 60000 oppincrement 0 depth 3");
    let heard = client.until("bestmove");
    let info = &heard[heard.len() - 2];
    let mut words = info.split_whitespace().skip_while(|word| *word != "score");
    assert!(words.nth(1).unwrap().parse::<i32>().is_ok(), "{info}");
    let best = heard.last().unwrap().split_whitespace().nth(1).unwrap();
    check(best, &["h2e2", "h9g7"]);
    client.say("position fen 3k4R/8R/9/9/9/9/9/9/9/4K4 b - - 0 1");
    client.say("go depth 2");
    client.until("nobestmove");
    client.say("quit");
    assert_eq!(client.end().last().unwrap(), "bye");
}

#[test]
fn ucci_clocks_may_count_seconds() {
    let mut client = Client::new();
    client.say("ucci");
    client.until("ucciok");
    client.say("setoption usemillisec false");
    client.say(&format!("position fen {START} w"));
    client.say("go time 1 increment 0");
    client.until("bestmove");
}

#[test]
fn cyclone_is_recognised_by_its_first_position() {
    let mut client = Client::of("xiangqi");
    client.say(&format!("fen {START} r moves h2e2 h9g7"));
    client.say("go depth 3");
    check(&client.best(), &["h2e2", "h9g7"]);
    client.say("startpos moves h2e2");
    client.say("go depth 3");
    check(&client.best(), &["h2e2"]);
}
