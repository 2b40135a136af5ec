# The handbook: a page for every thing of a game. Kinds: one of them, and the heading of all.
handbook-title = ハンドブック
handbook-scope-all = 3つのゲームすべて
handbook-search = カード・場所・言葉を検索
handbook-meant = 「{ $words }」の結果
handbook-found = { $n ->
   *[other] { $n }ページ
 }
handbook-nothing = 見つかりません
handbook-see = 関連項目
handbook-seen-in = 参照元
handbook-open = ハンドブックを開く
handbook-before = 前のページ
handbook-note = { $kind }、{ $game }
handbook-heading = { $kind }（{ $n }）
handbook-rule = ルール
handbook-rule-all = 遊び方
handbook-ruling = 裁定
handbook-ruling-all = 裁定
handbook-word = ルール用語
handbook-word-all = ルール用語
handbook-symbol = シンボル
handbook-symbol-all = シンボル
handbook-cost = コスト：{ $cost }
handbook-points = { $n ->
   *[other] { $n }点
 }
handbook-copies = 内容物：{ $n }
handbook-in-era = 時代{ $era }
