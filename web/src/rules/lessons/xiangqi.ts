import type { Lesson } from '../lesson';
import { text } from '../page';

export const lessons: readonly Lesson[] = [
  {
    kind: 'king',
    position: '3k5/3a5/9/9/9/9/9/9/4K4/9 w - - 0 1',
    at: 'e1',
    how: text(
      'One point straight, inside the palace. The two generals may never face each other on an open file.',
      'Một điểm theo đường thẳng, trong cung. Hai tướng không bao giờ được đối mặt trên cột trống.',
      '在九宫内沿直线走一格。两将（帅）不能在同一条空线上照面。',
    ),
  },
  {
    kind: 'advisor',
    position: '3k5/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1',
    at: 'e1',
    how: text('One point diagonally, inside the palace.', 'Một điểm theo đường chéo, trong cung.', '在九宫内沿斜线走一格。'),
  },
  {
    kind: 'elephant',
    position: '3k5/9/9/9/9/9/9/4B4/9/4K4 w - - 0 1',
    at: 'e2',
    how: text(
      'Two points diagonally, on its own side of the river. A piece halfway blocks it.',
      'Hai điểm theo đường chéo, ở bên sông của mình. Quân đứng giữa đường sẽ cản nó.',
      '沿斜线走两格，不能过河。中间有子则塞象眼。',
    ),
  },
  {
    kind: 'horse',
    position: '3k5/9/9/9/9/4N4/9/9/9/4K4 w - - 0 1',
    at: 'e4',
    how: text(
      'One point straight, then one diagonally outward. A piece beside it blocks the leaps on that side.',
      'Một điểm thẳng rồi một điểm chéo ra ngoài. Quân đứng sát sẽ cản các nước nhảy về phía đó.',
      '直走一格再斜走一格。紧挨着的子会蹩住那一侧的马腿。',
    ),
  },
  {
    kind: 'rook',
    position: '3k5/9/9/9/9/4R4/9/9/9/4K4 w - - 0 1',
    at: 'e4',
    how: text('Straight, as far as the way is free.', 'Đi thẳng, đến hết đường trống.', '沿直线走，路空多远走多远。'),
  },
  {
    kind: 'cannon',
    position: '3k5/4n4/9/9/4P4/9/4C4/9/9/4K4 w - - 0 1',
    at: 'e3',
    how: text(
      'Moves like a chariot; captures over exactly one piece of either side.',
      'Đi như xe; khi ăn phải nhảy qua đúng một quân của bên bất kỳ.',
      '走法同车；吃子时必须隔恰好一个子（不论哪方）。',
    ),
  },
  {
    kind: 'pawn',
    position: '3k5/9/9/9/6P2/9/9/9/9/4K4 w - - 0 1',
    at: 'g5',
    how: text(
      'One point forward; beyond the river also sideways. Never back.',
      'Một điểm về phía trước; qua sông rồi được đi ngang. Không bao giờ lùi.',
      '向前一格；过河后也可横走。不能后退。',
    ),
  },
];
