# Which rules are in force, for every game. Fetched where rules are chosen or told.

new-rules = 规则
new-rules-own = 自选
new-rules-own-hint = 下面可以逐项选择规则。
rules-title = 本局规则
rules-same = 这是通常规则。
rules-differ = 与通常规则（{ $usual }）不同：
rules-differ-nameless = 与通常规则不同：
rules-option = { $option }：{ $value }
rules-yours = 您的对局采用：{ $rules }
rules-choices = 可供选择的规则
rules-choices-hint = 新对局可按名称选择以下规则，也可逐项选择。通常规则排在最前。
