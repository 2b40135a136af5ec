# The pages of How to play.
learn-goal-title = The goal
learn-goal =
    Brazil, 1500 to 1889. You guide a people from the first landing to the railways: you raise Buildings, found Cities, collect paintings, make goods, explore the interior and, where it serves you, fight. There are three eras; a completed Mission starts the next one. Whoever has the most victory points [vp] at the end wins.

    # What gives points
    Units you deployed, products, paintings, Missions, Palaces, Exploration tiles, and the Buildings and Cities under your control. Points come from everything you do well: there is no single path.

    # How a game begins
    - Each player has a colour with five units, five Palaces to place and six products.
    - Exploration tiles lie face down on the unknown hexes [eye]. Leftover tiles stay in the box, unseen.
    - You are dealt Missions of each era, keep one of each in secret and choose a Monarch of your colour, whose power holds for the whole game.
    - The Capitals are revealed. A player drawn at random chooses first, then the others clockwise: you take the resource that your Capital shows, and Palace I marks it. Whoever took the Capital of the first player begins.

learn-words-title = Words and things
learn-words =
    # Goods
    Four *resources*: sugarcane [sugarcane], coffee [coffee], brazilwood [brazilwood] and cotton [cotton]. Two *assets*: gold [gold] and science [science]. The symbol [any] means one resource of any type.
    - Your *supply* holds five goods, unless a painting gives it more room.
    - Your *production* lies on the tiles that made it, without limit, and pays from there. It never moves to the supply.

    # Tiles
    Buildings, Cities and Capitals are tiles; what you built is your *empire*. A Capital counts as a City, but not in battle, nor for Missions, Palaces, Gold cards and points.
    - *Built by you*: you placed it. This never changes.
    - *Controlled by you*: your units stand on it or, with no enemy unit there, you built it.
    - *Enemy tile*: built by another player, even while you hold it.
    The points [vp] on a tile or a unit are also its Combat Strength [cs].

    # Land
    Field, Forest, Gold Mine and Water. A tile changes the land for good: its hex is no longer Field, Forest or Gold Mine. A hex with an Exploration tile counts as Field.

    # Cards
    - *Gold cards* [hand_gold], three unless a painting allows more: each pays as [gold], or grants what it says.
    - *Combat cards* [hand_combat], three at most: they add strength in battle.
    - *Missions* [hand_mission]: your secret goals.
    - *Paintings*, with red, pink or blue frames: they hang on your board and work from that moment on.

learn-turn-title = The turn
learn-turn =
    # 1. Action
    Move your action token to an arch other than the one it lies on, then do the action of that arch. The token must move; you may skip the action. So you never use the same arch twice in a row. Only a token just received, at the start of an era, may go anywhere.

    # 2. Movement
    You have one *free move* and the *additional move* of the arch. Both are optional, in either order, by any of your units on the map. If a flipped token of an earlier era lies under this turn’s arch, you also have its bonus once:
    - Era I: peek at one unexplored tile. Only you learn what it is.
    - Era II: draw a Combat card.

    # 3. End of the turn
    The next player clockwise takes a turn.

    # Any time in your own turn
    Except in the middle of a payment, a battle or another choice, you may announce a Mission, play a Gold card for what it grants, or use a painting whose effect you trigger. A Mission announced before the token moves brings the new era at once: its Buildings may be built in that very turn.

learn-arches-title = The seven arches
learn-arches =
    Most arches have a slot: a product of its shape, made with Manufacture, upgrades the arch for the rest of the game.

    # Deploy
    Pay for one of your units and place it on your Capital, or on a City that you built and control. A defeated unit returns free of charge. Then draw [hand_combat], even if you deployed nothing; the card just drawn cannot pay for this Deploy.
    - Upgrade: one more unit, one more card.
    - Move: any unit not on Water to your Capital or to such a City, at any distance.

    # Painting
    Pay for one of the six paintings on show. A new one replaces it when the action is over.
    - Upgrade: a painting of [gold] costs [any], one of [any] nothing.
    - Move: to an adjacent Forest.

    # Build
    One Building or one City, of this era or an earlier one.
    - A *Building* goes on matching land, beside a tile of your empire, with no enemy tile beside it and no enemy unit on it. Church and Academy may also replace a Building of Era I or II that you built and control.
    - A *City* goes on the hex of your Monarch unit, on any land, with no enemy tile beside it. It need not touch your empire, and it too may replace a Building of yours of Era I or II.
    - A Building makes its goods at once. What it replaces leaves the game with its goods. A tile with a Palace stays.
    - Building on unexplored land discards its tile unseen. An open Expedition must be beaten first.
    - Upgrade: the types of resources no longer matter, only their number. Gold and science stay as printed.
    - Move: to an adjacent Building or City that you built or control.

    # Renovate
    Pay [any] for a Building that you built and control and that has *no goods left*. Either it makes its goods again, or you flip it and it makes those of its other side, whatever the land. A Building with a Palace is not flipped. Cities and Capitals are never renovated.
    - Upgrade: free of charge.
    - Move: to an adjacent hex at the map’s edge, or onto or off Water.

    # Manufacture
    Pay for one of your six products and put it on a free slot of its shape: that arch is upgraded.
    - Upgrade: one resource less.
    - Move: to an adjacent Gold Mine.

    # Harbor
    Take one resource of your choice. Upgrade: draw [hand_gold] as well.

    # Trade
    As many exchanges as you like, with exactly these goods: no substitutes.
    - One resource: [any] → [gold]
    - Two, each coffee or cotton: [coffee_or_cotton][coffee_or_cotton] → [gold][gold][hand_gold]
    - Four resources: [any][any][any][any] → [science][gold][hand_gold]
    - Two Combat cards: [hand_combat][hand_combat] → [gold][hand_gold]

    # Harbor and Trade
    They have no additional move. Instead, as long as your token is there, every battle that your units fight has [cs]+1 for you when attacking and [cs]+2 when defending.

learn-paying-title = Paying
learn-paying =
    Each good of a cost is paid by exactly one good:
    - from your supply,
    - from a tile you control, a seized one too,
    - or by a Gold card, as [gold].

    Gold stands for any resource. Science stands for any resource or for gold. Never the other way round. There is no overpaying and no change. Some Monarchs and paintings let you pay in other ways.

    The game proposes a payment that keeps most of your choices open: accept it, or click another source that is lit. What an action has just given you cannot pay for that same action.

    # Limits
    Take or draw first, then drop the excess, as you choose: five goods in the supply, three Gold cards, three Combat cards, or more where a painting says so. Goods on tiles do not count. The general supply never runs out; an empty deck is reshuffled from its discards.

learn-movement-title = Movement and exploration
learn-movement =
    A move takes one unit to an adjacent hex. Any number of your units may share a hex.
    - A *Dragoon* takes any of your units on its hex along.
    - A *Cannon* or *Grenadier* may spend the free move to attack an adjacent hex instead of moving.
    - Only the free move or Renovate’s enters or leaves *Water*.
    - Nobody enters the Capital of another player.

    # Exploration
    The first unit to enter an unexplored hex reveals its tile:
    - *Unknown Species*: keep it. One, two or three of them are worth [vp]1, 3 or 5.
    - *Mandioca*: gain [any] of your choice.
    - *Quilombo*: draw a Mission of an era you choose. It joins your hand.
    - *Minas Gerais*: whoever builds here gains [gold].
    - *Culture*: whoever builds here keeps the tile, worth [vp]2.
    - *River Basin*: each Building beside it makes one more resource of its own kind, at once and whenever it makes goods again. Buildings that make only gold and science gain nothing.
    - *Expedition*: it waits to be beaten.

    # Expeditions
    When a unit enters, or later with the free move of a unit there, you may fight it. Add the strength of all your units on the hex, paintings, the bonus of Harbor or Trade, and up to three Combat cards. If you equal or beat its strength, you get its gain and keep the tile for its points. If not, you lose only the cards you played.

learn-combat-title = Battle
learn-combat =
    A battle starts when a unit enters a hex with an enemy unit, Building or City, or when a Cannon or Grenadier attacks an adjacent one. Capitals are never attacked.

    # Who fights
    Whoever has units on the hex defends it; without units, whoever built the tile.
    - *Attack*: the units that moved in. With an adjacent attack: all your units on the firing hex, and its tile if you built it.
    - *Defence*: all units on the hex, and the tile if the defender built it. A tile held by someone who did not build it helps nobody.

    # How it goes
    The attacker plays up to three Combat cards face down, then the defender. All are revealed, and their effects happen, the attacker’s first. The higher total wins; *the defender wins a tie*. All cards played are discarded.

    # What follows
    - The loser’s units of that hex go back to their owner’s supply and can be deployed again free of charge. With an adjacent attack that fails, those are the units of the firing hex.
    - The winner always keeps at least one unit.
    - Whoever entered and won stays and *seizes* the tile: they may pay with its goods, it counts for their Missions and, at the end, they score its points. They can neither renovate it nor build beside it.
    - An adjacent attack seizes nothing.
    - When the last enemy unit leaves, the builder gets the tile back. Palaces always stay with the builder.

learn-missions-title = Missions, eras, Palaces
learn-missions =
    # Announcing a Mission
    Any time in your turn you may reveal a Mission of this era or an earlier one, if all its objectives are met at that moment. You gain its points, and you may place one *Palace*.

    # The era changes
    If the Mission was of the current era, the next era begins for everyone. Beginning with whoever announced it, each player puts the old action token face down under an arch that has none, where its bonus works from now on, and takes the token of the new era. This turn’s arch still gives its additional move.

    # Palaces
    A Palace goes on a tile that you built and control, that meets its condition and has no Palace yet. You gain its bonus at once; its points count at the end. Without a fitting tile you forgo it.
    - *Sugarcane*: a Building of Era I. Gain [sugarcane], and make [product_dye] or [product_sugar] free of charge. [vp]3
    - *Gold*: a City, or a Building of Era I or II. Gain [hand_gold]. [vp]2, and [vp]1 for each Gold Foundry
    - *Cotton*: a Plantation. Gain [cotton]. [vp]1, and [vp]2 for each Plantation
    - *Coffee*: a Farm. [vp]1, and [vp]1 for each product
    - *Rubber*: a City. Gain [hand_combat]. [vp]1, and [vp]1 for each unit ever deployed
    Foundries and Plantations count if you built them and still control them.

    # Missions of Era III
    Each of their objectives scores by itself at the end, whether the card was revealed or not. It can be revealed only when all three are met, and then the game ends with this round: the last turn is that of the player before the first one. Others may still reveal theirs, for a Palace.

learn-scoring-title = The end and the score
learn-scoring =
    The game ends when the round in which a Mission of Era III was announced is complete, or after round 60. Then count:
    - units deployed, on the map or defeated;
    - products;
    - paintings, and what they score at the end;
    - Missions: of Eras I and II those you revealed; of Era III every objective that is met;
    - Gold cards in hand whose condition is met;
    - Exploration tiles: species, cultures, beaten Expeditions;
    - Palaces II to VI;
    - Buildings and Cities under your control, seized ones too;
    - your Monarch’s bonus.

    If it is a tie, the player with the most science on controlled tiles wins. If that is a tie too, the victory is shared.

    # Monarchs
    Each colour has its own: green four, the others two each. Where a Monarch favours your first three tiles of a kind, those built and those flipped into it count alike, and the mark stays while the tile is of that kind. The goods named are all that the tile makes; what paintings add is extra.

learn-solo-title = Alone
learn-solo =
    You play green with a green Monarch against the Dutch in orange. Both Capitals and the five Dutch units stand where the map shows them. The rest is as usual.

    The Dutch never move and never attack. They defend with the units on the hex and one Combat card from the deck for each of them. At Veteran and Governor-General they have one more card in every battle. Their Capital has no strength of its own and may be attacked and entered.

    # To win
    Before the end of round 20, all three must be true at once, with no battle under way:
    - Era III has been reached, by revealing Missions of Eras I and II;
    - all five of your units are on the map;
    - one of your units stands on the Dutch Capital.

    Then your points and the rounds left over are the score to beat. A Mission of Era III is not needed, and revealing one does not end the challenge.

    # Other challenges
    There are thirteen, from a puzzle of ten minutes to a whole evening, each with its own map, rounds and goals. Some have guards that only defend, as the Dutch do; in some a bot plays against you; in some you are alone with the land. All goals must be met at once, and a goal that was met can be lost again. One with a round must be met when that round ends.

    # At the table
    The strip shows the rounds: those past, the current one in red wax, those left. Each goal hangs as a standard at the edge of the map, green while it is met; point at it to see what would help. It turns red once it is proven that it can’t be met any more, with the reason. The rings are wins in 100, counted over every card you have not seen, with the best of your own.

    # Levels, medals, deals
    Recruit gives more rounds or asks for less; Veteran and Governor-General give less or let the guards draw more. Any victory is worth bronze, points and rounds left bring silver and gold. The deal of the day is the same for everyone; the line you copy at the end lets a friend play yours.

learn-table-title = At the table
learn-table =
    # Choosing
    What is lit can be chosen. Point at anything else to see why not, and what would make it legal. The bar above the map says what to do; its main button ends or accepts what is open.
    - Enter presses the main button, Esc puts back what you picked.
    - 1 to 7 choose an arch; Tab and the arrows move the focus.
    - The wheel zooms the map; drag it or use the arrows; Home shows all of it.
    - G opens the paintings and Cities on offer, L the log; F1 shows the rule for what you point at beside the table, and ? the list of all keys.
    - A right click, a long hover or E enlarges a card or a tile; any click puts it back.

    # Undo
    Ctrl+Z takes a step back, as far as the last thing that was revealed: a card drawn, a tile revealed, an opponent’s answer. The greyed button says what stops it.

    # Several people, one screen
    A curtain names who comes to the screen next. What you must not see is not drawn at all. In a battle the screen passes to the defender and back.

    # Bots
    Space hurries them. Their pace is in the settings, and so is the size of everything.

    # The past
    Every line of the log leads back to its moment. The slider below the map moves through the whole game, the arrows step; nothing is lost by looking, and nothing can be taken back meanwhile.

learn-rulings-title = Rulings
