# Challenges: title, place and time, what is asked in one line, and what happened there.

challenge-sao-vicente-1532-title = São Vicente
challenge-sao-vicente-1532-when = La côte sud, janvier 1532
challenge-sao-vicente-1532-text = Une ville à partir de rien : l’ère II, une rue de Bâtiments et des points, à peine le temps de déballer.
challenge-sao-vicente-1532-story = Martim Afonso de Sousa avait des navires, des colons et des plants de canne, et un roi pressé. Sur ce rivage, près des villages des Tupiniquims, il traça des rues, une maison du conseil et un moulin : la première ville portugaise dans la terre qui allait devenir le Brésil.

challenge-red-dye-1502-title = La teinture rouge
challenge-red-dye-1502-when = La côte du bois-brésil, 1502
challenge-red-dye-1502-text = Fabriquez de quoi vendre, puis entassez le bois avant que les navires ne rentrent.
challenge-red-dye-1502-story = Un bois qui teint l’étoffe couleur de braise donna son nom à la terre. En 1502, la couronne afferma ce commerce à des marchands menés par Fernão de Loronha ; les Tupis abattaient et portaient les troncs, contre des haches et des couteaux. Les navires n’attendent pas les lents.

challenge-rio-1565-title = La baie de Guanabara
challenge-rio-1565-when = Guanabara, 1565 à 1567
challenge-rio-1565-text = Les Français tiennent l’autre rive. Atteignez l’ère II et prenez pied dans leur fort.
challenge-rio-1565-story = Depuis dix ans, les Français tenaient des îles de la baie, amis des Tamoios. En mars 1565, Estácio de Sá débarqua sous le Pain de Sucre avec quelques navires et les Temiminós d’Arariboia, et appela son camp une ville. Il fallut deux ans d’embuscades et de combats en pirogue pour que tombe le dernier fort.

challenge-bandeiras-1674-title = Pierres vertes
challenge-bandeiras-1674-when = L’intérieur depuis São Paulo, 1674
challenge-bandeiras-1674-text = Explorez des terres inconnues et rentrez avec de l’or.
challenge-bandeiras-1674-story = Fernão Dias Pais avait passé soixante ans quand il quitta São Paulo pour la montagne d’émeraudes dont tout le monde parlait. Sept ans il chercha le long des rivières. Les pierres qu’il trouva étaient vertes, mais c’étaient des tourmalines ; les pistes qu’il ouvrit en menèrent d’autres à l’or.

challenge-vila-rica-1711-title = Vila Rica
challenge-vila-rica-1711-when = Minas Gerais, 1711
challenge-vila-rica-1711-text = Des fonderies et une Ville, et pas un échange : la couronne prend son cinquième de tout commerce.
challenge-vila-rica-1711-story = Là où les ruisseaux coulaient jaunes, les camps devinrent des rues en dix ans, et en 1711 les rues devinrent une ville. Des Africains réduits en esclavage creusaient et lavaient l’or, et s’y connaissaient en fonte mieux que leurs maîtres ; la couronne le pesait et en gardait un cinquième. Le reste bâtit des églises.

challenge-artistic-mission-1816-title = Peintres à la cour
challenge-artistic-mission-1816-when = Rio de Janeiro, 1816
challenge-artistic-mission-1816-text = Accrochez une galerie des trois cadres, et que la cour en parle.
challenge-artistic-mission-1816-story = En mars 1816, un navire du Havre apporta à Rio une cargaison d’artistes : Debret et Taunay avec leurs pinceaux, Grandjean de Montigny avec ses plans, Lebreton pour les mener, aucun bienvenu chez lui depuis la chute de Napoléon. Leur académie mit dix ans à ouvrir. Leurs images nous disent encore à quoi ressemblait la ville.

challenge-amazon-1637-title = En remontant le grand fleuve
challenge-amazon-1637-when = L’Amazone, octobre 1637
challenge-amazon-1637-text = Des postes sur trois bras du fleuve, dont un loin en amont.
challenge-amazon-1637-story = Pedro Teixeira partit avec quelque soixante-dix soldats et plus de mille rameurs et archers autochtones en une file de pirogues, et remonta l’Amazone jusqu’à Quito. Au retour, il planta une borne au fond de la forêt. On redessina les cartes pour s’y accorder.

challenge-treaty-of-madrid-1750-title = Au-delà de la ligne
challenge-treaty-of-madrid-1750-when = Madrid, janvier 1750
challenge-treaty-of-madrid-1750-text = Vivez là où l’ancienne ligne l’interdit : tenez le terrain, fondez une Ville, et méritez la signature.
challenge-treaty-of-madrid-1750-story = La ligne de Tordesillas avait été tracée avant que quiconque ait vu la terre. En 1750, missions, mines et pistes à bétail l’avaient depuis longtemps franchie. Alexandre de Gusmão avait pour Madrid un argument simple : que chacun garde ce dont il vit. Deux couronnes le signèrent.

challenge-caseros-1852-title = La route de Caseros
challenge-caseros-1852-when = Le Río de la Plata, 1851 à 1852
challenge-caseros-1852-text = Trois batailles à gagner, et à peine une unité à perdre.
challenge-caseros-1852-story = Rosas régnait sur Buenos Aires depuis près de vingt ans et s’était brouillé avec chaque voisin. Urquiza d’Entre Ríos se souleva, l’Uruguay et l’empire du Brésil le rejoignirent, et le 3 février 1852 quelque cinquante mille hommes se heurtèrent à Caseros. À midi c’était fini ; Rosas s’embarqua pour l’Angleterre.

challenge-ituzaingo-1827-title = Une plaine de trop peu
challenge-ituzaingo-1827-when = La Cisplatine, février 1827
challenge-ituzaingo-1827-text = Un voisin veut la même plaine. Soyez devant lui à la fin.
challenge-ituzaingo-1827-story = Les deux camps voulaient la terre à l’est de l’Uruguay, et à Ituzaingó, que les Brésiliens appellent Passo do Rosário, les deux armées quittèrent le champ, certaines que l’autre avait eu de meilleures raisons de partir. Un an plus tard, la terre n’était à aucune : elle devint l’Uruguay. Cette fois, que le score décide.

challenge-recife-1654-title = Les clés de Recife
challenge-recife-1654-when = Recife, janvier 1654
challenge-recife-1654-text = Moins de gardes qu’aux collines et moins de manches, et aucune carte Or ne peut être jouée.
challenge-recife-1654-story = Après la seconde défaite aux collines, les Hollandais ne gardaient que le port et la portée de ses canons. En décembre 1653, une flotte portugaise ferma la mer, l’armée du Pernambouc prit les forts un à un, et le 26 janvier les clés de Recife changèrent de mains. Beaucoup de ses familles juives prirent la mer ; certaines atteignirent La Nouvelle-Amsterdam.

challenge-empire-1822-title = L’année de la couronne
challenge-empire-1822-when = Rio de Janeiro, 1822
challenge-empire-1822-text = Toute une soirée contre deux rivaux : devancez-les, palais et armée à l’appui.
challenge-empire-1822-story = En janvier, Pedro dit qu’il restait, en septembre que le lien avec Lisbonne était rompu, en décembre il fut couronné. Cela semblait fini ; à Bahia, au Maranhão et au Pará, on se battait encore un an plus tard. Un empire, c’est plus qu’un mot dit au bord d’un ruisseau.
