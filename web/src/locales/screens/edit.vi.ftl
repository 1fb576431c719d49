### Lời của trình dựng thế cờ, đến cùng với màn hình của nó.

edit-title = { $game }: dựng một thế cờ
edit-hint = Chọn một quân, rồi chọn những ô mà nó sẽ đứng. Nút chuột phải, phím Delete hoặc cái khay làm trống một ô.
edit-plain = Thường
edit-mark-heroic = Anh hùng
edit-palette = Thứ được đặt lên bàn
edit-move = Dời
edit-move-hint = Dời những gì đang đứng trên bàn
edit-take = Lấy đi
edit-take-hint = Làm trống các ô
edit-marks = Các quân

## Thế dựng sẵn

edit-setups = Cả thế dựng sẵn
edit-clear = Dọn trống
edit-start = Thế đầu
edit-mirror = Đổi bên
edit-line-up = Đội hình
edit-line-up-none = Hãy chọn …

## Những gì bên cạnh các quân

edit-fields = Những gì khác thuộc về thế cờ
edit-field-side = { $field } ({ $side })
edit-nothing = không có
edit-options = Luật dùng để xét thế cờ
edit-text = Chuỗi thế cờ
edit-text-take = Dựng theo chuỗi này
edit-text-refused = Không dựng được theo chuỗi này; thế cờ đang có vẫn được giữ.

## Điều còn sai

edit-whole = Đây là một thế cờ hợp lệ.
edit-faults = { $count ->
   *[other] Còn { $count } điều chưa đúng.
}
edit-faults-list = Những điều còn sai
edit-fault-show = Chỉ chỗ đó

## Có thể làm gì với nó

edit-ways = Làm gì với thế cờ này
edit-play = Chơi từ đây
edit-share = Chia sẻ thế cờ
edit-share-game = Liên kết đến ván bắt đầu từ đây
edit-share-edit = Liên kết đến thế đang dựng này

## Lời đọc lên

edit-said = { $deed }. { $state }
edit-said-put = { $piece } ở { $square }
edit-said-taken = Đã lấy { $piece } khỏi { $square }
edit-said-moved = { $piece } từ { $from } đến { $to }
edit-said-board = Bàn { $board } ở { $pin }
edit-said-board-turned = Bàn { $board } ở { $pin }, đã xoay
edit-said-set = { $field }: { $value }
edit-said-clear = Bàn cờ trống
edit-said-mirror = Hai bên đã được đổi cho nhau
edit-said-standard = Cả một thế dựng sẵn đang đứng trên bàn
edit-said-undone = Đã lùi lại
edit-said-redone = Đã làm lại
