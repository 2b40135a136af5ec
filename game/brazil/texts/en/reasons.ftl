# Why not? One sentence for each refusal of the engine: why, and what would make it legal.
reason-action_first = First move your token to an arch; units move after its action.
reason-adjacent_only_to_seized = It would touch only a tile you seized: build next to one that you built yourself.
reason-adjacent_to_enemy = A tile of another player is next to this hex: keep one hex between.
reason-already_made = You have made { $product } already; there is one of each.
reason-already_peeked = You know what is there: choose a tile you have not seen.
reason-already_used = It works once a game, and you have used it.
reason-arch_without_extra = { $arch } gives no additional move; your free move may still be there.
reason-battle_pending = The battle comes first: choose its cards, then go on.
reason-bid_first = First say how many points you bid.
reason-bid_out_of_range = Bid from 0 to { $most } points.
reason-bonus_not_here = Your flipped token of Era { $era } is not under this turn’s arch, or its bonus is used up.
reason-cannot_afford = You cannot pay { $cost } with your supply, the tiles you control and your Gold cards.
reason-cannot_replace = { $over ->
    [any] { $tile } cannot be built over. Thanks to Dona Leopoldina a Building may replace your own Building of any era that you control, if no Palace stands on it.
   *[early] { $tile } cannot be built over. Only a Church, an Academy or a City may replace your own Building of Era I or II, if no Palace stands on it.
 }
reason-capital_is_safe = Other players’ Capitals are safe: you cannot enter or attack them.
reason-card_not_playable = You cannot play this card: it pays as [gold], or counts in your hand at the end.
reason-cards_in_order = The cards must be named in order; choose them again.
reason-choose_capital_first = First choose where to found your Capital.
reason-choose_mission_era_first = First choose the era of the Mission you draw.
reason-choose_monarch_first = First choose your Monarch.
reason-choose_resource_first = First choose the resource you take.
reason-church_before_era_iii = The Jesuits brought this Church early: it cannot be renovated before Era III.
reason-does_not_pay = { $thing } does not pay for { $need }. Gold stands for any resource, science for any resource or gold.
reason-drop_first = { $what ->
    [gold] You hold too many Gold cards: drop { $excess } first.
    [combat] You hold too many Combat cards: drop { $excess } first.
   *[goods] Your supply is too full: drop { $excess } first.
 }
reason-enemy_unit_there = An enemy unit stands there: defeat it, or build elsewhere.
reason-era_changes_first = The era changes first: put your old token under an arch.
reason-era_too_early = This belongs to Era { $era }: it can be built once that era has begun.
reason-expedition_there = An Expedition was revealed there: beat it before you build.
reason-extra_move_needs = The additional move of { $arch } does not reach there; its button shows where it goes.
reason-finish_first = Finish the open choice first: choose, or skip it with the main button.
reason-game_over = The game is over; you may still look at everything.
reason-give_cards_first = First give { $needs } Combat cards for the trade.
reason-goods_still_there = It still holds goods: spend them all, then renovate.
reason-just_gained = You only just gained { $thing } with this action: it can pay from the next one on.
reason-keep_missions_first = First choose the Missions you keep.
reason-mission_incomplete = { $done } of { $of } objectives are met. Once all of them are, at the same time, you can announce this Mission.
reason-mission_of_later_era = This Mission belongs to Era { $era }: announce it once that era has begun.
reason-monarch_of_other_colour = This Monarch belongs to another colour: choose one of yours.
reason-needed_elsewhere = { $thing } is needed for another part of the cost: pay this part with something else.
reason-needs_monarch_there = You found Cities where your Monarch stands: bring your Monarch here first.
reason-needs_unit_there = Thanks to Arariboia any unit of yours may found a City; bring one here first.
reason-no_capital_tile_there = There is no Capital tile there: choose one that is still free.
reason-no_enemy_there = Nobody to attack there: choose a hex with enemy units or an enemy tile.
reason-no_expedition_there = There is no Expedition where this unit stands: move onto one first.
reason-no_flipped_token = You have no flipped token under an arch; the first comes when Era I ends.
reason-no_missions_left = The Missions of Era { $era } are all taken: choose another era.
reason-no_movement_left = { $by ->
    [extra] The additional move of this turn is used up.
   *[free] The free move of this turn is used up.
 }
reason-no_palace_site = No tile of yours meets what a Palace needs; build one that does, then come back.
reason-no_slot_there = There is no slot for products there: choose an arch that has one.
reason-no_stock = No { $tile } is left in stock; both sides share the same tiles.
reason-no_such_arch = There is no such arch: choose one of the seven on your board.
reason-no_such_card_there = That card was not played: choose one of the revealed cards.
reason-no_such_hex = You cannot go there: choose a hex of the map other than the unit’s own.
reason-no_such_option = That choice is not open now: choose one of those shown.
reason-no_such_palace = There is no such Palace: choose one of II to VI on your board.
reason-no_such_unit = These units cannot go together: choose units of yours.
reason-no_unit_on_map = You have no unit on the map to move: deploy one first.
reason-not_a_building = Only Buildings are renovated; Cities and Capitals never are.
reason-not_a_deploy_site = Units arrive on your Capital, or on a City that you built and control.
reason-not_a_resource = { $thing } is not a resource: choose sugarcane, coffee, brazilwood or cotton.
reason-not_adjacent_to_own = It must touch a tile you built: choose a hex beside your empire.
reason-not_after_a_battle = You cannot play this card after a battle: play it on your turn, or keep it.
reason-not_built_by_you = Another player built it: only your own Buildings can be renovated.
reason-not_controlled = You do not control this tile: drive the enemy units off, or choose another.
reason-not_dealt_to_you = That Mission was not dealt to you: choose one of those shown.
reason-not_held = You do not hold this: { $thing }.
reason-not_on_offer = It is not available now: choose one that is lit.
reason-not_on_show = That painting is not in the gallery: choose one on show.
reason-not_on_that_hex = They must all stand on the same hex.
reason-not_your_turn = Another player is deciding; your turn comes soon.
reason-nothing_legal = { $arch } can do nothing for you now: gather what it needs first.
reason-nothing_open = You can’t do that now; the bar above the map says what to do.
reason-nothing_to_use = This painting has nothing to use: it works by itself.
reason-nothing_unexplored_there = There is no unexplored tile there: choose a hex under the clouds.
reason-one_era_after_the_other = First choose among the Missions of Era { $era }.
reason-only_adjacent_attack = It fires at adjacent hexes only: move closer first.
reason-only_after_victory = Play this card right after you win a battle or an Expedition.
reason-only_dragoons_lead = Only a Dragoon takes other units along; the others move one by one.
reason-palace_already_placed = The Palace of the { $palace } is already placed: choose another.
reason-palace_forbids_flip = A Palace stands on it: it can be refilled, but never flipped.
reason-palace_prerequisite = The Palace of the { $palace } needs another kind of tile; your board shows which.
reason-palace_there_already = There is a Palace there already: each tile holds one at most.
reason-payment_open = Finish paying first: { $need } is due.
reason-same_arch = Your token is already on { $arch }: it must move to another arch every turn.
reason-shape_mismatch = The slot is { $needs }, the product { $found }: choose a slot of its shape.
reason-slot_taken = { $slot } is upgraded already: choose a free slot.
reason-token_already_moved = Your token already moved to { $arch } this turn.
reason-token_there_already = You already have a flipped token under { $arch }: choose another arch.
reason-too_far = Too far: units move to an adjacent hex.
reason-too_few_combat_cards = This takes { $needs } Combat cards in your hand.
reason-too_many_cards = At most { $most } cards in a battle: take some back.
reason-unit_cannot_fire = Only a Cannon or a Grenadier attacks without moving; this unit must enter the hex.
reason-unit_in_supply = This unit is not on the map: deploy it first.
reason-unit_not_in_battle = That unit did not fight here: choose one of the winner’s that did.
reason-unit_on_map = This unit is on the map already: deploy another.
reason-water_needs_free_or_edge_move = Only the free move or Renovate’s enters or leaves Water.
reason-wrong_terrain = It goes on { $needs }. This hex: { $found }.
