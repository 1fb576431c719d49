# 稍后加载的各个画面和对话框的文字，随其中第一个一起加载：走第一步时用不到。

## 入门

tour-title = 一分钟认识{ $game }
tour-open = 一分钟导览
action-study = 研究
action-edit = 编辑此局面
tour-progress = 已完成 { $done } / { $count } 个任务
tour-other = 走法合法，但不是这个任务。已退回，请再试。
tour-next = 下一个
tour-finish = 完成
tour-show = 演示给我看
tour-skip = 跳过
tour-over = 就这些。您已经可以下第一局了。
tour-again = 再来一遍
welcome-title = 第一次下{ $game }？
welcome-pieces = 图画还是文字？
welcome-beat = 跟着节拍下
welcome-refuse = 不用了，也不要再问
piece-set-title = 图画还是文字？
piece-set-hint = 这个游戏的棋子怎么画。随时可以在设置中更改。
piece-set-signs = 文字或符号
piece-set-pictures = 图画
pieces-title = 棋子
pieces-point = 指向棋盘上的棋子可查看它的卡片。
pieces-steps = 从这里可走 { $count } 处
pieces-carries = 可搭载：{ $pieces }。
pieces-guards = 飞机不能进入有标记的格子。
examples-title = 示例
link-guest = 客人

## A new game

new-opponent-hotseat-hint = 两人共用这台设备，轮流走棋。
new-opponent-machine-hint = 它就在您的浏览器里思考。
new-opponent-link = 通过链接与朋友下
new-opponent-link-hint = 每一步都是您发出的一个链接；不用账号，不用服务器。
new-side = 您执
new-side-random = 抽签决定
new-level = 级别
level-follows = 跟着你走
level-follows-hint = 每盘之后电脑强半级或弱半级，始终与你相当。
level-follows-now = 现在是 { $level } 级。
new-seconds = 每步用时
new-seconds-usual = 照常
new-seconds-each = { $count } 秒
new-name = 您的名字
new-name-second = { $side }的名字
new-name-hint = 1 到 20 个字母、数字、空格或 - _ '
new-clock = 棋钟
new-clock-none = 不用棋钟
new-clock-usual = { $seconds ->
    [0] { $minutes } 分钟
   *[other] { $minutes } 分 + { $seconds } 秒
}
new-clock-own = 自定
new-clock-kind = 棋钟方式
new-clock-kind-own = 加秒
new-clock-kind-own-hint = 双方各自计时，每走一步加上这些秒数。
new-clock-kind-delay = 延迟
new-clock-kind-delay-hint = 每回合先等这些秒数，棋钟才开始走；没用完的不能留存。
new-clock-kind-periods = 读秒
new-clock-kind-periods-hint = 基本用时用完后进入读秒。在一次读秒内走棋，这次读秒重新计满；没来得及就失去一次。
new-clock-minutes-each = 每方分钟数
new-clock-periods-each = 每方读秒次数
new-clock-seconds-own = 每步加的秒数
new-clock-seconds-delay = 每回合延迟的秒数
new-clock-seconds-periods = 每次读秒的秒数
new-clock-common = 共用
new-clock-common-hint = 双方共用一个棋钟。时间一到，分数多的一方胜。
new-clock-minutes = 双方共用的分钟数
new-handoff = 换人时显示交接画面
new-options = 规则选项
new-position = 从某个局面开始
new-position-text = 局面文字
new-start = 开始
new-replace = 正在进行的棋局会放入存档。

## Status

status-waiting-link = 正在等朋友的链接。棋盘只供查看。

## Moves in words, for the live region

say-result = 棋局结束：{ $result }，{ $reason }

## Keyboard help

keys-title = 键盘
keys-group-board = 在棋盘上
keys-group-choose = 选择与走棋
keys-group-listen = 朗读
keys-group-game = 对局
keys-group-course = 回看对局
keys-group-look = 视角
keys-arrows = 到相邻的格子
keys-levels = 上一层或下一层
keys-own = 到己方第一枚棋子
keys-boards = 到下一块攻击盘
keys-enter = 选择棋子、目标或选项
keys-onward = 到所选棋子的下一个目标，或下一枚能走的棋子
keys-back = 回到前一个
keys-escape = 放下已选的内容
keys-confirm = 走出等待确认的一步
keys-promotion = 选择升变棋子
keys-type = 输入着法
keys-last = 上一步
keys-pieces = 棋子
keys-moves = 所选棋子或全部的合法着法
keys-status = 轮到谁走，以及局势
keys-hint = 提示
keys-undo = 悔棋
keys-undoTurn = 悔掉含多步的整个回合
keys-redo = 重走
keys-redoTurn = 重走整个回合
keys-menu = 菜单：提和、认输、规则、设置
keys-help = 本帮助
keys-previous = 后退一步（方向键在棋盘之外有效）
keys-next = 前进一步
keys-variations = 到其他变着
keys-courseFirst = 到最初局面
keys-courseLast = 到最后局面
keys-flip = 翻转棋盘
keys-space = 立体棋盘与平面棋盘切换
keys-around = 立体棋盘：绕桌走动
keys-nearer = 立体棋盘：拉近、拉远

## Settings

settings-language = 语言
settings-theme = 主题
settings-theme-system = 跟随系统
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-pieces = 棋子
settings-pieces-signs = 传统字样
settings-pieces-pictures = 图画
settings-notation = 记谱法
settings-confirm = 走棋前确认
settings-confirm-hint = 着法先预览，确认后才走。
settings-sounds = 声音
settings-motion = 棋子移动动画
settings-motion-system = 跟随系统
settings-motion-still = 关闭
settings-motion-slow = 慢
settings-motion-normal = 适中
settings-motion-fast = 快
settings-breath = 电脑走棋前的停顿
settings-breath-0 = 无
settings-breath-250 = 短
settings-breath-500 = 适中
settings-breath-1000 = 长
settings-volume = 音量
settings-haptics = 振动
settings-haptics-hint = 设备若支持，会在走棋、吃子和将军时轻轻振动。
settings-look = 棋盘配色
settings-look-usual = 默认
settings-look-paper = 纸
settings-look-jade = 玉
settings-look-chart = 海图
settings-look-moss = 苔绿
settings-look-green = 绿
settings-look-slate = 青灰
settings-back = 回到对局：{ $game }
settings-group-page = 页面
settings-group-moves = 走棋时的所见、所闻、所感
settings-group-you = 你和电脑
settings-group-games = 各个棋种
settings-coordinates = 坐标
settings-targets = 显示可走的位置
settings-machine-draws = 电脑可以同意和棋、提和
settings-machine-resigns = 电脑可以在败局中认输
settings-name = 您的名字
settings-reset = 恢复所有设置

## Clocks, draws, hand-off

draw-declined = 和棋被拒绝。
draw-accepted = 对方同意和棋。

## The beat

beat-title = 节拍
beat-on = 跟着节拍走
beat-hint = 您的着法按离节拍的远近评级。各级得多少、失拍会怎样，见本棋规则。
beat-tempo = 速度
beat-bpm = 每分钟 { $bpm } 拍
beat-volume = 音量
beat-muted = 无声，只有脉动
beat-latency = 延迟
beat-latency-value = { $ms } 毫秒
beat-calibrate = 校准
beat-calibrate-reset = 设为 0
beat-tap = 跟着每一拍点击
beat-tap-count = { $done }／{ $total }
beat-tap-cancel = 停止校准
beat-measured = 完成：今后减去 { $ms } 毫秒。
beat-uneven = 点击太不均匀。未作更改，请再试。
beat-far = 点击离节拍太远。未作更改，请再试。
beat-exact = 正好
beat-early = 早 { $ms } 毫秒
beat-late = 晚 { $ms } 毫秒
beat-new-hint = 踩准节拍的着法获得更多能量。电脑也按节拍走子。
beat-rules = 节拍规则

## The computer

machine-level = { $level } 级

## King's Cooking: setting up, story

kc-setup-title = 挑选客人
kc-mode = 怎样选择棋子？
kc-seed = 种子数
kc-roll = 重掷
kc-pick-title = 为第 { $position } 位选择棋子
kc-pick-for = { $name }，请选择您的三个棋子
kc-picked = { $file }：{ $piece }
kc-hidden = 在您选完之前，{ $name } 的棋子是隐藏的。
kc-limit = 最多 1 后、2 车、2 马、2 象、3 兵
kc-letters = 或输入三个字母
kc-confirm = 确认棋子
kc-fair = 公平的开局
kc-fair-hint = 双方都完美应对时，这个开局是和棋。

## What is seen of a move

seen-rider = { $piece }随盘落在 { $square }
seen-rider-transported = { $piece }随盘落在 { $square }，从此算作被搬运过：不能走两格，也不能吃过路兵
seen-castled = { $piece }到 { $square }
seen-check-one = { $square } 的{ $piece }{ $way }将军
seen-check-many = { $attackers }同时将军
seen-mate-one = { $square } 的{ $piece }{ $way }将死
seen-mate-many = { $attackers }合力将死
seen-attacker = { $square } 的{ $piece }（{ $way }）
seen-way-file = 沿直线
seen-way-rank = 沿横线
seen-way-diagonal = 沿斜线
seen-way-column = 从正上方或正下方
seen-way-leap = 跳跃
seen-way-levels = 从另一层{ $way }

## Hints

hint-piece = 看看 { $from } 的{ $piece }。
hint-target = { $from } 的{ $piece }：看看 { $to }。
hint-board = 看看 { $from } 的攻击盘。
hint-board-to = { $from } 的攻击盘：看看 { $to }。
hint-more = 再提示
hint-play = 就走这步
score-even = 局面均势。
score-little = { $who ->
    [you] 您稍优。
    [other] 对手稍优。
   *[side] { $side }稍优。
}
score-better = { $who ->
    [you] 您占优。
    [other] 对手占优。
   *[side] { $side }占优。
}
score-clearly = { $who ->
    [you] 您明显占优。
    [other] 对手明显占优。
   *[side] { $side }明显占优。
}
score-winning = { $who ->
    [you] 您胜势。
    [other] 对手胜势。
   *[side] { $side }胜势。
}
score-win = { $who ->
    [you] 您
    [other] 对手
   *[side] { $side }
}最多 { $count } 步取胜。
score-proved-win = { $who ->
    [you] 您
    [other] 对手
   *[side] { $side }
} { $count } 步取胜。
score-exact-win = 双方走得完美时，{ $who ->
    [you] 您
    [other] 对手
   *[side] { $side }
} { $count } 步取胜。
score-exact-draw = 双方走得完美时是和棋。

## Ends

result-score = { $first } : { $second }
result-replay = 回放
result-who-did-what = 判定依据
result-final-link = 最后的链接还没有复制。
result-score-split = { $side }：客人 { $guests }，盘上计入 { $auto }，共 { $total }
end-sentence = { $reason }。
end-moves = 共 { $count } 回合
end-cooks = { $who ->
    [you] 您要下厨了！
   *[other] { $side }要下厨了！
}
end-rematch = 再来一局，换边：{ $side }先走
end-rematch-you = { $begins ->
    [you] 再来一局：执{ $side }，先走
   *[other] 再来一局：执{ $side }，后走
}
end-level-up = 升一级：{ $level }
end-level-down = 降一级：{ $level }
end-again = 从我的最后一步重来
end-checkmate = { $as ->
    [won] 您将死了对手。
   *[lost] 您被将死了。
}
end-xiangqi-checkmate = { $as ->
    [won] 您将死了对手。
   *[lost] 您被将死了。
}
end-stalemate = { $as ->
    [won] 对手无着可走，判负。
    [lost] 您无着可走，判负。
   *[drawn] 没有合法着法，而王没有被将军。
}
end-perpetual_check = { $as ->
    [won] 对手在循环中步步将军，属于禁着。
   *[lost] 您在循环中步步将军，属于禁着。
}
end-perpetual_chase = { $as ->
    [won] 对手在循环中步步捉同一子，属于禁着。
   *[lost] 您在循环中步步捉同一子，属于禁着。
}
end-dominance = { $as ->
    [won] 您连续十步完美，最后一步将军。
   *[lost] 对手连续十步完美，最后一步将军。
}
end-commander = { $as ->
    [won] 您吃掉了司令。
   *[lost] 您的司令被吃。
}
end-sea = { $as ->
    [won] 您消灭了最后的海军。
   *[lost] 您失去了最后的海军。
}
end-air = { $as ->
    [won] 您消灭了最后的空军。
   *[lost] 您失去了最后的空军。
}
end-land = { $as ->
    [won] 您消灭了陆军。
   *[lost] 您失去了全部坦克、步兵和炮兵。
}
end-points = { $as ->
    [won] 时间到，您的分数更高。
    [lost] 时间到，对手的分数更高。
   *[drawn] 时间到，双方分数相同。
}
end-empty = { $as ->
    [won] 有一方盘上已无棋子，您的分数更高。
    [lost] 有一方盘上已无棋子，对手的分数更高。
   *[drawn] 有一方盘上已无棋子，双方分数相同。
}
end-resign = { $as ->
    [won] { $other ->
        [machine] 电脑认输了。
       *[person] 对手认输了。
    }
   *[lost] 您认输了。
}
end-agreement = 双方同意和棋。
end-time = { $as ->
    [won] 对手超时。
   *[lost] 您超时了。
}
end-abandoned = { $as ->
    [won] 对手离开了对局。
   *[lost] 您离开了对局。
}

## Links

link-open-title = 打开链接
link-open-hint = 粘贴您收到的链接。
link-open = 打开
link-up-to-date = 已是最新。
link-new-ply = 新着法：{ $move }
link-accept = 接受
link-accept-ask = 这个链接带来 { $count ->
   *[other] { $count } 步新着法
}。接受吗？
link-join-title = 加入棋局
link-join-text = { $name } 邀请您下{ $game }。您执{ $side }。
link-join-pick = 现在请选择您自己的三个棋子。
link-who-are-you = 您是哪一位棋手？
link-i-am = 我是 { $name }（{ $side }）
link-spectate = 我只观战
link-error-title = 无法打开这个链接
link-error-kept = 什么都没有丢：您的棋局和链接文字都还在。
link-back-to-game = 回到我的棋局
link-copy-text = 复制链接文字
link-open-another = 打开另一个链接
link-new-game = 新棋局
link-stale-title = 较旧的链接
link-stale-text = 这个链接比您的棋局旧。它显示第 { $move } 步之后的局面。
link-stale-newest = 显示最新局面
link-skipped-title = 中间有漏掉的着法
link-diverged-title = 两种不同的进程
link-diverged-text = 您的棋局与这个链接从第 { $move } 步起不同。
link-diverged-setup = 您的棋局与这个链接的开局设置不同。
link-diverged-mine = 我的棋局
link-diverged-theirs = 链接
link-diverged-first = 第一处不同
link-diverged-keep = 保留我的并生成链接
link-diverged-take = 采用对方的
link-diverged-take-hint = 您的版本会放入存档。
link-diverged-look = 再看看
link-position = 仅此局面的链接
link-too-long-hint = 长棋局的链接也长，有些聊天软件会截断。请完整复制。

## Saving

save-title = 已保存的棋局
save-none = 还没有保存的棋局
save-running = 进行中
save-finished = 已结束
save-replaced = 已搁置，未下完
save-study = 研究
save-archive = 存档
save-name = 棋局名称
save-default-name = { $game }，{ $date }
save-deleted = 已删除 { $name }。
save-undo-delete = 撤销
save-clear = 清空存档
save-clear-ask = 删除全部 { $count } 局存档？
save-export-file = 存为文件
save-export-pgn = PGN 文本
save-export-link = 链接
save-export-position = 局面文字
save-import-title = 打开棋局
save-import-forms = 可以读取链接、保存的文件（JSON）、PGN、DhtmlXQ、着法列表和局面（FEN）；会自动识别是哪种棋。
save-import-file = 选择文件
save-import-text = 或粘贴棋谱
save-import-list-done = { $added ->
    [0] 没有新的对局
   *[other] { $added } 局已放入存档
}；{ $known ->
    [0] 没有重复。
   *[other] { $known } 局原已存在。
}
save-import-list-entry = 一局也没有收入：列表共 { $count } 局，第 { $number } 局被拒绝。
save-last-change = 修改于 { $date }
save-moves = { $count ->
   *[other] { $count } 步
}
save-broken = 条目 { $key } 无法读取。没有删除任何内容：可以导出为文件，或将其删除。
save-broken-field = 出错之处：{ $field }。

## Rules pages

rules-none = 这种棋还没有规则页。
rules-show = 演示 { $move }
rules-reset = 回到局面
rules-forbidden = 不能走 { $move }：{ $reason }
rules-legend = 每个棋盘都可以走子；圆点表示所选棋子可走的位置。点击示例可观看走法。
rules-failed = 无法摆出这个棋盘：{ $detail }

eye-views = 视角
eye-from-side = 从{ $side }一侧看
eye-above = 从上方看
eye-aside = 从侧面看
eye-nearer = 拉近
eye-further = 拉远
eye-spread = 拉开各层
eye-only = 只看{ $level }
eye-levels = 各层
eye-cost = { $calls } 次绘制 · { $ms } 毫秒 · 第 { $frames } 帧

# The panels of a picture of which a phone shows one at a time.
layers-title = 显示哪个棋盘
layers-targets = { $count } 个可走的位置
layers-last = 上一步


settings-programmers = 供程序员使用
settings-programmers-hint = 显示棋盘如何构成和绘制，下棋时用不到。
settings-wires = 显示攻击盘的所有位置及编号
settings-figures = 显示 3D 绘图开销

# A level of the chosen piece's column that it may go to, and what that costs.
lift-rise = 升到 { $place }
lift-sink = 降到 { $place }
lift-cost = 消耗 { $cost }
lift-needs = 需要 { $cost } 点，您只有 { $has } 点
new-watch = 观看电脑自己对弈
new-edit = 摆一个局面
new-from-position = 对局将从所摆的局面开始。
