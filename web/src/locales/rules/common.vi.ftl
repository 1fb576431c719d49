# Which rules are in force, for every game. Fetched where rules are chosen or told.

new-rules = Luật
new-rules-own = Tự chọn
new-rules-own-hint = Từng tùy chọn luật có thể chọn riêng bên dưới.
rules-title = Luật của ván này
rules-same = Đây là luật thường lệ.
rules-differ = Khác với luật thường lệ ({ $usual }):
rules-differ-nameless = Khác với luật thường lệ:
rules-option = { $option }: { $value }
rules-yours = Ván của bạn chơi theo: { $rules }
rules-choices = Những gì có thể chọn
rules-choices-hint = Khi mở ván mới có thể chọn các bộ luật này theo tên, và từng tùy chọn riêng. Luật thường lệ đứng đầu.
