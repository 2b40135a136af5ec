# The great moments.
scene-announces = { $name } 宣告
scene-and-a-palace = 與一座宮殿
scene-last-round = 這是最後一輪。
scene-rules = { $name } 統治巴西
scene-wins = 巴西由{ $name }統治
era-opens-1 = 船帆朝未知的海岸升起。
era-opens-2 = 可以建造煉金廠與種植園。每位玩家翻轉指示物。
era-opens-3 = 可以建造教堂與學院。每位玩家翻轉指示物。
