### 观看、分享与试下的文字，随其画面而来。

## Threats

study-threat = 对方有什么威胁？
study-threat-untold = 电脑未能看出此处有什么威胁。
study-threat-would = 如果{ $side }不走，则{ $steps }。{ $worth }

## 电脑自己下，或从这里与您下

study-play-here = 从这里下
study-watch = 观看电脑自己对弈
study-watch-start = 开始
study-watch-pause = 暂停
study-watch-slower = 慢一点
study-watch-faster = 快一点
study-watch-pace = 最多每{ $seconds }秒一步
study-watch-at-once = 尽可能快
study-try = 与电脑试一试
study-try-as = 从这里执{ $side }
