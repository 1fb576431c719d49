//! A copy of a server that is being used, and the server that goes on from it.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

use super::stage::{Stage, create};
use crate::cli::run::{printed, refused};

/// Everything that was acknowledged before the copy began is in it, and invitations that were given out are still good.
#[test]
fn a_server_goes_on_from_a_copy_that_was_made_while_it_was_used() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::start(&folder.path().join("data"));
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (data, copy, back) = (path("data"), path("copy.db"), path("back"));
    let body = |number: usize| {
        let command = format!("{number:032x}");
        json!({"command": command, "terms": {"game": "xiangqi"}, "side": "first"})
    };
    let acked: Mutex<Vec<(usize, Value)>> = Mutex::default();
    let over = AtomicBool::new(false);
    let (before, said) = std::thread::scope(|scope| {
        scope.spawn(|| {
            for number in 1.. {
                if over.load(Ordering::Relaxed) {
                    return;
                }
                let made = create(stage.address, &body(number));
                acked.lock().unwrap().push((number, made));
            }
        });
        while acked.lock().unwrap().len() < 20 {
            std::thread::sleep(Duration::from_millis(5));
        }
        let before = acked.lock().unwrap().clone();
        let said = printed(&["backup", "--data", &data, "--out", &copy]);
        over.store(true, Ordering::Relaxed);
        (before, said)
    });
    let first = said.lines().next();
    assert_eq!(first, Some(copy.as_str()));
    drop(stage);
    let told = printed(&["restore", "--from", &copy, "--data", &back]);
    let (name, held) = told.split_once('\n').unwrap();
    assert_eq!(name, back);
    assert_eq!(held.trim(), said.lines().nth(1).unwrap());
    let words: Vec<&str> = held.split_whitespace().collect();
    assert!(words[1].parse::<usize>().unwrap() >= before.len(), "{held}");
    let again = ["restore", "--from", &copy, "--data", &back];
    assert_eq!(refused(&again), "E_DATA");
    let stage = Stage::start(back.as_ref());
    for (number, made) in before {
        let again = create(stage.address, &body(number));
        assert_eq!(again["round"], made["round"]);
        let token = |made: &Value| made["invite"]["second"]["token"].clone();
        assert_eq!(token(&again), token(&made));
    }
}
