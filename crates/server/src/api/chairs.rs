//! Sitting down, and coming back to one's chair.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{Response, StatusCode};
use round::host::Input;
use round::{Phase, RoundId, RoundRefusal};
use store::{ChairRow, ChairSide, Change, Commit, Loaded, Outcome, PersonKey, Work};
use wire::online::{DoorRefusal, Invitation, RoundName, Sat, Sit, write};

use super::Failure;
use super::call::{Call, DAY, name, round_id};
use super::named::Named;
use crate::app::App;
use crate::rows::{self, Known, chair_side, holder, side};
use crate::secret::{self, hash, hash_of, is_same};

/// How long an invitation holds.
const INVITED: i64 = 14 * DAY;
/// For how long a lost answer may be given to somebody who is nobody yet.
const CLAIM: i64 = 10 * 60 * 1000;
/// How often a chair is tried when the round moves meanwhile.
const TRIES: usize = 5;

/// `POST /api/v1/rounds/ID/chair`
pub(crate) async fn sit(
    State(app): State<Arc<App>>,
    Named(id): Named<String>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    let mut call = Call::open(&app, request).await?;
    let (asked, _) = call.read::<Sit>().await?;
    let name = name(asked.name.as_ref())?;
    let id = round_id(&id)?;
    for _ in 0..TRIES {
        let (loaded, known) = call.online.load(id).await?;
        let Some((chair, way)) = chair_of(&loaded, &asked.token) else {
            app.limits.try_code(call.from)?;
            return Err(DoorRefusal::Token.into());
        };
        let row = &loaded.chairs[chair.index()];
        let done = match way {
            Way::Back => come_back(&mut call, id, chair, row, &name).await?,
            Way::Invited => {
                let command = asked.command.0.bits().to_be_bytes();
                let claim = hash_of(&[&command, asked.token.as_bytes()]);
                match row.person {
                    Some(_) => again(&mut call, row, &claim).await?,
                    None => {
                        let seat = Seat {
                            chair,
                            claim,
                            name: &name,
                        };
                        take(&mut call, &loaded, known, seat).await?
                    }
                }
            }
        };
        if done {
            let sat = Sat {
                round: RoundName(id),
                chair: side(chair).into(),
            };
            return Ok(call.answer(StatusCode::OK, write(&sat)));
        }
    }
    Err(RoundRefusal::Busy.into())
}

/// What a secret is good for.
enum Way {
    Invited,
    Back,
}

fn chair_of(loaded: &Loaded, token: &str) -> Option<(ChairSide, Way)> {
    let given = hash(token);
    let fits = |kept: Option<store::SecretHash>| kept.is_some_and(|kept| is_same(&kept, &given));
    ChairSide::BOTH.into_iter().find_map(|chair| {
        let row = &loaded.chairs[chair.index()];
        if fits(row.invite) {
            Some((chair, Way::Invited))
        } else {
            fits(row.way_back).then_some((chair, Way::Back))
        }
    })
}

/// Whoever comes by the link back acts for this chair from now on, as the person that he is, until the link is taken away. Nobody
/// becomes anybody else by it.
async fn come_back(
    call: &mut Call,
    id: RoundId,
    side: ChairSide,
    row: &ChairRow,
    name: &str,
) -> Result<bool, Failure> {
    let (Some(holder), Some(hash)) = (row.person, row.way_back) else {
        return Err(DoorRefusal::Token.into());
    };
    let person = match call.person() {
        Some(person) => PersonKey(person.0),
        None => call.somebody(name).await?,
    };
    if person == holder || row.also.contains(&person) {
        return Ok(true);
    }
    let work = Work::Seat {
        round: id.to_string(),
        side,
        hash,
        person,
        at: call.online.now().0,
    };
    // Nothing there: the link was taken away a moment ago.
    call.online.perform(work).await?.ok_or(DoorRefusal::Token)?;
    call.online.door.input(Input::Reread { round: id });
    Ok(true)
}

/// The chair is taken: by whoever asks, by the very request that asks again, or by somebody else.
async fn again(
    call: &mut Call,
    row: &ChairRow,
    claim: &store::SecretHash,
) -> Result<bool, Failure> {
    let person = row.person.ok_or(DoorRefusal::ChairTaken)?;
    if call.person().is_some_and(|one| one.0 == person.0) {
        return Ok(true);
    }
    let recent = row
        .claimed
        .is_some_and(|at| call.online.now().0 - at < CLAIM);
    if recent && call.person().is_none() && row.claim.is_some_and(|kept| is_same(&kept, claim)) {
        call.become_person(person).await?;
        return Ok(true);
    }
    Err(DoorRefusal::ChairTaken.into())
}

struct Seat<'a> {
    chair: ChairSide,
    claim: store::SecretHash,
    name: &'a str,
}

/// Takes a free chair; `false` if the round has moved meanwhile.
async fn take(
    call: &mut Call,
    loaded: &Loaded,
    known: Known,
    seat: Seat<'_>,
) -> Result<bool, Failure> {
    let now = call.online.now();
    let is_over = matches!(known.round.phase(), Phase::Over(_));
    if is_over || now.0 - loaded.round.head.created > INVITED {
        return Err(DoorRefusal::Expired.into());
    }
    let person = call.somebody(seat.name).await?;
    let mut round = known.round;
    let before = round.chairs().missing();
    let (id, seated) = (round.id(), holder(person, seat.name));
    round.seat(side(seat.chair), seated.clone());
    let commit = Commit {
        round: id.to_string(),
        after: round.seq(),
        seated: before,
        entries: Vec::new(),
        standing: rows::standing(&round.head()),
        changes: vec![Change::Sit {
            side: seat.chair,
            person,
            name: seat.name.to_owned(),
            claim: Some(seat.claim),
            at: now.0,
        }],
    };
    if call.online.commit(commit).await? != Outcome::Done {
        return Ok(false);
    }
    call.online.door.input(Input::Seated {
        round: id,
        side: side(seat.chair),
        holder: seated,
    });
    Ok(true)
}

/// The caller's own chair, not one that he came into by a link.
async fn own_chair(call: &Call, id: &str) -> Result<(RoundId, ChairSide), Failure> {
    let id = round_id(id)?;
    let person = round::PersonId(call.person_row()?.key.0);
    let (_, known) = call.online.load(id).await?;
    let wanted = known.round.actor().unwrap_or(rules::Side::First);
    let mut own = [wanted, wanted.other()].into_iter();
    let chair = own.find(|&side| known.round.chairs().owns(person, side));
    Ok((id, chair_side(chair.ok_or(RoundRefusal::NotSeated)?)))
}

/// `POST /api/v1/rounds/ID/return-link`: a link back into one's own chair; one that was made before holds no longer, nor do the
/// seats of those who came by it.
pub(crate) async fn make_way_back(
    State(app): State<Arc<App>>,
    Named(id): Named<String>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    let call = Call::open(&app, request).await?;
    let (id, side) = own_chair(&call, &id).await?;
    let token = secret::fresh::<16>()?;
    let work = Work::WayBack {
        round: id.to_string(),
        side,
        hash: Some(hash(&token)),
    };
    call.online
        .perform(work)
        .await?
        .ok_or(RoundRefusal::NoRound)?;
    call.online.door.input(Input::Reread { round: id });
    let link = format!("{}/g/{id}#{token}", call.base.as_str());
    Ok(call.answer(StatusCode::CREATED, write(&Invitation { token, link })))
}

/// `DELETE /api/v1/rounds/ID/return-link`
pub(crate) async fn revoke_way_back(
    State(app): State<Arc<App>>,
    Named(id): Named<String>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    let call = Call::open(&app, request).await?;
    let (id, side) = own_chair(&call, &id).await?;
    let work = Work::WayBack {
        round: id.to_string(),
        side,
        hash: None,
    };
    call.online
        .perform(work)
        .await?
        .ok_or(RoundRefusal::NoRound)?;
    call.online.door.input(Input::Reread { round: id });
    Ok(call.answer(StatusCode::NO_CONTENT, String::new()))
}

#[cfg(test)]
mod tests {
    use rules::SplitMix64;
    use store::{Listing, RoundHead, RoundRow, Standing};

    use super::*;

    /// S16: a million links with some bits changed, half of them to a free chair and half of them back into one.
    #[test]
    fn s16_a_million_changed_links_grant_nothing() {
        let [invite, back] = [(); 2].map(|()| secret::fresh::<16>().unwrap());
        let head = RoundHead {
            id: "7zw0k3m9qapxt".into(),
            game: "xiangqi".into(),
            rules: 1,
            terms: String::new(),
            listing: Listing::Unlisted,
            previous: None,
            created: 0,
        };
        let loaded = Loaded {
            round: RoundRow {
                head,
                seq: 0,
                standing: Standing::default(),
            },
            chairs: [
                ChairRow {
                    invite: Some(hash(&invite)),
                    ..ChairRow::default()
                },
                ChairRow {
                    way_back: Some(hash(&back)),
                    ..ChairRow::default()
                },
            ],
            entries: Vec::new(),
            drafts: [None, None],
        };
        let mut random = SplitMix64::new(16);
        let mut changed = 0;
        for token in [&invite, &back] {
            assert!(chair_of(&loaded, token).is_some());
            for _ in 0..500_000 {
                let mut letters = token.clone().into_bytes();
                for _ in 0..=random.below(3) {
                    let at = random.below(letters.len());
                    letters[at] ^= 1 << random.below(7);
                }
                let Ok(text) = String::from_utf8(letters) else {
                    continue;
                };
                if text != *token {
                    changed += 1;
                    assert!(chair_of(&loaded, &text).is_none(), "{text:?}");
                }
            }
        }
        assert!(changed > 950_000, "{changed}");
    }
}
