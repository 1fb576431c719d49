/** Xiangqi for players. */

import { figure, section, text, type RulesPage } from './page';

export const page: RulesPage = {
  game: 'xiangqi',
  sections: [
    section(
      text('Board and aim', 'Bàn cờ và mục tiêu', '棋盘与目标'),
      [
        text(
          'The pieces stand on the points where lines cross: nine files, ten ranks, with a river across the middle and a palace of nine points on either side. Red moves first. Whoever leaves the enemy general without escape wins.',
          'Quân đứng trên giao điểm: chín cột, mười hàng, giữa có sông, mỗi bên có cung chín điểm. Đỏ đi trước. Ai dồn Tướng đối phương vào thế không thoát được thì thắng.',
          '棋子放在交叉点上：九条直线、十条横线，中间有河界，双方各有九宫。红方先走。使对方将帅无路可逃者胜。',
        ),
      ],
      [
        figure(
          'xq-start',
          'The start. The cannon to the middle, h2–e2, is the most played first move.',
          'Thế khởi đầu. Pháo vào giữa, h2–e2, là nước đầu hay gặp nhất.',
          '初始局面。炮二平五（h2–e2）是最常见的第一步。',
        ),
      ],
    ),
    section(
      text('General and advisors', 'Tướng và Sĩ', '将帅与士'),
      [
        text(
          'The general steps one point straight, the advisor one point diagonally. Neither leaves the palace. The two generals may never stand on one file with nothing between them.',
          'Tướng đi thẳng một điểm, Sĩ đi chéo một điểm. Cả hai không ra khỏi cung. Hai Tướng không bao giờ được đứng cùng cột mà giữa trống.',
          '将帅直走一步，士斜走一步，都不能出九宫。将帅不得在同一直线上照面。',
        ),
      ],
      [
        figure(
          'xq-general',
          'The general may not go to d1: he would face the other general.',
          'Tướng không được đến d1: sẽ lộ mặt Tướng kia.',
          '帅不能走到 d1：会与对方的将照面。',
        ),
        figure('xq-advisor', 'The advisor moves diagonally inside the palace.', 'Sĩ đi chéo trong cung.', '士在九宫内斜走。'),
      ],
    ),
    section(
      text('Elephants', 'Tượng', '象'),
      [
        text(
          'The elephant goes exactly two points diagonally, forward or back, but never over the river. A piece in the middle, the “eye”, blocks it.',
          'Tượng đi chéo đúng hai điểm, tiến hoặc lùi, nhưng không qua sông. Quân đứng ở giữa, gọi là “mắt”, cản nó.',
          '象沿对角线走两步（走“田”），可进可退，但不能过河。田字中心有子时，叫塞象眼，不能走。',
        ),
      ],
      [
        figure(
          'xq-elephant',
          'The black horse on d3 blocks the way to c4.',
          'Mã đen ở d3 cản đường đến c4.',
          'd3 的黑马塞住了去 c4 的象眼。',
        ),
      ],
    ),
    section(
      text('Horses', 'Mã', '马'),
      [
        text(
          'The horse goes one point straight and one further diagonally. It does not jump: a piece on the first point, its “leg”, blocks both moves that way.',
          'Mã đi một điểm thẳng rồi một điểm chéo ra ngoài. Nó không nhảy: quân đứng ở điểm đầu, gọi là “chân”, cản cả hai nước hướng đó.',
          '马先直走一步，再斜走一步（走“日”）。马不能跳：第一步的位置有子，叫蹩马腿，那个方向的两步都不能走。',
        ),
      ],
      [
        figure(
          'xq-horse',
          'The soldier on e5 blocks the leg: no move to d6 or f6.',
          'Tốt e5 cản chân: không đi được d6 và f6.',
          'e5 的卒蹩住马腿：不能走 d6 和 f6。',
        ),
      ],
    ),
    section(
      text('Chariots and cannons', 'Xe và Pháo', '车与炮'),
      [
        text(
          'The chariot goes any distance along a line, like a rook in chess. The cannon moves in the same way, but to capture it must leap over exactly one piece, the screen, of either side.',
          'Xe đi bao xa cũng được theo đường thẳng, như Xe cờ vua. Pháo đi như vậy, nhưng muốn ăn quân phải nhảy qua đúng một quân, gọi là ngòi, của bên nào cũng được.',
          '车沿直线走，远近不限。炮走法相同，但吃子时必须正好隔一个棋子（炮架），不论是哪一方的。',
        ),
      ],
      [
        figure(
          'xq-rook',
          'The chariot takes the first piece on its line and goes no further.',
          'Xe ăn quân đầu tiên trên đường và không đi xa hơn.',
          '车吃掉路上的第一个棋子，不能再往前。',
        ),
        figure(
          'xq-cannon',
          'Over its own soldier the cannon captures the horse on e7. It cannot move to e6.',
          'Qua Tốt của mình, Pháo ăn Mã ở e7. Nó không đi đến e6 được.',
          '炮隔着自己的兵吃 e7 的马，但不能走到 e6。',
        ),
      ],
    ),
    section(
      text('Soldiers', 'Tốt', '兵卒'),
      [
        text(
          'A soldier steps one point forward. Beyond the river it may also step sideways. It never goes back and never promotes.',
          'Tốt tiến một điểm. Qua sông rồi thì được đi ngang. Không bao giờ lùi, không phong cấp.',
          '兵卒每次向前一步，过河后也可横走一步。永不后退，也没有升变。',
        ),
      ],
      [
        figure(
          'xq-pawn',
          'The soldier on g5 has crossed the river; the one on c4 has not.',
          'Tốt g5 đã qua sông; Tốt c4 thì chưa.',
          'g5 的兵已过河，c4 的兵还没有。',
        ),
      ],
    ),
    section(
      text('Check, mate and having no move', 'Chiếu, chiếu bí và hết nước', '将军、将死与困毙'),
      [
        text(
          'A general that could be captured is in check and must be saved at once. If that is impossible it is mate. Unlike in chess, a side that is not in check but has no legal move loses as well.',
          'Tướng có thể bị bắt là đang bị chiếu và phải cứu ngay. Nếu không cứu được là chiếu bí. Khác cờ vua, bên không bị chiếu nhưng hết nước đi cũng thua.',
          '将帅可能被吃叫将军，必须立即应将。无法应将就是将死。没被将军但无着可走叫困毙，也算输。',
        ),
        text(
          'A piece that alone stands between the generals may not leave the file.',
          'Quân duy nhất đứng giữa hai Tướng không được rời cột.',
          '将帅之间唯一的棋子不得离开这条直线。',
        ),
      ],
      [
        figure(
          'xq-facing',
          'The cannon may move along the file, but not leave it.',
          'Pháo được đi dọc cột nhưng không được rời cột.',
          '炮可以沿直线走，但不能离开。',
        ),
        figure(
          'xq-mate',
          'Chariot to d9: mate, for the cannon pins the advisor on e8.',
          'Xe đến d9: chiếu bí, vì Pháo ghim Sĩ e8.',
          '车到 d9：将死，因为炮牵制了 e8 的士。',
        ),
        figure(
          'xq-stalemate',
          'Soldier to e8: Black is not in check but cannot move, and loses.',
          'Tốt đến e8: Đen không bị chiếu nhưng không đi được, và thua.',
          '兵到 e8：黑方没被将军但无着可走，判负。',
        ),
      ],
    ),
    section(
      text('Repetition', 'Lặp nước', '循环'),
      [
        text(
          'When the same position occurs for the third time, the moves since its first occurrence are judged. Who checked with every one of them loses. If nobody did, who chased the same piece with every move loses. If both did the same, or nobody did either, it is a draw. The page says who did what.',
          'Khi một thế cờ xuất hiện lần thứ ba, các nước từ lần đầu được xét. Ai chiếu ở mọi nước thì thua. Nếu không ai chiếu mãi, ai đuổi bắt cùng một quân ở mọi nước thì thua. Nếu hai bên như nhau, hoặc không ai làm vậy, là hòa. Trang sẽ nói rõ ai đã làm gì.',
          '同一局面第三次出现时，判定其间的着法。步步将军（长将）者负。若无长将，步步捉同一子（长捉）者负。双方相同或都没有，判和。页面会说明谁做了什么。',
        ),
        text(
          'It is also a draw after 120 moves, counting both sides, without a capture, and when neither side has a piece left that can cross the river.',
          'Cũng hòa sau 120 nước tính cả hai bên không ăn quân, và khi không bên nào còn quân qua sông được.',
          '双方合计 120 着没有吃子，或双方都没有能过河的子力，也判和。',
        ),
      ],
      [
        figure(
          'xq-perpetual',
          'Red has checked again and again. With the third repetition Red loses.',
          'Đỏ chiếu liên tục. Lặp lần thứ ba thì Đỏ thua.',
          '红方一直将军。第三次重复时红方判负。',
        ),
      ],
    ),
    section(
      text('What is a chase', 'Thế nào là đuổi bắt', '什么是捉'),
      [
        text(
          'A move chases if it makes a new threat to take a piece that is not protected, and the opponent then answers the threat. A chariot is chased by anything weaker even if it is protected. Several pieces may chase one piece together; whoever chases two pieces in turn does nothing wrong.',
          'Một nước là đuổi bắt nếu tạo ra đe dọa mới ăn một quân không có căn, và đối phương phải đáp lại đe dọa ấy. Xe bị quân yếu hơn bắt thì dù có căn vẫn tính. Nhiều quân có thể cùng đuổi một quân; ai lần lượt đuổi hai quân khác nhau thì không phạm luật.',
          '一步棋造成新的威胁，要吃无根的子，而对方加以应对，就是捉。弱子捉车，车有根也算捉。几个子合捉一子也算；轮流捉两个不同的子不违规。',
        ),
        text(
          'These are no chases: a general or a soldier attacks; a soldier that has not crossed the river is attacked; two pieces of one kind can take each other, which only offers an exchange; mate is threatened; an attack merely goes on while both move along a line; the opponent leaves the threat standing.',
          'Không tính là đuổi bắt: Tướng hoặc Tốt tấn công; Tốt chưa qua sông bị tấn công; hai quân cùng loại ăn được nhau, đó chỉ là mời đổi quân; dọa chiếu bí; hai quân cùng đi dọc một đường mà thế bắt vẫn như cũ; đối phương bỏ mặc đe dọa.',
          '以下不算捉：将帅或兵卒攻击；攻击未过河的兵卒；同类子互相能吃，只是邀兑；要杀；双方沿同一直线移动，原有的攻击不变；对方对威胁置之不理。',
        ),
        text(
          'A piece is protected only if it can really be avenged. A pinned protector, a cannon that protects only over the attacker, and a general who may not step there are false protection.',
          'Quân chỉ có căn khi thật sự ăn trả được. Quân bảo vệ bị ghim, Pháo chỉ bảo vệ qua ngòi là chính quân tấn công, hay Tướng không được bước đến đó đều là căn giả.',
          '真能反吃才算有根。被牵制的保护子、以攻击子为炮架的炮、不能走到那里的将帅，都是假根。',
        ),
        text(
          'Who takes a protector away threatens too. But whoever is attacked with every move is not blamed for that: he only answers.',
          'Làm quân địch mất căn cũng là đe dọa. Nhưng bên bị tấn công ở mọi nước thì không bị tính lỗi đó: họ chỉ đang đáp trả.',
          '使对方的子失根也是威胁。但步步受攻的一方只是应着，不因此判罚。',
        ),
        text(
          'With “Repetition: as before” in a new game the judge counts every new threat as a chase, answered or not. Older saved games are judged so.',
          'Nếu chọn “Luật lặp nước: như trước” khi mở ván mới, mọi đe dọa mới đều tính là đuổi bắt, dù có được đáp lại hay không. Các ván lưu cũ được xử như vậy.',
          '新对局中若选“循环局面的判定：照旧”，凡新的威胁，不论对方是否应对，都算捉。以前保存的棋局按此判定。',
        ),
      ],
      [
        figure(
          'xq-chase',
          'Chariot to h0 and i0 has attacked the horse with every move. Red loses.',
          'Xe qua lại h0 và i0, nước nào cũng bắt Mã. Đỏ thua.',
          '车在 h0、i0 之间步步捉马。红方判负。',
        ),
        figure(
          'xq-offer',
          'The chariots can take each other: only an exchange is offered. A draw.',
          'Hai Xe ăn được nhau: chỉ là mời đổi quân. Hòa.',
          '双车互相能吃，只是邀兑。判和。',
        ),
        figure(
          'xq-expose',
          'The soldier takes the protection of the horse c1 away again and again, and Black attacks nothing. Red loses.',
          'Tốt hết lần này đến lần khác làm Mã c1 mất căn, còn Đen không tấn công gì. Đỏ thua.',
          '兵步步使 c1 的马失根，而黑方没有攻击。红方判负。',
        ),
        figure(
          'xq-two',
          'The chariot attacks two different pieces in turn. That is no chase of one piece: a draw.',
          'Xe lần lượt bắt hai quân khác nhau. Đó không phải đuổi bắt một quân: hòa.',
          '车轮流捉两个不同的子，不算长捉一子：和棋。',
        ),
        figure(
          'xq-false-root',
          'The chariot attacks the cannon with every move. The other cannon protects it only over the chariot itself: that does not count, and Black loses.',
          'Xe nước nào cũng bắt Pháo. Pháo kia chỉ bảo vệ qua chính Xe ấy: không tính là căn, và Đen thua.',
          '车步步捉炮。另一门炮只能以这辆车为炮架来保护，不算有根，黑方判负。',
        ),
        figure(
          'xq-standing',
          'Black threatens the elephant g0 again and again, and Red leaves it standing. By the federations’ manual that is no chase: a draw.',
          'Đen hết lần này đến lần khác dọa Tượng g0, còn Đỏ bỏ mặc. Theo luật các liên đoàn, đó không phải đuổi bắt: hòa.',
          '黑方反复威胁 g0 的相，红方置之不理。按棋规全文不算捉：和棋。',
        ),
        figure(
          'xq-pressed',
          'Red attacks the chariot f8 with every move. Black’s answers also leave the horse g8 without protection, but whoever is attacked with every move is not blamed: Red loses.',
          'Đỏ nước nào cũng bắt Xe f8. Các nước đáp của Đen cũng làm Mã g8 mất căn, nhưng bên bị bắt ở mọi nước không bị tính lỗi: Đỏ thua.',
          '红方步步捉 f8 的车。黑方的应着也使 g8 的马失根，但步步受攻的一方不因此判罚：红方判负。',
        ),
      ],
    ),
  ],
};
