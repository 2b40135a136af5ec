# The coach.
first-players = 1～4人
first-game-about = クイックゲーム：最小のマップ、相手は1人。
first-coach = 航海士ベントが隣で教えます。読むものはありません。
coach-name = ベント
coach-title = 航海士ベント
