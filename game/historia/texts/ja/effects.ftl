# What operations do, in the words of a card
op-vp = { $n } [vp]を得る
op-lose_vp = { $n } [vp]を失う
op-pay = { $n } [cube]を払う
op-cubes = { $n } [cube]を回復
op-cubes-pool_or_map = 使用済み置き場かマップから{ $n } [cube]まで回復。マップの1つごとにその土地の[vp]を失う
op-add_cube-used = 新しい{ $n } [cube]が使用済み置き場に加わる
op-add_cube-supply = 新しい{ $n } [cube]が供給に加わる
op-cards-oldest = { $n ->
       *[other] 最も古いカード{ $n }枚を取り戻す
    }
op-cards-newest = { $n ->
       *[other] 最も新しいカード{ $n }枚を取り戻す
    }
op-cards-choice = { $n ->
       *[other] 好きなカード{ $n }枚を取り戻す
    }
op-military = { $n } [military]を得る
op-technology = { $n } [technology]を得る
op-advisor = { $n } [advisor]を引く
op-wonder = 列から{ $n } [wonder]を取る
op-ready = { $n ->
       *[other] ほかの世界遺産を{ $n }つまで使用可能にする
    }
op-expand = 隣接する土地に1 [cube]を置く。空き地なら、その[vp]を得る
op-expand-any = 好きな土地に1 [cube]を置く。空き地なら、その[vp]を得る
op-trade = [technology]の高い隣人が{ $vp } [vp]を得て、1 [technology]を得る
op-trade-any = [technology]の高い文明が{ $vp } [vp]を得て、1 [technology]を得る
op-raid = [military]の低い隣人に対して：{ $vp } [vp]を得て、{ $n } [cube]を回復
op-war = 共有する土地で戦う：[military]の高い方が{ $vp } [vp]を得て、相手のそこの[cube]は使用済みになる
op-action-basic = { $action }の基本面を行える
op-action-advanced = { $action }の上級面を行える
op-action-best = { $action }を行える
op-with-reach = どこでも{ $what }
op-with-strength = [military]を{ $n }多くして{ $what }
op-vp_per = { $of }{ $each }ごとに{ $n } [vp]を得る
op-vp_per-each = { $of }ごとに{ $n } [vp]を得る
op-trade-free = [technology]の高いどの文明とも交易できる。相手は何も得ない：1 [technology]を得る
op-most = { $what }、{ $n }まで
op-choose = どちらか：{ $what }
op-if = { $test }なら{ $then }、そうでなければ{ $otherwise }
op-if-only = { $test }なら{ $then }
op-government = 政体の収入を得る
op-end_turn = このラウンドの後、ターンが終わる
op-joined = { $a }。{ $b }
op-and = { $a }、{ $b }
op-or = { $a }、または{ $b }

# The same in few words, for small cards; "short" where a card does more than two things
brief-op-cubes-pool_or_map = { $n } [cube]まで回復
brief-op-expand = 隣の土地へ1 [cube]
brief-op-expand-any = 好きな土地へ1 [cube]
brief-op-trade = 上位の隣人{ $vp } [vp]、自分1 [technology]
brief-op-trade-any = 上位の文明に{ $vp } [vp]、自分に1 [technology]
brief-op-trade-free = 上位の文明：自分に1 [technology]
brief-op-raid = 弱い隣人：+{ $vp } [vp] +{ $n } [cube]
brief-op-war = 共有する土地で勝つ：+{ $vp } [vp]
brief-op-wonder = { $n ->
       *[other] 列の世界遺産を{ $n }つ取る
    }
brief-op-end_turn = ターンが終わる
brief-op-cards-newest = { $n ->
       *[other] 最新のカード{ $n }枚が戻る
    }
brief-op-cards-oldest = { $n ->
       *[other] 最古のカード{ $n }枚が戻る
    }
brief-op-cards-choice = { $n ->
       *[other] 好きなカード{ $n }枚が戻る
    }
brief-op-action-basic = { $action }を使える
brief-op-action-advanced = { $action }の上級面
brief-op-action-best = { $action }を使える
brief-op-vp_per = { $of }{ $each }ごとに+{ $n } [vp]
brief-op-vp_per-each = { $of }ごとに+{ $n } [vp]
brief-count-territories = いる土地
brief-count-sole = 単独の土地
brief-count-wonders = [wonder]
brief-op-cards-several = カード{ $n }枚が戻る
short-op-cards-choice = +{ $n } [cards]
short-op-cards-oldest = +{ $n } [cards]
short-op-vp = +{ $n } [vp]
short-op-cubes = +{ $n } [cube]
short-op-technology = +{ $n } [technology]
short-op-military = +{ $n } [military]
short-op-wonder = +{ $n } [wonder]
short-op-ready = 使用可能に{ $n } [wonder]
short-op-government = 政体の収入
short-op-add_cube-supply = 新しい{ $n } [cube]
short-op-joined = { $a }、{ $b }

# What is counted
count-territories = いる[territory]
count-sole = 単独の[alone]
count-wonders = [wonder]
count-technology = [technology]
count-military = [military]
count-levels = [technology]と[military]の合計
count-weaker = [military]の低い文明
count-richer = [vp]の多い文明

# Tests
test-territories = { $n } [territory]にいる
test-sole = { $n } [alone]に単独
test-wonders = { $n } [wonder]
test-technology = [technology] { $n }
test-military = [military] { $n }
test-levels = [technology]と[military]の合計{ $n }
test-supply = 供給に{ $n } [cube]
test-advisors_used = 使った[advisor] { $n }
test-attacks_in_era = この時代に戦争か襲撃{ $n }回
test-no-attacks_in_era = この時代に戦争も襲撃もなし
test-trades_in_era = この時代に自分または相手からの交易{ $n }回
test-most-military = [military]がだれよりも高い
test-most-wonders = [wonder]がだれよりも多い
test-most-levels = [technology]と[military]の合計がだれよりも高い
test-most-technology = [technology]がだれよりも高い
test-most-territories = いる[territory]がだれよりも多い
test-most-sole = 単独の[alone]がだれよりも多い
test-peace = このターン戦争も襲撃もなし

# What a player must have, in words: the aims of leaders
have-territories = { $n ->
       *[other] { $n }の土地にいる
    }
have-sole = { $n ->
       *[other] { $n }の土地に単独でいる
    }
have-wonders = { $n ->
       *[other] 世界遺産を{ $n }つ持つ
    }
have-technology = 技術が{ $n }ある
have-military = 軍事が{ $n }ある
have-levels = 技術と軍事が合計{ $n }ある
have-supply = { $n ->
       *[other] 供給にキューブが{ $n }個ある
    }
have-advisors_used = { $n ->
       *[other] 顧問を{ $n }人使った
    }
have-attacks_in_era = { $n ->
       *[other] この時代に戦争か襲撃を{ $n }回した
    }
have-no-attacks_in_era = この時代に戦争も襲撃もしていない
have-trades_in_era = { $n ->
       *[other] この時代に交易に{ $n }回加わった
    }
have-peace = このターン戦争も襲撃もしていない
have-most-military = 軍事がだれよりも高い
have-most-wonders = 世界遺産がだれよりも多い
have-most-levels = 技術と軍事の合計がだれよりも高い
have-most-technology = 技術がだれよりも高い
have-most-territories = いる土地がだれよりも多い
have-most-sole = 単独の土地がだれよりも多い
aim-scores = { $n ->
       *[other] 時代の終わりに「{ $what }」なら{ $n }点
    }

# What a leader asks for, as a label
goal-territories = { $n ->
       *[other] 土地{ $n }
    }
goal-sole = { $n ->
       *[other] 単独の土地{ $n }
    }
goal-wonders = { $n ->
       *[other] 世界遺産{ $n }
    }
goal-technology = 技術{ $n }
goal-military = 軍事{ $n }
goal-levels = 技術+軍事{ $n }
goal-supply = { $n ->
       *[other] 供給のキューブ{ $n }
    }
goal-advisors_used = { $n ->
       *[other] 使った顧問{ $n }
    }
goal-attacks_in_era = { $n ->
       *[other] 戦争か襲撃{ $n }
    }
goal-no-attacks_in_era = 戦争・襲撃なし
goal-trades_in_era = { $n ->
       *[other] 交易{ $n }
    }
goal-and = かつ{ $what }

# When a wonder works
trigger-military = 軍事
trigger-technology = 技術
trigger-art = 芸術
trigger-exploit = 開発
trigger-expansion = 拡張
trigger-trade = 交易
trigger-raid = 襲撃
trigger-war = 戦争
trigger-tourism = 観光
trigger-revolution = 革命
trigger-explored = 空き地への拡張
trigger-war_won = 戦争の勝利
trigger-attacked = あなたへの戦争
trigger-traded_with = あなたとの交易
trigger-advisor = 顧問
trigger-turn_end = ターンの終わり
wonder-when = *{ $when }*：{ $what }。
wonder-when-test = *{ $when }*、{ $test }：{ $what }。
always-guard = *常時*：襲撃や戦争を受けるとき[military]が{ $n }多い。
always-counts_as = *常時*：{ $n } [wonder]とみなす。

# What a level opens
unlock-card = { $card }が手札に入る
unlock-cards = 1ラウンドに{ $n }枚まで
unlock-advanced = { $card }の上級面
unlock-navigation = すべての土地が隣接
no-bonus = ボーナスなし

# Sides of a card
side-basic = 基本
side-advanced = 上級
side-advanced-from = 上級（{ $level }から）
side-nothing = 何もしない
side-first = 先に
side-then = 次に

# Civbots' operations
bot-op-expand = 拡張
bot-op-technology = 1 [technology]
bot-op-military = 1 [military]
bot-op-trade = 交易
bot-op-raid = 襲撃
bot-op-war = 戦争
bot-op-remove_wonder = 最も古い[wonder]が列を去る
bot-op-vp = { $n } [vp]
bot-op-government_vp = 政体の[vp]
bot-op-lower_level = 低い軸を1レベル
bot-sign-remove_wonder = −1 [wonder]
bot-sign-government_vp = [government] [vp]
bot-sign-lower_level = 1 [lower_level]
