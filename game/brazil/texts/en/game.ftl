# What this game lends the program around it: its card, seats, options, keys, saves.
game-title = Brazil: Imperial
game-facts = 1 to 4 players, { $challenges } solo challenges
game-about = Explore the land, settle it, trade and fight, from the first ships to the railways, and rise to rule Brazil.

new-monarch-note = Each player chooses a Monarch when the game begins. Colours differ in their units and Monarchs.

colour-green = Green
colour-orange = Orange
colour-sky = Sky
colour-purple = Purple

option-mission_draft = Missions
option-mission_draft-1of2 = Keep 1 of 2
option-mission_draft-1of2-tip = You are dealt two Missions of each era and keep one of them.
option-mission_draft-1of3 = Keep 1 of 3
option-mission_draft-1of3-tip = You are dealt three Missions of each era and keep one: more choice, and a longer start.
option-mission_draft-tip = How many Missions of each era you choose from at the start.
option-monarchs = Monarchs
option-monarchs-chosen = Chosen
option-monarchs-chosen-tip = Each player chooses a Monarch of their colour.
option-monarchs-random = Random
option-monarchs-random-tip = Each player is dealt a random Monarch of their colour.
option-monarchs-bid = Bid for
option-monarchs-bid-tip = Everyone bids victory points in secret. The highest bidder chooses first, a Monarch of any colour.
option-monarchs-tip = How players get their Monarchs. With bids, victory points buy an earlier choice.
option-live_vp = Points during the game
option-live_vp-own = Only mine
option-live_vp-own-tip = You always see your own points; the others’ only at the end.
option-live_vp-all = Everyone’s
option-live_vp-all-tip = Everyone sees how many points each player has.
option-live_vp-off = Hidden
option-live_vp-off-tip = No points are shown until the game ends.
option-live_vp-tip = Whose victory points are shown while you play. Objectives in hidden Missions are never counted for others.
option-solo_difficulty = Difficulty
option-solo_difficulty-printed = As printed
option-solo_difficulty-printed-tip = Rounds, goals and battles as the challenge has them.
option-solo_difficulty-recruit = Recruit
option-solo_difficulty-recruit-tip = Four extra rounds, and one fewer goal to guard.
option-solo_difficulty-hard = Veteran
option-solo_difficulty-hard-tip = The Dutch draw one more Combat card in every battle.
option-solo_difficulty-governor = Governor-General
option-solo_difficulty-governor-tip = The Dutch draw one more Combat card in every battle, and there are two fewer rounds.
option-solo_difficulty-tip = How hard the challenge is.

save-round = round { $round }, Era { $era }

command-turn_map = Turn the map
command-gallery = Paintings and cities
command-missions = Missions
command-arch_1 = Arch 1
command-arch_2 = Arch 2
command-arch_3 = Arch 3
command-arch_4 = Arch 4
command-arch_5 = Arch 5
command-arch_6 = Arch 6
command-arch_7 = Arch 7

handover-defend = { $name } is attacked and chooses cards in secret.
handover-attack = { $name } attacks and chooses cards in secret.
handover-setup = { $name } chooses Missions in secret.
new-combat-1 = Capitals far apart
new-combat-2 = Capitals within reach of each other
new-combat-3 = Capitals close: battles come early
new-length = about { $minutes } minutes
