# What this game lends the program around it: its card, seats, options, keys, saves.
game-title = 巴西帝國
game-facts = 1 至 4 人，{ $challenges } 個單人挑戰
game-about = 從第一批船到鐵路，探索土地、定居、貿易、作戰，贏得巴西的統治權。

new-monarch-note = 每位玩家在遊戲中選擇君王。各顏色的單位與君王不同。

colour-green = 綠色
colour-orange = 橘色
colour-sky = 天藍
colour-purple = 紫色

option-mission_draft = 任務
option-mission_draft-1of2 = 2 選 1
option-mission_draft-1of2-tip = 每個時代發給你兩張任務，保留其中一張。
option-mission_draft-1of3 = 3 選 1
option-mission_draft-1of3-tip = 每個時代發給你三張任務，保留一張：選擇更多，開局較長。
option-mission_draft-tip = 開始時每個時代從幾張任務中選擇。
option-monarchs = 君王
option-monarchs-chosen = 自選
option-monarchs-chosen-tip = 每位玩家選擇一位自己顏色的君王。
option-monarchs-random = 隨機
option-monarchs-random-tip = 每位玩家隨機得到一位自己顏色的君王。
option-monarchs-bid = 競標
option-monarchs-bid-tip = 所有人秘密出價勝利點數。出價最高者先選，可選任何顏色的君王。
option-monarchs-tip = 玩家如何得到君王。競標時，用勝利點數換取先選權。
option-live_vp = 遊戲中的分數
option-live_vp-own = 只看自己
option-live_vp-own-tip = 你隨時看得到自己的分數；別人的要到終局才看得到。
option-live_vp-all = 全部公開
option-live_vp-all-tip = 所有人都看得到每位玩家的分數。
option-live_vp-off = 隱藏
option-live_vp-off-tip = 遊戲結束前不顯示分數。
option-live_vp-tip = 遊戲中顯示誰的勝利點數。別人隱藏任務的目標永遠不計入。
option-solo_difficulty = 難度
option-solo_difficulty-printed = 原版
option-solo_difficulty-printed-tip = 輪數、目標與戰鬥都照挑戰原本的設定。
option-solo_difficulty-recruit = 新兵
option-solo_difficulty-recruit-tip = 多四輪，並少一個要守住的目標。
option-solo_difficulty-hard = 老兵
option-solo_difficulty-hard-tip = 荷蘭人每場戰鬥多抽一張戰鬥卡。
option-solo_difficulty-governor = 總督
option-solo_difficulty-governor-tip = 荷蘭人每場戰鬥多抽一張戰鬥卡，且少兩輪。
option-solo_difficulty-tip = 選擇這場挑戰有多難。

save-round = 第 { $round } 輪，時代 { $era }

command-turn_map = 旋轉地圖
command-gallery = 繪畫與城市
command-missions = 任務
command-arch_1 = 拱門 1
command-arch_2 = 拱門 2
command-arch_3 = 拱門 3
command-arch_4 = 拱門 4
command-arch_5 = 拱門 5
command-arch_6 = 拱門 6
command-arch_7 = 拱門 7

handover-defend = { $name } 遭到攻擊，正秘密選卡。
handover-attack = { $name } 進攻，正秘密選卡。
handover-setup = { $name } 正秘密選擇任務。
new-combat-1 = 首都彼此遙遠
new-combat-2 = 首都彼此可及
new-combat-3 = 首都很近：戰鬥來得早
new-length = 約 { $minutes } 分鐘
