//! What eyes and hands need: nine squares, two courts.

use std::fmt::Write;
use std::sync::LazyLock;

use rules::{
    BoardId, BoardInfo, Captor, Captured, Effect, Meter, Pick, PieceView, Present, Scene, Side,
    SiteId, SiteInfo, StepFacts, Universe, Word,
};

use crate::explain::in_hindsight;
use crate::geometry::{Row, Square};
use crate::notation::{Choice, Request, Target};
use crate::outcome::counted_end;
use crate::piece::Kind;
use crate::position::{KingsCooking, NO_PROGRESS_LIMIT};
use crate::step::{Action, Step};
use crate::{Refusal, blame};

/// Squares come first, by their index; then Light's court, then Dark's.
const COURTS: u16 = 9;

/// The site of a square.
#[must_use]
pub const fn square_site(square: Square) -> SiteId {
    SiteId(square as u16)
}

/// The site of a side's court. Its rival's departures end there.
#[must_use]
pub const fn court_site(owner: Side) -> SiteId {
    SiteId(COURTS + owner as u16)
}

/// Every place: the squares, and the courts in which nothing is put.
pub(crate) fn all_sites() -> Vec<SiteId> {
    (0..COURTS + 2).map(SiteId).collect()
}

pub(crate) fn square_at(site: SiteId) -> Option<Square> {
    u8::try_from(site.0).ok().and_then(Square::from_index)
}

static UNIVERSE: LazyLock<Universe> = LazyLock::new(|| {
    let board = |name: &str, ranks: u8, bottom: i16, kind| BoardInfo {
        name: name.to_owned(),
        size: (3, ranks),
        corner: (0, bottom, 0),
        kind,
    };
    let squares = Square::ALL.map(|square| {
        let index = square as i16;
        SiteInfo {
            name: square.to_string(),
            board: BoardId(0),
            at: (index % 3, 2 - index / 3, 0),
            terrain: if index % 2 == 0 { "dark" } else { "light" },
            owner: None,
        }
    });
    // Both are called `off`: a text never needs to say into whose court a unit leaves.
    let court = |board, rank, owner| SiteInfo {
        name: "off".to_owned(),
        board: BoardId(board),
        at: (1, rank, 0),
        terrain: "court",
        owner: Some(owner),
    };
    let mut sites = squares.to_vec();
    sites.push(court(1, -1, Side::First));
    sites.push(court(2, 3, Side::Second));
    Universe {
        boards: vec![
            board("board", 3, 0, "main"),
            board("light's court", 1, -1, "court"),
            board("dark's court", 1, 3, "court"),
        ],
        sites,
        anchors: Vec::new(),
    }
});

const fn word(kind: Kind) -> Word {
    Word::new(kind.name())
}

fn target_site(side: Side, step: Step) -> SiteId {
    step.target(side)
        .map_or(court_site(side.other()), square_site)
}

impl KingsCooking {
    fn capture_facts(&self, step: Step) -> Option<Captured> {
        let (square, unit) = self.captured_by(step)?;
        let manner = if step.target(self.side()) == Some(square) {
            ""
        } else {
            "en_passant"
        };
        Some(Captured {
            piece: unit.kind().name(),
            side: unit.side(),
            site: square_site(square),
            manner,
            by: self.unit(step.from()).map(|captor| Captor {
                piece: captor.kind().name(),
                from: square_site(step.from()),
            }),
        })
    }
}

impl Present for KingsCooking {
    fn universe() -> &'static Universe {
        &UNIVERSE
    }

    fn scene(&self) -> Scene {
        let pieces = Square::ALL.into_iter().filter_map(|square| {
            self.unit(square).map(|unit| PieceView {
                site: square_site(square),
                side: unit.side(),
                kind: unit.kind().name(),
                badges: Vec::new(),
            })
        });
        Scene {
            sites: all_sites(),
            pieces: pieces.collect(),
            meters: self.meters(),
            ..Scene::default()
        }
    }

    fn meters(&self) -> Vec<Meter> {
        let mut meters = Vec::new();
        for side in Side::ALL {
            let tallies = self.tallies(side);
            for (code, value) in [("guests", tallies.guests), ("captured", tallies.captured)] {
                meters.push(Meter {
                    code,
                    side: Some(side),
                    value: i32::from(value),
                    max: Some(3),
                });
            }
        }
        meters.extend(self.counted_meters());
        meters.push(Meter {
            code: "no_progress",
            side: None,
            value: i32::from(self.quiet_plies()),
            max: Some(i32::from(NO_PROGRESS_LIMIT)),
        });
        meters.push(Meter {
            code: "ply",
            side: None,
            value: i32::try_from(self.plies()).unwrap_or(i32::MAX),
            max: None,
        });
        meters
    }

    fn picks(&self, step: Step) -> Vec<Pick> {
        let mut picks = vec![
            Pick::Site(square_site(step.from())),
            Pick::Site(target_site(self.side(), step)),
        ];
        picks.extend(step.promotion().map(|kind| Pick::Choice(word(kind))));
        picks
    }

    fn facts(&self, step: Step) -> StepFacts {
        let kind = self
            .unit(step.from())
            .map_or(Kind::Pawn, |unit| unit.kind());
        let captured = self.capture_facts(step);
        let class = match (step.action(), &captured) {
            (Action::Depart, _) => "departure",
            (Action::Promote(..), _) => "promotion",
            (Action::Board(_), Some(taken)) if !taken.manner.is_empty() => "en_passant",
            (Action::Board(_), _) => "move",
        };
        StepFacts {
            side: self.side(),
            piece: kind.name(),
            letter: kind.letter(),
            from: step.from().to_string(),
            to: step
                .target(self.side())
                .map_or_else(|| "off".to_owned(), |to| to.to_string()),
            captured: captured.into_iter().collect(),
            promotion: step.promotion().map(Kind::name),
            class,
            gives_check: false,
            gives_mate: false,
        }
    }

    fn effects(&self, step: Step, _after: &KingsCooking) -> Vec<Effect> {
        let mut effects = Vec::new();
        effects.extend(self.capture_facts(step).map(Effect::Captured));
        if let Action::Promote(file, kind) = step.action() {
            effects.push(Effect::Promoted {
                side: self.side(),
                site: square_site(Square::on(self.side(), Row::Far, file)),
                piece: Kind::Pawn.name(),
                becomes: kind.name(),
            });
        }
        effects
    }

    fn checkers(&self) -> Vec<SiteId> {
        Vec::new()
    }

    /// After an own unit was picked: why each place it cannot go to is closed.
    fn refusals(&self, path: &[Pick]) -> Vec<(Pick, Refusal)> {
        let &[Pick::Site(site)] = path else {
            return Vec::new();
        };
        let Some(from) = square_at(site).filter(|&square| self.units(self.side()).has(square))
        else {
            return Vec::new();
        };
        let squares = Square::ALL
            .into_iter()
            .map(|to| (square_site(to), Target::Square(to)));
        let court = (court_site(self.side().other()), Target::Off);
        squares
            .chain([court])
            .filter_map(|(site, target)| {
                Some((Pick::Site(site), blame::closed(self, from, target)?))
            })
            .collect()
    }

    fn why_not(&self, path: &[Pick], pick: Pick) -> Option<Refusal> {
        let Pick::Site(site) = pick else { return None };
        let from = match *path {
            [] => None,
            [Pick::Site(from)] => Some(square_at(from)?),
            _ => return None,
        };
        match (from, square_at(site)) {
            (None, Some(square)) => blame::idle(self, square),
            (Some(from), Some(to)) => blame::closed(self, from, Target::Square(to)),
            (from, None) => {
                let owner = Side::ALL
                    .into_iter()
                    .find(|&side| court_site(side) == site)?;
                blame::court(self, from, owner)
            }
        }
    }

    fn culprits(&self, refusal: &Refusal) -> Vec<SiteId> {
        let units = blame::in_the_way(self, refusal);
        if units.is_empty() {
            return rules::named_places::<KingsCooking>(refusal);
        }
        units.map(square_site).collect()
    }

    fn pick_in_hindsight(
        &self,
        path: &[Pick],
        pick: Pick,
        refusal: Refusal,
        own_last_turn: &KingsCooking,
    ) -> Refusal {
        let (&[Pick::Site(from)], Pick::Site(to)) = (path, pick) else {
            return refusal;
        };
        let (Some(from), Some(to)) = (square_at(from), square_at(to)) else {
            return refusal;
        };
        let request = Request {
            from,
            target: Target::Square(to),
            choice: Choice::None,
        };
        in_hindsight(self, request, refusal, own_last_turn)
    }

    fn drawing(&self) -> String {
        let mut text = String::new();
        self.draw_court(&mut text, Side::Second, "dark");
        let _ = writeln!(text, "  +---+---+---+");
        for row in 0..3 {
            let _ = write!(text, "{} |", 3 - row);
            for square in &Square::ALL[3 * row..3 * row + 3] {
                let letter = match self.unit(*square) {
                    Some(unit) => unit.letter(),
                    None if self.en_passant() == Some(*square) => '*',
                    None => ' ',
                };
                let _ = write!(text, " {letter} |");
            }
            let _ = writeln!(text, "\n  +---+---+---+");
        }
        let _ = writeln!(text, "    a   b   c");
        self.draw_court(&mut text, Side::First, "light");
        text
    }
}

impl KingsCooking {
    /// Where the position is counted (rules: 9.2): what still stands on the board, and each side's final score.
    fn counted_meters(&self) -> impl Iterator<Item = Meter> {
        let sides = counted_end(self).map_or(&[][..], |_| &Side::ALL);
        sides.iter().flat_map(|&side| {
            let score = self.final_score()[side.index()];
            // Guests have arrived already; the rest of the score is what the end counts on the board.
            let counted = score.saturating_sub(self.tallies(side).guests);
            [("counted", counted), ("score", score)].map(|(code, value)| Meter {
                code,
                side: Some(side),
                value: i32::from(value),
                max: Some(3),
            })
        })
    }

    /// A court holds the rival's guests and its owner's captured units.
    fn draw_court(&self, text: &mut String, owner: Side, name: &str) {
        let to_move = if self.side() == owner {
            ", to move"
        } else {
            ""
        };
        let _ = writeln!(
            text,
            "  {name}'s court: {} guests, {} captured{to_move}",
            self.tallies(owner.other()).guests,
            self.tallies(owner).captured
        );
    }
}
