//! Tables by number, and the answers to messages about them.

use std::collections::BTreeMap;

use catalog::{Answer, Catalog, Invitation};
use rules::{Pick, Reading, Refusal};
use search::Watch;
use table::{Library, Opening};
use wire::message::{self, Call, InvitationView, Reply, Request, Start};
use wire::view::{ClockView, GameView, OffersView, UniverseView};

use crate::seat::Seat;

/// More tables than any page needs; a page that forgets to close them shall hear of it.
const TABLES: usize = 64;

/// Tables by number.
#[derive(Debug, Default)]
pub struct Desk {
    seats: BTreeMap<u32, Seat>,
}

impl Desk {
    /// Answers one message.
    pub fn answer(&mut self, call: &str) -> String {
        message::write(message::read(call).and_then(|call| self.reply(call)))
    }

    /// Lets the machine at a table think for about `nodes` positions and tells its thoughts as text; `true` when it is done.
    ///
    /// # Errors
    /// If no game is open at the table, or nothing was asked there.
    pub fn advance(
        &mut self,
        table: u32,
        nodes: u64,
        watch: &dyn Watch,
        tell: &mut dyn FnMut(&str),
    ) -> Result<bool, Refusal> {
        let seat = self.seat_mut(table)?;
        seat.advance(nodes, watch, &mut |thought| tell(&thought.write()))
    }

    fn reply(&mut self, call: Call) -> Result<Reply, Refusal> {
        let number = call.table;
        match call.request {
            Request::Games {} => Ok(Reply::Games { games: games() }),
            Request::Universe { game } => universe(&game),
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
                self.put(number, Seat::new(table))?.view(&[])
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
                seat.keep(read.record.tags, read.record.comments, read.record.beside);
                let seat = self.put(number, seat)?;
                Ok(Reply::Opened {
                    view: Box::new(seat.whole(&[])?),
                    tags: seat.tags().clone(),
                    left_out: read.left_out,
                    clock: seat.beside().clock.map(ClockView::from),
                    viewing: seat.beside().viewing.clone(),
                })
            }
            Request::Invite { game, invitation } => invite(&game, invitation),
            Request::Invitation { text } => invitation(&text),
            Request::Fork { from, ply } => {
                let fork = self.seat(from)?.fork(ply)?;
                self.put(number, fork)?.view(&[])
            }
            Request::Close {} => {
                self.seats.remove(&number);
                Ok(Reply::Done)
            }
            Request::Offers { path } => {
                let path: Result<Vec<Pick>, _> = path.iter().map(|pick| pick.parse()).collect();
                let path = path.map_err(|error| Refusal::new("E_PICK", error.to_string()))?;
                let offers = self.seat(number)?.table().offers(&path);
                Ok(Reply::Offers {
                    offers: OffersView::from(&offers),
                })
            }
            request => self.seat_mut(number)?.reply(request),
        }
    }

    fn put(&mut self, number: u32, seat: Seat) -> Result<&Seat, Refusal> {
        if self.seats.len() >= TABLES && !self.seats.contains_key(&number) {
            return Err(Refusal::new(
                "E_TABLES",
                format!("{TABLES} tables are open; close one first"),
            ));
        }
        self.seats.insert(number, seat);
        self.seat(number)
    }

    fn seat(&self, number: u32) -> Result<&Seat, Refusal> {
        self.seats.get(&number).ok_or_else(|| no_table(number))
    }

    fn seat_mut(&mut self, number: u32) -> Result<&mut Seat, Refusal> {
        self.seats.get_mut(&number).ok_or_else(|| no_table(number))
    }
}

fn no_table(number: u32) -> Refusal {
    Refusal::new("E_TABLE", format!("no game is open at table {number}"))
}

fn games() -> Vec<GameView> {
    catalog::games()
        .iter()
        .map(|listing| {
            GameView::new(
                &listing.info,
                listing.record_forms(),
                listing.solver.is_some(),
            )
        })
        .collect()
}

fn invite(game: &str, view: InvitationView) -> Result<Reply, Refusal> {
    let invitations = catalog::find(game)?.invitations.ok_or_else(|| {
        Refusal::new(
            "E_INVITATION",
            format!("the players of {game} choose no pieces: a link of the game invites"),
        )
    })?;
    let text = invitations.write(&Invitation {
        id: view.id,
        creator: view.creator.into(),
        choice: view.choice,
        name: view.name,
    })?;
    Ok(Reply::Text { text })
}

/// The first game that reads the text says what it holds; where none does, the last one says why.
fn invitation(text: &str) -> Result<Reply, Refusal> {
    let mut why = Refusal::new("E_INVITATION", "no game here has players who choose apart");
    for invitations in catalog::games().iter().filter_map(|game| game.invitations) {
        match invitations.read(text) {
            Ok((found, answer)) => {
                return Ok(Reply::Invitation {
                    invitation: InvitationView {
                        id: found.id,
                        creator: found.creator.into(),
                        choice: found.choice,
                        name: found.name,
                    },
                    answered: answer == Answer::Given,
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
