//! Bad input is answered, changes nothing and ends nothing.

use super::client::Client;

#[test]
fn every_fault_is_answered_by_one_line_with_a_code() {
    let mut client = Client::of("xiangqi");
    for (line, code) in [
        ("nonsense", "E_PROTOCOL"),
        ("position", "E_PROTOCOL"),
        ("position startpos h2e2", "E_PROTOCOL"),
        ("position endpos", "E_PROTOCOL"),
        ("position startpos moves xyzzy", "BAD_NODE]"),
        ("position startpos moves a1a1", ""),
        ("position fen", "E_"),
        ("position fen 9/9 w", "E_"),
        ("go depth", "E_PROTOCOL"),
        ("go depth minus", "E_PROTOCOL"),
        ("go nodes -5", "E_PROTOCOL"),
        ("go wtime 99999999999999999999", "E_PROTOCOL"),
        ("go quickly", "E_PROTOCOL"),
        ("setoption", "E_PROTOCOL"),
        ("setoption name", "E_PROTOCOL"),
        ("setoption name Hash value lots", "E_OPTION"),
        ("setoption name Hash value 0", "E_OPTION"),
        ("setoption name Contempt value 3", "E_PROTOCOL"),
        ("setoption name UCI_Variant value go", "E_GAME"),
        ("setoption name move_limit_plies value never", "E_OPTION"),
    ] {
        let heard = client.answer(line);
        assert_eq!(heard.len(), 1, "{line}: {heard:?}");
        let expected = format!("info string error[{code}");
        assert!(heard[0].starts_with(&expected), "{line}: {heard:?}");
    }
}

#[test]
fn what_was_refused_has_changed_nothing() {
    let mut client = Client::of("xiangqi");
    client.say("position startpos moves h3e3");
    let before = client.answer("d");
    for line in [
        "position startpos moves h3e3 a1a1",
        "position startpos moves h3e3 h10g8 a1a1",
        "position fen 9/9 w",
        "setoption name UCI_Variant value go",
        "setoption name Hash value x",
    ] {
        client.say(line);
    }
    let after: Vec<_> = client.answer("d");
    let after = &after[after.len() - before.len()..];
    assert_eq!(after, before);
}

#[test]
fn bytes_of_any_kind_are_survived() {
    let mut client = Client::new();
    client.bytes(b"\xff\xfe\x00\n\r\n\n \t \nposition startpos moves \xf0\x9f\n");
    client.bytes(&vec![b'a'; 3 << 20]);
    client.bytes(b"\nisready\n");
    let heard = client.until("readyok");
    assert!(heard.iter().any(|line| line.contains("longer than")));
}

#[test]
fn searchmoves_is_refused_aloud_and_the_search_goes_on() {
    let mut client = Client::of("xiangqi");
    client.say("go searchmoves h3e3 b3e3 depth 2");
    let heard = client.until("bestmove");
    assert!(
        heard[0].starts_with("info string error[E_PROTOCOL]"),
        "{heard:?}"
    );
}
