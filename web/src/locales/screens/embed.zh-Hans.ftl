# 嵌在他人网页中的棋盘所用的文字。

embed-open = 在 Fairyring 中打开
embed-nothing = 这个棋盘的地址没有指明任何对局。
embed-failed = 无法显示这个棋盘
