//! What a record is refused for.

use rules::Accepted;

rules::refusals! {
    /// Why a record, or a text of one, is refused by what all formats share.
    pub enum RecordRefusal {
        /// More bytes than anybody reads.
        TextLong { bytes: usize, most: usize } = "E_TEXT_TOO_LONG": "{bytes} bytes; at most {most} are read";
        /// More steps than anybody reads.
        ManySteps { steps: usize, most: usize } = "E_TOO_MANY_STEPS": "{steps} steps; at most {most} are read";
        /// Variations inside variations inside variations.
        Depth { most: usize } = "E_SIZE": "variations nest too deeply; accepted: {most} levels";
        /// More tags than anybody reads.
        ManyTags { most: usize } = "E_SIZE": "too many tags; accepted: at most {most}";

        /// A clock that began with nothing, or has more than a month.
        Clock { base: u32, increment: u32, first: u32, second: u32, most: u32 } = "E_SAVE_CLOCK": "base {base}, increment {increment}, left {first} and {second}; accepted: a base of at least 1 and nothing over {most} milliseconds";
        /// A common clock that is not the same for both.
        CommonClock { increment: u32, first: u32, second: u32 } = "E_SAVE_CLOCK": "a clock common to both with the increment {increment}, left {first} and {second}; accepted: no increment, and the same left for both";
        /// Periods that are none, last no time, or are more than all the time there is.
        PeriodClock { periods: u32, increment: u32, base: u32 } = "E_SAVE_CLOCK": "{periods} periods of {increment} within {base} milliseconds; accepted: at least one of at least 1, and no more than the base";
        /// More view settings than anybody keeps.
        ManySettings { settings: usize, most: usize } = "E_SAVE_VIEW": "{settings} view settings; at most {most} are read";
        /// A view setting that is too long.
        SettingLong { bytes: usize, most: usize } = "E_SAVE_VIEW": "a view setting of {bytes} bytes; at most {most} are read";

        /// A glyph that marks nothing.
        GlyphFirst = "E_RECORD": "a glyph before the first move; accepted: after a move";
        /// A variation that replaces nothing.
        VariationFirst = "E_RECORD": "a variation before the first move; accepted: after the move that it replaces";
        /// A parenthesis that nothing opened.
        Unopened = "E_RECORD": "')' without a '(' before it";
        /// A parenthesis that nothing closes.
        Unclosed = "E_RECORD": "'(' is never closed by ')'";
        /// A variation without moves.
        EmptyVariation = "E_RECORD": "a variation without moves";
        /// One entry of a tree with more than a step.
        SeveralSteps = "E_RECORD": "several steps in one entry; accepted: one";
        /// A comment without an end.
        CommentOpen = "E_RECORD": "the comment is not closed by '}}'";
        /// A bracket where none belongs.
        Bracket = "E_RECORD": "a bracket that nothing opened; accepted: moves, {{comments}}, (variations), a result";
        /// Marks that nobody gives.
        Marks { marks: String } = "E_RECORD": "'{marks}'; accepted: ! ? !! ?? !? ?!";
        /// A glyph without a number of its own.
        Glyph { glyph: String } = "E_RECORD": "the glyph '{glyph}'; accepted: $0 to $255";
        /// A tag without a name.
        TagName = "E_RECORD": "a tag without a name; accepted: [Name \"value\"], the name of letters, digits and _";
        /// A tag whose value does not begin.
        TagValue { tag: String } = "E_RECORD": "the value of the tag '{tag}' does not begin with '\"'";
        /// A tag whose value does not end.
        TagOpen = "E_RECORD": "the value of this tag is not closed by '\"' on its line";
        /// A tag that does not end.
        TagEnd { tag: String } = "E_RECORD": "the tag '{tag}' is not closed by ']'";
        /// Something after the game.
        AfterResult = "E_RECORD": "nothing may follow the result; accepted: one game";
        /// A tag that is given twice.
        TagTwice { tag: String } = "E_TAG": "the tag '{tag}' stands twice";
        /// A tag with a value that it cannot have.
        TagWrong { tag: String, value: String, accepted: Accepted } =
            "E_TAG": "the tag '{tag}' has the value '{value}'; accepted: {accepted}";

        /// A text of tags and moves that is not written as such.
        PgnSyntax { line: u32, column: u32, fault: Box<rules::Refusal> } =
            "E_PGN_SYNTAX": "line {line}, column {column}: {fault}";
        /// A move that the rules forbid.
        PgnStep { line: u32, column: u32, rule: &'static str, fault: Box<rules::Refusal> } =
            "E_PGN_STEP": "line {line}, column {column}: {rule}: {fault}";
        /// A text that does not say which game it is of.
        NoGame = "E_PGN_GAME": "the tag Game with the id of the game is missing";
        /// A text of another game.
        OtherGame { said: String, game: &'static str } = "E_RECORD_GAME": "the record is of '{said}', not of '{game}'";
        /// Options that are not written as pairs.
        Pair { pair: String } = "E_OPTION": "'{pair}' is not of the form name=value";
        /// Points that were not made.
        Score { said: String, is: String } = "E_PGN_RESULT": "the tag Score says '{said}', but the game was counted {is}";
        /// A result that is none.
        NoResult { said: String } = "E_PGN_RESULT": "'{said}' is no result; accepted: 1-0, 0-1, 1/2-1/2, *";
        /// Two results in one text.
        TwoResults { tag: &'static str, token: &'static str } =
            "E_PGN_RESULT": "the tag says '{tag}', the text ends with '{token}'";
        /// A result that the rules contradict.
        WrongResult { said: &'static str, reason: String } =
            "E_PGN_RESULT": "the text says '{said}', but the game ended by '{reason}'";

        /// A step that the rules forbid.
        Step { number: usize, text: String, rule: &'static str, fault: Box<rules::Refusal> } =
            "E_RECORD_STEP": "step {number} '{text}': {rule}: {fault}";
        /// The same in a variation.
        VariationStep { depth: usize, number: usize, text: String, rule: &'static str, fault: Box<rules::Refusal> } =
            "E_RECORD_STEP": "variation of depth {depth}, step {number} '{text}': {rule}: {fault}";
        /// A cursor behind the end.
        CursorBeyond { cursor: usize, steps: usize } =
            "E_RECORD_STEP": "{cursor} steps are said to be played, but there are only {steps}";
        /// A position that the steps do not lead to.
        Position { said: String, reached: String } =
            "E_RECORD_POSITION": "the record ends in '{said}', but its steps lead to '{reached}'";
        /// An end that the rules did not bring about.
        NotOver { said: String, accepted: Accepted } = "E_RECORD_RESULT": "the result says '{said}', but the game is not over; without an end by the rules only {accepted} are possible";
        /// An end by another rule, or none, where the rules ended the game.
        OtherEnd { said: String, reason: String } =
            "E_RECORD_RESULT": "the record says '{said}', but the game ended by '{reason}'";

        /// Another result than the rules give when time is up for both.
        TimeUp { said: &'static str, is: &'static str } =
            "E_RECORD_RESULT": "the record says '{said}' when time was up for both, but by its position it is '{is}'";

        /// No end, where the rules ended the game.
        EndUnsaid { reason: String } = "E_RECORD_RESULT": "the record says 'not over', but the game ended by '{reason}'";

        /// More than the one turn that was waited for.
        Skipped { plies: usize } = "W_URL_SKIPPED": "{plies} steps are new here and not one turn of the other side; confirm to accept them";
        /// An earlier state.
        Stale { ply: usize } = "E_URL_STALE": "what arrived ends after step {ply}; the stored game goes on from there";
        /// Another set-up.
        OtherStart = "E_URL_DIVERGED": "what arrived was set up differently from the stored game";
        /// Another set-up, by the choice of the player who began.
        OtherChoice { has: String, sent: String } = "E_URL_DIVERGED": "what arrived was set up differently from the stored game: the creator has {has}, and {sent} was sent";
        /// Another step.
        Diverged { ply: usize } = "E_URL_DIVERGED": "what arrived and the stored game differ at step {ply}";
    }
}

impl RecordRefusal {
    /// Whether it is about the amount of something, whatever it says.
    #[must_use]
    pub const fn is_size(&self) -> bool {
        matches!(
            self,
            RecordRefusal::TextLong { .. }
                | RecordRefusal::ManySteps { .. }
                | RecordRefusal::Depth { .. }
                | RecordRefusal::ManyTags { .. }
        )
    }
}
