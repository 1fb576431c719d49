# Lời của bàn cờ đặt trên trang của người khác.

embed-open = Mở trong Fairyring
embed-nothing = Địa chỉ của bàn cờ này không nêu ván nào.
embed-failed = Không hiện được bàn cờ này
