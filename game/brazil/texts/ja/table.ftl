# What the table asks and says.
dutch = オランダ軍
supply = 供給
supply-tip = 物資は{ $n }個まで。超えて取ったら、後で上限まで捨てます。
supply-slot = 物資1個分
pays-here = クリックで支払いに使います。
missions-own = あなたのミッション
things-own = あなたの供給・ユニット・コレクション
units = ユニット
unit-on-map = マップ上
unit-defeated = 敗走：無料で戻る
unit-on-board = 未配備
hand = 手札
hand-empty = ゴールドカードも戦闘カードもなし
products = 製品
palaces = 宮殿
collection = コレクション
collection-empty = 絵画はまだなし
missions-done = 達成したミッション
goods-on-tiles = タイル上の物資
empire = 帝国
empire-empty = タイルはまだなし
no-monarch = 君主はまだなし
dutch-note = 守るだけで動きません
dutch-tip = { $n ->
   *[other] オランダ軍は攻撃されたユニットごとに戦闘カードを1枚、1体だけなら{ $n }枚引きます。
 }
since-before = それより前
since-lately = 今起きたこと
since-tip = ログ全体を開きます。
no-missions = 手札にミッションなし
announce = 公開する
is-deciding = 考慮中です。
strip-goods = 物資：供給に{ $supply }、タイルに{ $tiles }
strip-cards = 手札：[hand_gold] ゴールド{ $gold }、[hand_combat] 戦闘{ $combat }、[hand_mission] ミッション{ $missions }
strip-units = [units] ユニット：マップ上{ $on }、配備総数{ $all }
strip-made = [slot_pentagon] 製品：{ $products }、[painting] 絵画：{ $paintings }、[check] 達成ミッション：{ $done }
counter-gold = [hand_gold] 手札のゴールドカード：{ $n }
counter-combat = [hand_combat] 手札の戦闘カード：{ $n }
counter-missions = [hand_mission] 手札のミッション：{ $n }
counter-products = [slot_pentagon] 作った製品：{ $n }
counter-paintings = [painting] 絵画：{ $n }
counter-done = [check] 達成ミッション：{ $n }
counter-arch = トークンは{ $arch }にあります。
strip-tip = ボード全体を開きます。
built-by = 建設：{ $name }
unexplored = 未踏の地。最初に入ったユニットがタイルを表にします。建設すると見ずに捨てます。
tip-cost = コスト：{ $cost }
tip-production = 生産：{ $goods }
tip-terrain = 建設地：{ $terrain }
tip-vp = [vp] { $vp ->
   *[other] { $vp }点・戦力{ $vp }
 }
tip-cs = [cs] 戦力{ $cs }、[vp] { $cs }
tip-goods = タイル上：{ $goods }
tip-gain = 獲得：{ $goods }
tip-vp-change = [vp] { $before } → { $after }
tip-vp-if-won = [vp] 勝てば { $before } → { $after }
tip-battle = 戦闘が始まります。
tip-slot = アーチ「{ $arch }」に置きます。
tip-drop = 捨てます。
tip-capital = ここを首都とし、すぐ{ $good }を得ます。
tip-bid = { $vp ->
   *[other] 選択権に{ $vp }点を入札します。
}
credit = クレジット
credit-tip = 出したカードのおつり、または割引。
slot-monarch = 君主のボード
renovate-replenish = { $tile }に補充
renovate-flip = { $tile }に裏返す
takes-along = { $units }を連れて
by-free = 通常移動
by-extra = 追加移動
by-attack = ここから攻撃
by-free-tip = 通常移動を使います。
by-extra-tip = アーチの追加移動を使います。
by-attack-tip = 通常移動を使い、移動せずに攻撃します。
fight = 戦う
draw-bonus = 戦闘カードを引く
use-option = 選択肢{ $number }

round-short = ラウンド{ $round }
waiting = { $name }が考えています…
game-over = ゲーム終了です。
ask-draft = どのミッションを残しますか？
ask-bid = 君主の選択権に何点入札しますか？
ask-monarch = 君主を選んでください。
ask-capital = 首都の場所を選んでください。その資源を得ます。
hint-arch = { $arch }：{ $n ->
   *[other] { $n }か所
}
ask-turn = トークンを別のアーチに移してください。
ask-turn-first = トークンをアーチに置いてください。それがアクションです。
ask-turn-move = まだ動けます：{ $left }。
ask-turn-done = できることはもうありません。
ask-turn-announce = ミッションを公開できます。
ask-turn-to = 光るヘクスから移動先を選んでください。
ask-turn-how = 入るか、その場から攻撃できます。
left-free = { $n ->
   *[other] 通常移動{ $n }回
 }
left-extra = 追加移動{ $where }
left-peek = タイルののぞき見
left-draw = 引ける戦闘カード1枚
ask-deploy = { $n ->
   *[other] 配備するユニットを選んでください（{ $n }まで）。
 }
ask-painting = 絵画を選んでください。
ask-build = 建てるもの、次に場所を選んでください。
ask-renovate = 改築する建物を選んでください。
ask-renovate-how = { $thing }：改築のしかたを選んでください。
ask-manufacture = 製品、次に強化するアーチを選んでください。
ask-trade = 好きなだけ交換してください。
ask-give_cards = 渡す戦闘カードを選んでください。
ask-resource = { $n ->
   *[other] { $cause }：資源を{ $n }つ選んでください。
 }
ask-payment = { $what }の支払い：{ $needs }
ask-limit-goods = 物資が多すぎます。{ $n }個クリックして捨ててください。
ask-limit-gold = ゴールドカードが多すぎます。{ $n }枚クリックして捨ててください。
ask-limit-combat = 戦闘カードが多すぎます。{ $n }枚クリックして捨ててください。
ask-combat-attack = 攻撃：戦闘カードを3枚まで選んでください。
ask-combat-defence = 防御：戦闘カードを3枚まで選んでください。
ask-combat-cancel = スパイが相手のカードを1枚打ち消します。
ask-combat-settle = 戦闘を解決しています。
ask-defeat = 勝者も失うユニットを選んでください。
ask-victory = 勝利！ 勝利が条件のゴールドカードを使えます。
ask-expedition = { $bonus ->
    [0] 戦力{ $needed }の遠征です。あなたのユニットは{ $units }、さらに戦闘カード。戦いますか？
   *[other] 戦力{ $needed }の遠征です。あなたは{ $own }（ユニット{ $units }、{ $given }）、さらに戦闘カード。戦いますか？
 }
ask-expedition-bonus = { $thing } +{ $n }
ask-expedition-cards = 遠征に出す戦闘カードを3枚まで選んでください。
ask-mission_draw = どの時代のミッションを引きますか？
ask-palace = 宮殿を置けます。宮殿、次に場所を選んでください。
ask-era-1 = 時代が変わります。古いトークンをアーチの下に置いてください。以後、そのアーチの手番ごとに未踏のタイルを1枚のぞき見できます。
ask-era-2 = 時代が変わります。古いトークンをアーチの下に置いてください。以後、そのアーチの手番ごとに戦闘カードを1枚引けます。
draft-first = 各時代のミッションを1枚残します。見えるのはあなただけです。
draft-kept = 残したもの：{ $missions }
monarch-note = 君主の能力はゲーム中ずっと有効です。
show-choices = 選択肢を見る
show-cards = カードを見る
show-score = 得点
show-map = マップを見る
payment-proposal = 支払い案：
payment-swap = 光る別の物資をクリックすると、代わりにそれで支払います。
pay = 支払う
pay-tip = 案のとおり支払います（Enter）。
yes-attack = 攻撃する
yes-move_units = そこへ行く
yes-peek = 見る
yes-announce_mission = 公開する
yes-fight_expedition = 戦う
yes-end_turn = 手番を終える
yes-seal_cards = それでも攻撃
yes-place_token = そこに置く
yes-finish = 作らない
yes-reveals = 行う
no-attack = やめておく
no-move_units = とどまる
no-peek = 伏せておく
no-announce_mission = 伏せておく
no-fight_expedition = やめておく
no-end_turn = 手番を続ける
no-seal_cards = 選び直す
no-place_token = 別のアーチ
no-finish = 選び直す
no-reveals = 今はしない
confirm-reveals =
    { $what }：{ $event ->
        [GalleryRefilled] 新しい絵画が公開され
        [CardDrawn] カードを1枚引き
        [CityRevealed] 新しい都市が公開され
        [MissionDrawn] ミッションを引き
        [TileExplored] 未探検の土地が公開され
       *[other] 情報が公開され
    }、取り消せません。行いますか？
confirm-move_units = 未踏の地が公開され、取り消せません。行きますか？
confirm-peek = このタイルを見ますか？ 知るのはあなただけです。取り消せません。
confirm-announce_mission = このミッションを公開しますか？ 取り消せません。
confirm-last-round = このミッションを公開しますか？ これが最終ラウンドになり、取り消せません。
confirm-end-turn = まだ戦闘・探検・得点のできるユニットがいます。手番を終えますか？
confirm-end-turn-announce = 公開できるミッションがあります。手番を終えますか？
confirm-place_token = { $why } それでもトークンを置きますか？
confirm-finish = まだ製品を作れます。それでも作りませんか？
confirm-hopeless = { $n ->
    [0] このカードでは、攻撃が成功するのは100回に1回未満です。それでも攻撃しますか？
   *[other] このカードでは、攻撃が成功するのは100回に{ $n }回です。それでも攻撃しますか？
 }
confirm-attack = { $name }への攻撃になります。攻撃しますか？
end-turn = 手番終了
finish-deploy = カードを引くだけ
finish-painting = 取らない
finish-build = 建設しない
finish-build-more = 建設終了
finish-renovate = 改築しない
finish-manufacture = 作らない
finish-trade = 交易終了
finish-resource = 取らない
finish-victory = カードなし
finish-expedition = やめておく
finish-palace = 宮殿を置かない
seal-cards = { $n ->
    [0] カードなし
   *[other] { $n }枚を伏せて出す
 }
seal-cards-tip = 双方が選び終わるまで伏せたままです。
play-cards = { $n ->
    [0] カードなし
   *[other] { $n }枚を使う
 }
play-cards-tip = あなたの戦力に加わり、捨て札になります。
choose-cards = カードを選ぶ
no-card-tip = 戦闘カードなしで戦います。選んだカードは手札に戻ります。
give-cards = { $n ->
   *[other] { $n }枚を渡す
 }
give-cards-tip = 捨て札になります。
undo-start = 取り消すものがありません。
undo-hand_over = 画面か手番が移ってから、取り消すものがありません。
undo-revealed = 取り消しはここまで：{ $what }。
revealed-CapitalsRevealed = 首都が公開された
revealed-CardDrawn = カードが引かれた
revealed-MissionDrawn = ミッションが引かれた
revealed-DeckShuffled = 山札が混ぜられた
revealed-GalleryRefilled = 新しい絵画が出た
revealed-CityRevealed = 新しい都市が出た
revealed-TilePeeked = タイルがのぞき見された
revealed-TileExplored = タイルが公開された
revealed-ExpeditionFought = 遠征の戦闘が行われた
revealed-CardsRevealed = 戦闘カードが公開された
revealed-MissionAnnounced = ミッションが公開された
revealed-EraBegan = 新しい時代が始まった
revealed-GameEnded = ゲームが終わった
battle-title-water = 海の戦い
battle-title-field = 平野の戦い
battle-title-forest = 森の戦い
battle-title-gold_mine = 山の戦い
battle-title-tile = { $tile }の戦い
battle-title-expedition = 遠征
battle-doing-attacks = { $n ->
   *[other] { $n }ユニットで攻撃
}
battle-doing-fires = 隣のヘクスから砲撃
battle-doing-defends = ヘクスを防御
battle-doing-expedition = 並ぶか上回れば勝ち
battle-part-units = ユニット：{ $n }
battle-part-tile = 建てた人が守るタイル：+{ $n }
battle-part-arch = { $thing }のトークン：+{ $n }
battle-part-painting = { $thing }：+{ $n }
battle-part-expedition = 必要な戦力：{ $n }
battle-sealed = { $n ->
   *[other] 伏せたカード{ $n }枚
}
battle-places = { $n ->
    [0] 手札に戦闘カードなし
   *[other] 手札の戦闘カード{ $n }枚
}
battle-drawn-places = { $n ->
    [0] カードなし
   *[other] 山札から{ $n }枚
}
battle-own-places = あなたのカード
battle-odds-attack = 100回に{ $share }回勝つ
battle-odds-defence = 100回に{ $share }回守り切る
battle-odds-expedition = 100回に{ $share }回勝つ
battle-hint = 合計の各部分を指すと詳細が出ます。
battle-aside = マップを見る
show-battle = 戦闘に戻る
battle-revealed = カードを公開します。
battle-shorten = クリックで最後まで飛ばします。
battle-card = [cs]+{ $n }
battle-card-cancelled = 打ち消し
battle-card-cancels = カードを1枚打ち消す
battle-card-nothing_to_cancel = 打ち消すカードなし
battle-card-only_if_lost = [cs]+{ $n }：不要：勝利した
battle-card-takes_unit = [cs]+{ $n }：ユニットを道連れにする
battle-card-last_unit_stays = [cs]+{ $n }：効果なし：勝者に1体残る
battle-card-saves_units = ユニットを救う
battle-card-no_units_to_save = 救うユニットなし
battle-card-capital_taken = 効果なし：首都が空いていない
battle-card-resource = [cs]+{ $n }：資源を得る
battle-card-only_if_won = [cs]+{ $n }：資源なし：敗北した
battle-card-condition_met = [cs]+{ $n }：条件達成
battle-card-condition_not_met = [cs]+{ $n }：条件未達
outcome-tie = 同点：防御側の勝ち。
outcome-by = 差は{ $n }。
outcome-equal = 並んだので勝ち。
spoil-supply = { $n ->
   *[other] ストックに戻る
}
spoil-retreat = 救われて首都へ
spoil-seized = 占領：{ $thing }
spoil-ceded = 喪失：{ $thing }
spoil-held = 維持：{ $thing }
spoil-cleared = 一掃：{ $thing }
spoil-hex = ヘクス
spoil-kept = 遠征
spoil-goods = 獲得
spoil-cards = 引いた
spoil-nothing = 出したカード以外に失うものはありません。
fate-supply = 戦場を去る
fate-retreat = 首都に退却
fate-beaten = 敗北
fate-expedition = 克服された
battle-cards = 戦闘カードを3枚まで加えます。同点は防御側の勝ちです。
battle-cards-expedition = 戦闘カードを3枚まで加えます。遠征に並べば勝ちです。
battle-no-cards = 戦闘カードがありません。
expedition-gain = { $goods }と[vp] { $vp }を得る
outcome-battle = { $winner }が{ $loser }に勝利
outcome-expedition-won = { $name }が遠征に勝利
outcome-expedition-lost = 遠征は{ $name }を退けた
cities-on-offer = 建てられる都市
tiles-on-offer = 在庫のタイル
stack-left = 山に残り{ $n }
decks = 山札
pile-gold = ゴールドカード
pile-combat = 戦闘カード
pile-paintings = 絵画
pile-missions = ミッション
pile-left = { $deck }：残り{ $n }
log-empty = まだ何も起きていません。

score-winner = { $name }が{ $vp }点で勝利
score-you = あなたが{ $vp }点で勝利
score-shared = 同時勝利：{ $names }
score-tie = { $names }と{ $vp }点で同点：支配するタイルの科学{ $n }対{ $of }で決着。
score-tie-shared = どちらも{ $vp }点、支配するタイルの科学{ $n }：勝利を分け合います。
score-challenge = { $vp ->
   *[other] { $title }：{ $vp }点
}
score-under = { $monarch }、ラウンド{ $round }。{ $how }
score-total = 合計
score-history = 得点の推移
score-picture = 画像で保存
over-mission = 最後の時代のミッションでゲームが終わりました。
over-last_round = 最終ラウンドが終わりました。
over-goals = チャレンジの目標をすべて達成しました。
over-goals_missed = 目標がそろう前にラウンドが尽きました。
category-units = 配備したユニット
category-products = 製品
category-paintings = 絵画
category-missions = ミッション
category-gold_cards = ゴールドカード
category-exploration = 探検
category-tiles = 建物と都市
category-palaces = 宮殿
category-monarch = 君主
category-bid = 入札
category-corrected = 後に訂正された数

# What the main button gives up.
waived-deploy = まだユニットを配備できます。
waived-painting = まだ絵画を取れます。
waived-build = まだ建設できます。
waived-renovate = まだ建物を改築できます。
waived-manufacture = まだ製品を作れます。
waived-trade = まだ交換できます。
waived-resource = まだ資源を取れます。
waived-victory = まだゴールドカードを使えます。
waived-expedition = まだ遠征に挑めます。
waived-palace = まだ宮殿を置けます。
waiver-keys = Enterで選び、もう一度Enterで実行します。
refused-pay = 支払えません
refused-now = 今はできません
overview-tip = ボード全体と表示中の部分。クリックかドラッグで移動します。
history-shown = 過去を見ています。
history-at = { $of }手中{ $n }手目、ラウンド{ $round }
history-play = 再生
history-pause = 一時停止
history-back = 1手戻る（左）
history-on = 1手進む（右）
history-round-back = 1手番戻る（上）
history-round-on = 1手番進む（下）
history-now = 現在に戻る
recap-title = 前の手番から
recap-round = { $name }の手番
recap-hint = Enterで続ける
recap-points = { $name }の点数
log-jump = クリックでその時点のテーブルを見ます。
go-on = 続ける
others-have-played = { $n ->
   *[other] { $names }がプレイしました。
}
score-all = 全プレイヤー
score-chart-tip = クリックでその時点のテーブルを見ます。
tip-strengths = [cs] カード前 { $own }対{ $other }
asked-in-public = *{ $name }*：{ $what }
resource-from-battle = 戦利品
resource-from-capital = 首都
resource-from-palace = 宮殿
resource-from-harbor = 港
resource-from-trade = 交易
era-bonus = ここの古いトークン：{ $bonus }
era-bonus-1 = このアーチの手番ごとに、未踏のタイルを1枚のぞき見します。
era-bonus-2 = このアーチの手番ごとに、戦闘カードを1枚引きます。

# What might be done, where the log says nothing of it; and where on the table.
do-keep_mission = { $thing }を残す。
do-end_turn = 手番を終える。
do-finish = ここで終える。
do-pay_good = { $thing }を払う。
do-pay_gold_card = { $thing }で払う。
do-pay_combat_cards = { $thing }で払う。
do-pay_credit = { $thing }を使い切る。
do-give_combat_cards = { $thing }を渡す。
do-seal_cards = { $n ->
    [0] 戦闘カードを出さない。
   *[other] { $thing }を出す。
 }
do-drop_card = { $thing }を捨てる。
do-play_gold_card = { $thing }を使う。
do-cancel_card = { $thing }を打ち消す。
do-use_painting = 「{ $thing }」を使う。
do-draw_bonus_card = 戦闘カードを引く。
do-build = 建設：{ $thing }。
do-found_city = 都市建設：{ $thing }。
do-take_painting = 「{ $thing }」を取る。
do-manufacture = { $thing }を作り、{ $place }に置く。
do-deploy_unit = 配備：{ $thing }。
do-renovate = 改築：{ $thing }。
do-renovate-flip = 改築して裏返す：{ $thing }。
do-trade = 交易：{ $thing }。
do-choose_monarch = { $thing }を選ぶ。
do-choose_capital = 光る場所に首都を築く。
do-announce_mission = ミッション{ $thing }を公開する。
do-place_palace = 宮殿「{ $thing }」を置く。
do-place_token = 自分のトークンを{ $thing }へ移す。
do-place_old_token = 自分の古いトークンを{ $thing }の下に置く。
do-move_units = 移動：{ $units }を{ $thing }へ。
do-peek = { $thing }をのぞき見する。
do-attack_adjacent = { $thing }を攻撃する。
do-fight_expedition = 遠征に挑む。
do-drop_good = { $thing }を捨てる。
do-choose_resource = { $thing }を選ぶ。
do-bid = [vp] { $n }を入札する。
do-draw_mission = ミッションを引く：{ $thing }。
do-defeat_unit = 手放す：{ $thing }。
area-arches = アーチ
area-map = マップ
area-cards = 公開中のカード
area-choice = 表示中の選択肢
area-hand = 手札
area-supply = 供給とタイル
area-collection = 絵画
area-missions = ミッション
area-button = メインボタン
