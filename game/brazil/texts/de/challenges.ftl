# Aufgaben: Titel, Ort und Zeit, was verlangt wird in einer Zeile, und was dort geschah.

challenge-sao-vicente-1532-title = São Vicente
challenge-sao-vicente-1532-when = Die Südküste, Januar 1532
challenge-sao-vicente-1532-text = Eine Stadt aus dem Nichts: Ära II, eine Straße voller Gebäude und Punkte zum Vorzeigen, kaum Zeit zum Auspacken.
challenge-sao-vicente-1532-story = Martim Afonso de Sousa hatte Schiffe, Siedler und Zuckerrohrstecklinge, und einen König, der es eilig hatte. An dieser Küste, neben den Dörfern der Tupiniquim, steckte er Straßen, ein Rathaus und eine Mühle ab: die erste portugiesische Stadt in dem Land, das Brasilien werden sollte.

challenge-red-dye-1502-title = Das rote Holz
challenge-red-dye-1502-when = Die Küste des Brasilholzes, 1502
challenge-red-dye-1502-text = Stelle etwas her, das sich verkauft, dann stapele das Holz hoch, bevor die Schiffe heimkehren.
challenge-red-dye-1502-story = Ein Holz, das Tuch glutrot färbt, gab dem Land seinen Namen. 1502 verpachtete die Krone den Handel an eine Gesellschaft von Kaufleuten unter Fernão de Loronha; die Tupi fällten und trugen die Stämme und nahmen Äxte und Messer dafür. Auf die Langsamen warten die Schiffe nicht.

challenge-rio-1565-title = Die Bucht von Guanabara
challenge-rio-1565-when = Guanabara, 1565 bis 1567
challenge-rio-1565-text = Die Franzosen halten das andere Ufer. Erreiche Ära II und steh in ihrem Fort.
challenge-rio-1565-story = Seit zehn Jahren hielten die Franzosen, Freunde der Tamoio, Inseln in der Bucht. Im März 1565 landete Estácio de Sá mit wenigen Schiffen unter dem Zuckerhut, an seiner Seite die Temiminó des Arariboia, und nannte sein Lager eine Stadt. Zwei Jahre voller Hinterhalte und Kanukämpfe vergingen, bis das letzte Fort fiel.

challenge-bandeiras-1674-title = Grüne Steine
challenge-bandeiras-1674-when = Im Hinterland von São Paulo, 1674
challenge-bandeiras-1674-text = Erkunde unbekannten Boden und kehre mit Gold heim.
challenge-bandeiras-1674-story = Fernão Dias Pais war über sechzig, als er von São Paulo zum Smaragdberg aufbrach, von dem alle sprachen. Sieben Jahre suchte er die Flüsse entlang. Die Steine, die er fand, waren grün, doch es war Turmalin; die Pfade, die er schlug, führten andere zum Gold.

challenge-vila-rica-1711-title = Vila Rica
challenge-vila-rica-1711-when = Minas Gerais, 1711
challenge-vila-rica-1711-text = Gießereien und eine Stadt, und kein einziger Tausch: Von allem Gehandelten nimmt die Krone ihr Fünftel.
challenge-vila-rica-1711-story = Wo Bäche gelb flossen, wurden binnen zehn Jahren aus Lagern Straßen, und 1711 wurde aus den Straßen eine Stadt. Versklavte Afrikaner gruben und wuschen das Gold und verstanden mehr vom Schmelzen als ihre Herren; die Krone wog es und behielt ein Fünftel. Von dem, was blieb, wurden Kirchen gebaut.

challenge-artistic-mission-1816-title = Maler am Hof
challenge-artistic-mission-1816-when = Rio de Janeiro, 1816
challenge-artistic-mission-1816-text = Hänge eine Galerie mit allen drei Rahmen auf, und lass den Hof davon reden.
challenge-artistic-mission-1816-story = Im März 1816 brachte ein Schiff aus Le Havre eine Ladung Künstler nach Rio: Debret und Taunay mit ihren Pinseln, Grandjean de Montigny mit seinen Plänen, Lebreton als Leiter, keiner von ihnen daheim willkommen seit Napoleons Sturz. Bis ihre Akademie öffnete, vergingen zehn Jahre. Ihre Bilder zeigen uns bis heute, wie die Stadt aussah.

challenge-amazon-1637-title = Den großen Strom hinauf
challenge-amazon-1637-when = Der Amazonas, Oktober 1637
challenge-amazon-1637-text = Posten an drei Stellen des Stroms, einer davon weit flussaufwärts.
challenge-amazon-1637-story = Pedro Teixeira brach mit rund siebzig Soldaten und mehr als tausend indigenen Ruderern und Bogenschützen in einem Zug von Kanus auf und fuhr den Amazonas gegen den Strom bis nach Quito hinauf. Auf dem Rückweg setzte er tief im Wald einen Grenzstein. Die Karten wurden ihm angepasst.

challenge-treaty-of-madrid-1750-title = Jenseits der Linie
challenge-treaty-of-madrid-1750-when = Madrid, Januar 1750
challenge-treaty-of-madrid-1750-text = Lebe, wo es die alte Linie verbietet: Halte den Boden, gründe eine Stadt und sei die Unterschrift wert.
challenge-treaty-of-madrid-1750-story = Die Linie von Tordesillas war gezogen worden, bevor jemand das Land gesehen hatte. 1750 hatten Missionen, Minen und Viehwege sie längst überschritten. Alexandre de Gusmão hatte für Madrid ein einfaches Argument: Jeder behalte, wovon er lebt. Zwei Kronen unterschrieben es.

challenge-caseros-1852-title = Der Weg nach Caseros
challenge-caseros-1852-when = Am Río de la Plata, 1851 bis 1852
challenge-caseros-1852-text = Drei Schlachten sind zu gewinnen, und kaum eine Einheit ist zu verlieren.
challenge-caseros-1852-story = Rosas hatte fast zwanzig Jahre über Buenos Aires geherrscht und sich mit jedem Nachbarn zerstritten. Urquiza aus Entre Ríos erhob sich gegen ihn, Uruguay und das brasilianische Kaiserreich schlossen sich an, und am 3. Februar 1852 trafen bei Caseros rund fünfzigtausend Mann aufeinander. Mittags war es vorbei; Rosas segelte nach England.

challenge-ituzaingo-1827-title = Eine Ebene zu wenig
challenge-ituzaingo-1827-when = Die Cisplatina, Februar 1827
challenge-ituzaingo-1827-text = Ein Nachbar will dieselbe Ebene. Lieg vor ihm, wenn es endet.
challenge-ituzaingo-1827-story = Beide wollten das Land östlich des Uruguay, und bei Ituzaingó, das die Brasilianer Passo do Rosário nennen, verließen beide Heere das Feld, überzeugt, der andere habe den besseren Grund zum Abzug gehabt. Ein Jahr später gehörte das Land keinem von beiden: Es wurde Uruguay. Diesmal soll die Punktzahl entscheiden.

challenge-recife-1654-title = Die Schlüssel von Recife
challenge-recife-1654-when = Recife, Januar 1654
challenge-recife-1654-text = Weniger Wachen als an den Hügeln und weniger Runden, und keine Goldkarte darf gespielt werden.
challenge-recife-1654-story = Nach der zweiten Niederlage an den Hügeln blieb den Niederländern nur der Hafen und was seine Kanonen erreichten. Im Dezember 1653 sperrte eine portugiesische Flotte die See, das Heer von Pernambuco nahm ein Fort nach dem anderen, und am 26. Januar wechselten die Schlüssel von Recife den Besitzer. Viele jüdische Familien der Stadt segelten fort; einige erreichten Neu-Amsterdam.

challenge-empire-1822-title = Das Jahr der Krone
challenge-empire-1822-when = Rio de Janeiro, 1822
challenge-empire-1822-text = Ein ganzer Abend gegen zwei Rivalen: Führe vor beiden, mit Palästen und einem Heer zum Vorzeigen.
challenge-empire-1822-story = Im Januar sagte Pedro, er bleibe, im September, das Band mit Lissabon sei zerschnitten, im Dezember wurde er gekrönt. Es klang nach einem Abschluss; in Bahia, Maranhão und Pará wurde noch ein Jahr darum gekämpft. Ein Kaiserreich ist mehr als ein Wort, an einem Bach gesprochen.
