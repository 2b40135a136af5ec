subtitle = 探検し、交易し、治める。帝国と時代をめぐる3つのゲーム
back = 戻る
done = 完了
cancel = キャンセル
next = 次へ
previous = 前へ

menu-games = Brazil: Imperial · Imperial Struggle · Historia
menu-continue = 続ける
menu-new = 新しいゲーム
menu-solo = ソロチャレンジ
menu-load = ロード
menu-learn = 学ぶ
menu-settings = 設定
menu-gallery = 画廊
menu-credits = 制作者
menu-quit = 終了
menu-odd = { $count ->
   *[other] 開けないセーブファイルが{ $count }個あります
}
menu-odd-tip = そのまま残したファイル：{ $names } 場所：{ $folder }

language-name = 日本語
theme-parchment = 羊皮紙
theme-slate = スレート
theme-contrast = 高コントラスト

settings-title = 設定
settings-look = 表示
settings-scale = 画面表示の大きさ
settings-text-size = 文字の大きさ
settings-text-size-normal = 標準
settings-text-size-large = 大（{ $percent } %）
settings-text-size-larger = 特大（{ $percent } %）
settings-text-size-about = 文字だけが大きくなります。カード、コマ、地図に印刷された文字は変わりません。拡大して読めます。
settings-language = 言語
settings-language-tip = ネイティブの校閲をまだ受けていない言語：{ $names }。
settings-theme = テーマ
settings-full-screen = 全画面
settings-pace = 速さ
settings-steps = ボットの手
settings-steps-slow = ゆっくり
settings-steps-normal = ふつう
settings-steps-at-once = すぐに
settings-emperor = 皇帝：1手番の秒数
settings-seconds = { $whole }秒
settings-speed = アニメの速さ
settings-speed-value = { $speed }×
settings-speed-instant = すぐに
settings-pause = ボットが一巡するたびに待つ
names-and = { $names }と{ $last }
mark-comma = 、
mark-semicolon = ；
mark-stop = 。
mark-aside = { $words }（{ $more }）
recap-replay = もう一度見る
recap-on = 続ける
recap-more = { $n ->
   *[other] ほかに小さな手順が{ $n }つ。ログを参照
}
settings-motion = 動きを減らす
settings-confirm = 戦闘・発見・得点・購入を残して手番を終えるときに確認する
settings-sound = サウンド
settings-sound-on = 音を鳴らす
settings-master = 全体の音量
settings-effects = 効果音
settings-music = 音楽
settings-interface = 操作
settings-files = ファイル
settings-folders =
    設定：{ $config }
    セーブ：{ $saves }
settings-keys = キー
settings-damaged-title = 設定を読めませんでした
settings-damaged = ファイル{ $path }は壊れています（{ $detail }）。初期設定で始めます。
settings-damaged-aside = 壊れたファイルは{ $path }として残しました。
settings-damaged-stays = 壊れたファイルを移せませんでした。設定を変えると置き換えられます。
safe-start-title = セーフスタート
safe-start = 前回は、何も表示しないうちにゲームが終了しました。今回はあなたの設定と自作シナリオを読まずに始め、メニューにはセーブを表示しません。失われたものはありません。セーブは{ $saves }とロード画面に、設定は{ $settings }にあります。次回はすべて読み込みます。
set-aside-title = 表示できないファイルがあります
set-aside = { $count ->
   *[other] 次のファイル（{ $count }個）は表示できないため{ $folder }に移しました：{ $names }。ほかはそのままです。
}
settings-not-written = 設定を保存できませんでした：{ $reason }
sound-on = サウンド オン
sound-off = サウンド オフ

new-title = 新しいゲーム
solo-title = ソロチャレンジ
solo-note = ラウンドが尽きる前に、すべての目標を達成します。相手はマップだけです。まずは印の付いたチャレンジから始めましょう。
new-seats = { $seats ->
   *[other] { $seats }人
 }
new-players = プレイヤー
new-options = オプション
new-meant = { $value }（{ $said }）
new-count = プレイ人数
new-start = 開始
new-none = シナリオが見つかりません。scenariosフォルダーをプログラムの隣に戻してください。
new-faults = 次のシナリオファイルは誤りがあるため除きました：
who-person = 人間
who-settler = { strength-settler }（{ bot-settler }）
strength-settler = やさしい
bot-settler = 入植者
who-merchant = { strength-merchant }（{ bot-merchant }）
strength-merchant = ふつう
bot-merchant = 商人
who-governor = { strength-governor }（{ bot-governor }）
strength-governor = 強い
bot-governor = 知事
who-viceroy = { strength-viceroy }（{ bot-viceroy }）
strength-viceroy = とても強い
bot-viceroy = 副王
who-emperor = { strength-emperor }（{ bot-emperor }）
strength-emperor = 最強
bot-emperor = 皇帝
manner-any = おまかせ
manner-any-does = ゲーム開始時に、3つのうち1つをランダムに決めます。
manner-plain = バランス型
manner-plain-does = 特に好むものはありません。
manner-builder = 建設家
manner-warrior = 武人
manner-collector = 収集家
manner-told = { $manner }。{ $does }

load-title = セーブデータ
load-none = セーブデータはまだありません。保存先：{ $folder }
load-delete = 削除
load-delete-ask = 「{ $name }」を完全に削除しますか？
load-not-deleted = 削除できませんでした：{ $reason }
load-failed = このゲームを開けませんでした：{ $reason }
load-journal-lost = セーブ後の手の一部を再現できませんでした。セーブの隣のファイルに残してあります。（{ $reason }）
load-journal-missing = このセーブより後の手が失われた可能性があります。隣の記録ファイルがないか、途中で切れています。ゲームは{ $count }手目の後から続きます。（{ $reason }）
load-bots-replaced = { $count ->
   *[other] このプログラムにないボット（{ $count }）：{ $rungs }。代わりに{ $bot }がプレイします。
}
load-on-the-table = このゲームは今開いています。
saved-again = ゲームを再び保存しました。
unsaved-title = 未保存
unsaved-body = このゲームを保存できませんでした。今やめると、前回の保存より後の内容がすべて失われます。（{ $reason }）
unsaved-again = もう一度試す
unsaved-leave = 保存せずにやめる
unsaved-stay = 残る
load-unknown-game = このバージョンにはないゲーム（{ $game }）です。新しいバージョンなら開けるかもしれません。
saved = 保存しました。
not-saved = 保存できませんでした：{ $reason }
unpacked-gone = 実行中に、{ $folder }にあるプログラムのファイルが削除されました。ゲームは保存されています。早めにプログラムを閉じて起動し直してください。それまでは絵・音・対戦相手の一部が欠けることがあります。
cannot-start = このゲームは始められません：{ $reason }
load-history-cut = このセーブの後にマップかカードの値が変わりました。続きはプレイできますが、履歴は再生できません。
load-history-broken = このゲームの履歴はもう再生できません。続きはプレイでき、手はファイルに残ります。（{ $reason }）
resume = 再開
to-menu = メインメニュー
menu-body = 手はすべて自動で保存されます。
save-damaged = このファイルは壊れていて開けません。
save-newer = 新しいバージョンで保存されたゲームです。開くには更新してください。
save-before = このファイルは壊れています。1つ前のセーブなら開けます。
load-before-ask = このファイルは壊れています。1つ前のセーブは無事で、その後に記録された手を再現します。壊れたファイルは隣に残します。
load-before-open = 1つ前のセーブを開く
load-paste = ゲームを貼り付け
load-pasted = { $name }を貼り付け、あなたのゲームに加えました。
load-not-pasted = 貼り付けられませんでした：{ $reason }
load-rename = 名前を変更
load-rename-ask = 「{ $name }」の新しい名前
load-not-renamed = 名前を変更できませんでした：{ $reason }
load-name-taken = 同じ名前のゲームがあります。
load-busy = ほかのウィンドウで開いています。
load-set-aside = 次のファイルは開けません。元の場所に残しています。
save-asked = { $name }の決断待ち
save-origin = 分岐元：{ $origin }
name-hint = 名前
name-keep = この名前にする
game-title-page = このゲーム
game-copy = ゲームを文字列でコピー
game-copied = ゲームをクリップボードにコピーしました（{ $letters }文字）。この文字列からは、伏せたカードも含めてすべてが見えます。
game-picture = ゲームを画像で保存
game-pictured = 画像：{ $path }。このプログラムのウィンドウにドロップするとゲームを開けます。伏せたカードも含めてすべてが入っています。
game-branch = ここから続ける
game-branch-ask = { $move }手目の後の局面から、別のゲームを始めます。元のゲームはそのまま残ります。
game-branch-anew = ここから先は、伏せられたものをすべて混ぜ直します。見えなかったカードとタイル、山札、この後の運が対象です。
game-branch-name = { $name }、{ $move }手目から
game-not-kept = 保存できませんでした：{ $reason }
game-deal = シャッフル
game-deal-given = このゲームのシードは前もって選ばれたため、シャッフルは封印されていません。
game-deal-sealed = シャッフルは最初の手の前に封印されました。確認コード*{ $short }*。ゲームが終わると秘密の数がここに表示され、その後何も変えられていないことをだれでも確かめられます。ただし、最初に決めたシャッフルが使われた証明にはなりません。ゲームを始めた人が何度か引いて1つを選ぶことはできました。コード全体：{ $mark }
game-deal-open = ゲームが終わったので、秘密を明かします。シード{ $seed }、秘密の数{ $nonce }。「imperial.deal:{ $nonce }:{ $seed }」のSHA-256が最初の確認コードと同じなので、その後シャッフルは変えられていません。シードは秘密の数から決まります。
game-deal-joint = このシャッフルは、テーブルの全員とホストが一緒に決めました。だれかの数を開く前に、各自が秘密の数を封印しています。確認コード*{ $short }*。1人でも公正に数を引いていれば、だれもシャッフルを選べません。ホストにできたのは開始の取りやめくらいで、それには全員が気づきます。どの手も、行ったプレイヤーのコンピューターで署名され（ボットの手はホストが署名）、前の手に結び付けられます。ゲームの間、ホストは伏せたカードも含めてすべてを見られますが、シャッフルやプレイヤーの手を変えれば必ずここに現れます。コード全体：{ $mark }
game-deal-joint-open = ゲームが終わり、ファイルを検証しました。どの数も封印されたもので、シャッフルはそれらから決まり（シード{ $seed }）、{ $lines }個の署名はすべて正しいものです。署名の鍵は次のとおりです。ほかのプレイヤーのこのページと比べてください：
game-deal-joint-unsigned = ゲームが終わり、ファイルの{ $lines }個の署名はすべて正しいものです。ただし、終了に署名したのはホストだけなので、ホストはボットの最後の手をまだ変えられます。
game-deal-joint-key = { $name }：{ $key }
game-deal-joint-wrong = ゲームは終わりましたが、ファイルに変更が見つかりました。{ $name }の署名された行{ $line }が、署名された内容と違います。
game-deal-joint-wrong-start = ゲームは終わりましたが、ファイルに変更が見つかりました。最初の手の前の合意が{ $name }について守られていません。
game-deal-host = ホスト
bot-hung = ボットが応答しなくなりました。ボットを取り替え、代わりに簡単な手を指しました。
save-when = { $date } { $time }
save-over = 終了

learn-title = 遊び方
learn-none = このゲームのルールページはまだありません。
credits-title = クレジット
credits-body =
    1台のコンピューターで、人やボットと遊ぶ3つのボードゲームです。Brazil: Imperialは1500年から1889年のブラジルでの探検・建設・戦争（1～4人）、Imperial Struggleは1697年から1789年の英仏の争い（2人）、Historiaは古代から現代までの文明（1～6人）のゲームです。

    コードとアートのライセンス：MIT。フォント：SIL Open Font License。
credits-after = 元のボードゲーム
credits-after-body =
    - Brazil: ImperialはZé Mendes作、MeepleBR刊のボードゲームです。
    - Imperial StruggleはAnanda GuptaとJason Matthews作、GMT Games刊のボードゲームです。
    - HistoriaはMarco Pranzo作、Giochix.it刊のボードゲームです。

    これは独立した版です。元のゲームの文章や絵は使っておらず、作者も出版社も関わっていません。
credits-machines = AIによる制作
credits-machines-body =
    コード、文章、その翻訳、絵は、AIの言語モデルで作りました。絵はコードで書いてスクリプトで描いたベクター画、音は計算で作ったものです。画像生成AIも録音も使っていません。どの翻訳も、まだネイティブの校閲を受けていません。プレイ中には何も生成しません。ボットとヒントはルールから手を求めます。
credits-unsigned = 初めての起動
credits-unsigned-body =
    このプログラムにはMicrosoftやAppleの証明書がないため、初めての起動をシステムが拒むことがあります。

    - Windows：*詳細情報*、続いて*実行*をクリックします。
    - macOS：一度開いてから、システム設定の「プライバシーとセキュリティ」で*このまま開く*をクリックします。
    - Linux：そのまま起動します。

    各リリースにはファイルのSHA-256が載っているので、ダウンロードしたものを確かめられます。
credits-parts = 使用した部品
credits-licences = ライセンスの全文は{ $folder }にあります
keys-title = キー
keys-intro = Tabと矢印キーでフォーカスを動かし、Enterかスペースで実行し、Escで一番上のウィンドウを閉じます。
gallery-title = ギャラリー
gallery-icon = プログラム
gallery-empty = 絵が見つかりません。artフォルダーをプログラムの隣に戻してください。

command-confirm = メインボタン
command-back = 閉じる・戻る
command-undo = 元に戻す
command-redo = やり直す
command-full_screen = 全画面
command-help_here = カーソルの下のもののルール
command-close_up = 指したものを拡大
command-keys_list = この一覧
command-fit_map = Home：自分の領土、次に全体
command-zoom_in = 拡大
command-zoom_out = 縮小
command-log = ログ
command-hint = ヒント
command-why = ボットの手の理由
command-hurry = ボットを急がせる
command-save = 保存
command-menu = ゲームメニュー
command-mute = サウンド オン・オフ
command-screenshot = 画面を保存

advice-hint = ヒント
advice-why = { $name }がこの手を選んだ理由
advice-earlier = その前：{ $name }
advice-thinking = 考え中…
advice-look = { $area }に注目しましょう。
advice-lit = 該当する場所を光らせています。
advice-more-2 = どのアクション？
advice-more-3 = 計画の全体
advice-plan = 計画全体では
advice-expected = 最初の一手から始まる最善の計画
advice-less = { $n ->
   *[other] 別の手：100ゲームで約{ $n }勝減る
}
advice-more = { $n ->
   *[other] 別の手：100ゲームで{ $n }勝ほど増えるかも
}
handover-drawing = 新しい絵を描いています。少し時間がかかります。
advice-even = 別の手：ほぼ互角
advice-done = 行ったこと
advice-step = { $what } → { $why }
advice-ahead = 次善の手に勝る点：{ $things }。
advice-behind = 次善の手に劣る点：{ $things }。
advice-other-ahead = 最初の計画に勝る点：{ $things }。
advice-other-behind = 最初の計画に劣る点：{ $things }。
advice-about-equal = 次善の計画とほぼ互角です。
advice-wins = { $n ->
   *[other] 次善の計画より、100ゲームで約{ $n }勝多くなります。
}
advice-unsure = この先は運とほかのプレイヤー次第です。
advice-as-seen = あなたに見える範囲の説明です。ボットの非公開情報は除いています。
advice-secret = 非公開情報を使った手です。ゲームが終わると説明できます。
advice-failed = 今回は助言がありません：{ $reason }
advice-nobody = ヒントは、この画面で選択を迫られたプレイヤーだけのものです。
advice-public = この選択は全員に見えるので、ヒントを出すと秘密が漏れます。
advice-past = 過去を見ています。ヒントは現在の局面だけに出ます。
advice-no-move = 説明できるボットの手はまだありません。

review-title = 検討
review-working = ゲームの選択をすべて検討しています…
review-begun = ふつうは1～2分かかります。
review-left = { $done }%完了、残り約{ $minutes }分
review-soon = { $done }%完了、残り1分未満
review-goes-on = このページやテーブルを離れてもかまいません。検討は裏で続き、ゲームとともに保存されます。
review-ready = 検討ができました。
review-ready-of = 「{ $name }」の検討ができました。
review-none = 勝率を明らかに下げた手番はありません。お見事です！
review-turning = ゲームの分かれ目
review-rose = 次の手番までに勝率が{ $before }%から{ $after }%に上がりました
review-fell = 次の手番までに勝率が{ $before }%から{ $after }%に下がりました
review-through = ゲーム全体を見る
review-through-about = ゲーム全体を手番ごとに見返し、どの時点からでも新しいゲームとして別の手を試せます。
review-intro = 勝率を最も下げた手番を、その時あなたに見えていた情報で判定しました。ほぼ互角の手番は載せていません。
review-when = { $n }. { $name }、{ $when }（{ $move }手目）
review-look = 見る
review-seat = 席{ $n }
review-play = 1回の選択で失った勝率は平均{ $n }%（おそらく{ $low }～{ $high }%）。
review-luck-bad = 運で勝率が合計{ $n }%下がりました。
review-luck-good = 運で勝率が合計{ $n }%上がりました。
review-luck-even = 運の影響はほとんどありません。
review-skill-learning = まだ伸びしろがあります。
review-skill-good = 良いプレイです。
review-skill-strong = 強いプレイです。
review-skill-faultless = ほぼミスのないプレイです。
labelled = { $label }：{ $what }
review-of = { $name }：{ $told }
review-thresholds = 勝率の損失：好手は{ $inaccuracy }%未満、緩手は{ $inaccuracy }%から、悪手は{ $mistake }%から、大悪手は{ $blunder }%から
grade-best = 最善手
grade-even = ほぼ互角
grade-good = 好手
grade-inaccuracy = 緩手
grade-mistake = 悪手
grade-blunder = 大悪手
retry-title = より良い手番を探す
retry-intro = 勝率を最も失った、あなたの手番
retry-your-turn = その時の手番
retry-as-seen = { $when }、あなたに見えていた局面
retry-turn = 手番
retry-in-game = 実戦
retry-try = { $n ->
   *[other] { $n }回目
}
retry-loss = −{ $n }%
retry-loss-tip = 勝率を{ $low }～{ $high }%、約{ $points }点下げました。
retry-chance = { $n }%
retry-points-tip = 最善の手番より約{ $points }点低い結果です。
retry-ask = この手番をもう一度プレイします。手番が終わるか、新しいものが公開されると判定します。
retry-turn-over = あなたの手番は終わりました。
retry-judging = 手番を判定しています…
retry-verdict-best = 最善と同じ
retry-verdict-better = 実戦より良い。損失{ $n }%
retry-verdict-costs = 損失{ $n }%
retry-ahead = 最善の手番より多い：{ $things }。
retry-behind = 最善の手番より少ない：{ $things }。
retry-best = 最善の手番
retry-then = 続いて
retry-again = もう一度
retry-show = 最善を見る
retry-next = 次の手番
retry-keys = F6で、この一覧とテーブルの間を移ります。
retry-not-now = より良い手番を探す間は使えません。

handover-turn = { $name }の手番です。
handover-decide = { $name }が決めることがあります。
handover-others = ほかの人は見ないでください。
handover-ready = 私は{ $name }です

crash-title = 問題が起きました
crash-body = ゲームにエラーが起きました。手はすべて保存されており、最後の手から続けられます。どこにも送信していません。報告を{ $path }に書きました。
crash-go-on = 続ける
crash-copy = 報告をコピー
crash-copied = 報告をクリップボードにコピーしました。
crash-not-copied = 報告をコピーできませんでした：{ $reason }
crash-to-menu = メインメニュー
crash-final = 回復できないエラーが起きたため、ゲームを閉じます。ゲームは保存済みです。「続ける」で再開できます。ログは{ $folder }にあります。

cli-help-save = 開くセーブデータ
cli-help-contact-sheet = 全シナリオの序盤・中盤・終盤の画像を、通常の色と色覚特性の見え方で書き出す
cli-help-screenshot = 画面の画像を書き出して終了する
cli-help-build-pictures = プログラムに付属する画像を書き出して終了する
cli-help-selftest = すべてを読み込み、全画面を描き、プレイ・保存・再読み込みをする
cli-refused = brazil-imperial：{ $reason }（--helpを参照）
cli-no-game = ゲーム{ $name }はありません。あるもの：{ $known }
cli-no-screen = 画面{ $name }はありません。あるもの：{ $known }
cli-no-theme = テーマ{ $name }はありません。あるもの：{ $known }
cli-no-language = 言語{ $name }はありません。あるもの：{ $known }
cli-no-scenario = シナリオ{ $name }はありません。あるもの：{ $known }
cli-bad-scale = 表示の大きさ{ $value }は75～200の範囲外です
cli-bad-turns = 手番の数{ $value }が負です
cli-no-save = ファイル{ $path }がありません
cli-no-display = 描画できるディスプレイがありません（{ $reason }）。なくても"python -m engine --help"でゲームのプレイ・計測・検査ができ、--screenshotで画像を描けます。
cli-no-x11 = DISPLAYは設定されていますが、ウィンドウを開けません。{ $missing }が見つかりません。libX11とlibXextを入れてください。パッケージ名は、DebianとUbuntuではlibx11-6とlibxext6、FedoraではlibX11とlibXext、Archではlibx11とlibxextです。
cli-no-picture = 画像を書き出せませんでした：{ $reason }
selftest-fine = セルフテスト：正常
selftest-failed = セルフテスト：{ $what }に失敗：{ $reason }
picture-kept = { $path }に保存しました
keys-lead = { $key }はどの画面でもフォーカスを動かします。別のキーかEscを押してください。
keys-press = 「{ $command }」の新しいキーを押してください。Escで元のまま。
keys-taken = { $key }は「{ $command }」のキーでした。今はキーがありません。
keys-none = キーなし
keys-default = すべてのキーを初期化
keys-change = キーをクリックして変更します。
command-keys_list-title = キー
about-person = この画面でプレイする人。
about-settler = *{ who-settler }*：{ does-settler }
does-settler = 初めてのゲーム向け。良さそうなものを取り、すぐに指します。
about-merchant = *{ who-merchant }*：{ does-merchant }
does-merchant = 手を1つずつ比べますが、計画は立てません。すぐに指します。
about-governor = *{ who-governor }*：{ does-governor }
does-governor = 約1秒で手番全体を計画します。手ごろな相手です。
about-viceroy = *{ who-viceroy }*：{ does-viceroy }
does-viceroy = あなたの応手まで読みます。1手番に数秒かかります。
about-emperor = *{ who-emperor }*：{ does-emperor }
does-emperor = 持ち時間の中で考えます。最も手ごわい相手です。

# Marks of every game
symbol-check = 完了。
symbol-cross = できません。理由はここにあります。
symbol-eye = あなただけが知っています。
symbol-lock = 今は使えません。
