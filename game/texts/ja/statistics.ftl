# The statistics page
menu-statistics = 統計
statistics-title = 統計
statistics-all = すべてのゲーム
statistics-everybody = 全プレイヤー
statistics-unnamed = 名前なし
statistics-percent = { $n }%
statistics-percent-signed = { $sign }{ $n }%
statistics-games = { $n ->
   *[other] ゲーム
 }
statistics-since = { $date }から
statistics-nothing = 終わったゲームはまだありません。最後までプレイすると、ここで数えます。
statistics-nothing-here = この種のゲームはまだ終わっていません。
statistics-won = 勝利
statistics-interval = 長い目では{ $low }～{ $high }
statistics-run = { $n ->
   *[other] 連勝
 }
statistics-run-note = 最長の連勝
statistics-play = 1選択での損失
statistics-play-was = 前は{ $n }%。低いほど良い
statistics-play-less = 勝率の損失。低いほど良い
statistics-luck = 運
statistics-luck-games = { $n ->
   *[other] 検討した{ $n }ゲーム
 }
statistics-no-review = ゲームを検討すると表示
statistics-achievements = 偉業
statistics-achievements-of = { $n } / { $of }
statistics-achievements-newest = 最新：{ $achievement }
statistics-achievements-none = まだなし

# Panels
statistics-by-rung = ボット別
statistics-by-game = ゲーム別
statistics-by-scenario = シナリオ別
statistics-by-seats = 人数別
statistics-by-role = 君主・陣営・文明別
statistics-share-note = 勝利数と、ありそうな勝率
statistics-no-bots = ボットなし
statistics-seats = { $n ->
   *[other] { $n }人
 }
statistics-row-tip = { $text }：{ $games }ゲーム中{ $won }勝。真の勝率は、20回に19回は{ $low }～{ $high }の間にあります。
statistics-verdict = { $rung }に{ $percent }勝っています。次は{ $next }です。
statistics-verdict-top = 最強の{ $rung }に{ $percent }勝っています。
statistics-plot-play = プレイと運の推移
statistics-plot-wins = 勝率の推移
statistics-plot-points = 得点の推移
statistics-plot-length = 長さの推移
statistics-plot-categories = 項目別の得点
statistics-plot-note = { $n ->
   *[other] 最近の{ $n }ゲーム。クリックで検討を開く
 }
statistics-plot-mean = { $n ->
   *[other] { $n }ゲーム
 }の平均
statistics-play-legend = 1選択で失った勝率（%）。低いほど良い
statistics-luck-legend = 運：タイル・カード・戦闘
statistics-wins-legend = 直近10ゲームの勝率と、帯で示すありそうな範囲
statistics-points-legend = 得点と10ゲームの平均
statistics-length-legend = ラウンド数と10ゲームの平均
statistics-point-tip = *第{ $number }ゲーム：{ $what }*
    { $result }
statistics-point-won = { $vp }対{ $rivals }で勝利
statistics-point-lost = { $vp }対{ $rivals }で敗北
statistics-point-won-alone = { $vp }点で勝利
statistics-point-lost-alone = { $vp }点で敗北
statistics-point-review = { $result }、1選択で{ $play }%損失、運{ $luck }
statistics-records = 記録
statistics-record-none = まだなし
statistics-achievements-title = 偉業
statistics-achievements-over = { $n } / { $of }（3つのゲーム合計）
statistics-achievement-fresh = 新規：
statistics-achievement-when = { $date }に達成。
statistics-achievement-open = 未達成。
statistics-achievement-hint = メダルを指すと条件が読めます。
statistics-uncounted = { $n ->
   *[other] セーブ中の終わったゲーム{ $n }つが、ここで数えられていません。
 }
statistics-rebuild = セーブを数える
statistics-rebuild-begins = セーブを数えています
statistics-rebuilding = セーブを数えています：{ $n } / { $of }
statistics-export = CSVに書き出す
statistics-exported = 表：{ $path }
statistics-not-exported = 表を書き出せませんでした：{ $reason }
statistics-list-title = ゲーム
statistics-list-line = { $date } · { $result }
statistics-list-played = { $role }、{ $against }
statistics-against = 対{ $rung }
statistics-no-file = このゲームのセーブはもうありません。結果だけが残っています。

# Told once after a game
statistics-achievement-new = { $n ->
   *[other] 新しい偉業：{ $names }
 }

# Trouble
statistics-damaged = 統計が壊れていました（{ $reason }）。{ $path }として残し、新しく始めます。ゲームは無事で、統計のページで数え直せます。
statistics-damaged-stays = 統計が壊れており（{ $reason }）、移せません。{ $path }がなくなるまで何も数えません。ゲームは無事です。
statistics-busy = ほかのプログラムが統計を開いています。数えられなかった分は、次のゲームのときか、再起動後に統計のページで数えます。
statistics-newer = 新しいバージョンが統計を書いています。そのまま残し、ここでは数えません。ゲームは無事です。
statistics-read-only = 統計は書き込み禁止です。{ $path }に書けるまで何も数えません。ゲームは無事で、再起動後でも統計のページで数えられます。
statistics-failed = 統計を読み書きできませんでした（{ $reason }）。ゲームは無事で、再起動後でも統計のページで数えられます。
statistics-rebuilt = { $counted ->
   *[other] 終わったゲームを{ $counted }つ数えました
 }（うち初めて：{ $fresh }）。セーブ{ $saves }個のうち数えないもの：進行中{ $running }、分岐・別の場所で終了・ボットのみ{ $left }、読めない{ $unreadable }。
cli-help-rebuild-statistics = セーブにある終わったゲームを数え直して終了する

# Achievements of every game
achievement-three_crowns = 三冠
achievement-three_crowns-rule = 3つのゲームでそれぞれ勝つ。
achievement-giant_slayer = 巨人殺し
achievement-giant_slayer-rule = 皇帝に勝つ。
achievement-hairs_breadth = 紙一重
achievement-hairs_breadth-rule = 1点差か同点決勝で勝つ。
