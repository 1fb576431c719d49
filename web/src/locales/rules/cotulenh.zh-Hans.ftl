# The rule options of this module and what they mean, each in one sentence. Fetched where rules are chosen or told.

option-book = 采用的规则
option-book-hint = 作者的规则书中，叠子不同，飞机只能从受攻击处飞回，舰可越过己方棋子，指挥部庇护司令；公开程序是这里以前的规则。
option-book-revised = 作者修订版规则书
option-book-upstream = 公开程序的规则（同以前）
option-aim = 除吃司令外的胜利条件
option-aim-hint = 无论哪种目标，只要有司令，吃掉司令即胜。
option-aim-commander = 无
option-aim-battle = 消灭任一兵种：海军、空军或陆军
option-aim-sea = 海战：消灭全部海军
option-aim-air = 空战：消灭全部空军
option-aim-land = 陆战：消灭全部坦克、步兵和炮兵
option-army = 兵力
option-army-hint = 九子没有司令，所以目标须是任一兵种、海战或空战。
option-army-full = 十九子全军
option-army-sea9 = 九子，有炮兵，无司令
option-army-air9 = 九子，有步兵，无司令
option-points = 吃子得分
option-points-hint = 若由分数决定，消灭一个兵种而分数仍少的一方输；共用时间到时比分数。
option-points-shown = 只显示
option-points-decide = 可决定胜负

preset_hint-cotulenh-author = 作者的修订版规则书：每方十九子，司令决定胜负。
preset_hint-cotulenh-total = 规则书的全军对局：司令决定胜负，共用时间到时比分数。
preset_hint-cotulenh-tactical = 规则书的短局：海军、空军、陆军或司令，先被消灭者输，分数可以扭转结果。
preset_hint-cotulenh-sea_battle = 每方九子，没有司令：消灭对方两个海军者胜。
preset_hint-cotulenh-air_battle = 每方九子，没有司令：消灭对方两个空军者胜。
preset_hint-cotulenh-before = 公开程序的规则，与这里以前的玩法相同。
