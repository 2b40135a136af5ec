# Terms explained where they stand.
symbol-furs = Fourrures
symbol-fish = Poisson
symbol-tobacco = Tabac
symbol-sugar = Sucre
symbol-cotton = Coton
symbol-spice = Épices
symbol-economic = Points économiques
symbol-diplomatic = Points diplomatiques
symbol-military = Points militaires
symbol-debt = Dette
symbol-treaty = Point de Traité
symbol-event = Un Événement peut être joué
symbol-upgrade = Amélioration militaire
symbol-france = France
symbol-britain = Grande-Bretagne
symbol-usa = États-Unis
symbol-spain = Espagne
symbol-conflict = Marqueur Conflit
symbol-prestige = Prestige
symbol-alliance = Alliance
symbol-local = Alliance locale
symbol-fort = Fort
symbol-naval = Case navale
symbol-market = Marché
symbol-political = Case politique
symbol-territory = Territoire
symbol-advantage = Avantage
glossary =
    Basculer|basculez|basculée : Posez votre drapeau sur une case vide, ou retirez un drapeau ennemi : l’un des deux.
    Drapeau ennemi|drapeaux ennemis : Retirez-le, et la case redevient vide.
    Marqueur Conflit|marqueurs Conflit : La case dessous coûte 1, une action mineure peut en retirer le drapeau, et elle ne compte pour rien.
    Protégé|protégés : Un marché près d’une Escadre ou d’un Fort intact de son camp ; il coûte 1 de plus à l’ennemi.
    Isolé|isolée|isolés : Un marché sans chaîne vers un Territoire, un Fort ou une case navale de son camp. Vérifié au début d’une manche.
    Dette disponible : La Limite de Dette moins la Dette.
    Point de Traité|points de Traité : Ils complètent les points qui manquent ; vous en gardez jusqu’à 4 de tour en tour.
    Action majeure|actions majeures : Une suite d’achats d’un même genre. Un autre genre, l’action mineure ou l’amélioration y met fin.
    Action mineure|actions mineures : Un seul achat. Il ne retire ni drapeau ni Escadre, sauf s’il y a un marqueur Conflit.
    Amélioration militaire : Piochez une tuile Guerre de base et gardez l’une des deux dans un théâtre.
    Case Marine : Là où les Escadres construites attendent quand elles ne sont pas sur la carte.
    Alliance locale|Alliances locales : Une case politique hors d’Europe qui nourrit un Avantage.
    Point de Conquête|points de Conquête : Le butin d’un théâtre qui prend Forts, marchés, cases navales et Territoires.
    Avantage|Avantages : À vous tant que vous tenez chaque case qu’il demande ; deux utilisations par manche au plus.
    Demande mondiale : Trois marchandises par tour ; le camp qui a le plus de marchés de l’une reçoit sa récompense.
