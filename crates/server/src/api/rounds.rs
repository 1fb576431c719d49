//! Making a round, and looking at one.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{Response, StatusCode};
use round::{Chairs, Opened, RoundId, RoundRefusal, Shelf, Terms, Visibility, host};
use rules::Side;
use store::crash::{self, CrashPoint};
use store::{ChairRow, ChairSide, CommandKey, Made, PersonKey, Work};
use wire::online::{Create, Created, Invitation, Invitations, RoundName, SideWish, Tell, write};

use super::call::{Call, name, round_id};
use super::named::Named;
use super::{Failure, records};
use crate::app::App;
use crate::games::Listed;
use crate::rows::{self, Known, holder, side};
use crate::secret;

/// `POST /api/v1/rounds`
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    let mut call = Call::open(&app, request).await?;
    let (asked, text) = call.read::<Create>().await?;
    let name = name(asked.name.as_ref())?;
    let command = CommandKey(asked.command.0.bits().to_be_bytes());
    let sum = rules::crc32(text.as_bytes());
    if let Some(made) = made_before(&call, command).await? {
        return again(&mut call, &made, sum).await;
    }
    let terms = Terms::from(asked.terms.clone());
    terms.check(&Listed)?;
    app.limits.make(call.from)?;
    // A stranger has no name under which his command could be kept but the command's own.
    let maker = call
        .person()
        .map_or(PersonKey::NOBODY, |person| PersonKey(person.0));
    let person = call.somebody(&name).await?;
    let wish = match asked.side {
        None => None,
        Some(SideWish::First) => Some(ChairSide::First),
        Some(SideWish::Second) => Some(ChairSide::Second),
        Some(SideWish::Random) => {
            let [coin] = secret::random::<1>()?;
            Some(ChairSide::BOTH[usize::from(coin % 2)])
        }
    };
    let id = RoundId::of(u128::from_be_bytes(secret::random()?));
    let made = MadeRound {
        id,
        chair: wish,
        person,
        sum,
    };
    let work = Work::Create {
        round: Box::new(new_round(&call, &made, terms, &name)?),
        maker,
        command,
        what: made.written(),
    };
    match call.online.perform(work).await? {
        Some(Made::Again(what)) => {
            let made = MadeRound::read(&what).ok_or(RoundRefusal::Store)?;
            again(&mut call, &made, sum).await
        }
        Some(_) => {
            crash::at(CrashPoint::Created);
            Ok(call.answer(StatusCode::CREATED, created(&call, &made)?))
        }
        // A name that is taken, once in a thousand worlds.
        None => Err(RoundRefusal::Busy.into()),
    }
}

fn new_round(
    call: &Call,
    made: &MadeRound,
    terms: Terms,
    name: &str,
) -> Result<store::NewRound, Failure> {
    let at = call.online.now();
    let mut chairs = Chairs::default();
    let mut rows = [ChairRow::default(), ChairRow::default()];
    for chair in ChairSide::BOTH {
        let row = &mut rows[chair.index()];
        if made.chair == Some(chair) {
            chairs.seat(side(chair), holder(made.person, name));
            row.person = Some(made.person);
            row.name = name.to_owned();
            row.claimed = Some(at.0);
        } else {
            let token = call.online.key.invitation(made.id.as_str(), chair)?;
            row.invite = Some(secret::hash(&token));
        }
    }
    let opened = Opened {
        id: made.id,
        terms,
        chairs,
        drafts: [None, None],
        created: at,
    };
    Ok(rows::new_round(opened, rows, None))
}

/// What is kept of a command that made a round.
struct MadeRound {
    id: RoundId,
    chair: Option<ChairSide>,
    person: PersonKey,
    sum: u32,
}

impl MadeRound {
    fn written(&self) -> String {
        let chair = match self.chair {
            Some(ChairSide::First) => "first",
            Some(ChairSide::Second) => "second",
            None => "-",
        };
        format!("{} {chair} {} {:08x}", self.id, self.person.0, self.sum)
    }

    fn read(text: &str) -> Option<MadeRound> {
        let mut words = text.split(' ');
        Some(MadeRound {
            id: RoundId::read(words.next()?)?,
            chair: match words.next()? {
                "first" => Some(ChairSide::First),
                "second" => Some(ChairSide::Second),
                _ => None,
            },
            person: PersonKey(words.next()?.parse().ok()?),
            sum: u32::from_str_radix(words.next()?, 16).ok()?,
        })
    }
}

async fn made_before(call: &Call, command: CommandKey) -> Result<Option<MadeRound>, Failure> {
    let person = call.person().map(|person| PersonKey(person.0));
    let kept = call
        .online
        .ask(move |shelf| {
            let own = person
                .map(|person| shelf.made(person, &command))
                .transpose()?;
            match own.flatten() {
                Some(what) => Ok(Some(what)),
                None => shelf.made(PersonKey::NOBODY, &command),
            }
        })
        .await?;
    Ok(kept.as_deref().and_then(MadeRound::read))
}

/// The same request again: the same answer, and the same person, whose first answer may have been lost with his key.
async fn again(call: &mut Call, made: &MadeRound, sum: u32) -> Result<Response<Body>, Failure> {
    if made.sum != sum {
        return Err(RoundRefusal::Command.into());
    }
    call.become_person(made.person).await?;
    Ok(call.answer(StatusCode::CREATED, created(call, made)?))
}

fn created(call: &Call, made: &MadeRound) -> Result<String, Failure> {
    let watch = format!("{}/g/{}", call.base.as_str(), made.id);
    let invite = |chair: ChairSide| -> Result<Option<Invitation>, Failure> {
        if made.chair == Some(chair) {
            return Ok(None);
        }
        let token = call.online.key.invitation(made.id.as_str(), chair)?;
        let link = format!("{watch}#{token}");
        Ok(Some(Invitation { token, link }))
    };
    Ok(write(&Created {
        round: RoundName(made.id),
        chair: made.chair.map(|chair| side(chair).into()),
        invite: Invitations {
            first: invite(ChairSide::First)?,
            second: invite(ChairSide::Second)?,
        },
        watch,
    }))
}

/// Whoever may not see a closed round is told so.
pub(crate) async fn visible(
    call: &Call,
    id: &str,
) -> Result<(RoundId, Known, Option<Side>), Failure> {
    let id = round_id(id)?;
    let (_, known) = call.online.load(id).await?;
    let round = &known.round;
    let wanted = round.actor().unwrap_or(Side::First);
    let you = call
        .person()
        .and_then(|person| round.chairs().side_of(person, wanted));
    if round.terms().visibility == Visibility::Closed && you.is_none() {
        return Err(RoundRefusal::Closed.into());
    }
    Ok((id, known, you))
}

/// `GET /api/v1/rounds/ID`
pub(crate) async fn look(
    State(app): State<Arc<App>>,
    Named(id): Named<String>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    let call = Call::open(&app, request).await?;
    let (_, known, you) = visible(&call, &id).await?;
    let mut shelf = Shelf::new(Arc::new(Listed), 1);
    let record = match known.round.start() {
        Some(_) => Some(records::record(&known.round, &mut shelf)?),
        None => None,
    };
    let snapshot = host::Tell::Snapshot(Box::new(host::Snapshot {
        record,
        you,
        now: call.online.now(),
        round: known.round,
    }));
    Ok(call.answer(StatusCode::OK, write(&Tell::of(&snapshot)?)))
}
