# What is said of a page that is stored for times without a line.

settings-offline-impossible = Trình duyệt này không thể lưu trang ở địa chỉ này.
settings-offline-absent = Trang sẽ được lưu sau nước đi đầu tiên, khi đó dùng được cả lúc mất mạng.
settings-offline-storing = Đang lưu trang …
settings-offline-stored = Trang đã được lưu và dùng được khi mất mạng.
settings-offline-store = Lưu ngay
