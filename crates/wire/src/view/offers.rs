//! What a hand can do next.

use serde::Serialize;
use table::{Offer, Offers};

use super::{NoteView, RefusalView};

/// What can follow a path of picks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OffersView {
    /// The next picks, each once.
    pub next: Vec<OfferView>,
    /// The step that the path means by itself, in machine form.
    pub step: Option<String>,
    /// Next picks that are forbidden although a person might try them.
    pub refused: Vec<RefusedPick>,
}

/// One next pick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OfferView {
    /// The pick: `s12` a site, `b3` a board, `n7` an anchor, `=queen` a word.
    pub pick: String,
    /// How many steps remain after it.
    pub steps: usize,
    /// The step, if exactly one remains.
    pub step: Option<String>,
    /// Remarks for a chooser.
    pub notes: Vec<NoteView>,
}

/// A forbidden pick and the rule that forbids it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RefusedPick {
    /// The pick.
    pub pick: String,
    /// Why.
    pub refusal: RefusalView,
}

impl From<&Offers> for OffersView {
    fn from(offers: &Offers) -> OffersView {
        let refused = offers.refused.iter().map(|(pick, refusal)| RefusedPick {
            pick: pick.to_string(),
            refusal: refusal.into(),
        });
        OffersView {
            next: offers.next.iter().map(OfferView::from).collect(),
            step: offers.step.clone(),
            refused: refused.collect(),
        }
    }
}

impl From<&Offer> for OfferView {
    fn from(offer: &Offer) -> OfferView {
        OfferView {
            pick: offer.pick.to_string(),
            steps: offer.steps,
            step: offer.step.clone(),
            notes: offer.notes.iter().map(NoteView::from).collect(),
        }
    }
}
