# The log: one line for every kind of event.
event-MissionsKept = { $name }がミッションを選びました。
event-BidMade = { $vp ->
    [-1] { $name }が伏せて入札しました。
   *[other] { $name }が[vp] { $vp }を入札。
 }
event-MonarchChosen = { $name }の君主：{ $thing }。
event-CapitalsRevealed = 首都を公開。{ $name }から選びます。
event-CapitalChosen = { $name }が首都を築きました。資源：{ $thing }。
event-TurnBegan = ラウンド{ $round }：{ $name }
event-TokenPlaced = { $name }がトークンを{ $thing }へ。
event-GoodsGained = { $name }が{ $goods }を獲得。
event-GoodsPaid = { $name }が{ $goods }を支払い。
event-GoodsDropped = { $name }が{ $goods }を失いました。
event-CardsPaid = { $name }が{ $deck }×{ $n }を手放しました。
event-CardDrawn = { $name }が{ $deck }を引きました：{ $thing }。
event-CardDrawn-hidden = { $name }が{ $deck }を引きました。
event-MissionDrawn = { $name }がミッションを引きました：{ $thing }。
event-MissionDrawn-hidden = { $name }が{ $era }のミッションを引きました。
event-DeckShuffled = 捨て札を混ぜて新しい山札にしました。
event-GoldCardPlayed = { $name }が{ $thing }を使用。
event-PaintingUsed = { $name }が「{ $thing }」を使用。
event-UnitDeployed = { $name }が配備：{ $thing }。
event-PaintingTaken = { $name }が「{ $thing }」を獲得。
event-GalleryRefilled = 「{ $thing }」がギャラリーに加わりました。
event-TileBuilt = { $name }が建設：{ $thing }。
event-SecondBuildClosed = { $why ->
    [fresh_goods] 2つ目の建設なし：最初の建設で得たものは、同じアクションでは支払えません。
   *[nothing] 2つ目の建設なし：支払って置けるものがありません。
}
event-CityRevealed = 新しい都市が出ました：{ $thing }。
event-TileRenovated = { $name }が改築：{ $thing }。
event-TileRenovated-flipped = { $name }がタイルを{ $thing }に裏返しました。
event-ProductMade = { $name }が{ $thing }を作り、{ $place }に置きました。
event-Traded = { $name }が交易：{ $thing }。
event-UnitsMoved = { $name }が移動：{ $thing }を{ $place }へ。
event-TilePeeked = { $name }がタイルをのぞき見：{ $thing }。
event-TilePeeked-hidden = { $name }が未踏のタイルをのぞき見。
event-TileExplored = { $name }が探検して発見：{ $thing }。
event-TileKept = { $name }が手元に：{ $thing }。
event-TileKept-gone = { $thing }：タイルはゲームから除かれます。
event-ExpeditionFought-won = { $name }が遠征に勝利、{ $attack }対{ $defence }。
event-ExpeditionFought-lost = 遠征が{ $name }を退けました、{ $defence }対{ $attack }。
event-BattleBegan = { $name }が攻撃。
event-CardsSealed = { $name }が戦闘カードを伏せました。
event-CardsRevealed = 戦闘カード：{ $attack }対{ $defence }。
event-CardCancelled = { $name }が相手のカードを打ち消し：{ $thing }。
event-BattleEnded = { $name }が{ $other }を攻撃、{ $attack }対{ $defence }：{ $winner }の勝利。
event-UnitsDefeated = { $name }が失ったもの：{ $thing }。
event-TileSeized = { $name }が敵のタイルを占領。
event-MissionAnnounced = { $vp ->
    [0] { $name }がミッションを公開：{ $thing }。
   *[other] { $name }がミッションを公開：{ $thing }、[vp] { $vp }。
 }
event-PalacePlaced = { $name }が宮殿を配置：{ $thing }。
event-OldTokenPlaced = { $name }が古いトークンを{ $thing }の下に残しました。
event-EraBegan = 新しい時代の始まり。{ $era }
event-LastRound = { $name }が時代IIIのミッションを公開。これが最終ラウンドです。
event-GameEnded-mission = ゲーム終了：最後の時代のミッションが公開されました。
event-GameEnded-last_round = ゲーム終了：最終ラウンドが終わりました。
event-GameEnded-goals = 目標をすべて達成：チャレンジに勝利。
event-GameEnded-goals_missed = ラウンドが尽きました：チャレンジに敗北。

# What a seat did, beside its badge.
phrase-LastRound = 最終ラウンド開始
phrase-EraBegan = { $era }
phrase-BattleEnded = { $loser }に勝利、{ $high }対{ $low }
phrase-TileSeized = 敵のタイルを占領
phrase-MissionAnnounced = { $thing }を公開
phrase-PalacePlaced = { $thing }を配置
phrase-TileBuilt = { $thing }を建設
phrase-ProductMade = { $thing }を製造
phrase-PaintingTaken = 「{ $thing }」を獲得
phrase-UnitDeployed = { $thing }を配備
phrase-TileExplored = { $thing }を発見
phrase-TileKept = タイルを手元に
phrase-TileKept-gone = タイルはゲームから除かれる
phrase-TileRenovated = { $thing }に補充
phrase-TileRenovated-flipped = { $thing }に裏返し
phrase-MissionsKept = ミッションを選択
phrase-GoodsGained = { $goods }を獲得
phrase-BidMade = { $vp ->
    [-1] 伏せて入札
   *[other] [vp] { $vp }を入札
 }
phrase-CapitalChosen = 首都を建設
phrase-MonarchChosen = 君主は{ $thing }
phrase-GoldCardPlayed = { $thing }を使用
phrase-CardDrawn = { $thing }を引いた
phrase-CardDrawn-hidden = { $deck }を引いた
phrase-CardsDrawn-combat = 戦闘カードを{ $n }枚引いた
phrase-CardsDrawn-gold = ゴールドカードを{ $n }枚引いた
phrase-Traded = { $thing }を交易
phrase-UnitsMoved = { $thing }を移動
phrase-TokenPlaced = { $thing }へ移動
