# The rule options of this module and what they mean, each in one sentence. Fetched where rules are chosen or told.

option-move_limit_plies = 无吃子判和的着数
option-move_limit_plies-hint = 双方着数合计；可填 1 以上的任何整数。
option-repetition = 循环局面的判定
option-repetition-hint = 同一局面第三次出现时谁输；按棋规全文，对方不应对的威胁不算捉。
option-repetition-wxf = 按世界象联棋规全文
option-repetition-axf-core = 照旧：凡新的威胁都算捉
option-layers_open = 开放的层
option-layers_open-hint = 棋子可以升降到哪些层。
option-layers_open-0-1-2 = 地层、标准层和天层
option-layers_open-0-1 = 地层和标准层
option-layers_open-1-2 = 标准层和天层
option-layers_open-1 = 只有标准层（普通象棋）
option-miss = 失拍的一步
option-miss-hint = 打开节拍时，走得过早或过晚算失拍。
option-miss-lenient = 有效，但不得能量
option-miss-strict = 连同这一回合作废
option-dominance = 连续十步完美且最后一步将军即胜
option-dominance-hint = 踩准节拍的着法才算完美；不开节拍就不会发生。
option-chaos = 连续五次失拍，失去全部能量
option-chaos-hint = 只在打开节拍时有效：没有节拍就没有失拍。

preset_hint-xiangqi-federations = 循环局面按世界与亚洲象棋联合会棋规全文判定。
preset_hint-xiangqi-before = 凡新的威胁，不论对方是否应对，都算捉，与这里以前的判定相同。
