### The words of the editor of positions, which come with its screen.

edit-title = { $game }: set up a position
edit-hint = Choose a piece, then the places where it shall stand. With the right mouse button, the key Delete or the tray a place is emptied.
edit-plain = Ordinary
edit-mark-heroic = Heroic
edit-palette = What is set up
edit-move = Move
edit-move-hint = Move what stands on the board
edit-take = Take away
edit-take-hint = Empty places
edit-marks = Pieces that are

## Set-ups

edit-setups = Whole set-ups
edit-clear = Clear
edit-start = Start
edit-mirror = Swap sides
edit-line-up = Line-up
edit-line-up-none = Choose …

## What is beside the pieces

edit-fields = What else belongs to it
edit-field-side = { $field } ({ $side })
edit-nothing = none
edit-options = Rules by which it is judged
edit-text = Position text
edit-text-take = Set this up
edit-text-refused = This text could not be set up, and what stands here was kept.

## What is wrong

edit-whole = This is a position of the game.
edit-faults = { $count ->
    [one] One thing is still wrong.
   *[other] { $count } things are still wrong.
}
edit-faults-list = What is still wrong
edit-fault-show = Show the place

## What can be done with it

edit-ways = What to do with it
edit-play = Play it
edit-share = Share the position
edit-share-game = Link to a game that begins here
edit-share-edit = Link to this set-up

## What is said

edit-said = { $deed }. { $state }
edit-said-put = { $piece } on { $square }
edit-said-taken = { $piece } taken from { $square }
edit-said-moved = { $piece } from { $from } to { $to }
edit-said-board = Board { $board } on { $pin }
edit-said-board-turned = Board { $board } on { $pin }, turned
edit-said-set = { $field }: { $value }
edit-said-clear = The board is empty
edit-said-mirror = The sides were exchanged
edit-said-standard = A whole set-up stands on the board
edit-said-undone = Taken back
edit-said-redone = Done again
