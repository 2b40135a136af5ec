# The page of rulings: each id is one of engine/historia/RULINGS.md.
ruling-cubes-four-places = [cube]は4つの場所のどれかにあります。予備、使用済み、供給、マップです。
ruling-hands-open = アクションカードの手札は待ち列からわかるので、全員がすべて見られます。顧問、山札、封印した選択は秘密で、選んだ枚数も秘密です。
ruling-draft-six-players = 6人のとき、最後の人は残った唯一の指導者を取ります。
ruling-setup-territory-vp = 最初のキューブはその土地の点を得ます。テーブルのオプションでは、出版社の後の訂正どおり何も得ません。
ruling-first-in-order = ほかがすべて等しいものは、手番順で最初の者のものです。プレイヤー、次にシヴボットの順です。
ruling-vp-floor = 点は0未満になりません。[vp]を払うものには、その時点でその数が必要です。
ruling-choice-level-now = 選べるカードの枚数は、選ぶ時点の技術で決まります。
ruling-revolution-counted-once = 革命に必要な3枚は選ぶときに数えます。一緒に選ぶカードは数えず、後で数え直しません。
ruling-no-card-no-choice = 選べるカードのない人は選びません。だれにもなければターンが終わります。
ruling-resolve-all-own-cards = 次のプレイヤーが解決を始める前に、自分のカードをすべて解決します。
ruling-using-is-may = カードは使わなくてもかまいません。革命は例外です。
ruling-advanced-checked-at-resolution = 上級面を使えるかどうかは、カードを解決するときに調べます。
ruling-own-card-may-return = 解決中のカードはすでに待ち列の最後にあります。自身の効果や世界遺産の効果で取り戻せます。
ruling-open-cards-apart = 公開されてまだ解決していないカードは別に置き、何によっても取り戻せません。
ruling-no-idle-questions = 答えが1つしかない質問はしません。カードの選択、戦争、[vp]を払うものは例外です。
ruling-lists-do-what-they-can = 効果の各部分は、できるだけ行ってから次に進みます。
ruling-choices-may-stop = 選ぶものは途中で、0でもやめられます。選ばないものはすべて行います。
ruling-side-needs-deed = アクションの面を使うには、コストを払った後で最後の行動ができなければなりません。その面で得るもので払うことはできません。
ruling-side-needs-target = 使う面では、対象・世界遺産・キューブのうち少なくとも1つを取ります。革命では両方のカードを取ります。
ruling-no-cell-no-action = 発展図に次の場所がなければ、レベルは上がりません。2つのレベルのうち可能な方は上がります。
ruling-advanced-art-one-left = 世界遺産が1つしか残っていなければ、芸術の上級面では1つ取ります。
ruling-done-means-changed = アクションは、何かを変えたときに行われたことになります。そのときだけ世界遺産が続き、交易・襲撃・戦争に数えます。
ruling-deeds-in-lists = 顧問・世界遺産・レベルによる行動は、あらゆる点でそのアクションです。それ以外で得たレベル・世界遺産・[vp]は違います。
ruling-vp-category = [vp]はもたらした行動の項目に、なければそれを記すカードかレベルの項目に入ります。
ruling-one-cube-a-territory = 1つの文明が1つの土地に置けるキューブは1つまでです。
ruling-adjacent-includes-shared = 自分の土地にいる文明も隣人です。
ruling-navigation-own-side-only = 航海術があれば、すべてがあなたに隣接します。あなたが全員に隣接するわけではありません。
ruling-landless-anywhere = マップにキューブがなければ、どこへでも拡張できます。航海術の前は何も隣接せず、だれの隣人でもありません。
ruling-expansion-empty-again = 再び空になった土地は、また点になります。
ruling-exploit-sources-advanced = 開発の上級面は、基本面と同じく使用済み置き場かマップから取り、失うものも同じです。
ruling-last-cube-exploit = 開発でマップ上の最後のキューブは取れません。
ruling-trade-needs-cell = 発展図に自分の技術の次の場所がなければ、交易はできません。
ruling-partner-first = 交易では、まず相手の[vp]、次に自分のレベルとそれがもたらすものです。
ruling-war-shared-territory = 戦争は、航海術があっても、互いのキューブがある土地でだけ行います。
ruling-war-winner-vp-side = 戦争の勝者は2[vp]を、カードを上級面で使ったなら4を得ます。
ruling-war-tie-was-fought = 引き分けの戦争も行われたことになります。ほかには何も変わりません。
ruling-last-cube-players = プレイヤー同士の戦争では、マップ上の最後のキューブは残ります。勝者の得点は変わりません。
ruling-civbot-wipes-out = シヴボットが攻めるか守る戦争では、最後のキューブも守られません。
ruling-wonder-turned-first = 世界遺産は、まず使用済みにし、次に効果を行います。
ruling-wonder-fresh = 新しい世界遺産は、もたらしたカードが終わるまで使えません。
ruling-wonder-offer-time = 世界遺産は、アクションとそれが引き起こしたすべてが終わったときに使えます。
ruling-wonder-order-of-seats = まず手番プレイヤーの世界遺産、次にほかの人のものが手番順です。
ruling-war-won-as-defender = 戦争の勝者は、攻めた側でも守った側でも勝者です。
ruling-ready-others-only = どの世界遺産も自身を使用可能にはしません。使用可能になったものは、同じきっかけでもすぐにまた使えます。
ruling-majority-strict = 最多とは、ほかのどのプレイヤーよりも多いことです。シヴボットは数えません。
ruling-solo-majority = シヴボットだけが相手なら、最多はすべてあなたのものです。
ruling-row-order = 世界遺産の列は置いた順で、古いものが先です。取っても補充しません。
ruling-reset-mid-era = 世界遺産の列は、時代の2番目のターンの後にも同じ山札から並べ直します。テーブルのオプションで行わないこともできます。
ruling-short-deck = 枚数の足りない山札からは、あるだけ並べます。
ruling-advisor-gone-is-used = 使わずに置いた顧問はゲームから除かれ、使ったものと数えます。
ruling-leader-counts = 指導者には、その時代の自分の戦争と襲撃、そして交易を数えます。交易は自分のものも、自分を相手とするほかの人やシヴボットのものも数えます。指導者の得点の後、どちらも数え直します。
ruling-civbots-act-once = シヴボットは1ターンに1回、最後のラウンドの後に動きます。
ruling-civbot-order = シヴボットには独自の手番順があり、プレイヤーと同じく決め直します。
ruling-civbot-choices = シヴボットは何も選びません。対象は[vp]、レベル、土地の数字、順番から決まります。
ruling-civbot-scores = シヴボットは、カード、交易の相手、戦争、政体の[vp]、土地で得点します。発展図に記されたものは得ません。
ruling-recover-cards-every-turn = 最も古い2枚は、毎ターンの終わりに戻ります。
ruling-tie-break-last = [vp]もレベルも等しければ、プレイヤーがシヴボットに優先し、それも等しければ勝利を分け合います。
ruling-numbers = 説明書にない数字は、プログラムが自分自身と対戦したゲームから求めました。
ruling-own-cards = すべての世界遺産の名前・きっかけ・効果、すべての指導者の名前と目標、すべての顧問の名前と効果。
ruling-own-matrix = 発展図の形、軍事レベルの名前、最後の技術を除く発展図の記載、政体の区画とボーナス。
ruling-own-map = 土地の境界、土地のトークンの[vp]、円環のどこにどのアイコンがあるか。
ruling-own-civbots = 7枚のシヴボットカード、各難易度の働き、1人プレイの称号とメダル。

learn-rulings-title = 裁定
learn-rulings =
    ルールに決まりがない場合、この版では次のように決めます。

    # テーブル
    - { ruling-cubes-four-places }
    - { ruling-hands-open }
    - { ruling-draft-six-players }
    - { ruling-setup-territory-vp }
    - { ruling-first-in-order }
    - { ruling-vp-floor }

    # 選択と解決
    - { ruling-choice-level-now }
    - { ruling-revolution-counted-once }
    - { ruling-no-card-no-choice }
    - { ruling-resolve-all-own-cards }
    - { ruling-using-is-may }
    - { ruling-advanced-checked-at-resolution }
    - { ruling-own-card-may-return }
    - { ruling-open-cards-apart }
    - { ruling-no-idle-questions }

    # カードの効果
    - { ruling-lists-do-what-they-can }
    - { ruling-choices-may-stop }
    - { ruling-side-needs-deed }
    - { ruling-side-needs-target }
    - { ruling-no-cell-no-action }
    - { ruling-advanced-art-one-left }
    - { ruling-done-means-changed }
    - { ruling-deeds-in-lists }
    - { ruling-vp-category }

    # 土地と隣人
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

    # 世界遺産
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

    # 顧問と指導者
    - { ruling-advisor-gone-is-used }
    - { ruling-leader-counts }

    # シヴボット
    - { ruling-civbots-act-once }
    - { ruling-civbot-order }
    - { ruling-civbot-choices }
    - { ruling-civbot-scores }

    # 終わり
    - { ruling-recover-cards-every-turn }
    - { ruling-tie-break-last }

    # 独自のもの
    - { ruling-numbers }
    - { ruling-own-cards }
    - { ruling-own-matrix }
    - { ruling-own-map }
    - { ruling-own-civbots }
