subtitle = Odkrywaj, handluj i rządź: trzy gry o imperiach i epokach
back = Wstecz
done = Gotowe
cancel = Anuluj
next = Dalej
previous = Poprzednie

menu-games = Brazil: Imperial · Imperial Struggle · Historia
menu-continue = Kontynuuj
menu-new = Nowa gra
menu-solo = Wyzwanie solo
menu-load = Wczytaj
menu-learn = Nauka
menu-settings = Ustawienia
menu-gallery = Galeria
menu-credits = Autorzy
menu-quit = Wyjdź
menu-odd = { $count ->
        [one] Nie można otworzyć jednego zapisu
        [few] Nie można otworzyć { $count } zapisów
        [many] Nie można otworzyć { $count } zapisów
       *[other] Nie można otworzyć { $count } zapisów
    }
menu-odd-tip = Nie zmieniono: { $names } Folder: { $folder }

language-name = Polski
theme-parchment = Pergamin
theme-slate = Łupek
theme-contrast = Wysoki kontrast

settings-title = Ustawienia
settings-look = Wyświetlanie
settings-scale = Wielkość interfejsu
settings-text-size = Wielkość tekstu
settings-text-size-normal = Normalna
settings-text-size-large = Duża ({ $percent } %)
settings-text-size-larger = Większa ({ $percent } %)
settings-text-size-about = Rośnie tylko tekst. Napisy na kartach, pionkach i mapie zachowują swoją wielkość; powiększ je, aby przeczytać.
settings-language = Język
settings-language-tip = Tłumaczenia nieczytane jeszcze przez rodzimych użytkowników języka: { $names }.
settings-theme = Motyw
settings-full-screen = Pełny ekran
settings-pace = Tempo
settings-steps = Ruchy botów
settings-steps-slow = Wolno
settings-steps-normal = Normalnie
settings-steps-at-once = Od razu
settings-emperor = Cesarz: sekund na turę
settings-seconds = { $whole } s
settings-speed = Szybkość animacji
settings-speed-value = { $speed }×
settings-speed-instant = Od razu
settings-pause = Czekaj na mnie po rundzie botów
names-and = { $names } i { $last }
mark-comma = { ", " }
mark-semicolon = { "; " }
mark-stop = .
mark-aside = { $words } ({ $more })
recap-replay = Pokaż znowu
recap-on = Dalej
recap-more = { $n ->
        [one] i jeden drobny krok; zob. dziennik
        [few] i { $n } drobne kroki; zob. dziennik
        [many] i { $n } drobnych kroków; zob. dziennik
       *[other] i { $n } drobnych kroków; zob. dziennik
    }
settings-motion = Mniej ruchu
settings-confirm = Pytaj, zanim zakończę turę z możliwą walką, odkryciem, punktami lub zakupem
settings-sound = Dźwięk
settings-sound-on = Dźwięk włączony
settings-master = Głośność ogólna
settings-effects = Efekty
settings-music = Muzyka
settings-interface = Interfejs
settings-files = Pliki
settings-folders =
    Ustawienia: { $config }
    Zapisane gry: { $saves }
settings-keys = Klawisze
settings-damaged-title = Nie udało się odczytać ustawień
settings-damaged = Plik { $path } jest uszkodzony ({ $detail }). Gra uruchamia się z ustawieniami domyślnymi.
settings-damaged-aside = Uszkodzony plik zachowano jako { $path }.
settings-damaged-stays = Uszkodzonego pliku nie dało się przenieść; zostanie zastąpiony, gdy zmienisz ustawienia.
safe-start-title = Bezpieczny start
safe-start = Ostatnim razem gra zamknęła się, zanim zdążyła coś pokazać. Teraz uruchamia się bez twoich ustawień i własnych scenariuszy, a menu pomija zapisane gry. Nic nie przepadło: zapisane gry są w folderze { $saves } i na stronie Wczytaj, ustawienia w pliku { $settings }. Następne uruchomienie wczyta wszystko na nowo.
set-aside-title = Pliku nie udało się wyświetlić
set-aside = { $count ->
        [one] Nie udało się wyświetlić pliku { $names }. Przeniesiono go do folderu { $folder }. Reszta jest bez zmian.
        [few] Nie udało się wyświetlić tych plików, przeniesiono je do folderu { $folder }: { $names }. Reszta jest bez zmian.
        [many] Nie udało się wyświetlić tych plików, przeniesiono je do folderu { $folder }: { $names }. Reszta jest bez zmian.
       *[other] Nie udało się wyświetlić tych plików, przeniesiono je do folderu { $folder }: { $names }. Reszta jest bez zmian.
    }
settings-not-written = Nie udało się zapisać ustawień: { $reason }
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony

new-title = Nowa gra
solo-title = Wyzwanie solo
solo-note = Osiągnij wszystkie cele, zanim skończą się rundy, grając samotnie przeciw mapie. Zacznij od wyzwań z pieczęcią.
new-seats = { $seats ->
        [one] 1 gracz
        [few] { $seats } graczy
        [many] { $seats } graczy
       *[other] { $seats } graczy
    }
new-players = Gracze
new-options = Opcje
new-meant = { $value } ({ $said })
new-count = Liczba graczy
new-start = Start
new-none = Nie znaleziono scenariuszy. Umieść folder scenarios z powrotem obok programu.
new-faults = Te pliki scenariuszy zawierają błędy i zostały pominięte:
who-person = Człowiek
who-settler = { strength-settler } ({ bot-settler })
strength-settler = Łatwy
bot-settler = Osadnik
who-merchant = { strength-merchant } ({ bot-merchant })
strength-merchant = Średni
bot-merchant = Kupiec
who-governor = { strength-governor } ({ bot-governor })
strength-governor = Mocny
bot-governor = Gubernator
who-viceroy = { strength-viceroy } ({ bot-viceroy })
strength-viceroy = Mocniejszy
bot-viceroy = Wicekról
who-emperor = { strength-emperor } ({ bot-emperor })
strength-emperor = Najmocniejszy
bot-emperor = Cesarz
manner-any = Dowolny styl
manner-any-does = Jeden z trzech, losowany na początku gry.
manner-plain = Zrównoważony
manner-plain-does = Niczego nie woli.
manner-builder = Budowniczy
manner-warrior = Wojownik
manner-collector = Kolekcjoner
manner-told = { $manner }. { $does }

load-title = Zapisane gry
load-none = Nie ma jeszcze zapisanych gier. Będą zapisywane w folderze { $folder }
load-delete = Usuń
load-delete-ask = Usunąć na zawsze „{ $name }”?
load-not-deleted = Nie udało się usunąć: { $reason }
load-failed = Nie udało się otworzyć tej gry: { $reason }
load-journal-lost = Niektórych ruchów wykonanych po zapisie nie dało się odtworzyć. Umieszczono je w pliku obok zapisu. ({ $reason })
load-journal-missing = Może brakować ruchów wykonanych po tym zapisie: pliku dziennika obok niego nie ma albo jest ucięty. Gra toczy się dalej po ruchu { $count }. ({ $reason })
load-bots-replaced = { $count ->
        [one] Ten program nie ma bota „{ $rungs }”. Na jego miejscu gra: { $bot }.
        [few] Ten program nie ma tych botów: { $rungs }. Na ich miejscu gra: { $bot }.
        [many] Ten program nie ma tych botów: { $rungs }. Na ich miejscu gra: { $bot }.
       *[other] Ten program nie ma tych botów: { $rungs }. Na ich miejscu gra: { $bot }.
    }
load-on-the-table = Ta gra jest teraz otwarta.
saved-again = Gra znowu się zapisuje.
unsaved-title = Nie zapisano
unsaved-body = Tej gry nie udało się zapisać. Jeśli teraz wyjdziesz, stracisz wszystko od ostatniego zapisu. ({ $reason })
unsaved-again = Spróbuj ponownie
unsaved-leave = Wyjdź bez zapisu
unsaved-stay = Zostań
load-unknown-game = Ta wersja nie zna gry, do której należy zapis ({ $game }). Nowsza może ją znać.
saved = Zapisano.
not-saved = Nie udało się zapisać gry: { $reason }
unpacked-gone = Pliki programu w folderze { $folder } usunięto w trakcie działania. Twoje gry są zapisane. Zamknij wkrótce program i uruchom go ponownie; do tego czasu może brakować obrazów, dźwięków i przeciwników.
cannot-start = Nie można rozpocząć tej gry: { $reason }
load-history-cut = Od tego zapisu zmieniła się mapa lub wartości kart. Możesz grać dalej, ale nie odtworzysz przebiegu gry.
load-history-broken = Przebiegu tej gry nie da się już odtworzyć. Możesz grać dalej, a ruchy zostają w jej pliku. ({ $reason })
resume = Wróć do gry
to-menu = Menu główne
menu-body = Każdy ruch zapisuje się automatycznie.
save-damaged = Ten plik jest uszkodzony i nie można go otworzyć.
save-newer = Tę grę zapisano w nowszej wersji programu. Zaktualizuj program, aby ją otworzyć.
save-before = Ten plik jest uszkodzony. Można otworzyć wcześniejszy zapis.
load-before-ask = Ten plik jest uszkodzony. Wcześniejszy zapis jest nienaruszony, a ruchy zapisane później zostaną z niego odtworzone. Uszkodzony plik zostaje obok.
load-before-open = Otwórz wcześniejszy zapis
load-paste = Wklej grę
load-pasted = Wklejono grę. Jest teraz wśród twoich gier: { $name }
load-not-pasted = Nic nie wklejono: { $reason }
load-rename = Zmień nazwę
load-rename-ask = Nowa nazwa dla: „{ $name }”
load-not-renamed = Nie udało się zmienić nazwy: { $reason }
load-name-taken = inna gra ma już tę nazwę.
load-busy = jest otwarta w innym oknie.
load-set-aside = Tych plików nie można otworzyć. Zostają na swoim miejscu.
save-asked = decyduje: { $name }
save-origin = Odgałęzienie od: { $origin }
name-hint = Nazwa
name-keep = Użyj tej nazwy
game-title-page = Ta gra
game-copy = Kopiuj grę jako tekst
game-copied = Gra jest w schowku (liczba znaków: { $letters }). Kto ma ten tekst, widzi wszystko, także ukryte karty.
game-picture = Zapisz grę jako obraz
game-pictured = Obraz zapisano: { $path }. Upuść go na okno tego programu, aby otworzyć grę. Zawiera wszystko, także ukryte karty.
game-branch = Graj dalej od tego miejsca
game-branch-ask = Rozpoczyna osobną grę od pozycji po ruchu { $move }. Oryginał pozostaje bez zmian.
game-branch-anew = Od tego miejsca wszystko, co ukryte, zostaje przetasowane: karty i kafelki, których nie było widać, talie i przyszłe losowania.
game-branch-name = { $name }, od ruchu { $move }
game-not-kept = Nie udało się zapisać: { $reason }
game-deal = Tasowanie
game-deal-given = Ziarno tej gry wybrano z góry, więc tasowanie nie zostało zablokowane.
game-deal-sealed = Tasowanie zablokowano przed pierwszym ruchem. Kod kontrolny *{ $short }*: po końcu gry pojawi się tu stojący za nim sekret i każdy sprawdzi, że niczego nie zmieniono. Pełny kod: { $mark }
game-deal-open = Gra skończona, oto sekret. Ziarno { $seed }, tajna liczba { $nonce }. SHA-256 tekstu „imperial.deal:{ $nonce }:{ $seed }” to kod kontrolny z początku, więc nikt nie zmienił tasowania. Ziarno wynika z tajnej liczby, więc nikt go nie wybrał.
game-deal-joint = Wszyscy przy stole i host wylosowali to tasowanie wspólnie: każdy zablokował tajną liczbę, zanim którąkolwiek ujawniono. Kod kontrolny *{ $short }*. Jeśli choć jedna osoba losowała uczciwie, nikt nie wybrał tasowania. Host mógł najwyżej odwołać początek gry, a wszyscy by to zauważyli. Każdy ruch jest podpisywany na komputerze tego, kto go wykonał (ruch bota podpisuje host), i łączony z poprzednim. W czasie gry host może wszystko podejrzeć, także ukryte karty, ale nie zmieni tasowania ani ruchu gracza tak, żeby nie było tego tu widać. Pełny kod: { $mark }
game-deal-joint-open = Gra skończona, a jej plik sprawdzono: każda liczba jest tą, którą zablokowano, tasowanie z nich wynika (ziarno { $seed }), a podpisy ({ $lines }) są prawidłowe. Złożono je tymi kluczami; porównaj swój z tą samą stroną u pozostałych graczy:
game-deal-joint-unsigned = Gra skończona, a podpisy w jej pliku ({ $lines }) są prawidłowe, ale koniec podpisał tylko host: mógłby jeszcze zmienić ostatnie ruchy botów.
game-deal-joint-key = { $name }: { $key }
game-deal-joint-wrong = Gra skończona, ale w jej pliku coś zmieniono: podpisana linia { $line } ({ $name }) nie jest tym, co podpisano.
game-deal-joint-wrong-start = Gra skończona, ale w jej pliku coś zmieniono: to, co uzgodniono przed pierwszym ruchem, nie zgadza się ({ $name }).
game-deal-host = host
bot-hung = Bot przestał odpowiadać. Zastąpiono go i wykonano za niego prosty ruch.
save-when = { $date }, { $time }
save-over = zakończona

learn-title = Jak grać
learn-none = Ta gra nie ma jeszcze stron zasad.
credits-title = Autorzy
credits-body =
    Trzy cyfrowe gry planszowe na jednym komputerze, przeciw ludziom lub botom: Brazil: Imperial, o odkrywaniu, budowie i wojnie w Brazylii lat 1500–1889, dla jednego do czterech graczy; Imperial Struggle, o rywalizacji Francji i Wielkiej Brytanii w latach 1697–1789, dla dwojga; oraz Historia, o cywilizacjach od starożytności po nasze czasy, dla jednego do sześciu.

    Licencja kodu i grafiki: MIT. Kroje pisma: SIL Open Font License.
credits-after = Drukowane gry
credits-after-body =
    - Brazil: Imperial to gra planszowa, której autorem jest Zé Mendes, wydana przez MeepleBR.
    - Imperial Struggle to gra planszowa, której autorami są Ananda Gupta i Jason Matthews, wydana przez GMT Games.
    - Historia to gra planszowa, której autorem jest Marco Pranzo, wydana przez Giochix.it.

    To jest niezależna edycja. Nie używa tekstów ani obrazów drukowanych gier; ani autorzy, ani wydawcy nie mają w niej udziału.
credits-machines = Stworzone z AI
credits-machines-body = Kod, teksty, ich tłumaczenia i rysunki powstały z pomocą modeli językowych AI. Obrazy to rysunki wektorowe zapisane jako kod i rysowane przez skrypty; dźwięki są obliczane. Nie użyto generatora obrazów ani nagrań. Żadnego tłumaczenia nie czytał jeszcze rodzimy użytkownik języka. Podczas gry nic nie jest generowane: boty i podpowiedzi wyliczają ruchy z zasad.
credits-unsigned = Pierwsze uruchomienie
credits-unsigned-body =
    Program nie ma certyfikatu firm Microsoft ani Apple, więc system może odmówić pierwszego uruchomienia.

    - Windows: kliknij *Więcej informacji*, a potem *Uruchom mimo to*.
    - macOS: otwórz go raz, a potem kliknij *Otwórz mimo to* w Ustawieniach systemowych, w dziale Prywatność i ochrona.
    - Linux: uruchamia się tak, jak jest.

    Każde wydanie podaje SHA-256 swoich plików, więc możesz sprawdzić, co pobierasz.
credits-parts = Zbudowano z użyciem
credits-licences = Teksty licencji są w folderze { $folder }
keys-title = Klawisze
keys-intro = Tab i strzałki przenoszą fokus, Enter lub spacja uruchamia wybrany element, Esc zamyka okno na wierzchu.
gallery-title = Galeria
gallery-icon = Program
gallery-empty = Nie znaleziono obrazów. Umieść folder art z powrotem obok programu.

command-confirm = Główny przycisk
command-back = Zamknij lub wróć
command-undo = Cofnij
command-redo = Ponów
command-full_screen = Pełny ekran
command-help_here = Zasada dla tego, co pod kursorem
command-close_up = Powiększ to, co pod kursorem
command-keys_list = Ta lista
command-fit_map = Home: twoje ziemie, potem cała mapa
command-zoom_in = Przybliż
command-zoom_out = Oddal
command-log = Dziennik
command-hint = Podpowiedź
command-why = Dlaczego bot tak zagrał
command-hurry = Przyspiesz boty
command-save = Zapisz
command-menu = Menu gry
command-mute = Dźwięk wł./wył.
command-screenshot = Zrzut ekranu

advice-hint = Podpowiedź
advice-why = Dlaczego tak? ({ $name })
advice-earlier = Wcześniej: { $name }
advice-thinking = Myślę …
advice-look = Spójrz tu: { $area }.
advice-lit = Wskazane miejsca są podświetlone.
advice-more-2 = Która akcja?
advice-more-3 = Cały plan
advice-plan = Cały plan razem
advice-expected = Najlepszy plan, który zaczyna się od pierwszego kroku
advice-less = { $n ->
        [one] Inna możliwość: ok. { $n } wygraną mniej na 100 gier
        [few] Inna możliwość: ok. { $n } wygrane mniej na 100 gier
        [many] Inna możliwość: ok. { $n } wygranych mniej na 100 gier
       *[other] Inna możliwość: ok. { $n } wygranych mniej na 100 gier
    }
advice-more = { $n ->
        [one] Inna możliwość: może { $n } wygraną więcej na 100 gier
        [few] Inna możliwość: może { $n } wygrane więcej na 100 gier
        [many] Inna możliwość: może { $n } wygranych więcej na 100 gier
       *[other] Inna możliwość: może { $n } wygranych więcej na 100 gier
    }
handover-drawing = Rysowanie nowych obrazów. To potrwa chwilę.
advice-even = Inna możliwość: mniej więcej równa
advice-done = Co zrobił
advice-step = { $what } → { $why }
advice-ahead = Lepiej niż inna najlepsza możliwość: { $things }.
advice-behind = Gorzej niż inna najlepsza możliwość: { $things }.
advice-other-ahead = Lepiej niż pierwszy plan: { $things }.
advice-other-behind = Gorzej niż pierwszy plan: { $things }.
advice-about-equal = Mniej więcej równy następnemu najlepszemu planowi.
advice-wins = { $n ->
        [one] Wygrywa ok. { $n } grę na 100 więcej niż następny najlepszy plan.
        [few] Wygrywa ok. { $n } gry na 100 więcej niż następny najlepszy plan.
        [many] Wygrywa ok. { $n } gier na 100 więcej niż następny najlepszy plan.
       *[other] Wygrywa ok. { $n } gier na 100 więcej niż następny najlepszy plan.
    }
advice-unsure = Co dalej, zależy od losu lub innych graczy.
advice-as-seen = Tyle możesz zobaczyć; ukryte informacje bota pominięto.
advice-secret = Użył ukrytych informacji. Ten ruch da się wyjaśnić po końcu gry.
advice-failed = Tym razem bez rady: { $reason }
advice-nobody = Podpowiedzi są tylko dla gracza przy tym ekranie, który ma coś do wyboru.
advice-public = Wszyscy widzą ten wybór: podpowiedź zdradziłaby tajemnicę.
advice-past = Podpowiedzi dotyczą tylko teraźniejszości; oglądasz przeszłość.
advice-no-move = Nie ma jeszcze ruchu bota do wyjaśnienia.

review-title = Analiza
review-working = Analizuję każdy wybór tej gry …
review-begun = Zwykle trwa to minutę lub dwie.
review-left =
    Gotowe w { $done }%, jeszcze około { $minutes ->
        [one] 1 minuty
        [few] { $minutes } minut
        [many] { $minutes } minut
       *[other] { $minutes } minut
    }
review-soon = Gotowe w { $done }%, jeszcze mniej niż minuta
review-goes-on = Możesz opuścić tę stronę i stół. Analiza trwa w tle i zostanie zapisana z grą.
review-ready = Analiza jest gotowa.
review-ready-of = Analiza jest gotowa: „{ $name }”.
review-none = Żadna tura wyraźnie nie obniżyła szans na wygraną. Dobra gra!
review-turning = Punkty zwrotne gry
review-rose = do następnej tury szansa na wygraną wzrosła z { $before }% do { $after }%
review-fell = do następnej tury szansa na wygraną spadła z { $before }% do { $after }%
review-through = Zobacz całą grę
review-through-about = Możesz przejrzeć całą grę tura po turze i od dowolnej chwili zacząć nową, by zagrać inaczej.
review-intro = Tury, które najbardziej obniżyły szanse na wygraną, ocenione według tego, co było wtedy widać. Tur mniej więcej równych nie wymieniono.
review-when = { $n }. { $name }, { $when } (ruch { $move })
review-look = Pokaż
review-seat = Miejsce { $n }
review-play = Średnio jeden wybór tracił { $n }% szans na wygraną (zapewne od { $low } do { $high }%).
review-luck-bad = Pech obniżył szansę na wygraną łącznie o { $n }%.
review-luck-good = Szczęście podniosło szansę na wygraną łącznie o { $n }%.
review-luck-even = Szczęście prawie nic nie zmieniło.
review-skill-learning = Jest jeszcze co poprawić.
review-skill-good = Dobra gra.
review-skill-strong = Mocna gra.
review-skill-faultless = Gra niemal bezbłędna.
labelled = { $label }: { $what }
review-of = { $name }: { $told }
review-thresholds = Utrata szans na wygraną: dobrze poniżej { $inaccuracy }%, niedokładność od { $inaccuracy }%, błąd od { $mistake }%, gruby błąd od { $blunder }%
grade-best = najlepsze
grade-even = mniej więcej równe
grade-good = dobre
grade-inaccuracy = niedokładność
grade-mistake = błąd
grade-blunder = gruby błąd
retry-title = Znajdź lepszą turę
retry-intro = Twoje najdroższe tury według utraconych szans na wygraną
retry-your-turn = Twoja tura wtedy
retry-as-seen = { $when }, jak było to widać
retry-turn = Tura
retry-in-game = W grze
retry-try = { $n ->
        [1] Pierwsza próba
        [2] Druga próba
        [3] Trzecia próba
       *[other] Próba { $n }
    }
retry-loss = −{ $n }%
retry-loss-tip = Obniżyła szanse na wygraną o { $low } do { $high }%, ok. { $points } pkt.
retry-chance = { $n }%
retry-points-tip = Ok. { $points } pkt za najlepszą turą.
retry-ask = Zagraj tę turę jeszcze raz. Ocenimy ją, gdy się skończy albo ujawni coś nowego.
retry-turn-over = Twoja tura się skończyła.
retry-judging = Oceniam twoją turę …
retry-verdict-best = Równie dobra jak najlepsza
retry-verdict-better = Lepsza niż w grze, kosztuje { $n }%
retry-verdict-costs = Kosztuje { $n }%
retry-ahead = Więcej niż najlepsza tura: { $things }.
retry-behind = Mniej niż najlepsza tura: { $things }.
retry-best = Najlepsza tura
retry-then = potem
retry-again = Spróbuj ponownie
retry-show = Pokaż najlepszą
retry-next = Następna tura
retry-keys = F6 przenosi klawisze między tą listą a stołem.
retry-not-now = Nie teraz, gdy szukasz lepszej tury.

handover-turn = Tura gracza: { $name }.
handover-decide = Decyzję podejmuje: { $name }.
handover-others = Pozostali, nie patrzcie.
handover-ready = To ja: { $name }

crash-title = Coś poszło nie tak
crash-body = W grze wystąpił błąd. Każdy twój ruch jest zapisany i możesz grać dalej od ostatniego. Nic nigdzie nie wysłano; raport zapisano: { $path }
crash-go-on = Kontynuuj
crash-copy = Kopiuj raport
crash-copied = Raport jest w schowku.
crash-not-copied = Nie udało się skopiować raportu: { $reason }
crash-to-menu = Menu główne
crash-final = W grze wystąpił błąd, którego nie da się naprawić, i trzeba ją zamknąć. Gra została wcześniej zapisana; wybierz Kontynuuj, aby do niej wrócić. Dziennik jest w folderze { $folder }

cli-help-save = zapisana gra do otwarcia
cli-help-contact-sheet = zapisuje obrazy każdego scenariusza, wczesne, środkowe i późne, w kolorze i tak, jak widać je przy ślepocie barw
cli-help-screenshot = zapisuje obraz ekranu i kończy
cli-help-build-pictures = zapisuje obrazy dostarczane z programem i kończy
cli-help-selftest = wczytuje wszystko, rysuje każdy ekran, gra, zapisuje i wczytuje ponownie
cli-refused = brazil-imperial: { $reason } (zob. --help)
cli-no-game = nie ma gry { $name }; są: { $known }
cli-no-screen = nie ma ekranu { $name }; są: { $known }
cli-no-theme = nie ma motywu { $name }; są: { $known }
cli-no-language = nie ma języka { $name }; są: { $known }
cli-no-scenario = nie ma scenariusza { $name }; są: { $known }
cli-bad-scale = wielkość interfejsu { $value } nie mieści się między 75 a 200
cli-bad-turns = liczba tur { $value } jest ujemna
cli-no-save = nie ma pliku { $path }
cli-no-display = Nie ma ekranu, na którym można rysować ({ $reason }). Bez niego "python -m engine --help" nadal gra, mierzy i sprawdza gry, a --screenshot nadal rysuje obrazy.
cli-no-x11 = DISPLAY jest ustawiony, ale program nie może otworzyć na nim okien: nie znaleziono { $missing }. Zainstaluj libX11 i libXext: pakiety: libx11-6 i libxext6 (Debian i Ubuntu), libX11 i libXext (Fedora), libx11 i libxext (Arch).
cli-no-picture = nie udało się zapisać obrazu: { $reason }
selftest-fine = autotest: w porządku
selftest-failed = autotest: { $what } nie powiódł się: { $reason }
picture-kept = Zapisano: { $path }
keys-lead = { $key } przenosi fokus na każdym ekranie. Naciśnij inny klawisz lub Esc.
keys-press = Naciśnij nowy klawisz: „{ $command }”. Esc zostawia stary.
keys-taken = { $key } był klawiszem polecenia „{ $command }”, które teraz nie ma żadnego.
keys-none = brak klawisza
keys-default = Przywróć klawisze
keys-change = Kliknij klawisz, aby go zmienić.
command-keys_list-title = Klawisze
about-person = Człowiek przy tym ekranie.
about-settler = *{ who-settler }*: { does-settler }
does-settler = Na pierwszą grę. Bierze, co dobrze wygląda, i gra od razu.
about-merchant = *{ who-merchant }*: { does-merchant }
does-merchant = Waży każdy ruch, ale niczego nie planuje. Gra od razu.
about-governor = *{ who-governor }*: { does-governor }
does-governor = Planuje całą turę, mniej więcej w sekundę. Dobry przeciwnik.
about-viceroy = *{ who-viceroy }*: { does-viceroy }
does-viceroy = Rozgrywa warianty, z twoimi odpowiedziami. Kilka sekund na turę.
about-emperor = *{ who-emperor }*: { does-emperor }
does-emperor = Myśli najwyżej tak długo, jak pozwala zegar. Najtrudniejszy do pokonania.

# Marks of every game
symbol-check = Gotowe.
symbol-cross = Nie możesz tego zrobić; oto dlaczego.
symbol-eye = Tylko ty to wiesz.
symbol-lock = Na razie zablokowane.
