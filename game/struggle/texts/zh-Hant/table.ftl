# What the table asks and says.
ask-past = 你正在看過去。
ask-over = 遊戲結束。
ask-story = 發生了什麼
hint-story = 按 Enter 繼續
ask-holding = 看看桌面，再繼續。
ask-waiting = { $name } 思考中…
ask-warned = 你還有未使用的選項。
ask-keep = 保留三張事件。
hint-keep = 已選 { $n }／3
ask-ministry-choose = 選擇本時代的 { $n } 張內閣。
ask-ministry-exchange = 你可以更換面朝下的內閣。
hint-ministry = 已選 { $n }／{ $of }；使用前面朝下
ask-first = 決定本回合誰先行動。
ask-pay = { $what }：你的點數不夠。
hint-pay = 可用債務 { $before } → { $after }，對手 { $other }
ask-upgrade = 選擇要留的戰爭板塊。
ask-lay = 選擇戰爭板塊的位置。
ask-hand = 從手上棄掉一張事件。
ask-event = { $card }：選擇目標。
ask-event-option = { $card }：選擇其一。
hint-event = { $n ->
   *[other] 還要選 { $n } 個
 }
ask-effects = { $theater }：選擇你戰爭板塊的效果。
hint-effects = 亮起的地方可以選
ask-spoils = 戰利品：{ $cp ->
    [0] 選擇要拿什麼
   *[other] { $cp } 征服點
 }
hint-spoils = { $unflag ->
    [yes] 並移除一面旗幟
   *[no] 亮起的地方可以奪取
 }
ask-refusal = { $side }要求{ $space }：割讓，還是拒絕？
ask-loss = { $n ->
    [1] 選擇失去一支艦隊。
   *[other] 選擇失去 { $n } 支艦隊。
 }
ask-usa = 選擇放置美國旗幟的地方。
ask-compensation = 作為回報，對西班牙的一格易旗。
ask-layout = 自由放置你的基本戰爭板塊。
ask-source = 選擇艦隊航向。
ask-advantage = { $what }：選擇地點。
ask-ability = { $what }：選擇目標。
ask-tool-upgrade = 軍事升級：選擇戰區。
ask-tool-event = 選擇打出事件的方式。
ask-round-start = 拿一片投資板塊。
hint-round-start = 你可以先使用拿板塊之前的能力
ask-round-taken = 打出事件、購買，或放棄。
hint-round-taken = 事件優先於其他一切
ask-round-no_event = 購買，或放棄。
ask-round = 購買、使用優勢，或結束本輪。
hint-round = 指著一格看費用
hint-round-credit = 點線：只能用債務或條約點
hint-let-go = Esc 取消
left-points = { $n ->
   *[other] { $n } 點
 }
left-upgrade = 軍事升級
note-ends = 結束你的{ $points }行動，失去 { $n }
note-isolates = 下一輪起使{ $names }孤立
note-vp = 分數 { $before } → { $after }
note-reveals = 無法復原
note-again = Enter，或再點一次
sum-have = { $points }，你有 { $have }
sum-points = { $n ->
   *[other] { $n } 點
 }
sum-debt = { $n } 債務（{ $after }／{ $limit }）
sum-trp = { $n ->
   *[other] { $n } 條約點
 }
sum-mixed = { $n } 用債務或條約點

main-waiting = 請稍候
main-for = { $action }，付 { $n }
main-keep = 保留這些
main-ministry = 選這些內閣
main-layout = 這樣放置
main-end = 結束本輪
main-end-anyway = 仍要結束
main-anyway = 仍要{ $action }
main-finish = 完成
main-choose-tile = 拿板塊
main-choose-any = 選擇
second-pass = { $n ->
    [0] 放棄
   *[other] 放棄：債務 −{ $n }
 }
second-decline = 略過
second-swap = 其他付法
second-major = 用主要行動
second-minor = 用次要行動
go-on = 繼續
show-score = 顯示分數
story-skip = 略過
aside = 看地圖
aside-back = 回到選擇
board-when = { $era }，第 { $turn } 回合，第 { $round }／4 輪
board-debt-taken = 本輪承擔 { $n } 債務
board-keys = Enter 接受，Esc 取消
purse-title = 你的點數
purse-of = { $side }的點數
purse-empty = 拿板塊之前沒有
purse-spent = 都花完了
purse-more = 另有最多 { $debt } 債務{ $trp ->
    [0] { "" }
   *[other] ，{ $trp } 條約點
 }
purse-more-short = 或 { $debt } 債務{ $trp ->
    [0] { "" }
   *[other] ，{ $trp } 條約
 }
tip-purse-empty = 投資板塊給你點數。
fund-major = 主要行動
fund-major-short = 主要
fund-minor = 次要行動，一次
fund-minor-short = 次要，一次
fund-event = 來自事件
fund-event-short = 事件
fund-ministry = 來自內閣
fund-ministry-short = 內閣
fund-line = 在此行動
fund-line-short = 此處
fund-exchange = 已交換
fund-exchange-short = 已交換
limit-ministry = 限{ $card }
limit-event = { $act ->
    [unflag] 限拔旗，{ $place }
    [flag] 限插旗，{ $place }
   *[all] 限{ $place }
 }
limit-short = { $act ->
    [unflag] 限拔旗
    [flag] 限插旗
   *[all] 有限制
 }
limit-some = 某些地方
no-next-war = 沒有戰爭了。

choose-keep = 事件：保留三張
choose-ministry = 內閣
choose-ministry-advice = 事件的獎勵需要關鍵字：在這裡找相同的。不確定？可看提示。
choose-layout = 基本戰爭板塊
choose-upgrade = 軍事升級
choose-lay = 戰爭板塊
choose-hand = 事件
choose-first = 誰先行動？
choose-first-advice = 先行動：先選板塊。後行動：沒人能回應你。不確定？可看提示。
choose-effects = 戰爭板塊的效果
effects-title = 你的板塊生效
effects-any-order = 順序不限；每項都可略過
effects-dearest = 對手損失最大的在前
effects-which-unflag = 哪面旗幟？
effects-which-fort_or_squadron = 哪座要塞或哪支艦隊？
effects-which-debt = 債務
effects-more-refused = 還有 { $n } 個碰不到。
effect-unflag = 移除旗幟
effect-unflag-text = 從市場或政治格移除一面敵方旗幟：{ $where }。免費，不論有什麼保護。
effect-fort_or_squadron = 使要塞受損或送回艦隊
effect-fort_or_squadron-text = 使一座敵方要塞受損，或把一支敵方艦隊送回海軍區：{ $where }。
effect-debt = 敵方承擔債務
effect-debt-text = { $side }承擔 1 債務：{ $before } 變為 { $after }／{ $limit }。
effect-debt-over = { $side }已達債務上限 { $limit }：改由你得 { $n } 分。
effect-debt-none = { $side }已達債務上限 { $limit }：沒有作用。
effect-leave-unflag = 略過：旗幟留下
effect-leave-fort_or_squadron = 略過：要塞與艦隊不變
effect-leave-debt = 略過：沒有債務
effect-leave-tip = 你失去這片板塊的效果；它的戰力仍計算。
effect-worth = 值 { $n }
effect-loses = 失去{ $what }
effect-cuts = 切斷{ $what }
effect-bares = { $n ->
   *[other] { $n } 個市場失去保護
 }
effect-strength = 戰力 −{ $n }
choose-loss = 艦隊
choose-spoils = 戰利品
choose-usa = 美國
choose-event = 如何打出事件？
event-way-plain = 不要加成
event-way-plain-text = 你的內閣保持面朝下。
event-way-bonus = 翻開{ $card }以得到加成
event-way-by = 搭配{ $card }
choose-ability = 能力
choose-advantage = 優勢
drawn-tile = 抽到：{ $name }
first-means = { $side }在回合中最後行動。
theater-strength = 目前可見：法國 { $france }，英國 { $britain }
lay-moves = { $tile }放到{ $theater }
keep-drawn = 留下抽到的
keep-lying = 留下原有的
rejected-pool = 另一片放回庫中。
rejected-out = 另一片離開遊戲。
option-number = 選項 { $n }
option-turn-up = 翻開內閣
option-not = 保持面朝下
option-carnatic_war-0 = 使印度的一座敵方要塞受損。
option-carnatic_war-1 = 對一個棉花市場易旗。
option-austro_spanish_rivalry-0 = 2 外交點，限印度。
option-austro_spanish_rivalry-1 = 2 經濟點，限印度。
option-hyder_ali-0 = 控制印度的一個地方同盟。
option-hyder_ali-1 = 在印度未受保護的格子放 2 個衝突標記。
option-war_of_the_quadruple_alliance-0 = 承擔 1 債務。
option-war_of_the_quadruple_alliance-1 = 失去 1 條約點。
option-nootka_incident-0 = 2 外交點。
option-nootka_incident-1 = 2 經濟點。
option-military_spending_overruns-0 = 使己方一座要塞受損。
option-military_spending_overruns-1 = 把己方一支艦隊送回海軍區。
option-military_spending_overruns-2 = 把己方一片加成戰爭板塊放回庫中。
option-calico_acts-0 = 現在計分棉花。

do-flag = 插旗
do-unflag = 拔旗
do-remove_conflict = 移除標記
do-build_fort = 建造要塞
do-repair_fort = 修復
do-seize_fort = 奪取要塞
do-deploy = 航行至此
do-displace = 驅離
do-send_home = 送回
do-construct_squadron = 建造
do-buy_war_tile = 戰爭板塊
do-draw_event = 抽事件
do-exchange = 換成{ $points }
do-buy_ability = 使用能力
do-use_ability = 使用能力
do-take_tile = 拿這片板塊
do-pass = 放棄
do-end_round = 結束本輪
do-play_event = 打出事件
do-reveal = 翻開
do-pay_rest = { $debt } 債務，{ $trp ->
   *[other] { $trp } 條約點
 }
do-upgrade = 軍事升級
do-keep_tile = 保留
do-swap_tiles = 交換兩片板塊
do-upgrade_point = 1 條約點
do-lay_tile = 放在這裡
do-discard_event = 棄掉
do-pick_space = 選擇
do-pick_option = 選擇
do-pick_theater = 選擇
do-pick_squadron = 選擇
do-pick_tile = 選擇
do-pick_commodity = 選擇
do-pick_advantage = 選擇
do-decline = 略過
do-tile_effect = 敵方承擔債務
do-effect_fort = 使要塞受損
do-effect_squadron = 送回艦隊
do-effect_unflag = 移除旗幟
do-decline_effect = 略過此效果
do-conquer = 征服
do-conquer_naval = 征服
do-refuse = 拒絕
do-cede = 割讓
do-lose_squadron = 放棄
do-place_usa = 美國旗幟
do-remove_fort = 移除要塞
do-finish = 完成
do-keep_events = 保留這些
do-choose_ministries = 選這些內閣
do-lay_basic = 這樣放置
from-box = 從海軍區
from-space = 從{ $space }
with = 搭配{ $what }

say-flag = 在{ $space }插上你的旗幟
say-unflag = 移除{ $space }的敵方旗幟
say-remove_conflict = 移除{ $space }的衝突標記
say-build_fort = 在{ $space }建造要塞
say-repair_fort = 修復{ $space }的要塞
say-seize_fort = 奪取{ $space }受損的要塞
say-deploy = 派艦隊到{ $space }
say-displace = 驅離{ $space }的敵方艦隊
say-send_home = { $what }：把{ $space }的艦隊送回
say-send_home-alone = { $what }
say-construct_squadron = 建造一支艦隊
say-buy_war_tile = 抽一片加成戰爭板塊
say-draw_event = 抽一張事件
say-exchange_points = 換成一點：{ $what }
say-buy_ability = { $what }：使用能力
say-use_ability = { $what }：使用能力
say-use_ability-on = { $what }：{ $target }
say-use_advantage = { $what }：在{ $space }放衝突標記
say-use_advantage-alone = 使用{ $what }
say-take_tile = 拿板塊：{ $major } { $kind }，{ $minor } { $other }
say-play_event = 打出{ $what }
say-play_event-reveal = 打出{ $what }並翻開{ $card }
say-play_event-by = 打出{ $what }，搭配{ $card }
say-reveal = 翻開{ $what }
say-pass = { $n ->
    [0] 放棄：只結束本輪
   *[other] 放棄：債務減少 { $n }
 }
say-end_round = 結束本輪
say-upgrade = 抽一片基本戰爭板塊來選
say-upgrade_point = 拿 1 條約點
say-swap_tiles = 交換兩片基本戰爭板塊
say-discard_event = 棄掉{ $what }
say-name_first = { $what }先行動
say-pick_space = { $space }
say-pick_squadron = { $space }的艦隊
say-pick_squadron-box = 海軍區的一支艦隊
say-tile_effect = 敵方債務增加 1
say-effect_fort = 使{ $space }的要塞受損
say-effect_squadron = 把{ $space }的艦隊送回
say-effect_unflag = 移除{ $space }的旗幟
say-conquer = 征服{ $space }
say-conquer_naval = 征服{ $space }
say-lose_squadron = 放棄{ $space }的艦隊
say-lose_squadron-box = 放棄海軍區的一支艦隊
say-place_usa = 在{ $space }放美國旗幟
say-remove_fort = 移除{ $space }的要塞
say-refuse = 本場戰爭中仍屬於你；{ $what }得 { $n } 分
say-cede = 它將易手
say-decline_effect = 略過此效果
say-pick_option = 選這個
say-pick_theater = 選這個戰區
say-pick_tile = 選這片板塊
say-pick_commodity = 選這種商品
say-pick_advantage = 選這個優勢
say-lay_tile = 把板塊放在這裡
say-keep_tile = 留下這片板塊
say-decline = 略過它
say-finish = 略過剩下的
say-keep_events = 保留這些事件
say-choose_ministries = 選這些內閣
say-lay_basic = 這樣放置板塊

part-printed = 基本費用
part-conflict = 衝突標記
part-isolated = 孤立
part-protected = 受保護
part-region = 另一區域
part-least = 最少 1
part-repair = 修復
part-seize = 奪取
part-displace = 有敵方
part-plus_one = +1 標記
part-huguenots = 胡格諾派
part-event = 事件
part-other = 其他

strip-first = 先手
strip-trp = { $n ->
   *[other] { $n } 條約點
 }
strip-debt = 債務
strip-debt-of = { $debt }／{ $limit }
strip-squadrons = 海上 { $sea }，海軍區 { $box }
tip-available = 可用債務：{ $n }
tip-ministries = 內閣：{ $names }
tip-squadrons = 艦隊：海軍區 { $box }，未建造 { $unbuilt }，擱置 { $aside }，失去 { $out }
tip-navy-box = 你的海軍區有 { $n } 支。點選來派遣。
ledger-title = 如果回合現在結束
ledger-folded = 如果回合現在結束
ledger-empty = 獎勵在回合開始時翻開。
ledger-nobody = 無人
ledger-lead = 領先 { $n } 才得
ledger-rest = 內閣、債務
tip-ledger = 現在計分會得到什麼。有衝突標記的旗幟不算。條約點可支付不足的點數。
tip-track = 分數 { $vp }。如果回合現在結束：{ $then }。30 法國獲勝，0 英國獲勝。
tip-calendar = 第 { $turn } 回合，第 { $round } 輪
tip-tab-score = 分數、曆程、雙方
since-title = 發生了什麼
undo-start = 遊戲從這裡開始。
undo-revealed = 揭露了資訊：無法復原。
undo-hand_over = 另一方已行動：無法復原。
undo-other_seat = 另一方同時已選擇。

prize-vp = { $n } 分
prize-trp = { $n } 條約
prize-debt = 債務 { $n }
prize-cp = { $n ->
   *[other] { $n } 征服
 }
spoil-unflag-market = 市場拔旗
spoil-unflag-political = 格子拔旗
spoil-unbuild = { $n ->
   *[other] { $n } 支艦隊未建造
 }
spoil-remove = { $n ->
   *[other] 失去 { $n } 支艦隊
 }
spoil-jacobite_victory = 勝利標記
spoil-third_ministry = 第三張內閣
spoil-jacobite_defeat = 起義結束
spoil-atlantic_dominance = 霸權板塊
spoil-usa = 美國
spoil-canada = 加拿大也是
strength-alliances = 同盟
strength-keyword = 內閣
strength-squadrons = 艦隊
strength-conflict = 衝突
strength-forts = 要塞
strength-special = 特殊板塊
strength-since = 在那之後
margin-more = { $n }+
theater-tie = { $n } 對 { $n }：平手，沒有戰利品
theater-won = { $side }以 { $n } 獲勝
theater-coming = 面朝下的板塊
theater-even = 目前平手
theater-leads = { $side }目前領先 { $n }
war-won = { $n ->
   *[other] 贏得 { $n } 個戰區
 }
turn-title = 第 { $turn } 回合
turn-years = 第 { $turn } 回合，{ $years }
scored-title = 第 { $turn } 回合計分
scored-final = 遊戲終局
scored-row = 計分：{ $name }
scored-to-end = 跳到最後
scored-again = 再看一次
scored-hint = 按空白鍵或點選看下一個
scored-of = { $n }／{ $of }
scored-level = 平手
scored-ledger-tip = 本回合的得分，逐列顯示。指著一列看它的格子。
scored-track-tip = 分數 { $now }。回合開始時為 { $before }。
scored-you = 你得 { $n }
scored-for = { $side } +{ $n }
scored-same = 分數不變
scored-and = 與{ $prize }
scored-so-far = 目前
scored-row-level = { $name }：{ $n } 平手。無人得分。
scored-row-short = { $name }：{ $a } 對 { $b }；獎勵需要領先 { $margin }。無人得分。
scored-row-won = { $name }：{ $side }以 { $a } 對 { $b } 領先，獲得 { $prize }。
scored-row-bare = { $name }：{ $side }獲得 { $prize }。
scored-no-tip = 沒有單一格子決定任何事。
scored-tip = 由{ $space }決定（{ $rows }）：沒有那次變動，分數會是 { $without }，而不是 { $now }。
scored-tip-plain = 由{ $space }決定：沒有那次變動，分數會是 { $without }，而不是 { $now }。
tile-basic = 基本戰爭板塊
tile-bonus = 加成戰爭板塊

if-keyword = { $keyword }：
if-available_debt_lead = { $by ->
    [1] 可用債務較多：
   *[other] 可用債務領先 { $by }：
 }
if-more_prestige = 威望較多（{ $countries }）：
if-more_bonus_tiles = 加成戰爭板塊較多：
if-holds_advantage = 持有{ $advantage }：
tip-by-revealing = 翻開{ $names }會給加成。
tip-spent = （本回合已用）
tip-face-up = 面朝上。
tip-face-down = 面朝下：對手看不到。
closeup-type = 需要主要行動：{ $kind }
closeup-any = 任何主要行動
use-ability = 使用此能力
turn-up = 翻開這張卡
tip-upgrade = 軍事升級：多一片基本戰爭板塊可選
tip-tile = 主要行動 { $major }（{ $kind }），次要行動 { $minor }（{ $other }）
tip-tile-event = [event] 可打出一張事件：任何類型，或此類（{ $kind }）
tip-tile-upgrade = [upgrade] 軍事升級

kind-market = 市場
kind-political = 政治格
kind-territory = 領土
kind-fort = 要塞
kind-naval = 海域格
tip-held = 由{ $side }持有
tip-empty = 無人持有
tip-cost = 費用：{ $n } { $points }
tip-cp = 費用：{ $n } 征服點，限戰爭
mark-prestige = 威望格
mark-alliance = 同盟格
mark-local = 地方同盟
tip-theaters = 戰力用於：{ $names }
state-conflict = [conflict] 衝突標記：不計，費用為 1
state-conflict_plus = [conflict] 衝突標記 +1：移除費用較高
state-isolated = 本輪孤立：費用為 1
state-protected = 受保護：敵方多付 1
state-damaged = 受損：沒有保護作用
state-huguenots = 胡格諾派：多付 1 征服點
state-huguenots_turned = 胡格諾派（已翻面）
tip-opens = 第 { $turn } 回合開放
tip-needs = 需要：{ $names }
advantage-state-ready = 可用
advantage-state-exhausted = 已耗用，下回合恢復
advantage-state-blocked = 被衝突標記封鎖
advantage-state-new = 本輪取得：下一輪可用
tip-award = 獎勵：{ $region }
tip-award-worth = 領先 { $n } 得{ $prize }
tip-award-now = 法國 { $france }，英國 { $britain }

what-space = 地點
what-conflict = 衝突標記
what-fort = 要塞
what-squadron = 艦隊
what-theater = 戰區
what-usa = 美國格
what-tile = 戰爭板塊
what-option = 選項
what-advantage = 優勢
what-commodity = 商品
what-market = 市場
what-political = 政治格
what-debt = 債務
what-fort_or_squadron = 要塞或艦隊
what-unflag = 旗幟

recap-title = 自你上一輪以來
history-at = { $n }／{ $of }，第 { $turn } 回合
history-round-back = 到本輪開始
history-back = 後退一步
history-play = 播放
history-pause = 暫停
history-on = 前進一步
history-round-on = 到下一輪
history-now = 回到現在
history-shown = 正在看過去
log-empty = 還沒有發生任何事。
log-jump = 點選看當時。
cards-discard = 棄牌堆
cards-gone = 離開遊戲
cards-none = 無
cards-pile = { $n ->
   *[other] 抽牌堆有 { $n } 張卡
 }
cards-ministries = { $side }的內閣，{ $era }
tiles-left = { $n ->
   *[other] 疊中還有 { $n } 片板塊；看過的是灰色。
 }

category-award = 獎勵
category-prestige = 威望
category-demand = 全球需求
category-event = 事件
category-war = 戰爭
category-refusal = 拒絕割讓
category-overrun = 債務超限
category-ministry = 內閣
category-final_prestige = 終局威望
category-final_debt = 終局可用債務
category-final_commodity = 終局商品
category-final_territory = 奪取的領土
score-winner = { $side }獲勝：{ $name }
score-won = { $side }獲勝
score-you = 你獲勝了：{ $side }
score-total = 總計
score-history = 一個世紀的分數
score-all = 雙方
score-chart-tip = 點選看當時的桌面。
score-chart = 線條是每個回合與戰爭後的分數；長條依類別顯示各方所得。
score-item = 第 { $turn } 回合：{ $what }，{ $vp }
score-tie = 15 對 15：由可用債務較多者決定，法國 { $france }，英國 { $britain }。
score-tie-equal = 15 對 15，可用債務同為 { $france }：這種平手由英國獲勝。
score-picture = 存成圖片
show-map = 看地圖
over-sweep = 全勝
over-war = 戰爭勝利
over-vp = 衝出軌道
over-final = 終局計分
over-sweep-text = 一個回合拿下四個獎勵與每種需求。
over-war-text = 以最上列贏得一場戰爭的每個戰區。
over-vp-text = 分數離開了軌道：{ $vp }。
over-final-text = 六個回合後，分數為 { $vp }。

# Advice: what is meant, and where on the table.
advice-named = { $what }：{ $thing }
advise-choose = 選擇{ $what }
advise-keep_events = 保留{ $what }
advise-name_first-self = 本回合先行動
advise-name_first-other = 讓{ $what }在本回合先行動
advise-use = 使用{ $what }
advise-use-on = 使用{ $what }：{ $target }
advise-use_advantage = 使用{ $what }：在{ $space }放衝突標記
advise-send_home = 使用{ $what }：把{ $space }的艦隊送回
advise-pick_squadron = 選擇{ $space }的艦隊
advise-pick_squadron-box = 選擇海軍區的一支艦隊
advise-pick_tile = 選擇戰爭板塊：{ $what }
advise-lay_tile = 放置戰爭板塊：{ $what }
advise-upgrade = 進行軍事升級：{ $what }
advise-keep_tile-drawn = 留下抽到的戰爭板塊
advise-keep_tile-lying = 留下原有的戰爭板塊
advise-tile_effect = 讓敵方承擔 1 債務
advise-place_usa = 在{ $space }放美國旗幟
advise-refuse = 拒絕割讓{ $space }
advise-cede = 割讓{ $space }
advise-pick_option = 選第 { $n } 項
advise-pay_rest = 支付其餘：{ $what }
advise-debt = { $n } 債務
area-map = 地圖
area-tiles = 投資板塊
area-hand = 你的事件
area-ministers = 你的內閣
area-era_ministers = 這些內閣的關鍵字
area-war = 戰爭板塊
area-points = 你的點數
area-button = 主按鈕
area-choice = 顯示的選項
