### 服务器对局的文字，随其画面一起载入。

round-title = { $game }：在线对局
round-missing = 无法显示这局棋
round-your-turn = 轮到你了
round-watching = 你在观战
round-watchers = { $count ->
    [0] 无人观战
   *[other] { $count } 人观战
}
round-waiting = 正在等对方入座。
round-undo = 收回本回合的一步
round-until = 截止时间：{ $time }
round-first-turn = 首回合不计时，须在 { $seconds } 秒内走出。
round-on-trust = 离节拍多远全凭信任：没有人能核实。
round-trusted = 全凭信任
round-notify = 轮到我时通知我

## 与服务器的连线

round-line-connecting = 正在连接……
round-line-live = 已连接
round-line-sending = 正在发送……
round-line-unstored = 尚未存好，会自动重发。
round-line-away = 连线断了，正在重连；服务器耽误的时间会补上。
round-line-restarting = 服务器正在重启，马上回来；这期间走的棋随后发送。
round-line-outdated = 这个页面对服务器来说太旧了，请重新载入。
round-line-trouble = 会自动重试。

## 谁也看不到的阵容

round-draft-title = 选择你的阵容
round-draft-text = 双方都选好之前谁也看不到，连对方的浏览器也看不到。
round-draft-send = 选定这些棋子
round-draft-waiting = 你的阵容已选好，正在等对方选择。

## 棋手之间

round-draw = 提和
round-draw-sent = 你已提和。
round-draw-came = { $who } 提和。
round-draw-refused = { $who } 拒绝和棋。
round-takeback = 悔棋
round-takeback-ask = 请求悔棋
round-takeback-sent = 你已请求收回上一回合。
round-takeback-came = { $who } 请求收回上一回合。
round-takeback-accept = 同意
round-takeback-refused = { $who } 不同意悔棋。
round-taken-back = 这一回合已收回。
round-withdraw = 撤回
round-withdrawn = 提议已撤回。
round-give-time = 送 15 秒
round-time-given = { $who } 得到 { $seconds } 秒。
round-resumed = 服务器曾中断，补回 { $seconds } 秒。
round-away-label = 有棋手离开
round-away = { $who } 离开了。
round-claim-in = { $time } 后你可以要求判定。
round-claim-win = 要求判胜
round-claim-draw = 要求判和
round-abort = 取消对局
round-abort-ask = 取消这局棋吗？不分胜负。
round-aborted = 对局已取消。
round-say = 说句话
round-said = { $who }：“{ $phrase }”
round-mute = 不显示对方说的话
round-phrase-hello = 你好！
round-phrase-good_game = 下得好！
round-phrase-thank_you = 谢谢！
round-phrase-sorry = 抱歉！
round-phrase-one_moment = 请稍等。

## 对局之后

round-rematch = 再来一局
round-rematch-sent = 你已提议再来一局。
round-rematch-came = { $who } 提议再来一局。
round-rematch-accept = 再来一局
round-rematch-refused = { $who } 不想再来一局。
round-next = 下一局已经开始。
round-next-open = 去下一局
round-replay = 重放
round-look = 研究这局棋
round-record = 存为 PGN
round-kept = 这局棋也保存在这个浏览器里。
round-unkept = 这局棋没有保存在这个浏览器里。
