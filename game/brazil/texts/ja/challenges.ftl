# Challenges: title, place and time, what is asked in one line, and what happened there.

challenge-sao-vicente-1532-title = サンヴィセンテ
challenge-sao-vicente-1532-when = 南の海岸、1532年1月
challenge-sao-vicente-1532-text = 無から町を。荷をほどく間もなく、時代II、建物の並ぶ通り、そして点数を。
challenge-sao-vicente-1532-story = マルティン・アフォンソ・デ・ソウザには、船と入植者とサトウキビの苗、そして急ぐ王がいました。トゥピニキンの村の隣のこの岸に、彼は通りと議事堂と製糖所を定めました。後にブラジルとなる土地で最初のポルトガルの町です。

challenge-red-dye-1502-title = 赤い染料
challenge-red-dye-1502-when = ブラジルボクの海岸、1502年
challenge-red-dye-1502-text = 売るものを作り、船が帰る前に木材を高く積みましょう。
challenge-red-dye-1502-story = 布を燠の色に染める木が、この土地の名になりました。1502年、王室はフェルナン・デ・ロローニャの率いる商人組合に交易を貸し出しました。トゥピの人々が木を伐って運び、斧と小刀を得ました。船は遅い者を待ちません。

challenge-rio-1565-title = グアナバラ湾
challenge-rio-1565-when = グアナバラ、1565～1567年
challenge-rio-1565-text = フランス人が対岸を押さえています。時代IIに達し、その砦に立ちましょう。
challenge-rio-1565-story = 10年の間、フランス人はタモイオを友として湾の島々を押さえていました。1565年3月、エスタシオ・デ・サはアラリボイアのテミミノとともにポン・デ・アスーカルの下に上陸し、陣地を都市と呼びました。最後の砦が落ちるまで、待ち伏せとカヌーの戦いが2年続きました。

challenge-bandeiras-1674-title = 緑の石
challenge-bandeiras-1674-when = サンパウロの内陸、1674年
challenge-bandeiras-1674-text = 未知の土地を探検し、金を持ち帰りましょう。
challenge-bandeiras-1674-story = フェルナン・ディアス・パイスは60歳を過ぎて、だれもが語るエメラルドの山へサンパウロを発ちました。7年間、川沿いを探しました。見つけた石は緑でしたが電気石でした。しかし彼の開いた道は、ほかの人々を金へ導きました。

challenge-vila-rica-1711-title = ヴィラ・リカ
challenge-vila-rica-1711-when = ミナス・ジェライス、1711年
challenge-vila-rica-1711-text = 鋳造所と都市を。ただし交換は一度もなし。王室は取引の五分の一を取ります。
challenge-vila-rica-1711-story = 川が黄色く流れる所で、野営地は10年で通りになり、1711年に町になりました。奴隷とされたアフリカの人々が金を掘り、洗い、主人より精錬をよく知っていました。王室は金を量って五分の一を取り、残りが教会を建てました。

challenge-artistic-mission-1816-title = 宮廷の画家たち
challenge-artistic-mission-1816-when = リオデジャネイロ、1816年
challenge-artistic-mission-1816-text = 3種の額縁がそろう画廊を作り、宮廷の話題にしましょう。
challenge-artistic-mission-1816-story = 1816年3月、ル・アーヴルからの船が芸術家たちをリオに運びました。絵筆のドブレとトネー、図面のグランジャン・ド・モンティニー、率いるルブルトン。ナポレオンの没落で故国に居場所のない人々です。アカデミーの開校には10年かかりましたが、彼らの絵は今も当時の街を伝えています。

challenge-amazon-1637-title = 大河をさかのぼる
challenge-amazon-1637-when = アマゾン、1637年10月
challenge-amazon-1637-text = 川の3つの流域に拠点を。1つははるか上流に。
challenge-amazon-1637-story = ペドロ・テイシェイラは約70人の兵と、千人を超える先住民の漕ぎ手や射手とともに、カヌーの列でアマゾンをキトまでさかのぼりました。帰り道、森の奥深くに境界石を置きました。地図はそれに合わせて描き直されました。

challenge-treaty-of-madrid-1750-title = 線の向こう
challenge-treaty-of-madrid-1750-when = マドリード、1750年1月
challenge-treaty-of-madrid-1750-text = 古い線が禁じる所に住みましょう。土地を守り、都市を築き、署名に値する国に。
challenge-treaty-of-madrid-1750-story = トルデシリャスの線は、だれも土地を見ないうちに引かれました。1750年には、布教村も鉱山も牛の道もとうに越えていました。アレシャンドレ・デ・グスマンはマドリードに簡単な主張を用意しました。住んでいる所は住む者のものに、と。両王室が署名しました。

challenge-caseros-1852-title = カセロスへの道
challenge-caseros-1852-when = ラプラタ川、1851～1852年
challenge-caseros-1852-text = 戦闘に3回勝ち、ユニットはほとんど失えません。
challenge-caseros-1852-story = ロサスは20年近くブエノスアイレスを治め、どの隣国とも争っていました。エントレ・リオスのウルキサが立ち、ウルグアイとブラジル帝国が加わり、1852年2月3日、約5万人がカセロスで対しました。昼には終わり、ロサスはイギリスへ去りました。

challenge-ituzaingo-1827-title = 平原が一つ足りない
challenge-ituzaingo-1827-when = シスプラティナ、1827年2月
challenge-ituzaingo-1827-text = 隣人も同じ平原を望んでいます。終わったとき、先を行きましょう。
challenge-ituzaingo-1827-story = 両国がウルグアイ川の東を望みました。イトゥサインゴ、ブラジルではパソ・ド・ロザーリオと呼ぶ所で、両軍は相手の方が退く理由があったと信じて去りました。1年後、その土地はどちらのものでもなく、ウルグアイになりました。今度は点数で決めましょう。

challenge-recife-1654-title = レシフェの鍵
challenge-recife-1654-when = レシフェ、1654年1月
challenge-recife-1654-text = 丘より守備は少なく、ラウンドも少なく、ゴールドカードは使えません。
challenge-recife-1654-story = 丘での二度目の敗北の後、オランダ軍に残ったのは港と、砲の届く範囲だけでした。1653年12月、ポルトガル艦隊が海を閉ざし、ペルナンブーコの軍が砦を一つずつ落とし、1月26日、レシフェの鍵が渡されました。多くのユダヤ人家族が船で去り、ニューアムステルダムに着いた人々もいました。

challenge-empire-1822-title = 戴冠の年
challenge-empire-1822-when = リオデジャネイロ、1822年
challenge-empire-1822-text = 2人の相手と一晩のゲーム。宮殿と軍を誇り、両者の上に立ちましょう。
challenge-empire-1822-story = 1月、ペドロはとどまると言い、9月、リスボンとの絆を断ち、12月、戴冠しました。終わったように聞こえましたが、バイーア、マラニョン、パラーでは1年後も戦いが続きました。帝国は、小川のほとりの一言より大きなものです。
