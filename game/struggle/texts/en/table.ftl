# What the table asks and says.
ask-past = You are looking at the past.
ask-over = The game is over.
ask-story = What has happened
hint-story = Press Enter to continue
ask-holding = Look at the table, then go on.
ask-waiting = { $name } is thinking …
ask-warned = You still have unused options.
ask-keep = Keep three Events.
hint-keep = { $n } of 3 chosen
ask-ministry-choose = Choose { $n } Ministries for this era.
ask-ministry-exchange = You may exchange face-down Ministries.
hint-ministry = { $n } of { $of } chosen; they stay face down until used
ask-first = Choose who goes first this turn.
ask-pay = { $what }: you do not have enough points.
hint-pay = Available Debt { $before } → { $after }, your opponent { $other }
ask-upgrade = Choose which War tile to keep.
ask-lay = Choose where to place the War tile.
ask-hand = Discard an Event from your hand.
ask-event = { $card }: choose a target.
ask-event-option = { $card }: choose one.
hint-event = { $n ->
    [one] one more to pick
   *[other] { $n } more to pick
 }
ask-effects = { $theater }: choose effects of your War tiles.
hint-effects = choose any highlighted place
ask-spoils = Spoils: { $cp ->
    [0] choose what to take
    [one] 1 Conquest Point
   *[other] { $cp } Conquest Points
 }
hint-spoils = { $unflag ->
    [yes] and a flag to remove
   *[no] take any highlighted place
 }
ask-refusal = { $side } claims { $space }: cede it, or refuse?
ask-loss = { $n ->
    [one] Choose a Squadron to lose.
   *[other] Choose { $n } Squadrons to lose.
 }
ask-usa = Choose where to put USA flags.
ask-compensation = Shift a space in Spain in return.
ask-layout = Place your Basic War tiles as you like.
ask-source = Choose where the Squadron sails.
ask-advantage = { $what }: choose a place.
ask-ability = { $what }: choose a target.
ask-tool-upgrade = Military Upgrade: choose a theater.
ask-tool-event = Choose how to play the Event.
ask-round-start = Take an Investment tile.
hint-round-start = You may first use abilities that come before the tile
ask-round-taken = Play an Event, buy something, or pass.
hint-round-taken = Events come before everything else
ask-round-no_event = Buy something, or pass.
ask-round = Buy, use Advantages, or end the round.
hint-round = Point at a place to see its price
hint-round-credit = Dashed rims: only with Debt or Treaty Points
hint-let-go = Esc cancels
left-points = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
left-upgrade = Military Upgrade
note-ends = ends your { $points } action, { $n } lost
note-isolates = isolates { $names } from the next round on
note-vp = score { $before } → { $after }
note-reveals = cannot be undone
note-again = Enter, or click again
sum-have = { $points }, you have { $have }
sum-points = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
sum-debt = { $n } Debt ({ $after } of { $limit })
sum-trp = { $n ->
    [one] 1 Treaty Point
   *[other] { $n } Treaty Points
 }
sum-mixed = { $n } from Debt or Treaty Points

main-waiting = One moment
main-for = { $action } for { $n }
main-keep = Keep these
main-ministry = These Ministries
main-layout = Place them so
main-end = End the round
main-end-anyway = End it anyway
main-anyway = { $action } anyway
main-finish = Done
main-choose-tile = Take a tile
main-choose-any = Choose
second-pass = { $n ->
    [0] Pass
   *[other] Pass: Debt −{ $n }
 }
second-decline = Skip
second-swap = Another payment
second-major = As major action
second-minor = As minor action
go-on = Continue
show-score = Show the score
story-skip = Skip
aside = See the map
aside-back = Back to the choice
board-when = { $era }, turn { $turn }, round { $round } of 4
board-debt-taken = { $n } Debt taken this round
board-keys = Enter accepts, Esc cancels
purse-title = Your points
purse-of = Points of { $side }
purse-empty = None until a tile is taken
purse-spent = All spent
purse-more = and up to { $debt } Debt{ $trp ->
    [0] { "" }
    [one] , 1 Treaty Point
   *[other] , { $trp } Treaty Points
 }
purse-more-short = or { $debt } Debt{ $trp ->
    [0] { "" }
   *[other] , { $trp } Treaty
 }
tip-purse-empty = You get points with the Investment tile.
fund-major = major action
fund-major-short = major
fund-minor = minor action, once
fund-minor-short = minor, once
fund-event = from the Event
fund-event-short = Event
fund-ministry = from a Ministry
fund-ministry-short = Ministry
fund-line = in this action
fund-line-short = here
fund-exchange = exchanged
fund-exchange-short = exchanged
limit-ministry = { $card } only
limit-event = { $act ->
    [unflag] only to unflag, { $place }
    [flag] only to flag, { $place }
   *[all] { $place } only
 }
limit-short = { $act ->
    [unflag] only to unflag
    [flag] only to flag
   *[all] limited
 }
limit-some = some places
no-next-war = No wars left.

choose-keep = Events: keep three
choose-ministry = Ministries
choose-ministry-advice = Bonuses of your Events ask for keywords: look for the same ones here. Unsure? The lamp gives a hint.
choose-layout = Basic War tiles
choose-upgrade = Military Upgrade
choose-lay = War tile
choose-hand = Events
choose-first = Who goes first?
choose-first-advice = Whoever goes first picks a tile first; whoever goes last cannot be answered. Unsure? The lamp gives a hint.
choose-effects = Effects of War tiles
effects-title = Your tiles take effect
effects-any-order = in any order; you may skip each
effects-dearest = costliest for your opponent first
effects-which-unflag = Which flag?
effects-which-fort_or_squadron = Which Fort or Squadron?
effects-which-debt = Debt
effects-more-refused = And { $n } more you cannot touch.
effect-unflag = Remove a flag
effect-unflag-text = Remove one enemy flag from a market or political space: { $where }. It costs nothing, whatever protects it.
effect-fort_or_squadron = Damage a Fort or send a Squadron home
effect-fort_or_squadron-text = Damage one enemy Fort, or send one enemy Squadron back to its Navy Box: { $where }.
effect-debt = Debt for the enemy
effect-debt-text = { $side } takes 1 Debt: { $before } becomes { $after } of { $limit }.
effect-debt-over = { $side } is at its Debt Limit of { $limit }: you score { $n } VP instead.
effect-debt-none = { $side } is at its Debt Limit of { $limit }: nothing happens.
effect-leave-unflag = Skip: the flag stays
effect-leave-fort_or_squadron = Skip: Fort and Squadron stay
effect-leave-debt = Skip: no Debt
effect-leave-tip = You lose the effect of this tile; its strength still counts.
effect-worth = worth { $n }
effect-loses = loses { $what }
effect-cuts = cuts off { $what }
effect-bares = { $n ->
    [one] 1 market unprotected
   *[other] { $n } markets unprotected
 }
effect-strength = strength −{ $n }
choose-loss = Squadrons
choose-spoils = Spoils
choose-usa = United States
choose-event = How is the Event played?
event-way-plain = Without the bonus
event-way-plain-text = Your Ministry stays face down.
event-way-bonus = Reveal { $card } for the bonus
event-way-by = With { $card }
choose-ability = Ability
choose-advantage = Advantage
drawn-tile = Drawn: { $name }
first-means = { $side } makes the last move of the turn.
theater-strength = Visible so far: France { $france }, Britain { $britain }
lay-moves = { $tile } goes to { $theater }
keep-drawn = Keep the drawn one
keep-lying = Keep the one placed there
rejected-pool = The other goes back to the pool.
rejected-out = The other leaves the game.
option-number = Choice { $n }
option-turn-up = Reveal the Ministry
option-not = Leave it face down
option-carnatic_war-0 = Damage an enemy Fort in India.
option-carnatic_war-1 = Shift a cotton market.
option-austro_spanish_rivalry-0 = 2 diplomatic points, in India only.
option-austro_spanish_rivalry-1 = 2 economic points, in India only.
option-hyder_ali-0 = Take control of a Local Alliance in India.
option-hyder_ali-1 = 2 Conflict markers on unprotected spaces in India.
option-war_of_the_quadruple_alliance-0 = Take 1 Debt.
option-war_of_the_quadruple_alliance-1 = Lose 1 Treaty Point.
option-nootka_incident-0 = 2 diplomatic points.
option-nootka_incident-1 = 2 economic points.
option-military_spending_overruns-0 = Damage a Fort of yours.
option-military_spending_overruns-1 = Send a Squadron of yours to the Navy Box.
option-military_spending_overruns-2 = Return a Bonus War tile of yours to its pool.
option-calico_acts-0 = Score cotton now.

do-flag = Flag
do-unflag = Unflag
do-remove_conflict = Remove marker
do-build_fort = Build Fort
do-repair_fort = Repair
do-seize_fort = Seize Fort
do-deploy = Sail here
do-displace = Drive off
do-send_home = Send home
do-construct_squadron = Construct
do-buy_war_tile = War tile
do-draw_event = Draw Event
do-exchange = Exchange for { $points }
do-buy_ability = Use ability
do-use_ability = Use ability
do-take_tile = Take this tile
do-pass = Pass
do-end_round = End the round
do-play_event = Play the Event
do-reveal = Reveal
do-pay_rest = { $debt } Debt, { $trp ->
    [one] 1 Treaty Point
   *[other] { $trp } Treaty Points
 }
do-upgrade = Military Upgrade
do-keep_tile = Keep
do-swap_tiles = Swap two tiles
do-upgrade_point = 1 Treaty Point
do-lay_tile = Place here
do-discard_event = Discard
do-pick_space = Choose
do-pick_option = Choose
do-pick_theater = Choose
do-pick_squadron = Choose
do-pick_tile = Choose
do-pick_commodity = Choose
do-pick_advantage = Choose
do-decline = Skip
do-tile_effect = Debt for the enemy
do-effect_fort = Damage the Fort
do-effect_squadron = Send the Squadron home
do-effect_unflag = Remove the flag
do-decline_effect = Skip this effect
do-conquer = Conquer
do-conquer_naval = Conquer
do-refuse = Refuse
do-cede = Cede
do-lose_squadron = Give up
do-place_usa = USA flag
do-remove_fort = Remove the Fort
do-finish = Done
do-keep_events = Keep these
do-choose_ministries = These Ministries
do-lay_basic = Place them so
from-box = from the Navy Box
from-space = from { $space }
with = with { $what }

say-flag = Put your flag on { $space }
say-unflag = Remove the enemy flag from { $space }
say-remove_conflict = Remove the Conflict marker from { $space }
say-build_fort = Build a Fort at { $space }
say-repair_fort = Repair the Fort at { $space }
say-seize_fort = Seize the damaged Fort at { $space }
say-deploy = Send a Squadron to { $space }
say-displace = Drive the enemy Squadron off { $space }
say-send_home = { $what }: send the Squadron at { $space } home
say-send_home-alone = { $what }
say-construct_squadron = Construct a Squadron
say-buy_war_tile = Draw a Bonus War tile
say-draw_event = Draw an Event
say-exchange_points = Exchange for a point: { $what }
say-buy_ability = { $what }: use the ability
say-use_ability = { $what }: use the ability
say-use_ability-on = { $what }: { $target }
say-use_advantage = { $what }: a Conflict marker on { $space }
say-use_advantage-alone = Use { $what }
say-take_tile = Take the tile: { $major } { $kind }, { $minor } { $other }
say-play_event = Play { $what }
say-play_event-reveal = Play { $what } and reveal { $card }
say-play_event-by = Play { $what } with { $card }
say-reveal = Reveal { $what }
say-pass = { $n ->
    [0] Pass: just ends the round
   *[other] Pass: reduces Debt by { $n }
 }
say-end_round = End the round
say-upgrade = Draw a Basic War tile to choose from
say-upgrade_point = Take 1 Treaty Point
say-swap_tiles = Swap two Basic War tiles
say-discard_event = Discard { $what }
say-name_first = { $what } goes first
say-pick_space = { $space }
say-pick_squadron = The Squadron at { $space }
say-pick_squadron-box = A Squadron in the Navy Box
say-tile_effect = The enemy’s Debt goes up by 1
say-effect_fort = Damage the Fort at { $space }
say-effect_squadron = Send the Squadron at { $space } home
say-effect_unflag = Remove the flag from { $space }
say-conquer = Conquer { $space }
say-conquer_naval = Conquer { $space }
say-lose_squadron = Give up the Squadron at { $space }
say-lose_squadron-box = Give up a Squadron in the Navy Box
say-place_usa = A USA flag on { $space }
say-remove_fort = Remove the Fort at { $space }
say-refuse = It stays yours in this war; { $what } scores { $n } VP
say-cede = It changes hands
say-decline_effect = Skip this effect
say-pick_option = Choose this
say-pick_theater = Choose this theater
say-pick_tile = Choose this tile
say-pick_commodity = Choose this commodity
say-pick_advantage = Choose this Advantage
say-lay_tile = Place the tile here
say-keep_tile = Keep this tile
say-decline = Skip it
say-finish = Skip what is left
say-keep_events = Keep these Events
say-choose_ministries = Choose these Ministries
say-lay_basic = Place the tiles so

part-printed = base price
part-conflict = Conflict marker
part-isolated = isolated
part-protected = protected
part-region = further region
part-least = at least 1
part-repair = repair
part-seize = seize
part-displace = enemy there
part-plus_one = +1 marker
part-huguenots = Huguenots
part-event = Event
part-other = other

strip-first = 1st
strip-trp = { $n ->
    [one] 1 Treaty Point
   *[other] { $n } Treaty Points
 }
strip-debt = Debt
strip-debt-of = { $debt } of { $limit }
strip-squadrons = { $sea } at sea, { $box } in box
tip-available = Available Debt: { $n }
tip-ministries = Ministries: { $names }
tip-squadrons = Squadrons: { $box } in the Navy Box, { $unbuilt } not built, { $aside } set aside, { $out } lost
tip-navy-box = { $n } in your Navy Box. Click to deploy one.
ledger-title = If the turn ended now
ledger-folded = If the turn ended now
ledger-empty = Awards appear when the turn begins.
ledger-nobody = nobody
ledger-lead = { $n } ahead wins
ledger-rest = Ministries, Debt
tip-ledger = What scoring would give right now. Flags under Conflict markers do not count. VP are victory points; TP are Treaty Points, which pay what other points cannot.
tip-track = Score { $vp }. If the turn ended now: { $then }. France wins at 30, Britain at 0.
tip-calendar = Turn { $turn }, round { $round }
tip-tab-score = Score, calendar, both sides
since-title = What happened
undo-start = The game begins here.
undo-revealed = Something was revealed: you cannot undo that.
undo-hand_over = The other side has played: you cannot undo that.
undo-other_seat = The other side has chosen meanwhile.

prize-vp = { $n } VP
prize-trp = { $n } TP
prize-debt = Debt { $n }
prize-cp = { $n ->
    [one] 1 Conquest
   *[other] { $n } Conquest
 }
spoil-unflag-market = unflag market
spoil-unflag-political = unflag space
spoil-unbuild = { $n ->
    [one] 1 Squadron unbuilt
   *[other] { $n } Squadrons unbuilt
 }
spoil-remove = { $n ->
    [one] 1 Squadron lost
   *[other] { $n } Squadrons lost
 }
spoil-jacobite_victory = Victory marker
spoil-third_ministry = third Ministry
spoil-jacobite_defeat = Uprisings end
spoil-atlantic_dominance = Dominance tile
spoil-usa = United States
spoil-canada = Canada, too
strength-alliances = Alliances
strength-keyword = Ministry
strength-squadrons = Squadrons
strength-conflict = Conflict
strength-forts = Forts
strength-special = Special tile
strength-since = since then
margin-more = { $n }+
theater-tie = { $n } to { $n }: a tie, no spoils
theater-won = { $side } wins by { $n }
theater-coming = tiles face down
theater-even = even so far
theater-leads = { $side } leads by { $n } so far
war-won = { $n ->
    [one] 1 theater won
   *[other] { $n } theaters won
 }
turn-title = Turn { $turn }
turn-years = Turn { $turn }, { $years }
scored-title = Scoring turn { $turn }
scored-final = The end of the game
scored-row = Scoring: { $name }
scored-to-end = To the end
scored-again = Show again
scored-hint = Space or click for the next
scored-of = { $n } of { $of }
scored-level = level
scored-ledger-tip = What this turn scores, row by row. Point at a row to see its spaces.
scored-track-tip = Score { $now }. The turn began at { $before }.
scored-you = { $n } for you
scored-for = +{ $n } for { $side }
scored-same = score unchanged
scored-and = and { $prize }
scored-so-far = so far
scored-row-level = { $name }: level at { $n }. Nobody scores.
scored-row-short = { $name }: { $a } to { $b }; the award needs a lead of { $margin }. Nobody scores.
scored-row-won = { $name }: { $side } leads { $a } to { $b } and gains { $prize }.
scored-row-bare = { $name }: { $side } gains { $prize }.
scored-no-tip = No single space decided anything.
scored-tip = { $space } decided it ({ $rows }): without that change the score would be { $without }, not { $now }.
scored-tip-plain = { $space } decided it: without that change the score would be { $without }, not { $now }.
tile-basic = Basic War tile
tile-bonus = Bonus War tile

if-keyword = { $keyword }:
if-available_debt_lead = { $by ->
    [one] More Available Debt:
   *[other] Available Debt lead of { $by }:
 }
if-more_prestige = More prestige ({ $countries }):
if-more_bonus_tiles = More Bonus War tiles:
if-holds_advantage = { $advantage } held:
tip-by-revealing = Revealing { $names } would give the bonus.
tip-spent = (used this turn)
tip-face-up = Face up.
tip-face-down = Face down: hidden from your opponent.
closeup-type = Needs a major action: { $kind }
closeup-any = Any major action
use-ability = Use this ability
turn-up = Reveal this card
tip-upgrade = Military Upgrade: a second Basic War tile to choose from
tip-tile = Major action { $major } ({ $kind }), minor action { $minor } ({ $other })
tip-tile-event = [event] An Event may be played: one of any type, or of this ({ $kind })
tip-tile-upgrade = [upgrade] Military Upgrade

kind-market = market
kind-political = political space
kind-territory = Territory
kind-fort = Fort
kind-naval = naval space
tip-held = Held by { $side }
tip-empty = Held by nobody
tip-cost = Price: { $n } { $points }
tip-cp = Price: { $n } Conquest Points, in wars only
mark-prestige = Prestige space
mark-alliance = Alliance space
mark-local = Local Alliance
tip-theaters = Strength in: { $names }
state-conflict = [conflict] Conflict marker: it does not count, and costs 1
state-conflict_plus = [conflict] Conflict marker +1: costs more to remove
state-isolated = Isolated this round: costs 1
state-protected = Protected: costs the enemy 1 more
state-damaged = Damaged: it protects nothing
state-huguenots = Huguenots: costs 1 more Conquest Point
state-huguenots_turned = Huguenots (turned over)
tip-opens = Opens in turn { $turn }
tip-needs = Needs: { $names }
advantage-state-ready = Ready
advantage-state-exhausted = Exhausted until the next turn
advantage-state-blocked = Blocked by a Conflict marker
advantage-state-new = Gained this round: ready in the next
tip-award = Award: { $region }
tip-award-worth = { $prize } for a lead of { $n }
tip-award-now = France { $france }, Britain { $britain }

what-space = place
what-conflict = Conflict marker
what-fort = Fort
what-squadron = Squadron
what-theater = theater
what-usa = USA space
what-tile = War tile
what-option = choice
what-advantage = Advantage
what-commodity = commodity
what-market = market
what-political = political space
what-debt = Debt
what-fort_or_squadron = Fort or Squadron
what-unflag = flag

recap-title = Since your last round
history-at = { $n } of { $of }, turn { $turn }
history-round-back = To the start of the round
history-back = One step back
history-play = Play
history-pause = Pause
history-on = One step on
history-round-on = To the next round
history-now = Back to now
history-shown = Viewing the past
log-empty = Nothing has happened yet.
log-jump = Click to see that moment.
cards-discard = Discard pile
cards-gone = Out of the game
cards-none = None
cards-pile = { $n ->
    [one] 1 card in the draw pile
   *[other] { $n } cards in the draw pile
 }
cards-ministries = Ministries of { $side }, { $era }
tiles-left = { $n ->
    [one] 1 tile is still in the stack; those seen are grey.
   *[other] { $n } tiles are still in the stack; those seen are grey.
 }

category-award = Awards
category-prestige = Prestige
category-demand = Global Demand
category-event = Events
category-war = Wars
category-refusal = Refusals
category-overrun = Debt overruns
category-ministry = Ministries
category-final_prestige = Final prestige
category-final_debt = Final Available Debt
category-final_commodity = Final commodities
category-final_territory = Territories taken
score-winner = { $side } wins: { $name }
score-won = { $side } wins
score-you = You win as { $side }
score-total = Total
score-history = The score over the century
score-all = Both
score-chart-tip = Click to see the table at that moment.
score-chart = The line is the score after each turn and war; bars show what each side gained, by category.
score-item = Turn { $turn }: { $what }, { $vp }
score-tie = 15 to 15: more Available Debt decides, France { $france }, Britain { $britain }.
score-tie-equal = 15 to 15, and { $france } Available Debt each: Britain wins such a tie.
score-picture = Save as a picture
show-map = See the map
over-sweep = A sweep
over-war = Victory by war
over-vp = Off the track
over-final = Final scoring
over-sweep-text = All four awards and every demand in one turn.
over-war-text = Every theater of a war in its top row.
over-vp-text = The score has left the track: { $vp }.
over-final-text = After six turns the score is { $vp }.

# Advice: what is meant, and where on the table.
advice-named = { $what }: { $thing }
advise-choose = Choose { $what }
advise-keep_events = Keep { $what }
advise-name_first-self = Go first this turn
advise-name_first-other = Let { $what } go first this turn
advise-use = Use { $what }
advise-use-on = Use { $what }: { $target }
advise-use_advantage = Use { $what }: put a Conflict marker on { $space }
advise-send_home = Use { $what }: send the Squadron at { $space } home
advise-pick_squadron = Choose the Squadron at { $space }
advise-pick_squadron-box = Choose a Squadron in the Navy Box
advise-pick_tile = Choose the War tile: { $what }
advise-lay_tile = Place the War tile: { $what }
advise-upgrade = Make a Military Upgrade: { $what }
advise-keep_tile-drawn = Keep the War tile you drew
advise-keep_tile-lying = Keep the War tile already there
advise-tile_effect = Give the enemy 1 Debt
advise-place_usa = Put a USA flag on { $space }
advise-refuse = Refuse to cede { $space }
advise-cede = Cede { $space }
advise-pick_option = Take choice { $n }
advise-pay_rest = Pay the rest: { $what }
advise-debt = { $n } Debt
area-map = the map
area-tiles = the Investment tiles
area-hand = your Events
area-ministers = your Ministries
area-era_ministers = the keywords of these Ministries
area-war = the War tiles
area-points = your points
area-button = the main button
area-choice = the choices shown
