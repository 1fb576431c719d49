import type { Lesson } from '../lesson';
import { text } from '../page';

/** A rank of its own for the piece, between two commanders with their infantry. */
function alone(rank: string): string {
  return `7c2i/10i/11/11/11/11/11/${rank}/11/11/10I/6C3I r - - 0 1`;
}

/** A carrier with each of the other pieces, one at a time; a side has one commander. */
function stacksOf(carrier: string, [before, after]: readonly [number, number]): string[] {
  return Array.from('CITMEAGSFN').map((letter) => {
    const position = alone(`${before}(${carrier}${letter})${after}`);
    return letter === 'C' ? position.replace('6C3I', '10I') : position;
  });
}

export const lessons: readonly Lesson[] = [
  {
    kind: 'commander',
    position: alone('5C5').replace('6C3I', '10I'),
    at: 'f5',
    how: text(
      'Straight, as far as the way is free, but never into the sight of the other commander; it captures one square away. Lose it, and the game is lost.',
      'Đi thẳng đến hết đường trống, nhưng không vào tầm nhìn của tư lệnh địch; ăn quân cách một ô. Mất tư lệnh là thua.',
      '沿直线走，路空多远走多远，但不能进入对方司令的视线；吃一格内的子。失去司令即负。',
    ),
  },
  {
    kind: 'infantry',
    position: alone('5I5'),
    at: 'f5',
    how: text('One square straight.', 'Một ô theo đường thẳng.', '沿直线一格。'),
  },
  {
    kind: 'tank',
    position: alone('5T5'),
    at: 'f5',
    stacks: stacksOf('T', [5, 5]),
    how: text('Up to two squares straight.', 'Tối đa hai ô theo đường thẳng.', '沿直线最多两格。'),
  },
  {
    kind: 'militia',
    position: alone('5M5'),
    at: 'f5',
    how: text('One square in every direction.', 'Một ô theo mọi hướng.', '任意方向一格。'),
  },
  {
    kind: 'engineer',
    position: alone('5E5'),
    at: 'f5',
    stacks: stacksOf('E', [5, 5]),
    how: text(
      'One square straight. It tows a heavy piece, over the river too.',
      'Một ô theo đường thẳng. Kéo được vũ khí nặng, kể cả qua sông.',
      '沿直线一格。能牵引重武器，也能带它过河。',
    ),
  },
  {
    kind: 'artillery',
    position: alone('5A5'),
    at: 'f5',
    how: text(
      'Up to three squares in every direction; it fires over other pieces. Heavy: it crosses the river on the bridges.',
      'Tối đa ba ô theo mọi hướng; bắn qua đầu quân khác. Vũ khí nặng: qua sông bằng cầu.',
      '任意方向最多三格，可越过其他子射击。重武器：过河要走桥。',
    ),
  },
  {
    kind: 'anti_air',
    position: alone('5G5'),
    at: 'f5',
    guards: true,
    how: text(
      'One square straight. No plane may fly within one square of it. Heavy.',
      'Một ô theo đường thẳng. Máy bay không bay được trong vòng một ô quanh nó. Vũ khí nặng.',
      '沿直线一格。飞机不能飞进它周围一格。重武器。',
    ),
  },
  {
    kind: 'missile',
    position: alone('5S5'),
    at: 'f5',
    guards: true,
    how: text(
      'Two squares straight or one diagonally; it fires over other pieces and closes the sky within two squares. Heavy.',
      'Hai ô thẳng hoặc một ô chéo; bắn qua đầu quân khác và khóa bầu trời trong vòng hai ô. Vũ khí nặng.',
      '直两格或斜一格，可越过其他子射击，并封锁两格内的天空。重武器。',
    ),
  },
  {
    kind: 'air_force',
    position: alone('5F5'),
    at: 'f5',
    stacks: stacksOf('F', [5, 5]),
    how: text(
      'Up to four squares in every direction, over everything; the rings of air defence stop it.',
      'Tối đa bốn ô theo mọi hướng, bay qua mọi thứ; vòng phòng không chặn được nó.',
      '任意方向最多四格，越过一切；防空圈能拦住它。',
    ),
  },
  {
    kind: 'navy',
    position: alone('2N8'),
    at: 'c5',
    guards: true,
    stacks: stacksOf('N', [2, 8]),
    how: text(
      'Up to four squares in every direction, on water; its guns reach ships at four squares, all others at three. It guards against planes within one square.',
      'Tối đa bốn ô theo mọi hướng, trên mặt nước; pháo bắn tàu cách bốn ô, quân khác cách ba ô. Chặn máy bay trong vòng một ô.',
      '在水上任意方向最多四格；舰炮打舰四格，打其他三格。防空一格。',
    ),
  },
  {
    kind: 'headquarter',
    position: alone('5H5'),
    at: 'f5',
    stacks: stacksOf('H', [5, 5]),
    how: text(
      'It stands still, unless it becomes heroic. The commander may go inside.',
      'Đứng yên, trừ khi trở thành anh hùng. Tư lệnh có thể vào trong.',
      '原地不动，除非成为英雄。司令可以进驻。',
    ),
  },
];
