### Lời của phần xem lại ván, đến cùng màn hình của nó.

study-title = { $game }: xem lại ván cờ
study-ended = Ván cờ đã kết thúc: { $end }
study-moves = Nước đi và biến
study-none = Hãy đi một nước bất kỳ trên bàn cờ.
study-start = Thế ban đầu
study-fold = Thu gọn biến này
study-unfold = Mở biến này, { $count } nước
study-hidden = { $count } nước
study-walk = Đi qua các nước
study-above = Biến trước
study-below = Biến sau

## Máy

study-machine = Máy nghĩ gì
study-think = Cho máy nghĩ
study-stop = Dừng nghĩ
study-deeper = Sâu hơn
study-lines = Số biến của máy
study-lines-count = { $count } biến
study-thinking = Đang nghĩ …
study-over = Ván cờ kết thúc ở đây.
study-bar = Chưa biết
study-work = Độ sâu { $depth }, { $nodes } thế cờ, { $speed } mỗi giây
study-at-least = ít nhất { $score }
study-at-most = nhiều nhất { $score }
study-exact-draw = hòa
study-exact-win = { $side } thắng, { $count }
study-best = Tốt nhất: { $move }. { $score }
study-tapped = { $move } đang được hiện trên bàn cờ. Chạm lần nữa để đi.
study-play-to = Đi đến { $move }
study-play-line = Biến { $line } ({ $score }), nước { $number }: { $move }. Đi đến đây

## Nói về một nước đi

study-note = Về nước này
study-comment = Lời bình cho nước này
study-comment-start = Lời bình cho cả ván
study-promote = Đưa thành biến chính
study-promoted = Giờ đây là biến chính.
study-too-deep = Các biến lồng nhau quá sâu để làm vậy.
study-delete = Xóa từ đây
study-deleted = Đã xóa { $count } nước.
study-marks-step = Nước đi tốt hay xấu
study-marks-position = Thế cờ đáng giá thế nào
study-mark-good = Nước hay
study-mark-bad = Nước dở
study-mark-brilliant = Nước tuyệt hay
study-mark-blunder = Sai lầm lớn
study-mark-interesting = Nước đáng chú ý
study-mark-dubious = Nước đáng ngờ
study-mark-even = Thế cân bằng
study-mark-unclear = Thế chưa rõ
study-mark-little-first = { $first } hơn một chút
study-mark-little-second = { $second } hơn một chút
study-mark-clearly-first = { $first } hơn rõ
study-mark-clearly-second = { $second } hơn rõ
study-mark-winning-first = { $first } đang thắng
study-mark-winning-second = { $second } đang thắng
study-mark-other = Dấu { $glyph }

## Mang theo

study-share = Lưu và chia sẻ
study-link = Liên kết (chỉ biến chính)

## Đánh giá ván

study-review = Đánh giá ván
study-review-running = Đang xem nước { $done } trên { $total } …
study-review-done = Đã xem xong: tìm thấy { $count } sai lầm.
study-review-clean = Không tìm thấy sai lầm nào.
study-curve = Diễn biến ván cờ; bảng bên dưới nói cùng điều đó
study-accuracy = Độ chính xác của { $side }: { $percent } %
study-fault-blunder = Sai lầm lớn
study-fault-mistake = Sai lầm
study-fault-dubious = Đáng ngờ
study-why-ended = Nước này kết thúc ván cờ. { $end }.
study-why-lost = Sau nước này { $side } thắng trong nhiều nhất { $count } nước ({ $move }).
study-why-lost-proved = Sau nước này { $side } thắng trong { $count } nước ({ $move }).
study-why-taking = { $move } ăn { $piece }
study-why-taken = Mất quân: { $move } ăn { $piece }.
study-why-missed-win = { $side } đã có thể thắng trong nhiều nhất { $count } nước.
study-why-missed-win-proved = { $side } đã có thể thắng trong { $count } nước.
study-why-missed = Bỏ lỡ quân: có thể ăn { $piece }.
study-why-plain = Nước này bỏ mất thế tốt hơn.
study-better-was = Tốt hơn: { $line }
study-better = Xem biến tốt hơn
study-lay-all = Đưa mọi dấu và biến tốt hơn vào các nước đi
study-laid = Đã đánh dấu { $count } sai lầm, kèm biến tốt hơn bên cạnh.
study-review-again = Đánh giá lại biến chính hiện tại
study-table = Dạng bảng
study-table-move = Nước
study-table-worth = Giá trị
study-retry = Thử lại các sai lầm: { $side }
study-retry-number = { $number } trên { $count }.
study-retry-ask = { $side } đã đi { $move }. Nước nào tốt hơn?
study-retry-right = Tìm hay lắm.
study-retry-shown = Nước này đã có thể tốt hơn.
study-retry-wrong = Nước đó cũng bỏ mất một thứ. Hãy thử lại.
study-retry-next = Tiếp
study-retry-over = Đó là tất cả.
