//! Saves and links on the game with the hard shapes.

use conformance::random_game;
use dummy::{Dummy, Options};
use record::{Beside, Clock, ClockKind, Line, Record, TextLimits, Written};
use rules::{Refusal, SplitMix64, Text};
use table::{Library, Opening, Table, open};
use wire::{json, link};

struct Shelf;

impl Library for Shelf {
    fn open(
        &self,
        game: &str,
        options: &[(String, String)],
        opening: &Opening,
    ) -> Result<Box<dyn Table>, Refusal> {
        match game {
            "leapers" => open::<Dummy>(options, opening),
            other => Err(table::TableRefusal::Game {
                id: other.to_owned(),
                accepted: ["leapers"].into_iter().collect(),
            }
            .into()),
        }
    }
}

/// Records of random games, some with steps taken back, an option, a result from outside, tags and comments.
fn records() -> Vec<Record> {
    (0..60)
        .map(|seed| {
            let automatic = seed % 3 == 0;
            let played = random_game::<Dummy>(Options { automatic }, 40, seed, |_, _| true);
            let value = if automatic { "taken" } else { "decided" };
            let options = [("arrivals".to_owned(), value.to_owned())];
            let mut table = open::<Dummy>(&options, &Opening::Normal).unwrap();
            for ply in &played {
                if table.play(&ply.before.step_text(ply.step)).is_err() {
                    break;
                }
            }
            for _ in 0..seed % 4 {
                table.undo_step();
            }
            if seed % 5 == 0 && table.status().ended.is_none() {
                table.resign(rules::Side::Second).unwrap();
            }
            let mut record = table.record();
            record
                .tags
                .insert("Event".into(), format!("a \"test\" \\ {seed}"));
            record
        })
        .collect()
}

fn with_comments(mut record: Record) -> Record {
    record.line.comment = "before the first step".into();
    record
}

/// The text of a record of which nothing may be lost.
fn text_of(written: Result<Written, Refusal>) -> String {
    let written = written.unwrap();
    assert_eq!(written.left_out, []);
    written.text
}

#[test]
fn every_format_gives_the_record_back() {
    for record in records() {
        let commented = with_comments(record.clone());
        assert_eq!(
            json::read(&text_of(json::write(&commented)), &Shelf).unwrap(),
            commented
        );
        assert_eq!(
            link::read(&text_of(link::write(&record, &Shelf)), &Shelf).unwrap(),
            record
        );
    }
}

#[test]
fn a_start_inside_a_turn_survives() {
    let options = [];
    let text = ".121... 1 3 - 0:0 0";
    let opening = Opening::Position(text.into(), rules::Reading::Lenient);
    let mut table = open::<Dummy>(&options, &opening).unwrap();
    table.play("stop").unwrap();
    let record = table.record();
    assert_eq!(
        json::read(&text_of(json::write(&record)), &Shelf).unwrap(),
        record
    );
    assert_eq!(
        link::read(&text_of(link::write(&record, &Shelf)), &Shelf).unwrap(),
        record
    );
}

/// A record with clocks and view settings.
fn with_beside() -> Record {
    let viewing = [("facing", "second"), ("look", "1 -2 0.5")];
    Record {
        beside: Beside {
            clock: Some(Clock {
                kind: ClockKind::Own,
                base: 180_000,
                increment: 2_000,
                left: [0, 181_999],
            }),
            viewing: viewing
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .into(),
        },
        ..records().swap_remove(1)
    }
}

#[test]
fn clocks_and_view_settings_return_from_a_save() {
    let whole = with_beside();
    let mut only_clock = whole.clone();
    only_clock.beside.viewing.clear();
    let mut only_view = whole.clone();
    only_view.beside.clock = None;
    let of_kind = |kind| {
        let mut record = whole.clone();
        if let Some(clock) = &mut record.beside.clock {
            clock.kind = kind;
        }
        record
    };
    let [delay, periods] = [ClockKind::Delay, ClockKind::Periods(5)].map(of_kind);
    for (record, said) in [
        (&delay, "\"kind\": \"delay\""),
        (&periods, "\"periods\": 5"),
    ] {
        assert!(text_of(json::write(record)).contains(said), "{said}");
    }
    // A number of periods without periods, and the other way round.
    let text = text_of(json::write(&periods));
    for wrong in [
        text.replace("\"kind\": \"periods\"", "\"kind\": \"delay\""),
        text.replace("\"periods\": 5,", ""),
    ] {
        assert_ne!(wrong, text);
        assert!(json::read(&wrong, &Shelf).is_err(), "{wrong}");
    }
    for record in [whole, only_clock, only_view, delay, periods] {
        let text = text_of(json::write(&record));
        assert!(text.contains("\"version\": 2"), "{text}");
        assert_eq!(json::read(&text, &Shelf).unwrap(), record);
    }
    // What has neither is written as ever, so that older readers read it.
    let plain = text_of(json::write(&records()[1]));
    assert!(plain.contains("\"version\": 1"), "{plain}");
    assert!(
        !plain.contains("clock") && !plain.contains("viewing"),
        "{plain}"
    );
    // A newer program may say 2 without having anything to say.
    let empty = plain.replace("\"version\": 1", "\"version\": 2");
    assert_eq!(json::read(&empty, &Shelf).unwrap(), records()[1]);
}

#[test]
fn faulty_clocks_and_view_settings_have_their_own_codes() {
    let good = text_of(json::write(&with_beside()));
    let most = TextLimits::STANDARD;
    let many: Vec<String> = (0..=most.settings)
        .map(|number| format!("\"s{number}\": \"\""))
        .collect();
    let cases = [
        ("180000", "0", "E_SAVE_CLOCK"),
        ("180000", "2592000001", "E_SAVE_CLOCK"),
        ("181999", "2592000001", "E_SAVE_CLOCK"),
        ("2000", "2592000001", "E_SAVE_CLOCK"),
        ("181999", "2592000000", "accepted"),
        ("181999", "-1", "E_SAVE_JSON"),
        ("181999", "0.5", "E_SAVE_JSON"),
        ("181999", "4294967296", "E_SAVE_JSON"),
        ("181999", "\"soon\"", "E_SAVE_JSON"),
        ("181999", "1, 2", "E_SAVE_JSON"),
        ("increment", "delay", "E_SAVE_JSON"),
        ("\"second\"", "2", "E_SAVE_JSON"),
        ("\"second\"", "[\"second\"]", "E_SAVE_JSON"),
        ("second", &"x".repeat(most.setting), "E_SAVE_VIEW"),
        (
            "second",
            &"x".repeat(most.setting - "facing".len()),
            "accepted",
        ),
        ("second", "first", "accepted"),
        ("\"facing\": \"second\"", &many.join(", "), "E_SAVE_VIEW"),
        ("\"version\": 2", "\"version\": 1", "E_SAVE_VERSION"),
    ];
    for (from, to, expected) in cases {
        assert!(good.contains(from), "{from}");
        let text = good.replacen(from, to, 1);
        assert_eq!(
            code(json::read(&text, &Shelf)),
            expected,
            "{from} -> {to:.40}"
        );
    }
}

fn code<T>(result: Result<T, Refusal>) -> &'static str {
    result.map_or_else(|refusal| refusal.code, |_| "accepted")
}

/// A record whose variations nest `depth` deep.
fn nested(depth: usize) -> Record {
    let mut line = Line::from_iter(["1>2"]);
    for level in 0..depth {
        let mut around = Line::from_iter(["1>2"]);
        around.entries[0].comment = format!("level {level} \n\"}}");
        around.entries[0].glyphs = vec![1, 255];
        around.entries[0].variations = vec![line];
        line = around;
    }
    Record {
        game: "leapers".to_owned(),
        cursor: 1,
        line,
        ..Record::default()
    }
}

#[test]
fn a_tree_returns_from_a_save_as_deep_as_it_may_be() {
    let deepest = nested(TextLimits::STANDARD.depth);
    let text = text_of(json::write(&deepest));
    assert!(text.contains("\"version\": 3"), "{text}");
    let read = json::read(&text, &Shelf).unwrap();
    assert_eq!(read.line, deepest.line);
    assert_eq!(
        text_of(json::write(&read)).matches("level").count(),
        TextLimits::STANDARD.depth
    );
    let too_deep = json::write(&nested(TextLimits::STANDARD.depth + 1))
        .unwrap()
        .text;
    assert_eq!(code(json::read(&too_deep, &Shelf)), "E_SIZE");
    let hostile = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let hostile = text.replacen("\"steps\": [", &format!("\"steps\": [{hostile},"), 1);
    assert_eq!(code(json::read(&hostile, &Shelf)), "E_SAVE_JSON");
}

#[test]
fn a_save_has_a_line_or_steps_as_its_version_says() {
    let tree = text_of(json::write(&nested(1)));
    let plain = text_of(json::write(&records()[1]));
    for (text, from, to) in [
        (&tree, "\"version\": 3", "\"version\": 1"),
        (&tree, "\"version\": 3", "\"version\": 2"),
        (
            &tree,
            "\"cursor\"",
            "\"comments\": {\"0\": \"a\"}, \"cursor\"",
        ),
        (&plain, "\"version\": 1", "\"version\": 3"),
    ] {
        let text = text.replacen(from, to, 1);
        assert_eq!(code(json::read(&text, &Shelf)), "E_SAVE_VERSION", "{text}");
    }
    for (from, to, expected) in [
        ("\"1>2\"", "\"1>2,5>4\"", "E_RECORD_STEP"),
        ("\"1>2\"", "\"1>3\"", "E_RECORD_STEP"),
        ("255", "256", "E_SAVE_JSON"),
        ("\"glyphs\"", "\"marks\"", "E_SAVE_JSON"),
        ("\"cursor\": 1", "\"cursor\": 2", "E_RECORD_STEP"),
    ] {
        let text = tree.replace(from, to);
        assert_ne!(text, tree, "{from}");
        assert_eq!(code(json::read(&text, &Shelf)), expected, "{text}");
    }
}

#[test]
fn a_link_says_what_it_leaves_out() {
    let record = Record {
        beside: with_beside().beside,
        ..nested(3)
    };
    let said = link::write(&record, &Shelf).unwrap().left_out;
    let said: Vec<String> = said.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "variations left out: 3",
            "comments left out: 3",
            "glyphs left out: 6",
            "clocks left out: 1",
            "view settings left out: 2"
        ]
    );
}

#[test]
fn faulty_saves_have_their_own_codes() {
    let good = text_of(json::write(&records()[1]));
    let cases = [
        (good[..good.len() / 2].to_owned(), "E_SAVE_JSON"),
        ("[]".to_owned(), "E_SAVE_JSON"),
        (good.replace("fairyring-save", "other"), "E_SAVE_FORMAT"),
        (
            good.replace("\"version\": 1", "\"version\": 4"),
            "E_SAVE_VERSION",
        ),
        (good.replace("\"cursor\"", "\"colour\""), "E_SAVE_JSON"),
        (good.replace("leapers", "draughts"), "E_GAME"),
        (good.replace("\"start\": \"", "\"start\": \"x"), "E_POS"),
        (
            good.replace("\"position\": \"", "\"position\": \"x"),
            "E_RECORD_POSITION",
        ),
        (good.replacen("1>2", "1>5", 1), "E_RECORD_STEP"),
        (
            good.replace("\"steps\"", "\"options\": {\"gravity\": \"on\"}, \"steps\""),
            "E_OPTION",
        ),
        (
            format!("{good}{}", " ".repeat(TextLimits::STANDARD.text)),
            "E_TEXT_TOO_LONG",
        ),
    ];
    assert!(good.contains("1>2"));
    for (text, expected) in cases {
        assert_eq!(code(json::read(&text, &Shelf)), expected, "{text:.200}");
    }
    let mut long = records()[1].clone();
    long.line = Line::from_iter(vec!["1>2"; TextLimits::STANDARD.steps + 1]);
    assert_eq!(
        code(json::read(&text_of(json::write(&long)), &Shelf)),
        "E_TOO_MANY_STEPS"
    );
}

#[test]
fn faulty_links_have_their_own_codes() {
    let good = text_of(link::write(&records()[1], &Shelf));
    let (head, check) = good.rsplit_once('.').unwrap();
    let mut flipped = head.to_owned().into_bytes();
    let middle = flipped.len() / 2;
    flipped[middle] = if flipped[middle] == b'A' { b'B' } else { b'A' };
    let flipped = String::from_utf8(flipped).unwrap();
    let cases = [
        (good.replacen("#fr=", "#xy=", 1), "E_LINK_FOREIGN"),
        (String::new(), "E_LINK_FOREIGN"),
        (good.replacen("#fr=2.", "#fr=3.", 1), "E_LINK_VERSION"),
        (good.replacen("#fr=2.", "#fr=0.", 1), "E_LINK_VERSION"),
        (good.replacen("#fr=2.", "#fr=.", 1), "E_LINK_VERSION"),
        (good[..good.len() - 3].to_owned(), "E_LINK_TRUNCATED"),
        (head.to_owned(), "E_LINK_TRUNCATED"),
        ("#fr=1".to_owned(), "E_LINK_TRUNCATED"),
        ("#fr=2".to_owned(), "E_LINK_TRUNCATED"),
        (format!("{good}0"), "E_LINK_FORMAT"),
        (format!("{good}.0"), "E_LINK_FORMAT"),
        (format!("{head}%.{check}"), "E_LINK_FORMAT"),
        (format!("{flipped}.{check}"), "E_LINK_CHECKSUM"),
        (
            format!("#fr=2.{}.{check}", "A".repeat(20_000)),
            "E_LINK_TOO_LONG",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(code(link::read(&text, &Shelf)), expected, "{text:.100}");
    }
}

/// The body of version 1 is that of version 2; what it does not say of changed defaults is tested where there are any.
#[test]
fn a_link_of_the_first_version_is_read() {
    for record in records() {
        let link = text_of(link::write(&record, &Shelf));
        let old = link.replacen("#fr=2.", "#fr=1.", 1);
        assert_ne!(old, link);
        let read = link::read(&old, &Shelf).unwrap();
        assert_eq!(read, link::read(&link, &Shelf).unwrap());
        assert_eq!(text_of(link::write(&read, &Shelf)), link);
    }
}

/// A link whose checksum is right but whose inside was changed by somebody who knows the format.
fn forged(good: &str, change: impl Fn(&mut Vec<u8>)) -> String {
    let body = good.split('.').nth(1).unwrap();
    let mut bytes = data_encoding::BASE64URL_NOPAD
        .decode(body.as_bytes())
        .unwrap();
    change(&mut bytes);
    let sum = crc32fast::hash(&bytes);
    format!(
        "#fr=2.{}.{sum:08x}",
        data_encoding::BASE64URL_NOPAD.encode(&bytes)
    )
}

#[test]
fn forged_links_are_refused_by_the_rules_and_not_by_the_checksum() {
    let mut table = open::<Dummy>(&[], &Opening::Normal).unwrap();
    for step in ["1>2", "5>4", "0>1"] {
        table.play(step).unwrap();
    }
    let good = text_of(link::write(&table.record(), &Shelf));
    assert_eq!(forged(&good, |_| ()), good);
    let left_over = forged(&good, |bytes| bytes.push(7));
    assert_eq!(code(link::read(&left_over, &Shelf)), "E_LINK_FORMAT");
    let other_game = forged(&good, |bytes| bytes[1] = b'x');
    assert_eq!(code(link::read(&other_game, &Shelf)), "E_GAME");
    let digest = forged(&good, |bytes| {
        let last = bytes.len() - 1;
        bytes[last] ^= 1;
    });
    assert_eq!(code(link::read(&digest, &Shelf)), "E_LINK_DIGEST");
    // The packed byte is the one before the digest (a varint of five bytes): ask for an index beyond the list.
    let at = data_encoding::BASE64URL_NOPAD
        .decode(good.split('.').nth(1).unwrap().as_bytes())
        .unwrap()
        .len();
    let steps = (1..at)
        .map(|index| {
            code(link::read(
                &forged(&good, |bytes| bytes[index] = 0xff),
                &Shelf,
            ))
        })
        .filter(|&code| code == "E_LINK_STEP")
        .count();
    assert!(steps > 0, "no forgery reached the steps");
}

#[test]
fn a_link_of_sixty_steps_is_short() {
    let mut random = SplitMix64::new(4);
    let mut table = open::<Dummy>(&[], &Opening::Normal).unwrap();
    while table.status().ply < 60 && table.status().ended.is_none() {
        let steps = table.steps();
        let wanted = steps.iter().find(|step| *step == "return");
        let step = wanted.unwrap_or(&steps[random.below(steps.len())]).clone();
        table.play(&step).unwrap();
    }
    let link = text_of(link::write(&table.record(), &Shelf));
    assert!(
        link.len() < 100,
        "{} characters for {} steps",
        link.len(),
        table.status().ply
    );
}

#[test]
fn mutated_texts_never_panic() {
    let mut random = SplitMix64::new(11);
    let texts: Vec<String> = records()
        .iter()
        .take(10)
        .flat_map(|record| {
            [
                text_of(json::write(&Record {
                    beside: with_beside().beside,
                    ..record.clone()
                })),
                text_of(json::write(record)),
                text_of(link::write(record, &Shelf)),
            ]
        })
        .collect();
    for _ in 0..20_000 {
        let mut bytes = texts[random.below(texts.len())].clone().into_bytes();
        for _ in 0..1 + random.below(3) {
            let at = random.below(bytes.len());
            match random.below(4) {
                0 => bytes[at] = random.below(256) as u8,
                1 => bytes.truncate(at.max(1)),
                2 => bytes.insert(at, b"{}[]\"#.,0z"[random.below(10)]),
                _ => {
                    bytes.remove(at);
                    bytes.push(b' ');
                }
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        for result in [json::read(&text, &Shelf), link::read(&text, &Shelf)] {
            if let Err(refusal) = result {
                assert!(
                    !refusal.message.is_empty() && !refusal.message.contains('\n'),
                    "{refusal:?}"
                );
            }
        }
    }
}
