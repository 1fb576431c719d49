//! The reference generator as a subject of the matrix: the rows judge the judge as well.

use std::collections::BTreeSet;

use super::harness::Subject;
use crate::reference::board::{Colour, Square};
use crate::reference::judge::Game;
use crate::reference::{Position, Rules, aims, lines};

#[derive(Debug)]
pub(crate) struct Literal(Game);

fn side(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
    }
}

impl Subject for Literal {
    const NAME: &'static str = "reference";
    /// The length of the past and the present position.
    type Snapshot = (usize, Position);

    fn open_with(text: &str, options: &str) -> Result<Literal, String> {
        let position = Position::read(text, Rules::read(options)?)?;
        Ok(Literal(Game::new(position)))
    }

    fn options(text: &str) -> Result<(), String> {
        Rules::read(text)?;
        Ok(())
    }

    fn points(&self) -> (i32, i32) {
        let board = &self.0.now().board;
        let [red, blue] = Colour::ALL.map(|colour| aims::points(board, colour));
        (red, blue)
    }

    fn settle(&self) -> Result<&'static str, String> {
        let winner = self.0.now().settle()?;
        Ok(winner.map_or("draw", side))
    }

    fn text(&self) -> String {
        self.0.now().text()
    }

    fn legal(&self) -> BTreeSet<String> {
        let legal = self.0.now().legal();
        legal.into_iter().map(|action| action.machine()).collect()
    }

    fn play(&mut self, action: &str) -> Result<(), String> {
        let over = self.0.result().is_some();
        let action = self.0.now().explain(action, over)?;
        self.0.play(action);
        Ok(())
    }

    fn take_back(&mut self) -> bool {
        self.0.take_back()
    }

    fn snapshot(&self) -> (usize, Position) {
        (self.0.past.len(), self.0.now().clone())
    }

    /// It keeps nothing that could go wrong.
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }

    fn check(&self) -> bool {
        self.0.now().check()
    }

    fn result(&self) -> Option<(&'static str, &'static str)> {
        let (winner, reason) = self.0.result()?;
        Some((winner.map_or("draw", side), reason))
    }

    fn cover(&self, of: &str) -> BTreeSet<String> {
        let colour = Colour::ALL.into_iter().find(|colour| side(*colour) == of);
        let guns = lines::defenders(&self.0.now().board, colour.expect("a side"));
        Square::all()
            .filter(|square| guns.iter().any(|gun| gun.covers(*square)))
            .map(Square::name)
            .collect()
    }

    fn heroic(&self) -> BTreeSet<String> {
        let board = &self.0.now().board;
        Square::all()
            .flat_map(|square| board.at(square).pieces().map(move |piece| (square, piece)))
            .filter(|(_, piece)| piece.heroic)
            .map(|(square, piece)| format!("{}{}", square.name(), piece.kind.letter()))
            .collect()
    }

    fn in_session(&self) -> bool {
        self.0.now().session.is_some()
    }

    fn to_move(&self) -> &'static str {
        side(self.0.now().turn)
    }
}
