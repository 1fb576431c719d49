//! The only list of games.
//!
//! Whoever wants a game by its id asks here; a new game costs its own crate and one line in [`games`]. What one game
//! offers beyond the common interface (record formats of its players, invitations, an exact solution) is attached to its line.
//!
//! What this crate is not: it holds no rule of any game and does no I/O.
//!
//! ```
//! use table::{Library, Opening};
//!
//! let table = catalog::Catalog.open("kings-cooking", &[], &Opening::Normal)?;
//! assert_eq!(table.info().name, "King's Cooking");
//! # Ok::<(), rules::Refusal>(())
//! ```

mod format;
mod invitation;
#[cfg(feature = "kings-cooking")]
mod kings_cooking_link;
#[cfg(feature = "kings-cooking")]
mod kings_cooking_solver;
mod listing;
mod records;
mod solver;
#[cfg(feature = "xiangqi")]
mod xiangqi_records;

pub use format::{ReadRecord, RecordFormat};
pub use invitation::{Answer, Invitation, Invitations};
pub use listing::Listing;
pub use records::{GENERAL, read_record};
use rules::Refusal;
pub use solver::{Bytes, Progress, Solver};
use table::{Library, Opening, Table};

/// Every game, in the order of the start screen.
static GAMES: &[Listing] = &[
    #[cfg(feature = "kings-cooking")]
    Listing::of::<kings_cooking::KingsCooking>()
        .with_formats(kings_cooking_link::FORMATS)
        .with_invitations(&kings_cooking_link::Link)
        .with_solver(&kings_cooking_solver::Exact),
    #[cfg(feature = "xiangqi")]
    Listing::of::<xiangqi::Xiangqi>().with_formats(xiangqi_records::PLAIN),
    #[cfg(feature = "xiangqi")]
    Listing::of::<xiangqi::Rhythm>().with_formats(xiangqi_records::RHYTHM),
    #[cfg(feature = "cotulenh")]
    Listing::of::<cotulenh::Cotulenh>(),
    #[cfg(feature = "trid")]
    Listing::of::<trid::TriD>(),
    #[cfg(feature = "dummy")]
    Listing::of::<dummy::Dummy>(),
];

/// Every game.
#[must_use]
pub fn games() -> &'static [Listing] {
    GAMES
}

/// The game with that id.
///
/// # Errors
/// `E_GAME` with the ids there are.
pub fn find(id: &str) -> Result<&'static Listing, Refusal> {
    let found = GAMES.iter().find(|listing| listing.info.id == id);
    found.ok_or_else(|| {
        let ids: Vec<_> = GAMES.iter().map(|listing| listing.info.id).collect();
        let shown: String = id.chars().take(40).collect();
        Refusal::new(
            "E_GAME",
            format!("unknown game '{shown}'; accepted: {}", ids.join(", ")),
        )
    })
}

/// The catalogue as a library of tables.
#[derive(Clone, Copy, Debug, Default)]
pub struct Catalog;

impl Library for Catalog {
    fn open(
        &self,
        game: &str,
        options: &[(String, String)],
        opening: &Opening,
    ) -> Result<Box<dyn Table>, Refusal> {
        find(game)?.open(options, opening)
    }
}
