# What links and pictures that are given away have beside them.

link-share = 分享
link-qr = 供相机扫描的图
link-qr-name = 二维码：{ $what }
link-qr-long = 这个链接太长，无法做成相机能读的图。请复制链接或发送文件。
link-leads-here = 此链接只能在这台电脑上使用，因为页面是用它自己的地址打开的。要邀请别处的朋友，请用 --listen 0.0.0.0:8064 启动服务器，用这台电脑在网络中的地址打开页面，再在那里生成链接。
picture-title = 棋盘图片
picture-of = { $game }：当前局面的图片
picture-save = 保存图片
picture-send = 发送图片
picture-failed = 此浏览器无法生成 PNG，请改为保存 SVG。
embed-title = 把棋盘放到自己的网页上
embed-hint = 把这段文字贴进网页，读者就能在那里逐步看棋；网页不需要任何脚本，棋盘不保存任何内容，也不设 cookie。
embed-text = 网页用的文字
embed-copy = 复制文字
embed-see = 单独查看棋盘
