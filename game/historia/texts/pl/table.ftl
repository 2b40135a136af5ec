# The game
game-title = Historia
game-about = Dwanaście tysięcy lat w dwanaście tur: wybieraj w tajemnicy, odkrywajcie razem i prowadź swoją cywilizację wzwyż. Na podstawie gry planszowej, której autorem jest Marco Pranzo; karty i liczby tej edycji są nasze.
game-facts = 1–6 graczy, Civboty, od 60 do 120 minut
own-numbers = Historia, na podstawie gry planszowej, której autorem jest Marco Pranzo: karty i liczby tej edycji są nasze.
vp-word = { $n ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktów
    }

# Tables
table-alone_elder = Samotnie: Starszy
table-alone_elder-text = Jedna cywilizacja przeciw pięciu Wodzom.
table-alone_sage = Samotnie: Mędrzec
table-alone_sage-text = Jedna cywilizacja przeciw pięciu Możnym.
table-alone_immortal = Samotnie: Nieśmiertelny
table-alone_immortal-text = Jedna cywilizacja przeciw pięciu Królom.
table-lesson = Pierwsza gra
table-lesson-text = Jedna cywilizacja i trzy łagodne Civboty: dobre miejsce na początek.
table-two_filled = Dwoje i cztery Civboty
table-two_filled-text = Dwoje graczy w pełnym świecie.
table-two = Tylko dwoje
table-two-text = Dwoje graczy i dużo pustej ziemi.
table-three_filled = Troje i trzy Civboty
table-three_filled-text = Troje graczy w pełnym świecie.
table-three = Tylko troje
table-three-text = Troje graczy, bez Civbotów.
table-four_filled = Czworo i dwa Civboty
table-four_filled-text = Czworo graczy w pełnym świecie.
table-four = Tylko czworo
table-four-text = Czworo graczy, bez Civbotów.
table-five_filled = Pięcioro i Civbot
table-five_filled-text = Pięcioro graczy w pełnym świecie.
table-five = Tylko pięcioro
table-five-text = Pięcioro graczy, bez Civbotów.
table-six = Cała szóstka
table-six-text = W grze jest wszystkie sześć cywilizacji.
save-turn = Era { $era }, tura { $turn }

# The New game page
table-kind-alone = Samotnie
table-kind-alone-text = ty przeciw cywilizacjom, które grają kartami
table-kind-civbots = Razem, z Civbotami
table-kind-civbots-text = wszystkie sześć cywilizacji: pełny świat
table-kind-people = Tylko gracze
table-kind-people-text = ludzie i boty; im mniej, tym więcej pustej ziemi
table-short-lesson = Pierwsza gra
table-short-alone_elder = Starszy
table-short-alone_sage = Mędrzec
table-short-alone_immortal = Nieśmiertelny
table-count-2 = Dwoje
table-count-3 = Troje
table-count-4 = Czworo
table-count-5 = Pięcioro
table-count-6 = Sześcioro
table-note-lesson = 3 Civboty, łagodne
table-note-alone_elder = 5 Wodzów: łatwo
table-note-alone_sage = 5 Możnych: średnio
table-note-alone_immortal = 5 Królów: trudno
table-note-two_filled = i 4 Civboty
table-note-three_filled = i 3 Civboty
table-note-four_filled = i 2 Civboty
table-note-five_filled = i 1 Civbot
table-note-two = dużo pustej ziemi
table-note-three = bez Civbotów
table-note-four = bez Civbotów
table-note-five = bez Civbotów
table-note-six = pełny świat
table-own = Twój własny stół
table-own-text = { $n ->
        [0] bez Civbotów
        [one] i 1 Civbot
        [few] i { $n } Civboty
        [many] i { $n } Civbotów
       *[other] i { $n } Civbotów
    }
table-own-note = Żaden ze stołów nie ma takich Civbotów: zagrasz we własny układ.
table-marks = Jeden znak na cywilizację:
table-mark-player = gracz
table-mark-civbot = Civbot
table-mark-nobody = nikt
table-seat-you = Ty
table-seat-person = Człowiek
table-seat-elsewhere = Gdzie indziej
table-elsewhere = { $n ->
    [one] człowiek gdzie indziej
    [few] { $n } osoby gdzie indziej
    [many] { $n } osób gdzie indziej
   *[other] { $n } osoby gdzie indziej
}
table-more = więcej
table-civbots = Civboty
table-nobody = nikt
table-you = Ty
table-others = { $n ->
        [one] jeszcze jedna osoba
        [few] { $n } inne osoby
        [many] { $n } innych osób
       *[other] { $n } innych osób
    }
table-bots = { $n ->
        [one] { $n } bot
        [few] { $n } boty
        [many] { $n } botów
       *[other] { $n } botów
    }
table-sum = { $n ->
        [one] { $names } oraz jeden Civbot.
        [few] { $names } oraz { $n } Civboty.
        [many] { $names } oraz { $n } Civbotów.
       *[other] { $names } oraz { $n } Civbotów.
    }
table-sum-none = { $names }, bez Civbotów.
table-sum-nobody = Grając samotnie, potrzebujesz przynajmniej jednego Civbota.
table-length = Liczba tur: { $turns }, er: { $eras }.

# Options
option-score_setup_territory = Pierwsza kraina punktuje
option-score_setup_territory-yes = tak
option-score_setup_territory-yes-tip = Daje swoje punkty od razu.
option-score_setup_territory-no = nie
option-score_setup_territory-no-tip = Nie daje punktów; wszystkie późniejsze dają.
option-score_setup_territory-tip = Przed pierwszą turą zajmujesz krainę.
option-mid_era_row = Nowe cuda także po turze 2
option-mid_era_row-yes = tak
option-mid_era_row-yes-tip = Także po jej drugiej turze: zobaczysz ich więcej.
option-mid_era_row-no = nie
option-mid_era_row-no-tip = Do tego czasu zostają.
option-mid_era_row-tip = Cuda w ofercie wymienia się z końcem ery.
option-civbot_1 = Civbot 1
option-civbot_1-as_table = jak w stole
option-civbot_1-as_table-tip = To, co ma stół wybrany wyżej, być może bez Civbota.
option-civbot_1-none = brak
option-civbot_1-none-tip = Bez Civbota w tym miejscu.
option-civbot_1-chieftain = Wódz
option-civbot_1-chieftain-tip = Odkrywa dwie karty na turę: na pierwsze gry.
option-civbot_1-noble = Możny
option-civbot_1-noble-tip = Odkrywa trzy karty na turę: godny rywal.
option-civbot_1-king = Król
option-civbot_1-king-tip = Odkrywa cztery karty na turę: trudny do pokonania.
option-civbot_1-tip = Civbot to cywilizacja bez gracza: po ostatniej rundzie tury odkrywa karty z jednej talii i postępuje według nich.
option-civbot_2 = Civbot 2
option-civbot_2-as_table = jak w stole
option-civbot_2-as_table-tip = To, co ma stół wybrany wyżej, być może bez Civbota.
option-civbot_2-none = brak
option-civbot_2-none-tip = Bez Civbota w tym miejscu.
option-civbot_2-chieftain = Wódz
option-civbot_2-chieftain-tip = Odkrywa dwie karty na turę: na pierwsze gry.
option-civbot_2-noble = Możny
option-civbot_2-noble-tip = Odkrywa trzy karty na turę: godny rywal.
option-civbot_2-king = Król
option-civbot_2-king-tip = Odkrywa cztery karty na turę: trudny do pokonania.
option-civbot_2-tip = Rywalizująca cywilizacja bez gracza: odkrywa karty z talii Civbotów i postępuje według nich.
option-civbot_3 = Civbot 3
option-civbot_3-as_table = jak w stole
option-civbot_3-as_table-tip = To, co ma stół wybrany wyżej, być może bez Civbota.
option-civbot_3-none = brak
option-civbot_3-none-tip = Bez Civbota w tym miejscu.
option-civbot_3-chieftain = Wódz
option-civbot_3-chieftain-tip = Odkrywa dwie karty na turę: na pierwsze gry.
option-civbot_3-noble = Możny
option-civbot_3-noble-tip = Odkrywa trzy karty na turę: godny rywal.
option-civbot_3-king = Król
option-civbot_3-king-tip = Odkrywa cztery karty na turę: trudny do pokonania.
option-civbot_3-tip = Rywalizująca cywilizacja bez gracza: odkrywa karty z talii Civbotów i postępuje według nich.
option-civbot_4 = Civbot 4
option-civbot_4-as_table = jak w stole
option-civbot_4-as_table-tip = To, co ma stół wybrany wyżej, być może bez Civbota.
option-civbot_4-none = brak
option-civbot_4-none-tip = Bez Civbota w tym miejscu.
option-civbot_4-chieftain = Wódz
option-civbot_4-chieftain-tip = Odkrywa dwie karty na turę: na pierwsze gry.
option-civbot_4-noble = Możny
option-civbot_4-noble-tip = Odkrywa trzy karty na turę: godny rywal.
option-civbot_4-king = Król
option-civbot_4-king-tip = Odkrywa cztery karty na turę: trudny do pokonania.
option-civbot_4-tip = Rywalizująca cywilizacja bez gracza: odkrywa karty z talii Civbotów i postępuje według nich.
option-civbot_5 = Civbot 5
option-civbot_5-as_table = jak w stole
option-civbot_5-as_table-tip = To, co ma stół wybrany wyżej, być może bez Civbota.
option-civbot_5-none = brak
option-civbot_5-none-tip = Bez Civbota w tym miejscu.
option-civbot_5-chieftain = Wódz
option-civbot_5-chieftain-tip = Odkrywa dwie karty na turę: na pierwsze gry.
option-civbot_5-noble = Możny
option-civbot_5-noble-tip = Odkrywa trzy karty na turę: godny rywal.
option-civbot_5-king = Król
option-civbot_5-king-tip = Odkrywa cztery karty na turę: trudny do pokonania.
option-civbot_5-tip = Rywalizująca cywilizacja bez gracza: odkrywa karty z talii Civbotów i postępuje według nich.

# The prompt bar
prompt-when = { $round ->
        [0] Tura { $turn } z { $of }
       *[other] Tura { $turn } z { $of }, runda { $round }
    }
ask-parting = Zobaczcie razem, co się stało; potem kolej: { $name }
ask-choose = { $n ->
        [one] Wybierz kartę na tę rundę
        [few] Wybierz do { $n } kart na tę rundę
        [many] Wybierz do { $n } kart na tę rundę
       *[other] Wybierz do { $n } kart na tę rundę
    }
ask-draft = Zostaw jednego przywódcę na erę { $era }; resztę podaj dalej
ask-draft-alone = Zostaw jednego przywódcę na erę { $era }
ask-first_cube = Wybierz krainę, w której zaczynasz
ask-resolve = Rozpatrz kartę: która strona?
ask-resolve-one = { $card }: podstawowa, zaawansowana czy nic?
ask-place = Ekspansja: wybierz krainę
ask-trade = Handel: wybierz partnera
ask-raid = Najazd: wybierz cel
ask-war = Wojna: wybierz gdzie i przeciw komu
ask-exploit = { $n ->
        [one] Odzyskaj jeszcze jedną kostkę, z puli zużytych lub z mapy
        [few] Odzyskaj jeszcze do { $n } kostek, z puli zużytych lub z mapy
        [many] Odzyskaj jeszcze do { $n } kostek, z puli zużytych lub z mapy
       *[other] Odzyskaj jeszcze do { $n } kostek, z puli zużytych lub z mapy
    }
ask-recover = { $n ->
        [one] Weź jedną kartę z kolejki
        [few] Weź do { $n } kart z kolejki
        [many] Weź do { $n } kart z kolejki
       *[other] Weź do { $n } kart z kolejki
    }
ask-row = { $n ->
        [one] Weź cud z rzędu
        [few] Weź do { $n } cudów z rzędu
        [many] Weź do { $n } cudów z rzędu
       *[other] Weź do { $n } cudów z rzędu
    }
ask-ready = { $n ->
        [one] Odśwież jeden ze swoich cudów
        [few] Odśwież do { $n } swoich cudów
        [many] Odśwież do { $n } swoich cudów
       *[other] Odśwież do { $n } swoich cudów
    }
ask-option = { $card }: wybierz, co robi
ask-side = Użyj akcji lub ją pomiń: { $action }
ask-wonders = Możesz użyć swoich cudów
hint-wonders = kliknij podświetlony albo graj dalej
hint-first_cube = od razu daje punkty ze swojej monety
hint-exploit = najpierw wybierz kostki na mapie, jeśli je chcesz
hint-target = możesz teraz wybrać cel: kliknij podświetlony
hint-cube-stays = kostka zostaje, bo jest ostatnia: { $name }
hint-cube-goes = traci tam kostkę: { $name }
hint-driven-out = Wygnanie: { $place }, { $n } do { $against }, wygrywa { $name }.
waiting = { $name } myśli
others-have-played = { $n ->
        [one] Karty rozpatrzone: { $names }.
        [few] Karty rozpatrzone: { $names }.
        [many] Karty rozpatrzone: { $names }.
       *[other] Karty rozpatrzone: { $names }.
    }
game-over = Koniec gry.
confirm-war-win = { $own } przeciw { $theirs }: twoja wygrana, przegrywa { $name }
confirm-war-loss = { $own } przeciw { $theirs }: twoja przegrana, wygrywa { $name }
confirm-war-draw = { $own } przeciw { $theirs }: remis, { $name }
war-win = { $own } : { $theirs } [military] wygrana
war-loss = { $own } : { $theirs } [military] przegrana
war-draw = { $own } : { $theirs } [military] remis, nic się nie dzieje
yes-war = Walcz
warn-idle = nic z tego nie dałoby się teraz zrobić
warn-one-idle = { $what }: { $why }
warn-cubes = może zabraknąć kostek na wszystko
warn-fewer = możesz zapieczętować więcej

# The main button
seal = { $n ->
        [one] Zapieczętuj kartę
        [few] Zapieczętuj { $n } karty
        [many] Zapieczętuj { $n } kart
       *[other] Zapieczętuj { $n } kart
    }
seal-anyway = Zapieczętuj mimo to
seal-card = Zapieczętuj: { $card }
seal-target = Zapieczętuj: { $card } ({ $target })
main-recover = { $n ->
        [one] Odzyskaj 1 kostkę
        [few] Odzyskaj { $n } kostki
        [many] Odzyskaj { $n } kostek
       *[other] Odzyskaj { $n } kostek
    }
main-use = Użyj: { $card }
main-use-advanced = Użyj: { $card }, zaawans.
main-nothing = Nic nie rób
main-option = Zrób to
main-trade = Handel: { $target }
main-raid = Najazd: { $target }
main-begin = Zacznij: { $target }
main-place_cube = Ekspansja: { $target }
main-recover_cube = Zdejmij kostkę: { $target }
main-keep_leader = Zostaw: { $target }
main-take_back = Weź z powrotem: { $target }
main-take_wonder = Weź: { $target }
main-ready = Odśwież: { $target }
main-use_wonder = Użyj: { $target }
choose-a-card = Wybierz kartę
choose-draft = Wybierz przywódcę
choose-first_cube = Wybierz krainę
choose-resolve = Wybierz stronę
choose-place = Wybierz krainę
choose-partner = Wybierz kogoś
choose-war = Wybierz wojnę
choose-exploit = Wybierz kostkę
choose-recover = Weź kartę
choose-row = Wybierz cud
choose-ready = Wybierz cud
choose-option = Wybierz jedno
choose-side = Wybierz stronę
go-on = Dalej
hurry = Przyspiesz
show-score = Wynik
finish-exploit = Gotowe
finish-recover = Gotowe
finish-row = Gotowe
finish-ready = Gotowe
finish-place = Nie teraz
finish-partner = Nie teraz
finish-war = Nie teraz
finish-option = Nie teraz
finish-side = Pomiń
finish-wonders = Dalej
cards-of = { $of ->
        [one] { $n } z 1 karty
        [few] { $n } z { $of } kart
        [many] { $n } z { $of } kart
       *[other] { $n } z { $of } kart
    }

# The board
power = Władza
pool-reserve = rezerwa
pool-used = zużyte
pool-supply = zapas
pool-map = mapa
pool-reserve-tip = Kostki, których nie ma jeszcze w grze.
pool-used-tip = Wydane kostki: wracają do zapasu, gdy je odzyskasz.
pool-supply-tip = Kostki, które możesz wydać.
pool-map-tip = Kostki na mapie, po jednej na krainę.
wonders = Cuda
wonder-is-turned = Użyty; znów gotowy na koniec tury.
wonder-is-fresh = Dopiero zbudowany: użyjesz go, gdy ta karta będzie rozpatrzona.
no-leader = Jeszcze bez przywódcy
goals-title = { $n ->
        [one] { $name } punktuje w tej turze za
        [few] { $name } punktuje za { $n } tury za
        [many] { $name } punktuje za { $n } tur za
       *[other] { $name } punktuje za { $n } tur za
    }
queue-title = Kolejka, najstarsze pierwsze
queue-empty = Kolejka pusta
queue-next = Wraca na koniec tury.
queue-back = { $n ->
        [one] ta wraca na koniec tury
        [few] te wracają na koniec tury
        [many] te wracają na koniec tury
       *[other] te wracają na koniec tury
    }
sealed-tip = Zapieczętowana. Cofnięcie działa, dopóki nie wybrali wszyscy.
advisor-hidden = Doradca znany tylko właścicielowi.
would = Teraz: { $what }
would-now = teraz { $what }
would-revolution = Najnowsza karta z kolejki wraca i jedna do wyboru; tura się kończy.
use-advisor = Użyj doradcy
side-nothing-told = Karta nic nie robi.

# Plan, world, circle
plan-title = Rozwój cywilizacji
token-number = nr { $n }
nobody-here = Nikogo tu nie ma.
borders = Graniczy z: { $names }
lane-to = szlak: { $name }
circle-turn = tura { $n }
circle-tip = Krąg ery: cztery tury i co przynosi koniec każdej z nich.
circle-turn-end = Koniec tury { $n } ery, w tej kolejności:
coming-title = Koniec tej tury
coming-cards = { $cards }
coming-cubes = +{ $n } [cube]
coming-cubes-new = +{ $n } [cube] i nowa
coming-government = { $government }: { $what }
coming-leader = Twój przywódca: { $n } [vp]
coming-territories = Krainy tylko twoje: { $n } [vp]
coming-row = Nowy rząd cudów
coming-cards-said = { $count ->
        [one] { $cards } wraca na rękę.
        [few] { $cards } wracają na rękę.
        [many] { $cards } wracają na rękę.
       *[other] { $cards } wracają na rękę.
    }
coming-cubes-said = { $n ->
        [one] 1 [cube] wraca do zapasu.
        [few] { $n } [cube] wracają do zapasu.
        [many] { $n } [cube] wraca do zapasu.
       *[other] { $n } [cube] wraca do zapasu.
    }
coming-cubes-new-said = { $n ->
        [one] Dochodzi nowa [cube]; wraca 1.
        [few] Dochodzi nowa [cube]; wracają { $n }.
        [many] Dochodzi nowa [cube]; wraca { $n }.
       *[other] Dochodzi nowa [cube]; wraca { $n }.
    }
coming-government-said = { $government } płaci ci { $what }.
coming-leader-said = Twój przywódca punktuje { $n } [vp].
coming-territories-said = Krainy tylko twoje punktują { $n } [vp].
coming-row-said = Rząd dostaje nowe cuda.
row-title = Cuda w rzędzie
row-taken = Sztuka bierze jeden
row-empty = W rzędzie nie ma już cudów.
row-comes = Nowy rząd przychodzi na koniec tury { $turn }.
era-banner = Era { $era }: { $name }
era-numeral = Era { $era }
era-name-1 = Starożytność
era-name-2 = Wiek imperiów
era-name-3 = Nowożytność

# Strips
civbot-cards = { $n ->
        [one] { $n } karta na turę
        [few] { $n } karty na turę
        [many] { $n } kart na turę
       *[other] { $n } kart na turę
    }
strip-lands = { $n ->
        [one] w 1 krainie
        [few] w { $n } krainach
        [many] w { $n } krainach
       *[other] w { $n } krainach
    }
order-place = W kolejności tury: { $n } z { $of }.
civbot-tip = Odkrywa karty na koniec tury: { $n }. Rozszerza się najpierw do pustych krain, potem tam, gdzie jest ktoś słabszy, potem gdzie indziej; spośród kilku do najwyższej liczby. Walczy tylko ze słabszymi i tylko ich najeżdża.
civbot-rules = Civbot odkrywa karty na koniec każdej tury i wykonuje je, najpierw górną połowę. Wybiera według reguły: puste krainy, potem krainy słabszych, potem inne; spośród kilku najwyższa liczba.
hand = Ręka
leader-and-wonders = Przywódca i cuda
advisors-gone = Użyci doradcy

# The reveal
reveal-leaders-title = Przywódcy występują naprzód
reveal-leaders-who = { $names }: wiadomo, kto zostaje
reveal-leaders-order = Do czego dążą
reveal-title = Wszyscy wybrali
reveal-who = { $names }: karty odkryte razem
reveal-yours = twoje karty
reveal-first = działa pierwszy
reveal-last = ostatni; kończy turę
reveal-order = W tej kolejności
reveal-ends = { $n ->
        [one] Ta runda kończy turę: Rewolucję zagrywa { $names }
        [few] Ta runda kończy turę: Rewolucję zagrywają { $names }
        [many] Ta runda kończy turę: Rewolucję zagrywają { $names }
       *[other] Ta runda kończy turę: Rewolucję zagrywają { $names }
    }

# Curtain
handover-choose = { $name }, wybierz swoje karty.
handover-draft = { $name }, zostaw przywódcę.
take-back = { $name }: cofnij mój wybór

# Undo
undo-start = Nic jeszcze nie zagrano.
undo-hand_over = Ekran przekazano dalej.
undo-other_seat = Ostatni ruch wykonał inny gracz.
undo-revealed = Nie da się tego cofnąć: { $what }.
revealed-LeadersRevealed = odkryto przywódców
revealed-CardsRevealed = odkryto wszystkie karty
revealed-AdvisorDrawn = dobrano doradcę
revealed-RowLaid = rząd dostał nowe cuda
revealed-CivbotCard = Civbot odkrył kartę
revealed-GameEnded = gra się skończyła

# The past, the log
history-shown = Oglądasz przeszłość
history-where = Ruch { $n } z { $of }: era { $era }, tura { $turn }
history-choice-back = Poprzedni wybór
history-choice-on = Następny wybór
history-back = Ruch wstecz
history-on = Ruch dalej
history-play = Odtwórz
history-pause = Pauza
history-now = Wróć do teraz
lately = Co się właśnie stało
log-jump = Kliknij, aby zobaczyć stół w tamtej chwili.
log-empty = Nic się jeszcze nie wydarzyło.
recap-title = Od twojego ostatniego wyboru
cards-actions = Dziesięć akcji
cards-wonders = Cuda
cards-leaders = Przywódcy
cards-advisors = Doradcy
cards-civbot-deck = Karty Civbotów
command-cards = Wszystkie karty

# The end
score-winner = Wygrywa { $name }, punkty: { $vp }
score-you = Wygrywasz! Punkty: { $vp }
score-shared = Wspólne zwycięstwo: { $names }
score-tie-levels = Remis ({ $names }); decydują poziomy, { $n } do { $of }
score-tie-player = Remis ({ $names }); gracz jest przed Civbotem
score-tie-alone = Remis ({ $names }, punkty: { $vp }): kto gra samotnie, wygrywa remis
score-tie-shared = po { $vp } pkt i { $n } poziomów
score-total = Razem
score-history = Punkty w czasie
score-all = Wszyscy
score-chart-tip = Kliknij, aby zobaczyć stół w tamtej chwili.
score-picture = Zapisz obraz
show-map = Stół
alone-rank = Miejsce { $n } z { $of }.
alone-lost = Światu przewodził ktoś inny.
title-elder = Przysługuje ci tytuł: Starszy.
title-sage = Przysługuje ci tytuł: Mędrzec.
title-immortal = Przysługuje ci tytuł: Nieśmiertelny.
medal-1 = Brązowy medal.
medal-2 = Srebrny medal.
medal-3 = Złoty medal.

# Commands
command-card_1 = Karta 1 z ręki
command-card_2 = Karta 2 z ręki
command-card_3 = Karta 3 z ręki
command-card_4 = Karta 4 z ręki
command-card_5 = Karta 5 z ręki
command-card_6 = Karta 6 z ręki
command-card_7 = Karta 7 z ręki
command-card_8 = Karta 8 z ręki
command-card_9 = Karta 9 z ręki
command-card_10 = Karta 10 z ręki

# Scenes
scene-won = Wygrywa { $name }
scene-draw = Nikt nie wygrywa
scene-draw-told = Nikt nic nie zyskuje i nie przepada żadna kostka
scene-gains = { $name } +{ $n } [vp]
scene-unhurt = { $name } nic nie traci
scene-learns = { $name } się uczy: [technology] { $n }
scene-cube-goes = { $name } traci tam kostkę
scene-cube-stays = { $name } zachowuje tam kostkę: jest ostatnia
scene-built = { $name } buduje
scene-removed = { $name } usuwa go z rzędu
scene-leaders-leave = Przywódcy ery { $era } odchodzą

# What might be done, where the log says nothing of it; and where on the table.
do-seal_cards = Wybierz: { $thing }.
do-resolve-basic = Rozpatrz: { $thing }, strona podstawowa.
do-resolve-advanced = Rozpatrz: { $thing }, strona zaawansowana.
do-resolve-nothing = Zostaw bez użycia: { $thing }.
do-resolve-advisor = Użyj: { $thing }.
do-take_back = Weź z powrotem: { $thing }.
do-choose_partner = Wybierz: { $name }.
do-trade = Handluj, partner: { $name }.
do-raid = Najedź: { $name }.
do-choose_option = Weź wybór { $n }.
do-choose_option-named = Wybierz: { $thing }.
do-ready = Odśwież: { $thing }.
do-use_wonder = Użyj: { $thing }.
do-take_wonder = Weź: { $thing }.
do-place_cube = Umieść kostkę: { $thing }.
do-attack = Atakuj: { $name }, kraina: { $thing }.
do-recover_cube = Odzyskaj kostkę: { $thing }.
do-recover_cube-used = Odzyskaj kostkę z puli zużytych.
do-keep_leader = Zostaw: { $thing }.
do-take_action-basic = Wykonaj akcję podstawową.
do-take_action-advanced = Wykonaj akcję zaawansowaną.
do-finish = Zakończ tutaj.
area-cards = twoje karty
area-map = świat
area-wonders = cuda
area-choice = pokazane możliwości
