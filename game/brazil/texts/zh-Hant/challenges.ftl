# Challenges: title, place and time, what is asked in one line, and what happened there.

challenge-sao-vicente-1532-title = 聖維森特
challenge-sao-vicente-1532-when = 南部海岸，1532 年 1 月
challenge-sao-vicente-1532-text = 從無到有的市鎮：時代 II、一條街的建築與可觀的分數，幾乎沒時間卸行李。
challenge-sao-vicente-1532-story = 馬蒂姆・阿豐索・德・索薩有船、有移民、有甘蔗苗，還有一位心急的國王。在這片海岸，圖皮尼金人的村旁，他劃出街道、議會與糖廠：後來成為巴西的土地上，第一座葡萄牙市鎮。

challenge-red-dye-1502-title = 紅色染料
challenge-red-dye-1502-when = 巴西木海岸，1502 年
challenge-red-dye-1502-text = 先做出可賣的東西，再趁船返航前堆高木材。
challenge-red-dye-1502-story = 一種能把布染成炭火紅的木材，給了這片土地名字。1502 年，王室把貿易租給費爾南・德・洛羅尼亞率領的商人公司；圖皮人砍伐並搬運原木，換取斧頭與刀。船不等慢的人。

challenge-rio-1565-title = 瓜納巴拉灣
challenge-rio-1565-when = 瓜納巴拉，1565 至 1567 年
challenge-rio-1565-text = 法國人據守對岸。進入時代 II，並站上他們的堡壘。
challenge-rio-1565-story = 十年來，與塔莫約人交好的法國人據守灣中諸島。1565 年 3 月，埃斯塔西奧・德・薩帶著幾艘船與阿拉里博亞的特米米諾人在糖麵包山下登陸，把營地稱為城市。歷經兩年的伏擊與獨木舟戰，最後的堡壘才陷落。

challenge-bandeiras-1674-title = 綠色寶石
challenge-bandeiras-1674-when = 聖保羅內陸，1674 年
challenge-bandeiras-1674-text = 探索未知之地，帶著黃金回家。
challenge-bandeiras-1674-story = 費爾南・迪亞斯・派斯年過六十，仍從聖保羅出發，尋找人人傳說的翡翠之山。他沿河找了七年。找到的石頭是綠色的，卻是電氣石；他開出的路則把別人帶向黃金。

challenge-vila-rica-1711-title = 富鎮
challenge-vila-rica-1711-when = 米納斯吉拉斯，1711 年
challenge-vila-rica-1711-text = 煉金廠與一座城市，而且一次也不交換：凡有買賣，王室都抽五分之一。
challenge-vila-rica-1711-story = 溪流泛著金黃的地方，營地十年間成了街道，1711 年街道成了市鎮。被奴役的非洲人挖掘、淘洗黃金，冶煉的知識勝過主人；王室秤重，抽走五分之一。剩下的蓋了教堂。

challenge-artistic-mission-1816-title = 宮廷畫家
challenge-artistic-mission-1816-when = 里約熱內盧，1816 年
challenge-artistic-mission-1816-text = 掛滿三種畫框的畫廊，讓宮廷津津樂道。
challenge-artistic-mission-1816-story = 1816 年 3 月，一艘來自勒阿弗爾的船為里約載來一批藝術家：帶著畫筆的德布雷與陶奈、帶著圖紙的格朗讓・德・蒙蒂尼，以及領隊勒布勒東；自拿破崙垮台後，他們在家鄉都不受歡迎。他們的學院花了十年才開張。他們的畫至今告訴我們城市當年的模樣。

challenge-amazon-1637-title = 溯大河而上
challenge-amazon-1637-when = 亞馬遜，1637 年 10 月
challenge-amazon-1637-text = 在三段河道設立據點，其中一處在遙遠的上游。
challenge-amazon-1637-story = 佩德羅・特謝拉帶著約七十名士兵與一千多名原住民槳手和弓手，組成獨木舟船隊，逆著亞馬遜一路划到基多。回程時，他在森林深處立下界碑。地圖為此重畫。

challenge-treaty-of-madrid-1750-title = 線的另一邊
challenge-treaty-of-madrid-1750-when = 馬德里，1750 年 1 月
challenge-treaty-of-madrid-1750-text = 住到舊線不准你住的地方：守住土地、建立城市，讓簽名值得。
challenge-treaty-of-madrid-1750-story = 托德西利亞斯的線畫下時，沒有人見過這片土地。到了 1750 年，傳教區、礦場與牛道早已越線。亞歷山德雷・德・古斯芒為馬德里準備了簡單的論點：人人保有自己賴以為生的地方。兩位國王簽了字。

challenge-caseros-1852-title = 卡塞羅斯之路
challenge-caseros-1852-when = 拉普拉塔河，1851 至 1852 年
challenge-caseros-1852-text = 要贏三場戰鬥，幾乎不能損失單位。
challenge-caseros-1852-story = 羅薩斯統治布宜諾斯艾利斯將近二十年，與每個鄰居都起過爭執。恩特雷里奧斯的烏爾基薩起而反抗，烏拉圭與巴西帝國加入；1852 年 2 月 3 日，約五萬人在卡塞羅斯交戰。中午就結束了；羅薩斯搭船前往英國。

challenge-ituzaingo-1827-title = 只有一片平原
challenge-ituzaingo-1827-when = 西斯普拉蒂納，1827 年 2 月
challenge-ituzaingo-1827-text = 鄰居要的是同一片平原。結束時要領先他。
challenge-ituzaingo-1827-story = 雙方都想要烏拉圭河以東的土地。在伊圖薩因戈（巴西人稱為羅薩里奧渡口），兩軍離開戰場時，都認定對方更有理由撤退。一年後，這片土地不屬於任何一方：它成了烏拉圭。這次由分數決定吧。

challenge-recife-1654-title = 累西腓的鑰匙
challenge-recife-1654-when = 累西腓，1654 年 1 月
challenge-recife-1654-text = 守軍比山丘時少，輪數也更少，而且不得打出黃金卡。
challenge-recife-1654-story = 在山丘二度戰敗後，荷蘭人只剩港口與砲火所及之處。1653 年 12 月，葡萄牙艦隊封鎖海面，伯南布哥的軍隊逐一攻下堡壘；1 月 26 日，累西腓的鑰匙易手。許多猶太家庭搭船離去；有些抵達新阿姆斯特丹。

challenge-empire-1822-title = 加冕之年
challenge-empire-1822-when = 里約熱內盧，1822 年
challenge-empire-1822-text = 對抗兩位對手的一整晚：領先他們兩位，並有宮殿與軍隊為證。
challenge-empire-1822-story = 1 月佩德羅說他要留下，9 月他宣布與里斯本斷絕，12 月他加冕。聽來已成定局；但在巴伊亞、馬拉尼昂與帕拉，戰鬥又持續了一年。帝國不只是溪畔的一句話。
