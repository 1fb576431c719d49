### Tiếng Việt. Mọi danh mục có đúng cùng một tập thông điệp; có phép thử so sánh.

## The page

app-name = Fairyring
app-tagline = Năm loại cờ khác thường trên một bàn.
app-loading = Đang tải …
app-loading-engine = Đang bày bàn cờ …
app-error = Có lỗi xảy ra: { $detail }
app-retry = Thử lại
app-reload = Tải lại trang
app-missing-engine = Không tải được bộ máy chơi cờ.
app-missing-thinker = Không tải được đối thủ máy.
app-missing-pieces = Không tải được hình quân cờ.
app-missing-screen = Không tải được phần này của trang.
app-missing-rules = Không tải được luật của loại cờ này.
app-missing-words = Không tải được phần chữ của ngôn ngữ này.
app-missing-style = Không tải được phần trình bày của trang.
app-missing-again = Trang sẽ tự thử lại. Nếu vẫn không được, có thể trang đã được cập nhật: hãy tải lại. Ván cờ của bạn được giữ nguyên.
app-revived = Bộ máy chơi cờ bị ngắt và đã khởi động lại. Ván cờ đã được khôi phục, không mất gì cả.
app-revived-lost = Bộ máy chơi cờ bị ngắt và đã khởi động lại. Có { $lost } bàn không bày lại được: hãy mở lại. Các ván đã lưu vẫn còn nguyên.
app-broken-title = Không hiện được màn hình này
app-fault = Trang gặp lỗi. Ván cờ của bạn được giữ nguyên. Nếu có gì không phản hồi, hãy tải lại trang.
app-skip = Đến thẳng bàn cờ
app-menu = Trình đơn
app-home = Tất cả các loại cờ
app-close = Đóng
app-cancel = Hủy
app-ok = Đồng ý
app-yes = Có
app-no = Không
app-copy = Sao chép
app-copied = Đã sao chép
app-delete = Xóa
app-rename = Đổi tên
app-open = Mở
app-more = Thêm
app-offline = Mọi thứ chạy ngay trong trình duyệt của bạn; không có gì được gửi đi.
app-main = Nội dung chính
app-page-title = { $page } – Fairyring

## Start screen

start-title = Chọn một loại cờ
start-play = Chơi
start-rules = Luật
start-play-game = Chơi { $game }
start-rules-game = Luật của { $game }
start-continue = Chơi tiếp
start-continue-game = Chơi tiếp { $game }, nước { $move }
start-saved = Ván đã lưu
start-open-link = Mở liên kết

game-kings-cooking-name = Vua vào bếp
game-kings-cooking-story = Mỗi bên ba vị khách trên chín ô: đưa khách của bạn sang dự tiệc nhà đối thủ trước khi họ sang nhà bạn. Ai thua phải nấu ăn.
game-xiangqi-name = Cờ tướng
game-xiangqi-story = Hai đạo quân, một con sông, hai cung Tướng, và Pháo bắn qua ngòi.
game-rhythm-name = Cờ tướng nhịp điệu
game-rhythm-story = Cờ tướng trên ba tầng: mỗi nước đi sinh năng lượng, và năng lượng đưa quân lên trời.
game-cotulenh-name = Cờ Tư Lệnh
game-cotulenh-story = Hải quân, không quân và lục quân trên biển và trên bộ: chở nhau, triển khai và trở thành anh hùng.
game-trid-name = Cờ vua ba chiều
game-trid-story = Cờ vua trên bảy bàn xếp chồng lên nhau, trong đó bốn bàn di chuyển được.
game-unknown-story = Loại cờ này chưa có lời giới thiệu.

## A new game

new-title = Ván mới
new-title-game = Ván mới: { $game }
new-opponent = Đối thủ
new-opponent-hotseat = Hai người tại đây
new-opponent-hotseat-hint = Hai bạn dùng chung máy này và thay nhau đi.
new-opponent-machine = Máy tính
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

side-first = Bên đi trước
side-second = Bên đi sau
side-light = Sáng
side-dark = Tối
side-red = Đỏ
side-black = Đen
side-blue = Xanh
side-white = Trắng

level-1 = 1 – Mới biết chơi
level-2 = 2 – Tập sự
level-3 = 3 – Chơi vui
level-4 = 4 – Vững nước
level-5 = 5 – Kỳ thủ câu lạc bộ
level-6 = 6 – Kỳ thủ câu lạc bộ mạnh
level-7 = 7 – Cao thủ
level-8 = 8 – Kiện tướng
level-9 = 9 – Quán quân
level-10 = 10 – Toàn lực
level-kings-cooking-10 = 10 – Hoàn hảo

preset-before = Như trước
preset-xiangqi-federations = Theo luật các liên đoàn
preset-cotulenh-author = Theo tác giả
preset-cotulenh-total = Toàn lực, tính điểm
preset-cotulenh-tactical = Chiến thuật, tính điểm
preset-cotulenh-sea_battle = Hải chiến chín quân
preset-cotulenh-air_battle = Không chiến chín quân
preset-trid-revised = Luật sửa đổi
preset-trid-meder = Luật thi đấu Meder
option-on = bật
option-off = tắt

## The board and its buttons

board-label = Bàn cờ { $game }
board-level = Bàn { $level }
board-help = Phím mũi tên để đi giữa các ô, Page Up và Page Down để đổi tầng, Enter để chọn, Escape để hủy. L: nước vừa đi. P: các quân. M: các nước. ?: tất cả phím.
board-empty = trống
board-site = { $square }: { $contents }
board-piece = { $piece } { $side }
board-stack = chồng quân gồm { $pieces }
board-last-move = nước vừa đi
board-target = đi đến được
board-target-capture = ăn quân được
board-selected = đang chọn
board-checked = đang bị chiếu
board-court = Sân của { $side }
board-court-button = Dự tiệc!
board-court-button-label = Dự tiệc! { $piece } sang sân của { $side }
board-layer-ground = Tầng đất
board-layer-standard = Tầng chuẩn
board-layer-sky = Tầng trời
board-view-panels = Các bàn cạnh nhau
board-view-columns = Xem theo cột
board-column-levels = Mọi tầng của cột { $column }
board-air-defence-side = Vùng phòng không của { $side }
board-promotion-squares-side = Ô phong cấp của { $side }
board-attack-board-at = Bàn tấn công { $board } trên trụ { $pin }
board-attack-board-free = { $side } được di chuyển bàn này
board-attack-board-nobody = không ai được di chuyển bàn này
board-pin = Trụ { $pin }
board-pin-cross-track = ray bên kia

action-undo = Hoàn tác
action-undo-turn = Hoàn tác một lượt
action-redo = Làm lại
action-redo-turn = Làm lại một lượt
action-flip = Xoay bàn cờ
action-resign = Xin thua
action-resign-ask = Xin thua ván này?
action-draw = Đề nghị hòa
action-draw-accept = Nhận hòa
action-draw-decline = Từ chối
action-new = Ván mới
action-rematch = Đấu lại
action-share = Chia sẻ
action-hint = Gợi ý
action-move-now = Đi ngay
action-takeover = Cầm quân bên này
action-first = Thế cờ đầu
action-previous = Lùi một nước
action-next = Tiến một nước
action-last = Thế cờ cuối
action-story = Câu chuyện và hướng dẫn
action-settings = Cài đặt
action-rules = Luật
action-keys = Bàn phím

typed-label = Gõ nước đi
typed-play = Đi

confirm-title = Xác nhận nước đi
confirm-staged = { $move } – xác nhận?
confirm-commit = Xác nhận
confirm-cancel = Hủy

## Status

status-turn = Đến lượt { $side }
status-turn-check = Đến lượt { $side }, đang bị chiếu
status-waiting = Đang chờ { $name }
status-waiting-link = Đang chờ liên kết của bạn bè. Bàn cờ chỉ để xem.
status-thinking = Máy đang nghĩ …
status-thinking-depth = Máy đang nghĩ … độ sâu { $depth }
status-viewing = Bạn đang xem một thế cờ trước đó. Bàn cờ chỉ để xem.
status-elsewhere = Ván cờ đã tiếp tục ở cửa sổ khác.
status-impending = Thế cờ này xuất hiện lần thứ hai. Lần thứ ba với đúng các nước ấy: { $end }.
story-near = Sẽ xử thế nào
status-viewing-ply = Nước { $ply } trên { $total }
status-back-to-game = Về ván cờ
status-ply = Nước { $ply }
status-mode-hotseat = Hai người tại đây
status-mode-machine = Đấu với máy, trình độ { $level }
status-mode-link = Qua liên kết
status-owed-promotion = { $side } phải phong cấp Tốt ở { $square }
status-owed-count = { $count ->
   *[other] Còn { $count } lần phong cấp phải làm
}
status-promotion-available = Có thể phong cấp
status-promotion-required = Bắt buộc phong cấp
status-promotion-deferred = { $count ->
   *[other] Phong cấp bị hoãn ({ $count } Tốt)
}
status-promotion-waiting = Đang chờ phong cấp
status-plane-returned = Mặt phẳng phong cấp đã trở lại: Tốt ở { $square } lại tiến được.
status-session = { $side } đang triển khai từ { $square }
status-session-remaining = Còn lại: { $pieces }
status-session-acted = Đã triển khai: { $pieces }
status-session-commit = Kết thúc triển khai
status-session-cancel = Hủy triển khai
status-session-undo = Hoàn tác một bước
status-session-not-yet = Chưa thể kết thúc triển khai: { $reason }
status-over = Ván cờ kết thúc
status-score = Tỉ số { $first } : { $second }

meter-guests = Khách
meter-captured = Bị ăn
meter-no_progress = Số nước không tiến triển
meter-ply = Số nước
meter-energy = Năng lượng
meter-clock = Số nước không tiến triển
meter-pieces = Số quân
meter-deferred = Tốt bị hoãn phong cấp
meter-frozen = Tốt bị kẹt
meter-navies = Hải quân
meter-air_forces = Không quân
meter-land_army = Lục quân
meter-points = Điểm
meter-value = { $name }: { $value }
meter-of = { $value } trên { $max }

captured-by = { $side } đã ăn

moves-title = Biên bản
moves-none = Chưa có nước nào
moves-jump = Đến nước { $move }
moves-notation = Ký hiệu
moves-show = Hiện biên bản
moves-hide = Ẩn biên bản

## How a game ends

result-win = { $side } thắng
result-win-named = { $name } ({ $side }) thắng
result-draw = Hòa
result-draw-kings-cooking = Hòa: hai vua cùng nấu ăn
result-score = { $first } : { $second }
result-score-split = { $side }: { $guests } khách và { $auto } quân trên bàn được tính, tổng { $total }
result-loser-cooks = { $loser } phải nấu ăn!
result-below = Kết quả, ván mới, xem lại
result-plies = { $count ->
   *[other] Sau { $count } nước
}
result-replay = Xem lại
result-who-did-what = Căn cứ xử
result-final-link = Liên kết cuối cùng chưa được sao chép.

reason-checkmate = chiếu hết
reason-xiangqi-checkmate = chiếu bí
reason-stalemate = hết nước đi mà không bị chiếu
reason-xiangqi-stalemate = { $loser } hết nước đi nên thua
reason-rhythm-stalemate = { $loser } hết nước đi nên thua
reason-material = không bên nào còn quân đủ sức thắng
reason-perpetual_check = { $loser } chiếu ở mọi nước của vòng lặp (trường chiếu)
reason-perpetual_chase = { $loser } đuổi bắt cùng một quân ở mọi nước của vòng lặp (trường tróc)
reason-mutual_check = hai bên cùng chiếu ở mọi nước của vòng lặp
reason-mutual_chase = hai bên cùng đuổi bắt ở mọi nước của vòng lặp
reason-repetition = thế cờ lặp lại lần thứ ba
reason-move_limit = quá nhiều nước không ăn quân
reason-dominance = mười nước hoàn hảo liên tiếp, nước cuối chiếu tướng
reason-fifty = mỗi bên đi năm mươi nước không ăn quân, không đi Tốt, không phong cấp
reason-clock = một trăm nước (tính cả hai bên) không ăn quân
reason-bare = chỉ còn lại hai Tư lệnh
reason-commander = Tư lệnh của { $loser } bị bắt
reason-sea = { $loser } mất Hải quân cuối cùng
reason-air = { $loser } mất Không quân cuối cùng
reason-land = { $loser } mất hết Xe tăng, Bộ binh và Pháo binh
reason-sea_points = { $loser } diệt Hải quân cuối cùng, nhưng { $winner } nhiều điểm hơn
reason-air_points = { $loser } diệt Không quân cuối cùng, nhưng { $winner } nhiều điểm hơn
reason-land_points = { $loser } diệt hết Lục quân, nhưng { $winner } nhiều điểm hơn
reason-points = hết giờ, tính điểm phân thắng bại
reason-empty = một bên không còn quân trên bàn
reason-no_action = { $loser } không còn nước nào
reason-kings-cooking-no_action = bên đến lượt không còn nước nào
reason-no_progress = bốn mươi nước (tính cả hai bên) không ăn quân, không rời bàn, không đi Tốt
reason-resign = { $loser } xin thua
reason-agreement = hai bên thỏa thuận
reason-time = { $loser } hết giờ
reason-abandoned = { $loser } bỏ ván
reason-adjudication = do trọng tài phân xử
reason-unknown = { $code }


list-and = { $first } và { $second }
list-comma = { $first }, { $second }

## Pieces

piece-king = Vua
piece-queen = Hậu
piece-rook = Xe
piece-bishop = Tượng
piece-knight = Mã
piece-pawn = Tốt
piece-board = Bàn tấn công
piece-commit = Kết thúc triển khai
piece-pass = Bỏ lượt
piece-stone = Đá
piece-xiangqi-king = Tướng
piece-xiangqi-advisor = Sĩ
piece-xiangqi-elephant = Tượng
piece-xiangqi-horse = Mã
piece-xiangqi-rook = Xe
piece-xiangqi-cannon = Pháo
piece-xiangqi-pawn = Tốt
piece-cotulenh-commander = Tư lệnh
piece-cotulenh-infantry = Bộ binh
piece-cotulenh-tank = Xe tăng
piece-cotulenh-militia = Dân quân
piece-cotulenh-engineer = Công binh
piece-cotulenh-artillery = Pháo binh
piece-cotulenh-anti_air = Cao xạ
piece-cotulenh-missile = Tên lửa
piece-cotulenh-air_force = Không quân
piece-cotulenh-navy = Hải quân
piece-cotulenh-headquarter = Sở chỉ huy
piece-heroic = { $piece } anh hùng

badge-heroic-hint = Anh hùng: xa hơn một ô và đủ tám hướng
badge-deferred-hint = Phong cấp bị hoãn – chờ bàn tấn công rời đi (bị { $detail } che)
badge-frozen-hint = Thiếu mặt phẳng phong cấp – không tiến được (hiện không có ô nào trong { $detail })
badge-transported-hint = Tốt này đã được bàn tấn công chở đi: không được đi hai ô và không bắt Tốt qua đường
badge-check-hint = Có phần trong thế chiếu trên bàn
badge-acted-hint = Quân này đã hành động trong lần triển khai đang mở
badge-sheltered-hint = Nấp trong Sở chỉ huy: Bộ binh, Dân quân, Cao xạ và Tên lửa không bắt được
badge-counts-hint = Tính cho mục tiêu: bên nào mất quân cuối cùng của binh chủng này thì thua

## Choosing

choose-title = Chọn
choose-promotion-title = Chọn một quân để xác nhận và phong cấp
choose-promotion-cancel = Hủy
choose-promotion-cancel-label = Hủy phong cấp
choose-promotion-forced-title = Phong cấp bắt buộc
choose-promotion-forced-banner = Bàn tấn công đã di chuyển! Tốt của bạn phải phong cấp trước khi chơi tiếp.
choose-promotion-count = Phong cấp { $number } trên { $count }
choose-promotion-square = Tốt ở { $square }
choose-arrival-title = Hành khách đến nơi thế nào?
choose-arrival-only = Chỉ có cách này; xin hãy xác nhận.
choose-stack-title = Ai đi?
choose-stack-one = Riêng { $piece }
choose-capture-title = Ăn và tiến đến, hay đánh rồi ở lại?
choose-forbidden = Không được: { $reason }

choice-queen = Hậu
choice-rook = Xe
choice-bishop = Tượng
choice-knight = Mã
choice-same = Giữ nguyên vị trí
choice-rotated = Xoay
choice-whole = Cả chồng
choice-capture = Ăn và tiến đến đó
choice-stay = Đánh rồi ở lại
choice-heroic_plane = Không quân anh hùng
choice-heroic_tank = Xe tăng anh hùng
choice-commit = Kết thúc triển khai
choice-take = Lấy
choice-return = Trả lại
choice-stop = Dừng

note-check = chiếu
note-mate = chiếu hết
note-xiangqi-mate = chiếu bí
note-same_position = giữ nguyên vị trí
note-rotated = xoay
note-forces_promotion = buộc đối thủ phong cấp
note-carried_promotion = hành khách phong cấp
note-deferred = phong cấp bị hoãn
note-castle = nhập thành
note-cross_track = đổi ray
note-landing = đến ô { $square }

inspector-carrier = Quân chở
inspector-passenger = Quân được chở

## Moves in words, for the live region

say-move = { $piece } { $from } đến { $to }
say-move-capture = { $piece } { $from } đến { $to }, ăn { $victim }
say-stay = { $piece } ở { $from } đánh { $victim } ở { $to } rồi ở lại
say-suicide = { $piece } từ { $from } lao vào { $victim } ở { $to } và hy sinh
say-en-passant = { $piece } { $from } đến { $to }, bắt { $victim } qua đường
say-promotes = phong thành { $piece }
say-becomes-heroic = { $piece } ở { $square } trở thành anh hùng
say-departure = { $piece } rời { $from } đi dự tiệc
say-castle = nhập thành, Vua { $from } đến { $to }
say-board-moved = bàn tấn công { $board } từ { $from } đến { $to }
say-board-moved-rotated = bàn tấn công { $board } từ { $from } đến { $to }, xoay
say-board-turned = bàn tấn công { $board } xoay tại { $from }
say-board-went = bàn tấn công từ { $from } đến { $to }
say-board-turned-on = bàn tấn công ở { $from } xoay tại chỗ
say-forced-promotion = Tốt ở { $square } thành { $piece }
say-promotion-owed = { $side } phải phong cấp ở { $square }
say-deploy = { $piece } triển khai từ { $from } đến { $to }
say-deploy-capture = { $piece } triển khai từ { $from } đến { $to }, ăn { $victim }
say-commit = kết thúc triển khai
say-pass = { $side } mất lượt
say-layer = { $piece } ở { $from } chuyển sang { $layer }
say-layer-capture = { $piece } ở { $from } chuyển sang { $layer }, ăn { $victim }
say-energy = năng lượng { $value }
say-check = chiếu
say-mate = chiếu hết
say-xiangqi-mate = chiếu bí
say-side = { $side }: { $move }
say-selected = Đã chọn { $piece } ở { $square }, { $count ->
    [0] không có ô đến
   *[other] { $count } ô đến
}
say-unselected = đã bỏ chọn
say-board-selected = Đã chọn bàn tấn công { $board }, { $count ->
    [0] không có trụ nào để đến
   *[other] { $count } trụ
}
say-staged = { $move }; nhấn Enter để xác nhận
say-undone = { $count ->
   *[other] Đã hoàn tác { $count } bước
}
say-redone = { $count ->
   *[other] Đã làm lại { $count } bước
}
say-last-move = Nước vừa đi: { $move }
say-no-last-move = Chưa có nước nào
say-pieces = { $side }: { $pieces }
say-piece-at = { $piece } { $square }
say-movable = { $pieces } quân với { $count } nước đi: { $moves }
say-idle = { $place }. Bây giờ không có gì để đi từ đây
say-moves = { $count ->
    [0] Không có nước hợp lệ
   *[other] { $count } nước hợp lệ: { $moves }
}
say-draw-offered = { $side } đề nghị hòa
say-draw-declined = { $side } từ chối hòa
say-resigned = { $side } xin thua
say-flipped = Bàn cờ đã xoay: { $side } ở phía dưới
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

settings-title = Cài đặt
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
settings-debug-boards = Hiện mọi vị trí của bàn tấn công

notation-machine = Dạng của máy
notation-san = Ngắn
notation-lan = Dài
notation-iccs = ICCS (h2e2)
notation-uci = UCI (h3e3)
notation-wxf = WXF (C2.5)
notation-chinese = Chữ Hán (炮二平五)

## Clocks, draws, hand-off

clock-of = Đồng hồ của { $side }
clock-common = Thời gian chung còn lại

draw-offered-you = { $side } đề nghị hòa.
draw-declined = Đề nghị hòa bị từ chối.

handoff-title = Chuyển máy
handoff-moved = { $name } đã đi: { $move }
handoff-next = { $name }, đến lượt bạn.
handoff-ready = Tôi đã sẵn sàng
handoff-name = Xin cho biết tên bạn
handoff-cover = Bàn cờ được che cho đến khi bạn nhấn nút.

## The beat

beat-title = Nhịp
beat-open = Nhịp
beat-open-on = Nhịp: bật, { $bpm } mỗi phút
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
beat-rules = Luật về nhịp
beat-waiting = theo nhịp …
grade-perfect = Hoàn hảo
grade-great = Tuyệt
grade-good = Khá
grade-miss = Lạc nhịp

## The computer

machine-level = Trình độ { $level }
machine-retry = Hỏi lại
machine-takeover = Tự chơi tiếp

hint-best = Nước tốt nhất: { $move }
hint-evaluation = Đánh giá { $score }
hint-mate = Chiếu hết sau { $count } nước
hint-xiangqi-mate = Chiếu bí sau { $count } nước
hint-perfect-win = chơi hoàn hảo: { $side } thắng sau { $count } nước
hint-perfect-draw = chơi hoàn hảo: hòa
hint-solving = Đang giải ván này … { $percent } %

## King's Cooking: setting up, story

kc-setup-title = Chọn khách
kc-mode = Chọn quân theo cách nào?
kc-mode-mirrored = Đối xứng
kc-mode-mirrored-hint = Bạn chọn ba loại quân; hai bên giống nhau.
kc-mode-independent = Riêng từng bên
kc-mode-independent-hint = Mỗi người chọn ba quân, người sau không thấy người trước chọn gì.
kc-mode-random = Ngẫu nhiên
kc-mode-random-hint = Một số hạt giống chọn cho cả hai.
kc-seed = Số hạt giống
kc-roll = Gieo lại
kc-pick-title = Chọn quân cho vị trí { $position }
kc-pick-for = { $name }, hãy chọn ba quân của bạn
kc-picked = { $file }: { $piece }
kc-hidden = Quân của { $name } được giấu cho đến khi bạn chọn xong.
kc-limit = Nhiều nhất 1 Hậu, 2 Xe, 2 Mã, 2 Tượng, 3 Tốt
kc-letters = Hoặc gõ ba chữ cái
kc-confirm = Xác nhận các quân
kc-start = Bắt đầu ván
kc-fair = Khởi đầu cân bằng
kc-fair-hint = Nếu cả hai chơi hoàn hảo, khởi đầu này hòa.
kc-story-title = Câu chuyện
kc-story-1 = “Tối nay ta sang ăn tối!” vua phe Sáng tuyên bố.
kc-story-2 = “Thật trùng hợp,” vua phe Tối đáp, “ta cũng đang định sang chỗ ngài!”
kc-story-3 = Chẳng ai muốn nấu ăn. Thế là cả hai cử khách đi trước: ai có ít khách ở bàn tiệc bên kia hơn thì phải ở nhà đứng bếp.
kc-instructions-title = Sáu dòng hướng dẫn
kc-instruction-1 = Mỗi bên có ba quân trên bàn chín ô. Sáng đi trước.
kc-instruction-2 = Quân đi như cờ vua; không có chiếu và chiếu hết.
kc-instruction-3 = Quân rời bàn qua cạnh xa thành khách ở sân đối thủ: được một điểm.
kc-instruction-4 = Quân bị ăn về sân nhà mình và không được điểm.
kc-instruction-5 = Tốt đến hàng xa thì phong cấp; là Tốt thì không rời bàn được.
kc-instruction-6 = Khi một bên hết quân trên bàn hoặc không đi được nữa, quân còn trên bàn được tính là khách. Nhiều điểm hơn thì thắng; ai thua phải nấu ăn.
kc-story-close = Chơi thôi

## Links

link-share-title = Gửi liên kết này
link-share-text = Gửi liên kết này cho { $name }. Nó chứa cả ván cờ.
link-share-text-unknown = Gửi liên kết này cho bạn của bạn. Nó chứa cả ván cờ.
link-copy = Sao chép liên kết
link-copied = Đã sao chép liên kết.
link-field = Liên kết
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
link-stale-text = Liên kết này cũ hơn ván của bạn. Nó cho thấy thế cờ sau nước { $ply }.
link-stale-newest = Hiện thế cờ mới nhất
link-skipped-title = Có nước bị bỏ qua
link-diverged-title = Hai diễn biến khác nhau
link-diverged-text = Ván của bạn và liên kết này khác nhau từ nước { $ply }.
link-diverged-setup = Ván của bạn và liên kết này được bày khác nhau.
link-diverged-mine = Ván của tôi
link-diverged-theirs = Liên kết
link-diverged-first = khác nhau đầu tiên
link-diverged-keep = Giữ ván của tôi và tạo liên kết
link-diverged-take = Lấy ván của họ
link-diverged-take-hint = Ván của bạn được cất vào kho lưu trữ.
link-diverged-look = Xem lại
link-final = Liên kết này mang thế cờ cuối cùng.
link-too-long-hint = Ván dài thì liên kết dài; vài ứng dụng nhắn tin cắt bớt. Hãy sao chép trọn vẹn.

## Saving

missing-played = Ván này không có trong trình duyệt này
missing-played-why = Ván cờ ở lại trong trình duyệt nơi nó được chơi, và không nằm trong địa chỉ này.
missing-played-share = Để gửi một ván cho ai đó, hãy mở ván ở nơi đang chơi, chọn Chia sẻ trong trình đơn và gửi liên kết đó.
missing-game = Không có trò chơi này
missing-game-why = Ở đây không có trò chơi nào tên là { $name }.

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
left-out = Đã bỏ qua: { $what }.
left-out-variations = { $count ->
   *[other] { $count } biến
}
left-out-comments = { $count ->
   *[other] { $count } lời bình
}
left-out-glyphs = { $count ->
   *[other] { $count } dấu đánh giá nước đi
}
left-out-redo = { $count ->
   *[other] { $count } nước đã hoàn tác
}
left-out-clocks = { $count ->
   *[other] đồng hồ
}
left-out-view_settings = { $count ->
   *[other] { $count } thiết lập hiển thị
}
left-out-tags = { $count ->
   *[other] { $count } thông tin về ván cờ
}
left-out-characters = { $count ->
   *[other] { $count } ký tự trong lời bình hoặc thông tin
}
save-last-change = Thay đổi { $date }
save-moves = { $count ->
   *[other] { $count } nước
}
save-broken = Không đọc được mục { $key }. Không có gì bị xóa: hãy xuất nó ra tệp hoặc xóa nó.
save-broken-field = Chỗ sai: { $field }.
save-closed = Trình duyệt đã xóa bộ nhớ của trang. Ván đang mở ở đây được lưu lại từ đầu; các ván khác có thể đã mất.
save-unopened = Trình duyệt không mở được những gì đã lưu ({ $fault }). Không có gì bị xóa. Những gì bạn làm bây giờ chỉ còn đến khi rời trang; hãy tải lại trang để thử lại.
save-repaired = Một phần của mục { $key } không đọc được ({ $fields }) và đã trở về mặc định. Bản cũ nằm trong Ván đã lưu.
save-unavailable = Trình duyệt này không cho lưu. Vẫn chơi được, nhưng tải lại trang sẽ mất ván.
save-unavailable-link = Trình duyệt này không cho lưu. Liên kết là bản duy nhất của ván cờ.
save-full = Bộ nhớ của trình duyệt đã đầy. Hãy xuất hoặc xóa các ván cũ.
save-version = Một phiên bản mới hơn của trang đã tiếp quản những gì được lưu. Không mất gì cả, nhưng ở đây không lưu thêm được: hãy tải lại trang để chơi tiếp.

## Rules pages

rules-of-game = Luật: { $rules }
rules-usual = như thường lệ
rules-own = tự chọn
rules-own-near = { $preset }, đổi { $count } luật
rules-none = Loại cờ này chưa có trang luật.
rules-show = Xem { $move }
rules-reset = Về thế cờ
rules-forbidden = Không được đi { $move }: { $reason }
rules-legend = Dấu chấm cho biết quân đang chọn đi được đến đâu. Nhấn một ví dụ để xem nước đi.
rules-failed = Không bày được bàn này: { $detail }

## Refusals: one sentence for each code of the rules texts

error-at = { $sentence } (dòng { $at_line }, cột { $at_column })

error-E_GAME_OVER = Ván cờ đã kết thúc.
error-GAME_OVER = Ván cờ đã kết thúc.
error-E_VIEWING = Bạn đang xem thế cờ trước đó. Hãy về nước cuối để chơi.
error-E_NAME = Tên gồm 1 đến 20 chữ cái, chữ số, dấu cách, - _ ', không có dấu cách ở đầu hay cuối.
error-E_CLIPBOARD = Không sao chép được. Liên kết đã được bôi đen: hãy sao chép bằng tay.
error-E_WAITING = Chưa đến lượt bạn.
error-E_ELSEWHERE = Ván này đã tiếp tục ở cửa sổ khác. Ở đây hiện thế cờ mới nhất; nước của bạn chưa được đi.
error-E_NEWER_PAGE = Nước của bạn chưa được đi: một phiên bản mới hơn của trang đã tiếp quản ván này. Hãy tải lại trang để chơi tiếp.

error-E_UNREAD = Đây không phải là liên kết, biên bản, danh sách nước đi hay thế cờ của trò chơi nào ở đây.
error-E_URL_FOREIGN = Đây không phải liên kết của Fairyring.

error-E_STORE = Bộ nhớ của trình duyệt không dùng được, hoặc có mục bị hỏng.
error-E_AI_ILLEGAL = Máy trả lời một nước không hợp lệ. Ván cờ được giữ nguyên; hãy hỏi lại, đổi trình độ hoặc tự chơi tiếp.
error-E_AI_FAILED = Máy không tìm được nước đi. Ván cờ được giữ nguyên; hãy hỏi lại, đổi trình độ hoặc tự chơi tiếp.

error-E_SIZE = Tệp quá lớn.
error-E_GAME = Không biết loại cờ này.
error-ENGINE_FAULT = Bộ máy chơi cờ bị ngắt hai lần ở thao tác này. Ván cờ vẫn như trước: hãy thử cách khác hoặc tải lại trang.
error-untold = Không được. Không tải được lời giải thích.

## Bàn cờ trong không gian

space-open = Bàn cờ 3D
space-loading = Đang mở bàn cờ 3D…
space-failed = Không mở được bàn cờ 3D. Hãy tải lại trang, hoặc chơi tiếp trên bàn cờ phẳng.
space-impossible = Trình duyệt này không vẽ được 3D vì không có WebGL 2. Bàn cờ phẳng có đủ mọi thứ cần thiết.
space-lost = Hình 3D đã mất và không khôi phục được. Ván cờ tiếp tục ở đây; có thể mở lại bàn cờ 3D.
space-views = Góc nhìn
space-from-side = Nhìn từ phía { $side }
space-above = Nhìn từ trên xuống
space-nearer = Gần hơn
space-further = Xa hơn
space-spread = Tách các tầng ra xa
space-only = Chỉ { $level }
space-levels = Các tầng
space-figures = Số liệu hình vẽ
space-cost = { $calls } lệnh vẽ · { $ms } ms · hình { $frames }
