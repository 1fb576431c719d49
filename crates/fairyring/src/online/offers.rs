//! What one side has asked of the other and nobody has answered yet, as the log tells it.

use rules::Side;
use serde_json::{Value, json};

use super::board::side;

/// Questions that wait, the latest last.
#[derive(Default, Debug)]
pub(crate) struct Offers(Vec<Offer>);

/// A question of one side to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    entry: u64,
    by: Side,
    /// The action that answers it.
    answer: &'static str,
}

const DRAW: &str = "answer_draw";
const TAKEBACK: &str = "answer_takeback";

impl Offers {
    pub(crate) fn note(&mut self, entry: &Value) {
        let by = side(&entry["by"]);
        let entry_number = entry["seq"].as_u64().unwrap_or(0);
        let asked = |answer| {
            by.map(|by| Offer {
                entry: entry_number,
                by,
                answer,
            })
        };
        match entry["entry"].as_str().unwrap_or_default() {
            "draw_offered" => self.0.extend(asked(DRAW)),
            "takeback_asked" => self.0.extend(asked(TAKEBACK)),
            "draw_refused" => self.0.retain(|offer| offer.answer != DRAW),
            "takeback_refused" => self.0.retain(|offer| offer.answer != TAKEBACK),
            "taken_back" => self.0.clear(),
            "withdrawn" => {
                let gone = entry["offer"].as_u64();
                self.0.retain(|offer| Some(offer.entry) != gone);
            }
            // An offer lapses when the other side plays.
            "turn" => self.0.retain(|offer| Some(offer.by) == by),
            _ => {}
        }
    }

    /// The latest question to a side.
    pub(crate) fn latest(&self, to: Option<Side>) -> Option<Offer> {
        let asked = self.0.iter().rev();
        asked.copied().find(|offer| Some(offer.by) != to)
    }

    /// A draw that is offered to a side.
    pub(crate) fn of_draw(&self, to: Option<Side>) -> Option<Offer> {
        let asked = self.0.iter().rev();
        asked
            .copied()
            .find(|offer| Some(offer.by) != to && offer.answer == DRAW)
    }
}

impl Offer {
    pub(crate) fn answer(&self, accept: bool) -> Value {
        json!({"do": self.answer, "offer": self.entry, "accept": accept})
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(seq: u64, what: &str, by: &str) -> Value {
        json!({"seq": seq, "entry": what, "by": by})
    }

    #[test]
    fn questions_wait_until_they_are_answered_or_lapse() {
        let mut offers = Offers::default();
        offers.note(&entry(2, "draw_offered", "first"));
        offers.note(&entry(3, "takeback_asked", "first"));
        let to = Some(Side::Second);
        assert_eq!(
            offers.latest(to).unwrap().answer(false),
            json!({"do": "answer_takeback", "offer": 3, "accept": false})
        );
        assert_eq!(
            offers.of_draw(to).unwrap().answer(true),
            json!({"do": "answer_draw", "offer": 2, "accept": true})
        );
        assert_eq!(offers.latest(Some(Side::First)), None);
        offers.note(&entry(4, "takeback_refused", "second"));
        assert_eq!(offers.latest(to), offers.of_draw(to));
        // Whoever asked may play on; the other one has answered by playing.
        offers.note(&entry(5, "turn", "first"));
        assert!(offers.latest(to).is_some());
        offers.note(&entry(6, "turn", "second"));
        assert_eq!(offers.latest(to), None);
    }
}
