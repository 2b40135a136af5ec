# The coach.
first-players = 1 至 4 人
first-game-about = 快速遊戲：最小的地圖，一個對手。
first-coach = 領航員本托坐在你身旁。不用先讀規則。
coach-name = 本托
coach-title = 領航員本托
