# Where the box is silent, or shows an icon only, the game decides so.
ruling-setup-capitals = With fewer than four players the Capital tile of the first player is always laid out; the others are drawn at random.
ruling-setup-capitals-covered = The Capitals stay face down until the last player has chosen Missions and Monarch.
ruling-setup-last-capital = Nobody is asked about the last Capital tile: whoever chooses last has it.
ruling-setup-draft-three = One Mission of three can be kept by two players at most: for more there are not enough Missions.
ruling-setup-bids = Where Monarchs are bid for, bids are sealed. The highest chooses first, ties in seating order, and everybody pays the own bid in points at the end.
ruling-turn-token = The action token must move every turn; the action of the arch may be declined. So a player can always go on.
ruling-turn-nothing-to-do = An action with nothing to offer ends by itself, and a question with one answer is not asked.
ruling-turn-gold-card = A Gold card gives its action without the token, the upgrade and the additional move of the arch. It is refused when it would have nothing to offer.
ruling-turn-last-round = A game in which nobody announces a Mission of Era III ends with round 60.
ruling-harbor-declined = Whoever declines the resource of the Harbor draws no Gold card either.
ruling-painting-refill = An empty place in the gallery is filled from the deck of the same frame, else from the fullest deck, with ties in the order red, pink, blue. If all are empty, the place stays empty.
ruling-painting-refill-time = The new painting is turned up when the action is over, after the effect of the one taken.
ruling-painting-effect = A painting works from the moment it hangs; the Guaicuru Cavalry rides in the very turn it is taken.
ruling-painting-isabel = Dona Isabel’s “at any moment” means in your own turn, whenever no action, payment or battle is half done.
ruling-capital-city = A Capital counts as a City in everything but battle, Missions, Palaces, Gold cards and points. So the move of Build leads onto your own.
ruling-build-palace = A tile with a Palace on it is never replaced.
ruling-build-field = A hex with an Exploration tile, open or not, counts as Field in everything, for movement too.
ruling-build-unseen = An unexplored tile that is built on leaves the game unseen and gives nothing.
ruling-build-river-basin = A River Basin that is built on leaves the game. Buildings beside it lose nothing they already have.
ruling-build-lost-neighbour = A tile held by an enemy is still a neighbour for its builder, and still keeps the one who holds it from building beside it.
ruling-renovate-empty = A Building is renovated only once all its goods are gone, even to be flipped.
ruling-manufacture-reduction = The one resource less of an upgraded Manufacture must be used: nobody overpays.
ruling-trade-limits = After each exchange you drop down to the limits before the next one.
ruling-pay-proposal = The payment proposed spends resources first, then gold, Gold cards, Combat cards and science. It empties a tile already begun before it opens another, and spares the supply.
ruling-pay-just-gained = Of two goods alike, one that has just come by this very action and an older one, the older may pay.
ruling-pay-combat-cards = Combat cards given by leave of a Monarch are used for all they stand for; Afonso Henriques lets you give cards once in a payment.
ruling-limit-order = All that is due is taken before anything is dropped. If only one kind can be dropped, it is dropped without asking.
ruling-move-water = Water is entered and left only by a free move and by that of Renovate, from the edge of the map too.
ruling-explore-quilombo = A Quilombo brings nothing when no Mission is left in any deck; with one deck left, its top Mission is drawn.
ruling-explore-expedition = Whenever your units enter the hex of an Expedition you may fight it at once or leave it; all your units there fight together.
ruling-combat-arch = The bonus of Harbor and Trade counts once in a battle, and only if at least one of your units fights in it. It goes with the token: once that is turned over there is none.
ruling-combat-two-places = A battle by Cannon or Grenadier has two places, the firing hex and the one fired at. Neither of them is next to the battle for the Count of Eu.
ruling-combat-fire-tiles = When a Cannon or Grenadier fires, the tile of the firing hex strengthens the attack if the attacker built it, and the tile fired at strengthens the defence if the defender built it. A tile that somebody else built counts for nobody.
ruling-combat-cancel = A Spy is used before strengths are compared, the attacker’s first. A Spy that was cancelled cancels nothing.
ruling-combat-retreat = Retreat brings beaten units to their Capital; those that fired from it, or were beaten in it by fire, stay there. If an enemy stands on it, they go to the supply.
ruling-combat-after = A Gold card for after a battle is offered to whoever won it, to a defender in the turn of another too.
ruling-combat-expedition = Whoever enters the hex of an Expedition and wins a battle there may fight the Expedition at once.
ruling-combat-fire-empty = Fire at an enemy tile without units changes nothing on the map, whoever wins.
ruling-mission-buildings = Cities are no Buildings for the Missions that count Buildings.
ruling-mission-order = First comes what the Mission brings, then its Palace, then the old tokens clockwise from whoever announced it, then the new era.
ruling-era-bonus = A token flipped under the arch of the running turn gives its bonus in that turn already.
ruling-palace-forgone = A Palace for which you have no fitting tile is forgone; you may also decline it.
ruling-palace-product = The free product of the Sugarcane Palace needs a free slot, and may be declined.
ruling-score-era-three = An objective of Era III counts if it holds at the end, on a card revealed earlier too.
ruling-score-factory = A product counts for The Factory or on the board of Queen Victoria, never for both.
ruling-score-shared = Equal points and equal science on controlled tiles share the victory.
ruling-solo-resource = Against the Dutch there is no Capital tile to take a resource from: you choose one.
ruling-solo-dutch = Where the Dutch must choose, they cancel your strongest card and defeat your strongest unit. Their beaten units never return.
ruling-solo-capital = Their empty Capital falls to whoever enters it.
ruling-solo-goals = The goals are looked at when nothing but your turn is open: whoever walks into the defended Capital has to win there first, and bears what that battle costs.
ruling-solo-round = A goal with a round must hold when that round ends, or the challenge is lost on the spot; nothing that comes later can spoil it.
ruling-solo-without = What a goal forbids can never be made good: a fallen unit counts even if it is deployed again, a Gold card only when it is played for its effect.
ruling-solo-lead = A lead over your rivals is measured after the last round, or after the one that an Era III Mission made the last.
ruling-solo-levels = At the Recruit level of Guararapes your units need not all be on the map; every other level asks for everything printed.
ruling-solo-score = A challenge won scores your points and one more for each round left.
ruling-numbers-tiles = The costs, goods and points of Buildings, the names, costs and points of Cities, and the costs of units, products and paintings are our own wherever the box prints them as icons only. They fit everything that the rules and the designer’s answers say.
ruling-numbers-capitals = The four Capitals show one resource each: sugarcane, the first player’s, coffee, brazilwood and cotton.
ruling-numbers-slots = Products and arches have their shapes so: Deploy and Build octagon, Painting and Manufacture pentagon, Renovate and Harbor square. Trade has no slot.
ruling-numbers-missions = Of the Missions two are known from play and stay as printed; the others are ours, measured in play so that each can be done. None asks for war or for exploration.
ruling-numbers-gold-cards = The number of Gold cards of each kind, and the conditions of Agricola, Metropolis, Patron of the Arts and Merchant Fleet, are ours. War brings [gold] and [hand_combat].
ruling-numbers-combat-cards = Of the Combat cards Sepé Tiaraju and the Count of Eu are those of the box; the others and all their numbers are ours.
ruling-numbers-paintings = These paintings have effects of ours: Duke of Caxias, Guaicuru Cavalry, Riachuelo, Tupi Woman, José Bonifácio, Padre Anchieta, First Mass, Redemption of the Amazon, Session of the Council, São Vicente, Herb Vendor. The amount on The Factory is ours too.
ruling-numbers-exploration = The numbers of Exploration tiles, the strengths of the Expeditions and their gains are ours.
ruling-numbers-palaces = Palaces III and VI have conditions of ours, as have all Palaces their printed points.
learn-rulings =
    Where the box is silent, or shows an icon only, this game had to decide. Here is what it decided.

    # The table and the turn
    - { ruling-setup-capitals }
    - { ruling-setup-capitals-covered }
    - { ruling-setup-last-capital }
    - { ruling-setup-draft-three }
    - { ruling-setup-bids }
    - { ruling-turn-token }
    - { ruling-turn-nothing-to-do }
    - { ruling-turn-gold-card }
    - { ruling-turn-last-round }

    # Arches and tiles
    - { ruling-harbor-declined }
    - { ruling-painting-refill }
    - { ruling-painting-refill-time }
    - { ruling-painting-effect }
    - { ruling-painting-isabel }
    - { ruling-capital-city }
    - { ruling-build-palace }
    - { ruling-build-field }
    - { ruling-build-unseen }
    - { ruling-build-river-basin }
    - { ruling-build-lost-neighbour }
    - { ruling-renovate-empty }
    - { ruling-manufacture-reduction }
    - { ruling-trade-limits }

    # Paying and limits
    - { ruling-pay-proposal }
    - { ruling-pay-just-gained }
    - { ruling-pay-combat-cards }
    - { ruling-limit-order }

    # Movement and exploration
    - { ruling-move-water }
    - { ruling-explore-quilombo }
    - { ruling-explore-expedition }

    # Battle
    - { ruling-combat-arch }
    - { ruling-combat-two-places }
    - { ruling-combat-fire-tiles }
    - { ruling-combat-cancel }
    - { ruling-combat-retreat }
    - { ruling-combat-after }
    - { ruling-combat-expedition }
    - { ruling-combat-fire-empty }

    # Missions, Palaces, the end
    - { ruling-mission-buildings }
    - { ruling-mission-order }
    - { ruling-era-bonus }
    - { ruling-palace-forgone }
    - { ruling-palace-product }
    - { ruling-score-era-three }
    - { ruling-score-factory }
    - { ruling-score-shared }

    # Alone
    - { ruling-solo-resource }
    - { ruling-solo-dutch }
    - { ruling-solo-capital }
    - { ruling-solo-goals }
    - { ruling-solo-round }
    - { ruling-solo-without }
    - { ruling-solo-lead }
    - { ruling-solo-levels }
    - { ruling-solo-score }

    # Values
    - { ruling-numbers-tiles }
    - { ruling-numbers-capitals }
    - { ruling-numbers-slots }
    - { ruling-numbers-missions }
    - { ruling-numbers-gold-cards }
    - { ruling-numbers-combat-cards }
    - { ruling-numbers-paintings }
    - { ruling-numbers-exploration }
    - { ruling-numbers-palaces }
