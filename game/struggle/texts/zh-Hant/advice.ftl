# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
brings-rival = { $others ->
    [0] 法國
   *[1] 英國
}
brings-rival-to = { $others ->
    [0] 法國
   *[1] 英國
}
brings-award = { $of ->
    [caribbean] 加勒比海獎勵
    [india] 印度獎勵
    [north_america] 北美洲獎勵
   *[europe] 歐洲獎勵
}
brings-region-in = { $of ->
    [caribbean] 在加勒比海
    [india] 在印度
    [north_america] 在北美洲
   *[europe] 在歐洲
}
why-denies = 讓{ brings-rival }損失{ $things }
why-gives = 讓{ brings-rival-to }得到{ $things }
brings-points = { $way ->
    [count] { $n } 分
   *[noun] 分數
}
brings-markets = { $way ->
    [count] { $n } 個市場
   *[noun] 市場
}
brings-alliances = { $way ->
    [count] { $n } 個政治格
   *[noun] 政治格
}
brings-territories = { $way ->
    [count] { $n } 個領土
   *[noun] 領土
}
brings-forts = { $way ->
    [count] { $n } 座要塞
   *[noun] 要塞
}
brings-squadrons = { $way ->
    [count] 地圖上 { $n } 支艦隊
   *[noun] 地圖上的艦隊
}
brings-advantages = { $way ->
    [count] { $n } 個優勢
   *[noun] 優勢
}
brings-navy_box = { $way ->
    [count] 海軍區 { $n } 支艦隊
   *[noun] 海軍區的艦隊
}
brings-treaty = { $way ->
    [count] { $n } 條約點
   *[noun] 條約點
}
brings-events = { $way ->
    [count] 手上 { $n } 張事件
   *[noun] 手上的事件
}
brings-debt = { $way ->
    [scale] { $n } 債務（{ $now }／{ $limit }）
    [less] 還清 { $n } 債務（{ $now }／{ $limit }）
   *[noun] 債務
}
brings-region = { $way ->
    [taken] 從{ brings-rival }手中奪走{ brings-award }
    [won] 贏得{ brings-award }
    [denied] 讓{ brings-rival }得不到{ brings-award }
    [lost] 放棄{ brings-award }
    [given] 讓{ brings-rival }得到{ brings-award }
    [ahead] { brings-region-in }領先 { $now }
    [level] { brings-region-in }追平
    [nearer] { brings-region-in }把{ brings-rival }的領先縮小到 { $now }
    [less] { brings-region-in }落後
   *[noun] { $thing }
}
brings-commodity = { $way ->
    [taken] 從{ brings-rival }手中奪走{ $thing }的需求
    [won] 贏得{ $thing }的需求
    [denied] 讓{ brings-rival }得不到{ $thing }的需求
    [lost] 放棄{ $thing }的需求
    [given] 讓{ brings-rival }得到{ $thing }的需求
    [ahead] { $thing }領先 { $now }
    [level] { $thing }追平
    [nearer] 把{ brings-rival }的{ $thing }領先縮小到 { $now }
    [less] { $thing }落後
   *[noun] { $thing }
}
brings-prestige = { $way ->
    [taken] 從{ brings-rival }手中奪走威望
    [won] 贏得威望
    [denied] 讓{ brings-rival }得不到威望
    [lost] 放棄威望
    [given] 讓{ brings-rival }得到威望
    [ahead] 威望領先 { $now }
    [level] 威望追平
    [nearer] 把{ brings-rival }的威望領先縮小到 { $now }
    [less] 威望落後
   *[noun] 威望
}
brings-war = { $way ->
    [up] 為下一場戰爭做準備
    [down] 在下一場戰爭較弱
   *[noun] 下一場戰爭
}
brings-final = { $way ->
    [up] 終局計分增加
    [down] 終局計分落後
   *[noun] 終局計分
}
brings-ministries = { $way ->
    [up] 加強內閣
    [down] 削弱內閣
   *[noun] 內閣
}

manner-builder-does = 偏好市場與領土。
manner-warrior-does = 偏好要塞、艦隊與加成戰爭板塊。
manner-collector-does = 偏好政治格、優勢與事件。
