//! The desk from outside: calls and answers as a page sends and gets them, for every game of the catalogue.

use rules::SplitMix64;
use serde_json::{Value, json};
use wasm::Desk;

/// A call as a page writes it: what names a variant comes first, an order that [`Value`] does not keep.
fn call(table: u32, request: &Value) -> String {
    fn write(value: &Value) -> String {
        let Some(fields) = value.as_object() else {
            return value.to_string();
        };
        let mut fields: Vec<_> = fields.iter().collect();
        fields.sort_by_key(|(name, _)| !matches!(name.as_str(), "ask" | "at" | "play"));
        let fields = fields
            .iter()
            .map(|(name, value)| format!("{}:{}", json!(name), write(value)));
        format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
    }
    format!(r#"{{"table":{table},"request":{}}}"#, write(request))
}

/// Asks, and gives the reply.
fn ask(desk: &mut Desk, table: u32, request: Value) -> Value {
    let mut answer: Value = serde_json::from_str(&desk.answer(&call(table, &request))).unwrap();
    let reply = answer["ok"].take();
    assert!(!reply.is_null(), "{request} was refused: {answer}");
    reply
}

/// Asks, and gives the code of the refusal.
fn refused(desk: &mut Desk, table: u32, request: Value) -> String {
    let answer: Value = serde_json::from_str(&desk.answer(&call(table, &request))).unwrap();
    answer["refused"]["refusal"]["code"]
        .as_str()
        .unwrap_or_else(|| panic!("{request} was done: {answer}"))
        .to_owned()
}

fn games(desk: &mut Desk) -> Vec<String> {
    let reply = ask(desk, 0, json!({"ask": "games"}));
    let games = reply["games"].as_array().unwrap();
    games
        .iter()
        .map(|game| game["id"].as_str().unwrap().to_owned())
        .collect()
}

fn open(desk: &mut Desk, table: u32, game: &str) -> Value {
    let start = json!({"at": "normal"});
    ask(
        desk,
        table,
        json!({"ask": "open", "game": game, "options": {}, "start": start}),
    )["view"]
        .take()
}

/// Picks at random until a step is decided, as a hand would.
fn picked_step(desk: &mut Desk, table: u32, random: &mut SplitMix64) -> Option<String> {
    let mut path: Vec<String> = Vec::new();
    loop {
        let reply = ask(desk, table, json!({"ask": "offers", "path": path}));
        let offers = &reply["offers"];
        let next = offers["next"].as_array().unwrap();
        if next.is_empty() {
            return offers["step"].as_str().map(str::to_owned);
        }
        let offer = &next[random.below(next.len())];
        if let Some(step) = offer["step"].as_str() {
            return Some(step.to_owned());
        }
        path.push(offer["pick"].as_str().unwrap().to_owned());
    }
}

/// A random game of at most `plies` steps at a table; the keys after each.
fn random_game(desk: &mut Desk, table: u32, game: &str, seed: u64, plies: usize) -> Vec<String> {
    let mut random = SplitMix64::new(seed);
    let view = open(desk, table, game);
    let mut keys = vec![key(&view)];
    for _ in 0..plies {
        let Some(step) = picked_step(desk, table, &mut random) else {
            break;
        };
        let view = ask(desk, table, json!({"ask": "play", "step": step}))["view"].take();
        assert_eq!(view["events"][0]["event"], "move_executed", "{step}");
        keys.push(key(&view));
    }
    keys
}

fn key(view: &Value) -> String {
    view["status"]["key"].as_str().unwrap().to_owned()
}

#[test]
fn every_game_is_played_by_picks_and_taken_back() {
    let mut desk = Desk::default();
    for game in games(&mut desk) {
        let mut keys = random_game(&mut desk, 1, &game, 11, 60);
        assert!(keys.len() > 10, "{game} is over after {} steps", keys.len());
        let last = keys.len() - 1;
        for at in (0..last).rev() {
            let undone = ask(&mut desk, 1, json!({"ask": "undo", "by": "step"}))["view"].take();
            assert_eq!(key(&undone), keys[at], "{game}, back to {at}");
            assert_eq!(undone["events"], json!([{"event": "undone", "steps": 1}]));
        }
        let start = ask(&mut desk, 1, json!({"ask": "undo", "by": "turn"}))["view"].take();
        assert_eq!(start["events"], json!([]), "{game}: nothing is left");
        let end = ask(&mut desk, 1, json!({"ask": "jump", "ply": last}))["view"].take();
        assert_eq!(Some(key(&end)), keys.pop(), "{game}");
        assert_eq!(end["events"], json!([{"event": "redone", "steps": last}]));
    }
}

#[test]
fn every_record_form_gives_the_game_back() {
    let mut desk = Desk::default();
    let list = ask(&mut desk, 0, json!({"ask": "games"}));
    for info in list["games"].as_array().unwrap() {
        let game = info["id"].as_str().unwrap();
        let keys = random_game(&mut desk, 1, game, 5, 24);
        for form in info["records"].as_array().unwrap() {
            let text = ask(&mut desk, 1, json!({"ask": "record", "form": form}))["text"].take();
            // With the name of the game, and without it.
            for id in [json!(game), Value::Null] {
                let read = json!({"ask": "read", "text": text, "game": id});
                let opened = ask(&mut desk, 2, read);
                assert_eq!(opened["view"]["game"], *game, "{form}");
                assert_eq!(Some(&key(&opened["view"])), keys.last(), "{game} {form}");
            }
        }
    }
}

/// What a file says about its moves stays on the table and goes out again.
#[test]
fn variations_and_comments_of_a_file_survive_on_the_table() {
    let mut desk = Desk::default();
    if !games(&mut desk).contains(&"xiangqi".to_owned()) {
        return;
    }
    let moves = "{start} 1. 炮二平五 $1 {the centre} (1. 马二进三 {or so} 1... 炮8平5 (1... 马8进7)) 1... 马8进7 *";
    let text = format!("[Game \"Chinese Chess\"]\n[Termination \"Normal\"]\n\n{moves}\n");
    let opened = ask(
        &mut desk,
        1,
        json!({"ask": "read", "text": text, "game": null}),
    );
    assert_eq!(opened["left_out"], json!([]));
    ask(&mut desk, 1, json!({"ask": "undo", "by": "turn"}));
    ask(&mut desk, 1, json!({"ask": "redo", "by": "turn"}));
    ask(&mut desk, 1, json!({"ask": "play", "step": "h0g2"}));
    let written = ask(&mut desk, 1, json!({"ask": "record", "form": "pgn"}));
    let longer = moves.replace("马8进7 *", "马8进7 2. 马二进三 *");
    let text = written["text"].as_str().unwrap();
    assert!(text.ends_with(&format!("{longer}\n")), "{text}");
    assert_eq!(written["left_out"], json!([]));
    // A save keeps them too, and a link says what it does not.
    let save = ask(&mut desk, 1, json!({"ask": "record", "form": "json"}));
    assert_eq!(save["left_out"], json!([]));
    ask(
        &mut desk,
        2,
        json!({"ask": "read", "text": save["text"], "game": null}),
    );
    let again = ask(&mut desk, 2, json!({"ask": "record", "form": "pgn"}));
    assert_eq!(again, written);
    let link = ask(&mut desk, 1, json!({"ask": "record", "form": "url"}));
    assert_eq!(
        link["left_out"],
        json!([
            {"what": "variations", "count": 2},
            {"what": "comments", "count": 3},
            {"what": "glyphs", "count": 1}
        ])
    );
}

#[test]
fn tags_travel_with_the_record() {
    let mut desk = Desk::default();
    let game = games(&mut desk).remove(0);
    open(&mut desk, 1, &game);
    let tags = json!({"Event": "Sunday"});
    ask(&mut desk, 1, json!({"ask": "tags", "tags": tags}));
    let text = ask(&mut desk, 1, json!({"ask": "record", "form": "json"}))["text"].take();
    let read = json!({"ask": "read", "text": text, "game": null});
    assert_eq!(ask(&mut desk, 2, read)["tags"], tags);
}

#[test]
fn clocks_and_view_settings_travel_with_a_save_and_with_nothing_else() {
    let mut desk = Desk::default();
    for game in games(&mut desk) {
        open(&mut desk, 1, &game);
        let clock = json!({"base": 180_000, "increment": 2_000, "left": [7, 180_000]});
        let viewing = json!({"facing": "second", "look": "1 2 3"});
        let beside = json!({"ask": "beside", "clock": clock, "viewing": viewing});
        ask(&mut desk, 1, beside);
        let save = ask(&mut desk, 1, json!({"ask": "record", "form": "json"}));
        let read = ask(
            &mut desk,
            2,
            json!({"ask": "read", "text": save["text"], "game": null}),
        );
        assert_eq!(
            (&read["clock"], &read["viewing"]),
            (&clock, &viewing),
            "{game}"
        );
        // The table keeps them, so the next save has them too.
        let again = ask(&mut desk, 2, json!({"ask": "record", "form": "json"}));
        assert_eq!(again["text"], save["text"], "{game}");
        let link = ask(&mut desk, 1, json!({"ask": "record", "form": "url"}));
        let lost = json!([{"what": "clocks", "count": 1}, {"what": "view_settings", "count": 2}]);
        assert_eq!(link["left_out"], lost, "{game}");
        let read = ask(
            &mut desk,
            2,
            json!({"ask": "read", "text": link["text"], "game": game}),
        );
        assert_eq!(
            (&read["clock"], &read["viewing"]),
            (&json!(null), &json!({})),
            "{game}"
        );
        // What no save could hold is refused, and what was set before stays.
        let huge = json!({"look": "x".repeat(1_000)});
        let too_long = json!({"ask": "beside", "clock": null, "viewing": huge});
        assert_eq!(refused(&mut desk, 1, too_long), "E_SAVE_VIEW", "{game}");
        let stopped = json!({"base": 0, "increment": 0, "left": [0, 0]});
        let impossible = json!({"ask": "beside", "clock": stopped, "viewing": {}});
        assert_eq!(refused(&mut desk, 1, impossible), "E_SAVE_CLOCK", "{game}");
        let kept = ask(&mut desk, 1, json!({"ask": "record", "form": "json"}));
        assert_eq!(kept["text"], save["text"], "{game}");
    }
}

#[test]
fn every_notation_is_written_and_typed() {
    let mut desk = Desk::default();
    let list = ask(&mut desk, 0, json!({"ask": "games"}));
    for info in list["games"].as_array().unwrap() {
        let game = info["id"].as_str().unwrap();
        open(&mut desk, 1, game);
        let mut random = SplitMix64::new(3);
        let step = picked_step(&mut desk, 1, &mut random).unwrap();
        for form in info["forms"].as_array().unwrap() {
            let write = json!({"ask": "write", "form": form, "step": step});
            let text = ask(&mut desk, 1, write)["text"].take();
            // UCI looks like the machine form of the same games, which goes first.
            if form != "uci" {
                let typed = ask(&mut desk, 1, json!({"ask": "typed", "text": text}));
                assert_eq!(typed["text"], *step, "{game} {form} {text}");
            }
            let view = ask(&mut desk, 1, json!({"ask": "notation", "form": form}));
            assert_eq!(view["view"]["game"], *game);
        }
        assert_eq!(
            refused(&mut desk, 1, json!({"ask": "notation", "form": "runes"})),
            "E_FORM"
        );
    }
}

/// A deployment is typed as one text and is one entry of the list.
#[test]
fn a_whole_turn_is_typed_and_shown_as_one() {
    let mut desk = Desk::default();
    let navy = "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1";
    let open = json!({"ask": "open", "game": "cotulenh", "options": {},
        "start": {"at": "position", "text": navy}});
    ask(&mut desk, 1, open);
    ask(&mut desk, 1, json!({"ask": "notation", "form": "san"}));
    for text in ["N<F>g7,T>&g7", "c3:N:F>g7,T>&g7", "c3Fg7,c3Tg7,commit"] {
        let typed = ask(&mut desk, 1, json!({"ask": "typed", "text": text}));
        assert_eq!(typed["text"], "c3Fg7,c3Tg7,commit");
    }
    let both = json!({"ask": "typed", "text": "c3Fg7,c3Tg7,commit,h12h11"});
    assert_eq!(refused(&mut desk, 1, both), "E_TURN_LONG");
    let play = json!({"ask": "play", "step": "c3Fg7,c3Tg7,commit"});
    let view = ask(&mut desk, 1, play)["view"].take();
    assert_eq!(view["history"].as_array().unwrap().len(), 3);
    let turn = json!({"index": 0, "number": 1, "side": "first", "ply": 0, "steps": 3,
        "text": "N<F>g7,T>&g7", "finished": true});
    assert_eq!(view["turns"], json!([turn]));
}

#[test]
fn a_fork_has_the_first_steps_and_leaves_the_game_alone() {
    let mut desk = Desk::default();
    for game in games(&mut desk) {
        let keys = random_game(&mut desk, 1, &game, 2, 12);
        let fork = ask(&mut desk, 2, json!({"ask": "fork", "from": 1, "ply": 5}));
        assert_eq!(key(&fork["view"]), keys[5], "{game}");
        let still = ask(&mut desk, 1, json!({"ask": "view"}));
        assert_eq!(Some(&key(&still["view"])), keys.last(), "{game}");
    }
}

#[test]
fn resignation_offer_and_answer_end_a_game() {
    let mut desk = Desk::default();
    let game = games(&mut desk).remove(0);
    open(&mut desk, 1, &game);
    let ask_1 = |desk: &mut Desk, request| ask(desk, 1, request)["view"]["status"].take();
    let offered = ask_1(&mut desk, json!({"ask": "offer_draw", "side": "first"}));
    assert_eq!(offered["draw_offer"], "first");
    let answer = json!({"ask": "answer_draw", "side": "second", "accept": true});
    let ended = ask_1(&mut desk, answer)["ended"].take();
    assert_eq!(ended["reason"], "agreement");
    open(&mut desk, 1, &game);
    let ended = ask_1(&mut desk, json!({"ask": "resign", "side": "first"}))["ended"].take();
    assert_eq!(
        (&ended["winner"], &ended["reason"]),
        (&json!("second"), &json!("resign"))
    );
    open(&mut desk, 1, &game);
    let decided = json!({"ask": "decide", "winner": "first", "reason": "time"});
    assert_eq!(ask_1(&mut desk, decided)["ended"]["reason"], "time");
}

#[test]
fn refusals_change_nothing() {
    let mut desk = Desk::default();
    let game = games(&mut desk).remove(0);
    let before = open(&mut desk, 1, &game);
    let bad = [
        (json!({"ask": "play", "step": "nonsense"}), None),
        (json!({"ask": "offers", "path": ["x9"]}), Some("E_PICK")),
        (
            json!({"ask": "read", "text": "{}", "game": null}),
            Some("E_SAVE_JSON"),
        ),
        (
            json!({"ask": "read", "text": "#fr=9.x.y", "game": null}),
            Some("E_LINK_VERSION"),
        ),
        (json!({"ask": "record", "form": "stone"}), Some("E_FORM")),
        (
            json!({"ask": "open", "game": "no-such-game", "options": {}, "start": {"at": "normal"}}),
            Some("E_GAME"),
        ),
        (
            json!({"ask": "open", "game": game, "options": {"x": "y"}, "start": {"at": "normal"}}),
            Some("E_OPTION"),
        ),
        (
            json!({"ask": "universe", "game": "no-such-game"}),
            Some("E_GAME"),
        ),
    ];
    for (request, code) in bad {
        let found = refused(&mut desk, 1, request.clone());
        assert!(code.is_none_or(|code| code == found), "{request}: {found}");
    }
    assert_eq!(ask(&mut desk, 1, json!({"ask": "view"}))["view"], before);
    assert_eq!(refused(&mut desk, 7, json!({"ask": "view"})), "E_NO_TABLE");
    ask(&mut desk, 1, json!({"ask": "close"}));
    assert_eq!(refused(&mut desk, 1, json!({"ask": "view"})), "E_NO_TABLE");
}

/// Whoever watches hears of a refused step by one event, and of other refusals nothing (rules: xiangqi 8.3).
#[test]
fn a_refused_step_sends_only_move_rejected() {
    let mut desk = Desk::default();
    for (table, game) in (1..).zip(games(&mut desk)) {
        let before = open(&mut desk, table, &game);
        let mut told = |request: Value| {
            let call = json!({"table": table, "request": request}).to_string();
            let answer: Value = serde_json::from_str(&desk.answer(&call)).unwrap();
            answer["refused"].clone()
        };
        for step in ["nonsense", "", "a9a9,a9a9", "\"\\"] {
            let said = told(json!({"ask": "play", "step": step}));
            let event =
                json!({"event": "move_rejected", "code": said["refusal"]["code"], "text": step});
            assert_eq!(said["events"], json!([event]), "{game}: {said}");
            assert!(
                !said["refusal"]["message"].as_str().unwrap().is_empty(),
                "{game}"
            );
        }
        let silent = told(json!({"ask": "explain", "step": "nonsense"}));
        assert_eq!(silent["events"], json!([]), "{game}: {silent}");
        let after = ask(&mut desk, table, json!({"ask": "view"}));
        assert_eq!(after["view"], before, "{game}");
    }
    let nowhere = json!({"table": 60, "request": {"ask": "play", "step": "h2e2"}}).to_string();
    let said: Value = serde_json::from_str(&desk.answer(&nowhere)).unwrap();
    assert_eq!(said["refused"]["events"], json!([]), "there is no table");
}

#[test]
fn a_refused_time_is_a_refused_step() {
    let mut desk = Desk::default();
    let game = "xiangqi";
    if !games(&mut desk).contains(&game.to_owned()) {
        return;
    }
    open(&mut desk, 1, game);
    let call = json!({"table": 1, "request": {"ask": "play", "step": "h2e2", "timing": 3}});
    let said: Value = serde_json::from_str(&desk.answer(&call.to_string())).unwrap();
    let event = json!({"event": "move_rejected", "code": "E_TIMING", "text": "h2e2"});
    assert_eq!(said["refused"]["events"], json!([event]));
}

#[test]
fn a_desk_has_room_for_a_page_and_not_for_a_leak() {
    let mut desk = Desk::default();
    let game = games(&mut desk).remove(0);
    for table in 0..64 {
        open(&mut desk, table, &game);
    }
    let open_one = json!({"ask": "open", "game": game, "options": {}, "start": {"at": "normal"}});
    assert_eq!(refused(&mut desk, 64, open_one.clone()), "E_TABLES");
    ask(&mut desk, 3, open_one);
}

#[test]
fn the_universe_names_every_site_of_the_scene() {
    let mut desk = Desk::default();
    for game in games(&mut desk) {
        let universe = ask(&mut desk, 0, json!({"ask": "universe", "game": game}));
        let sites = universe["universe"]["sites"].as_array().unwrap().len() as u64;
        let view = open(&mut desk, 1, &game);
        for site in view["scene"]["sites"].as_array().unwrap() {
            assert!(site.as_u64().unwrap() < sites, "{game}");
        }
    }
}

/// The third vector of rules: kings-cooking 16, and a game in which its invitation would be answered.
const INVITATION: &str = "#kc=1.AQ0AESIzRFVmd4iZqrvM3e7__3wDQW5uAAAAAAAAAA.ba37626d";
const ANSWER: &str = "#kc=1.AQEAESIzRFVmd4iZqrvM3e7_a0YDQW5uA0JvYgMAmiSIfSVueg.fe8b7ce5";

#[test]
fn an_invitation_is_the_vector_of_the_rules_there_and_back() {
    let mut desk = Desk::default();
    let sent = json!({
        "id": "00112233445566778899aabbccddeeff",
        "creator": "second", "choice": "PPP", "name": "Ann",
    });
    let invite = json!({"ask": "invite", "game": "kings-cooking", "invitation": sent});
    assert_eq!(ask(&mut desk, 0, invite)["text"], INVITATION);
    let read = ask(
        &mut desk,
        0,
        json!({"ask": "invitation", "text": INVITATION}),
    );
    assert_eq!(read["invitation"], sent);
    assert_eq!(read["answered"], false);
    // There is no game in it.
    let open = json!({"ask": "read", "text": INVITATION, "game": null});
    assert_eq!(refused(&mut desk, 1, open), "E_RECORD_FORM");
}

#[test]
fn a_game_tells_what_its_creator_had_sent() {
    let mut desk = Desk::default();
    let read = ask(&mut desk, 0, json!({"ask": "invitation", "text": ANSWER}));
    assert_eq!(read["answered"], true);
    assert_eq!(
        read["invitation"],
        json!({
            "id": "00112233445566778899aabbccddeeff",
            "creator": "first", "choice": "PNB", "name": "Ann",
        })
    );
}

#[test]
fn bad_invitations_are_refused_by_their_codes() {
    let mut desk = Desk::default();
    let good = json!({
        "id": "00112233445566778899aabbccddeeff",
        "creator": "first", "choice": "RNB", "name": "Ann",
    });
    for (game, field, value, code) in [
        ("xiangqi", "name", "Ann", "E_INVITATION"),
        ("chess", "name", "Ann", "E_GAME"),
        ("kings-cooking", "id", "0011", "E_RECORD_FORM"),
        ("kings-cooking", "choice", "RRR", "E_SEL_LIMIT"),
        ("kings-cooking", "name", "", "E_URL_FORMAT"),
        ("kings-cooking", "name", "\u{7}", "E_URL_NAME"),
    ] {
        let mut invitation = good.clone();
        invitation[field] = json!(value);
        let request = json!({"ask": "invite", "game": game, "invitation": invitation});
        assert_eq!(refused(&mut desk, 0, request), code, "{field} {value}");
    }
    let cut = &INVITATION[..INVITATION.len() - 1];
    for (text, code) in [
        (cut, "E_URL_TRUNCATED"),
        (&INVITATION.replace("3wD", "3wE"), "E_URL_CHECKSUM"),
        (&INVITATION.replace("=1.", "=2."), "E_URL_VERSION"),
        ("#fr=1.AAAA", "E_URL_FOREIGN"),
        ("", "E_URL_FOREIGN"),
    ] {
        let request = json!({"ask": "invitation", "text": text});
        assert_eq!(refused(&mut desk, 0, request), code, "{text}");
    }
}
