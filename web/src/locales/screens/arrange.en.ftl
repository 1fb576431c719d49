### What a position has beside boards and pieces, where it is set up by hand.

field-turn = To move
field-passed = Has just made a double step
field-guests = Guests
field-captured = Captured
field-quiet = Plies without progress
field-plies = Plies played
field-energy = Energy
field-clock = Counter without progress
field-number = Move number
field-session = Open deploy session
field-castle_king = Castling on the king’s side
field-castle_queen = Castling on the queen’s side
field-pending = Promotion owed on

badge-unmoved-hint = This pawn has never moved: it may still make a double step
