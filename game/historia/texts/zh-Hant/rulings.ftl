# The page of rulings: each id is one of engine/historia/RULINGS.md.
ruling-cubes-four-places = [cube] 一定在四處之一：儲備區、已用區、供應區、地圖。
ruling-hands-open = 所有人都能知道每個人手上的行動卡，因為可由棄牌列推知。顧問、牌庫與暗出的選擇是秘密，選了幾張卡也是。
ruling-draft-six-players = 六位玩家時，最後一位拿取唯一剩下的領袖。
ruling-setup-territory-vp = 第一個方塊獲得土地的分數；依出版商後來的更正，可用桌面選項設為沒有分數。
ruling-first-in-order = 其他都相同時，以行動順序在前者優先：先玩家，再依 Civbot 自己的順序。
ruling-vp-floor = 分數不會低於零；要付 [vp] 的效果，當下必須有那麼多。
ruling-choice-level-now = 可選幾張卡，以選卡當時的科技為準。
ruling-revolution-counted-once = 革命所需的三張卡在選擇時計算，不含同時選的卡，之後不再檢查。
ruling-no-card-no-choice = 沒有可選的卡的人不詢問；若所有人都沒有，回合結束。
ruling-resolve-all-own-cards = 你結算完所有的卡，下一位玩家才開始結算。
ruling-using-is-may = 卡可以不執行，革命除外。
ruling-advanced-checked-at-resolution = 能否使用進階面，在結算該卡時判斷。
ruling-own-card-may-return = 結算中的卡已放在棄牌列尾端：它自己的效果或奇觀的效果可以收回它。
ruling-open-cards-apart = 已翻開而尚未結算的卡放在一旁；沒有東西能收回它們。
ruling-no-idle-questions = 只有一個答案的問題不詢問，但選卡、戰爭與要付 [vp] 的除外。
ruling-lists-do-what-they-can = 效果的每一部分盡可能執行，再執行下一部分。
ruling-choices-may-stop = 由你選擇的部分可以提早停止，選零個也行；不需選擇的部分完整執行。
ruling-side-needs-deed = 行動的一面，必須在支付費用後仍能執行最後的動作；它帶來的東西不能用來支付它。
ruling-side-needs-target = 使用一面時，至少要有一個目標、奇觀或方塊；革命收回兩張卡。
ruling-no-cell-no-action = 發展圖沒有下一個位置時，不能獲得該等級；兩種等級中獲得可行的那個。
ruling-advanced-art-one-left = 只剩一座奇觀時，進階藝術拿一座。
ruling-done-means-changed = 行動有改變局面才算執行；之後奇觀才能觸發，貿易、劫掠與戰爭才算數。
ruling-deeds-in-lists = 顧問、奇觀或等級上的動作，在各方面都視為該行動；以其他方式獲得的等級、奇觀與 [vp] 則不是。
ruling-vp-category = [vp] 歸在帶來它的動作之下，否則歸在寫明它的卡或等級之下。
ruling-one-cube-a-territory = 每個文明在每片土地最多一個方塊。
ruling-adjacent-includes-shared = 在你土地上的文明也是你的鄰居。
ruling-navigation-own-side-only = 航海使所有人與你相鄰，而不是使你與他們相鄰。
ruling-landless-anywhere = 地圖上沒有方塊時，你可以擴張到任何地方；有航海之前，沒有東西與你相鄰，你也不是任何人的鄰居。
ruling-expansion-empty-again = 再度變空的土地會再給分。
ruling-exploit-sources-advanced = 進階開採與基本面一樣，可從已用區或地圖收回，損失相同。
ruling-last-cube-exploit = 開採不會拿走你在地圖上的最後一個方塊。
ruling-trade-needs-cell = 發展圖上你的科技沒有下一個位置時，不能貿易。
ruling-partner-first = 貿易時先給對象 [vp]，再是你的等級與它帶來的東西。
ruling-war-shared-territory = 戰爭只在共有的土地進行，有航海也一樣。
ruling-war-winner-vp-side = 勝者獲得 2 [vp]；若使用卡的進階面則為 4。
ruling-war-tie-was-fought = 平手的戰爭仍算打過；其他不變。
ruling-last-cube-players = 玩家之間的戰爭，地圖上最後一個方塊會留下；勝者仍得分。
ruling-civbot-wipes-out = 對 Civbot 或由 Civbot 發動時，最後的方塊不受保護。
ruling-wonder-turned-first = 先轉動奇觀，再執行它的效果。
ruling-wonder-fresh = 新奇觀要等帶來它的卡結算完才能使用。
ruling-wonder-offer-time = 行動及其引發的一切完成後，才提供使用奇觀的機會。
ruling-wonder-order-of-seats = 先是行動玩家的奇觀，再依行動順序是其他人的。
ruling-war-won-as-defender = 不論攻守，贏的人就是贏得戰爭。
ruling-ready-others-only = 奇觀不能重置自己；被重置的可以立即再用，對同一事件也可以。
ruling-majority-strict = 最多數是指嚴格多於其他每位玩家；Civbot 不算。
ruling-solo-majority = 只有你與 Civbot 時，每項最多數都是你的。
ruling-row-order = 奇觀列保持擺放的順序，最舊的在前；拿取後不補充。
ruling-reset-mid-era = 每個時代的第二回合之後，也從同一牌庫換新的奇觀列；可用桌面選項關閉。
ruling-short-deck = 牌庫不夠時，有幾張放幾張。
ruling-advisor-gone-is-used = 不使用而放下的顧問也離開遊戲，並算用過。
ruling-leader-counts = 領袖計算你本時代的戰爭與劫掠，以及貿易：你的與別人和你的，Civbot 的也算。領袖計分後兩者重新計算。
ruling-civbots-act-once = Civbot 每回合行動一次，在最後一輪之後。
ruling-civbot-order = Civbot 有自己的行動順序，與玩家一樣重排。
ruling-civbot-choices = Civbot 不做選擇：目標由 [vp]、等級、土地的數字與順序決定。
ruling-civbot-scores = Civbot 的得分：它的卡、作為貿易對象、戰爭、政體的 [vp] 與土地；發展圖上印的東西不算。
ruling-recover-cards-every-turn = 每回合結束時收回最舊的兩張卡。
ruling-tie-break-last = [vp] 與等級都相同時：玩家優先於 Civbot，再來是共享勝利。
ruling-numbers = 手冊沒有給的數值，由程式與自己對局得出。
ruling-own-cards = 所有奇觀的名稱、觸發條件與效果，所有領袖的名稱與目標，所有顧問的名稱與效果。
ruling-own-matrix = 發展圖的形狀、軍事等級的名稱、發展圖上的內容（最後的科技除外）、政體的區域與獎勵。
ruling-own-map = 土地的邊界、土地標記的 [vp]，以及時間環各部分的圖示。
ruling-own-civbots = 七張 Civbot 卡、各難度的作用、單人遊戲的稱號與獎牌。

learn-rulings-title = 裁定
learn-rulings =
    規則沒有說明的地方，本版這樣裁定：

    # 桌面
    - { ruling-cubes-four-places }
    - { ruling-hands-open }
    - { ruling-draft-six-players }
    - { ruling-setup-territory-vp }
    - { ruling-first-in-order }
    - { ruling-vp-floor }

    # 選卡與結算
    - { ruling-choice-level-now }
    - { ruling-revolution-counted-once }
    - { ruling-no-card-no-choice }
    - { ruling-resolve-all-own-cards }
    - { ruling-using-is-may }
    - { ruling-advanced-checked-at-resolution }
    - { ruling-own-card-may-return }
    - { ruling-open-cards-apart }
    - { ruling-no-idle-questions }

    # 卡牌的作用
    - { ruling-lists-do-what-they-can }
    - { ruling-choices-may-stop }
    - { ruling-side-needs-deed }
    - { ruling-side-needs-target }
    - { ruling-no-cell-no-action }
    - { ruling-advanced-art-one-left }
    - { ruling-done-means-changed }
    - { ruling-deeds-in-lists }
    - { ruling-vp-category }

    # 土地與鄰居
    - { ruling-one-cube-a-territory }
    - { ruling-adjacent-includes-shared }
    - { ruling-navigation-own-side-only }
    - { ruling-landless-anywhere }
    - { ruling-expansion-empty-again }
    - { ruling-exploit-sources-advanced }
    - { ruling-last-cube-exploit }
    - { ruling-trade-needs-cell }
    - { ruling-partner-first }
    - { ruling-war-shared-territory }
    - { ruling-war-winner-vp-side }
    - { ruling-war-tie-was-fought }
    - { ruling-last-cube-players }
    - { ruling-civbot-wipes-out }

    # 奇觀
    - { ruling-wonder-turned-first }
    - { ruling-wonder-fresh }
    - { ruling-wonder-offer-time }
    - { ruling-wonder-order-of-seats }
    - { ruling-war-won-as-defender }
    - { ruling-ready-others-only }
    - { ruling-majority-strict }
    - { ruling-solo-majority }
    - { ruling-row-order }
    - { ruling-reset-mid-era }
    - { ruling-short-deck }

    # 顧問與領袖
    - { ruling-advisor-gone-is-used }
    - { ruling-leader-counts }

    # Civbot
    - { ruling-civbots-act-once }
    - { ruling-civbot-order }
    - { ruling-civbot-choices }
    - { ruling-civbot-scores }

    # 終局
    - { ruling-recover-cards-every-turn }
    - { ruling-tie-break-last }

    # 自訂的部分
    - { ruling-numbers }
    - { ruling-own-cards }
    - { ruling-own-matrix }
    - { ruling-own-map }
    - { ruling-own-civbots }
