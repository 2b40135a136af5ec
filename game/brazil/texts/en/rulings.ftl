# Where the box is silent, or shows an icon only, the game decides so.
rulings-01 = The action token must move every turn; the action of the arch may be declined. So a player can always go on.
rulings-02 = An empty place in the gallery is filled from the deck of the same frame, else from the fullest deck, with ties in the order red, pink, blue. If all are empty, the place stays empty.
rulings-03 = A tile with a Palace on it is never replaced.
rulings-04 = A hex with an Exploration tile, open or not, counts as Field in everything, for movement too.
rulings-05 = A River Basin that is built on leaves the game. Buildings beside it lose nothing they already have.
rulings-06 = A Palace for which you have no fitting tile is forgone.
rulings-07 = Equal points and equal science on controlled tiles share the victory.
rulings-08 = A game in which nobody announces a Mission of Era III ends with round 60.
rulings-09 = The costs, goods and points of Buildings, the names, costs and points of Cities, and the costs of units, products and paintings are our own wherever the box prints them as icons only. They fit everything that the rules and the designer’s answers say.
rulings-10 = The four Capitals show one resource each: sugarcane, the first player’s, coffee, brazilwood and cotton.
rulings-11 = Products and arches have their shapes so: Deploy and Build octagon, Painting and Manufacture pentagon, Renovate and Harbor square. Trade has no slot.
rulings-12 = Of the Missions two are known from play, the others are ours. None asks for war or for exploration.
rulings-13 = The number of Gold cards of each kind, and the conditions of Agricola, Metropolis, Patron of the Arts and Merchant Fleet, are ours. War brings [gold] and [hand_combat].
rulings-14 = A Gold card gives its action without the token, the upgrade and the additional movement of the arch. It is refused when it would have nothing to offer.
rulings-15 = Of the Combat cards Sepé Tiaraju and the Count of Eu are those of the box; the others and all their numbers are ours.
rulings-16 = These paintings have effects of ours: Duke of Caxias, Guaicuru Cavalry, Riachuelo, Tupi Woman, José Bonifácio, Padre Anchieta, First Mass, Redemption of the Amazon, Session of the Council, São Vicente, Herb Vendor. The amount on The Factory is ours too.
rulings-17 = The numbers of Exploration tiles, the strengths of the Expeditions and their gains are ours.
rulings-18 = Palaces III and VI have conditions of ours, as have all Palaces their printed points.
rulings-19 = The bonus of Harbor and Trade counts once in a battle, and only if at least one of your units fights in it.
rulings-20 = A Spy is used before strengths are compared, the attacker’s first. A Spy that was cancelled cancels nothing.
rulings-21 = Retreat brings the units to the Capital, unless that is where they were beaten or an enemy stands there: then they go to the supply.
rulings-22 = The one resource less of an upgraded Manufacture must be used: nobody overpays.
rulings-23 = A painting works from the moment it hangs; the Guaicuru Cavalry rides in the very turn it is taken.
rulings-24 = A token flipped under the arch of the running turn gives its bonus in that turn already.
rulings-25 = The Capitals stay face down until the last player has chosen Missions and Monarch.
rulings-26 = Where Monarchs are bid for, bids are sealed. The highest chooses first, ties in seating order, and everybody pays the own bid in points at the end.
rulings-27 = Against the Dutch there is no Capital tile to take a resource from: you choose one. Their empty Capital falls to whoever enters it, and where they would have to choose, they take your strongest.
learn-rulings =
    Where the box is silent, or shows an icon only, this game had to decide. Here is what it decided; whoever owns the box can correct any value in one place, the files under engine/brazil/components.

    - { rulings-01 }
    - { rulings-02 }
    - { rulings-03 }
    - { rulings-04 }
    - { rulings-05 }
    - { rulings-06 }
    - { rulings-07 }
    - { rulings-08 }

    # Values
    - { rulings-09 }
    - { rulings-10 }
    - { rulings-11 }
    - { rulings-12 }
    - { rulings-13 }
    - { rulings-15 }
    - { rulings-16 }
    - { rulings-17 }
    - { rulings-18 }

    # Fine points
    - { rulings-14 }
    - { rulings-19 }
    - { rulings-20 }
    - { rulings-21 }
    - { rulings-22 }
    - { rulings-23 }
    - { rulings-24 }
    - { rulings-25 }
    - { rulings-26 }
    - { rulings-27 }
