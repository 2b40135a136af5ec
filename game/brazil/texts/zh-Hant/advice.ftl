# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
why-denies = { $others ->
   *[other] 讓對手損失{ $things }
}
why-gives = { $others ->
   *[other] 讓對手得到{ $things }
}
brings-points = { $way ->
    [count] { $n } 分
   *[noun] 分數
}
brings-goods = { $way ->
    [count] { $n } 個物資
   *[noun] 物資
}
brings-gold_cards = { $way ->
    [count] { $n } 張黃金卡
   *[noun] 黃金卡
}
brings-combat_cards = { $way ->
    [count] { $n } 張戰鬥卡
   *[noun] 戰鬥卡
}
brings-products = { $way ->
    [count] { $n } 個產品
   *[noun] 產品
}
brings-units = { $way ->
    [count] 地圖上 { $n } 個單位
   *[noun] 地圖上的單位
}
brings-paintings = { $way ->
    [count] { $n } 張繪畫
   *[noun] 繪畫
}
brings-palaces = { $way ->
    [count] { $n } 座宮殿
   *[noun] 宮殿
}
brings-tiles = { $way ->
    [count] { $n } 片受控板塊
   *[noun] 受控板塊
}
brings-danger = { $way ->
    [more] 讓 { $n } 片板塊更容易受攻擊
    [less] 保護 { $n } 片板塊不受攻擊
   *[noun] 更安全的板塊
}
brings-targets = { $way ->
    [more] 多 { $n } 片對手板塊進入攻擊範圍
    [less] 少 { $n } 片對手板塊在攻擊範圍
   *[noun] 攻擊範圍內的對手板塊
}
brings-mission = { $way ->
    [more] 推進任務{ $thing }（{ $now }／{ $limit }）
    [done] 完成任務{ $thing }
    [less] 讓任務{ $thing }倒退（{ $now }／{ $limit }）
   *[noun] 任務{ $thing }
}
brings-goal = { $way ->
    [more] 更接近目標「{ $thing }」
    [done] 達成目標「{ $thing }」
    [less] 遠離目標「{ $thing }」
   *[noun] 目標「{ $thing }」
}
brings-monarch = { $way ->
    [up] 選了強力的君王
    [down] 削弱君王
   *[noun] 君王
}
brings-missions = { $way ->
    [up] 拿到有希望的任務
    [down] 失去有希望的任務
   *[noun] 任務
}
brings-palace_sites = { $way ->
    [up] 為宮殿留出空間
    [down] 宮殿的空間變少
   *[noun] 宮殿的空間
}
brings-exploration = { $way ->
    [up] 附近有更多可探索
    [down] 附近可探索的變少
   *[noun] 探索
}
brings-next_buys = { $way ->
    [up] 下回合能買更有價值的東西
    [down] 下回合只能買較不值的東西
   *[noun] 下回合的購買
}
brings-room = { $way ->
    [up] 打開可建造的土地
    [down] 用掉可建造的土地
   *[noun] 可建造的土地
}
brings-means = { $way ->
    [up] 留下更多可支付的東西
    [down] 可支付的東西變少
   *[noun] 支付能力
}

manner-builder-does = 偏好建築、城市與產品。
manner-warrior-does = 偏好單位、戰鬥與戰鬥卡。
manner-collector-does = 偏好繪畫、黃金卡與探索板塊。
