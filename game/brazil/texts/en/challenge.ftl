# The solo challenge: rounds and standards at the table.
challenge-round = Round { $now } of { $last }
challenge-left = { $n } left
challenge-rounds-tip = { $n ->
    [one] This is the last round. All goals must be met at once before it ends.
   *[other] { $n } rounds are left, this one included. All goals must be met at once before round { $last } ends.
}
standard-helps = What would help
standard-met = Since round { $round }
standard-era = Era { $era }
standard-era-open = { $mission }: { $have } of { $needed }
standard-era-ready = Announce { $mission }
standard-era-turns = Era { $era } begins
standard-era-none = No Mission of this era
standard-units = { $n ->
    [5] Five units
    [4] Four units
    [3] Three units
   *[other] { $n } units
}
standard-units-title = { $n ->
    [5] Five units: { $have }
    [4] Four units: { $have }
   *[other] { $n } units: { $have }
}
standard-units-one = Missing: { $unit }
standard-lacking = { $n ->
    [one] Missing: { $n } unit
   *[other] Missing: { $n } units
}
standard-units-free = { $unit }: free, it was defeated
standard-units-pay = { $unit }: you can pay { $cost }
standard-units-lack = { $unit } still needs { $cost }
standard-capital = Their Capital
standard-capital-near = { $n ->
    [one] One step from your { $unit }
   *[other] { $n } steps from your { $unit }
}
standard-capital-none = No unit on the map
standard-capital-sea = The way by sea is clear
standard-capital-cards = { $n ->
    [0] You hold no Combat card
    [one] You hold one Combat card
   *[other] You hold { $n } Combat cards
}
standard-capital-empty = It is empty: move in
standard-missing = { $n ->
    [0] All there
    [one] One more
   *[other] { $n } more
}
standard-by = { $line }, by round { $round }
standard-without-line = { $n ->
    [0] Not a single one
   *[other] { $n } at most
}
standard-points = { $n ->
    [one] One point
   *[other] { $n } points
}
standard-deployed = { $n ->
    [one] One unit deployed
   *[other] { $n } units deployed
}
standard-cities = { $n ->
    [one] One City
   *[other] { $n } Cities
}
standard-buildings = { $n ->
    [one] One Building
   *[other] { $n } Buildings
}
standard-building = { $of } × { $n }
standard-buildings_of_era = { $n } of Era { $of }
standard-distinct_buildings = { $n } different Buildings
standard-products = { $n ->
    [one] One product
   *[other] { $n } products
}
standard-paintings = { $n ->
    [one] One painting
   *[other] { $n } paintings
}
standard-painting_colours = { $n } orders
standard-palaces = { $n ->
    [one] One Palace
   *[other] { $n } Palaces
}
standard-missions = { $n ->
    [one] One Mission
   *[other] { $n } Missions
}
standard-goods = { $of ->
    [none] { $n } goods
   *[other] { $of } × { $n }
}
standard-gold_cards = { $n ->
    [one] One Gold card
   *[other] { $n } Gold cards
}
standard-explored = { $n ->
    [one] One discovery
   *[other] { $n } discoveries
}
standard-hold = Hold { $n }
standard-battles_won = { $n ->
    [one] A battle won
   *[other] { $n } battles won
}
standard-without = Without { $of }
standard-lead = { $n ->
    [one] One point ahead
   *[other] { $n } points ahead
}
tally-battles = battles
tally-battles_won = victories
tally-units_lost = losses
tally-gold_cards = Gold cards
tally-trades = trades

# The briefing.
briefing-you = You
briefing-story = What happened
briefing-goals = { $goals ->
    [one] One goal in { $rounds } rounds
    [2] Two goals in { $rounds } rounds
    [3] Three goals in { $rounds } rounds
    [4] Four goals in { $rounds } rounds
   *[other] { $goals } goals in { $rounds } rounds
}
briefing-level = Level
briefing-level-note = your medal, and what the next one needs
briefing-monarch = Your Monarch
briefing-monarch-note = what each is good for on this map
briefing-untried = not yet tried
briefing-won-with = won with { $points }
briefing-lost-with = { $n ->
    [one] lost once
   *[other] lost { $n } times
}
briefing-best = Best results
briefing-today = { $day }: the same deal for everyone
briefing-deal = deal { $code }
briefing-no-best = No result yet.
briefing-results = All results
results-title = Results: { $title }
result-again = Choose this deal again
briefing-begin = Begin
deal-of-the-day = Deal of the day
deal-another = Another deal
deal-code = A friend’s code
deal-code-ask = Type or paste what your friend has sent you: the code of twelve letters, or the whole text with it.
deal-code-take = Take this deal
deal-code-wrong = “{ $code }” is not a deal code. A letter may be wrong or missing.
best-damaged = The list of results could not be read: { $reason }. It stays untouched at { $path }, and a new one is started.
level-rounds = { $n } rounds
level-cards = { $n ->
    [one] one more card each battle
   *[other] { $n } more cards each battle
}
level-needs = { $goal } will do
level-without = { $goal }: { $line }
level-less = without: { $goal }
level-as-printed = as the rules say
medal-done = done
medal-victory = a victory
medal-points = { $points } points
medal-left = { $left ->
    [one] one round left
   *[other] { $left } rounds left
}
medal-both = { $points } points, { $left } left
result-won = { $left ->
    [0] won in the last round
    [one] one round left
   *[other] { $left } rounds left
}
result-lost = { $met ->
    [0] lost, no goal met
    [one] lost, one goal met
    [2] lost, two goals met
   *[other] lost, { $met } goals met
}
short-date = { $day } { $month }
long-date = { $day } { $month } { $year }
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec
standard-era-asks = { $n ->
    [3] Missions of Eras I and II
   *[other] A Mission of Era I
}
standard-units-asks = { $n ->
    [5] All yours on the map at once
   *[other] { $n } on the map at once
}
standard-capital-asks = A unit of yours stands on it
standard-by-alone = By round { $round }

# Battle of Guararapes.
challenge-battle-of-guararapes-when = Pernambuco, April 1648 and February 1649
challenge-battle-of-guararapes-story = Twice two armies met where the coast road squeezes between hills and marsh, south of Recife. The Dutch brought cannon and drill; the men of Pernambuco, among them Filipe Camarão’s Potiguar and Henrique Dias’s free Africans, knew every path through the mud. Both times the road stayed theirs.
challenge-battle-of-guararapes-line = They never march: the choice of place and hour is yours.
challenge-battle-of-guararapes-begin = To the hills
challenge-battle-of-guararapes-monarch-tibirica = Woods stand all round you: three free goods, the last of them science.
challenge-battle-of-guararapes-monarch-pedro_i = You need all five units, and four of them pay back: goods and Gold cards.
challenge-battle-of-guararapes-monarch-pedro_ii = Paintings pay. Good if the gallery shows three colours early.
challenge-battle-of-guararapes-monarch-oba_ii = Both Missions you need bring science, and two points more in the end.

# All challenges.
challenges-title = Solo challenges
challenges-faults = These files were left out:
challenges-own = Your own challenges are in { $folder }

# The end.
ending-won = { $title }: won
ending-lost = { $title }: lost
ending-sentence-won = { $left ->
    [0] All goals were met at once in round { $round }, the very last.
    [one] All goals were met at once in round { $round }, with one round to spare.
   *[other] All goals were met at once in round { $round }, with { $left } rounds to spare.
}
ending-sentence-many = Round { $round } ended with { $n } goals still open.
ending-sentence-one = Round { $round } ended, and one goal was still open: { $goal }.
ending-sentence-capital = Round { $round } ended with their flag on the Capital: nobody had stormed it.
ending-sentence-units = Round { $round } ended before all your units were on the map.
ending-sentence-era = Round { $round } ended before the era changed: a Mission was missing.
ending-sentence-assault = { $tie ->
    [yes] Round { $round } ended with their flag on the Capital: the assault of round { $when } ended in a tie, which the defender wins.
   *[no] Round { $round } ended with their flag on the Capital: the assault of round { $when } failed against their cards.
}
ending-goals = Goals met
ending-met = { $met } of { $goals }
ending-points = points
ending-left = rounds left
ending-points-met = { $met ->
    [0] points, no goal met
    [one] points, one goal met
    [2] points, two goals met
   *[other] points, { $met } goals met
}
ending-lacking = What was still missing
ending-your-best = your best here: { $points }
ending-best-medal = no more to be won
ending-short-points = { $n ->
    [one] one point short of { $medal }
   *[other] { $n } points short of { $medal }
}
ending-short-left = { $n ->
    [one] one round too late for { $medal }
   *[other] { $n } rounds too late for { $medal }
}
medal-bronze = bronze
medal-silver = silver
medal-gold = gold
ending-moments = Three decisive moments
ending-round = Round { $round }
ending-next = Next: { $level }
ending-try = Try again
ending-same = Same deal again
ending-another = Another deal
ending-copy = Copy for a friend
ending-map = See the map
ending-score = The points
friend-text = { $title }, { $level }, with { $monarch }: { $reached }
friend-won = { $left ->
    [0] won in the last round with { $points } points. Can you?
    [one] won with { $points } points and one round left. Can you?
   *[other] won with { $points } points and { $left } rounds left. Can you?
}
friend-lost = { $points ->
    [one] lost with { $met } of { $goals } goals met, { $points } point. Can you do better?
   *[other] lost with { $met } of { $goals } goals met, { $points } points. Can you do better?
}
friend-copied = Copied. Your friend enters the code in the briefing.
friend-not-copied = Could not copy: { $reason }
challenge-battle-of-guararapes-won = Guararapes is won
challenge-battle-of-guararapes-lost = Guararapes is lost
best-not-kept = The result could not be saved: { $reason }
ending-no-moments = Nothing changed the chances: no round decided it.

# Odds and the other side.
challenge-out-of-reach = { $goal } is out of reach: { $reason }
odds-with = { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
}
odds-against = against
odds-unseen = { $n ->
    [one] one card is unseen
   *[other] { $n } cards are unseen
}
dutch-columns = strength  cards  odds
dutch-columns-plain = strength  cards
dutch-deck = In the deck
about-best = { $left ->
    [0] best so far, won in the last round
    [one] best so far, with one round left
   *[other] best so far, with { $left } rounds left
}
about-none = Not won at this level yet
proof-deployments = { $most } units at most by round { $round }
proof-builds = { $most } at most can be built by round { $round }
proof-no_cities = No more Cities: { $most } at most
proof-manufactures = { $most } at most can be made by round { $round }
proof-no_products = No more places: { $most } at most
proof-paintings = { $most } at most by round { $round }
proof-no_paintings = No more paintings: { $most } at most
proof-no_missions = No more Missions: { $most } at most
proof-no_actions = No action is left for a Mission
proof-too_far = Too far to be reached by round { $round }
proof-no_enemies = Nobody is left to fight
proof-nothing_unexplored = Nothing more to find: { $most } at most
proof-broken = Broken for good
deal-text-no_deal = This is not a challenge deal.
deal-text-mistyped = The line was not copied completely: something in it is wrong.
deal-text-no_challenge = There is no challenge { $what } here.
deal-text-no_level = The challenge has no level { $what }.
deal-text-no_monarch = There is no Monarch { $what }.
deal-text-other_challenge = Your friend’s challenge { $what } is a different one.
briefing-friend-won = your friend won with { $points } points, { $left } left
briefing-friend-lost = { $points ->
    [one] your friend lost it, with { $points } point
   *[other] your friend lost it, with { $points } points
}
friend-better = better than your friend with { $points }
friend-even = even with your friend
friend-worse = your friend’s { $points } still stand
moment-goal_met = Met: { $thing }.
moment-goal_lost = Lost again: { $thing }.
moment-out_of_reach = From here on out of reach: { $thing }.
moment-behind = Nothing brought it nearer: { $thing }.
moment-battle_won = A battle was won.
moment-battle_lost = An attack was beaten back.
moment-unit_lost = { $thing } was beaten.
moment-deployed = { $thing } took the field.
moment-era = Era { $thing } began.
moment-mission = { $thing } was announced.
moment-built = { $thing } was built.
moment-product = Made: { $thing }.
moment-painting = Taken: { $thing }.
moment-strengths = { $attack } against { $defence }.
moment-then = { $met } of { $goals } met, { $left } left
standard-capital-odds = { $line }: { $share } of 100
outcome-drawn = { $cards ->
    [one] { $name } drew a card: +{ $n }.
   *[other] { $name } drew { $cards } cards: +{ $n }.
}
outcome-short = { $n ->
    [one] The assault was one short of a tie, which they would have won, too.
   *[other] The assault was { $n } short of a tie, which they would have won, too.
}
standard-asks = All at once, before the last round ends
standard-lead-asks = Ahead of every rival when it ends
standard-without-asks = From the first round to the last
standard-hold-asks = With a unit or a tile of yours on each
standard-battles_won-asks = Whoever began them
standard-deployed-asks = Whatever becomes of them
