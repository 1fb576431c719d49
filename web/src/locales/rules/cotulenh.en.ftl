# The rule options of this module and what they mean, each in one sentence. Fetched where rules are chosen or told.

option-book = Whose rules
option-book-hint = The author’s book has other stacks, lets a plane return only from a place under attack, lets ships pass their own side, and shelters the commander in his headquarters; the public program is what was played here before.
option-book-revised = the author's revised book
option-book-upstream = the public program, as before
option-aim = What wins besides the commander
option-aim-hint = A captured commander wins under every aim, wherever there is one.
option-aim-commander = nothing else
option-aim-battle = any division: navies, air forces or land army
option-aim-sea = sea battle: all navies
option-aim-air = air battle: all air forces
option-aim-land = land battle: all tanks, infantry and artillery
option-army = Army
option-army-hint = Nine pieces have no commander, so they need the aim of a battle, the sea or the air.
option-army-full = nineteen pieces
option-army-sea9 = nine pieces with artillery, no commander
option-army-air9 = nine pieces with infantry, no commander
option-points = Points for captured pieces
option-points-hint = If they decide, whoever destroys a division but still has fewer points loses, and points count when the common time is up.
option-points-shown = are shown
option-points-decide = can decide the game

preset_hint-cotulenh-author = The revised book of the game’s author: nineteen pieces a side, and the commander decides.
preset_hint-cotulenh-total = The book’s game with all forces: the commander decides, and the points when the common time is up.
preset_hint-cotulenh-tactical = The book’s short game: all navies, all air forces, the land army or the commander, whichever falls first, and the points may turn it.
preset_hint-cotulenh-sea_battle = Nine pieces a side and no commander: whoever destroys both enemy navies wins.
preset_hint-cotulenh-air_battle = Nine pieces a side and no commander: whoever destroys both enemy air forces wins.
preset_hint-cotulenh-before = The rules of the public program, as games were played here before.
