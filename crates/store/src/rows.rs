//! What is kept, row by row. Texts are the business of whoever writes them: nothing here is read.

/// Who somebody is: the number of a person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonKey(pub i64);

impl PersonKey {
    /// Nobody yet: what a stranger makes is kept under it, by the command alone.
    pub const NOBODY: PersonKey = PersonKey(0);
}

/// A point in time or a length of it, in milliseconds.
pub type Millis = i64;

/// The hash of a secret. The secret itself is never kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SecretHash(pub [u8; 32]);

/// The id that a client gave to a command.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CommandKey(pub [u8; 16]);

/// One of the two chairs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ChairSide {
    /// Of the side that begins.
    First,
    /// Of the other one.
    Second,
}

impl ChairSide {
    /// Both, in order.
    pub const BOTH: [ChairSide; 2] = [ChairSide::First, ChairSide::Second];

    /// Its place in a list of both.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            ChairSide::First => 0,
            ChairSide::Second => 1,
        }
    }

    pub(crate) const fn number(self) -> i64 {
        match self {
            ChairSide::First => 0,
            ChairSide::Second => 1,
        }
    }

    pub(crate) const fn from_number(index: i64) -> Option<ChairSide> {
        match index {
            0 => Some(ChairSide::First),
            1 => Some(ChairSide::Second),
            _ => None,
        }
    }
}

/// What was agreed when a round was made, and never changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundHead {
    /// The id of the round.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// The version of the rules that it began with.
    pub rules: u32,
    /// The terms, as their owner writes them.
    pub terms: String,
    /// Who finds it without its address.
    pub listing: Listing,
    /// The round that this one is the rematch of.
    pub previous: Option<String>,
    /// When it was made.
    pub created: Millis,
}

/// Whether a round is shown to whoever looks for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// It is.
    Listed,
    /// One needs its address.
    Unlisted,
}

/// Where a round stands after its last entry. Derived: it can be computed from the entries again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// A number of its owner's.
    pub phase: u8,
    /// Steps that stand.
    pub ply: u32,
    /// Who acts.
    pub actor: Option<ChairSide>,
    /// When something is due without anybody asking.
    pub due: Option<Millis>,
    /// Who has won.
    pub winner: Option<ChairSide>,
    /// Why it is over.
    pub reason: Option<String>,
    /// When it last changed.
    pub changed: Millis,
    /// When it ended. What comes later does not change it.
    pub ended: Option<Millis>,
}

/// A round as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundRow {
    /// What was agreed.
    pub head: RoundHead,
    /// How many entries it has.
    pub seq: u32,
    /// Where it stands after them.
    pub standing: Standing,
}

/// A chair and who holds it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChairRow {
    /// Who sits there.
    pub person: Option<PersonKey>,
    /// The name that the person gave for this round.
    pub name: String,
    /// What the invitation to it hashes to.
    pub invite: Option<SecretHash>,
    /// What the command that took it hashes to, so that a lost answer can be given again.
    pub claim: Option<SecretHash>,
    /// When it was taken.
    pub claimed: Option<Millis>,
    /// What the link back into it hashes to.
    pub way_back: Option<SecretHash>,
    /// Who came by that link, those who came first before the others.
    pub also: Vec<PersonKey>,
}

/// One accepted command, or what happened by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// Its number in the round, from one.
    pub seq: u32,
    /// The command that brought it about.
    pub command: CommandKey,
    /// Who gave it; nobody where it happened by itself.
    pub side: Option<ChairSide>,
    /// A number of its owner's.
    pub kind: u8,
    /// What it is, as its owner writes it.
    pub body: String,
    /// The time that is left to each side after it.
    pub left: [Option<Millis>; 2],
    /// The digest of the position after it.
    pub digest: u32,
    /// When it happened.
    pub at: Millis,
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// Which one.
    pub key: PersonKey,
    /// What kind.
    pub kind: PersonKind,
    /// The name last used.
    pub name: String,
    /// When he was first needed.
    pub created: Millis,
}

/// What kind of person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PersonKind {
    /// Somebody without a name of his own.
    Guest,
    /// Somebody who asked to be forgotten. His games are his opponents' as well and stay.
    Gone,
}

impl PersonKind {
    pub(crate) const fn number(self) -> i64 {
        match self {
            PersonKind::Guest => 0,
            PersonKind::Gone => 3,
        }
    }

    pub(crate) const fn from_number(number: i64) -> Option<PersonKind> {
        match number {
            0 => Some(PersonKind::Guest),
            3 => Some(PersonKind::Gone),
            _ => None,
        }
    }
}

/// Everything of a round, or its tail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loaded {
    /// The round.
    pub round: RoundRow,
    /// Its chairs.
    pub chairs: [ChairRow; 2],
    /// Its entries after the number that was asked for, in order.
    pub entries: Vec<EntryRow>,
    /// What was chosen in secret.
    pub drafts: [Option<String>; 2],
}

/// A process that served these rounds, and when it was last seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeRow {
    /// Its number: the time it began, or the next free one.
    pub boot: i64,
    /// When it began.
    pub began: Millis,
    /// When it last wrote something.
    pub seen: Millis,
    /// When it ended in good order.
    pub ended: Option<Millis>,
}
