# What this game lends the program around it: its card, seats, options, keys, saves.
game-title = Brazil: Imperial
game-facts = 1～4人、ソロチャレンジ{ $challenges }種
game-about = 最初の船から鉄道の時代まで、土地を探検し、開拓し、交易し、戦って、ブラジルの支配者になりましょう。

new-monarch-note = 君主はゲームの中で選びます。色によってユニットと君主が異なります。

colour-green = 緑
colour-orange = オレンジ
colour-sky = 水色
colour-purple = 紫

option-mission_draft = ミッション
option-mission_draft-1of2 = 2枚から1枚
option-mission_draft-1of2-tip = 時代ごとにミッションが2枚配られ、1枚を残します。
option-mission_draft-1of3 = 3枚から1枚
option-mission_draft-1of3-tip = 時代ごとにミッションが3枚配られ、1枚を残します。選択肢が増え、準備が長くなります。
option-mission_draft-tip = 開始時に、各時代のミッションを何枚の中から選ぶか。
option-monarchs = 君主
option-monarchs-chosen = 選ぶ
option-monarchs-chosen-tip = 各プレイヤーが自分の色の君主を選びます。
option-monarchs-random = ランダム
option-monarchs-random-tip = 自分の色の君主がランダムに配られます。
option-monarchs-bid = 入札
option-monarchs-bid-tip = 全員が勝利点を伏せて入札します。最高額の人から、どの色の君主でも選べます。
option-monarchs-tip = 君主の決め方。入札では、勝利点を払って先に選べます。
option-live_vp = ゲーム中の点数
option-live_vp-own = 自分だけ
option-live_vp-own-tip = 自分の点数は常に見え、ほかの人の点数は終了時にだけ見えます。
option-live_vp-all = 全員
option-live_vp-all-tip = 全員の点数が全員に見えます。
option-live_vp-off = 非公開
option-live_vp-off-tip = ゲーム終了まで点数は見えません。
option-live_vp-tip = プレイ中にだれの勝利点を見せるか。伏せたミッションの目標は、ほかの人には数えません。
option-solo_difficulty = 難易度
option-solo_difficulty-printed = 標準
option-solo_difficulty-printed-tip = ラウンド・目標・戦闘はチャレンジのとおりです。
option-solo_difficulty-recruit = 新兵
option-solo_difficulty-recruit-tip = 4ラウンド多く、守る目標が1つ少なくなります。
option-solo_difficulty-hard = 古参兵
option-solo_difficulty-hard-tip = オランダ軍は戦闘ごとに戦闘カードを1枚多く引きます。
option-solo_difficulty-governor = 総督
option-solo_difficulty-governor-tip = オランダ軍は戦闘ごとに戦闘カードを1枚多く引き、ラウンドが2つ減ります。
option-solo_difficulty-tip = チャレンジの難しさ。

save-round = ラウンド{ $round }、時代{ $era }

command-turn_map = マップを回す
command-gallery = 絵画と都市
command-missions = ミッション
command-arch_1 = アーチ1
command-arch_2 = アーチ2
command-arch_3 = アーチ3
command-arch_4 = アーチ4
command-arch_5 = アーチ5
command-arch_6 = アーチ6
command-arch_7 = アーチ7

handover-defend = { $name }が攻撃されました。カードを伏せて選びます。
handover-attack = { $name }が攻撃します。カードを伏せて選びます。
handover-setup = { $name }がミッションを伏せて選びます。
new-combat-1 = 首都は遠く離れる
new-combat-2 = 首都は互いに手が届く
new-combat-3 = 首都は近い：早くから戦闘
new-length = 約{ $minutes }分
