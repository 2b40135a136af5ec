# Why not? One sentence for each refusal of the engine: why, and what would make it legal.
reason-action_first = 先把指示物移到一座拱門；它的行動之後單位才移動。
reason-adjacent_only_to_seized = 它只會與你佔領的板塊相鄰：請蓋在你自己建造的板塊旁。
reason-adjacent_to_enemy = 這格旁邊有其他玩家的板塊：至少隔一格。
reason-already_made = 你已製造過{ $product }；每種只有一個。
reason-already_peeked = 你知道那裡是什麼：請選一片你沒看過的板塊。
reason-already_used = 每場遊戲只能用一次，你已用過。
reason-arch_without_extra = { $arch }沒有額外移動；你的免費移動可能還在。
reason-battle_pending = 先處理戰鬥：選好卡再繼續。
reason-bid_first = 先決定出價多少分。
reason-bid_out_of_range = 出價須在 0 到 { $most } 分之間。
reason-bonus_not_here = 你時代 { $era } 的翻面指示物不在本回合的拱門下，或它的加成已用過。
reason-cannot_afford = 你的供應區、受控板塊與黃金卡付不起 { $cost }。
reason-cannot_replace = { $over ->
    [any] { $tile }上不能蓋。有利奧波丁娜皇后時，建築可取代由你控制的任何時代的己方建築，但上面不能有宮殿。
   *[early] { $tile }上不能蓋。只有教堂、學院或城市可取代你的時代 I 或 II 建築，且上面不能有宮殿。
 }
reason-capital_is_safe = 其他玩家的首都是安全的：你不能進入或攻擊。
reason-card_not_playable = 你不能打出這張卡：它可當 [gold] 支付，或終局時在手上計分。
reason-cards_in_order = 卡牌必須依序指定；請重新選擇。
reason-choose_capital_first = 先選擇建立首都的位置。
reason-choose_mission_era_first = 先選擇要抽任務的時代。
reason-choose_monarch_first = 先選擇你的君王。
reason-choose_resource_first = 先選擇要拿的資源。
reason-church_before_era_iii = 這座教堂由耶穌會提早蓋成：時代 III 之前不能翻新。
reason-does_not_pay = { $thing }不能支付{ $need }。黃金可代替任何資源，科學可代替任何資源或黃金。
reason-drop_first = { $what ->
    [gold] 你的黃金卡過多：先棄掉 { $excess } 張。
    [combat] 你的戰鬥卡過多：先棄掉 { $excess } 張。
   *[goods] 你的供應區太滿：先棄掉 { $excess } 個。
 }
reason-enemy_unit_there = 那裡有敵方單位：擊敗它，或建在別處。
reason-era_changes_first = 時代更替優先：先把舊指示物放到一座拱門下。
reason-era_too_early = 這屬於時代 { $era }：該時代開始後才能建造。
reason-expedition_there = 那裡翻出了遠征：先擊敗它再建造。
reason-extra_move_needs = { $arch }的額外移動到不了那裡；它的按鈕顯示可到之處。
reason-finish_first = 先完成目前的選擇：選擇，或用主按鈕略過。
reason-game_over = 遊戲已結束；你仍可查看一切。
reason-give_cards_first = 先交出 { $needs } 張戰鬥卡來交換。
reason-goods_still_there = 上面還有物資：全部用掉後才能翻新。
reason-just_gained = 你剛用這個行動獲得{ $thing }：下一個行動起才能用來支付。
reason-keep_missions_first = 先選擇你要保留的任務。
reason-mission_incomplete = 目標已達成 { $done }／{ $of }。全部同時達成後，就能宣告這個任務。
reason-mission_of_later_era = 這個任務屬於時代 { $era }：該時代開始後才能宣告。
reason-monarch_of_other_colour = 這位君王屬於其他顏色：請選自己的。
reason-needed_elsewhere = 費用的另一部分需要{ $thing }：這部分請用別的支付。
reason-needs_monarch_there = 城市建在你的君王所在處：先把君王帶到這裡。
reason-needs_unit_there = 有阿拉里博亞時，任一己方單位都能建立城市；先帶一個過來。
reason-no_capital_tile_there = 那裡沒有首都板塊：請選還空著的。
reason-no_enemy_there = 那裡沒有可攻擊的對象：請選有敵方單位或敵方板塊的格子。
reason-no_expedition_there = 這個單位所在處沒有遠征：先移動到遠征上。
reason-no_flipped_token = 你沒有翻面的指示物在拱門下；第一個在時代 I 結束時到來。
reason-no_missions_left = 時代 { $era } 的任務都被拿完了：請選其他時代。
reason-no_movement_left = { $by ->
    [extra] 本回合的額外移動已用完。
   *[free] 本回合的免費移動已用完。
 }
reason-no_palace_site = 沒有己方板塊符合宮殿的條件；先蓋一座再來。
reason-no_slot_there = 那裡沒有放產品的升級格：請選有升級格的拱門。
reason-no_stock = { $tile }沒有庫存了；兩面共用同樣的板塊。
reason-no_such_arch = 沒有這座拱門：請選你版圖上的七座之一。
reason-no_such_card_there = 那張卡沒有打出：請選翻開的卡。
reason-no_such_hex = 你不能去那裡：請選地圖上單位所在格以外的格子。
reason-no_such_option = 目前不能這樣選：請選顯示的選項。
reason-no_such_palace = 沒有這座宮殿：請選你版圖上的 II 至 VI。
reason-no_such_unit = 這些單位不能一起移動：請選己方單位。
reason-no_unit_on_map = 地圖上沒有可移動的己方單位：先部署一個。
reason-not_a_building = 只有建築能翻新；城市與首都不能。
reason-not_a_deploy_site = 單位部署在你的首都，或你建造且控制的城市。
reason-not_a_resource = { $thing }不是資源：請選甘蔗、咖啡、巴西木或棉花。
reason-not_adjacent_to_own = 它必須與你建造的板塊相鄰：請選帝國旁的格子。
reason-not_after_a_battle = 這張卡不能在戰鬥後打出：在你的回合打出，或留著。
reason-not_built_by_you = 這是其他玩家建造的：只能翻新自己的建築。
reason-not_controlled = 你沒有控制這片板塊：趕走敵方單位，或選別的。
reason-not_dealt_to_you = 沒有發給你那張任務：請選顯示的。
reason-not_held = 你沒有這個：{ $thing }。
reason-not_on_offer = 現在不能用：請選亮起的。
reason-not_on_show = 那張繪畫不在畫廊中：請選展示中的。
reason-not_on_that_hex = 它們必須都在同一格。
reason-not_your_turn = 其他玩家正在決定；很快就輪到你。
reason-nothing_legal = { $arch }現在對你沒有作用：先收集所需的東西。
reason-nothing_open = 你現在不能這麼做；地圖上方的列會說明該做什麼。
reason-nothing_to_use = 這張繪畫不需要使用：它會自動生效。
reason-nothing_unexplored_there = 那裡沒有未探索的板塊：請選雲下的格子。
reason-one_era_after_the_other = 先從時代 { $era } 的任務中選擇。
reason-only_adjacent_attack = 它只能對相鄰格子開火：先靠近一點。
reason-only_after_victory = 在你剛贏得戰鬥或遠征後打出這張卡。
reason-only_dragoons_lead = 只有龍騎兵能帶其他單位；其餘單位一個一個移動。
reason-palace_already_placed = { $palace }宮殿已放置：請選別的。
reason-palace_forbids_flip = 上面有宮殿：可以補充，但不能翻面。
reason-palace_prerequisite = { $palace }宮殿需要另一種板塊；你的版圖上有說明。
reason-palace_there_already = 那裡已有宮殿：每片板塊最多一座。
reason-payment_open = 先付完：還欠 { $need }。
reason-same_arch = 你的指示物已在{ $arch }：每回合必須移到另一座拱門。
reason-shape_mismatch = 升級格是{ $needs }，產品是{ $found }：請選形狀相符的。
reason-slot_taken = { $slot }已升級：請選空的升級格。
reason-token_already_moved = 你的指示物本回合已移到{ $arch }。
reason-token_there_already = { $arch }下已有你翻面的指示物：請選其他拱門。
reason-too_far = 太遠了：單位移動到相鄰的格子。
reason-too_few_combat_cards = 這需要手上有 { $needs } 張戰鬥卡。
reason-too_many_cards = 每場戰鬥最多 { $most } 張卡：請收回一些。
reason-unit_cannot_fire = 只有大砲或擲彈兵能不移動就攻擊；這個單位必須進入格子。
reason-unit_in_supply = 這個單位不在地圖上：先部署它。
reason-unit_not_in_battle = 那個單位沒有參戰：請選參戰的勝方單位。
reason-unit_on_map = 這個單位已在地圖上：請部署別的。
reason-water_needs_free_or_edge_move = 只有免費移動或翻新的移動能進出水域。
reason-wrong_terrain = 它要放在{ $needs }。這格是：{ $found }。
