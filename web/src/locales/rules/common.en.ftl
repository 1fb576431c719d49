# Which rules are in force, for every game. Fetched where rules are chosen or told.

new-rules = Rules
new-rules-own = Own choice
new-rules-own-hint = Every rule option can be chosen by itself below.
rules-title = Rules of this game
rules-same = These are the usual rules.
rules-differ = Different from the usual rules ({ $usual }):
rules-differ-nameless = Different from the usual rules:
rules-option = { $option }: { $value }
rules-yours = Your game is played by: { $rules }
rules-choices = What can be chosen
rules-choices-hint = New game offers these rules by name, and each option by itself. The usual ones stand first.
