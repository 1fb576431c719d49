tour-title = A minute with { $game }
tour-open = One-minute tour
action-study = Look at it
action-edit = Edit this position
tour-progress = { $done } of { $count } tasks done
tour-other = A legal move, but not this task. It was taken back; try again.
tour-next = Next
tour-finish = Finish
tour-show = Show me
tour-skip = Skip
tour-over = That was it. You know enough for a first game.
tour-again = Once more
welcome-title = New to { $game }?
welcome-pieces = Pictures or signs?
welcome-beat = Play to the beat
welcome-refuse = No, thanks, and do not ask again
piece-set-title = Pictures or signs?
piece-set-hint = How the pieces of this game are drawn. You can change it at any time in the settings.
piece-set-signs = Signs
piece-set-pictures = Drawn pictures
pieces-title = The pieces
pieces-point = Point at a piece on the board to see its card.
pieces-steps = { $count ->
    [one] One place to go from here
   *[other] { $count } places to go from here
}
pieces-carries = Carries: { $pieces }.
pieces-guards = The marked squares are closed to planes.
examples-title = Examples
link-guest = Guest


new-opponent-hotseat-hint = You share this device and take turns.
new-opponent-machine-hint = It thinks in your browser.
new-opponent-link = A friend by link
new-opponent-link-hint = Each move is a link that you send; no account, no server.
new-side = You play
new-side-random = Random
new-level = Level
level-follows = Follows you
level-follows-hint = After each game the computer is half a level stronger or weaker, so that it stays your match.
level-follows-now = It is at { $level } now.
new-seconds = Time for each move
new-seconds-usual = As usual
new-seconds-each = { $count } s
new-name = Your name
new-name-second = { $side }'s name
new-name-hint = 1 to 20 letters, digits, spaces, - _ '
new-clock = Clock
new-clock-none = No clock
new-clock-usual = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s
}
new-clock-own = My own
new-clock-kind = Kind of clock
new-clock-kind-own = Increment
new-clock-kind-own-hint = Each side has its own time, and every move earns the seconds.
new-clock-kind-delay = Delay
new-clock-kind-delay-hint = In every turn the clock waits so many seconds before it runs. Nothing is saved up.
new-clock-kind-periods = Byo-yomi
new-clock-kind-periods-hint = After the minutes come periods: whoever moves within one has it whole again, whoever does not loses it.
new-clock-minutes-each = Minutes for each side
new-clock-periods-each = Periods for each side
new-clock-seconds-own = Seconds earned by a move
new-clock-seconds-delay = Seconds of delay in a turn
new-clock-seconds-periods = Seconds in a period
new-clock-common = For both
new-clock-common-hint = One clock runs for both players. When it is up, the side with more points wins.
new-clock-minutes = Minutes for both together
new-handoff = Show a hand-off screen between turns
new-options = Rule options
new-position = Start from a position
new-position-text = Position text
new-start = Start
new-replace = Your current game will move to the archive.


status-waiting-link = Waiting for your friend's link. The board is read-only.


say-result = Game over: { $result }, { $reason }


keys-title = Keyboard
keys-group-board = On the board
keys-group-choose = Choosing and moving
keys-group-listen = Read out
keys-group-game = The game
keys-group-course = Through the game
keys-group-look = The view
keys-arrows = To the next square
keys-levels = One level up or down
keys-own = To your first piece
keys-boards = To the next attack board
keys-enter = Choose a piece, a target, a choice
keys-onward = To the next target of the chosen piece, or to the next piece that can move
keys-back = To the one before
keys-escape = Let go of what is chosen
keys-confirm = Play the move that waits for your yes
keys-promotion = Choose the promotion piece
keys-type = Type a move
keys-last = The last move
keys-pieces = The pieces
keys-moves = The legal moves of the chosen piece, or of all
keys-status = Whose turn it is, and what counts
keys-hint = A hint
keys-undo = Undo
keys-undoTurn = Undo a whole turn of several steps
keys-redo = Redo
keys-redoTurn = Redo a whole turn
keys-menu = Menu: offer a draw, resign, rules, settings
keys-help = This help
keys-previous = One move back (the arrow keys outside the board)
keys-next = One move forward
keys-variations = To what could be played instead
keys-courseFirst = To the first position
keys-courseLast = To the last position
keys-flip = Flip the board
keys-space = Board in 3D, or flat again
keys-around = In 3D: walk around the table
keys-nearer = In 3D: come nearer, go further


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
settings-motion = Moving pieces
settings-motion-system = Match the system
settings-motion-still = Off
settings-motion-slow = Slow
settings-motion-normal = Normal
settings-motion-fast = Fast
settings-breath = Pause before the computer's move
settings-breath-0 = None
settings-breath-250 = Short
settings-breath-500 = Normal
settings-breath-1000 = Long
settings-volume = Volume
settings-haptics = Vibration
settings-haptics-hint = Moves, captures and checks are felt, where the device can.
settings-look = Board colours
settings-look-usual = Usual
settings-look-paper = Paper
settings-look-jade = Jade
settings-look-chart = Sea chart
settings-look-moss = Moss
settings-look-green = Green
settings-look-slate = Slate
settings-back = Back to the game: { $game }
settings-group-page = The page
settings-group-moves = What you see, hear and feel of a move
settings-group-you = You and the computer
settings-group-games = Each game for itself
settings-coordinates = Coordinates
settings-targets = Show where a piece can go
settings-machine-draws = The computer may agree to draws and offer them
settings-machine-resigns = The computer may give up lost games
settings-name = Your name
settings-reset = Reset all settings


draw-declined = The draw was declined.
draw-accepted = The draw was agreed to.


beat-title = The beat
beat-on = Play to the beat
beat-hint = Moves are graded by how close they are to a beat. What a grade earns and a miss does is told by the rules.
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
beat-uneven = The taps were too uneven. Nothing was changed; try again.
beat-far = The taps were too far from the beat. Nothing was changed; try again.
beat-exact = on the dot
beat-early = { $ms } ms early
beat-late = { $ms } ms late
beat-new-hint = Moves right on the beat earn more energy. The computer plays on the beat too.
beat-rules = Rules of the beat


machine-level = Level { $level }


kc-setup-title = Choose the guests
kc-mode = How are the pieces chosen?
kc-seed = Seed
kc-roll = Roll again
kc-pick-title = Choose a piece for place { $position }
kc-pick-for = { $name }, choose your three pieces
kc-picked = { $file }: { $piece }
kc-hidden = { $name }'s pieces are hidden until you have chosen.
kc-limit = At most 1 queen, 2 rooks, 2 knights, 2 bishops, 3 pawns
kc-letters = Or type three letters
kc-confirm = Confirm the pieces
kc-fair = A fair start
kc-fair-hint = With perfect play on both sides this start is a draw.


seen-rider = { $piece } rides along and lands on { $square }
seen-rider-transported = { $piece } rides along, lands on { $square } and is transported from now on: no double step, no en passant
seen-castled = { $piece } goes to { $square }
seen-check-one = { $piece } { $square } gives check { $way }
seen-check-many = { $attackers } give check
seen-mate-one = { $piece } { $square } gives checkmate { $way }
seen-mate-many = { $attackers } give checkmate
seen-attacker = { $piece } { $square } ({ $way })
seen-way-file = along the file
seen-way-rank = along the rank
seen-way-diagonal = along the diagonal
seen-way-column = straight up or down
seen-way-leap = with a leap
seen-way-levels = { $way }, from another level


hint-piece = Look at the { $piece } on { $from }.
hint-target = { $piece } { $from }: look at { $to }.
hint-board = Look at the attack board on { $from }.
hint-board-to = The attack board on { $from }: look at { $to }.
hint-more = More
hint-play = Play it
score-even = The game is even.
score-little = { $who ->
    [you] You are a little better.
    [other] Your opponent is a little better.
   *[side] { $side } is a little better.
}
score-better = { $who ->
    [you] You are better.
    [other] Your opponent is better.
   *[side] { $side } is better.
}
score-clearly = { $who ->
    [you] You are clearly better.
    [other] Your opponent is clearly better.
   *[side] { $side } is clearly better.
}
score-winning = { $who ->
    [you] You are winning.
    [other] Your opponent is winning.
   *[side] { $side } is winning.
}
score-win = { $who ->
    [you] You win
    [other] Your opponent wins
   *[side] { $side } wins
} in { $count ->
    [one] one move.
   *[other] { $count } moves at most.
}
score-proved-win = { $who ->
    [you] You win
    [other] Your opponent wins
   *[side] { $side } wins
} in { $count ->
    [one] one move.
   *[other] { $count } moves.
}
score-exact-win = With perfect play { $who ->
    [you] you win
    [other] your opponent wins
   *[side] { $side } wins
} in { $count ->
    [one] one move.
   *[other] { $count } moves.
}
score-exact-draw = With perfect play it is a draw.


result-score = { $first } : { $second }
result-replay = Replay
result-who-did-what = How it was judged
result-final-link = The final link has not been copied yet.
result-score-split = { $side }: { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
} and { $auto } counted on the board make { $total }
end-sentence = { $reason }.
end-moves = { $count ->
    [one] After one move
   *[other] After { $count } moves
}
end-cooks = { $who ->
    [you] You have to cook!
   *[other] { $side } has to cook!
}
end-rematch = Rematch, swapped: { $side } begins
end-rematch-you = { $begins ->
    [you] Rematch as { $side }, moving first
   *[other] Rematch as { $side }, moving second
}
end-level-up = Next level: { $level }
end-level-down = One level down: { $level }
end-again = Again from my last move
end-checkmate = { $as ->
    [won] You have checkmated your opponent.
   *[lost] You are checkmated.
}
end-xiangqi-checkmate = { $as ->
    [won] You have checkmated your opponent.
   *[lost] You are checkmated.
}
end-stalemate = { $as ->
    [won] Your opponent has no legal move left, which loses.
    [lost] You have no legal move left, which loses.
   *[drawn] There is no legal move, and the king is not in check.
}
end-perpetual_check = { $as ->
    [won] Your opponent gave check on every move of the repetition, which is forbidden.
   *[lost] You gave check on every move of the repetition, which is forbidden.
}
end-perpetual_chase = { $as ->
    [won] Your opponent chased the same piece on every move of the repetition, which is forbidden.
   *[lost] You chased the same piece on every move of the repetition, which is forbidden.
}
end-dominance = { $as ->
    [won] Ten perfect moves in a row, the last with check: yours.
   *[lost] Your opponent played ten perfect moves in a row, the last with check.
}
end-commander = { $as ->
    [won] You have captured the commander.
   *[lost] Your commander was captured.
}
end-sea = { $as ->
    [won] You have sunk the last navy.
   *[lost] Your last navy is lost.
}
end-air = { $as ->
    [won] You have shot down the last air force.
   *[lost] Your last air force is lost.
}
end-land = { $as ->
    [won] You have destroyed the land army.
   *[lost] Your last tank, infantry and artillery are lost.
}
end-points = { $as ->
    [won] Time was up, and you have more points.
    [lost] Time was up, and your opponent has more points.
   *[drawn] Time was up, and the points are even.
}
end-empty = { $as ->
    [won] One side has nobody left on the board, and you have more points.
    [lost] One side has nobody left on the board, and your opponent has more points.
   *[drawn] One side has nobody left on the board, and the points are even.
}
end-resign = { $as ->
    [won] { $other ->
        [machine] The computer gives up.
       *[person] Your opponent gives up.
    }
   *[lost] You gave up.
}
end-agreement = You agreed to a draw.
end-time = { $as ->
    [won] Your opponent ran out of time.
   *[lost] You ran out of time.
}
end-abandoned = { $as ->
    [won] Your opponent left the game.
   *[lost] You left the game.
}


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
link-position = Link to this position alone
link-too-long-hint = Some messengers cut long links off: copy it whole.


save-title = Saved games
save-none = No saved games yet
save-running = In progress
save-finished = Finished
save-replaced = Put away unfinished
save-study = Study
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


rules-none = This game has no rules page yet.
rules-show = Show { $move }
rules-reset = Back to the position
rules-forbidden = { $move } is not allowed: { $reason }
rules-legend = Every board can be played on; dots mark where the piece in hand may go. Press an example to see it played.
rules-failed = This board could not be set up: { $detail }

eye-views = Viewpoints
eye-from-side = From { $side }'s side
eye-above = From above
eye-aside = From the side
eye-nearer = Nearer
eye-further = Further away
eye-spread = Levels further apart
eye-only = Only { $level }
eye-levels = Levels
eye-cost = { $calls } draw calls · { $ms } ms · picture { $frames }

layers-title = Which board is shown
layers-targets = { $count ->
    [one] one target
   *[other] { $count } targets
  }
layers-last = last move


settings-programmers = For programmers
settings-programmers-hint = What shows how boards are made and drawn. Nobody needs it to play.
settings-wires = Show all places of attack boards, with their numbers
settings-figures = Show what drawing in 3D costs

lift-rise = Rise to { $place }
lift-sink = Sink to { $place }
lift-cost = costs { $cost }
lift-needs = needs { $cost }, you have { $has }
new-watch = Watch the computer play itself
new-edit = Set up a position
new-from-position = The game begins with the position that was set up.
