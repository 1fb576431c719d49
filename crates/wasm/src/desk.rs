//! Tables by number, and the answers to messages about them.

use catalog::Catalog;
use record::{Invitation, InvitationAnswer};
use rules::{NotAPick, Pick, Reading, Refusal, Side};
use table::{Library, Opening};
use wire::DeskRefusal;
use wire::message::{self, Call, InvitationView, Rejection, Reply, Request, Start};
use wire::view::{ClockView, GameView, LeftOutView, OffersView, RefusalView, UniverseView};

use crate::seat::Seat;

/// More tables than any page needs; a page that forgets to close them shall hear of it.
const TABLES: usize = 64;

/// Tables by number.
#[derive(Debug, Default)]
pub struct Desk {
    /// Few enough to look through.
    seats: Vec<(u32, Seat)>,
}

impl Desk {
    /// Answers one message.
    pub fn answer(&mut self, call: &str) -> String {
        let call = message::read(call).map_err(Rejection::from);
        message::write(call.and_then(|call| self.reply(call)))
    }

    fn reply(&mut self, call: Call) -> Result<Reply, Rejection> {
        let number = call.table;
        match call.request {
            Request::Games {} => Ok(Reply::Games { games: games() }),
            Request::Universe { game } => Ok(universe(&game)?),
            Request::Open {
                game,
                options,
                start,
            } => {
                let options: Vec<(String, String)> = options.into_iter().collect();
                let opening = match start {
                    Start::Normal {} => Opening::Normal,
                    Start::Setup { name } => Opening::Setup(name),
                    Start::Position { text } => Opening::Position(text, Reading::Lenient),
                };
                let table = Catalog.open(&game, &options, &opening)?;
                Ok(self.put(number, Seat::new(table))?.view(&[])?)
            }
            Request::Read { text, game } => {
                let read = match game {
                    Some(id) => {
                        let listing = catalog::find(&id)?;
                        listing.read_record(listing.recognise_record(&text), &text)?
                    }
                    None => catalog::read_record(&text)?,
                };
                let mut seat = Seat::new(Catalog.restore(&read.record)?);
                seat.keep(read.record.tags, read.record.beside);
                let seat = self.put(number, seat)?;
                Ok(Reply::Opened {
                    view: Box::new(seat.whole(&[])?),
                    tags: seat.tags().clone(),
                    left_out: read.left_out.iter().map(LeftOutView::from).collect(),
                    clock: seat.beside().clock.map(ClockView::from),
                    viewing: seat.beside().viewing.clone(),
                })
            }
            Request::Invite { game, invitation } => Ok(invite(&game, invitation)?),
            Request::Invitation { text, sent } => Ok(invitation(&text, sent)?),
            Request::Draft {
                game,
                first,
                second,
            } => Ok(draft(&game, first.as_deref(), second.as_deref())?),
            Request::CommonClock { game, options } => {
                let options: Vec<(String, String)> = options.into_iter().collect();
                let table = Catalog.open(&game, &options, &Opening::Normal)?;
                let base = table.common_clock().map(|base| base.as_millis());
                Ok(Reply::CommonClock {
                    base: base.and_then(|base| u32::try_from(base).ok()),
                })
            }
            Request::Name { text } => Ok(Reply::Text {
                text: rules::clean_name(&text).map_err(Refusal::from)?,
            }),
            Request::Compare { stored, seat } => {
                let incoming = self.seat(number)?.kept();
                let stored = stored.map(|text| catalog::read_record(&text)).transpose()?;
                let stored = stored.map(|read| read.record);
                let seat = seat.map(Side::from);
                let listing = catalog::find(&incoming.game)?;
                let comparison = listing.compare(&incoming, stored.as_ref(), seat)?;
                Ok(Reply::from(comparison))
            }
            Request::Fork { from, ply } => {
                let fork = self.seat(from)?.fork(ply)?;
                Ok(self.put(number, fork)?.view(&[])?)
            }
            Request::Close {} => {
                self.seats.retain(|(known, _)| *known != number);
                Ok(Reply::Done)
            }
            Request::Offers { path } => {
                let offers = self.seat(number)?.table().offers(&picks(&path)?);
                Ok(Reply::Offers {
                    offers: OffersView::from(&offers),
                })
            }
            Request::WhyNot { mut path, pick } => {
                path.push(pick);
                let mut path = picks(&path)?;
                // What was tried came last.
                let pick = path.pop();
                let table = self.seat(number)?.table();
                let why = pick.and_then(|pick| table.why_not(&path, pick));
                let (refusal, culprits) = why.map(|why| (why.refusal, why.culprits)).unzip();
                Ok(Reply::WhyNot {
                    refusal: refusal.as_ref().map(RefusalView::from),
                    culprits: culprits.into_iter().flatten().map(|site| site.0).collect(),
                })
            }
            request => self.seat_mut(number)?.reply(request),
        }
    }

    fn put(&mut self, number: u32, seat: Seat) -> Result<&Seat, Refusal> {
        let place = self.seats.iter().position(|(known, _)| *known == number);
        match place {
            Some(place) => self.seats[place].1 = seat,
            None if self.seats.len() < TABLES => self.seats.push((number, seat)),
            None => return Err(DeskRefusal::ManyTables { most: TABLES }.into()),
        }
        self.seat(number)
    }

    fn seat(&self, number: u32) -> Result<&Seat, Refusal> {
        let found = self.seats.iter().find(|(known, _)| *known == number);
        found.map(|(_, seat)| seat).ok_or_else(|| no_table(number))
    }

    fn seat_mut(&mut self, number: u32) -> Result<&mut Seat, Refusal> {
        let found = self.seats.iter_mut().find(|(known, _)| *known == number);
        found.map(|(_, seat)| seat).ok_or_else(|| no_table(number))
    }
}

fn picks(texts: &[String]) -> Result<Vec<Pick>, Refusal> {
    let picks = texts.iter().map(|text| text.parse());
    picks.collect::<Result<_, _>>().map_err(|error: NotAPick| {
        let error = error.to_string();
        DeskRefusal::Pick { error }.into()
    })
}

fn no_table(number: u32) -> Refusal {
    DeskRefusal::NoTable { number }.into()
}

fn games() -> Vec<GameView> {
    catalog::games()
        .iter()
        .map(|listing| {
            let forms = listing.record_forms();
            GameView::new(&listing.info, forms, listing.solved)
        })
        .collect()
}

/// The refusal of a game whose players do not choose.
fn no_choice(game: &str) -> Refusal {
    let game = game.to_owned();
    DeskRefusal::NoChoice { game }.into()
}

fn invite(game: &str, view: InvitationView) -> Result<Reply, Refusal> {
    let invitations = catalog::find(game)?.invitations;
    let invitations = invitations.ok_or_else(|| no_choice(game))?;
    let text = invitations.write(&sent(view))?;
    Ok(Reply::Text { text })
}

fn sent(view: InvitationView) -> Invitation {
    Invitation {
        id: view.id,
        creator: view.creator.into(),
        choice: view.choice,
        name: view.name,
        joiner: None,
    }
}

/// Tests what is chosen so far; once both have, names the set-up.
fn draft(game: &str, first: Option<&str>, second: Option<&str>) -> Result<Reply, Refusal> {
    let drafts = catalog::find(game)?.drafts;
    let drafts = drafts.ok_or_else(|| no_choice(game))?;
    for (side, choice) in Side::ALL.into_iter().zip([first, second]) {
        choice.map_or(Ok(()), |choice| drafts.check(side, choice))?;
    }
    let text = match (first, second) {
        (Some(first), Some(second)) => drafts.opening(first, second)?,
        _ => String::new(),
    };
    Ok(Reply::Text { text })
}

/// The first game that reads the text says what it holds; where none does, the last one says why.
fn invitation(text: &str, own: Option<InvitationView>) -> Result<Reply, Refusal> {
    let mut why = DeskRefusal::NoInvitations.into();
    for invitations in catalog::games().iter().filter_map(|game| game.invitations) {
        match invitations.read(text) {
            Ok((found, answer)) => {
                if let Some(own) = own {
                    found.check_answer_to(&sent(own))?;
                }
                return Ok(Reply::Invitation {
                    invitation: InvitationView {
                        id: found.id,
                        creator: found.creator.into(),
                        choice: found.choice,
                        name: found.name,
                    },
                    answered: answer == InvitationAnswer::Given,
                });
            }
            Err(refusal) => why = refusal,
        }
    }
    Err(why)
}

/// The places do not depend on options or position, so the normal start tells them.
fn universe(game: &str) -> Result<Reply, Refusal> {
    let table = Catalog.open(game, &[], &Opening::Normal)?;
    Ok(Reply::Universe {
        universe: UniverseView::from(table.universe()),
    })
}
