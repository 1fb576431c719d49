/** How the notations of the games are read: a paragraph for each, and examples that the engine plays and writes. */

import { text, type Text } from './page';

/** A turn on a board of the rules pages, in machine form. */
export interface Example {
  readonly board: string;
  readonly turn: string;
}

const MACHINE = text(
  'From where, then to where, as the places are called on the board. What is chosen stands behind.',
  'Từ đâu rồi đến đâu, theo tên các ô trên bàn. Lựa chọn đứng phía sau.',
  '先写起点，再写终点，用棋盘上的名称。所选内容写在后面。',
);

const XIANGQI: Readonly<Record<string, Text>> = {
  iccs: text(
    'Files a to i from Red’s left, ranks 0 to 9 from Red’s side: from where, then to where.',
    'Cột a đến i từ bên trái Đỏ, hàng 0 đến 9 từ phía Đỏ: từ đâu rồi đến đâu.',
    '纵线从红方左侧起为 a 到 i，横线从红方起为 0 到 9：先起点，后终点。',
  ),
  uci: text(
    'As ICCS, but ranks are counted from 1 to 10.',
    'Như ICCS, nhưng hàng đếm từ 1 đến 10.',
    '与 ICCS 相同，但横线从 1 数到 10。',
  ),
  wxf: text(
    'The piece, its file, a sign, a number. Files are counted from 1 to 9 from the right hand of whoever moves. + is forward, - back, . sideways. The number is the file it reaches, or, for pieces that move straight, how far it goes. K general, A advisor, E elephant, H horse, R chariot, C cannon, P soldier.',
    'Tên quân, cột của nó, một dấu, một số. Cột đếm từ 1 đến 9 từ tay phải người đi. + là tiến, - là thoái, . là bình (đi ngang). Số là cột đến, hoặc số bước với quân đi thẳng. K tướng, A sĩ, E tượng, H mã, R xe, C pháo, P tốt.',
    '棋子、所在纵线、符号、数字。纵线从走子方右手起数 1 到 9。+ 进，- 退，. 平。数字是到达的纵线；直走的子进退时是步数。K 将帅，A 士，E 象，H 马，R 车，C 炮，P 兵。',
  ),
  chinese: text(
    'As WXF in Chinese: the piece, its file, 进 forward, 退 back or 平 sideways, and the number. Red’s numbers are Chinese, Black’s are 1 to 9.',
    'Như WXF bằng chữ Hán: tên quân, cột, 进 tiến, 退 thoái hoặc 平 bình, rồi số. Số của Đỏ viết chữ Hán, của Đen viết 1 đến 9.',
    '棋子、所在纵线、进退平、数字。纵线从走子方右手起数；红方用汉字数字，黑方用阿拉伯数字。',
  ),
};

const EXPLAINED: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  'kings-cooking': {
    machine: MACHINE,
    san: text(
      'The letter of the piece (none for a pawn), from where, - or x for a capture, to where. =Q is a promotion, off is the way to the party.',
      'Chữ cái của quân (tốt thì không), từ đâu, - hoặc x khi ăn quân, đến đâu. =Q là phong cấp, off là đi dự tiệc.',
      '棋子字母（兵不写）、起点、- 或表示吃子的 x、终点。=Q 是升变，off 是离场赴宴。',
    ),
    lan: text(
      'As the short form: in this game both give the whole start square.',
      'Như dạng ngắn: trong trò này cả hai đều ghi đủ ô xuất phát.',
      '与短格式相同：本游戏两种都写出完整起点。',
    ),
  },
  xiangqi: XIANGQI,
  rhythm: XIANGQI,
  cotulenh: {
    machine: text(
      'From where, then to where. A letter between them deploys that piece out of a stack, _ strikes and stays, commit ends a deployment.',
      'Từ đâu rồi đến đâu. Chữ cái ở giữa là triển khai quân đó khỏi chồng, _ là đánh rồi ở lại, commit là kết thúc triển khai.',
      '先起点后终点。中间的字母表示从叠中部署该子，_ 表示打击后留在原地，commit 表示部署结束。',
    ),
    san: text(
      'The letter of the piece, a stack in brackets, then the place. x captures, _ strikes and stays, @ strikes and is lost, & joins, > is a step of a deployment, and what stands before < stays behind. + behind a letter is a hero, ^ check, # the end. C commander, I infantry, T tank, M militia, E engineer, A artillery, G anti-aircraft gun, S missile, F air force, N navy, H headquarters.',
      'Chữ cái của quân, chồng quân trong ngoặc, rồi ô đến. x ăn quân, _ đánh rồi ở lại, @ đánh và hy sinh, & nhập chồng, > là một bước triển khai, trước < là quân ở lại. + sau chữ cái là anh hùng, ^ chiếu, # kết thúc. C tư lệnh, I bộ binh, T xe tăng, M dân quân, E công binh, A pháo binh, G cao xạ, S tên lửa, F không quân, N hải quân, H sở chỉ huy.',
      '棋子字母，叠用括号，然后是位置。x 吃子，_ 打击后留在原地，@ 打击并牺牲，& 合叠，> 是部署的一步，< 前面的留下。字母后的 + 是英雄，^ 将军，# 结束。C 司令，I 步兵，T 坦克，M 民兵，E 工兵，A 炮兵，G 高射炮，S 导弹，F 空军，N 海军，H 指挥部。',
    ),
    lan: text(
      'As the short form, with the place where the piece stood.',
      'Như dạng ngắn, thêm ô quân đã đứng.',
      '与短格式相同，再加上棋子原来的位置。',
    ),
  },
  trid: {
    machine: text(
      'From where, then to where; the letters behind a square name its board. Two pins with a line between them move a small board, ^ turns it.',
      'Từ đâu rồi đến đâu; chữ sau mỗi ô là tên bàn. Hai trụ nối bằng gạch là dời bàn nhỏ, ^ là xoay.',
      '先起点后终点；格子后面的字母是棋盘名。两个柱位之间加横线表示移动小棋盘，^ 表示旋转。',
    ),
    san: text(
      'As in chess: the letter of the piece (none for a pawn), x for a capture, the square with its board: W low, N middle, B high, QL1 to KL6 the small ones. QL1-QL2 moves a board, ^180 turns it. =Q promotes, (a8B=Q) was owed before the move. + check, # mate, O-O and O-O-O castle.',
      'Như cờ vua: chữ cái của quân (tốt thì không), x khi ăn quân, ô cùng tên bàn: W thấp, N giữa, B cao, QL1 đến KL6 là bàn nhỏ. QL1-QL2 dời bàn, ^180 xoay bàn. =Q phong cấp, (a8B=Q) là phong cấp còn nợ trước nước đi. + chiếu, # chiếu hết, O-O và O-O-O nhập thành.',
      '与国际象棋相同：棋子字母（兵不写），x 吃子，格子加棋盘名：W 低、N 中、B 高，QL1 到 KL6 是小棋盘。QL1-QL2 移动棋盘，^180 旋转。=Q 升变，(a8B=Q) 是走子前欠下的升变。+ 将军，# 将死，O-O 和 O-O-O 易位。',
    ),
    lan: text(
      'As the short form, with the square where the piece stood.',
      'Như dạng ngắn, thêm ô quân đã đứng.',
      '与短格式相同，再加上棋子原来的格子。',
    ),
  },
};

const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'kings-cooking': [
    { board: 'kc-start', turn: 'a1a3' },
    { board: 'kc-leave', turn: 'b2off' },
    { board: 'kc-promotion', turn: 'a2a3q' },
  ],
  xiangqi: [
    { board: 'xq-start', turn: 'h2e2' },
    { board: 'xq-horse', turn: 'e4c5' },
    { board: 'xq-cannon', turn: 'e2e7' },
  ],
  rhythm: [
    { board: 'rh-start', turn: 'h2e2' },
    { board: 'rh-rise', turn: 'a0a0^' },
    { board: 'rh-capture', turn: 'a9^a9' },
  ],
  cotulenh: [
    { board: 'ct-tank', turn: 'f4f6' },
    { board: 'ct-stay', turn: 'b3_d3' },
    { board: 'ct-stack', turn: 'f5f4' },
    { board: 'ct-air', turn: 'f3f6' },
  ],
  trid: [
    { board: 'td-start', turn: 'b2Wb4N' },
    { board: 'td-levels', turn: 'a2Wb3N' },
    { board: 'td-board', turn: 'QL1-QL2' },
    { board: 'td-castle', turn: 'O-O' },
  ],
};

/** How a notation of a game is read; nothing where nobody has written it down. */
export function notationText(game: string, form: string): Text | undefined {
  const forms = Object.hasOwn(EXPLAINED, game) ? EXPLAINED[game] : undefined;
  return forms && Object.hasOwn(forms, form) ? forms[form] : undefined;
}

export function notationExamples(game: string): readonly Example[] {
  return (Object.hasOwn(EXAMPLES, game) ? EXAMPLES[game] : undefined) ?? [];
}
