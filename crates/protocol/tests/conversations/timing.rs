//! What is heard while the machine thinks, and when. Bounds are generous; what counts is the order.

use std::time::{Duration, Instant};

use super::client::{Client, games, open};
use protocol::read_turn;

/// On a busy machine with two processors somebody else has his turn first.
const SOON: Duration = Duration::from_secs(10);

#[test]
fn stop_is_heard_in_every_game() {
    for game in games() {
        let mut client = Client::of(game.id);
        client.say("go infinite");
        // Busy, and still there for questions.
        client.say("isready");
        let heard = client.until("readyok");
        assert!(heard.iter().all(|line| !line.starts_with("bestmove")));
        std::thread::sleep(Duration::from_millis(50));
        let clock = Instant::now();
        client.say("stop");
        assert_ne!(client.best(), "(none)");
        assert!(clock.elapsed() < SOON, "{}: {:?}", game.id, clock.elapsed());
    }
}

#[test]
fn quit_is_heard_in_every_game() {
    for game in games() {
        let mut client = Client::of(game.id);
        client.say("go infinite");
        std::thread::sleep(Duration::from_millis(50));
        let clock = Instant::now();
        client.say("quit");
        client.end();
        assert!(clock.elapsed() < SOON, "{}: {:?}", game.id, clock.elapsed());
    }
}

/// The second time a solved game knows its solution, and would answer at once.
#[test]
fn a_move_time_is_kept_in_every_game() {
    for game in games() {
        let mut client = Client::of(game.id);
        for _ in 0..2 {
            let clock = Instant::now();
            client.say("go movetime 100");
            client.best();
            let used = clock.elapsed();
            assert!(used > Duration::from_millis(95), "{}: {used:?}", game.id);
            assert!(used < SOON, "{}: {used:?}", game.id);
        }
    }
}

/// A forced turn takes the time that was asked for, unless there is another bound or somebody is tired of waiting.
#[test]
fn a_move_time_is_exact_where_there_is_no_choice() {
    let mut client = Client::of("xiangqi");
    // In check by the rook, the king can only step aside.
    client.say("position fen 4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1");
    let mut used = |go: &str, stop: bool| {
        let clock = Instant::now();
        client.say(go);
        if stop {
            client.say("stop");
        }
        assert_eq!(client.best(), "e10f10");
        clock.elapsed()
    };
    assert!(used("go movetime 150", false) > Duration::from_millis(145));
    assert!(used("go movetime 60000", true) < SOON);
    assert!(used("go movetime 60000 depth 2", false) < SOON);
    assert!(used("go wtime 600000 btime 600000", false) < SOON);
}

#[test]
fn a_pondering_search_waits_for_its_hit() {
    let mut client = Client::of("xiangqi");
    client.say("go ponder wtime 1000 btime 1000 depth 1");
    std::thread::sleep(Duration::from_millis(100));
    client.say("isready");
    let heard = client.until("readyok");
    assert!(
        heard.iter().all(|line| !line.starts_with("bestmove")),
        "{heard:?}"
    );
    client.say("ponderhit");
    client.best();
    // And a miss.
    client.say("go ponder movetime 10");
    std::thread::sleep(Duration::from_millis(100));
    client.say("isready");
    let heard = client.until("readyok");
    assert!(
        heard.iter().all(|line| !line.starts_with("bestmove")),
        "{heard:?}"
    );
    client.say("stop");
    client.best();
}

#[test]
fn an_infinite_search_that_has_seen_everything_waits_too() {
    let mut client = Client::of("xiangqi");
    client.say("go infinite depth 1");
    std::thread::sleep(Duration::from_millis(100));
    client.say("isready");
    let heard = client.until("readyok");
    assert!(
        heard.iter().all(|line| !line.starts_with("bestmove")),
        "{heard:?}"
    );
    client.say("stop");
    client.best();
}

#[test]
fn what_comes_during_a_search_is_done_after_it() {
    let mut client = Client::of("xiangqi");
    client.say("go depth 4");
    client.say("position startpos moves h3e3");
    client.say("go depth 4");
    client.say("setoption name Hash value 4");
    client.say("go depth 1");
    let first = client.best();
    let second = client.best();
    client.best();
    let mut table = open("xiangqi");
    let turn = read_turn(table.as_ref(), &first, "uci").unwrap();
    table.explain(&turn).unwrap();
    // The second answer is that of the other side.
    table.play("h2e2").unwrap();
    let turn = read_turn(table.as_ref(), &second, "uci").unwrap();
    table.explain(&turn).unwrap();
}

#[test]
fn the_end_of_the_input_lets_a_bounded_search_finish() {
    let mut client = Client::of("trid");
    client.say("go depth 3");
    client.close();
    let heard = client.end();
    assert!(heard.last().unwrap().starts_with("bestmove "), "{heard:?}");
    let mut client = Client::of("trid");
    client.say("go infinite");
    client.close();
    assert!(client.end().last().unwrap().starts_with("bestmove "));
}

#[test]
fn stop_without_a_search_says_nothing() {
    let mut client = Client::of("xiangqi");
    assert_eq!(client.answer("stop"), [""; 0]);
    assert_eq!(client.answer("ponderhit"), [""; 0]);
}
