# What operations do, in the words of a card
op-vp = gain { $n } [vp]
op-lose_vp = lose { $n } [vp]
op-pay = pay { $n } [cube]
op-cubes = recover { $n } [cube]
op-cubes-pool_or_map = recover up to { $n } [cube] from the used pool or the map; each one from the map costs its land’s [vp]
op-add_cube-used = { $n } new [cube] comes into your used pool
op-add_cube-supply = { $n } new [cube] comes into your supply
op-cards-oldest = { $n ->
        [one] take back the oldest card
       *[other] take back the { $n } oldest cards
    }
op-cards-newest = { $n ->
        [one] take back the newest card
       *[other] take back the { $n } newest cards
    }
op-cards-choice = { $n ->
        [one] take back a card of your choice
       *[other] take back { $n } cards of your choice
    }
op-military = gain { $n } [military]
op-technology = gain { $n } [technology]
op-advisor = draw { $n } [advisor]
op-wonder = take { $n } [wonder] from the row
op-ready = { $n ->
        [one] ready another wonder
       *[other] ready up to { $n } other wonders
    }
op-expand = place 1 [cube] in an adjacent land; if it was empty, gain its [vp]
op-expand-any = place 1 [cube] in any land; if it was empty, gain its [vp]
op-trade = a neighbour with more [technology] gains { $vp } [vp]: gain 1 [technology]
op-trade-any = any civilization with more [technology] gains { $vp } [vp]: gain 1 [technology]
op-raid = against a neighbour with less [military]: gain { $vp } [vp] and recover { $n } [cube]
op-war = fight in a shared land: the one with more [military] gains { $vp } [vp], the other’s [cube] there is used
op-action-basic = you may carry out a basic { $action }
op-action-advanced = you may carry out an advanced { $action }
op-action-best = you may carry out { $action }
op-with-reach = { $what }, anywhere
op-with-strength = { $what } with { $n } more [military]
op-vp_per = gain { $n } [vp] for every { $each } { $of }
op-vp_per-each = gain { $n } [vp] for every { $of }
op-trade-free = Trade with any civilization that has more [technology], it gains nothing: gain 1 [technology]
op-most = { $what }, at most { $n }
op-choose = either { $what }
op-if = { $then }, if { $test }; else { $otherwise }
op-if-only = { $then }, if { $test }
op-government = gain the bonus of your government
op-end_turn = the turn ends after this round
op-joined = { $a }; { $b }
op-and = { $a } and { $b }
op-or = { $a }, or { $b }

# The same in few words, for small cards; "short" where a card does more than two things
brief-op-cubes-pool_or_map = recover up to { $n } [cube]
brief-op-expand = 1 [cube] to a land beside yours
brief-op-expand-any = 1 [cube] to any land
brief-op-trade = one ahead: { $vp } [vp], you: 1 [technology]
brief-op-trade-any = anyone ahead: { $vp } [vp] to them, 1 [technology] to you
brief-op-trade-free = anyone ahead: 1 [technology] to you
brief-op-raid = weaker neighbour: +{ $vp } [vp] +{ $n } [cube]
brief-op-war = win a shared land: +{ $vp } [vp]
brief-op-wonder = { $n ->
        [one] take a wonder of the row
       *[other] take { $n } wonders of the row
    }
brief-op-end_turn = the turn ends
brief-op-cards-newest = { $n ->
        [one] newest card back
       *[other] { $n } newest cards back
    }
brief-op-cards-oldest = { $n ->
        [one] oldest card back
       *[other] { $n } oldest cards back
    }
brief-op-cards-choice = { $n ->
        [one] any card back
       *[other] any { $n } cards back
    }
brief-op-action-basic = you may use { $action }
brief-op-action-advanced = advanced { $action }
brief-op-action-best = you may use { $action }
brief-op-vp_per = +{ $n } [vp] for every { $each } { $of }
brief-op-vp_per-each = +{ $n } [vp] for every { $of }
brief-count-territories = land you are in
brief-count-sole = land held alone
brief-count-wonders = [wonder]
brief-op-cards-several = { $n } cards back
short-op-cards-choice = +{ $n } [cards]
short-op-cards-oldest = +{ $n } [cards]
short-op-vp = +{ $n } [vp]
short-op-cubes = +{ $n } [cube]
short-op-technology = +{ $n } [technology]
short-op-military = +{ $n } [military]
short-op-wonder = +{ $n } [wonder]
short-op-ready = ready { $n } [wonder]
short-op-government = government’s bonus
short-op-add_cube-supply = { $n } new [cube]
short-op-joined = { $a }, { $b }

# What is counted
count-territories = [territory] you are in
count-sole = [alone] where you are alone
count-wonders = [wonder]
count-technology = [technology]
count-military = [military]
count-levels = [technology] and [military] together
count-weaker = civilization with less [military]
count-richer = civilization with more [vp]

# Tests
test-territories = in { $n } [territory]
test-sole = alone in { $n } [alone]
test-wonders = { $n } [wonder]
test-technology = [technology] { $n }
test-military = [military] { $n }
test-levels = [technology] and [military] together { $n }
test-supply = { $n } [cube] in the supply
test-advisors_used = { $n } [advisor] used
test-attacks_in_era = { $n } Wars or Raids in this era
test-no-attacks_in_era = no War and no Raid in this era
test-trades_in_era = { $n } Trades in this era, your own or with you
test-most-military = more [military] than any other player
test-most-wonders = more [wonder] than any other player
test-most-levels = more [technology] and [military] together than any other player
test-most-technology = more [technology] than any other player
test-most-territories = in more [territory] than any other player
test-most-sole = alone in more [alone] than any other player
test-peace = neither War nor Raid this turn

# What a player must have, in words: the aims of leaders
have-territories = { $n ->
        [one] are in a land
       *[other] are in { $n } lands
    }
have-sole = { $n ->
        [one] hold a land alone
       *[other] hold { $n } lands alone
    }
have-wonders = { $n ->
        [one] own a wonder
       *[other] own { $n } wonders
    }
have-technology = have technology { $n }
have-military = have military { $n }
have-levels = have technology and military of { $n } together
have-supply = { $n ->
        [one] have a cube in your supply
       *[other] have { $n } cubes in your supply
    }
have-advisors_used = { $n ->
        [one] have used an advisor
       *[other] have used { $n } advisors
    }
have-attacks_in_era = { $n ->
        [one] made a War or Raid in this era
       *[other] made { $n } Wars or Raids in this era
    }
have-no-attacks_in_era = made no War and no Raid in this era
have-trades_in_era = { $n ->
        [one] took part in a Trade in this era
       *[other] took part in { $n } Trades in this era
    }
have-peace = made neither War nor Raid this turn
have-most-military = have more military than any other player
have-most-wonders = own more wonders than any other player
have-most-levels = have more technology and military together than any other player
have-most-technology = have more technology than any other player
have-most-territories = are in more lands than any other player
have-most-sole = hold more lands alone than any other player
aim-scores = { $n ->
        [one] 1 point at the era’s end if you { $what }
       *[other] { $n } points at the era’s end if you { $what }
    }

# What a leader asks for, as a label
goal-territories = { $n ->
        [one] a land
       *[other] { $n } lands
    }
goal-sole = { $n ->
        [one] a land alone
       *[other] { $n } lands alone
    }
goal-wonders = { $n ->
        [one] a wonder
       *[other] { $n } wonders
    }
goal-technology = technology { $n }
goal-military = military { $n }
goal-levels = technology + military { $n }
goal-supply = { $n ->
        [one] a cube in supply
       *[other] { $n } cubes in supply
    }
goal-advisors_used = { $n ->
        [one] an advisor used
       *[other] { $n } advisors used
    }
goal-attacks_in_era = { $n ->
        [one] a War or Raid
       *[other] { $n } Wars or Raids
    }
goal-no-attacks_in_era = no War, no Raid
goal-trades_in_era = { $n ->
        [one] a Trade
       *[other] { $n } Trades
    }
goal-and = and { $what }

# When a wonder works
trigger-military = Military
trigger-technology = Technology
trigger-art = Art
trigger-exploit = Exploit
trigger-expansion = Expansion
trigger-trade = Trade
trigger-raid = Raid
trigger-war = War
trigger-tourism = Tourism
trigger-revolution = Revolution
trigger-explored = Expansion into an empty land
trigger-war_won = a War won
trigger-attacked = another’s War against you
trigger-traded_with = another’s Trade with you
trigger-advisor = an advisor
trigger-turn_end = end of turn
wonder-when = *{ $when }*: { $what }.
wonder-when-test = *{ $when }*, { $test }: { $what }.
always-guard = *Always*: { $n } more [military] when others raid or attack you.
always-counts_as = *Always*: counts as { $n } [wonder].

# What a level opens
unlock-card = { $card } joins your hand
unlock-cards = up to { $n } cards a round
unlock-advanced = advanced { $card }
unlock-navigation = all lands are adjacent
no-bonus = no bonus

# Sides of a card
side-basic = basic
side-advanced = advanced
side-advanced-from = advanced, from { $level }
side-nothing = Do nothing
side-first = first
side-then = then

# Civbots' operations
bot-op-expand = Expand
bot-op-technology = 1 [technology]
bot-op-military = 1 [military]
bot-op-trade = Trade
bot-op-raid = Raid
bot-op-war = War
bot-op-remove_wonder = the oldest [wonder] leaves the row
bot-op-vp = { $n } [vp]
bot-op-government_vp = [vp] of its government
bot-op-lower_level = 1 level of the lower track
bot-sign-remove_wonder = −1 [wonder]
bot-sign-government_vp = [government] [vp]
bot-sign-lower_level = 1 [lower_level]
