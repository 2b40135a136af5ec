# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
why-denies = { $others ->
    [1] 相手から{ $things }を奪う
   *[other] 相手たちから{ $things }を奪う
}
why-gives = { $others ->
    [1] 相手に{ $things }を与える
   *[other] 相手たちに{ $things }を与える
}
brings-points = { $way ->
    [count] { $n ->
       *[other] { $n }点
    }
   *[noun] 点数
}
brings-technology = { $way ->
    [count] 技術{ $n }
   *[noun] 技術
}
brings-military = { $way ->
    [count] 軍事{ $n }
   *[noun] 軍事
}
brings-territories = { $way ->
    [count] { $n ->
       *[other] 土地{ $n }つ
    }
   *[noun] 土地
}
brings-cubes = { $way ->
    [count] { $n ->
       *[other] 供給のキューブ{ $n }つ
    }
   *[noun] 供給のキューブ
}
brings-cards = { $way ->
    [count] { $n ->
       *[other] 手札{ $n }枚
    }
   *[noun] 手札
}
brings-wonders = { $way ->
    [count] { $n ->
       *[other] 世界遺産{ $n }つ
    }
   *[noun] 世界遺産
}
brings-government = { $way ->
    [up] 政体がよくなる
    [down] 政体が悪くなる
   *[noun] 政体
}
brings-sole = { $way ->
    [up] 単独の土地が増える
    [down] 単独の土地が減る
   *[noun] 単独の土地
}
brings-leader = { $way ->
    [up] 有望な指導者を得る
    [down] 指導者の目標を手放す
    [more] 指導者の大きい目標に近づく（{ $now } / { $limit }）
    [done] 指導者の大きい目標を満たす
    [less] 指導者の大きい目標から遠ざかる（{ $now } / { $limit }）
   *[noun] 指導者の目標
}

manner-builder-does = 技術と土地を好みます。
manner-warrior-does = 軍事と戦争を好みます。
manner-collector-does = 世界遺産と顧問を好みます。
