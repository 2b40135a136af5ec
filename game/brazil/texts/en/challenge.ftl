# The solo challenge: rounds and standards at the table.
challenge-round = Round { $now } of { $last }
challenge-left = { $n } left
challenge-rounds-tip = { $n ->
    [one] One round is left, this one. All goals must stand together before it ends.
   *[other] { $n } rounds are left, this one too. All goals must stand together before round { $last } ends.
}
standard-helps = What would help
standard-met = Met in round { $round }
standard-era = Era { $era }
standard-era-met = Reached in round { $round }
standard-era-open = { $mission }: { $have } of { $needed }
standard-era-ready = Announce { $mission }
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
standard-units-met = All stand since round { $round }
standard-units-one = Missing: { $unit }
standard-lacking = Missing: { $n } units
standard-units-free = { $unit }: free, it was defeated
standard-units-pay = { $unit }: you can pay { $cost }
standard-units-lack = { $unit } still lacks { $cost }
standard-capital = Their Capital
standard-capital-met = Taken in round { $round }
standard-capital-near = { $n ->
    [one] One step from your { $unit }
   *[other] { $n } steps from your { $unit }
}
standard-capital-none = No unit of yours stands
standard-capital-sea = By sea nobody stands in the way
standard-capital-cards = { $n ->
    [0] You hold no Combat card
    [one] You hold one Combat card
   *[other] You hold { $n } Combat cards
}
standard-capital-empty = It stands empty: walk in
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
standard-points = { $n } points
standard-deployed = { $n } units deployed
standard-cities = { $n ->
    [one] One City
   *[other] { $n } Cities
}
standard-buildings = { $n } Buildings
standard-building = { $of } × { $n }
standard-buildings_of_era = { $n } of Era { $of }
standard-distinct_buildings = { $n } different Buildings
standard-products = { $of ->
    [none] { $n } products
   *[other] { $n } products { $of }
}
standard-paintings = { $n } paintings
standard-painting_colours = { $n ->
   *[other] { $n } orders
}
standard-palaces = { $n } Palaces
standard-missions = { $n } Missions
standard-goods = { $n } goods
standard-gold_cards = { $n } Gold cards
standard-explored = { $n } discoveries
standard-hold = Hold { $n }
standard-battles_won = { $n ->
    [one] A battle won
   *[other] { $n } battles won
}
standard-without = Without { $of }
standard-lead = { $n } points ahead
order-red = of the Order of Christ
order-pink = of the Order of the Rose
order-blue = of the Southern Cross
shape-square = (square)
shape-pentagon = (pentagon)
shape-octagon = (octagon)
tally-battles = battles
tally-battles_won = victories
tally-units_lost = losses
tally-gold_cards = Gold cards
tally-trades = trades
