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
brings-goods = { $way ->
    [count] { $n ->
       *[other] 物資{ $n }個
    }
   *[noun] 物資
}
brings-gold_cards = { $way ->
    [count] { $n ->
       *[other] ゴールドカード{ $n }枚
    }
   *[noun] ゴールドカード
}
brings-combat_cards = { $way ->
    [count] { $n ->
       *[other] 戦闘カード{ $n }枚
    }
   *[noun] 戦闘カード
}
brings-products = { $way ->
    [count] { $n ->
       *[other] 製品{ $n }
    }
   *[noun] 製品
}
brings-units = { $way ->
    [count] { $n ->
       *[other] マップ上のユニット{ $n }
    }
   *[noun] マップ上のユニット
}
brings-paintings = { $way ->
    [count] { $n ->
       *[other] 絵画{ $n }枚
    }
   *[noun] 絵画
}
brings-palaces = { $way ->
    [count] { $n ->
       *[other] 宮殿{ $n }
    }
   *[noun] 宮殿
}
brings-tiles = { $way ->
    [count] { $n ->
       *[other] 支配するタイル{ $n }
    }
   *[noun] 支配するタイル
}
brings-danger = { $way ->
    [more] { $n ->
       *[other] さらに{ $n }タイルが攻撃にさらされる
    }
    [less] { $n ->
       *[other] { $n }タイルを攻撃から守る
    }
   *[noun] タイルの安全
}
brings-targets = { $way ->
    [more] { $n ->
       *[other] 相手のタイルがさらに{ $n }枚、射程に入る
    }
    [less] { $n ->
       *[other] 射程内の相手のタイルが{ $n }枚減る
    }
   *[noun] 射程内の相手のタイル
}
brings-mission = { $way ->
    [more] ミッション{ $thing }が進む（{ $now } / { $limit }）
    [done] ミッション{ $thing }を達成する
    [less] ミッション{ $thing }が後退する（{ $now } / { $limit }）
   *[noun] ミッション{ $thing }
}
brings-goal = { $way ->
    [more] 目標「{ $thing }」に近づく
    [done] 目標「{ $thing }」を達成する
    [less] 目標「{ $thing }」から遠のく
   *[noun] 目標「{ $thing }」
}
brings-monarch = { $way ->
    [up] 強い君主を選ぶ
    [down] 君主が弱くなる
   *[noun] 君主
}
brings-missions = { $way ->
    [up] 有望なミッションを取る
    [down] 有望なミッションを失う
   *[noun] ミッション
}
brings-palace_sites = { $way ->
    [up] 宮殿の場所を作る
    [down] 宮殿の場所が減る
   *[noun] 宮殿の場所
}
brings-exploration = { $way ->
    [up] 近くの探検先が増える
    [down] 近くの探検先が減る
   *[noun] 探検
}
brings-next_buys = { $way ->
    [up] 次の手番でもっと価値のあるものを買える
    [down] 次の手番で買えるものの価値が下がる
   *[noun] 次の手番の買い物
}
brings-room = { $way ->
    [up] 建てる土地が広がる
    [down] 建てる土地を使う
   *[noun] 建てる土地
}
brings-means = { $way ->
    [up] 支払いの元手が多く残る
    [down] 支払いの元手が減る
   *[noun] 支払いの元手
}

manner-builder-does = 建物、都市、製品を好みます。
manner-warrior-does = ユニット、戦闘、戦闘カードを好みます。
manner-collector-does = 絵画、ゴールドカード、探検タイルを好みます。
