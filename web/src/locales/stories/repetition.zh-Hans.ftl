# 循环的经过，逐着说明；引擎指明的一切都有位置。有人想看时才加载。

finding-check = 将军{ $targets }
finding-chase = 捉{ $targets }
finding-expose = 使其失去保护：{ $targets }
finding-idle = 闲着：不将不捉
finding-check-by = （用{ $attackers }）
finding-chase-by = { $victim }（用{ $attackers }）
finding-expose-by = { $victim }，{ $attackers }可以吃

note-attacks = 同时用 { $attackers } 捉 { $victim }
note-exposes = 同时使 { $victim } 失去保护，{ $attackers } 可以吃
note-pressed = 使对方失根不计：{ $side }步步受攻
note-unanswered = 用 { $attackers } 威胁 { $victim }，但对方没有应对
note-protected = 用 { $attackers } 攻击 { $victim }，但有根
note-offer = 用 { $attackers } 邀兑 { $victim }
note-king_or_pawn = 用 { $attackers } 捉 { $victim }；将帅兵卒可以捉
note-uncrossed_pawn = 用 { $attackers } 捉 { $victim }；未过河的兵卒可以捉
note-mate_threat = 要杀，允许
note-flees = 应 { $attackers }：{ $victim } 逃开
note-blocks = 应 { $attackers }：挡住对 { $victim } 的攻击
note-protects = 应 { $attackers }：{ $victim } 生根
note-pins = 应着：{ $attackers } 被牵制，不能吃 { $victim }
note-checks = { $attackers } 捉 { $victim }，对方以将军应对
note-strikes_back = 应 { $attackers }：{ $victim } 可以反吃

story-piece = { $piece } { $square }
story-move = { $side } { $move }
story-moves = 循环中的着法
story-start = 回到循环开头
story-play = 重放
story-pause = 停止
story-close = 关闭说明，回到对局
story-step = 第 { $number } 着，共 { $count } 着：{ $what }
story-perpetual_check = { $loser }步步将军
story-perpetual_chase = { $loser }步步捉{ $victim }
story-mutual_check = 双方步步将军
story-mutual_chase = 双方步步捉同一子
story-repetition = 没有一方步步将军或步步捉同一子
