# Puzzles: on the Learn page, at their table, and when they travel.
puzzles-heading = 謎題
puzzles-note = 各一個回合，取自實際的遊戲。
puzzles-none = 還沒有謎題。覆盤一場你結束的遊戲：其中的失誤會成為謎題。
puzzles-reading = 正在讀取謎題…
puzzles-damaged = 無法讀取你的謎題：{ $path } 已損壞（{ $detail }）。來自你遊戲的謎題從第一盒重新開始。
puzzles-not-kept = 無法儲存你的成績：{ $reason }
puzzles-added = { $n ->
   *[other] 你有 { $n } 個回合成為謎題。明天在「學習」頁可以找到。
}
puzzles-paste = 貼上謎題

puzzle-day = 每日謎題
puzzle-day-about = 人人相同，明天有新的。你能找出最常獲勝的回合嗎？
puzzle-day-solved = 你已解開今天的謎題。明天有新的。
puzzle-own = 來自你自己的遊戲
puzzle-collection = 謎題
puzzle-sent = 給你的謎題
puzzle-title = 找出最佳回合
puzzle-task = 進行勝率最高的回合。你看到的是這位玩家所知道的。
puzzle-as-seen = { $when }，扮演 { $name }
puzzle-ask = 進行你的回合。評判之前都可以收回步驟。
puzzle-over = 你的回合已經決定。請評判，或再試一次。
puzzle-judge = 評判
puzzle-next = 下一個謎題
puzzle-try = 試試看
puzzle-once-more = 再試一次
puzzle-not-tried = 尚未嘗試
puzzle-stars = { $n ->
    [0] 還沒有星
   *[other] { $n } 顆星
}
puzzle-comes-back = { $days ->
    [1] 明天再出現。
   *[other] { $days } 天後再出現。
}
puzzle-solved-for-good = 永久解開：不再出現。

puzzle-due = 今天到期
puzzle-due-about = 來自你自己的失誤
puzzle-due-begin = 開始
puzzle-due-none = 今天沒有到期的。
puzzle-box-tip = { $days ->
   *[other] { $days } 天後再出現的謎題
}
puzzle-box = { $days ->
   *[other] { $days } 天
}
puzzle-collection-heading = 所有謎題
puzzle-collection-solved = 已解 { $done }／{ $all }
puzzle-collection-count = { $done }／{ $all }
puzzle-idea-other = 混合

puzzle-copy = 複製成文字
puzzle-picture = 存成圖片
puzzle-file = 謎題
puzzle-copied = 謎題已在剪貼簿（{ $letters } 個字元）。
puzzle-pictured = 圖片是 { $path }。把它拖到本程式的視窗就能開啟謎題。
puzzle-not-exported = 無法匯出謎題：{ $reason }
puzzle-refused = 無法開啟這個謎題：{ $reason }

menu-learn-due = { $n ->
   *[other] 學習：今天 { $n } 個謎題到期
}
settings-own-puzzles = 把我的失誤做成謎題
settings-own-puzzles-about = 覆盤之後，你代價最高的回合會以謎題再出現：{ $first }、{ $second }、{ $third } 與 { $fourth } 天後，直到你每次都解開。
