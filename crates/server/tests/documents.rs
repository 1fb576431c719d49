//! The program of `docs/online.md`, word for word.

use std::process::Command;

use crate::client::Server;

#[test]
fn the_program_of_the_document_plays() {
    let text = include_str!("../../../docs/online.md");
    let program = text
        .split("```python\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next());
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("random_player.py");
    std::fs::write(&file, program.unwrap()).unwrap();
    let server = Server::start(&folder.path().join("data"));
    // The shortest game: by chance others take hundreds of turns.
    let game = "kings-cooking";
    let played = Command::new("python3")
        .arg(&file)
        .arg(format!("http://{}/", server.address))
        .arg(game)
        .output()
        .expect("python3 runs");
    assert!(
        played.status.success(),
        "{game}: {}",
        String::from_utf8_lossy(&played.stderr)
    );
    let said = String::from_utf8(played.stdout).unwrap();
    let round = said.split("/g/").nth(1).unwrap().split(' ').next().unwrap();
    assert_eq!(server.client().legal(round)["phase"], "over", "{said}");
}
