# The rule options of this module and what they mean, each in one sentence. Fetched where rules are chosen or told.

option-move_limit_plies = Draw after this many plies without a capture
option-move_limit_plies-hint = The moves of both sides count together; any whole number from 1.
option-repetition = Repetition
option-repetition-hint = Who loses when a position comes back for the third time; by the manual a threat that nobody answers is no chase.
option-repetition-wxf = by the whole manual of the federations
option-repetition-axf-core = as before: every new threat is a chase
option-layers_open = Open layers
option-layers_open-hint = The layers that pieces may rise or sink to.
option-layers_open-0-1-2 = Ground, standard and sky
option-layers_open-0-1 = Ground and standard
option-layers_open-1-2 = Standard and sky
option-layers_open-1 = Standard only (plain xiangqi)
option-miss = A move off the beat
option-miss-hint = With the beat on, a move that comes too early or too late is a miss.
option-miss-lenient = stands, but earns nothing
option-miss-strict = is lost with its turn
option-dominance = Ten perfect moves in a row, the last with check, win
option-dominance-hint = Perfect are moves on the beat; without the beat this never happens.
option-chaos = Five misses in a row take all energy
option-chaos-hint = Only with the beat on: without it no move misses.

preset_hint-xiangqi-federations = A repetition is judged by the whole manual of the world and Asian federations.
preset_hint-xiangqi-before = Every new threat is a chase, whether it is answered or not, as games were judged here before.
