# The page of rulings: each id is one of engine/historia/RULINGS.md.
ruling-cubes-four-places = [cube] jest w jednym z czterech miejsc: rezerwa, zużyte, zapas, mapa.
ruling-hands-open = Wszyscy mogą oglądać każdą rękę kart akcji, bo wynika z kolejek. Doradcy, talie i zapieczętowane wybory są tajne, także to, ile kart zawiera wybór.
ruling-draft-six-players = Przy sześciu graczach ostatni bierze jedynego przywódcę, który został.
ruling-setup-territory-vp = Pierwsza kostka punktuje za swoją krainę; opcja stołu nie daje nic, jak mówi późniejsza poprawka wydawcy.
ruling-first-in-order = Co poza tym jest równe, należy do pierwszego w kolejności tury: graczy, potem Civbotów w ich kolejności.
ruling-vp-floor = Punkty nigdy nie spadają poniżej zera; to, co kosztuje [vp], wymaga tylu w tej chwili.
ruling-choice-level-now = O liczbie kart decyduje technologia w chwili wyboru.
ruling-revolution-counted-once = Trzy karty dla Rewolucji liczy się w chwili jej wyboru, bez wybranych razem z nią, i nie liczy się ich ponownie.
ruling-no-card-no-choice = Kto nie ma karty do wyboru, nie jest pytany; gdy nie ma jej nikt, tura się kończy.
ruling-resolve-all-own-cards = Rozpatrujesz wszystkie swoje karty, zanim następny gracz zacznie.
ruling-using-is-may = Karty można nie użyć do niczego, oprócz Rewolucji.
ruling-advanced-checked-at-resolution = Czy można użyć strony zaawansowanej, sprawdza się przy rozpatrywaniu karty.
ruling-own-card-may-return = Rozpatrywana karta leży już na końcu kolejki: jej własny efekt lub efekt cudu może ją wziąć z powrotem.
ruling-open-cards-apart = Karty odkryte, a jeszcze nierozpatrzone leżą osobno; nic nie bierze ich z powrotem.
ruling-no-idle-questions = Pytania z jedną odpowiedzią się nie zadaje, poza wyborem kart, wojnami i tym, co kosztuje [vp].
ruling-lists-do-what-they-can = Każda część efektu robi tyle, ile może, potem następuje kolejna.
ruling-choices-may-stop = Gdzie wybierasz, możesz skończyć wcześniej, także na zerze; co nie wymaga wyboru, wykonuje się w całości.
ruling-side-needs-deed = Strona akcji wymaga, by po zapłaceniu kosztu możliwe było jej ostatnie działanie; nie może za nie zapłacić nic, co sama daje.
ruling-side-needs-target = Użyta strona bierze przynajmniej jeden cel, cud lub kostkę; Rewolucja bierze obie karty.
ruling-no-cell-no-action = Gdzie plan nie ma następnego miejsca, poziomu nie można zyskać; z dwóch poziomów zyskuje się możliwy.
ruling-advanced-art-one-left = Gdy został jeden cud, zaawansowana Sztuka bierze jeden.
ruling-done-means-changed = Akcja jest wykonana, jeśli coś zmieniła; dopiero wtedy idą cuda i liczą się handel, najazdy i wojny.
ruling-deeds-in-lists = Działanie na doradcy, cudzie lub poziomie jest tą akcją pod każdym względem; poziomy, cuda i [vp] zyskane inaczej nie są.
ruling-vp-category = [vp] zapisuje się przy działaniu, które je dało, a inaczej przy karcie lub poziomie, które je wymieniają.
ruling-one-cube-a-territory = Cywilizacja ma najwyżej jedną kostkę na krainę.
ruling-adjacent-includes-shared = Cywilizacja w twojej krainie też jest twoim sąsiadem.
ruling-navigation-own-side-only = Nawigacja czyni wszystkich sąsiadami dla ciebie, ale nie ciebie dla nich.
ruling-landless-anywhere = Bez kostki na mapie możesz rozszerzyć się dokądkolwiek; poza tym przed Nawigacją nic z tobą nie sąsiaduje, a ty nie jesteś niczyim sąsiadem.
ruling-expansion-empty-again = Kraina znów pusta znów punktuje.
ruling-exploit-sources-advanced = Zaawansowany Wyzysk bierze z puli zużytych lub z mapy jak strona podstawowa, z takimi samymi stratami.
ruling-last-cube-exploit = Wyzysk nigdy nie zdejmuje twojej ostatniej kostki z mapy.
ruling-trade-needs-cell = Nie ma handlu, gdzie plan nie ma następnego miejsca dla twojej technologii.
ruling-partner-first = W handlu najpierw są [vp] partnera, potem twój poziom i to, co daje.
ruling-war-shared-territory = Wojnę toczy się tylko we wspólnych krainach, także z Nawigacją.
ruling-war-winner-vp-side = Kto wygra, zyskuje 2 [vp] albo 4, jeśli karty użyto od strony zaawansowanej.
ruling-war-tie-was-fought = Wojna z remisem została stoczona; poza tym nic nie zmienia.
ruling-last-cube-players = W wojnie między graczami ostatnia kostka na mapie zostaje; zwycięzca i tak punktuje.
ruling-civbot-wipes-out = Przeciw Civbotowi lub z jego strony ostatnia kostka nie jest chroniona.
ruling-wonder-turned-first = Cud najpierw się obraca, potem wykonuje jego efekt.
ruling-wonder-fresh = Nowego cudu nie można użyć, dopóki karta, która go dała, nie jest rozpatrzona.
ruling-wonder-offer-time = Cuda proponuje się, gdy akcja ze wszystkim, co uruchomiła, jest skończona.
ruling-wonder-order-of-seats = Najpierw cuda działającego gracza, potem pozostałych w kolejności tury.
ruling-war-won-as-defender = Wojnę wygrywa ten, kto wygrał, atakujący lub obrońca.
ruling-ready-others-only = Żaden cud nie odświeża sam siebie; odświeżonego można użyć od razu, także przy tym samym zdarzeniu.
ruling-majority-strict = Większość to ściśle więcej niż każdy inny gracz; Civboty się nie liczą.
ruling-solo-majority = Gdy grasz samotnie wśród Civbotów, każda większość jest twoja.
ruling-row-order = Rząd cudów leży tak, jak wyłożono, najstarszy pierwszy; branie go nie uzupełnia.
ruling-reset-mid-era = Rząd cudów wykłada się od nowa także po drugiej turze ery, z tej samej talii; opcja stołu to wyłącza.
ruling-short-deck = Talia, która ma mniej, wykłada tyle, ile ma.
ruling-advisor-gone-is-used = Doradca odłożony bez użycia wypada z gry i liczy się jako użyty.
ruling-leader-counts = Dla przywódców liczą się twoje wojny i najazdy z tej ery oraz handel: twój i cudzy z tobą, także Civbotów. Jedno i drugie zaczyna się od nowa po punktacji przywódców.
ruling-civbots-act-once = Civboty działają raz na turę, po ostatniej rundzie.
ruling-civbot-order = Civboty mają własną kolejność tury, ustalaną od nowa jak kolejność graczy.
ruling-civbot-choices = Civbot niczego nie wybiera: jego cele wynikają z [vp], poziomów, liczb krain i kolejności.
ruling-civbot-scores = Civbot punktuje za swoje karty, jako partner w handlu, za wojny, [vp] swojego ustroju i krainy; za nic z tego, co wydrukowano na planie.
ruling-recover-cards-every-turn = Dwie najstarsze karty wracają na koniec każdej tury.
ruling-tie-break-last = Równe [vp] i równe poziomy: gracz przed Civbotem, potem zwycięstwo jest wspólne.
ruling-numbers = Liczby, których instrukcja nie podaje, znaleziono w grach, które program rozegrał sam ze sobą.
ruling-own-cards = Nazwy, wyzwalacze i efekty wszystkich cudów, imiona i cele wszystkich przywódców, imiona i efekty wszystkich doradców.
ruling-own-matrix = Kształt planu, nazwy poziomów wojska, to, co stoi na planie poza ostatnią technologią, strefy i premie ustrojów.
ruling-own-map = Granice krain, [vp] ich żetonów i to, która część kręgu ma którą ikonę.
ruling-own-civbots = Siedem kart Civbotów, co robi każdy poziom trudności, tytuły i medale gry samotnej.

learn-rulings-title = Orzeczenia
learn-rulings =
    Gdzie zasady zostawiają pytanie otwarte, ta edycja odpowiada:

    # Stół
    - { ruling-cubes-four-places }
    - { ruling-hands-open }
    - { ruling-draft-six-players }
    - { ruling-setup-territory-vp }
    - { ruling-first-in-order }
    - { ruling-vp-floor }

    # Wybieranie i rozpatrywanie
    - { ruling-choice-level-now }
    - { ruling-revolution-counted-once }
    - { ruling-no-card-no-choice }
    - { ruling-resolve-all-own-cards }
    - { ruling-using-is-may }
    - { ruling-advanced-checked-at-resolution }
    - { ruling-own-card-may-return }
    - { ruling-open-cards-apart }
    - { ruling-no-idle-questions }

    # Co robi karta
    - { ruling-lists-do-what-they-can }
    - { ruling-choices-may-stop }
    - { ruling-side-needs-deed }
    - { ruling-side-needs-target }
    - { ruling-no-cell-no-action }
    - { ruling-advanced-art-one-left }
    - { ruling-done-means-changed }
    - { ruling-deeds-in-lists }
    - { ruling-vp-category }

    # Krainy i sąsiedzi
    - { ruling-one-cube-a-territory }
    - { ruling-adjacent-includes-shared }
    - { ruling-navigation-own-side-only }
    - { ruling-landless-anywhere }
    - { ruling-expansion-empty-again }
    - { ruling-exploit-sources-advanced }
    - { ruling-last-cube-exploit }
    - { ruling-trade-needs-cell }
    - { ruling-partner-first }
    - { ruling-war-shared-territory }
    - { ruling-war-winner-vp-side }
    - { ruling-war-tie-was-fought }
    - { ruling-last-cube-players }
    - { ruling-civbot-wipes-out }

    # Cuda
    - { ruling-wonder-turned-first }
    - { ruling-wonder-fresh }
    - { ruling-wonder-offer-time }
    - { ruling-wonder-order-of-seats }
    - { ruling-war-won-as-defender }
    - { ruling-ready-others-only }
    - { ruling-majority-strict }
    - { ruling-solo-majority }
    - { ruling-row-order }
    - { ruling-reset-mid-era }
    - { ruling-short-deck }

    # Doradcy i przywódcy
    - { ruling-advisor-gone-is-used }
    - { ruling-leader-counts }

    # Civboty
    - { ruling-civbots-act-once }
    - { ruling-civbot-order }
    - { ruling-civbot-choices }
    - { ruling-civbot-scores }

    # Koniec
    - { ruling-recover-cards-every-turn }
    - { ruling-tie-break-last }

    # Nasze własne
    - { ruling-numbers }
    - { ruling-own-cards }
    - { ruling-own-matrix }
    - { ruling-own-map }
    - { ruling-own-civbots }
