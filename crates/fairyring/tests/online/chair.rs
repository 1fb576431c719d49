//! A chair of an online round in the terminal.

use std::path::Path;

use serde_json::json;

use super::stage::Stage;
use super::terminal::{PROMPT, Terminal};
use crate::cli::run::{code_of, printed};

/// What stands behind a word at the beginning of a line.
fn word(said: &str, name: &str) -> String {
    let line = said.lines().find_map(|line| line.strip_prefix(name));
    line.unwrap_or_else(|| panic!("no {name} in {said}"))
        .trim()
        .to_owned()
}

/// Two persons sit down; the one who made the round, the other one, and the watching link.
fn pair(stage: &Stage, folder: &Path, args: &[&str]) -> (Terminal, Terminal, String) {
    let (url, ada_home) = (stage.url(), folder.join("ada"));
    let made = [&[url.as_str(), "--name", "Ada"], args].concat();
    let mut ada = Terminal::open(&ada_home, &made);
    let said = ada.expect("waiting for somebody");
    let (link, watch) = (word(&said, "link "), word(&said, "watch "));
    let mut bob = Terminal::open(&folder.join("bob"), &[&link, "--name", "Bob"]);
    bob.expect("you play ");
    (ada, bob, watch)
}

#[test]
fn two_terminals_play_talk_and_survive_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::start(&folder.path().join("data"));
    let (mut ada, mut bob, watch) = pair(&stage, folder.path(), &["--game", "xiangqi"]);
    ada.expect("red (turn)> ");
    bob.expect("red is to act");
    // A refusal has the code of the rules, and nothing was sent.
    ada.type_line("a0a9");
    let said = ada.expect(PROMPT);
    assert!(said.starts_with("PATH: rook a0-a9"), "{said}");
    bob.type_line("h9g7");
    bob.expect("E_NOT_YOUR_TURN");
    ada.type_line("h2e2");
    bob.expect("red: turn h2e2");
    bob.expect("black (turn)> ");
    // A draw, refused; a turn taken back, agreed.
    ada.type_line("draw");
    bob.expect("red: draw offered");
    bob.type_line("decline");
    ada.expect("black: draw refused");
    ada.type_line("decline");
    ada.expect("nothing waits for an answer of yours");
    bob.type_line("takeback");
    bob.expect("there is no turn of yours");
    ada.type_line("takeback");
    bob.expect("red: takeback asked");
    bob.type_line("accept");
    ada.expect("black: taken back");
    ada.expect("red (turn)> ");
    ada.type_line("text");
    assert!(
        ada.expect(" w - - 0 1").contains("1C5C1"),
        "the cannon is back"
    );
    ada.type_line("h2e2");
    bob.expect("red: turn h2e2");
    // What is typed while nobody is there is stored once.
    stage.kill();
    bob.expect("the server is away");
    bob.type_line("h9g7");
    bob.expect("not stored yet");
    stage.restart();
    ada.expect("black: turn h9g7");
    bob.expect("red is to act");
    // Whoever leaves finds his chair again by the link that everybody may have; others watch.
    ada.type_line("quit");
    assert_eq!(ada.leave(), 0);
    let mut ada = Terminal::open(&folder.path().join("ada"), &[&watch]);
    ada.expect("you play red");
    ada.expect("red (turn)> ");
    let mut eve = Terminal::open(&folder.path().join("eve"), &[&watch]);
    eve.expect("you watch");
    eve.expect("red is to act");
    eve.type_line("resign");
    eve.expect("E_");
    ada.type_line("resign");
    for terminal in [&mut ada, &mut bob, &mut eve] {
        terminal.expect("black: resign");
        assert_eq!(terminal.ended(), 0);
    }
    stage.kill();
    let data = stage.data.to_str().unwrap().to_owned();
    let said = printed(&["doctor", "--data", &data]);
    assert_eq!(said.lines().last().unwrap(), "rounds 1 entries 9 faults 0");
    let kept = folder.path().join("ada/players.json");
    let text = std::fs::read_to_string(&kept).unwrap();
    assert!(text.contains(&stage.address.to_string()), "{text}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(kept).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "nobody else reads who one is");
    }
}

/// Turns of several steps, duties, energies: each game is typed by what its `moves` say.
#[test]
fn every_game_is_played_by_typing_its_steps() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::start(&folder.path().join("data"));
    for listing in catalog::games() {
        let home = folder.path().join(listing.info.id);
        let (mut ada, mut bob, _) = pair(&stage, &home, &["--game", listing.info.id]);
        let [first, _] = listing.info.sides;
        for player in [&mut ada, &mut bob] {
            // One step after the other, until the turn is whole: a deploy is at its end after a few.
            let mut steps_typed = 0;
            player.expect(PROMPT);
            loop {
                player.type_line("moves");
                let said = player.expect(PROMPT);
                let steps: Vec<&str> = said.lines().next().unwrap().split(' ').collect();
                player.type_line(steps[steps_typed % steps.len()]);
                steps_typed += 1;
                let said = player.expect_any(&[PROMPT, "is to act"]);
                if said.contains("is to act") {
                    break;
                }
                assert!(steps_typed < 40, "{said}");
            }
        }
        bob.type_line("resign");
        bob.expect(&format!("{first}: resign"));
        ada.expect(&format!("{first}: resign"));
    }
}

/// Pieces that are chosen unseen, by two links and no chair for whoever made the round.
#[test]
fn line_ups_are_chosen_unseen() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::start(&folder.path().join("data"));
    let terms = json!({"game": "kings-cooking", "start": "draft"});
    let made = stage.create(&json!({"terms": terms, "side": null}));
    let sit = |side: &str, home: &str| {
        let link = made["invite"][side]["link"].as_str().unwrap();
        Terminal::open(&folder.path().join(home), &[link])
    };
    let mut ada = sit("first", "ada");
    ada.expect("you play light");
    ada.expect("both choose their pieces unseen");
    let mut bob = sit("second", "bob");
    bob.expect("both choose their pieces unseen");
    bob.type_line("draft XYZ");
    bob.expect("E_");
    bob.type_line("draft BRN");
    bob.expect("dark: drafted");
    let said = ada.expect("dark: drafted");
    assert!(!said.contains("BRN"), "{said}");
    ada.type_line("draft RNB");
    let said = ada.expect(PROMPT);
    assert!(said.contains("3 | b | r | n |"), "{said}");
}

/// A program may type everything at once: each line waits until the log has told what it speaks of.
#[test]
fn lines_may_be_typed_ahead() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::start(&folder.path().join("data"));
    let (mut ada, bob, watch) = pair(&stage, folder.path(), &["--game", "xiangqi"]);
    ada.expect(PROMPT);
    assert_eq!(ada.leave(), 0);
    assert_eq!(bob.leave(), 0);
    let mut ada = Terminal::open(&folder.path().join("ada"), &[&watch]);
    for line in ["h2e2", "draw", "takeback", "text"] {
        ada.type_line(line);
    }
    let said = ada.expect(" b - - ");
    for told in ["red: turn h2e2", "red: draw offered", "red: takeback asked"] {
        assert!(said.contains(told), "{said}");
    }
    assert_eq!(ada.leave(), 0);
}

#[test]
fn what_cannot_be_played_is_refused_by_its_code() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::start(&folder.path().join("data"));
    let url = stage.url();
    let made = stage.create(&json!({"terms": {"game": "xiangqi"}, "side": "first"}));
    let link = made["invite"]["second"]["link"].as_str().unwrap();
    let round = link.split('#').next().unwrap();
    let bad_token = format!("{round}#AAAAAAAAAAAAAAAAAAAAAA");
    let nobody = format!("{url}/g/0000000000000");
    let code = |args: &[&str]| {
        let home = folder.path().join("home");
        let run = Terminal::run(&home, args);
        code_of(&run, args)
    };
    assert_eq!(code(&["localhost:1"]), "E_ONLINE");
    assert_eq!(code(&["http://127.0.0.1:1/x"]), "E_ONLINE");
    assert_eq!(
        code(&["https://play.example.org/g/0000000000000"]),
        "E_FEATURE"
    );
    assert_eq!(code(&[&url]), "USAGE");
    assert_eq!(code(&[round, "--game", "xiangqi"]), "USAGE");
    assert_eq!(code(&[round, "--level", "3"]), "USAGE");
    assert_eq!(code(&[&url, "--game", "chess"]), "E_GAME");
    assert_eq!(
        code(&[&url, "--game", "xiangqi", "--option", "a=b"]),
        "E_OPTION"
    );
    assert_eq!(code(&[&nobody]), "E_ROUND");
    assert_eq!(code(&[&bad_token]), "E_TOKEN");
    assert_eq!(code(&[&bad_token, "--name", "\u{202e}"]), "E_NAME");
    // Nobody is there, and somebody who is no server of rounds.
    assert_eq!(code(&["http://127.0.0.1:1/g/0000000000000"]), "E_ONLINE");
    let other = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap();
    std::thread::spawn(move || {
        let (mut socket, _) = other.accept().unwrap();
        let answer = "HTTP/1.1 404 Not Found\r\nContent-Length: 3\r\n\r\nno!";
        std::io::Write::write_all(&mut socket, answer.as_bytes()).unwrap();
        // Whoever asks has asked all before the line is cut.
        let _ = std::io::Read::read(&mut socket, &mut [0; 1024]);
    });
    assert_eq!(
        code(&[&format!("http://{address}/g/0000000000000")]),
        "E_ONLINE"
    );
    // The chair is taken, by somebody else.
    let mut bob = Terminal::open(&folder.path().join("bob"), &[link]);
    bob.expect("you play black");
    assert_eq!(code(&[link]), "E_CHAIR_TAKEN");
    // A file that is none of ours is never written over.
    let spoilt = folder.path().join("spoilt");
    std::fs::create_dir(&spoilt).unwrap();
    std::fs::write(spoilt.join("players.json"), "no JSON").unwrap();
    let run = Terminal::run(&spoilt, &[round]);
    assert_eq!(code_of(&run, &[round]), "E_FILE");
}
