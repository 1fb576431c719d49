# What is said of a page that is stored for times without a line.

settings-offline-impossible = 此浏览器无法在此网址保存页面。
settings-offline-absent = 走出第一步之后页面会被保存，之后可离线使用。
settings-offline-storing = 正在保存页面……
settings-offline-stored = 页面已保存，可离线使用。
settings-offline-store = 立即保存
