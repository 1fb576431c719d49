# The rule options of this module and what they mean, each in one sentence. Fetched where rules are chosen or told.

option-move_limit_plies = Số nước không ăn quân thì hòa
option-move_limit_plies-hint = Nước của hai bên tính chung; nhận số nguyên bất kỳ từ 1.
option-repetition = Luật lặp nước
option-repetition-hint = Ai thua khi một thế cờ lặp lại lần thứ ba; theo luật các liên đoàn, đe dọa không được đáp lại thì không phải là đuổi bắt.
option-repetition-wxf = theo toàn bộ luật của các liên đoàn
option-repetition-axf-core = như trước: mọi đe dọa mới đều là đuổi bắt
option-layers_open = Các tầng được mở
option-layers_open-hint = Những tầng mà quân được lên hoặc xuống.
option-layers_open-0-1-2 = Tầng đất, tầng chuẩn và tầng trời
option-layers_open-0-1 = Tầng đất và tầng chuẩn
option-layers_open-1-2 = Tầng chuẩn và tầng trời
option-layers_open-1 = Chỉ tầng chuẩn (cờ tướng thường)
option-miss = Nước đi lạc nhịp
option-miss-hint = Khi bật nhịp, nước đi quá sớm hoặc quá muộn là lạc nhịp.
option-miss-lenient = vẫn tính, nhưng không sinh năng lượng
option-miss-strict = bị mất cùng lượt đi
option-dominance = Mười nước hoàn hảo liên tiếp, nước cuối chiếu tướng, thì thắng
option-dominance-hint = Nước hoàn hảo là nước đúng nhịp; không bật nhịp thì không bao giờ xảy ra.
option-chaos = Năm lần lạc nhịp liên tiếp mất hết năng lượng
option-chaos-hint = Chỉ khi bật nhịp: không có nhịp thì không nước nào lạc nhịp.

preset_hint-xiangqi-federations = Lặp nước được xử theo toàn bộ luật của liên đoàn thế giới và châu Á.
preset_hint-xiangqi-before = Mọi đe dọa mới đều là đuổi bắt, dù có được đáp lại hay không, như các ván trước kia ở đây.
