# Lời của các màn hình và hộp thoại được tải sau. Chúng đến cùng màn hình đầu tiên trong số đó: nước đi đầu tiên không cần đến chúng.

## A new game

new-opponent-hotseat-hint = Hai bạn dùng chung máy này và thay nhau đi.
new-opponent-machine-hint = Máy suy nghĩ ngay trong trình duyệt.
new-opponent-link = Bạn bè qua liên kết
new-opponent-link-hint = Mỗi nước đi là một liên kết bạn gửi đi; không cần tài khoản, không cần máy chủ.
new-side = Bạn cầm quân
new-side-random = Bốc thăm
new-level = Trình độ
new-name = Tên bạn
new-name-second = Tên người cầm { $side }
new-name-hint = 1 đến 20 chữ cái, chữ số, dấu cách, - _ '
new-clock = Đồng hồ
new-clock-none = Không dùng đồng hồ
new-clock-common = Chung
new-clock-common-hint = Một đồng hồ chạy chung cho hai bên. Hết giờ thì bên nhiều điểm hơn thắng.
new-clock-minutes = Số phút cho cả hai bên
new-handoff = Hiện màn hình chuyển máy giữa hai lượt
new-options = Tùy chọn luật
new-position = Bắt đầu từ một thế cờ
new-position-text = Chuỗi thế cờ
new-start = Bắt đầu
new-replace = Ván đang chơi sẽ được cất vào kho lưu trữ.

## Status

status-waiting-link = Đang chờ liên kết của bạn bè. Bàn cờ chỉ để xem.

## Moves in words, for the live region

say-result = Ván cờ kết thúc: { $result }, { $reason }

## Keyboard help

keys-title = Bàn phím
keys-arrows = Phím mũi tên: đi giữa các ô
keys-levels = Page Up, Page Down: lên hoặc xuống một tầng
keys-enter = Enter hoặc phím cách: chọn quân, ô đến, phương án
keys-escape = Escape: bỏ điều đang chọn
keys-last = L: đọc nước vừa đi
keys-pieces = P: đọc các quân
keys-moves = M: đọc các nước hợp lệ của quân đang chọn, hoặc của tất cả
keys-status = S: đọc tình hình
keys-undo = U: hoàn tác; Shift và U: hoàn tác một lượt; R: làm lại
keys-flip = F: xoay bàn cờ
keys-boards = B: bàn tấn công kế tiếp
keys-space = Trong 3D: Shift và các phím mũi tên đi quanh bàn; + và − lại gần hoặc lùi xa
keys-promotion = Q, R, B, N: chọn quân phong cấp
keys-type = T: gõ nước đi
keys-help = ?: trợ giúp này

## Settings

settings-language = Ngôn ngữ
settings-theme = Giao diện
settings-theme-system = Theo hệ thống
settings-theme-light = Sáng
settings-theme-dark = Tối
settings-pieces = Bộ quân
settings-pieces-signs = Ký hiệu truyền thống
settings-pieces-pictures = Hình vẽ
settings-notation = Ký hiệu nước đi
settings-confirm = Xác nhận nước đi
settings-confirm-hint = Nước đi được xem trước và chỉ thực hiện khi bạn xác nhận.
settings-sounds = Âm thanh
settings-motion = Chuyển động
settings-motion-system = Theo hệ thống
settings-motion-full = Đầy đủ
settings-motion-reduced = Giảm bớt
settings-coordinates = Tọa độ
settings-targets = Hiện nơi quân đi được
settings-name = Tên bạn
settings-reset = Đặt lại mọi cài đặt

## Clocks, draws, hand-off

draw-declined = Đề nghị hòa bị từ chối.

## The beat

beat-title = Nhịp
beat-on = Chơi theo nhịp
beat-hint = Nước đi của bạn được chấm theo độ gần với nhịp. Mỗi mức được gì, và lạc nhịp thì sao, xem trong luật của trò chơi.
beat-tempo = Tốc độ
beat-bpm = { $bpm } nhịp mỗi phút
beat-volume = Âm lượng
beat-muted = Không tiếng, chỉ hiện nhịp
beat-latency = Độ trễ
beat-latency-value = { $ms } ms
beat-calibrate = Hiệu chỉnh
beat-calibrate-reset = Đặt về 0
beat-tap = Gõ theo từng nhịp
beat-tap-count = { $done } trên { $total }
beat-tap-cancel = Dừng hiệu chỉnh
beat-measured = Xong: từ nay trừ đi { $ms } ms.
beat-rules = Luật về nhịp

## The computer

machine-level = Trình độ { $level }

## King's Cooking: setting up, story

kc-setup-title = Chọn khách
kc-mode = Chọn quân theo cách nào?
kc-seed = Số hạt giống
kc-roll = Gieo lại
kc-pick-title = Chọn quân cho vị trí { $position }
kc-pick-for = { $name }, hãy chọn ba quân của bạn
kc-picked = { $file }: { $piece }
kc-hidden = Quân của { $name } được giấu cho đến khi bạn chọn xong.
kc-limit = Nhiều nhất 1 Hậu, 2 Xe, 2 Mã, 2 Tượng, 3 Tốt
kc-letters = Hoặc gõ ba chữ cái
kc-confirm = Xác nhận các quân
kc-fair = Khởi đầu cân bằng
kc-fair-hint = Nếu cả hai chơi hoàn hảo, khởi đầu này hòa.

## Links

link-open-title = Mở liên kết
link-open-hint = Dán liên kết bạn nhận được vào đây.
link-open = Mở
link-up-to-date = Đã là mới nhất.
link-new-ply = Mới: { $move }
link-accept = Chấp nhận
link-accept-ask = Liên kết này mang đến { $count ->
   *[other] { $count } nước mới
}. Chấp nhận?
link-join-title = Vào ván
link-join-text = { $name } mời bạn chơi { $game }. Bạn cầm { $side }.
link-join-pick = Bây giờ hãy chọn ba quân của bạn.
link-who-are-you = Bạn là người chơi nào?
link-i-am = Tôi là { $name } ({ $side })
link-spectate = Tôi chỉ xem
link-error-title = Không mở được liên kết này
link-error-kept = Không mất gì cả: ván cờ của bạn và nội dung liên kết vẫn được giữ.
link-back-to-game = Về ván của tôi
link-copy-text = Sao chép nội dung liên kết
link-open-another = Mở liên kết khác
link-new-game = Ván mới
link-stale-title = Liên kết cũ
link-stale-text = Liên kết này cũ hơn ván của bạn. Nó cho thấy thế cờ sau nước { $move }.
link-stale-newest = Hiện thế cờ mới nhất
link-skipped-title = Có nước bị bỏ qua
link-diverged-title = Hai diễn biến khác nhau
link-diverged-text = Ván của bạn và liên kết này khác nhau từ nước { $move }.
link-diverged-setup = Ván của bạn và liên kết này được bày khác nhau.
link-diverged-mine = Ván của tôi
link-diverged-theirs = Liên kết
link-diverged-first = khác nhau đầu tiên
link-diverged-keep = Giữ ván của tôi và tạo liên kết
link-diverged-take = Lấy ván của họ
link-diverged-take-hint = Ván của bạn được cất vào kho lưu trữ.
link-diverged-look = Xem lại
link-too-long-hint = Ván dài thì liên kết dài; vài ứng dụng nhắn tin cắt bớt. Hãy sao chép trọn vẹn.

## Saving

save-title = Ván đã lưu
save-none = Chưa có ván nào được lưu
save-running = Đang chơi
save-finished = Đã kết thúc
save-replaced = Đã cất, chưa xong
save-archive = Kho lưu trữ
save-name = Tên ván
save-default-name = { $game }, { $date }
save-deleted = Đã xóa { $name }.
save-undo-delete = Hoàn tác
save-clear = Dọn kho lưu trữ
save-clear-ask = Xóa tất cả { $count } ván trong kho?
save-export-file = Lưu thành tệp
save-export-pgn = Văn bản PGN
save-export-link = Liên kết
save-export-position = Chuỗi thế cờ
save-import-title = Mở một ván
save-import-forms = Đọc được liên kết, tệp đã lưu (JSON), PGN, DhtmlXQ, danh sách nước đi và thế cờ (FEN); trò chơi được tự nhận ra.
save-import-file = Chọn tệp
save-import-text = Hoặc dán biên bản
save-import-list-done = { $added ->
    [0] Không có ván nào mới
   *[other] { $added } ván đã vào kho lưu trữ
}; { $known ->
    [0] không ván nào có sẵn từ trước.
   *[other] { $known } ván đã có sẵn từ trước.
}
save-import-list-entry = Không nhận ván nào: ván thứ { $number } trong { $count } ván của danh sách bị từ chối.
save-last-change = Thay đổi { $date }
save-moves = { $count ->
   *[other] { $count } nước
}
save-broken = Không đọc được mục { $key }. Không có gì bị xóa: hãy xuất nó ra tệp hoặc xóa nó.
save-broken-field = Chỗ sai: { $field }.

## Rules pages

rules-none = Loại cờ này chưa có trang luật.
rules-show = Xem { $move }
rules-reset = Về thế cờ
rules-forbidden = Không được đi { $move }: { $reason }
rules-legend = Dấu chấm cho biết quân đang chọn đi được đến đâu. Nhấn một ví dụ để xem nước đi.
rules-failed = Không bày được bàn này: { $detail }
