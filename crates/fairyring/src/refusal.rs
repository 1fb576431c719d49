//! What commands refuse.

rules::refusals! {
    /// Why a command does not work.
    pub(crate) enum CommandRefusal {
        /// The output cannot be written.
        Output { error: String } = "IO": "{error}";
        /// Nobody knows where a cache belongs.
        NoHome = "E_CACHE": "no home folder is known; name a cache folder in the environment variable FAIRYRING_CACHE";
        /// A file of the cache cannot be used.
        Cache { path: String, error: String } = "E_CACHE": "{path}: {error}";
        /// A file cannot be used.
        File { path: String, error: String } = "E_FILE": "{path}: {error}";
        /// A file is no text.
        NotText { path: String, at: usize } = "E_FILE": "{path}: not UTF-8 at byte {at}";
        /// A place that the game does not have.
        Place { place: String, game: &'static str } = "E_PLACE": "'{place}' is no place of {game}";
        /// A deed that is none.
        Deed { deed: String } = "E_DEED": "'{deed}' is no deed; accepted: put PLACE PIECE, take PLACE, board NAME PIN, board NAME PIN turned, \
             set FIELD VALUE, set FIELD SIDE VALUE, clear, setup NAME, mirror";
        /// A side that the game does not have.
        Side { side: String, accepted: rules::Accepted } = "E_VIEW": "'{side}' is no side of this game; accepted: {accepted}";
        /// A set of pieces that is not drawn.
        PieceSet { set: String, accepted: rules::Accepted } = "E_SET": "unknown set of pieces '{set}'; accepted: {accepted}";
        /// A game without drawings.
        NoDrawings { game: &'static str } = "E_PICTURE": "there are no drawings of {game}";
        /// A picture that cannot be made.
        Picture { error: String } = "E_PICTURE": "{error}";
        /// A game of a match ended in a fault of the program.
        MatchPanic = "E_MATCH": "a game broke off with a panic";
        /// A log that another match has written, or none.
        MatchLog { path: String, what: String } = "E_MATCH_LOG": "{path}: {what}";
        /// A law ended in a fault of the program.
        LawPanic = "E_LAW": "a law broke off with a panic";
        /// An opponent that cannot be used.
        Engine { error: String } = "E_ENGINE": "{error}";
        /// A position without a turn.
        GameOver { reason: &'static str } = "E_GAME_OVER": "the game is over by {reason}; there is no turn to look for";
        /// A search without an answer.
        NoTurn = "E_SEARCH": "the search found no turn in a position that has one";
        /// An address that is none of an online round.
        OnlineAddress { address: String } = "E_ONLINE": "'{address}' is no address of a server or a round; accepted: http://HOST:PORT/g/ROUND#TOKEN, http://HOST:PORT/g/ROUND, http://HOST:PORT";
        /// A server that does not answer, or refuses.
        Online { error: String } = "E_ONLINE": "{error}";
        /// A game that is not solved.
        NotSolved { game: String, accepted: rules::Accepted } = "E_SOLVE": "'{game}' is not solved; accepted: {accepted}";
    }
}
