//! The engine as a subject of the matrix, through its public interface and a match.

use std::collections::BTreeSet;

use cotulenh::{Cotulenh, Options, Reason};
use rules::{
    Adjudicate, Audit, Game, Position, Present, Reading, Refused, Ruling, Side, Stage, Text,
};
use table::Match;

use super::harness::Subject;

#[derive(Debug)]
pub(crate) struct Engine(pub(crate) Match<Cotulenh>);

/// `red` or `blue`.
pub(crate) fn side(side: Side) -> &'static str {
    Cotulenh::SIDES[side.index()]
}

/// The letter of section 2 for a kind as the scene names it.
fn letter(kind: &str) -> char {
    let plain: String = kind.chars().filter(char::is_ascii_alphabetic).collect();
    match plain.as_str() {
        "commander" => 'C',
        "infantry" => 'I',
        "tank" => 'T',
        "militia" => 'M',
        "engineer" => 'E',
        "artillery" => 'A',
        "antiair" => 'G',
        "missile" => 'S',
        "airforce" => 'F',
        "navy" => 'N',
        "headquarter" => 'H',
        _ => panic!("unknown kind '{kind}'"),
    }
}

/// Options as the rules text writes them; what is not given has its default.
fn read_rules(text: &str) -> Result<Options, String> {
    let mut pairs = Vec::new();
    for part in text.split(' ').filter(|_| text != "default") {
        let (name, value) = part.split_once('=').ok_or("E_OPTION")?;
        pairs.push((name.to_owned(), value.to_owned()));
    }
    rules::read_options(&pairs).map_err(|refusal| refusal.code().to_owned())
}

impl Subject for Engine {
    const NAME: &'static str = "engine";
    /// Every field of the position by `Eq`, its key, the length of the past and the result of the match.
    type Snapshot = (Cotulenh, u64, usize, Option<Ruling>);

    fn open_with(text: &str, options: &str) -> Result<Engine, String> {
        let options = read_rules(options)?;
        let position = Cotulenh::read_position(text, Reading::Lenient, options)
            .map_err(|refusal| refusal.code().to_owned())?;
        Ok(Engine(Match::new(position)))
    }

    fn options(text: &str) -> Result<(), String> {
        read_rules(text).map(|_| ())
    }

    fn points(&self) -> (i32, i32) {
        let position = self.0.position();
        (position.points(Side::First), position.points(Side::Second))
    }

    fn settle(&self) -> Result<&'static str, String> {
        let settled = self.0.position().time_up();
        let outcome = settled.map_err(|refusal| refusal.code().to_owned())?;
        if self.0.ended().is_some() {
            return Err(Cotulenh::game_over().code().to_owned());
        }
        assert_eq!(outcome.reason, Reason::Points);
        Ok(outcome.winner.map_or("draw", side))
    }

    fn text(&self) -> String {
        self.0.position().position_text()
    }

    fn legal(&self) -> BTreeSet<String> {
        let position = self.0.position();
        let mut steps = Vec::new();
        position.generate(&mut steps);
        let texts: BTreeSet<String> = steps.iter().map(|step| position.step_text(*step)).collect();
        assert_eq!(texts.len(), steps.len(), "two steps with one text");
        assert_eq!(texts.len(), position.count(), "generate and count differ");
        texts
    }

    fn play(&mut self, action: &str) -> Result<(), String> {
        match self.0.play(action) {
            Ok(_) => Ok(()),
            Err(refusal) => Err(refusal.code.to_owned()),
        }
    }

    fn take_back(&mut self) -> bool {
        self.0.undo_step()
    }

    fn snapshot(&self) -> Self::Snapshot {
        let position = self.0.position();
        let ended = self.0.ended().cloned();
        (
            position.clone(),
            position.key(),
            self.0.plies().len(),
            ended,
        )
    }

    fn audit(&self) -> Result<(), String> {
        self.0.position().audit()
    }

    fn check(&self) -> bool {
        self.0.position().in_check()
    }

    fn result(&self) -> Option<(&'static str, &'static str)> {
        let outcome = self.0.ended()?.outcome;
        Some((outcome.winner.map_or("draw", side), outcome.reason.as_str()))
    }

    fn cover(&self, of: &str) -> BTreeSet<String> {
        let scene = self.0.position().scene();
        let layer = scene
            .layers
            .iter()
            .find(|layer| layer.code == "air_defence" && side(layer.side) == of);
        let sites = layer.map_or(&[][..], |layer| &layer.sites);
        sites
            .iter()
            .map(|site| Cotulenh::universe().site_name(*site).to_owned())
            .collect()
    }

    fn heroic(&self) -> BTreeSet<String> {
        let scene = self.0.position().scene();
        scene
            .pieces
            .iter()
            .filter(|piece| piece.badges.iter().any(|badge| badge.code == "heroic"))
            .map(|piece| {
                let square = Cotulenh::universe().site_name(piece.site);
                format!("{square}{}", letter(piece.kind))
            })
            .collect()
    }

    fn in_session(&self) -> bool {
        self.0.position().stage() == Stage::Mid
    }

    fn to_move(&self) -> &'static str {
        side(self.0.position().actor())
    }
}
