# Was die Symbole und die Wörter des Spiels bedeuten, für alle, die darauf zeigen.
symbol-vp = *Siegpunkte*: Wer am Ende die meisten hat, gewinnt.
symbol-lose_vp = *Siegpunkte verlieren*
symbol-military = *Militär*: die Leiste des Plans nach oben. Mehr davon gewinnt Kriege und Raubzüge.
symbol-technology = *Technologie*: die Leiste nach rechts. Sie öffnet erweiterte Seiten, mehr Karten je Runde und Berater.
symbol-art = *Kunst*: Nimm ein Wunder.
symbol-exploit = *Ausbeutung*: Hol Würfel zurück.
symbol-expansion = *Expansion*: ein Würfel in ein benachbartes Land.
symbol-trade = *Handel*: Lerne von einem Nachbarn mit mehr Technologie.
symbol-raid = *Raubzug*: Siegpunkte von einem Nachbarn mit weniger Militär.
symbol-war = *Krieg*: um ein Land, in dem ihr beide einen Würfel habt.
symbol-tourism = *Tourismus*: Siegpunkte für deine Wunder.
symbol-revolution = *Revolution*: Karten kommen zurück, und der Zug endet.
symbol-cube = *Machtwürfel*: bezahlt Aktionen und steht in Ländern.
symbol-reserve = *Reserve*: Würfel, die noch nicht im Spiel sind.
symbol-supply = *Vorrat*: Würfel, die du frei ausgeben kannst.
symbol-pool = *Ablage*: ausgegebene Würfel; von hier holst du sie zurück.
symbol-on_map = *Auf der Karte*: Würfel in Ländern.
symbol-pay = *Kosten*: Würfel, die der Vorrat bezahlt.
symbol-cards = *Karten zurück*: aus der Schlange auf die Hand.
symbol-cards_1 = Eine Karte je Runde
symbol-cards_2 = Bis zu zwei Karten je Runde
symbol-cards_3 = Bis zu drei Karten je Runde
symbol-advisor = *Berater*: eine starke Karte, die einmal genutzt wird.
symbol-leader = *Anführer*: zwei Ziele; das bessere, das du erreichst, wird am Ende der Ära gewertet.
symbol-wonder = *Wunder*: wirkt, wenn dir sein Auslöser geschieht.
symbol-remove_wonder = *Ein Wunder verlässt die Auslage*
symbol-bell = Dieses Wunder kann jetzt genutzt werden.
symbol-ready = *Bereit*: Ein genutztes Wunder darf wieder genutzt werden.
symbol-fresh = Gerade gebaut: nutzbar, sobald die Karte fertig ist, die es brachte.
symbol-territory = *Land*: eines, in dem du einen Würfel hast.
symbol-alone = *Allein*: ein Land, in dem nur du einen Würfel hast.
symbol-explored = *Erkundet*: der erste Würfel in einem leeren Land.
symbol-most = *Am meisten*: mehr als jeder andere Spieler.
symbol-lower_level = *Die niedrigere Leiste*: eine Stufe auf der, die von beiden tiefer steht.
symbol-government = *Regierung*: die Zone, in der dein Marker steht; sie zahlt an jedem Zugende.
symbol-guard = *Wache*: Militär, das nur zählt, wenn andere dich überfallen oder angreifen.
symbol-attacked = Jemand anderes hat gegen dich Krieg geführt.
symbol-traded_with = Jemand anderes hat mit dir gehandelt.
symbol-war_won = Ein gewonnener Krieg
symbol-peace = *Frieden*: weder Krieg noch Raubzug.
symbol-turn_end = Das Ende eines Zuges
symbol-navigation = *Navigation*: Alle Länder sind dir benachbart.
symbol-advanced = *Erweiterte Seite*: die stärkere Hälfte einer Karte.
symbol-civbot = *Civbot*: eine Zivilisation ohne Spieler.
symbol-chieftain = *Häuptling*: die leichteste Civbot-Stufe.
symbol-noble = *Adliger*: die mittlere Civbot-Stufe.
symbol-king = *König*: die schwerste Civbot-Stufe.
glossary =
    Vorrat|Vorrats: Die Würfel, die du frei ausgeben kannst.
    Reserve: Würfel, die noch nicht im Spiel sind.
    Ablage: Wo ausgegebene Würfel bleiben, bis sie zurückgeholt werden.
    Zurückholen|zurückgeholt: Ein Würfel geht aus der Ablage in den Vorrat zurück.
    Schlange: Deine genutzten Karten, die älteste zuerst. Alle sehen sie. Am Ende des Zuges kommen die zwei ältesten zurück.
    Erweiterte Seite|erweiterten Seite|erweitert: Die stärkere Hälfte einer Karte; eine Technologie öffnet sie.
    Verdeckt legen|legen|gelegt: Deine Wahl für die Runde, verdeckt. Du kannst sie zurücknehmen, bis alle gelegt haben.
    Ära|Ären: Vier Züge. An ihrem Ende werden Anführer und allein gehaltene Länder gewertet.
    Regierung|Regierungen: Die Zone des Plans, in der dein Marker steht. Sie zahlt an jedem Zugende.
    Wache: Militär eines Wunders, das nur zählt, wenn andere dich überfallen oder angreifen.
    Nachbar|Nachbarn: Eine Zivilisation in einem deiner Länder oder in einem, das an eines grenzt.
    Benachbart|benachbartes|benachbarten: Ein Land, das an eines von dir grenzt; mit Navigation jedes Land.
    Civbot|Civbots: Eine Zivilisation ohne Spieler. Sie folgt den Karten der Civbots.
    Auslöser: Was dir geschehen muss, damit ein Wunder wirkt.
    Berater|Beratern: Eine starke Karte, die das Spiel verlässt, wenn sie genutzt wird. Fünf gehören zu jeder Zivilisation.
    Anführer|Anführern|Anführers: Für eine Ära behalten. Von seinen zwei Zielen wird das bessere gewertet, das erfüllt ist.
