/** A game of Rhythm Xiangqi in which pieces rise and sink, and a soldier that sinks gives check. */

import { text } from '../page';
import { noted, type Sample } from '../sample';

export const sample: Sample = {
  game: 'rhythm',
  name: 'sample',
  title: text('A soldier sinks', 'Con tốt chìm xuống', '兵沉下层'),
  before: text(
    'Every move earns energy, and a move to another layer costs three a layer. Watch the two meters, and watch what a piece leaves open when it changes its layer.',
    'Mỗi nước đi được năng lượng, mỗi tầng đi lên hay xuống tốn ba. Hãy xem hai thước năng lượng, và xem quân cờ để lại khoảng trống nào khi đổi tầng.',
    '每走一步都得能量，换一层要花三点。留意双方的能量表，也留意棋子换层之后露出了什么。',
  ),
  // A record that does not name it was written before there was a choice.
  options: { repetition: 'wxf' },
  start: '',
  steps: [
    noted('h2e2', 'As in xiangqi: the central cannon.', 'Như cờ tướng: pháo đầu.', '与象棋一样：当头炮。'),
    'h9g7',
    'h0g2',
    'g9e7',
    'i0h0',
    'i9h9',
    'h0h6',
    noted('h7i7', 'The chariots stand face to face now.', 'Hai xe giờ đối mặt nhau.', '现在双车对面。'),
    noted(
      'h6h9',
      'Red trades, and the horse on g7 could take back.',
      'Đỏ đổi xe, và mã g7 có thể ăn lại.',
      '红方兑车，g7 的马可以吃回。',
      { claims: { takes: ['rook'] } },
    ),
    noted(
      'b7b0',
      'Instead the cannon takes a horse, and a whole chariot is gone.',
      'Thay vì vậy pháo ăn mã, và mất không một xe.',
      '黑方却用炮吃马，白白丢了一个车。',
      {
        claims: { takes: ['horse'] },
        glyphs: [4],
        instead: [
          {
            steps: ['g7h9'],
            say: text('Taking back keeps the balance far better.', 'Ăn lại thì thế cờ đỡ hơn nhiều.', '吃回车，局面要好得多。'),
          },
        ],
      },
    ),
    noted(
      'h9h7',
      'The chariot goes between horse and cannon and attacks both.',
      'Xe vào giữa mã và pháo, dọa cả hai.',
      '车插到马和炮之间，同时捉两个子。',
    ),
    'b9c7',
    noted(
      'a0b0',
      'The other chariot takes the cannon that came too far.',
      'Xe kia ăn con pháo đi quá sâu.',
      '另一个车吃掉孤军深入的炮。',
      { claims: { takes: ['cannon'] } },
    ),
    noted(
      'a6a6_',
      'Black lets a soldier sink to the lower layer: the same place, one layer down. It costs three.',
      'Đen cho con tốt chìm xuống tầng dưới: cùng điểm, thấp hơn một tầng. Tốn ba năng lượng.',
      '黑方让卒沉到下层：位置不变，低一层，花三点能量。',
    ),
    noted('h7i7', 'The second cannon falls.', 'Pháo thứ hai cũng mất.', '第二门炮也丢了。', { claims: { takes: ['cannon'] } }),
    noted('g7g7^', 'The horse rises to the upper layer.', 'Mã bay lên tầng trên.', '马升到上层。'),
    'b2b8',
    noted(
      'g7^e6^',
      'Within a layer a horse moves as always.',
      'Trong cùng một tầng, mã đi như thường.',
      '在同一层里，马照常走。',
    ),
    'b8d8',
    'a9a7',
    noted('i7e7', 'The chariot takes the elephant and gives check.', 'Xe ăn tượng và chiếu tướng.', '车吃象，将军。', {
      claims: { takes: ['elephant'], check: true },
    }),
    noted('c7e8', 'The horse steps between.', 'Mã chen vào giữa.', '马垫在中间。'),
    noted('e7a7', 'Chariot takes chariot …', 'Xe ăn xe …', '车吃车……', { claims: { takes: ['rook'] } }),
    noted('c9a7', '… and an elephant takes back.', '… và tượng ăn lại.', '……象吃回。', { claims: { takes: ['rook'] } }),
    'b0b7',
    'i6i5',
    noted('b7a7', 'Black has no elephant any more.', 'Đen không còn tượng nào.', '黑方的象都没有了。', {
      claims: { takes: ['elephant'] },
    }),
    'a6_a5_',
    noted('g3g3_', 'Now a red soldier sinks.', 'Giờ đến một con tốt Đỏ chìm xuống.', '现在轮到红兵下沉。'),
    'e8f6',
    'g2f4',
    'f6g8',
    noted(
      'e3e3_',
      'The point of the layers: the soldier drops out of the middle file. The cannon on e2 has one screen left, the black soldier on e6, and gives check.',
      'Điều hay của ba tầng: con tốt rơi khỏi cột giữa. Pháo e2 chỉ còn một ngòi là con tốt đen e6, và chiếu tướng.',
      '这就是分层的妙处：兵沉下去，让开中路。e2 的炮只剩 e6 的黑卒作炮架，于是将军。',
      { claims: { check: true }, glyphs: [1] },
    ),
    noted(
      'd9e8',
      'The adviser closes the file, and opens the rank behind it.',
      'Sĩ chặn cột, nhưng mở hàng phía sau.',
      '士挡住了中路，却让开了底线。',
      { glyphs: [2] },
    ),
    noted('a7a9', 'Along that rank the chariot gives mate.', 'Theo hàng ấy, xe chiếu hết.', '车沿底线将死。', {
      claims: { check: true, mate: true, ends: { reason: 'checkmate', winner: 'first' } },
      glyphs: [1],
    }),
  ],
};
