# The statistics page
menu-statistics = 統計
statistics-title = 統計
statistics-all = 所有遊戲
statistics-everybody = 所有玩家
statistics-unnamed = 沒有名稱
statistics-percent = { $n }%
statistics-percent-signed = { $sign }{ $n }%
statistics-games = { $n ->
   *[other] 場遊戲
 }
statistics-since = 自 { $date }
statistics-nothing = 還沒有結束的遊戲。玩完一場，就會計入這裡。
statistics-nothing-here = 還沒有結束這種遊戲。
statistics-won = 獲勝
statistics-interval = 長期來看 { $low } 至 { $high }
statistics-run = { $n ->
   *[other] 連勝
 }
statistics-run-note = 最長的連勝
statistics-play = 每個選擇的損失
statistics-play-was = 之前為 { $n }%；越低越好
statistics-play-less = 勝率損失；越低越好
statistics-luck = 運氣
statistics-luck-games = { $n ->
   *[other] 於 { $n } 場覆盤的遊戲
 }
statistics-no-review = 覆盤一場遊戲來查看
statistics-achievements = 成就
statistics-achievements-of = { $n }／{ $of }
statistics-achievements-newest = 最新：{ $achievement }
statistics-achievements-none = 還沒有

# Panels
statistics-by-rung = 對每種電腦
statistics-by-game = 依遊戲
statistics-by-scenario = 依劇本
statistics-by-seats = 依玩家人數
statistics-by-role = 依君王、陣營、文明
statistics-share-note = 勝場，與可能的勝率
statistics-no-bots = 沒有電腦
statistics-seats = { $n ->
    [1] 單人
   *[other] { $n } 人
 }
statistics-row-tip = { $text }：{ $games } 場贏 { $won } 場。真實勝率在 { $low } 與 { $high } 之間，20 次中有 19 次。
statistics-verdict = 你對{ $rung }贏了 { $percent } 的遊戲：接下來是{ $next }。
statistics-verdict-top = 你對{ $rung }贏了 { $percent } 的遊戲，那是最強的。
statistics-plot-play = 打法與運氣走勢
statistics-plot-wins = 勝率走勢
statistics-plot-points = 分數走勢
statistics-plot-length = 長度走勢
statistics-plot-categories = 各類別的分數
statistics-plot-note = { $n ->
   *[other] 最近 { $n } 場遊戲；點選一場開啟覆盤
 }
statistics-plot-mean = { $n ->
   *[other] { $n } 場遊戲
 }的平均
statistics-play-legend = 每個選擇損失的勝率（%）；越低越好
statistics-luck-legend = 運氣：板塊、卡牌、戰鬥
statistics-wins-legend = 最近十場的勝率；背後的色帶為其可能的範圍
statistics-points-legend = 分數，以及十場的平均
statistics-length-legend = 輪數，以及十場的平均
statistics-point-tip = *第 { $number } 場：{ $what }*
    { $result }
statistics-point-won = { $vp } 比 { $rivals } 獲勝
statistics-point-lost = { $vp } 比 { $rivals } 落敗
statistics-point-won-alone = 以 { $vp } 分獲勝
statistics-point-lost-alone = 以 { $vp } 分落敗
statistics-point-review = { $result }，每個選擇損失 { $play }%，運氣 { $luck }
statistics-records = 紀錄
statistics-record-none = 尚無
statistics-achievements-title = 成就
statistics-achievements-over = 三款遊戲共 { $n }／{ $of }
statistics-achievement-fresh = 新：
statistics-achievement-when = 於 { $date } 達成。
statistics-achievement-open = 尚未達成。
statistics-achievement-hint = 指著徽章看它的條件。
statistics-uncounted = { $n ->
   *[other] 你的存檔中有 { $n } 場結束的遊戲未計入這裡。
 }
statistics-rebuild = 計入存檔
statistics-rebuild-begins = 正在計入存檔
statistics-rebuilding = 正在計入存檔：{ $n }／{ $of }
statistics-export = 匯出 CSV
statistics-exported = 表格在 { $path }
statistics-not-exported = 無法寫出表格：{ $reason }
statistics-list-title = 遊戲
statistics-list-line = { $date }・{ $result }
statistics-list-played = 使用{ $role }，{ $against }
statistics-against = 對{ $rung }
statistics-no-file = 這場遊戲的存檔不見了；只保留結果。

# Told once after a game
statistics-achievement-new = { $n ->
   *[other] 新成就：{ $names }
 }

# Trouble
statistics-damaged = 統計已損壞（{ $reason }）。它保留為 { $path }，並開始新的統計。你的遊戲沒有受損；統計頁可以重新計入。
statistics-damaged-stays = 統計已損壞（{ $reason }）且無法移走：在 { $path } 移除之前不計入任何東西。你的遊戲沒有受損。
statistics-busy = 另一個程式開著統計。未能計入的，會與下一場一起計入，或在重新啟動後由統計頁計入。
statistics-newer = 統計由較新的版本寫成：保持原樣，這裡不計入任何東西。你的遊戲沒有受損。
statistics-read-only = 統計有寫入保護：在 { $path } 可寫入之前不計入任何東西。你的遊戲沒有受損；之後統計頁可以計入，重新啟動後也可以。
statistics-failed = 無法讀寫統計（{ $reason }）。你的遊戲沒有受損；統計頁之後可以計入，重新啟動後也可以。
statistics-rebuilt = { $counted ->
   *[other] 計入 { $counted } 場結束的遊戲
 }，其中 { $fresh } 場首次計入。{ $saves } 個存檔中未計入的：{ $running } 場進行中，{ $left } 場是分支、在別處結束或全由電腦進行，{ $unreadable } 個無法讀取。
cli-help-rebuild-statistics = 重新計入存檔中結束的遊戲並結束

# Achievements of every game
achievement-three_crowns = 三頂王冠
achievement-three_crowns-rule = 三款遊戲各贏一場。
achievement-giant_slayer = 巨人殺手
achievement-giant_slayer-rule = 戰勝皇帝。
achievement-hairs_breadth = 毫髮之差
achievement-hairs_breadth-rule = 以一分或平手判定獲勝。
