# The game
game-title = Historia
game-about = 十二個回合，一萬兩千年：秘密選卡、同時翻開，讓你的文明向上攀升。改編自 Marco Pranzo 的桌遊；本版的卡牌與數值為自訂。
game-facts = 1 至 6 人，Civbot，60 至 120 分鐘
own-numbers = Historia，改編自 Marco Pranzo 的桌遊：本版的卡牌與數值為自訂。
vp-word = { $n ->
       *[other] 分
    }

# Tables
table-alone_elder = 單人：長者
table-alone_elder-text = 一個文明對抗五個酋長。
table-alone_sage = 單人：智者
table-alone_sage-text = 一個文明對抗五個貴族。
table-alone_immortal = 單人：不朽者
table-alone_immortal-text = 一個文明對抗五個國王。
table-lesson = 第一場遊戲
table-lesson-text = 一個文明與三個溫和的 Civbot：適合入門。
table-two_filled = 兩人與四個 Civbot
table-two_filled-text = 兩位玩家，滿滿的世界。
table-two = 兩人
table-two-text = 兩位玩家與許多空地。
table-three_filled = 三人與三個 Civbot
table-three_filled-text = 三位玩家，滿滿的世界。
table-three = 三人
table-three-text = 三位玩家，沒有 Civbot。
table-four_filled = 四人與兩個 Civbot
table-four_filled-text = 四位玩家，滿滿的世界。
table-four = 四人
table-four-text = 四位玩家，沒有 Civbot。
table-five_filled = 五人與一個 Civbot
table-five_filled-text = 五位玩家，滿滿的世界。
table-five = 五人
table-five-text = 五位玩家，沒有 Civbot。
table-six = 六人
table-six-text = 六個文明全由玩家操作。
save-turn = 時代 { $era }，第 { $turn } 回合

# The New game page
table-kind-alone = 單人
table-kind-alone-text = 你對抗依卡行動的文明
table-kind-civbots = 多人，加上 Civbot
table-kind-civbots-text = 六個文明全上：滿滿的世界
table-kind-people = 只有玩家
table-kind-people-text = 真人與電腦；人越少，空地越多
table-short-lesson = 第一場遊戲
table-short-alone_elder = 長者
table-short-alone_sage = 智者
table-short-alone_immortal = 不朽者
table-count-2 = 兩人
table-count-3 = 三人
table-count-4 = 四人
table-count-5 = 五人
table-count-6 = 六人
table-note-lesson = 3 個 Civbot，溫和
table-note-alone_elder = 5 個酋長：簡單
table-note-alone_sage = 5 個貴族：適中
table-note-alone_immortal = 5 個國王：強
table-note-two_filled = 與 4 個 Civbot
table-note-three_filled = 與 3 個 Civbot
table-note-four_filled = 與 2 個 Civbot
table-note-five_filled = 與 1 個 Civbot
table-note-two = 許多空地
table-note-three = 沒有 Civbot
table-note-four = 沒有 Civbot
table-note-five = 沒有 Civbot
table-note-six = 滿滿的世界
table-own = 自訂桌面
table-own-text = { $n ->
        [0] 沒有 Civbot
       *[other] 與 { $n } 個 Civbot
    }
table-own-note = 沒有桌面有這些 Civbot：將使用你自己的設定。
table-marks = 每個文明一個標記：
table-mark-player = 玩家
table-mark-civbot = Civbot
table-mark-nobody = 無人
table-seat-you = 你
table-seat-person = 真人
table-seat-elsewhere = 遠端
table-elsewhere = { $n ->
       *[other] { $n } 位遠端真人
    }
table-more = 更多
table-civbots = Civbot
table-nobody = 無人
table-you = 你
table-others = { $n ->
       *[other] 另外 { $n } 位真人
    }
table-bots = { $n } 個電腦
table-sum = { $n ->
       *[other] { $names }，與 { $n } 個 Civbot。
    }
table-sum-none = { $names }，沒有 Civbot。
table-sum-nobody = 單人遊戲至少需要一個 Civbot。
table-length = { $eras } 個時代，{ $turns } 個回合。

# Options
option-score_setup_territory = 第一片土地計分
option-score_setup_territory-yes = 是
option-score_setup_territory-yes-tip = 立即得到它的分數。
option-score_setup_territory-no = 否
option-score_setup_territory-no-tip = 沒有分數；之後的都有。
option-score_setup_territory-tip = 第一回合之前，你拿一片土地。
option-mid_era_row = 第 2 回合後也換奇觀
option-mid_era_row-yes = 是
option-mid_era_row-yes-tip = 第二回合後也換：你會看到更多奇觀。
option-mid_era_row-no = 否
option-mid_era_row-no-tip = 到時代結束才換。
option-mid_era_row-tip = 時代結束時更換展示的奇觀。
option-civbot_1 = Civbot 1
option-civbot_1-as_table = 依桌面
option-civbot_1-as_table-tip = 依上面所選的桌面，可能沒有 Civbot。
option-civbot_1-none = 無
option-civbot_1-none-tip = 這個位置沒有 Civbot。
option-civbot_1-chieftain = 酋長
option-civbot_1-chieftain-tip = 每回合翻開兩張卡：適合最初幾場。
option-civbot_1-noble = 貴族
option-civbot_1-noble-tip = 每回合翻開三張卡：相當的對手。
option-civbot_1-king = 國王
option-civbot_1-king-tip = 每回合翻開四張卡：難以擊敗。
option-civbot_1-tip = Civbot 是沒有玩家的文明：每回合最後一輪之後，從共用牌庫翻卡並照做。
option-civbot_2 = Civbot 2
option-civbot_2-as_table = 依桌面
option-civbot_2-as_table-tip = 依上面所選的桌面，可能沒有 Civbot。
option-civbot_2-none = 無
option-civbot_2-none-tip = 這個位置沒有 Civbot。
option-civbot_2-chieftain = 酋長
option-civbot_2-chieftain-tip = 每回合翻開兩張卡：適合最初幾場。
option-civbot_2-noble = 貴族
option-civbot_2-noble-tip = 每回合翻開三張卡：相當的對手。
option-civbot_2-king = 國王
option-civbot_2-king-tip = 每回合翻開四張卡：難以擊敗。
option-civbot_2-tip = 沒有玩家的對手文明：從 Civbot 牌庫翻卡並照做。
option-civbot_3 = Civbot 3
option-civbot_3-as_table = 依桌面
option-civbot_3-as_table-tip = 依上面所選的桌面，可能沒有 Civbot。
option-civbot_3-none = 無
option-civbot_3-none-tip = 這個位置沒有 Civbot。
option-civbot_3-chieftain = 酋長
option-civbot_3-chieftain-tip = 每回合翻開兩張卡：適合最初幾場。
option-civbot_3-noble = 貴族
option-civbot_3-noble-tip = 每回合翻開三張卡：相當的對手。
option-civbot_3-king = 國王
option-civbot_3-king-tip = 每回合翻開四張卡：難以擊敗。
option-civbot_3-tip = 沒有玩家的對手文明：從 Civbot 牌庫翻卡並照做。
option-civbot_4 = Civbot 4
option-civbot_4-as_table = 依桌面
option-civbot_4-as_table-tip = 依上面所選的桌面，可能沒有 Civbot。
option-civbot_4-none = 無
option-civbot_4-none-tip = 這個位置沒有 Civbot。
option-civbot_4-chieftain = 酋長
option-civbot_4-chieftain-tip = 每回合翻開兩張卡：適合最初幾場。
option-civbot_4-noble = 貴族
option-civbot_4-noble-tip = 每回合翻開三張卡：相當的對手。
option-civbot_4-king = 國王
option-civbot_4-king-tip = 每回合翻開四張卡：難以擊敗。
option-civbot_4-tip = 沒有玩家的對手文明：從 Civbot 牌庫翻卡並照做。
option-civbot_5 = Civbot 5
option-civbot_5-as_table = 依桌面
option-civbot_5-as_table-tip = 依上面所選的桌面，可能沒有 Civbot。
option-civbot_5-none = 無
option-civbot_5-none-tip = 這個位置沒有 Civbot。
option-civbot_5-chieftain = 酋長
option-civbot_5-chieftain-tip = 每回合翻開兩張卡：適合最初幾場。
option-civbot_5-noble = 貴族
option-civbot_5-noble-tip = 每回合翻開三張卡：相當的對手。
option-civbot_5-king = 國王
option-civbot_5-king-tip = 每回合翻開四張卡：難以擊敗。
option-civbot_5-tip = 沒有玩家的對手文明：從 Civbot 牌庫翻卡並照做。

# The prompt bar
prompt-when = { $round ->
        [0] 第 { $turn } 回合，共 { $of } 回合
       *[other] 第 { $turn } 回合，共 { $of } 回合，第 { $round } 輪
    }
ask-parting = 一起看看發生了什麼；然後輪到 { $name }
ask-choose = { $n ->
        [1] 選擇本輪的一張卡
       *[other] 選擇本輪最多 { $n } 張卡
    }
ask-draft = 為時代 { $era } 保留一位領袖；其餘傳下去
ask-draft-alone = 為時代 { $era } 保留一位領袖
ask-first_cube = 選擇起始的土地
ask-resolve = 結算一張卡：哪一面？
ask-resolve-one = { $card }：基本、進階或不執行？
ask-place = 擴張：選擇一片土地
ask-trade = 貿易：選擇對象
ask-raid = 劫掠：選擇目標
ask-war = 戰爭：選擇地點與對象
ask-exploit = { $n ->
        [1] 從已用區或地圖再收回一個方塊
       *[other] 從已用區或地圖再收回最多 { $n } 個方塊
    }
ask-recover = { $n ->
        [1] 從你的棄牌列收回一張卡
       *[other] 從你的棄牌列收回最多 { $n } 張卡
    }
ask-row = { $n ->
        [1] 從展示列拿一座奇觀
       *[other] 從展示列拿最多 { $n } 座奇觀
    }
ask-ready = { $n ->
        [1] 重置你的一座奇觀
       *[other] 重置你的最多 { $n } 座奇觀
    }
ask-option = { $card }：選擇效果
ask-side = 使用{ $action }或略過
ask-wonders = 你可以使用奇觀
hint-wonders = 點選亮起的，或繼續
hint-first_cube = 立即得到它圓幣上的分數
hint-exploit = 若想要地圖上的方塊，先選它們
hint-target = 現在就可以選目標：點選亮起的
hint-cube-stays = { $name } 的方塊留下：那是最後一個
hint-cube-goes = { $name } 失去那裡的方塊
hint-driven-out = { $name } 把你趕出{ $place }，{ $n } 比 { $against }。
waiting = { $name } 思考中
others-have-played = { $n ->
   *[other] { $names } 已結算卡牌。
}
game-over = 遊戲結束。
confirm-war-win = { $own } 對 { $theirs }：你會勝過 { $name }
confirm-war-loss = { $own } 對 { $theirs }：你會敗給 { $name }
confirm-war-draw = { $own } 對 { $theirs }：與 { $name } 平手
war-win = { $own }：{ $theirs } [military] 獲勝
war-loss = { $own }：{ $theirs } [military] 落敗
war-draw = { $own }：{ $theirs } [military] 平手，不變
yes-war = 交戰
warn-idle = 現在這些都做不到
warn-one-idle = { $what }：{ $why }
warn-cubes = 你的方塊可能不夠全用
warn-fewer = 你還可以多暗出

# The main button
seal = { $n ->
       *[other] 暗出 { $n } 張卡
    }
seal-anyway = 仍要暗出
seal-card = 暗出{ $card }
seal-target = 暗出{ $card }：{ $target }
main-recover = { $n ->
       *[other] 收回 { $n } 個方塊
    }
main-use = 使用{ $card }
main-use-advanced = 使用進階{ $card }
main-nothing = 不執行
main-option = 執行
main-trade = 與 { $target } 貿易
main-raid = 劫掠 { $target }
main-begin = 從{ $target }開始
main-place_cube = 擴張：{ $target }
main-recover_cube = 收回方塊：{ $target }
main-keep_leader = 保留{ $target }
main-take_back = 收回{ $target }
main-take_wonder = 拿取{ $target }
main-ready = 重置{ $target }
main-use_wonder = 使用{ $target }
choose-a-card = 選擇卡牌
choose-draft = 選擇領袖
choose-first_cube = 選擇土地
choose-resolve = 選擇一面
choose-place = 選擇土地
choose-partner = 選擇對象
choose-war = 選擇戰爭
choose-exploit = 選擇方塊
choose-recover = 收回一張卡
choose-row = 選擇奇觀
choose-ready = 選擇奇觀
choose-option = 選擇一項
choose-side = 選擇一面
go-on = 繼續
hurry = 加速
show-score = 計分
finish-exploit = 完成
finish-recover = 完成
finish-row = 完成
finish-ready = 完成
finish-place = 現在不要
finish-partner = 現在不要
finish-war = 現在不要
finish-option = 現在不要
finish-side = 略過
finish-wonders = 繼續
cards-of = { $of ->
       *[other] { $n }／{ $of } 張卡
    }

# The board
power = 能量
pool-reserve = 儲備
pool-used = 已用
pool-supply = 供應
pool-map = 地圖
pool-reserve-tip = 尚未進入遊戲的方塊。
pool-used-tip = 花掉的方塊：收回時回到供應區。
pool-supply-tip = 可花用的方塊。
pool-map-tip = 地圖上的方塊，每片土地一個。
wonders = 奇觀
wonder-is-turned = 已使用；回合結束時重置。
wonder-is-fresh = 剛建成：這張卡結算完後才能使用。
no-leader = 還沒有領袖
goals-title = { $n ->
        [1] { $name }本回合計分：
       *[other] { $name } { $n } 回合後計分：
    }
queue-title = 棄牌列，最舊在前
queue-empty = 棄牌列是空的
queue-next = 回合結束時收回。
queue-back = { $n ->
       *[other] 這些在回合結束時收回
    }
sealed-tip = 已暗出。所有人選好之前可用復原收回。
advisor-hidden = 只有擁有者知道的顧問。
would = 目前：{ $what }
would-now = 目前 { $what }
would-revolution = 收回棄牌列最新的卡與任選一張；回合結束。
use-advisor = 使用顧問
side-nothing-told = 這張卡沒有作用。

# Plan, world, circle
plan-title = 文明的發展
token-number = 第 { $n } 號
nobody-here = 這裡沒有人。
borders = 相鄰：{ $names }
lane-to = 往{ $name }
circle-turn = 回合 { $n }
circle-tip = 一個時代的時間環：四個回合，以及每回合結束帶來的東西。
circle-turn-end = 一個時代第 { $n } 回合結束時，依序：
coming-title = 本回合的結束
coming-cards = { $cards }
coming-cubes = +{ $n } [cube]
coming-cubes-new = +{ $n } [cube]，與一個新的
coming-government = { $government }：{ $what }
coming-leader = 你的領袖：{ $n } [vp]
coming-territories = 獨占的土地：{ $n } [vp]
coming-row = 新的奇觀列
coming-cards-said = { $count ->
       *[other] { $cards }回到你手上。
    }
coming-cubes-said = { $n ->
       *[other] { $n } [cube] 回到你的供應區。
    }
coming-cubes-new-said = { $n ->
       *[other] 一個新的 [cube] 加入；收回 { $n } 個。
    }
coming-government-said = { $government }給你 { $what }。
coming-leader-said = 你的領袖得 { $n } [vp]。
coming-territories-said = 獨占的土地得 { $n } [vp]。
coming-row-said = 展示列換上新的奇觀。
row-title = 展示列的奇觀
row-taken = 藝術可拿一座
row-empty = 展示列沒有奇觀了。
row-comes = 第 { $turn } 回合結束時換新的一列。
era-banner = 時代 { $era }：{ $name }
era-numeral = 時代 { $era }
era-name-1 = 古代
era-name-2 = 帝國時代
era-name-3 = 近代

# Strips
civbot-cards = { $n ->
       *[other] 每回合 { $n } 張卡
    }
strip-lands = { $n ->
       *[other] 在 { $n } 片土地
    }
order-place = 行動順序：第 { $n } 位，共 { $of } 位。
civbot-tip = 它在回合結束時翻開 { $n } 張卡。它先擴張到空地，再到有較弱者的地方，再到其他；有多處時選數字最大的。它只對較弱者開戰與劫掠。
civbot-rules = Civbot 每回合結束時翻卡並執行，先上半再下半。它依規則選擇：先空地，再較弱者的土地，再其他；有多處時選數字最大的。
hand = 手牌
leader-and-wonders = 領袖與奇觀
advisors-gone = 用過的顧問

# The reveal
reveal-leaders-title = 領袖登場
reveal-leaders-who = { $names }翻開保留的領袖
reveal-leaders-order = 他們的目標
reveal-title = 所有人都選好了
reveal-who = { $names }一起翻開卡牌
reveal-yours = 你的卡
reveal-first = 最先結算
reveal-last = 最後；結束回合
reveal-order = 依此順序
reveal-ends = { $n ->
       *[other] 本輪結束回合：{ $names } 打出革命
    }

# Curtain
handover-choose = { $name }，選擇你的卡。
handover-draft = { $name }，保留一位領袖。
take-back = { $name }：收回我的選擇

# Undo
undo-start = 還沒有任何行動。
undo-hand_over = 螢幕已交給別人。
undo-other_seat = 上一步是其他玩家的。
undo-revealed = 無法收回：{ $what }。
revealed-LeadersRevealed = 領袖已翻開
revealed-CardsRevealed = 所有卡已翻開
revealed-AdvisorDrawn = 抽了一位顧問
revealed-RowLaid = 展示列換上新奇觀
revealed-CivbotCard = Civbot 翻開了一張卡
revealed-GameEnded = 遊戲結束了

# The past, the log
history-shown = 正在看過去
history-where = 第 { $n } 步，共 { $of } 步：時代 { $era }，第 { $turn } 回合
history-choice-back = 上一個選擇
history-choice-on = 下一個選擇
history-back = 後退一步
history-on = 前進一步
history-play = 播放
history-pause = 暫停
history-now = 回到現在
lately = 剛才發生的事
log-jump = 點選看當時的桌面。
log-empty = 還沒有發生任何事。
recap-title = 自你上次選擇以來
cards-actions = 十種行動
cards-wonders = 奇觀
cards-leaders = 領袖
cards-advisors = 顧問
cards-civbot-deck = Civbot 卡
command-cards = 所有卡牌

# The end
score-winner = { $name } 以 { $vp } 分獲勝
score-you = 你以 { $vp } 分獲勝
score-shared = { $names } 共享勝利
score-tie-levels = 與 { $names } 平手；以等級決定，{ $n } 比 { $of }
score-tie-player = 與 { $names } 平手；玩家優先於 Civbot
score-tie-alone = 與 { $names } 同為 { $vp } 分：單人遊戲的玩家平手時獲勝
score-tie-shared = 同為 { $vp } 分與 { $n } 級
score-total = 總計
score-history = 分數走勢
score-all = 全部
score-chart-tip = 點選看當時的桌面。
score-picture = 存成圖片
show-map = 桌面
alone-rank = 第 { $n } 名，共 { $of } 名。
alone-lost = 由別人引領了世界。
title-elder = 你可以自稱長者。
title-sage = 你可以自稱智者。
title-immortal = 你可以自稱不朽者。
medal-1 = 一面銅牌。
medal-2 = 一面銀牌。
medal-3 = 一面金牌。

# Commands
command-card_1 = 手牌第 1 張
command-card_2 = 手牌第 2 張
command-card_3 = 手牌第 3 張
command-card_4 = 手牌第 4 張
command-card_5 = 手牌第 5 張
command-card_6 = 手牌第 6 張
command-card_7 = 手牌第 7 張
command-card_8 = 手牌第 8 張
command-card_9 = 手牌第 9 張
command-card_10 = 手牌第 10 張

# Scenes
scene-won = { $name } 獲勝
scene-draw = 無人獲勝
scene-draw-told = 無人得分，方塊不變
scene-gains = { $name } +{ $n } [vp]
scene-unhurt = { $name } 沒有損失
scene-learns = { $name } 學會：[technology] { $n }
scene-cube-goes = { $name } 失去那裡的方塊
scene-cube-stays = { $name } 保留那裡的方塊：那是最後一個
scene-built = { $name } 建成
scene-removed = { $name } 把它從展示列移除
scene-leaders-leave = 時代 { $era } 的領袖離去

# What might be done, where the log says nothing of it; and where on the table.
do-seal_cards = 選擇{ $thing }。
do-resolve-basic = 結算{ $thing }，基本面。
do-resolve-advanced = 結算{ $thing }，進階面。
do-resolve-nothing = 不使用{ $thing }。
do-resolve-advisor = 使用{ $thing }。
do-take_back = 收回{ $thing }。
do-choose_partner = 選擇 { $name }。
do-trade = 與 { $name } 貿易。
do-raid = 劫掠 { $name }。
do-choose_option = 選第 { $n } 項。
do-choose_option-named = 選擇：{ $thing }。
do-ready = 重置{ $thing }。
do-use_wonder = 使用{ $thing }。
do-take_wonder = 拿取{ $thing }。
do-place_cube = 放方塊到{ $thing }。
do-attack = 在{ $thing }對 { $name } 開戰。
do-recover_cube = 從{ $thing }收回方塊。
do-recover_cube-used = 從已用區收回一個方塊。
do-keep_leader = 保留{ $thing }。
do-take_action-basic = 執行基本行動。
do-take_action-advanced = 執行進階行動。
do-finish = 到此為止。
area-cards = 你的卡
area-map = 世界
area-wonders = 奇觀
area-choice = 顯示的選項
