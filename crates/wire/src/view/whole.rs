//! Everything at once.

use rules::{Event, Refusal};
use serde::Serialize;
use table::Table;

use super::{EntryView, EventView, OffersView, SceneView, StatusView, TakenView, TurnView};

/// Everything that a page needs after an action, so that one message serves one click.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// The id of the game.
    pub game: &'static str,
    /// Where the match stands.
    pub status: StatusView,
    /// The picture.
    pub scene: SceneView,
    /// What can be picked first.
    pub offers: OffersView,
    /// The steps played, in the notation of the table.
    pub history: Vec<EntryView>,
    /// The same by turns, each as one text: what a move list shows.
    pub turns: Vec<TurnView>,
    /// What was captured, in order.
    pub captured: Vec<TakenView>,
    /// The canonical text of the position.
    pub position: String,
    /// The value of each rule option.
    pub options: Vec<(&'static str, String)>,
    /// The name of the rule set that they make; none for rules of somebody's own.
    pub rule_set: Option<&'static str>,
    /// What the action brought about, in order; empty where nothing was played.
    pub events: Vec<EventView>,
}

impl View {
    /// The view of a table, its history written in the notation `form`, after `events`.
    ///
    /// # Errors
    /// `E_FORM` for an unknown notation.
    pub fn of(table: &dyn Table, form: &str, events: &[Event]) -> Result<View, Refusal> {
        Ok(View {
            game: table.info().id,
            status: StatusView::of(table),
            scene: SceneView::from(&table.scene()),
            offers: OffersView::from(&table.offers(&[])),
            history: table.history(form)?.iter().map(EntryView::from).collect(),
            turns: table.turns(form)?.iter().map(TurnView::from).collect(),
            captured: table.captured().iter().map(TakenView::from).collect(),
            position: table.position_text(),
            options: table.options(),
            rule_set: table.rule_set(),
            events: events.iter().map(EventView::from).collect(),
        })
    }
}
