import type { Lesson } from '../lesson';
import { text } from '../page';

export const lessons: readonly Lesson[] = [
  {
    kind: 'rook',
    position: '3/1R1/2n l - 0.2 0.2 0 0',
    at: 'b2',
    how: text(
      'Straight, as far as the way is free; it leaves along a free file.',
      'Đi thẳng, đến hết đường trống; rời bàn theo cột trống.',
      '沿直线走，路空多远走多远；沿空的竖线离场。',
    ),
  },
  {
    kind: 'knight',
    position: '3/3/N1n l - 0.2 0.2 0 0',
    at: 'a1',
    how: text(
      'Two squares straight and one aside, over whatever is between; it leaves by the same leap.',
      'Hai ô thẳng và một ô ngang, nhảy qua mọi quân; rời bàn cũng bằng cú nhảy đó.',
      '直两格再横一格，可越过任何子；离场也用同样的跳法。',
    ),
  },
  {
    kind: 'bishop',
    position: '3/1B1/2n l - 0.2 0.2 0 0',
    at: 'b2',
    how: text(
      'Diagonally, as far as the way is free; it leaves along a free diagonal.',
      'Đi chéo, đến hết đường trống; rời bàn theo đường chéo trống.',
      '沿斜线走，路空多远走多远；沿空的斜线离场。',
    ),
  },
  {
    kind: 'queen',
    position: '3/1Q1/2n l - 0.2 0.2 0 0',
    at: 'b2',
    how: text(
      'As rook and bishop together. At most one in a line-up.',
      'Đi như xe và tượng cộng lại. Mỗi đội hình nhiều nhất một.',
      '车与象的走法相加。一个阵容最多一个。',
    ),
  },
  {
    kind: 'pawn',
    position: '3/1n1/P2 l - 0.2 0.2 0 0',
    at: 'a1',
    how: text(
      'Forward, one square or at first two; it captures diagonally forward. It never leaves, but is promoted on the last row.',
      'Đi tới, một ô hoặc lần đầu hai ô; ăn chéo về phía trước. Không rời bàn, nhưng được phong cấp ở hàng cuối.',
      '向前走一格，首次可走两格；向斜前方吃子。不能离场，但在最后一行升变。',
    ),
  },
];
