# The great moments.
scene-announces = { $name }が公開
scene-and-a-palace = 宮殿も1つ
scene-last-round = 最終ラウンドです。
scene-rules = { $name }がブラジルを治める
scene-wins = ブラジルを治めるのは{ $name }
era-opens-1 = 未知の海岸へ帆が上がります。
era-opens-2 = 金鋳造所とプランテーションを建てられます。全員がトークンを裏返します。
era-opens-3 = 教会とアカデミーを建てられます。全員がトークンを裏返します。
