# Challenges: title, place and time, what is asked in one line, and what happened there.

challenge-sao-vicente-1532-title = São Vicente
challenge-sao-vicente-1532-when = The southern coast, January 1532
challenge-sao-vicente-1532-text = A town from nothing: Era II, a street of Buildings and points to show, with hardly time to unpack.
challenge-sao-vicente-1532-story = Martim Afonso de Sousa had ships, settlers and cane cuttings, and a king in a hurry. On this shore, beside the villages of the Tupiniquim, he marked out streets, a council house and a mill: the first Portuguese town in the land that was to become Brazil.

challenge-red-dye-1502-title = The Red Dye
challenge-red-dye-1502-when = The coast of brazilwood, 1502
challenge-red-dye-1502-text = Make something to sell, then stack the wood high before the ships turn home.
challenge-red-dye-1502-story = A wood that dyes cloth the colour of embers gave the land its name. In 1502 the crown leased the trade to a company of merchants led by Fernão de Loronha; the Tupi felled and carried the logs, and took axes and knives for them. The ships do not wait for the slow.

challenge-rio-1565-title = The Bay of Guanabara
challenge-rio-1565-when = Guanabara, 1565 to 1567
challenge-rio-1565-text = The French hold the far shore. Reach Era II and stand in their fort.
challenge-rio-1565-story = For ten years the French had held islands in the bay, friends of the Tamoio. In March 1565 Estácio de Sá landed beneath the Sugarloaf with a few ships and Arariboia’s Temiminó beside him, and called his camp a city. It took two years of ambush and canoe fights until the last fort fell.

challenge-bandeiras-1674-title = Green Stones
challenge-bandeiras-1674-when = Inland from São Paulo, 1674
challenge-bandeiras-1674-text = Explore unknown ground and come home with gold.
challenge-bandeiras-1674-story = Fernão Dias Pais was past sixty when he set out from São Paulo for the mountain of emeralds of which everybody spoke. Seven years he searched along the rivers. The stones he found were green, but they were tourmaline; the paths he cut led others to gold.

challenge-vila-rica-1711-title = Vila Rica
challenge-vila-rica-1711-when = Minas Gerais, 1711
challenge-vila-rica-1711-text = Foundries and a City, and not one exchange: the crown takes its fifth of whatever is traded.
challenge-vila-rica-1711-story = Where streams ran yellow, camps became streets within ten years, and in 1711 the streets became a town. Enslaved Africans dug and washed the gold, and knew more of smelting than their masters; the crown weighed it and kept a fifth. What was left built churches.

challenge-artistic-mission-1816-title = Painters at Court
challenge-artistic-mission-1816-when = Rio de Janeiro, 1816
challenge-artistic-mission-1816-text = Hang a gallery of all three frames, and let the court talk of it.
challenge-artistic-mission-1816-story = In March 1816 a ship from Le Havre brought Rio a cargo of artists: Debret and Taunay with their brushes, Grandjean de Montigny with his plans, Lebreton to lead them, none of them welcome at home since Napoleon’s fall. Their academy took ten years to open. Their pictures still tell us how the city looked.

challenge-amazon-1637-title = Up the Great River
challenge-amazon-1637-when = The Amazon, October 1637
challenge-amazon-1637-text = Posts on three reaches of the river, one of them far upstream.
challenge-amazon-1637-story = Pedro Teixeira left with some seventy soldiers and more than a thousand Indigenous rowers and archers in a train of canoes, and paddled the Amazon against its stream all the way to Quito. On the way back he set a boundary stone deep in the forest. Maps were redrawn to fit it.

challenge-treaty-of-madrid-1750-title = Beyond the Line
challenge-treaty-of-madrid-1750-when = Madrid, January 1750
challenge-treaty-of-madrid-1750-text = Live where the old line says you may not: hold the ground, found a City, and be worth the signature.
challenge-treaty-of-madrid-1750-story = The line of Tordesillas had been drawn before anybody had seen the land. By 1750 missions, mines and cattle tracks had long crossed it. Alexandre de Gusmão had a simple argument ready for Madrid: let everybody keep what he lives on. Two crowns signed it.

challenge-caseros-1852-title = The Road to Caseros
challenge-caseros-1852-when = The River Plate, 1851 to 1852
challenge-caseros-1852-text = Three battles to win, and hardly a unit to lose.
challenge-caseros-1852-story = Rosas had ruled Buenos Aires for the better part of twenty years and quarrelled with every neighbour. Urquiza of Entre Ríos rose against him, Uruguay and the Brazilian empire joined, and on 3 February 1852 some fifty thousand men met at Caseros. By noon it was over; Rosas sailed for England.

challenge-ituzaingo-1827-title = One Plain Too Few
challenge-ituzaingo-1827-when = The Cisplatine, February 1827
challenge-ituzaingo-1827-text = A neighbour wants the same plain. Be ahead of him when it ends.
challenge-ituzaingo-1827-story = Both sides wanted the land east of the Uruguay, and at Ituzaingó, which Brazilians call Passo do Rosário, both armies left the field certain that the other had had the better reasons to go. A year later the land belonged to neither: it became Uruguay. This time let the score decide.

challenge-recife-1654-title = The Keys of Recife
challenge-recife-1654-when = Recife, January 1654
challenge-recife-1654-text = Fewer guards than at the hills and fewer rounds, and no Gold card may be played.
challenge-recife-1654-story = After the second defeat at the hills the Dutch kept only the port and what its guns could reach. In December 1653 a Portuguese fleet closed the sea, the army of Pernambuco took the forts one by one, and on 26 January the keys of Recife changed hands. Many of its Jewish families sailed away; some reached New Amsterdam.

challenge-empire-1822-title = The Year of the Crown
challenge-empire-1822-when = Rio de Janeiro, 1822
challenge-empire-1822-text = A whole evening against two rivals: lead them both, with palaces and an army to show for it.
challenge-empire-1822-story = In January Pedro said that he would stay, in September that the tie with Lisbon was cut, in December he was crowned. It sounded finished; in Bahia, Maranhão and Pará it was still being fought for a year later. An empire is more than a word spoken beside a brook.
