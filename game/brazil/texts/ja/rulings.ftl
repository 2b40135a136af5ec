# Where the box is silent, or shows an icon only, the game decides so.
ruling-setup-capitals = 4人未満では、最初のプレイヤーの首都タイルは必ず並べ、ほかは無作為に選びます。
ruling-setup-capitals-covered = 首都は、最後のプレイヤーがミッションと君主を選ぶまで伏せておきます。
ruling-setup-last-capital = 最後の首都タイルは質問しません。最後に選ぶ人のものになります。
ruling-setup-draft-three = 3枚からミッション1枚を残せるのは2人までです。それ以上ではミッションが足りません。
ruling-setup-bids = 君主を入札で決めるときは、伏せて入札します。最も高い人から選び、同額なら席順です。全員が終了時に自分の入札額を点で払います。
ruling-turn-token = アクショントークンは毎手番動かさなければなりません。アーチのアクションは行わなくてもかまいません。そのため、手番は必ず続けられます。
ruling-turn-nothing-to-do = できることのないアクションは自動で終わり、答えが1つしかない質問はしません。
ruling-turn-gold-card = ゴールドカードのアクションには、アーチのトークン・強化・追加移動がありません。できることがなければ使えません。
ruling-turn-last-round = だれも時代IIIのミッションを公開しなければ、ゲームはラウンド60で終わります。
ruling-harbor-declined = 港の資源を受け取らない人は、ゴールドカードも引きません。
ruling-painting-refill = 画廊の空きは同じ額の山札から、なければ最も多い山札から補充します。同数なら赤・薔薇・青の順です。すべて空なら空いたままです。
ruling-painting-refill-time = 新しい絵画は、アクションの後、取った絵画の効果の後に表にします。
ruling-painting-effect = 絵画は掛けた時から働きます。「グアイクルの騎馬隊」は取ったその手番に使えます。
ruling-painting-isabel = 「イザベル皇女」の「いつでも」とは、自分の手番の、アクション・支払い・戦闘の途中でないときです。
ruling-capital-city = 首都は、戦闘・ミッション・宮殿・ゴールドカード・点数を除き、すべてで都市と数えます。そのため建設の移動で自分の首都に入れます。
ruling-build-palace = 宮殿のあるタイルは決して置き換えられません。
ruling-build-field = 探検タイルのあるヘクスは、表でも裏でも、移動も含めてすべてで平野と数えます。
ruling-build-unseen = 上に建てられた未踏のタイルは、見ずにゲームから除き、何も与えません。
ruling-build-river-basin = 上に建てられた「川の流域」はゲームから除きます。隣の建物がすでに持つものは失われません。
ruling-build-lost-neighbour = 敵に押さえられたタイルも、建てた人には帝国の隣のままです。押さえている人がその隣に建てることも、妨げたままです。
ruling-renovate-empty = 建物は、裏返すだけでも、物資がすべてなくなってから改築します。
ruling-manufacture-reduction = 強化された製造で減る資源1つは必ず減らします。だれも払いすぎません。
ruling-trade-limits = 交換ごとに、次の交換の前に上限まで捨てます。
ruling-pay-proposal = 提案される支払いは、資源、金、ゴールドカード、戦闘カード、科学の順に使います。新しいタイルより使いかけのタイルを先に空にし、供給を残します。
ruling-pay-just-gained = 同じ物資が2つあり、一方がこのアクションで得たばかりなら、古い方で支払えます。
ruling-pay-combat-cards = 君主の能力で払う戦闘カードは、その価値をすべて使います。アフォンソ・エンリケスでカードを払えるのは、1回の支払いに1度です。
ruling-limit-order = 得るものをすべて得てから捨てます。1種類しか捨てられないなら、質問せずに捨てます。
ruling-move-water = 水域に出入りできるのは、マップの端からでも、通常移動と改築の移動だけです。
ruling-explore-quilombo = どの山札にもミッションがなければ、「キロンボ」は何も与えません。山札が1つだけなら、その一番上のミッションを引きます。
ruling-explore-expedition = 自分のユニットが「遠征」のヘクスに入るたびに、すぐに挑むかどうかを選べます。そこの自分の全ユニットが一緒に戦います。
ruling-combat-arch = 港と交易のボーナスは、1回の戦闘に1度、自分のユニットが1体でも戦うときだけ数えます。トークンに付くもので、裏返した後はありません。
ruling-combat-two-places = 大砲や擲弾兵の戦闘には、撃つヘクスと撃たれるヘクスの2か所があります。「ウー伯」では、どちらも戦闘の隣ではありません。
ruling-combat-fire-tiles = 大砲や擲弾兵が撃つとき、撃つヘクスのタイルは攻撃側が建てたなら攻撃に、撃たれるタイルは防御側が建てたなら防御に加わります。ほかの人が建てたタイルはだれにも数えません。
ruling-combat-cancel = 「スパイ」は戦力を比べる前に、攻撃側から使います。打ち消された「スパイ」は何も打ち消しません。
ruling-combat-retreat = 「退却」は負けたユニットを首都に戻します。首都から撃ったユニットや、首都で撃たれて負けたユニットはそこに残ります。首都に敵がいれば供給に戻ります。
ruling-combat-after = 戦闘後のゴールドカードは、勝った人が使えます。ほかの人の手番に勝った防御側も同じです。
ruling-combat-expedition = 「遠征」のヘクスに入ってそこの戦闘に勝った人は、すぐに「遠征」に挑めます。
ruling-combat-fire-empty = ユニットのいない敵のタイルを撃っても、どちらが勝ってもマップは変わりません。
ruling-mission-buildings = 建物を数えるミッションでは、都市は建物ではありません。
ruling-mission-order = まずミッションの得るもの、次にその宮殿、公開した人から時計回りに古いトークン、そして新しい時代です。
ruling-era-bonus = 今の手番のアーチの下に裏返したトークンは、その手番からボーナスを与えます。
ruling-palace-forgone = 合うタイルのない宮殿は置けません。置かないこともできます。
ruling-palace-product = サトウキビの宮殿の無料の製品には空いた枠が必要で、受け取らなくてもかまいません。
ruling-score-era-three = 時代IIIの目標は、先に公開したカードのものも、終了時に満たしていれば数えます。
ruling-score-factory = 製品は「工場」かヴィクトリア女王のボードのどちらかに数え、両方には数えません。
ruling-score-shared = 点数と、支配するタイルの上の科学が等しければ、勝利を分け合います。
ruling-solo-resource = オランダ人との対戦では、資源を得る首都タイルがないので、資源を1つ選びます。
ruling-solo-dutch = オランダ人が選ぶときは、あなたの最も強いカードを打ち消し、最も強いユニットを敗走させます。負けたオランダのユニットは戻りません。
ruling-solo-capital = ユニットのいないオランダの首都は、入った人のものになります。
ruling-solo-goals = 目標は、手番のほかに途中のものがないときに調べます。守られた首都に入る人は、まずそこで勝たなければならず、その戦闘で失うものも引き受けます。
ruling-solo-round = ラウンドの指定がある目標は、そのラウンドの終わりに満たしていなければ、チャレンジはすぐに負けです。後で起きることで失われることはありません。
ruling-solo-without = 目標が禁じることは取り返せません。敗走したユニットは再び配備しても数え、ゴールドカードは効果のために使ったときだけ数えます。
ruling-solo-lead = 相手に対する差は、最後のラウンドの後か、時代IIIのミッションで最後になったラウンドの後に測ります。
ruling-solo-levels = 「グアララペス」の新兵レベルでは、ユニットがすべてマップ上にいなくてもかまいません。ほかのレベルでは記載のすべてが必要です。
ruling-solo-score = 勝ったチャレンジの得点は、自分の点数に残りラウンドごとに1点を加えたものです。
ruling-numbers-tiles = 建物の費用・物資・点数、都市の名前・費用・点数、ユニット・製品・絵画の費用は、箱にアイコンしかないところでは独自のものです。ルールとデザイナーの回答のすべてに合っています。
ruling-numbers-capitals = 4つの首都は資源を1つずつ示します。最初のプレイヤーのサトウキビ、そしてコーヒー、ブラジルボク、綿花です。
ruling-numbers-slots = 製品とアーチの形は次のとおりです。配備と建設は八角、絵画と製造は五角、改築と港は四角。交易に枠はありません。
ruling-numbers-missions = ミッションのうち2枚は実際のプレイから知られ、印刷どおりです。ほかは独自のもので、どれも達成できるようにプレイで測りました。戦争や探検を求めるものはありません。
ruling-numbers-gold-cards = ゴールドカードの種類ごとの枚数と、「アグリコラ」「大都市」「芸術の後援者」「商船団」の条件は独自のものです。「戦争」は[gold]と[hand_combat]を与えます。
ruling-numbers-combat-cards = 戦闘カードのうち「セペ・チアラジュ」と「ウー伯」は箱のものです。ほかのカードとすべての数字は独自のものです。
ruling-numbers-paintings = 次の絵画の効果は独自のものです：「カシアス公」「グアイクルの騎馬隊」「リアシュエロの海戦」「トゥピの女性」「ジョゼ・ボニファシオ」「アンシエタ神父」「最初のミサ」「アマゾンの解放」「国務会議」「サンヴィセンテの創建」「薬草売り」。「工場」の数も独自のものです。
ruling-numbers-exploration = 探検タイルの数、「遠征」の戦力と利得は独自のものです。
ruling-numbers-palaces = 宮殿IIIとVIの条件と、すべての宮殿の印刷された点数は独自のものです。
learn-rulings =
    箱に説明がないか、アイコンしかないところでは、このゲームが決めなければなりませんでした。次のように決めました。

    # テーブルと手番
    - { ruling-setup-capitals }
    - { ruling-setup-capitals-covered }
    - { ruling-setup-last-capital }
    - { ruling-setup-draft-three }
    - { ruling-setup-bids }
    - { ruling-turn-token }
    - { ruling-turn-nothing-to-do }
    - { ruling-turn-gold-card }
    - { ruling-turn-last-round }

    # アーチとタイル
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

    # 支払いと上限
    - { ruling-pay-proposal }
    - { ruling-pay-just-gained }
    - { ruling-pay-combat-cards }
    - { ruling-limit-order }

    # 移動と探検
    - { ruling-move-water }
    - { ruling-explore-quilombo }
    - { ruling-explore-expedition }

    # 戦闘
    - { ruling-combat-arch }
    - { ruling-combat-two-places }
    - { ruling-combat-fire-tiles }
    - { ruling-combat-cancel }
    - { ruling-combat-retreat }
    - { ruling-combat-after }
    - { ruling-combat-expedition }
    - { ruling-combat-fire-empty }

    # ミッション・宮殿・終了
    - { ruling-mission-buildings }
    - { ruling-mission-order }
    - { ruling-era-bonus }
    - { ruling-palace-forgone }
    - { ruling-palace-product }
    - { ruling-score-era-three }
    - { ruling-score-factory }
    - { ruling-score-shared }

    # 1人プレイ
    - { ruling-solo-resource }
    - { ruling-solo-dutch }
    - { ruling-solo-capital }
    - { ruling-solo-goals }
    - { ruling-solo-round }
    - { ruling-solo-without }
    - { ruling-solo-lead }
    - { ruling-solo-levels }
    - { ruling-solo-score }

    # 数値
    - { ruling-numbers-tiles }
    - { ruling-numbers-capitals }
    - { ruling-numbers-slots }
    - { ruling-numbers-missions }
    - { ruling-numbers-gold-cards }
    - { ruling-numbers-combat-cards }
    - { ruling-numbers-paintings }
    - { ruling-numbers-exploration }
    - { ruling-numbers-palaces }
