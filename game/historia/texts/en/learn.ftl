learn-goal-title = The aim
learn-goal = ~Historia, after the board game by Marco Pranzo: cards and numbers of this edition are our own.~
    
    Each player leads one of six civilizations through twelve turns: three eras of four. *Whoever has the most victory points at the end wins*; then counts the higher sum of technology and military.
    
    Points come on the way, nothing is added at the end: for exploring empty lands, for lands held alone at the end of an era, for governments, wonders, leaders, raids, wars and the last levels of the plan.
learn-turn-title = A turn
learn-turn = A turn is as many rounds as it takes until somebody makes a [revolution] Revolution.
    
    # A round
    - All choose cards in secret, at the same time.
    - When all have sealed, the cards are turned up together.
    - In turn order each player resolves all his cards, in an order of his own; Revolution last.
    
    # The end of the turn
    First the Civbots act, then the icons of the circle follow one after the other: cubes and cards come back, wonders are ready again, governments pay, the turn order is set anew (fewest [vp] first). Every fourth turn ends an era: leaders score, and everybody gains the [vp] of the lands where he is alone.
learn-choosing-title = Choosing
learn-choosing = You choose one card a round; from technology 5 up to two, from 13 up to three. Advisors count like other cards.
    
    Click a card to choose it. *Seal* gives it away, and so does a second click on the one card you may choose; Esc lays it back. You may choose its target at once: click a land, a wonder or a rival that is lit, and it is carried out by itself if it still can be. A card of which only one side can be used is used by itself; take back leaves it to you. Until all have sealed you may take it back. While you point at a card, the plan and the world light up what it would do now, and the sum beside the button tells what would change. Others may act before you: nothing is promised.
    
    Several people at one screen choose one after the other behind the curtain; nobody ever sees how many cards another has sealed.
learn-actions-title = The ten actions
learn-actions = Every card has a basic side, and most an advanced one that a technology opens. Using a card is a may, never a must, but for Revolution.
    
    # Levels
    - [military] *Military*, [technology] *Technology*: pay a cube, climb a level.
    
    # Wonders
    - [art] *Art*: pay a cube, take a wonder of the row.
    - [tourism] *Tourism*: [vp] for your wonders.
    
    # Cubes
    - [exploit] *Exploit*: take cubes back from the used pool or from the map; a cube lifted from the map costs its land’s [vp].
    - [expansion] *Expansion*: a cube into an adjacent land; an empty one gives its [vp].
    
    # Neighbours
    - [trade] *Trade*: a neighbour with more technology gains [vp], you gain a level.
    - [raid] *Raid*: a neighbour with less military: [vp] and a cube back.
    - [war] *War*: a shared land; more military wins.
    
    # The end of the turn
    - [revolution] *Revolution*: two cards come back, and the turn ends.
learn-queue-title = The queue
learn-queue = A card that is resolved goes to the right end of your discard queue. Everybody sees every queue, and so every hand.
    
    - At the end of the turn the *two oldest* come back: they stand on the gold tray.
    - Revolution takes back the *newest* and one of your choice. It needs three cards in the queue when it is chosen.
    - Wonders, advisors and levels take back others.
    
    When to end the turn is the heart of the game: early, while the others’ hands are still full of plans, or late, when yours is.
learn-power-title = Power
learn-power = Nine [cube] a civilization, in four places: [reserve] reserve (not yet in the game), [pool] used, [supply] supply (free to spend) and the map. What you pay goes from the supply to the used pool; to recover is the way back.
    
    At the end of each turn you recover a cube for every land you are in. In the second and the fourth turn of an era a new one comes into the game.
learn-plan-title = The plan of development
learn-plan = Your marker climbs: technology to the right, military upwards, up to 16 each. *Not every place exists*: who forgets the one track stops on the other. A step brings what stands at its edge, at once.
    
    The zone you stand in is your *government*: it pays at the end of every turn. Point at a tile to read it. On a full track every further level is worth 2 [vp].
learn-war-title = Lands and neighbours
learn-war =
    # Lands
    The number on a land is its [vp]. Whoever puts a cube into an empty land gains them; at the end of an era everybody gains them again for each land where he is alone. A civilization has one cube a land at most, and at the end of each turn recovers one for every land it is in.
    
    # Neighbours
    Adjacent are lands that border one of yours, and whoever has a cube there or in a land of yours. From Navigation (technology 8) all lands are adjacent to you. Two lanes cross the Pacific: Siberia to North America, Oceania to South America.
    
    # War
    A *War* needs a land where you both have a cube. Both militaries are compared, with the guard of wonders: the stronger gains 2 [vp] (4 advanced), the weaker’s cube there is used. In a War between players the last cube on the map stays; against or by a Civbot it does not. What has been scored once is kept.
learn-wonders-title = Wonders
learn-wonders = A wonder has no points of its own: it works. When one of its triggers happens to you, it may be turned and its effect carried out: it glows with a [bell] bell. It is ready again at the end of the turn. A wonder just built can be used once the card that brought it is finished.
    
    Some have an effect that always holds. All count for Tourism, leaders and majorities.
learn-leaders-title = Leaders and advisors
learn-leaders =
    # Leaders
    At the beginning of each era leaders go round the table: keep one, pass the others on. Your leader has two aims; at the end of the era the better one that holds is scored, then the leader leaves.
    
    # Advisors
    Of your five *advisors* one is in your hand at the beginning, and one is drawn at technology 3, 7 and 13. They are played like cards, are strong, and leave the game.
learn-civbots-title = Civbots
learn-civbots = A Civbot is a civilization without a player: it has a marker and cubes, no cards, wonders or leader. After the last round of a turn it turns up cards from the deck all Civbots share: [chieftain] Chieftain 2, [noble] Noble 3, [king] King 4. It carries out the upper half, then the lower.
    
    It chooses by rule: empty lands first, then those of the weaker, then others; the highest number. You may trade with it, raid it and fight it. Civbots never count for majorities.
    
    Playing *alone* you win if nobody has more [vp]; medals wait at 90, 110 and 130.
learn-end-title = The end
learn-end = The game ends after the twelfth turn, with the last leaders and lands scored. The scorepad opens every sum by category; a click on the chart shows the table at that moment.
learn-table-title = At the table
learn-table =
    # Choosing
    What is lit can be chosen; what is not tells why when you point at it. The band above your board says what is asked, its main button ends or accepts what is open.
    - 1 to 0 lift a card. Enter presses the main button, Esc lays back what you pointed at; Tab and the arrows move the focus.
    - Space uses the first wonder that glows, or hurries the bots.
    - G lists all cards, L opens the log; F1 shows the rule for what you point at beside the table, and ? the list of all keys.
    - A right click, a long look or E brings a card nearer; any click lays it back.
    
    # Undo
    Ctrl+Z takes a step back, as far as the last thing that was revealed. The greyed button says what stops it.
    
    # The past
    Every line of the log leads back to its moment. The slider moves through the whole game, the arrows step; nothing is lost by looking, and nothing can be taken back meanwhile.
