# The handbook: a page for every thing of a game. Kinds: one of them, and the heading of all.
handbook-title = 手冊
handbook-scope-all = 全部三款遊戲
handbook-search = 搜尋卡牌、地點、詞語
handbook-meant = 顯示「{ $words }」
handbook-found = { $n ->
   *[other] { $n } 頁
 }
handbook-nothing = 找不到任何東西
handbook-see = 參見
handbook-seen-in = 提及於
handbook-open = 開啟手冊
handbook-before = 上一頁
handbook-note = { $kind }，{ $game }
handbook-heading = { $kind }（{ $n }）
handbook-rule = 規則
handbook-rule-all = 遊戲規則
handbook-ruling = 裁定
handbook-ruling-all = 裁定
handbook-word = 規則用語
handbook-word-all = 規則用語
handbook-symbol = 圖示
handbook-symbol-all = 圖示
handbook-cost = 費用：{ $cost }
handbook-points = { $n ->
   *[other] { $n } 分
 }
handbook-copies = 盒中有 { $n }
handbook-in-era = 時代 { $era }
