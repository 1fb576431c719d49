### English. Every catalogue has exactly the same messages; a test compares them.
### Codes of the engine are message names: piece-<game>-<kind>, reason-<code>, error-<CODE>, badge-<code>, …

## The page

app-name = Fairyring
app-tagline = Uncommon chess games, one table.
app-loading = Loading …
app-loading-engine = Setting up the board …
app-error = Something went wrong: { $detail }
app-retry = Try again
app-reload = Reload the page
app-missing-engine = The game engine could not be loaded.
app-missing-thinker = The computer player could not be loaded.
app-missing-pieces = The drawings of the pieces could not be loaded.
app-missing-screen = This part of the page could not be loaded.
app-missing-rules = The rules of this game could not be loaded.
app-missing-words = The words of this language could not be loaded.
app-missing-style = The look of the page could not be loaded.
app-missing-again = It is tried again by itself. If that does not help, the page may have been renewed: reload it. Your game is kept.
app-revived = The game engine broke off and was started anew. Your game was restored; nothing was lost.
app-revived-lost = { $lost ->
    [one] The game engine broke off and was started anew. One board could not be set up again: open it once more. Your saved games are kept.
   *[other] The game engine broke off and was started anew. { $lost } boards could not be set up again: open them once more. Your saved games are kept.
  }
app-broken-title = This screen could not be shown
app-fault = Something went wrong on this page. Your game is kept. If something does not react any more, reload the page.
app-renewed = A newer version of the page is ready. Your game is kept.
app-renew = Use it now
app-later = Later
app-skip = Skip to the board
app-menu = Menu
app-home = All games
app-close = Close
app-cancel = Cancel
app-ok = OK
app-yes = Yes
app-no = No
app-copy = Copy
app-copied = Copied
app-delete = Delete
app-rename = Rename
app-open = Open
app-more = More
app-offline = Everything runs in your browser; nothing is sent anywhere unless you play online.
app-main = Main content
app-page-title = { $page } – Fairyring

## Start screen

start-title = Pick a game
start-play = Play
start-rules = Rules
start-play-game = Play { $game }
start-rules-game = Rules of { $game }
friend-play = Play a friend
friend-play-game = Play a friend: { $game }
start-continue = Continue
start-continue-game = Continue { $game }, move { $move }
start-saved = Saved games
start-open-link = Open a link

game-kings-cooking-name = King's Cooking
game-kings-cooking-story = Three guests a side on nine squares: get yours to the rival's party before he gets his to yours. The loser cooks.
game-xiangqi-name = Xiangqi
game-xiangqi-story = Chinese chess: two armies, a river, two palaces, and cannons that fire over a screen.
game-rhythm-name = Rhythm Xiangqi
game-rhythm-story = Xiangqi on three layers: every move earns energy, and energy lifts your pieces to the sky.
game-cotulenh-name = Cờ Tư Lệnh (Commander Chess)
game-cotulenh-story = Commander Chess from Vietnam: navy, air force and army on sea and land, stacked, deployed and made heroes.
game-trid-name = Tri-Dimensional Chess
game-trid-story = Chess on seven boards one above the other, and four of the boards move.
game-unknown-story = A game without a description yet.

## A new game

new-title = New game
new-title-game = New game: { $game }
new-opponent = Opponent
new-opponent-hotseat = Two players here
new-opponent-machine = The computer

side-first = First
side-second = Second
side-light = Light
side-dark = Dark
side-red = Red
side-black = Black
side-blue = Blue
side-white = White

level-1 = 1 – Newcomer
level-2 = 2 – Beginner
level-3 = 3 – Learner
level-4 = 4 – Casual
level-5 = 5 – Steady
level-6 = 6 – Attentive
level-7 = 7 – Practised
level-8 = 8 – Club player
level-9 = 9 – Expert
level-10 = 10 – Full strength
level-kings-cooking-10 = 10 – Perfect
level-follows-at = follows you, at { $level }

preset-before = As before
preset-xiangqi-federations = As the federations play it
preset-cotulenh-author = As its author plays it
preset-cotulenh-total = Total force with points
preset-cotulenh-tactical = Tactical play with points
preset-cotulenh-sea_battle = Sea battle with nine pieces
preset-cotulenh-air_battle = Air battle with nine pieces
preset-trid-revised = Revised rules
preset-trid-meder = Meder’s tournament rules
value-on = on
value-off = off

## The board and its buttons

board-label = { $game } board
board-level = Board { $level }
board-height = Height { $height }
board-help = Arrow keys move between squares, Page Up and Page Down between levels, Enter chooses, Escape cancels. L: last move. P: pieces. M: moves. ?: all keys.
board-empty = empty
board-site = { $square }: { $contents }
board-piece = { $side } { $piece }
board-stack = stack of { $pieces }
board-last-move = last move
board-target = can go here
board-target-capture = can capture here
board-target-warned = can go here, at a price
board-selected = selected
board-checked = in check
board-court = { $side }'s court
board-court-button = Party!
board-court-button-label = Party! { $piece } leaves for { $side }'s court
board-layer-ground = Ground
board-layer-standard = Standard
board-layer-sky = Sky
board-view-panels = Boards side by side
board-view-columns = Column view
board-column-levels = All levels of column { $column }
board-air-defence-side = { $side }'s air defence
board-air-defence-brief = Air { $side }
board-promotion-squares-side = { $side }'s promotion squares
board-attack-board-at = Attack board { $board } on { $pin }
board-attack-board-free = { $side } may move it
board-attack-board-nobody = nobody may move it
board-pin = Pin { $pin }
board-pin-cross-track = other track

action-undo = Undo
action-undo-turn = Undo a turn
action-redo = Redo
action-redo-turn = Redo a turn
action-flip = Flip the board
action-resign = Resign
action-resign-ask = Resign this game?
action-draw = Offer a draw
action-draw-accept = Accept the draw
action-draw-decline = Decline
action-new = New game
action-share = Share
action-hint = Hint
action-move-now = Move now
action-takeover = Take over this side
action-first = First position
action-previous = One move back
action-next = One move forward
action-last = Last position
action-story = Story and instructions
action-settings = Settings
action-rules = Rules
action-keys = Keyboard

typed-label = Type a move
typed-play = Play it

confirm-title = Confirm your move
confirm-staged = { $move } – confirm?
confirm-commit = Confirm
confirm-cancel = Cancel

## Status

status-turn = { $side } to move
status-turn-check = { $side } to move, in check
status-waiting = Waiting for { $name }
status-thinking = The computer is thinking …
status-thinking-depth = The computer is thinking … depth { $depth }
status-viewing = You are looking at an earlier position. The board is read-only.
status-elsewhere = The game went on in another window.
status-impending = This position is here for the second time. A third time by the same moves: { $end }.
story-near = How it would be judged
status-viewing-move = Move { $move } of { $total }
status-back-to-game = Back to the game
status-from-here = Play on from here
status-move = Move { $move }
status-ply = Ply { $ply }
status-mode-hotseat = Two players here
status-mode-machine = Against the computer, level { $level }
status-mode-link = By link
status-owed-promotion = { $side } must promote the pawn on { $square }
status-owed-count = { $count ->
    [one] { $count } promotion owed
   *[other] { $count } promotions owed
}
status-promotion-available = Promotion available
status-promotion-required = Promotion required
status-promotion-deferred = { $count ->
    [one] Promotion deferred ({ $count } pawn)
   *[other] Promotion deferred ({ $count } pawns)
}
status-promotion-waiting = Waiting for promotion
status-plane-returned = The promotion plane is back: the pawn on { $square } can advance again.
status-session = { $side } is deploying from { $square }
status-session-remaining = Still aboard: { $pieces }
status-session-acted = Deployed: { $pieces }
status-session-commit = Finish the deployment
status-session-cancel = Cancel the deployment
status-session-undo = Take back one step
status-session-not-yet = The deployment cannot be finished yet: { $reason }
status-score = Score { $first } : { $second }

meter-guests = Guests
meter-captured = Captured
meter-no_progress = Plies without progress
meter-ply = Ply
meter-energy = Energy
meter-clock = Plies without progress
meter-pieces = Pieces
meter-deferred = Deferred pawns
meter-frozen = Locked pawns
meter-navies = Navies
meter-air_forces = Air forces
meter-land_army = Land army
meter-points = Points
meter-value = { $name }: { $value }
meter-of = { $value } of { $max }

captured-by = Captured by { $side }

moves-title = Moves
moves-none = No move yet
moves-jump = Go to move { $move }
moves-notation = Notation
moves-words = In words
moves-explain = How this notation is read
moves-show = Show the moves
moves-hide = Hide the moves

## How a game ends

result-win = { $side } wins
result-win-named = { $name } ({ $side }) wins
result-you-won = You won
result-you-lost = You lost
result-draw = Draw
result-draw-kings-cooking = Draw: both kings cook together
result-below = Result, rematch, replay

reason-checkmate = by checkmate
reason-xiangqi-checkmate = by checkmate
reason-stalemate = by stalemate
reason-xiangqi-stalemate = { $loser } has no legal move, which loses
reason-rhythm-stalemate = { $loser } has no legal move, which loses
reason-material = neither side has pieces left that could win
reason-perpetual_check = { $loser } gave check on every move of the repetition
reason-perpetual_chase = { $loser } chased the same piece on every move of the repetition
reason-mutual_check = both sides gave check on every move of the repetition
reason-mutual_chase = both sides chased on every move of the repetition
reason-repetition = the position occurred for the third time
reason-move_limit = too many moves without a capture
reason-dominance = ten perfect moves in a row, the last with check
reason-fifty = fifty moves by each side without capture, pawn move or promotion
reason-clock = one hundred half-moves without a capture
reason-bare = only the two commanders are left
reason-commander = { $loser }'s commander was captured
reason-sea = { $loser } has lost its last navy
reason-air = { $loser } has lost its last air force
reason-land = { $loser } has lost its last tank, infantry and artillery
reason-sea_points = { $loser } destroyed the last navy, but { $winner } has more points
reason-air_points = { $loser } destroyed the last air force, but { $winner } has more points
reason-land_points = { $loser } destroyed the land army, but { $winner } has more points
reason-points = time was up and the points decided
reason-empty = one side has nobody left on the board
reason-no_action = { $loser } has no legal action
reason-kings-cooking-no_action = the side to move has no legal action
reason-no_progress = forty plies without capture, departure or pawn move
reason-resign = { $loser } resigned
reason-agreement = by agreement
reason-time = { $loser } ran out of time
reason-abandoned = { $loser } left the game
reason-adjudication = by adjudication
reason-unknown = { $code }

list-and = { $first } and { $second }
list-comma = { $first }, { $second }

## Pieces

piece-king = King
piece-queen = Queen
piece-rook = Rook
piece-bishop = Bishop
piece-knight = Knight
piece-pawn = Pawn
piece-board = Attack board
piece-commit = End of deployment
piece-pass = Pass
piece-stone = Stone
piece-xiangqi-king = General
piece-xiangqi-advisor = Advisor
piece-xiangqi-elephant = Elephant
piece-xiangqi-horse = Horse
piece-xiangqi-rook = Chariot
piece-xiangqi-cannon = Cannon
piece-xiangqi-pawn = Soldier
piece-cotulenh-commander = Commander
piece-cotulenh-infantry = Infantry
piece-cotulenh-tank = Tank
piece-cotulenh-militia = Militia
piece-cotulenh-engineer = Engineer
piece-cotulenh-artillery = Artillery
piece-cotulenh-anti_air = Anti-aircraft gun
piece-cotulenh-missile = Missile
piece-cotulenh-air_force = Air force
piece-cotulenh-navy = Navy
piece-cotulenh-headquarter = Headquarters
piece-heroic = Heroic { $piece }

badge-heroic-hint = Heroic: one square further and in all eight directions
badge-deferred-hint = Promotion deferred - waiting for attack board to move (covered by { $detail })
badge-frozen-hint = Promotion plane missing - cannot advance ({ $detail } does not exist now)
badge-transported-hint = This pawn was carried by an attack board: no double step and no en passant
badge-check-hint = Part of the check on the board
badge-acted-hint = This piece has acted in the open deployment
badge-sheltered-hint = Sheltered in its headquarters: infantry, militia, anti-aircraft guns and missiles cannot take it
badge-counts-hint = Counts for the aim: whoever loses the last piece of this division loses the game

## Choosing

choose-title = Choose
choose-peek = Look at the board
choose-promotion-title = Choose a piece to confirm and promote
choose-promotion-cancel = Cancel
choose-promotion-cancel-label = Cancel promotion
choose-promotion-forced-title = Forced Promotion
choose-promotion-forced-banner = Attack board moved! Your pawn must promote before continuing.
choose-promotion-count = Promotion { $number } of { $count }
choose-promotion-square = The pawn on { $square }
choose-arrival-title = How does the passenger arrive?
choose-arrival-only = Only this arrival is possible; please confirm it.
choose-stack-title = Who moves?
choose-stack-one = { $piece } alone
choose-capture-title = Capture and move, or strike and stay?
choose-forbidden = Not possible: { $reason }

choice-queen = Queen
choice-rook = Rook
choice-bishop = Bishop
choice-knight = Knight
choice-same = Same position
choice-rotated = Rotated
choice-whole = The whole stack
choice-capture = Capture and move there
choice-stay = Strike and stay here
choice-heroic_plane = The heroic air force
choice-heroic_tank = The heroic tank
choice-commit = Finish the deployment
choice-take = Take
choice-return = Return
choice-stop = Stop

note-check = check
note-mate = mate
note-xiangqi-mate = mate
note-same_position = same position
note-rotated = rotated
note-forces_promotion = forces the opponent to promote
note-carried_promotion = the passenger promotes
note-deferred = promotion deferred
note-castle = castling
note-cross_track = changes the track
note-landing = lands on { $square }
note-sacrifice = your piece is lost
note-draws = draw: { $reason }
note-loses = loses: { $reason }
ask-sacrifice = Your { $piece } will be lost. Play it?
ask-draws = This ends the game as a draw: { $reason }. Play it?
ask-loses = This loses the game: { $reason }. Play it?
ask-forces_promotion = This forces the opponent to promote. Play it?

inspector-carrier = Carrier
inspector-passenger = Passenger

## Moves in words, for the live region

say-move = { $piece } { $from } to { $to }
say-move-capture = { $piece } { $from } to { $to }, captures { $victim }
say-stay = { $piece } on { $from } strikes { $victim } on { $to } and stays
say-suicide = { $piece } from { $from } strikes { $victim } on { $to } and is lost
say-en-passant = { $piece } { $from } to { $to }, captures { $victim } en passant
say-promotes = promotes to { $piece }
say-becomes-heroic = { $piece } on { $square } becomes heroic
say-departure = { $piece } leaves { $from } for the party
say-castle = castles, king { $from } to { $to }
say-board-moved = attack board { $board } from { $from } to { $to }
say-board-moved-rotated = attack board { $board } from { $from } to { $to }, rotated
say-board-turned = attack board { $board } turns on { $from }
say-board-went = attack board from { $from } to { $to }
say-board-turned-on = the attack board on { $from } turns
say-forced-promotion = the pawn on { $square } is promoted to { $piece }
say-promotion-owed = { $side } must promote on { $square }
say-deploy = { $piece } deploys from { $from } to { $to }
say-deploy-capture = { $piece } deploys from { $from } to { $to }, captures { $victim }
say-commit = deployment finished
say-pass = { $side }'s move is lost
say-layer = { $piece } on { $from } goes to the { $layer }
say-layer-capture = { $piece } on { $from } goes to the { $layer }, captures { $victim }
say-energy = energy { $value }
say-check = check
say-mate = checkmate
say-xiangqi-mate = checkmate
say-side = { $side }: { $move }
say-selected = { $piece } on { $square } selected, { $count ->
    [0] no targets
    [one] { $count } target
   *[other] { $count } targets
}
say-unselected = selection cancelled
say-board-selected = attack board { $board } selected, { $count ->
    [0] no pin to go to
    [one] { $count } pin
   *[other] { $count } pins
}
say-staged = { $move }; press Enter to confirm
say-undone = { $count ->
    [one] One step taken back
   *[other] { $count } steps taken back
}
say-redone = { $count ->
    [one] One step played again
   *[other] { $count } steps played again
}
say-last-move = Last move: { $move }
say-no-last-move = No move has been played
say-pieces = { $side }: { $pieces }
say-piece-at = { $piece } { $square }
say-movable = { $pieces ->
    [one] One piece
   *[other] { $pieces } pieces
} with { $count ->
    [one] one move
   *[other] { $count } moves
}: { $moves }
say-idle = { $place }. Nothing can be moved from here now
say-moves = { $count ->
    [0] No legal moves
    [one] { $count } legal move: { $moves }
   *[other] { $count } legal moves: { $moves }
}
say-draw-offered = { $side } offers a draw
say-draw-declined = { $side } declines the draw
say-resigned = { $side } resigns
say-flipped = Board flipped: { $side } at the bottom

## Settings

settings-title = Settings

notation-machine = Engine format
notation-san = Short
notation-lan = Long
notation-iccs = ICCS (h2e2)
notation-uci = UCI (h3e3)
notation-wxf = WXF (C2.5)
notation-chinese = Chinese (炮二平五)

## Clocks, draws, hand-off

clock-of = { $side }'s clock
clock-common = Time left for both

draw-offered-you = { $side } offers a draw.

handoff-title = Hand over
handoff-moved = { $name } moved: { $move }
handoff-next = { $name }, it is your turn.
handoff-ready = I am ready
handoff-name = Your name, please
handoff-cover = The board is covered until you press the button.

## The beat

beat-open = The beat
beat-open-on = The beat: on, { $bpm } per minute
beat-waiting = on the beat …
grade-perfect = Perfect
grade-great = Great
grade-good = Good
grade-miss = Miss

## The computer

machine-retry = Ask again
machine-takeover = Play on yourself

hint-solving = Solving this game … { $percent } %
hint-now = Hint now

## King's Cooking: setting up, story

kc-mode-mirrored = Mirrored
kc-mode-mirrored-hint = You choose three kinds; both sides get the same.
kc-mode-independent = Independent
kc-mode-independent-hint = Each player chooses three, the second without seeing the first.
kc-mode-random = Random
kc-mode-random-hint = A seed chooses for both.
kc-start = Start the game
kc-story-title = The story
kc-story-1 = “I am coming over for dinner!” announces the king of Light.
kc-story-2 = “What a coincidence,” says the king of Dark, “I was just coming to you!”
kc-story-3 = Neither wants to cook. So both send their guests ahead: whoever has fewer at the other's table stays at home, at the stove.
kc-instructions-title = In six lines
kc-instruction-1 = Each side has three pieces on a board of nine squares. Light moves first.
kc-instruction-2 = Pieces move as in chess; there is no check and no mate.
kc-instruction-3 = A piece that leaves over the far edge is a guest in the rival's court: one point.
kc-instruction-4 = A captured piece goes home to its own court and scores nothing.
kc-instruction-5 = A pawn on the far row promotes; it cannot leave the board as a pawn.
kc-instruction-6 = When one side has no piece left on the board, or cannot move, whoever is still on the board counts as a guest. More points win; the loser cooks.
kc-story-close = Let's play

## Links

link-share-title = Send this link
link-share-text = Send this link to { $name }. It carries the whole game.
link-share-text-unknown = Send this link to your friend. It carries the whole game.
link-copy = Copy the link
link-copied = The link is copied.
link-field = Link
link-final = This link carries the final position.

## Saving

missing-played = This game is not in this browser
missing-played-why = A game stays in the browser in which it is played, and is not part of this address.
missing-played-share = To send a game to somebody, open it where it is played, choose Share in its menu, and send that link.
missing-game = There is no such game
missing-game-why = No game here is called { $name }.

left-out = Left out: { $what }.
left-out-variations = { $count ->
    [one] one variation
   *[other] { $count } variations
}
left-out-comments = { $count ->
    [one] one comment
   *[other] { $count } comments
}
left-out-glyphs = { $count ->
    [one] one mark of a move
   *[other] { $count } marks of moves
}
left-out-redo = { $count ->
    [one] one move that was taken back
   *[other] { $count } moves that were taken back
}
left-out-clocks = { $count ->
    [one] the clock
   *[other] the clocks
}
left-out-view_settings = { $count ->
    [one] one setting of the view
   *[other] { $count } settings of the view
}
left-out-tags = { $count ->
    [one] one detail of the game
   *[other] { $count } details of the game
}
left-out-characters = { $count ->
    [one] one character of a comment or a detail
   *[other] { $count } characters of comments and details
}
save-closed = The browser has emptied its storage. The game that is open here is kept anew; other games may be gone.
save-unopened = The browser does not open what is kept ({ $fault }). Nothing was deleted. What you do now is kept only until the page is left; reload it to try again.
save-repaired = Some of what was kept as { $key } could not be read ({ $fields }) and is as usual again. What was there is under Saved games.
save-unavailable = This browser does not allow storing. The game is playable, but a reload will lose it.
save-unavailable-link = This browser does not allow storing. The link is the only copy of your game.
save-full = The browser's storage is full. Export or delete old games.
save-version = A newer version of this page has taken over what is kept. Nothing is lost, and nothing can be added here: reload this page to go on.

## Rules pages

rules-of-game = Rules: { $rules }
rules-usual = the usual ones
rules-own = own choice
rules-own-near = { $preset }, with { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
}

## Refusals: one sentence for each code of the rules texts

error-at = { $sentence } (line { $at_line }, column { $at_column })
error-such-as = { $sentence } For example: { $such_as }

error-E_GAME_OVER = The game has ended.
error-GAME_OVER = The game has ended.
error-E_VIEWING = You are looking at an earlier position. Go back to the last move to play.
error-E_NAME = A name has 1 to 20 letters, digits, spaces, - _ ', no space first or last.
error-E_CLIPBOARD = Copying failed. The link is selected: copy it by hand.
error-E_WAITING = It is not your turn.
error-E_ELSEWHERE = This game has gone on in another window. It is shown here as it stands now; your move was not made.
error-E_NEWER_PAGE = Your move was not made: a newer version of this page has taken over the game. Reload this page to go on.

error-E_UNREAD = This is neither a link, a record, a list of moves nor a position of a game that is played here.
error-E_URL_FOREIGN = This is not a Fairyring link.

error-E_STORE = The browser's storage is not available, or an entry in it is broken.
error-E_AI_ILLEGAL = The computer answered with an illegal move. Your game is kept; ask again, change the level or play on yourself.
error-E_AI_FAILED = The computer did not find a move. Your game is kept; ask again, change the level or play on yourself.

error-E_SIZE = The file is too large.
error-E_GAME = This game is not known.
error-ENGINE_FAULT = The game engine broke off at this, twice. The game stands as before: try something else, or reload the page.
error-untold = Not possible. The reason could not be loaded.

## The board in space

space-open = Board in 3D
space-loading = Opening the board in 3D…
space-failed = The board in 3D could not be opened. Reload the page, or go on with the flat board.
space-impossible = This browser cannot draw in 3D: it offers no WebGL 2. The flat board has everything that is needed.
space-lost = The picture in 3D was lost and did not come back. The game goes on here; the board in 3D can be opened again.
