//! Rounds that are decided here and written straight through the store, without a server.

use std::sync::Arc;

use load::Game;
use round::{
    Action, Around, Chairs, Command, CommandId, Entry, Holder, HolderKind, Millis, Opened,
    PersonId, Presence, Round, RoundId, Shelf, Terms, host,
};
use rules::Side;
use server::rows;
use store::{ChairRow, CommandKey, Commit, Made, NewRound, PersonKey, SecretHash, Store, Work};
use trial::games::Every;

use crate::Trouble;

/// How many tables are kept.
const TABLES: usize = 64;

/// Two persons, and the rounds between them.
pub(crate) struct Author {
    persons: [PersonKey; 2],
    shelf: Shelf,
}

/// A round between them.
pub(crate) struct Written {
    round: Round,
    game: Game,
}

impl Author {
    /// Enters two guests.
    pub(crate) fn new(store: &mut dyn Store, at: i64) -> Result<Author, Trouble> {
        let mut persons = [PersonKey::NOBODY; 2];
        for (person, number) in persons.iter_mut().zip(1..) {
            let device = SecretHash([number; 32]);
            let name = String::new();
            let made = store.perform(&Work::Guest { name, device, at })?;
            match made {
                Ok(Made::Person(key)) => *person = key,
                other => return Err(Trouble::Never(format!("no guest: {other:?}"))),
            }
        }
        let shelf = Shelf::new(Arc::new(Every), TABLES);
        Ok(Author { persons, shelf })
    }

    /// A round that waits for its beginning.
    pub(crate) fn open(
        &self,
        store: &mut dyn Store,
        number: u64,
        game: &str,
        at: i64,
    ) -> Result<Written, Trouble> {
        let opened = opened(&self.persons, number, game, at);
        let held = rows::held(&opened);
        create(store, opened.clone(), held, self.persons[0], number.into())?;
        Ok(Written {
            round: Round::new(opened),
            game: Game::new(game, number)?,
        })
    }

    /// What is written next: that the game begins, or a turn. Nothing if it is over.
    pub(crate) fn next(
        &mut self,
        written: &mut Written,
        at: i64,
    ) -> Result<Option<Commit>, Trouble> {
        if written.round.seq() == 0 {
            return self.begin(written, at).map(Some);
        }
        if written.game.is_over() {
            return Ok(None);
        }
        let turn = written.game.turn()?;
        let action = Action::Play {
            ply: u32::try_from(turn.ply).unwrap_or(u32::MAX),
            turn: turn.text,
            timing: None,
        };
        self.act(written, turn.chair, action, at).map(Some)
    }

    /// The first player gives up.
    pub(crate) fn resign(&mut self, written: &mut Written, at: i64) -> Result<Commit, Trouble> {
        self.act(written, 0, Action::Resign, at)
    }

    fn begin(&mut self, written: &mut Written, at: i64) -> Result<Commit, Trouble> {
        let presence = Presence::none(Millis(at));
        let due = written.round.due(&presence);
        let due = due.ok_or_else(|| Trouble::Never("a round waits".to_owned()))?;
        let mut around = around(&mut self.shelf, &presence);
        let begun = written
            .round
            .decide_chore(due.what, Millis(at), &mut around);
        let begun = begun.map_err(|refusal| Trouble::Never(refusal.to_string()))?;
        let begun = begun.ok_or_else(|| Trouble::Never("a round does not begin".to_owned()))?;
        applied(&mut written.round, begun)
    }

    fn act(
        &mut self,
        written: &mut Written,
        chair: usize,
        action: Action,
        at: i64,
    ) -> Result<Commit, Trouble> {
        let name = u128::from_str_radix(&written.game.command(), 16);
        let id = name.ok().and_then(CommandId::of);
        let command = Command {
            id: id.ok_or_else(|| Trouble::Never("no name of a command".to_owned()))?,
            person: Some(PersonId(self.persons[chair].0)),
            action,
            at: Millis(at),
            lag: 0,
        };
        let presence = Presence::none(Millis(at));
        let mut around = around(&mut self.shelf, &presence);
        let decided = written.round.decide(&command, &mut around);
        let decided = decided.map_err(|refusal| Trouble::Never(refusal.to_string()))?;
        applied(&mut written.round, decided.entry)
    }

    /// A whole round under another name.
    pub(crate) fn copy(&self, number: u64, log: &[Commit], game: &str, at: i64) -> NewRound {
        let opened = opened(&self.persons, number, game, at);
        let held = rows::held(&opened);
        let mut round = rows::new_round(opened, held, None);
        round.entries = log.iter().flat_map(|it| it.entries.clone()).collect();
        if let Some(last) = log.last() {
            round.standing = last.standing.clone();
        }
        round
    }
}

fn opened(persons: &[PersonKey; 2], number: u64, game: &str, at: i64) -> Opened {
    let mut chairs = Chairs::default();
    for (side, person) in Side::ALL.into_iter().zip(persons) {
        let holder = Holder {
            person: PersonId(person.0),
            name: "".into(),
            kind: HolderKind::Person,
        };
        chairs.seat(side, holder);
    }
    Opened {
        id: RoundId::of(u128::from(number)),
        terms: Terms::of(game),
        chairs,
        drafts: [None, None],
        created: Millis(at),
    }
}

fn around<'a>(shelf: &'a mut Shelf, presence: &'a Presence) -> Around<'a> {
    Around {
        shelf,
        presence,
        fresh: RoundId::of(0),
    }
}

fn applied(round: &mut Round, entry: Entry) -> Result<Commit, Trouble> {
    if let Err(misfit) = round.apply(&entry) {
        return Err(Trouble::Never(misfit.to_string()));
    }
    Ok(rows::commit(&host::Commit {
        round: round.id(),
        entry: Arc::new(entry),
        head: round.head(),
        seated: None,
        draft: None,
        next: None,
    }))
}

/// A round in which nobody ever sat down.
pub(crate) fn waiting(store: &mut dyn Store, id: u128, at: i64) -> Result<(), Trouble> {
    let opened = Opened {
        id: RoundId::of(id),
        terms: Terms::of("xiangqi"),
        chairs: Chairs::default(),
        drafts: [None, None],
        created: Millis(at),
    };
    let chairs = rows::held(&opened);
    create(store, opened, chairs, PersonKey::NOBODY, id)
}

fn create(
    store: &mut dyn Store,
    opened: Opened,
    chairs: [ChairRow; 2],
    maker: PersonKey,
    number: u128,
) -> Result<(), Trouble> {
    let work = Work::Create {
        round: Box::new(rows::new_round(opened, chairs, None)),
        maker,
        command: CommandKey(number.to_be_bytes()),
        what: String::new(),
    };
    match store.perform(&work)? {
        Ok(_) => Ok(()),
        Err(refused) => Err(Trouble::Never(format!("no round: {refused}"))),
    }
}

impl Author {
    /// Writes whole rounds together, each with its number.
    pub(crate) fn write(
        store: &mut dyn Store,
        rounds: Vec<(u64, NewRound)>,
    ) -> Result<(), Trouble> {
        let works = rounds.into_iter().map(|(number, round)| Work::Create {
            round: Box::new(round),
            maker: PersonKey::NOBODY,
            command: CommandKey(u128::from(number).to_be_bytes()),
            what: String::new(),
        });
        let works: Vec<Work> = works.collect();
        for made in store.perform_all(&works)? {
            made.map_err(|refused| Trouble::Never(format!("no round: {refused}")))?;
        }
        Ok(())
    }
}

impl Written {
    /// Its name.
    pub(crate) fn id(&self) -> String {
        self.round.id().to_string()
    }
}
