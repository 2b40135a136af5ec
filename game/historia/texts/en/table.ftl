# The game
game-title = Historia
game-about = Twelve thousand years in twelve turns: choose in secret, reveal together, and let your civilization climb. Based on the board game by Marco Pranzo; this edition has its own cards and numbers.
game-facts = 1 to 6 players, Civbots, 60 to 120 minutes
own-numbers = Historia, based on the board game by Marco Pranzo: this edition has its own cards and numbers.
vp-word = { $n ->
        [one] point
       *[other] points
    }

# Tables
table-alone_elder = Alone: Elder
table-alone_elder-text = One civilization against five Chieftains.
table-alone_sage = Alone: Sage
table-alone_sage-text = One civilization against five Nobles.
table-alone_immortal = Alone: Immortal
table-alone_immortal-text = One civilization against five Kings.
table-lesson = The first game
table-lesson-text = One civilization and three gentle Civbots: a good place to begin.
table-two_filled = Two and four Civbots
table-two_filled-text = Two players on a full world.
table-two = Two players only
table-two-text = Two players and much empty land.
table-three_filled = Three and three Civbots
table-three_filled-text = Three players on a full world.
table-three = Three alone
table-three-text = Three players, no Civbots.
table-four_filled = Four and two Civbots
table-four_filled-text = Four players on a full world.
table-four = Four alone
table-four-text = Four players, no Civbots.
table-five_filled = Five and a Civbot
table-five_filled-text = Five players on a full world.
table-five = Five alone
table-five-text = Five players, no Civbots.
table-six = All six
table-six-text = All six civilizations are played.
save-turn = Era { $era }, turn { $turn }

# The New game page
table-kind-alone = Alone
table-kind-alone-text = you against civilizations that play by cards
table-kind-civbots = Together, with Civbots
table-kind-civbots-text = all six civilizations: a full world
table-kind-people = Only players
table-kind-people-text = people and bots; the fewer, the more empty land
table-short-lesson = The first game
table-short-alone_elder = Elder
table-short-alone_sage = Sage
table-short-alone_immortal = Immortal
table-count-2 = Two
table-count-3 = Three
table-count-4 = Four
table-count-5 = Five
table-count-6 = Six
table-note-lesson = 3 Civbots, gentle
table-note-alone_elder = 5 Chieftains: easy
table-note-alone_sage = 5 Nobles: fair
table-note-alone_immortal = 5 Kings: strong
table-note-two_filled = and 4 Civbots
table-note-three_filled = and 3 Civbots
table-note-four_filled = and 2 Civbots
table-note-five_filled = and 1 Civbot
table-note-two = much empty land
table-note-three = no Civbots
table-note-four = no Civbots
table-note-five = no Civbots
table-note-six = a full world
table-own = Your own table
table-own-text = { $n ->
        [0] no Civbots
        [one] and 1 Civbot
       *[other] and { $n } Civbots
    }
table-own-note = None of the tables has these Civbots: your own setup is played.
table-marks = One mark per civilization:
table-mark-player = a player
table-mark-civbot = a Civbot
table-mark-nobody = nobody
table-seat-you = You
table-seat-person = Person
table-seat-elsewhere = Elsewhere
table-elsewhere = { $n ->
        [one] a person elsewhere
       *[other] { $n } people elsewhere
    }
table-more = more
table-civbots = Civbots
table-nobody = nobody
table-you = You
table-others = { $n ->
        [one] another person
       *[other] { $n } other people
    }
table-bots = { $n } bots
table-sum = { $n ->
        [one] { $names } with one Civbot.
       *[other] { $names } with { $n } Civbots.
    }
table-sum-none = { $names }, without Civbots.
table-sum-nobody = Playing alone, you need at least one Civbot.
table-length = { $turns } turns in { $eras } eras.

# Options
option-score_setup_territory = The first land scores
option-score_setup_territory-yes = yes
option-score_setup_territory-yes-tip = It gives its points at once.
option-score_setup_territory-no = no
option-score_setup_territory-no-tip = It gives no points; all later ones do.
option-score_setup_territory-tip = Before the first turn you take a land.
option-mid_era_row = New wonders after turn 2, too
option-mid_era_row-yes = yes
option-mid_era_row-yes-tip = Also after its second turn: you see more of them.
option-mid_era_row-no = no
option-mid_era_row-no-tip = Until then they stay.
option-mid_era_row-tip = The wonders on offer are replaced when an era ends.
option-civbot_1 = Civbot 1
option-civbot_1-as_table = as in the table
option-civbot_1-as_table-tip = Whatever the table chosen above has, perhaps no Civbot.
option-civbot_1-none = none
option-civbot_1-none-tip = No Civbot in this place.
option-civbot_1-chieftain = Chieftain
option-civbot_1-chieftain-tip = Reveals two cards a turn: for your first games.
option-civbot_1-noble = Noble
option-civbot_1-noble-tip = Reveals three cards a turn: a fair rival.
option-civbot_1-king = King
option-civbot_1-king-tip = Reveals four cards a turn: hard to beat.
option-civbot_1-tip = A Civbot is a civilization without a player: after a turn’s last round it reveals cards of one deck and follows them.
option-civbot_2 = Civbot 2
option-civbot_2-as_table = as in the table
option-civbot_2-as_table-tip = Whatever the table chosen above has, perhaps no Civbot.
option-civbot_2-none = none
option-civbot_2-none-tip = No Civbot in this place.
option-civbot_2-chieftain = Chieftain
option-civbot_2-chieftain-tip = Reveals two cards a turn: for your first games.
option-civbot_2-noble = Noble
option-civbot_2-noble-tip = Reveals three cards a turn: a fair rival.
option-civbot_2-king = King
option-civbot_2-king-tip = Reveals four cards a turn: hard to beat.
option-civbot_2-tip = A rival civilization without a player: it reveals cards of the Civbots’ deck and follows them.
option-civbot_3 = Civbot 3
option-civbot_3-as_table = as in the table
option-civbot_3-as_table-tip = Whatever the table chosen above has, perhaps no Civbot.
option-civbot_3-none = none
option-civbot_3-none-tip = No Civbot in this place.
option-civbot_3-chieftain = Chieftain
option-civbot_3-chieftain-tip = Reveals two cards a turn: for your first games.
option-civbot_3-noble = Noble
option-civbot_3-noble-tip = Reveals three cards a turn: a fair rival.
option-civbot_3-king = King
option-civbot_3-king-tip = Reveals four cards a turn: hard to beat.
option-civbot_3-tip = A rival civilization without a player: it reveals cards of the Civbots’ deck and follows them.
option-civbot_4 = Civbot 4
option-civbot_4-as_table = as in the table
option-civbot_4-as_table-tip = Whatever the table chosen above has, perhaps no Civbot.
option-civbot_4-none = none
option-civbot_4-none-tip = No Civbot in this place.
option-civbot_4-chieftain = Chieftain
option-civbot_4-chieftain-tip = Reveals two cards a turn: for your first games.
option-civbot_4-noble = Noble
option-civbot_4-noble-tip = Reveals three cards a turn: a fair rival.
option-civbot_4-king = King
option-civbot_4-king-tip = Reveals four cards a turn: hard to beat.
option-civbot_4-tip = A rival civilization without a player: it reveals cards of the Civbots’ deck and follows them.
option-civbot_5 = Civbot 5
option-civbot_5-as_table = as in the table
option-civbot_5-as_table-tip = Whatever the table chosen above has, perhaps no Civbot.
option-civbot_5-none = none
option-civbot_5-none-tip = No Civbot in this place.
option-civbot_5-chieftain = Chieftain
option-civbot_5-chieftain-tip = Reveals two cards a turn: for your first games.
option-civbot_5-noble = Noble
option-civbot_5-noble-tip = Reveals three cards a turn: a fair rival.
option-civbot_5-king = King
option-civbot_5-king-tip = Reveals four cards a turn: hard to beat.
option-civbot_5-tip = A rival civilization without a player: it reveals cards of the Civbots’ deck and follows them.

# The prompt bar
prompt-when = { $round ->
        [0] Turn { $turn } of { $of }
       *[other] Turn { $turn } of { $of }, round { $round }
    }
ask-parting = See together what happened; then it is { $name }’s turn
ask-choose = { $n ->
        [one] Choose a card for this round
       *[other] Choose up to { $n } cards for this round
    }
ask-draft = Keep one leader for Era { $era }; pass the others on
ask-draft-alone = Keep one leader for Era { $era }
ask-first_cube = Choose the land where you start
ask-resolve = Resolve a card: which side?
ask-resolve-one = { $card }: basic, advanced or nothing?
ask-place = Expansion: choose a land
ask-trade = Trade: choose a partner
ask-raid = Raid: choose a target
ask-war = War: choose where and against whom
ask-exploit = { $n ->
        [one] Take back one more cube, from the used pool or the map
       *[other] Take back up to { $n } cubes, from the used pool or the map
    }
ask-recover = { $n ->
        [one] Take back one card from your queue
       *[other] Take back up to { $n } cards from your queue
    }
ask-row = { $n ->
        [one] Take a wonder from the row
       *[other] Take up to { $n } wonders from the row
    }
ask-ready = { $n ->
        [one] Ready one of your wonders
       *[other] Ready up to { $n } of your wonders
    }
ask-option = { $card }: choose what it does
ask-side = Use { $action } or skip it
ask-wonders = You may use your wonders
hint-wonders = click a lit one, or continue
hint-first_cube = it gives you the points on its coin at once
hint-exploit = choose cubes on the map first if you want them
hint-target = you may choose its target now: click a lit one
hint-cube-stays = { $name }’s cube stays: it is the last
hint-cube-goes = { $name } loses the cube there
hint-driven-out = { $name } drove you out of { $place }, { $n } to { $against }.
waiting = { $name } is thinking
others-have-played = { $n ->
    [one] { $names } has resolved their cards.
   *[other] { $names } have resolved their cards.
}
game-over = The game is over.
confirm-war-win = { $own } against { $theirs }: you would win against { $name }
confirm-war-loss = { $own } against { $theirs }: you would lose against { $name }
confirm-war-draw = { $own } against { $theirs }: a draw with { $name }
war-win = { $own } : { $theirs } [military] win
war-loss = { $own } : { $theirs } [military] loss
war-draw = { $own } : { $theirs } [military] draw, nothing happens
yes-war = Fight
warn-idle = none of this could be done now
warn-one-idle = { $what }: { $why }
warn-cubes = you may not have cubes for all
warn-fewer = you could seal more

# The main button
seal = { $n ->
        [one] Seal the card
       *[other] Seal { $n } cards
    }
seal-anyway = Seal it anyway
seal-card = Seal { $card }
seal-target = Seal { $card }: { $target }
main-recover = { $n ->
        [one] Recover 1 cube
       *[other] Recover { $n } cubes
    }
main-use = Use { $card }
main-use-advanced = Use { $card }, advanced
main-nothing = Do nothing
main-option = Do this
main-trade = Trade with { $target }
main-raid = Raid { $target }
main-begin = Begin in { $target }
main-place_cube = Expand: { $target }
main-recover_cube = Lift a cube: { $target }
main-keep_leader = Keep { $target }
main-take_back = Take back { $target }
main-take_wonder = Take { $target }
main-ready = Ready { $target }
main-use_wonder = Use { $target }
choose-a-card = Choose a card
choose-draft = Choose a leader
choose-first_cube = Choose a land
choose-resolve = Choose a side
choose-place = Choose a land
choose-partner = Choose someone
choose-war = Choose a War
choose-exploit = Choose a cube
choose-recover = Take a card back
choose-row = Choose a wonder
choose-ready = Choose a wonder
choose-option = Choose one
choose-side = Choose a side
go-on = Continue
hurry = Hurry
show-score = Score
finish-exploit = Done
finish-recover = Done
finish-row = Done
finish-ready = Done
finish-place = Not now
finish-partner = Not now
finish-war = Not now
finish-option = Not now
finish-side = Skip it
finish-wonders = Continue
cards-of = { $of ->
        [one] { $n } of 1 card
       *[other] { $n } of { $of } cards
    }

# The board
power = Power
pool-reserve = reserve
pool-used = used
pool-supply = supply
pool-map = map
pool-reserve-tip = Cubes not in the game yet.
pool-used-tip = Spent cubes: they return to your supply when recovered.
pool-supply-tip = Cubes you can spend.
pool-map-tip = Cubes on the map, one per land.
wonders = Wonders
wonder-is-turned = Used; ready again at the end of the turn.
wonder-is-fresh = Just built: you can use it once this card is finished.
no-leader = No leader yet
goals-title = { $n ->
        [one] { $name } scores this turn for
       *[other] { $name } scores in { $n } turns for
    }
queue-title = Queue, oldest first
queue-empty = Queue empty
queue-next = It comes back at the end of the turn.
queue-back = { $n ->
        [one] this one returns at turn end
       *[other] these return at turn end
    }
sealed-tip = Sealed. Undo takes it back until all have chosen.
advisor-hidden = An advisor only its owner knows.
would = Now: { $what }
would-now = now { $what }
would-revolution = The newest card of the queue comes back, and one of your choice; the turn ends.
use-advisor = Use the advisor
side-nothing-told = The card does nothing.

# Plan, world, circle
plan-title = The Development of Civilizations
token-number = no. { $n }
nobody-here = Nobody is here.
borders = Borders: { $names }
lane-to = to { $name }
circle-turn = turn { $n }
circle-tip = The circle of an era: four turns, and what the end of each brings.
circle-turn-end = The end of turn { $n } of an era, in this order:
coming-title = The end of this turn
coming-cards = { $cards }
coming-cubes = +{ $n } [cube]
coming-cubes-new = +{ $n } [cube], plus a new one
coming-government = { $government }: { $what }
coming-leader = Your leader: { $n } [vp]
coming-territories = Lands held alone: { $n } [vp]
coming-row = A new row of wonders
coming-cards-said = { $count ->
        [one] { $cards } comes back to your hand.
       *[other] { $cards } come back to your hand.
    }
coming-cubes-said = { $n ->
        [one] 1 [cube] comes back to your supply.
       *[other] { $n } [cube] come back to your supply.
    }
coming-cubes-new-said = { $n ->
        [one] A new [cube] joins you; 1 comes back.
       *[other] A new [cube] joins you; { $n } come back.
    }
coming-government-said = { $government } pays you { $what }.
coming-leader-said = Your leader scores { $n } [vp].
coming-territories-said = Lands held alone score { $n } [vp].
coming-row-said = The row gets new wonders.
row-title = Wonders in the row
row-taken = Art takes one
row-empty = No wonder is left in the row.
row-comes = A new row comes at the end of turn { $turn }.
era-banner = Era { $era }: { $name }
era-numeral = Era { $era }
era-name-1 = Antiquity
era-name-2 = The Age of Empires
era-name-3 = The Modern Age

# Strips
civbot-cards = { $n ->
        [one] { $n } card a turn
       *[other] { $n } cards a turn
    }
strip-lands = { $n ->
        [one] in 1 land
       *[other] in { $n } lands
    }
order-place = In turn order: { $n } of { $of }.
civbot-tip = It reveals { $n } cards at the end of the turn. It expands into empty lands first, then where someone weaker is, then elsewhere; among several, into the highest number. It fights and raids only the weaker.
civbot-rules = A Civbot reveals cards at the end of every turn and carries them out, the upper half first. It chooses by rule: empty lands first, then those of the weaker, then others; among several, the highest number.
hand = Hand
leader-and-wonders = Leader and wonders
advisors-gone = Used advisors

# The reveal
reveal-leaders-title = The leaders step forward
reveal-leaders-who = { $names } reveal whom they kept
reveal-leaders-order = What they aim for
reveal-title = All have chosen
reveal-who = { $names } reveal their cards together
reveal-yours = your cards
reveal-first = resolves first
reveal-last = last; ends the turn
reveal-order = In this order
reveal-ends = { $n ->
        [one] This round ends the turn: { $names } plays Revolution
       *[other] This round ends the turn: { $names } play Revolution
    }

# Curtain
handover-choose = { $name }, choose your cards.
handover-draft = { $name }, keep a leader.
take-back = { $name }: take my choice back

# Undo
undo-start = Nothing has been played yet.
undo-hand_over = The screen has been handed over.
undo-other_seat = Another player made the last move.
undo-revealed = It can’t be taken back: { $what }.
revealed-LeadersRevealed = the leaders were revealed
revealed-CardsRevealed = all cards were revealed
revealed-AdvisorDrawn = an advisor was drawn
revealed-RowLaid = the row got new wonders
revealed-CivbotCard = a Civbot revealed a card
revealed-GameEnded = the game ended

# The past, the log
history-shown = Viewing the past
history-where = Move { $n } of { $of }: Era { $era }, turn { $turn }
history-choice-back = The previous choice
history-choice-on = The next choice
history-back = One move back
history-on = One move on
history-play = Play
history-pause = Pause
history-now = Back to the present
lately = What just happened
log-jump = Click to see the table at that moment.
log-empty = Nothing has happened yet.
recap-title = Since your last choice
cards-actions = The ten actions
cards-wonders = The wonders
cards-leaders = The leaders
cards-advisors = The advisors
cards-civbot-deck = The Civbots’ cards
command-cards = All cards

# The end
score-winner = { $name } wins with { $vp } points
score-you = You win with { $vp } points
score-shared = { $names } share the victory
score-tie-levels = Tied with { $names }; levels decide, { $n } to { $of }
score-tie-player = Tied with { $names }; a player comes before a Civbot
score-tie-alone = Tied with { $names } on { $vp } points: whoever plays alone wins a tie
score-tie-shared = { $vp } points and { $n } levels each
score-total = Total
score-history = Points over time
score-all = All
score-chart-tip = Click to see the table at that moment.
score-picture = Save a picture
show-map = The table
alone-rank = Place { $n } of { $of }.
alone-lost = Someone else led the world.
title-elder = You may call yourself Elder.
title-sage = You may call yourself Sage.
title-immortal = You may call yourself Immortal.
medal-1 = A bronze medal.
medal-2 = A silver medal.
medal-3 = A gold medal.

# Commands
command-card_1 = Card 1 of the hand
command-card_2 = Card 2 of the hand
command-card_3 = Card 3 of the hand
command-card_4 = Card 4 of the hand
command-card_5 = Card 5 of the hand
command-card_6 = Card 6 of the hand
command-card_7 = Card 7 of the hand
command-card_8 = Card 8 of the hand
command-card_9 = Card 9 of the hand
command-card_10 = Card 10 of the hand

# Scenes
scene-won = { $name } wins
scene-draw = Nobody wins
scene-draw-told = Nobody gains, and no cube is lost
scene-gains = { $name } +{ $n } [vp]
scene-unhurt = { $name } loses nothing
scene-learns = { $name } learns: [technology] { $n }
scene-cube-goes = { $name } loses the cube there
scene-cube-stays = { $name } keeps the cube there: it is the last
scene-built = { $name } builds
scene-removed = { $name } removes it from the row
scene-leaders-leave = The leaders of Era { $era } leave

# What might be done, where the log says nothing of it; and where on the table.
do-seal_cards = Choose { $thing }.
do-resolve-basic = Use the basic side of { $thing }.
do-resolve-advanced = Use the advanced side of { $thing }.
do-resolve-nothing = Leave { $thing } unused.
do-resolve-advisor = Use { $thing }.
do-take_back = Take back { $thing }.
do-choose_partner = Choose { $name }.
do-trade = Trade with { $name }.
do-raid = Raid { $name }.
do-choose_option = Take choice { $n }.
do-choose_option-named = Choose: { $thing }.
do-ready = Ready { $thing }.
do-use_wonder = Use { $thing }.
do-take_wonder = Take { $thing }.
do-place_cube = Place a cube in { $thing }.
do-attack = Attack { $name } in { $thing }.
do-recover_cube = Take back the cube from { $thing }.
do-recover_cube-used = Take back a cube from the used pool.
do-keep_leader = Keep { $thing }.
do-take_action-basic = Take the basic action.
do-take_action-advanced = Take the advanced action.
do-finish = Stop here.
area-cards = your cards
area-map = the world
area-wonders = the wonders
area-choice = the choices shown
