/** A first minute of CoTuLenh. */

import { text } from '../page';
import type { Tour } from '../tour';

export const tour: Tour = {
  game: 'cotulenh',
  tasks: [
    {
      board: 'ct-tank',
      goal: { captures: 'tank' },
      show: 'f4f6',
      ask: text(
        'A tank moves up to two squares, straight. Pick yours on f4 and capture the tank on f6.',
        'Xe tăng đi thẳng tối đa hai ô. Chọn xe của bạn ở f4 và ăn xe tăng ở f6.',
        '坦克沿直线最多走两格。点选 f4 的坦克，吃掉 f6 的坦克。',
      ),
      learned: text(
        'Each kind has its range. The card of a piece shows it: open the pieces from the menu.',
        'Mỗi loại quân có tầm riêng. Thẻ quân cho thấy tầm đó: mở mục Quân cờ trong thực đơn.',
        '每种棋子都有自己的射程。棋子卡片会显示：从菜单打开“棋子”。',
      ),
    },
    {
      board: 'ct-stay',
      goal: { captures: 'tank' },
      show: 'b3_d3',
      ask: text(
        'The navy stays on water, but its guns reach the land. Strike the tank on d3 from b3.',
        'Hải quân ở dưới nước, nhưng pháo của nó bắn tới đất liền. Từ b3 hãy bắn xe tăng ở d3.',
        '海军只能在水上，但舰炮打得到陆地。从 b3 打掉 d3 的坦克。',
      ),
      learned: text(
        'It has struck and stayed where it was. Where both ways are open, you are asked.',
        'Nó bắn rồi ở lại chỗ cũ. Khi có cả hai cách, bạn sẽ được hỏi.',
        '它打完仍留在原处。两种方式都可行时会问您。',
      ),
    },
    {
      board: 'ct-stack',
      goal: { steps: ['f5f4', 'f4f5'] },
      show: 'f5f4',
      ask: text(
        'Pieces ride on each other. Pick the infantry on f5 and let it board the tank on f4.',
        'Các quân có thể chở nhau. Chọn bộ binh ở f5 và cho lên xe tăng ở f4.',
        '棋子可以互相搭载。点选 f5 的步兵，让它登上 f4 的坦克。',
      ),
      learned: text(
        'They move as one now, as the tank does, and get off whenever you like.',
        'Giờ chúng đi cùng nhau, theo cách của xe tăng, và xuống lúc nào cũng được.',
        '现在它们一起按坦克的走法行动，随时可以下车。',
      ),
    },
    {
      board: { game: 'cotulenh', position: '7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1' },
      goal: { class: 'deploy', piece: 'tank' },
      show: 'c3Td3',
      ask: text(
        'A ship on c3 carries a plane and a tank. Pick the stack, choose the tank, and deploy it on land.',
        'Tàu ở c3 chở một máy bay và một xe tăng. Chọn chồng quân, chọn xe tăng và triển khai nó lên đất liền.',
        'c3 的军舰载着飞机和坦克。点选这一叠，选择坦克，把它部署到陆地上。',
      ),
      learned: text(
        'All of a stack may act in one turn. Finish when those that are left shall stay.',
        'Cả chồng quân có thể hành động trong một lượt. Khi các quân còn lại ở yên, hãy kết thúc.',
        '一叠棋子可以在同一回合内逐个行动。其余要留下时，点完成。',
      ),
    },
    {
      board: 'ct-win',
      goal: { event: 'game_over' },
      show: 'f4f6',
      ask: text(
        'The aim of all: capture the commander. Your tank can reach it.',
        'Mục tiêu cuối cùng: bắt tư lệnh. Xe tăng của bạn với tới được.',
        '最终目标：俘获司令。您的坦克够得着。',
      ),
      learned: text(
        'Anti-air, missiles and navies close the sky: a plane that flies into their ring is shot down.',
        'Phòng không, tên lửa và hải quân khóa bầu trời: máy bay bay vào vòng của chúng sẽ bị bắn hạ.',
        '高射炮、导弹和海军封锁天空：飞进它们防空圈的飞机会被击落。',
      ),
    },
  ],
};
