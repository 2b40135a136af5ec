# Terms explained where they stand.
symbol-furs = Furs
symbol-fish = Fish
symbol-tobacco = Tobacco
symbol-sugar = Sugar
symbol-cotton = Cotton
symbol-spice = Spice
symbol-economic = Economic points
symbol-diplomatic = Diplomatic points
symbol-military = Military points
symbol-debt = Debt
symbol-treaty = Treaty Point
symbol-event = An Event may be played
symbol-upgrade = Military Upgrade
symbol-france = France
symbol-britain = Britain
symbol-usa = USA
symbol-spain = Spain
symbol-conflict = Conflict marker
symbol-prestige = Prestige
symbol-alliance = Alliance
symbol-local = Local Alliance
symbol-fort = Fort
symbol-naval = Naval space
symbol-market = Market
symbol-political = Political space
symbol-territory = Territory
symbol-advantage = Advantage
glossary =
    Shift|shifted: Put your flag on an empty space, or remove an enemy flag: one of the two.
    Unflag|unflagged: Remove an enemy flag.
    Conflict marker|Conflict markers: The space under it costs 1, may be unflagged by a minor action, and counts for nothing.
    Protected: A market beside a Squadron or an undamaged Fort of its side; it costs the enemy 1 more.
    Isolated: A market without a chain to a Territory, Fort or naval space of its side. Checked when a round begins.
    Available Debt: The Debt Limit minus the Debt.
    Treaty Point|Treaty Points: They make up for missing points; you keep up to 4 from turn to turn.
    Major action|major actions: A line of purchases of one kind. Another kind, the minor action or the upgrade ends it.
    Minor action|minor actions: One purchase. It removes no flag and no Squadron, unless there is a Conflict marker.
    Military Upgrade: Draw a Basic War tile and keep one of the two in a theater.
    Navy Box: Where built Squadrons wait when they are not on the map.
    Local Alliance|Local Alliances: A political space outside Europe that feeds an Advantage.
    Conquest Point|Conquest Points: Spoils of a theater that take Forts, markets, naval spaces and Territories.
    Advantage|Advantages: Yours while you hold every space it needs; used twice a round at most.
    Global Demand: Three commodities a turn; the side with more markets of one gets its reward.
