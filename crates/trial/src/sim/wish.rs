//! What a player wants to do next.

use round::{Action, Answer, ClaimAs, PersonId, Phase, Round, Shelf, Start};
use rules::{Side, SplitMix64};

/// A random whole turn of whoever is to act, and the position of nobody changes.
fn turn(round: &Round, shelf: &mut Shelf, random: &mut SplitMix64, turns: usize) -> Option<String> {
    let table = shelf.table(round).ok()?;
    let stood = table.status().ply;
    let mut steps = Vec::new();
    for _ in 0..turns {
        let actor = table.status().actor;
        while table.status().ended.is_none() && table.status().actor == actor && steps.len() < 60 {
            let mut legal = table.steps();
            let step = legal.swap_remove(random.below(legal.len().max(1)));
            table.play(&step).ok()?;
            steps.push(step);
        }
    }
    while table.status().ply > stood && table.undo_step().is_some() {}
    table.forget_redo();
    Some(steps.join(","))
}

/// What an honest player does, or nothing.
pub(super) fn honest(
    round: &Round,
    person: PersonId,
    shelf: &mut Shelf,
    random: &mut SplitMix64,
) -> Option<Action> {
    let actor = round.actor();
    let me = round
        .chairs()
        .side_of(person, actor.unwrap_or(Side::First))?;
    match round.phase() {
        Phase::Waiting | Phase::Drafting => before(round, me, random),
        Phase::Playing => during(round, me, shelf, random),
        Phase::Over(_) => after(round, me, random),
    }
}

fn before(round: &Round, me: Side, random: &mut SplitMix64) -> Option<Action> {
    if round.terms().start == Start::Draft && !round.has_drafted(me) {
        return Some(Action::Draft {
            choice: choice(random),
        });
    }
    (random.below(60) == 0).then_some(Action::Abort)
}

/// One of the orders of three different pieces.
fn choice(random: &mut SplitMix64) -> String {
    let orders = ["RNB", "RBN", "NRB", "NBR", "BRN", "BNR"];
    orders[random.below(orders.len())].to_owned()
}

fn answer(random: &mut SplitMix64) -> Answer {
    match random.below(3) {
        0 => Answer::Accept,
        _ => Answer::Decline,
    }
}

fn during(round: &Round, me: Side, shelf: &mut Shelf, random: &mut SplitMix64) -> Option<Action> {
    let offers = round.offers();
    if let Some((asked, _)) = offers.takeback.filter(|(it, _)| it.by != me)
        && random.below(2) == 0
    {
        let (offer, answer) = (asked.seq, answer(random));
        return Some(Action::AnswerTakeback { offer, answer });
    }
    if let Some(draw) = offers.draw.filter(|it| it.by != me)
        && random.below(4) == 0
    {
        let (offer, answer) = (draw.seq, answer(random));
        return Some(Action::AnswerDraw { offer, answer });
    }
    if round.actor() == Some(me) && random.below(20) > 0 {
        let ply = round.ply();
        let turn = turn(round, shelf, random, 1)?;
        let timing = None;
        return Some(Action::Play { ply, turn, timing });
    }
    let own = offers.draw.or(offers.takeback.map(|(it, _)| it));
    match random.below(60) {
        0..=3 => Some(Action::OfferDraw),
        4..=8 => Some(Action::AskTakeback {
            to: random.below(round.ply() as usize + 1) as u32,
        }),
        9..=11 => Some(Action::GiveTime),
        12 => Some(Action::Resign),
        13 | 14 => Some(Action::Claim {
            result: ClaimAs::Win,
        }),
        15 => own.map(|it| Action::Withdraw { offer: it.seq }),
        16 => Some(Action::Abort),
        _ => None,
    }
}

fn after(round: &Round, me: Side, random: &mut SplitMix64) -> Option<Action> {
    match round.offers().rematch {
        Some(offer) if offer.by != me => {
            let (offer, answer) = (offer.seq, answer(random));
            Some(Action::AnswerRematch { offer, answer })
        }
        Some(_) => None,
        None => (random.below(12) == 0).then_some(Action::OfferRematch),
    }
}

/// What somebody tries who does not mean well: the other side's turn, half a turn, two of them, a grade, a pass, nonsense.
pub(super) fn cheat(round: &Round, shelf: &mut Shelf, random: &mut SplitMix64) -> Option<Action> {
    let whole = turn(round, shelf, random, 1)?;
    let ply = round.ply();
    let timing = None;
    let turn = match random.below(8) {
        0 => "0000".to_owned(),
        1 => format!("{whole}@p"),
        2 => turn(round, shelf, random, 2)?,
        3 => {
            let half = whole.split(',').next().unwrap_or_default();
            half.to_owned()
        }
        4 => String::new(),
        5 => "x".repeat(2_000),
        6 => {
            return Some(Action::Play {
                ply: ply.wrapping_sub(1),
                turn: whole,
                timing,
            });
        }
        _ => whole,
    };
    Some(Action::Play { ply, turn, timing })
}
