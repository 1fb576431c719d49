# The words of the board that stands on pages of others.

embed-open = Open in Fairyring
embed-nothing = The address of this board names no game.
embed-failed = This board cannot be shown
