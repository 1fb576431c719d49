//! What a round refuses.

use rules::Accepted;

rules::refusals! {
    /// Why a round refuses what somebody asks, beside what the rules of its game forbid.
    pub enum RoundRefusal {
        /// Somebody without a chair.
        NotSeated = "E_NOT_SEATED": "only who holds a chair of this round may do that";
        /// A round that only its players may see.
        Closed = "E_FORBIDDEN": "only who holds a chair of this round may see it";
        /// The other side's turn.
        NotYourTurn = "E_NOT_YOUR_TURN": "it is the other side's turn";
        /// A round in which nobody acts yet.
        NotBegun = "E_NOT_YOUR_TURN": "the round has not begun: both chairs must be taken, and both line-ups chosen";
        /// A round that is over.
        RoundOver = "E_GAME_OVER": "the round is over";
        /// A round that is not.
        NotOver = "E_OFFER": "the round still goes on";
        /// A turn for another position.
        Stale { ply: u32, stands: u32 } =
            "E_STALE": "the turn was composed after {ply} steps, and {stands} stand on the board";
        /// A turn that came too late.
        TimeUp = "E_TIME": "the time for this turn was over when it arrived";
        /// A text that no turn needs.
        LongTurn { most: usize } = "E_TURN_LONG": "a turn has at most {most} bytes";

        /// An answer or a withdrawal without an offer.
        NoOffer { offer: u32 } = "E_OFFER": "there is no offer {offer} that waits for that";
        /// A second offer.
        Offered = "E_OFFER": "an offer of that kind stands already; it must be answered or withdrawn first";
        /// A second draw offer in one turn.
        DrawAgain = "E_OFFER": "a draw can be offered once between two turns of one's own";
        /// More talk than any game needs.
        TalkedOut = "E_OFFER": "so much was offered and taken back in this round that no more is written down before the next turn";
        /// Takebacks that were refused too often.
        TooSoon { seconds: u32 } = "E_OFFER": "the other side has declined several times; ask again in {seconds} seconds";
        /// A round without takebacks.
        NoTakebacks = "E_OFFER": "this round was agreed without takebacks";
        /// A takeback to somewhere else.
        NotOwnTurn { to: u32 } = "E_OFFER": "no turn of this side began after {to} steps";

        /// Another player who is here, or not gone for long.
        Here { seconds: u32 } = "E_CLAIM": "the other side is here or has not been gone for {seconds} seconds";
        /// A claim in one's own turn.
        OwnTurn = "E_CLAIM": "a claim is possible in the other side's turn alone";
        /// A claim where nobody has to sit at the board.
        NotLive = "E_CLAIM": "a claim is possible with a live clock alone";
        /// A round in which the side has played, or which is over.
        Abort = "E_ABORT": "a round can be called off only before one's own first turn";
        /// A round that both have joined.
        Leave = "E_ABORT": "the other chair is taken; before one's first turn a round can be called off";
        /// Time where there is none to give.
        NoClock = "E_TERMS": "time can be given with a live clock alone";

        /// A time in a round without a beat.
        BeatOff = "E_TIMING": "this round was agreed without a beat; accepted: a turn without a time";
        /// A distance from the beat that nobody has.
        BeatRange { most: i32 } = "E_TIMING": "the distance from the beat is at most {most} milliseconds";
        /// A beat that was not during the turn.
        BeatElsewhere = "E_TIMING": "no beat at that distance lies within this turn";

        /// A choice where nothing is chosen, or no more.
        NotDrafting = "E_DRAFT": "no line-up is chosen in this round now";
        /// A second choice.
        Drafted = "E_DRAFT": "this side has chosen its line-up already";

        /// A start at which nothing is left to play, or inside a turn.
        StartOver = "E_TERMS": "the start must be the beginning of a turn of a game that is not over";
        /// A choice of pieces where the game has none.
        NoDraft { game: String } = "E_TERMS": "the players of {game} choose no pieces; accepted: another start";
        /// A beat where the game has none.
        NoBeat { game: String } = "E_TERMS": "{game} has no beat; accepted: beat off";
        /// A position of somebody's own in a list.
        ListedPosition = "E_TERMS": "a round from a position is not listed; accepted: unlisted, closed";
        /// Rated terms that differ from others.
        Rated = "E_TERMS": "a rated round has the normal start and options, a clock, no takebacks and no beat on trust";
        /// A clock without time.
        NoTime = "E_TERMS": "a live clock has a base or an increment";
        /// A clock with too much.
        LongTime { minutes: u32, seconds: u32 } =
            "E_TERMS": "a live clock has a base of at most {minutes} minutes and an increment of at most {seconds} seconds";
        /// Days that are not offered.
        Days { accepted: Accepted } = "E_TERMS": "the days of a turn are one of {accepted}";

        /// A round that is not there.
        NoRound = "E_ROUND": "there is no such round";
        /// A round that cannot be read any more.
        Unreadable = "E_ROUND": "the round was played by rules that this program does not have any more";
        /// A command that was used for something else.
        Command = "E_COMMAND": "this command was used for something else; every command has a name of its own";
        /// Too much at once.
        Busy = "E_BUSY": "too much is asked of this round at once; try again";
        /// A fault of the program.
        Fault = "E_FAULT": "a fault of the server's program broke this off; the round is as it was, and the other rounds go on";
        /// A store that does not answer.
        Store = "E_STORE": "it could not be stored; try again with the same command";
        /// A store without room.
        StoreFull = "E_STORE_FULL": "the disk of the server is full; nothing is lost, try again later";
    }
}
