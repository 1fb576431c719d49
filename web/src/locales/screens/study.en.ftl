### The words of a study, which come with its screen.

study-title = { $game }: a look at the game
study-ended = How the game ended: { $end }
study-moves = Moves and variations
study-none = Play any move on the board.
study-start = The start
study-fold = Fold this variation
study-unfold = { $count ->
    [one] Unfold this variation, one move
   *[other] Unfold this variation, { $count } moves
}
study-hidden = { $count ->
    [one] one move
   *[other] { $count } moves
}
study-walk = Through the moves
study-above = Previous variation
study-below = Next variation

## The machine

study-machine = What the computer thinks
study-think = Let the computer think
study-stop = Stop thinking
study-deeper = Deeper
study-lines = How many lines
study-lines-count = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
study-thinking = Thinking …
study-over = The game is over here.
study-bar = Not known yet
study-work = Depth { $depth }, { $nodes } positions, { $speed } a second
study-at-least = at least { $score }
study-at-most = at most { $score }
study-exact-draw = draw
study-exact-win = { $side } wins, { $count }
study-best = Best: { $move }. { $score }
study-tapped = { $move } is shown on the board. Tap it again to play it.
study-play-to = Play up to { $move }
study-play-line = Line { $line } ({ $score }), move { $number }: { $move }. Play up to here

## What is said about a move

study-note = About this move
study-comment = A comment on this move
study-comment-start = A comment on the whole game
study-promote = Make it the main line
study-promoted = This is the line now.
study-too-deep = Variations lie too deep in each other for that.
study-delete = Delete from here
study-deleted = { $count ->
    [one] One move was deleted.
   *[other] { $count } moves were deleted.
}
study-marks-step = What the move is worth
study-marks-position = What the position is worth
study-mark-good = Good move
study-mark-bad = Mistake
study-mark-brilliant = Brilliant move
study-mark-blunder = Blunder
study-mark-interesting = Interesting move
study-mark-dubious = Dubious move
study-mark-even = Even position
study-mark-unclear = Unclear position
study-mark-little-first = { $first } is a little better
study-mark-little-second = { $second } is a little better
study-mark-clearly-first = { $first } is clearly better
study-mark-clearly-second = { $second } is clearly better
study-mark-winning-first = { $first } is winning
study-mark-winning-second = { $second } is winning
study-mark-other = Mark { $glyph }

## Taking it along

study-share = Save and share
study-link = Link (the main line alone)

## A review

study-review = Review
study-review-running = Looking at move { $done } of { $total } …
study-review-done = { $count ->
    [0] The review is done: no mistake was found.
    [one] The review is done: one mistake was found.
   *[other] The review is done: { $count } mistakes were found.
}
study-review-clean = No mistake was found.
study-curve = How the game swung; the table below says the same
study-accuracy = Accuracy of { $side }: { $percent } %
study-fault-blunder = Blunder
study-fault-mistake = Mistake
study-fault-dubious = Dubious
study-why-ended = It ended the game. { $end }.
study-why-lost = After it { $side } wins in { $count ->
    [one] one move
   *[other] { $count } moves at most
} ({ $move }).
study-why-lost-proved = After it { $side } wins in { $count ->
    [one] one move
   *[other] { $count } moves
} ({ $move }).
study-why-taking = { $move } takes { $piece }
study-why-taken = It loses material: { $move } takes { $piece }.
study-why-missed-win = { $side } could have won in { $count ->
    [one] one move
   *[other] { $count } moves at most
}.
study-why-missed-win-proved = { $side } could have won in { $count ->
    [one] one move
   *[other] { $count } moves
}.
study-why-missed = It leaves material: { $piece } could be taken.
study-why-plain = It gives the better position away.
study-better-was = Better: { $line }
study-better = Show the better line
study-lay-all = Put all marks and better lines into the moves
study-laid = { $count ->
    [one] One mistake is marked, with the better line beside it.
   *[other] { $count } mistakes are marked, each with the better line beside it.
}
study-review-again = Review the line as it is now
study-table = As a table
study-table-move = Move
study-table-worth = Worth
study-retry = Try the mistakes again: { $side }
study-retry-number = { $number } of { $count }.
study-retry-ask = { $side } played { $move }. What is better?
study-retry-right = Well found.
study-retry-shown = This would have been better.
study-retry-wrong = That gives something away too. Try again.
study-retry-next = Next
study-retry-over = These were all.
