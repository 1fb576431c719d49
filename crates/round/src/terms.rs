//! What was agreed before a round began.

use rules::{Drafts, Reading, Refusal};
use table::{GameInfo, Library, Opening};

use crate::RoundRefusal;

/// The games that rounds are played with: the catalogue, or a test with a game of its own.
pub trait Games: Library + Send + Sync {
    /// What is known about a game before it is opened; `None` for a game that is not listed.
    fn info(&self, game: &str) -> Option<GameInfo>;

    /// How the players of a game choose their pieces apart; `None` where they do not.
    fn drafts(&self, game: &str) -> Option<&'static dyn Drafts>;
}

/// What was agreed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The id of the game.
    pub game: String,
    /// Rule options by name, in the order they were given; the others have their defaults.
    pub options: Vec<(String, String)>,
    /// Where the game begins.
    pub start: Start,
    /// How time counts.
    pub clock: ClockTerms,
    /// Whether turns may be taken back.
    pub takebacks: Takebacks,
    /// Whether steps are graded by the beat.
    pub beat: Beat,
    /// Who may watch.
    pub visibility: Visibility,
    /// Whether the result counts for a rating.
    pub rating: Rating,
}

/// Where the game of a round begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Start {
    /// The normal start of the game.
    #[default]
    Normal,
    /// A position text.
    Position(String),
    /// A named start.
    Setup(String),
    /// Both players choose their pieces, and neither sees the other's choice before both have chosen.
    Draft,
}

/// How time counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClockTerms {
    /// It does not.
    #[default]
    None,
    /// Both sit at the board.
    Live {
        /// What each side begins with, in milliseconds.
        base: u32,
        /// What a side earns by a turn, in milliseconds.
        increment: u32,
    },
    /// A number of days for each turn.
    Days(u8),
}

/// The longest time that a side may begin with.
const MOST_BASE: u32 = 180 * 60 * 1_000;
/// The most that a side may earn by a turn.
const MOST_INCREMENT: u32 = 180 * 1_000;
/// The days that a turn may have.
const DAYS: [u8; 6] = [1, 2, 3, 5, 7, 14];
/// A day in milliseconds.
pub(crate) const DAY: i64 = 24 * 60 * 60 * 1_000;

/// Whether turns may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Takebacks {
    /// If the other agrees.
    #[default]
    Asked,
    /// Never.
    Never,
}

/// Whether steps are graded by the beat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Beat {
    /// Every step counts as one without a time.
    #[default]
    Off,
    /// Each player's own page says how far from the beat he was, and the other believes it.
    OnTrust,
}

/// Who may watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Visibility {
    /// Everybody, and lists show it.
    Listed,
    /// Whoever knows its name.
    #[default]
    Unlisted,
    /// Who holds a chair.
    Closed,
}

/// Whether the result counts for a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rating {
    /// It does not.
    #[default]
    Casual,
    /// It does.
    Rated,
}

impl Terms {
    /// The defaults of a game: normal start, no clock, takebacks if the other agrees, whoever has the link may watch.
    #[must_use]
    pub fn of(game: &str) -> Terms {
        Terms {
            game: game.to_owned(),
            options: Vec::new(),
            start: Start::default(),
            clock: ClockTerms::default(),
            takebacks: Takebacks::default(),
            beat: Beat::default(),
            visibility: Visibility::default(),
            rating: Rating::default(),
        }
    }

    /// Tests terms that somebody proposes: the game is opened once.
    ///
    /// # Errors
    /// `E_GAME`, `E_OPTION`, the game's own codes for a start that is none, `E_TERMS` for what does not go together.
    pub fn check(&self, games: &dyn Games) -> Result<(), Refusal> {
        self.clock.check()?;
        let table = games.open(&self.game, &self.options, &self.opening())?;
        let status = table.status();
        if status.ended.is_some() || status.ply > 0 {
            return Err(RoundRefusal::StartOver.into());
        }
        if self.start == Start::Draft && games.drafts(&self.game).is_none() {
            return Err(RoundRefusal::NoDraft {
                game: self.game.clone(),
            }
            .into());
        }
        if self.beat == Beat::OnTrust && table.info().timing.is_none() {
            return Err(RoundRefusal::NoBeat {
                game: self.game.clone(),
            }
            .into());
        }
        // Strangers would meet a position that somebody made: it costs whoever opens it work.
        if matches!(self.start, Start::Position(_)) && self.visibility == Visibility::Listed {
            return Err(RoundRefusal::ListedPosition.into());
        }
        match self.rating {
            Rating::Rated if !self.may_be_rated() => Err(RoundRefusal::Rated.into()),
            _ => Ok(()),
        }
    }

    /// Whether everybody plays by these terms alike: normal start, default options, a clock, no takebacks, no beat on trust.
    fn may_be_rated(&self) -> bool {
        self.start == Start::Normal
            && self.options.is_empty()
            && self.clock != ClockTerms::None
            && self.takebacks == Takebacks::Never
            && self.beat == Beat::Off
    }

    /// How a table for these terms is opened. Where the players choose apart the start is not known yet: the normal one stands
    /// for it.
    #[must_use]
    pub fn opening(&self) -> Opening {
        match &self.start {
            Start::Normal | Start::Draft => Opening::Normal,
            Start::Position(text) => Opening::Position(text.clone(), Reading::Lenient),
            Start::Setup(name) => Opening::Setup(name.clone()),
        }
    }
}

impl ClockTerms {
    fn check(self) -> Result<(), RoundRefusal> {
        match self {
            ClockTerms::None => Ok(()),
            ClockTerms::Live {
                base: 0,
                increment: 0,
            } => Err(RoundRefusal::NoTime),
            ClockTerms::Live { base, increment }
                if base <= MOST_BASE && increment <= MOST_INCREMENT =>
            {
                Ok(())
            }
            ClockTerms::Live { .. } => Err(RoundRefusal::LongTime {
                minutes: MOST_BASE / 60_000,
                seconds: MOST_INCREMENT / 1_000,
            }),
            ClockTerms::Days(days) if DAYS.contains(&days) => Ok(()),
            ClockTerms::Days(_) => Err(RoundRefusal::Days {
                accepted: DAYS.iter().map(u8::to_string).collect(),
            }),
        }
    }
}
