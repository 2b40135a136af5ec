# The first start, the lessons on the Learn page, and what every coach says.
first-title = 3つのボードゲームが入っています。今日はどれを遊びますか？
first-lesson = ゲームを教わる
first-lesson-about = 数分で、最初のクリックから遊べます。
first-game = 元のゲームを知っている
first-game-taught = 最初のゲーム
first-strength = 相手の強さは？
first-settler = 初めての人向け
first-merchant = 好機を逃さない
first-governor = 手番を計画する
first-menu = メニュー

menu-learn-on = 学ぶ：レッスン{ $number }
menu-quick = すぐに対戦
learn-hub-title = 学ぶ
lesson-count = レッスン { $done } / { $all }
lesson-heading = レッスン
lesson-note = 本物のテーブルで、{ $coach }がそばで教えます。順番は自由。いつでも中断・再開できます。
lesson-minutes = { $minutes ->
   *[other] { $minutes }分
}
lesson-done = 修了
lesson-prepared-table = このレッスンは用意された場面から始まります。
lesson-begin = 始める
lesson-go-on = 続ける
lesson-again = もう一度遊ぶ
lesson-not-started = このレッスンは始められません：{ $reason }
lesson-damaged = レッスンの進み具合を読めませんでした。{ $path }が壊れています（{ $detail }）。レッスンは最初からになります。
learn-pages-note = すべてのルールをページごとに
learn-key = どのテーブルでも、{ $key }で指したもののページが開きます。

coach-why = なぜ？
coach-again = もう一度
coach-on = 続ける
coach-on-spoken = { $words } { $button }を押すと次に進みます。
coach-leave = やめる
coach-back = 戻る
coach-take-back = 取り消す
coach-go-on = 続ける
coach-next = 次のレッスン
coach-first-game = やさしいゲーム
coach-play-on = 続けて遊ぶ
coach-read = ページを読む
coach-page = ハンドブック：{ $page }
coach-calls = { $key }で{ $name }を呼び戻す
coach-call = { $name }を呼び戻す
coach-dots = 手順{ $step } / { $steps }
coach-recap = その間の出来事です。番号のある行を指すと場所がわかります。見終わったら*{ $button }*を押してください。
coach-recap-plain = その間の出来事です。読み終わったら*{ $button }*を押してください。
coach-others-play = { $n ->
   *[other] 相手の手番です。何が変わるか見ていてください。手はすべてログに残ります。
}
command-coach_again = レッスン中：もう一度聞く
command-coach_away = レッスン中：コーチを下がらせる・呼び戻す

review-offer = 初めてのゲームが終わりました！ 「検討」では、特に大事だった手番と、強いプレイヤーならどうしたかが分かります。
review-offer-yes = 見る
