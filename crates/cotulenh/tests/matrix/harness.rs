//! What a row of section 16 is, and how it is carried out on whatever can play the game.

use std::collections::BTreeSet;
use std::fmt::Debug;

use super::engine::Engine;
use super::literal::Literal;
use super::mirror;

/// rules: 11.3
pub(crate) const INITIAL: &str = "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1";

/// Something that plays CoTuLenh as a match: the engine, or the literal reference.
pub(crate) trait Subject: Sized {
    /// For failure messages.
    const NAME: &'static str;
    /// Everything that an undo must restore.
    type Snapshot: Eq + Debug;

    /// A match from a position text under options (`name=value name=value`, or `default` as the rules text means it), or the
    /// code of the refusal.
    fn open_with(text: &str, options: &str) -> Result<Self, String>;
    /// The same by the book of section 16.
    fn open(text: &str) -> Result<Self, String> {
        Self::open_with(text, "book=upstream")
    }
    /// Whether options are accepted, or the code of the refusal (rules: 17.1).
    fn options(text: &str) -> Result<(), String>;
    /// The points of Red and Blue (rules: 17.7.1).
    fn points(&self) -> (i32, i32);
    /// Who wins when time is up for both: `red`, `blue`, `draw`, or the code of the refusal (rules: 17.7.3).
    fn settle(&self) -> Result<&'static str, String>;
    fn text(&self) -> String;
    fn legal(&self) -> BTreeSet<String>;
    /// Plays an action in machine form, or gives the code of the refusal.
    fn play(&mut self, action: &str) -> Result<(), String>;
    fn take_back(&mut self) -> bool;
    fn snapshot(&self) -> Self::Snapshot;
    /// Compares what is tracked with what it should be.
    fn audit(&self) -> Result<(), String>;
    fn check(&self) -> bool;
    /// The winner (`red`, `blue`, `draw`) and the reason.
    fn result(&self) -> Option<(&'static str, &'static str)>;
    /// The squares that a side's air defence covers (`red`, `blue`).
    fn cover(&self, side: &str) -> BTreeSet<String>;
    /// The heroic pieces, as square and letter: `e6T`.
    fn heroic(&self) -> BTreeSet<String>;
    /// Whether a deploy session is open.
    fn in_session(&self) -> bool;
    /// `red` or `blue`.
    fn to_move(&self) -> &'static str;
}

/// Whether the side to move is in check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Check {
    Yes,
    No,
}

/// The column "expected" of a row.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Expect {
    /// So many legal actions.
    Count(usize),
    /// Exactly these actions from that square, written without it.
    From(&'static str, &'static [&'static str]),
    /// The actions are legal and this is the position afterwards.
    Becomes(&'static str),
    /// The same, and Red has won by taking the commander.
    Wins(&'static str),
    /// Each of these, tried alone, is refused with that code.
    Refuses(&'static [(&'static str, &'static str)]),
    /// The cover of Blue's only gun.
    Zone(&'static [&'static str]),
    /// No end of the game, check or not.
    GoesOn(Check),
    /// The winner and the reason.
    Ends(&'static str, &'static str),
    /// This is the position before everything is taken back.
    Undone(&'static str),
    /// The position text is accepted and prints back unchanged.
    Accepted,
    /// The position text is refused with that code.
    Rejected(&'static str),
    /// STACK-1: the list of 6.1.
    TwentyThreeStacks,
    /// UNDO-17
    RandomWalk,
    /// END-11
    HeroicMarksTellApart,
}

/// One row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(crate) id: &'static str,
    pub(crate) position: &'static str,
    pub(crate) play: &'static [&'static str],
    pub(crate) expect: Expect,
}

impl Row {
    pub(crate) const fn new(
        id: &'static str,
        position: &'static str,
        play: &'static [&'static str],
        expect: Expect,
    ) -> Row {
        Row {
            id,
            position,
            play,
            expect,
        }
    }
}

/// Which of the two games a row is carried out in: mirroring over the river is a symmetry of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum View {
    Printed,
    Mirrored,
}

impl View {
    pub(crate) fn position(self, text: &str) -> String {
        match self {
            View::Printed => text.to_owned(),
            View::Mirrored => mirror::position(text),
        }
    }

    pub(crate) fn action(self, text: &str) -> String {
        match self {
            View::Printed => text.to_owned(),
            View::Mirrored => mirror::squares(text),
        }
    }

    pub(crate) fn side(self, side: &'static str) -> &'static str {
        match (self, side) {
            (View::Mirrored, "red") => "blue",
            (View::Mirrored, "blue") => "red",
            _ => side,
        }
    }

    fn actions<'a>(self, actions: impl IntoIterator<Item = &'a &'a str>) -> BTreeSet<String> {
        actions
            .into_iter()
            .map(|action| self.action(action))
            .collect()
    }
}

/// Carries out every row, as printed and mirrored, and gives back the ids that were really executed.
pub(crate) fn run_all(rows: &[Row]) -> Vec<&'static str> {
    rows.iter()
        .map(|row| {
            for view in [View::Printed, View::Mirrored] {
                execute_on_all(row, view);
            }
            row.id
        })
        .collect()
}

/// Carries out one row on the reference and on the engine.
pub(crate) fn execute_on_all(row: &Row, view: View) {
    execute::<Literal>(row, view);
    execute::<Engine>(row, view);
}

/// A test that both subjects must pass.
macro_rules! on_both {
    ($name:ident, $body:ident) => {
        #[test]
        fn $name() {
            $body::<super::literal::Literal>();
            $body::<super::engine::Engine>();
        }
    };
}
pub(crate) use on_both;

/// Carries out one row: its actions, its expectation, and the undo of every action.
pub(crate) fn execute<S: Subject>(row: &Row, view: View) {
    let name = format!("{} ({}, {view:?})", row.id, S::NAME);
    match row.expect {
        Expect::Accepted => {
            let text = view.position(row.position);
            let subject =
                S::open(&text).unwrap_or_else(|code| panic!("{name}: refused with {code}"));
            assert_eq!(subject.text(), text, "{name}");
        }
        Expect::Rejected(code) => {
            let text = view.position(row.position);
            assert_eq!(S::open(&text).err().as_deref(), Some(code), "{name}");
        }
        Expect::TwentyThreeStacks => super::stacks::exactly_the_table::<S>(&name),
        Expect::RandomWalk => super::undo::random_walk::<S>(&name, view),
        Expect::HeroicMarksTellApart => super::ends::heroic_marks_tell_apart::<S>(&name, view),
        _ => play_row::<S>(row, view, &name),
    }
}

/// Opens a position that must be accepted.
pub(crate) fn open<S: Subject>(text: &str, view: View, name: &str) -> S {
    let text = view.position(text);
    let subject =
        S::open(&text).unwrap_or_else(|code| panic!("{name}: {text} refused with {code}"));
    assert_eq!(subject.text(), text, "{name}: the text does not come back");
    subject
}

fn play_row<S: Subject>(row: &Row, view: View, name: &str) {
    let mut subject: S = open(row.position, view, name);
    let mut snapshots = Vec::new();
    let mut turns_of_blue = 0;
    for action in row.play {
        snapshots.push(subject.snapshot());
        let mover = subject.to_move();
        must_play(&mut subject, &view.action(action), name);
        if mover == "blue" && subject.to_move() == "red" {
            turns_of_blue += 1;
        }
    }
    if let Expect::Becomes(after) | Expect::Wins(after) | Expect::Undone(after) = row.expect {
        let expected = match view {
            View::Printed => after.to_owned(),
            View::Mirrored => mirror::with_number(
                &mirror::position(after),
                mirror::number(row.position) + turns_of_blue,
            ),
        };
        assert_eq!(subject.text(), expected, "{name}");
    }
    judge(row, view, &subject, name);
    if let Expect::Refuses(tries) = row.expect {
        for (action, code) in tries {
            refuse(&mut subject, &view.action(action), code, name);
        }
    }
    for snapshot in snapshots.iter().rev() {
        assert!(subject.take_back(), "{name}: nothing to take back");
        assert_eq!(subject.snapshot(), *snapshot, "{name}: undo is not exact");
        assert_eq!(subject.audit(), Ok(()), "{name}");
    }
}

/// Plays an action that must be legal, and audits the position after it.
pub(crate) fn must_play<S: Subject>(subject: &mut S, action: &str, name: &str) {
    assert!(
        subject.legal().contains(action),
        "{name}: {action} is not among the legal actions of {}",
        subject.text()
    );
    if let Err(code) = subject.play(action) {
        panic!("{name}: {action} refused with {code} in {}", subject.text());
    }
    assert_eq!(subject.audit(), Ok(()), "{name}: after {action}");
}

/// Tries an action that must be refused and must change nothing.
pub(crate) fn refuse<S: Subject>(subject: &mut S, action: &str, code: &str, name: &str) {
    let before = subject.snapshot();
    assert!(
        !subject.legal().contains(action),
        "{name}: {action} is among the legal actions"
    );
    assert_eq!(
        subject.play(action).err().as_deref(),
        Some(code),
        "{name}: {action}"
    );
    assert_eq!(
        subject.snapshot(),
        before,
        "{name}: the refusal of {action} changed the state"
    );
}

fn judge<S: Subject>(row: &Row, view: View, subject: &S, name: &str) {
    match row.expect {
        Expect::Count(count) => assert_eq!(subject.legal().len(), count, "{name}"),
        Expect::From(square, targets) => {
            let square = view.action(square);
            let found: BTreeSet<String> = subject
                .legal()
                .iter()
                .filter_map(|action| leaving(action, &square))
                .collect();
            assert_eq!(found, view.actions(targets), "{name}");
        }
        Expect::Wins(_) => {
            let expected = (view.side("red"), "commander");
            assert_eq!(subject.result(), Some(expected), "{name}");
            assert!(subject.legal().is_empty(), "{name}: actions after the end");
        }
        // The text marks the end by a captured commander only; HERO-9, for one, is checkmate.
        Expect::Becomes(_) => assert_ne!(
            subject.result().map(|(_, reason)| reason),
            Some("commander"),
            "{name}"
        ),
        Expect::Zone(squares) => {
            assert_eq!(
                subject.cover(view.side("blue")),
                view.actions(squares),
                "{name}"
            );
        }
        Expect::GoesOn(check) => {
            assert_eq!(subject.result(), None, "{name}");
            assert_eq!(subject.check(), check == Check::Yes, "{name}: check");
        }
        Expect::Ends(winner, reason) => {
            assert_eq!(
                subject.result(),
                Some((view.side(winner), reason)),
                "{name}"
            );
        }
        _ => {}
    }
}

/// What follows the origin square, if the action leaves from it.
pub(crate) fn leaving(action: &str, square: &str) -> Option<String> {
    let rest = action.strip_prefix(square)?;
    let other_rank = rest.starts_with(|next: char| next.is_ascii_digit());
    (!other_rank).then(|| rest.to_owned())
}
