# What the symbols and the words of the game mean, for whoever points at them.
symbol-vp = *勝利點數*：終局時最多的人獲勝。
symbol-lose_vp = *失去勝利點數*
symbol-military = *軍事*：發展圖向上的軌道。較高者贏得戰爭與劫掠。
symbol-technology = *科技*：向右的軌道。開啟進階面、每輪更多卡，以及顧問。
symbol-art = *藝術*：拿取一座奇觀。
symbol-exploit = *開採*：收回方塊。
symbol-expansion = *擴張*：放一個方塊到相鄰土地。
symbol-trade = *貿易*：向科技較高的鄰居學習。
symbol-raid = *劫掠*：從軍事較低的鄰居取得勝利點數。
symbol-war = *戰爭*：爭奪你們都有方塊的土地。
symbol-tourism = *觀光*：奇觀帶來勝利點數。
symbol-revolution = *革命*：收回卡牌，並結束回合。
symbol-cube = *能量方塊*：支付行動，並放在土地上。
symbol-reserve = *儲備區*：尚未進入遊戲的方塊。
symbol-supply = *供應區*：可花用的方塊。
symbol-pool = *已用區*：花掉的方塊；從這裡收回。
symbol-on_map = *地圖上*：土地上的方塊。
symbol-pay = *費用*：從供應區支付的方塊。
symbol-cards = *收回卡牌*：從棄牌列回到手上。
symbol-cards_1 = 每輪一張卡
symbol-cards_2 = 每輪最多兩張卡
symbol-cards_3 = 每輪最多三張卡
symbol-advisor = *顧問*：只能用一次的強力卡。
symbol-leader = *領袖*：兩個目標；時代結束時，達成的較佳者計分。
symbol-wonder = *奇觀*：它的觸發條件發生在你身上時生效。
symbol-remove_wonder = *一座奇觀離開展示列*
symbol-bell = 這座奇觀現在可以使用。
symbol-ready = *重置*：用過的奇觀可以再用。
symbol-fresh = 剛建成：帶來它的卡結算完之後才能使用。
symbol-territory = *土地*：你有方塊的土地。
symbol-alone = *獨占*：只有你有方塊的土地。
symbol-explored = *探索*：空地上的第一個方塊。
symbol-most = *最多*：比任何玩家都多。
symbol-lower_level = *較低的軌道*：兩項中較低的一項升一級。
symbol-government = *政體*：你的標記所在的區域；每回合結束時有獎勵。
symbol-guard = *守備*：只在別人劫掠或攻擊你時才算的軍事。
symbol-attacked = 另一位玩家對你開戰。
symbol-traded_with = 另一位玩家與你貿易。
symbol-war_won = 贏得戰爭
symbol-peace = *和平*：沒有戰爭也沒有劫掠。
symbol-turn_end = 回合結束
symbol-navigation = *航海*：所有土地都與你相鄰。
symbol-advanced = *進階面*：卡牌較強的一半。
symbol-civbot = *Civbot*：沒有玩家的文明。
symbol-chieftain = *酋長*：Civbot 最簡單的難度。
symbol-noble = *貴族*：Civbot 中等的難度。
symbol-king = *國王*：Civbot 最難的難度。
glossary =
    供應區: 可自由花用的方塊。
    儲備區: 尚未進入遊戲的方塊。
    已用區: 花掉的方塊，收回之前留在這裡。
    收回: 方塊從已用區回到供應區。
    棄牌列: 你用過的卡，最舊的在前。所有人都看得到。最舊的兩張在回合結束時收回。
    進階面|進階: 卡牌較強的一半；由科技開啟。
    暗出: 把本輪的選擇面朝下放置。所有人都暗出之前可以收回。
    時代: 四個回合。結束時領袖計分，獨占的土地也計分。
    政體: 發展圖上你的標記所在的區域。每回合結束時有獎勵。
    守備: 奇觀的軍事，只在別人劫掠或攻擊你時才算。
    鄰居: 在你的土地或相鄰土地上的文明。
    相鄰: 與你的土地接壤的土地；有航海時，所有土地都是。
    Civbot: 沒有玩家的文明。它依 Civbot 卡行動。
    觸發: 奇觀生效所需發生在你身上的事。
    顧問: 使用後離開遊戲的強力卡。每個文明有五位。
    領袖: 保留一個時代。兩個目標中達成的較佳者計分。
