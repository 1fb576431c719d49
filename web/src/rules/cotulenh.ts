/** CoTuLenh for players. */

import { figure, section, text, type RulesPage } from './page';

export const page: RulesPage = {
  game: 'cotulenh',
  sections: [
    section(
      text('Board and aim', 'Bàn cờ và mục tiêu', '棋盘与目标'),
      [
        text(
          'Two armies of nineteen pieces fight on sea and land. The two files at the left are sea, the third is coast, the rest is land; a river divides the land, with two bridges on files f and h. Red moves first. Who captures the enemy commander, or leaves him without escape, wins.',
          'Hai đạo quân, mỗi bên mười chín quân, đánh nhau trên biển và trên bộ. Hai cột bên trái là biển, cột thứ ba là ven biển, còn lại là đất liền; một con sông chia đất liền, có hai cầu ở cột f và h. Đỏ đi trước. Ai bắt được Tư lệnh địch, hoặc dồn vào thế không thoát, thì thắng.',
          '两军各十九子，在海上和陆上作战。左边两列是海，第三列是海岸，其余是陆地；一条河分开陆地，f 列和 h 列各有一座桥。红方先走。吃掉对方司令或使其无路可逃者胜。',
        ),
      ],
      [
        figure(
          'ct-start',
          'The start. Infantry on c5 may step to c6.',
          'Thế khởi đầu. Bộ binh c5 có thể đến c6.',
          '初始局面。c5 的步兵可走到 c6。',
        ),
      ],
    ),
    section(
      text('How the pieces move', 'Cách đi quân', '走法'),
      [
        text(
          'Everything moves in straight lines. Infantry, engineer and anti-aircraft gun go 1 square, the tank 2, straight. Militia goes 1 square in all eight directions. Artillery goes 3, the missile 2 (diagonally 1), air force and navy 4, in all eight directions. The commander goes as far as he likes, straight, but captures only next to him. Headquarters stand still.',
          'Mọi quân đi theo đường thẳng. Bộ binh, Công binh, Cao xạ đi 1 ô, Xe tăng 2 ô, theo hàng dọc và ngang. Dân quân đi 1 ô đủ tám hướng. Pháo binh 3 ô, Tên lửa 2 ô (chéo 1), Không quân và Hải quân 4 ô, đủ tám hướng. Tư lệnh đi bao xa cũng được theo hàng dọc và ngang, nhưng chỉ ăn quân kề bên. Sở chỉ huy đứng yên.',
          '所有棋子走直线。步兵、工兵、高射炮走 1 格，坦克走 2 格，只走横竖。民兵向八个方向走 1 格。炮兵 3 格，导弹 2 格（斜 1 格），空军和海军 4 格，八个方向。司令横竖不限远近，但只能吃相邻的棋子。指挥部不动。',
        ),
        text(
          'Land pieces stop at the first piece in their way. Artillery, missile, air force and navy capture over pieces; planes and ships also pass them (a ship does not pass a ship). A ship captures other ships at 4 squares, everything else at 3.',
          'Quân bộ dừng ở quân đầu tiên trên đường. Pháo binh, Tên lửa, Không quân và Hải quân ăn được quân qua đầu quân khác; máy bay và tàu còn đi qua được (tàu không vượt tàu). Tàu ăn tàu khác ở 4 ô, các quân khác ở 3 ô.',
          '陆地棋子遇子即止。炮兵、导弹、空军、海军可以越子吃子；飞机和舰船还能越子而行（舰不能越舰）。舰吃舰 4 格，吃其他 3 格。',
        ),
      ],
      [
        figure(
          'ct-tank',
          'The tank on f4 captures two squares away; f7 is too far.',
          'Xe tăng f4 ăn quân cách hai ô; f7 thì quá xa.',
          'f4 的坦克可吃两格外的棋子；f7 太远。',
        ),
        figure(
          'ct-artillery',
          'Artillery fires over the infantry at f7; but it cannot move past it.',
          'Pháo binh bắn qua đầu Bộ binh vào f7; nhưng không đi vượt qua được.',
          '炮兵越过步兵打 f7，但不能越过它走。',
        ),
      ],
    ),
    section(
      text('Sea, land and river', 'Biển, đất và sông', '海、陆、河'),
      [
        text(
          'A navy stands on sea, coast and river mouth; everything else, planes too, on land, coast and river mouth. Heavy pieces (artillery, anti-aircraft gun, missile) cross the river without a capture only over the bridges.',
          'Hải quân đứng ở biển, ven biển và cửa sông; các quân khác, kể cả máy bay, ở đất liền, ven biển và cửa sông. Vũ khí nặng (Pháo binh, Cao xạ, Tên lửa) khi không ăn quân chỉ qua sông bằng cầu.',
          '海军可在海、海岸和河口；其他棋子（包括飞机）在陆地、海岸和河口。重武器（炮兵、高射炮、导弹）不吃子时只能从桥上过河。',
        ),
      ],
      [
        figure(
          'ct-terrain',
          'The ship sails along the coast and out to sea; the tank reaches the coast, not the sea.',
          'Tàu đi dọc ven biển và ra khơi; Xe tăng đến được ven biển, không ra biển.',
          '舰沿海岸航行或出海；坦克能到海岸，不能下海。',
        ),
        figure(
          'ct-bridge',
          'The gun on f6 crosses the bridge; the artillery on j6 has none.',
          'Cao xạ f6 qua cầu được; Pháo binh j6 không có cầu.',
          'f6 的高射炮可以过桥；j6 的炮兵没有桥。',
        ),
      ],
    ),
    section(
      text('Capture and move, or strike and stay', 'Bắt rồi tiến, hay đánh rồi ở lại', '吃子前进或原地打击'),
      [
        text(
          'A piece that captures goes to the captured square. If it cannot stand there, a ship against land, a tank against the sea, it strikes and stays. A plane may always choose to return to where it came from.',
          'Quân ăn quân thì tiến đến ô đó. Nếu không đứng được ở đó, như tàu đánh lên bờ hay xe tăng đánh ra biển, thì đánh rồi ở lại. Máy bay luôn được chọn quay về chỗ cũ.',
          '吃子后走到该格。如果不能站在那里（舰打陆地、坦克打海上），就打击后留在原地。飞机总可以选择飞回原处。',
        ),
      ],
      [
        figure(
          'ct-stay',
          'The ship on b3 strikes the tank on land and stays at sea.',
          'Tàu b3 đánh xe tăng trên bờ và ở lại biển.',
          'b3 的舰打陆上的坦克，留在海上。',
        ),
      ],
    ),
    section(
      text('Air defence', 'Phòng không', '防空'),
      [
        text(
          'Anti-aircraft guns and ships guard the squares within 1, missiles within 2. A plane cannot land in or fly through such a zone. Into the zone of a single defender it may dive and strike, and is lost with its target. Turn on the air-defence layer to see the zones.',
          'Cao xạ và tàu bảo vệ các ô trong tầm 1, Tên lửa trong tầm 2. Máy bay không đáp vào hay bay xuyên vùng đó. Nếu chỉ có một quân phòng không, máy bay có thể lao vào đánh và hy sinh cùng mục tiêu. Bật lớp phòng không để xem các vùng.',
          '高射炮和舰守护 1 格以内，导弹 2 格以内。飞机不能降落或穿越这些区域。若只有一个防空单位，飞机可以俯冲攻击，与目标同归于尽。打开防空图层可查看范围。',
        ),
      ],
      [
        figure(
          'ct-air',
          'The gun on f6 guards the squares around it. The plane may sacrifice itself against it, fly elsewhere, but not pass.',
          'Cao xạ f6 bảo vệ các ô quanh nó. Máy bay có thể hy sinh để diệt nó, bay nơi khác, nhưng không bay qua.',
          'f6 的高射炮守护四周。飞机可以自杀攻击它，也可以飞往别处，但不能穿过。',
        ),
      ],
    ),
    section(
      text('Stacks', 'Chồng quân', '叠子'),
      [
        text(
          'Pieces can ride on others: a navy carries a plane and one of commander, infantry, militia or tank; a plane carries a tank and a man; a tank carries a man; an engineer carries one heavy piece; headquarters shelter the commander. Move one onto the other to join them. The stack moves as its carrier, and is captured as a whole.',
          'Quân có thể chở nhau: Hải quân chở một máy bay và một trong Tư lệnh, Bộ binh, Dân quân, Xe tăng; máy bay chở một xe tăng và một người; xe tăng chở một người; Công binh kéo một vũ khí nặng; Sở chỉ huy che chở Tư lệnh. Đi quân này đến quân kia để nhập lại. Chồng quân đi như quân chở, và bị ăn cả chồng.',
          '棋子可以搭乘：海军可载一架飞机和司令、步兵、民兵、坦克之一；飞机可载一辆坦克和一人；坦克可载一人；工兵可拖一件重武器；指挥部可庇护司令。走到一起即可叠合。叠子按载具走，被吃则全部被吃。',
        ),
      ],
      [
        figure(
          'ct-stack',
          'Infantry boards the tank, or the tank picks it up.',
          'Bộ binh lên xe tăng, hoặc xe tăng đến đón.',
          '步兵登上坦克，或坦克来接它。',
        ),
      ],
    ),
    section(
      text('Deploying', 'Triển khai', '部署'),
      [
        text(
          'Instead of moving as a whole, a stack may be deployed: its pieces act one after another, each once, all in one turn. Choose the stack, then a single piece. Go on with the others, let them ride with a piece that has left, or finish: who has not acted stays. Every step can be taken back before you finish.',
          'Thay vì đi cả chồng, có thể triển khai: các quân lần lượt hành động, mỗi quân một lần, tất cả trong một lượt. Chọn chồng quân rồi chọn một quân. Tiếp tục với các quân khác, cho chúng đi cùng quân đã rời, hoặc kết thúc: quân chưa hành động ở lại. Mỗi bước đều hoàn tác được trước khi kết thúc.',
          '叠子除了整体走，还可以部署：棋子依次行动，各一次，都在同一回合。先选叠子，再选其中一子。可继续走其他棋子，可让它们搭乘已离开的棋子，也可以完成：没行动的留下。完成之前每一步都可收回。',
        ),
      ],
      [
        figure(
          'ct-deploy',
          'The plane has flown from the ship on c3 to g7. Now the tank may ride along to g7, land on its own, or stay aboard.',
          'Máy bay đã bay từ tàu c3 đến g7. Bây giờ xe tăng có thể đi cùng đến g7, tự đổ bộ, hoặc ở lại tàu.',
          '飞机已从 c3 的舰上飞到 g7。现在坦克可以随行到 g7，可以自己登陆，也可以留在舰上。',
        ),
      ],
    ),
    section(
      text('Heroes', 'Anh hùng', '英雄'),
      [
        text(
          'Every piece that attacks the enemy commander after your move becomes heroic, several at once if it so happens: one square further, in all eight directions, for the rest of the game. The last piece beside a commander becomes heroic too. A heroic headquarters can move.',
          'Mọi quân đang tấn công Tư lệnh địch sau nước của bạn trở thành anh hùng, có thể nhiều quân cùng lúc: xa hơn một ô, đủ tám hướng, cho đến hết ván. Quân cuối cùng bên cạnh Tư lệnh cũng thành anh hùng. Sở chỉ huy anh hùng thì đi được.',
          '您走完后，所有正在攻击对方司令的棋子都成为英雄，可同时多个：多走一格，八个方向，直到终局。司令之外的最后一子也成为英雄。英雄指挥部可以移动。',
        ),
      ],
      [
        figure(
          'ct-heroic',
          'Tank to e6: it attacks the commander on e8 and becomes heroic.',
          'Xe tăng đến e6: tấn công Tư lệnh ở e8 và thành anh hùng.',
          '坦克到 e6：攻击 e8 的司令，成为英雄。',
        ),
      ],
    ),
    section(
      text('The commanders and the end', 'Tư lệnh và kết thúc', '司令与终局'),
      [
        text(
          'A turn may not end with your commander attacked, or with both commanders in the open on one line with nothing between. A commander may not step into or across the other’s line of sight.',
          'Không được kết thúc lượt khi Tư lệnh mình bị tấn công, hoặc khi hai Tư lệnh lộ mặt trên cùng một đường mà giữa trống. Tư lệnh không được bước vào hay băng qua tầm nhìn của Tư lệnh kia.',
          '回合结束时，己方司令不得受攻击，双方暴露的司令也不得在同一直线上照面。司令不得进入或穿过对方司令的视线。',
        ),
        text(
          'Capturing the commander or mate wins. No legal move without check, 100 moves of both sides without a capture, the third repetition, or two bare commanders: draw.',
          'Bắt Tư lệnh hoặc chiếu hết thì thắng. Hết nước mà không bị chiếu, 100 nước (tính cả hai bên) không ăn quân, lặp lần thứ ba, hoặc chỉ còn hai Tư lệnh: hòa.',
          '吃掉司令或将死即胜。没被将军却无着可走、双方合计 100 着没有吃子、局面第三次重复，或只剩两个司令：和棋。',
        ),
      ],
      [
        figure(
          'ct-sight',
          'The commander may not step onto file e, where the other one looks down.',
          'Tư lệnh không được bước vào cột e, nơi Tư lệnh kia đang nhìn xuống.',
          '司令不能走到 e 列，那里是对方司令的视线。',
        ),
        figure('ct-win', 'The tank takes the commander: Red wins.', 'Xe tăng bắt Tư lệnh: Đỏ thắng.', '坦克吃掉司令：红方胜。'),
      ],
    ),
  ],
};
