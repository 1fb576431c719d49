//! Matches on the game with the hard shapes: a run of several steps, and a decision that is owed.

use dummy::Dummy;
use record::{Entry, Line};
use rules::{Event, Game, Outcome, Position, Present, Reading, Side, SiteId, Stage, Text};
use table::{DrawAnswer, Match, Opening, Table, open};

fn from(text: &str) -> Match<Dummy> {
    Match::new(Dummy::read_position(text, Reading::Strict, Default::default()).unwrap())
}

fn names(events: &[Event]) -> Vec<&'static str> {
    events.iter().map(Event::name).collect()
}

#[test]
fn a_run_is_one_turn_of_several_steps() {
    let mut game = from("12.2.1. 1 - - 0:0 0");
    let opened = game.play("0x2").unwrap();
    assert_eq!(
        names(&opened),
        ["move_executed", "piece_captured", "session_opened"]
    );
    assert_eq!(game.status().stage, Stage::Mid);
    assert_eq!((game.status().ply, game.status().turn), (1, 0));
    game.play("2x4").unwrap();
    let closed = game.play("stop").unwrap();
    assert_eq!(
        names(&closed),
        ["move_executed", "session_closed", "game_over"]
    );
    let turns: Vec<usize> = game
        .history("machine")
        .unwrap()
        .iter()
        .map(|entry| entry.turn)
        .collect();
    assert_eq!(turns, [0, 0, 0]);
    let captors: Vec<_> = game
        .captured()
        .iter()
        .map(|taken| taken.captured.by.map(|by| (by.piece, by.from)))
        .collect();
    assert_eq!(
        captors,
        [Some(("stone", SiteId(0))), Some(("stone", SiteId(2)))]
    );
}

#[test]
fn a_record_of_a_step_keeps_what_the_meters_said_before() {
    let mut game = from("..2..1. 1 - - 0:0 0");
    let mut seen = Vec::new();
    for step in ["5>6", "take", "2>1"] {
        let meters = game.position().scene().meters;
        let events = game.play(step).unwrap();
        let Event::MoveExecuted { before, grade, .. } = &events[0] else {
            panic!("{events:?}");
        };
        assert_eq!((before, *grade), (&meters, None));
        seen.push(meters);
    }
    assert_ne!(seen[0], seen[2]);
    let entries = game.history("machine").unwrap();
    let kept: Vec<_> = entries.into_iter().map(|entry| entry.before).collect();
    assert_eq!(kept, seen);
}

#[test]
fn a_duty_belongs_to_the_turn_it_precedes() {
    let mut game = from("..2..1. 1 - - 0:0 0");
    let events = game.play("5>6").unwrap();
    assert_eq!(names(&events), ["move_executed", "promotion_owed"]);
    assert_eq!(game.status().stage, Stage::Duty);
    assert_eq!(game.status().actor, Side::Second);
    game.play("return").unwrap();
    assert_eq!(game.status().stage, Stage::Turn);
    assert_eq!(game.status().actor, Side::Second);
    assert_eq!(game.course().turn_starts().collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn a_whole_turn_is_played_or_nothing() {
    let mut game = from("12.2.1. 1 - - 0:0 0");
    let before = game.position().clone();
    let refusal = game.play("0x2,2x4,4>5").unwrap_err();
    assert_eq!(refusal.code, "E_STEP");
    assert_eq!(*game.position(), before);
    assert_eq!(game.status().ply, 0);
    game.play("0x2,2x4,stop").unwrap();
    assert_eq!(game.status().ply, 3);
}

/// A text ends with its turn, whatever notation it is in, and even if the rest could not be read.
#[test]
fn no_text_plays_two_turns() {
    let mut game = from("12..2.. 1 - - 0:0 0");
    game.play("0x2").unwrap();
    assert!(game.undo_step());
    game.offer_draw(Side::Second).unwrap();
    let before = (game.position().clone(), game.status());
    for text in ["0x2,stop,4>3", "1:0x2,1:stop,2:4>3", "0x2,stop,nonsense"] {
        assert_eq!(game.play(text).unwrap_err().code, "E_TURN_LONG", "{text}");
        let refusal = game.play_turn(text, None).unwrap_err();
        assert_eq!(refusal.code, "E_TURN_LONG", "{text}");
        // The draw offer and what can be played again are still there.
        assert_eq!((game.position().clone(), game.status()), before, "{text}");
    }
}

/// From afar a turn comes whole; at one's own table it may be left open.
#[test]
fn a_turn_from_afar_is_played_whole_or_not_at_all() {
    let mut game = from("12..2.. 1 - - 0:0 0");
    let start = game.position().clone();
    assert_eq!(game.play_turn("0x2", None).unwrap_err().code, "E_TURN_OPEN");
    assert_eq!((game.position(), game.status().ply), (&start, 0));
    let late = Some(rules::TimingError(3));
    let refusal = game.play_turn("0x2,stop", late).unwrap_err();
    assert_eq!(refusal.code, "E_TIMING", "the game has no beat");
    game.play("0x2").unwrap();
    let turns = game.turns("san").unwrap();
    assert_eq!(
        (turns[0].text.as_str(), turns[0].finished),
        ("1:0x2", false)
    );
    game.play_turn("1:stop", None).unwrap();
    game.play_turn("4>3", None).unwrap();
    let turns = game.turns("san").unwrap();
    let places: Vec<_> = turns
        .iter()
        .map(|turn| (turn.text.as_str(), turn.ply, turn.steps, turn.finished))
        .collect();
    assert_eq!(
        places,
        [("1:0x2,1:stop", 0, 2, true), ("2:4>3", 2, 1, true)]
    );
    let numbers: Vec<_> = turns.iter().map(|turn| turn.number).collect();
    assert_eq!(numbers, [1, 1], "both sides share a number");
    game.play(&table::Table::steps(&game)[0]).unwrap();
    assert_eq!(game.turns("san").unwrap()[2].number, 2);
}

#[test]
fn what_was_taken_back_can_be_forgotten() {
    let mut game = from("12..2.. 1 - - 0:0 0");
    game.play("0x2,stop").unwrap();
    assert_eq!(game.undo_turn(), 2);
    game.forget_redo();
    assert!(!game.redo_step());
    assert_eq!(game.status().redo, 0);
}

#[test]
fn undo_and_redo_go_by_step_and_by_turn() {
    let mut game = from("12.2..1 1 - - 0:0 0");
    // The last stone stands on its far cell from the start of the run on: the text is inside no turn.
    assert_eq!(game.undo_turn(), 0);
    game = from("12..2.. 1 - - 0:0 0");
    let start = game.position().clone();
    game.play("0x2").unwrap();
    assert!(game.undo_step());
    assert_eq!(*game.position(), start);
    assert!(game.redo_step());
    game.play("stop").unwrap();
    game.play("4>3").unwrap();
    let end = game.position().clone();
    let mut keys = vec![game.position().key()];
    assert_eq!(game.undo_turn(), 1);
    keys.push(game.position().key());
    assert_eq!(game.undo_turn(), 2);
    assert_eq!(*game.position(), start);
    assert_eq!(game.undo_turn(), 0);
    assert_eq!(game.redo_turn(), 2);
    assert_eq!(Some(&game.position().key()), keys.last());
    assert_eq!(game.redo_turn(), 1);
    assert_eq!(*game.position(), end);
    assert!(!game.redo_step());
}

#[test]
fn an_open_run_is_cancelled_by_undoing_the_turn() {
    let mut game = from("12.2... 1 - - 0:0 0");
    game.play("0x2").unwrap();
    game.play("2x4").unwrap();
    assert_eq!(game.undo_turn(), 2);
    assert_eq!(game.status().stage, Stage::Turn);
    assert_eq!(game.status().redo, 2);
}

#[test]
fn another_step_forgets_what_could_be_redone_but_a_refused_one_does_not() {
    let mut game = Match::new(Dummy::start(Default::default()));
    game.play("1>2").unwrap();
    game.undo_step();
    assert!(game.play("1>3").is_err());
    assert_eq!(game.status().redo, 1);
    game.play("0x2").unwrap();
    assert_eq!(game.status().redo, 0);
}

#[test]
fn the_third_occurrence_ends_the_match_and_undo_takes_the_result_back() {
    // Both sides arrive and are sent back, so that positions recur.
    let mut game = from(".....1. 1 - - 0:0 0");
    assert!(game.ended().is_none());
    let mut rounds = 0;
    while game.ended().is_none() {
        let steps = Table::steps(&game);
        let step = if steps.contains(&"return".to_owned()) {
            "return".to_owned()
        } else {
            steps[0].clone()
        };
        game.play(&step).unwrap();
        rounds += 1;
        assert!(rounds < 200);
    }
    let ended = game.ended().cloned();
    assert!(
        game.play("1>2")
            .is_err_and(|refusal| refusal.code == "E_GAME_OVER")
    );
    game.undo_step();
    assert_eq!(game.ended(), None);
    game.redo_step();
    assert_eq!(game.ended().cloned(), ended);
}

#[test]
fn resignation_and_draw_offers_are_events_of_the_match() {
    let mut game = Match::new(Dummy::start(Default::default()));
    assert_eq!(
        game.offer_draw(Side::First).unwrap(),
        [Event::DrawOffered(Side::First)]
    );
    assert_eq!(
        game.offer_draw(Side::First).unwrap_err().code,
        "E_DRAW_OFFER"
    );
    assert_eq!(
        game.answer_draw(Side::First, DrawAnswer::Accept)
            .unwrap_err()
            .code,
        "E_DRAW_OFFER"
    );
    assert_eq!(
        game.answer_draw(Side::Second, DrawAnswer::Decline).unwrap(),
        [Event::DrawDeclined(Side::Second)]
    );
    game.offer_draw(Side::First).unwrap();
    game.play("1>2").unwrap();
    assert_eq!(game.status().draw_offer, Some(Side::First));
    let lapsed = game.play("5>4").unwrap();
    assert_eq!(lapsed[0], Event::DrawDeclined(Side::Second));
    game.offer_draw(Side::Second).unwrap();
    game.offer_draw(Side::First).unwrap();
    assert_eq!(game.ended().unwrap().outcome, Outcome::agreement());
    assert_eq!(game.resign(Side::First).unwrap_err().code, "E_GAME_OVER");
    game.undo_step();
    let events = game.resign(Side::First).unwrap();
    assert_eq!(names(&events), ["resigned", "game_over"]);
    assert_eq!(
        game.ended().unwrap().outcome,
        Outcome::win(Side::Second, rules::MatchEnd::Resign)
    );
    assert_eq!(Table::offers(&game, &[]).next, []);
}

#[test]
fn offers_narrow_to_one_step() {
    let game = from("12.2... 1 - - 0:0 0");
    let first = Table::offers(&game, &[]);
    assert_eq!(first.next.len(), 1);
    let path = [first.next[0].pick];
    let second = Table::offers(&game, &path);
    assert_eq!(second.next[0].step.as_deref(), Some("0x2"));
    let full = [path[0], second.next[0].pick];
    let done = Table::offers(&game, &full);
    assert_eq!(done.step.as_deref(), Some("0x2"));
    assert!(done.next.is_empty());
}

#[test]
fn a_record_restores_undo_and_redo() {
    let mut game = Match::new(Dummy::start(Default::default()));
    for step in ["1>2", "5>4", "2>3"] {
        game.play(step).unwrap();
    }
    game.undo_step();
    let record = game.record();
    assert_eq!((record.steps().len(), record.cursor), (3, 2));
    let mut copy = open::<Dummy>(
        &record.options,
        &Opening::Position(record.start.clone(), Reading::Strict),
    )
    .unwrap();
    copy.replay(&record).unwrap();
    assert_eq!(copy.record(), record);
    assert!(copy.redo_step().is_some());
    assert_eq!(copy.position_text(), "1..12.2 2 - - 0:0 3");
}

/// What a record says stays with its steps as long as they are there.
#[test]
fn a_match_keeps_what_its_record_says() {
    let mut record = Match::new(Dummy::start(Default::default())).record();
    record.line = Line::from_iter(["1>2", "5>4", "2>3"]);
    record.line.comment = "before".to_owned();
    record.line.entries[0].comment = "first".to_owned();
    record.line.entries[0].variations = vec![Line::from_iter(["0x2", "stop"])];
    record.line.entries[2].glyphs = vec![1];
    record.cursor = 2;
    record.position.clear();
    let mut game = Match::new(Dummy::start(Default::default()));
    game.replay(&record).unwrap();
    assert_eq!(game.record().line, record.line);
    assert_eq!((game.status().ply, game.status().redo), (2, 1));
    game.undo_step();
    assert_eq!(game.record().line, record.line);
    // Another second step: the first keeps its words.
    game.play("6x4,stop").unwrap();
    let now = game.record().line;
    assert_eq!(now.comment, "before");
    assert_eq!(now.entries[0], record.line.entries[0]);
    assert_eq!(now.entries[1], Entry::new("6x4"));
    assert_eq!(now.entries.len(), 3);
    // A record of a variation that does not hold is refused as a whole.
    record.line.entries[0].variations = vec![Line::from_iter(["0x2", "1>2"])];
    let before = game.record();
    assert_eq!(game.replay(&record).unwrap_err().code, "E_RECORD_STEP");
    assert_eq!(game.record(), before);
}

#[test]
fn a_record_that_does_not_hold_is_refused() {
    let mut game = Match::new(Dummy::start(Default::default()));
    game.play("1>2").unwrap();
    let good = game.record();
    let replayed = |record: &record::Record| {
        let mut copy = Match::new(Dummy::start(Default::default()));
        copy.replay(record).map_err(|refusal| refusal.code)
    };
    assert_eq!(replayed(&good), Ok(()));
    let mut bad = good.clone();
    bad.line.entries[0].step = "1>5".into();
    assert_eq!(replayed(&bad), Err("E_RECORD_STEP"));
    bad = good.clone();
    bad.cursor = 2;
    assert_eq!(replayed(&bad), Err("E_RECORD_STEP"));
    bad = good.clone();
    bad.position = "11...22 1 - - 0:0 0".into();
    assert_eq!(replayed(&bad), Err("E_RECORD_POSITION"));
    bad = good.clone();
    bad.result = Some(record::RecordedResult {
        winner: None,
        reason: "points".into(),
    });
    assert_eq!(replayed(&bad), Err("E_RECORD_RESULT"));
    bad.result = Some(record::RecordedResult {
        winner: Some(Side::First),
        reason: "resign".into(),
    });
    assert_eq!(replayed(&bad), Ok(()));
}

#[test]
fn options_are_checked_when_a_table_is_opened() {
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let opened = |options: &[(String, String)]| {
        open::<Dummy>(options, &Opening::Normal).map(|table| table.options())
    };
    assert_eq!(
        opened(&[pair("arrivals", "taken")]).unwrap(),
        [("arrivals", "taken".to_owned())]
    );
    for bad in [
        vec![pair("arrivals", "sometimes")],
        vec![pair("gravity", "on")],
        vec![pair("arrivals", "taken"), pair("arrivals", "taken")],
    ] {
        assert_eq!(opened(&bad).unwrap_err().code, "E_OPTION");
    }
    let setup = |name: &str| {
        open::<Dummy>(&[], &Opening::Setup(name.into())).map(|table| table.position_text())
    };
    assert_eq!(setup("face").unwrap(), "..1.2.. 1 - - 0:0 0");
    assert_eq!(setup("nowhere").unwrap_err().code, "E_SETUP");
}

#[test]
fn perft_agrees_however_it_is_counted() {
    use rules::{Leaves, perft, perft_turns};
    use table::{PerftPlan, PerftPly};
    let mut position = Dummy::start(Default::default());
    let table = open::<Dummy>(&[], &Opening::Normal).unwrap();
    for depth in 0..8 {
        let steps = perft(&mut position, depth, Leaves::Every);
        let turns = perft_turns(&mut position, depth);
        for threads in [1, 2] {
            let plan = |plies| PerftPlan {
                depth,
                plies,
                threads,
            };
            assert_eq!(table.perft(&plan(PerftPly::Steps(Leaves::Bulk))), steps);
            assert_eq!(table.perft(&plan(PerftPly::Turns)), turns);
            if depth > 0 {
                let divided: u64 = table
                    .divide(&plan(PerftPly::Turns))
                    .iter()
                    .map(|root| root.1)
                    .sum();
                assert_eq!(divided, turns);
            }
        }
    }
}
