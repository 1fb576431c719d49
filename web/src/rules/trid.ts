/** Tri-Dimensional Chess for players: boards, forward, arrivals, castling, promotions and the two rule sets in plain words. */

import { figure, section, text, type RulesPage } from './page';

export const page: RulesPage = {
  game: 'trid',
  sections: [
    section(
      text('Seven boards', 'Bảy bàn cờ', '七块棋盘'),
      [
        text(
          'Three main boards of sixteen squares stand like stairs: W below for White, N in the middle, B above for Black. Four small attack boards of four squares stand on pins one level above the corners of a main board; two of them may stand equally high. 64 squares in all; a square is named by file, rank and board, as b2W or z0QL1.',
          'Ba bàn chính mười sáu ô xếp như bậc thang: W ở dưới của Trắng, N ở giữa, B ở trên của Đen. Bốn bàn tấn công nhỏ bốn ô đứng trên các trụ, cao hơn góc bàn chính một bậc; hai bàn có thể cao bằng nhau. Tất cả 64 ô; mỗi ô gọi theo cột, hàng và bàn, như b2W hay z0QL1.',
          '三块十六格的主盘像台阶：下层 W 属白方，中层 N，上层 B 属黑方。四块四格的小攻击盘立在插位上，比主盘的角高一级；两块可以一样高。共 64 格；格名由列、行和盘组成，如 b2W 或 z0QL1。',
        ),
        text(
          'Two tracks of pins lead up the stairs: the queen’s track QL1 to QL6 on the left as White sees it, the king’s track KL1 to KL6 on the right. An attack board belongs to the track on whose pin it stands.',
          'Hai ray trụ dẫn lên bậc thang: ray cánh Hậu QL1 đến QL6 ở bên trái theo phía Trắng, ray cánh Vua KL1 đến KL6 ở bên phải. Bàn tấn công thuộc ray của trụ mà nó đang đứng.',
          '两轨插位沿台阶而上：从白方看，左边是后翼轨 QL1 至 QL6，右边是王翼轨 KL1 至 KL6。攻击盘立在哪一轨的插位上，就属于哪一轨。',
        ),
        text(
          'The aim is that of chess: checkmate. White moves first.',
          'Mục tiêu như cờ vua: chiếu hết. Trắng đi trước.',
          '目标与国际象棋相同：将死对方。白方先走。',
        ),
      ],
      [
        figure(
          'td-start',
          'The start. The pawn on b2W may step one or two ranks, to W or N as it likes.',
          'Thế khởi đầu. Tốt b2W có thể tiến một hoặc hai hàng, lên W hay N tùy ý.',
          '初始局面。b2W 的兵可进一行或两行，W 层或 N 层任选。',
        ),
      ],
      {
        side: figure(
          'td-start',
          'The start from the side, White on the left: the three boards rise like stairs, and the pins, each with its number, stand one level above their corners. Dashed pins are free.',
          'Thế khởi đầu nhìn từ bên, Trắng ở bên trái: ba bàn cao dần như bậc thang, các trụ có số, cao hơn góc bàn một bậc. Trụ vẽ nét đứt đang trống.',
          '从侧面看初始局面，白方在左：三块主盘像台阶一样升高，带号码的插位比主盘的角高一级。虚线插位是空的。',
        ),
      },
    ),
    section(
      text('Moving: flat lines, free levels', 'Cách đi: đường phẳng, tầng tự do', '走法：平面路线，层数自选'),
      [
        text(
          'Look at the boards from above: every piece moves as in chess over the columns, and chooses the level freely where it arrives. But it never goes straight up or down.',
          'Hãy nhìn các bàn từ trên xuống: mỗi quân đi như cờ vua qua các cột, và tự chọn tầng nơi nó đến. Nhưng không bao giờ đi thẳng lên hay xuống.',
          '从上往下看：棋子在各列上按国际象棋走，到达时任选一层。但不能在同一列里直上直下。',
        ),
        text(
          'A piece on any level blocks its whole column for those who want to pass. You may stop above or below it. Where a column has no square at all there is a gap, and nobody slides over it. Knights jump. A slide that begins on an attack board may not end on one of the other track.',
          'Quân ở bất kỳ tầng nào cũng chặn cả cột đối với quân muốn đi qua. Được dừng trên hoặc dưới nó. Cột không có ô nào là khoảng trống, không ai trượt qua. Mã thì nhảy. Quân trượt từ bàn tấn công không được dừng ở bàn tấn công thuộc ray bên kia.',
          '任何一层的棋子都会挡住整列的通行，但可以停在它的上方或下方。没有格子的列是空缺，谁也滑不过去。马可以跳。从攻击盘上滑行的棋子不能停在另一轨的攻击盘上。',
        ),
      ],
      [
        figure(
          'td-levels',
          'The bishop goes diagonally over the columns b3, c4, d5 and may change its level.',
          'Tượng đi chéo qua các cột b3, c4, d5 và được đổi tầng.',
          '象沿 b3、c4、d5 斜走，可以换层。',
        ),
        figure(
          'td-column',
          'The rook may capture on c3N or stop below on c3W, but not pass column c3.',
          'Xe có thể ăn ở c3N hoặc dừng bên dưới ở c3W, nhưng không vượt qua cột c3.',
          '车可以吃 c3N，或停在下面的 c3W，但不能越过 c3 列。',
        ),
        figure('td-knight', 'The knight jumps over everything.', 'Mã nhảy qua tất cả.', '马可以跳过一切。'),
      ],
    ),
    section(
      text('Moving an attack board', 'Di chuyển bàn tấn công', '移动攻击盘'),
      [
        text(
          'Instead of a piece you may move an attack board to a neighbouring free pin: an empty board of yours, or one that carries exactly one piece, and that is yours. With a passenger it may not go backward. No piece except knights may stand above or below the place where it arrives.',
          'Thay vì đi quân, bạn có thể chuyển một bàn tấn công đến trụ trống kề bên: bàn trống của bạn, hoặc bàn chở đúng một quân của bạn. Có hành khách thì không được lùi. Không quân nào trừ Mã được đứng trên hoặc dưới nơi bàn đến.',
          '除了走子，还可以把攻击盘移到相邻的空插位：自己的空盘，或正好载着自己一个棋子的盘。载有棋子时不能后退。到达处的上方或下方不得有棋子（马除外）。',
        ),
        text(
          'A passenger arrives in the same place of the board or rotated to the opposite one: you choose. A pawn that was carried loses its double step and en passant, and the ride itself never promotes it.',
          'Hành khách đến nơi ở cùng chỗ trên bàn, hoặc xoay sang chỗ đối diện: bạn chọn. Tốt từng được chở mất quyền đi hai ô và bắt qua đường, và chuyến đi không bao giờ phong cấp cho nó.',
          '盘上的棋子到达时可在原位，也可旋转到对角：由您选择。被搬运过的兵失去走两格和吃过路兵的权利，而且随盘移动本身不会升变。',
        ),
        text(
          'Forward: the pins are numbered up the stairs. 1 and 2 stand over White’s board, 3 and 4 over the middle board, 5 and 6 over Black’s board; the odd one over the corner near White, the even one over the corner near Black. White’s boards go forward to a higher number, Black’s to a lower one. So White goes forward by crossing a board towards Black, or by climbing to the next board. Climbing from 2 to 3 (or 4 to 5) counts as forward although the board then stands two ranks further back. The same number on the other side is sideways.',
          'Tiến: các trụ được đánh số theo bậc thang. 1 và 2 đứng trên bàn của Trắng, 3 và 4 trên bàn giữa, 5 và 6 trên bàn của Đen; số lẻ ở góc gần Trắng, số chẵn ở góc gần Đen. Bàn của Trắng tiến đến số lớn hơn, bàn của Đen đến số nhỏ hơn. Vậy Trắng tiến bằng cách băng qua một bàn chính về phía Đen, hoặc leo lên bàn chính kế tiếp. Leo từ 2 lên 3 (hoặc từ 4 lên 5) vẫn là tiến, dù bàn khi đó lùi lại hai hàng. Cùng số ở bên kia là đi ngang.',
          '前进：插位沿台阶编号。1、2 在白方主盘上方，3、4 在中盘上方，5、6 在黑方主盘上方；单数在靠近白方的角上，双数在靠近黑方的角上。白方的攻击盘向号码大的插位为前进，黑方向号码小的为前进。所以白方前进，就是越过一块主盘走向黑方，或者登上上一层主盘。从 2 登到 3（或从 4 登到 5）算前进，虽然攻击盘反而退后了两行。另一轨的同号插位是横移。',
        ),
        text(
          'An empty board may go any way; a board with a passenger never goes backward. What counts is the passenger’s colour, not the board’s.',
          'Bàn trống được đi mọi hướng; bàn có hành khách không bao giờ lùi. Tính theo màu của hành khách, không theo màu của bàn.',
          '空盘可去任何方向；载有棋子的攻击盘绝不后退。看的是盘上棋子的颜色，不是攻击盘的归属。',
        ),
      ],
      [
        figure(
          'td-board',
          'The empty board on QL1 may go to QL2 or across to KL2; KL1 is taken.',
          'Bàn trống ở QL1 có thể đến QL2 hoặc sang KL2; KL1 đã có bàn.',
          'QL1 的空盘可去 QL2，或换轨去 KL2；KL1 已被占。',
        ),
        figure(
          'td-arrival',
          'The rook rides to QL3: same position z2, or rotated a3. From 2 to 3 is forward, although the board then stands two ranks further back.',
          'Xe đi theo đến QL3: giữ nguyên z2, hoặc xoay a3. Từ 2 lên 3 là tiến, dù bàn khi đó lùi lại hai hàng.',
          '车随盘到 QL3：原位 z2，或旋转 a3。从 2 到 3 是前进，虽然攻击盘退后了两行。',
        ),
        figure(
          'td-shadow',
          'The bishop on a4W keeps the board away from QL2.',
          'Tượng a4W ngăn bàn đến QL2.',
          'a4W 的象使攻击盘不能到 QL2。',
        ),
        figure(
          'td-check',
          'In check, and no piece can help: only a board move saves the king.',
          'Bị chiếu mà không quân nào cứu được: chỉ có di chuyển bàn mới cứu Vua.',
          '被将军且无子可救：只有移动攻击盘能救王。',
        ),
      ],
    ),
    section(
      text('Castling', 'Nhập thành', '易位'),
      [
        text(
          'Kingside, king and rook of the same attack board exchange squares. Queenside, the king exchanges squares with the rook of the other board, across the bridge. Neither may have moved, the king may not be in check, pass a check or arrive in one, and never on the first turn.',
          'Cánh Vua: Vua và Xe trên cùng bàn tấn công đổi ô. Cánh Hậu: Vua đổi ô với Xe của bàn kia, qua cầu. Cả hai chưa từng đi, Vua không đang bị chiếu, không đi qua hay đến ô bị chiếu, và không ở lượt đầu.',
          '王翼：同一攻击盘上的王和车互换。后翼：王与另一块盘上的车隔桥互换。王车都没走过，王不得正被将军、经过或到达被攻击的格子，且不能在第一回合。',
        ),
        text(
          'So the boards still stand where they began: kingside castling is on KL1 for White and on KL6 for Black, never on a QL pin. A king or rook that has ridden on a board has moved.',
          'Vì vậy các bàn vẫn ở chỗ ban đầu: nhập thành cánh Vua là ở KL1 với Trắng và ở KL6 với Đen, không bao giờ ở trụ QL. Vua hoặc Xe từng được bàn chở đi là đã đi.',
          '因此攻击盘仍在原来的插位：白方的王翼易位在 KL1，黑方的在 KL6，绝不会在 QL 插位上。随攻击盘移动过的王或车算走过。',
        ),
      ],
      [figure('td-castle', 'White may castle on both sides.', 'Trắng được nhập thành cả hai cánh.', '白方两翼都可易位。')],
    ),
    section(
      text('Promotion', 'Phong cấp', '升变'),
      [
        text(
          'A pawn promotes on the furthest rank of its file: 8 on the files b and c, 9 on z and e, and on a and d 9 if an attack board stands over the corner, else 8. (For Black 1 and 0.) Choose queen, rook, bishop or knight.',
          'Tốt phong cấp ở hàng xa nhất của cột: hàng 8 ở cột b và c, hàng 9 ở z và e; ở a và d là 9 nếu có bàn tấn công trên góc, nếu không là 8. (Đen: 1 và 0.) Chọn Hậu, Xe, Tượng hoặc Mã.',
          '兵在本列最远的一行升变：b、c 列为 8，z、e 列为 9；a、d 列若角上有攻击盘为 9，否则为 8。（黑方为 1 和 0。）可选后、车、象、马。',
        ),
      ],
      [figure('td-promotion', 'From b7B to b8B: four choices.', 'Từ b7B đến b8B: bốn lựa chọn.', '从 b7B 到 b8B：四种选择。')],
    ),
    section(
      text('Deferred, forced and locked', 'Hoãn, bắt buộc và bị khóa', '推迟、强制与锁住'),
      [
        text(
          'Deferred: a pawn on the corner below an attack board wears a golden crown. It waits, or steps on to the board and promotes there.',
          'Hoãn: Tốt ở góc dưới bàn tấn công đội vương miện vàng. Nó chờ, hoặc bước lên bàn và phong cấp ở đó.',
          '推迟：在攻击盘下方角上的兵戴着金冠。它可以等待，也可以走上攻击盘在那里升变。',
        ),
        text(
          'Forced: when that board moves away, the pawn must promote before anything else happens, even in the middle of the opponent’s plans.',
          'Bắt buộc: khi bàn đó rời đi, Tốt phải phong cấp trước mọi việc khác, dù đối thủ có toan tính gì.',
          '强制：当那块盘移开，兵必须先升变，然后才能继续。',
        ),
        text(
          'Locked: a pawn on file z or e cannot advance while its next square does not exist. A board must come there, any board of either side; none may come while a piece other than a knight stands above or below one of its four squares. If it is the promotion plane that is missing, the pawn wears a lock. It may still capture, and nothing is lost by waiting.',
          'Bị khóa: Tốt ở cột z hoặc e không tiến được khi ô kế tiếp không tồn tại. Phải có một bàn đến đó, bàn của bên nào cũng được; bàn không đến được khi có quân (trừ Mã) đứng trên hoặc dưới một trong bốn ô của bàn. Nếu thiếu chính mặt phẳng phong cấp, Tốt mang ổ khóa. Nó vẫn ăn quân được, và chờ đợi không mất gì.',
          '锁住：z 列或 e 列的兵，前方格子不存在就不能前进，要等攻击盘到那里，哪一方的都行；只要该盘四格的上方或下方有棋子（马除外），攻击盘就不能去。如果缺的正是升变平面，兵就带着锁。它仍可吃子，等待没有损失。',
        ),
      ],
      [
        figure(
          'td-deferred',
          'Deferred: the board on QL6 covers a8B. The pawn may go on to a9QL6 and promote.',
          'Hoãn: bàn ở QL6 che a8B. Tốt có thể đi tiếp đến a9QL6 và phong cấp.',
          '推迟：QL6 的盘盖住 a8B。兵可以走到 a9QL6 升变。',
        ),
        figure(
          'td-forced',
          'Forced: Black has moved the board away. White must promote first, then makes the normal move.',
          'Bắt buộc: Đen đã dời bàn đi. Trắng phải phong cấp trước, rồi mới đi nước thường.',
          '强制：黑方移走了攻击盘。白方必须先升变，再走正常的一步。',
        ),
        figure(
          'td-frozen',
          'The way is locked: there is no board on QL4, so z6 does not exist.',
          'Đường bị khóa: không có bàn ở QL4 nên không có ô z6.',
          '去路锁住：QL4 没有盘，所以 z6 不存在。',
        ),
      ],
    ),
    section(text('The end', 'Kết thúc', '终局'), [
      text(
        'Checkmate wins. Stalemate, the third repetition, fifty moves of each side without capture, pawn move or promotion, and kings with no more than one bishop or knight are draws. A side that can still move a board is not stalemated.',
        'Chiếu hết thì thắng. Hết nước không bị chiếu, lặp lần thứ ba, mỗi bên năm mươi nước không ăn quân, không đi Tốt, không phong cấp, và Vua với nhiều nhất một Tượng hoặc Mã là hòa. Bên còn chuyển được bàn thì chưa hết nước.',
        '将死即胜。逼和、局面第三次重复、双方各五十步没有吃子、动兵或升变，以及只剩王和至多一个象或马，都是和棋。还能移动攻击盘就不算逼和。',
      ),
    ]),
    section(
      text('Two rule sets: revised and Meder', 'Hai bộ luật: sửa đổi và Meder', '两套规则：修订规则与 Meder 规则'),
      [
        text(
          'What stands above are the revised rules, those of this project’s sources. Boards take either of two arrivals, may not come above or below a piece (knights excepted), and pieces do not slide over gaps.',
          'Những điều trên là luật sửa đổi, theo các nguồn của dự án này. Hành khách có hai cách đến, bàn không được đến trên hay dưới một quân (trừ Mã), và quân không trượt qua khoảng trống.',
          '以上是修订规则，即本项目所依据的规则。棋子随盘到达有两种方式，攻击盘不能到棋子的上方或下方（马除外），棋子不能滑过空缺。',
        ),
        text(
          'Meder: Jens Meder’s Tournament Rules of 1995. Boards move straight to a neighbouring pin and keep their places, and may come above or below anything. Rooks and queens slide over gaps, and rooks, bishops and queens go from the boards of one side to those of the other. A pawn carried to the last rank promotes, and a carried pawn may capture en passant. Queenside the king castles to the square beside the rook; enemies on the boards do not matter. Of endings without enough material only bare kings are drawn.',
          'Meder: Luật thi đấu năm 1995 của Jens Meder. Bàn đi thẳng đến trụ kề bên, hành khách giữ nguyên chỗ, và bàn được đến trên hay dưới bất cứ quân nào. Xe và Hậu trượt qua khoảng trống; Xe, Tượng và Hậu đi được từ bàn bên này sang bàn bên kia. Tốt được chở đến hàng cuối thì phong cấp, và Tốt từng được chở vẫn bắt qua đường được. Nhập thành cánh Hậu, Vua đến ô cạnh Xe; quân địch trên các bàn không cản trở. Về thiếu quân, chỉ hai Vua trơ trọi mới hòa.',
          'Meder：Jens Meder 1995 年的比赛规则。攻击盘直行到相邻插位，盘上棋子保持原位，可以到任何棋子的上方或下方。车和后可滑过空缺；车、象、后可从一侧的攻击盘走到另一侧的攻击盘。被搬运到底线的兵升变，被搬运过的兵仍可吃过路兵。后翼易位时王走到车旁的格子；攻击盘上的敌子不妨碍易位。因子力不足判和的只有双方单王。',
        ),
        text(
          'Forward by Meder’s rules: look from above. Forward is towards the opponent’s side of the table, whatever the height. White goes forward to higher ranks, Black to lower ranks. The same pin on the other side is sideways.',
          'Tiến theo luật Meder: hãy nhìn từ trên xuống. Tiến là đi về phía đối thủ, bất kể độ cao. Trắng tiến đến hàng lớn hơn, Đen đến hàng nhỏ hơn. Cùng trụ ở bên kia là đi ngang.',
          '按 Meder 规则的前进：从上往下看，朝对方一侧就是前进，与高度无关。白方向行数大的一侧前进，黑方向行数小的一侧前进。另一轨的同一插位是横移。',
        ),
        text(
          'Each rule can also be chosen by itself when you start a game. Bartmess’ Standard Rules are not offered: in them boards also hang below their pins, turn over and change owners, which is another game, and their booklet is not public. Nor are arbiters, touch-move and claims: draws come by themselves.',
          'Khi mở ván mới cũng có thể chọn riêng từng luật. Luật chuẩn của Bartmess không có ở đây: ở đó bàn còn treo dưới trụ, lật ngược và đổi chủ, tức là một trò khác, và sách luật của nó không công khai. Cũng không có trọng tài, luật chạm quân và yêu cầu xử hòa: hòa tự đến.',
          '开新局时也可以逐条选择规则。这里不提供 Bartmess 标准规则：其中攻击盘还可挂在插位下方、翻转并易主，那是另一种棋，而且其规则书没有公开。也没有裁判、摸子走子和提和申请：和棋自动判定。',
        ),
      ],
      [
        figure(
          'td-meder-forward',
          'Meder: with its rook the board may go from QL3 to QL2, QL4, QL5 or KL3, but not back to QL1.',
          'Meder: cùng với Xe, bàn có thể đi từ QL3 đến QL2, QL4, QL5 hoặc KL3, nhưng không lùi về QL1.',
          'Meder：载着车的攻击盘可从 QL3 去 QL2、QL4、QL5 或 KL3，但不能退回 QL1。',
        ),
        figure(
          'td-meder-ride',
          'Meder: the board carries the pawn to z9, and there it promotes.',
          'Meder: bàn chở Tốt đến z9, và nó phong cấp ở đó.',
          'Meder：攻击盘把兵带到 z9，兵就在那里升变。',
        ),
        figure(
          'td-meder-gap',
          'Meder: the rook on e0 slides over missing columns and captures on e8.',
          'Meder: Xe ở e0 trượt qua các cột trống và ăn quân ở e8.',
          'Meder：e0 的车滑过空缺的列，吃掉 e8 的兵。',
        ),
        figure(
          'td-meder-above',
          'Meder: the board may come to QL2 above the bishop, and to QL3, two numbers further; across it goes to the same number only.',
          'Meder: bàn được đến QL2 trên đầu Tượng, và đến QL3 cách hai số; sang bên kia chỉ đến cùng số.',
          'Meder：攻击盘可到象上方的 QL2，也可到隔两号的 QL3；换轨只能到同号插位。',
        ),
        figure(
          'td-meder-castle',
          'Meder: queenside the king goes to a0, beside the rook’s square, and the rook to d0; the black knight on d1 does not hinder him.',
          'Meder: cánh Hậu, Vua đến a0 cạnh ô của Xe, còn Xe đến d0; Mã đen ở d1 không cản trở.',
          'Meder：后翼易位，王到车位旁的 a0，车到 d0；d1 的黑马不妨碍。',
        ),
      ],
    ),
  ],
};
