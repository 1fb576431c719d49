//! Records through the command line.

use data_encoding::BASE64URL_NOPAD;

use super::run::{code_of, fairyring_with};

fn convert(to: &str, text: &str) -> String {
    let run = fairyring_with(
        &["record", "--game", "kings-cooking", "--in", "-", "--to", to],
        text,
    );
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{to} from {text}");
    run.out
}

const GAME: &str = "[Game \"kings-cooking\"]\n[Light \"Ann\"]\n[Result \"1-0\"]\n[Reason \"empty\"]\n[Score \"2:0\"]\n\n1. a1a3 b3c1 2. b1c3 c1b3 3. a3b3 1-0\n";

#[test]
fn a_game_text_survives_every_form() {
    assert_eq!(convert("pgn", GAME), GAME);
    // Texts of before have no score; it is counted again.
    assert_eq!(convert("pgn", &GAME.replace("[Score \"2:0\"]\n", "")), GAME);
    let save = convert("json", GAME);
    assert_eq!(convert("pgn", &save), GAME);
    assert_eq!(convert("json", &save), save);
}

#[test]
fn a_link_gives_the_game_back() {
    let link = convert("url", GAME);
    assert!(link.starts_with('#') && link.lines().count() == 1, "{link}");
    assert!(
        convert("pgn", &link).contains("1. a1a3 b3c1 2. b1c3 c1b3 3. a3b3 1-0"),
        "{link}"
    );
}

#[test]
fn a_link_says_what_it_cannot_hold() {
    let text = GAME
        .replace("[Result", "[Event \"A feast\"]\n[Result")
        .replace(" 3.", " {hot} 3.");
    let args = [
        "record",
        "--game",
        "kings-cooking",
        "--in",
        "-",
        "--to",
        "url",
    ];
    let run = fairyring_with(&args, &text);
    assert_eq!(
        (run.status, run.err.as_str()),
        (0, "note: comments left out: 1\nnote: tags left out: 1\n")
    );
}

/// The vectors of section 16 of King's Cooking's rules text.
#[test]
fn the_own_link_of_kings_cooking_is_read_and_written() {
    let vector = "#kc=1.AQEAESIzRFVmd4iZqrvM3e7_a0YDQW5uA0JvYgMAmiSIfSVueg.fe8b7ce5";
    assert_eq!(convert("url", vector).trim_end(), vector);
    let save = convert("json", vector);
    assert!(
        save.contains("\"position\": \"N1r/1P1/2B d - 0.0 0.2 0 3\""),
        "{save}"
    );
    assert_eq!(convert("url", &save).trim_end(), vector);
    // A game from the middle of nowhere goes into the general link.
    let odd = "[Game \"kings-cooking\"]\n[Start \"r2/3/2R l - 0.2 0.2 0 0\"]\n\n1. c1b1 *\n";
    assert!(convert("url", odd).starts_with("#fr=2."));
}

#[test]
fn every_fault_of_the_own_link_has_its_code() {
    let args = [
        "record",
        "--game",
        "kings-cooking",
        "--in",
        "-",
        "--to",
        "json",
    ];
    let good = "#kc=1.AQAAESIzRFVmd4iZqrvM3e7_BwcDQW5uAAEAh5TUhpw.2df7252a";
    let waiting = "#kc=1.AQ0AESIzRFVmd4iZqrvM3e7__3wDQW5uAAAAAAAAAA.ba37626d";
    for (text, code) in [
        (good[..good.len() - 5].to_owned(), "E_URL_TRUNCATED"),
        (good.replacen("AQAA", "AQAB", 1), "E_URL_CHECKSUM"),
        (good.replacen("AQAA", "A+AA", 1), "E_URL_FORMAT"),
        (good.replacen("#kc=1", "#kc=2", 1), "E_URL_VERSION"),
        (format!("#kc=1.{}", "A".repeat(5000)), "E_URL_TOO_LONG"),
        (waiting.to_owned(), "E_RECORD_FORM"),
        ("#other=1".to_owned(), "E_LINK_FOREIGN"),
    ] {
        let run = fairyring_with(&args, &text);
        assert_eq!(code_of(&run, &args), code, "{text:.80}");
    }
}

/// A link of King's Cooking whose inside was changed by somebody who computes the checksum anew.
fn forged(good: &str, change: impl Fn(&mut Vec<u8>)) -> String {
    let body = good.split('.').nth(1).unwrap();
    let mut bytes = BASE64URL_NOPAD.decode(body.as_bytes()).unwrap();
    change(&mut bytes);
    let sum = crc32fast::hash(&bytes);
    format!("#kc=1.{}.{sum:08x}", BASE64URL_NOPAD.encode(&bytes))
}

/// Offsets by section 16 of the rules text: line-ups at 18 and 19, the creator's name from 20 on; the moves stand before the
/// four bytes of the digest.
#[test]
fn forged_links_are_refused_by_what_they_say() {
    let args = [
        "record",
        "--game",
        "kings-cooking",
        "--in",
        "-",
        "--to",
        "json",
    ];
    let good = "#kc=1.AQAAESIzRFVmd4iZqrvM3e7_BwcDQW5uAAEAh5TUhpw.2df7252a";
    assert_eq!(forged(good, |_| ()), good);
    let from_end = |back: usize, value: u8| {
        forged(good, |bytes| {
            let at = bytes.len() - back;
            bytes[at] = value;
        })
    };
    for (text, code) in [
        (forged(good, |bytes| bytes.push(0)), "E_URL_FORMAT"),
        (forged(good, |bytes| bytes[0] = 2), "E_URL_FORMAT"),
        (forged(good, |bytes| bytes[18] = 93), "E_URL_LINEUP"),
        (forged(good, |bytes| bytes[18] = 125), "E_URL_LINEUP"),
        (forged(good, |bytes| bytes[21] = b'<'), "E_URL_NAME"),
        (from_end(5, 200), "E_URL_MOVE"),
        (from_end(5, 9), "E_URL_MOVE"),
        (from_end(1, 0), "E_URL_DIGEST"),
    ] {
        let run = fairyring_with(&args, &text);
        assert_eq!(code_of(&run, &args), code, "{text}");
    }
    // A name that the link may not carry is refused when it is written.
    let to_link = [
        "record",
        "--game",
        "kings-cooking",
        "--in",
        "-",
        "--to",
        "url",
    ];
    let run = fairyring_with(&to_link, &GAME.replace("Ann", "A<b>n"));
    assert_eq!(code_of(&run, &to_link), "E_URL_NAME");
}

#[test]
fn a_record_of_another_game_is_refused() {
    let args = ["record", "--game", "xiangqi", "--in", "-", "--to", "json"];
    let run = fairyring_with(&args, &convert("json", GAME));
    assert_eq!(code_of(&run, &args), "E_RECORD_GAME");
}

#[test]
fn faulty_records_are_refused() {
    let args = [
        "record",
        "--game",
        "kings-cooking",
        "--in",
        "-",
        "--to",
        "json",
    ];
    let save = convert("json", GAME);
    for (text, code) in [
        (GAME.replace("b3c1", "b3b1"), "E_PGN_STEP"),
        (
            save.replace("\"version\": 1", "\"version\": 9"),
            "E_SAVE_VERSION",
        ),
        (save[..save.len() - 10].to_owned(), "E_SAVE_JSON"),
        ("#fr=1.AAAA".to_owned(), "E_LINK_TRUNCATED"),
    ] {
        let run = fairyring_with(&args, &text);
        assert_eq!(code_of(&run, &args), code, "{text}");
    }
}

const CHINESE: &str = "[Game \"Chinese Chess\"]\n[Red \"A\"]\n[Result \"1-0\"]\n[Termination \"resign\"]\n\n1. 炮二平五 马8进7 (1... 炮8平5) 2. 马二进三 {good} 1-0\n";

/// Converts a xiangqi record; what was said on standard error comes second.
fn xiangqi(to: &str, text: &str) -> (String, String) {
    let run = fairyring_with(
        &["record", "--game", "xiangqi", "--in", "-", "--to", to],
        text,
    );
    assert_eq!(run.status, 0, "{to} from {text}: {}", run.err);
    (run.out, run.err)
}

#[test]
fn the_formats_of_xiangqi_players_are_read_and_written() {
    let (save, said) = xiangqi("json", CHINESE);
    assert_eq!(said, "");
    assert!(save.contains("\"reason\": \"resign\""), "{save}");
    let (block, said) = xiangqi("dpxq", &save);
    assert_eq!(said, "");
    assert!(
        block.contains("[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]"),
        "{block}"
    );
    let (text, _) = xiangqi("pgn", &block);
    assert!(
        text.contains("1. 炮二平五 马8进7 (1... 炮8平5) 2. 马二进三 {good} 1-0"),
        "{text}"
    );
    let (link, said) = xiangqi("url", &text);
    assert_eq!(
        said,
        "note: variations left out: 1\nnote: comments left out: 1\n"
    );
    let (again, _) = xiangqi("pgn", &link);
    assert!(
        again.contains("1. 炮二平五 马8进7 2. 马二进三 1-0"),
        "{again}"
    );
}

#[test]
fn a_result_against_the_rules_is_refused() {
    let args = ["record", "--game", "xiangqi", "--in", "-", "--to", "json"];
    // A bare king is mated in one; the text gives the game to the other side.
    let text = "[Game \"Chinese Chess\"]\n[FEN \"3k5/R8/8R/9/9/9/9/9/9/4K4 w - - 0 1\"]\n[Result \"0-1\"]\n[Format \"ICCS\"]\n\n1. I7-I9 0-1\n";
    let run = fairyring_with(&args, text);
    assert_eq!(code_of(&run, &args), "E_PGN_RESULT");
}

/// The score of an end that was counted stands in a tag; a text without it is read as well, a wrong one is refused.
#[test]
fn a_counted_end_keeps_its_score_in_the_game_text() {
    let args = |to: &'static str| ["record", "--game", "kings-cooking", "--in", "-", "--to", to];
    let plain = "[Game \"kings-cooking\"]\n\n1. a1a3 b3c1 2. b1c3 c1b3 3. a3b3 1-0\n";
    let written = fairyring_with(&args("pgn"), plain);
    assert_eq!((written.status, written.err.as_str()), (0, ""));
    assert!(written.out.contains("[Score \"2:0\"]\n"), "{}", written.out);
    let again = fairyring_with(&args("pgn"), &written.out);
    assert_eq!(again.out, written.out);
    let link = fairyring_with(&args("url"), &written.out);
    assert!(link.out.starts_with("#kc=1."), "{}", link.out);
    let wrong = written.out.replace("2:0", "3:0");
    let refused = fairyring_with(&args("pgn"), &wrong);
    assert_eq!(code_of(&refused, &args("pgn")), "E_PGN_RESULT");
    // Nothing is counted while the game goes on: then the tag is anybody's.
    let open = "[Game \"kings-cooking\"]\n[Score \"long\"]\n\n1. a1a3 *\n";
    let kept = fairyring_with(&args("pgn"), open);
    assert!(kept.out.contains("[Score \"long\"]\n"), "{}", kept.out);
}
