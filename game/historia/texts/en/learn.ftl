learn-goal-title = The aim
learn-goal = ~Historia, based on the board game by Marco Pranzo: this edition has its own cards and numbers.~
    
    Each player leads one of six civilizations through twelve turns: three eras of four. *Whoever has the most victory points at the end wins*; in a tie, the higher sum of technology and military.
    
    You score along the way, nothing is added at the end: for exploring empty lands, for lands held alone at the end of an era, for governments, wonders, leaders, raids, wars and the last levels of the plan.
learn-turn-title = A turn
learn-turn = A turn lasts as many rounds as it takes until someone makes a [revolution] Revolution.
    
    # A round
    - Everyone chooses cards in secret, at the same time.
    - When all have sealed, the cards are revealed together.
    - In turn order each player resolves all their cards, in any order; Revolution last.
    
    # The end of the turn
    First the Civbots act, then the icons of the circle follow one after the other: cubes and cards come back, wonders are ready again, governments pay, the turn order is set again (fewest [vp] first). Every fourth turn ends an era: leaders score, and everyone gains the [vp] of the lands where they are alone.
learn-choosing-title = Choosing
learn-choosing = You choose one card a round; from technology 5 up to two, from 13 up to three. Advisors count like other cards.
    
    Click a card to choose it. *Seal* commits it, and so does a second click if you may choose only one; Esc puts it back. You may choose its target at once: click a lit land, wonder or rival, and the card resolves by itself if it still can. A card with only one usable side also resolves by itself; take it back to decide yourself. Until all have sealed you may take your choice back. While you point at a card, the plan and the world show what it would do now, and the sum beside the button says what would change. Others may act before you, so it may turn out differently.
    
    Several people at one screen choose one after the other behind the curtain; nobody ever sees how many cards another has sealed.
learn-actions-title = The ten actions
learn-actions = Every card has a basic side, and most have an advanced one that a technology level opens. You may use a card or not; only Revolution must be used.
    
    # Levels
    - [military] *Military*, [technology] *Technology*: pay a cube, climb a level.
    
    # Wonders
    - [art] *Art*: pay a cube, take a wonder from the row.
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
learn-queue = A card that is resolved goes to the right end of your discard queue. Everyone sees every queue, and so every hand.
    
    - At the end of the turn the *two oldest* come back: they stand on the gold tray.
    - Revolution takes back the *newest* and one of your choice. It needs three cards in the queue when it is chosen.
    - Wonders, advisors and levels take back others.
    
    When to end the turn is the heart of the game: early, while the others’ hands are still full of plans, or late, when yours is.
learn-power-title = Power
learn-power = Nine [cube] a civilization, in four places: [reserve] reserve (not yet in the game), [pool] used, [supply] supply (free to spend) and the map. What you pay goes from the supply to the used pool; recovering brings it back.
    
    At the end of each turn you recover a cube for every land you are in. In the second and the fourth turn of an era a new one comes into the game.
learn-plan-title = The plan of development
learn-plan = Your marker climbs: technology to the right, military upwards, up to 16 each. *Not every place exists*: neglect one track and you stop on the other. A step brings what is shown at its edge, at once.
    
    The zone you stand in is your *government*: it pays at the end of every turn. Point at a tile to read it. On a full track every further level is worth 2 [vp].
learn-war-title = Lands and neighbours
learn-war =
    # Lands
    The number on a land is its [vp]. Whoever puts a cube into an empty land gains them; at the end of an era everyone gains them again for each land where they are alone. A civilization has at most one cube per land, and at the end of each turn recovers one for every land it is in.
    
    # Neighbours
    Lands that border one of yours are adjacent, and so is whoever has a cube there or in a land of yours. From Navigation (technology 8) all lands are adjacent to you. Two lanes cross the Pacific: Siberia to North America, Oceania to South America.
    
    # War
    A *War* needs a land where you both have a cube. Both militaries are compared, with the guard of wonders: the stronger gains 2 [vp] (4 advanced), the weaker’s cube there goes to the used pool. In a War between players the last cube on the map stays; against or by a Civbot it does not. Points once scored are kept.
learn-wonders-title = Wonders
learn-wonders = A wonder has no points of its own: it has an effect. When one of its triggers happens to you, you may turn it and carry out its effect: it glows with a [bell] bell. It is ready again at the end of the turn. A wonder just built can be used once the card that brought it is finished.
    
    Some have an effect that always holds. All count for Tourism, leaders and majorities.
learn-leaders-title = Leaders and advisors
learn-leaders =
    # Leaders
    At the beginning of each era leaders go round the table: keep one, pass the others on. Your leader has two aims; at the end of the era the better one you meet is scored, then the leader leaves.
    
    # Advisors
    Of your five *advisors* one is in your hand at the beginning, and one is drawn at technology 3, 7 and 13. They are played like cards, are strong, and leave the game.
learn-civbots-title = Civbots
learn-civbots = A Civbot is a civilization without a player: it has a marker and cubes, no cards, wonders or leader. After the last round of a turn it reveals cards from the deck all Civbots share: [chieftain] Chieftain 2, [noble] Noble 3, [king] King 4. It carries out the upper half, then the lower.
    
    It chooses by rule: empty lands first, then those of the weaker, then others; the highest number. You may trade with it, raid it and fight it. Civbots never count for majorities.
    
    Playing *alone* you win if nobody has more [vp]; medals wait at 90, 110 and 130.
learn-end-title = The end
learn-end = The game ends after the twelfth turn, with the last leaders and lands scored. The scorepad opens every sum by category; a click on the chart shows the table at that moment.
learn-table-title = At the table
learn-table =
    # Choosing
    What is lit can be chosen; point at anything else to see why not. The bar above your board says what to do, its main button ends or accepts what is open.
    - 1 to 0 pick a card. Enter presses the main button, Esc puts back what you picked; Tab and the arrows move the focus.
    - Space uses the first wonder that glows, or hurries the bots.
    - G lists all cards, L opens the log; F1 shows the rule for what you point at beside the table, and ? the list of all keys.
    - A right click, a long hover or E enlarges a card; any click puts it back.
    
    # Undo
    Ctrl+Z takes a step back, as far as the last thing that was revealed. The greyed button says what stops it.
    
    # The past
    Every line of the log leads back to its moment. The slider moves through the whole game, the arrows step; nothing is lost by looking, and nothing can be taken back meanwhile.
