//! A whole session as one text (rules: 12.2).

use rules::{Position, Refusal, Standing};

use super::explain::explain;
use super::machine::{Order, take_square};
use super::readable::is_group;
use super::session::{WrittenStep, legal_step, read_steps, staying};
use crate::geometry::Square;
use crate::position::Cotulenh;
use crate::step::Step;
use crate::text::clip;

/// A whole session as one text: `N<F>g7,T>&g7` or `c3:N:F>g7,T>&g7`.
pub(super) struct Turn<'a> {
    origin: Option<Square>,
    stay: &'a str,
    steps: Vec<WrittenStep>,
}

impl<'a> Turn<'a> {
    pub(super) fn read(text: &'a str) -> Option<Turn<'a>> {
        let (origin, stay, steps) = if let Some((origin, rest)) = take_square(text) {
            let rest = rest.strip_prefix(':')?;
            let (stay, steps) = rest.split_once(':').unwrap_or(("", rest));
            (Some(origin), stay, steps)
        } else if let Some((stay, steps)) = text.split_once('<') {
            (None, stay, steps)
        } else if text.contains(',') {
            (None, "", text)
        } else {
            return None;
        };
        if !stay.is_empty() && !is_group(stay) {
            return None;
        }
        Some(Turn {
            origin,
            stay,
            steps: read_steps(steps)?,
        })
    }

    /// The first step of the turn that the open session has not played yet.
    pub(super) fn next_step(
        &self,
        position: &Cotulenh,
        text: &str,
        standing: Standing,
    ) -> Result<Step, Refusal> {
        if standing == Standing::Over || position.outcome().is_some() {
            let message = format!("{text}: the game is over");
            return Err(Refusal::new("E_GAME_OVER", message));
        }
        let wrong = |what: &str| Refusal::new("E_SESSION", format!("{}: {what}", clip(text)));
        let (start, played) = position
            .turn_start()
            .unwrap_or_else(|| (position.clone(), Vec::new()));
        let mut steps = self.play(&start, text)?.into_iter();
        for step in played {
            if steps.next() != Some(step) {
                return Err(wrong("the open session has other steps"));
            }
        }
        steps
            .next()
            .ok_or_else(|| wrong("nothing is left of this turn"))
    }

    /// The steps of the turn from its start, the commit included where the session needs one.
    fn play(&self, start: &Cotulenh, text: &str) -> Result<Vec<Step>, Refusal> {
        let mut origins: Vec<Square> = match self.origin {
            Some(origin) => vec![origin],
            None => start.board.men(start.side).iter().collect(),
        };
        let mut refusal = None;
        let mut found = Vec::new();
        origins.retain(|&origin| start.board.at(origin).is_stack());
        for origin in origins {
            match self.play_from(start, origin) {
                Ok(steps) => found.push(steps),
                Err(why) => {
                    refusal.get_or_insert(why);
                }
            }
        }
        match (found.pop(), found.is_empty()) {
            (Some(steps), true) => Ok(steps),
            (Some(_), false) => Err(Refusal::new(
                "E_SYNTAX",
                format!(
                    "{}: several stacks can do this; use the long form",
                    clip(text)
                ),
            )),
            (None, _) => Err(refusal.unwrap_or_else(|| {
                Refusal::new("E_NO_PIECE", format!("{}: no such stack", clip(text)))
            })),
        }
    }

    fn play_from(&self, start: &Cotulenh, origin: Square) -> Result<Vec<Step>, Refusal> {
        let mut position = start.clone();
        let mut steps = Vec::with_capacity(4);
        for written in &self.steps {
            let step = legal_step(&position, origin, written)?;
            let _token = position.make(step);
            steps.push(step);
        }
        let stay = position
            .session
            .as_ref()
            .map_or_else(String::new, |session| {
                staying(&position, session).to_string()
            });
        if stay != self.stay {
            return Err(Refusal::new(
                "E_SESSION",
                format!(
                    "'{}' does not stay after these steps, '{stay}' does",
                    clip(self.stay)
                ),
            ));
        }
        if position.session.is_some() {
            explain(&position, Order::Commit, "commit", Standing::Open)?;
            steps.push(Step::Commit);
        }
        Ok(steps)
    }
}
