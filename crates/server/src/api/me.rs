//! Who somebody is, which rounds are his, and another device.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::HeaderName;
use axum::http::{HeaderValue, Response, StatusCode};
use round::host::Input;
use round::{Action, ClockTerms, CommandId, Deadline, Phase, RoundId, RoundRefusal};
use rules::Side;
use store::{Made, PersonKey, Work};
use wire::online::{
    DoorRefusal, HeadView, Invitation, Myself, PersonView, Redeem, RoundBrief, Tell, write,
};

use super::call::{Call, name};
use super::status::status;
use super::{Failure, query};
use crate::app::App;
use crate::hosts::Word;
use crate::{cookie, rows, secret};

/// How long a device link holds.
const LINK: i64 = 10 * 60 * 1000;
/// The most rounds of a list.
const MOST: u32 = 50;

/// `GET /api/v1/me`
pub(crate) async fn who(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    let call = Call::open(&app, request).await?;
    let person = PersonView {
        name: call.person_row()?.name.clone(),
        program: false,
    };
    Ok(call.answer(StatusCode::OK, write(&person)))
}

/// `PATCH /api/v1/me`: another name, in the rounds to come. In those that are there it stays what the other one has read.
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    let mut call = Call::open(&app, request).await?;
    let key = call.person_row()?.key;
    let (asked, _) = call.read::<Myself>().await?;
    let name = name(Some(&asked.name))?;
    let work = Work::Rename {
        person: key,
        name: name.clone(),
    };
    call.online
        .perform(work)
        .await?
        .ok_or(DoorRefusal::Nobody)?;
    let person = PersonView {
        name,
        program: false,
    };
    Ok(call.answer(StatusCode::OK, write(&person)))
}

/// The names of all rounds in which somebody has a chair.
async fn rounds_of(call: &Call, person: PersonKey) -> Result<Vec<RoundId>, Failure> {
    let rows = call
        .online
        .ask(move |shelf| shelf.rounds_of(person, i64::MAX, u32::MAX))
        .await?;
    let ids = rows.iter().filter_map(|row| RoundId::read(&row.head.id));
    Ok(ids.collect())
}

/// What is in memory of these rounds is read again: their chairs have changed in the store.
fn reread(call: &Call, rounds: impl IntoIterator<Item = RoundId>) {
    for round in rounds {
        call.online.door.input(Input::Reread { round });
    }
}

/// Nobody waits for somebody who is nobody any more: games that run are given up, those that have not begun are called off.
async fn give_up(call: &Call, person: PersonKey, id: RoundId) -> Result<(), Failure> {
    let (_, known) = call.online.load(id).await?;
    let person = round::PersonId(person.0);
    let owns = |side| known.round.chairs().owns(person, side);
    let action = match known.round.phase() {
        // He came by somebody's link, and that one plays on.
        _ if !Side::ALL.into_iter().any(owns) => return Ok(()),
        Phase::Over(_) => return Ok(()),
        Phase::Playing => Action::Resign,
        Phase::Waiting | Phase::Drafting => Action::Abort,
    };
    let command = CommandId::of(u128::from_be_bytes(secret::random()?));
    let command = command.ok_or(RoundRefusal::Busy)?;
    let at = call.online.now();
    let done = call.online.command(person, id, command, action, at).await;
    match done {
        Err((refusal, seq)) if status(refusal.code) == StatusCode::SERVICE_UNAVAILABLE => {
            Err(Failure::of(refusal, seq))
        }
        // It has ended meanwhile, or the rules that it was played by are not there any more.
        Ok(_) | Err(_) => Ok(()),
    }
}

/// `DELETE /api/v1/me`: games that run are given up, names and keys go, games stay without the name. If the store refuses on the
/// way nothing is taken away, and the same request goes on where this one ended.
pub(crate) async fn forget(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    let mut call = Call::open(&app, request).await?;
    let person = call.person_row()?.key;
    let rounds = rounds_of(&call, person).await?;
    for id in &rounds {
        give_up(&call, person, *id).await?;
    }
    call.online.perform(Work::Forget { person }).await?;
    reread(&call, rounds);
    call.online.door.say(Word::Gone(round::PersonId(person.0)));
    call.set_cookie(Some(cookie::take(&call.base)));
    let mut response = call.answer(StatusCode::NO_CONTENT, String::new());
    let name = HeaderName::from_static("clear-site-data");
    response
        .headers_mut()
        .insert(name, HeaderValue::from_static("\"cookies\""));
    Ok(response)
}

/// `GET /api/v1/me/rounds?before=AT`: those in which one is to act first, then those that changed last.
pub(crate) async fn rounds(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    let call = Call::open(&app, request).await?;
    let person = call.person_row()?.key;
    let called = "instant; accepted: milliseconds since 1970";
    let before = query::number(call.query.as_deref(), "before", called)?.unwrap_or(i64::MAX);
    let loaded = call
        .online
        .ask(move |shelf| {
            let rows = shelf.rounds_of(person, before, MOST)?;
            let full = rows.iter().map(|row| shelf.load(&row.head.id, 0));
            full.collect::<Result<Vec<_>, _>>()
        })
        .await?;
    let known = loaded
        .into_iter()
        .flatten()
        .filter_map(|loaded| rows::read(&loaded).ok());
    let mut briefs: Vec<(bool, RoundBrief)> =
        known.map(|known| brief(&known.round, person)).collect();
    briefs.sort_by_key(|(is_mine, _)| !is_mine);
    let rounds = briefs.into_iter().map(|(_, brief)| brief).collect();
    Ok(call.answer(StatusCode::OK, write(&Tell::Yours { rounds })))
}

fn brief(round: &round::Round, person: PersonKey) -> (bool, RoundBrief) {
    let person = round::PersonId(person.0);
    let you = round
        .chairs()
        .side_of(person, round.actor().unwrap_or(Side::First));
    let holds = |side| round.chairs().holds(person, side);
    let is_mine = match round.phase() {
        Phase::Playing => round.actor().is_some_and(holds),
        Phase::Drafting => Side::ALL
            .into_iter()
            .any(|side| holds(side) && !round.has_drafted(side)),
        Phase::Waiting | Phase::Over(_) => false,
    };
    let deadline = match round.terms().clock {
        ClockTerms::None => None,
        ClockTerms::Live { .. } | ClockTerms::Days(_) => round.clock().deadline(),
    };
    let deadline = deadline.map(|deadline| match deadline {
        Deadline::Flag(_, at) | Deadline::NoShow(_, at) => at.0,
    });
    let brief = RoundBrief {
        head: HeadView::of(round, you),
        deadline,
        changed: round.changed().0,
    };
    (is_mine, brief)
}

/// `POST /api/v1/me/device-links`
pub(crate) async fn make_link(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    let call = Call::open(&app, request).await?;
    let person = call.person_row()?.key;
    let token = secret::fresh::<16>()?;
    let work = Work::Link {
        hash: secret::hash(&token),
        person,
        expires: call.online.now().0 + LINK,
    };
    call.online
        .perform(work)
        .await?
        .ok_or(DoorRefusal::Nobody)?;
    let link = format!("{}/#device={token}", call.base.as_str());
    Ok(call.answer(StatusCode::CREATED, write(&Invitation { token, link })))
}

/// `POST /api/v1/device-links`: this browser is one of that person's from now on, and the chairs of a guest go with it.
pub(crate) async fn redeem(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    let mut call = Call::open(&app, request).await?;
    let (asked, _) = call.read::<Redeem>().await?;
    app.limits.try_code(call.from)?;
    let key = secret::fresh::<32>()?;
    let guest = call.person().map(|person| PersonKey(person.0));
    let work = Work::Redeem {
        hash: secret::hash(&asked.code),
        device: secret::hash(&key),
        guest,
        at: call.online.now().0,
    };
    match call.online.perform(work).await? {
        Some(Made::Person(person)) => {
            let row = call.online.ask(move |shelf| shelf.person(person)).await?;
            if let Some(guest) = guest.filter(|guest| *guest != person) {
                reread(&call, rounds_of(&call, person).await?);
                // His lines come again as the person's.
                let guest = round::PersonId(guest.0);
                call.online.door.say(Word::Gone(guest));
            }
            call.set_cookie(cookie::give(&call.base, &key));
            let person = PersonView {
                name: row.map(|row| row.name).unwrap_or_default(),
                program: false,
            };
            Ok(call.answer(StatusCode::OK, write(&person)))
        }
        // Used, over or never made: nobody is told which.
        _ => Err(DoorRefusal::Expired.into()),
    }
}
