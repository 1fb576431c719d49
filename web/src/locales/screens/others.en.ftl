# Words of the screens and dialogs that are fetched late. They come with the first of them: nobody needs them for a first move.

## A new game

new-opponent-hotseat-hint = You share this device and take turns.
new-opponent-machine-hint = It thinks in your browser.
new-opponent-link = A friend by link
new-opponent-link-hint = Each move is a link that you send; no account, no server.
new-side = You play
new-side-random = Random
new-level = Level
new-name = Your name
new-name-second = { $side }'s name
new-name-hint = 1 to 20 letters, digits, spaces, - _ '
new-clock = Clock
new-clock-none = No clock
new-clock-common = For both
new-clock-common-hint = One clock runs for both players. When it is up, the side with more points wins.
new-clock-minutes = Minutes for both together
new-handoff = Show a hand-off screen between turns
new-options = Rule options
new-position = Start from a position
new-position-text = Position text
new-start = Start
new-replace = Your current game will move to the archive.

## Status

status-waiting-link = Waiting for your friend's link. The board is read-only.

## Moves in words, for the live region

say-result = Game over: { $result }, { $reason }

## Keyboard help

keys-title = Keyboard
keys-arrows = Arrow keys: move between squares
keys-levels = Page Up, Page Down: next level up or down
keys-enter = Enter or Space: choose a piece, a target, a choice
keys-escape = Escape: cancel what is chosen
keys-last = L: read out the last move
keys-pieces = P: read out the pieces
keys-moves = M: read out the legal moves of the chosen piece, or all of them
keys-status = S: read out the status
keys-undo = U: undo; Shift and U: undo a turn; R: redo
keys-flip = F: flip the board
keys-boards = B: next attack board
keys-space = In 3D: Shift and the arrow keys walk around the table; + and − come nearer and go further
keys-promotion = Q, R, B, N: choose the promotion piece
keys-type = T: type a move
keys-help = ?: this help

## Settings

settings-language = Language
settings-theme = Theme
settings-theme-system = Match the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-pieces = Pieces
settings-pieces-signs = Traditional signs
settings-pieces-pictures = Drawn pictures
settings-notation = Notation
settings-confirm = Confirm moves
settings-confirm-hint = A move is shown first and played only when you confirm it.
settings-sounds = Sounds
settings-motion = Motion
settings-motion-system = Match the system
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-coordinates = Coordinates
settings-targets = Show where a piece can go
settings-name = Your name
settings-reset = Reset all settings

## Clocks, draws, hand-off

draw-declined = The draw was declined.

## The beat

beat-title = The beat
beat-on = Play to the beat
beat-hint = Your moves are graded by how close they are to a beat. What a grade earns, and what a miss does, is told by the rules of the game.
beat-tempo = Tempo
beat-bpm = { $bpm } beats per minute
beat-volume = Volume
beat-muted = No sound, only the pulse
beat-latency = Delay
beat-latency-value = { $ms } ms
beat-calibrate = Calibrate
beat-calibrate-reset = Set to 0
beat-tap = Tap with every beat
beat-tap-count = { $done } of { $total }
beat-tap-cancel = Stop calibrating
beat-measured = Done: from now on { $ms } ms are subtracted.
beat-rules = Rules of the beat

## The computer

machine-level = Level { $level }

## King's Cooking: setting up, story

kc-setup-title = Choose the guests
kc-mode = How are the pieces chosen?
kc-seed = Seed
kc-roll = Roll again
kc-pick-title = Choose Piece for Position { $position }
kc-pick-for = { $name }, choose your three pieces
kc-picked = { $file }: { $piece }
kc-hidden = { $name }'s pieces are hidden until you have chosen.
kc-limit = At most 1 queen, 2 rooks, 2 knights, 2 bishops, 3 pawns
kc-letters = Or type three letters
kc-confirm = Confirm the pieces
kc-fair = A fair start
kc-fair-hint = With perfect play on both sides this start is a draw.

## Links

link-open-title = Open a link
link-open-hint = Paste the link that you received.
link-open = Open
link-up-to-date = Already up to date.
link-new-ply = New: { $move }
link-accept = Accept
link-accept-ask = This link brings { $count ->
    [one] { $count } new move
   *[other] { $count } new moves
}. Accept it?
link-join-title = Join the game
link-join-text = { $name } invites you to a game of { $game }. You play { $side }.
link-join-pick = Now choose your own three pieces.
link-who-are-you = Which player are you?
link-i-am = I am { $name } ({ $side })
link-spectate = I'm just watching
link-error-title = This link cannot be opened
link-error-kept = Nothing is lost: your game and the text of the link are kept.
link-back-to-game = Back to my game
link-copy-text = Copy the link text
link-open-another = Open another link
link-new-game = New game
link-stale-title = An older link
link-stale-text = This link is older than your game. It shows the position after move { $move }.
link-stale-newest = Show the newest position
link-skipped-title = Moves were skipped
link-diverged-title = Two different games
link-diverged-text = Your game and this link differ from move { $move } on.
link-diverged-setup = Your game and this link were set up differently.
link-diverged-mine = My game
link-diverged-theirs = The link
link-diverged-first = first difference
link-diverged-keep = Keep mine and create my link
link-diverged-take = Take theirs
link-diverged-take-hint = Your version goes to the archive.
link-diverged-look = Look again
link-too-long-hint = Long games make long links; some messengers cut them off. Copy it whole.

## Saving

save-title = Saved games
save-none = No saved games yet
save-running = In progress
save-finished = Finished
save-replaced = Put away unfinished
save-archive = Archive
save-name = Name of the game
save-default-name = { $game }, { $date }
save-deleted = { $name } is deleted.
save-undo-delete = Undo
save-clear = Clear the archive
save-clear-ask = Delete all { $count } archived games?
save-export-file = Save as a file
save-export-pgn = PGN text
save-export-link = Link
save-export-position = Position text
save-import-title = Open a game
save-import-forms = Links, saved files (JSON), PGN, DhtmlXQ, lists of moves and positions (FEN) are read; the game is found by itself.
save-import-file = Choose a file
save-import-text = Or paste a record
save-import-list-done = { $added ->
    [0] No game is new
    [one] One game is in the archive now
   *[other] { $added } games are in the archive now
}; { $known ->
    [0] none was here before.
    [one] one was here before.
   *[other] { $known } were here before.
}
save-import-list-entry = Nothing was taken: game { $number } of { $count } in the list is refused.
save-last-change = Changed { $date }
save-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
save-broken = What is kept as { $key } cannot be read. Nothing was deleted: take it out as a file, or delete it.
save-broken-field = What is wrong: { $field }.

## Rules pages

rules-none = This game has no rules page yet.
rules-show = Show { $move }
rules-reset = Back to the position
rules-forbidden = { $move } is not allowed: { $reason }
rules-legend = Dots mark where the chosen piece may go. Press an example to see it played.
rules-failed = This board could not be set up: { $detail }
