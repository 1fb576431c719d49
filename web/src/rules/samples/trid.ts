/** A game of Tri-Dimensional Chess that shows everything boards can do; a test of the engine checks every word of its record. */

import { text } from '../page';
import { noted, type Sample } from '../sample';

export const sample: Sample = {
  game: 'trid',
  name: 'sample',
  title: text('A game that shows everything', 'Ván cờ cho thấy mọi điều', '一盘演示所有规则的棋'),
  before: text(
    'No master plays like this: the game was made to show castling on both sides, en passant, every kind of promotion, and boards that carry, turn and go home.',
    'Không cao thủ nào chơi thế này: ván cờ được dựng để cho thấy nhập thành hai bên, bắt qua đường, mọi kiểu phong cấp, và các bàn chở quân, xoay và quay về.',
    '高手不会这样下：这盘棋是为了演示两翼易位、吃过路兵、各种升变，以及攻击盘的载运、旋转和返回。',
  ),
  options: {},
  start: '',
  steps: [
    noted(
      'a2Wa4N',
      'Two ranks at once, and one level up: where a piece arrives it may choose the level.',
      'Tiến hai hàng và lên một tầng: quân được chọn tầng nơi nó đến.',
      '一次走两行，同时上一层：到达时可以选择层。',
    ),
    'a7Ba5B',
    noted(
      'O-O',
      'Castling to the king’s side: king and rook change places on their board.',
      'Nhập thành cánh Vua: Vua và Xe đổi chỗ trên bàn của chúng.',
      '王翼易位：王和车在同一块攻击盘上交换位置。',
    ),
    noted(
      'a5Ba4W',
      'One rank ahead and two levels down. The white pawn on a4N stands right above it, and neither is in the other’s way.',
      'Tiến một hàng và xuống hai tầng. Tốt trắng a4N ở ngay phía trên, hai quân không cản nhau.',
      '前进一行，下降两层。a4N 的白兵就在它正上方，互不妨碍。',
    ),
    noted('a1Wb3W', 'A knight is offered.', 'Trắng thí mã.', '白方送出一马。'),
    noted('a4Wb3W', 'Pawns capture diagonally, as in chess.', 'Tốt ăn chéo như cờ vua.', '兵斜吃，与国际象棋相同。', {
      claims: { takes: ['knight'] },
    }),
    noted(
      'a1QL1a3W',
      'A pawn leaves the attack board with a step of two ranks, right past the black one.',
      'Tốt rời bàn tấn công bằng bước hai hàng, đi ngang qua tốt đen.',
      '兵从攻击盘上走两格，正好越过黑兵旁边。',
    ),
    noted('b3Wa2W', 'So it is taken in passing.', 'Vậy nên nó bị bắt qua đường.', '于是被吃过路兵。', {
      claims: { takes: ['pawn'] },
    }),
    'a0QL1a1QL1',
    noted(
      'a2Wa1W',
      'The pawn has come to the last rank of this board, but the board on QL1 stands over the corner: the file goes on to a0. The promotion is put off.',
      'Tốt đã đến hàng cuối của bàn này, nhưng bàn ở QL1 nằm trên góc: cột còn đến a0. Việc phong cấp được hoãn.',
      '兵到了这块盘的最后一行，但 QL1 的攻击盘在这个角的上方，这一列还通到 a0，升变推迟。',
    ),
    'a1QL1a2W',
    'a8Bb6B',
    'a4Na5B',
    noted('a9QL6a8B', 'The queen makes room.', 'Hậu nhường chỗ.', '后让出位置。'),
    'a5Ba6B',
    noted(
      'O-O-O',
      'Castling to the queen’s side: the king goes to the queen’s board, the rook to the king’s.',
      'Nhập thành cánh Hậu: Vua sang bàn cánh Hậu, Xe sang bàn cánh Vua.',
      '后翼易位：王去后翼的攻击盘，车去王翼的攻击盘。',
    ),
    noted('a6Bb7B', 'The pawn is one step from the last rank.', 'Tốt chỉ còn cách hàng cuối một bước.', '兵离底线只差一步。', {
      claims: { takes: ['pawn'] },
    }),
    noted(
      'a8Ba2W',
      'Queen takes queen, from the highest board to the lowest.',
      'Hậu ăn Hậu, từ bàn cao nhất xuống bàn thấp nhất.',
      '后吃后，从最高的盘直到最低的盘。',
      { claims: { takes: ['queen'] } },
    ),
    noted(
      'z1QL1a2W',
      'This pawn has no square in front of it as long as no board stands there: it is locked. It may capture all the same.',
      'Tốt này không có ô phía trước khi chưa có bàn nào ở đó: nó bị khóa. Nhưng nó vẫn được ăn.',
      '前面没有攻击盘，这个兵无格可进，被锁住了；但它仍然可以吃子。',
      { claims: { takes: ['queen'] } },
    ),
    'a8QL6a6N',
    noted('b7Bc8B=q', 'A promotion at once, with a capture.', 'Phong cấp ngay, kèm ăn quân.', '吃子并立即升变。', {
      claims: { takes: ['bishop'], promotes: 'queen' },
    }),
    'z9QL6a8B',
    noted(
      'QL1-QL2^',
      'White’s board rides to QL2, turned round, with the rook on it. The corner over a1W is free now, and Black owes a promotion before his move.',
      'Bàn của Trắng chạy đến QL2, xoay ngược, chở theo xe. Góc trên a1W giờ trống, và Đen phải phong cấp trước khi đi.',
      '白方的攻击盘载着车旋转着移到 QL2。a1W 上方的角空出来了，黑方必须先升变才能走棋。',
    ),
    noted(
      'a1W=n',
      'He takes a knight. It is still his turn.',
      'Đen chọn mã. Vẫn là lượt của Đen.',
      '黑方选择马，仍由黑方走棋。',
      { claims: { promotes: 'knight' } },
    ),
    noted(
      'QL6-KL5',
      'Black’s board crosses to the other track and carries a pawn along.',
      'Bàn của Đen sang ray bên kia và chở theo một tốt.',
      '黑方的攻击盘换到另一轨，并载着一个兵。',
    ),
    noted('a5QL2a3N', 'The rook gets off.', 'Xe xuống bàn chính.', '车从攻击盘上下来。'),
    'd7Bd5N',
    noted('QL2-QL1', 'An empty board may go back.', 'Bàn trống được lùi.', '空盘可以后退。'),
    noted(
      'KL5-KL4',
      'The board arrives in front of the pawn on e8: it was locked, and can move again.',
      'Bàn đến trước mặt tốt e8: nó từng bị khóa, giờ đi được.',
      '攻击盘来到 e8 的兵前面：它原来被锁住，现在可以走了。',
    ),
    'c2Wc4N',
    noted('e8KL6e6KL4', 'And so it does.', 'Và nó đi.', '它走了。'),
    noted('a3Na6B', 'Mate along the a-file.', 'Chiếu hết theo cột a.', '沿 a 列将死。', {
      claims: { check: true, mate: true, ends: { reason: 'checkmate', winner: 'first' } },
      glyphs: [1],
    }),
  ],
};
