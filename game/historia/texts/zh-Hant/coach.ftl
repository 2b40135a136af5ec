# The coach.
first-players = 1 至 6 人
first-game-about = 完整的雙人遊戲：十二回合，一個對手。
first-coach = 書記官西特拉坐在你身旁。不用先讀規則。
coach-name = 西特拉
coach-title = 書記官西特拉
