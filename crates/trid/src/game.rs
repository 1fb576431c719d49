//! The game as a whole: its name, its texts, its laws.

use rules::{Audit, Game, Mirror, Reading, Refusal, Standing, Text, unknown_form};

use crate::geometry::Squares;
use crate::notation::Source;
use crate::options::Options;
use crate::piece::Piece;
use crate::position::{Parts, TriD};
use crate::rights::Rights;
use crate::step::Step;
use crate::{setup, text};

impl Game for TriD {
    const ID: &'static str = "trid";
    const NAME: &'static str = "Tri-Dimensional Chess";
    const SIDES: [&'static str; 2] = ["white", "black"];

    fn start(options: Options) -> TriD {
        setup::initial(options)
    }
}

impl Text for TriD {
    type Options = Options;

    const GAME_OVER: &'static str = "E_GAME_OVER";
    const FORMS: &'static [&'static str] = &["machine", "san", "lan"];

    fn options(&self) -> Options {
        self.options
    }

    fn write_step(&self, step: Step, out: &mut String) {
        use std::fmt::Write as _;
        // Writing to a string does not fail.
        let _ = write!(out, "{step}");
    }

    fn explain(&self, text: &str, standing: Standing) -> Result<Step, Refusal> {
        self.explained(text, standing)
    }

    fn position_text(&self) -> String {
        self.tfen()
    }

    fn read_position(text: &str, _reading: Reading, options: Options) -> Result<TriD, Refusal> {
        text::read(text, options)
    }

    fn write_as(&self, form: &str, step: Step) -> Result<String, Refusal> {
        match form {
            "machine" => Ok(self.step_text(step)),
            "san" => Ok(self.human(step, Source::Short)),
            "lan" => Ok(self.human(step, Source::Whole)),
            _ => Err(unknown_form(form, Self::FORMS)),
        }
    }

    fn read_as(&self, form: &str, text: &str) -> Result<Step, Refusal> {
        match form {
            "machine" => self.explain(text, Standing::Open),
            "san" | "lan" => self.read_human(text),
            _ => Err(unknown_form(form, Self::FORMS)),
        }
    }
}

impl Audit for TriD {
    fn key_from_scratch(&self) -> u64 {
        self.fresh_key()
    }

    fn audit(&self) -> Result<(), String> {
        let mut pieces = Vec::new();
        for (index, cell) in self.cells.iter().enumerate() {
            if let (Some(square), Some(piece)) = (crate::geometry::Square::from_index(index), cell)
            {
                pieces.push((square, *piece));
            }
        }
        let fresh = TriD::from_parts(&Parts {
            pieces,
            boards: self.boards,
            side: self.side,
            rights: self.rights,
            passed: self.passed,
            pending: self.pending,
            halfmoves: self.halfmoves,
            number: self.number,
            options: self.options,
        });
        let strangers = self.pieces() & !self.active;
        if strangers.has_any() {
            return Err(format!("pieces on missing squares {strangers:?}"));
        }
        if self.active.len() != 64 {
            return Err(format!("{} active squares, not 64", self.active.len()));
        }
        if *self == fresh {
            Ok(())
        } else {
            Err(format!("kept {self:?}, recomputed {fresh:?}"))
        }
    }
}

impl Mirror for TriD {
    fn mirrored(&self) -> TriD {
        let pieces = self
            .pieces()
            .filter_map(|square| {
                let piece = self.cells[square.index()]?;
                Some((
                    square.mirrored(),
                    Piece {
                        side: piece.side.other(),
                        form: piece.form,
                    },
                ))
            })
            .collect();
        let rights = Rights::ORDER
            .into_iter()
            .filter(|(side, wing)| self.rights.has(*side, *wing))
            .fold(Rights::NONE, |rights, (side, wing)| {
                rights.with(side.other(), wing)
            });
        TriD::from_parts(&Parts {
            pieces,
            boards: self.boards.mirrored(),
            side: self.side.other(),
            rights,
            passed: self.passed.map(|square| square.mirrored()),
            pending: self
                .pending
                .map(|square| square.mirrored())
                .collect::<Squares>(),
            halfmoves: self.halfmoves,
            number: self.number,
            options: self.options,
        })
    }

    fn mirrored_step(&self, step: Step) -> Step {
        match step {
            Step::Move {
                from,
                to,
                promotion,
            } => Step::Move {
                from: from.mirrored(),
                to: to.mirrored(),
                promotion,
            },
            Step::Castle(wing) => Step::Castle(wing),
            Step::Activate {
                from,
                to,
                arrival,
                promotion,
            } => Step::Activate {
                from: from.mirrored(),
                to: to.mirrored(),
                arrival,
                promotion,
            },
            Step::Turn(pin) => Step::Turn(pin.mirrored()),
            Step::Promote { square, choice } => Step::Promote {
                square: square.mirrored(),
                choice,
            },
        }
    }
}
