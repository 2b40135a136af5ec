# Play with people at other places.
menu-together = 一起玩
menu-together-waiting = { $n ->
   *[other] 一起玩：{ $n } 張桌在等你
}

# New game
who-elsewhere = 遠端真人
does-elsewhere = 用連結從另一台電腦加入。
about-elsewhere = *{ who-elsewhere }*：{ does-elsewhere }
new-elsewhere-name = 加入時取名
new-open-table = 開桌

# The lobby
lobby-title = 桌面已開放
lobby-opening = 正在開桌
lobby-starting = 正在這台電腦啟動主機…
lobby-coming = 連線中…
lobby-here = 這台電腦主持此桌
lobby-seen-as = 同網路的其他人連到
lobby-not-internet = 從網際網路無法直接連到。若朋友在遠處，請在小型伺服器上執行主機。
lobby-keep = 關閉此視窗後繼續主持
lobby-server = 由你們群組的伺服器主持此桌
lobby-server-on = 關閉此視窗後，此桌仍留在伺服器上。
lobby-not-encrypted = 與此伺服器的連線未加密。
lobby-watchers = 有此連結的人可以觀戰，看到所有人看得到的東西。
lobby-copy-watch = 複製觀戰連結
lobby-open-seat = { $seat }：空位
lobby-bot = 電腦
lobby-you = 你，在這台電腦
lobby-is-here = 已到
lobby-away = 有座位，但沒有開著視窗
lobby-nobody = 還沒有人加入
lobby-six-words = 六個詞，在此網路上
lobby-words-address = 六個詞，搭配位址 { $address }
lobby-link = { $seat }的連結
lobby-copy-link = 複製連結
lobby-copy-all = 複製邀請
lobby-renew = 新連結
lobby-renew-ask = 先前送出的連結與六個詞將失效。
lobby-fill = 以電腦補位開始
lobby-fill-ask = 每個空位由電腦接手。之後加入的人會接回自己的座位。
lobby-fill-signs = 現在不在的人不參與洗牌，由主機為其步驟簽章。
lobby-not-done = 主機無法完成這項要求；什麼都沒有改變。請再試一次。
lobby-leave = 離開
lobby-qr = 連結的 QR 碼
lobby-copied = 已複製。
lobby-not-copied = 無法使用剪貼簿，因此沒有複製任何內容。
lobby-waiting = 所有人到齊就開始。正在等 { $names }。
lobby-message = 加入我的遊戲：在選單選擇「一起玩」，再貼上此連結：{ $link } 或輸入這六個詞：{ $words }（位址 { $address }）。

# Joining
join-title = 加入一桌
join-text = 貼上連結，或輸入你收到的六個詞。
join-words = { $count }／6 個詞
join-address = 主持此桌的電腦位址：
join-address-hint = 例如 192.168.1.24:{ NUMBER($port, useGrouping: 0) }
join-ask = 沒有連結？請向主持的人索取。
join-you-are = 你是
join-name-hint = 你的名稱
join-join = 加入
join-what = 需要連結或六個詞。
join-where = 六個詞還需要位址。
join-who = 請在上方輸入名稱。

# The tables of this device
tables-title = 我的桌面
tables-waiting = { $count ->
   *[other] { $count } 張在等你
}
tables-none = 還沒有。加入或主持一桌。
tables-unknown = 一張桌
tables-over = 已結束
tables-gathering = 等人到齊
tables-your-turn = 輪到你
tables-their-turn = 輪到：{ $names }
tables-not-running = 這台電腦上的主機沒有執行；開啟此桌就會啟動。
tables-since = 第 { $number } 桌，自 { $when } 起
tables-since-unknown = 第 { $number } 桌
tables-bot-you = 電腦正在代替你。開啟此桌即可接回座位。
tables-play = 遊玩
tables-look = 查看
tables-review = 開啟
tables-drop = 忘記
tables-drop-ask = 這個裝置會忘記它的座位。沒有連結就回不來。
tables-drop-over = 結束的遊戲仍在存檔中。
tables-host = 主持一桌
tables-damaged = 無法讀取你的桌面清單：{ $path } 已損壞（{ $detail }）。清單重新開始；你手上的連結仍可回到座位。
tables-not-kept = 無法儲存你的桌面清單：{ $reason }

# The line to the host, and the people at a table
together-line-lost = 連線中斷。每一步都已保存；程式會持續嘗試。
together-host-ended = 主機已結束。每一步都已保存；再啟動後遊戲會繼續。
together-no-answer = { $address } 沒有主機回應。請檢查位址，並詢問主機是否在執行。程式會持續嘗試。
together-untrusted = 主機的憑證不適用於其位址，因此不會送出任何內容。請主持的人更新憑證。
together-busy = 主機目前無法服務任何人。程式會持續嘗試。
together-replaced = 現在由另一個視窗操作此座位。
together-play-here = 在這裡玩
together-retry = 立即嘗試
together-fault = 主機送來的內容與這場遊戲不符，因此不再顯示。
together-fault-line = 有內容被更動：簽章的第 { $line } 行（{ $name }）與約定不符。遊戲無法在此繼續。
together-fault-deal = 有內容被更動：第一步之前的約定不成立（{ $name }）。遊戲無法在此繼續。
together-no-table = 主機已沒有這一桌。
together-wrong-link = 此連結已失效。請向主持的人索取新連結。
together-wrong-words = 沒有空位符合這六個詞。
together-no-seat = 此桌已經沒有空位。
together-no-watchers = 此桌不允許觀戰。
together-watching = 你正在觀戰：看得到大家都看得到的一切。
together-other-version = 主機使用的是另一個版本的遊戲。請使用相同版本的程式。
together-old-client = 主機比本程式新。請更新本程式。
together-old-host = 主機比本程式舊。請主持的人更新。
together-too-many = 從這裡來的錯誤連結太多。請一分鐘後再試。
together-too-fast = 從這裡開的新桌太多。請一分鐘後再試。
together-host-failed = 這台電腦無法啟動主機。紀錄檔寫有原因。
together-not-set-up = 主機無法設置此桌。
together-not-stored = 主機無法保存這一步；什麼都沒有改變。請再試一次。
together-refused = 桌面已經有了變化，因此你的這一步沒有執行。
together-undo-none = 這裡沒有可收回的。
together-away = { $name } 離開了桌面。
together-back = { $name } 到了。
together-bot-in = 由電腦代替 { $name }。
together-menu-body = 每一步都由主機保存。你可以隨時離開再回來。
together-undo-ask = 詢問其他人
together-undo-body = 你上一步之後揭露了資訊，或其他人已行動。所有人都同意才能收回。
together-undo-sent = 正在詢問其他人。
together-undo-refused = { $name } 不同意。
together-consent-title = { $name } 請求收回一步
together-consent-body = 遊戲會回到 { $name } 上一步之前。之後揭露的資訊仍為已知。
together-consent-yes = 同意
together-consent-no = 拒絕

# Closing the window
quit-host-title = 繼續主持？
quit-host-body = { $count ->
   *[other] 這台電腦上有 { $count } 張桌尚未結束。主機執行期間，其他人可以繼續玩。
}
quit-host-on = 關閉，繼續主持
quit-host-end = 關閉並結束主機
quit-stay = 留下

# Presence and clocks at the table
presence-here = 已到
presence-away = 不在
presence-unknown = 連線中斷時無法得知
presence-bot = 電腦代打
clock-days = { $days } 天 { $hours } 時
clock-hours = { $hours } 時 { $minutes }
clock-minutes = { $minutes } 分
clock-out = 時間到
clock-tip = 此步剩餘時間：{ $left }

# What a table agrees on
agree-title = 遠端真人
agree-where = 主持者
agree-where-tip = 你的電腦關機時，群組的伺服器仍保存此桌，朋友可從任何地方連到。
agree-where-here = 這台電腦
agree-where-server = 群組的伺服器
agree-server = 伺服器位址
agree-server-hint = 例如 play.example.org
agree-server-missing = 請輸入群組伺服器的位址，或改由這台電腦主持此桌。
agree-server-wrong = 這不是伺服器的位址。格式如 play.example.org 或 192.168.1.24:{ NUMBER($port, useGrouping: 0) }。
agree-clock = 每步時間
agree-clock-tip = 一步超過時間後，會動用儲備。
agree-clock-none = 不限
agree-clock-hours = { $count ->
   *[other] { $count } 小時
}
agree-clock-days = { $count ->
   *[other] { $count } 天，另有 { $bank } 天儲備
}
agree-when_out = 時間到時
agree-when_out-tip = 在本人回來前由電腦代打。
agree-when_out-bot = 其他人可以叫電腦代打
agree-when_out-wait = 其他人等待
agree-watchers = 觀戰者
agree-watchers-tip = 以沒有座位的連結進入，看到所有人看得到的東西。
agree-watchers-yes = 允許
agree-watchers-no = 不允許
agree-listed = 在此網路上
agree-listed-tip = 此網路上的所有人都看得到此桌，也可以坐空位。
agree-listed-yes = 任何人都可以入座
agree-listed-no = 只限邀請

# The people at a table
people-title = 桌上的人
people-watchers = { $count ->
   *[other] { $count } 人正在觀戰
}
people-call = 叫電腦代打
people-link = 連結

# Words to the others
talk-open = 對其他人說句話
talk-unread = { $count ->
   *[other] { $count } 則新訊息
}
talk-fold = 關閉
talk-none = 還沒有人說話。
talk-hint = 說句話
talk-send = 送出
talk-ready-0 = 高招！
talk-ready-1 = 輪到你了
talk-ready-2 = 等一下
talk-ready-3 = 馬上回來
talk-ready-4 = 玩得真好
talk-ring-how = 在地圖上長按或 Alt 點按，畫一個所有人都看得到的圈。
talk-ring-put = { $name } 圈出地圖上的一處
talk-mute = 在此桌將 { $name } 靜音
talk-muted = { $name } 已靜音。可在「桌上的人」頁面恢復。
people-mute = 靜音
people-hear = 取消靜音
settings-together = 遠端真人
settings-hear_words = 顯示他們寫的話
settings-hear_sentences = 顯示他們的現成句子
settings-hear_rings = 顯示他們在地圖上畫的圈

# Hosts on this network
join-network = 在此網路上
join-free = { $game }：{ $count ->
   *[other] { $count } 個空位
}
join-full = 沒有空位
join-found-hint = 在此網路上不需要
join-seats = { $count ->
   *[other] { $count } 個空位
}
join-sit = 入座
join-watch = 觀戰
join-neither = 沒有空位，此桌也不允許觀戰。

# Notices of turns
notices-title = 通知
notices-about = 輪到你而你沒有開著這張桌子時，主機可以通知你一次。
notices-hint-email = 電子信箱
notices-hint-webhook = Webhook 網址：https://…
notices-hint-both = 電子信箱，或 Webhook 網址：https://…
notices-tell = 通知我
notices-stop = 停止通知
notices-told = 輪到你時會通知 { $to }。
notices-failed = 上一則通知沒有送出：{ $error }
notices-wrong = 這個主機不會把通知送到這個地址。
