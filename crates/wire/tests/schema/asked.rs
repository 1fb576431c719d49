//! Everything that is asked of a server.

use wire::online::{Ask, CommandBody, Create, Incoming, Myself, Redeem, Sit, read};

const HEX: &str = "5f00000000000000000000000000aa01";

/// Each with the name of its definition.
pub(crate) fn asked() -> Vec<(&'static str, String)> {
    let mut asked: Vec<(&str, String)> = [
        r#"{"do":"play","ply":0,"turn":"h2e2"}"#,
        r#"{"do":"play","ply":0,"turn":"h2e2","timing":-12}"#,
        r#"{"do":"play","ply":0,"turn":"h2e2","timing":null}"#,
        r#"{"do":"resign"}"#,
        r#"{"do":"offer_draw"}"#,
        r#"{"do":"answer_draw","offer":3,"accept":true}"#,
        r#"{"do":"ask_takeback","to":1}"#,
        r#"{"do":"answer_takeback","offer":3,"accept":false}"#,
        r#"{"do":"withdraw","offer":3}"#,
        r#"{"do":"abort"}"#,
        r#"{"do":"claim","as":"win"}"#,
        r#"{"do":"claim","as":"draw"}"#,
        r#"{"do":"give_time"}"#,
        r#"{"do":"offer_rematch"}"#,
        r#"{"do":"answer_rematch","offer":3,"accept":true}"#,
        r#"{"do":"draft","choice":"RNB"}"#,
        r#"{"do":"leave"}"#,
    ]
    .into_iter()
    .map(|action| {
        (
            "CommandBody",
            format!(r#"{{"command":"{HEX}","action":{action}}}"#),
        )
    })
    .collect();
    for ask in [
        r#"{"ask":"hello","protocol":1,"build":"b"}"#.to_owned(),
        r#"{"ask":"follow","round":"7zw0k3m9qapxt"}"#.to_owned(),
        r#"{"ask":"follow","round":"7ZW0K3M9QAPXT","after":null,"digest":null}"#.to_owned(),
        r#"{"ask":"follow","round":"7zw0k3m9qapxt","after":4,"digest":"CBF43926"}"#.to_owned(),
        r#"{"ask":"unfollow","round":"7zw0k3m9qapxt"}"#.to_owned(),
        format!(
            r#"{{"ask":"do","round":"7zw0k3m9qapxt","command":"{HEX}","action":{{"do":"resign"}}}}"#
        ),
    ] {
        asked.push(("Ask", ask));
    }
    for phrase in ["hello", "good_game", "thank_you", "sorry", "one_moment"] {
        asked.push((
            "Ask",
            format!(r#"{{"ask":"say","round":"7zw0k3m9qapxt","phrase":"{phrase}"}}"#),
        ));
    }
    for terms in [
        r#"{"game":"g"}"#,
        r#"{"game":"g","options":{"book":"upstream"},"start":{"setup":"RNB:RNB"},"clock":{"kind":"live","base_ms":300000,"increment_ms":3000},"takebacks":false,"beat":"on_trust","visibility":"closed","rated":true}"#,
        r#"{"game":"g","start":{"position":"x"},"clock":{"kind":"days","days":3},"beat":"off","visibility":"listed"}"#,
        r#"{"game":"g","start":"normal","clock":{"kind":"none"},"visibility":"unlisted"}"#,
        r#"{"game":"g","start":"draft"}"#,
    ] {
        asked.push((
            "Create",
            format!(r#"{{"command":"{HEX}","terms":{terms},"side":"random","name":"Ann"}}"#),
        ));
    }
    for side in ["null", r#""first""#, r#""second""#] {
        asked.push((
            "Create",
            format!(r#"{{"command":"{HEX}","terms":{{"game":"g"}},"side":{side}}}"#),
        ));
    }
    asked.push((
        "Sit",
        format!(r#"{{"command":"{HEX}","token":"T","name":"Bob"}}"#),
    ));
    asked.push(("Sit", format!(r#"{{"command":"{HEX}","token":"T"}}"#)));
    asked.push(("Redeem", r#"{"code":"C"}"#.to_owned()));
    asked.push(("Myself", r#"{"name":""}"#.to_owned()));
    asked
}

/// What the reader of a message says.
pub(crate) fn reads(name: &str, text: &str) -> bool {
    fn by<T: Incoming>(text: &str) -> bool {
        read::<T>(text).is_ok()
    }
    match name {
        "Ask" => by::<Ask>(text),
        "CommandBody" => by::<CommandBody>(text),
        "Create" => by::<Create>(text),
        "Sit" => by::<Sit>(text),
        "Redeem" => by::<Redeem>(text),
        "Myself" => by::<Myself>(text),
        _ => panic!("nobody asks with {name}"),
    }
}
