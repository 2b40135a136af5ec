learn-goal-title = Cel gry
learn-goal =
    ~Historia, na podstawie gry planszowej, której autorem jest Marco Pranzo: karty i liczby tej edycji są nasze.~

    Każdy gracz prowadzi jedną z sześciu cywilizacji przez dwanaście tur: trzy ery po cztery. *Kto na końcu ma najwięcej punktów zwycięstwa, wygrywa*; przy remisie wyższa suma technologii i wojska.

    Punktujesz po drodze, na końcu nic się nie dolicza: za odkrywanie pustych krain, za krainy tylko twoje na koniec ery, za ustroje, cuda, przywódców, najazdy, wojny i ostatnie poziomy planu.
learn-turn-title = Tura
learn-turn =
    Tura trwa tyle rund, ile trzeba, aż ktoś zrobi Rewolucję [revolution].

    # Runda
    - Wszyscy wybierają karty w tajemnicy, jednocześnie.
    - Gdy wszyscy zapieczętują, karty odkrywa się razem.
    - W kolejności tury każdy gracz rozpatruje wszystkie swoje karty, w dowolnym porządku; Rewolucję na końcu.

    # Koniec tury
    Najpierw działają Civboty, potem po kolei ikony kręgu: kostki i karty wracają, cuda znów są gotowe, ustroje płacą, ustala się nową kolejność (najmniej [vp] pierwszy). Co czwarta tura kończy erę: przywódcy punktują, a każdy zyskuje [vp] krain, w których jest sam.
learn-choosing-title = Wybieranie
learn-choosing =
    Wybierasz jedną kartę na rundę; od technologii 5 do dwóch, od 13 do trzech. Doradcy liczą się jak inne karty.

    Kliknij kartę, aby ją wybrać. *Zapieczętuj* zatwierdza, tak samo drugie kliknięcie, gdy wolno wybrać tylko jedną; Esc odkłada. Cel możesz wybrać od razu: kliknij podświetloną krainę, cud lub rywala, a karta rozpatrzy się sama, jeśli wciąż może. Karta z tylko jedną dostępną stroną też rozpatruje się sama; cofnij to, by zdecydować inaczej. Dopóki nie zapieczętowali wszyscy, możesz cofnąć wybór. Gdy wskazujesz kartę, plan i świat pokazują, co zrobiłaby teraz, a suma obok przycisku mówi, co by się zmieniło. Inni mogą zadziałać przed tobą, więc może wyjść inaczej.

    Kilka osób przy jednym ekranie wybiera po kolei za kurtyną; nikt nie widzi, ile kart zapieczętował ktoś inny.
learn-actions-title = Dziesięć akcji
learn-actions =
    Każda karta ma stronę podstawową, a większość też zaawansowaną, którą otwiera poziom technologii. Karty możesz użyć lub nie; tylko Rewolucji trzeba użyć.

    # Poziomy
    - [military] *Wojsko*, [technology] *Technologia*: zapłać kostkę, wejdź o poziom wyżej.

    # Cuda
    - [art] *Sztuka*: zapłać kostkę, weź cud z rzędu.
    - [tourism] *Turystyka*: [vp] za twoje cuda.

    # Kostki
    - [exploit] *Wyzysk*: odzyskaj kostki z puli zużytych lub z mapy; kostka zdjęta z mapy kosztuje [vp] swojej krainy.
    - [expansion] *Ekspansja*: kostka do sąsiedniej krainy; pusta daje swoje [vp].

    # Sąsiedzi
    - [trade] *Handel*: sąsiad z większą technologią zyskuje [vp], ty zyskujesz poziom.
    - [raid] *Najazd*: sąsiad z mniejszym wojskiem: [vp] i kostka z powrotem.
    - [war] *Wojna*: wspólna kraina; wygrywa większe wojsko.

    # Koniec tury
    - [revolution] *Rewolucja*: dwie karty wracają, a tura się kończy.
learn-queue-title = Kolejka
learn-queue =
    Rozpatrzona karta idzie na prawy koniec twojej kolejki odrzuconych. Każdy widzi wszystkie kolejki, a więc i ręce.

    - Na koniec tury wracają *dwie najstarsze*: stoją na złotej tacy.
    - Rewolucja bierze z powrotem *najnowszą* i jedną do wyboru. Gdy ją wybierasz, w kolejce muszą być trzy karty.
    - Cuda, doradcy i poziomy biorą z powrotem inne.

    Kiedy zakończyć turę, to serce gry: wcześnie, gdy ręce innych są jeszcze pełne planów, czy późno, gdy pełna jest twoja.
learn-power-title = Władza
learn-power =
    Dziewięć [cube] na cywilizację, w czterech miejscach: [reserve] rezerwa (jeszcze nie w grze), [pool] zużyte, [supply] zapas (do wydania) i mapa. To, co płacisz, idzie z zapasu do puli zużytych; odzyskanie przynosi to z powrotem.

    Na koniec każdej tury odzyskujesz kostkę za każdą krainę, w której jesteś. W drugiej i czwartej turze ery do gry wchodzi nowa.
learn-plan-title = Plan rozwoju
learn-plan =
    Twój znacznik się wspina: technologia w prawo, wojsko w górę, każde do 16. *Nie każde miejsce istnieje*: zaniedbaj jeden tor, a staniesz na drugim. Krok daje od razu to, co pokazano na jego krawędzi.

    Strefa, w której stoisz, to twój *ustrój*: płaci na koniec każdej tury. Wskaż pole, aby je przeczytać. Na pełnym torze każdy dalszy poziom jest wart 2 [vp].
learn-war-title = Krainy i sąsiedzi
learn-war =
    # Krainy
    Liczba na krainie to jej [vp]. Kto umieści kostkę w pustej krainie, zyskuje je; na koniec ery każdy zyskuje je ponownie za każdą krainę, w której jest sam. Cywilizacja ma najwyżej jedną kostkę na krainę i na koniec każdej tury odzyskuje jedną za każdą krainę, w której jest.

    # Sąsiedzi
    Krainy graniczące z twoją są sąsiednie, a sąsiadem jest każdy, kto ma kostkę w nich lub w twojej krainie. Od Nawigacji (technologia 8) sąsiednie są dla ciebie wszystkie krainy. Dwa szlaki przecinają Pacyfik: z Syberii do Ameryki Północnej, z Oceanii do Ameryki Południowej.

    # Wojna
    Na *Wojnę* potrzeba krainy, w której oboje macie kostkę. Porównuje się oba wojska, ze strażą cudów: silniejszy zyskuje 2 [vp] (zaawansowana 4), kostka słabszego stamtąd idzie do puli zużytych. W wojnie między graczami ostatnia kostka na mapie zostaje; przeciw Civbotowi lub z jego strony nie. Raz zdobytych punktów się nie traci.
learn-wonders-title = Cuda
learn-wonders =
    Cud nie ma własnych punktów: ma efekt. Gdy przytrafi ci się jeden z jego wyzwalaczy, możesz go obrócić i wykonać efekt: świeci wtedy dzwonkiem [bell]. Na koniec tury znów jest gotowy. Cudu dopiero zbudowanego można użyć, gdy karta, która go dała, jest rozpatrzona.

    Niektóre mają efekt, który działa zawsze. Wszystkie liczą się do Turystyki, przywódców i większości.
learn-leaders-title = Przywódcy i doradcy
learn-leaders =
    # Przywódcy
    Na początku każdej ery przywódcy krążą wokół stołu: zostaw jednego, resztę podaj dalej. Twój przywódca ma dwa cele; na koniec ery punktuje lepszy spełniony, potem przywódca odchodzi.

    # Doradcy
    Z twoich pięciu *doradców* jeden jest na początku na ręce, a po jednym dobierasz przy technologii 3, 7 i 13. Zagrywa się ich jak karty, są mocni i wypadają z gry.
learn-civbots-title = Civboty
learn-civbots =
    Civbot to cywilizacja bez gracza: ma znacznik i kostki, ale nie karty, cuda ani przywódcę. Po ostatniej rundzie tury odkrywa karty z talii wspólnej dla wszystkich Civbotów: [chieftain] Wódz 2, [noble] Możny 3, [king] Król 4. Wykonuje górną połowę, potem dolną.

    Wybiera według reguły: puste krainy, potem krainy słabszych, potem inne; najwyższa liczba. Możesz z nim handlować, najeżdżać go i z nim walczyć. Civboty nigdy nie liczą się do większości.

    Grając *samotnie*, wygrywasz, jeśli nikt nie ma więcej [vp]; medale czekają przy 90, 110 i 130.
learn-end-title = Koniec
learn-end =
    Gra kończy się po dwunastej turze, gdy policzono ostatnich przywódców i krainy. Arkusz punktów rozkłada każdą sumę na kategorie; kliknięcie wykresu pokazuje stół w tamtej chwili.
learn-table-title = Przy stole
learn-table =
    # Wybieranie
    Co świeci, to można wybrać; wskaż cokolwiek innego, aby zobaczyć, dlaczego nie. Pasek nad twoją planszą mówi, co robić, jego główny przycisk kończy lub przyjmuje to, co otwarte.
    - 1 do 0 wybierają kartę. Enter naciska główny przycisk, Esc odkłada to, co wybrano; Tab i strzałki przenoszą fokus.
    - Spacja używa pierwszego cudu, który świeci, albo pogania boty.
    - G pokazuje wszystkie karty, L otwiera dziennik; F1 pokazuje obok stołu zasadę dla tego, co wskazujesz, a ? listę wszystkich klawiszy.
    - Prawy przycisk, dłuższe wskazanie lub E powiększa kartę; dowolne kliknięcie ją odkłada.

    # Cofanie
    Ctrl+Z cofa o krok, aż do ostatniej rzeczy, którą odkryto. Wyszarzony przycisk mówi, co go zatrzymuje.

    # Przeszłość
    Każdy wiersz dziennika prowadzi z powrotem do swojej chwili. Suwak przechodzi przez całą grę, strzałki krok po kroku; oglądanie niczego nie psuje, a w tym czasie niczego nie można cofnąć.
