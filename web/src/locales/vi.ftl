### Tiếng Việt. Mọi danh mục có đúng cùng một tập thông điệp; có phép thử so sánh.

## The page

app-name = Fairyring
app-tagline = Những loại cờ khác thường trên một bàn.
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
app-renewed = Đã có phiên bản mới của trang. Ván cờ của bạn được giữ nguyên.
app-renew = Dùng ngay
app-later = Để sau
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
app-offline = Mọi thứ chạy ngay trong trình duyệt của bạn; không có gì được gửi đi, trừ khi bạn chơi trực tuyến.
app-main = Nội dung chính
app-page-title = { $page } – Fairyring

## Start screen

start-title = Chọn một loại cờ
start-play = Chơi
start-rules = Luật
start-play-game = Chơi { $game }
start-rules-game = Luật của { $game }
friend-play = Chơi với bạn
friend-play-game = Chơi với bạn: { $game }
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
new-opponent-machine = Máy tính

side-first = Bên đi trước
side-second = Bên đi sau
side-light = Sáng
side-dark = Tối
side-red = Đỏ
side-black = Đen
side-blue = Xanh
side-white = Trắng

level-1 = 1 – Mới chơi
level-2 = 2 – Tập sự
level-3 = 3 – Đang học
level-4 = 4 – Chơi vui
level-5 = 5 – Vững nước
level-6 = 6 – Chăm chú
level-7 = 7 – Có kinh nghiệm
level-8 = 8 – Kỳ thủ câu lạc bộ
level-9 = 9 – Cao thủ
level-10 = 10 – Toàn lực
level-kings-cooking-10 = 10 – Hoàn hảo
level-follows-at = theo sức bạn, cấp { $level }

preset-before = Như trước
preset-xiangqi-federations = Theo luật các liên đoàn
preset-cotulenh-author = Theo tác giả
preset-cotulenh-total = Toàn lực, tính điểm
preset-cotulenh-tactical = Chiến thuật, tính điểm
preset-cotulenh-sea_battle = Hải chiến chín quân
preset-cotulenh-air_battle = Không chiến chín quân
preset-trid-revised = Luật sửa đổi
preset-trid-meder = Luật thi đấu Meder
value-on = bật
value-off = tắt

## The board and its buttons

board-label = Bàn cờ { $game }
board-level = Bàn { $level }
board-height = Độ cao { $height }
board-help = Phím mũi tên để đi giữa các ô, Page Up và Page Down để đổi tầng, Enter để chọn, Escape để hủy. L: nước vừa đi. P: các quân. M: các nước. ?: tất cả phím.
board-empty = trống
board-site = { $square }: { $contents }
board-piece = { $piece } { $side }
board-stack = chồng quân gồm { $pieces }
board-last-move = nước vừa đi
board-target = đi đến được
board-target-capture = ăn quân được
board-target-warned = đi đến được, nhưng phải trả giá
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
board-air-defence-brief = Phòng không { $side }
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
status-thinking = Máy đang nghĩ …
status-thinking-depth = Máy đang nghĩ … độ sâu { $depth }
status-viewing = Bạn đang xem một thế cờ trước đó. Bàn cờ chỉ để xem.
status-elsewhere = Ván cờ đã tiếp tục ở cửa sổ khác.
status-impending = Thế cờ này xuất hiện lần thứ hai. Lần thứ ba với đúng các nước ấy: { $end }.
story-near = Sẽ xử thế nào
status-viewing-move = Nước { $move } trên { $total }
status-back-to-game = Về ván cờ
status-from-here = Chơi tiếp từ đây
status-move = Nước { $move }
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
status-score = Tỉ số { $first } : { $second }

meter-guests = Khách
meter-captured = Bị ăn
meter-no_progress = Số nước không tiến triển
meter-ply = Số nước
meter-energy = Năng lượng
meter-clock = Số nước không tiến triển
meter-pieces = Số quân
meter-deferred = Tốt bị hoãn phong cấp
meter-frozen = Tốt bị khóa
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
moves-words = Bằng lời
moves-explain = Cách đọc ký hiệu này
moves-show = Hiện biên bản
moves-hide = Ẩn biên bản

## How a game ends

result-win = { $side } thắng
result-win-named = { $name } ({ $side }) thắng
result-you-won = Bạn thắng
result-you-lost = Bạn thua
result-draw = Hòa
result-draw-kings-cooking = Hòa: hai vua cùng nấu ăn
result-below = Kết quả, ván mới, xem lại

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
badge-frozen-hint = Thiếu mặt phẳng phong cấp – không tiến được (hiện không có { $detail })
badge-transported-hint = Tốt này đã được bàn tấn công chở đi: không được đi hai ô và không bắt Tốt qua đường
badge-check-hint = Có phần trong thế chiếu trên bàn
badge-acted-hint = Quân này đã hành động trong lần triển khai đang mở
badge-sheltered-hint = Nấp trong Sở chỉ huy: Bộ binh, Dân quân, Cao xạ và Tên lửa không bắt được
badge-counts-hint = Tính cho mục tiêu: bên nào mất quân cuối cùng của binh chủng này thì thua

## Choosing

choose-title = Chọn
choose-peek = Xem bàn cờ
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
note-sacrifice = mất quân của bạn
note-draws = hòa: { $reason }
note-loses = thua: { $reason }
ask-sacrifice = { $piece } của bạn sẽ mất. Vẫn đi nước này?
ask-draws = Nước này làm ván cờ hòa: { $reason }. Vẫn đi?
ask-loses = Nước này làm bạn thua: { $reason }. Vẫn đi?
ask-forces_promotion = Nước này buộc đối thủ phong cấp. Vẫn đi?

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

## Settings

settings-title = Cài đặt

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

handoff-title = Chuyển máy
handoff-moved = { $name } đã đi: { $move }
handoff-next = { $name }, đến lượt bạn.
handoff-ready = Tôi đã sẵn sàng
handoff-name = Xin cho biết tên bạn
handoff-cover = Bàn cờ được che cho đến khi bạn nhấn nút.

## The beat

beat-open = Nhịp
beat-open-on = Nhịp: bật, { $bpm } mỗi phút
beat-waiting = theo nhịp …
grade-perfect = Hoàn hảo
grade-great = Tuyệt
grade-good = Khá
grade-miss = Lạc nhịp

## The computer

machine-retry = Hỏi lại
machine-takeover = Tự chơi tiếp

hint-solving = Đang giải ván này … { $percent } %
hint-now = Gợi ý ngay

## King's Cooking: setting up, story

kc-mode-mirrored = Đối xứng
kc-mode-mirrored-hint = Bạn chọn ba loại quân; hai bên giống nhau.
kc-mode-independent = Riêng từng bên
kc-mode-independent-hint = Mỗi người chọn ba quân, người sau không thấy người trước chọn gì.
kc-mode-random = Ngẫu nhiên
kc-mode-random-hint = Một số hạt giống chọn cho cả hai.
kc-start = Bắt đầu ván
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
link-final = Liên kết này mang thế cờ cuối cùng.

## Saving

missing-played = Ván này không có trong trình duyệt này
missing-played-why = Ván cờ ở lại trong trình duyệt nơi nó được chơi, và không nằm trong địa chỉ này.
missing-played-share = Để gửi một ván cho ai đó, hãy mở ván ở nơi đang chơi, chọn Chia sẻ trong trình đơn và gửi liên kết đó.
missing-game = Không có trò chơi này
missing-game-why = Ở đây không có trò chơi nào tên là { $name }.

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

## Refusals: one sentence for each code of the rules texts

error-at = { $sentence } (dòng { $at_line }, cột { $at_column })
error-such-as = { $sentence } Ví dụ: { $such_as }

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
