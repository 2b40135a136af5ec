# What the symbols and the words of the game mean, for whoever points at them.
symbol-vp = *Victory points*: whoever has most at the end wins.
symbol-lose_vp = *Lose victory points*
symbol-military = *Military*: the upward track of the plan. More of it wins Wars and Raids.
symbol-technology = *Technology*: the track to the right. It opens advanced sides, more cards a round, and advisors.
symbol-art = *Art*: take a wonder.
symbol-exploit = *Exploit*: take cubes back.
symbol-expansion = *Expansion*: a cube into an adjacent land.
symbol-trade = *Trade*: learn from a neighbour with more technology.
symbol-raid = *Raid*: victory points from a neighbour with less military.
symbol-war = *War*: over a land where you both have a cube.
symbol-tourism = *Tourism*: victory points for your wonders.
symbol-revolution = *Revolution*: cards come back, and the turn ends.
symbol-cube = *Power cube*: pays for actions, and stands in lands.
symbol-reserve = *Reserve*: cubes not in the game yet.
symbol-supply = *Supply*: cubes free to spend.
symbol-pool = *Used pool*: spent cubes; you recover them from here.
symbol-on_map = *On the map*: cubes in lands.
symbol-pay = *Cost*: cubes to pay from the supply.
symbol-cards = *Cards back*: from the discard queue into the hand.
symbol-cards_1 = One card a round
symbol-cards_2 = Up to two cards a round
symbol-cards_3 = Up to three cards a round
symbol-advisor = *Advisor*: a strong card that is used once.
symbol-leader = *Leader*: two aims; the better one you meet scores at the end of the era.
symbol-wonder = *Wonder*: works when its trigger happens to you.
symbol-remove_wonder = *A wonder leaves the row*
symbol-bell = This wonder can be used now.
symbol-ready = *Ready*: a used wonder may be used again.
symbol-fresh = Just built: it can be used once the card that brought it is finished.
symbol-territory = *Land*: one you have a cube in.
symbol-alone = *Alone*: a land where only you have a cube.
symbol-explored = *Explored*: the first cube into an empty land.
symbol-most = *Most*: more than any other player.
symbol-lower_level = *The lower track*: one level on whichever of the two stands lower.
symbol-government = *Government*: the zone your marker stands in; it pays at the end of every turn.
symbol-guard = *Guard*: military that counts only when others raid or attack you.
symbol-attacked = Another player has made War against you.
symbol-traded_with = Another player has traded with you.
symbol-war_won = A War won
symbol-peace = *Peace*: neither War nor Raid.
symbol-turn_end = The end of a turn
symbol-navigation = *Navigation*: all lands are adjacent to you.
symbol-advanced = *Advanced side*: the stronger half of a card.
symbol-civbot = *Civbot*: a civilization without a player.
symbol-chieftain = *Chieftain*: the easiest level of Civbots.
symbol-noble = *Noble*: the middle level of Civbots.
symbol-king = *King*: the hardest level of Civbots.
glossary =
    Supply: The cubes that are free to spend.
    Reserve: Cubes not in the game yet.
    Used pool: Where spent cubes stay until they are recovered.
    Recover|recovered: A cube goes from the used pool back to the supply.
    Discard queue|queue: Your used cards, oldest first. Everyone sees it. The two oldest come back at the end of the turn.
    Advanced side|advanced: The stronger half of a card; a technology opens it.
    Seal|sealed: You place your choice for the round face down. You can take it back until all have sealed.
    Era|eras: Four turns. At its end leaders score, and lands held alone.
    Government|governments: The zone of the plan your marker stands in. It pays at the end of every turn.
    Guard: Military of a wonder that counts only when others raid or attack you.
    Neighbour|neighbours: A civilization in a land of yours or in one that borders it.
    Adjacent: A land that borders one of yours; with Navigation every land.
    Civbot|civbots: A civilization without a player. It follows the cards of the Civbots.
    Trigger|triggers: What must happen to you for a wonder to work.
    Advisor|advisors: A strong card that leaves the game when used. Five belong to each civilization.
    Leader|leaders: Kept for an era. Of its two aims the better one that holds scores.
