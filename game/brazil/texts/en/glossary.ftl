# What the symbols and the words of the game mean, for whoever points at them.
symbol-vp = *Victory points*: whoever has most at the end wins. On tiles and units they are also their strength.
symbol-cs = *Combat Strength*: what a unit, a tile or a card adds in battle.
symbol-swords = *Combat*: the more swords, the closer the Capitals and the earlier the battles.
symbol-units = *Units*: those on the map, and all deployed so far.
symbol-todo = Still to be done.
symbol-hand_gold = *Gold cards*: each pays as gold, or grants what it says.
symbol-hand_combat = *Combat cards*: face down in battle, up to three; they add strength.
symbol-hand_mission = *Missions*: secret goals, one of each era to begin with.
symbol-era_1 = Era I
symbol-era_2 = Era II
symbol-era_3 = Era III
symbol-slot_square = *Square slot*: for a product of that shape.
symbol-slot_pentagon = *Pentagonal slot*: for a product of that shape.
symbol-slot_octagon = *Octagonal slot*: for a product of that shape.
glossary =
    Supply|supplies: The goods in front of you, five at most unless a painting gives more room. They pay for everything.
    Production: Goods on the tile that made them, without limit. You pay with them from there; they never move.
    Empire: All tiles that you built.
    Controlled|control: Your units stand on it; or no enemy does, and you built it.
    Enemy tile|enemy tiles: Built by another player, even while you hold it.
    Capital|Capitals: Where your people landed. It is never attacked, and never renovated.
    City|Cities: Founded on the hex of your Monarch unit, on any land. Units are deployed there.
    Building|Buildings: Built on matching land beside your empire; it makes goods when built, and again when renovated.
    Arch|arches: One of the seven actions. Your token is on one and must move to another each turn.
    Token|action token: It is on the arch whose action you take, and must move each turn.
    Free move: One a turn, by any of your units, to an adjacent hex. The only one that enters Water everywhere.
    Additional move: The move this turn’s arch gives, besides the free one.
    Upgrade|upgraded|upgrades: A product in the slot of an arch makes its action better for the rest of the game.
    Mission|Missions: A secret goal. Announce it once all its objectives are met: it gives points and a Palace, and changes the era.
    Palace|Palaces: Comes with a Mission and goes on a tile of yours that meets its condition. You get its bonus at once, its points at the end.
    Exploration tile|Exploration tiles: Lies face down on unexplored land; the first unit to enter reveals it.
    Expedition|Expeditions: Found on unexplored land: beat its strength for its gain and its points.
    Seize|seizes|seized: Taken in battle: it pays and counts for whoever holds it, but another player built it.
    Gold card|Gold cards: Pays as gold, or grants what it says. Three at most.
    Combat card|Combat cards: Played in battle, up to three; it adds strength. Three at most in hand.
    Painting|paintings: Hangs on your board, works from then on, and is worth points.
    Product|products: Made once each, put into a slot of its shape: it upgrades that arch and is worth points.
    Resource|resources: Sugarcane, coffee, brazilwood or cotton.
    Asset|assets: Gold or science. Gold pays for any resource, science for anything.
    Monarch|Monarchs: Rules your people; their power holds for the whole game.
    Renovate|renovated: A Building whose goods are gone makes them again, or is flipped to its other side.
    Round|rounds: One turn for every player.
    Challenge|challenges: Goals to meet alone, or against a bot, within a set number of rounds.
    Standard|standards: A goal of a challenge at the edge of the map: ochre while open, green when met, red when out of reach.
    Deal: How cards and tiles are dealt at the start. Its code lets others play the same one.
    Medal|medals: Bronze for any victory at a challenge; silver and gold for points and rounds left.
