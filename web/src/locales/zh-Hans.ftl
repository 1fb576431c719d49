### 简体中文。各语言目录的条目完全相同，由测试比对。

## The page

app-name = Fairyring
app-tagline = 别致的棋，同一张棋桌。
app-loading = 正在加载…
app-loading-engine = 正在摆棋…
app-error = 出错了：{ $detail }
app-retry = 再试一次
app-reload = 重新加载页面
app-missing-engine = 棋局引擎无法加载。
app-missing-thinker = 电脑棋手无法加载。
app-missing-pieces = 棋子图形无法加载。
app-missing-screen = 页面的这一部分无法加载。
app-missing-rules = 这种棋的规则无法加载。
app-missing-words = 这种语言的文字无法加载。
app-missing-style = 页面样式无法加载。
app-missing-again = 正在自动重试。如果一直不行，可能是页面已更新：请重新加载。您的棋局不会丢失。
app-revived = 棋局引擎中断后已重新启动。棋局已恢复，没有任何丢失。
app-revived-lost = 棋局引擎中断后已重新启动。有 { $lost } 个棋盘未能恢复：请重新打开。已保存的棋局都还在。
app-broken-title = 无法显示这个画面
app-fault = 页面出了问题。您的棋局不会丢失。如果有地方没有反应，请重新加载页面。
app-renewed = 页面的新版本已准备好。您的棋局已保存。
app-renew = 立即使用
app-later = 以后再说
app-skip = 跳到棋盘
app-menu = 菜单
app-home = 所有棋种
app-close = 关闭
app-cancel = 取消
app-ok = 确定
app-yes = 是
app-no = 否
app-copy = 复制
app-copied = 已复制
app-delete = 删除
app-rename = 改名
app-open = 打开
app-more = 更多
app-offline = 一切都在您的浏览器里运行；除非在线对弈，不会向外发送任何内容。
app-main = 主要内容
app-page-title = { $page } – Fairyring

## Start screen

start-title = 选择一种棋
start-play = 开始
start-rules = 规则
start-play-game = 开始下{ $game }
start-rules-game = { $game }的规则
friend-play = 与朋友对弈
friend-play-game = 与朋友对弈：{ $game }
start-continue = 继续
start-continue-game = 继续{ $game }，第 { $move } 步
start-saved = 已保存的棋局
start-open-link = 打开链接

game-kings-cooking-name = 国王下厨
game-kings-cooking-story = 九个格子，每方三位客人：抢先把您的客人送到对方的宴会上。输家下厨。
game-xiangqi-name = 象棋
game-xiangqi-story = 两军对垒，楚河汉界，九宫将帅，炮隔山打。
game-rhythm-name = 节奏象棋
game-rhythm-story = 三层棋盘上的象棋：每走一步积攒能量，用能量让棋子上天入地。
game-cotulenh-name = 司令棋
game-cotulenh-story = 来自越南的司令棋：海陆空三军，可叠合、可部署、可成为英雄。
game-trid-name = 三维国际象棋
game-trid-story = 七块棋盘上下交错，其中四块还会移动。
game-unknown-story = 这种棋还没有介绍。

## A new game

new-title = 新棋局
new-title-game = 新棋局：{ $game }
new-opponent = 对手
new-opponent-hotseat = 本机双人
new-opponent-machine = 电脑

side-first = 先手
side-second = 后手
side-light = 浅方
side-dark = 深方
side-red = 红方
side-black = 黑方
side-blue = 蓝方
side-white = 白方

level-1 = 1 – 初学
level-2 = 2 – 入门
level-3 = 3 – 习棋
level-4 = 4 – 消遣
level-5 = 5 – 稳健
level-6 = 6 – 细心
level-7 = 7 – 老练
level-8 = 8 – 棋社水平
level-9 = 9 – 高手
level-10 = 10 – 全力
level-kings-cooking-10 = 10 – 完美
level-follows-at = 跟着你，{ $level } 级

preset-before = 照旧
preset-xiangqi-federations = 按联合会规则
preset-cotulenh-author = 按作者的玩法
preset-cotulenh-total = 全军计分
preset-cotulenh-tactical = 战术计分
preset-cotulenh-sea_battle = 九子海战
preset-cotulenh-air_battle = 九子空战
preset-trid-revised = 修订规则
preset-trid-meder = Meder 比赛规则
value-on = 开
value-off = 关

## The board and its buttons

board-label = { $game }棋盘
board-level = 棋盘 { $level }
board-height = 第 { $height } 层
board-help = 方向键在格子间移动，Page Up 和 Page Down 换层，回车选择，Esc 取消。L：上一步。P：棋子。M：着法。?：全部按键。
board-empty = 空
board-site = { $square }：{ $contents }
board-piece = { $side }{ $piece }
board-stack = 叠子：{ $pieces }
board-last-move = 上一步
board-target = 可走到
board-target-capture = 可吃子
board-target-warned = 可走到，但要付出代价
board-selected = 已选中
board-checked = 被将军
board-court = { $side }的宫廷
board-court-button = 赴宴！
board-court-button-label = 赴宴！{ $piece }前往{ $side }的宫廷
board-layer-ground = 地层
board-layer-standard = 标准层
board-layer-sky = 天层
board-view-panels = 并排棋盘
board-view-columns = 按列查看
board-column-levels = { $column } 列的所有层
board-air-defence-side = { $side }的防空范围
board-air-defence-brief = 防空·{ $side }
board-promotion-squares-side = { $side }的升变格
board-attack-board-at = 攻击盘 { $board } 在 { $pin }
board-attack-board-free = { $side }可以移动
board-attack-board-nobody = 谁都不能移动
board-pin = 插位 { $pin }
board-pin-cross-track = 另一轨

action-undo = 悔棋
action-undo-turn = 悔一回合
action-redo = 重走
action-redo-turn = 重走一回合
action-flip = 翻转棋盘
action-resign = 认输
action-resign-ask = 认输这一局？
action-draw = 提和
action-draw-accept = 同意和棋
action-draw-decline = 拒绝
action-new = 新棋局
action-share = 分享
action-hint = 提示
action-move-now = 立即走
action-takeover = 接手这一方
action-first = 初始局面
action-previous = 上一步
action-next = 下一步
action-last = 最后局面
action-story = 故事与说明
action-settings = 设置
action-rules = 规则
action-keys = 键盘

typed-label = 输入着法
typed-play = 走

confirm-title = 确认着法
confirm-staged = { $move }，确认？
confirm-commit = 确认
confirm-cancel = 取消

## Status

status-turn = 轮到{ $side }
status-turn-check = 轮到{ $side }，被将军
status-waiting = 正在等 { $name }
status-thinking = 电脑正在思考…
status-thinking-depth = 电脑正在思考…深度 { $depth }
status-viewing = 您在看以前的局面。棋盘只供查看。
status-elsewhere = 棋局已在另一个窗口继续。
status-impending = 这个局面第二次出现。照同样的着法第三次出现时：{ $end }。
story-near = 将怎样判
status-viewing-move = 第 { $move } 步，共 { $total } 步
status-back-to-game = 回到棋局
status-from-here = 从这里接着下
status-move = 第 { $move } 步
status-ply = 第 { $ply } 着
status-mode-hotseat = 本机双人
status-mode-machine = 对电脑，{ $level } 级
status-mode-link = 通过链接
status-owed-promotion = { $side }必须让 { $square } 的兵升变
status-owed-count = { $count ->
   *[other] 还有 { $count } 个升变待完成
}
status-promotion-available = 可以升变
status-promotion-required = 必须升变
status-promotion-deferred = { $count ->
   *[other] 升变推迟（{ $count } 个兵）
}
status-promotion-waiting = 等待升变
status-plane-returned = 升变平面回来了：{ $square } 的兵又能前进。
status-session = { $side }正从 { $square } 部署
status-session-remaining = 尚未行动：{ $pieces }
status-session-acted = 已部署：{ $pieces }
status-session-commit = 完成部署
status-session-cancel = 取消部署
status-session-undo = 收回一步
status-session-not-yet = 还不能完成部署：{ $reason }
status-score = 比分 { $first } : { $second }

meter-guests = 客人
meter-captured = 被吃
meter-no_progress = 无进展着数
meter-ply = 着数
meter-energy = 能量
meter-clock = 无进展着数
meter-pieces = 棋子数
meter-deferred = 推迟升变的兵
meter-frozen = 锁住的兵
meter-navies = 海军
meter-air_forces = 空军
meter-land_army = 陆军
meter-points = 分数
meter-value = { $name }：{ $value }
meter-of = { $value }／{ $max }

captured-by = { $side }吃掉的

moves-title = 棋谱
moves-none = 还没有着法
moves-jump = 跳到 { $move }
moves-notation = 记谱法
moves-words = 文字
moves-explain = 这种记谱怎么读
moves-show = 显示棋谱
moves-hide = 隐藏棋谱

## How a game ends

result-win = { $side }胜
result-win-named = { $name }（{ $side }）胜
result-you-won = 您赢了
result-you-lost = 您输了
result-draw = 和棋
result-draw-kings-cooking = 和棋：两位国王一起下厨
result-below = 结果、再来一局、重放

reason-checkmate = 将死
reason-xiangqi-checkmate = 将死
reason-stalemate = 无子可动（逼和）
reason-xiangqi-stalemate = { $loser }无着可走，困毙判负
reason-rhythm-stalemate = { $loser }无着可走，困毙判负
reason-material = 双方都没有能取胜的子力
reason-perpetual_check = { $loser }在循环中步步将军（长将）
reason-perpetual_chase = { $loser }在循环中步步捉同一子（长捉）
reason-mutual_check = 双方在循环中步步将军
reason-mutual_chase = 双方在循环中步步捉子
reason-repetition = 同一局面第三次出现
reason-move_limit = 太多着没有吃子
reason-dominance = 连续十步完美，最后一步将军
reason-fifty = 双方各五十步没有吃子、动兵或升变
reason-clock = 一百着没有吃子
reason-bare = 只剩两个司令
reason-commander = { $loser }的司令被吃
reason-sea = { $loser }失去最后的海军
reason-air = { $loser }失去最后的空军
reason-land = { $loser }失去全部坦克、步兵和炮兵
reason-sea_points = { $loser }消灭了最后的海军，但{ $winner }分数更高
reason-air_points = { $loser }消灭了最后的空军，但{ $winner }分数更高
reason-land_points = { $loser }消灭了陆军，但{ $winner }分数更高
reason-points = 时间到，按分数判定
reason-empty = 有一方盘上已无棋子
reason-no_action = { $loser }无着可走
reason-kings-cooking-no_action = 轮到的一方无着可走
reason-no_progress = 四十着没有吃子、离场或动兵
reason-resign = { $loser }认输
reason-agreement = 双方同意
reason-time = { $loser }超时
reason-abandoned = { $loser }离开了对局
reason-adjudication = 由裁判裁定
reason-unknown = { $code }

list-and = { $first }和{ $second }
list-comma = { $first }、{ $second }

## Pieces

piece-king = 王
piece-queen = 后
piece-rook = 车
piece-bishop = 象
piece-knight = 马
piece-pawn = 兵
piece-board = 攻击盘
piece-commit = 完成部署
piece-pass = 停一着
piece-stone = 石子
piece-xiangqi-king = { $side ->
    [red] 帅
   *[other] 将
}
piece-xiangqi-advisor = { $side ->
    [red] 仕
   *[other] 士
}
piece-xiangqi-elephant = { $side ->
    [red] 相
   *[other] 象
}
piece-xiangqi-horse = 马
piece-xiangqi-rook = 车
piece-xiangqi-cannon = 炮
piece-xiangqi-pawn = { $side ->
    [red] 兵
   *[other] 卒
}
piece-cotulenh-commander = 司令
piece-cotulenh-infantry = 步兵
piece-cotulenh-tank = 坦克
piece-cotulenh-militia = 民兵
piece-cotulenh-engineer = 工兵
piece-cotulenh-artillery = 炮兵
piece-cotulenh-anti_air = 高射炮
piece-cotulenh-missile = 导弹
piece-cotulenh-air_force = 空军
piece-cotulenh-navy = 海军
piece-cotulenh-headquarter = 指挥部
piece-heroic = 英雄{ $piece }

badge-heroic-hint = 英雄：多走一格，八个方向都能走
badge-deferred-hint = 升变推迟——等待攻击盘移开（被 { $detail } 覆盖）
badge-frozen-hint = 缺少升变平面——不能前进（{ $detail } 现在不存在）
badge-transported-hint = 这个兵曾被攻击盘搬运：不能走两格，也不能吃过路兵
badge-check-hint = 与盘上的将军有关
badge-acted-hint = 这个棋子在本次部署中已行动
badge-sheltered-hint = 躲在指挥部里：步兵、民兵、高射炮和导弹吃不到
badge-counts-hint = 计入目标：失去这个兵种最后一子的一方输棋

## Choosing

choose-title = 请选择
choose-peek = 查看棋盘
choose-promotion-title = 选择一个棋子以确认并升变
choose-promotion-cancel = 取消
choose-promotion-cancel-label = 取消升变
choose-promotion-forced-title = 强制升变
choose-promotion-forced-banner = 攻击盘移动了！您的兵必须先升变才能继续。
choose-promotion-count = 升变 { $number } / { $count }
choose-promotion-square = { $square } 的兵
choose-arrival-title = 盘上的棋子怎样到达？
choose-arrival-only = 只有这一种到达方式，请确认。
choose-stack-title = 谁来走？
choose-stack-one = 只走{ $piece }
choose-capture-title = 吃子并前进，还是打击后留在原地？
choose-forbidden = 不可以：{ $reason }

choice-queen = 后
choice-rook = 车
choice-bishop = 象
choice-knight = 马
choice-same = 原位
choice-rotated = 旋转
choice-whole = 整叠
choice-capture = 吃子并前进
choice-stay = 打击后留在原地
choice-heroic_plane = 英雄空军
choice-heroic_tank = 英雄坦克
choice-commit = 完成部署
choice-take = 拿
choice-return = 归还
choice-stop = 停

note-check = 将军
note-mate = 将死
note-xiangqi-mate = 将死
note-same_position = 原位
note-rotated = 旋转
note-forces_promotion = 迫使对方升变
note-carried_promotion = 所载的兵升变
note-deferred = 升变推迟
note-castle = 易位
note-cross_track = 换轨
note-landing = 落在 { $square }
note-sacrifice = 会失去此子
note-draws = 和棋：{ $reason }
note-loses = 输棋：{ $reason }
ask-sacrifice = 您的{ $piece }将会损失。仍要走吗？
ask-draws = 这步棋会使对局成和：{ $reason }。仍要走吗？
ask-loses = 这步棋会输掉对局：{ $reason }。仍要走吗？
ask-forces_promotion = 这步棋会迫使对方升变。仍要走吗？

inspector-carrier = 载具
inspector-passenger = 乘员

## Moves in words, for the live region

say-move = { $piece } { $from } 到 { $to }
say-move-capture = { $piece } { $from } 到 { $to }，吃{ $victim }
say-stay = { $from } 的{ $piece }打击 { $to } 的{ $victim }，留在原地
say-suicide = { $from } 的{ $piece }撞击 { $to } 的{ $victim }，同归于尽
say-en-passant = { $piece } { $from } 到 { $to }，吃过路{ $victim }
say-promotes = 升变为{ $piece }
say-becomes-heroic = { $square } 的{ $piece }成为英雄
say-departure = { $piece }离开 { $from } 赴宴
say-castle = 易位，王 { $from } 到 { $to }
say-board-moved = 攻击盘 { $board } 从 { $from } 到 { $to }
say-board-moved-rotated = 攻击盘 { $board } 从 { $from } 到 { $to }，旋转
say-board-turned = 攻击盘 { $board } 在 { $from } 旋转
say-board-went = 攻击盘从 { $from } 移到 { $to }
say-board-turned-on = { $from } 的攻击盘原地旋转
say-forced-promotion = { $square } 的兵变成{ $piece }
say-promotion-owed = { $side }必须在 { $square } 升变
say-deploy = { $piece }从 { $from } 部署到 { $to }
say-deploy-capture = { $piece }从 { $from } 部署到 { $to }，吃{ $victim }
say-commit = 部署完成
say-pass = { $side }失去这一步
say-layer = { $from } 的{ $piece }到{ $layer }
say-layer-capture = { $from } 的{ $piece }到{ $layer }，吃{ $victim }
say-energy = 能量 { $value }
say-check = 将军
say-mate = 将死
say-xiangqi-mate = 将死
say-side = { $side }：{ $move }
say-selected = 选中 { $square } 的{ $piece }，{ $count ->
    [0] 无处可去
   *[other] { $count } 个目标
}
say-unselected = 已取消选择
say-board-selected = 选中攻击盘 { $board }，{ $count ->
    [0] 无插位可去
   *[other] { $count } 个插位
}
say-staged = { $move }；按回车确认
say-undone = { $count ->
   *[other] 已悔 { $count } 步
}
say-redone = { $count ->
   *[other] 已重走 { $count } 步
}
say-last-move = 上一步：{ $move }
say-no-last-move = 还没有走过
say-pieces = { $side }：{ $pieces }
say-piece-at = { $piece } { $square }
say-movable = { $pieces } 个棋子，共 { $count } 种走法：{ $moves }
say-idle = { $place }。现在这里没有可走的棋
say-moves = { $count ->
    [0] 没有合法着法
   *[other] { $count } 个合法着法：{ $moves }
}
say-draw-offered = { $side }提和
say-draw-declined = { $side }拒绝和棋
say-resigned = { $side }认输
say-flipped = 棋盘已翻转：{ $side }在下方

## Settings

settings-title = 设置

notation-machine = 引擎格式
notation-san = 简式
notation-lan = 全式
notation-iccs = ICCS（h2e2）
notation-uci = UCI（h3e3）
notation-wxf = WXF（C2.5）
notation-chinese = 中文（炮二平五）

## Clocks, draws, hand-off

clock-of = { $side }的棋钟
clock-common = 双方共用的剩余时间

draw-offered-you = { $side }提和。

handoff-title = 交接
handoff-moved = { $name } 走了：{ $move }
handoff-next = { $name }，轮到您了。
handoff-ready = 我准备好了
handoff-name = 请输入您的名字
handoff-cover = 按下按钮之前，棋盘是遮住的。

## The beat

beat-open = 节拍
beat-open-on = 节拍：开，每分钟 { $bpm } 拍
beat-waiting = 等待节拍 …
grade-perfect = 完美
grade-great = 优秀
grade-good = 良好
grade-miss = 失拍

## The computer

machine-retry = 再问一次
machine-takeover = 自己接着下

hint-solving = 正在求解本局…{ $percent } %
hint-now = 立即提示

## King's Cooking: setting up, story

kc-mode-mirrored = 对称
kc-mode-mirrored-hint = 您选三种棋子，双方相同。
kc-mode-independent = 各选各的
kc-mode-independent-hint = 双方各选三子，后选者看不到先选者的选择。
kc-mode-random = 随机
kc-mode-random-hint = 由种子数为双方选择。
kc-start = 开始棋局
kc-story-title = 故事
kc-story-1 = “今晚我要去您那儿吃饭！”浅方国王宣布。
kc-story-2 = “真巧，”深方国王说，“我也正要去您那儿呢！”
kc-story-3 = 谁都不想下厨。于是双方先派客人上路：谁在对方餐桌上的客人少，谁就留在家里掌勺。
kc-instructions-title = 六句话说明
kc-instruction-1 = 棋盘九格，每方三子。浅方先走。
kc-instruction-2 = 棋子走法同国际象棋；没有将军，也没有将死。
kc-instruction-3 = 从对面边线离开棋盘的棋子成为对方宫廷里的客人：得一分。
kc-instruction-4 = 被吃的棋子回到自己的宫廷，不得分。
kc-instruction-5 = 兵走到底行必须升变；兵不能直接离场。
kc-instruction-6 = 一方盘上无子或无着可走时，仍在盘上的棋子都算客人。分多者胜，输家下厨。
kc-story-close = 开始下棋

## Links

link-share-title = 发送这个链接
link-share-text = 把这个链接发给 { $name }。它包含整局棋。
link-share-text-unknown = 把这个链接发给您的朋友。它包含整局棋。
link-copy = 复制链接
link-copied = 链接已复制。
link-field = 链接
link-final = 这个链接包含最终局面。

## Saving

missing-played = 这个浏览器里没有这一局
missing-played-why = 对局保存在下棋的那个浏览器里，并不在这个地址之中。
missing-played-share = 要把对局发给别人，请在下棋的地方打开它，在菜单中选择“分享”，然后发送那个链接。
missing-game = 没有这种游戏
missing-game-why = 这里没有叫做 { $name } 的游戏。

left-out = 未包含：{ $what }。
left-out-variations = { $count ->
   *[other] { $count } 个变着
}
left-out-comments = { $count ->
   *[other] { $count } 条注释
}
left-out-glyphs = { $count ->
   *[other] { $count } 个着法评注符号
}
left-out-redo = { $count ->
   *[other] { $count } 步已悔的棋
}
left-out-clocks = { $count ->
   *[other] 棋钟
}
left-out-view_settings = { $count ->
   *[other] { $count } 项显示设置
}
left-out-tags = { $count ->
   *[other] { $count } 项对局信息
}
left-out-characters = { $count ->
   *[other] 注释或对局信息中的 { $count } 个字符
}
save-closed = 浏览器清空了本页的存储。这里打开的棋局已重新保存；其他棋局可能已经丢失。
save-unopened = 浏览器无法打开已保存的内容（{ $fault }）。没有删除任何内容。现在的操作只保留到离开页面为止；请刷新页面再试。
save-repaired = 条目 { $key } 的一部分无法读取（{ $fields }），已恢复默认。原内容在“已保存的棋局”中。
save-unavailable = 此浏览器不允许存储。可以下棋，但刷新页面会丢失棋局。
save-unavailable-link = 此浏览器不允许存储。链接是棋局的唯一副本。
save-full = 浏览器存储已满。请导出或删除旧棋局。
save-version = 本页的新版本已接管保存的内容。没有任何丢失，但这里不能再保存：请刷新页面继续。

## Rules pages

rules-of-game = 规则：{ $rules }
rules-usual = 通常规则
rules-own = 自选
rules-own-near = { $preset }，改动 { $count } 项

## Refusals: one sentence for each code of the rules texts

error-at = { $sentence }（第 { $at_line } 行第 { $at_column } 列）
error-such-as = { $sentence }例如：{ $such_as }

error-E_GAME_OVER = 棋局已经结束。
error-GAME_OVER = 棋局已经结束。
error-E_VIEWING = 您在看以前的局面。回到最后一步才能走棋。
error-E_NAME = 名字为 1 到 20 个字母、数字、空格或 - _ '，首尾不能是空格。
error-E_CLIPBOARD = 复制失败。链接已选中，请手动复制。
error-E_WAITING = 还没有轮到您。
error-E_ELSEWHERE = 这盘棋已在另一个窗口继续。这里显示的是最新局面；您的这一步没有走。
error-E_NEWER_PAGE = 您的这一步没有走：本页的新版本已接管这盘棋。请刷新页面继续。

error-E_UNREAD = 这既不是链接、棋谱、着法列表，也不是这里任何一种棋的局面。
error-E_URL_FOREIGN = 这不是 Fairyring 的链接。

error-E_STORE = 浏览器存储不可用，或其中有损坏的条目。
error-E_AI_ILLEGAL = 电脑给出了不合法的着法。棋局不变；可以再问一次、更换级别或自己接着下。
error-E_AI_FAILED = 电脑没有找到着法。棋局不变；可以再问一次、更换级别或自己接着下。

error-E_SIZE = 文件太大。
error-E_GAME = 不认识这种棋。
error-ENGINE_FAULT = 引擎在这一步连续两次中断。棋局保持原样：请换一种操作，或重新加载页面。
error-untold = 不能这样走。原因说明无法加载。

## 立体棋盘

space-open = 立体棋盘
space-loading = 正在打开立体棋盘……
space-failed = 无法打开立体棋盘。请重新载入页面，或继续使用平面棋盘。
space-impossible = 此浏览器不提供 WebGL 2，无法绘制立体棋盘。平面棋盘功能齐全。
space-lost = 立体画面丢失且未能恢复。对局在此继续，可以再次打开立体棋盘。
