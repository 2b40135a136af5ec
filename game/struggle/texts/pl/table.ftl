# What the table asks and says.
ask-past = Oglądasz przeszłość.
ask-over = Koniec gry.
ask-story = Co się wydarzyło
hint-story = Enter prowadzi dalej
ask-holding = Obejrzyj stół, potem dalej.
ask-waiting = { $name } myśli …
ask-warned = Masz jeszcze niewykorzystane możliwości.
ask-keep = Zostaw trzy wydarzenia.
hint-keep = wybrano { $n } z 3
ask-ministry-choose = Wybierz ministeria na tę erę: { $n }.
ask-ministry-exchange = Możesz wymienić zakryte ministeria.
hint-ministry = wybrano { $n } z { $of }; zakryte aż do użycia
ask-first = Wybierz, kto zaczyna tę turę.
ask-pay = { $what }: nie masz dość punktów.
hint-pay = Dostępny dług { $before } → { $after }, przeciwnik { $other }
ask-upgrade = Wybierz, który żeton wojny zostaje.
ask-lay = Wybierz, gdzie położyć żeton wojny.
ask-hand = Odrzuć wydarzenie z ręki.
ask-event = { $card }: wybierz cel.
ask-event-option = { $card }: wybierz jedną możliwość.
hint-event = { $n ->
        [one] jeszcze jeden do wyboru
        [few] jeszcze { $n } do wyboru
        [many] jeszcze { $n } do wyboru
       *[other] jeszcze { $n } do wyboru
    }
ask-effects = { $theater }: wybierz efekty swoich żetonów wojny.
hint-effects = możesz wybrać podświetlone miejsca
ask-spoils = Łupy: { $cp ->
        [0] wybierz, co bierzesz
        [one] 1 punkt podboju
        [few] { $cp } punkty podboju
        [many] { $cp } punktów podboju
       *[other] { $cp } punktów podboju
    }
hint-spoils = { $unflag ->
        [yes] oraz flaga do zdjęcia
       *[no] możesz wziąć podświetlone miejsca
    }
ask-refusal = { $side } żąda pola { $space }: oddajesz czy odmawiasz?
ask-loss = { $n ->
        [one] Wybierz eskadrę, którą tracisz.
        [few] Wybierz { $n } eskadry, które tracisz.
        [many] Wybierz { $n } eskadr, które tracisz.
       *[other] Wybierz { $n } eskadr, które tracisz.
    }
ask-usa = Wybierz, gdzie postawić flagi USA.
ask-compensation = W zamian zmień pole w Hiszpanii.
ask-layout = Połóż podstawowe żetony wojny, jak chcesz.
ask-source = Wybierz, skąd płynie eskadra.
ask-advantage = { $what }: wybierz miejsce.
ask-ability = { $what }: wybierz cel.
ask-tool-upgrade = Ulepszenie wojskowe: wybierz teatr.
ask-tool-event = Wybierz, jak zagrać wydarzenie.
ask-round-start = Weź żeton inwestycji.
hint-round-start = Możesz najpierw użyć zdolności sprzed żetonu
ask-round-taken = Zagraj wydarzenie, kup coś albo spasuj.
hint-round-taken = Wydarzenia są przed wszystkim innym
ask-round-no_event = Kup coś albo spasuj.
ask-round = Kupuj, używaj przewag albo zakończ rundę.
hint-round = Wskaż miejsce, aby zobaczyć jego cenę
hint-round-credit = Kreski: tylko za dług lub punkty traktatu
hint-let-go = Esc anuluje
left-points = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktów
    }
left-upgrade = Ulepszenie wojskowe
note-ends = kończy akcję ({ $points }), przepada { $n }
note-isolates = od następnej rundy izoluje: { $names }
note-vp = wynik { $before } → { $after }
note-reveals = nie da się cofnąć
note-again = Enter albo drugie kliknięcie
sum-have = { $points }, masz { $have }
sum-points = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktów
    }
sum-debt = dług { $n } ({ $after } z { $limit })
sum-trp = { $n ->
        [one] 1 punkt traktatu
        [few] { $n } punkty traktatu
        [many] { $n } punktów traktatu
       *[other] { $n } punktów traktatu
    }
sum-mixed = { $n } z długu lub punktów traktatu

main-waiting = Chwilę
main-for = { $action } za { $n }
main-keep = Zostaw te
main-ministry = Te ministeria
main-layout = Połóż tak
main-end = Zakończ rundę
main-end-anyway = Zakończ mimo to
main-anyway = { $action } mimo to
main-finish = Gotowe
main-choose-tile = Weź żeton
main-choose-any = Wybierz
second-pass = { $n ->
        [0] Pas
       *[other] Pas: dług −{ $n }
    }
second-decline = Pomiń
second-swap = Inna płatność
second-major = Jako akcja główna
second-minor = Jako akcja poboczna
go-on = Dalej
show-score = Pokaż wynik
story-skip = Pomiń
aside = Zobacz mapę
aside-back = Wróć do wyboru
board-when = { $era }, tura { $turn }, runda { $round } z 4
board-debt-taken = dług zaciągnięty w tej rundzie: { $n }
board-keys = Enter przyjmuje, Esc anuluje
purse-title = Twoje punkty
purse-of = Punkty: { $side }
purse-empty = Brak, dopóki nie weźmiesz żetonu
purse-spent = Wszystko wydane
purse-more = oraz do { $debt } długu{ $trp ->
        [0] { "" }
        [one] , 1 punkt traktatu
        [few] , { $trp } punkty traktatu
        [many] , { $trp } punktów traktatu
       *[other] , { $trp } punktów traktatu
    }
purse-more-short = lub { $debt } długu{ $trp ->
        [0] { "" }
       *[other] , { $trp } traktatu
    }
tip-purse-empty = Punkty dostajesz z żetonem inwestycji.
fund-major = akcja główna
fund-major-short = główna
fund-minor = akcja poboczna, raz
fund-minor-short = pob., 1×
fund-event = z wydarzenia
fund-event-short = wydarzenie
fund-ministry = z ministerium
fund-ministry-short = ministerium
fund-line = w tej akcji
fund-line-short = tutaj
fund-exchange = wymienione
fund-exchange-short = wymienione
limit-ministry = tylko { $card }
limit-event = { $act ->
        [unflag] tylko zdejmowanie flag, { $place }
        [flag] tylko stawianie flag, { $place }
       *[all] tylko { $place }
    }
limit-short = { $act ->
        [unflag] zdejmowanie
        [flag] stawianie
       *[all] ograniczone
    }
limit-some = niektóre miejsca
no-next-war = Nie ma już wojen.

choose-keep = Wydarzenia: zostaw trzy
choose-ministry = Ministeria
choose-ministry-advice = Premie wydarzeń wymagają słowa kluczowego: szukaj tu tego samego. Nie wiesz? Lampa podpowie.
choose-layout = Podstawowe żetony wojny
choose-upgrade = Ulepszenie wojskowe
choose-lay = Żeton wojny
choose-hand = Wydarzenia
choose-first = Kto zaczyna?
choose-first-advice = Pierwszy: pierwszy wybór żetonów. Ostatni: nikt ci nie odpowie. Nie wiesz? Lampa podpowie.
choose-effects = Efekty żetonów wojny
effects-title = Twoje żetony działają
effects-any-order = w dowolnej kolejności; każdy możesz pominąć
effects-dearest = najkosztowniejsze dla przeciwnika pierwsze
effects-which-unflag = Która flaga?
effects-which-fort_or_squadron = Który fort lub eskadra?
effects-which-debt = Dług
effects-more-refused = Oraz { $n }, których nie możesz ruszyć.
effect-unflag = Zdejmij flagę
effect-unflag-text = Zdejmij jedną wrogą flagę z rynku lub pola politycznego: { $where }. Nic to nie kosztuje, bez względu na ochronę.
effect-fort_or_squadron = Uszkodź fort albo odeślij eskadrę
effect-fort_or_squadron-text = Uszkodź jeden wrogi fort albo odeślij jedną wrogą eskadrę na jej pole floty: { $where }.
effect-debt = Dług dla wroga
effect-debt-text = { $side } bierze 1 długu: z { $before } robi się { $after } z { $limit }.
effect-debt-over = { $side } jest na swoim limicie długu ({ $limit }): zamiast tego zdobywasz { $n } PZ.
effect-debt-none = { $side } jest na swoim limicie długu ({ $limit }): nic się nie dzieje.
effect-leave-unflag = Pomiń: flaga zostaje
effect-leave-fort_or_squadron = Pomiń: fort i eskadra zostają
effect-leave-debt = Pomiń: bez długu
effect-leave-tip = Tracisz efekt tego żetonu; jego siła nadal się liczy.
effect-worth = warte { $n }
effect-loses = strata: { $what }
effect-cuts = odcina: { $what }
effect-bares = { $n ->
        [one] 1 rynek bez ochrony
        [few] { $n } rynki bez ochrony
        [many] { $n } rynków bez ochrony
       *[other] { $n } rynków bez ochrony
    }
effect-strength = siła −{ $n }
choose-loss = Eskadry
choose-spoils = Łupy
choose-usa = Stany Zjednoczone
choose-event = Jak zagrać wydarzenie?
event-way-plain = Bez premii
event-way-plain-text = Twoje ministerium zostaje zakryte.
event-way-bonus = Odkryj dla premii: { $card }
event-way-by = Dzięki: { $card }
choose-ability = Zdolność
choose-advantage = Przewaga
drawn-tile = Dobrano: { $name }
first-means = { $side } wykonuje ostatni ruch tury.
theater-strength = Widoczne dotąd: Francja { $france }, Brytania { $britain }
lay-moves = { $tile } trafia na: { $theater }
keep-drawn = Zostaw dobrany
keep-lying = Zostaw leżący
rejected-pool = Drugi wraca do puli.
rejected-out = Drugi wypada z gry.
option-number = Wybór { $n }
option-turn-up = Odkryj ministerium
option-not = Zostaw zakryte
option-carnatic_war-0 = Uszkodź wrogi fort w Indiach.
option-carnatic_war-1 = Zmień rynek bawełny.
option-austro_spanish_rivalry-0 = 2 punkty dyplomatyczne, tylko w Indiach.
option-austro_spanish_rivalry-1 = 2 punkty ekonomiczne, tylko w Indiach.
option-hyder_ali-0 = Przejmij kontrolę nad lokalnym sojuszem w Indiach.
option-hyder_ali-1 = 2 znaczniki konfliktu na niechronionych polach w Indiach.
option-war_of_the_quadruple_alliance-0 = Weź 1 długu.
option-war_of_the_quadruple_alliance-1 = Strać 1 punkt traktatu.
option-nootka_incident-0 = 2 punkty dyplomatyczne.
option-nootka_incident-1 = 2 punkty ekonomiczne.
option-military_spending_overruns-0 = Uszkodź swój fort.
option-military_spending_overruns-1 = Odeślij swoją eskadrę na pole floty.
option-military_spending_overruns-2 = Zwróć swój premiowy żeton wojny do puli.
option-calico_acts-0 = Punktuj teraz bawełnę.

do-flag = Postaw flagę
do-unflag = Zdejmij flagę
do-remove_conflict = Usuń znacznik
do-build_fort = Zbuduj fort
do-repair_fort = Napraw
do-seize_fort = Zajmij fort
do-deploy = Płyń tu
do-displace = Przepędź
do-send_home = Odeślij
do-construct_squadron = Zbuduj eskadrę
do-buy_war_tile = Żeton wojny
do-draw_event = Dobierz wydarzenie
do-exchange = Wymień na { $points }
do-buy_ability = Użyj zdolności
do-use_ability = Użyj zdolności
do-take_tile = Weź ten żeton
do-pass = Pas
do-end_round = Zakończ rundę
do-play_event = Zagraj wydarzenie
do-reveal = Odkryj
do-pay_rest = { $debt } długu, { $trp ->
        [one] 1 punkt traktatu
        [few] { $trp } punkty traktatu
        [many] { $trp } punktów traktatu
       *[other] { $trp } punktów traktatu
    }
do-upgrade = Ulepszenie wojskowe
do-keep_tile = Zostaw
do-swap_tiles = Zamień dwa żetony
do-upgrade_point = 1 punkt traktatu
do-lay_tile = Połóż tutaj
do-discard_event = Odrzuć
do-pick_space = Wybierz
do-pick_option = Wybierz
do-pick_theater = Wybierz
do-pick_squadron = Wybierz
do-pick_tile = Wybierz
do-pick_commodity = Wybierz
do-pick_advantage = Wybierz
do-decline = Pomiń
do-tile_effect = Dług dla wroga
do-effect_fort = Uszkodź fort
do-effect_squadron = Odeślij eskadrę
do-effect_unflag = Zdejmij flagę
do-decline_effect = Pomiń ten efekt
do-conquer = Podbij
do-conquer_naval = Podbij
do-refuse = Odmów
do-cede = Oddaj
do-lose_squadron = Oddaj
do-place_usa = Flaga USA
do-remove_fort = Usuń fort
do-finish = Gotowe
do-keep_events = Zostaw te
do-choose_ministries = Te ministeria
do-lay_basic = Połóż tak
from-box = z pola floty
from-space = skąd: { $space }
with = z: { $what }

say-flag = Postaw swoją flagę: { $space }
say-unflag = Zdejmij wrogą flagę: { $space }
say-remove_conflict = Usuń znacznik konfliktu: { $space }
say-build_fort = Zbuduj fort: { $space }
say-repair_fort = Napraw fort: { $space }
say-seize_fort = Zajmij uszkodzony fort: { $space }
say-deploy = Wyślij eskadrę: { $space }
say-displace = Przepędź wrogą eskadrę: { $space }
say-send_home = { $what }: odeślij eskadrę ({ $space })
say-send_home-alone = { $what }
say-construct_squadron = Zbuduj eskadrę
say-buy_war_tile = Dobierz premiowy żeton wojny
say-draw_event = Dobierz wydarzenie
say-exchange_points = Wymień na punkt: { $what }
say-buy_ability = { $what }: użyj zdolności
say-use_ability = { $what }: użyj zdolności
say-use_ability-on = { $what }: { $target }
say-use_advantage = { $what }: znacznik konfliktu ({ $space })
say-use_advantage-alone = Użyj: { $what }
say-take_tile = Weź żeton: { $major } { $kind }, { $minor } { $other }
say-play_event = Zagraj: { $what }
say-play_event-reveal = Zagraj: { $what } i odkryj: { $card }
say-play_event-by = Zagraj: { $what } dzięki: { $card }
say-reveal = Odkryj: { $what }
say-pass = { $n ->
        [0] Pas: tylko kończy rundę
       *[other] Pas: zmniejsza dług o { $n }
    }
say-end_round = Zakończ rundę
say-upgrade = Dobierz podstawowy żeton wojny do wyboru
say-upgrade_point = Weź 1 punkt traktatu
say-swap_tiles = Zamień dwa podstawowe żetony wojny
say-discard_event = Odrzuć: { $what }
say-name_first = Zaczyna { $what }
say-pick_space = { $space }
say-pick_squadron = Eskadra: { $space }
say-pick_squadron-box = Eskadra na polu floty
say-tile_effect = Dług wroga rośnie o 1
say-effect_fort = Uszkodź fort: { $space }
say-effect_squadron = Odeślij eskadrę: { $space }
say-effect_unflag = Zdejmij flagę: { $space }
say-conquer = Podbij: { $space }
say-conquer_naval = Podbij: { $space }
say-lose_squadron = Oddaj eskadrę: { $space }
say-lose_squadron-box = Oddaj eskadrę z pola floty
say-place_usa = Flaga USA: { $space }
say-remove_fort = Usuń fort: { $space }
say-refuse = Zostaje twoje w tej wojnie; { $what } zdobywa { $n } PZ
say-cede = Zmienia właściciela
say-decline_effect = Pomiń ten efekt
say-pick_option = Wybierz to
say-pick_theater = Wybierz ten teatr
say-pick_tile = Wybierz ten żeton
say-pick_commodity = Wybierz ten towar
say-pick_advantage = Wybierz tę przewagę
say-lay_tile = Połóż tu żeton
say-keep_tile = Zostaw ten żeton
say-decline = Pomiń
say-finish = Pomiń resztę
say-keep_events = Zostaw te wydarzenia
say-choose_ministries = Wybierz te ministeria
say-lay_basic = Połóż żetony tak

part-printed = cena bazowa
part-conflict = znacznik konfliktu
part-isolated = izolacja
part-protected = ochrona
part-region = kolejny region
part-least = najmniej 1
part-repair = naprawa
part-seize = zajęcie
part-displace = wróg tam
part-plus_one = znacznik +1
part-huguenots = hugenoci
part-event = wydarzenie
part-other = inne

strip-first = I
strip-trp = { $n ->
        [one] 1 pkt traktatu
        [few] { $n } pkt traktatu
        [many] { $n } pkt traktatu
       *[other] { $n } pkt traktatu
    }
strip-debt = Dług
strip-debt-of = { $debt } z { $limit }
strip-squadrons = na morzu { $sea }, w bazie { $box }
tip-available = Dostępny dług: { $n }
tip-ministries = Ministeria: { $names }
tip-squadrons = Eskadry: { $box } na polu floty, { $unbuilt } niezbudowane, { $aside } odłożone, { $out } stracone
tip-navy-box = Na twoim polu floty: { $n }. Kliknij, aby wysłać jedną.
ledger-title = Gdyby tura się teraz skończyła
ledger-folded = Gdyby był koniec tury
ledger-empty = Nagrody pojawiają się na początku tury.
ledger-nobody = nikt
ledger-lead = przy przewadze { $n }
ledger-rest = Ministeria, dług
tip-ledger = Co dałaby teraz punktacja. Flagi pod znacznikami konfliktu się nie liczą. PZ to punkty zwycięstwa, PT to punkty traktatu, które płacą za to, czego brakuje.
tip-track = Wynik { $vp }. Gdyby tura się teraz skończyła: { $then }. Francja wygrywa przy 30, Brytania przy 0.
tip-calendar = Tura { $turn }, runda { $round }
tip-tab-score = Wynik, kalendarz, obie strony
since-title = Co się stało
undo-start = Tu zaczyna się gra.
undo-revealed = Coś odkryto: tego nie cofniesz.
undo-hand_over = Grała druga strona: tego nie cofniesz.
undo-other_seat = Druga strona już wybrała.

prize-vp = { $n } PZ
prize-trp = { $n } PT
prize-debt = Dług { $n }
prize-cp = { $n ->
        [one] 1 podbój
        [few] { $n } podboje
        [many] { $n } podbojów
       *[other] { $n } podbojów
    }
spoil-unflag-market = flaga z rynku
spoil-unflag-political = flaga z pola
spoil-unbuild = { $n ->
        [one] 1 eskadra do budowy
        [few] { $n } eskadry do budowy
        [many] { $n } eskadr do budowy
       *[other] { $n } eskadr do budowy
    }
spoil-remove = { $n ->
        [one] 1 eskadra stracona
        [few] { $n } eskadry stracone
        [many] { $n } eskadr straconych
       *[other] { $n } eskadr straconych
    }
spoil-jacobite_victory = Znacznik zwycięstwa
spoil-third_ministry = trzecie ministerium
spoil-jacobite_defeat = Koniec powstań
spoil-atlantic_dominance = Żeton Dominacji
spoil-usa = Stany Zjednoczone
spoil-canada = także Kanada
strength-alliances = Sojusze
strength-keyword = Ministerium
strength-squadrons = Eskadry
strength-conflict = Konflikt
strength-forts = Forty
strength-special = Żeton specjalny
strength-since = od tego czasu
margin-more = { $n }+
theater-tie = { $n } do { $n }: remis, bez łupów
theater-won = { $side } wygrywa o { $n }
theater-coming = żetony zakryte
theater-even = na razie remis
theater-leads = { $side } prowadzi na razie o { $n }
war-won = { $n ->
        [one] 1 wygrany teatr
        [few] { $n } wygrane teatry
        [many] { $n } wygranych teatrów
       *[other] { $n } wygranych teatrów
    }
turn-title = Tura { $turn }
turn-years = Tura { $turn }, { $years }
scored-title = Punktacja tury { $turn }
scored-final = Koniec gry
scored-row = Punktacja: { $name }
scored-to-end = Do końca
scored-again = Pokaż znowu
scored-hint = Spacja lub kliknięcie: następne
scored-of = { $n } z { $of }
scored-level = remis
scored-ledger-tip = Co punktuje ta tura, wiersz po wierszu. Wskaż wiersz, aby zobaczyć jego pola.
scored-track-tip = Wynik { $now }. Na początku tury: { $before }.
scored-you = { $n } dla ciebie
scored-for = +{ $n }: { $side }
scored-same = wynik bez zmian
scored-and = oraz { $prize }
scored-so-far = dotąd
scored-row-level = { $name }: remis po { $n }. Nikt nie punktuje.
scored-row-short = { $name }: { $a } do { $b }; nagroda wymaga przewagi { $margin }. Nikt nie punktuje.
scored-row-won = { $name }: { $side } prowadzi { $a } do { $b } i zyskuje { $prize }.
scored-row-bare = { $name }: { $side } zyskuje { $prize }.
scored-no-tip = Żadne pole samo o niczym nie przesądziło.
scored-tip = { $space } przesądza ({ $rows }): bez tej zmiany wynik byłby { $without }, a nie { $now }.
scored-tip-plain = { $space } przesądza: bez tej zmiany wynik byłby { $without }, a nie { $now }.
tile-basic = Podstawowy żeton wojny
tile-bonus = Premiowy żeton wojny

if-keyword = { $keyword }:
if-available_debt_lead = { $by ->
        [one] Więcej dostępnego długu:
        [few] Przewaga w dostępnym długu o { $by }:
        [many] Przewaga w dostępnym długu o { $by }:
       *[other] Przewaga w dostępnym długu o { $by }:
    }
if-more_prestige = Więcej prestiżu ({ $countries }):
if-more_bonus_tiles = Więcej premiowych żetonów wojny:
if-holds_advantage = Posiadana przewaga: { $advantage }
tip-by-revealing = Premię dałoby odkrycie: { $names }.
tip-spent = (użyte w tej turze)
tip-face-up = Odkryte.
tip-face-down = Zakryte: niewidoczne dla przeciwnika.
closeup-type = Wymaga akcji głównej: { $kind }
closeup-any = Dowolna akcja główna
use-ability = Użyj tej zdolności
turn-up = Odkryj tę kartę
tip-upgrade = Ulepszenie wojskowe: drugi podstawowy żeton wojny do wyboru
tip-tile = Akcja główna { $major } ({ $kind }), akcja poboczna { $minor } ({ $other })
tip-tile-event = [event] Można zagrać wydarzenie: dowolnego rodzaju albo tego ({ $kind })
tip-tile-upgrade = [upgrade] Ulepszenie wojskowe

kind-market = rynek
kind-political = pole polityczne
kind-territory = terytorium
kind-fort = fort
kind-naval = pole morskie
tip-held = Trzyma: { $side }
tip-empty = Nie trzyma nikt
tip-cost = Cena: { $n }, punkty { $points }
tip-cp = Cena: punkty podboju { $n }, tylko w wojnach
mark-prestige = Pole prestiżu
mark-alliance = Pole sojuszu
mark-local = Lokalny sojusz
tip-theaters = Siła w: { $names }
state-conflict = [conflict] Znacznik konfliktu: nie liczy się i kosztuje 1
state-conflict_plus = [conflict] Znacznik konfliktu +1: usunięcie kosztuje więcej
state-isolated = Izolowane w tej rundzie: kosztuje 1
state-protected = Chronione: wroga kosztuje o 1 więcej
state-damaged = Uszkodzony: niczego nie chroni
state-huguenots = Hugenoci: o 1 punkt podboju drożej
state-huguenots_turned = Hugenoci (odwróceni)
tip-opens = Otwiera się w turze { $turn }
tip-needs = Wymaga: { $names }
advantage-state-ready = Gotowa
advantage-state-exhausted = Wyczerpana do następnej tury
advantage-state-blocked = Zablokowana znacznikiem konfliktu
advantage-state-new = Zyskana w tej rundzie: gotowa w następnej
tip-award = Nagroda: { $region }
tip-award-worth = { $prize } za przewagę { $n }
tip-award-now = Francja { $france }, Brytania { $britain }

what-space = miejsce
what-conflict = znacznik konfliktu
what-fort = fort
what-squadron = eskadra
what-theater = teatr
what-usa = pole USA
what-tile = żeton wojny
what-option = wybór
what-advantage = przewaga
what-commodity = towar
what-market = rynek
what-political = pole polityczne
what-debt = dług
what-fort_or_squadron = fort lub eskadra
what-unflag = flaga

recap-title = Od twojej ostatniej rundy
history-at = { $n } z { $of }, tura { $turn }
history-round-back = Na początek rundy
history-back = Krok wstecz
history-play = Odtwórz
history-pause = Pauza
history-on = Krok dalej
history-round-on = Do następnej rundy
history-now = Wróć do teraz
history-shown = Oglądasz przeszłość
log-empty = Nic się jeszcze nie wydarzyło.
log-jump = Kliknij, aby zobaczyć tamtą chwilę.
cards-discard = Stos kart odrzuconych
cards-gone = Poza grą
cards-none = Brak
cards-pile = { $n ->
        [one] 1 karta w stosie dobierania
        [few] { $n } karty w stosie dobierania
        [many] { $n } kart w stosie dobierania
       *[other] { $n } kart w stosie dobierania
    }
cards-ministries = Ministeria: { $side }, { $era }
tiles-left = { $n ->
        [one] W stosie jest jeszcze 1 żeton; widziane są szare.
        [few] W stosie są jeszcze { $n } żetony; widziane są szare.
        [many] W stosie jest jeszcze { $n } żetonów; widziane są szare.
       *[other] W stosie jest jeszcze { $n } żetonów; widziane są szare.
    }

category-award = Nagrody
category-prestige = Prestiż
category-demand = Popyt światowy
category-event = Wydarzenia
category-war = Wojny
category-refusal = Odmowy
category-overrun = Nadmiar długu
category-ministry = Ministeria
category-final_prestige = Prestiż na koniec
category-final_debt = Dostępny dług na koniec
category-final_commodity = Towary na koniec
category-final_territory = Zdobyte terytoria
score-winner = Wygrywa { $side }: { $name }
score-won = Wygrywa { $side }
score-you = Wygrywasz: { $side }
score-total = Razem
score-history = Wynik przez stulecie
score-all = Obie
score-chart-tip = Kliknij, aby zobaczyć stół w tamtej chwili.
score-chart = Linia to wynik po każdej turze i wojnie; słupki pokazują zyski obu stron według kategorii.
score-item = Tura { $turn }: { $what }, { $vp }
score-tie = 15 do 15: decyduje większy dostępny dług, Francja { $france }, Brytania { $britain }.
score-tie-equal = 15 do 15 i po { $france } dostępnego długu: taki remis wygrywa Brytania.
score-picture = Zapisz jako obraz
show-map = Zobacz mapę
over-sweep = Komplet
over-war = Zwycięstwo wojenne
over-vp = Poza torem
over-final = Punktacja końcowa
over-sweep-text = Wszystkie cztery nagrody i cały popyt w jednej turze.
over-war-text = Każdy teatr wojny w najwyższym wierszu.
over-vp-text = Wynik wyszedł poza tor: { $vp }.
over-final-text = Po sześciu turach wynik to { $vp }.

# Advice: what is meant, and where on the table.
advice-named = { $what }: { $thing }
advise-choose = Wybierz: { $what }
advise-keep_events = Zostaw: { $what }
advise-name_first-self = Zacznij w tej turze
advise-name_first-other = Niech w tej turze zacznie { $what }
advise-use = Użyj: { $what }
advise-use-on = Użyj: { $what }, cel: { $target }
advise-use_advantage = Użyj: { $what }, połóż znacznik konfliktu ({ $space })
advise-send_home = Użyj: { $what }, odeślij eskadrę ({ $space })
advise-pick_squadron = Wybierz eskadrę: { $space }
advise-pick_squadron-box = Wybierz eskadrę z pola floty
advise-pick_tile = Wybierz żeton wojny: { $what }
advise-lay_tile = Połóż żeton wojny: { $what }
advise-upgrade = Wykonaj ulepszenie wojskowe: { $what }
advise-keep_tile-drawn = Zostaw dobrany żeton wojny
advise-keep_tile-lying = Zostaw leżący żeton wojny
advise-tile_effect = Daj wrogowi 1 długu
advise-place_usa = Postaw flagę USA: { $space }
advise-refuse = Odmów oddania: { $space }
advise-cede = Oddaj: { $space }
advise-pick_option = Weź wybór { $n }
advise-pay_rest = Zapłać resztę: { $what }
advise-debt = dług { $n }
area-map = mapa
area-tiles = żetony inwestycji
area-hand = twoje wydarzenia
area-ministers = twoje ministeria
area-era_ministers = słowa kluczowe tych ministeriów
area-war = żetony wojny
area-points = twoje punkty
area-button = główny przycisk
area-choice = pokazane możliwości
