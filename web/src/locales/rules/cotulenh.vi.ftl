# The rule options of this module and what they mean, each in one sentence. Fetched where rules are chosen or told.

option-book = Chơi theo luật nào
option-book-hint = Theo sách của tác giả, chồng quân khác, máy bay chỉ quay về từ chỗ đang bị tấn công, tàu đi qua được quân mình, và Sở chỉ huy che chở Tư lệnh; chương trình công khai là luật từng chơi ở đây trước kia.
option-book-revised = sách của tác giả, bản sửa đổi
option-book-upstream = chương trình công khai, như trước đây
option-aim = Ngoài bắt Tư lệnh, còn thắng bằng cách
option-aim-hint = Dù chọn mục tiêu nào, bắt được Tư lệnh (nếu có) vẫn thắng.
option-aim-commander = không cách nào khác
option-aim-battle = diệt một binh chủng: Hải quân, Không quân hoặc Lục quân
option-aim-sea = hải chiến: diệt hết Hải quân
option-aim-air = không chiến: diệt hết Không quân
option-aim-land = lục chiến: diệt hết Xe tăng, Bộ binh và Pháo binh
option-army = Lực lượng
option-army-hint = Chín quân thì không có Tư lệnh, nên cần mục tiêu là một binh chủng, hải chiến hoặc không chiến.
option-army-full = đủ mười chín quân
option-army-sea9 = chín quân có Pháo binh, không Tư lệnh
option-army-air9 = chín quân có Bộ binh, không Tư lệnh
option-points = Điểm của quân bị ăn
option-points-hint = Nếu điểm quyết định, ai diệt một binh chủng mà vẫn ít điểm hơn thì thua, và khi hết giờ chung thì tính điểm.
option-points-shown = chỉ hiển thị
option-points-decide = có thể quyết định ván cờ

preset_hint-cotulenh-author = Sách sửa đổi của chính tác giả: mỗi bên mười chín quân, Tư lệnh quyết định.
preset_hint-cotulenh-total = Ván toàn lực của sách: Tư lệnh quyết định, hết giờ chung thì tính điểm.
preset_hint-cotulenh-tactical = Ván ngắn của sách: hết Hải quân, hết Không quân, hết Lục quân hoặc mất Tư lệnh, điều nào đến trước; điểm có thể đảo kết quả.
preset_hint-cotulenh-sea_battle = Mỗi bên chín quân, không có Tư lệnh: ai diệt cả hai Hải quân địch thì thắng.
preset_hint-cotulenh-air_battle = Mỗi bên chín quân, không có Tư lệnh: ai diệt cả hai Không quân địch thì thắng.
preset_hint-cotulenh-before = Luật của chương trình công khai, như các ván trước kia ở đây.
