# Where the box is silent, or shows an icon only, the game decides so.
ruling-setup-capitals = 少於四位玩家時，一定放入起始玩家的首都板塊；其餘隨機抽出。
ruling-setup-capitals-covered = 首都保持面朝下，直到最後一位玩家選好任務與君王。
ruling-setup-last-capital = 最後一片首都板塊不再詢問：最後選的人就拿它。
ruling-setup-draft-three = 任務三選一最多適用兩位玩家：人數更多時任務不夠。
ruling-setup-bids = 競標君王時，出價是秘密的。出價最高者先選，平手依座位順序；終局時每人支付自己的出價。
ruling-turn-token = 行動指示物每回合必須移動；拱門的行動可以不做。因此玩家一定能繼續。
ruling-turn-nothing-to-do = 沒有選項的行動自動結束；只有一個答案的問題不詢問。
ruling-turn-gold-card = 黃金卡提供該行動，但不含指示物、升級與拱門的額外移動。若它沒有任何作用，就不能打出。
ruling-turn-last-round = 若沒有人宣告時代 III 的任務，遊戲在第 60 輪結束。
ruling-harbor-declined = 不拿港口資源的人，也不抽黃金卡。
ruling-painting-refill = 畫廊的空位從相同畫框的牌庫補充，否則從張數最多的牌庫補，平手依紅、粉紅、藍的順序。全部抽完時，空位保持空著。
ruling-painting-refill-time = 行動結束、取得的繪畫結算效果之後，才翻開新的繪畫。
ruling-painting-effect = 繪畫掛上後立即生效；瓜伊庫魯騎兵在取得的同一回合就能奔馳。
ruling-painting-isabel = 伊莎貝爾公主的「任何時刻」是指在你自己的回合，沒有進行到一半的行動、支付或戰鬥時。
ruling-capital-city = 除了戰鬥、任務、宮殿、黃金卡與計分之外，首都都算一座城市。所以「建造」的移動可走到你自己的首都。
ruling-build-palace = 有宮殿的板塊永遠不能被取代。
ruling-build-field = 有探索板塊的格子，不論是否翻開，一律視為平地，移動時也是。
ruling-build-unseen = 在未探索板塊上建造時，該板塊不看內容離開遊戲，也不給任何東西。
ruling-build-river-basin = 在河流流域上建造時，它離開遊戲。旁邊的建築不會失去已有的東西。
ruling-build-lost-neighbour = 被敵人佔領的板塊仍是建造者的相鄰板塊，也仍讓佔領者不能在它旁邊建造。
ruling-renovate-empty = 建築的物資全部用完才能翻新，即使只是要翻面。
ruling-manufacture-reduction = 升級後製造少付的那個資源必須使用：沒有人能多付。
ruling-trade-limits = 每次交換之後，先棄到上限，再進行下一次。
ruling-pay-proposal = 建議的付法先花資源，再花黃金、黃金卡、戰鬥卡與科學。先清空已動用的板塊再動另一片，並保留供應區。
ruling-pay-just-gained = 兩個相同的物資，一個剛由這個行動得到、一個是原有的，可以用原有的支付。
ruling-pay-combat-cards = 依君王許可交出的戰鬥卡，用盡其代表的全部價值；阿方索・恩里克斯每次支付只能交一次卡。
ruling-limit-order = 先拿完所有應得的，再棄掉。若只有一種可棄，就自動棄掉。
ruling-move-water = 只有免費移動與翻新的移動能進出水域，從地圖邊緣也一樣。
ruling-explore-quilombo = 所有任務牌庫都抽完時，逃奴聚落沒有效果；只剩一個牌庫時，抽它最上面的任務。
ruling-explore-expedition = 每當你的單位進入有遠征的格子，你可立即挑戰或不理會；該格的所有己方單位一起作戰。
ruling-combat-arch = 港口與貿易的加成每場戰鬥只算一次，而且至少要有一個己方單位參戰。它跟著指示物：指示物翻面後就沒有了。
ruling-combat-two-places = 大砲或擲彈兵的戰鬥有兩個位置：開火格與被射擊的格子。對德烏伯爵而言，兩者都不算戰場旁。
ruling-combat-fire-tiles = 大砲或擲彈兵開火時，若開火格的板塊由進攻方建造，就加強進攻；若被射擊的板塊由防守方建造，就加強防守。由別人建造的板塊對誰都不算。
ruling-combat-cancel = 間諜在比較戰鬥力之前使用，進攻方先。被取消的間諜不能取消任何卡。
ruling-combat-retreat = 撤退讓戰敗的單位回到首都；從首都開火的，或在首都遭射擊而戰敗的，就留在原地。若有敵人在首都，則回到供應區。
ruling-combat-after = 戰鬥後使用的黃金卡提供給贏家，防守方在別人的回合獲勝也一樣。
ruling-combat-expedition = 進入有遠征的格子並在那裡贏得戰鬥的人，可立即挑戰遠征。
ruling-combat-fire-empty = 對沒有單位的敵方板塊開火，不論誰贏，地圖都不變。
ruling-mission-buildings = 對計算建築的任務而言，城市不是建築。
ruling-mission-order = 先得到任務帶來的東西，再放宮殿，再從宣告者順時針處理舊指示物，最後進入新時代。
ruling-era-bonus = 翻面放到本回合拱門下的指示物，本回合就提供加成。
ruling-palace-forgone = 沒有合適板塊的宮殿就放棄；你也可以不放。
ruling-palace-product = 甘蔗宮殿的免費產品需要空的升級格，也可以不做。
ruling-score-era-three = 時代 III 的目標以終局時是否成立為準，先前展示過的卡也一樣。
ruling-score-factory = 一個產品只計入「工廠」或維多利亞女王的版圖之一，不會兩者都算。
ruling-score-shared = 分數相同且受控板塊上的科學也相同時，共享勝利。
ruling-solo-resource = 對抗荷蘭人時沒有首都板塊可拿資源：由你選一個。
ruling-solo-dutch = 荷蘭人必須選擇時，取消你最強的卡，擊敗你最強的單位。他們戰敗的單位不再回來。
ruling-solo-capital = 他們空的首都由進入者取得。
ruling-solo-goals = 只有在除了你的回合之外沒有未完成的事時，才檢查目標：走進有守軍的首都，要先打贏，並承擔那場戰鬥的代價。
ruling-solo-round = 標有輪數的目標必須在該輪結束時成立，否則挑戰立刻失敗；之後發生的事不能再破壞它。
ruling-solo-without = 目標所禁止的事永遠無法彌補：陣亡的單位即使重新部署仍算，黃金卡只有打出發動效果時才算。
ruling-solo-lead = 對對手的領先在最後一輪之後衡量，或在時代 III 任務所造成的最後一輪之後。
ruling-solo-levels = 瓜拉拉皮斯的新兵難度不要求單位全在地圖上；其他難度要求印出的一切。
ruling-solo-score = 挑戰獲勝時，得到你的分數，每剩一輪再加一分。
ruling-numbers-tiles = 凡盒中只印圖示的，建築的費用、物資與分數，城市的名稱、費用與分數，以及單位、產品與繪畫的費用，都是我們訂的。它們符合規則與設計師回答的一切。
ruling-numbers-capitals = 四個首都各顯示一個資源：起始玩家的是甘蔗，其餘是咖啡、巴西木與棉花。
ruling-numbers-slots = 產品與拱門的形狀如下：部署與建造為八角形，繪畫與製造為五角形，翻新與港口為方形。貿易沒有升級格。
ruling-numbers-missions = 任務中有兩張從實際遊戲得知，照印刷保留；其餘由我們製作，經實測都能完成。沒有任務要求戰爭或探索。
ruling-numbers-gold-cards = 各種黃金卡的張數，以及農業家、大都會、藝術贊助者與商船隊的條件，是我們訂的。戰爭帶來 [gold] 與 [hand_combat]。
ruling-numbers-combat-cards = 戰鬥卡中塞佩・蒂亞拉茹與德烏伯爵照盒中原樣；其餘以及所有張數是我們訂的。
ruling-numbers-paintings = 這些繪畫的效果是我們訂的：卡西亞斯公爵、瓜伊庫魯騎兵、里亞舒埃洛之戰、圖皮婦人、若澤・博尼法西奧、安謝塔神父、第一場彌撒、亞馬遜解放、國務會議、建立聖維森特、賣草藥的婦人。「工廠」的數值也是。
ruling-numbers-exploration = 探索板塊的數量、遠征的戰鬥力與獎勵是我們訂的。
ruling-numbers-palaces = 宮殿 III 與 VI 的條件是我們訂的，所有宮殿印出的分數也是。
learn-rulings =
    盒中沒有說明或只有圖示的地方，這個遊戲必須自行決定。以下是它的裁定。

    # 桌面與回合
    - { ruling-setup-capitals }
    - { ruling-setup-capitals-covered }
    - { ruling-setup-last-capital }
    - { ruling-setup-draft-three }
    - { ruling-setup-bids }
    - { ruling-turn-token }
    - { ruling-turn-nothing-to-do }
    - { ruling-turn-gold-card }
    - { ruling-turn-last-round }

    # 拱門與板塊
    - { ruling-harbor-declined }
    - { ruling-painting-refill }
    - { ruling-painting-refill-time }
    - { ruling-painting-effect }
    - { ruling-painting-isabel }
    - { ruling-capital-city }
    - { ruling-build-palace }
    - { ruling-build-field }
    - { ruling-build-unseen }
    - { ruling-build-river-basin }
    - { ruling-build-lost-neighbour }
    - { ruling-renovate-empty }
    - { ruling-manufacture-reduction }
    - { ruling-trade-limits }

    # 支付與上限
    - { ruling-pay-proposal }
    - { ruling-pay-just-gained }
    - { ruling-pay-combat-cards }
    - { ruling-limit-order }

    # 移動與探索
    - { ruling-move-water }
    - { ruling-explore-quilombo }
    - { ruling-explore-expedition }

    # 戰鬥
    - { ruling-combat-arch }
    - { ruling-combat-two-places }
    - { ruling-combat-fire-tiles }
    - { ruling-combat-cancel }
    - { ruling-combat-retreat }
    - { ruling-combat-after }
    - { ruling-combat-expedition }
    - { ruling-combat-fire-empty }

    # 任務、宮殿、終局
    - { ruling-mission-buildings }
    - { ruling-mission-order }
    - { ruling-era-bonus }
    - { ruling-palace-forgone }
    - { ruling-palace-product }
    - { ruling-score-era-three }
    - { ruling-score-factory }
    - { ruling-score-shared }

    # 單人
    - { ruling-solo-resource }
    - { ruling-solo-dutch }
    - { ruling-solo-capital }
    - { ruling-solo-goals }
    - { ruling-solo-round }
    - { ruling-solo-without }
    - { ruling-solo-lead }
    - { ruling-solo-levels }
    - { ruling-solo-score }

    # 數值
    - { ruling-numbers-tiles }
    - { ruling-numbers-capitals }
    - { ruling-numbers-slots }
    - { ruling-numbers-missions }
    - { ruling-numbers-gold-cards }
    - { ruling-numbers-combat-cards }
    - { ruling-numbers-paintings }
    - { ruling-numbers-exploration }
    - { ruling-numbers-palaces }
