/** A first minute of Rhythm Xiangqi. */

import { text } from '../page';
import type { Tour } from '../tour';

export const tour: Tour = {
  game: 'rhythm',
  tasks: [
    {
      board: { game: 'rhythm' },
      goal: { event: 'energy_changed' },
      show: 'h2e2',
      ask: text(
        'The middle board is xiangqi; above it is the sky, below it the ground. Make any move, the cannon from h2 to e2 for example.',
        'Bàn giữa là cờ tướng; phía trên là tầng trời, phía dưới là tầng đất. Hãy đi một nước bất kỳ, chẳng hạn pháo từ h2 đến e2.',
        '中间一层是象棋，上面是天层，下面是地层。任意走一步，例如炮 h2 到 e2。',
      ),
      learned: text(
        'Every move earns energy. On the beat it earns more.',
        'Mỗi nước đi đều được năng lượng. Đúng nhịp thì được nhiều hơn.',
        '每走一步都获得能量。踩准节拍得得更多。',
      ),
    },
    {
      board: 'rh-rise',
      goal: { event: 'layer_changed' },
      show: 'a0a0^',
      ask: text(
        'Lift the chariot: pick it on a0, then the same point of another layer. That costs three energy; you have six.',
        'Nâng xe lên: chọn nó ở a0, rồi chọn cùng điểm đó ở tầng khác. Tốn ba năng lượng; bạn có sáu.',
        '升起车：点选 a0 的车，再点另一层的同一点。花费三点能量，您有六点。',
      ),
      learned: text(
        'Rising and sinking cost three a layer, and no piece can change its layer without paying.',
        'Lên hay xuống đều tốn ba cho mỗi tầng, và không quân nào đổi tầng mà không phải trả.',
        '升降一层花三点能量，没有棋子能免费换层。',
      ),
    },
    {
      board: 'rh-capture',
      goal: { captures: 'pawn' },
      show: 'a9^a9',
      ask: text(
        'A vertical move can capture. Your chariot is in the sky, right above a soldier: drop onto it.',
        'Nước đi thẳng đứng có thể ăn quân. Xe của bạn ở tầng trời, ngay trên một con tốt: hãy hạ xuống ăn nó.',
        '垂直走子也能吃子。您的车在天层，正好在一个卒的上方：落下去吃掉它。',
      ),
      learned: text(
        'Look up and down as well: a piece on another layer can give check.',
        'Hãy nhìn cả lên lẫn xuống: quân ở tầng khác cũng có thể chiếu tướng.',
        '也要留意上下：别层的棋子也能将军。',
      ),
    },
    {
      board: 'rh-cannon',
      goal: { captures: 'horse' },
      show: 'e5^e5_',
      ask: text(
        'The cannon jumps through the layers too: the soldier in the middle is its screen. Capture the horse on the ground.',
        'Pháo cũng nhảy xuyên tầng: con tốt ở giữa là ngòi. Hãy ăn con mã ở tầng đất.',
        '炮也能隔层打：中层的卒是炮架。吃掉地层的马。',
      ),
      learned: text(
        'That is the whole difference. Everything else is xiangqi.',
        'Khác biệt chỉ có vậy. Còn lại đều là cờ tướng.',
        '区别就这些。其余都与象棋相同。',
      ),
    },
  ],
};
