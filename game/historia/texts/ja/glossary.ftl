# What the symbols and the words of the game mean, for whoever points at them.
symbol-vp = *勝利点*：終了時に最も多い人が勝ちます。
symbol-lose_vp = *勝利点を失う*
symbol-military = *軍事*：発展図の上向きの軸。高いほど戦争と襲撃に勝ちます。
symbol-technology = *技術*：右向きの軸。上級面、1ラウンドのカード数、顧問を開きます。
symbol-art = *芸術*：世界遺産を取ります。
symbol-exploit = *開発*：キューブを取り戻します。
symbol-expansion = *拡張*：隣接する土地にキューブを置きます。
symbol-trade = *交易*：技術の高い隣人から学びます。
symbol-raid = *襲撃*：軍事の低い隣人から勝利点を得ます。
symbol-war = *戦争*：互いのキューブがある土地をめぐる争い。
symbol-tourism = *観光*：世界遺産で勝利点を得ます。
symbol-revolution = *革命*：カードが戻り、ターンが終わります。
symbol-cube = *力のキューブ*：アクションの支払いに使い、土地に置きます。
symbol-reserve = *予備*：まだゲームに出ていないキューブ。
symbol-supply = *供給*：使えるキューブ。
symbol-pool = *使用済み置き場*：使ったキューブ。ここから回復します。
symbol-on_map = *マップ上*：土地にあるキューブ。
symbol-pay = *コスト*：供給から払うキューブ。
symbol-cards = *カードの回収*：待ち列から手札へ。
symbol-cards_1 = 1ラウンドに1枚
symbol-cards_2 = 1ラウンドに2枚まで
symbol-cards_3 = 1ラウンドに3枚まで
symbol-advisor = *顧問*：一度だけ使う強いカード。
symbol-leader = *指導者*：2つの目標のうち、満たした良い方が時代末に得点します。
symbol-wonder = *世界遺産*：きっかけが起きると働きます。
symbol-remove_wonder = *世界遺産が列から去る*
symbol-bell = この世界遺産は今使えます。
symbol-ready = *使用可能*：使った世界遺産をまた使えます。
symbol-fresh = 建てたばかり：もたらしたカードが終わると使えます。
symbol-territory = *土地*：自分のキューブがある土地。
symbol-alone = *単独*：自分のキューブだけがある土地。
symbol-explored = *探検*：空の土地への最初のキューブ。
symbol-most = *最多*：ほかのどのプレイヤーより多い。
symbol-lower_level = *低い軸*：2つの軸のうち低い方が1レベル。
symbol-government = *政体*：マーカーのある区画。毎ターンの終わりに収入があります。
symbol-guard = *守備*：襲撃や戦争を受けたときだけ数える軍事。
symbol-attacked = ほかのプレイヤーが戦争をしかけました。
symbol-traded_with = ほかのプレイヤーがあなたと交易しました。
symbol-war_won = 戦争の勝利
symbol-peace = *平和*：戦争も襲撃もなし。
symbol-turn_end = ターンの終わり
symbol-navigation = *航海術*：すべての土地が隣接します。
symbol-advanced = *上級面*：カードの強い半分。
symbol-civbot = *シヴボット*：プレイヤーのいない文明。
symbol-chieftain = *族長*：最もやさしいシヴボット。
symbol-noble = *貴族*：中くらいのシヴボット。
symbol-king = *王*：最も難しいシヴボット。
glossary =
    供給: 使えるキューブ。
    予備: まだゲームに出ていないキューブ。
    使用済み置き場: 使ったキューブが、回復するまで留まる場所。
    回復: キューブが使用済み置き場から供給に戻ること。
    待ち列: 使ったカードの列。古い順で全員に見えます。最も古い2枚がターンの終わりに戻ります。
    上級面|上級: カードの強い半分。技術で開きます。
    封印: ラウンドの選択を伏せて置くこと。全員が封印するまで取り消せます。
    時代: 4ターン。終わりに指導者と単独の土地が得点します。
    政体: マーカーのある発展図の区画。毎ターンの終わりに収入があります。
    守備: 襲撃や戦争を受けたときだけ数える、世界遺産の軍事。
    隣人: 自分の土地か、それに接する土地にいる文明。
    隣接: 自分の土地に接する土地。航海術があればすべての土地。
    シヴボット: プレイヤーのいない文明。シヴボットのカードに従います。
    きっかけ: 世界遺産が働くために起きること。
    顧問: 使うとゲームから除く強いカード。文明ごとに5人。
    指導者: 1つの時代の間持ちます。2つの目標のうち満たした良い方が得点します。
