# 稍后加载的各个画面和对话框的文字，随其中第一个一起加载：走第一步时用不到。

## A new game

new-opponent-hotseat-hint = 两人共用这台设备，轮流走棋。
new-opponent-machine-hint = 它就在您的浏览器里思考。
new-opponent-link = 通过链接与朋友下
new-opponent-link-hint = 每一步都是您发出的一个链接；不用账号，不用服务器。
new-side = 您执
new-side-random = 抽签决定
new-level = 级别
new-name = 您的名字
new-name-second = { $side }的名字
new-name-hint = 1 到 20 个字母、数字、空格或 - _ '
new-clock = 棋钟
new-clock-none = 不用棋钟
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
keys-arrows = 方向键：在格子间移动
keys-levels = Page Up、Page Down：上一层或下一层
keys-enter = 回车或空格：选择棋子、目标或选项
keys-escape = Esc：取消已选的内容
keys-last = L：读出上一步
keys-pieces = P：读出棋子
keys-moves = M：读出所选棋子或全部的合法着法
keys-status = S：读出局势
keys-undo = U：悔棋；Shift+U：悔一回合；R：重走
keys-flip = F：翻转棋盘
keys-boards = B：下一块攻击盘
keys-space = 立体棋盘：Shift+方向键绕桌走动；+ 和 − 拉近、拉远
keys-promotion = Q、R、B、N：选择升变棋子
keys-type = T：输入着法
keys-help = ?：本帮助

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
settings-motion = 动画
settings-motion-system = 跟随系统
settings-motion-full = 完整
settings-motion-reduced = 减少
settings-coordinates = 坐标
settings-targets = 显示可走的位置
settings-name = 您的名字
settings-reset = 恢复所有设置

## Clocks, draws, hand-off

draw-declined = 和棋被拒绝。

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
link-too-long-hint = 长棋局的链接也长，有些聊天软件会截断。请完整复制。

## Saving

save-title = 已保存的棋局
save-none = 还没有保存的棋局
save-running = 进行中
save-finished = 已结束
save-replaced = 已搁置，未下完
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
rules-legend = 圆点表示所选棋子可走的位置。点击示例可观看走法。
rules-failed = 无法摆出这个棋盘：{ $detail }
