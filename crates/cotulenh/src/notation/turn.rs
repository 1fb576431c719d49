//! Whole turns as one text (rules: 12.2).
//!
//! A deployment that is at its end is written `stay<steps` or `origin:stay:steps`, however its session was closed. Everything
//! else is the steps joined with commas: an ordinary move, a half turn, and what follows in a session that is open already
//! (`T>&g7,commit`). That rest is no turn text: `stay<` stands for every step of a session, and one text must not mean a
//! whole turn here and a part of it there.

use rules::{CommonRefusal, Standing, Text, after};

use super::machine::{Order, no_syntax, take_square};
use super::readable::{Origin, suffix, write_go};
use super::written::{Written, bare, is_group};
use crate::Refusal;
use crate::deploy_session::waiting;
use crate::explain::explain;
use crate::fen::clip;
use crate::geometry::Square;
use crate::position::Cotulenh;
use crate::stack::Group;
use crate::step::{Act, Actors, Step};

/// Which of the two turn texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Length {
    /// `N<F>g7,T>&g7`
    Short,
    /// `c3:N:F>g7,T>&g7`
    Long,
}

/// The turn text of steps that begin here; `None` if they are not one whole deployment.
pub(crate) fn write(position: &Cotulenh, steps: &[Step], length: Length) -> Option<String> {
    let &Step::Go { from, who, .. } = steps.first()? else {
        return None;
    };
    if who == Actors::Whole || position.session.is_some() {
        return None;
    }
    let mut deployed = Deployed::begin(position, from);
    let mut texts = Vec::with_capacity(steps.len());
    let mut sign = "";
    for (index, &step) in steps.iter().enumerate() {
        if index > 0 && deployed.is_closed() {
            return None;
        }
        // A step inside a session has one origin; only the first can need more.
        let origin = match length {
            Length::Short => Origin::Needed,
            Length::Long => Origin::Unsaid,
        };
        if step != Step::Commit {
            texts.push(write_go(&deployed.now, step, origin));
        }
        sign = suffix(&deployed.now, step);
        deployed.play(step);
    }
    if !deployed.is_closed() {
        return None;
    }
    let stay = deployed.stay();
    let head = match (length, stay.is_empty()) {
        (Length::Short, true) => String::new(),
        (Length::Short, false) => format!("{stay}<"),
        (Length::Long, true) => format!("{from}:"),
        (Length::Long, false) => format!("{from}:{stay}:"),
    };
    Some(format!("{head}{}{sign}", texts.join(",")))
}

/// Steps of one turn that begin here: a turn text, or steps joined with commas, each in any form.
///
/// A turn text names no more of its origin than it must, so every stack that has such a first step is tried; exactly one must
/// get through.
pub(crate) fn read(position: &Cotulenh, text: &str) -> Result<Vec<Step>, Refusal> {
    let mut parts = text.split(',');
    let first = parts.next().map(bare).unwrap_or_default();
    let Some((head, first)) = Head::read(first) else {
        return Err(no_syntax(text));
    };
    let firsts = match (head.is_empty(), &position.session) {
        (true, Some(_)) => vec![position.explain(first, Standing::Open)?],
        (false, Some(session)) => {
            return Err(Refusal::TurnInSession {
                origin: session.origin,
            });
        }
        (_, None) => first_steps(position, &head, first, text)?,
    };
    let mut refusal = None;
    let mut found = Vec::new();
    for step in firsts {
        match follow(position, step, head.stay, parts.clone(), text) {
            Ok(steps) => found.push(steps),
            Err(why) => {
                refusal.get_or_insert(why);
            }
        }
    }
    match (found.pop(), found.is_empty(), refusal) {
        (Some(steps), true, _) => Ok(steps),
        (None, _, Some(refusal)) => Err(refusal),
        _ => Err(Refusal::SeveralStacks { text: clip(text) }),
    }
}

/// What a turn text says before its steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Head<'a> {
    origin: Option<Square>,
    /// The group that stays; said to be empty by `c3::`.
    stay: Option<&'a str>,
}

impl<'a> Head<'a> {
    /// The head and what follows it; `None` if it is malformed.
    fn read(text: &'a str) -> Option<(Head<'a>, &'a str)> {
        let (head, rest) = match take_square(text) {
            Some((origin, rest)) if rest.starts_with(':') => {
                let rest = rest.get(1..)?;
                let (stay, rest) = match rest.split_once(':') {
                    Some((stay, rest)) => (Some(stay), rest),
                    None => (None, rest),
                };
                let origin = Some(origin);
                (Head { origin, stay }, rest)
            }
            _ => match text.split_once('<') {
                Some((stay, rest)) => {
                    let stay = Some(stay);
                    (Head { origin: None, stay }, rest)
                }
                None => (Head::default(), text),
            },
        };
        let stays = head
            .stay
            .is_none_or(|stay| stay.is_empty() || is_group(stay));
        stays.then_some((head, rest))
    }

    fn is_empty(&self) -> bool {
        *self == Head::default()
    }
}

/// What the first step may be at the start of a turn; at least one.
fn first_steps(
    position: &Cotulenh,
    head: &Head<'_>,
    first: &str,
    text: &str,
) -> Result<Vec<Step>, Refusal> {
    let Some(written) = Written::read(first) else {
        return match head.is_empty() {
            true => Ok(vec![position.explain(first, Standing::Open)?]),
            false => Err(no_syntax(text)),
        };
    };
    if !head.is_empty() && !written.deploys() {
        return Err(no_syntax(text));
    }
    match head.origin {
        Some(origin) => written.from(origin).fitting(position, first),
        None => written.fitting(position, first),
    }
}

/// Plays on from one reading of the first step.
fn follow<'a>(
    position: &Cotulenh,
    first: Step,
    stay: Option<&str>,
    mut parts: impl Iterator<Item = &'a str>,
    text: &str,
) -> Result<Vec<Step>, Refusal> {
    let origin = match (&position.session, first) {
        (Some(session), _) => session.origin,
        (None, Step::Go { from, .. }) => from,
        // Refused by whoever read it: there is no session to close.
        (None, Step::Commit) => return Ok(vec![first]),
    };
    let mut deployed = Deployed::begin(position, origin);
    let mut steps = vec![first];
    deployed.play(first);
    while !deployed.is_closed() {
        let stays = deployed.stay().to_string();
        let step = if stay == Some(stays.as_str()) {
            explain(&deployed.now, Order::Commit, Standing::Open)?
        } else if let Some(part) = parts.next() {
            deployed.now.explain(bare(part), Standing::Open)?
        } else {
            return match stay {
                None => Ok(steps),
                Some(stay) => Err(other_stay(stay, &stays)),
            };
        };
        steps.push(step);
        deployed.play(step);
    }
    let stays = deployed.stay().to_string();
    match stay {
        Some(stay) if stay != stays => Err(other_stay(stay, &stays)),
        _ if parts.next().is_some() => Err(CommonRefusal::turn_long(text).into()),
        _ => Ok(steps),
    }
}

fn other_stay(said: &str, stays: &str) -> Refusal {
    Refusal::OtherStay {
        said: clip(said),
        stays: stays.to_owned(),
    }
}

/// A turn on its way, with those of its stack that have taken something and stayed.
struct Deployed {
    now: Cotulenh,
    origin: Square,
    stayed: Vec<Actors>,
    /// The whole group has moved: nobody stays.
    moved: bool,
}

impl Deployed {
    fn begin(position: &Cotulenh, origin: Square) -> Deployed {
        let taken = position.session.iter().flat_map(|session| &session.taken);
        Deployed {
            now: position.clone(),
            origin,
            stayed: taken
                .filter(|taken| taken.act == Act::Stay)
                .map(|taken| taken.who)
                .collect(),
            moved: false,
        }
    }

    fn play(&mut self, step: Step) {
        match step {
            Step::Go {
                who: Actors::Whole, ..
            } => self.moved = true,
            Step::Go {
                who,
                act: Act::Stay,
                ..
            } => self.stayed.push(who),
            _ => {}
        }
        self.now = after(&self.now, step);
    }

    /// Whether the turn is at its end.
    fn is_closed(&self) -> bool {
        self.now.session.is_none()
    }

    /// The pieces that stay on the origin without having acted, with their present marks. An aim that is reached closes a
    /// session while some remain (rules: 9.5, 17.6.2).
    fn stay(&self) -> Group {
        if self.moved {
            return Group::EMPTY;
        }
        waiting(self.now.board.at(self.origin), self.stayed.iter().copied())
    }
}
