# The solo challenge: rounds and standards at the table.
challenge-round = ラウンド{ $now } / { $last }
challenge-left = 残り{ $n }
challenge-rounds-tip = { $n ->
    [1] 最終ラウンドです。終わるまでに、すべての目標を同時に達成します。
   *[other] このラウンドを含めて残り{ $n }。ラウンド{ $last }の終わりまでに、すべての目標を同時に達成します。
}
standard-helps = 役に立つこと
standard-met = ラウンド{ $round }から
standard-era = 時代{ $era }
standard-era-open = { $mission }：{ $have } / { $needed }
standard-era-ready = { $mission }を公開
standard-era-turns = 時代{ $era }が始まる
standard-era-none = この時代のミッションなし
standard-units = { $n ->
    [5] 5ユニット
    [4] 4ユニット
    [3] 3ユニット
   *[other] { $n }ユニット
}
standard-units-title = { $n ->
    [5] 5ユニット：{ $have }
    [4] 4ユニット：{ $have }
   *[other] { $n }ユニット：{ $have }
}
standard-units-one = 不足：{ $unit }
standard-lacking = { $n ->
   *[other] 不足：{ $n }ユニット
}
standard-units-free = { $unit }：敗走したので無料
standard-units-pay = { $unit }：{ $cost }を払えます
standard-units-lack = { $unit }にはあと{ $cost }
standard-capital = 敵の首都
standard-capital-near = { $n ->
   *[other] { $unit }から{ $n }歩
}
standard-capital-none = マップにユニットなし
standard-capital-sea = 海路は開いています
standard-capital-cards = { $n ->
    [0] 戦闘カードなし
   *[other] 戦闘カード{ $n }枚
}
standard-capital-empty = 空です：入りましょう
standard-missing = { $n ->
    [0] そろいました
   *[other] あと{ $n }
}
standard-by = ラウンド{ $round }までに{ $line }
standard-without-line = { $n ->
    [0] 1つもなし
   *[other] { $n }まで
}
standard-points = { $n ->
   *[other] { $n }点
}
standard-deployed = { $n ->
   *[other] 配備{ $n }
}
standard-cities = { $n ->
   *[other] 都市{ $n }
}
standard-buildings = { $n ->
   *[other] 建物{ $n }
}
standard-building = { $of } × { $n }
standard-buildings_of_era = 時代{ $of }の建物{ $n }
standard-distinct_buildings = 建物{ $n }種類
standard-products = { $n ->
   *[other] 製品{ $n }
}
standard-paintings = { $n ->
   *[other] 絵画{ $n }
}
standard-painting_colours = 額縁{ $n }色
standard-palaces = { $n ->
   *[other] 宮殿{ $n }
}
standard-missions = { $n ->
   *[other] ミッション{ $n }
}
standard-goods = { $of ->
    [none] 物資{ $n }
   *[other] { $of } × { $n }
}
standard-gold_cards = { $n ->
   *[other] ゴールドカード{ $n }
}
standard-explored = { $n ->
   *[other] 発見{ $n }
}
standard-hold = { $n }か所を保持
standard-battles_won = { $n ->
   *[other] 戦闘勝利{ $n }
}
standard-without = { $of }なし
standard-lead = { $n ->
   *[other] { $n }点リード
}
tally-battles = 戦闘
tally-battles_won = 勝利
tally-units_lost = 損失
tally-gold_cards = ゴールドカード
tally-trades = 交易

# The briefing.
briefing-you = あなた
briefing-story = 史実
briefing-goals = { $goals ->
   *[other] { $rounds }ラウンドで目標{ $goals }
}
briefing-level = 難易度
briefing-level-note = あなたのメダルと、次に必要なもの
briefing-monarch = あなたの君主
briefing-monarch-note = このマップでの長所
briefing-untried = 未挑戦
briefing-won-with = { $points }で勝利
briefing-lost-with = { $n ->
   *[other] { $n }回敗北
}
briefing-best = 最高記録
briefing-today = { $day }：全員同じ配り
briefing-deal = 配り{ $code }
briefing-no-best = 記録はまだありません。
briefing-results = すべての結果
results-title = 結果：{ $title }
result-again = この配りでもう一度
briefing-begin = 始める
deal-of-the-day = 今日の配り
deal-another = 別の配り
deal-code = 友達のコード
deal-code-ask = 友達から届いた12文字のコードか、それを含む文を、入力するか貼り付けてください。
deal-code-take = この配りにする
deal-code-wrong = 「{ $code }」は配りのコードではありません。文字の誤りか不足があるかもしれません。
best-damaged = 結果の一覧を読めませんでした：{ $reason }。{ $path }に残し、新しく始めます。
level-rounds = { $n }ラウンド
level-cards = { $n ->
   *[other] 戦闘ごとにカード{ $n }枚多い
}
level-needs = { $goal }でよい
level-without = { $goal }：{ $line }
level-less = 除外：{ $goal }
level-as-printed = ルールどおり
medal-done = 達成
medal-victory = 勝利
medal-points = { $points }点
medal-left = { $left ->
   *[other] 残り{ $left }ラウンド
}
medal-both = { $points }点、残り{ $left }
result-won = { $left ->
    [0] 最終ラウンドで勝利
   *[other] 残り{ $left }ラウンド
}
result-lost = { $met ->
    [0] 敗北、目標なし
   *[other] 敗北、目標{ $met }
}
short-date = { $month }{ $day }日
long-date = { $year }年{ $month }{ $day }日
month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月
standard-era-asks = { $n ->
    [3] 時代IとIIのミッション
   *[other] 時代Iのミッション
}
standard-units-asks = { $n ->
    [5] 全員を同時にマップへ
   *[other] 同時にマップに{ $n }
}
standard-capital-asks = 自分のユニットがその上に
standard-by-alone = ラウンド{ $round }まで

# Battle of Guararapes.
challenge-battle-of-guararapes-when = ペルナンブーコ、1648年4月と1649年2月
challenge-battle-of-guararapes-story = レシフェの南、海岸道が丘と沼の間で狭まる所で、両軍は二度ぶつかりました。オランダ軍には大砲と訓練があり、フィリペ・カマランのポティグアラやエンリケ・ディアスの自由黒人を含むペルナンブーコの人々は、泥の中のどの道も知っていました。二度とも道は彼らのものでした。
challenge-battle-of-guararapes-line = 敵は動きません。場所と時はあなたが選べます。
challenge-battle-of-guararapes-begin = 丘へ
challenge-battle-of-guararapes-monarch-tibirica = 周りは森ばかり。物資3つが無料で、最後は科学です。
challenge-battle-of-guararapes-monarch-pedro_i = 5ユニットすべてが必要で、4体は物資とゴールドカードをもたらします。
challenge-battle-of-guararapes-monarch-pedro_ii = 絵画が報われます。早く3色そろうギャラリーなら強力です。
challenge-battle-of-guararapes-monarch-oba_ii = 必要なミッション2つが科学と、終了時の2点をもたらします。

# All challenges.
challenges-title = ソロチャレンジ
challenges-faults = 除いたファイル：
challenges-own = 自作のチャレンジは{ $folder }にあります

# The end.
ending-won = { $title }：勝利
ending-lost = { $title }：敗北
ending-sentence-won = { $left ->
    [0] まさに最後のラウンド{ $round }に、すべての目標を同時に達成しました。
   *[other] ラウンド{ $round }に、{ $left }ラウンドを残してすべての目標を同時に達成しました。
}
ending-sentence-many = 目標{ $n }つを残して、ラウンド{ $round }が終わりました。
ending-sentence-one = ラウンド{ $round }が終わり、目標が1つ残りました：{ $goal }。
ending-sentence-capital = ラウンド{ $round }の終わりに、首都には敵の旗が。だれも攻め落としませんでした。
ending-sentence-units = 全ユニットがマップに出る前に、ラウンド{ $round }が終わりました。
ending-sentence-era = 時代が変わる前にラウンド{ $round }が終わりました。ミッションが足りませんでした。
ending-sentence-assault = { $tie ->
    [yes] ラウンド{ $round }の終わりに、首都には敵の旗が。ラウンド{ $when }の攻撃は同点で、防御側の勝ちでした。
   *[no] ラウンド{ $round }の終わりに、首都には敵の旗が。ラウンド{ $when }の攻撃は敵のカードに退けられました。
}
ending-goals = 達成した目標
ending-met = { $met } / { $goals }
ending-points = 点
ending-left = 残りラウンド
ending-points-met = { $met ->
    [0] 点、目標なし
   *[other] 点、目標{ $met }
}
ending-lacking = 足りなかったもの
ending-your-best = ここでの最高：{ $points }
ending-best-medal = これ以上のメダルなし
ending-short-points = { $n ->
   *[other] { $medal }まであと{ $n }点
}
ending-short-left = { $n ->
   *[other] { $medal }には{ $n }ラウンド遅い
}
medal-bronze = 銅
medal-silver = 銀
medal-gold = 金
ending-moments = 決定的な3場面
ending-round = ラウンド{ $round }
ending-next = 次：{ $level }
ending-try = もう一度
ending-same = 同じ配り
ending-another = 別の配り
ending-copy = 友達用にコピー
ending-map = マップを見る
ending-score = 得点
friend-text = { $title }、{ $level }、{ $monarch }：{ $reached }
friend-won = { $left ->
    [0] 最終ラウンドに{ $points }点で勝利。できますか？
   *[other] { $points }点、残り{ $left }ラウンドで勝利。できますか？
}
friend-lost = { $points ->
   *[other] 目標{ $met } / { $goals }、{ $points }点で敗北。もっとうまくできますか？
}
friend-copied = コピーしました。友達は作戦画面でコードを入力します。
friend-not-copied = コピーできませんでした：{ $reason }
challenge-battle-of-guararapes-won = グアララペスの勝利
challenge-battle-of-guararapes-lost = グアララペスの敗北
best-not-kept = 結果を保存できませんでした：{ $reason }
ending-no-moments = 勝率は動かず、決め手のラウンドはありませんでした。

# Odds and the other side.
challenge-out-of-reach = { $goal }は達成できません：{ $reason }
odds-with = { $n ->
    [0] カードなし
   *[other] カード{ $n }枚
}
odds-against = 対
odds-unseen = { $n ->
   *[other] 見えないカード{ $n }枚
}
dutch-columns = 戦力  カード  勝率
dutch-columns-plain = 戦力  カード
dutch-deck = 山札
about-best = { $left ->
    [0] 最高記録：最終ラウンドで勝利
   *[other] 最高記録：残り{ $left }ラウンド
}
about-none = この難易度ではまだ勝っていません
proof-deployments = ラウンド{ $round }までに{ $most }ユニットまで
proof-builds = ラウンド{ $round }までに{ $most }つまで
proof-no_cities = 都市がもうない：{ $most }まで
proof-manufactures = ラウンド{ $round }までに{ $most }つまで
proof-no_products = 場所がもうない：{ $most }まで
proof-paintings = ラウンド{ $round }までに{ $most }まで
proof-no_paintings = 絵画がもうない：{ $most }まで
proof-no_missions = ミッションがもうない：{ $most }まで
proof-no_actions = ミッションのためのアクションがない
proof-too_far = ラウンド{ $round }までには遠すぎる
proof-no_enemies = 戦う相手がいない
proof-nothing_unexplored = 見つけるものがない：{ $most }まで
proof-broken = もう取り返せない
deal-text-no_deal = チャレンジの配りではありません。
deal-text-mistyped = 行のコピーが不完全で、どこかが違います。
deal-text-no_challenge = ここにチャレンジ{ $what }はありません。
deal-text-no_level = このチャレンジに難易度{ $what }はありません。
deal-text-no_monarch = 君主{ $what }はいません。
deal-text-other_challenge = 友達のチャレンジ{ $what }は別のものです。
briefing-friend-won = 友達は{ $points }点、残り{ $left }で勝利
briefing-friend-lost = { $points ->
   *[other] 友達は{ $points }点で敗北
}
friend-better = { $points }の友達より上
friend-even = 友達と互角
friend-worse = 友達の{ $points }に及ばず
moment-goal_met = 達成：{ $thing }。
moment-goal_lost = 再び失う：{ $thing }。
moment-out_of_reach = ここから達成不可能：{ $thing }。
moment-behind = 近づくものなし：{ $thing }。
moment-battle_won = 戦闘に勝利。
moment-battle_lost = 攻撃を退けられた。
moment-unit_lost = { $thing }が敗走。
moment-deployed = { $thing }が出陣。
moment-era = 時代{ $thing }の始まり。
moment-mission = { $thing }を公開。
moment-built = { $thing }を建設。
moment-product = 製造：{ $thing }。
moment-painting = 獲得：{ $thing }。
moment-strengths = { $attack }対{ $defence }。
moment-then = 達成{ $met } / { $goals }、残り{ $left }
standard-capital-odds = { $line }：100回に{ $share }回
outcome-drawn = { $cards ->
   *[other] { $name }がカード{ $cards }枚を引いた：+{ $n }。
}
outcome-short = { $n ->
   *[other] 同点まで{ $n }足りませんでした。同点でも敵の勝ちでした。
}
standard-asks = 最終ラウンドの終わりまでに、すべて同時に
standard-lead-asks = 終了時にすべての相手より上
standard-without-asks = 最初から最後のラウンドまで
standard-hold-asks = それぞれに自分のユニットかタイル
standard-battles_won-asks = どちらから始めてもよい
standard-deployed-asks = その後どうなってもよい
