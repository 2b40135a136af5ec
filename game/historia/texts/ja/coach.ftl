# The coach.
first-players = 1～6人
first-game-about = 2人で遊ぶゲーム全体：12ターン、相手は1人。
first-coach = 書記シトラが隣で教えます。読むものはありません。
coach-name = シトラ
coach-title = 書記シトラ
