# Terms explained where they stand.
symbol-furs = Futra
symbol-fish = Ryby
symbol-tobacco = Tytoń
symbol-sugar = Cukier
symbol-cotton = Bawełna
symbol-spice = Przyprawy
symbol-economic = Punkty ekonomiczne
symbol-diplomatic = Punkty dyplomatyczne
symbol-military = Punkty wojskowe
symbol-debt = Dług
symbol-treaty = Punkt traktatu
symbol-event = Można zagrać wydarzenie
symbol-upgrade = Ulepszenie wojskowe
symbol-france = Francja
symbol-britain = Brytania
symbol-usa = USA
symbol-spain = Hiszpania
symbol-conflict = Znacznik konfliktu
symbol-prestige = Prestiż
symbol-alliance = Sojusz
symbol-local = Lokalny sojusz
symbol-fort = Fort
symbol-naval = Pole morskie
symbol-market = Rynek
symbol-political = Pole polityczne
symbol-territory = Terytorium
symbol-advantage = Przewaga
glossary = Zmienić|zmień|zmiana|zmianę|zmiany: Postaw swoją flagę na pustym polu albo zdejmij wrogą: jedno z dwojga.
    Zdjąć flagę|zdejmij flagę|zdejmuje flagę: Usuń wrogą flagę.
    Znacznik konfliktu|znaczniki konfliktu|znacznikiem konfliktu|znaczników konfliktu: Pole pod nim kosztuje 1, akcja poboczna może zdjąć z niego flagę i nie liczy się do niczego.
    Chroniony|chronione|chronionym: Rynek obok eskadry lub nieuszkodzonego fortu swojej strony; wroga kosztuje o 1 więcej.
    Izolowany|izolowane|izolacja: Rynek bez łańcucha do terytorium, fortu lub pola morskiego swojej strony. Sprawdza się na początku rundy.
    Dostępny dług|dostępnego długu: Limit długu minus dług.
    Punkt traktatu|punkty traktatu|punktów traktatu: Zastępują brakujące punkty; z tury na turę zachowujesz do 4.
    Akcja główna|akcje główne|akcji głównej|akcję główną: Ciąg zakupów jednego rodzaju. Kończy ją inny rodzaj, akcja poboczna lub ulepszenie.
    Akcja poboczna|akcje poboczne|akcji pobocznej|akcję poboczną: Jeden zakup. Nie zdejmuje flag ani eskadr, chyba że jest tam znacznik konfliktu.
    Ulepszenie wojskowe|ulepszenia wojskowego: Dobierz podstawowy żeton wojny i zostaw w teatrze jeden z dwóch.
    Pole floty|pola floty|polu floty: Tu czekają zbudowane eskadry, gdy nie ma ich na mapie.
    Lokalny sojusz|lokalne sojusze|lokalnych sojuszy: Pole polityczne poza Europą, które zasila przewagę.
    Punkt podboju|punkty podboju|punktów podboju: Łupy teatru, które zabierają forty, rynki, pola morskie i terytoria.
    Przewaga|przewagi|przewagę|przewag: Twoja, dopóki trzymasz każde pole, którego wymaga; użycie najwyżej dwóch na rundę.
    Popyt światowy|popyt|popytu: Trzy towary na turę; strona z większą liczbą rynków danego towaru dostaje jego nagrodę.
