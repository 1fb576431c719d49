//! What the key of an open session covers, and what only equality sees.

use cotulenh::Cotulenh;
use rules::{Position, Reading, Refused, Standing, Text};

fn after(text: &str, actions: &[&str]) -> Cotulenh {
    let mut position =
        Cotulenh::read_position(text, Reading::Lenient, cotulenh::Options::upstream()).unwrap();
    for action in actions {
        let step = position.explain(action, Standing::Open).unwrap();
        let _token = position.play_unchecked(step);
    }
    position
}

const STACK: &str = "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1";

#[test]
fn the_order_of_independent_steps_is_not_in_the_key() {
    let one = after(STACK, &["c3Fg7", "c3Td3"]);
    let other = after(STACK, &["c3Td3", "c3Fg7"]);
    assert_eq!(one.key(), other.key());
    assert_ne!(one, other, "the record of the turn differs");
}

#[test]
fn what_may_still_act_is_in_the_key() {
    // The same placement: in one the tank may still act on its way, in the other the turn has just begun.
    let open = after(STACK, &["c3Fg7"]);
    let fresh = after(
        "7c2i/10i/11/11/11/6F4/11/11/11/2(NT)8/10I/6C3I r - - 0 1",
        &[],
    );
    assert_ne!(open.key(), fresh.key());
}

#[test]
fn what_can_be_boarded_is_in_the_key() {
    // A plane that landed in this session can be boarded from afar, one that stood there cannot.
    let landed = after(STACK, &["c3Fg7"]);
    let text = "7c2i/10i/11/11/11/6F4/11/11/11/2(NT)8/10I/6C3I r - - 0 1";
    let stood = after(text, &[]);
    assert!(landed.explain("c3Tg7", Standing::Open).is_ok());
    assert_eq!(
        stood.explain("c3Tg7", Standing::Open).unwrap_err().code(),
        "E_GEOMETRY"
    );
    assert_ne!(landed.key(), stood.key());
}

#[test]
fn commit_leads_to_the_key_of_the_plain_position() {
    let committed = after(STACK, &["c3Fg7", "c3Tg7", "commit"]);
    let text = "7c2i/10i/11/11/11/6(FT)4/11/11/11/2N8/10I/6C3I b - - 1 1";
    assert_eq!(committed, after(text, &[]));
    assert_eq!(committed.key(), after(text, &[]).key());
}

#[test]
fn a_session_unfolds_to_the_start_of_its_turn() {
    let open = after(STACK, &["c3Fg7", "c3Tg7"]);
    let (start, steps) = open.unfold().unwrap();
    assert_eq!(start, after(STACK, &[]));
    assert_eq!(steps.len(), 2);
    assert!(start.unfold().is_none());
}
