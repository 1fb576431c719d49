/** A first minute of Tri-Dimensional Chess. */

import { text } from '../page';
import type { Tour } from '../tour';

export const tour: Tour = {
  game: 'trid',
  tasks: [
    {
      board: { game: 'trid' },
      goal: { piece: 'pawn', board: 'N' },
      show: 'b2Wb3N',
      ask: text(
        'Pick the pawn on b2 and move it up a level, onto the middle board N.',
        'Chọn con tốt ở b2 và đưa nó lên một tầng, tới bàn giữa N.',
        '点选 b2 的兵，把它走高一层，走到中层棋盘 N 上。',
      ),
      learned: text(
        'Seen from above it moved as in chess. On which level it lands is yours to choose.',
        'Nhìn từ trên xuống, nó đi như cờ vua. Đến tầng nào là do bạn chọn.',
        '从上往下看，它的走法与国际象棋相同。落在哪一层由您选择。',
      ),
    },
    {
      board: 'td-levels',
      goal: { piece: 'bishop', board: 'N' },
      show: 'a2Wd5N',
      ask: text(
        'A bishop goes through the levels in one move. Bring the one on a2 to the middle board.',
        'Tượng đi xuyên các tầng trong một nước. Hãy đưa quân ở a2 lên bàn giữa.',
        '象一步可以穿过几层。把 a2 的象走到中层。',
      ),
      learned: text(
        'What stands in a column blocks the whole column, on every level.',
        'Quân đứng trong một cột cản cả cột đó, ở mọi tầng.',
        '某一列上有子，就在所有层上挡住整列。',
      ),
    },
    {
      board: 'td-board',
      goal: { event: 'board_moved' },
      show: 'QL1-QL2',
      ask: text(
        'The four small boards move. Pick your empty one by its label, then a pin that is marked.',
        'Bốn bàn nhỏ có thể di chuyển. Chọn bàn trống của bạn bằng nhãn của nó, rồi chọn một trụ được đánh dấu.',
        '四个小棋盘可以移动。点您那个空棋盘的标签，再点一个有标记的柱位。',
      ),
      learned: text(
        'Moving a board is a whole turn. An empty board may go any way to a neighbouring pin.',
        'Di chuyển một bàn là cả một lượt. Bàn trống đi được tới mọi trụ kề bên.',
        '移动棋盘算一个回合。空棋盘可以去任何相邻的柱位。',
      ),
    },
    {
      board: { game: 'trid', position: '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/R1|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10' },
      goal: { event: 'board_moved' },
      show: 'QL2-QL3',
      ask: text(
        'Now with a passenger: pick the board under your rook, choose a pin, and how it shall arrive.',
        'Giờ có hành khách: chọn bàn dưới quân xe, chọn một trụ, rồi chọn cách đến.',
        '现在带一个乘客：点选车脚下的棋盘，选一个柱位，再选到达的方式。',
      ),
      learned: text(
        'One piece may ride, and only forward or sideways. Turned, it lands on the opposite corner.',
        'Một quân được đi nhờ, và chỉ tới trước hoặc sang ngang. Nếu xoay, nó đến góc đối diện.',
        '只能载一个子，并且只能向前或向侧。旋转到达时它落在对角。',
      ),
    },
    {
      board: 'td-promotion',
      goal: { promotes: true },
      show: 'b7Bb8B=q',
      ask: text(
        'Last: move the pawn from b7 to the end of its file and promote it.',
        'Cuối cùng: đưa tốt từ b7 đến cuối cột và phong cấp.',
        '最后：把 b7 的兵走到它那一列的尽头并升变。',
      ),
      learned: text(
        'Where the end of a file is depends on where the boards stand.',
        'Cuối cột ở đâu tùy vào chỗ các bàn đang đứng.',
        '一列的尽头在哪里，取决于小棋盘停在何处。',
      ),
    },
  ],
};
