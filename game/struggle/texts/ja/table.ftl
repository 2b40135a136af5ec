# What the table asks and says.
ask-past = 過去を見ています。
ask-over = ゲーム終了です。
ask-story = 起きたこと
hint-story = Enterで進む
ask-holding = テーブルを見てから進みましょう。
ask-waiting = { $name }が考えています…
ask-warned = まだ使っていないものがあります。
ask-keep = イベントを3枚残してください。
hint-keep = 3枚中{ $n }枚
ask-ministry-choose = この時代の大臣を{ $n }人選んでください。
ask-ministry-exchange = 伏せた大臣を交換できます。
hint-ministry = { $of }人中{ $n }人。使うまで伏せておきます
ask-first = このターンの先手を選んでください。
ask-pay = { $what }：ポイントが足りません。
hint-pay = 利用可能な債務 { $before } → { $after }、相手は{ $other }
ask-upgrade = 残す戦争タイルを選んでください。
ask-lay = 戦争タイルの置き場所を選んでください。
ask-hand = 手札のイベントを1枚捨ててください。
ask-event = { $card }：対象を選んでください。
ask-event-option = { $card }：どちらかを選んでください。
hint-event = { $n ->
   *[other] あと{ $n }つ
 }
ask-effects = { $theater }：戦争タイルの効果を選んでください。
hint-effects = 光る場所を選べます
ask-spoils = 戦利品：{ $cp ->
    [0] 取るものを選んでください
   *[other] 征服ポイント{ $cp }
 }
hint-spoils = { $unflag ->
    [yes] 旗も1つ除去
   *[no] 光る場所を取れます
 }
ask-refusal = { $side }が{ $space }を要求：譲りますか、拒みますか？
ask-loss = { $n ->
   *[other] 失う艦隊を{ $n }つ選んでください。
 }
ask-usa = アメリカの旗を置く場所を選んでください。
ask-compensation = 代わりにスペインのスペースを1つ移行します。
ask-layout = 基本戦争タイルを自由に置いてください。
ask-source = 艦隊の出発地を選んでください。
ask-advantage = { $what }：場所を選んでください。
ask-ability = { $what }：対象を選んでください。
ask-tool-upgrade = 軍事強化：戦域を選んでください。
ask-tool-event = イベントの使い方を選んでください。
ask-round-start = 投資タイルを取ってください。
hint-round-start = タイルの前の能力を先に使えます
ask-round-taken = イベント・購入・パスから選んでください。
hint-round-taken = イベントはほかの何よりも先です
ask-round-no_event = 購入するかパスしてください。
ask-round = 購入・優位の使用・ラウンド終了ができます。
hint-round = 場所を指すと価格が出ます
hint-round-credit = 点線は債務か条約ポイントでのみ
hint-let-go = Escで取りやめ
left-points = { $n ->
   *[other] { $n }ポイント
 }
left-upgrade = 軍事強化
note-ends = { $points }アクションが終わり、{ $n }を失います
note-isolates = 次のラウンドから{ $names }が孤立します
note-vp = 得点 { $before } → { $after }
note-reveals = 取り消せません
note-again = Enterかもう一度クリック
sum-have = { $points }、手元に{ $have }
sum-points = { $n ->
   *[other] { $n }ポイント
 }
sum-debt = 債務{ $n }（{ $after } / { $limit }）
sum-trp = { $n ->
   *[other] 条約ポイント{ $n }
 }
sum-mixed = 債務か条約ポイントで{ $n }

main-waiting = お待ちください
main-for = { $action }：{ $n }
main-keep = これらを残す
main-ministry = この大臣にする
main-layout = この配置にする
main-end = ラウンド終了
main-end-anyway = それでも終える
main-anyway = それでも{ $action }
main-finish = 完了
main-choose-tile = タイルを取る
main-choose-any = 選ぶ
second-pass = { $n ->
    [0] パス
   *[other] パス：債務−{ $n }
 }
second-decline = 飛ばす
second-swap = 別の支払い
second-major = 大アクションで
second-minor = 小アクションで
go-on = 続ける
show-score = 得点を見る
story-skip = 飛ばす
aside = マップを見る
aside-back = 選択に戻る
board-when = { $era }、ターン{ $turn }、ラウンド{ $round } / 4
board-debt-taken = このラウンドの債務{ $n }
board-keys = Enterで決定、Escで取りやめ
purse-title = あなたのポイント
purse-of = { $side }のポイント
purse-empty = タイルを取るまでなし
purse-spent = 使い切りました
purse-more = さらに債務{ $debt }まで{ $trp ->
    [0] { "" }
   *[other] 、条約ポイント{ $trp }
 }
purse-more-short = 債務{ $debt }{ $trp ->
    [0] { "" }
   *[other] 、条約{ $trp }
 }
tip-purse-empty = ポイントは投資タイルで得ます。
fund-major = 大アクション
fund-major-short = 大
fund-minor = 小アクション、1回
fund-minor-short = 小、1回
fund-event = イベントから
fund-event-short = イベント
fund-ministry = 大臣から
fund-ministry-short = 大臣
fund-line = このアクションで
fund-line-short = ここ
fund-exchange = 交換済み
fund-exchange-short = 交換
limit-ministry = { $card }のみ
limit-event = { $act ->
    [unflag] 旗の除去のみ、{ $place }
    [flag] 旗を置くのみ、{ $place }
   *[all] { $place }のみ
 }
limit-short = { $act ->
    [unflag]旗の除去のみ
    [flag] 旗を置くのみ
   *[all] 制限あり
 }
limit-some = 一部の場所
no-next-war = 戦争はもうありません。

choose-keep = イベント：3枚残す
choose-ministry = 大臣
choose-ministry-advice = イベントのボーナスはキーワードを求めます。同じものを探しましょう。わからない時はヒントを。
choose-layout = 基本戦争タイル
choose-upgrade = 軍事強化
choose-lay = 戦争タイル
choose-hand = イベント
choose-first = 先手は？
choose-first-advice = 先手はタイルを最初に選べ、後手は最後に動けます。わからない時はヒントを。
choose-effects = 戦争タイルの効果
effects-title = あなたのタイルの効果
effects-any-order = 順番は自由。どれも飛ばせます
effects-dearest = 相手の損失が大きい順
effects-which-unflag = どの旗？
effects-which-fort_or_squadron = どの要塞・艦隊？
effects-which-debt = 債務
effects-more-refused = ほかに手を出せないもの{ $n }。
effect-unflag = 旗を除去
effect-unflag-text = 市場か政治スペースから敵の旗を1つ除去：{ $where }。何に保護されていてもコストなし。
effect-fort_or_squadron = 要塞を損傷か艦隊を送還
effect-fort_or_squadron-text = 敵の要塞1つを損傷させるか、敵の艦隊1つを海軍ボックスに戻す：{ $where }。
effect-debt = 敵に債務
effect-debt-text = { $side }が債務1を負います：{ $before }から{ $after } / { $limit }へ。
effect-debt-over = { $side }は債務上限{ $limit }です。代わりに{ $n } VPを得点します。
effect-debt-none = { $side }は債務上限{ $limit }です。何も起きません。
effect-leave-unflag = 飛ばす：旗は残る
effect-leave-fort_or_squadron = 飛ばす：要塞と艦隊は残る
effect-leave-debt = 飛ばす：債務なし
effect-leave-tip = このタイルの効果を失います。戦力は数えます。
effect-worth = 価値{ $n }
effect-loses = { $what }を失う
effect-cuts = { $what }を切り離す
effect-bares = { $n ->
   *[other] 市場{ $n }が無保護
 }
effect-strength = 戦力−{ $n }
choose-loss = 艦隊
choose-spoils = 戦利品
choose-usa = 合衆国
choose-event = イベントの使い方は？
event-way-plain = ボーナスなし
event-way-plain-text = 大臣は伏せたままです。
event-way-bonus = { $card }を公開してボーナスを得る
event-way-by = { $card }で
choose-ability = 能力
choose-advantage = 優位
drawn-tile = 引いたタイル：{ $name }
first-means = { $side }がターンの最後に動きます。
theater-strength = 見えている戦力：フランス{ $france }、イギリス{ $britain }
lay-moves = { $tile }は{ $theater }へ
keep-drawn = 引いたものを残す
keep-lying = 置いてあるものを残す
rejected-pool = もう一方はプールに戻ります。
rejected-out = もう一方はゲームから除かれます。
option-number = 選択肢{ $n }
option-turn-up = 大臣を公開する
option-not = 伏せておく
option-carnatic_war-0 = インドの敵の要塞を損傷させる。
option-carnatic_war-1 = 綿花の市場を移行する。
option-austro_spanish_rivalry-0 = 外交2ポイント、インドのみ。
option-austro_spanish_rivalry-1 = 経済2ポイント、インドのみ。
option-hyder_ali-0 = インドの現地同盟を支配する。
option-hyder_ali-1 = インドの無保護のスペースに紛争マーカー2つ。
option-war_of_the_quadruple_alliance-0 = 債務1を負う。
option-war_of_the_quadruple_alliance-1 = 条約ポイント1を失う。
option-nootka_incident-0 = 外交2ポイント。
option-nootka_incident-1 = 経済2ポイント。
option-military_spending_overruns-0 = 自分の要塞を損傷させる。
option-military_spending_overruns-1 = 自分の艦隊を海軍ボックスに戻す。
option-military_spending_overruns-2 = 自分のボーナス戦争タイルをプールに戻す。
option-calico_acts-0 = 今、綿花を得点計算する。

do-flag = 旗を置く
do-unflag = 旗を除去
do-remove_conflict = マーカー除去
do-build_fort = 要塞建設
do-repair_fort = 修理
do-seize_fort = 要塞奪取
do-deploy = ここへ航行
do-displace = 追い払う
do-send_home = 送還
do-construct_squadron = 建造
do-buy_war_tile = 戦争タイル
do-draw_event = イベントを引く
do-exchange = { $points }に交換
do-buy_ability = 能力を使う
do-use_ability = 能力を使う
do-take_tile = このタイルを取る
do-pass = パス
do-end_round = ラウンド終了
do-play_event = イベントを使う
do-reveal = 公開
do-pay_rest = 債務{ $debt }、{ $trp ->
   *[other] 条約ポイント{ $trp }
 }
do-upgrade = 軍事強化
do-keep_tile = 残す
do-swap_tiles = タイルを入れ替え
do-upgrade_point = 条約ポイント1
do-lay_tile = ここに置く
do-discard_event = 捨てる
do-pick_space = 選ぶ
do-pick_option = 選ぶ
do-pick_theater = 選ぶ
do-pick_squadron = 選ぶ
do-pick_tile = 選ぶ
do-pick_commodity = 選ぶ
do-pick_advantage = 選ぶ
do-decline = 飛ばす
do-tile_effect = 敵に債務
do-effect_fort = 要塞を損傷
do-effect_squadron = 艦隊を送還
do-effect_unflag = 旗を除去
do-decline_effect = 効果を飛ばす
do-conquer = 征服
do-conquer_naval = 征服
do-refuse = 拒む
do-cede = 譲る
do-lose_squadron = 手放す
do-place_usa = アメリカの旗
do-remove_fort = 要塞を除去
do-finish = 完了
do-keep_events = これらを残す
do-choose_ministries = この大臣にする
do-lay_basic = この配置にする
from-box = 海軍ボックスから
from-space = { $space }から
with = { $what }で

say-flag = { $space }に自分の旗を置く
say-unflag = { $space }の敵の旗を除去する
say-remove_conflict = { $space }の紛争マーカーを除去する
say-build_fort = { $space }に要塞を建てる
say-repair_fort = { $space }の要塞を修理する
say-seize_fort = { $space }の損傷した要塞を奪う
say-deploy = { $space }に艦隊を送る
say-displace = { $space }の敵艦隊を追い払う
say-send_home = { $what }：{ $space }の艦隊を送還する
say-send_home-alone = { $what }
say-construct_squadron = 艦隊を建造する
say-buy_war_tile = ボーナス戦争タイルを引く
say-draw_event = イベントを引く
say-exchange_points = ポイントに交換：{ $what }
say-buy_ability = { $what }：能力を使う
say-use_ability = { $what }：能力を使う
say-use_ability-on = { $what }：{ $target }
say-use_advantage = { $what }：{ $space }に紛争マーカー
say-use_advantage-alone = { $what }を使う
say-take_tile = タイルを取る：{ $kind }{ $major }、{ $other }{ $minor }
say-play_event = { $what }を使う
say-play_event-reveal = { $what }を使い、{ $card }を公開する
say-play_event-by = { $card }で{ $what }を使う
say-reveal = { $what }を公開する
say-pass = { $n ->
    [0] パス：ラウンドを終えるだけ
   *[other] パス：債務を{ $n }減らす
 }
say-end_round = ラウンドを終える
say-upgrade = 基本戦争タイルを引いて選ぶ
say-upgrade_point = 条約ポイント1を得る
say-swap_tiles = 基本戦争タイル2枚を入れ替える
say-discard_event = { $what }を捨てる
say-name_first = { $what }が先手
say-pick_space = { $space }
say-pick_squadron = { $space }の艦隊
say-pick_squadron-box = 海軍ボックスの艦隊
say-tile_effect = 敵の債務が1上がる
say-effect_fort = { $space }の要塞を損傷させる
say-effect_squadron = { $space }の艦隊を送還する
say-effect_unflag = { $space }の旗を除去する
say-conquer = { $space }を征服する
say-conquer_naval = { $space }を征服する
say-lose_squadron = { $space }の艦隊を手放す
say-lose_squadron-box = 海軍ボックスの艦隊を手放す
say-place_usa = { $space }にアメリカの旗を置く
say-remove_fort = { $space }の要塞を除去する
say-refuse = この戦争では手元に残り、{ $what }が{ $n } VPを得る
say-cede = 持ち主が替わる
say-decline_effect = この効果を飛ばす
say-pick_option = これを選ぶ
say-pick_theater = この戦域を選ぶ
say-pick_tile = このタイルを選ぶ
say-pick_commodity = この商品を選ぶ
say-pick_advantage = この優位を選ぶ
say-lay_tile = タイルをここに置く
say-keep_tile = このタイルを残す
say-decline = 飛ばす
say-finish = 残りを飛ばす
say-keep_events = これらのイベントを残す
say-choose_ministries = この大臣にする
say-lay_basic = タイルをこう置く

part-printed = 基本価格
part-conflict = 紛争マーカー
part-isolated = 孤立
part-protected = 保護
part-region = 別の地域
part-least = 最低1
part-repair = 修理
part-seize = 奪取
part-displace = 敵あり
part-plus_one = +1マーカー
part-huguenots = ユグノー
part-event = イベント
part-other = その他

strip-first = 先手
strip-trp = { $n ->
   *[other] 条約ポイント{ $n }
 }
strip-debt = 債務
strip-debt-of = { $debt } / { $limit }
strip-squadrons = 海上{ $sea }、ボックス{ $box }
tip-available = 利用可能な債務：{ $n }
tip-ministries = 大臣：{ $names }
tip-squadrons = 艦隊：海軍ボックス{ $box }、未建造{ $unbuilt }、除外{ $aside }、喪失{ $out }
tip-navy-box = 海軍ボックスに{ $n }。クリックで展開します。
ledger-title = 今ターンが終われば
ledger-folded = 今ターンが終われば
ledger-empty = 報酬はターンの開始時に出ます。
ledger-nobody = なし
ledger-lead = { $n }差で獲得
ledger-rest = 大臣と債務
tip-ledger = 今得点計算をした場合。紛争マーカーの下の旗は数えません。VPは勝利点、TPは条約ポイントで、足りない分を払えます。
tip-track = 得点{ $vp }。今ターンが終われば{ $then }。30でフランス、0でイギリスの勝ち。
tip-calendar = ターン{ $turn }、ラウンド{ $round }
tip-tab-score = 得点・暦・両陣営
since-title = 起きたこと
undo-start = ゲームの開始です。
undo-revealed = 何かが公開されたため、取り消せません。
undo-hand_over = 相手がプレイしたため、取り消せません。
undo-other_seat = 相手がその間に選びました。

prize-vp = { $n } VP
prize-trp = { $n } TP
prize-debt = 債務{ $n }
prize-cp = { $n ->
   *[other] 征服{ $n }
 }
spoil-unflag-market = 市場の旗を除去
spoil-unflag-political = スペースの旗を除去
spoil-unbuild = { $n ->
   *[other] 艦隊{ $n }が未建造に
 }
spoil-remove = { $n ->
   *[other] 艦隊{ $n }を喪失
 }
spoil-jacobite_victory = 勝利マーカー
spoil-third_ministry = 3人目の大臣
spoil-jacobite_defeat = 反乱の終わり
spoil-atlantic_dominance = 覇権タイル
spoil-usa = 合衆国
spoil-canada = カナダも
strength-alliances = 同盟
strength-keyword = 大臣
strength-squadrons = 艦隊
strength-conflict = 紛争
strength-forts = 要塞
strength-special = 特別タイル
strength-since = その後
margin-more = { $n }+
theater-tie = { $n }対{ $n }：引き分け、戦利品なし
theater-won = { $side }が{ $n }差で勝利
theater-coming = 伏せたタイル
theater-even = 今は互角
theater-leads = { $side }が{ $n }リード
war-won = { $n ->
   *[other] 戦域{ $n }で勝利
 }
turn-title = ターン{ $turn }
turn-years = ターン{ $turn }、{ $years }
scored-title = ターン{ $turn }の得点計算
scored-final = ゲームの終わり
scored-row = 得点計算：{ $name }
scored-to-end = 最後まで
scored-again = もう一度見る
scored-hint = スペースかクリックで次へ
scored-of = { $n } / { $of }
scored-level = 同数
scored-ledger-tip = このターンの得点を1行ずつ。行を指すとスペースが出ます。
scored-track-tip = 得点{ $now }。ターンの開始時は{ $before }。
scored-you = あなたに{ $n }
scored-for = { $side }に+{ $n }
scored-same = 得点は変わらず
scored-and = と{ $prize }
scored-so-far = 今のところ
scored-row-level = { $name }：{ $n }で同数。だれも得点しません。
scored-row-short = { $name }：{ $a }対{ $b }。報酬には{ $margin }差が必要です。だれも得点しません。
scored-row-won = { $name }：{ $side }が{ $a }対{ $b }でリードし、{ $prize }を得ます。
scored-row-bare = { $name }：{ $side }が{ $prize }を得ます。
scored-no-tip = 単独で決め手になったスペースはありません。
scored-tip = { $space }が決め手（{ $rows }）：その変化がなければ得点は{ $now }ではなく{ $without }でした。
scored-tip-plain = { $space }が決め手：その変化がなければ得点は{ $now }ではなく{ $without }でした。
tile-basic = 基本戦争タイル
tile-bonus = ボーナス戦争タイル

if-keyword = { $keyword }：
if-available_debt_lead = { $by ->
    [1] 利用可能な債務が多ければ：
   *[other] 利用可能な債務が{ $by }多ければ：
 }
if-more_prestige = 威信が多ければ（{ $countries }）：
if-more_bonus_tiles = ボーナス戦争タイルが多ければ：
if-holds_advantage = { $advantage }があれば：
tip-by-revealing = { $names }を公開すればボーナスを得ます。
tip-spent = （このターン使用済み）
tip-face-up = 公開中。
tip-face-down = 伏せてあります。相手には見えません。
closeup-type = 大アクションが必要：{ $kind }
closeup-any = どの大アクションでも
use-ability = この能力を使う
turn-up = このカードを公開
tip-upgrade = 軍事強化：基本戦争タイルをもう1枚引いて選ぶ
tip-tile = 大アクション{ $major }（{ $kind }）、小アクション{ $minor }（{ $other }）
tip-tile-event = [event] イベントを使えます：どの種類でも、またはこの種類（{ $kind }）
tip-tile-upgrade = [upgrade] 軍事強化

kind-market = 市場
kind-political = 政治スペース
kind-territory = 領土
kind-fort = 要塞
kind-naval = 海軍スペース
tip-held = { $side }が支配
tip-empty = 支配者なし
tip-cost = 価格：{ $points }{ $n }
tip-cp = 価格：征服ポイント{ $n }、戦争でのみ
mark-prestige = 威信スペース
mark-alliance = 同盟スペース
mark-local = 現地同盟
tip-theaters = 戦力になる戦域：{ $names }
state-conflict = [conflict] 紛争マーカー：数えず、コスト1
state-conflict_plus = [conflict] 紛争マーカー+1：除去のコストが増える
state-isolated = このラウンド孤立：コスト1
state-protected = 保護：敵のコスト+1
state-damaged = 損傷：何も保護しない
state-huguenots = ユグノー：征服ポイントが1多く必要
state-huguenots_turned = ユグノー（裏返し）
tip-opens = ターン{ $turn }に開く
tip-needs = 必要：{ $names }
advantage-state-ready = 使用可能
advantage-state-exhausted = 次のターンまで使用済み
advantage-state-blocked = 紛争マーカーで使用不可
advantage-state-new = このラウンドに獲得：次のラウンドから使用可能
tip-award = 報酬：{ $region }
tip-award-worth = { $n }差で{ $prize }
tip-award-now = フランス{ $france }、イギリス{ $britain }

what-space = 場所
what-conflict = 紛争マーカー
what-fort = 要塞
what-squadron = 艦隊
what-theater = 戦域
what-usa = アメリカのスペース
what-tile = 戦争タイル
what-option = 選択肢
what-advantage = 優位
what-commodity = 商品
what-market = 市場
what-political = 政治スペース
what-debt = 債務
what-fort_or_squadron = 要塞か艦隊
what-unflag = 旗

recap-title = 前のラウンドから
history-at = { $n } / { $of }、ターン{ $turn }
history-round-back = ラウンドの始めへ
history-back = 1つ戻る
history-play = 再生
history-pause = 一時停止
history-on = 1つ進む
history-round-on = 次のラウンドへ
history-now = 現在に戻る
history-shown = 過去を見ています
log-empty = まだ何も起きていません。
log-jump = クリックでその時点を見ます。
cards-discard = 捨て札
cards-gone = ゲームから除外
cards-none = なし
cards-pile = { $n ->
   *[other] 山札に{ $n }枚
 }
cards-ministries = { $side }の大臣、{ $era }
tiles-left = { $n ->
   *[other] 山に{ $n }枚残っています。見たものは灰色です。
 }

category-award = 報酬
category-prestige = 威信
category-demand = 世界需要
category-event = イベント
category-war = 戦争
category-refusal = 拒否
category-overrun = 債務超過
category-ministry = 大臣
category-final_prestige = 最終の威信
category-final_debt = 最終の利用可能な債務
category-final_commodity = 最終の商品
category-final_territory = 奪った領土
score-winner = { $side }の勝利：{ $name }
score-won = { $side }の勝利
score-you = あなたの勝利：{ $side }
score-total = 合計
score-history = 一世紀の得点
score-all = 両陣営
score-chart-tip = クリックでその時点のテーブルを見ます。
score-chart = 線は各ターンと戦争の後の得点、棒は各陣営が得た点の内訳です。
score-item = ターン{ $turn }：{ $what }、{ $vp }
score-tie = 15対15：利用可能な債務で決着、フランス{ $france }、イギリス{ $britain }。
score-tie-equal = 15対15、利用可能な債務も{ $france }ずつ：この場合はイギリスの勝ちです。
score-picture = 画像で保存
show-map = マップを見る
over-sweep = 完全制覇
over-war = 戦争による勝利
over-vp = 得点トラックの端
over-final = 最終得点
over-sweep-text = 1ターンに4つの報酬と需要のすべて。
over-war-text = 1つの戦争のすべての戦域で最上段。
over-vp-text = 得点がトラックの端を越えました：{ $vp }。
over-final-text = 6ターンの後、得点は{ $vp }です。

# Advice: what is meant, and where on the table.
advice-named = { $what }：{ $thing }
advise-choose = { $what }を選ぶ
advise-keep_events = { $what }を残す
advise-name_first-self = このターンの先手を取る
advise-name_first-other = このターンの先手を{ $what }に譲る
advise-use = { $what }を使う
advise-use-on = { $what }を使う：{ $target }
advise-use_advantage = { $what }を使い、{ $space }に紛争マーカーを置く
advise-send_home = { $what }を使い、{ $space }の艦隊を送還する
advise-pick_squadron = { $space }の艦隊を選ぶ
advise-pick_squadron-box = 海軍ボックスの艦隊を選ぶ
advise-pick_tile = { $what }の戦争タイルを選ぶ
advise-lay_tile = { $what }に戦争タイルを置く
advise-upgrade = { $what }で軍事強化を行う
advise-keep_tile-drawn = 引いた戦争タイルを残す
advise-keep_tile-lying = 置いてある戦争タイルを残す
advise-tile_effect = 敵に債務1を負わせる
advise-place_usa = { $space }にアメリカの旗を置く
advise-refuse = { $space }を譲るのを拒む
advise-cede = { $space }を譲る
advise-pick_option = 選択肢{ $n }にする
advise-pay_rest = 残りを払う：{ $what }
advise-debt = 債務{ $n }
area-map = マップ
area-tiles = 投資タイル
area-hand = イベント
area-ministers = 大臣
area-era_ministers = 大臣のキーワード
area-war = 戦争タイル
area-points = あなたのポイント
area-button = メインボタン
area-choice = 表示中の選択肢
