/** Rhythm Xiangqi for players. */

import { figure, section, text, type RulesPage } from './page';

export const page: RulesPage = {
  game: 'rhythm',
  sections: [
    section(
      text('Xiangqi on three layers', 'Cờ tướng trên ba tầng', '三层象棋'),
      [
        text(
          'All rules of xiangqi hold. But there are three boards above one another: ground, standard and sky. All pieces start on the standard layer; the other two are empty.',
          'Mọi luật cờ tướng đều giữ nguyên. Nhưng có ba bàn chồng lên nhau: đất, chuẩn và trời. Mọi quân bắt đầu ở tầng chuẩn; hai tầng kia trống.',
          '象棋的规则全部适用。但有三层棋盘上下相叠：地层、标准层和天层。所有棋子从标准层开始，另外两层是空的。',
        ),
      ],
      [
        figure(
          'rh-start',
          'The start, with no energy: only ordinary moves are possible.',
          'Lúc đầu chưa có năng lượng: chỉ đi được nước thường.',
          '开局没有能量，只能走普通着法。',
        ),
      ],
      { see: 'xiangqi' },
    ),
    section(
      text('Energy', 'Năng lượng', '能量'),
      [
        text(
          'Every move earns energy, at most ten: two for a move right on the beat, one near it, none beside it. Without the beat every move earns one. Rising or sinking costs three for each layer.',
          'Mỗi nước đi sinh năng lượng, tối đa mười: hai nếu đúng nhịp, một nếu gần nhịp, không nếu lệch. Không dùng nhịp thì mỗi nước được một. Lên hay xuống tốn ba cho mỗi tầng.',
          '每走一步得能量，上限十：正合节拍得二，接近得一，偏离得零。不用节拍时每步得一。每升降一层花三点。',
        ),
      ],
      [
        figure(
          'rh-rise',
          'With six energy the chariot may rise to the sky or sink to the ground.',
          'Có sáu năng lượng, Xe có thể lên trời hoặc xuống đất.',
          '有六点能量，车可以升到天层或降到地层。',
        ),
      ],
    ),
    section(
      text('Playing to the beat', 'Chơi theo nhịp', '跟着节拍走'),
      [
        text(
          'The beat is optional: without it every move counts as great. Turn it on where a game begins or with the metronome beside the board, choose a tempo, and finish your move on any beat. Tapping counts when your finger comes down, dragging when you let go.',
          'Nhịp là tùy chọn: không có nhịp thì mỗi nước tính là Tuyệt. Bật lúc bắt đầu ván hoặc bằng nút máy đếm nhịp cạnh bàn cờ, chọn tốc độ, rồi hoàn thành nước đi vào một nhịp bất kỳ. Chạm thì tính lúc ngón tay chạm xuống, kéo thì tính lúc thả ra.',
          '节拍可用可不用：不用时每步都算优秀。开局时或点棋盘旁的节拍器打开它，选好速度，在任意一拍上完成着法。点击以按下为准，拖动以松手为准。',
        ),
        text(
          'Perfect: at most 50 milliseconds early or late, two energy. Great: at most 120, one energy. Good: at most 200, none. Anything further away is a miss. The grade is kept in the record: @p perfect, @o good, @m miss, nothing for great.',
          'Hoàn hảo: sớm hay muộn nhiều nhất 50 mili giây, hai năng lượng. Tuyệt: nhiều nhất 120, một năng lượng. Khá: nhiều nhất 200, không có. Xa hơn nữa là Lạc nhịp. Mức được ghi trong biên bản: @p Hoàn hảo, @o Khá, @m Lạc nhịp, Tuyệt không ghi gì.',
          '完美：早晚不超过 50 毫秒，得二点。优秀：不超过 120，得一点。良好：不超过 200，不得。再远就是失拍。评级记入棋谱：@p 完美，@o 良好，@m 失拍，优秀不写。',
        ),
        text(
          'Calibrate once for each device: tap along with eight beats, and the usual delay of your sound and your hand is taken off every move.',
          'Hãy hiệu chỉnh một lần cho mỗi thiết bị: gõ theo tám nhịp, độ trễ thường có của âm thanh và tay bạn sẽ được trừ khỏi mỗi nước.',
          '每台设备校准一次：跟着八拍点击，声音和手的惯常延迟就会从每一步中减去。',
        ),
        text(
          'A miss normally stands and earns nothing. When you begin a game you may choose stricter rules: a missed move is lost with its turn, unless you are in check; five misses in a row take all your energy; ten perfect moves in a row, the last one giving check, win.',
          'Thường thì nước lạc nhịp vẫn được đi nhưng không sinh gì. Khi bắt đầu ván có thể chọn luật ngặt hơn: nước lạc nhịp bị mất cùng lượt, trừ khi đang bị chiếu; năm lần lạc nhịp liên tiếp mất hết năng lượng; mười nước Hoàn hảo liên tiếp, nước cuối là chiếu, thì thắng.',
          '通常失拍的着法照走，只是不得能量。开局时可选更严的规则：失拍则失去这步和这一轮，被将军时除外；连续五次失拍失去全部能量；连续十步完美且最后一步将军即胜。',
        ),
      ],
      [],
      { id: 'beat' },
    ),
    section(
      text('Moving between layers', 'Đi giữa các tầng', '层间移动'),
      [
        text(
          'A move is either flat or straight up and down, never both. On its layer a piece sees only the pieces of that layer. Palace and river reach through all layers.',
          'Một nước hoặc đi ngang trong tầng, hoặc thẳng lên xuống, không bao giờ cả hai. Trong tầng của mình, quân chỉ gặp các quân cùng tầng. Cung và sông xuyên qua mọi tầng.',
          '一步要么在同层走，要么直上直下，不能兼有。棋子只与同层的棋子相遇。九宫和河界贯穿各层。',
        ),
        text(
          'Chariot and cannon cross one or two layers, everything else exactly one. The general stays on the standard layer for the whole game.',
          'Xe và Pháo đi một hoặc hai tầng, các quân khác đúng một tầng. Tướng ở tầng chuẩn suốt ván.',
          '车和炮可走一层或两层，其他棋子正好一层。将帅整局都在标准层。',
        ),
      ],
      [
        figure(
          'rh-layers',
          'In the sky the chariot sees only the horse on e6; the soldier below does not matter. Two energy are not enough to come down.',
          'Trên trời, Xe chỉ gặp Mã ở e6; Tốt bên dưới không liên quan. Hai năng lượng không đủ để xuống.',
          '在天层，车只看到 e6 的马，下面的卒没有影响。两点能量不够降下来。',
        ),
      ],
    ),
    section(
      text('Capturing up and down', 'Ăn quân lên xuống', '上下吃子'),
      [
        text(
          'A piece captures what stands directly above or below where it goes. The cannon captures over two layers only, with a piece on the standard layer as its screen.',
          'Quân ăn quân đứng ngay trên hoặc dưới nơi nó đến. Pháo chỉ ăn qua hai tầng, lấy một quân ở tầng chuẩn làm ngòi.',
          '棋子可吃正上方或正下方的敌子。炮只能隔两层吃子，以标准层的棋子为炮架。',
        ),
      ],
      [
        figure(
          'rh-capture',
          'From the sky the chariot drops on the soldier on a9.',
          'Từ trời, Xe lao xuống Tốt ở a9.',
          '车从天层落下，吃 a9 的卒。',
        ),
        figure(
          'rh-cannon',
          'The cannon fires from the sky over the soldier on the standard layer at the horse on the ground.',
          'Pháo bắn từ trời, qua Tốt ở tầng chuẩn, vào Mã ở tầng đất.',
          '炮从天层隔着标准层的卒打地层的马。',
        ),
      ],
    ),
    section(
      text('Check from above', 'Chiếu từ trên', '上下将军'),
      [
        text(
          'A piece directly above or below the enemy general gives check if its side has three energy. The cannon cannot. Such a check cannot be blocked: move the general or capture the attacker.',
          'Quân đứng ngay trên hoặc dưới Tướng địch là chiếu, nếu bên đó có ba năng lượng. Pháo thì không. Chiếu như thế không cản được: phải chạy Tướng hoặc ăn quân chiếu.',
          '正上方或正下方的敌子，只要对方有三点能量，就是将军（炮除外）。这种将军无法垫子：只能移动将帅或吃掉它。',
        ),
        text(
          'The generals face each other on the standard layer only; pieces on other layers do not stand between them.',
          'Hai Tướng chỉ lộ mặt trên tầng chuẩn; quân ở tầng khác không che được.',
          '将帅照面只看标准层，其他层的棋子不能遮挡。',
        ),
      ],
      [
        figure(
          'rh-check',
          'Red’s horse hangs above the black general, and Red has three energy: check.',
          'Mã đỏ treo trên đầu Tướng đen, và Đỏ có ba năng lượng: chiếu.',
          '红马在黑将上方，红方有三点能量：将军。',
        ),
      ],
    ),
    section(
      text('Repetition', 'Lặp nước', '循环'),
      [
        text(
          'Repetition is judged as in xiangqi: who checks with every move loses, then who chases the same piece with every move. A position is the same only if layers and energies are the same too, so nothing repeats while energy still grows.',
          'Lặp nước được xử như cờ tướng: ai chiếu ở mọi nước thì thua, kế đến là ai đuổi bắt cùng một quân ở mọi nước. Thế cờ chỉ là một khi tầng và năng lượng cũng như nhau, nên khi năng lượng còn tăng thì chưa có lặp.',
          '循环的判定与象棋相同：步步将军者负，其次步步捉同一子者负。层与能量都相同才算同一局面，所以能量还在增加时不会重复。',
        ),
        text(
          'A piece also threatens upwards and downwards, and protects so, but only while its side can pay for the move.',
          'Quân còn đe dọa và bảo vệ theo chiều lên xuống, nhưng chỉ khi bên đó trả nổi năng lượng cho nước ấy.',
          '棋子也能上下威胁、上下保护，但只在己方付得起能量时才算。',
        ),
      ],
      [
        figure(
          'rh-chase',
          'The chariot in the sky follows the cannon below it with every move, and Red can pay. Red loses.',
          'Xe trên trời nước nào cũng bám theo Pháo bên dưới, và Đỏ trả nổi năng lượng. Đỏ thua.',
          '天上的车步步追着下面的炮，红方付得起能量。红方判负。',
        ),
      ],
    ),
  ],
};
