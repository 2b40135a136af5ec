# What the table asks and says.
dutch = 荷蘭人
supply = 供應區
supply-tip = 最多 { $n } 個物資。拿超過時，之後棄到上限為止。
supply-slot = 一個物資的空位
pays-here = 點選以它支付。
missions-own = 你的任務
things-own = 你的供應區、單位與收藏
units = 單位
unit-on-map = 在地圖上
unit-defeated = 戰敗：可免費重新部署
unit-on-board = 尚未部署
hand = 手牌
hand-empty = 沒有黃金卡，也沒有戰鬥卡
products = 產品
palaces = 宮殿
collection = 收藏
collection-empty = 還沒有繪畫
missions-done = 已完成的任務
goods-on-tiles = 板塊上的物資
empire = 帝國
empire-empty = 還沒有板塊
no-monarch = 還沒有君王
dutch-note = 他們只防守，不移動
dutch-tip = { $n ->
    [1] 每個受攻擊的荷蘭單位從牌庫抽一張戰鬥卡。
   *[other] 荷蘭人每個受攻擊的單位抽一張戰鬥卡，單獨一個時抽 { $n } 張。
 }
since-before = 在那之前
since-lately = 剛才發生的事
since-tip = 開啟完整紀錄。
no-missions = 手上沒有任務
announce = 宣告
is-deciding = 正在決定。
strip-goods = 物資：供應區 { $supply }，板塊上 { $tiles }
strip-cards = 手牌：[hand_gold] 黃金卡 { $gold }、[hand_combat] 戰鬥卡 { $combat }、[hand_mission] 任務 { $missions }
strip-units = [units] 單位：地圖上 { $on }，至今部署 { $all }
strip-made = [slot_pentagon] 已製造產品：{ $products }，[painting] 繪畫：{ $paintings }，[check] 已完成任務：{ $done }
counter-gold = [hand_gold] 手上黃金卡：{ $n }
counter-combat = [hand_combat] 手上戰鬥卡：{ $n }
counter-missions = [hand_mission] 手上任務：{ $n }
counter-products = [slot_pentagon] 已製造產品：{ $n }
counter-paintings = [painting] 繪畫：{ $n }
counter-done = [check] 已完成任務：{ $n }
counter-arch = 指示物在{ $arch }。
strip-tip = 開啟整個版圖。
built-by = 由 { $name } 建造
unexplored = 未探索的土地。第一個進入的單位翻開板塊；在此建造則不看內容直接棄掉。
tip-cost = 費用：{ $cost }
tip-production = 產出 { $goods }
tip-terrain = 位於：{ $terrain }
tip-vp = [vp] { $vp } 分，戰鬥力相同
tip-cs = [cs] 戰鬥力 { $cs }，值 { $cs } [vp]
tip-goods = 上面有：{ $goods }
tip-gain = 獲得：{ $goods }
tip-vp-change = [vp] { $before } → { $after }
tip-vp-if-won = 獲勝則 [vp] { $before } → { $after }
tip-battle = 這會開始一場戰鬥。
tip-slot = 放到{ $arch }拱門上。
tip-drop = 棄掉它。
tip-capital = 首都建在此處，並立即獲得 { $good }。
tip-bid = 出價 { $vp } 分換取選擇。
credit = 抵用額
credit-tip = 你交出的卡多出的價值，或折扣。
slot-monarch = 君王的版圖
renovate-replenish = 補滿{ $tile }
renovate-flip = 翻成{ $tile }
takes-along = 帶著{ $units }
by-free = 免費移動
by-extra = 額外移動
by-attack = 從這裡攻擊
by-free-tip = 使用免費移動。
by-extra-tip = 使用拱門的額外移動。
by-attack-tip = 使用免費移動攻擊，不移入。
fight = 戰鬥
draw-bonus = 抽一張戰鬥卡
use-option = 選項 { $number }

round-short = 第 { $round } 輪
waiting = { $name } 思考中…
game-over = 遊戲結束。
ask-draft = 你要保留哪張任務？
ask-bid = 你出價多少分來選君王？
ask-monarch = 選擇你的君王。
ask-capital = 選擇建立首都的位置。你獲得它的資源。
hint-arch = { $arch }：{ $n } 個位置
ask-turn = 把你的指示物移到另一座拱門。
ask-turn-first = 把你的指示物放到一座拱門：那就是你的行動。
ask-turn-move = 你還可以移動：{ $left }。
ask-turn-done = 沒有事可做了。
ask-turn-announce = 你現在可以宣告任務。
ask-turn-to = 選擇一個亮起的格子移動。
ask-turn-how = 可以進入，或在原地攻擊。
left-free = { $n } 次免費移動
left-extra = 一次額外移動{ $where }
left-peek = 偷看一片板塊
left-draw = 抽一張戰鬥卡
ask-deploy = { $n ->
    [1] 選擇一個單位部署。
   *[other] 選擇要部署的單位，最多 { $n } 個。
 }
ask-painting = 選擇一張繪畫。
ask-build = 選擇要建造什麼，再選位置。
ask-renovate = 選擇要翻新的建築。
ask-renovate-how = { $thing }：選擇翻新的方式。
ask-manufacture = 選擇一個產品，再選它要強化的拱門。
ask-trade = 進行交換，次數不限。
ask-give_cards = 選擇要交出的戰鬥卡。
ask-resource = { $cause }：選擇 { $n } 個資源。
ask-payment = 支付{ $what }：{ $needs }
ask-limit-goods = 物資過多：點選 { $n } 個棄掉。
ask-limit-gold = 黃金卡過多：點選 { $n } 張棄掉。
ask-limit-combat = 戰鬥卡過多：點選 { $n } 張棄掉。
ask-combat-attack = 進攻：最多選三張戰鬥卡。
ask-combat-defence = 防守：最多選三張戰鬥卡。
ask-combat-cancel = 你的間諜取消一張對方的卡。
ask-combat-settle = 正在結算戰鬥。
ask-defeat = 選擇勝方也要失去的單位。
ask-victory = 勝利！你現在可以打出一張需要勝利的黃金卡。
ask-expedition = { $bonus ->
    [0] 戰鬥力 { $needed } 的遠征。你的單位有 { $units }，可再加戰鬥卡。要戰鬥嗎？
   *[other] 戰鬥力 { $needed } 的遠征。你有 { $own }（單位 { $units }、{ $given }），可再加戰鬥卡。要戰鬥嗎？
 }
ask-expedition-bonus = { $thing } +{ $n }
ask-expedition-cards = 最多選三張戰鬥卡對抗遠征。
ask-mission_draw = 要抽哪個時代的任務？
ask-palace = 你可以放置宮殿：選擇哪一座，再選位置。
ask-era-1 = 時代更替：把舊指示物放到一座拱門下。此後每個使用那座拱門的回合，可偷看一片未探索的板塊。
ask-era-2 = 時代更替：把舊指示物放到一座拱門下。此後每個使用那座拱門的回合，可抽一張戰鬥卡。
draft-first = 每個時代保留一張任務。只有你看得到。
draft-kept = 已保留：{ $missions }
monarch-note = 君王的能力全程有效。
show-choices = 顯示選項
show-cards = 顯示卡牌
show-score = 計分
show-map = 看地圖
payment-proposal = 建議：
payment-swap = 點選其他亮起的物資，改用它支付。
pay = 支付
pay-tip = 照建議支付（Enter）。
yes-attack = 進攻
yes-move_units = 前往
yes-peek = 查看
yes-announce_mission = 宣告
yes-fight_expedition = 挑戰
yes-end_turn = 結束回合
yes-seal_cards = 仍要進攻
yes-place_token = 放在那裡
yes-finish = 不製造
yes-reveals = 執行
no-attack = 按兵不動
no-move_units = 留在這裡
no-peek = 不翻開
no-announce_mission = 保密
no-fight_expedition = 不理會
no-end_turn = 繼續玩
no-seal_cards = 重新選擇
no-place_token = 其他拱門
no-finish = 繼續選擇
no-reveals = 現在不要
confirm-reveals =
    { $what }：{ $event ->
        [GalleryRefilled] 會翻開新的繪畫
        [CardDrawn] 會抽一張牌
        [CityRevealed] 會翻開新的城市
        [MissionDrawn] 會抽一張任務
        [TileExplored] 會翻開未探索之地
       *[other] 會揭露資訊
    }，無法復原。要執行嗎？
confirm-move_units = 這會翻開未探索的土地，無法復原。要前往嗎？
confirm-peek = 要查看這片板塊嗎？只有你會知道內容。無法復原。
confirm-announce_mission = 要宣告這個任務嗎？無法復原。
confirm-last-round = 要宣告這個任務嗎？這一輪會成為最後一輪，無法復原。
confirm-end-turn = 還有單位可以作戰、探索或得分。仍要結束回合嗎？
confirm-end-turn-announce = 還有任務可以宣告。仍要結束回合嗎？
confirm-place_token = { $why }仍要把指示物放在那裡嗎？
confirm-finish = 還能製造產品。仍然不製造嗎？
confirm-hopeless = { $n ->
    [0] 用這些卡，一百場戰鬥贏不到 1 場。仍要進攻嗎？
   *[other] 用這些卡，一百場戰鬥會贏 { $n } 場。仍要進攻嗎？
 }
confirm-attack = 這會攻擊 { $name }。要進攻嗎？
end-turn = 結束回合
finish-deploy = 只抽卡
finish-painting = 不拿
finish-build = 不建造
finish-build-more = 不再建造
finish-renovate = 不翻新
finish-manufacture = 不製造
finish-trade = 貿易完畢
finish-resource = 不拿
finish-victory = 不出卡
finish-expedition = 不理會
finish-palace = 放棄宮殿
seal-cards = { $n ->
    [0] 不出卡
   *[other] 暗出 { $n } 張卡
 }
seal-cards-tip = 雙方選完之前保持面朝下。
play-cards = { $n ->
    [0] 不出卡
   *[other] 打出 { $n } 張卡
 }
play-cards-tip = 加到你的戰鬥力，之後進棄牌堆。
choose-cards = 選擇卡牌
no-card-tip = 不用戰鬥卡作戰。已選的卡回到手上。
give-cards = 交出 { $n } 張卡
give-cards-tip = 它們進入棄牌堆。
undo-start = 沒有可復原的。
undo-hand_over = 換人或換回合之後，沒有可復原的。
undo-revealed = 復原到此為止：{ $what }。
revealed-CapitalsRevealed = 首都已翻開
revealed-CardDrawn = 抽了一張卡
revealed-MissionDrawn = 抽了一張任務
revealed-DeckShuffled = 洗了一副牌
revealed-GalleryRefilled = 展示了新的繪畫
revealed-CityRevealed = 展示了新的城市
revealed-TilePeeked = 查看了一片板塊
revealed-TileExplored = 翻開了一片板塊
revealed-ExpeditionFought = 挑戰了遠征
revealed-CardsRevealed = 翻開了戰鬥卡
revealed-MissionAnnounced = 宣告了任務
revealed-EraBegan = 新時代開始
revealed-GameEnded = 遊戲結束
battle-title-water = 海上之戰
battle-title-field = 平原之戰
battle-title-forest = 林間之戰
battle-title-gold_mine = 山中之戰
battle-title-tile = 爭奪{ $tile }之戰
battle-title-expedition = 遠征
battle-doing-attacks = 以 { $n } 個單位進攻
battle-doing-fires = 從相鄰格子開火
battle-doing-defends = 防守格子
battle-doing-expedition = 須達到或超過
battle-part-units = 單位：{ $n }
battle-part-tile = 由建造者防守的板塊：+{ $n }
battle-part-arch = 指示物在{ $thing }：+{ $n }
battle-part-painting = { $thing }：+{ $n }
battle-part-expedition = 所需戰鬥力：{ $n }
battle-sealed = { $n } 張暗出的卡
battle-places = { $n ->
    [0] 手上沒有戰鬥卡
   *[other] 手上 { $n } 張戰鬥卡
}
battle-drawn-places = { $n ->
    [0] 沒有卡
   *[other] 從牌庫抽 { $n } 張卡
}
battle-own-places = 你的卡
battle-odds-attack = 100 次中你贏 { $share } 次
battle-odds-defence = 100 次中你守住該格 { $share } 次
battle-odds-expedition = 100 次中你贏 { $share } 次
battle-hint = 指著總和的任何部分看詳情。
battle-aside = 看地圖
show-battle = 回到戰鬥
battle-revealed = 翻開卡牌。
battle-shorten = 點選跳到最後。
battle-card = [cs]+{ $n }
battle-card-cancelled = 已取消
battle-card-cancels = 取消一張卡
battle-card-nothing_to_cancel = 沒有卡可取消
battle-card-only_if_lost = [cs]+{ $n }：不需要：己方獲勝
battle-card-takes_unit = [cs]+{ $n }：帶走一個單位
battle-card-last_unit_stays = [cs]+{ $n }：無效果：勝方保留一個單位
battle-card-saves_units = 保住單位
battle-card-no_units_to_save = 沒有單位可保住
battle-card-capital_taken = 無效果：首都有敵人
battle-card-resource = [cs]+{ $n }：帶來一個資源
battle-card-only_if_won = [cs]+{ $n }：沒有資源：戰敗
battle-card-condition_met = [cs]+{ $n }：條件達成
battle-card-condition_not_met = [cs]+{ $n }：條件未達成
outcome-tie = 平手：防守方獲勝。
outcome-by = 相差 { $n }。
outcome-equal = 達到了，足夠。
spoil-supply = { $n ->
   *[other] 回到供應區
}
spoil-retreat = 保住，退到首都
spoil-seized = 佔領：{ $thing }
spoil-ceded = 失去：{ $thing }
spoil-held = 守住：{ $thing }
spoil-cleared = 清除：{ $thing }
spoil-hex = 格子
spoil-kept = 遠征
spoil-goods = 獲得
spoil-cards = 抽到
spoil-nothing = 除了打出的卡，沒有損失。
fate-supply = 離開戰場
fate-retreat = 撤退到首都
fate-beaten = 被擊敗
fate-expedition = 已被攻克
battle-cards = 加上最多三張戰鬥卡。平手時防守方獲勝。
battle-cards-expedition = 加上最多三張戰鬥卡。達到遠征的戰鬥力就獲勝。
battle-no-cards = 你沒有戰鬥卡。
expedition-gain = 獲得 { $goods } 與 [vp] { $vp }
outcome-battle = { $winner } 擊敗 { $loser }
outcome-expedition-won = { $name } 擊敗遠征
outcome-expedition-lost = 遠征擋住了 { $name }
cities-on-offer = 展示中的城市
tiles-on-offer = 庫存板塊
stack-left = 牌疊剩 { $n } 片
decks = 牌庫
pile-gold = 黃金卡
pile-combat = 戰鬥卡
pile-paintings = 繪畫
pile-missions = 任務
pile-left = { $deck }：剩 { $n } 張
log-empty = 還沒有發生任何事。

score-winner = { $name } 以 { $vp } 分獲勝
score-you = 你以 { $vp } 分獲勝
score-shared = 共享勝利：{ $names }
score-tie = 與 { $names } 同為 { $vp } 分：以受控板塊上的科學決定，{ $n } 比 { $of }。
score-tie-shared = 同為 { $vp } 分，受控板塊上的科學同為 { $n }：共享勝利。
score-challenge = { $title }：{ $vp } 分
score-under = { $monarch }，第 { $round } 輪。{ $how }
score-total = 總計
score-history = 分數走勢
score-picture = 存成圖片
over-mission = 最後時代的任務結束了遊戲。
over-last_round = 最後一輪結束。
over-goals = 挑戰的所有目標都已達成。
over-goals_missed = 所有目標達成之前輪數用完了。
category-units = 部署過的單位
category-products = 產品
category-paintings = 繪畫
category-missions = 任務
category-gold_cards = 黃金卡
category-exploration = 探索
category-tiles = 建築與城市
category-palaces = 宮殿
category-monarch = 君王
category-bid = 出價
category-corrected = 之後修正過的數值

# What the main button gives up.
waived-deploy = 你還可以部署單位。
waived-painting = 你還可以拿一張繪畫。
waived-build = 你還可以建造。
waived-renovate = 你還可以翻新建築。
waived-manufacture = 你還可以製造產品。
waived-trade = 你還可以進行交換。
waived-resource = 你還可以拿資源。
waived-victory = 你還可以打出黃金卡。
waived-expedition = 你還可以挑戰遠征。
waived-palace = 你還可以放置宮殿。
waiver-keys = Enter 選取；再按一次 Enter 執行。
refused-pay = 付不起
refused-now = 現在不行
overview-tip = 整個版圖與目前可見的部分。點選或拖曳前往。
history-shown = 你正在看過去。
history-at = 第 { $n } 步，共 { $of } 步，第 { $round } 輪
history-play = 播放
history-pause = 暫停
history-back = 後退一步（左）
history-on = 前進一步（右）
history-round-back = 後退一回合（上）
history-round-on = 前進一回合（下）
history-now = 回到現在
recap-title = 自你上個回合以來
recap-round = { $name } 的回合
recap-hint = 按 Enter 繼續
recap-points = { $name } 的分數
log-jump = 點選看當時的桌面。
go-on = 繼續
others-have-played = { $n ->
   *[other] { $names } 已行動。
}
score-all = 所有玩家
score-chart-tip = 點選看當時的桌面。
tip-strengths = [cs] { $own } 對 { $other }，未計卡牌
asked-in-public = *{ $name }*：{ $what }
resource-from-battle = 戰利品
resource-from-capital = 你的首都
resource-from-palace = 宮殿
resource-from-harbor = 港口
resource-from-trade = 貿易
era-bonus = 舊指示物放這裡：{ $bonus }
era-bonus-1 = 每個使用這座拱門的回合，偷看一片未探索的板塊。
era-bonus-2 = 每個使用這座拱門的回合，抽一張戰鬥卡。

# What might be done, where the log says nothing of it; and where on the table.
do-keep_mission = 保留{ $thing }。
do-end_turn = 結束回合。
do-finish = 到此為止。
do-pay_good = 支付{ $thing }。
do-pay_gold_card = 以{ $thing }支付。
do-pay_combat_cards = 以{ $thing }支付。
do-pay_credit = 用掉{ $thing }。
do-give_combat_cards = 交出{ $thing }。
do-seal_cards = { $n ->
    [0] 不打出戰鬥卡。
   *[other] 打出{ $thing }。
 }
do-drop_card = 棄掉{ $thing }。
do-play_gold_card = 打出{ $thing }。
do-cancel_card = 取消{ $thing }。
do-use_painting = 使用「{ $thing }」。
do-draw_bonus_card = 抽戰鬥卡。
do-build = 建造：{ $thing }。
do-found_city = 建立：{ $thing }。
do-take_painting = 取得「{ $thing }」。
do-manufacture = 製造{ $thing }，放到{ $place }。
do-deploy_unit = 部署：{ $thing }。
do-renovate = 翻新：{ $thing }。
do-renovate-flip = 翻新並翻面：{ $thing }。
do-trade = 貿易 { $thing }。
do-choose_monarch = 選擇{ $thing }。
do-choose_capital = 在亮起的位置建立首都。
do-announce_mission = 宣告任務{ $thing }。
do-place_palace = 放置宮殿{ $thing }。
do-place_token = 把你的指示物移到{ $thing }。
do-place_old_token = 把你的舊指示物放到{ $thing }下。
do-move_units = 移動：{ $units }，到{ $thing }。
do-peek = 偷看{ $thing }。
do-attack_adjacent = 進攻{ $thing }。
do-fight_expedition = 挑戰遠征。
do-drop_good = 棄掉{ $thing }。
do-choose_resource = 選擇{ $thing }。
do-bid = 出價 [vp] { $n }。
do-draw_mission = 抽任務：{ $thing }。
do-defeat_unit = 放棄：{ $thing }。
area-arches = 拱門
area-map = 地圖
area-cards = 展示中的卡牌
area-choice = 顯示的選項
area-hand = 你的手牌
area-supply = 你的供應區與板塊
area-collection = 你的繪畫
area-missions = 你的任務
area-button = 主按鈕
