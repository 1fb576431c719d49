### 研究棋局的用语，随其画面而来。

study-title = { $game }：研究棋局
study-ended = 对局结果：{ $end }
study-moves = 着法与变着
study-none = 请在棋盘上走任意一步。
study-start = 起始局面
study-fold = 收起此变着
study-unfold = 展开此变着（{ $count } 步）
study-hidden = { $count } 步
study-walk = 浏览着法
study-above = 上一变着
study-below = 下一变着

## 电脑

study-machine = 电脑的看法
study-think = 让电脑思考
study-stop = 停止思考
study-deeper = 更深
study-lines = 变着数目
study-lines-count = { $count } 条
study-thinking = 正在思考…
study-over = 对局在此结束。
study-bar = 尚不清楚
study-work = 深度 { $depth }，{ $nodes } 个局面，每秒 { $speed }
study-at-least = 至少 { $score }
study-at-most = 至多 { $score }
study-exact-draw = 和棋
study-exact-win = { $side }胜，{ $count } 步
study-best = 最佳：{ $move }。{ $score }
study-tapped = 棋盘上正显示{ $move }。再点一次即走。
study-play-to = 走到{ $move }
study-play-line = 第 { $line } 条（{ $score }），第 { $number } 步：{ $move }。走到这里

## 对一步棋的评注

study-note = 关于这步棋
study-comment = 对这步棋的评注
study-comment-start = 对整局的评注
study-promote = 设为主线
study-promoted = 现在这是主线。
study-too-deep = 变着嵌套过深，无法这样做。
study-delete = 从此处删除
study-deleted = 已删除 { $count } 步。
study-marks-step = 着法好坏
study-marks-position = 局面优劣
study-mark-good = 好着
study-mark-bad = 坏着
study-mark-brilliant = 妙着
study-mark-blunder = 败着
study-mark-interesting = 值得注意的一着
study-mark-dubious = 可疑的一着
study-mark-even = 均势
study-mark-unclear = 局势不明
study-mark-little-first = { $first }稍优
study-mark-little-second = { $second }稍优
study-mark-clearly-first = { $first }明显占优
study-mark-clearly-second = { $second }明显占优
study-mark-winning-first = { $first }胜势
study-mark-winning-second = { $second }胜势
study-mark-other = 标记 { $glyph }

## 保存与分享

study-share = 保存与分享
study-link = 链接（仅主线）

## 复盘

study-review = 复盘
study-review-running = 正在查看第 { $done } 步，共 { $total } 步…
study-review-done = 复盘完成：发现 { $count } 处失误。
study-review-clean = 没有发现失误。
study-curve = 局势起伏；下方表格内容相同
study-accuracy = { $side }的准确率：{ $percent } %
study-fault-blunder = 败着
study-fault-mistake = 失误
study-fault-dubious = 可疑
study-why-ended = 这步棋结束了对局。{ $end }。
study-why-lost = 此后{ $side }最多 { $count } 步即胜（{ $move }）。
study-why-lost-proved = 此后{ $side } { $count } 步即胜（{ $move }）。
study-why-taking = { $move } 吃{ $piece }
study-why-taken = 失子：{ $move } 吃{ $piece }。
study-why-missed-win = { $side }本可最多 { $count } 步取胜。
study-why-missed-win-proved = { $side }本可 { $count } 步取胜。
study-why-missed = 错失得子：可以吃{ $piece }。
study-why-plain = 丢掉了更好的局面。
study-better-was = 更好的着法：{ $line }
study-better = 显示更好的着法
study-lay-all = 把所有标记和更好的着法放入棋谱
study-laid = 已标出 { $count } 处失误，并附上更好的着法。
study-review-again = 按现在的主线重新复盘
study-table = 以表格显示
study-table-move = 着法
study-table-worth = 评价
study-retry = 重试失误：{ $side }
study-retry-number = 第 { $number } 处，共 { $count } 处。
study-retry-ask = { $side }走了 { $move }。更好的着法是什么？
study-retry-right = 找得好。
study-retry-shown = 这样走会更好。
study-retry-wrong = 这也有所损失。请再试一次。
study-retry-next = 下一处
study-retry-over = 全部完成。
