# Terms explained where they stand.
symbol-furs = 毛皮
symbol-fish = 魚
symbol-tobacco = 菸草
symbol-sugar = 糖
symbol-cotton = 棉花
symbol-spice = 香料
symbol-economic = 經濟點
symbol-diplomatic = 外交點
symbol-military = 軍事點
symbol-debt = 債務
symbol-treaty = 條約點
symbol-event = 可打出一張事件
symbol-upgrade = 軍事升級
symbol-france = 法國
symbol-britain = 英國
symbol-usa = 美國
symbol-spain = 西班牙
symbol-conflict = 衝突標記
symbol-prestige = 威望
symbol-alliance = 同盟
symbol-local = 地方同盟
symbol-fort = 要塞
symbol-naval = 海域格
symbol-market = 市場
symbol-political = 政治格
symbol-territory = 領土
symbol-advantage = 優勢
glossary =
    易旗: 在空格插上你的旗幟，或移除敵方旗幟：二者擇一。
    拔旗: 移除敵方旗幟。
    衝突標記: 其下的格子費用為 1，可用次要行動拔旗，且一律不計。
    受保護: 市場旁有己方的艦隊或未受損的要塞；敵方要多付 1。
    孤立: 沒有相連到己方領土、要塞或海域格的市場。每輪開始時檢查。
    可用債務: 債務上限減去債務。
    條約點: 補足缺少的點數；每回合最多保留 4 點。
    主要行動: 同一種類的一連串購買。別的種類、次要行動或升級會結束它。
    次要行動: 一次購買。不能移除旗幟與艦隊，除非有衝突標記。
    軍事升級: 抽一片基本戰爭板塊，在一個戰區兩片留一片。
    海軍區: 建好的艦隊不在地圖上時停放的地方。
    地方同盟: 歐洲以外支持優勢的政治格。
    征服點: 戰區的戰利品，可奪取要塞、市場、海域格與領土。
    優勢: 持有它所需的每一格時歸你；每輪最多用兩個。
    全球需求: 每回合三種商品；某種市場較多的一方得到它的獎勵。
