# The game
game-title = Historia
game-about = 1万2000年を12ターンで。伏せて選び、一緒に公開し、文明を発展させましょう。Marco Pranzoのボードゲームに基づきます。カードと数値はこの版独自のものです。
game-facts = 1～6人、シヴボット、60～120分
own-numbers = Historia。Marco Pranzoのボードゲームに基づきます。カードと数値はこの版独自のものです。
vp-word = { $n ->
       *[other] 点
    }

# Tables
table-alone_elder = 1人：長老
table-alone_elder-text = 1つの文明で族長5体と競います。
table-alone_sage = 1人：賢者
table-alone_sage-text = 1つの文明で貴族5体と競います。
table-alone_immortal = 1人：不滅
table-alone_immortal-text = 1つの文明で王5体と競います。
table-lesson = 最初のゲーム
table-lesson-text = 1つの文明とやさしいシヴボット3体。最初におすすめです。
table-two_filled = 2人とシヴボット4体
table-two_filled-text = 満員の世界に2人。
table-two = 2人だけ
table-two-text = 2人と、多くの空き地。
table-three_filled = 3人とシヴボット3体
table-three_filled-text = 満員の世界に3人。
table-three = 3人だけ
table-three-text = 3人、シヴボットなし。
table-four_filled = 4人とシヴボット2体
table-four_filled-text = 満員の世界に4人。
table-four = 4人だけ
table-four-text = 4人、シヴボットなし。
table-five_filled = 5人とシヴボット1体
table-five_filled-text = 満員の世界に5人。
table-five = 5人だけ
table-five-text = 5人、シヴボットなし。
table-six = 6人全員
table-six-text = 6つの文明すべてをプレイします。
save-turn = 時代{ $era }、ターン{ $turn }

# The New game page
table-kind-alone = 1人
table-kind-alone-text = カードで動く文明が相手
table-kind-civbots = シヴボットと一緒に
table-kind-civbots-text = 6つの文明がそろう満員の世界
table-kind-people = プレイヤーだけ
table-kind-people-text = 人とボット。少ないほど空き地が多い
table-short-lesson = 最初のゲーム
table-short-alone_elder = 長老
table-short-alone_sage = 賢者
table-short-alone_immortal = 不滅
table-count-2 = 2人
table-count-3 = 3人
table-count-4 = 4人
table-count-5 = 5人
table-count-6 = 6人
table-note-lesson = やさしいシヴボット3
table-note-alone_elder = 族長5：やさしい
table-note-alone_sage = 貴族5：ふつう
table-note-alone_immortal = 王5：強い
table-note-two_filled = シヴボット4
table-note-three_filled = シヴボット3
table-note-four_filled = シヴボット2
table-note-five_filled = シヴボット1
table-note-two = 空き地が多い
table-note-three = シヴボットなし
table-note-four = シヴボットなし
table-note-five = シヴボットなし
table-note-six = 満員の世界
table-own = 自分のテーブル
table-own-text = { $n ->
        [0] シヴボットなし
       *[other] シヴボット{ $n }体と
    }
table-own-note = このシヴボットのテーブルはないため、あなたの設定で遊びます。
table-marks = 文明ごとに1つの印：
table-mark-player = プレイヤー
table-mark-civbot = シヴボット
table-mark-nobody = なし
table-seat-you = あなた
table-seat-person = 人間
table-seat-elsewhere = 別の場所
table-elsewhere = { $n ->
       *[other] 別の場所の{ $n }人
    }
table-more = 詳しく
table-civbots = シヴボット
table-nobody = なし
table-you = あなた
table-others = { $n ->
       *[other] ほかの人{ $n }人
    }
table-bots = ボット{ $n }
table-sum = { $n ->
       *[other] { $names }とシヴボット{ $n }体。
    }
table-sum-none = { $names }、シヴボットなし。
table-sum-nobody = 1人で遊ぶには、シヴボットが1体は必要です。
table-length = { $eras }時代で{ $turns }ターン。

# Options
option-score_setup_territory = 最初の土地で得点
option-score_setup_territory-yes = はい
option-score_setup_territory-yes-tip = すぐに点数を得ます。
option-score_setup_territory-no = いいえ
option-score_setup_territory-no-tip = 点数はなく、以後の土地からです。
option-score_setup_territory-tip = 最初のターンの前に土地を1つ取ります。
option-mid_era_row = ターン2の後も新しい世界遺産
option-mid_era_row-yes = はい
option-mid_era_row-yes-tip = 2ターン目の後にも替わり、より多く見られます。
option-mid_era_row-no = いいえ
option-mid_era_row-no-tip = それまで替わりません。
option-mid_era_row-tip = 列の世界遺産は時代の終わりに替わります。
option-civbot_1 = シヴボット1
option-civbot_1-as_table = テーブルどおり
option-civbot_1-as_table-tip = 上で選んだテーブルのとおり。シヴボットがいないこともあります。
option-civbot_1-none = なし
option-civbot_1-none-tip = この場所にシヴボットなし。
option-civbot_1-chieftain = 族長
option-civbot_1-chieftain-tip = 毎ターン2枚公開：最初のゲーム向け。
option-civbot_1-noble = 貴族
option-civbot_1-noble-tip = 毎ターン3枚公開：手ごろな相手。
option-civbot_1-king = 王
option-civbot_1-king-tip = 毎ターン4枚公開：手ごわい相手。
option-civbot_1-tip = シヴボットはプレイヤーのいない文明です。ターンの最終ラウンドの後、専用の山札からカードを公開して従います。
option-civbot_2 = シヴボット2
option-civbot_2-as_table = テーブルどおり
option-civbot_2-as_table-tip = 上で選んだテーブルのとおり。シヴボットがいないこともあります。
option-civbot_2-none = なし
option-civbot_2-none-tip = この場所にシヴボットなし。
option-civbot_2-chieftain = 族長
option-civbot_2-chieftain-tip = 毎ターン2枚公開：最初のゲーム向け。
option-civbot_2-noble = 貴族
option-civbot_2-noble-tip = 毎ターン3枚公開：手ごろな相手。
option-civbot_2-king = 王
option-civbot_2-king-tip = 毎ターン4枚公開：手ごわい相手。
option-civbot_2-tip = プレイヤーのいない文明。シヴボットの山札からカードを公開して従います。
option-civbot_3 = シヴボット3
option-civbot_3-as_table = テーブルどおり
option-civbot_3-as_table-tip = 上で選んだテーブルのとおり。シヴボットがいないこともあります。
option-civbot_3-none = なし
option-civbot_3-none-tip = この場所にシヴボットなし。
option-civbot_3-chieftain = 族長
option-civbot_3-chieftain-tip = 毎ターン2枚公開：最初のゲーム向け。
option-civbot_3-noble = 貴族
option-civbot_3-noble-tip = 毎ターン3枚公開：手ごろな相手。
option-civbot_3-king = 王
option-civbot_3-king-tip = 毎ターン4枚公開：手ごわい相手。
option-civbot_3-tip = プレイヤーのいない文明。シヴボットの山札からカードを公開して従います。
option-civbot_4 = シヴボット4
option-civbot_4-as_table = テーブルどおり
option-civbot_4-as_table-tip = 上で選んだテーブルのとおり。シヴボットがいないこともあります。
option-civbot_4-none = なし
option-civbot_4-none-tip = この場所にシヴボットなし。
option-civbot_4-chieftain = 族長
option-civbot_4-chieftain-tip = 毎ターン2枚公開：最初のゲーム向け。
option-civbot_4-noble = 貴族
option-civbot_4-noble-tip = 毎ターン3枚公開：手ごろな相手。
option-civbot_4-king = 王
option-civbot_4-king-tip = 毎ターン4枚公開：手ごわい相手。
option-civbot_4-tip = プレイヤーのいない文明。シヴボットの山札からカードを公開して従います。
option-civbot_5 = シヴボット5
option-civbot_5-as_table = テーブルどおり
option-civbot_5-as_table-tip = 上で選んだテーブルのとおり。シヴボットがいないこともあります。
option-civbot_5-none = なし
option-civbot_5-none-tip = この場所にシヴボットなし。
option-civbot_5-chieftain = 族長
option-civbot_5-chieftain-tip = 毎ターン2枚公開：最初のゲーム向け。
option-civbot_5-noble = 貴族
option-civbot_5-noble-tip = 毎ターン3枚公開：手ごろな相手。
option-civbot_5-king = 王
option-civbot_5-king-tip = 毎ターン4枚公開：手ごわい相手。
option-civbot_5-tip = プレイヤーのいない文明。シヴボットの山札からカードを公開して従います。

# The prompt bar
prompt-when = { $round ->
        [0] ターン{ $turn } / { $of }
       *[other] ターン{ $turn } / { $of }、ラウンド{ $round }
    }
ask-parting = 何が起きたか一緒に見ましょう。次は{ $name }の手番です
ask-choose = { $n ->
       *[other] このラウンドのカードを{ $n }枚まで選んでください
    }
ask-draft = 時代{ $era }の指導者を1人残し、ほかを渡してください
ask-draft-alone = 時代{ $era }の指導者を1人残してください
ask-first_cube = 始める土地を選んでください
ask-resolve = カードを解決：どちらの面？
ask-resolve-one = { $card }：基本・上級・何もしない？
ask-place = 拡張：土地を選んでください
ask-trade = 交易：相手を選んでください
ask-raid = 襲撃：標的を選んでください
ask-war = 戦争：場所と相手は？
ask-exploit = { $n ->
       *[other] 使用済み置き場かマップから、あと{ $n }個までキューブを取り戻せます
    }
ask-recover = { $n ->
       *[other] 待ち列からカードを{ $n }枚まで取り戻してください
    }
ask-row = { $n ->
       *[other] 列から世界遺産を{ $n }つまで取ってください
    }
ask-ready = { $n ->
       *[other] 自分の世界遺産を{ $n }つまで使用可能にしてください
    }
ask-option = { $card }：効果を選んでください
ask-side = { $action }を使うか、飛ばしてください
ask-wonders = 世界遺産を使えます
hint-wonders = 光るものをクリックするか、続けます
hint-first_cube = コインの点数をすぐに得ます
hint-exploit = マップのキューブが欲しければ、先に選びます
hint-target = 今、対象を選べます：光るものをクリック
hint-cube-stays = { $name }のキューブは最後の1つなので残ります
hint-cube-goes = { $name }はそこのキューブを失います
hint-driven-out = { $name }が{ $n }対{ $against }で、あなたを{ $place }から追い出しました。
waiting = { $name }が考えています
others-have-played = { $n ->
   *[other] { $names }がカードを解決しました。
}
game-over = ゲーム終了です。
confirm-war-win = { $own }対{ $theirs }：{ $name }に勝ちます
confirm-war-loss = { $own }対{ $theirs }：{ $name }に負けます
confirm-war-draw = { $own }対{ $theirs }：{ $name }と引き分けです
war-win = { $own } : { $theirs } [military] 勝ち
war-loss = { $own } : { $theirs } [military] 負け
war-draw = { $own } : { $theirs } [military] 引き分け、何も起きない
yes-war = 戦う
warn-idle = 今は何もできません
warn-one-idle = { $what }：{ $why }
warn-cubes = キューブが足りないかもしれません
warn-fewer = もっと封印できます

# The main button
seal = { $n ->
       *[other] { $n }枚を封印
    }
seal-anyway = それでも封印
seal-card = { $card }を封印
seal-target = { $card }を封印：{ $target }
main-recover = { $n ->
       *[other] キューブ{ $n }個を回復
    }
main-use = { $card }を使う
main-use-advanced = { $card }の上級面を使う
main-nothing = 何もしない
main-option = これにする
main-trade = { $target }と交易
main-raid = { $target }を襲撃
main-begin = { $target }で始める
main-place_cube = 拡張：{ $target }
main-recover_cube = 回収：{ $target }
main-keep_leader = { $target }を残す
main-take_back = { $target }を取り戻す
main-take_wonder = { $target }を取る
main-ready = { $target }を使用可能に
main-use_wonder = { $target }を使う
choose-a-card = カードを選ぶ
choose-draft = 指導者を選ぶ
choose-first_cube = 土地を選ぶ
choose-resolve = 面を選ぶ
choose-place = 土地を選ぶ
choose-partner = 相手を選ぶ
choose-war = 戦争を選ぶ
choose-exploit = キューブを選ぶ
choose-recover = カードを取り戻す
choose-row = 世界遺産を選ぶ
choose-ready = 世界遺産を選ぶ
choose-option = 1つ選ぶ
choose-side = 面を選ぶ
go-on = 続ける
hurry = 急ぐ
show-score = 得点
finish-exploit = 完了
finish-recover = 完了
finish-row = 完了
finish-ready = 完了
finish-place = 今はしない
finish-partner = 今はしない
finish-war = 今はしない
finish-option = 今はしない
finish-side = 飛ばす
finish-wonders = 続ける
cards-of = { $of ->
       *[other] { $of }枚中{ $n }枚
    }

# The board
power = 力
pool-reserve = 予備
pool-used = 使用済み
pool-supply = 供給
pool-map = マップ
pool-reserve-tip = まだゲームに出ていないキューブ。
pool-used-tip = 使ったキューブ。回復すると供給に戻ります。
pool-supply-tip = 使えるキューブ。
pool-map-tip = マップ上のキューブ、土地ごとに1つ。
wonders = 世界遺産
wonder-is-turned = 使用済み。ターンの終わりに再び使えます。
wonder-is-fresh = 建てたばかり。このカードが終わると使えます。
no-leader = 指導者はまだなし
goals-title = { $n ->
       *[other] { $name }が{ $n }ターン後に得点
    }
queue-title = 待ち列（古い順）
queue-empty = 待ち列は空
queue-next = ターンの終わりに戻ります。
queue-back = { $n ->
       *[other] ターン終了時に戻る
    }
sealed-tip = 封印済み。全員が選ぶまで取り消せます。
advisor-hidden = 持ち主だけが知る顧問。
would = 今なら：{ $what }
would-now = 今なら{ $what }
would-revolution = 待ち列の最も新しいカードと、選んだ1枚が戻り、ターンが終わります。
use-advisor = 顧問を使う
side-nothing-told = カードは何もしません。

# Plan, world, circle
plan-title = 文明の発展
token-number = 番号{ $n }
nobody-here = だれもいません。
borders = 隣接：{ $names }
lane-to = { $name }へ
circle-turn = ターン{ $n }
circle-tip = 時代の円環：4ターンと、それぞれの終わりに起きること。
circle-turn-end = 時代のターン{ $n }の終わりに、この順で起きること：
coming-title = このターンの終わり
coming-cards = { $cards }
coming-cubes = +{ $n } [cube]
coming-cubes-new = +{ $n } [cube]と新しい1個
coming-government = { $government }：{ $what }
coming-leader = 指導者：{ $n } [vp]
coming-territories = 単独の土地：{ $n } [vp]
coming-row = 新しい世界遺産の列
coming-cards-said = { $count ->
       *[other] { $cards }が手札に戻ります。
    }
coming-cubes-said = { $n ->
       *[other] { $n } [cube]が供給に戻ります。
    }
coming-cubes-new-said = { $n ->
       *[other] 新しい[cube]が加わり、{ $n }個戻ります。
    }
coming-government-said = { $government }の収入：{ $what }。
coming-leader-said = 指導者が{ $n } [vp]を得点します。
coming-territories-said = 単独の土地が{ $n } [vp]を得点します。
coming-row-said = 列の世界遺産が新しくなります。
row-title = 列の世界遺産
row-taken = 芸術で1つ取ります
row-empty = 列に世界遺産はありません。
row-comes = ターン{ $turn }の終わりに新しい列になります。
era-banner = 時代{ $era }：{ $name }
era-numeral = 時代{ $era }
era-name-1 = 古代
era-name-2 = 帝国の時代
era-name-3 = 近現代

# Strips
civbot-cards = { $n ->
       *[other] 毎ターン{ $n }枚
    }
strip-lands = { $n ->
       *[other] 土地{ $n }
    }
order-place = 手番順：{ $of }人中{ $n }番。
civbot-tip = ターンの終わりに{ $n }枚公開します。まず空き地、次に弱い相手のいる土地、最後にその他へ拡張し、複数なら最大の数字を選びます。戦争と襲撃は弱い相手だけにします。
civbot-rules = シヴボットは毎ターンの終わりにカードを公開し、上半分から実行します。規則で選びます：まず空き地、次に弱い者の土地、その他。複数なら最大の数字です。
hand = 手札
leader-and-wonders = 指導者と世界遺産
advisors-gone = 使った顧問

# The reveal
reveal-leaders-title = 指導者の登場
reveal-leaders-who = { $names }が残した指導者を公開します
reveal-leaders-order = 目標
reveal-title = 全員が選びました
reveal-who = { $names }が一斉にカードを公開します
reveal-yours = あなたのカード
reveal-first = 最初に解決
reveal-last = 最後。ターンを終える
reveal-order = この順番で
reveal-ends = { $n ->
       *[other] このラウンドでターンが終わります：{ $names }が革命を出しました
    }

# Curtain
handover-choose = { $name }、カードを選んでください。
handover-draft = { $name }、指導者を残してください。
take-back = { $name }：選択を取り消す

# Undo
undo-start = まだ何も行っていません。
undo-hand_over = 画面が移りました。
undo-other_seat = 最後の手はほかのプレイヤーのものです。
undo-revealed = 取り消せません：{ $what }。
revealed-LeadersRevealed = 指導者が公開された
revealed-CardsRevealed = 全員のカードが公開された
revealed-AdvisorDrawn = 顧問が引かれた
revealed-RowLaid = 列の世界遺産が替わった
revealed-CivbotCard = シヴボットがカードを公開した
revealed-GameEnded = ゲームが終わった

# The past, the log
history-shown = 過去を見ています
history-where = { $of }手中{ $n }手目：時代{ $era }、ターン{ $turn }
history-choice-back = 前の選択
history-choice-on = 次の選択
history-back = 1手戻る
history-on = 1手進む
history-play = 再生
history-pause = 一時停止
history-now = 現在に戻る
lately = 今起きたこと
log-jump = クリックでその時点のテーブルを見ます。
log-empty = まだ何も起きていません。
recap-title = 前の選択から
cards-actions = 10のアクション
cards-wonders = 世界遺産
cards-leaders = 指導者
cards-advisors = 顧問
cards-civbot-deck = シヴボットのカード
command-cards = すべてのカード

# The end
score-winner = { $name }が{ $vp }点で勝利
score-you = あなたが{ $vp }点で勝利
score-shared = { $names }が勝利を分け合う
score-tie-levels = { $names }と同点：レベル{ $n }対{ $of }で決着
score-tie-player = { $names }と同点：プレイヤーがシヴボットに優先
score-tie-alone = { $names }と{ $vp }点で同点：1人で遊ぶ人の勝ち
score-tie-shared = どちらも{ $vp }点、レベル{ $n }
score-total = 合計
score-history = 得点の推移
score-all = 全員
score-chart-tip = クリックでその時点のテーブルを見ます。
score-picture = 画像で保存
show-map = テーブル
alone-rank = { $of }文明中{ $n }位。
alone-lost = 別の文明が世界を導きました。
title-elder = 長老を名乗れます。
title-sage = 賢者を名乗れます。
title-immortal = 不滅を名乗れます。
medal-1 = 銅メダル。
medal-2 = 銀メダル。
medal-3 = 金メダル。

# Commands
command-card_1 = 手札のカード1
command-card_2 = 手札のカード2
command-card_3 = 手札のカード3
command-card_4 = 手札のカード4
command-card_5 = 手札のカード5
command-card_6 = 手札のカード6
command-card_7 = 手札のカード7
command-card_8 = 手札のカード8
command-card_9 = 手札のカード9
command-card_10 = 手札のカード10

# Scenes
scene-won = { $name }の勝利
scene-draw = 引き分け
scene-draw-told = だれも得ず、キューブも失いません
scene-gains = { $name } +{ $n } [vp]
scene-unhurt = { $name }は何も失いません
scene-learns = { $name }が学ぶ：[technology] { $n }
scene-cube-goes = { $name }はそこのキューブを失います
scene-cube-stays = { $name }のキューブは最後の1つなので残ります
scene-built = { $name }が建設
scene-removed = { $name }が列から除去
scene-leaders-leave = 時代{ $era }の指導者が去ります

# What might be done, where the log says nothing of it; and where on the table.
do-seal_cards = { $thing }を選ぶ。
do-resolve-basic = { $thing }の基本面を解決する。
do-resolve-advanced = { $thing }の上級面を解決する。
do-resolve-nothing = { $thing }を使わない。
do-resolve-advisor = { $thing }を使う。
do-take_back = { $thing }を取り戻す。
do-choose_partner = { $name }を選ぶ。
do-trade = { $name }と交易する。
do-raid = { $name }を襲撃する。
do-choose_option = 選択肢{ $n }にする。
do-choose_option-named = 選ぶ：{ $thing }。
do-ready = { $thing }を使用可能にする。
do-use_wonder = { $thing }を使う。
do-take_wonder = { $thing }を取る。
do-place_cube = { $thing }にキューブを置く。
do-attack = { $thing }で{ $name }を攻撃する。
do-recover_cube = { $thing }のキューブを取り戻す。
do-recover_cube-used = 使用済み置き場からキューブを取り戻す。
do-keep_leader = { $thing }を残す。
do-take_action-basic = 基本アクションを行う。
do-take_action-advanced = 上級アクションを行う。
do-finish = ここで終える。
area-cards = カード
area-map = 世界
area-wonders = 世界遺産
area-choice = 表示中の選択肢
