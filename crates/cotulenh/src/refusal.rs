//! What the game refuses (rules: 12.4).

use crate::geometry::Square;
use crate::piece::{Colour, Kind};
use crate::stack::Group;

rules::refusals! {
    /// Why a step or a position text is refused.
    ///
    /// ```
    /// use cotulenh::{Cotulenh, Kind, Refusal, prelude::*};
    ///
    /// let refusal = Cotulenh::start(Default::default()).explain("c5c8", Standing::Open).unwrap_err();
    /// let Refusal::Range { to, distance, kind, range } = &refusal else { panic!("{refusal}") };
    /// assert_eq!((to.to_string(), *distance, *kind, *range), ("c8".into(), 3, Kind::Infantry, 1));
    /// assert_eq!(refusal.code(), "E_RANGE");
    /// assert_eq!(refusal.to_string(), "c8 is 3 away, the range of the infantry is 1");
    /// ```
    pub enum Refusal: Common(rules::CommonRefusal) {
        /// No notation has such a text.
        Syntax { text: String } =
            "E_SYNTAX": "'{text}' is no step; accepted: square, optional piece letter, optional _, square (f4f6, d3_b3, c3Td3, \
             c3T_a3), or commit";
        /// Several steps are written so.
        Several { text: String, count: usize } =
            "E_SYNTAX": "{text} means {count} steps; name the file, the rank or the square of origin";
        /// A heroic mark is missing or too much.
        OtherMark { kind: Kind } = "E_SYNTAX": "the {kind} had another heroic mark when it acted";
        /// The step is written with another sign.
        OtherSign { sign: &'static str } = "E_SYNTAX": "the separator of this step is '{sign}'";
        /// The game has ended.
        Over = "E_GAME_OVER": "the game is over";

        /// There is nothing to commit.
        NoSession = "E_SESSION": "no session is open; commit closes one that has a step";
        /// Another stack is deploying.
        OtherOrigin { origin: Square, square: Square } =
            "E_SESSION": "a session is open on {origin}; {square} may not act";
        /// A stack that is deploying does not move as a whole.
        WholeInSession { origin: Square } =
            "E_SESSION": "a session is open on {origin}; name the piece that acts, or commit";
        /// A turn text begins inside a session.
        TurnInSession { origin: Square } =
            "E_SESSION": "a session is open on {origin}; accepted: its next steps, or commit";
        /// The piece has had its turn.
        Acted { kind: Kind } = "E_SESSION": "the {kind} has acted in this session";
        /// A single piece does not deploy.
        Alone { kind: Kind, square: Square } =
            "E_SESSION": "the {kind} on {square} stands alone; write {square} and the target";
        /// Several stacks can play the turn.
        SeveralStacks { text: String } =
            "E_SESSION": "{text}: several stacks can do this; name the origin, as in N<Fc3>g7 or c3:N:F>g7";
        /// Other pieces stay than the text says.
        OtherStay { said: String, stays: String } =
            "E_SESSION": "'{said}' does not stay after these steps, '{stays}' does";

        /// Nothing stands on the origin.
        NoPiece { square: Square } = "E_NO_PIECE": "{square} is empty";
        /// The stack does not hold the piece.
        NotAboard { kind: Kind, square: Square, group: Group } =
            "E_NO_PIECE": "no {kind} on {square}, which holds {group}";
        /// A mark tells only two waiting pieces of a kind apart of which one is heroic.
        NoMark { kind: Kind, square: Square } =
            "E_NO_PIECE": "on {square} the {kind} is named by its letter; + tells a heroic one from an equal piece beside it";
        /// The side to move has no such group there.
        NoGroup { group: String } = "E_NO_PIECE": "the side to move has no group {group} that could be meant";
        /// The group is the opponent's.
        NotYours { square: Square } = "E_NOT_YOURS": "the pieces on {square} are the opponent's";

        /// Origin and target lie on no common line.
        NoLine { from: Square, to: Square } = "E_GEOMETRY": "{from} and {to} share no line";
        /// A headquarter stands still.
        Headquarter = "E_GEOMETRY": "a headquarter that is not heroic does not move";
        /// Only heroes of the kind go diagonally.
        NoDiagonal { kind: Kind } = "E_GEOMETRY": "without a heroic mark the {kind} has no diagonal";
        /// The target is too far away.
        Range { to: Square, distance: u8, kind: Kind, range: u8 } =
            "E_RANGE": "{to} is {distance} away, the range of the {kind} is {range}";
        /// The plane does not arrive.
        ShotDown { square: Square } = "E_AIR_DEFENCE": "the flight is shot down over {square}";
        /// The plane would end inside a zone without a strike.
        Zone { square: Square } = "E_AIR_DEFENCE": "{square} lies inside an enemy zone of air defence";
        /// A piece stands in between.
        Blocked { square: Square } = "E_BLOCKED": "{square} is in the way";
        /// Heavy pieces need a bridge.
        HeavyRiver { kind: Kind } =
            "E_HEAVY_RIVER": "the {kind} is a heavy piece, which crosses the river only along file f or h";
        /// Ships need water.
        NavyCorner = "E_NAVY_CORNER": "a navy may not cut the corners c5-d6 and c8-d7";
        /// The ground does not bear the piece.
        Ground { kind: Kind, square: Square } = "E_TERRAIN": "the {kind} may not stand on {square}";
        /// The groups may not share a square.
        NoStack { moving: Group, standing: Group, square: Square } =
            "E_STACK": "{moving} and {standing} on {square} form no stack";
        /// A headquarter keeps the piece out.
        Sheltered { kind: Kind, square: Square } =
            "E_SHELTER": "the {kind} cannot take a commander in its headquarter on {square}";
        /// The commander would enter or cross the other's line of sight.
        Sight { square: Square } =
            "E_SIGHT": "the enemy commander sees {square}; a commander may not enter or cross it";
        /// A plane with the commander would strike and die.
        CommanderAboard = "E_COMMANDER_ABOARD": "the own commander would die in the strike";
        /// There is nothing to take and stay.
        StayNothing { square: Square } =
            "E_CAPTURE_KIND": "nothing stands on {square}; _ takes an enemy piece";
        /// Nobody takes a friend.
        StayFriend { square: Square } =
            "E_CAPTURE_KIND": "a friendly piece stands on {square}; _ takes an enemy piece";
        /// A plane that takes the commander goes there.
        StayCommander { square: Square } =
            "E_CAPTURE_KIND": "the commander on {square} is taken by going there, without _";
        /// A strike is no stay capture.
        StayStrike { square: Square } =
            "E_CAPTURE_KIND": "a strike on {square}, inside a zone of air defence, is never a stay capture";
        /// The piece goes where it takes.
        OnlyDisplace { square: Square } =
            "E_CAPTURE_KIND": "on {square} only displacing is possible; leave out the _";
        /// The plane could stay there unharmed.
        SafePlace { square: Square } =
            "E_CAPTURE_KIND": "nothing attacks {square}, so the air force takes the place; leave out the _";
        /// A plane returns only from what stands on the ground.
        NoReturnFrom { kind: Kind, square: Square } =
            "E_CAPTURE_KIND": "after taking the {kind} an air force does not return; leave out the _ to take the place on {square}";
        /// The piece takes from where it stands.
        OnlyStay { kind: Kind, square: Square } =
            "E_CAPTURE_KIND": "the {kind} may not stand on {square}; write _ to take and stay";
        /// The step is of another kind than its sign says.
        OtherAct { text: String } = "E_CAPTURE_KIND": "{text}: another separator belongs to this step";
        /// The turn could not be ended.
        NoEnd = "E_NO_COMPLETION": "after this step no further step and no commit ends the turn legally";
        /// What is left on the origin may not stay there.
        MayNotStay { group: Group, square: Square } =
            "E_NO_COMPLETION": "{group} may not stay on {square}; it must go on or board first";
        /// Two equal pieces are no stack without their ship.
        TwoLeft { group: Group, square: Square } =
            "E_NO_COMPLETION": "{group} on {square} form no stack; one of them must go on or board first";
        /// The own commander would be attacked.
        Attacked { commander: Square, kind: Kind, square: Square } =
            "E_COMMANDER_UNSAFE": "the own commander on {commander} would be attacked by the {kind} on {square}";
        /// The commanders would face each other.
        Facing { commander: Square, enemy: Square } =
            "E_COMMANDER_UNSAFE": "the own commander on {commander} would face the enemy commander on {enemy}";

        /// A position text has more or fewer fields.
        Fields { count: usize } =
            "E_FEN_FIELDS": "a position text has not {count} fields; accepted: placement, r or b, -, -, clock, number and an \
             optional session, separated by single spaces";
        /// A field is empty.
        EmptyField =
            "E_FEN_FIELDS": "an empty field; accepted: placement, r or b, -, -, clock, number and an optional session, separated \
             by single spaces";
        /// The side to move is none.
        Turn { text: String } = "E_FEN_FIELDS": "turn '{text}'; accepted: r or b";
        /// Two fields are always a hyphen.
        Hyphen { number: u8, text: String } = "E_FEN_FIELDS": "field {number} is '{text}'; accepted: -";
        /// A placement has more or fewer ranks.
        Ranks { most: u8, count: usize } = "E_FEN_RANKS": "a placement has {most} ranks, rank {most} first, not {count}";
        /// A heroic mark without a piece.
        LoneMark { rank: u8, text: String } =
            "E_FEN_CHAR": "a + without a letter after it in rank {rank} '{text}'; accepted: + before a letter";
        /// Empty squares inside a stack.
        CountInStack { rank: u8, text: String } =
            "E_FEN_CHAR": "a count inside parentheses in rank {rank} '{text}'; accepted: parentheses around two or three pieces";
        /// A stack inside a stack.
        Nested { rank: u8, text: String } =
            "E_FEN_CHAR": "nested parentheses in rank {rank} '{text}'; accepted: parentheses around two or three pieces";
        /// A stack that nothing opened.
        Unopened { rank: u8, text: String } =
            "E_FEN_CHAR": "a closing parenthesis without an opening one in rank {rank} '{text}'; accepted: parentheses around \
             two or three pieces";
        /// A stack that nothing closes.
        Unclosed { rank: u8, text: String } =
            "E_FEN_CHAR": "an unclosed parenthesis in rank {rank} '{text}'; accepted: parentheses around two or three pieces";
        /// A stack of less than two.
        FewInStack { rank: u8, text: String } =
            "E_FEN_CHAR": "parentheses around fewer than two pieces in rank {rank} '{text}'; accepted: two or three pieces";
        /// A letter is no piece.
        Letter { letter: char, rank: u8, text: String } =
            "E_FEN_CHAR": "unknown character '{letter}' in rank {rank} '{text}'; accepted: counts, letters of CITMEAGSFNH in either \
             case, + before a letter, parentheses around two or three pieces";
        /// A number of empty squares is none.
        Count { rank: u8, count: String, most: u8 } =
            "E_FEN_WIDTH": "rank {rank}: count '{count}'; accepted: counts 1 to {most}, none beside another";
        /// A rank has more or fewer squares.
        Width { rank: u8, most: u8, width: usize } = "E_FEN_WIDTH": "rank {rank} has not {most} squares but {width}";
        /// A stack of two colours.
        BothColours { square: Square } =
            "E_FEN_STACK": "pieces of both colours on {square}; accepted: the stacks of rules 6.1 or 17.3, carrier first, one colour";
        /// A stack of more than three.
        ManyInStack { square: Square } =
            "E_FEN_STACK": "more than three pieces on {square}; accepted: the stacks of rules 6.1 or 17.3, carrier first, one colour";
        /// Pieces that never share a square.
        NoSuchStack { square: Square } =
            "E_FEN_STACK": "no such stack on {square}; accepted: the stacks of rules 6.1 or 17.3, carrier first, one colour";
        /// The carrier is not the first.
        StackOrder { square: Square } =
            "E_FEN_STACK": "a stack in the wrong order on {square}; accepted: the stacks of rules 6.1 or 17.3, carrier first, one colour";
        /// A piece stands where it never can.
        WrongGround { kind: Kind, square: Square } =
            "E_FEN_TERRAIN": "the {kind} may not stand on {square}; accepted: navies on files a to c and d6 e6 d7 e7, all others \
             not on files a and b";
        /// A side has no commander, or several.
        Commanders { count: usize, side: Colour } =
            "E_FEN_COMMANDER": "{count} {side} commanders; accepted: exactly one a side";
        /// An army of nine pieces has no commander.
        NoCommanders { count: usize, side: Colour } =
            "E_FEN_COMMANDER": "{count} {side} commanders; accepted: none, because an army of nine pieces has no commander";
        /// The clock is no number.
        Clock { text: String } = "E_FEN_COUNTERS": "clock '{text}'; accepted: 0 to 65535 without leading zeros";
        /// The move number is none.
        MoveNumber { text: String } =
            "E_FEN_COUNTERS": "move number '{text}'; accepted: 1 to 65535 without leading zeros";
        /// The open session is written otherwise.
        SessionText { text: String } =
            "E_FEN_SESSION": "session '{text}'; accepted: square:stay:step,step... such as c3:N:F>g7,T>&g7...";
        /// A step of the session is not legal.
        SessionStep { step: String, fault: Box<rules::Refusal> } =
            "E_FEN_SESSION": "session step {step} is not legal: {fault}";
        /// The session is over.
        SessionClosed = "E_FEN_SESSION": "the session is complete; only an open one is written";
        /// Other pieces stay than the text says.
        SessionStay { said: String, stays: String } =
            "E_FEN_SESSION": "stay part '{said}'; after these steps it is '{stays}'";
    }
}

// A group is written as notations write it.
rules::detailed! {
    place Square;
    kind Kind;
    side Colour;
    text Group;
}
