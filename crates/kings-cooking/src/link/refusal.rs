//! What is refused of a link (rules: 17, steps 1 to 9).

rules::refusals! {
    /// Why a text is no link of this game, or a game has none.
    pub enum LinkRefusal {
        /// It begins otherwise.
        Foreign { text: String } = "E_URL_FOREIGN": "'{text}' is no link of this game; accepted: #kc=…";
        /// It is longer than anything that is read.
        LongToRead { most: usize } = "E_URL_TOO_LONG": "the link has more than {most} characters";
        /// It would be longer than links may be.
        LongToWrite { most: usize } = "E_URL_TOO_LONG": "the link would have more than {most} characters";
        /// A version that does not exist yet.
        Newer { version: String } = "E_URL_VERSION": "version '{version}' is newer; accepted: 1";
        /// A version that never was.
        Version { version: String } = "E_URL_VERSION": "version '{version}' is unknown; accepted: 1";
        /// Parts are missing.
        Cut = "E_URL_TRUNCATED": "the link is cut off; it has a version, a body and a check, parted by points";
        /// The check is too short.
        CheckCut = "E_URL_TRUNCATED": "the link is cut off; its check has 8 digits";
        /// There are more parts than three.
        Parts = "E_URL_FORMAT": "the link has more than three parts";
        /// The check is no number.
        Check { check: String } = "E_URL_FORMAT": "check '{check}'; accepted: 8 digits 0-9 a-f";
        /// The body is no base64url.
        Body = "E_URL_FORMAT": "the body is not canonical base64url";
        /// The bytes are of another version.
        VersionByte { version: u8, accepted: u8 } = "E_URL_FORMAT": "version byte {version}; accepted: {accepted}";
        /// The line-ups are chosen in no known way.
        Selection = "E_URL_FORMAT": "selection mode 3; accepted: 0, 1, 2";
        /// Bits have no meaning.
        Reserved = "E_URL_FORMAT": "reserved bits are set";
        /// Bytes have no meaning.
        LeftOver { count: usize } = "E_URL_FORMAT": "bytes are left over after the digest: {count}";
        /// A game without both line-ups has moves or is not independent.
        Waiting = "E_URL_FORMAT": "a link that waits for a line-up is independent and has no moves";
        /// Bytes are missing.
        Short = "E_URL_FORMAT": "the payload ends too early";
        /// A name takes too few or too many bytes.
        NameBytes { length: usize, least: usize, most: usize } =
            "E_URL_FORMAT": "length of a name in bytes is {length}; accepted: {least} to {most}";
        /// The game does not fit its bytes.
        Length = "E_URL_FORMAT": "a length is out of range";
        /// The link was changed on its way.
        Checksum { check: String, sum: String } =
            "E_URL_CHECKSUM": "the check is {check}, the body gives {sum}; the link was changed";
        /// The creator's name is no text.
        CreatorText = "E_URL_NAME": "the creator's name is not UTF-8";
        /// The joiner's name is no text.
        JoinerText = "E_URL_NAME": "the joiner's name is not UTF-8";
        /// The creator's name is refused.
        Creator { fault: Box<rules::Refusal> } = "E_URL_NAME": "creator: {fault}";
        /// The joiner's name is refused.
        Joiner { fault: Box<rules::Refusal> } = "E_URL_NAME": "joiner: {fault}";
        /// A line-up does not exist, or is not known yet.
        LineUp { side: crate::piece::Colour, code: u8 } = "E_URL_LINEUP": "{side} line-up {code} is not allowed here";
        /// The line-ups differ where they are the same by the way they are chosen.
        LineUpsDiffer = "E_URL_LINEUP": "mirrored and random line-ups must be equal, these differ";
        /// A move after the end.
        MoveAfterEnd { ply: usize } = "E_URL_MOVE": "ply {ply}: the game has ended";
        /// A move that the rules forbid.
        Move { ply: usize, code: u8 } = "E_URL_MOVE": "ply {ply}: the step with code {code} is not legal here";
        /// A code that means no step.
        MoveCode { ply: usize, code: u8 } = "E_URL_MOVE": "ply {ply}: code {code} is no step";
        /// The position is another one.
        Digest { digest: String, sum: String } =
            "E_URL_DIGEST": "the link's position has digest {digest}, the replay gives {sum}; the two programs disagree on the rules";
        /// There is no position yet.
        DigestEarly = "E_URL_DIGEST": "the digest of a game without position is 0";
        /// A record is asked of a link that waits for a line-up.
        NoGame = "E_RECORD_FORM": "the link waits for the joiner's line-up: there is no game in it yet";
        /// The game began otherwise.
        NoLineUps = "E_RECORD_FORM": "a #kc= link holds games that begin with two line-ups";
        /// The identity of the game is no number.
        Identity { text: String } = "E_RECORD_FORM": "GameId is 32 hex digits, not '{text}'";
    }
}
