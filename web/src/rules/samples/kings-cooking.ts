/** A game of King's Cooking in which a capture that lies near is the wrong one. What is said of values was asked of the solved game. */

import { text } from '../page';
import { noted, type Sample } from '../sample';

export const sample: Sample = {
  game: 'kings-cooking',
  name: 'sample',
  title: text('The wrong capture', 'Nước ăn sai', '吃错了'),
  before: text(
    'Both sides have a rook, a knight and a bishop. This game is solved, so every remark about who wins is certain.',
    'Mỗi bên có một xe, một mã và một tượng. Trò chơi này đã được giải hết, nên mọi lời về bên thắng đều chắc chắn.',
    '双方各有车、马、象。这个游戏已被完全解出，所以下面关于胜负的话都是确定的。',
  ),
  options: {},
  start: '',
  steps: [
    noted(
      'c1a3',
      'The bishop takes the rook, and it looks good. But now Light loses by force.',
      'Tượng ăn xe, trông rất hay. Nhưng từ đây Sáng chắc chắn thua.',
      '象吃车，看上去不错，其实浅色方已经必败。',
      {
        claims: { takes: ['rook'] },
        glyphs: [4],
        instead: [
          {
            steps: ['a1a3', 'b3a1', 'a3c3', 'a1b3', 'c3b3'],
            say: text(
              'The rook had to take. It then takes everything: the bishop on c3, and in the end the knight, and Light wins with all three pieces counted.',
              'Phải ăn bằng xe. Sau đó xe ăn hết: tượng ở c3, cuối cùng là mã, và Sáng thắng.',
              '应当用车吃。之后车会吃光：c3 的象，最后是马，浅色方获胜。',
            ),
          },
        ],
      },
    ),
    noted(
      'c3a1',
      'The only answer that wins: Dark’s bishop takes the rook on a1. The other three moves lose.',
      'Nước duy nhất thắng: tượng Tối ăn xe a1. Ba nước kia đều thua.',
      '唯一取胜的应着：深色象吃 a1 的车。另外三步都会输。',
      { claims: { takes: ['rook'] }, glyphs: [1] },
    ),
    noted(
      'a3c1',
      'The bishop goes home. Leaving for the party with it would be no better: guests do not change who is ahead, captures do.',
      'Tượng về nhà. Dùng nó đi dự tiệc cũng không hơn: khách không làm đổi cách biệt, chỉ quân bị ăn mới đổi.',
      '象退回。让它去赴宴也不更好：客人不改变领先，被吃的子才会。',
    ),
    noted(
      'b3c1',
      'The knight takes the bishop. Light has lost two pieces, Dark one.',
      'Mã ăn tượng. Sáng mất hai quân, Tối mất một.',
      '马吃象。浅色方失了两子，深色方失了一子。',
      { claims: { takes: ['bishop'] } },
    ),
    'b1a3',
    noted(
      'a1off',
      'Dark’s bishop stands on the far row and walks off the board: a guest at the rival’s party, one point.',
      'Tượng Tối ở hàng xa và bước ra khỏi bàn: thành khách của bữa tiệc đối phương, một điểm.',
      '深色象已在最远一行，走出棋盘，成为对方宴会的客人，得一分。',
    ),
    'a3c2',
    noted(
      'c1off',
      'The knight leaves as well. Dark has no piece on the board any more, and the game ends. Every piece that was not captured counts: Dark two, Light one. Light cooks.',
      'Mã cũng ra khỏi bàn. Tối không còn quân nào, ván cờ kết thúc. Quân nào không bị ăn đều được tính: Tối hai, Sáng một. Sáng phải nấu ăn.',
      '马也离开。深色方棋盘上已没有子，对局结束。没有被吃的子都计分：深色方二，浅色方一。浅色方下厨。',
      { claims: { ends: { reason: 'empty', winner: 'second' } } },
    ),
  ],
};
