### Những gì một thế cờ có ngoài bàn và quân, khi tự bày.

field-turn = Đến lượt
field-passed = Vừa đi hai ô
field-guests = Khách
field-captured = Bị ăn
field-quiet = Số nước không tiến triển
field-plies = Số nước đã đi
field-energy = Năng lượng
field-clock = Bộ đếm không tiến triển
field-number = Số thứ tự nước
field-session = Lượt triển khai đang mở
field-castle_king = Nhập thành cánh vua
field-castle_queen = Nhập thành cánh hậu
field-pending = Còn nợ phong cấp ở

badge-unmoved-hint = Tốt này chưa từng đi: vẫn được đi hai ô
