/** A short game of xiangqi that ends by two cannons on one file. */

import { text } from '../page';
import { noted, type Sample } from '../sample';

export const sample: Sample = {
  game: 'xiangqi',
  name: 'sample',
  title: text('Two cannons on one file', 'Hai pháo trên một cột', '重炮'),
  before: text(
    'A game of nine moves. Red plays the most common opening; Black trades chariots at the wrong moment, and two cannons end it.',
    'Ván cờ chín nước. Đỏ chơi khai cuộc quen thuộc nhất; Đen đổi xe sai lúc, và hai pháo kết thúc ván cờ.',
    '一盘九回合的短局。红方走最常见的开局；黑方在不该兑车时兑车，最后双炮成杀。',
  ),
  // A record that does not name it was written before there was a choice.
  options: { repetition: 'wxf' },
  start: '',
  steps: [
    noted(
      'h2e2',
      'The central cannon. It looks along the middle file at the soldier on e6 and at the general behind it.',
      'Pháo đầu. Nó nhìn dọc cột giữa vào con tốt e6 và con tướng phía sau.',
      '当头炮。它沿中路瞄着 e6 的卒和后面的将。',
    ),
    noted('h9g7', 'The horse comes out and guards the soldier on e6.', 'Mã lên và giữ con tốt e6.', '跳马，保护 e6 的中卒。'),
    'h0g2',
    noted(
      'i9h9',
      'The horse has left the way free: the chariot takes the open file.',
      'Mã đã nhường đường: xe chiếm cột mở.',
      '马跳开后，车占通路。',
    ),
    noted(
      'i0h0',
      'Red’s chariot does the same. On this file it looks at the cannon on h7, and behind it stands Black’s chariot.',
      'Xe Đỏ cũng vậy. Trên cột này nó nhìn pháo h7, phía sau là xe Đen.',
      '红车也占这条路：前面是 h7 的炮，炮后是黑车。',
    ),
    noted(
      'h7i7',
      'The first mistake. The cannon steps aside, and the two chariots stand face to face: Red may begin the trade. Better is to advance the soldier on c6 first.',
      'Sai lầm đầu tiên. Pháo tránh sang bên, hai xe đối mặt nhau: Đỏ được quyền đổi trước. Tốt hơn là tiến tốt c6.',
      '第一个失误。炮一平开，双车对面，红方可以先兑。不如先挺 c6 的卒。',
      {
        glyphs: [2],
        instead: [
          {
            steps: ['c6c5'],
            say: text(
              'A quiet move that frees the other horse. The game is even.',
              'Một nước yên tĩnh, mở đường cho con mã kia. Thế cờ cân bằng.',
              '一步稳着，为另一匹马开路，局面均势。',
            ),
          },
        ],
      },
    ),
    noted('h0h9', 'Red trades at once.', 'Đỏ đổi xe ngay.', '红方立刻兑车。', { claims: { takes: ['rook'] } }),
    noted(
      'g7h9',
      'Only the horse can take back, and so it leaves the soldier on e6 alone.',
      'Chỉ có mã ăn lại được, và thế là nó bỏ con tốt e6.',
      '只有马能吃回，于是 e6 的卒失去了保护。',
      { claims: { takes: ['rook'] } },
    ),
    noted(
      'e2e6',
      'A cannon needs one piece in between to capture: here it leaps over its own soldier on e3. It gives no check, because nothing stands between it and the general.',
      'Pháo cần đúng một quân làm ngòi để ăn: ở đây nó nhảy qua con tốt e3 của mình. Chưa phải là chiếu, vì giữa nó và tướng không có quân nào.',
      '炮吃子要隔一个子：这里隔着自己 e3 的兵。还不是将军，因为炮与将之间没有炮架。',
      { claims: { takes: ['pawn'] }, glyphs: [1] },
    ),
    noted('h9g7', 'The horse returns and attacks the cannon.', 'Mã quay về và đuổi pháo.', '马回来捉炮。'),
    noted(
      'e6e4',
      'The cannon goes back, and stays on the middle file.',
      'Pháo lùi, nhưng vẫn ở cột giữa.',
      '炮退回，但仍守住中路。',
    ),
    'c6c5',
    noted(
      'b2c2',
      'The second cannon comes to the c-file. Over the soldier on c3 it threatens the one on c5.',
      'Pháo thứ hai sang cột c. Qua con tốt c3 nó dọa ăn con tốt c5.',
      '另一门炮平到 c 路，隔着 c3 的兵威胁 c5 的卒。',
    ),
    noted(
      'b9c7',
      'Black brings the other horse out and lets the soldier go.',
      'Đen lên con mã kia và bỏ con tốt.',
      '黑方跳出另一匹马，不顾这个卒。',
    ),
    noted(
      'c2c5',
      'Now the cannon on c5 wants to go to e5, in front of the other one.',
      'Giờ pháo c5 muốn sang e5, đứng trước pháo kia.',
      '现在 c5 的炮要到 e5，摆在另一门炮的前面。',
      { claims: { takes: ['pawn'] } },
    ),
    noted(
      'c7b5',
      'Black does not see it. The horse had to go to d5, where it stands in the cannon’s way.',
      'Đen không thấy. Mã phải về d5 để chặn đường pháo.',
      '黑方没有看到。马应当跳到 d5，挡住炮的去路。',
      {
        glyphs: [4],
        instead: [
          {
            steps: ['c7d5'],
            say: text(
              'The way to e5 is closed, and the game goes on.',
              'Đường sang e5 bị chặn, ván cờ còn tiếp tục.',
              'e5 的路被挡住，棋还可以下。',
            ),
          },
        ],
      },
    ),
    noted(
      'c5e5',
      'Mate. The front cannon is the screen of the one behind it. Whoever steps between becomes a second screen, and then the front cannon gives check; the general’s own advisers keep it from stepping aside.',
      'Chiếu hết. Pháo trước làm ngòi cho pháo sau. Quân nào chen vào giữa lại thành ngòi cho pháo trước; tướng bị chính hai sĩ của mình chặn đường sang bên.',
      '将死。前炮是后炮的炮架；若有子垫在前面，又成了前炮的炮架；将被自己的两个士挡住，躲不开。',
      { claims: { check: true, mate: true, ends: { reason: 'checkmate', winner: 'first' } }, glyphs: [1] },
    ),
  ],
};
