//! What the catalogue knows of a game.

use std::fmt;

#[cfg(feature = "check")]
use conformance::{Plan, Report};
use rules::{Game, Refusal};
use table::{GameInfo, Opening, Table};

use crate::{Invitations, RecordFormat, Solver};

type Pairs<'a> = &'a [(String, String)];
type Opened = Result<Box<dyn Table>, Refusal>;

/// A game of the catalogue: its names, and the doors to everything generic.
#[derive(Clone, Copy)]
pub struct Listing {
    /// The names and lists of the game.
    pub info: GameInfo,
    /// Record formats of its own, beside those of every game. One that is called like a general format (`pgn`, `url`) stands
    /// before it.
    pub formats: &'static [&'static dyn RecordFormat],
    /// The first links of games whose players choose their pieces apart.
    pub invitations: Option<&'static dyn Invitations>,
    /// Exact play, where the game is solved.
    pub solver: Option<&'static dyn Solver>,
    open: fn(Pairs<'_>, &Opening) -> Opened,
    #[cfg(feature = "check")]
    check: fn(Pairs<'_>, &Plan) -> Result<Report, Refusal>,
}

impl Listing {
    /// The listing of a game.
    pub(crate) const fn of<P: Game>() -> Listing {
        Listing {
            info: GameInfo::of::<P>(),
            formats: &[],
            invitations: None,
            solver: None,
            open: table::open::<P>,
            #[cfg(feature = "check")]
            check: |options, plan| Ok(conformance::check::<P>(table::read_options(options)?, plan)),
        }
    }

    /// The same with record formats of its own.
    #[allow(dead_code)] // Not every game has any, and not every build has every game.
    pub(crate) const fn with_formats(
        self,
        formats: &'static [&'static dyn RecordFormat],
    ) -> Listing {
        Listing { formats, ..self }
    }

    /// The same with invitations.
    #[allow(dead_code)] // As above.
    pub(crate) const fn with_invitations(self, invitations: &'static dyn Invitations) -> Listing {
        Listing {
            invitations: Some(invitations),
            ..self
        }
    }

    /// The same with exact play.
    #[allow(dead_code)] // As above.
    pub(crate) const fn with_solver(self, solver: &'static dyn Solver) -> Listing {
        Listing {
            solver: Some(solver),
            ..self
        }
    }

    /// Opens a table.
    ///
    /// # Errors
    /// See [`table::open`].
    pub fn open(&self, options: Pairs<'_>, opening: &Opening) -> Result<Box<dyn Table>, Refusal> {
        (self.open)(options, opening)
    }

    /// Plays random games and tries every law at every position.
    ///
    /// # Errors
    /// `E_OPTION` for a bad option.
    #[cfg(feature = "check")]
    pub fn check(&self, options: Pairs<'_>, plan: &Plan) -> Result<Report, Refusal> {
        (self.check)(options, plan)
    }
}

impl fmt::Debug for Listing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listing")
            .field("info", &self.info)
            .finish_non_exhaustive()
    }
}
