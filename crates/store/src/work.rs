//! What can be written.

use crate::{
    ChairRow, ChairSide, CommandKey, EntryRow, Millis, PersonKey, RoundHead, SecretHash, Standing,
};

/// Everything that one command changes in one round: all of it is written, or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Commit {
    /// The round.
    pub round: String,
    /// How many entries it had when this was decided. The fence: whoever is second is told so.
    pub after: u32,
    /// Which chairs were taken when this was decided, the first side's before the second's: chairs are no entries, so [`Commit::after`]
    /// says nothing of them. `None` once both are, for nobody gets up again.
    pub seated: Option<[bool; 2]>,
    /// What is added, with the numbers that follow.
    pub entries: Vec<EntryRow>,
    /// Where the round stands then.
    pub standing: Standing,
    /// What else changes with it.
    pub changes: Vec<Change>,
}

/// What a command changes beside the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Somebody sits down on a chair that is free; `Taken` if it is not.
    Sit {
        /// Which chair.
        side: ChairSide,
        /// Who.
        person: PersonKey,
        /// The name for this round.
        name: String,
        /// The hash of the command.
        claim: Option<SecretHash>,
        /// When.
        at: Millis,
    },
    /// A secret choice.
    Draft {
        /// Whose.
        side: ChairSide,
        /// What, as its owner writes it.
        choice: String,
    },
    /// The secret choices are secret no longer.
    ForgetDrafts,
    /// Another round comes out of this one.
    Found(Box<NewRound>),
    /// The time of every outage is given back: who was connected to a process that ended without order is remembered no longer. It
    /// goes with the entry that gives the time, so that a process that dies meanwhile neither forgets it nor gives it twice.
    Settled,
}

/// A round that has no entry yet, or those that it begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewRound {
    /// What was agreed.
    pub head: RoundHead,
    /// Its chairs.
    pub chairs: [ChairRow; 2],
    /// What it begins with.
    pub entries: Vec<EntryRow>,
    /// Where it stands then.
    pub standing: Standing,
}

/// What has nothing to do with the log of a round that is there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Work {
    /// A round is made. The same command of the same maker makes no second one.
    Create {
        /// The round.
        round: Box<NewRound>,
        /// Under whom the command is kept.
        maker: PersonKey,
        /// The command.
        command: CommandKey,
        /// What is kept of it.
        what: String,
    },
    /// A guest with the device that he came by.
    Guest {
        /// The name he gave.
        name: String,
        /// The hash of his device key.
        device: SecretHash,
        /// When.
        at: Millis,
    },
    /// One more device of a person.
    Device {
        /// Whose.
        person: PersonKey,
        /// The hash of its key.
        device: SecretHash,
        /// When.
        at: Millis,
    },
    /// A device was used on a later day than the store knows.
    Seen {
        /// The hash of its key.
        device: SecretHash,
        /// When.
        at: Millis,
    },
    /// A person's name.
    Rename {
        /// Whose.
        person: PersonKey,
        /// The new one.
        name: String,
    },
    /// The name, the devices and the links of a person are taken away. His games stay.
    Forget {
        /// Whom.
        person: PersonKey,
    },
    /// The link back into a chair, made, exchanged or taken away. Who came by the one before sits there no longer.
    WayBack {
        /// The round.
        round: String,
        /// Which chair.
        side: ChairSide,
        /// The hash of its secret.
        hash: Option<SecretHash>,
    },
    /// Somebody comes by the link back into a chair: he may act there, beside its holder. Of [`Work::MOST_SEATS`] who came so the
    /// first one goes.
    Seat {
        /// The round.
        round: String,
        /// Which chair.
        side: ChairSide,
        /// The hash of the link's secret, which holds still.
        hash: SecretHash,
        /// Who.
        person: PersonKey,
        /// When.
        at: Millis,
    },
    /// The right to add a device, once.
    Link {
        /// The hash of its secret.
        hash: SecretHash,
        /// To whom.
        person: PersonKey,
        /// Until when.
        expires: Millis,
    },
    /// That right is used. The chairs and the other devices of a guest who was on that device go with it.
    Redeem {
        /// The hash of the secret.
        hash: SecretHash,
        /// The hash of the key of the new device.
        device: SecretHash,
        /// Who was there before.
        guest: Option<PersonKey>,
        /// When.
        at: Millis,
    },
    /// A process begins.
    Boot {
        /// Its number.
        boot: i64,
        /// When.
        at: Millis,
    },
    /// A process is still there.
    Beat {
        /// Its number.
        boot: i64,
        /// When.
        at: Millis,
    },
    /// A process ends in good order. Who was connected to it stays remembered: nobody knows how long the next one will be away.
    Halt {
        /// Its number.
        boot: i64,
        /// When.
        at: Millis,
    },
    /// Whoever was connected to a process that ended is owed nothing.
    Release {
        /// Its number.
        boot: i64,
    },
    /// Somebody noticed that a process ended without order. Only the first is told `Nothing`, everybody else `Missing`. Who was
    /// connected to it stays remembered where somebody is to act, until that round is [`Change::Settled`].
    Outage {
        /// The number of that process.
        boot: i64,
        /// When it was noticed.
        at: Millis,
    },
    /// The holder of a chair is connected to a process.
    Attend {
        /// The round.
        round: String,
        /// The chair.
        side: ChairSide,
        /// The number of the process.
        boot: i64,
        /// Since when.
        at: Millis,
    },
    /// He is not any more.
    Depart {
        /// The round.
        round: String,
        /// The chair.
        side: ChairSide,
        /// The number of the process.
        boot: i64,
    },
    /// Guests whom nobody has seen for 400 days and who play nowhere are forgotten, as by [`Work::Forget`].
    Retire {
        /// The present time.
        now: Millis,
    },
    /// What nobody needs any more goes: links back into rounds that are over for 30 days, rounds that were never begun or were broken off, remembered commands, links.
    Sweep {
        /// The present time.
        now: Millis,
        /// The first phase of rounds that have begun: those below it wait for somebody.
        begun: u8,
        /// The reason of rounds that were broken off.
        aborted: String,
    },
    /// Once a week the place that is free goes back to the disk, some of it each time that this is asked. Nobody sees a difference.
    Compact {
        /// The present time.
        now: Millis,
    },
}

impl Work {
    /// How many may act for a chair beside its holder.
    pub const MOST_SEATS: u32 = 8;
}
