import type { Lesson } from '../lesson';
import { text } from '../page';

/** The middle board with one piece on it; kings and small boards out of its way. */
function alone(piece: string): string {
  return `4/4/4/2K1|4/1${piece}2/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10`;
}

export const lessons: readonly Lesson[] = [
  {
    kind: 'king',
    position: '4/4/4/4|4/1K2/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10',
    at: 'b5N',
    how: text(
      'One square in every direction, seen from above; the level is free to choose.',
      'Một ô theo mọi hướng, nhìn từ trên xuống; tầng thì tùy chọn.',
      '俯视任意方向一格，层可任选。',
    ),
  },
  {
    kind: 'queen',
    position: alone('Q'),
    at: 'b5N',
    how: text(
      'As rook and bishop together, through the levels.',
      'Như xe và tượng cộng lại, xuyên các tầng.',
      '车与象的走法相加，可穿过各层。',
    ),
  },
  {
    kind: 'rook',
    position: alone('R'),
    at: 'b5N',
    how: text(
      'Straight, seen from above, up and down the levels on the way. A piece in a column blocks all of it.',
      'Đi thẳng, nhìn từ trên xuống, lên xuống các tầng trên đường. Quân trong một cột cản cả cột đó.',
      '俯视沿直线走，途中可上下换层。某列有子则整列被挡。',
    ),
  },
  {
    kind: 'bishop',
    position: alone('B'),
    at: 'b5N',
    how: text(
      'Diagonally, seen from above, up and down the levels on the way.',
      'Đi chéo, nhìn từ trên xuống, lên xuống các tầng trên đường.',
      '俯视沿斜线走，途中可上下换层。',
    ),
  },
  {
    kind: 'knight',
    position: alone('N'),
    at: 'b5N',
    how: text(
      'Two squares straight and one aside, to any level, over everything.',
      'Hai ô thẳng và một ô ngang, tới tầng bất kỳ, nhảy qua mọi quân.',
      '直两格再横一格，可落在任一层，越过一切。',
    ),
  },
  {
    kind: 'pawn',
    position: '4/4/1U2/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10',
    at: 'b2W',
    how: text(
      'Forward, one square or at first two, to any level; it captures diagonally forward. It is promoted at the end of its file.',
      'Đi tới, một ô hoặc lần đầu hai ô, tới tầng bất kỳ; ăn chéo về phía trước. Phong cấp ở cuối cột.',
      '向前一格，首次可两格，可落在任一层；向斜前方吃子。在所在列的尽头升变。',
    ),
  },
];
