//! The XBoard protocol.

use super::client::{Client, open};

/// A client that has read the features and begun a game.
fn begun() -> Client {
    let mut client = Client::new();
    client.say("xboard");
    client.say("protover 2");
    let features = client.until("feature done=1").join(" ");
    for wanted in [
        "usermove=1",
        "setboard=1",
        "ping=1",
        "variants=\"xiangqi\"",
        "analyze=1",
    ] {
        assert!(features.contains(wanted), "{features}");
    }
    for line in [
        "accepted usermove",
        "new",
        "variant xiangqi",
        "easy",
        "nopost",
        "st 0.05",
    ] {
        client.say(line);
    }
    client
}

fn settled(client: &mut Client, line: &str) -> Vec<String> {
    client.say(line);
    client.say("ping 77");
    let mut heard = client.until("pong 77");
    heard.pop();
    heard
}

fn moved(client: &mut Client) -> String {
    let line = client.until("move ").pop().unwrap();
    line.split_whitespace().nth(1).unwrap().to_owned()
}

#[test]
fn a_game_is_played_from_the_second_side() {
    let mut client = begun();
    let mut table = open("xiangqi");
    for _ in 0..4 {
        let ours = table.steps().remove(0);
        client.say("time 1000");
        client.say("otim 1000");
        client.say(&format!("usermove {ours}"));
        table.play(&ours).unwrap();
        table.play(&moved(&mut client)).unwrap();
    }
    assert_eq!(settled(&mut client, "force"), [""; 0]);
    assert_eq!(settled(&mut client, "usermove a3a4"), [""; 0]);
    assert_eq!(settled(&mut client, "undo"), [""; 0]);
    client.say("go");
    table.play(&moved(&mut client)).unwrap();
    client.say("quit");
    client.end();
}

#[test]
fn faults_are_answered_as_the_protocol_says() {
    let mut client = begun();
    client.say("force");
    let heard = settled(&mut client, "usermove a0a9");
    assert!(heard[0].starts_with("Illegal move (PATH: "), "{heard:?}");
    assert!(heard[0].ends_with(": a0a9"), "{heard:?}");
    let heard = settled(&mut client, "frobnicate");
    assert!(heard[0].starts_with("Error ("), "{heard:?}");
    let heard = settled(&mut client, "setboard 9/9 w");
    assert!(
        heard[0].starts_with("tellusererror Illegal position"),
        "{heard:?}"
    );
    for line in [
        "level x",
        "st never",
        "time soon",
        "ping me",
        "memory lots",
        "variant go",
    ] {
        let heard = settled(&mut client, line);
        assert!(heard[0].starts_with("Error ("), "{line}: {heard:?}");
    }
}

#[test]
fn move_now_is_heard() {
    let mut client = begun();
    client.say("st 60");
    client.say("usermove h2e2");
    client.say("?");
    let best = moved(&mut client);
    let mut table = open("xiangqi");
    table.play("h2e2").unwrap();
    table.play(&best).unwrap();
}

#[test]
fn analysis_follows_the_moves_of_the_client() {
    let mut client = begun();
    client.say("analyze");
    let first = client.hear();
    assert!(first.split_whitespace().nth(4).is_some(), "{first}");
    client.say("usermove h2e2");
    client.say(".");
    client.until("stat01: ");
    client.say("undo");
    client.say("exit");
    assert_eq!(
        settled(&mut client, "hint")
            .iter()
            .filter(|line| line.starts_with("Error"))
            .count(),
        0
    );
    client.say("go");
    let mut table = open("xiangqi");
    table.play(&moved(&mut client)).unwrap();
}

#[test]
fn a_mate_is_told_and_a_hint_is_given() {
    let mut client = begun();
    client.say("force");
    client.say("setboard 3k5/R8/1R7/9/9/9/9/9/9/4K4 w - - 0 1");
    client.say("sd 3");
    client.say("go");
    let heard = client.until("1-0");
    assert!(
        heard.iter().any(|line| line.starts_with("move ")),
        "{heard:?}"
    );
    assert!(heard.last().unwrap().contains("{checkmate}"), "{heard:?}");
    let mut client = begun();
    client.say("usermove h2e2");
    moved(&mut client);
    client.say("hint");
    client.until("Hint: ");
}

#[test]
fn thinking_is_shown_when_posted() {
    let mut client = begun();
    client.say("post");
    client.say("sd 2");
    client.say("usermove h2e2");
    let heard = client.until("move ");
    let figures: Vec<&str> = heard[0].split_whitespace().take(4).collect();
    assert!(
        figures.iter().all(|figure| figure.parse::<i64>().is_ok()),
        "{heard:?}"
    );
}
