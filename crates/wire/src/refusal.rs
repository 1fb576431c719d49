//! What saves, links and messages are refused for.

rules::refusals! {
    /// Why a save, a link or a message is refused.
    pub enum WireRefusal {
        /// The message is not JSON, or not a call.
        Message { error: String } = "E_MESSAGE": "{error}";
        /// A level that does not exist.
        Level { error: String } = "E_LEVEL": "{error}";

        /// The save is not JSON, or lacks something.
        SaveJson { error: String } = "E_SAVE_JSON": "{error}";
        /// JSON of something else.
        SaveFormat { found: String, accepted: &'static str } = "E_SAVE_FORMAT": "the format is '{found}'; accepted: {accepted}";
        /// A save of the future.
        SaveVersion { version: u32, accepted: rules::Accepted } =
            "E_SAVE_VERSION": "version {version} is not known; accepted: {accepted}";
        /// More than a save of the first version has.
        SaveBeside { version: u32, since: u32 } =
            "E_SAVE_VERSION": "a save of version {version} has no clock and no viewing; version {since} has";
        /// Steps where a tree belongs, or a tree where steps belong.
        SaveLine { version: u32 } =
            "E_SAVE_VERSION": "a save of version {version} has a line; the others have steps and comments";
        /// A comment behind the end.
        SaveComment { at: usize, steps: usize } = "E_SAVE_COMMENT": "a comment after step {at}; there are {steps} steps";

        /// A link of something else.
        LinkForeign { prefix: &'static str } = "E_LINK_FOREIGN": "not a link of this program; it begins with {prefix}";
        /// A link of the future.
        LinkVersion { version: String, accepted: rules::Accepted } =
            "E_LINK_VERSION": "version '{version}' is not known; accepted: {accepted}";
        /// A link that is longer than anybody reads.
        LinkLong { characters: usize, most: usize } = "E_LINK_TOO_LONG": "{characters} characters; at most {most} are read";
        /// A link that was cut off.
        LinkTruncated = "E_LINK_TRUNCATED": "the end of the link is missing; copy it whole";
        /// A link that was changed.
        LinkChecksum = "E_LINK_CHECKSUM": "the link was changed on its way: its checksum does not fit";
        /// Another number of parts than a link has.
        LinkParts = "E_LINK_FORMAT": "the link is malformed: three parts joined by dots are needed";
        /// A check that is none.
        LinkCheck = "E_LINK_FORMAT": "the link is malformed: the check is eight lower-case hex digits";
        /// Letters that no link has.
        LinkLetters { error: String } = "E_LINK_FORMAT": "the link is malformed: the body is not base64url: {error}";
        /// Bytes after the end.
        LinkRest { bytes: usize } = "E_LINK_FORMAT": "the link is malformed: {bytes} bytes are left over";
        /// Bytes that mean nothing.
        LinkBytes { error: String } = "E_LINK_FORMAT": "the link is malformed: {error}";
        /// A cursor behind the end.
        LinkCursor = "E_LINK_FORMAT": "the link is malformed: more steps are played than there are";
        /// Steps after the end.
        LinkSteps = "E_LINK_FORMAT": "the link is malformed: steps are left over";
        /// A result that is none.
        LinkResult = "E_LINK_FORMAT": "the link is malformed: the result has an unknown code";
        /// A number that no legal step has.
        LinkNumber { number: u32 } = "E_LINK_STEP": "step {number}: no legal step has that number";
        /// A step that the rules forbid.
        LinkStep { number: u32, rule: &'static str, fault: Box<rules::Refusal> } = "E_LINK_STEP": "step {number}: {rule}: {fault}";
        /// Steps that lead elsewhere than they led the sender.
        LinkDigest = "E_LINK_DIGEST": "the steps lead to another position than the sender had: the two programs disagree about the rules";
    }
}

rules::refusals! {
    /// Why a desk refuses a request.
    pub enum DeskRefusal {
        /// A pick that is none.
        Pick { error: String } = "E_PICK": "{error}";
        /// More tables than a page needs.
        ManyTables { most: usize } = "E_TABLES": "{most} tables are open; close one first";
        /// A table without a game.
        NoTable { number: u32 } = "E_NO_TABLE": "no game is open at table {number}";
        /// An invitation to a game whose players choose nothing.
        NoChoice { game: String } = "E_INVITATION": "the players of {game} choose no pieces: a link of the game invites";
        /// An invitation where no game has any.
        NoInvitations = "E_INVITATION": "no game here has players who choose apart";
        /// Thinking that nobody asked for.
        NotAsked = "E_THINK": "the machine was not asked to think at this table";
        /// A turn that cannot be given away.
        NoPass = "E_PASS": "nobody can say here what would follow if nothing were played";
    }
}
