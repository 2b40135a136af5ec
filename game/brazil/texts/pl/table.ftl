# What the table asks and says.
dutch = Holendrzy
supply = Zapas
supply-tip = Do { $n } dóbr. Gdy weźmiesz więcej, potem odrzuć nadmiar.
supply-slot = Miejsce na jedno dobro
pays-here = Kliknij, aby tym zapłacić.
missions-own = Twoje misje
things-own = Twój zapas, jednostki i kolekcja
units = Jednostki
unit-on-map = Na mapie
unit-defeated = Pokonana: wraca za darmo
unit-on-board = Jeszcze niezrekrutowana
hand = Ręka
hand-empty = Brak kart złota i kart walki
products = Produkty
palaces = Pałace
collection = Kolekcja
collection-empty = Jeszcze bez obrazów
missions-done = Wykonane misje
goods-on-tiles = Dobra na kafelkach
empire = Imperium
empire-empty = Jeszcze bez kafelków
no-monarch = Jeszcze bez monarchy
dutch-note = Bronią się, nigdy nie idą
dutch-tip = { $n ->
        [one] Każda atakowana jednostka Holendrów dobiera kartę walki z talii.
        [few] Holendrzy dobierają kartę walki za każdą atakowaną jednostkę, a gdy stoi sama: { $n }.
        [many] Holendrzy dobierają kartę walki za każdą atakowaną jednostkę, a gdy stoi sama: { $n }.
       *[other] Holendrzy dobierają kartę walki za każdą atakowaną jednostkę, a gdy stoi sama: { $n }.
    }
since-before = Wcześniej
since-lately = Co się właśnie stało
since-tip = Otwiera cały dziennik.
no-missions = Brak misji na ręce
announce = Ogłoś
is-deciding = Teraz decyduje.
strip-goods = Dobra: { $supply } w zapasie, { $tiles } na kafelkach
strip-cards = Na ręce: [hand_gold] złota { $gold }, [hand_combat] walki { $combat }, [hand_mission] misje { $missions }
strip-units = [units] Jednostki: na mapie { $on }, dotąd zrekrutowane { $all }
strip-made = [slot_pentagon] Produkty: { $products }, [painting] Obrazy: { $paintings }, [check] Wykonane misje: { $done }
counter-gold = [hand_gold] Karty złota na ręce: { $n }
counter-combat = [hand_combat] Karty walki na ręce: { $n }
counter-missions = [hand_mission] Misje na ręce: { $n }
counter-products = [slot_pentagon] Wytworzone produkty: { $n }
counter-paintings = [painting] Obrazy: { $n }
counter-done = [check] Wykonane misje: { $n }
counter-arch = Znacznik leży na łuku: { $arch }.
strip-tip = Otwiera całą planszę.
built-by = zbudował gracz { $name }
unexplored = Nieznany teren. Pierwsza jednostka, która wejdzie, odkrywa kafelek; budowa tutaj odrzuca go bez oglądania.
tip-cost = Koszt: { $cost }
tip-production = Daje: { $goods }
tip-terrain = Teren: { $terrain }
tip-vp = [vp] { $vp ->
        [one] 1 punkt i siła
        [few] { $vp } punkty i siła
        [many] { $vp } punktów i siły
       *[other] { $vp } punktów i siły
    }
tip-cs = [cs] Siła { $cs }, warta { $cs } [vp]
tip-goods = Na nim: { $goods }
tip-gain = Zysk: { $goods }
tip-vp-change = [vp] { $before } → { $after }
tip-vp-if-won = [vp] { $before } → { $after }, jeśli wygrasz
tip-battle = To rozpoczyna bitwę.
tip-slot = Umieść na łuku: { $arch }.
tip-drop = Odrzuć.
tip-capital = Tutaj stolica i od razu { $good }.
tip-bid = { $vp ->
        [one] Zalicytuj { $vp } punkt za wybór.
        [few] Zalicytuj { $vp } punkty za wybór.
        [many] Zalicytuj { $vp } punktów za wybór.
       *[other] Zalicytuj { $vp } punktów za wybór.
    }
credit = Zaliczka
credit-tip = Reszta z oddanych kart albo zniżka.
slot-monarch = Plansza monarchy
renovate-replenish = Uzupełnij: { $tile }
renovate-flip = Odwróć na: { $tile }
takes-along = Razem z: { $units }
by-free = Ruch darmowy
by-extra = Ruch dodatkowy
by-attack = Atak z miejsca
by-free-tip = Zużyj ruch darmowy.
by-extra-tip = Zużyj ruch dodatkowy łuku.
by-attack-tip = Zużyj ruch darmowy, by zaatakować bez wchodzenia.
fight = Walcz
draw-bonus = Dobierz kartę walki
use-option = Wybór { $number }

round-short = Runda { $round }
waiting = { $name } myśli …
game-over = Koniec gry.
ask-draft = Którą misję zostawiasz?
ask-bid = Ile punktów licytujesz za wybór monarchy?
ask-monarch = Wybierz monarchę.
ask-capital = Wybierz, gdzie założyć stolicę. Zyskasz jej surowiec.
hint-arch = { $arch }: { $n ->
        [one] jedno miejsce
        [few] { $n } miejsca
        [many] { $n } miejsc
       *[other] { $n } miejsc
    }
ask-turn = Przenieś znacznik na inny łuk.
ask-turn-first = Połóż znacznik na łuku: to twoja akcja.
ask-turn-move = Możesz jeszcze się ruszyć: { $left }.
ask-turn-done = Nic więcej do zrobienia.
ask-turn-announce = Możesz teraz ogłosić misję.
ask-turn-to = Wybierz podświetlony heks, na który idziesz.
ask-turn-how = Może wejść albo zaatakować z miejsca.
left-free = { $n ->
        [one] ruch darmowy
        [few] { $n } ruchy darmowe
        [many] { $n } ruchów darmowych
       *[other] { $n } ruchów darmowych
    }
left-extra = ruch dodatkowy { $where }
left-peek = podejrzenie kafelka
left-draw = karta walki do dobrania
ask-deploy = { $n ->
        [one] Wybierz jednostkę do rekrutacji.
        [few] Wybierz jednostki do rekrutacji, do { $n }.
        [many] Wybierz jednostki do rekrutacji, do { $n }.
       *[other] Wybierz jednostki do rekrutacji, do { $n }.
    }
ask-painting = Wybierz obraz.
ask-build = Wybierz, co budujesz, potem gdzie.
ask-renovate = Wybierz budynek do renowacji.
ask-renovate-how = { $thing }: wybierz sposób renowacji.
ask-manufacture = Wybierz produkt, potem łuk, który ulepszy.
ask-trade = Wymieniaj, ile razy chcesz.
ask-give_cards = Wybierz karty walki do oddania.
ask-resource = { $n ->
        [one] { $cause }: wybierz surowiec.
        [few] { $cause }: wybierz { $n } surowce.
        [many] { $cause }: wybierz { $n } surowców.
       *[other] { $cause }: wybierz { $n } surowców.
    }
ask-payment = Zapłać ({ $what }): { $needs }
ask-limit-goods = Za dużo dóbr: kliknij { $n } do odrzucenia.
ask-limit-gold = Za dużo kart złota: kliknij { $n } do odrzucenia.
ask-limit-combat = Za dużo kart walki: kliknij { $n } do odrzucenia.
ask-combat-attack = Atak: wybierz do trzech kart walki.
ask-combat-defence = Obrona: wybierz do trzech kart walki.
ask-combat-cancel = Twój szpieg unieważnia jedną kartę przeciwnika.
ask-combat-settle = Rozstrzyganie bitwy.
ask-defeat = Wybierz jednostkę, którą traci też zwycięzca.
ask-victory = Zwycięstwo! Możesz teraz zagrać kartę złota, która go wymaga.
ask-expedition = { $bonus ->
    [0] Ekspedycja o sile { $needed }. Twoje jednostki mają { $units }, do tego karty walki. Walczysz?
   *[other] Ekspedycja o sile { $needed }. Masz { $own } (jednostki { $units }, { $given }), do tego karty walki. Walczysz?
 }
ask-expedition-bonus = { $thing } +{ $n }
ask-expedition-cards = Wybierz do trzech kart walki przeciw ekspedycji.
ask-mission_draw = Z której ery dobierasz misję?
ask-palace = Możesz postawić pałac: wybierz który, potem gdzie.
ask-era-1 = Era się zmienia: połóż stary znacznik pod łukiem. Odtąd w każdej turze na nim podejrzysz jeden nieodkryty kafelek.
ask-era-2 = Era się zmienia: połóż stary znacznik pod łukiem. Odtąd w każdej turze na nim dobierzesz kartę walki.
draft-first = Zostaw po jednej misji każdej ery. Widzisz je tylko ty.
draft-kept = Zostawione dotąd: { $missions }
monarch-note = Moc twojego monarchy działa przez całą grę.
show-choices = Pokaż możliwości
show-cards = Pokaż karty
show-score = Wynik
show-map = Zobacz mapę
payment-proposal = Propozycja:
payment-swap = Kliknij inne podświetlone dobro, aby zapłacić nim.
pay = Zapłać
pay-tip = Zapłać zgodnie z propozycją (Enter).
yes-attack = Atakuj
yes-move_units = Idź tam
yes-peek = Obejrzyj
yes-announce_mission = Ogłoś
yes-fight_expedition = Walcz
yes-end_turn = Zakończ turę
yes-seal_cards = Atakuj mimo to
yes-place_token = Połóż tam
yes-finish = Nic nie wytwarzaj
yes-reveals = Zrób to
no-attack = Wstrzymaj się
no-move_units = Zostań
no-peek = Zostaw zakryty
no-announce_mission = Zachowaj w tajemnicy
no-fight_expedition = Zostaw w spokoju
no-end_turn = Graj dalej
no-seal_cards = Wybierz ponownie
no-place_token = Inny łuk
no-finish = Wybieraj dalej
no-reveals = Nie teraz
confirm-reveals =
    { $what }: { $event ->
        [GalleryRefilled] zostanie odkryty nowy obraz
        [CardDrawn] dobierzesz kartę
        [CityRevealed] zostanie odkryte nowe miasto
        [MissionDrawn] dobierzesz misję
        [TileExplored] zostanie odkryty nieznany ląd
       *[other] zostanie odkryte coś ukrytego
    } i nie da się tego cofnąć. Zrobić to?
confirm-move_units = To odkrywa nieznany teren i nie da się cofnąć. Idziesz tam?
confirm-peek = Obejrzeć ten kafelek? Tylko ty go poznasz. Nie da się tego cofnąć.
confirm-announce_mission = Ogłosić tę misję? Nie da się tego cofnąć.
confirm-last-round = Ogłosić tę misję? Ta runda będzie wtedy ostatnia i nie da się tego cofnąć.
confirm-end-turn = Jednostka mogłaby jeszcze walczyć, odkrywać lub zdobyć punkty. Zakończyć turę mimo to?
confirm-end-turn-announce = Można ogłosić misję. Zakończyć turę mimo to?
confirm-place_token = { $why } Położyć tam znacznik mimo to?
confirm-finish = Można jeszcze wytworzyć produkt. Mimo to nic nie wytwarzać?
confirm-hopeless = { $n ->
        [0] Z tymi kartami atak wygra mniej niż 1 bitwę na sto. Atakować mimo to?
        [one] Z tymi kartami atak wygra 1 bitwę na sto. Atakować mimo to?
        [few] Z tymi kartami atak wygra { $n } bitwy na sto. Atakować mimo to?
        [many] Z tymi kartami atak wygra { $n } bitew na sto. Atakować mimo to?
       *[other] Z tymi kartami atak wygra { $n } bitew na sto. Atakować mimo to?
    }
confirm-attack = To atak. Broni się: { $name }. Atakować?
end-turn = Zakończ turę
finish-deploy = Tylko dobierz kartę
finish-painting = Nie bierz żadnego
finish-build = Nic nie buduj
finish-build-more = Nie buduj więcej
finish-renovate = Nic nie odnawiaj
finish-manufacture = Nic nie wytwarzaj
finish-trade = Koniec handlu
finish-resource = Nic nie bierz
finish-victory = Bez karty
finish-expedition = Zostaw w spokoju
finish-palace = Zrezygnuj z pałacu
seal-cards = { $n ->
        [0] Bez karty
        [one] Zapieczętuj 1 kartę
        [few] Zapieczętuj { $n } karty
        [many] Zapieczętuj { $n } kart
       *[other] Zapieczętuj { $n } kart
    }
seal-cards-tip = Pozostają zakryte, aż wybiorą obie strony.
play-cards = { $n ->
        [0] Bez karty
        [one] Zagraj 1 kartę
        [few] Zagraj { $n } karty
        [many] Zagraj { $n } kart
       *[other] Zagraj { $n } kart
    }
play-cards-tip = Zwiększają twoją siłę i trafiają na stos kart odrzuconych.
choose-cards = Wybierz karty
no-card-tip = Walcz bez karty walki. Wybrane karty wracają na rękę.
give-cards = { $n ->
        [one] Oddaj 1 kartę
        [few] Oddaj { $n } karty
        [many] Oddaj { $n } kart
       *[other] Oddaj { $n } kart
    }
give-cards-tip = Trafiają na stos kart odrzuconych.
undo-start = Nie ma czego cofnąć.
undo-hand_over = Nie ma czego cofnąć, odkąd ekran lub tura zmieniły gracza.
undo-revealed = Dalej nie można cofnąć: { $what }.
revealed-CapitalsRevealed = odkryto stolice
revealed-CardDrawn = dobrano kartę
revealed-MissionDrawn = dobrano misję
revealed-DeckShuffled = potasowano talię
revealed-GalleryRefilled = odkryto nowy obraz
revealed-CityRevealed = odkryto nowe miasto
revealed-TilePeeked = podejrzano kafelek
revealed-TileExplored = odkryto kafelek
revealed-ExpeditionFought = stoczono walkę z ekspedycją
revealed-CardsRevealed = odkryto karty walki
revealed-MissionAnnounced = ogłoszono misję
revealed-EraBegan = zaczęła się nowa era
revealed-GameEnded = gra się skończyła
battle-title-water = Bitwa na morzu
battle-title-field = Bitwa na polach
battle-title-forest = Bitwa w lesie
battle-title-gold_mine = Bitwa w górach
battle-title-tile = Bitwa. Stawka: { $tile }
battle-title-expedition = Ekspedycja
battle-doing-attacks = { $n ->
        [one] atakuje jedną jednostką
        [few] atakuje { $n } jednostkami
        [many] atakuje { $n } jednostkami
       *[other] atakuje { $n } jednostkami
    }
battle-doing-fires = strzela z sąsiedniego heksu
battle-doing-defends = broni heksu
battle-doing-expedition = do wyrównania lub pokonania
battle-part-units = Jednostki: { $n }
battle-part-tile = Kafelek, broniony przez budowniczego: +{ $n }
battle-part-arch = Znacznik ({ $thing }): +{ $n }
battle-part-painting = { $thing }: +{ $n }
battle-part-expedition = Potrzebna siła: { $n }
battle-sealed = { $n ->
        [one] jedna zakryta karta
        [few] { $n } zakryte karty
        [many] { $n } zakrytych kart
       *[other] { $n } zakrytych kart
    }
battle-places = { $n ->
        [0] brak kart walki na ręce
        [one] jedna karta walki na ręce
        [few] { $n } karty walki na ręce
        [many] { $n } kart walki na ręce
       *[other] { $n } kart walki na ręce
    }
battle-drawn-places = { $n ->
        [0] brak kart
        [one] jedna karta z talii
        [few] { $n } karty z talii
        [many] { $n } kart z talii
       *[other] { $n } kart z talii
    }
battle-own-places = twoje karty
battle-odds-attack = Wygrywasz { $share } razy na 100
battle-odds-defence = Utrzymujesz heks { $share } razy na 100
battle-odds-expedition = Wygrywasz { $share } razy na 100
battle-hint = Wskaż dowolną część sumy, aby poznać szczegóły.
battle-aside = Zobacz mapę
show-battle = Wróć do bitwy
battle-revealed = Karty odkryte.
battle-shorten = Kliknij, aby przejść na koniec.
battle-card = [cs]+{ $n }
battle-card-cancelled = Unieważniona
battle-card-cancels = Unieważnia kartę
battle-card-nothing_to_cancel = Brak karty do unieważnienia
battle-card-only_if_lost = [cs]+{ $n }: zbędne: jej strona wygrała
battle-card-takes_unit = [cs]+{ $n }: zabiera ze sobą jednostkę
battle-card-last_unit_stays = [cs]+{ $n }: bez skutku: zwycięzca zachowuje jednostkę
battle-card-saves_units = Ratuje jednostki
battle-card-no_units_to_save = Brak jednostek do uratowania
battle-card-capital_taken = Bez skutku: stolica zajęta
battle-card-resource = [cs]+{ $n }: daje surowiec
battle-card-only_if_won = [cs]+{ $n }: bez surowca: bitwa przegrana
battle-card-condition_met = [cs]+{ $n }: warunek spełniony
battle-card-condition_not_met = [cs]+{ $n }: warunek niespełniony
outcome-tie = Remis: wygrywa obrońca.
outcome-by = Różnica wynosi { $n }.
outcome-equal = Wyrównano, to wystarczy.
spoil-supply = { $n ->
        [one] wraca do zapasu
        [few] wracają do zapasu
        [many] wracają do zapasu
       *[other] wracają do zapasu
    }
spoil-retreat = ocalone, do stolicy
spoil-seized = zajmuje: { $thing }
spoil-ceded = traci: { $thing }
spoil-held = utrzymuje: { $thing }
spoil-cleared = oczyszcza: { $thing }
spoil-hex = heks
spoil-kept = ekspedycja
spoil-goods = zysk
spoil-cards = dobrano
spoil-nothing = Przepadają tylko zagrane karty.
fate-supply = z pola walki
fate-retreat = wycofują się do stolicy
fate-beaten = pokonana
fate-expedition = pokonana
battle-cards = Dodaj do trzech kart walki. Remis wygrywa obrońca.
battle-cards-expedition = Dodaj do trzech kart walki. Wyrównaj siłę ekspedycji, a wygrasz.
battle-no-cards = Nie masz kart walki.
expedition-gain = Zysk: { $goods } i [vp] { $vp }
outcome-battle = Wygrywa { $winner }, przegrywa { $loser }
outcome-expedition-won = { $name } pokonuje ekspedycję
outcome-expedition-lost = Ekspedycja się broni. Przegrywa { $name }
cities-on-offer = Miasta w ofercie
tiles-on-offer = Kafelki w ofercie
stack-left = W stosie: { $n }
decks = Talie
pile-gold = Karty złota
pile-combat = Karty walki
pile-paintings = Obrazy
pile-missions = Misje
pile-left = { $deck }: zostało { $n }
log-empty = Nic się jeszcze nie wydarzyło.

score-winner = Wygrywa { $name }, punkty: { $vp }
score-you = Wygrywasz! Punkty: { $vp }
score-shared = Wspólne zwycięstwo: { $names }
score-tie = Remis ({ $names }, punkty: { $vp }): decyduje nauka na kontrolowanych kafelkach, { $n } do { $of }.
score-tie-shared = Po { $vp } pkt i { $n } nauki na kontrolowanych kafelkach: wspólne zwycięstwo.
score-challenge = { $vp ->
        [one] { $title }: jeden punkt
        [few] { $title }: { $vp } punkty
        [many] { $title }: { $vp } punktów
       *[other] { $title }: { $vp } punktów
    }
score-under = { $monarch }, runda { $round }. { $how }
score-total = Razem
score-history = Punkty w czasie
score-picture = Zapisz jako obraz
over-mission = Grę zakończyła misja ostatniej ery.
over-last_round = Ostatnia runda się skończyła.
over-goals = Wszystkie cele wyzwania zostały osiągnięte.
over-goals_missed = Rundy skończyły się przed osiągnięciem wszystkich celów.
category-units = Zrekrutowane jednostki
category-products = Produkty
category-paintings = Obrazy
category-missions = Misje
category-gold_cards = Karty złota
category-exploration = Eksploracja
category-tiles = Budynki i miasta
category-palaces = Pałace
category-monarch = Monarcha
category-bid = Licytacja
category-corrected = Późniejsze poprawki liczb

# What the main button gives up.
waived-deploy = Możesz jeszcze zrekrutować jednostkę.
waived-painting = Możesz jeszcze wziąć obraz.
waived-build = Możesz jeszcze coś zbudować.
waived-renovate = Możesz jeszcze odnowić budynek.
waived-manufacture = Możesz jeszcze wytworzyć produkt.
waived-trade = Możesz jeszcze dokonać wymiany.
waived-resource = Możesz jeszcze wziąć surowiec.
waived-victory = Możesz jeszcze zagrać kartę złota.
waived-expedition = Możesz jeszcze walczyć z ekspedycją.
waived-palace = Możesz jeszcze postawić pałac.
waiver-keys = Enter to wybiera; drugi Enter wykonuje.
refused-pay = Nie stać cię
refused-now = Nie teraz
overview-tip = Cała plansza i widoczna część. Kliknij lub przeciągnij, aby tam przejść.
history-shown = Oglądasz przeszłość.
history-at = Ruch { $n } z { $of }, runda { $round }
history-play = Odtwórz
history-pause = Pauza
history-back = Ruch wstecz (w lewo)
history-on = Ruch dalej (w prawo)
history-round-back = Tura wstecz (w górę)
history-round-on = Tura dalej (w dół)
history-now = Wróć do teraz
recap-title = Od twojej ostatniej tury
recap-round = Tura: { $name }
recap-hint = Naciśnij Enter, aby kontynuować
recap-points = Punkty: { $name }
log-jump = Kliknij, aby zobaczyć stół w tamtej chwili.
go-on = Dalej
others-have-played = { $n ->
        [one] Po turze: { $names }.
        [few] Po turach: { $names }.
        [many] Po turach: { $names }.
       *[other] Po turach: { $names }.
    }
score-all = Wszyscy gracze
score-chart-tip = Kliknij, aby zobaczyć stół w tamtej chwili.
tip-strengths = [cs] { $own } przeciw { $other }, przed kartami
asked-in-public = *{ $name }*: { $what }
resource-from-battle = Łup z bitwy
resource-from-capital = Twoja stolica
resource-from-palace = Pałac
resource-from-harbor = Port
resource-from-trade = Handel
era-bonus = Twój stary znacznik tutaj: { $bonus }
era-bonus-1 = w każdej turze na tym łuku podejrzyj jeden nieodkryty kafelek.
era-bonus-2 = w każdej turze na tym łuku dobierz kartę walki.

# What might be done, where the log says nothing of it; and where on the table.
do-keep_mission = Zostaw: { $thing }.
do-end_turn = Zakończ turę.
do-finish = Zakończ tutaj.
do-pay_good = Zapłać: { $thing }.
do-pay_gold_card = Zapłać: { $thing }.
do-pay_combat_cards = Zapłać: { $thing }.
do-pay_credit = Zużyj: { $thing }.
do-give_combat_cards = Oddaj: { $thing }.
do-seal_cards = { $n ->
        [0] Nie zagrywaj karty walki.
       *[other] Zagraj: { $thing }.
    }
do-drop_card = Odrzuć: { $thing }.
do-play_gold_card = Zagraj: { $thing }.
do-cancel_card = Unieważnij: { $thing }.
do-use_painting = Użyj: „{ $thing }”.
do-draw_bonus_card = Dobierz kartę walki.
do-build = Zbuduj: { $thing }.
do-found_city = Załóż: { $thing }.
do-take_painting = Weź: „{ $thing }”.
do-manufacture = Wytwórz: { $thing }, miejsce: { $place }.
do-deploy_unit = Zrekrutuj: { $thing }.
do-renovate = Odnów: { $thing }.
do-renovate-flip = Odnów i odwróć: { $thing }.
do-trade = Wymień { $thing }.
do-choose_monarch = Wybierz: { $thing }.
do-choose_capital = Załóż stolicę w podświetlonym miejscu.
do-announce_mission = Ogłoś misję: { $thing }.
do-place_palace = Postaw pałac: { $thing }.
do-place_token = Przenieś swój znacznik: { $thing }.
do-place_old_token = Połóż swój stary znacznik pod łukiem: { $thing }.
do-move_units = Rusz: { $units }, cel: { $thing }.
do-peek = Podejrzyj: { $thing }.
do-attack_adjacent = Atakuj: { $thing }.
do-fight_expedition = Walcz z ekspedycją.
do-drop_good = Odrzuć: { $thing }.
do-choose_resource = Wybierz: { $thing }.
do-bid = Zalicytuj [vp] { $n }.
do-draw_mission = Dobierz misję: { $thing }.
do-defeat_unit = Oddaj: { $thing }.
area-arches = łuki
area-map = mapa
area-cards = wystawione karty
area-choice = pokazane możliwości
area-hand = twoja ręka
area-supply = twój zapas i kafelki
area-collection = twoje obrazy
area-missions = twoje misje
area-button = główny przycisk
