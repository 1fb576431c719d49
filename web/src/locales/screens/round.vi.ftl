### Lời của một ván trên máy chủ, tải cùng màn hình của nó.

round-title = { $game }: ván trực tuyến
round-missing = Không thể hiện ván này
round-your-turn = Đến lượt bạn
round-watching = Bạn đang xem
round-watchers = { $count ->
    [0] không có người xem
   *[other] { $count } người xem
}
round-waiting = Đang chờ người kia ngồi vào.
round-undo = Lùi một bước của lượt này
round-until = Hạn chót: { $time }
round-first-turn = Lượt đầu không tính giờ. Phải đi trong { $seconds } giây.
round-on-trust = Độ lệch so với nhịp dựa trên lòng tin: không ai kiểm tra được.
round-trusted = dựa trên lòng tin
round-notify = Báo cho tôi khi đến lượt

## Đường truyền tới máy chủ

round-line-connecting = Đang kết nối …
round-line-live = Đã kết nối
round-line-sending = Đang gửi …
round-line-unstored = Chưa được lưu. Sẽ tự gửi lại.
round-line-away = Mất kết nối. Đang nối lại; thời gian máy chủ làm mất sẽ được trả lại.
round-line-restarting = Máy chủ đang khởi động lại và sẽ trở lại ngay. Nước bạn đi trong lúc này sẽ được gửi sau.
round-line-outdated = Trang này quá cũ so với máy chủ. Hãy tải lại.
round-line-trouble = Sẽ tự thử lại.

## Đội hình không ai thấy

round-draft-title = Chọn đội hình của bạn
round-draft-text = Không ai thấy trước khi cả hai đã chọn, kể cả trình duyệt của người kia.
round-draft-send = Chọn các quân này
round-draft-waiting = Bạn đã chọn đội hình. Đang chờ đội hình của người kia.

## Giữa hai người chơi

round-draw = Đề nghị hòa
round-draw-sent = Bạn đã đề nghị hòa.
round-draw-came = { $who } đề nghị hòa.
round-draw-refused = { $who } từ chối hòa.
round-takeback = Xin đi lại
round-takeback-ask = Xin đi lại
round-takeback-sent = Bạn đã xin đi lại lượt vừa rồi.
round-takeback-came = { $who } xin đi lại lượt vừa rồi.
round-takeback-accept = Cho phép
round-takeback-refused = { $who } không cho đi lại.
round-taken-back = Lượt đã được lấy lại.
round-withdraw = Rút lại
round-withdrawn = Đề nghị đã được rút lại.
round-give-time = Tặng 15 giây
round-time-given = { $who } được thêm { $seconds } giây.
round-resumed = Máy chủ đã vắng mặt. { $seconds } giây được trả lại.
round-away-label = Một người chơi vắng mặt
round-away = { $who } đang vắng mặt.
round-claim-in = Bạn có thể đòi kết quả sau { $time }.
round-claim-win = Đòi thắng
round-claim-draw = Đòi hòa
round-abort = Hủy ván
round-abort-ask = Hủy ván này? Không ai thắng.
round-aborted = Ván đã bị hủy.
round-say = Nói gì đó
round-said = { $who }: “{ $phrase }”
round-mute = Không hiện lời của người chơi khác
round-phrase-hello = Xin chào!
round-phrase-good_game = Ván hay lắm!
round-phrase-thank_you = Cảm ơn!
round-phrase-sorry = Xin lỗi!
round-phrase-one_moment = Xin chờ một chút.

## Sau ván

round-rematch = Chơi lại
round-rematch-sent = Bạn đã đề nghị chơi ván nữa.
round-rematch-came = { $who } đề nghị chơi ván nữa.
round-rematch-accept = Chơi lại
round-rematch-refused = { $who } không muốn chơi ván nữa.
round-next = Ván kế tiếp đã bắt đầu.
round-next-open = Sang ván kế tiếp
round-replay = Xem lại
round-look = Phân tích ván
round-record = Lưu dạng PGN
round-kept = Ván cũng được giữ trong trình duyệt này.
round-unkept = Ván không được giữ trong trình duyệt này.
