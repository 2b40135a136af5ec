# Puzzles: on the Learn page, at their table, and when they travel.
puzzles-heading = パズル
puzzles-note = 実戦から取った、1手番の問題です。
puzzles-none = パズルはまだありません。終わったゲームを検討すると、悪手がパズルになります。
puzzles-reading = パズルを読み込んでいます…
puzzles-damaged = パズルを読めませんでした。{ $path }が壊れています（{ $detail }）。あなたのゲームのパズルは最初の箱からやり直しです。
puzzles-not-kept = 結果を保存できませんでした：{ $reason }
puzzles-added = { $n ->
   *[other] あなたの手番{ $n }つがパズルになりました。明日、「学ぶ」のページに出ます。
}
puzzles-paste = パズルを貼り付け

puzzle-day = 今日のパズル
puzzle-day-about = だれにも同じ問題が、毎日1つ出ます。勝率が最も高い手番を見つけられますか？
puzzle-day-solved = 今日のパズルは解けました。明日また新しい問題が出ます。
puzzle-own = あなたのゲームから
puzzle-collection = パズル
puzzle-sent = あなたへのパズル
puzzle-title = 最善の手番を探す
puzzle-task = 勝率が最も高い手番をプレイします。見えるのは、このプレイヤーが知っていたことです。
puzzle-as-seen = { $when }、{ $name }の視点
puzzle-ask = 手番をプレイしてください。判定までは手を取り消せます。
puzzle-over = 手番が決まりました。判定するか、もう一度挑戦してください。
puzzle-judge = 判定する
puzzle-next = 次のパズル
puzzle-try = 挑戦する
puzzle-once-more = もう一度挑戦
puzzle-not-tried = 未挑戦
puzzle-stars = { $n ->
    [0] 星なし
   *[other] 星{ $n }つ
}
puzzle-comes-back = { $days ->
   *[other] { $days }日後にまた出ます。
}
puzzle-solved-for-good = 完全に解きました。もう出ません。

puzzle-due = 今日の復習
puzzle-due-about = あなたの悪手から
puzzle-due-begin = 始める
puzzle-due-none = 今日の復習はありません。
puzzle-box-tip = { $days ->
   *[other] { $days }日後にまた出るパズル
}
puzzle-box = { $days ->
   *[other] { $days }日
}
puzzle-collection-heading = すべてのパズル
puzzle-collection-solved = 正解 { $done } / { $all }
puzzle-collection-count = { $done } / { $all }
puzzle-idea-other = いろいろ

puzzle-copy = 文字列でコピー
puzzle-picture = 画像で保存
puzzle-file = パズル
puzzle-copied = パズルをクリップボードにコピーしました（{ $letters }文字）。
puzzle-pictured = 画像：{ $path }。このプログラムのウィンドウにドロップするとパズルを開けます。
puzzle-not-exported = パズルを書き出せませんでした：{ $reason }
puzzle-refused = このパズルを開けませんでした：{ $reason }

menu-learn-due = { $n ->
   *[other] 学ぶ：今日のパズル{ $n }問
}
settings-own-puzzles = 自分の悪手をパズルにする
settings-own-puzzles-about = 検討の後、損失の大きかった手番がパズルとして{ $first }、{ $second }、{ $third }、{ $fourth }日後に出ます。毎回解けたら終わりです。
