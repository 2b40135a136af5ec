# The log: one line for every kind of event.
event-MissionsKept = { $name } 選好了任務。
event-BidMade = { $vp ->
    [-1] { $name } 已秘密出價。
   *[other] { $name } 出價 [vp] { $vp }。
 }
event-MonarchChosen = { $name } 將由{ $thing }統治。
event-CapitalsRevealed = 翻開首都；{ $name } 先選。
event-CapitalChosen = { $name } 建立首都。它的資源：{ $thing }。
event-TurnBegan = 第 { $round } 輪：{ $name }
event-TokenPlaced = { $name } 把指示物移到{ $thing }。
event-GoodsGained = { $name } 獲得 { $goods }。
event-GoodsPaid = { $name } 支付 { $goods }。
event-GoodsDropped = { $name } 失去 { $goods }。
event-CardsPaid = { $name } 放棄{ $deck } × { $n }。
event-CardDrawn = { $name } 抽{ $deck }：{ $thing }。
event-CardDrawn-hidden = { $name } 抽一張{ $deck }。
event-MissionDrawn = { $name } 抽任務：{ $thing }。
event-MissionDrawn-hidden = { $name } 抽一張{ $era }的任務。
event-DeckShuffled = 棄牌堆重洗成新的牌庫。
event-GoldCardPlayed = { $name } 打出{ $thing }。
event-PaintingUsed = { $name } 使用「{ $thing }」。
event-UnitDeployed = { $name } 部署：{ $thing }。
event-PaintingTaken = { $name } 取得「{ $thing }」。
event-GalleryRefilled = 「{ $thing }」加入畫廊。
event-TileBuilt = { $name } 建造：{ $thing }。
event-SecondBuildClosed = { $why ->
    [fresh_goods] 沒有第二次建造：第一次帶來的物資不能在同一個行動支付。
   *[nothing] 沒有第二次建造：沒有付得起又放得下的東西。
}
event-CityRevealed = 新展示的城市：{ $thing }。
event-TileRenovated = { $name } 翻新：{ $thing }。
event-TileRenovated-flipped = { $name } 把一片板塊翻成{ $thing }面。
event-ProductMade = { $name } 製造{ $thing }，放到{ $place }。
event-Traded = { $name } 貿易 { $thing }。
event-UnitsMoved = { $name } 移動：{ $thing }，到{ $place }。
event-TilePeeked = { $name } 偷看板塊：{ $thing }。
event-TilePeeked-hidden = { $name } 偷看一片未探索的板塊。
event-TileExplored = { $name } 探索發現：{ $thing }。
event-TileKept = { $name } 留下：{ $thing }。
event-TileKept-gone = { $thing }：板塊離開遊戲。
event-ExpeditionFought-won = { $name } 擊敗遠征，{ $attack } 比 { $defence }。
event-ExpeditionFought-lost = 遠征擋住了 { $name }，{ $defence } 比 { $attack }。
event-BattleBegan = { $name } 進攻。
event-CardsSealed = { $name } 暗出了戰鬥卡。
event-CardsRevealed = 戰鬥卡：{ $attack } 對 { $defence }。
event-CardCancelled = { $name } 取消一張對方的卡：{ $thing }。
event-BattleEnded = { $name } 進攻 { $other }，{ $attack } 比 { $defence }：{ $winner } 獲勝。
event-UnitsDefeated = { $name } 失去：{ $thing }。
event-TileSeized = { $name } 佔領一片敵方板塊。
event-MissionAnnounced = { $vp ->
    [0] { $name } 宣告任務：{ $thing }。
   *[other] { $name } 宣告任務：{ $thing }，[vp] { $vp }。
 }
event-PalacePlaced = { $name } 放置宮殿：{ $thing }。
event-OldTokenPlaced = { $name } 把舊指示物留在{ $thing }下。
event-EraBegan = 新時代開始。{ $era }
event-LastRound = { $name } 宣告了時代 III 的任務：這是最後一輪。
event-GameEnded-mission = 遊戲結束：已宣告最後時代的任務。
event-GameEnded-last_round = 遊戲結束：最後一輪已完成。
event-GameEnded-goals = 所有目標達成：挑戰成功。
event-GameEnded-goals_missed = 輪數用完：挑戰失敗。

# What a seat did, beside its badge.
phrase-LastRound = 開始最後一輪
phrase-EraBegan = { $era }
phrase-BattleEnded = 擊敗 { $loser }，{ $high } 比 { $low }
phrase-TileSeized = 佔領一片敵方板塊
phrase-MissionAnnounced = 宣告{ $thing }
phrase-PalacePlaced = 放置{ $thing }
phrase-TileBuilt = 建造{ $thing }
phrase-ProductMade = 製造{ $thing }
phrase-PaintingTaken = 取得「{ $thing }」
phrase-UnitDeployed = 部署{ $thing }
phrase-TileExplored = 發現{ $thing }
phrase-TileKept = 留下板塊
phrase-TileKept-gone = 板塊離開遊戲
phrase-TileRenovated = 補滿{ $thing }
phrase-TileRenovated-flipped = 把一片板塊翻成{ $thing }面
phrase-MissionsKept = 選擇任務
phrase-GoodsGained = 拿取 { $goods }
phrase-BidMade = { $vp ->
    [-1] 秘密出價
   *[other] 出價 [vp] { $vp }
 }
phrase-CapitalChosen = 建立首都
phrase-MonarchChosen = 由{ $thing }統治
phrase-GoldCardPlayed = 打出{ $thing }
phrase-CardDrawn = 抽{ $thing }
phrase-CardDrawn-hidden = 抽一張{ $deck }
phrase-CardsDrawn-combat = 抽 { $n } 張戰鬥卡
phrase-CardsDrawn-gold = 抽 { $n } 張黃金卡
phrase-Traded = 貿易 { $thing }
phrase-UnitsMoved = 移動{ $thing }
phrase-TokenPlaced = 移動到{ $thing }
