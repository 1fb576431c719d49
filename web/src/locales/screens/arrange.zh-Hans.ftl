### 自行摆设局面时，棋盘与棋子之外的内容。

field-turn = 轮到
field-passed = 刚走两格
field-guests = 客人
field-captured = 被吃
field-quiet = 无进展着数
field-plies = 已走着数
field-energy = 能量
field-clock = 无进展计数
field-number = 回合数
field-session = 未结束的部署
field-castle_king = 王翼易位
field-castle_queen = 后翼易位
field-pending = 待升变的格

badge-unmoved-hint = 这个兵从未走过：仍可走两格
