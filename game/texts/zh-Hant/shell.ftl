subtitle = 探索、貿易、統治：三款帝國與時代的遊戲
back = 返回
done = 完成
cancel = 取消
next = 下一頁
previous = 上一頁

menu-games = 巴西帝國・帝國爭霸・Historia
menu-continue = 繼續
menu-new = 新遊戲
menu-solo = 單人挑戰
menu-load = 載入
menu-learn = 學習
menu-settings = 設定
menu-gallery = 圖鑑
menu-credits = 製作名單
menu-quit = 離開
menu-odd = { $count ->
   *[other] 有 { $count } 個存檔無法開啟
}
menu-odd-tip = 未更動：{ $names }位於 { $folder }

language-name = 繁體中文
theme-parchment = 羊皮紙
theme-slate = 石板
theme-contrast = 高對比

settings-title = 設定
settings-look = 顯示
settings-scale = 介面大小
settings-text-size = 文字大小
settings-text-size-normal = 標準
settings-text-size-large = 大（{ $percent } %）
settings-text-size-larger = 特大（{ $percent } %）
settings-text-size-about = 只有文字變大。卡牌、配件與地圖上印的字維持原樣；可放大閱讀。
settings-language = 語言
settings-language-tip = 尚未由母語人士讀過：{ $names }。
settings-theme = 主題
settings-full-screen = 全螢幕
settings-pace = 步調
settings-steps = 電腦的行動
settings-steps-slow = 慢
settings-steps-normal = 一般
settings-steps-at-once = 立即
settings-emperor = 皇帝：每回合秒數
settings-seconds = { $whole } 秒
settings-speed = 動畫速度
settings-speed-value = { $speed }×
settings-speed-instant = 立即
settings-pause = 每輪電腦行動後等我
names-and = { $names }與{ $last }
mark-comma = 、
mark-semicolon = ；
mark-stop = 。
mark-aside = { $words }（{ $more }）
recap-replay = 再看一次
recap-on = 繼續
recap-more = { $n ->
   *[other] 與 { $n } 個小步驟；見紀錄
}
settings-motion = 減少動態效果
settings-confirm = 若還有戰鬥、發現、分數或購買可做，結束回合前先問我
settings-sound = 音效
settings-sound-on = 開啟聲音
settings-master = 主音量
settings-effects = 效果
settings-music = 音樂
settings-interface = 介面
settings-files = 檔案
settings-folders =
    設定：{ $config }
    存檔：{ $saves }
settings-keys = 按鍵
settings-damaged-title = 無法讀取你的設定
settings-damaged = 檔案 { $path } 已損壞（{ $detail }）。遊戲以預設設定啟動。
settings-damaged-aside = 損壞的檔案保留為 { $path }。
settings-damaged-stays = 損壞的檔案無法移走；你變更設定時會覆蓋它。
safe-start-title = 安全啟動
safe-start = 上次遊戲還沒顯示畫面就關閉了。這次啟動不使用你的設定與自訂劇本，選單也不列出存檔。沒有任何東西遺失：你的存檔在 { $saves } 與「載入」頁，設定在 { $settings }。下次啟動會重新讀取一切。
set-aside-title = 有檔案無法顯示
set-aside = { $count ->
    [1] { $names } 無法顯示，已移到 { $folder }。其他一切照舊。
   *[other] 這些檔案無法顯示，已移到 { $folder }：{ $names }。其他一切照舊。
}
settings-not-written = 無法儲存你的設定：{ $reason }
sound-on = 聲音已開啟
sound-off = 聲音已關閉

new-title = 新遊戲
solo-title = 單人挑戰
solo-note = 獨自面對地圖，在輪數用完之前達成每個目標。請從有封蠟的挑戰開始。
new-seats = { $seats ->
   *[other] { $seats } 人
 }
new-players = 玩家
new-options = 選項
new-meant = { $value }（{ $said }）
new-count = 玩家人數
new-start = 開始
new-none = 找不到劇本。請把 scenarios 資料夾放回程式旁。
new-faults = 這些劇本檔案有錯誤，已略過：
who-person = 真人
who-settler = { strength-settler }（{ bot-settler }）
strength-settler = 簡單
bot-settler = 移民
who-merchant = { strength-merchant }（{ bot-merchant }）
strength-merchant = 適中
bot-merchant = 商人
who-governor = { strength-governor }（{ bot-governor }）
strength-governor = 強
bot-governor = 省長
who-viceroy = { strength-viceroy }（{ bot-viceroy }）
strength-viceroy = 更強
bot-viceroy = 副王
who-emperor = { strength-emperor }（{ bot-emperor }）
strength-emperor = 最強
bot-emperor = 皇帝
manner-any = 任意風格
manner-any-does = 遊戲開始時從三種中隨機抽選。
manner-plain = 均衡
manner-plain-does = 沒有特別偏好。
manner-builder = 建設者
manner-warrior = 戰士
manner-collector = 收藏家
manner-told = { $manner }。{ $does }

load-title = 存檔
load-none = 還沒有存檔。將儲存在 { $folder }
load-delete = 刪除
load-delete-ask = 要永久刪除「{ $name }」嗎？
load-not-deleted = 無法刪除：{ $reason }
load-failed = 無法開啟這場遊戲：{ $reason }
load-journal-lost = 存檔後的部分步驟無法重播，已放到存檔旁的檔案。（{ $reason }）
load-journal-missing = 這個存檔之後的步驟可能遺失：旁邊的日誌檔不見或被截斷。遊戲從第 { $count } 步之後繼續。（{ $reason }）
load-bots-replaced = { $count ->
    [1] 本程式沒有電腦「{ $rungs }」：由{ $bot }代替。
   *[other] 本程式沒有這些電腦：{ $rungs }。由{ $bot }代替。
}
load-on-the-table = 這場遊戲正開著。
saved-again = 遊戲又能儲存了。
unsaved-title = 未儲存
unsaved-body = 這場遊戲無法儲存。若現在離開，會失去上次儲存之後的一切。（{ $reason }）
unsaved-again = 再試一次
unsaved-leave = 不儲存就離開
unsaved-stay = 留下
load-unknown-game = 這個版本不認得它所屬的遊戲（{ $game }）。較新的版本也許認得。
saved = 已儲存。
not-saved = 無法儲存遊戲：{ $reason }
unpacked-gone = 程式執行時，它在 { $folder } 的檔案被刪除了。你的遊戲都已儲存。請盡快關閉並重新啟動程式；在那之前，部分圖片、聲音與對手可能缺少。
cannot-start = 無法開始這場遊戲：{ $reason }
load-history-cut = 存檔後地圖或卡牌數值有變。你可以繼續玩，但不能重播歷程。
load-history-broken = 這場遊戲的歷程無法再重播。你可以繼續玩，步驟仍留在檔案中。（{ $reason }）
resume = 繼續
to-menu = 主選單
menu-body = 每一步都自動儲存。
save-damaged = 這個檔案已損壞，無法開啟。
save-newer = 這場遊戲由較新的版本儲存。請更新後再開啟。
save-before = 這個檔案已損壞。可以開啟它之前的存檔。
load-before-ask = 這個檔案已損壞。之前的存檔完好，之後記錄的步驟會從那裡重播。損壞的檔案保留在旁邊。
load-before-open = 開啟之前的存檔
load-paste = 貼上遊戲
load-pasted = 已貼上 { $name }，現在列在你的遊戲中。
load-not-pasted = 沒有貼上任何東西：{ $reason }
load-rename = 重新命名
load-rename-ask = 「{ $name }」的新名稱
load-not-renamed = 無法重新命名：{ $reason }
load-name-taken = 另一場遊戲已用這個名稱。
load-busy = 它正在另一個視窗開著。
load-set-aside = 這些檔案無法開啟。它們留在原處。
save-asked = 等 { $name } 決定
save-origin = 分支自：{ $origin }
name-hint = 名稱
name-keep = 使用此名稱
game-title-page = 這場遊戲
game-copy = 把遊戲複製成文字
game-copied = 遊戲已在剪貼簿（{ $letters } 個字元）。有這段文字的人能看到一切，包括隱藏的卡。
game-picture = 把遊戲存成圖片
game-pictured = 圖片是 { $path }。把它拖到本程式的視窗就能開啟遊戲。它包含一切，包括隱藏的卡。
game-branch = 從這裡玩下去
game-branch-ask = 從第 { $move } 步之後的局面開始另一場遊戲。原本的遊戲不變。
game-branch-anew = 從這裡開始，隱藏的一切重新洗過：你看不到的卡與板塊、牌庫，以及之後的所有運氣。
game-branch-name = { $name }，自第 { $move } 步
game-not-kept = 無法儲存：{ $reason }
game-deal = 洗牌
game-deal-given = 這場遊戲的種子是事先選定的，所以洗牌沒有鎖定。
game-deal-sealed = 洗牌在第一步之前已鎖定。檢查碼 *{ $short }*：遊戲結束後，這裡會顯示背後的祕密，任何人都能驗證沒有更動。完整代碼：{ $mark }
game-deal-open = 遊戲已結束，所以祕密在此。種子 { $seed }，祕密數字 { $nonce }。「imperial.deal:{ $nonce }:{ $seed }」的 SHA-256 就是開始時的檢查碼，所以沒有人改過洗牌。種子由祕密數字得出，所以沒有人挑選過它。
game-deal-joint = 這次洗牌由桌上所有人與主機共同產生：先各自鎖定一個祕密數字，再一起打開。檢查碼 *{ $short }*。只要其中一人誠實，就沒有人挑選過洗牌。主機頂多能取消開始，而那樣所有人都會發現。每一步都在該玩家的電腦上簽章（電腦玩家的步驟由主機簽章），並與前一步相連。遊戲進行時，主機看得到一切，包括隱藏的卡，但無法更動洗牌或玩家的步驟而不在此顯現。完整代碼：{ $mark }
game-deal-joint-open = 遊戲已結束，檔案也已檢查：每個數字都是當初鎖定的，洗牌由它們得出（種子 { $seed }），{ $lines } 個簽章全部正確。它們以下列金鑰簽成；請與其他玩家此頁的內容比對：
game-deal-joint-unsigned = 遊戲已結束，檔案中的 { $lines } 個簽章全部正確，但除了主機沒有人為結尾簽章：主機仍可能更動電腦玩家的最後幾步。
game-deal-joint-key = { $name }：{ $key }
game-deal-joint-wrong = 遊戲已結束，但檔案中有內容被更動：{ $name } 簽章的第 { $line } 行，與當初簽的不同。
game-deal-joint-wrong-start = 遊戲已結束，但檔案中有內容被更動：第一步之前的約定對 { $name } 不成立。
game-deal-host = 主機
bot-hung = 有個電腦沒有回應。它已被替換，並為它走了簡單的一步。
save-when = { $date } { $time }
save-over = 已結束

learn-title = 遊戲規則
learn-none = 這款遊戲還沒有規則頁。
credits-title = 製作名單
credits-body =
    一台電腦上的三款數位桌遊，可與真人或電腦對戰：巴西帝國，1500 至 1889 年巴西的探索、建設與戰爭，一至四人；帝國爭霸，1697 至 1789 年法國與英國的競爭，兩人；以及 Historia，從古代到今日的文明，一至六人。
    程式與美術的授權：MIT。字型：SIL Open Font License。
credits-after = 印刷版遊戲
credits-after-body =
    - Brazil: Imperial 是 Zé Mendes 設計的桌遊，由 MeepleBR 出版。
    - Imperial Struggle 是 Ananda Gupta 與 Jason Matthews 設計的桌遊，由 GMT Games 出版。
    - Historia 是 Marco Pranzo 設計的桌遊，由 Giochix.it 出版。
    這是獨立的版本。它沒有使用印刷版的任何文字與圖片，設計師與出版商也都沒有參與。
credits-machines = 以 AI 製作
credits-machines-body =
    程式碼、文字、各語言的翻譯與繪圖都以 AI 語言模型製作。圖片是以程式碼寫成、由腳本繪製的向量圖；聲音由計算產生。沒有使用圖像生成器，也沒有錄音。各翻譯尚未由母語人士讀過。遊戲進行時不生成任何東西：電腦與提示都依規則計算走法。
credits-unsigned = 第一次啟動
credits-unsigned-body =
    本程式沒有 Microsoft 或 Apple 的憑證，所以系統可能拒絕第一次啟動。
    - Windows：點選*其他資訊*，再點選*仍要執行*。
    - macOS：先開啟一次，再到系統設定的「隱私權與安全性」點選*強制打開*。
    - Linux：直接啟動。
    每個版本都列出檔案的 SHA-256，你可以檢查下載的檔案。
credits-parts = 使用的元件
credits-licences = 授權條款全文在 { $folder }
keys-title = 按鍵
keys-intro = Tab 與方向鍵移動焦點，Enter 或空白鍵啟動它，Esc 關閉最上層的視窗。
gallery-title = 圖鑑
gallery-icon = 本程式
gallery-empty = 找不到圖片。請把 art 資料夾放回程式旁。

command-confirm = 主按鈕
command-back = 關閉或返回
command-undo = 復原
command-redo = 重做
command-full_screen = 全螢幕
command-help_here = 游標所指的規則
command-close_up = 放大所指物件
command-keys_list = 此列表
command-fit_map = Home：你的土地，再來是全圖
command-zoom_in = 放大
command-zoom_out = 縮小
command-log = 紀錄
command-hint = 提示
command-why = 電腦為什麼那樣做
command-hurry = 讓電腦加速
command-save = 儲存
command-menu = 遊戲選單
command-mute = 聲音開關
command-screenshot = 螢幕截圖

advice-hint = 提示
advice-why = { $name } 為什麼那樣做
advice-earlier = 之前：{ $name }
advice-thinking = 思考中…
advice-look = 看看{ $area }。
advice-lit = 所指的地方已亮起。
advice-more-2 = 哪個行動？
advice-more-3 = 完整計畫
advice-plan = 整個計畫合計
advice-expected = 由第一步開始的最佳計畫
advice-less = { $n ->
   *[other] 替代：100 場約少贏 { $n } 場
}
advice-more = { $n ->
   *[other] 替代：100 場也許多贏 { $n } 場
}
handover-drawing = 正在繪製新圖片，需要一點時間。
advice-even = 替代：差不多
advice-done = 它做了什麼
advice-step = { $what } → { $why }
advice-ahead = 比最佳替代多：{ $things }。
advice-behind = 比最佳替代少：{ $things }。
advice-other-ahead = 比第一個計畫多：{ $things }。
advice-other-behind = 比第一個計畫少：{ $things }。
advice-about-equal = 與次佳計畫差不多。
advice-wins = { $n ->
   *[other] 比次佳計畫 100 場約多贏 { $n } 場。
}
advice-unsure = 之後取決於運氣或其他玩家。
advice-as-seen = 這是你看得到的；電腦的隱藏資訊不列出。
advice-secret = 它用了隱藏資訊。遊戲結束後才能說明這一步。
advice-failed = 這次沒有建議：{ $reason }
advice-nobody = 提示只給在此螢幕上有選擇要做的玩家。
advice-public = 所有人都看得到這個選擇：提示會洩漏祕密。
advice-past = 提示只適用於現在；你正在看過去。
advice-no-move = 還沒有電腦的步驟可說明。

review-title = 覆盤
review-working = 正在覆盤整場遊戲的每個選擇…
review-begun = 通常需要一兩分鐘。
review-left = 已完成 { $done }%，大約還要 { $minutes } 分鐘
review-soon = 已完成 { $done }%，剩不到一分鐘
review-goes-on = 你可以離開這頁與桌面。覆盤在背景進行，並與遊戲一起保存。
review-ready = 覆盤完成。
review-ready-of = 「{ $name }」的覆盤完成。
review-none = 沒有哪個回合明顯降低勝率。打得好！
review-turning = 局勢轉折之處
review-rose = 到下一回合，勝率由 { $before }% 升至 { $after }%
review-fell = 到下一回合，勝率由 { $before }% 降至 { $after }%
review-through = 看整場遊戲
review-through-about = 你可以逐回合看整場遊戲，也能從任何時刻開新遊戲，換個打法。
review-intro = 降低勝率最多的回合，依你當時看得到的判斷。差不多的回合不列出。
review-when = { $n }. { $name }，{ $when }（第 { $move } 步）
review-look = 顯示
review-seat = 座位 { $n }
review-play = 平均每個選擇損失 { $n }% 勝率（大約 { $low } 至 { $high }%）。
review-luck-bad = 運氣共降低 { $n }% 勝率。
review-luck-good = 運氣共提高 { $n }% 勝率。
review-luck-even = 運氣幾乎沒有影響。
review-skill-learning = 還有進步空間。
review-skill-good = 打法不錯。
review-skill-strong = 打法很強。
review-skill-faultless = 幾乎毫無失誤。
labelled = { $label }：{ $what }
review-of = { $name }：{ $told }
review-thresholds = 勝率損失：{ $inaccuracy }% 以下為良好，{ $inaccuracy }% 起不精確，{ $mistake }% 起失誤，{ $blunder }% 起大失誤
grade-best = 最佳
grade-even = 差不多
grade-good = 良好
grade-inaccuracy = 不精確
grade-mistake = 失誤
grade-blunder = 大失誤
retry-title = 找出更好的回合
retry-intro = 你代價最高的回合，依損失的勝率
retry-your-turn = 你當時的回合
retry-as-seen = { $when }，如你當時所見
retry-turn = 一個回合
retry-in-game = 遊戲中
retry-try = { $n ->
    [1] 第一次嘗試
    [2] 第二次嘗試
    [3] 第三次嘗試
   *[other] 第 { $n } 次嘗試
}
retry-loss = −{ $n }%
retry-loss-tip = 它降低勝率 { $low } 至 { $high }%，約 { $points } 分。
retry-chance = { $n }%
retry-points-tip = 比最佳回合約少 { $points } 分。
retry-ask = 重新進行這個回合。結束或揭露新資訊時評判。
retry-turn-over = 你的回合結束了。
retry-judging = 正在評判你的回合…
retry-verdict-best = 與最佳一樣好
retry-verdict-better = 比當時好，損失 { $n }%
retry-verdict-costs = 損失 { $n }%
retry-ahead = 比最佳回合多：{ $things }。
retry-behind = 比最佳回合少：{ $things }。
retry-best = 最佳回合
retry-then = 然後
retry-again = 再試一次
retry-show = 顯示最佳
retry-next = 下一個回合
retry-keys = F6 在此列表與桌面之間切換按鍵。
retry-not-now = 尋找更好的回合時不行。

handover-turn = 輪到 { $name }。
handover-decide = { $name } 有事要決定。
handover-others = 其他人請轉過頭去。
handover-ready = 我是 { $name }

crash-title = 出了問題
crash-body = 遊戲發生錯誤。你的每一步都已儲存，可以從最後一步繼續。沒有送出任何東西；報告寫在 { $path }
crash-go-on = 繼續
crash-copy = 複製報告
crash-copied = 報告已在剪貼簿。
crash-not-copied = 無法複製報告：{ $reason }
crash-to-menu = 主選單
crash-final = 遊戲發生無法復原的錯誤，必須關閉。你的遊戲先前已儲存；選擇「繼續」來接著玩。紀錄檔在 { $folder }

cli-help-save = 要開啟的存檔
cli-help-contact-sheet = 繪出每個劇本初期、中期、後期的圖片，彩色與色覺異常所見
cli-help-screenshot = 繪出一個畫面的圖片並結束
cli-help-build-pictures = 繪出隨程式附上的圖片並結束
cli-help-selftest = 載入一切、繪製每個畫面、遊玩、儲存並重新載入
cli-refused = brazil-imperial：{ $reason }（見 --help）
cli-no-game = 沒有遊戲 { $name }；有 { $known }
cli-no-screen = 沒有畫面 { $name }；有 { $known }
cli-no-theme = 沒有主題 { $name }；有 { $known }
cli-no-language = 沒有語言 { $name }；有 { $known }
cli-no-scenario = 沒有劇本 { $name }；有 { $known }
cli-bad-scale = 介面大小 { $value } 不在 75 與 200 之間
cli-bad-turns = 回合數 { $value } 是負數
cli-no-save = 沒有檔案 { $path }
cli-no-display = 沒有可繪製的顯示器（{ $reason }）。沒有顯示器時，"python -m engine --help" 仍可遊玩、測量與檢查遊戲，--screenshot 仍可繪製圖片。
cli-no-x11 = 已設定 DISPLAY，但程式無法在上面開啟視窗：找不到 { $missing }。請安裝 libX11 與 libXext：套件在 Debian 與 Ubuntu 是 libx11-6 與 libxext6，在 Fedora 是 libX11 與 libXext，在 Arch 是 libx11 與 libxext。
cli-no-picture = 無法寫出圖片：{ $reason }
selftest-fine = 自我測試：正常
selftest-failed = 自我測試：{ $what }失敗：{ $reason }
picture-kept = 已儲存為 { $path }
keys-lead = { $key } 在每個畫面移動焦點。請按別的鍵，或 Esc。
keys-press = 請按「{ $command }」的新按鍵，或按 Esc 保留原來的。
keys-taken = { $key } 原是「{ $command }」的按鍵，它現在沒有按鍵。
keys-none = 無按鍵
keys-default = 重設所有按鍵
keys-change = 點選按鍵來變更。
command-keys_list-title = 按鍵
about-person = 在此螢幕的真人。
about-settler = *{ who-settler }*：{ does-settler }
does-settler = 適合第一場遊戲。看起來不錯就拿，立即行動。
about-merchant = *{ who-merchant }*：{ does-merchant }
does-merchant = 衡量每一步，但不做計畫。立即行動。
about-governor = *{ who-governor }*：{ does-governor }
does-governor = 規劃整個回合，約一秒。很好的對手。
about-viceroy = *{ who-viceroy }*：{ does-viceroy }
does-viceroy = 推演走法，包括你的回應。每回合幾秒。
about-emperor = *{ who-emperor }*：{ does-emperor }
does-emperor = 在時限內思考。最難擊敗。

# Marks of every game
symbol-check = 完成。
symbol-cross = 你不能這麼做；原因在此。
symbol-eye = 只有你知道。
symbol-lock = 目前鎖定。
