/** CoTuLenh for players. */

import { figure, section, text, type RulesPage } from './page';

export const page: RulesPage = {
  game: 'cotulenh',
  sections: [
    section(
      text('Board and aim', 'Bàn cờ và mục tiêu', '棋盘与目标'),
      [
        text(
          'Two armies of nineteen pieces fight on sea and land. The two files at the left are sea, the third is coast, the rest is land; a river divides the land, with two bridges on files f and h. Red moves first. Who captures the enemy commander, or leaves him without escape, wins. New game offers the author’s revised book (“As its author plays it”) and the rules of the public program (“As before”); where they differ, it is said below.',
          'Hai đạo quân, mỗi bên mười chín quân, đánh nhau trên biển và trên bộ. Hai cột bên trái là biển, cột thứ ba là ven biển, còn lại là đất liền; một con sông chia đất liền, có hai cầu ở cột f và h. Đỏ đi trước. Ai bắt được Tư lệnh địch, hoặc dồn vào thế không thoát, thì thắng. Khi tạo ván mới có thể chọn sách sửa đổi của tác giả (“Theo tác giả”) hoặc luật của chương trình công khai (“Như trước”); chỗ nào khác nhau sẽ nói rõ bên dưới.',
          '两军各十九子，在海上和陆上作战。左边两列是海，第三列是海岸，其余是陆地；一条河分开陆地，f 列和 h 列各有一座桥。红方先走。吃掉对方司令或使其无路可逃者胜。新对局时可选择作者的修订版规则书（“按作者的玩法”）或公开程序的规则（“照旧”）；两者不同之处见下文。',
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
          'Land pieces stop at the first piece in their way. Artillery, missile, air force and navy capture over pieces; planes also pass them, and ships pass their own side (by the public program: everything but ships). A ship captures other ships at 4 squares, everything else at 3.',
          'Quân bộ dừng ở quân đầu tiên trên đường. Pháo binh, Tên lửa, Không quân và Hải quân ăn được quân qua đầu quân khác; máy bay còn bay qua được mọi quân, tàu đi qua được quân mình (theo chương trình công khai: mọi quân trừ tàu). Tàu ăn tàu khác ở 4 ô, các quân khác ở 3 ô.',
          '陆地棋子遇子即止。炮兵、导弹、空军、海军可以越子吃子；飞机还能越过任何棋子，舰能越过己方棋子（按公开程序：能越过除舰以外的棋子）。舰吃舰 4 格，吃其他 3 格。',
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
        figure(
          'ct-navy',
          'By the author’s book the ship on c4 passes its own ships on b4 and c5. It takes e6 or strikes it from where it is, because there is land between.',
          'Theo sách của tác giả, tàu c4 đi qua được tàu mình ở b4 và c5. Nó chiếm e6 hoặc đánh rồi ở lại, vì giữa đường có đất liền.',
          '按作者的规则书，c4 的舰可越过己方 b4 和 c5 的舰。它可以占领 e6，也可以原地打击，因为中间有陆地。',
        ),
        figure(
          'ct-navy-enemy',
          'By the author’s book an enemy piece on the way stops a ship: it cannot sail to c5, but it can capture beyond, on c6.',
          'Theo sách của tác giả, quân địch trên đường chặn tàu: không đến được c5, nhưng vẫn ăn được quân phía sau ở c6.',
          '按作者的规则书，路上的敌子挡住舰：不能走到 c5，但可以越过它吃 c6。',
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
          'A piece that captures goes to the captured square. If it cannot stand there, a ship against land, a tank against the sea, it strikes and stays. By the author’s book a plane may return to where it came from only if an enemy piece attacks the place it has taken, and never after taking a plane or a ship; a ship may stay if there is land between. By the public program a plane that is not deployed may always return, and a ship never chooses.',
          'Quân ăn quân thì tiến đến ô đó. Nếu không đứng được ở đó, như tàu đánh lên bờ hay xe tăng đánh ra biển, thì đánh rồi ở lại. Theo sách của tác giả, máy bay chỉ được quay về nếu chỗ vừa chiếm đang bị địch tấn công, và không bao giờ sau khi ăn máy bay hay tàu; tàu được ở lại nếu giữa đường có đất liền. Theo chương trình công khai, máy bay không triển khai luôn được quay về, còn tàu không có lựa chọn.',
          '吃子后走到该格。如果不能站在那里（舰打陆地、坦克打海上），就打击后留在原地。按作者的规则书，飞机只有在所占之处受敌攻击时才能飞回，吃掉飞机或舰后不能飞回；舰与目标之间有陆地时可以留在原地。按公开程序，未部署的飞机总可以飞回，舰没有选择。',
        ),
      ],
      [
        figure(
          'ct-stay',
          'The ship on b3 strikes the tank on land and stays at sea.',
          'Tàu b3 đánh xe tăng trên bờ và ở lại biển.',
          'b3 的舰打陆上的坦克，留在海上。',
        ),
        figure(
          'ct-return',
          'By the author’s book: e6 is attacked, so the plane may take it and return; from i4, which nothing attacks, it may not.',
          'Theo sách của tác giả: e6 đang bị tấn công nên máy bay có thể ăn rồi quay về; ở i4 không bị tấn công thì không được.',
          '按作者的规则书：e6 受攻击，飞机可以吃后飞回；i4 不受攻击，不能飞回。',
        ),
      ],
    ),
    section(
      text('Air defence', 'Phòng không', '防空'),
      [
        text(
          'Anti-aircraft guns and ships guard the squares within 1, missiles within 2. A plane cannot land in or fly through such a zone. Inside a zone it may dive at a target and is lost with it: by the author’s book if every zone that it touches reaches the target, by the public program only if there is a single zone. A heroic plane fears no zone. Turn on the air-defence layer to see the zones.',
          'Cao xạ và tàu bảo vệ các ô trong tầm 1, Tên lửa trong tầm 2. Máy bay không đáp vào hay bay xuyên vùng đó. Trong vùng đó máy bay có thể lao vào mục tiêu và hy sinh cùng nó: theo sách của tác giả, nếu mọi vùng mà nó chạm đều phủ tới mục tiêu; theo chương trình công khai, chỉ khi có một vùng duy nhất. Máy bay anh hùng không sợ vùng nào. Bật lớp phòng không để xem các vùng.',
          '高射炮和舰守护 1 格以内，导弹 2 格以内。飞机不能降落或穿越这些区域。在防空区内飞机可以俯冲攻击，与目标同归于尽：按作者的规则书，所触及的每个防空区都要覆盖目标；按公开程序，只能有一个防空区。英雄飞机不怕防空区。打开防空图层可查看范围。',
        ),
      ],
      [
        figure(
          'ct-air',
          'The gun on f6 guards the squares around it. The plane may sacrifice itself against it, fly elsewhere, but not pass.',
          'Cao xạ f6 bảo vệ các ô quanh nó. Máy bay có thể hy sinh để diệt nó, bay nơi khác, nhưng không bay qua.',
          'f6 的高射炮守护四周。飞机可以自杀攻击它，也可以飞往别处，但不能穿过。',
        ),
        figure(
          'ct-zones',
          'By the author’s book: both zones reach the infantry on g7, so the plane may dive at it. The gun on g8 is out of reach: the zone of f7 does not cover it and stops the plane before.',
          'Theo sách của tác giả: cả hai vùng đều phủ Bộ binh g7 nên máy bay có thể lao vào. Không tới được Cao xạ g8: vùng của f7 không phủ ô đó và chặn máy bay trước.',
          '按作者的规则书：两个防空区都覆盖 g7 的步兵，飞机可以俯冲攻击它。打不到 g8 的高射炮：f7 的防空区不覆盖那里，飞机先被拦下。',
        ),
      ],
    ),
    section(
      text('Stacks', 'Chồng quân', '叠子'),
      [
        text(
          'Pieces can ride on others: a tank carries a man (commander, infantry or militia), an engineer one heavy piece, headquarters the commander. By the author’s book a navy carries two planes, two tanks, a plane and a tank, or a plane and a man, and a plane carries a tank or a man; by the public program a navy carries a plane and a man or a tank, and a plane carries a tank and a man. Move one onto the other to join them. The stack moves as its carrier, and is captured as a whole.',
          'Quân có thể chở nhau: Xe tăng chở một người (Tư lệnh, Bộ binh hoặc Dân quân), Công binh kéo một vũ khí nặng, Sở chỉ huy chứa Tư lệnh. Theo sách của tác giả, Hải quân chở hai máy bay, hai xe tăng, một máy bay và một xe tăng, hoặc một máy bay và một người; máy bay chở một xe tăng hoặc một người. Theo chương trình công khai, Hải quân chở một máy bay và một người hoặc một xe tăng, máy bay chở một xe tăng và một người. Đi quân này đến quân kia để nhập lại. Chồng quân đi như quân chở, và bị ăn cả chồng.',
          '棋子可以搭乘：坦克可载一人（司令、步兵或民兵），工兵可拖一件重武器，指挥部可容司令。按作者的规则书，海军可载两架飞机、两辆坦克、一机一坦克或一机一人，飞机可载一辆坦克或一人；按公开程序，海军可载一架飞机和一人或一辆坦克，飞机可载一辆坦克和一人。走到一起即可叠合。叠子按载具走，被吃则全部被吃。',
        ),
      ],
      [
        figure(
          'ct-stack',
          'Infantry boards the tank, or the tank picks it up.',
          'Bộ binh lên xe tăng, hoặc xe tăng đến đón.',
          '步兵登上坦克，或坦克来接它。',
        ),
        figure(
          'ct-load',
          'By the author’s book a second tank may board the ship; beside a tank there is no room for the infantry.',
          'Theo sách của tác giả, xe tăng thứ hai được lên tàu; bên cạnh xe tăng không còn chỗ cho Bộ binh.',
          '按作者的规则书，第二辆坦克可以上舰；载着坦克的舰容不下步兵。',
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
        figure(
          'ct-pair',
          'By the author’s book: one of two planes has left the ship. The other may fly too, but not to the first.',
          'Theo sách của tác giả: một trong hai máy bay đã rời tàu. Chiếc kia cũng có thể bay, nhưng không đến chỗ chiếc đầu.',
          '按作者的规则书：两架飞机中的一架已离舰。另一架也可以飞，但不能飞到第一架那里。',
        ),
        figure(
          'ct-apart',
          'By the author’s book: the ship has left, and two tanks are no stack. One of them must go before the turn can end.',
          'Theo sách của tác giả: tàu đã rời đi, và hai xe tăng không thành chồng quân. Một chiếc phải đi thì lượt mới kết thúc được.',
          '按作者的规则书：舰已离开，两辆坦克不成叠子。必须走开一辆，回合才能结束。',
        ),
      ],
    ),
    section(
      text('Heroes', 'Anh hùng', '英雄'),
      [
        text(
          'Every piece that attacks the enemy commander after your move becomes heroic, several at once if it so happens: one square further, in all eight directions, for the rest of the game. The last piece beside a commander becomes heroic too. A heroic headquarters can move: two squares by the author’s book, one by the public program.',
          'Mọi quân đang tấn công Tư lệnh địch sau nước của bạn trở thành anh hùng, có thể nhiều quân cùng lúc: xa hơn một ô, đủ tám hướng, cho đến hết ván. Quân cuối cùng bên cạnh Tư lệnh cũng thành anh hùng. Sở chỉ huy anh hùng thì đi được: hai ô theo sách của tác giả, một ô theo chương trình công khai.',
          '您走完后，所有正在攻击对方司令的棋子都成为英雄，可同时多个：多走一格，八个方向，直到终局。司令之外的最后一子也成为英雄。英雄指挥部可以移动：按作者的规则书两格，按公开程序一格。',
        ),
      ],
      [
        figure(
          'ct-heroic',
          'Tank to e6: it attacks the commander on e8 and becomes heroic.',
          'Xe tăng đến e6: tấn công Tư lệnh ở e8 và thành anh hùng.',
          '坦克到 e6：攻击 e8 的司令，成为英雄。',
        ),
        figure(
          'ct-headquarter',
          'By the author’s book heroic headquarters go up to two squares in all eight directions.',
          'Theo sách của tác giả, Sở chỉ huy anh hùng đi tối đa hai ô theo tám hướng.',
          '按作者的规则书，英雄指挥部可向八个方向走至多两格。',
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
    section(
      text('Shelter and boarding at sea', 'Ẩn nấp và lên tàu', '庇护与海上登舰'),
      [
        text(
          'Only by the author’s book: a commander in his headquarters cannot be taken by infantry, militia, anti-aircraft gun or missile, and they give him no check; everything else breaks the headquarters and takes both. A commander may go straight over the sea to board an own ship. By the public program headquarters protect nobody.',
          'Chỉ theo sách của tác giả: Tư lệnh trong Sở chỉ huy không bị Bộ binh, Dân quân, Cao xạ hay Tên lửa bắt, và chúng cũng không chiếu được; các quân khác phá Sở chỉ huy và bắt cả hai. Tư lệnh được đi thẳng qua biển để lên tàu của mình. Theo chương trình công khai, Sở chỉ huy không che chở ai.',
          '仅按作者的规则书：司令在指挥部里时，步兵、民兵、高射炮和导弹吃不到，也将不了军；其他棋子可连指挥部一起吃掉。司令可以沿直线越过海面登上己方军舰。按公开程序，指挥部不保护任何棋子。',
        ),
      ],
      [
        figure(
          'ct-shelter',
          'The tank breaks the headquarters; the infantry on h12 cannot.',
          'Xe tăng phá được Sở chỉ huy; Bộ binh h12 thì không.',
          '坦克能攻破指挥部；h12 的步兵不能。',
        ),
        figure(
          'ct-boarding',
          'The commander goes over the empty sea to his ship on a4. He cannot stop at sea.',
          'Tư lệnh đi qua mặt biển trống để lên tàu ở a4. Không dừng giữa biển được.',
          '司令越过空海面登上 a4 的舰，但不能停在海上。',
        ),
      ],
    ),
    section(
      text('Battles, nine pieces and points', 'Trận đánh, chín quân và điểm', '会战、九子与分数'),
      [
        text(
          'New game can add an aim: whoever destroys all enemy navies, all air forces, or all tanks, infantry and artillery wins at once, even in the middle of a deployment. A plane that strikes and dies as the last of its side loses a battle for the air. Two short games have nine pieces a side and no commander: navies, air forces, missile and anti-aircraft guns with artillery or with infantry. New game has these battles of the book by name, with and without points.',
          'Ván mới có thể thêm mục tiêu: ai diệt hết Hải quân, hết Không quân, hoặc hết Xe tăng, Bộ binh và Pháo binh của địch thì thắng ngay, kể cả giữa lúc triển khai. Trong không chiến, bên nào hy sinh máy bay cuối cùng của mình thì thua. Có hai ván ngắn, mỗi bên chín quân và không có Tư lệnh: Hải quân, Không quân, Tên lửa, Cao xạ cùng Pháo binh hoặc Bộ binh. Các trận này của sách có tên sẵn khi tạo ván mới, có hoặc không tính điểm.',
          '新对局可另设目标：消灭对方全部海军、全部空军，或全部坦克、步兵和炮兵者立即获胜，部署途中也算。空战中把自己最后一架飞机用于自杀攻击的一方输棋。另有两种短局，每方九子、没有司令：海军、空军、导弹、高射炮，加上炮兵或步兵。规则书的这些会战在新对局中都有名称，有的计分，有的不计分。',
        ),
        text(
          'Captured pieces count points: 10 for engineer, infantry, anti-aircraft gun and militia, 20 for tank and missile, 30 for artillery, 40 for an air force, 80 for a navy, 100 for the commander. They are always shown. If they can decide, destroying a division is worth 50 more, and who then still has fewer points than the opponent loses; when the time common to both is up (the book gives 15 minutes, or 30 if only the commander counts), more points win. A captured commander and mate are never turned.',
          'Quân bị ăn được tính điểm: Công binh, Bộ binh, Cao xạ, Dân quân 10; Xe tăng, Tên lửa 20; Pháo binh 30; Không quân 40; Hải quân 80; Tư lệnh 100. Điểm luôn được hiển thị. Nếu điểm có quyền quyết định, diệt một binh chủng được cộng 50, nhưng nếu vẫn ít điểm hơn đối phương thì thua; khi hết giờ chung (sách cho 15 phút, hoặc 30 phút nếu chỉ tính Tư lệnh), bên nhiều điểm hơn thắng. Bắt Tư lệnh và chiếu hết không bao giờ bị đảo ngược.',
          '吃子计分：工兵、步兵、高射炮、民兵 10 分，坦克、导弹 20 分，炮兵 30 分，空军 40 分，海军 80 分，司令 100 分。分数总是显示。若由分数决定胜负，消灭一个兵种另加 50 分，此后仍比对方少者输；双方共用的时间到时（规则书为 15 分钟，只以司令定胜负时 30 分钟），分数高者胜。吃掉司令和将死不受分数影响。',
        ),
        text(
          'Not offered: free or hidden arrangements of the pieces, for which the book gives no rule, and moves that only lose a piece, such as a flight into a zone without a target.',
          'Không có: tự do hoặc bí mật bày quân, vì sách không nêu luật; và những nước chỉ để mất quân, như bay vào vùng phòng không mà không có mục tiêu.',
          '不提供：自由或隐蔽布阵（规则书没有写明），以及只会丢子的走法，如没有目标而飞入防空区。',
        ),
      ],
      [
        figure(
          'ct-battle',
          'A sea battle: the ship on a3 takes the last enemy navy and wins.',
          'Hải chiến: tàu a3 ăn Hải quân cuối cùng của địch và thắng.',
          '海战：a3 的舰吃掉对方最后的海军，获胜。',
        ),
        figure(
          'ct-last-plane',
          'An air battle: Red’s last plane dives at the gun and is lost with it. Blue wins.',
          'Không chiến: máy bay cuối cùng của Đỏ lao vào Cao xạ và mất cùng nó. Xanh thắng.',
          '空战：红方最后一架飞机俯冲高射炮，同归于尽。蓝方胜。',
        ),
        figure(
          'ct-nine',
          'The sea battle with nine pieces a side, before the first move. There is no commander and no check.',
          'Hải chiến mỗi bên chín quân, trước nước đầu. Không có Tư lệnh và không có chiếu.',
          '每方九子的海战，第一步之前。没有司令，也没有将军。',
        ),
        figure(
          'ct-points',
          'Points decide: Red takes the last enemy navy and gets 50 points for it, but still has fewer than Blue. Blue wins.',
          'Điểm quyết định: Đỏ ăn Hải quân cuối cùng và được thêm 50 điểm, nhưng vẫn ít hơn Xanh. Xanh thắng.',
          '由分数决定：红方吃掉最后的海军，另加 50 分，仍比蓝方少。蓝方胜。',
        ),
      ],
    ),
    section(
      text('As before', 'Như trước', '照旧'),
      [
        text(
          'Games of before were played by the rules of the public program, and older saves and links still are. By them a plane that is not deployed may return after every capture, no plane reaches a target inside two zones, a ship passes everything but ships and never chooses whether to stay, a ship carries a plane and a man or a tank and a plane carries a tank and a man, no commander boards at sea, headquarters shelter nobody, and heroic headquarters go one square. Everything else is the same.',
          'Các ván trước kia chơi theo luật của chương trình công khai; ván lưu và liên kết cũ vẫn vậy. Theo luật đó, máy bay không triển khai được quay về sau mọi lần ăn quân, máy bay không tới được mục tiêu nằm trong hai vùng, tàu đi qua mọi quân trừ tàu và không được chọn ở lại, tàu chở một máy bay và một người hoặc một xe tăng, máy bay chở một xe tăng và một người, Tư lệnh không lên tàu giữa biển, Sở chỉ huy không che chở ai, và Sở chỉ huy anh hùng đi một ô. Mọi điều khác như nhau.',
          '以前的对局按公开程序的规则，旧的存档和链接仍然如此。按这些规则：未部署的飞机每次吃子后都可飞回，飞机打不到处于两个防空区内的目标，舰可越过除舰以外的棋子、不能选择留在原地，舰可载一架飞机和一人或一辆坦克，飞机可载一辆坦克和一人，司令不能在海上登舰，指挥部不庇护任何棋子，英雄指挥部走一格。其余相同。',
        ),
      ],
      [
        figure(
          'ct-before',
          'As before: the plane may take e6 and return, although nothing attacks that place.',
          'Như trước: máy bay có thể ăn e6 rồi quay về, dù chỗ đó không bị tấn công.',
          '照旧：飞机可以吃 e6 后飞回，尽管那里不受攻击。',
        ),
      ],
    ),
  ],
};
