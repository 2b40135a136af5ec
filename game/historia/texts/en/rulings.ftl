# The page of rulings: each id is one of engine/historia/RULINGS.md.
ruling-cubes-four-places = A [cube] is in one of four places: reserve, used, supply, map.
ruling-hands-open = All may see every hand of Action cards, as it follows from the queues. Advisors, decks and sealed choices are secret, also how many cards a choice holds.
ruling-draft-six-players = With six players the last one takes the only leader left.
ruling-setup-territory-vp = The first cube scores its land; an option of the table gives nothing, as the publisher’s later correction says.
ruling-first-in-order = Whatever else is equal goes to the first in turn order: players, then Civbots in theirs.
ruling-vp-floor = Points never fall below none; what costs [vp] needs that many at that moment.
ruling-choice-level-now = The technology at the moment of choosing says how many cards.
ruling-revolution-counted-once = Revolution’s three cards are counted when it is chosen, without those chosen with it, and not again.
ruling-no-card-no-choice = Who has no card that may be chosen is not asked; if nobody has one, the turn ends.
ruling-resolve-all-own-cards = You resolve all your cards before the next player resolves any.
ruling-using-is-may = A card may be used for nothing, but for Revolution.
ruling-advanced-checked-at-resolution = Whether the advanced side may be used is asked when the card is resolved.
ruling-own-card-may-return = A card being resolved lies at the end of the queue already: its own effect, or a wonder’s, may take it back.
ruling-open-cards-apart = Cards turned up and not yet resolved lie apart; nothing takes them back.
ruling-no-idle-questions = A question with one answer is not asked, but for the choice of cards, Wars and what costs [vp].
ruling-lists-do-what-they-can = Each part of an effect does as much as it can, then comes the next.
ruling-choices-may-stop = Where you choose, you may stop early, also at none; what needs no choice is done in full.
ruling-side-needs-deed = A side of an Action needs its last effect to be possible once its cost is paid; nothing it brings pays for it.
ruling-side-needs-target = A side that is used takes one target, wonder or cube at least; Revolution takes both cards.
ruling-no-cell-no-action = Where the plan has no next place the level can’t be gained; of two levels the possible one is.
ruling-advanced-art-one-left = With one wonder left advanced Art takes one.
ruling-done-means-changed = An action is done if it changed something; only then do wonders follow, and Trades, Raids and Wars count.
ruling-deeds-in-lists = An action named by an advisor, a wonder or a level counts as that action in every way; levels, wonders and [vp] gained otherwise do not.
ruling-vp-category = [vp] stand under the action that brought them, else under the card or level that names them.
ruling-one-cube-a-territory = A civilization has one cube a land at most.
ruling-adjacent-includes-shared = A civilization in a land of yours is your neighbour, too.
ruling-navigation-own-side-only = Navigation makes all adjacent to you, not you to them.
ruling-landless-anywhere = Without a cube on the map you may expand anywhere; nothing else is near you before Navigation, and you are nobody’s neighbour.
ruling-expansion-empty-again = A land that is empty again scores again.
ruling-exploit-sources-advanced = Advanced Exploit takes from the used pool or the map like the basic side, with the same losses.
ruling-last-cube-exploit = Exploit never lifts your last cube on the map.
ruling-trade-needs-cell = No Trade where the plan has no next place for your technology.
ruling-partner-first = In Trade the partner’s [vp] come first, then your level and what it brings.
ruling-war-shared-territory = War is fought in shared lands only, also with Navigation.
ruling-war-winner-vp-side = Whoever wins gains 2 [vp], or 4 if the card was used on its advanced side.
ruling-war-tie-was-fought = A drawn War was fought; it changes nothing else.
ruling-last-cube-players = In a War between players the last cube on the map stays; the winner still scores.
ruling-civbot-wipes-out = Against or by a Civbot the last cube has no protection.
ruling-wonder-turned-first = A wonder is turned, then its effect is carried out.
ruling-wonder-fresh = A new wonder can’t be used until the card that brought it is finished.
ruling-wonder-offer-time = Wonders are offered when the action, with all it set off, is finished.
ruling-wonder-order-of-seats = First come the acting player’s wonders, then the others’ in turn order.
ruling-war-won-as-defender = A War is won by whoever wins it, attacker or defender.
ruling-ready-others-only = No wonder readies itself; one made ready may be used again at once, also for the same happening.
ruling-majority-strict = A majority is strictly more than every other player; Civbots do not count.
ruling-solo-majority = Alone among Civbots every majority is yours.
ruling-row-order = The row of wonders lies as laid, the oldest first; taking does not refill it.
ruling-reset-mid-era = The row of wonders is laid anew also after the second turn of an era, from the same deck; an option of the table turns it off.
ruling-short-deck = A deck that holds fewer lays what it has.
ruling-advisor-gone-is-used = An advisor laid down unused is gone, and counts as used.
ruling-leader-counts = For leaders your Wars and Raids of the era count, and Trades: yours and others’ with you, Civbots’ too. Both start anew once leaders have scored.
ruling-civbots-act-once = Civbots act once a turn, after the last round.
ruling-civbot-order = Civbots have a turn order of their own, set anew like the players’.
ruling-civbot-choices = A Civbot chooses nothing: its targets follow from [vp], levels, the lands’ numbers and the order.
ruling-civbot-scores = A Civbot scores its cards, as a partner in Trade, Wars, the [vp] of its government, and lands; nothing printed on the plan.
ruling-recover-cards-every-turn = The two oldest cards come back at the end of every turn.
ruling-tie-break-last = Equal [vp] and equal levels: a player before a Civbot, then the victory is shared.
ruling-numbers = Numbers that the manual does not give were found by games that the program played against itself.
ruling-own-cards = Names, triggers and effects of all wonders, names and aims of all leaders, names and effects of all advisors.
ruling-own-matrix = The plan’s shape, the names of the military levels, what stands on the plan but for the last technology, zones and bonuses of the governments.
ruling-own-map = The borders of the lands, the [vp] of their tokens, and which part of the circle has which icon.
ruling-own-civbots = The seven Civbot cards, what each difficulty does, titles and medals of playing alone.

learn-rulings-title = Rulings
learn-rulings =
    Where the rules leave a question open, this edition answers:

    # The table
    - { ruling-cubes-four-places }
    - { ruling-hands-open }
    - { ruling-draft-six-players }
    - { ruling-setup-territory-vp }
    - { ruling-first-in-order }
    - { ruling-vp-floor }

    # Choosing and resolving
    - { ruling-choice-level-now }
    - { ruling-revolution-counted-once }
    - { ruling-no-card-no-choice }
    - { ruling-resolve-all-own-cards }
    - { ruling-using-is-may }
    - { ruling-advanced-checked-at-resolution }
    - { ruling-own-card-may-return }
    - { ruling-open-cards-apart }
    - { ruling-no-idle-questions }

    # What a card does
    - { ruling-lists-do-what-they-can }
    - { ruling-choices-may-stop }
    - { ruling-side-needs-deed }
    - { ruling-side-needs-target }
    - { ruling-no-cell-no-action }
    - { ruling-advanced-art-one-left }
    - { ruling-done-means-changed }
    - { ruling-deeds-in-lists }
    - { ruling-vp-category }

    # Lands and neighbours
    - { ruling-one-cube-a-territory }
    - { ruling-adjacent-includes-shared }
    - { ruling-navigation-own-side-only }
    - { ruling-landless-anywhere }
    - { ruling-expansion-empty-again }
    - { ruling-exploit-sources-advanced }
    - { ruling-last-cube-exploit }
    - { ruling-trade-needs-cell }
    - { ruling-partner-first }
    - { ruling-war-shared-territory }
    - { ruling-war-winner-vp-side }
    - { ruling-war-tie-was-fought }
    - { ruling-last-cube-players }
    - { ruling-civbot-wipes-out }

    # Wonders
    - { ruling-wonder-turned-first }
    - { ruling-wonder-fresh }
    - { ruling-wonder-offer-time }
    - { ruling-wonder-order-of-seats }
    - { ruling-war-won-as-defender }
    - { ruling-ready-others-only }
    - { ruling-majority-strict }
    - { ruling-solo-majority }
    - { ruling-row-order }
    - { ruling-reset-mid-era }
    - { ruling-short-deck }

    # Advisors and leaders
    - { ruling-advisor-gone-is-used }
    - { ruling-leader-counts }

    # Civbots
    - { ruling-civbots-act-once }
    - { ruling-civbot-order }
    - { ruling-civbot-choices }
    - { ruling-civbot-scores }

    # The end
    - { ruling-recover-cards-every-turn }
    - { ruling-tie-break-last }

    # Our own
    - { ruling-numbers }
    - { ruling-own-cards }
    - { ruling-own-matrix }
    - { ruling-own-map }
    - { ruling-own-civbots }
