/** King's Cooking for players. */

import { figure, section, text, type RulesPage } from './page';

export const page: RulesPage = {
  game: 'kings-cooking',
  sections: [
    section(
      text('The idea', 'Ý tưởng', '玩法概要'),
      [
        text(
          'Two kings have each announced that they are coming over for dinner, and neither wants to cook. Each sends three guests across a board of nine squares. A guest who leaves over the far edge sits in the rival’s court and scores a point. More points win; the loser cooks.',
          'Hai vị vua cùng báo tin sẽ sang ăn tối, và chẳng ai muốn nấu. Mỗi bên cử ba vị khách băng qua bàn chín ô. Khách rời bàn qua cạnh xa sẽ ngồi trong sân đối thủ và được một điểm. Nhiều điểm hơn thì thắng; ai thua phải nấu ăn.',
          '两位国王都宣布要去对方家吃晚饭，谁也不想下厨。双方各派三位客人穿过九格棋盘。从对面边线离开的客人坐进对方的宫廷，得一分。分多者胜，输家下厨。',
        ),
        text(
          'Light sits below and moves first. The kings never enter the board: there is no check, no mate and no castling, nobody must capture, and nobody may pass.',
          'Sáng ngồi phía dưới và đi trước. Vua không vào bàn: không có chiếu, không có chiếu hết, không nhập thành, không bắt buộc ăn quân, và không được bỏ lượt.',
          '浅方在下，先走。国王从不上盘：没有将军、将死和易位，不强制吃子，也不能停着。',
        ),
      ],
      [
        figure(
          'kc-start',
          'The usual start: rook, knight, bishop against the same. The rook on a1 may step to a2 or capture on a3.',
          'Khởi đầu thường gặp: Xe, Mã, Tượng đối mặt với nhau. Xe a1 có thể đến a2 hoặc ăn ở a3.',
          '常见开局：双方都是车、马、象。a1 的车可走到 a2，或吃 a3。',
        ),
      ],
    ),
    section(text('Choosing the pieces', 'Chọn quân', '选择棋子'), [
      text(
        'Each side has three pieces out of rook, knight, bishop, queen and pawn: at most one queen, two rooks, two knights, two bishops, three pawns. Mirrored: you choose, both sides get the same. Independent: each chooses without seeing the other. Random: a seed chooses.',
        'Mỗi bên có ba quân trong số Xe, Mã, Tượng, Hậu, Tốt: nhiều nhất một Hậu, hai Xe, hai Mã, hai Tượng, ba Tốt. Đối xứng: bạn chọn, hai bên giống nhau. Riêng từng bên: mỗi người chọn mà không thấy người kia. Ngẫu nhiên: số hạt giống chọn.',
        '每方从车、马、象、后、兵中选三个：最多一后、两车、两马、两象、三兵。对称：您来选，双方相同。各选各的：互不可见。随机：由种子数决定。',
      ),
    ]),
    section(
      text('Leaving for the party', 'Đi dự tiệc', '离场赴宴'),
      [
        text(
          'A piece leaves over the far edge if its own way of moving leads there. From the last row every piece but the pawn may leave. From the middle row a knight always may, a rook or queen if the square ahead is free, a bishop or queen on a side file if the middle square of the last row is free. From the home row only a rook or queen with a free file.',
          'Quân rời bàn qua cạnh xa nếu cách đi của nó dẫn ra đó. Từ hàng cuối, mọi quân trừ Tốt đều rời được. Từ hàng giữa, Mã luôn rời được; Xe hoặc Hậu nếu ô trước mặt trống; Tượng hoặc Hậu ở cột biên nếu ô giữa của hàng cuối trống. Từ hàng nhà, chỉ Xe hoặc Hậu có cột trống.',
          '棋子按自己的走法能走出对面边线，就可以离场。在底行，除兵以外都能离场。在中行，马总能离场；车或后须前方一格为空；边路的象或后须底行中格为空。在本行，只有前路畅通的车或后能离场。',
        ),
        text(
          'A departure never captures, and any piece on the way blocks it.',
          'Rời bàn không bao giờ ăn quân, và bất kỳ quân nào trên đường cũng cản được.',
          '离场不能吃子，路上有任何棋子都会被挡住。',
        ),
      ],
      [
        figure('kc-leave', 'A knight on the middle row can always leave.', 'Mã ở hàng giữa luôn rời được.', '中行的马总能离场。'),
        figure(
          'kc-lines',
          'The rook leaves straight ahead over c3, the bishop over b3.',
          'Xe rời thẳng qua c3, Tượng rời qua b3.',
          '车经 c3 直线离场，象经 b3 离场。',
        ),
        figure(
          'kc-blocked',
          'The rook on b2 is blocked: it may capture on b3, but not leave. The bishop on c1 is too far away.',
          'Xe b2 bị cản: có thể ăn ở b3 nhưng không rời được. Tượng c1 ở quá xa.',
          'b2 的车被挡：可以吃 b3，但不能离场。c1 的象太远。',
        ),
      ],
    ),
    section(text('Captures', 'Ăn quân', '吃子'), [
      text(
        'Captures are as in chess. A captured piece goes home to its own court and scores for nobody; but it can no longer score for its owner, and that decides the game.',
        'Ăn quân như cờ vua. Quân bị ăn về sân nhà và không ai được điểm; nhưng chủ nó mất điểm đó, và điều này quyết định ván cờ.',
        '吃子同国际象棋。被吃的棋子回到自己的宫廷，谁也不得分；但它不能再为主人得分，胜负就在于此。',
      ),
    ]),
    section(
      text('Pawns', 'Tốt', '兵'),
      [
        text(
          'A pawn steps forward one square, from its home row also two, and captures diagonally forward. On the last row it must become a queen, rook, bishop or knight. It cannot leave the board as a pawn.',
          'Tốt tiến một ô, từ hàng nhà có thể hai ô, và ăn chéo về phía trước. Đến hàng cuối nó phải thành Hậu, Xe, Tượng hoặc Mã. Là Tốt thì không rời bàn được.',
          '兵向前走一格，在本行也可走两格，斜前方吃子。到底行必须变成后、车、象或马。兵不能直接离场。',
        ),
        text(
          'A two-square step always ends on the last row and promotes. On the very next move an enemy pawn beside it may capture en passant: it moves to the square that was jumped over, and the new piece is gone.',
          'Bước hai ô luôn kết thúc ở hàng cuối và phong cấp. Ngay nước sau, Tốt đối phương đứng cạnh có thể bắt qua đường: nó đến ô vừa bị nhảy qua, và quân mới biến mất.',
          '走两格总会到达底行并升变。紧接着的一步，旁边的敌兵可以吃过路兵：走到被跳过的格子，新变的棋子就没了。',
        ),
      ],
      [
        figure(
          'kc-promotion',
          'Four ways to go to a3: queen, rook, bishop, knight.',
          'Bốn cách đến a3: Hậu, Xe, Tượng, Mã.',
          '到 a3 有四种选择：后、车、象、马。',
        ),
        figure(
          'kc-en-passant',
          'Light has just jumped from a1 to a3 and made a queen. Dark’s pawn may take it en passant on a2.',
          'Sáng vừa nhảy từ a1 đến a3 và thành Hậu. Tốt của Tối có thể bắt qua đường ở a2.',
          '浅方刚从 a1 跳到 a3 变成后。深方的兵可在 a2 吃过路兵。',
        ),
      ],
    ),
    section(
      text('The end', 'Kết thúc', '终局'),
      [
        text(
          'The game ends when one side has no piece left on the board, or when the side to move cannot move. Then everybody who is still on the board counts as a guest. So what counts in the end is how many pieces were captured.',
          'Ván kết thúc khi một bên hết quân trên bàn, hoặc bên đến lượt không đi được. Khi đó mọi quân còn trên bàn được tính là khách. Vậy điều quyết định cuối cùng là bao nhiêu quân đã bị ăn.',
          '一方盘上无子，或轮到的一方无着可走时，棋局结束。仍在盘上的棋子都算客人。所以最终取决于被吃了多少。',
        ),
        text(
          'It is a draw when the same position occurs for the third time, or after forty moves, counting both sides, without capture, departure or pawn move.',
          'Hòa khi cùng một thế cờ xuất hiện lần thứ ba, hoặc sau bốn mươi nước (tính cả hai bên) không ăn quân, không rời bàn, không đi Tốt.',
          '同一局面第三次出现，或四十着没有吃子、离场或动兵，即为和棋。',
        ),
      ],
      [
        figure(
          'kc-end',
          'Light’s last piece leaves and ends the game: three guests against the one that Dark still has. Light wins 3:1.',
          'Quân cuối của Sáng rời bàn và kết thúc ván: ba khách đấu với một quân còn lại của Tối. Sáng thắng 3:1.',
          '浅方最后一子离场，棋局结束：三位客人对深方剩下的一子。浅方 3:1 获胜。',
        ),
      ],
    ),
    section(text('Good to know', 'Nên biết', '小知识'), [
      text(
        'The game is small enough to be solved. Ask for a hint, and the page works out the perfect play of the very pieces on your board. Some starts favour Light; “a fair start” suggests one that is a draw.',
        'Cờ này đủ nhỏ để giải hết. Khi bạn xin gợi ý, trang sẽ tính cách chơi hoàn hảo cho đúng các quân trên bàn. Một số khởi đầu có lợi cho Sáng; “khởi đầu cân bằng” gợi ý một thế hòa.',
        '这种棋小到可以完全求解。请求提示时，页面会算出您这局棋的完美走法。有些开局对浅方有利；“公平的开局”会推荐和棋的开局。',
      ),
    ]),
  ],
};
