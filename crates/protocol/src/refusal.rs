//! What a conversation refuses.

rules::refusals! {
    /// A line that does not follow the protocol.
    pub enum ProtocolRefusal {
        /// More bytes than anybody reads.
        LineLong { most: usize } = "E_PROTOCOL": "a line is longer than {most} bytes";
        /// A command that UCI does not have.
        UciCommand { word: String } = "E_PROTOCOL": "unknown command '{word}'; accepted: uci, isready, setoption, ucinewgame, position, go, stop, ponderhit, quit, d";
        /// A command that XBoard does not have.
        XboardCommand { word: String } = "E_PROTOCOL": "unknown command '{word}'";
        /// An option without its value, as UCCI writes it.
        OptionBare = "E_PROTOCOL": "'setoption' needs a name and a value";
        /// An option in another form.
        OptionForm = "E_PROTOCOL": "'setoption' is followed by 'name NAME value VALUE'";
        /// An option without a name.
        OptionName = "E_PROTOCOL": "'setoption name' needs a name";
        /// An option that the engine does not have.
        OptionUnknown { name: String } = "E_PROTOCOL": "unknown option '{name}'; 'uci' lists those there are";
        /// An option with a value that it cannot have.
        OptionValue { name: String, value: String, accepted: String } =
            "E_OPTION": "option '{name}' does not take '{value}'; accepted: {accepted}";
        /// Something else than moves after the start.
        AfterStart { word: String } = "E_PROTOCOL": "'startpos' is followed by 'moves', not by '{word}'";
        /// A position in another form.
        Position { word: String } = "E_PROTOCOL": "'position' is followed by 'startpos' or 'fen TEXT', not by '{word}'";
        /// A limit that the search does not have.
        Go { word: String } = "E_PROTOCOL": "'go' does not know '{word}'; accepted: depth, nodes, movetime, mate, infinite, ponder and the clocks";
        /// A number that is none.
        Number { what: String, word: String } = "E_PROTOCOL": "'{what}' needs a number that fits, not '{word}'";
        /// A time that is none.
        Time { what: String, word: String } = "E_PROTOCOL": "'{what}' needs a time of at most a day, not '{word}'";
        /// A move that is not there.
        NoMove = "E_PROTOCOL": "'usermove' needs a move";
    }
}
