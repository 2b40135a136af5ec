# Terms explained where they stand.
symbol-furs = 毛皮
symbol-fish = 魚
symbol-tobacco = タバコ
symbol-sugar = 砂糖
symbol-cotton = 綿花
symbol-spice = 香料
symbol-economic = 経済ポイント
symbol-diplomatic = 外交ポイント
symbol-military = 軍事ポイント
symbol-debt = 債務
symbol-treaty = 条約ポイント
symbol-event = イベントを使えます
symbol-upgrade = 軍事強化
symbol-france = フランス
symbol-britain = イギリス
symbol-usa = アメリカ
symbol-spain = スペイン
symbol-conflict = 紛争マーカー
symbol-prestige = 威信
symbol-alliance = 同盟
symbol-local = 現地同盟
symbol-fort = 要塞
symbol-naval = 海軍スペース
symbol-market = 市場
symbol-political = 政治スペース
symbol-territory = 領土
symbol-advantage = 優位
glossary =
    移行: 空いたスペースに自分の旗を置くか、敵の旗を取り除くか。どちらか一方です。
    旗の除去: 敵の旗を取り除くこと。
    紛争マーカー: その下のスペースはコスト1で、小アクションで旗を除去でき、何にも数えません。
    保護: 自陣営の艦隊か無傷の要塞に隣接する市場。敵のコストが1増えます。
    孤立: 自陣営の領土・要塞・海軍スペースにつながらない市場。ラウンドの開始時に調べます。
    利用可能な債務: 債務上限から債務を引いた数。
    条約ポイント: 足りないポイントを補います。ターンの間に4まで持ち越せます。
    大アクション: 1種類の購入を続けて行います。別の種類・小アクション・軍事強化で終わります。
    小アクション: 購入1回。紛争マーカーがない限り、旗も艦隊も取り除けません。
    軍事強化: 基本戦争タイルを1枚引き、2枚のうち1枚を戦域に残します。
    海軍ボックス: 作った艦隊がマップの外で待つ場所。
    現地同盟: 欧州の外の、優位を支える政治スペース。
    征服ポイント: 戦域の戦利品。要塞・市場・海軍スペース・領土を取ります。
    優位: 必要なスペースをすべて押さえる間、あなたのもの。1ラウンドに2回まで使えます。
    世界需要: 毎ターン3つの商品。その市場が多い陣営が報酬を得ます。
