# The pages of How to play.
learn-goal-title = The goal
learn-goal =
    Two powers, France [france] and Britain [britain], 1697 to 1789. Both share one score: it starts at 15, France pushes it up, Britain down.

    # How the game ends
    - At a victory check after a turn or a war a score of 30 or more wins for France, 0 or less for Britain.
    - *Sweep*: a side that gets all four awards and every demand of one turn wins at once.
    - *War*: a side that wins every theater of a war in its top row wins at once.
    - After six turns comes the final scoring: France wins at 16 or more, Britain at 14 or less. At 15 the side with more Available Debt wins; if that is equal, Britain.

    # The course
    Six peace turns, four wars: the Spanish Succession after turn 1, the Austrian Succession after turn 3, the Seven Years War after turn 4, American Independence after turn 5. Two turns make an era.
learn-words-title = Words and signs
learn-words =
    # Spaces
    - [political] *Political*: shifted with diplomatic points. [prestige] prestige, [alliance] Alliance (strength in wars), [local] Local Alliance (feeds an Advantage).
    - [market] *Market*: shifted with economic points, needs a connection. All but one carry a commodity.
    - [territory] *Territory*: changes hands in wars only.
    - [fort] *Fort*: built, repaired, seized with military points. [naval] *Naval space*: held by a Squadron.

    # Actions
    - *Flag*: put your flag on an empty space. *Unflag*: remove an enemy flag. *Shift*: one of the two. To take over an enemy space you shift it twice.
    - *Protected*: a market beside a Squadron or undamaged Fort of its side.
    - *Isolated*: a market from which no chain of its side’s markets leads to a Territory, Fort or naval space of its side. This is checked when a round begins.
    - [conflict] *Conflict marker*: the space costs 1, may be unflagged by a minor action, and counts for nothing.

    # Resources
    - *Debt* up to a limit, *Treaty Points* of which you keep up to 4 from turn to turn: both make up for missing points. *Available Debt* is the limit minus the Debt; many Events ask who has more.
    - [advantage] *Advantage*: yours while you hold every space it needs.
learn-turn-title = A peace turn
learn-turn =
    1. In turns 3 and 5 new Events come in and both Debt Limits rise by 4.
    2. Four awards are shown, one a region; three commodities are in demand.
    3. Advantages and abilities are refreshed. Nine Investment tiles are shown.
    4. Each side draws three Events, then keeps three cards in hand.
    5. In the first turn of an era each side chooses two Ministries, face down; in the second it may exchange those still face down.
    6. The side that is behind has the initiative: it chooses who goes first.
    7. Four rounds each, alternating.
    8. The turn is scored, then a war may follow.
learn-round-title = A round
learn-round =
    # Take a tile
    You must take one of the Investment tiles. Its large number is the *major action*, the small one the *minor action*.
    - *Pass* right after it: your Debt goes down by up to 2, the round ends.
    - With the symbol [event] you may play an Event, before anything else. Its type must be that of the major action, if it has one.
    - With the symbol [upgrade] you have a Military Upgrade.

    # Major and minor
    - A *major action* is a line of purchases of one kind. Beginning the minor action, the upgrade or another kind closes it.
    - A *minor action* is one purchase. It removes no flag and no Squadron, unless there is a Conflict marker.
    - Points of an Event work like a major action of their kind.
    - Economic points spent in a further region in the same round cost 1 more for the first purchase there; the same for diplomatic points.

    # Military Upgrade
    Name a theater of the next war, draw a Basic War tile, keep one of the two there; the other goes back to the pool or out of the game. In turn 6 it gives 1 Treaty Point instead.
learn-buying-title = Buying
learn-buying =
    # Economic [economic]
    Shift a *market*. It must be connected to a Territory, Fort or naval space you hold now, or to a market of yours without Conflict marker that was not isolated when the round began and has not changed hands in it.
    - The price is the printed number, or 1 if the market is isolated or under a Conflict marker; less reductions; 1 more if it is the enemy’s and protected; 1 more for a further region; at least 1.

    # Diplomatic [diplomatic]
    Shift a *political space*: printed number or 1 under a Conflict marker, with the same additions except protection; no connection is needed. Or draw an Event for 3.

    # Who pays
    Points pay first, the most limited ones before the others. Debt and Treaty Points make up what is missing, in the mix you choose.

    # Advantages [advantage]
    Exhaust one to do what it says: two a round, one a region, not in the round in which it was gained, and no Event after it. A Conflict marker on a space it needs blocks it.
learn-military-title = Military
learn-military =
    # War tiles and markers
    - *Bonus War tile*: 2, at most two a round. Draw one, look at it, place it face down in a theater of the next war; at most two of yours a theater.
    - *Remove a Conflict marker*: 2, on a protected market 1; 1 more for a +1 marker.
    - In turn 6: 2 military points for 1 economic or diplomatic point.

    # Forts
    - *Build a Fort*: printed number. You must hold a market, naval space or Territory beside it since the round began.
    - *Repair* your damaged Fort: 1 less. *Seize* an enemy’s damaged Fort: 1 more, in a major action, with a market or Squadron beside it.

    # Squadrons
    - *Construct a Squadron*: 4. It goes to the Navy Box.
    - *Deploy a Squadron*: 1 to an empty naval space. Where an enemy Squadron is, 2 from the map or 3 from the Navy Box, in a major action; that Squadron returns to its Navy Box.
learn-cards-title = Events and Ministries
learn-cards =
    # Events
    Each has a half for each side, or one for both. First the *bonus condition* is checked: a keyword on a face-up Ministry, or another condition. A keyword on a face-down Ministry gives the bonus if you reveal the card now. What can be done must be done. The card leaves the game.

    # Ministries
    You have two, face down until you use or reveal them. Passive abilities work only face up, and keywords count only face up in wars. Used abilities are ready again in the next turn.
learn-wars-title = Wars
learn-wars =
    Theaters are fought one after the other.
    1. All War tiles there are revealed.
    2. *Effects*: first those of the side nearer to its automatic victory, then the other’s. Debt for the enemy, a Fort damaged or a Squadron sent home, a flag removed. Each may be skipped.
    3. *Strength*: tiles, flagged Alliance spaces of the countries named, Squadrons, undamaged Forts, keywords, Conflict markers on enemy flags, as the theater says.
    4. The difference is the margin. Its row gives the winner points and Conquest Points, the loser Treaty Points. A tie gives nothing.

    # Conquest Points
    1 each for a Fort space, a market or a naval space of the theater; a naval space needs a Squadron of the Navy Box or the theater. A Territory costs its number; where conquest lines lead to it you must hold a Fort, naval space or Territory at the other end of one.
    - The owner may *refuse* to cede a Territory, twice a war: the winner scores 3, then 5.
    - The United States: after American Independence USA flags may take Territories from both sides, for good.
learn-scoring-title = Scoring
learn-scoring =
    # Every turn
    - *Awards*: more spaces in a region by the margin on the tile.
    - *Prestige*: 2 for more prestige spaces.
    - *Global Demand*: the reward of the era for more markets of each commodity in demand.
    Ties give nothing. Spaces under Conflict markers do not count, damaged Forts do.

    # At the end
    - 2 for more prestige spaces, 1 for each full 2 of Available Debt ahead (at most 4), 1 for each of the six commodities with more markets.
    - 2 for each Territory that the opponent held at the start.
learn-table-title = The table
learn-table =
    # Pointing
    - Click a tile, then Enter. Point at a space: the bar shows its price, part by part. Click it and choose what to do there.
    - Click a Squadron of yours or the Navy Box, then the sea. Click an Advantage, then its target.
    - Point at a dark place to see why. *If the turn ended now* shows what a purchase would change before you pay.
    - The right button on a card shows it in full. Click a Ministry for its abilities.

    # Keys
    - 1–4 or a double click fill the view with a region, Home shows the whole map.
    - W next war, C cards, T tiles, L log, X another action or payment, P pass.
    - Enter presses the main button, Esc cancels what you picked, Tab and the arrows move the focus. F1 shows the rule for what you point at beside the table, ? the list of all keys.

    # Undo and the past
    Ctrl+Z takes a step back, as far as the last thing that was revealed; the greyed button says what stops it. Every line of the log leads back to its moment. The slider moves through the whole game, the arrows step; nothing is lost by looking.

    # Secrets
    Between two people a curtain falls before every round. Hands, face-down Ministries and War tiles are never shown to the other side.
learn-rulings-title = Rulings
learn-rulings =
    Where the printed rules are silent or can be read in two ways, the game decides as follows.
    - *R1* { ruling-r1 }
    - *R2* { ruling-r2 }
    - *R3* { ruling-r3 }
    - *R4* { ruling-r4 }
    - *R5* { ruling-r5 }
    - *R6* { ruling-r6 }
    - *R7* { ruling-r7 }
    - *R8* { ruling-r8 }
    - *R9* { ruling-r9 }
    - *R10* { ruling-r10 }
    - *R11* { ruling-r11 }
    - *R12* { ruling-r12 }
    - *R13* { ruling-r13 }
    - *R14* { ruling-r14 }
    - *R15* { ruling-r15 }
    - *R16* { ruling-r16 }
    - *R17* { ruling-r17 }
    - *R18* { ruling-r18 }
    - *R19* { ruling-r19 }
    - *R20* { ruling-r20 }
    - *R21* { ruling-r21 }
    - *R22* { ruling-r22 }
    - *R23* { ruling-r23 }
    - *R24* { ruling-r24 }
    - *R25* { ruling-r25 }
    - *R26* { ruling-r26 }
    - *R27* { ruling-r27 }
    - *R28* { ruling-r28 }
    - *R29* { ruling-r29 }
    - *R30* { ruling-r30 }
    - *R31* { ruling-r31 }
    - *R32* { ruling-r32 }
    - *R33* { ruling-r33 }
    - *R34* { ruling-r34 }
    - *R35* { ruling-r35 }
    - *R36* { ruling-r36 }
    - *R37* { ruling-r37 }
    - *R38* { ruling-r38 }
    - *R39* { ruling-r39 }
    - *R40* { ruling-r40 }
    - *R41* { ruling-r41 }
    - *R42* { ruling-r42 }
    - *R43* { ruling-r43 }
    - *R44* { ruling-r44 }
    - *R45* { ruling-r45 }
    - *R46* { ruling-r46 }
    - *R47* { ruling-r47 }
    - *R48* { ruling-r48 }
    - *R49* { ruling-r49 }
    - *R50* { ruling-r50 }
    - *R51* { ruling-r51 }
    - *R52* { ruling-r52 }
    - *R53* { ruling-r53 }
    - *R54* { ruling-r54 }
    - *R55* { ruling-r55 }
    - *R56* { ruling-r56 }
    - *R57* { ruling-r57 }
    - *R58* { ruling-r58 }
    - *R59* { ruling-r59 }
    - *R60* { ruling-r60 }
    - *R61* { ruling-r61 }
    - *R62* { ruling-r62 }
