# The story of a repetition, move by move, with a place for everything that the engine names. Fetched when somebody wants to hear it.

finding-check = check { $targets }
finding-chase = attacks { $targets }
finding-expose = takes protection away: { $targets }
finding-idle = no check and no chase
finding-check-by = by { $attackers }
finding-chase-by = { $victim } with { $attackers }
finding-expose-by = { $victim }, which { $attackers } can take

note-attacks = and attacks { $victim } with { $attackers }
note-exposes = and takes the protection of { $victim } away, which { $attackers } can take
note-pressed = taking protection away is not counted: { $side } is under attack with every move
note-unanswered = threatens { $victim } with { $attackers }, but the threat was left standing
note-protected = attacks { $victim } with { $attackers }, but it is protected
note-offer = offers to exchange { $attackers } for { $victim }
note-king_or_pawn = attacks { $victim } with { $attackers }; a general or soldier may
note-uncrossed_pawn = attacks { $victim } with { $attackers }; a soldier that has not crossed the river may be attacked
note-mate_threat = threatens mate, which is allowed
note-flees = answer to { $attackers }: { $victim } moves away
note-blocks = answer to { $attackers }: the attack on { $victim } is cut off
note-protects = answer to { $attackers }: { $victim } is protected
note-pins = answer: { $attackers } may not take { $victim }, being pinned
note-checks = answer to the attack of { $attackers } on { $victim }: check
note-strikes_back = answer to { $attackers }: { $victim } can strike back

story-piece = { $piece } { $square }
story-move = { $side } { $move }
story-moves = The moves of the repetition
story-start = To the beginning of the repetition
story-play = Play
story-pause = Stop
story-close = Close the story and go back to the game
story-step = Move { $number } of { $count }: { $what }
story-perpetual_check = { $loser } gave check with every move
story-perpetual_chase = { $loser } chased the { $victim } with every move
story-mutual_check = both sides gave check with every move
story-mutual_chase = both sides chased one piece with every move
story-repetition = no side gave check or chased the same piece with every move
