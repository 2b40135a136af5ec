# The first start, the lessons on the Learn page, and what every coach says.
first-title = 一盒三款桌遊。今天要玩哪一款？
first-lesson = 帶我認識遊戲
first-lesson-about = 幾分鐘，從第一次點選就開始玩。
first-game = 我會玩這款桌遊
first-game-taught = 第一場遊戲
first-strength = 你的對手要多強？
first-settler = 適合第一場遊戲
first-merchant = 把握機會
first-governor = 規劃回合
first-menu = 選單

menu-learn-on = 學習：第 { $number } 課
menu-quick = 快速遊戲
learn-hub-title = 學習
lesson-count = { $done }／{ $all } 課
lesson-heading = 課程
lesson-note = 在真正的桌面上，{ $coach }陪在你身旁。順序不限；隨時離開再回來。
lesson-minutes = { $minutes ->
   *[other] { $minutes } 分鐘
}
lesson-done = 完成
lesson-prepared-table = 這一課從準備好的局面開始。
lesson-begin = 開始
lesson-go-on = 繼續
lesson-again = 再玩一次
lesson-not-started = 無法開始這一課：{ $reason }
lesson-damaged = 無法讀取你的課程進度：{ $path } 已損壞（{ $detail }）。課程重新開始。
learn-pages-note = 每條規則，逐頁說明
learn-key = { $key } 在任何桌面開啟所指物件的頁面。

coach-why = 為什麼？
coach-again = 再說一次
coach-on = 繼續
coach-on-spoken = { $words }按{ $button }接著進行。
coach-leave = 離開
coach-back = 返回
coach-take-back = 收回
coach-go-on = 繼續
coach-next = 下一課
coach-first-game = 簡單遊戲
coach-play-on = 玩下去
coach-read = 閱讀頁面
coach-page = 手冊：{ $page }
coach-calls = { $key } 叫回{ $name }
coach-call = 叫回{ $name }
coach-dots = 第 { $step } 步，共 { $steps } 步
coach-recap = 這是這段期間發生的事。指向有編號的一行可看到地點，看完請按*{ $button }*。
coach-recap-plain = 這是這段期間發生的事。讀完請按*{ $button }*。
coach-others-play = { $n ->
   *[other] 輪到對手行動。看看有什麼變化；每一步都會記在紀錄裡。
}
command-coach_again = 課程中：再說一次
command-coach_away = 課程中：請教練離開或叫回

review-offer = 你的第一場遊戲結束了！覆盤會指出最關鍵的回合，以及高手會怎麼做。
review-offer-yes = 給我看
