/** A first minute of King's Cooking. */

import { text } from '../page';
import type { Tour } from '../tour';

export const tour: Tour = {
  game: 'kings-cooking',
  tasks: [
    {
      board: { game: 'kings-cooking', setup: 'RNB' },
      goal: { piece: 'knight' },
      show: 'b1c3',
      ask: text(
        'Your three guests stand below. Pick the knight on b1: dots show where it may go. Move it to one of them.',
        'Ba vị khách của bạn đứng phía dưới. Chọn quân mã ở b1: các chấm cho biết nó đi được đâu. Hãy đưa nó đến một trong số đó.',
        '您的三位客人在下方。点选 b1 的马：圆点表示它能去的地方。把它走到其中一处。',
      ),
      learned: text(
        'Pieces move as in chess, and what they land on is captured. There are no kings on the board.',
        'Các quân đi như cờ vua, và ăn quân ở ô chúng đến. Trên bàn không có vua.',
        '棋子走法与国际象棋相同，走到对方棋子上就吃掉它。盘上没有王。',
      ),
    },
    {
      board: 'kc-leave',
      goal: { class: 'departure' },
      show: 'b2off',
      ask: text(
        'Now the party: pick the knight on b2 and send it over the far edge, into the rival’s court.',
        'Giờ đến bữa tiệc: chọn quân mã ở b2 và cho nó vượt cạnh xa, vào sân của đối thủ.',
        '现在去赴宴：点选 b2 的马，让它越过对面的边线，进入对方的宫廷。',
      ),
      learned: text(
        'A guest in the rival’s court is a point. A captured piece is none.',
        'Mỗi vị khách trong sân đối thủ là một điểm. Quân bị ăn thì không được điểm nào.',
        '进入对方宫廷的客人得一分。被吃的棋子不得分。',
      ),
    },
    {
      board: 'kc-promotion',
      goal: { promotes: true },
      show: 'a2a3q',
      ask: text(
        'A pawn may not leave. Move it to the last row and choose what it becomes.',
        'Tốt không được rời bàn. Hãy đưa nó đến hàng cuối và chọn quân để phong cấp.',
        '兵不能离场。把它走到最后一行，选择变成什么。',
      ),
      learned: text(
        'What it has become may leave later, and counts a point as well.',
        'Quân được phong cấp có thể rời bàn về sau, và cũng được một điểm.',
        '升变后的棋子以后可以离场，同样得一分。',
      ),
    },
    {
      board: 'kc-end',
      goal: { event: 'game_over' },
      show: 'a3off',
      ask: text(
        'The last one: let your knight leave, and see who has to cook.',
        'Việc cuối: cho quân mã của bạn rời bàn, rồi xem ai phải nấu ăn.',
        '最后一步：让您的马离场，看看谁要下厨。',
      ),
      learned: text(
        'When a side has no piece or no move left, points are counted. Fewer points: you cook.',
        'Khi một bên hết quân hoặc hết nước đi, điểm được đếm. Ít điểm hơn thì phải nấu.',
        '一方没有棋子或无棋可走时计分。分少的下厨。',
      ),
    },
  ],
};
