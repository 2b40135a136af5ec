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
brings-technology = { $way ->
    [count] { $n } 科技
   *[noun] 科技
}
brings-military = { $way ->
    [count] { $n } 軍事
   *[noun] 軍事
}
brings-territories = { $way ->
    [count] { $n } 片土地
   *[noun] 土地
}
brings-cubes = { $way ->
    [count] 供應區 { $n } 個方塊
   *[noun] 供應區的方塊
}
brings-cards = { $way ->
    [count] { $n } 張手牌
   *[noun] 手牌
}
brings-wonders = { $way ->
    [count] { $n } 座奇觀
   *[noun] 奇觀
}
brings-government = { $way ->
    [up] 改善政體
    [down] 政體變差
   *[noun] 政體
}
brings-sole = { $way ->
    [up] 獨占更多土地
    [down] 獨占的土地變少
   *[noun] 獨占的土地
}
brings-leader = { $way ->
    [up] 得到有希望的領袖
    [down] 放棄領袖的目標
    [more] 更接近領袖的高目標（{ $now }／{ $limit }）
    [done] 達成領袖的高目標
    [less] 遠離領袖的高目標（{ $now }／{ $limit }）
   *[noun] 領袖的目標
}

manner-builder-does = 偏好科技與土地。
manner-warrior-does = 偏好軍事與戰爭。
manner-collector-does = 偏好奇觀與顧問。
