# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
brings-rival = { $others ->
    [0] フランス
   *[1] イギリス
}
brings-rival-to = { $others ->
    [0] フランス
   *[1] イギリス
}
brings-award = { $of ->
    [caribbean] カリブの報酬
    [india] インドの報酬
    [north_america] 北アメリカの報酬
   *[europe] 欧州の報酬
}
brings-region-in = { $of ->
    [caribbean] カリブで
    [india] インドで
    [north_america] 北アメリカで
   *[europe] 欧州で
}
why-denies = { brings-rival }から{ $things }を奪う
why-gives = { brings-rival-to }に{ $things }を与える
brings-points = { $way ->
    [count] { $n } VP
   *[noun] VP
}
brings-markets = { $way ->
    [count] { $n ->
       *[other] 市場{ $n }つ
    }
   *[noun] 市場
}
brings-alliances = { $way ->
    [count] { $n ->
       *[other] 政治スペース{ $n }つ
    }
   *[noun] 政治スペース
}
brings-territories = { $way ->
    [count] { $n ->
       *[other] 領土{ $n }つ
    }
   *[noun] 領土
}
brings-forts = { $way ->
    [count] { $n ->
       *[other] 要塞{ $n }つ
    }
   *[noun] 要塞
}
brings-squadrons = { $way ->
    [count] { $n ->
       *[other] マップ上の艦隊{ $n }つ
    }
   *[noun] マップ上の艦隊
}
brings-advantages = { $way ->
    [count] { $n ->
       *[other] 優位{ $n }つ
    }
   *[noun] 優位
}
brings-navy_box = { $way ->
    [count] { $n ->
       *[other] 海軍ボックスの艦隊{ $n }つ
    }
   *[noun] 海軍ボックスの艦隊
}
brings-treaty = { $way ->
    [count] { $n ->
       *[other] 条約ポイント{ $n }
    }
   *[noun] 条約ポイント
}
brings-events = { $way ->
    [count] { $n ->
       *[other] 手札のイベント{ $n }枚
    }
   *[noun] 手札のイベント
}
brings-debt = { $way ->
    [scale] 債務{ $n }（{ $now } / { $limit }）
    [less] 債務を{ $n }減らす（{ $now } / { $limit }）
   *[noun] 債務
}
brings-region = { $way ->
    [taken] { brings-rival }から{ brings-award }を奪う
    [won] { brings-award }を得る
    [denied] { brings-rival }に{ brings-award }を渡さない
    [lost] { brings-award }を手放す
    [given] { brings-rival }に{ brings-award }を与える
    [ahead] { brings-region-in }{ $now }差で先行
    [level] { brings-region-in }同数に並ぶ
    [nearer] { brings-region-in }{ brings-rival }の差を{ $now }に縮める
    [less] { brings-region-in }後退する
   *[noun] { $thing }
}
brings-commodity = { $way ->
    [taken] { brings-rival }から{ $thing }の需要を奪う
    [won] { $thing }の需要を得る
    [denied] { brings-rival }に{ $thing }の需要を渡さない
    [lost] { $thing }の需要を手放す
    [given] { brings-rival }に{ $thing }の需要を与える
    [ahead] { $thing }で{ $now }差で先行
    [level] { $thing }で同数に並ぶ
    [nearer] { $thing }で{ brings-rival }の差を{ $now }に縮める
    [less] { $thing }で後退する
   *[noun] { $thing }
}
brings-prestige = { $way ->
    [taken] { brings-rival }から威信を奪う
    [won] 威信を得る
    [denied] { brings-rival }に威信を渡さない
    [lost] 威信を手放す
    [given] { brings-rival }に威信を与える
    [ahead] 威信で{ $now }差で先行
    [level] 威信で同数に並ぶ
    [nearer] 威信で{ brings-rival }の差を{ $now }に縮める
    [less] 威信で後退する
   *[noun] 威信
}
brings-war = { $way ->
    [up] 次の戦争に備える
    [down] 次の戦争で弱くなる
   *[noun] 次の戦争
}
brings-final = { $way ->
    [up] 最終得点計算で伸びる
    [down] 最終得点計算で後退する
   *[noun] 最終得点計算
}
brings-ministries = { $way ->
    [up] 大臣を強める
    [down] 大臣を弱める
   *[noun] 大臣
}

manner-builder-does = 市場と領土を好みます。
manner-warrior-does = 要塞、艦隊、ボーナス戦争タイルを好みます。
manner-collector-does = 政治スペース、優位、イベントを好みます。
