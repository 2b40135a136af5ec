# What Sitra, a scribe, says in the lessons: at most 25 words each, one new rule a step.

lesson-cards_in_secret = Cards in secret
lesson-cards_in_secret-seal = Peace to your house. Every round begins in secret: choose *Technology* and seal it. Nobody sees a card until everybody has sealed.
lesson-cards_in_secret-seal-idle = Your hand lies below the board. Click *Technology*, then the green button.
lesson-cards_in_secret-seal-lost = That is another card. *Take it back* while the others still choose, or go on; Technology can follow next round.
lesson-cards_in_secret-not_yet = *Not yet.* A Revolution needs cards in your queue; we shall come to it.
lesson-cards_in_secret-reveal = Now the cards are revealed together, and each of us acts in turn. Technology: pay { $n } [cube], climb one step.
lesson-cards_in_secret-reveal-met = See: a cube paid, your marker moved, and what stands at that step came to you at once.
lesson-cards_in_secret-reveal-instead = *That works, too.* Whatever you reveal acts in its turn, or is laid aside unused.
lesson-cards_in_secret-expansion = A new round; Technology is spent. Choose *Expansion* next and seal it: it sends a cube of yours into another land.
lesson-cards_in_secret-expansion-idle = Click *Expansion* in your hand, then the green button. You may choose the land at once, too.
lesson-cards_in_secret-expansion-lost = Not Expansion this time. *Take it back* while the others still choose, or go on without.
lesson-cards_in_secret-land = Which land? It must border yours. The first cube in an *empty* land gains the points on it: up to { $n } [vp] here.
lesson-cards_in_secret-land-met = I have written it down: a new land, and its points. They stay yours.
lesson-cards_in_secret-land-instead = *That works, too*, though where others live nothing is gained at once. Sharing a land has its uses.
lesson-cards_in_secret-land-lost = The card went by unused. *Go on without*, or expand when it is back in your hand.
lesson-cards_in_secret-too_far = *Too far.* Until ships are built, a new land must border one of yours.
lesson-cards_in_secret-there_already = *You live there already.* One cube of yours in a land, never more.
lesson-cards_in_secret-queue = Used cards go into your *queue*, the oldest first. You cannot play them again until they come back. Look at it.
lesson-cards_in_secret-raid = My tablets say your neighbour *raided* us last turn. Only the stronger can: military { $theirs } against { $own }. Play *Military*.
lesson-cards_in_secret-raid-met = Good walls. A raid takes nothing from you, but it feeds the raider: points and a cube.
lesson-cards_in_secret-raid-instead = *That works, too.* But while your neighbour’s military is higher, a raid may come again.
lesson-cards_in_secret-revolution = With { $n } cards in your queue you may choose *Revolution*: two cards come back, and for everybody the turn ends after this round.
lesson-cards_in_secret-too_short = *The queue is too short.* Play another card first, even one that does nothing.
lesson-cards_in_secret-back = The newest card returns, and one you pick. Then the turn ends for all: the { $n } oldest cards come home by themselves.
lesson-cards_in_secret-end = What did it bring? Cards, cubes, and each government’s gift. You stand at { $own } [vp], the best other at { $theirs }. Look beside their name.
lesson-cards_in_secret-done = *You have lived through a turn.* Next: the map, and who lives on it. Or play on from here.
