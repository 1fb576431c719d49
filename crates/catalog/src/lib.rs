//! The only list of games.
//!
//! Whoever wants a game by its id asks here; a new game costs its own crate and one line in [`games`]. What one game
//! offers beyond the common interface (record formats of its players, invitations, an exact solution) is attached to its line.
//!
//! Three kinds of programs use the list, each with a feature: `tables` is for whoever plays, shows and keeps games, `thinking` for
//! whoever thinks about them, `arranging` for whoever sets up positions by hand. A program with one of them carries nothing of the others.
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

#[cfg(feature = "tables")]
mod library;
mod listing;
#[cfg(feature = "tables")]
mod records;
#[cfg(feature = "tables")]
mod refusal;

#[cfg(feature = "tables")]
pub use library::Catalog;
pub use listing::Listing;
#[cfg(feature = "tables")]
pub use records::{GENERAL, read_record};
#[cfg(feature = "tables")]
pub use refusal::CatalogRefusal;
use rules::Refusal;
#[cfg(feature = "codes")]
use rules::Vocabulary;
use table::TableRefusal;

/// Every game, in the order of the start screen.
static GAMES: &[Listing] = &[
    #[cfg(feature = "kings-cooking")]
    Listing::of::<kings_cooking::KingsCooking>()
        .with_formats(kings_cooking::FORMATS)
        .with_invitations(&kings_cooking::Link)
        .with_drafts(&kings_cooking::LineUps)
        .with_solver(&kings_cooking::Solved)
        .with_plans::<kings_cooking::Plan>(),
    #[cfg(feature = "xiangqi")]
    Listing::of::<xiangqi::Xiangqi>()
        .with_formats(xiangqi::formats::PLAIN)
        .with_plans::<xiangqi::Plan>(),
    #[cfg(feature = "xiangqi")]
    Listing::of::<xiangqi::Rhythm>()
        .with_formats(xiangqi::formats::RHYTHM)
        .with_plans::<xiangqi::RhythmPlan>(),
    #[cfg(feature = "cotulenh")]
    Listing::of::<cotulenh::Cotulenh>().with_plans::<cotulenh::Plan>(),
    #[cfg(feature = "trid")]
    Listing::of::<trid::TriD>().with_plans::<trid::Plan>(),
    #[cfg(feature = "dummy")]
    Listing::of::<dummy::Dummy>().with_plans::<dummy::Plan>(),
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
        let refused = TableRefusal::Game {
            id: id.chars().take(40).collect(),
            accepted: GAMES.iter().map(|listing| listing.info.id).collect(),
        };
        refused.into()
    })
}

/// The codes that do not depend on the game: of records, links, tables, online rounds and the catalogue itself.
#[cfg(feature = "codes")]
#[must_use]
pub fn vocabulary() -> Vocabulary {
    Vocabulary::default()
        .refusals::<rules::CommonRefusal>()
        .refusals::<rules::NameRefusal>()
        .refusals::<rules::ArrangeRefusal>()
        .refusals::<record::RecordRefusal>()
        .refusals::<TableRefusal>()
        .refusals::<wire::WireRefusal>()
        .refusals::<wire::DeskRefusal>()
        .refusals::<wire::online::RoundRefusal>()
        .refusals::<wire::online::DoorRefusal>()
        .refusals::<CatalogRefusal>()
        .reasons::<rules::MatchEnd>()
        .notes::<rules::Threat>()
        .notes::<rules::Fate>()
}

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
