# Play with people at other places.
menu-together = 一緒に遊ぶ
menu-together-waiting = { $n ->
   *[other] 一緒に遊ぶ：{ $n }つのテーブルが待っています
}

# New game
who-elsewhere = 別の場所の人
does-elsewhere = 別のコンピューターからリンクで参加します。
about-elsewhere = *{ who-elsewhere }*：{ does-elsewhere }
new-elsewhere-name = 参加時に名前を入力
new-open-table = テーブルを開く

# The lobby
lobby-title = テーブルを開きました
lobby-opening = テーブルを開いています
lobby-starting = このコンピューターでホストを起動しています…
lobby-coming = 接続しています…
lobby-here = このコンピューターがテーブルのホストです
lobby-seen-as = このネットワークのほかの人からのアドレス
lobby-not-internet = このままではインターネットから接続できません。遠くの友人とは、小さなサーバーでホストを動かしてください。
lobby-keep = このウィンドウを閉じても続ける
lobby-server = グループのサーバーがテーブルのホストです
lobby-server-on = このウィンドウを閉じても、テーブルはサーバーに残ります。
lobby-not-encrypted = このサーバーへの接続は暗号化されていません。
lobby-watchers = このリンクがあればだれでも観戦でき、全員に見えるものが見えます。
lobby-copy-watch = 観戦用リンクをコピー
lobby-open-seat = { $seat }：空席
lobby-bot = ボット
lobby-you = あなた（このコンピューター）
lobby-is-here = 在席
lobby-away = 席はあるが、ウィンドウを開いていない
lobby-nobody = まだだれも参加していません
lobby-six-words = このネットワークで使う6つの単語
lobby-words-address = アドレス { $address } と使う6つの単語
lobby-link = { $seat }のリンク
lobby-copy-link = リンクをコピー
lobby-copy-all = 招待をコピー
lobby-renew = 新しいリンク
lobby-renew-ask = これまでに送ったリンクと6つの単語は使えなくなります。
lobby-fill = ボットを入れて始める
lobby-fill-ask = 空席はどれもボットがプレイします。後から参加した人が席を引き継ぎます。
lobby-fill-signs = 今いない人はシャッフルに加わらず、その人の手にはホストが署名します。
lobby-not-done = ホストがこれを実行できませんでした。何も変わっていません。もう一度試してください。
lobby-leave = 退席
lobby-qr = リンクのQRコード
lobby-copied = コピーしました。
lobby-not-copied = クリップボードが使えないため、コピーしていません。
lobby-waiting = 全員がそろうとゲームが始まります。待っている人：{ $names }。
lobby-message = ゲームに参加してください。メニューの「一緒に遊ぶ」を選び、このリンクを貼り付けます：{ $link } または、次の6つの単語を入力します：{ $words }（アドレス { $address }）。

# Joining
join-title = テーブルに参加
join-text = リンクを貼り付けるか、受け取った6つの単語を入力してください。
join-words = 6つの単語のうち{ $count }つ
join-address = テーブルのホストのコンピューターのアドレス：
join-address-hint = 例：192.168.1.24:{ NUMBER($port, useGrouping: 0) }
join-ask = リンクがなければ、テーブルのホストに頼んでください。
join-you-are = あなた
join-name-hint = 名前
join-join = 参加
join-what = リンクか6つの単語が必要です。
join-where = 6つの単語にはアドレスも必要です。
join-who = 上に名前を入力してください。

# The tables of this device
tables-title = 自分のテーブル
tables-waiting = { $count ->
   *[other] { $count }つがあなたを待っています
}
tables-none = まだありません。テーブルに参加するか、ホストになりましょう。
tables-unknown = テーブル
tables-over = 終了
tables-gathering = 参加者を待っています
tables-your-turn = あなたの番
tables-their-turn = 次の番：{ $names }
tables-not-running = このコンピューターのホストは動いていません。テーブルを開くと起動します。
tables-since = テーブル{ $number }、{ $when }から
tables-since-unknown = テーブル{ $number }
tables-bot-you = あなたに代わってボットがプレイ中です。テーブルを開くと席に戻れます。
tables-play = プレイ
tables-look = 見る
tables-review = 開く
tables-drop = 削除
tables-drop-ask = このデバイスから席の情報を消します。リンクがなければ戻れません。
tables-drop-over = 終了したゲームは保存したゲームに残ります。
tables-host = テーブルのホストになる
tables-damaged = テーブルの一覧を読めませんでした。{ $path }が壊れています（{ $detail }）。一覧は最初からになりますが、お手元のリンクで席に戻れます。
tables-not-kept = テーブルの一覧を保存できませんでした：{ $reason }

# The line to the host, and the people at a table
together-line-lost = 接続が切れました。すべての手は残っています。再接続を試みています。
together-host-ended = ホストが終了しました。すべての手は残っています。再び起動するとゲームが続きます。
together-no-answer = { $address } のホストが応答しません。アドレスを確かめ、ホストが動いているか聞いてください。再接続を試みています。
together-untrusted = ホストの証明書がアドレスに対して有効ではないため、何も送りません。ホストの管理者に更新を頼んでください。
together-busy = ホストは今、だれにも対応できません。再接続を試みています。
together-replaced = 今は別のウィンドウがこの席をプレイしています。
together-play-here = ここでプレイ
together-retry = 今すぐ試す
together-fault = ホストから届いた内容がこのゲームに合わないため、表示を止めました。
together-fault-line = 変更が見つかりました。署名された行{ $line }（{ $name }）が合意した内容と違います。ここではゲームを続けられません。
together-fault-deal = 変更が見つかりました。最初の手の前の合意が守られていません（{ $name }）。ここではゲームを続けられません。
together-no-table = ホストにこのテーブルはもうありません。
together-wrong-link = このリンクはもう使えません。テーブルのホストに新しいリンクを頼んでください。
together-wrong-words = この6つの単語に合う空席はありません。
together-no-seat = このテーブルにはもう空席がありません。
together-no-watchers = このテーブルは観戦できません。
together-watching = 観戦中です。全員に見えるものが見えます。
together-other-version = ホストは別のバージョンのゲームを使っています。同じバージョンのプログラムを使ってください。
together-old-client = ホストはこのプログラムより新しいものです。このプログラムを更新してください。
together-old-host = ホストはこのプログラムより古いものです。ホストの管理者に更新を頼んでください。
together-too-many = 誤ったリンクが多すぎます。1分後にもう一度試してください。
together-too-fast = 新しいテーブルが多すぎます。1分後にもう一度試してください。
together-host-failed = このコンピューターでホストを起動できません。理由はログファイルにあります。
together-not-set-up = ホストはこのテーブルを準備できません。
together-not-stored = ホストがこの手を保存できませんでした。何も変わっていません。もう一度試してください。
together-refused = テーブルの状況が変わっていたため、あなたの手は行われませんでした。
together-undo-none = ここでは何も取り消せません。
together-away = { $name }がテーブルを離れました。
together-back = { $name }が戻りました。
together-bot-in = { $name }に代わってボットがプレイします。
together-menu-body = すべての手はホストに残ります。いつでも離れて、また戻れます。
together-undo-ask = ほかの人に頼む
together-undo-body = 最後の手の後に、何かが公開されたか、ほかの人が動きました。取り消すには全員の同意が必要です。
together-undo-sent = ほかの人に確認しています。
together-undo-refused = { $name }は同意しませんでした。
together-consent-title = { $name }が手の取り消しを求めています
together-consent-body = ゲームは{ $name }の最後の手の前に戻ります。その後に公開されたものは、知られたままです。
together-consent-yes = 同意
together-consent-no = 拒否

# Closing the window
quit-host-title = ホストを続けますか？
quit-host-body = { $count ->
   *[other] このコンピューターの{ $count }つのテーブルは終わっていません。ホストが動いている間、ほかの人は続けられます。
}
quit-host-on = 閉じて、ホストを続ける
quit-host-end = 閉じて、ホストを終了
quit-stay = 閉じない

# Presence and clocks at the table
presence-here = 在席
presence-away = 不在
presence-unknown = 接続が切れている間は不明
presence-bot = ボットが代行
clock-days = { $days }日{ $hours }時間
clock-hours = { $hours }時間{ $minutes }
clock-minutes = { $minutes }分
clock-out = 時間切れ
clock-tip = この手の残り時間：{ $left }

# What a table agrees on
agree-title = 別の場所の人
agree-where = ホスト
agree-where-tip = グループのサーバーなら、あなたのコンピューターが切れていてもテーブルが残り、友人はどこからでも接続できます。
agree-where-here = このコンピューター
agree-where-server = グループのサーバー
agree-server = サーバーのアドレス
agree-server-hint = 例：play.example.org
agree-server-missing = グループのサーバーのアドレスを入力するか、このコンピューターをホストにしてください。
agree-server-wrong = サーバーのアドレスではありません。play.example.org や 192.168.1.24:{ NUMBER($port, useGrouping: 0) } のように入力してください。
agree-clock = 1手の時間
agree-clock-tip = 1手がその時間を超えると、持ち時間が減ります。
agree-clock-none = 無制限
agree-clock-hours = { $count ->
   *[other] { $count }時間
}
agree-clock-days = { $count ->
   *[other] { $count }日、ほかに持ち時間{ $bank }日
}
agree-when_out = 時間切れのとき
agree-when_out-tip = 本人が戻るまでボットがプレイします。
agree-when_out-bot = ほかの人がボットを呼べる
agree-when_out-wait = ほかの人は待つ
agree-watchers = 観戦者
agree-watchers-tip = 席のないリンクで入り、全員に見えるものを見ます。
agree-watchers-yes = 可
agree-watchers-no = なし
agree-listed = このネットワーク
agree-listed-tip = このネットワークの全員にテーブルが見え、だれでも空席に座れます。
agree-listed-yes = だれでも座れる
agree-listed-no = 招待のみ

# The people at a table
people-title = テーブルの人
people-watchers = { $count ->
   *[other] { $count }人が観戦中
}
people-call = ボットを呼ぶ
people-link = リンク

# Words to the others
talk-open = ほかの人に話しかける
talk-unread = { $count ->
   *[other] 新しいメッセージ{ $count }件
}
talk-fold = 閉じる
talk-none = まだだれも話していません。
talk-hint = ひとこと
talk-send = 送信
talk-ready-0 = お見事！
talk-ready-1 = あなたの番です
talk-ready-2 = 少し待って
talk-ready-3 = すぐ戻ります
talk-ready-4 = いいゲームでした
talk-ring-how = マップを長押しするかAltクリックすると、全員に見える輪がつきます。
talk-ring-put = { $name }がマップの場所を輪で示しました
talk-mute = このテーブルで{ $name }をミュート
talk-muted = { $name }をミュートしました。「テーブルの人」のページで戻せます。
people-mute = ミュート
people-hear = ミュート解除
settings-together = 別の場所の人
settings-hear_words = 書いた言葉を表示
settings-hear_sentences = 定型文を表示
settings-hear_rings = マップの輪を表示

# Hosts on this network
join-network = このネットワーク
join-free = { $game }：{ $count ->
   *[other] 空席{ $count }
}
join-full = 空席なし
join-found-hint = このネットワークでは不要
join-seats = { $count ->
   *[other] 空席{ $count }
}
join-sit = 座る
join-watch = 観戦する
join-neither = 空席がなく、観戦もできません。

# Notices of turns
notices-title = 通知
notices-about = このテーブルを開いていない間にあなたの番が来たら、ホストが一度だけ通知できます。
notices-hint-email = メールアドレス
notices-hint-webhook = Webhookのアドレス：https://…
notices-hint-both = メールアドレス、またはWebhook：https://…
notices-tell = 通知する
notices-stop = 通知をやめる
notices-told = あなたの番は{ $to }に通知されます。
notices-failed = 最後の通知は送られませんでした：{ $error }
notices-wrong = このホストはこのアドレスに通知を送りません。
