//! What the catalogue knows of a game.

use std::fmt;

#[cfg(feature = "check")]
use conformance::{Plan, Report};
#[cfg(any(feature = "tables", feature = "thinking"))]
use record::Record;
#[cfg(feature = "tables")]
use record::{Comparison, pgn::General};
use record::{Format, Invitations};
#[cfg(feature = "arranging")]
use rules::ArrangeRefusal;
#[cfg(feature = "check")]
use rules::Reading;
#[cfg(any(feature = "arranging", feature = "tables", feature = "thinking"))]
use rules::Refusal;
#[cfg(feature = "tables")]
use rules::Side;
use rules::{Arrange, Drafts, Game, Solver};
#[cfg(feature = "codes")]
use rules::{Ruling, Vocabulary};
#[cfg(feature = "thinking")]
use table::Pondered;
#[cfg(feature = "arranging")]
use table::{Arranged, Arranger, Deed};
use table::{GameInfo, Seated};
#[cfg(feature = "tables")]
use table::{Opening, Table};

#[cfg(any(feature = "arranging", feature = "tables"))]
type Pairs<'a> = &'a [(String, String)];
#[cfg(feature = "tables")]
type Opened = Result<Box<dyn Table>, Refusal>;
#[cfg(feature = "tables")]
type Compared = Result<Comparison, Refusal>;
#[cfg(feature = "thinking")]
type PonderedGame = Result<Box<dyn Pondered>, Refusal>;
/// The outer result is about the question, the inner one about the law.
#[cfg(feature = "check")]
type Lawful = Result<Result<(), String>, Refusal>;

/// A game of the catalogue: its names, and the doors to everything generic.
#[derive(Clone, Copy)]
pub struct Listing {
    /// The names and lists of the game.
    pub info: GameInfo,
    /// Whether its value is known exactly.
    pub solved: bool,
    /// Record formats of its own, beside those of every game. One that is called like a general format (`pgn`, `url`) stands
    /// before it.
    #[cfg(feature = "tables")]
    pub formats: &'static [&'static dyn Format],
    /// The first links of games whose players choose their pieces apart.
    #[cfg(feature = "tables")]
    pub invitations: Option<&'static dyn Invitations>,
    /// The choice of pieces in such games.
    #[cfg(feature = "tables")]
    pub drafts: Option<&'static dyn Drafts>,
    /// Exact play, where the game is solved.
    #[cfg(feature = "thinking")]
    pub solver: Option<&'static dyn Solver>,
    /// The game text that every game has.
    #[cfg(feature = "tables")]
    pub text: &'static dyn Format,
    #[cfg(feature = "codes")]
    vocabulary: fn() -> Vocabulary,
    #[cfg(feature = "codes")]
    story: fn(&Ruling) -> Vec<String>,
    #[cfg(feature = "tables")]
    open: fn(Pairs<'_>, &Opening) -> Opened,
    #[cfg(feature = "tables")]
    compare: fn(&Record, Option<&Record>, Option<Side>) -> Compared,
    #[cfg(feature = "thinking")]
    ponder: fn(&Record) -> PonderedGame,
    /// Positions that are set up by hand, where the game has them.
    #[cfg(feature = "arranging")]
    arranger: Option<Arranger>,
    #[cfg(feature = "check")]
    check: fn(Pairs<'_>, &Plan) -> Result<Report, Refusal>,
    #[cfg(feature = "check")]
    check_reading: fn(Pairs<'_>, &str, &str) -> Lawful,
}

impl Listing {
    /// The listing of a game: of the catalogue, or of a game that somebody puts beside it.
    #[must_use]
    pub const fn of<P: Seated>() -> Listing {
        Listing {
            info: GameInfo::of::<P>(),
            solved: false,
            #[cfg(feature = "tables")]
            formats: &[],
            #[cfg(feature = "tables")]
            invitations: None,
            #[cfg(feature = "tables")]
            drafts: None,
            #[cfg(feature = "thinking")]
            solver: None,
            #[cfg(feature = "tables")]
            text: &General::<P>::FORMAT,
            #[cfg(feature = "codes")]
            vocabulary: P::vocabulary,
            #[cfg(feature = "codes")]
            story: table::story::<P>,
            #[cfg(feature = "tables")]
            open: table::open::<P>,
            #[cfg(feature = "tables")]
            compare: record::compare::<P>,
            #[cfg(feature = "thinking")]
            ponder: table::ponder::<P>,
            #[cfg(feature = "arranging")]
            arranger: None,
            #[cfg(feature = "check")]
            check: |options, plan| Ok(conformance::check::<P>(rules::read_options(options)?, plan)),
            #[cfg(feature = "check")]
            check_reading: |options, position, text| {
                let options = rules::read_options(options)?;
                let position = P::read_position(position, Reading::Lenient, options)?;
                Ok(conformance::check_reading(&position, text))
            },
        }
    }

    /// The same with record formats of its own.
    #[allow(dead_code, unused_mut, unused_variables)] // Not every game has any, and not every build has every game and door.
    pub(crate) const fn with_formats(mut self, formats: &'static [&'static dyn Format]) -> Listing {
        #[cfg(feature = "tables")]
        {
            self.formats = formats;
        }
        self
    }

    /// The same with invitations.
    #[allow(dead_code, unused_mut, unused_variables)] // As above.
    pub(crate) const fn with_invitations(
        mut self,
        invitations: &'static dyn Invitations,
    ) -> Listing {
        #[cfg(feature = "tables")]
        {
            self.invitations = Some(invitations);
        }
        self
    }

    /// The same with pieces that are chosen apart.
    #[allow(dead_code, unused_mut, unused_variables)] // As above.
    pub(crate) const fn with_drafts(mut self, drafts: &'static dyn Drafts) -> Listing {
        #[cfg(feature = "tables")]
        {
            self.drafts = Some(drafts);
        }
        self
    }

    /// The same with exact play.
    #[allow(dead_code, unused_variables)] // As above.
    pub(crate) const fn with_solver(mut self, solver: &'static dyn Solver) -> Listing {
        self.solved = true;
        #[cfg(feature = "thinking")]
        {
            self.solver = Some(solver);
        }
        self
    }

    /// The same with positions that are set up by hand.
    #[allow(dead_code, unused_mut)] // As above.
    pub(crate) const fn with_plans<A: Arrange>(mut self) -> Listing
    where
        A::Game: Game,
    {
        #[cfg(feature = "arranging")]
        {
            self.arranger = Some(table::arrange::<A>);
        }
        self
    }

    /// Does deeds to the set-up of a text, or to the normal start where there is none.
    ///
    /// # Errors
    /// `E_ARRANGE` for a game without set-ups; otherwise see [`table::arrange`].
    #[cfg(feature = "arranging")]
    pub fn arrange(
        &self,
        options: Pairs<'_>,
        text: Option<&str>,
        deeds: &[Deed],
    ) -> Result<Arranged, Refusal> {
        let arranger = self.arranger.ok_or_else(|| ArrangeRefusal::NotOffered {
            game: self.info.id.to_owned(),
        })?;
        arranger(options, text, deeds)
    }

    /// Every code that the game can send.
    #[cfg(feature = "codes")]
    #[must_use]
    pub fn vocabulary(&self) -> Vocabulary {
        (self.vocabulary)()
    }

    /// What a ruling was found on, a line a step, and what decided; empty where the reason says it all.
    #[cfg(feature = "codes")]
    #[must_use]
    pub fn story(&self, ruling: &Ruling) -> Vec<String> {
        (self.story)(ruling)
    }

    /// Plays a record, to think about where it stands.
    ///
    /// # Errors
    /// See [`table::ponder`].
    #[cfg(feature = "thinking")]
    pub fn ponder(&self, record: &Record) -> Result<Box<dyn Pondered>, Refusal> {
        (self.ponder)(record)
    }

    /// Opens a table.
    ///
    /// # Errors
    /// See [`table::open`].
    #[cfg(feature = "tables")]
    pub fn open(&self, options: Pairs<'_>, opening: &Opening) -> Result<Box<dyn Table>, Refusal> {
        (self.open)(options, opening)
    }

    /// Holds a record that arrives against the stored one of the same identity; `seat` is the side that is played here.
    ///
    /// # Errors
    /// If the record that arrives does not hold.
    #[cfg(feature = "tables")]
    pub fn compare(
        &self,
        incoming: &Record,
        stored: Option<&Record>,
        seat: Option<Side>,
    ) -> Result<Comparison, Refusal> {
        (self.compare)(incoming, stored, seat)
    }

    /// Plays random games and tries every law at every position.
    ///
    /// # Errors
    /// `E_OPTION` for a bad option.
    #[cfg(feature = "check")]
    pub fn check(&self, options: Pairs<'_>, plan: &Plan) -> Result<Report, Refusal> {
        (self.check)(options, plan)
    }

    /// Tries the laws of notations on any text: whatever one of them reads in a position are legal steps of one turn that come
    /// back by their own text. What is wrong, if anything is.
    ///
    /// # Errors
    /// `E_OPTION` for a bad option; the code of the rules text for a position that is none.
    #[cfg(feature = "check")]
    pub fn check_reading(
        &self,
        options: Pairs<'_>,
        position: &str,
        text: &str,
    ) -> Result<Result<(), String>, Refusal> {
        (self.check_reading)(options, position, text)
    }
}

impl fmt::Debug for Listing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listing")
            .field("info", &self.info)
            .finish_non_exhaustive()
    }
}
