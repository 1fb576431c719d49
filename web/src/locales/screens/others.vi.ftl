# Lời của các màn hình và hộp thoại được tải sau. Chúng đến cùng màn hình đầu tiên trong số đó: nước đi đầu tiên không cần đến chúng.

## Bước vào một trò chơi

tour-title = Một phút với { $game }
tour-open = Dạo một phút
action-study = Xem lại
action-edit = Sửa thế cờ này
tour-progress = Đã xong { $done } trên { $count } việc
tour-other = Nước đi hợp lệ, nhưng không phải việc này. Nước đó đã được lùi lại; hãy thử nữa.
tour-next = Tiếp
tour-finish = Xong
tour-show = Cho tôi xem
tour-skip = Bỏ qua
tour-over = Thế là xong. Bạn đã biết đủ cho ván đầu tiên.
tour-again = Lần nữa
welcome-title = Lần đầu chơi { $game }?
welcome-pieces = Hình vẽ hay ký hiệu?
welcome-beat = Chơi theo nhịp
welcome-refuse = Không, cảm ơn, và đừng hỏi nữa
piece-set-title = Hình vẽ hay ký hiệu?
piece-set-hint = Cách vẽ quân của trò này. Lúc nào cũng đổi được trong phần cài đặt.
piece-set-signs = Ký hiệu
piece-set-pictures = Hình vẽ
pieces-title = Các quân cờ
pieces-point = Chỉ vào một quân trên bàn để xem thẻ của nó.
pieces-steps = Có { $count } chỗ để đi từ đây
pieces-carries = Chở được: { $pieces }.
pieces-guards = Máy bay không vào được các ô đánh dấu.
examples-title = Ví dụ
link-guest = Khách

## A new game

new-opponent-hotseat-hint = Hai bạn dùng chung máy này và thay nhau đi.
new-opponent-machine-hint = Máy suy nghĩ ngay trong trình duyệt.
new-opponent-link = Bạn bè qua liên kết
new-opponent-link-hint = Mỗi nước đi là một liên kết bạn gửi đi; không cần tài khoản, không cần máy chủ.
new-side = Bạn cầm quân
new-side-random = Bốc thăm
new-level = Trình độ
level-follows = Theo sức bạn
level-follows-hint = Sau mỗi ván, máy mạnh lên hoặc yếu đi nửa cấp, để luôn vừa sức bạn.
level-follows-now = Hiện máy ở cấp { $level }.
new-seconds = Thời gian cho mỗi nước
new-seconds-usual = Như thường
new-seconds-each = { $count } giây
new-name = Tên bạn
new-name-second = Tên người cầm { $side }
new-name-hint = 1 đến 20 chữ cái, chữ số, dấu cách, - _ '
new-clock = Đồng hồ
new-clock-none = Không dùng đồng hồ
new-clock-usual = { $seconds ->
    [0] { $minutes } phút
   *[other] { $minutes } phút + { $seconds } giây
}
new-clock-own = Tự chọn
new-clock-kind = Loại đồng hồ
new-clock-kind-own = Cộng giây
new-clock-kind-own-hint = Mỗi bên có giờ riêng, và mỗi nước đi được cộng thêm số giây ấy.
new-clock-kind-delay = Chờ
new-clock-kind-delay-hint = Mỗi lượt, đồng hồ chờ ngần ấy giây rồi mới chạy. Thời gian chờ không được để dành.
new-clock-kind-periods = Đếm giây (byo-yomi)
new-clock-kind-periods-hint = Hết số phút thì đến các kỳ đếm giây. Đi trong một kỳ thì kỳ ấy lại đầy; không kịp thì mất kỳ ấy.
new-clock-minutes-each = Số phút mỗi bên
new-clock-periods-each = Số kỳ mỗi bên
new-clock-seconds-own = Số giây được cộng mỗi nước
new-clock-seconds-delay = Số giây chờ mỗi lượt
new-clock-seconds-periods = Số giây mỗi kỳ
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
keys-group-board = Trên bàn cờ
keys-group-choose = Chọn và đi
keys-group-listen = Đọc lên
keys-group-game = Ván cờ
keys-group-course = Xem lại ván cờ
keys-group-look = Góc nhìn
keys-arrows = Sang ô bên cạnh
keys-levels = Lên hoặc xuống một tầng
keys-own = Đến quân đầu tiên của bạn
keys-boards = Đến bàn tấn công kế tiếp
keys-enter = Chọn quân, ô đến, phương án
keys-onward = Đến ô đi được kế tiếp của quân đang chọn, hoặc quân kế tiếp đi được
keys-back = Trở lại cái trước đó
keys-escape = Bỏ điều đang chọn
keys-confirm = Đi nước đang chờ bạn đồng ý
keys-promotion = Chọn quân phong cấp
keys-type = Gõ nước đi
keys-last = Nước vừa đi
keys-pieces = Các quân
keys-moves = Các nước hợp lệ của quân đang chọn, hoặc của tất cả
keys-status = Đến lượt ai và những điều đáng chú ý
keys-hint = Gợi ý
keys-undo = Hoàn tác
keys-undoTurn = Hoàn tác cả một lượt gồm nhiều bước
keys-redo = Làm lại
keys-redoTurn = Làm lại cả một lượt
keys-menu = Trình đơn: đề nghị hòa, xin thua, luật, cài đặt
keys-help = Trợ giúp này
keys-previous = Lùi một nước (phím mũi tên khi ở ngoài bàn cờ)
keys-next = Tiến một nước
keys-variations = Đến các biến khác
keys-courseFirst = Về thế cờ đầu
keys-courseLast = Đến thế cờ cuối
keys-flip = Xoay bàn cờ
keys-space = Bàn cờ 3D, hoặc trở lại bàn phẳng
keys-around = Trong 3D: đi quanh bàn
keys-nearer = Trong 3D: lại gần, lùi xa

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
settings-motion = Chuyển động của quân
settings-motion-system = Theo hệ thống
settings-motion-still = Tắt
settings-motion-slow = Chậm
settings-motion-normal = Vừa
settings-motion-fast = Nhanh
settings-breath = Máy dừng một lát trước khi đi
settings-breath-0 = Không
settings-breath-250 = Ngắn
settings-breath-500 = Vừa
settings-breath-1000 = Lâu
settings-volume = Âm lượng
settings-haptics = Rung
settings-haptics-hint = Nếu thiết bị rung được, nó rung nhẹ khi đi quân, bắt quân và chiếu.
settings-look = Màu bàn cờ
settings-look-usual = Như thường
settings-look-paper = Giấy
settings-look-jade = Ngọc bích
settings-look-chart = Hải đồ
settings-look-moss = Rêu
settings-look-green = Xanh lá
settings-look-slate = Xám xanh
settings-back = Trở lại ván: { $game }
settings-group-page = Trang này
settings-group-moves = Thấy, nghe và cảm nhận nước đi
settings-group-you = Bạn và máy
settings-group-games = Riêng từng trò chơi
settings-coordinates = Tọa độ
settings-targets = Hiện nơi quân đi được
settings-machine-draws = Máy được đồng ý hòa và đề nghị hòa
settings-machine-resigns = Máy được xin thua khi thua rõ
settings-name = Tên bạn
settings-reset = Đặt lại mọi cài đặt

## Clocks, draws, hand-off

draw-declined = Đề nghị hòa bị từ chối.
draw-accepted = Đề nghị hòa được chấp nhận.

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
beat-uneven = Các lần gõ quá không đều. Không có gì thay đổi; hãy thử lại.
beat-far = Các lần gõ quá xa nhịp. Không có gì thay đổi; hãy thử lại.
beat-exact = đúng nhịp
beat-early = sớm { $ms } ms
beat-late = muộn { $ms } ms
beat-new-hint = Nước đi đúng nhịp được nhiều năng lượng hơn. Máy cũng đi theo nhịp.
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

## What is seen of a move

seen-rider = { $piece } đi theo và đến { $square }
seen-rider-transported = { $piece } đi theo, đến { $square } và từ nay là quân đã được chở: không được đi hai ô, không bắt Tốt qua đường
seen-castled = { $piece } sang { $square }
seen-check-one = { $piece } { $square } chiếu { $way }
seen-check-many = { $attackers } cùng chiếu
seen-mate-one = { $piece } { $square } chiếu hết { $way }
seen-mate-many = { $attackers } cùng chiếu hết
seen-attacker = { $piece } { $square } ({ $way })
seen-way-file = theo cột dọc
seen-way-rank = theo hàng ngang
seen-way-diagonal = theo đường chéo
seen-way-column = thẳng từ trên hoặc từ dưới
seen-way-leap = bằng một bước nhảy
seen-way-levels = { $way }, từ tầng khác

## Hints

hint-piece = Hãy nhìn { $piece } ở { $from }.
hint-target = { $piece } { $from }: hãy nhìn { $to }.
hint-board = Hãy nhìn bàn tấn công ở { $from }.
hint-board-to = Bàn tấn công ở { $from }: hãy nhìn { $to }.
hint-more = Gợi ý thêm
hint-play = Đi nước này
score-even = Thế cờ cân bằng.
score-little = { $who ->
    [you] Bạn hơi ưu thế.
    [other] Đối thủ hơi ưu thế.
   *[side] { $side } hơi ưu thế.
}
score-better = { $who ->
    [you] Bạn ưu thế hơn.
    [other] Đối thủ ưu thế hơn.
   *[side] { $side } ưu thế hơn.
}
score-clearly = { $who ->
    [you] Bạn ưu thế rõ rệt.
    [other] Đối thủ ưu thế rõ rệt.
   *[side] { $side } ưu thế rõ rệt.
}
score-winning = { $who ->
    [you] Bạn đang thắng thế.
    [other] Đối thủ đang thắng thế.
   *[side] { $side } đang thắng thế.
}
score-win = { $who ->
    [you] Bạn thắng
    [other] Đối thủ thắng
   *[side] { $side } thắng
} sau nhiều nhất { $count } nước.
score-proved-win = { $who ->
    [you] Bạn thắng
    [other] Đối thủ thắng
   *[side] { $side } thắng
} sau { $count } nước.
score-exact-win = Nếu chơi hoàn hảo, { $who ->
    [you] bạn thắng
    [other] đối thủ thắng
   *[side] { $side } thắng
} sau { $count } nước.
score-exact-draw = Nếu chơi hoàn hảo, ván này hòa.

## Ends

result-score = { $first } : { $second }
result-replay = Xem lại từ đầu
result-who-did-what = Căn cứ xử
result-final-link = Liên kết cuối cùng chưa được sao chép.
result-score-split = { $side }: { $guests } khách và { $auto } quân trên bàn được tính, tổng { $total }
end-sentence = { $reason }.
end-moves = Sau { $count } nước
end-cooks = { $who ->
    [you] Bạn phải nấu ăn!
   *[other] { $side } phải nấu ăn!
}
end-rematch = Đấu lại, đổi bên: { $side } đi trước
end-rematch-you = { $begins ->
    [you] Đấu lại: cầm quân { $side }, đi trước
   *[other] Đấu lại: cầm quân { $side }, đi sau
}
end-level-up = Trình độ cao hơn: { $level }
end-level-down = Trình độ thấp hơn: { $level }
end-again = Chơi lại từ nước cuối của tôi
end-checkmate = { $as ->
    [won] Bạn đã chiếu hết đối thủ.
   *[lost] Bạn bị chiếu hết.
}
end-xiangqi-checkmate = { $as ->
    [won] Bạn đã chiếu bí đối thủ.
   *[lost] Bạn bị chiếu bí.
}
end-stalemate = { $as ->
    [won] Đối thủ hết nước đi nên thua.
    [lost] Bạn hết nước đi nên thua.
   *[drawn] Không còn nước hợp lệ, mà Vua không bị chiếu.
}
end-perpetual_check = { $as ->
    [won] Đối thủ chiếu ở mọi nước của vòng lặp, điều đó bị cấm.
   *[lost] Bạn chiếu ở mọi nước của vòng lặp, điều đó bị cấm.
}
end-perpetual_chase = { $as ->
    [won] Đối thủ đuổi bắt cùng một quân ở mọi nước của vòng lặp, điều đó bị cấm.
   *[lost] Bạn đuổi bắt cùng một quân ở mọi nước của vòng lặp, điều đó bị cấm.
}
end-dominance = { $as ->
    [won] Bạn đi mười nước hoàn hảo liên tiếp, nước cuối chiếu tướng.
   *[lost] Đối thủ đi mười nước hoàn hảo liên tiếp, nước cuối chiếu tướng.
}
end-commander = { $as ->
    [won] Bạn đã bắt Tư lệnh.
   *[lost] Tư lệnh của bạn bị bắt.
}
end-sea = { $as ->
    [won] Bạn đã diệt Hải quân cuối cùng.
   *[lost] Bạn mất Hải quân cuối cùng.
}
end-air = { $as ->
    [won] Bạn đã diệt Không quân cuối cùng.
   *[lost] Bạn mất Không quân cuối cùng.
}
end-land = { $as ->
    [won] Bạn đã diệt hết Lục quân.
   *[lost] Bạn mất hết Xe tăng, Bộ binh và Pháo binh.
}
end-points = { $as ->
    [won] Hết giờ, và bạn nhiều điểm hơn.
    [lost] Hết giờ, và đối thủ nhiều điểm hơn.
   *[drawn] Hết giờ, và hai bên bằng điểm.
}
end-empty = { $as ->
    [won] Một bên không còn quân trên bàn, và bạn nhiều điểm hơn.
    [lost] Một bên không còn quân trên bàn, và đối thủ nhiều điểm hơn.
   *[drawn] Một bên không còn quân trên bàn, và hai bên bằng điểm.
}
end-resign = { $as ->
    [won] { $other ->
        [machine] Máy xin thua.
       *[person] Đối thủ xin thua.
    }
   *[lost] Bạn đã xin thua.
}
end-agreement = Hai bên đồng ý hòa.
end-time = { $as ->
    [won] Đối thủ hết giờ.
   *[lost] Bạn hết giờ.
}
end-abandoned = { $as ->
    [won] Đối thủ bỏ ván.
   *[lost] Bạn đã bỏ ván.
}

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
link-position = Liên kết chỉ đến thế cờ này
link-too-long-hint = Ván dài thì liên kết dài; vài ứng dụng nhắn tin cắt bớt. Hãy sao chép trọn vẹn.

## Saving

save-title = Ván đã lưu
save-none = Chưa có ván nào được lưu
save-running = Đang chơi
save-finished = Đã kết thúc
save-replaced = Đã cất, chưa xong
save-study = Bản xem lại
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
rules-legend = Bàn nào cũng chơi được; dấu chấm cho biết quân đang chọn đi được đến đâu. Nhấn một ví dụ để xem nước đi.
rules-failed = Không bày được bàn này: { $detail }

eye-views = Góc nhìn
eye-from-side = Nhìn từ phía { $side }
eye-above = Nhìn từ trên xuống
eye-aside = Nhìn từ bên cạnh
eye-nearer = Gần hơn
eye-further = Xa hơn
eye-spread = Tách các tầng ra xa
eye-only = Chỉ { $level }
eye-levels = Các tầng
eye-cost = { $calls } lệnh vẽ · { $ms } ms · hình { $frames }

# The panels of a picture of which a phone shows one at a time.
layers-title = Bàn đang hiện
layers-targets = { $count } ô đi được
layers-last = nước vừa đi


settings-programmers = Dành cho lập trình viên
settings-programmers-hint = Cho thấy bàn cờ được dựng và vẽ ra sao. Chơi cờ không cần đến.
settings-wires = Hiện mọi vị trí của bàn tấn công kèm số hiệu
settings-figures = Hiện chi phí vẽ 3D

# A level of the chosen piece's column that it may go to, and what that costs.
lift-rise = Lên { $place }
lift-sink = Xuống { $place }
lift-cost = tốn { $cost }
lift-needs = cần { $cost }, bạn có { $has }
new-watch = Xem máy tự chơi với mình
new-edit = Dựng một thế cờ
new-from-position = Ván cờ bắt đầu từ thế cờ đã dựng.
