//! What the game refuses, with the codes of the rules text.

use crate::geometry::{Board, Column, Level, Pin, Place, Square};
use crate::piece::{Colour, Kind, Piece};
use crate::step::Wing;

rules::refusals! {
    /// Why an action or a position text is refused.
    ///
    /// ```
    /// use trid::{Kind, Refusal, TriD, prelude::*};
    ///
    /// let refusal = TriD::start(Default::default()).explain("a1Wb4W", Standing::Open).unwrap_err();
    /// let Refusal::Pattern { kind, from, to } = &refusal else { panic!("{refusal}") };
    /// assert_eq!((*kind, from.to_string(), to.to_string()), (Kind::Knight, "a1W".into(), "b4W".into()));
    /// assert_eq!(refusal.code(), "E_GEOMETRY");
    /// assert_eq!(refusal.to_string(), "a knight does not go from a1W to b4W");
    /// ```
    pub enum Refusal: Common(rules::CommonRefusal) {
        /// The game has ended.
        Over = "E_GAME_OVER": "the game is over";
        /// The text has not the machine form of an action.
        Machine { text: String } = "E_SYNTAX": "'{text}' is not an action; accepted: b2Wb4N, b7Bb8B=q, O-O, O-O-O, QL1-QL2, QL2-KL3^, QL6-KL6^=n, QL6-KL6^=qr, QL2^, a8B=q";
        /// The text has not the human form of an action.
        Human { text: String } = "E_SYNTAX": "'{text}' is not an action; accepted: b4N, Nc3N, NWc5N, bxc3N, e9KL6=N, QL1-KL2, QL2-QL3^180, O-O, (a8B=Q)";
        /// A human form that several legal actions have.
        Ambiguous { text: String } = "E_AMBIGUOUS": "'{text}' fits several legal actions; give more of the source";

        /// A forced promotion comes before everything else.
        Owed { square: Square } = "E_PROMOTION_REQUIRED": "the pawn on {square} must promote first; accepted: {square}=q, =r, =b, =n";
        /// A pawn's move ends on its furthest rank without a choice.
        Due { square: Square } = "E_PROMOTION_REQUIRED": "{square} is on the furthest rank; accepted: =q, =r, =b, =n";
        /// A board uncovers a pawn of the mover without a choice.
        UncoversOwn { pin: Pin, corner: Square } =
            "E_PROMOTION_REQUIRED": "leaving {pin} uncovers the own pawn on {corner}; accepted: =q, =r, =b, =n";
        /// A passenger lands on its furthest rank without a choice.
        CarriedDue { square: Square } =
            "E_PROMOTION_REQUIRED": "the passenger lands on {square}, its furthest rank; accepted: =q, =r, =b, =n";
        /// A passenger lands on its furthest rank and its board uncovers a pawn, without a choice for both.
        TwoDue { square: Square, corner: Square } =
            "E_PROMOTION_REQUIRED": "the passenger on {square} and the own pawn on {corner} promote; accepted: = and two of q, r, b, n, the passenger's first";
        /// The pawn waits under a board.
        Deferred { square: Square, board: Board, pin: Pin } =
            "E_PROMOTION_BLOCKED": "the pawn on {square} waits until board {board} leaves {pin}";
        /// The pawn's move does not end on its furthest rank.
        TooEarly { square: Square, file: char, rank: u8 } =
            "E_PROMOTION_BLOCKED": "no promotion on {square}: the furthest rank of file {file} is {rank}";
        /// Only pawns promote.
        NoPawn { kind: Kind } = "E_PROMOTION_BLOCKED": "a {kind} does not promote";
        /// Nothing is owed there.
        NotOwed { place: Place } = "E_NOT_PENDING": "no promotion is owed on {place}";
        /// A choice with a board move that uncovers nothing.
        UncoversNothing { pin: Pin } =
            "E_NOT_PENDING": "leaving {pin} uncovers no own pawn, so there is nothing to choose";
        /// A choice with a ride that promotes nobody.
        CarriesNothing { pin: Pin, square: Square } =
            "E_NOT_PENDING": "leaving {pin} uncovers no own pawn, and nobody promotes on {square}, so there is nothing to choose";
        /// Two choices where one belongs.
        OneDue { square: Square } =
            "E_NOT_PENDING": "only the pawn on {square} promotes; accepted: one of =q, =r, =b, =n";
        /// The promotion of another square than the one on which a passenger lands.
        CarriesOther { square: Square, place: Place } =
            "E_NOT_PENDING": "the passenger promotes on {square}, not on {place}";
        /// A choice for another corner than the one that is uncovered.
        UncoversOther { pin: Pin, corner: Square, place: Place } =
            "E_NOT_PENDING": "leaving {pin} uncovers {corner}, not {place}";
        /// The column ahead of a pawn has no square.
        Frozen { pawn: Square, square: Square } =
            "E_ADVANCEMENT_FROZEN": "the pawn on {pawn} cannot advance: {square} does not exist now";

        /// The start can never exist.
        NoSuchSquare { place: Place } = "E_NO_PIECE": "{place} is not a square of this game";
        /// The start does not exist now.
        NoBoardUnder { place: Place } = "E_NO_PIECE": "no board stands under {place} now";
        /// The start is empty.
        Empty { square: Square } = "E_NO_PIECE": "no piece stands on {square}";
        /// No piece of the mover is meant by a human form.
        NoneFits { kind: Kind } = "E_NO_PIECE": "no {kind} of the side to move fits";
        /// The piece is the opponent's.
        NotYours { piece: Piece, square: Square } = "E_NOT_YOUR_PIECE": "the {piece} on {square} is the opponent's";
        /// The target does not exist now.
        NoTarget { place: Place } = "E_NONEXISTENT_TARGET": "{place} does not exist now";
        /// Only the level would change.
        Vertical { column: Column } = "E_VERTICAL_ONLY": "a move never stays in its column, here {column}";
        /// The mover stands on the target.
        OwnPiece { square: Square } = "E_OWN_PIECE": "an own piece stands on {square}";
        /// The piece does not move like that.
        Pattern { kind: Kind, from: Square, to: Square } = "E_GEOMETRY": "a {kind} does not go from {from} to {to}";
        /// A pawn's diagonal step to an empty square.
        PawnDiagonal { square: Square } =
            "E_GEOMETRY": "nothing to take on {square}: a pawn steps diagonally only to take";
        /// A human form says that it takes.
        NoVictim { place: Place } = "E_GEOMETRY": "nothing to take on {place}";
        /// A slide between boards of different tracks.
        OtherTrack { from: Square, to: Square } =
            "E_CROSS_TRACK_PIECE": "{from} and {to} are on boards of different tracks";
        /// A column on the way has no square.
        Gap { column: Column } = "E_GAP": "column {column} has no square now";
        /// A piece stands in a column on the way.
        Blocked { column: Column } = "E_BLOCKED": "a piece stands in column {column}";
        /// A piece stands in the target's column, which the option `destination_shadow` forbids.
        Shadowed { column: Column } = "E_BLOCKED": "a piece stands in column {column} on another level";
        /// A pawn's straight step to a piece.
        PawnBlocked { square: Square } = "E_BLOCKED": "a piece stands on {square}, and pawns take diagonally";
        /// A carried pawn would double-step.
        CarriedDouble { square: Square } =
            "E_TRANSPORTED": "the pawn on {square} was carried by a board and may not double-step";
        /// A carried pawn would take en passant.
        CarriedPassing { square: Square } =
            "E_TRANSPORTED": "the pawn on {square} was carried by a board and may not take en passant";
        /// A moved pawn would double-step.
        PawnMoved { square: Square } = "E_MOVED": "the pawn on {square} has moved and may not double-step";
        /// The mover's king would be attacked after a move.
        Exposed { from: Square, to: Square, piece: Piece, at: Square } =
            "E_KING_EXPOSED": "after {from}{to} the own king would be attacked by the {piece} on {at}";
        /// The mover's king would be attacked after an empty board moved.
        BoardExposes { from: Pin, to: Pin, piece: Piece, at: Square } =
            "E_KING_EXPOSED": "with the board of {from} on {to} the own king would be attacked by the {piece} on {at}";
        /// The mover's king would be attacked after a board moved with a passenger.
        RideExposes { from: Pin, to: Pin, square: Square, piece: Piece, at: Square } =
            "E_KING_EXPOSED": "with the board of {from} on {to} and its passenger on {square} the own king would be attacked by the {piece} on {at}";
        /// The mover's king would be attacked by an enemy pawn that is uncovered and promotes.
        PromotionExposes { pin: Pin, corner: Square } =
            "E_KING_EXPOSED_BY_PROMOTION": "leaving {pin} lets the pawn on {corner} promote and attack the own king";

        /// There is no board to move.
        NoBoard { pin: Pin } = "E_NO_BOARD": "no board stands on {pin}";
        /// A human form gives the arrival pin alone, and no board may go there.
        NoBoardComes { pin: Pin } = "E_NO_BOARD": "no board may go to {pin} that way now";
        /// More than one piece is aboard.
        TooMany { board: Board, pin: Pin, count: usize } =
            "E_TOO_MANY_PASSENGERS": "board {board} on {pin} carries {count} pieces; at most one may ride";
        /// The opponent controls the board.
        NotControlled { board: Board, pin: Pin } =
            "E_NOT_CONTROLLED": "board {board} on {pin} is controlled by the opponent";
        /// A board move to the same pin.
        SamePin { pin: Pin } =
            "E_ROTATE_ONLY": "the board stands on {pin} already; a board move ends on another pin";
        /// A turn on the pin, which the option `rotate_in_place` does not allow.
        TurnInPlace { pin: Pin } =
            "E_ROTATE_ONLY": "a board does not turn on its pin; accepted: {pin}- and another pin";
        /// An empty board has one arrival.
        EmptyArrival { from: Pin, to: Pin } =
            "E_ROTATE_EMPTY": "the board on {from} is empty and has one arrival; accepted: {from}-{to}";
        /// An empty board does not turn on its pin.
        EmptyTurn { pin: Pin } = "E_ROTATE_EMPTY": "the board on {pin} is empty; only a board with a passenger turns";
        /// A rotated arrival, which the option `arrivals` does not allow.
        NoRotation { from: Pin, to: Pin } =
            "E_NO_ROTATION": "a passenger keeps its cell in this game; accepted: {from}-{to}";
        /// The option `cross_track` keeps boards on their track.
        CrossTrack { from: Pin, to: Pin } =
            "E_CROSS_TRACK": "{from} and {to} are on different tracks, and this game keeps boards on theirs";
        /// The pins are no neighbours.
        NotAdjacent { from: Pin, to: Pin } = "E_NOT_ADJACENT": "{from} and {to} are no neighbours";
        /// A board was pointed at a square of a main board.
        NoPin { from: Pin, square: Square } =
            "E_NOT_ADJACENT": "the board of {from} goes to a pin, and {square} is none";
        /// Another board stands on the pin.
        PinOccupied { board: Board, pin: Pin } = "E_PIN_OCCUPIED": "board {board} stands on {pin}";
        /// White's passenger would go back, by the numbers of the pins.
        LowerPin { from: Pin, to: Pin } =
            "E_BACKWARD_OCCUPIED": "from {from} to {to}: with a passenger a board may not go back to a lower pin number";
        /// Black's passenger would go back, by the numbers of the pins.
        HigherPin { from: Pin, to: Pin } =
            "E_BACKWARD_OCCUPIED": "from {from} to {to}: with a passenger a board may not go back to a higher pin number";
        /// A passenger would go back, seen from above (option `forward`).
        OwnSide { from: Pin, to: Pin } =
            "E_BACKWARD_OCCUPIED": "from {from} to {to}: with a passenger a board may not go back towards its side of the table";
        /// A piece stands above or below the place of arrival.
        Shadow { square: Square, pin: Pin } =
            "E_SHADOW": "the piece on {square} shares a column with a square of {pin}";

        /// The right to castle is lost.
        RightLost { wing: Wing } = "E_MOVED": "{wing}: the right is lost, king or rook has left its home square";
        /// Not on the first turn.
        FirstTurn { wing: Wing } = "E_FIRST_MOVE": "{wing}: castling is not allowed on a player's first turn";
        /// A board that castling uses is away.
        Bridge { wing: Wing, board: Board, pin: Pin } = "E_BRIDGE": "{wing}: board {board} is not on its home pin {pin}";
        /// An enemy piece keeps a board that castling uses.
        CastlingBoard { wing: Wing, square: Square } =
            "E_NOT_CONTROLLED": "{wing}: the enemy piece on {square} stands on a board that castling uses";
        /// The bridge is not empty.
        CastlingBlocked { wing: Wing, square: Square } = "E_SQUARES": "{wing}: {square} must be empty";
        /// The king is in check.
        CastlingCheck { wing: Wing } = "E_CHECK": "{wing}: the king is in check";
        /// The king would pass an attacked square.
        PathAttacked { wing: Wing, square: Square } = "E_PATH_ATTACKED": "{wing}: {square} is attacked";
        /// The king would arrive on an attacked square.
        ArrivalAttacked { wing: Wing, square: Square } =
            "E_DEST_ATTACKED": "{wing}: the king would be attacked on {square}";

        /// Another number of fields.
        Fields { count: usize } = "E_TFEN": "eight fields are needed, separated by single spaces (main boards, attack boards, side, castling, en passant, pending, halfmoves, move number); given: {count}";
        /// Another number of main boards.
        MainBoards { count: usize } = "E_TFEN": "three main boards are needed, W|N|B; given: {count}";
        /// Another number of attack boards.
        AttackBoards { count: usize } = "E_TFEN": "four attack boards are needed, WQL|WKL|BQL|BKL; given: {count}";
        /// An attack board is not written as one.
        BoardText { board: Board, text: String } = "E_TFEN": "board {board} '{text}'; accepted: a pin QL1..QL6 or KL1..KL6, ^ if turned, a colon and two rows";
        /// Two boards on one pin.
        TwoBoards { pin: Pin } = "E_TFEN": "two boards on {pin}; accepted: one board a pin";
        /// Another number of rows.
        Rows { level: Level, rows: u8, count: usize } = "E_TFEN": "{rows} rows are needed on {level}; given: {count}";
        /// A run of empty cells is not canonical.
        Runs { row: String, rank: u8, level: Level } = "E_TFEN": "'{row}' at rank {rank} on {level}: runs of empty cells are single digits from 1, never next to each other";
        /// A letter is no piece.
        Letter { letter: char, rank: u8, level: Level } =
            "E_TFEN": "'{letter}' at rank {rank} on {level}; accepted: K Q R B N P U T, k q r b n p u t and digits";
        /// Another number of cells.
        Cells { rank: u8, level: Level, cells: usize, count: usize } =
            "E_TFEN": "{cells} cells are needed at rank {rank} on {level}; given: {count}";
        /// The side to move is nobody.
        SideToMove { text: String } = "E_TFEN": "side to move '{text}'; accepted: w, b";
        /// The castling rights are not written as such.
        Rights { text: String } = "E_TFEN": "castling '{text}'; accepted: - or letters of KQkq in this order";
        /// The en passant field names no square.
        PassedName { text: String } = "E_TFEN": "en passant '{text}'; accepted: - or the name of a square";
        /// The list of owed promotions names no square.
        PendingName { text: String } = "E_TFEN": "pending '{text}'; accepted: - or the name of a square";
        /// The list of owed promotions is not in its order.
        PendingOrder { text: String } =
            "E_TFEN": "pending '{text}' out of order or repeated; accepted: by file z..e, then by rank";
        /// The halfmove clock is no number.
        Clock { text: String, most: u32 } = "E_TFEN": "halfmove clock '{text}'; accepted: a decimal number without leading zeros, at most {most}";
        /// The move number is no number.
        MoveNumber { text: String, most: u32 } = "E_TFEN": "move number '{text}'; accepted: a decimal number without leading zeros, from 1 to {most}";
        /// A side has no king or several.
        Kings { side: Colour, count: usize } = "E_TFEN": "{count} kings of {side}; accepted: one";
        /// The kings share a column.
        KingsTogether { column: Column } = "E_TFEN": "both kings in column {column}";
        /// An unmoved pawn is away from home.
        Unmoved { square: Square, side: Colour } =
            "E_TFEN": "unmoved pawn on {square}, which is no home square of {side}; accepted: P or T";
        /// A pawn stands on its furthest rank.
        Unpromoted { side: Colour, square: Square } = "E_TFEN": "pawn of {side} on {square}, its furthest rank; accepted: a pending one, or a T on an attack board";
        /// A carried pawn stands on its furthest rank, where the option `carried_promotion` would have promoted it.
        CarriedUnpromoted { side: Colour, square: Square } = "E_TFEN": "carried pawn of {side} on {square}, its furthest rank, where it would have promoted; accepted: a pending one";
        /// A castling right without its board.
        RightBoard { letter: char, board: Board, pin: Pin } =
            "E_TFEN": "castling right {letter} without board {board} on {pin}";
        /// A castling right without its king or rook.
        RightPiece { letter: char, piece: Piece, square: Square } =
            "E_TFEN": "castling right {letter} without the {piece} on {square}";
        /// No pawn has just double-stepped there.
        PassedPawn { square: Square } =
            "E_TFEN": "en passant {square}: no moved pawn of the side that has just moved stands there";
        /// No double step ends on that rank.
        PassedRank { square: Square } = "E_TFEN": "en passant {square}: the rank is not one that a double step reaches";
        /// The pawn cannot have come from home.
        PassedHome { square: Square } =
            "E_TFEN": "en passant {square}: no active, empty home square lies two ranks behind it";
        /// The crossed column does not exist.
        PassedGap { square: Square, column: Column } =
            "E_TFEN": "en passant {square}: the crossed column {column} has no square";
        /// The crossed column is not empty.
        PassedBlocked { square: Square, column: Column } =
            "E_TFEN": "en passant {square}: a piece stands in the crossed column {column}";
        /// Nobody owes a promotion there.
        PendingPawn { square: Square, side: Colour } =
            "E_TFEN": "pending {square}: no pawn of {side} stands there on an uncovered corner";
        /// The pawn could never have been uncovered.
        PendingExposes { square: Square, king: Square } =
            "E_TFEN": "pending {square}: as a queen or a knight it would attack the king on {king}";
        /// The side that has just moved is in check.
        InCheck { side: Colour, square: Square } = "E_TFEN": "{side} is not to move and in check on {square}";
    }
}

impl Refusal {
    /// At most 40 characters of what was given: as much as fits on a line.
    pub(crate) fn shown(text: &str) -> String {
        text.chars().take(40).collect()
    }
}
