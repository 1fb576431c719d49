# What links and pictures that are given away have beside them.

link-share = Chia sẻ
link-qr = Hình cho máy ảnh
link-qr-name = Mã QR: { $what }
link-qr-long = Liên kết này quá dài cho hình mà máy ảnh đọc được. Hãy sao chép hoặc gửi tệp.
link-leads-here = Liên kết này chỉ dùng được trên máy tính này, vì trang được mở bằng địa chỉ của chính nó. Để mời bạn ở nơi khác, hãy chạy máy chủ với --listen 0.0.0.0:8064, mở trang bằng địa chỉ của máy này trong mạng rồi tạo liên kết ở đó.
picture-title = Hình bàn cờ
picture-of = { $game }: thế cờ dưới dạng hình
picture-save = Lưu hình
picture-send = Gửi hình
picture-failed = Trình duyệt này không tạo được PNG. Hãy lưu bản SVG.
embed-title = Đặt bàn cờ lên trang của bạn
embed-hint = Dán đoạn này vào trang. Người đọc xem lại từng nước ngay ở đó; trang không cần mã lệnh nào, và bàn cờ không lưu gì, không đặt cookie.
embed-text = Đoạn mã cho trang
embed-copy = Sao chép đoạn mã
embed-see = Xem riêng bàn cờ
