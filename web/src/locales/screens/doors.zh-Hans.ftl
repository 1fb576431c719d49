### 通往服务器对局的各个入口的文字，随其画面而来。

doors-title = 与朋友下{ $game }
doors-intro = 您会得到一个链接。打开它的人就和您对局，任何设备均可，无需帐号。
doors-create = 生成链接
doors-creating = 正在生成链接……
doors-more = 更多选择
doors-name-hint = 对方会看到，可以留空。
doors-clock-none-hint = 想多久就多久；对局会等你们两人。
doors-clock-live = 同时在场
doors-clock-live-hint = 两人都在，各有一个钟。
doors-clock-days = 每步按天计
doors-clock-days-hint = 适合持续几周的对局。超时者判负。
doors-clock-time = 每人用时
doors-clock-each = 每步用时
doors-days = { $count } 天
doors-clock-told-days = 每步 { $count } 天
doors-clock-told-live = 每人 { $minutes } 分钟，每步加 { $seconds } 秒
doors-side-both = 两边都空着
doors-side-both-hint = 两个链接给另外两人，您观战。
doors-start = 阵容
doors-start-draft = 各自秘密选择
doors-start-draft-hint = 双方选子；都选完之前谁也看不到对方的选择。
doors-start-mirrored = 双方相同
doors-start-mirrored-hint = 您选一次，双方都用这些棋子。
doors-takebacks = 对方同意即可悔棋
doors-takebacks-told = 对方同意即可悔棋。
doors-takebacks-none = 不可悔棋。
doors-beat = 按节拍下棋，凭信任
doors-beat-hint = 着法离节拍多远全凭信任：无人能够核对。
doors-watch = 谁可以观战
doors-watch-listed-told = 所有人都可观战。
doors-watch-unlisted = 有链接的人
doors-watch-unlisted-told = 有地址的人可以观战。
doors-watch-closed = 无人
doors-watch-closed-told = 只有两位棋手能看到。

## 等待，以及凭链接而来

doors-waiting-title = { $game }：等待您的朋友
doors-waiting-text = 您以{ $name }（{ $side }）就座。对方就座后对局开始。
doors-waiting-nameless = 您执{ $side }就座。对方就座后对局开始。
doors-waiting-both = 给每位棋手发一个链接。两人就座后对局开始。
doors-link-friend = 给朋友的链接
doors-link-side = { $side }的链接
doors-link-hint = 最先打开并就座的人参加对局。您可以关闭此页：对局留在您的对局中。
doors-linkless = 链接是在另一个浏览器中生成的，只有那里能显示。
doors-watch-link = 观战链接
doors-leave = 取消
doors-not-begun = 棋手尚未坐齐。开始后会显示对局。
doors-join-title = 您受到邀请
doors-join-text = { $name }邀请您下{ $game }。您执{ $side }。
doors-join-nameless = 您受邀下{ $game }。您执{ $side }。
doors-join-open = 您受邀下{ $game }。
doors-join-full = 这局{ $game }的两个座位都有人了。如果其中一个是您的，可以回到座位。
doors-join-closed = 您受邀参加一局只有棋手能看到的对局。
doors-join-watch = 观战
doors-sit = 就座
doors-sit-back = 回到我的座位
round-door-title = 在线对局

## 自己的对局

mine-title = 您的对局
mine-title-count = { $count } 局等您走棋
mine-none = 您还没有在线对局。
mine-away = 服务器现在没有回应。
mine-against = { $game }，对手{ $name }
mine-waiting = 等待对方
mine-called-off = 已取消
mine-your-turn = 轮到您
mine-your-line = 请选择阵容
mine-their-turn = 轮到对方
mine-deadline = 截止 { $at }
mine-return = 返回链接
mine-return-hint = 只要对局还在进行，用此链接可从任何设备回到您的座位。拥有它的人可以替您走棋。
mine-return-link = 您的返回之路
mine-revoke = 使此链接失效
mine-revoked = 此链接已失效。
mine-device = 另一台设备
mine-device-hint = 带上您的所有对局：10 分钟内在那里打开链接。只能用一次。
mine-device-make = 为另一台设备生成链接
mine-device-link = 给另一台设备的链接
mine-device-again = 再生成一个
mine-forget = 删除我
mine-forget-hint = 服务器上您的名字和座位钥匙会被删除。对局保留，但没有您的名字；进行中的对局将认输。
mine-forget-ask = 删除您的名字和所有钥匙？进行中的对局将认输。
mine-gone = 您已被删除。服务器不再认识此浏览器。
device-title = 在这里继续
device-text = 此浏览器将得到您的所有在线对局。链接只能用一次。
device-take = 把我的对局带到这里

## What no server says

error-E_AWAY = 服务器没有回应。请检查网络连接后再试。
error-E_NO_ROUNDS = 此地址不提供在线对局：这里只有页面本身。
