# Câu chuyện của vòng lặp, từng nước một, có chỗ cho mọi thứ mà máy nêu tên. Chỉ tải khi có người muốn xem.

finding-check = chiếu { $targets }
finding-chase = bắt { $targets }
finding-expose = làm mất căn: { $targets }
finding-idle = không chiếu cũng không đuổi
finding-check-by = bằng { $attackers }
finding-chase-by = { $victim } bằng { $attackers }
finding-expose-by = { $victim }, { $attackers } có thể ăn

note-attacks = đồng thời bắt { $victim } bằng { $attackers }
note-exposes = đồng thời làm { $victim } mất căn, { $attackers } có thể ăn
note-pressed = làm mất căn không bị tính: { $side } bị tấn công ở mọi nước
note-unanswered = dọa bắt { $victim } bằng { $attackers }, nhưng đối phương không đáp lại
note-protected = bắt { $victim } bằng { $attackers }, nhưng quân này có căn
note-offer = mời đổi { $attackers } lấy { $victim }
note-king_or_pawn = bắt { $victim } bằng { $attackers }; Tướng và Tốt được phép đuổi
note-uncrossed_pawn = bắt { $victim } bằng { $attackers }; được phép đuổi Tốt chưa qua sông
note-mate_threat = dọa chiếu bí, được phép
note-flees = đáp lại { $attackers }: { $victim } chạy đi
note-blocks = đáp lại { $attackers }: đường bắt { $victim } bị cản
note-protects = đáp lại { $attackers }: { $victim } được bảo vệ
note-pins = đáp lại: { $attackers } bị ghim, không ăn được { $victim }
note-checks = đáp lại việc { $attackers } bắt { $victim }: chiếu
note-strikes_back = đáp lại { $attackers }: { $victim } có thể bắt lại

story-piece = { $piece } { $square }
story-move = { $side } { $move }
story-moves = Các nước của vòng lặp
story-start = Về đầu vòng lặp
story-play = Phát lại
story-pause = Dừng
story-close = Đóng phần giải thích và trở lại ván cờ
story-step = Nước { $number } trong { $count }: { $what }
story-perpetual_check = { $loser } chiếu ở mọi nước
story-perpetual_chase = { $loser } đuổi bắt { $victim } ở mọi nước
story-mutual_check = hai bên cùng chiếu ở mọi nước
story-mutual_chase = hai bên cùng đuổi bắt một quân ở mọi nước
story-repetition = không bên nào chiếu hay đuổi bắt cùng một quân ở mọi nước
