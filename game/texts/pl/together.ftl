# Gra z ludźmi w innych miejscach.
menu-together = Graj razem
menu-together-waiting = { $n ->
        [one] Graj razem: czeka 1 stół
        [few] Graj razem: czekają { $n } stoły
        [many] Graj razem: czeka { $n } stołów
       *[other] Graj razem: czeka { $n } stołu
    }

# Nowa gra
who-elsewhere = Człowiek gdzie indziej
does-elsewhere = Dołącza z innego komputera przez link.
about-elsewhere = *{ who-elsewhere }*: { does-elsewhere }
new-elsewhere-name = imię przy wejściu
new-open-table = Otwórz stół

# Poczekalnia
lobby-title = Stół jest otwarty
lobby-opening = Otwieranie stołu
lobby-starting = Uruchamianie hosta na tym komputerze …
lobby-coming = Łączenie …
lobby-here = Ten komputer hostuje stół
lobby-seen-as = Adres w tej sieci
lobby-not-internet = Z internetu samo z siebie niedostępne. Dla dalszych znajomych uruchom hosta na małym serwerze.
lobby-keep = Niech działa po zamknięciu okna
lobby-server = Stół hostuje serwer twojej grupy
lobby-server-on = Stół zostaje tam po zamknięciu tego okna.
lobby-not-encrypted = Połączenie z tym serwerem nie jest szyfrowane.
lobby-watchers = Kto ma ten link, może oglądać i widzi to, co wszyscy.
lobby-copy-watch = Kopiuj link dla widzów
lobby-open-seat = { $seat }: wolne miejsce
lobby-bot = Bot
lobby-you = Ty, przy tym komputerze
lobby-is-here = Przy stole
lobby-away = Ma miejsce, ale nie ma otwartego okna
lobby-nobody = Jeszcze nikogo nie ma
lobby-six-words = sześć słów, w tej sieci
lobby-words-address = sześć słów, z adresem { $address }
lobby-link = Link: { $seat }
lobby-copy-link = Kopiuj link
lobby-copy-all = Kopiuj zaproszenie
lobby-renew = Nowy link
lobby-renew-ask = Wysłany link i sześć słów przestaną działać.
lobby-fill = Zacznij z botami
lobby-fill-ask = Na każdym wolnym miejscu gra bot. Kto później wejdzie przez link, przejmuje swoje miejsce.
lobby-fill-signs = Kogo teraz nie ma, ten nie losuje wspólnie tasowania, a jego ruchy podpisuje host.
lobby-not-done = Hostowi nie udało się tego zrobić; nic się nie zmienia. Spróbuj ponownie.
lobby-leave = Opuść
lobby-qr = Link jako kod QR
lobby-copied = Skopiowano.
lobby-not-copied = Schowek nic nie przyjmuje.
lobby-waiting = Gra zacznie się, gdy będą wszyscy. Czekamy na graczy: { $names }.
lobby-message = Dołącz do mojej gry: wybierz w menu Graj razem i wklej ten link: { $link } Albo wpisz te sześć słów: { $words } (adres { $address }).

# Dołączanie
join-title = Dołącz do stołu
join-text = Wklej link albo wpisz otrzymane sześć słów.
join-words = słowa: { $count } z 6
join-address = Adres komputera, który hostuje stół:
join-address-hint = na przykład 192.168.1.24:{ NUMBER($port, useGrouping: 0) }
join-ask = Brak linku? Ma go osoba, która hostuje stół.
join-you-are = Twoje imię
join-name-hint = twoje imię
join-join = Dołącz
join-what = Potrzebny jest link albo sześć słów.
join-where = Do sześciu słów potrzebny jest też adres.
join-who = Wpisz powyżej swoje imię.

# Stoły tego urządzenia
tables-title = Moje stoły
tables-waiting = { $count ->
        [one] 1 czeka na ciebie
        [few] { $count } czekają na ciebie
        [many] { $count } czeka na ciebie
       *[other] { $count } czeka na ciebie
    }
tables-none = Jeszcze żadnego. Dołącz do stołu albo hostuj własny.
tables-unknown = Stół
tables-over = Koniec
tables-gathering = Czeka na graczy
tables-your-turn = Twoja tura
tables-their-turn = Teraz gra: { $names }
tables-not-running = Jego host na tym komputerze nie działa; otwarcie stołu go uruchamia.
tables-since = Stół { $number }, tutaj od { $when }
tables-since-unknown = Stół { $number }
tables-bot-you = Bot gra za ciebie. Otwórz stół, aby znów grać samodzielnie.
tables-play = Graj
tables-look = Oglądaj
tables-review = Otwórz
tables-drop = Zapomnij
tables-drop-ask = Urządzenie zapomni swoje miejsce. Bez linku nie ma powrotu do tego stołu.
tables-drop-over = Ukończona gra pozostaje wśród zapisanych gier.
tables-host = Hostuj stół
tables-damaged = Nie udało się odczytać listy twoich stołów: plik { $path } jest uszkodzony ({ $detail }). Lista zaczyna się od nowa; linki, które masz, nadal prowadzą do twoich miejsc.
tables-not-kept = Nie udało się zapisać listy twoich stołów: { $reason }

# Połączenie z hostem i ludzie przy stole
together-line-lost = Połączenie jest przerwane. Żaden ruch nie przepada; program próbuje dalej.
together-host-ended = Host jest zamknięty. Żaden ruch nie przepada; gra potoczy się dalej, gdy host znów ruszy.
together-no-answer = Pod adresem { $address } nie odpowiada żaden host. Sprawdź adres i zapytaj, czy host działa. Program próbuje dalej.
together-untrusted = Certyfikat hosta nie pasuje do jego adresu, więc nic nie jest wysyłane. Musi go odnowić osoba, która prowadzi hosta.
together-busy = Host nie może teraz nikogo obsłużyć. Program próbuje dalej.
together-replaced = Na tym miejscu gra teraz inne okno.
together-play-here = Graj tutaj
together-retry = Spróbuj teraz
together-fault = To, co wysyła host, nie pasuje do tej gry. Dalszy ciąg nie jest pokazywany.
together-fault-line = Coś zmieniono: podpisana linia { $line } ({ $name }) nie jest tym, co uzgodniono. Gra nie może tu toczyć się dalej.
together-fault-deal = Coś zmieniono: to, co uzgodniono przed pierwszym ruchem, nie zgadza się ({ $name }). Gra nie może tu toczyć się dalej.
together-no-table = Host nie ma już tego stołu.
together-wrong-link = Ten link jest już nieważny. Poproś o nowy osobę, która hostuje stół.
together-wrong-words = Żadne wolne miejsce nie ma tych sześciu słów.
together-no-seat = Przy tym stole nie ma już wolnego miejsca.
together-no-watchers = Ten stół nie wpuszcza widzów.
together-watching = Oglądasz grę: widzisz to, co widzą wszyscy.
together-other-version = Host gra w tę grę z innymi liczbami. Używajcie tej samej wersji programu.
together-old-client = Host jest nowszy niż ten program. Zaktualizuj ten program.
together-old-host = Host jest starszy niż ten program. Musi go zaktualizować osoba, która go uruchamia.
together-too-many = Za dużo błędnych linków z tego miejsca. Spróbuj za minutę.
together-too-fast = Za dużo nowych stołów z tego miejsca. Spróbuj za minutę.
together-host-failed = Na tym komputerze nie da się uruchomić hosta. Przyczynę podaje plik dziennika.
together-not-set-up = Host nie może przygotować tego stołu.
together-not-stored = Hostowi nie udało się zapisać tego ruchu; nic się nie zmienia. Spróbuj ponownie.
together-refused = Stół jest już w innym stanie; ruchu nie wykonano.
together-undo-none = Tu nie ma czego cofnąć.
together-away = { $name }: już poza stołem.
together-back = { $name } jest przy stole.
together-bot-in = { $name }: teraz gra bot.
together-menu-body = Host zachowuje każdy ruch. Możesz odejść i wrócić w każdej chwili.
together-undo-ask = Zapytaj innych
together-undo-body = Od twojego ostatniego ruchu coś odkryto albo grali inni. Na cofnięcie muszą zgodzić się wszyscy.
together-undo-sent = Pytamy pozostałych.
together-undo-refused = { $name } nie zgadza się.
together-consent-title = { $name } prosi o cofnięcie ruchu
together-consent-body = Gra wróciłaby do chwili przed ostatnim ruchem gracza: { $name }. To, co odtąd odkryto, pozostaje znane.
together-consent-yes = Zgadzam się
together-consent-no = Odmawiam

# Zamykanie okna
quit-host-title = Hostować dalej?
quit-host-body = { $count ->
        [one] Jeden stół na tym komputerze nie jest skończony. Dopóki host działa, inni mogą grać dalej.
        [few] { $count } stoły na tym komputerze nie są skończone. Dopóki host działa, inni mogą grać dalej.
        [many] { $count } stołów na tym komputerze nie jest skończonych. Dopóki host działa, inni mogą grać dalej.
       *[other] { $count } stołu na tym komputerze nie jest skończone. Dopóki host działa, inni mogą grać dalej.
    }
quit-host-on = Zamknij i hostuj dalej
quit-host-end = Zamknij hosta i okno
quit-stay = Zostań

# Presence and clocks at the table
presence-here = Przy stole
presence-away = Poza stołem
presence-unknown = Nie wiadomo, póki brak połączenia
presence-bot = gra bot
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes }
clock-minutes = { $minutes } min
clock-out = czas minął
clock-tip = Czas na ten ruch: { $left }

# What a table agrees on
agree-title = Ludzie gdzie indziej
agree-where = Hostuje
agree-where-tip = Serwer grupy przechowuje stół, gdy twój komputer jest wyłączony, a znajomi dotrą do niego skądkolwiek.
agree-where-here = Ten komputer
agree-where-server = Serwer twojej grupy
agree-server = Jego adres
agree-server-hint = na przykład play.example.org
agree-server-missing = Wpisz adres serwera swojej grupy albo niech stół hostuje ten komputer.
agree-server-wrong = To nie jest adres serwera. Wygląda on jak play.example.org albo 192.168.1.24:{ NUMBER($port, useGrouping: 0) }.
agree-clock = Czas na ruch
agree-clock-tip = Zapas zużywa się, gdy ruch trwa dłużej niż jego czas.
agree-clock-none = Bez limitu
agree-clock-hours = { $count ->
    [one] Godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godzin
}
agree-clock-days = { $count ->
    [one] Dzień i { $bank } dni zapasu
    [few] { $count } dni i { $bank } dni zapasu
    [many] { $count } dni i { $bank } dni zapasu
   *[other] { $count } dni i { $bank } dni zapasu
}
agree-when_out = Gdy czas minie
agree-when_out-tip = Bot gra, póki człowiek nie wróci.
agree-when_out-bot = Inni mogą wezwać bota
agree-when_out-wait = Inni czekają
agree-watchers = Widzowie
agree-watchers-tip = Wchodzą przez link bez miejsca i widzą to, co wszyscy.
agree-watchers-yes = Dozwoleni
agree-watchers-no = Bez widzów
agree-listed = W tej sieci
agree-listed-tip = Wszyscy w tej sieci widzą stół i mogą zająć wolne miejsce.
agree-listed-yes = Każdy może usiąść
agree-listed-no = Tylko z zaproszeniem

# The people at a table
people-title = Ludzie przy stole
people-watchers = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osób
}
people-call = Wezwij bota
people-link = Link

# Words to the others
talk-open = Powiedz coś pozostałym
talk-unread = { $count ->
    [one] Jedna nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowych wiadomości
}
talk-fold = Zamknij
talk-none = Nikt jeszcze nic nie powiedział.
talk-hint = Powiedz coś
talk-send = Wyślij
talk-ready-0 = Dobry ruch!
talk-ready-1 = Twoja tura
talk-ready-2 = Chwileczkę
talk-ready-3 = Zaraz wracam
talk-ready-4 = Dobra gra
talk-ring-how = Przytrzymaj na mapie lub Alt-klik: krąg, który widzą wszyscy.
talk-ring-put = Krąg na mapie: { $name }
talk-mute = Wycisz przy tym stole: { $name }
talk-muted = { $name }: bez głosu. Można to zmienić na stronie ludzi przy stole.
people-mute = Wycisz
people-hear = Słuchaj znów
settings-together = Ludzie gdzie indziej
settings-hear_words = Pokazuj, co piszą
settings-hear_sentences = Pokazuj ich gotowe zdania
settings-hear_rings = Pokazuj ich kręgi na mapie

# Hosts on this network
join-network = W tej sieci
join-free = { $game }: { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnych miejsc
}
join-full = Brak wolnych miejsc
join-found-hint = w tej sieci niepotrzebny
join-seats = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnych miejsc
}
join-sit = Usiądź
join-watch = Oglądaj
join-neither = Nie ma wolnych miejsc, a ten stół nie wpuszcza widzów.

# Notices of turns
notices-title = Powiadomienia
notices-about = Gdy twoja tura zacznie się bez otwartego u ciebie stołu, host może raz cię powiadomić.
notices-hint-email = adres e-mail
notices-hint-webhook = adres webhooka: https://…
notices-hint-both = adres e-mail albo webhook: https://…
notices-tell = Powiadamiaj
notices-stop = Nie powiadamiaj
notices-told = Powiadomienia o twoich turach trafiają na adres { $to }.
notices-failed = Ostatnie powiadomienie nie zostało wysłane: { $error }
notices-wrong = Na ten adres host nie wysyła powiadomień.
