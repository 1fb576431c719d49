//! The game record (rules: 13): a start, the plies, and what each of them did.

use rules::{Adjudicate, Outcome, Past, Ply, Position, Refusal, Side, Standing, Text};

use crate::geometry::Square;
use crate::legality::explain_after;
use crate::piece::Kind;
use crate::position::KingsCooking;
use crate::step::Step;

/// The CRC-32 of a position's text.
#[must_use]
pub fn digest(position: &KingsCooking) -> u32 {
    crc32fast::hash(position.position_text().as_bytes())
}

/// What a record says of one ply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The ply number, from 1.
    pub n: usize,
    /// Who played it.
    pub side: Side,
    /// The kind before the move; a pawn that promotes stays a pawn here.
    pub piece: Kind,
    /// The start square.
    pub from: Square,
    /// The target; `None` for a departure, written `off`.
    pub to: Option<Square>,
    /// The kind that a pawn became.
    pub promotion: Option<Kind>,
    /// What was captured.
    pub captured: Option<Taken>,
    /// [`digest`] of the position after the ply.
    pub digest: u32,
}

/// A captured unit in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// Its kind at the moment of capture.
    pub kind: Kind,
    /// Where it stood.
    pub square: Square,
    /// Whether it was taken en passant.
    pub en_passant: bool,
}

/// A game from its start to now, judged after every ply by all four ends of section 9.
#[derive(Clone, Debug)]
pub struct Record {
    plies: Vec<Ply<KingsCooking>>,
    position: KingsCooking,
    ended: Option<Outcome>,
}

impl Record {
    /// A game that begins with `start`.
    #[must_use]
    pub fn new(start: KingsCooking) -> Record {
        Record {
            ended: start.outcome(),
            plies: Vec::new(),
            position: start,
        }
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &KingsCooking {
        &self.position
    }

    /// How the game ended.
    #[must_use]
    pub fn ended(&self) -> Option<Outcome> {
        self.ended
    }

    /// The number of plies.
    #[must_use]
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether nothing was played yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// The steps.
    pub fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        self.plies.iter().map(|ply| ply.step)
    }

    /// The position after so many plies.
    #[must_use]
    pub fn at(&self, plies: usize) -> Option<&KingsCooking> {
        if plies == self.plies.len() {
            return Some(&self.position);
        }
        self.plies.get(plies).map(|ply| &ply.before)
    }

    /// Plays a step.
    ///
    /// # Errors
    /// `E_GAME_OVER` after the end; `E_PATTERN` for a step that is not legal. Nothing has changed then.
    pub fn push(&mut self, step: Step) -> Result<(), Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::new("E_GAME_OVER", "the game has ended"));
        }
        if !self.position.is_legal(step) {
            return Err(Refusal::new(
                "E_PATTERN",
                format!("the step with code {} is not legal here", step.code()),
            ));
        }
        let before = self.position.clone();
        let _ = self.position.play(step);
        self.plies.push(Ply { before, step });
        self.ended = self.position.outcome().or_else(|| {
            let past = Past {
                plies: &self.plies,
                tally: &(),
            };
            self.position.declare(&past).map(|ruling| ruling.outcome)
        });
        Ok(())
    }

    /// The step that a text means while the position after `shown` plies is displayed: only the last one is live
    /// (rules: 19.4).
    ///
    /// # Errors
    /// `E_GAME_OVER`, then `E_VIEWING`, then what [`Text::explain`] answers, with the remark "too late" of `E_NO_CAPTURE`.
    pub fn explain(&self, shown: usize, text: &str) -> Result<Step, Refusal> {
        let standing = match self.ended {
            Some(_) => Standing::Over,
            None if shown == self.plies.len() => Standing::Open,
            None => {
                return Err(Refusal::new(
                    "E_VIEWING",
                    format!(
                        "move {shown} of {} is displayed; return to the last one to play",
                        self.plies.len()
                    ),
                ));
            }
        };
        let own_last_turn = self.plies.iter().rev().nth(1).map(|ply| &ply.before);
        explain_after(&self.position, own_last_turn, text, standing)
    }

    /// What each ply did.
    #[must_use]
    pub fn entries(&self) -> Vec<Entry> {
        (1..)
            .zip(&self.plies)
            .map(|(n, ply)| {
                let Ply { before, step } = ply;
                let side = before.side();
                let to = step.target(side);
                Entry {
                    n,
                    side,
                    piece: before.unit(step.from()).map_or(Kind::Pawn, |u| u.kind()),
                    from: step.from(),
                    to,
                    promotion: step.promotion(),
                    captured: before.captured_by(*step).map(|(square, unit)| Taken {
                        kind: unit.kind(),
                        square,
                        en_passant: to != Some(square),
                    }),
                    digest: self.at(n).map_or(0, digest),
                }
            })
            .collect()
    }
}
