# What the table asks and says.
dutch = The Dutch
supply = Supply
supply-tip = Up to { $n } goods. If you take more, drop down to the limit afterwards.
supply-slot = Room for one good
pays-here = Click to pay with it.
missions-own = Your Missions
things-own = Your supply, units and collection
units = Units
unit-on-map = On the map
unit-defeated = Defeated: returns free of charge
unit-on-board = Not deployed yet
hand = Hand
hand-empty = No Gold cards, no Combat cards
products = Products
palaces = Palaces
collection = Collection
collection-empty = No paintings yet
missions-done = Missions done
goods-on-tiles = Goods on tiles
empire = Empire
empire-empty = No tile yet
no-monarch = No Monarch yet
dutch-note = They defend, they never move
dutch-tip = { $n ->
    [one] Each Dutch unit that is attacked draws a Combat card from the deck.
   *[other] The Dutch draw a Combat card for each unit attacked, and { $n } where one stands alone.
 }
since-before = Before that
since-lately = What just happened
since-tip = Opens the whole log.
no-missions = No Missions in hand
announce = Announce
is-deciding = Is deciding now.
strip-goods = Goods: { $supply } in the supply, { $tiles } on tiles
strip-cards = In hand: [hand_gold] { $gold } Gold, [hand_combat] { $combat } Combat, [hand_mission] { $missions } Missions
strip-units = [units] Units: { $on } on the map, { $all } deployed so far
strip-made = [slot_pentagon] Products made: { $products }, [painting] Paintings: { $paintings }, [check] Missions done: { $done }
counter-gold = [hand_gold] Gold cards in hand: { $n }
counter-combat = [hand_combat] Combat cards in hand: { $n }
counter-missions = [hand_mission] Missions in hand: { $n }
counter-products = [slot_pentagon] Products made: { $n }
counter-paintings = [painting] Paintings: { $n }
counter-done = [check] Missions done: { $n }
counter-arch = The token is on { $arch }.
strip-tip = Click to see the whole board.
built-by = built by { $name }
unexplored = Unexplored land. The first unit to enter reveals the tile; building here discards it unseen.
tip-cost = Cost: { $cost }
tip-production = Makes { $goods }
tip-terrain = On: { $terrain }
tip-vp = [vp] { $vp ->
    [one] 1 point and strength
   *[other] { $vp } points and strength
 }
tip-cs = [cs] Strength { $cs }, worth { $cs } [vp]
tip-goods = On it: { $goods }
tip-gain = Gain: { $goods }
tip-vp-change = [vp] { $before } → { $after }
tip-vp-if-won = [vp] { $before } → { $after } if you win
tip-battle = This starts a battle.
tip-slot = Put it on the arch { $arch }.
tip-drop = Drop it.
tip-capital = A Capital here, and { $good } at once.
tip-bid = { $vp ->
    [one] Bid { $vp } point for the choice.
   *[other] Bid { $vp } points for the choice.
}
credit = Credit
credit-tip = Change from the cards you gave, or a discount.
slot-monarch = The Monarch’s board
renovate-replenish = Refill { $tile }
renovate-flip = Flip to { $tile }
takes-along = With { $units }
by-free = Free move
by-extra = Additional move
by-attack = Attack from here
by-free-tip = Spend the free move.
by-extra-tip = Spend the arch’s additional move.
by-attack-tip = Spend the free move to attack without moving in.
fight = Fight
draw-bonus = Draw a Combat card
use-option = Choice { $number }

round-short = Round { $round }
waiting = { $name } is thinking …
game-over = The game is over.
ask-draft = Which Mission do you keep?
ask-bid = How many points do you bid to choose a Monarch?
ask-monarch = Choose your Monarch.
ask-capital = Choose where to found your Capital. You gain its resource.
hint-arch = { $arch }: { $n ->
    [one] one place
   *[other] { $n } places
}
ask-turn = Move your token to another arch.
ask-turn-first = Place your token on an arch: that is your action.
ask-turn-move = You still have { $left }.
ask-turn-done = Nothing left to do.
ask-turn-announce = You can announce a Mission now.
ask-turn-to = Choose a highlighted hex to move to.
ask-turn-how = It may enter, or attack from where it stands.
left-free = { $n ->
    [one] a free move
   *[other] { $n } free moves
 }
left-extra = an additional move { $where }
left-peek = a peek at a tile
left-draw = a Combat card to draw
ask-deploy = { $n ->
    [one] Choose a unit to deploy.
   *[other] Choose units to deploy, up to { $n }.
 }
ask-painting = Choose a painting.
ask-build = Choose what to build, then where.
ask-renovate = Choose a Building to renovate.
ask-renovate-how = { $thing }: choose how to renovate it.
ask-manufacture = Choose a product, then the arch it improves.
ask-trade = Make exchanges, as many as you like.
ask-give_cards = Choose the Combat cards to give.
ask-resource = { $n ->
    [one] { $cause }: choose a resource.
   *[other] { $cause }: choose { $n } resources.
 }
ask-payment = Pay for { $what }: { $needs }
ask-limit-goods = Too many goods: click { $n } to drop.
ask-limit-gold = Too many Gold cards: click { $n } to drop.
ask-limit-combat = Too many Combat cards: click { $n } to drop.
ask-combat-attack = Attack: choose up to three Combat cards.
ask-combat-defence = Defence: choose up to three Combat cards.
ask-combat-cancel = Your Spy cancels one opposing card.
ask-combat-settle = Resolving the battle.
ask-defeat = Choose a unit the winner also loses.
ask-victory = Victory! You may now play a Gold card that needs one.
ask-expedition = { $bonus ->
    [0] Expedition of strength { $needed }. Your units have { $units }, plus Combat cards. Fight?
   *[other] Expedition of strength { $needed }. You have { $own } (units { $units }, { $given }), plus Combat cards. Fight?
 }
ask-expedition-bonus = { $thing } +{ $n }
ask-expedition-cards = Choose up to three Combat cards against the Expedition.
ask-mission_draw = Draw a Mission of which era?
ask-palace = You may place a Palace: choose which, then where.
ask-era-1 = The era changes: put your old token under an arch. From now on, each turn there lets you peek at one unexplored tile.
ask-era-2 = The era changes: put your old token under an arch. From now on, each turn there lets you draw a Combat card.
draft-first = Keep one Mission of each era. Only you see them.
draft-kept = Kept so far: { $missions }
monarch-note = Your Monarch’s power lasts for the whole game.
show-choices = Show the choices
show-cards = Show the cards
show-score = Score
show-map = See the map
payment-proposal = Proposed:
payment-swap = Click another highlighted good to pay with it instead.
pay = Pay
pay-tip = Pay as proposed (Enter).
yes-attack = Attack
yes-move_units = Go there
yes-peek = Look at it
yes-announce_mission = Announce it
yes-fight_expedition = Fight it
yes-end_turn = End the turn
yes-seal_cards = Attack anyway
yes-place_token = Place it there
yes-finish = Make nothing
yes-reveals = Do it
no-attack = Hold back
no-move_units = Stay here
no-peek = Leave it covered
no-announce_mission = Keep it secret
no-fight_expedition = Leave it alone
no-end_turn = Keep playing
no-seal_cards = Choose again
no-place_token = Another arch
no-finish = Keep choosing
no-reveals = Not now
confirm-reveals =
    { $what }: { $event ->
        [GalleryRefilled] a new painting is turned up
        [CardDrawn] you draw a card
        [CityRevealed] a new City is turned up
        [MissionDrawn] you draw a Mission
        [TileExplored] unexplored land is turned up
       *[other] something hidden is revealed
    }, and that cannot be undone. Do it?
confirm-move_units = This reveals unexplored land and cannot be undone. Go there?
confirm-peek = Look at this tile? Only you will know it. This cannot be undone.
confirm-announce_mission = Announce this Mission? This cannot be undone.
confirm-last-round = Announce this Mission? It makes this round the last, and cannot be undone.
confirm-end-turn = A unit could still fight, explore or score. End the turn anyway?
confirm-end-turn-announce = A Mission can be announced. End the turn anyway?
confirm-place_token = { $why } Place the token there anyway?
confirm-finish = A product could still be made. Make nothing anyway?
confirm-hopeless = { $n ->
    [0] With these cards the attack would win fewer than 1 battle in a hundred. Attack anyway?
    [one] With these cards the attack would win 1 battle in a hundred. Attack anyway?
   *[other] With these cards the attack would win { $n } battles in a hundred. Attack anyway?
 }
confirm-attack = This attacks { $name }. Attack?
end-turn = End turn
finish-deploy = Just draw the card
finish-painting = Take none
finish-build = Build nothing
finish-build-more = Build nothing more
finish-renovate = Renovate nothing
finish-manufacture = Make nothing
finish-trade = Done trading
finish-resource = Take nothing
finish-victory = No card
finish-expedition = Leave it alone
finish-palace = Forgo the Palace
seal-cards = { $n ->
    [0] No card
    [one] Seal 1 card
   *[other] Seal { $n } cards
 }
seal-cards-tip = They stay face down until both sides have chosen.
play-cards = { $n ->
    [0] No card
    [one] Play 1 card
   *[other] Play { $n } cards
 }
play-cards-tip = They add to your strength and go to the discard pile.
choose-cards = Choose cards
no-card-tip = Fight without a Combat card. Cards already chosen go back to your hand.
give-cards = { $n ->
    [one] Give 1 card
   *[other] Give { $n } cards
 }
give-cards-tip = They go to the discard pile.
undo-start = Nothing to undo.
undo-hand_over = Nothing to undo since the screen or the turn changed hands.
undo-revealed = Undo stops here: { $what }.
revealed-CapitalsRevealed = the Capitals were revealed
revealed-CardDrawn = a card was drawn
revealed-MissionDrawn = a Mission was drawn
revealed-DeckShuffled = a deck was shuffled
revealed-GalleryRefilled = a new painting was shown
revealed-CityRevealed = a new City was shown
revealed-TilePeeked = a tile was looked at
revealed-TileExplored = a tile was revealed
revealed-ExpeditionFought = an Expedition was fought
revealed-CardsRevealed = Combat cards were revealed
revealed-MissionAnnounced = a Mission was announced
revealed-EraBegan = a new era began
revealed-GameEnded = the game ended
battle-title-water = The battle at sea
battle-title-field = The battle in the fields
battle-title-forest = The battle in the woods
battle-title-gold_mine = The battle in the mountains
battle-title-tile = The battle for the { $tile }
battle-title-expedition = The Expedition
battle-doing-attacks = attacks with { $n ->
    [one] one unit
   *[other] { $n } units
}
battle-doing-fires = fires from an adjacent hex
battle-doing-defends = defends the hex
battle-doing-expedition = to be equalled or beaten
battle-part-units = Units: { $n }
battle-part-tile = The tile, defended by its builder: +{ $n }
battle-part-arch = Token at { $thing }: +{ $n }
battle-part-painting = { $thing }: +{ $n }
battle-part-expedition = Strength needed: { $n }
battle-sealed = { $n ->
    [one] one card, sealed
   *[other] { $n } cards, sealed
}
battle-places = { $n ->
    [0] no Combat card in hand
    [one] one Combat card in hand
   *[other] { $n } Combat cards in hand
}
battle-drawn-places = { $n ->
    [0] no card
    [one] one card, from the deck
   *[other] { $n } cards, from the deck
}
battle-own-places = your cards
battle-odds-attack = You win { $share } times in 100
battle-odds-defence = You hold the hex { $share } times in 100
battle-odds-expedition = You win { $share } times in 100
battle-hint = Point at any part of a sum for details.
battle-aside = See the map
show-battle = Back to the battle
battle-revealed = The cards are revealed.
battle-shorten = Click to skip to the end.
battle-card = [cs]+{ $n }
battle-card-cancelled = Cancelled
battle-card-cancels = Cancels a card
battle-card-nothing_to_cancel = No card to cancel
battle-card-only_if_lost = [cs]+{ $n }: not needed: its side won
battle-card-takes_unit = [cs]+{ $n }: takes a unit with it
battle-card-last_unit_stays = [cs]+{ $n }: no effect: the winner keeps a unit
battle-card-saves_units = Saves the units
battle-card-no_units_to_save = No units to save
battle-card-capital_taken = No effect: Capital not free
battle-card-resource = [cs]+{ $n }: brings a resource
battle-card-only_if_won = [cs]+{ $n }: no resource: battle lost
battle-card-condition_met = [cs]+{ $n }: condition met
battle-card-condition_not_met = [cs]+{ $n }: condition not met
outcome-tie = A tie: the defender wins it.
outcome-by = The difference is { $n }.
outcome-equal = Equalled, which is enough.
spoil-supply = { $n ->
    [one] goes back to the supply
   *[other] go back to the supply
}
spoil-retreat = saved, to the Capital
spoil-seized = seizes: { $thing }
spoil-ceded = loses: { $thing }
spoil-held = holds: { $thing }
spoil-cleared = clears: { $thing }
spoil-hex = the hex
spoil-kept = the Expedition
spoil-goods = gained
spoil-cards = drawn
spoil-nothing = Nothing is lost but the cards played.
fate-supply = off the field
fate-retreat = withdraw to the Capital
fate-beaten = is beaten
fate-expedition = has been overcome
battle-cards = Add up to three Combat cards. The defender wins a tie.
battle-cards-expedition = Add up to three Combat cards. Equal the Expedition and you win.
battle-no-cards = You hold no Combat cards.
expedition-gain = Gain { $goods } and [vp] { $vp }
outcome-battle = { $winner } beats { $loser }
outcome-expedition-won = { $name } beats the Expedition
outcome-expedition-lost = The Expedition holds out against { $name }
cities-on-offer = Cities on offer
tiles-on-offer = Tiles in stock
stack-left = { $n } left in the stack
decks = Decks
pile-gold = Gold cards
pile-combat = Combat cards
pile-paintings = Paintings
pile-missions = Missions
pile-left = { $deck }: { $n } left
log-empty = Nothing has happened yet.

score-winner = { $name } wins with { $vp } points
score-you = You win with { $vp } points
score-shared = Shared victory: { $names }
score-tie = Tied with { $names } on { $vp } points: science on controlled tiles decides, { $n } to { $of }.
score-tie-shared = { $vp } points and { $n } science on controlled tiles each: the victory is shared.
score-challenge = { $vp ->
    [one] { $title }: one point
   *[other] { $title }: { $vp } points
}
score-under = { $monarch }, in round { $round }. { $how }
score-total = Total
score-history = Points over time
score-picture = Save as a picture
over-mission = A Mission of the last era ended the game.
over-last_round = The last round is over.
over-goals = All goals of the challenge were met.
over-goals_missed = The rounds ran out before all goals were met.
category-units = Units deployed
category-products = Products
category-paintings = Paintings
category-missions = Missions
category-gold_cards = Gold cards
category-exploration = Exploration
category-tiles = Buildings and Cities
category-palaces = Palaces
category-monarch = Monarch
category-bid = Bid
category-corrected = Numbers corrected since

# What the main button gives up.
waived-deploy = You could still deploy a unit.
waived-painting = You could still take a painting.
waived-build = You could still build something.
waived-renovate = You could still renovate a Building.
waived-manufacture = You could still make a product.
waived-trade = You could still make an exchange.
waived-resource = You could still take a resource.
waived-victory = You could still play a Gold card.
waived-expedition = You could still fight the Expedition.
waived-palace = You could still place a Palace.
waiver-keys = Enter selects this; Enter again does it.
refused-pay = Can’t pay
refused-now = Not now
overview-tip = The whole board and the part in view. Click or drag to go there.
history-shown = You are looking at the past.
history-at = Move { $n } of { $of }, round { $round }
history-play = Play
history-pause = Pause
history-back = One move back (left)
history-on = One move on (right)
history-round-back = One turn back (up)
history-round-on = One turn on (down)
history-now = Back to now
recap-title = Since your last turn
recap-round = { $name }’s turn
recap-hint = Press Enter to continue
recap-points = Points of { $name }
log-jump = Click to see the table at that moment.
go-on = Continue
others-have-played = { $n ->
    [one] { $names } has played.
   *[other] { $names } have played.
}
score-all = All players
score-chart-tip = Click to see the table at that moment.
tip-strengths = [cs] { $own } against { $other }, before cards
asked-in-public = *{ $name }*: { $what }
resource-from-battle = Spoils of the battle
resource-from-capital = Your Capital
resource-from-palace = The Palace
resource-from-harbor = Harbor
resource-from-trade = Trade
era-bonus = Your old token here: { $bonus }
era-bonus-1 = in each turn on this arch, peek at one unexplored tile.
era-bonus-2 = in each turn on this arch, draw a Combat card.

# What might be done, where the log says nothing of it; and where on the table.
do-keep_mission = Keep { $thing }.
do-end_turn = End the turn.
do-finish = Stop here.
do-pay_good = Pay { $thing }.
do-pay_gold_card = Pay with { $thing }.
do-pay_combat_cards = Pay with { $thing }.
do-pay_credit = Use up { $thing }.
do-give_combat_cards = Give { $thing }.
do-seal_cards = { $n ->
    [0] Play no Combat card.
   *[other] Play { $thing }.
 }
do-drop_card = Drop { $thing }.
do-play_gold_card = Play { $thing }.
do-cancel_card = Cancel { $thing }.
do-use_painting = Use “{ $thing }”.
do-draw_bonus_card = Draw the Combat card.
do-build = Build: { $thing }.
do-found_city = Found: { $thing }.
do-take_painting = Take “{ $thing }”.
do-manufacture = Make { $thing }, placed on { $place }.
do-deploy_unit = Deploy: { $thing }.
do-renovate = Renovate: { $thing }.
do-renovate-flip = Renovate and flip: { $thing }.
do-trade = Trade { $thing }.
do-choose_monarch = Choose { $thing }.
do-choose_capital = Found your Capital at the lit place.
do-announce_mission = Announce the Mission { $thing }.
do-place_palace = Place the Palace { $thing }.
do-place_token = Move your token to { $thing }.
do-place_old_token = Put your old token under { $thing }.
do-move_units = Move { $units } to { $thing }.
do-peek = Peek at { $thing }.
do-attack_adjacent = Attack { $thing }.
do-fight_expedition = Fight the Expedition.
do-drop_good = Drop { $thing }.
do-choose_resource = Choose { $thing }.
do-bid = Bid [vp] { $n }.
do-draw_mission = Draw a Mission: { $thing }.
do-defeat_unit = Give up: { $thing }.
area-arches = the arches
area-map = the map
area-cards = the cards on display
area-choice = the choices shown
area-hand = your hand
area-supply = your supply and your tiles
area-collection = your paintings
area-missions = your Missions
area-button = the main button
