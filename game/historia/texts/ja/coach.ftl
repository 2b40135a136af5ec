# The coach.
first-players = 1～6人
first-coach = 書記シトラが隣で教えます。読むものはありません。
coach-name = シトラ
coach-title = 書記シトラ
