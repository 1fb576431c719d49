### Lời của các lối vào một ván chơi trên máy chủ, đến cùng màn hình của chúng.

doors-title = Chơi { $game } với bạn
doors-intro = Bạn nhận một liên kết. Ai mở nó sẽ chơi với bạn, trên mọi thiết bị, không cần tài khoản.
doors-create = Tạo liên kết
doors-creating = Đang tạo liên kết …
doors-more = Lựa chọn khác
doors-name-hint = Người kia sẽ thấy tên này. Có thể để trống.
doors-clock-none-hint = Bao lâu cũng được; ván cờ chờ cả hai.
doors-clock-live = Cùng ngồi bàn
doors-clock-live-hint = Cả hai cùng có mặt, mỗi người một đồng hồ.
doors-clock-days = Tính ngày mỗi lượt
doors-clock-days-hint = Cho ván kéo dài nhiều tuần. Ai để hết giờ thì thua.
doors-clock-time = Thời gian của mỗi người
doors-clock-each = Thời gian của mỗi lượt
doors-days = { $count } ngày
doors-clock-told-days = { $count } ngày cho mỗi lượt
doors-clock-told-live = Mỗi người { $minutes } phút, thêm { $seconds } giây mỗi lượt
doors-side-both = Để trống cả hai
doors-side-both-hint = Hai liên kết cho hai người khác; bạn xem.
doors-start = Đội hình
doors-start-draft = Mỗi người chọn kín
doors-start-draft-hint = Cả hai chọn quân; không ai thấy quân của người kia trước khi cả hai chọn xong.
doors-start-mirrored = Giống nhau
doors-start-mirrored-hint = Bạn chọn một lần, cả hai có các quân này.
doors-takebacks = Được đi lại nếu người kia cho phép
doors-takebacks-told = Được đi lại nếu người kia cho phép.
doors-takebacks-none = Không được đi lại.
doors-beat = Chơi theo nhịp, dựa vào lòng tin
doors-beat-hint = Nước đi cách nhịp bao xa là dựa vào lòng tin: không ai kiểm tra được.
doors-watch = Ai được xem
doors-watch-listed-told = Mọi người được xem.
doors-watch-unlisted = Ai có liên kết
doors-watch-unlisted-told = Ai có địa chỉ đều được xem.
doors-watch-closed = Không ai
doors-watch-closed-told = Chỉ hai người chơi thấy.

## Chờ, và vào bằng liên kết

doors-waiting-title = { $game }: đang chờ bạn của bạn
doors-waiting-text = Bạn ngồi đây với tên { $name } ({ $side }). Ván bắt đầu khi người kia ngồi vào.
doors-waiting-nameless = Bạn ngồi đây, cầm quân { $side }. Ván bắt đầu khi người kia ngồi vào.
doors-waiting-both = Gửi cho mỗi người chơi một liên kết. Ván bắt đầu khi cả hai ngồi vào.
doors-link-friend = Liên kết cho bạn của bạn
doors-link-side = Liên kết cho { $side }
doors-link-hint = Ai mở trước và ngồi vào thì chơi. Bạn có thể đóng trang này: ván vẫn ở trong các ván của bạn.
doors-linkless = Liên kết được tạo ở trình duyệt khác, chỉ trình duyệt đó hiện được nó.
doors-watch-link = Liên kết để xem
doors-leave = Hủy ván
doors-not-begun = Người chơi chưa ngồi đủ. Ván sẽ hiện khi bắt đầu.
doors-join-title = Bạn được mời
doors-join-text = { $name } mời bạn chơi { $game }. Bạn cầm { $side }.
doors-join-nameless = Bạn được mời chơi { $game }. Bạn cầm { $side }.
doors-join-open = Bạn được mời chơi { $game }.
doors-join-full = Cả hai ghế của ván { $game } này đã có người. Nếu một ghế là của bạn, bạn có thể trở lại.
doors-join-closed = Bạn được mời vào một ván chỉ người chơi mới thấy.
doors-join-watch = Xem
doors-sit = Ngồi vào
doors-sit-back = Về ghế của tôi
round-door-title = Ván chơi qua mạng

## Các ván của mình

mine-title = Các ván của bạn
mine-title-count = { $count } ván chờ bạn
mine-none = Bạn chưa có ván nào qua mạng.
mine-away = Máy chủ hiện không trả lời.
mine-against = { $game } với { $name }
mine-waiting = Đang chờ người kia
mine-called-off = Đã hủy
mine-your-turn = Đến lượt bạn
mine-your-line = Chọn đội hình của bạn
mine-their-turn = Lượt của người kia
mine-deadline = Đến { $at }
mine-return = Liên kết trở lại
mine-return-hint = Liên kết này đưa về ghế của bạn từ mọi thiết bị, chừng nào ván còn chơi. Ai có nó đều chơi thay bạn được.
mine-return-link = Đường về của bạn
mine-revoke = Làm liên kết này vô hiệu
mine-revoked = Liên kết không còn dẫn đến đâu nữa.
mine-device = Thiết bị khác
mine-device-hint = Mang theo mọi ván: mở liên kết ở đó trong 10 phút. Chỉ dùng được một lần.
mine-device-make = Tạo liên kết cho thiết bị khác
mine-device-link = Liên kết cho thiết bị kia
mine-device-again = Tạo liên kết mới
mine-forget = Xóa tôi
mine-forget-hint = Tên và chìa khóa các ghế của bạn bị xóa ở máy chủ. Ván cờ còn lại, không có tên bạn; những ván đang chơi bị xử thua.
mine-forget-ask = Xóa tên và mọi chìa khóa? Bạn xin thua các ván đang chơi.
mine-gone = Bạn đã được xóa. Máy chủ không còn biết trình duyệt này.
device-title = Tiếp tục ở đây
device-text = Trình duyệt này nhận mọi ván qua mạng của bạn. Liên kết chỉ dùng được một lần.
device-take = Mang các ván của tôi đến đây

## What no server says

error-E_AWAY = Máy chủ không trả lời. Hãy xem kết nối của bạn và thử lại.
error-E_NO_ROUNDS = Địa chỉ này không có ván qua mạng: trang ở đây chỉ có phần chơi tại chỗ.
