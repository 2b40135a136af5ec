# What operations do, in the words of a card
op-vp = 獲得 { $n } [vp]
op-lose_vp = 失去 { $n } [vp]
op-pay = 支付 { $n } [cube]
op-cubes = 收回 { $n } [cube]
op-cubes-pool_or_map = 從已用區或地圖收回最多 { $n } [cube]；從地圖收回的每個要付該土地的 [vp]
op-add_cube-used = { $n } 個新 [cube] 進入你的已用區
op-add_cube-supply = { $n } 個新 [cube] 進入你的供應區
op-cards-oldest = { $n ->
       *[other] 收回最舊的 { $n } 張卡
    }
op-cards-newest = { $n ->
       *[other] 收回最新的 { $n } 張卡
    }
op-cards-choice = { $n ->
       *[other] 收回任選的 { $n } 張卡
    }
op-military = 獲得 { $n } [military]
op-technology = 獲得 { $n } [technology]
op-advisor = 抽 { $n } [advisor]
op-wonder = 從展示列拿取 { $n } [wonder]
op-ready = { $n ->
        [1] 重置另一座奇觀
       *[other] 重置最多 { $n } 座其他奇觀
    }
op-expand = 放 1 [cube] 到相鄰土地；若原本是空的，獲得其 [vp]
op-expand-any = 放 1 [cube] 到任一土地；若原本是空的，獲得其 [vp]
op-trade = 一位 [technology] 較高的鄰居獲得 { $vp } [vp]：獲得 1 [technology]
op-trade-any = 任一 [technology] 較高的文明獲得 { $vp } [vp]：獲得 1 [technology]
op-raid = 對 [military] 較低的鄰居：獲得 { $vp } [vp] 並收回 { $n } [cube]
op-war = 在共有的土地交戰：[military] 較高者獲得 { $vp } [vp]，另一方在該地的 [cube] 移到已用區
op-action-basic = 你可以執行基本{ $action }
op-action-advanced = 你可以執行進階{ $action }
op-action-best = 你可以執行{ $action }
op-with-reach = { $what }，任何地方
op-with-strength = { $what }，[military] 多 { $n }
op-vp_per = { $of }：每 { $each } 個獲得 { $n } [vp]
op-vp_per-each = 每個{ $of }獲得 { $n } [vp]
op-trade-free = 與任一 [technology] 較高的文明貿易，對方不獲得分數：獲得 1 [technology]
op-most = { $what }，最多 { $n }
op-choose = 二選一：{ $what }
op-if = { $test }時：{ $then }；否則：{ $otherwise }
op-if-only = { $test }時：{ $then }
op-government = 獲得你政體的獎勵
op-end_turn = 本輪後回合結束
op-joined = { $a }；{ $b }
op-and = { $a }並{ $b }
op-or = { $a }，或{ $b }

# The same in few words, for small cards; "short" where a card does more than two things
brief-op-cubes-pool_or_map = 收回最多 { $n } [cube]
brief-op-expand = 1 [cube] 到相鄰土地
brief-op-expand-any = 1 [cube] 到任一土地
brief-op-trade = 較高鄰居：{ $vp } [vp]，你 1 [technology]
brief-op-trade-any = 任一科技較高者：對方 { $vp } [vp]，你 1 [technology]
brief-op-trade-free = 任一科技較高者：你 1 [technology]
brief-op-raid = 較弱的鄰居：+{ $vp } [vp] +{ $n } [cube]
brief-op-war = 贏得共有土地：+{ $vp } [vp]
brief-op-wonder = { $n ->
       *[other] 從列中拿 { $n } 座奇觀
    }
brief-op-end_turn = 回合結束
brief-op-cards-newest = { $n ->
       *[other] 收回最新 { $n } 張
    }
brief-op-cards-oldest = { $n ->
       *[other] 收回最舊 { $n } 張
    }
brief-op-cards-choice = { $n ->
       *[other] 收回任選 { $n } 張
    }
brief-op-action-basic = 你可以{ $action }
brief-op-action-advanced = 進階{ $action }
brief-op-action-best = 你可以{ $action }
brief-op-vp_per = { $of }：每 { $each } 個 +{ $n } [vp]
brief-op-vp_per-each = 每個{ $of } +{ $n } [vp]
brief-count-territories = 你所在的土地
brief-count-sole = 獨占的土地
brief-count-wonders = [wonder]
brief-op-cards-several = 收回 { $n } 張
short-op-cards-choice = +{ $n } [cards]
short-op-cards-oldest = +{ $n } [cards]
short-op-vp = +{ $n } [vp]
short-op-cubes = +{ $n } [cube]
short-op-technology = +{ $n } [technology]
short-op-military = +{ $n } [military]
short-op-wonder = +{ $n } [wonder]
short-op-ready = 重置 { $n } [wonder]
short-op-government = 政體獎勵
short-op-add_cube-supply = { $n } 個新 [cube]
short-op-joined = { $a }，{ $b }

# What is counted
count-territories = 你所在的 [territory]
count-sole = 你獨占的 [alone]
count-wonders = [wonder]
count-technology = [technology]
count-military = [military]
count-levels = [technology] 與 [military] 合計
count-weaker = [military] 較低的文明
count-richer = [vp] 較高的文明

# Tests
test-territories = 在 { $n } [territory]
test-sole = 獨占 { $n } [alone]
test-wonders = { $n } [wonder]
test-technology = [technology] { $n }
test-military = [military] { $n }
test-levels = [technology] 與 [military] 合計 { $n }
test-supply = 供應區有 { $n } [cube]
test-advisors_used = 用過 { $n } [advisor]
test-attacks_in_era = 本時代 { $n } 次戰爭或劫掠
test-no-attacks_in_era = 本時代沒有戰爭與劫掠
test-trades_in_era = 本時代 { $n } 次貿易，你的或與你的
test-most-military = [military] 比任何玩家都高
test-most-wonders = [wonder] 比任何玩家都多
test-most-levels = [technology] 與 [military] 合計比任何玩家都高
test-most-technology = [technology] 比任何玩家都高
test-most-territories = 所在的 [territory] 比任何玩家都多
test-most-sole = 獨占的 [alone] 比任何玩家都多
test-peace = 本回合沒有戰爭與劫掠

# What a player must have, in words: the aims of leaders
have-territories = { $n ->
       *[other] 在 { $n } 片土地
    }
have-sole = { $n ->
       *[other] 獨占 { $n } 片土地
    }
have-wonders = { $n ->
       *[other] 擁有 { $n } 座奇觀
    }
have-technology = 科技達 { $n }
have-military = 軍事達 { $n }
have-levels = 科技與軍事合計達 { $n }
have-supply = { $n ->
       *[other] 供應區有 { $n } 個方塊
    }
have-advisors_used = { $n ->
       *[other] 用過 { $n } 位顧問
    }
have-attacks_in_era = { $n ->
       *[other] 本時代進行過 { $n } 次戰爭或劫掠
    }
have-no-attacks_in_era = 本時代沒有戰爭與劫掠
have-trades_in_era = { $n ->
       *[other] 本時代參與過 { $n } 次貿易
    }
have-peace = 本回合沒有戰爭與劫掠
have-most-military = 軍事比任何玩家都高
have-most-wonders = 奇觀比任何玩家都多
have-most-levels = 科技與軍事合計比任何玩家都高
have-most-technology = 科技比任何玩家都高
have-most-territories = 所在的土地比任何玩家都多
have-most-sole = 獨占的土地比任何玩家都多
aim-scores = { $n ->
       *[other] 時代結束時若{ $what }，得 { $n } 分
    }

# What a leader asks for, as a label
goal-territories = { $n ->
       *[other] { $n } 片土地
    }
goal-sole = { $n ->
       *[other] 獨占 { $n } 片土地
    }
goal-wonders = { $n ->
       *[other] { $n } 座奇觀
    }
goal-technology = 科技 { $n }
goal-military = 軍事 { $n }
goal-levels = 科技＋軍事 { $n }
goal-supply = { $n ->
       *[other] 供應區 { $n } 個方塊
    }
goal-advisors_used = { $n ->
       *[other] 用過 { $n } 位顧問
    }
goal-attacks_in_era = { $n ->
       *[other] { $n } 次戰爭或劫掠
    }
goal-no-attacks_in_era = 沒有戰爭與劫掠
goal-trades_in_era = { $n ->
       *[other] { $n } 次貿易
    }
goal-and = 並{ $what }

# When a wonder works
trigger-military = 軍事
trigger-technology = 科技
trigger-art = 藝術
trigger-exploit = 開採
trigger-expansion = 擴張
trigger-trade = 貿易
trigger-raid = 劫掠
trigger-war = 戰爭
trigger-tourism = 觀光
trigger-revolution = 革命
trigger-explored = 擴張到空地
trigger-war_won = 贏得戰爭
trigger-attacked = 他人對你開戰
trigger-traded_with = 他人與你貿易
trigger-advisor = 顧問
trigger-turn_end = 回合結束
wonder-when = *{ $when }*：{ $what }。
wonder-when-test = *{ $when }*，{ $test }：{ $what }。
always-guard = *永遠*：別人劫掠或攻擊你時，[military] 多 { $n }。
always-counts_as = *永遠*：視為 { $n } [wonder]。

# What a level opens
unlock-card = { $card }加入你的手牌
unlock-cards = 每輪最多 { $n } 張卡
unlock-advanced = 進階{ $card }
unlock-navigation = 所有土地都相鄰
no-bonus = 沒有獎勵

# Sides of a card
side-basic = 基本
side-advanced = 進階
side-advanced-from = 進階，{ $level }起
side-nothing = 不執行
side-first = 先
side-then = 再

# Civbots' operations
bot-op-expand = 擴張
bot-op-technology = 1 [technology]
bot-op-military = 1 [military]
bot-op-trade = 貿易
bot-op-raid = 劫掠
bot-op-war = 戰爭
bot-op-remove_wonder = 最舊的 [wonder] 離開列
bot-op-vp = { $n } [vp]
bot-op-government_vp = 其政體的 [vp]
bot-op-lower_level = 較低的一項升 1 級
bot-sign-remove_wonder = −1 [wonder]
bot-sign-government_vp = [government] [vp]
bot-sign-lower_level = 1 [lower_level]
