# The coach.
first-players = 2 人
first-game-about = 整場遊戲：六個回合與四場戰爭。你是法國。
first-coach = 商人羅莎莉坐在你身旁。不用先讀規則。
coach-name = 羅莎莉
coach-title = 商人羅莎莉
