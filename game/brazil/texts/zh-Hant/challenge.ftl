# The solo challenge: rounds and standards at the table.
challenge-round = 第 { $now } 輪，共 { $last } 輪
challenge-left = 剩 { $n }
challenge-rounds-tip = { $n ->
    [1] 這是最後一輪。結束前必須同時達成所有目標。
   *[other] 含這輪還剩 { $n } 輪。第 { $last } 輪結束前必須同時達成所有目標。
}
standard-helps = 什麼會有幫助
standard-met = 自第 { $round } 輪起
standard-era = 時代 { $era }
standard-era-open = { $mission }：{ $have }／{ $needed }
standard-era-ready = 宣告{ $mission }
standard-era-turns = 時代 { $era } 開始
standard-era-none = 沒有這個時代的任務
standard-units = { $n } 個單位
standard-units-title = { $n } 個單位：{ $have }
standard-units-one = 缺少：{ $unit }
standard-lacking = 缺少：{ $n } 個單位
standard-units-free = { $unit }：免費，曾戰敗
standard-units-pay = { $unit }：你付得起 { $cost }
standard-units-lack = { $unit }還需要 { $cost }
standard-capital = 他們的首都
standard-capital-near = 離你的{ $unit } { $n } 步
standard-capital-none = 地圖上沒有單位
standard-capital-sea = 海路暢通
standard-capital-cards = { $n ->
    [0] 你沒有戰鬥卡
   *[other] 你有 { $n } 張戰鬥卡
}
standard-capital-empty = 是空的：移入
standard-missing = { $n ->
    [0] 全到齊
   *[other] 還要 { $n } 個
}
standard-by = { $line }，第 { $round } 輪前
standard-without-line = { $n ->
    [0] 一個也不行
   *[other] 最多 { $n }
}
standard-points = { $n } 分
standard-deployed = 部署 { $n } 個單位
standard-cities = { $n } 座城市
standard-buildings = { $n } 座建築
standard-building = { $of } × { $n }
standard-buildings_of_era = { $n } 座時代 { $of }
standard-distinct_buildings = { $n } 種不同建築
standard-products = { $n } 個產品
standard-paintings = { $n } 張繪畫
standard-painting_colours = { $n } 種勳章
standard-palaces = { $n } 座宮殿
standard-missions = { $n } 個任務
standard-goods = { $of ->
    [none] { $n } 個物資
   *[other] { $of } × { $n }
}
standard-gold_cards = { $n } 張黃金卡
standard-explored = { $n } 個發現
standard-hold = 守住 { $n } 處
standard-battles_won = 贏 { $n } 場戰鬥
standard-without = 不用{ $of }
standard-lead = 領先 { $n } 分
tally-battles = 戰鬥
tally-battles_won = 勝利
tally-units_lost = 損失
tally-gold_cards = 黃金卡
tally-trades = 交易

# The briefing.
briefing-you = 你
briefing-story = 發生了什麼
briefing-goals = { $rounds } 輪內達成 { $goals } 個目標
briefing-level = 難度
briefing-level-note = 你的獎牌，與下一面所需
briefing-monarch = 你的君王
briefing-monarch-note = 各自在這張地圖的長處
briefing-untried = 尚未嘗試
briefing-won-with = 獲勝，{ $points }
briefing-lost-with = 輸了 { $n } 次
briefing-best = 最佳成績
briefing-today = { $day }：人人相同的配置
briefing-deal = 配置 { $code }
briefing-no-best = 還沒有成績。
briefing-results = 所有成績
results-title = 成績：{ $title }
result-again = 再選這個配置
briefing-begin = 開始
deal-of-the-day = 每日配置
deal-another = 其他配置
deal-code = 朋友的代碼
deal-code-ask = 輸入或貼上朋友給你的內容：十二個字母的代碼，或含代碼的整段文字。
deal-code-take = 用這個配置
deal-code-wrong = 「{ $code }」不是配置代碼。可能有字母錯誤或缺漏。
best-damaged = 成績表無法讀取：{ $reason }。它原封不動留在 { $path }，另開新的成績表。
level-rounds = { $n } 輪
level-cards = 每場戰鬥多 { $n } 張卡
level-needs = 只要{ $goal }
level-without = { $goal }：{ $line }
level-less = 不含：{ $goal }
level-as-printed = 照規則
medal-done = 完成
medal-victory = 一次勝利
medal-points = { $points } 分
medal-left = 剩 { $left } 輪
medal-both = { $points } 分，剩 { $left } 輪
result-won = { $left ->
    [0] 最後一輪獲勝
   *[other] 剩 { $left } 輪
}
result-lost = { $met ->
    [0] 落敗，沒有達成目標
   *[other] 落敗，達成 { $met } 個目標
}
short-date = { $month } { $day } 日
long-date = { $year } 年 { $month } { $day } 日
month-1 = 1 月
month-2 = 2 月
month-3 = 3 月
month-4 = 4 月
month-5 = 5 月
month-6 = 6 月
month-7 = 7 月
month-8 = 8 月
month-9 = 9 月
month-10 = 10 月
month-11 = 11 月
month-12 = 12 月
standard-era-asks = { $n ->
    [3] 時代 I 與 II 的任務
   *[other] 一個時代 I 的任務
}
standard-units-asks = { $n ->
    [5] 你的單位同時全在地圖上
   *[other] 同時有 { $n } 個在地圖上
}
standard-capital-asks = 你有一個單位在上面
standard-by-alone = 第 { $round } 輪前

# Battle of Guararapes.
challenge-battle-of-guararapes-when = 伯南布哥，1648 年 4 月與 1649 年 2 月
challenge-battle-of-guararapes-story = 兩支軍隊兩度在累西腓以南相遇，海岸道路在那裡夾在丘陵與沼澤之間。荷蘭人帶來大砲與操練；伯南布哥的人們，包括菲利佩・卡馬朗的波蒂瓜爾人與恩里克・迪亞斯的自由非洲人，熟知泥地裡的每條小路。兩次道路都守在他們手中。
challenge-battle-of-guararapes-line = 他們從不進軍：地點與時刻由你決定。
challenge-battle-of-guararapes-begin = 上山去
challenge-battle-of-guararapes-monarch-tibirica = 你四周都是森林：三個免費物資，最後一個是科學。
challenge-battle-of-guararapes-monarch-pedro_i = 五個單位你都需要，其中四個有回報：物資與黃金卡。
challenge-battle-of-guararapes-monarch-pedro_ii = 繪畫有回報。若畫廊早早出現三種顏色就很好。
challenge-battle-of-guararapes-monarch-oba_ii = 你需要的兩個任務都帶來科學，終局再多兩分。

# All challenges.
challenges-title = 單人挑戰
challenges-faults = 這些檔案被略過：
challenges-own = 你自己的挑戰在 { $folder }

# The end.
ending-won = { $title }：成功
ending-lost = { $title }：失敗
ending-sentence-won = { $left ->
    [0] 所有目標在第 { $round } 輪同時達成，正是最後一輪。
   *[other] 所有目標在第 { $round } 輪同時達成，還剩 { $left } 輪。
}
ending-sentence-many = 第 { $round } 輪結束，還有 { $n } 個目標未達成。
ending-sentence-one = 第 { $round } 輪結束，還有一個目標未達成：{ $goal }。
ending-sentence-capital = 第 { $round } 輪結束時，首都仍飄著他們的旗：沒有人攻進去。
ending-sentence-units = 第 { $round } 輪結束時，你的單位還沒全在地圖上。
ending-sentence-era = 第 { $round } 輪結束時，時代尚未更替：缺一個任務。
ending-sentence-assault = { $tie ->
    [yes] 第 { $round } 輪結束時，首都仍飄著他們的旗：第 { $when } 輪的進攻平手，由防守方獲勝。
   *[no] 第 { $round } 輪結束時，首都仍飄著他們的旗：第 { $when } 輪的進攻敗給他們的卡。
}
ending-goals = 達成的目標
ending-met = { $met }／{ $goals }
ending-points = 分
ending-left = 剩餘輪數
ending-points-met = { $met ->
    [0] 分，沒有達成目標
   *[other] 分，達成 { $met } 個目標
}
ending-lacking = 還缺什麼
ending-your-best = 你在此的最佳：{ $points }
ending-best-medal = 已是最高獎
ending-short-points = 離{ $medal }還差 { $n } 分
ending-short-left = 離{ $medal }晚了 { $n } 輪
medal-bronze = 銅牌
medal-silver = 銀牌
medal-gold = 金牌
ending-moments = 三個關鍵時刻
ending-round = 第 { $round } 輪
ending-next = 下一級：{ $level }
ending-try = 再試一次
ending-same = 同樣配置再來
ending-another = 其他配置
ending-copy = 複製給朋友
ending-map = 看地圖
ending-score = 分數
friend-text = { $title }，{ $level }，{ $monarch }：{ $reached }
friend-won = { $left ->
    [0] 最後一輪以 { $points } 分獲勝。你行嗎？
   *[other] 以 { $points } 分獲勝，還剩 { $left } 輪。你行嗎？
}
friend-lost = 落敗，達成 { $met }／{ $goals } 個目標，{ $points } 分。你能更好嗎？
friend-copied = 已複製。你的朋友在說明頁輸入代碼。
friend-not-copied = 無法複製：{ $reason }
challenge-battle-of-guararapes-won = 瓜拉拉皮斯獲勝
challenge-battle-of-guararapes-lost = 瓜拉拉皮斯失守
best-not-kept = 成績無法儲存：{ $reason }
ending-no-moments = 沒有任何事改變機會：沒有哪一輪決定勝負。

# Odds and the other side.
challenge-out-of-reach = { $goal }已無法達成：{ $reason }
odds-with = { $n ->
    [0] 沒有卡
   *[other] { $n } 張卡
}
odds-against = 對
odds-unseen = { $n } 張卡未見
dutch-columns = 戰鬥力  卡數  機率
dutch-columns-plain = 戰鬥力  卡數
dutch-deck = 在牌庫中
about-best = { $left ->
    [0] 目前最佳，最後一輪獲勝
   *[other] 目前最佳，還剩 { $left } 輪
}
about-none = 這個難度尚未獲勝
proof-deployments = 第 { $round } 輪前最多 { $most } 個單位
proof-builds = 第 { $round } 輪前最多蓋 { $most } 座
proof-no_cities = 沒有更多城市：最多 { $most }
proof-manufactures = 第 { $round } 輪前最多製造 { $most } 個
proof-no_products = 沒有更多位置：最多 { $most }
proof-paintings = 第 { $round } 輪前最多 { $most }
proof-no_paintings = 沒有更多繪畫：最多 { $most }
proof-no_missions = 沒有更多任務：最多 { $most }
proof-no_actions = 沒有行動可用於任務了
proof-too_far = 太遠，第 { $round } 輪前到不了
proof-no_enemies = 沒有對手可打了
proof-nothing_unexplored = 沒有更多可發現：最多 { $most }
proof-broken = 永久破局
deal-text-no_deal = 這不是挑戰的配置。
deal-text-mistyped = 這行字沒有複製完整：有地方不對。
deal-text-no_challenge = 這裡沒有挑戰 { $what }。
deal-text-no_level = 挑戰沒有難度 { $what }。
deal-text-no_monarch = 沒有君王 { $what }。
deal-text-other_challenge = 朋友的挑戰 { $what } 是不同版本。
briefing-friend-won = 你的朋友以 { $points } 分獲勝，剩 { $left } 輪
briefing-friend-lost = 你的朋友落敗，{ $points } 分
friend-better = 比你朋友的 { $points } 更好
friend-even = 與你的朋友平手
friend-worse = 你朋友的 { $points } 仍領先
moment-goal_met = 達成：{ $thing }。
moment-goal_lost = 再度失去：{ $thing }。
moment-out_of_reach = 從此無法達成：{ $thing }。
moment-behind = 沒有任何進展：{ $thing }。
moment-battle_won = 贏了一場戰鬥。
moment-battle_lost = 擊退了一次進攻。
moment-unit_lost = 擊敗了{ $thing }。
moment-deployed = { $thing }上場。
moment-era = 時代 { $thing } 開始。
moment-mission = 宣告了{ $thing }。
moment-built = 建造了{ $thing }。
moment-product = 製造了：{ $thing }。
moment-painting = 取得了：{ $thing }。
moment-strengths = { $attack } 對 { $defence }。
moment-then = 達成 { $met }／{ $goals }，剩 { $left }
standard-capital-odds = { $line }：100 次中 { $share } 次
outcome-drawn = { $name } 抽了 { $cards } 張卡：+{ $n }。
outcome-short = { $n ->
    [1] 進攻差一點就平手，但平手也是他們贏。
   *[other] 進攻差 { $n } 點才平手，而平手也是他們贏。
}
standard-asks = 最後一輪結束前同時達成
standard-lead-asks = 結束時領先每位對手
standard-without-asks = 從第一輪到最後一輪
standard-hold-asks = 每處都有己方單位或板塊
standard-battles_won-asks = 不論誰先發動
standard-deployed-asks = 不論它們之後如何
