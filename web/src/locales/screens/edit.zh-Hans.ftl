### 摆局编辑器的文字，随其界面一起载入。

edit-title = { $game }：摆一个局面
edit-hint = 先选一枚棋子，再选要摆放的位置。鼠标右键、Delete 键或托盘可清空一个位置。
edit-plain = 普通
edit-mark-heroic = 英雄
edit-palette = 要摆的东西
edit-move = 移动
edit-move-hint = 移动棋盘上的棋子
edit-take = 拿走
edit-take-hint = 清空位置
edit-marks = 棋子状态

## 现成的局面

edit-setups = 整套摆法
edit-clear = 清空
edit-start = 开局
edit-mirror = 对换
edit-line-up = 阵容
edit-line-up-none = 请选择……

## 棋子之外

edit-fields = 局面的其他内容
edit-field-side = { $field }（{ $side }）
edit-nothing = 无
edit-options = 判定所依的规则
edit-text = 局面文本
edit-text-take = 按此摆局
edit-text-refused = 无法按这段文本摆局，原有局面已保留。

## 尚有错误

edit-whole = 这是一个合法的局面。
edit-faults = { $count ->
   *[other] 还有 { $count } 处不对。
}
edit-faults-list = 尚不对之处
edit-fault-show = 指出位置

## 接下来

edit-ways = 用这个局面做什么
edit-play = 由此对弈
edit-share = 分享局面
edit-share-game = 由此开局的对局链接
edit-share-edit = 这个摆局的链接

## 朗读

edit-said = { $deed }。{ $state }
edit-said-put = { $piece }，在 { $square }
edit-said-taken = 从 { $square } 拿走{ $piece }
edit-said-moved = { $piece }，从 { $from } 到 { $to }
edit-said-board = 棋盘 { $board } 在 { $pin }
edit-said-board-turned = 棋盘 { $board } 在 { $pin }，已旋转
edit-said-set = { $field }：{ $value }
edit-said-clear = 棋盘已清空
edit-said-mirror = 双方已对换
edit-said-standard = 棋盘上已摆好一整套局面
edit-said-undone = 已撤销
edit-said-redone = 已重做
