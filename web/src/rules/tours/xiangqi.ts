/** A first minute of xiangqi. */

import { text } from '../page';
import type { Tour } from '../tour';

export const tour: Tour = {
  game: 'xiangqi',
  tasks: [
    {
      board: { game: 'xiangqi' },
      goal: { steps: ['h2e2'] },
      show: 'h2e2',
      ask: text(
        'Pieces stand on the crossings. Pick the cannon on h2 and bring it to the middle, to e2: the most played opening.',
        'Quân đứng trên các giao điểm. Chọn pháo ở h2 và đưa vào giữa, đến e2: nước khai cuộc hay gặp nhất.',
        '棋子走在交叉点上。点选 h2 的炮，走到中路 e2：这是最常见的开局。',
      ),
      learned: text(
        'Without capturing, a cannon moves like a chariot: straight, as far as the way is free.',
        'Khi không ăn quân, pháo đi như xe: đi thẳng, đến hết đường trống.',
        '不吃子时，炮与车一样：沿直线走，路空多远就能走多远。',
      ),
    },
    {
      board: 'xq-cannon',
      goal: { captures: 'horse' },
      show: 'e2e7',
      ask: text(
        'To capture, a cannon needs exactly one piece in between, its screen. Capture the horse on e7 over your own soldier.',
        'Để ăn quân, pháo cần đúng một quân ở giữa, gọi là ngòi. Hãy ăn con mã ở e7 qua con tốt của mình.',
        '炮吃子时中间必须恰好隔一个子，叫炮架。隔着自己的兵吃掉 e7 的马。',
      ),
      learned: text(
        'The screen may be anybody’s. With no piece or two in between, the cannon cannot capture.',
        'Ngòi có thể là quân của bất cứ bên nào. Không có quân nào hoặc có hai quân ở giữa thì pháo không ăn được.',
        '炮架可以是任何一方的子。中间没有子或有两个子都不能吃。',
      ),
    },
    {
      board: 'xq-horse',
      goal: { piece: 'horse' },
      show: 'e4c5',
      ask: text(
        'A horse first steps straight, then diagonally. The soldier in front stands on its leg: those two leaps are gone. Leap elsewhere.',
        'Mã đi một bước thẳng rồi một bước chéo. Con tốt phía trước cản chân nó: hai nước nhảy đó không còn. Hãy nhảy chỗ khác.',
        '马先直走一步再斜走一步。前方的卒蹩了马腿，那两个方向跳不了。请跳到别处。',
      ),
      learned: text(
        'Whatever stands beside a horse blocks it on that side. Elephants can be blocked in the same way.',
        'Quân nào đứng sát mã cũng cản nó ở phía đó. Tượng cũng bị cản như vậy.',
        '紧挨着马的子会蹩住那一侧的马腿。象（相）也会被塞住象眼。',
      ),
    },
    {
      board: 'xq-pawn',
      goal: { steps: ['g5f5', 'g5h5'] },
      show: 'g5f5',
      ask: text(
        'Your soldier on g5 has crossed the river: now it may also step sideways. Do that.',
        'Con tốt ở g5 đã qua sông: giờ nó được đi ngang. Hãy đi thử.',
        'g5 的兵已经过河，可以横走了。请横走一步。',
      ),
      learned: text(
        'Before the river a soldier only steps forward. It never goes back.',
        'Trước khi qua sông tốt chỉ tiến. Nó không bao giờ lùi.',
        '过河之前兵只能前进。它永远不能后退。',
      ),
    },
    {
      board: 'xq-mate',
      goal: { event: 'checkmate_detected' },
      show: 'd1d9',
      ask: text(
        'And win: put the chariot where the general cannot escape. One move is mate.',
        'Và thắng: đặt xe vào chỗ khiến tướng không thoát được. Chỉ một nước là chiếu hết.',
        '现在取胜：把车走到将无处可逃的地方，一步将死。',
      ),
      learned: text(
        'Mate wins. So does leaving the other side without a move: there is no draw by stalemate.',
        'Chiếu hết là thắng. Làm đối phương hết nước đi cũng thắng: không có hòa vì hết nước.',
        '将死即胜。使对方无子可动（困毙）同样算胜，不算和棋。',
      ),
    },
  ],
};
