### Những gì được xem, chia sẻ và thử; các lời này đến cùng màn hình của chúng.

## Threats

study-threat = Đối phương đang dọa gì?
study-threat-untold = Máy chưa tìm ra đối phương dọa gì ở đây.
study-threat-would = Nếu { $side } không đi gì thì { $steps }. { $worth }

## Máy tự chơi, hoặc chơi với bạn từ đây

study-play-here = Chơi từ đây
study-watch = Xem máy tự chơi với mình
study-watch-start = Bắt đầu
study-watch-pause = Tạm dừng
study-watch-slower = Chậm hơn
study-watch-faster = Nhanh hơn
study-watch-pace = Nhiều nhất một nước mỗi { $seconds } giây
study-watch-at-once = Nhanh nhất có thể
study-try = Thử với máy
study-try-as = Cầm quân { $side } từ đây
