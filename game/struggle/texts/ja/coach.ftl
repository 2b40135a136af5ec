# The coach.
first-players = 2人
first-game-about = ゲーム全体：6ターンと4つの戦争。あなたはフランスです。
first-coach = 商人ロザリーが隣で教えます。読むものはありません。
coach-name = ロザリー
coach-title = 商人ロザリー
