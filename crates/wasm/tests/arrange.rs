//! Set-ups from outside: every question brings the text of the answer before.

use serde_json::{Value, json};

/// What is answered to a deed, or to none.
fn ask(game: &str, text: Option<&str>, deed: &Value) -> Value {
    let question = json!({"game": game, "options": {}, "text": text, "deed": deed});
    serde_json::from_str(&wasm::arrange(&question.to_string())).unwrap()
}

/// A piece is taken from its place and put back by its brush; a field is set to what it holds. Nothing has changed then.
#[test]
fn deeds_by_number_lead_there_and_back() {
    for listing in catalog::games() {
        let game = listing.info.id;
        let start = ask(game, None, &Value::Null)["ok"].take();
        let text = start["text"].as_str().unwrap();
        assert_eq!(start["whole"], text, "{game}");
        let piece = &start["scene"]["pieces"][0];
        let site = &piece["site"];
        let taken = ask(game, Some(text), &json!({"do": "take", "site": site}))["ok"].take();
        assert_ne!(taken["text"], text, "{game}");
        let brushes = start["palette"].as_array().unwrap();
        let brush = brushes.iter().find(|brush| {
            brush["side"] == piece["side"]
                && brush["kind"] == piece["kind"]
                && brush["badges"] == piece["badges"]
        });
        let brush = brush.unwrap_or_else(|| panic!("{game}: no brush for {piece}"));
        assert!(
            brush["sites"].as_array().unwrap().contains(site),
            "{game}: {brush}"
        );
        let put = json!({"do": "put", "site": site, "brush": brush["text"]});
        let back = ask(game, taken["text"].as_str(), &put)["ok"].take();
        assert_eq!(back["text"], text, "{game}");
        for field in start["fields"].as_array().unwrap() {
            let same = json!({"do": "set", "field": field["name"], "side": field["side"], "value": field["value"]});
            assert_eq!(ask(game, Some(text), &same)["ok"], start, "{game}: {field}");
        }
        let cleared = ask(game, Some(text), &json!({"do": "clear"}))["ok"].take();
        assert_eq!(cleared["scene"]["pieces"], json!([]), "{game}");
        let faults = cleared["faults"].as_array().unwrap();
        assert!(
            !faults.is_empty() && cleared["whole"].is_null(),
            "{game}: {cleared}"
        );
        let again = ask(
            game,
            cleared["text"].as_str(),
            &json!({"do": "standard", "setup": "start"}),
        );
        assert_eq!(again["ok"], start, "{game}");
    }
}

#[test]
fn what_is_refused_says_why() {
    for (game, text, deed, code) in [
        ("draughts", None, Value::Null, "E_GAME"),
        ("xiangqi", Some("9/9 w"), Value::Null, "E_RANKS"),
        (
            "xiangqi",
            None,
            json!({"do": "take", "site": 90}),
            "E_ARRANGE",
        ),
        ("xiangqi", None, json!({"do": "dance"}), "E_MESSAGE"),
        (
            "trid",
            None,
            json!({"do": "board", "board": "WQL", "anchor": 12, "turned": false}),
            "E_ARRANGE",
        ),
    ] {
        let answer = ask(game, text, &deed);
        assert_eq!(answer["refused"]["code"], code, "{game}: {answer}");
    }
}
