//! Requests of a page and the answers to them, as JSON text.
//!
//! A page, a worker or a socket sends one [`Call`] as text and gets one [`Answer`] as text: a [`Reply`], or the refusal with
//! its code. Nothing else crosses the border, so the border can be tested without a browser.

use std::collections::BTreeMap;

use record::{Comparison, TextLimits};
use rules::{Event, Refusal, Refused};
use serde::Serialize;

use crate::WireRefusal;
use crate::reading::{self, object, tagged, words};
use crate::view::{
    ClockView, EventView, GameView, LeftOutView, OffersView, RefusalView, SideView, UniverseView,
    View,
};

/// A request to one of the tables that the receiver holds.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Call {
    /// Which table; the sender chooses the numbers.
    pub table: u32,
    /// What is wanted.
    pub request: Request,
}

object!(Call { table, request });

/// What can be asked. In JSON the field `ask` names it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(tag = "ask", rename_all = "snake_case"))]
pub enum Request {
    /// The games there are: [`Reply::Games`].
    Games {},
    /// The places of a game: [`Reply::Universe`].
    Universe {
        /// The id of the game.
        game: String,
    },
    /// Opens the table, whatever was on it before: [`Reply::View`].
    Open {
        /// The id of the game.
        game: String,
        /// Rule options by name; the others have their defaults.
        options: BTreeMap<String, String>,
        /// Where the game begins.
        start: Start,
    },
    /// Opens the table with a game that was kept as text: [`Reply::Opened`].
    Read {
        /// A save, a link or a game text, recognised by its beginning.
        text: String,
        /// The id of the game, if it is known: some texts do not say.
        game: Option<String>,
    },
    /// The link that invites to a game whose players choose their pieces apart: [`Reply::Text`].
    Invite {
        /// The id of the game.
        game: String,
        /// What is sent.
        invitation: InvitationView,
    },
    /// What the creator of such a link has chosen: [`Reply::Invitation`].
    Invitation {
        /// The link, recognised by its beginning.
        text: String,
        /// What was sent from here, if this is the answer to it: the answer must hold it.
        #[cfg_attr(test, ts(optional))]
        sent: Option<InvitationView>,
    },
    /// Tests a choice of pieces, and where both are known names the set-up in which they meet: [`Reply::Text`], empty as long
    /// as one is missing.
    Draft {
        /// The id of the game.
        game: String,
        /// What the first side has chosen.
        first: Option<String>,
        /// What the second side has chosen.
        second: Option<String>,
    },
    /// The name of a player as it was typed: [`Reply::Text`] with the name.
    Name {
        /// What was typed.
        text: String,
    },
    /// Holds the game at the table, which has arrived, against a stored one: [`Reply::Comparison`].
    Compare {
        /// The stored game, as a save, a link or a game text; none if nothing is stored under its identity.
        stored: Option<String>,
        /// The side that is played here; none if nobody plays.
        seat: Option<SideView>,
    },
    /// Opens the table with the first `ply` steps of the game at another table: [`Reply::View`].
    Fork {
        /// The other table.
        from: u32,
        /// How many steps.
        ply: usize,
    },
    /// Clears the table: [`Reply::Done`].
    Close {},
    /// The table as it is: [`Reply::View`].
    View {},
    /// Another notation for the history: [`Reply::View`].
    Notation {
        /// One of the forms of the game.
        form: String,
    },
    /// What can be picked after a path: [`Reply::Offers`].
    Offers {
        /// The picks so far.
        path: Vec<String>,
    },
    /// Why a pick cannot follow a path: [`Reply::WhyNot`].
    WhyNot {
        /// The picks so far.
        path: Vec<String>,
        /// What was tried after them.
        pick: String,
    },
    /// Whether a step in machine form is legal: [`Reply::Done`].
    Explain {
        /// The step.
        step: String,
    },
    /// Plays a step or the steps of one turn, in machine form or any notation: [`Reply::View`].
    Play {
        /// The step, or steps joined by commas.
        step: String,
        /// How far from the beat it came: milliseconds without latency, early below 0; none if no time was taken.
        #[cfg_attr(test, ts(optional))]
        timing: Option<i32>,
    },
    /// Takes back: [`Reply::View`], unchanged if there is nothing to take back.
    Undo {
        /// How much.
        by: Stride,
    },
    /// Plays again: [`Reply::View`], unchanged if there is nothing to play again.
    Redo {
        /// How much.
        by: Stride,
    },
    /// Takes back or plays again until `ply` steps are played: [`Reply::View`].
    Jump {
        /// How many steps.
        ply: usize,
    },
    /// A side gives up: [`Reply::View`].
    Resign {
        /// Who.
        side: SideView,
    },
    /// A side offers a draw: [`Reply::View`].
    OfferDraw {
        /// Who.
        side: SideView,
    },
    /// A side answers a draw offer: [`Reply::View`].
    AnswerDraw {
        /// Who.
        side: SideView,
        /// Yes or no.
        accept: bool,
    },
    /// Records a result that no step brings about: [`Reply::View`].
    Decide {
        /// Who won; none is a draw.
        winner: Option<SideView>,
        /// The reason code.
        reason: String,
    },
    /// The clock common to both players has run out, and the rules decide: [`Reply::View`].
    TimeUp {},
    /// How long such a clock runs by the rules text: [`Reply::CommonClock`].
    CommonClock {
        /// The id of the game.
        game: String,
        /// Rule options by name; the others have their defaults.
        options: BTreeMap<String, String>,
    },
    /// Sets what a record says beside the steps (names, event, date): [`Reply::Done`].
    Tags {
        /// All tags, instead of those before.
        tags: BTreeMap<String, String>,
    },
    /// Sets what a save says beside the game: [`Reply::Done`].
    Beside {
        /// The clocks; none if the game has none.
        clock: Option<ClockView>,
        /// View settings by name, all of them. The engine does not read them.
        viewing: BTreeMap<String, String>,
    },
    /// The game as text: [`Reply::Written`].
    Record {
        /// One of the record forms of the game.
        form: String,
    },
    /// A step, or steps of one turn joined by commas, as one text in another notation: [`Reply::Text`].
    Write {
        /// The notation.
        form: String,
        /// The step.
        step: String,
    },
    /// The machine form of a step or of steps of one turn that somebody typed in any notation: [`Reply::Text`].
    Typed {
        /// What was typed, in any notation of the game.
        text: String,
    },
}

tagged!(Request by "ask" {
    "games": Games {},
    "universe": Universe { game },
    "open": Open { game, options, start },
    "read": Read { text, game },
    "invite": Invite { game, invitation },
    "invitation": Invitation { text, sent },
    "draft": Draft { game, first, second },
    "name": Name { text },
    "compare": Compare { stored, seat },
    "fork": Fork { from, ply },
    "close": Close {},
    "view": View {},
    "notation": Notation { form },
    "offers": Offers { path },
    "why_not": WhyNot { path, pick },
    "explain": Explain { step },
    "play": Play { step, timing },
    "undo": Undo { by },
    "redo": Redo { by },
    "jump": Jump { ply },
    "resign": Resign { side },
    "offer_draw": OfferDraw { side },
    "answer_draw": AnswerDraw { side, accept },
    "decide": Decide { winner, reason },
    "time_up": TimeUp {},
    "common_clock": CommonClock { game, options },
    "tags": Tags { tags },
    "beside": Beside { clock, viewing },
    "record": Record { form },
    "write": Write { form, step },
    "typed": Typed { text },
});

/// What the creator of a game sends before the other player has chosen his pieces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct InvitationView {
    /// The identity of the game that will be: 32 hex digits.
    pub id: String,
    /// The creator's side.
    pub creator: SideView,
    /// His pieces, in the letters of set-up names.
    pub choice: String,
    /// His name.
    pub name: String,
}

object!(InvitationView {
    id,
    creator,
    choice,
    name,
});

/// How a game that has arrived stands to a stored one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RelationView {
    /// Nothing is stored under its identity.
    New,
    /// Both are the same.
    Identical,
    /// It has one turn more, of the other side.
    Next,
    /// It has more than that.
    Skipped,
    /// It ends earlier.
    Stale,
    /// It is another game.
    Diverged,
}

impl From<Comparison> for Reply {
    fn from(comparison: Comparison) -> Reply {
        let (relation, plies, ply) = match comparison {
            Comparison::New => (RelationView::New, 0, 0),
            Comparison::Identical => (RelationView::Identical, 0, 0),
            Comparison::Next { plies } => (RelationView::Next, plies, 0),
            Comparison::Skipped { plies } => (RelationView::Skipped, plies, 0),
            Comparison::Stale { ply } => (RelationView::Stale, 0, ply),
            Comparison::Diverged { ply } => (RelationView::Diverged, 0, ply),
        };
        Reply::Comparison {
            relation,
            code: comparison.refusal().map(|refusal| refusal.code()),
            plies,
            ply,
        }
    }
}

/// Where a game begins. In JSON the field `at` names it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(tag = "at", rename_all = "snake_case"))]
pub enum Start {
    /// The normal start.
    Normal {},
    /// A named one.
    Setup {
        /// Its name.
        name: String,
    },
    /// A position.
    Position {
        /// Its text.
        text: String,
    },
}

tagged!(Start by "at" {
    "normal": Normal {},
    "setup": Setup { name },
    "position": Position { text },
});

/// How far undo and redo go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename_all = "snake_case"))]
pub enum Stride {
    /// One step.
    Step,
    /// A whole turn.
    Turn,
}

words!(Stride { "step": Step, "turn": Turn });

/// What is answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "reply", rename_all = "snake_case")]
pub enum Reply {
    /// It is done, and there is nothing to tell.
    Done,
    /// The games there are.
    Games {
        /// In the order of the start screen.
        games: Vec<GameView>,
    },
    /// The places of a game.
    Universe {
        /// Them.
        universe: UniverseView,
    },
    /// A table.
    View {
        /// Everything about it.
        view: Box<View>,
    },
    /// A table that was opened from a text.
    Opened {
        /// Everything about it.
        view: Box<View>,
        /// What the text said beside the steps.
        tags: BTreeMap<String, String>,
        /// What of the text has no place in a record.
        left_out: Vec<LeftOutView>,
        /// The clocks, where the text has them.
        clock: Option<ClockView>,
        /// The view settings, where the text has them.
        viewing: BTreeMap<String, String>,
    },
    /// A record as text.
    Written {
        /// The text.
        text: String,
        /// What of the record the form cannot hold.
        left_out: Vec<LeftOutView>,
    },
    /// An invitation.
    Invitation {
        /// What was sent.
        invitation: InvitationView,
        /// Whether the other player has chosen, so that the link holds a game.
        answered: bool,
    },
    /// How a game that has arrived stands to a stored one.
    Comparison {
        /// What it is.
        relation: RelationView,
        /// The error or warning; none where what arrived is simply accepted.
        code: Option<&'static str>,
        /// How many steps are new.
        plies: usize,
        /// For an earlier state, how many steps it has; for another game, the first step that differs, from 1, or 0 if the
        /// set-ups do.
        ply: usize,
    },
    /// How long a clock common to both players runs.
    CommonClock {
        /// In milliseconds; none where nothing would be decided when it has run out, so that there is no such clock.
        base: Option<u32>,
    },
    /// What can be picked.
    Offers {
        /// It.
        offers: OffersView,
    },
    /// Why a pick is refused.
    WhyNot {
        /// The rule; none where the pick is on offer, and where no step is meant.
        refusal: Option<RefusalView>,
        /// The places to blame.
        culprits: Vec<u16>,
    },
    /// A text.
    Text {
        /// It.
        text: String,
    },
}

/// A reply, or why there is none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It was done.
    Ok(Reply),
    /// It was not done, and nothing has changed.
    Refused {
        /// Why.
        refusal: RefusalView,
        /// What whoever watches the table is told: `move_rejected` alone if it was a step, otherwise nothing.
        events: Vec<EventView>,
    },
}

/// Why a request was not done, and what whoever watches the table is told of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rejection {
    /// Why.
    pub refusal: Refusal,
    /// What is told.
    pub events: Vec<Event>,
}

impl Rejection {
    /// A step that was submitted as `text`.
    #[must_use]
    pub fn of_step(text: &str, refusal: Refusal) -> Rejection {
        Rejection {
            events: vec![Event::rejected(text, &refusal)],
            refusal,
        }
    }
}

/// Whatever is not a step is refused to the one who asked, and nobody else hears of it.
impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Rejection {
        Rejection {
            refusal,
            events: Vec::new(),
        }
    }
}

impl From<Result<Reply, Rejection>> for Answer {
    fn from(result: Result<Reply, Rejection>) -> Answer {
        match result {
            Ok(reply) => Answer::Ok(reply),
            Err(Rejection { refusal, events }) => Answer::Refused {
                refusal: RefusalView::from(&refusal),
                events: events.iter().map(EventView::from).collect(),
            },
        }
    }
}

/// Reads a call.
///
/// # Errors
/// `E_TEXT_TOO_LONG`, `E_MESSAGE` with line and column.
pub fn read(text: &str) -> Result<Call, Refusal> {
    TextLimits::STANDARD.check_message(text)?;
    Ok(reading::read(text).map_err(|error| WireRefusal::Message { error })?)
}

/// Writes an answer.
#[must_use]
pub fn write(result: Result<Reply, Rejection>) -> String {
    // Plain strings and numbers, no map with odd keys: there is nothing that could fail.
    serde_json::to_string(&Answer::from(result)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_read() {
        let text = r#"{"table":1,"request":{"ask":"open","game":"x","options":{},"start":{"at":"normal"}}}"#;
        let call = read(text).unwrap();
        assert_eq!(call.table, 1);
        assert_eq!(
            call.request,
            Request::Open {
                game: "x".into(),
                options: BTreeMap::new(),
                start: Start::Normal {},
            }
        );
    }

    #[test]
    fn a_step_has_a_time_or_none() {
        for (more, timing) in [
            ("", None),
            (r#","timing":null"#, None),
            (r#","timing":-51"#, Some(-51)),
        ] {
            let text = format!(r#"{{"table":1,"request":{{"ask":"play","step":"h2e2"{more}}}}}"#);
            let step = "h2e2".to_owned();
            assert_eq!(read(&text).unwrap().request, Request::Play { step, timing });
        }
    }

    #[test]
    fn every_other_text_is_refused() {
        let long = format!(
            "\"{}\"",
            "x".repeat(2 * record::TextLimits::STANDARD.text + 1_024)
        );
        let cases = [
            ("", "E_MESSAGE"),
            ("{}", "E_MESSAGE"),
            (r#"{"table":1,"request":{"ask":"fly"}}"#, "E_MESSAGE"),
            (
                r#"{"table":1,"request":{"ask":"view","more":1}}"#,
                "E_MESSAGE",
            ),
            (r#"{"table":-1,"request":{"ask":"view"}}"#, "E_MESSAGE"),
            (
                r#"{"table":1,"request":{"ask":"play","step":"h2e2","timing":0.5}}"#,
                "E_MESSAGE",
            ),
            (
                r#"{"table":1,"request":{"ask":"play","step":"h2e2","timing":2147483648}}"#,
                "E_MESSAGE",
            ),
            (&long, "E_TEXT_TOO_LONG"),
        ];
        for (text, code) in cases {
            let shown: String = text.chars().take(60).collect();
            assert_eq!(read(text).unwrap_err().code, code, "{shown}");
        }
    }

    #[test]
    fn a_refusal_keeps_its_code() {
        let text = write(Err(Refusal::from(WireRefusal::Message {
            error: "no \"way\"".into(),
        })
        .into()));
        let said = r#"{"refused":{"refusal":{"code":"E_MESSAGE","case":"Message","message":"no \"way\"","details":{"error":{"is":"text","text":"no \"way\""}}},"events":[]}}"#;
        assert_eq!(text, said);
        assert_eq!(write(Ok(Reply::Done)), r#"{"ok":{"reply":"done"}}"#);
    }
}
