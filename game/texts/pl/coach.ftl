# The first start, the lessons on the Learn page, and what every coach says.
first-title = Trzy gry planszowe w jednym pudełku. W którą dziś zagrasz?
first-lesson = Pokaż mi grę
first-lesson-about = Kilka minut, a grasz od pierwszego kliknięcia.
first-game = Znam tę planszówkę
first-game-taught = Pierwsza gra
first-strength = Jak silny ma być przeciwnik?
first-settler = na pierwszą grę
first-merchant = chwyta okazje
first-governor = planuje swoje tury
first-menu = Menu

menu-learn-on = Nauka: lekcja { $number }
menu-quick = Szybka gra
learn-hub-title = Nauka
lesson-count = Lekcje: { $done } z { $all }
lesson-heading = Lekcje
lesson-note = Przy prawdziwym stole; u twego boku: { $coach }. W dowolnej kolejności; wychodź i wracaj, kiedy chcesz.
lesson-minutes = { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minut
    }
lesson-done = Ukończona
lesson-prepared-table = Ta lekcja zaczyna się przy przygotowanym stole.
lesson-begin = Zacznij
lesson-go-on = Kontynuuj
lesson-again = Zagraj ponownie
lesson-not-started = Nie można rozpocząć tej lekcji: { $reason }
lesson-damaged = Nie udało się odczytać twoich postępów w lekcjach: plik { $path } jest uszkodzony ({ $detail }). Lekcje zaczynają się od nowa.
learn-pages-note = Każda zasada, strona po stronie
learn-key = { $key } przy każdym stole otwiera stronę o tym, co wskazujesz.

coach-why = Dlaczego?
coach-again = Powtórz
coach-on = Dalej
coach-on-spoken = { $words } Naciśnij { $button }, aby iść dalej.
coach-leave = Wyjdź
coach-back = Wstecz
coach-take-back = Cofnij
coach-go-on = Dalej
coach-next = Następna lekcja
coach-first-game = Łatwa gra
coach-play-on = Graj dalej
coach-read = Czytaj stronę
coach-page = Podręcznik: { $page }
coach-calls = { $key }: wraca { $name }
coach-call = Przywołaj: { $name }
coach-dots = Krok { $step } z { $steps }
coach-recap = Oto, co się tymczasem wydarzyło. Wskaż wiersz z numerem, aby zobaczyć gdzie, potem naciśnij *{ $button }*.
coach-recap-plain = Oto, co się tymczasem wydarzyło. Gdy przeczytasz, naciśnij *{ $button }*.
coach-others-play = { $n ->
    [1] Gra twój rywal. Patrz, co się zmienia; każdy ruch trafia do dziennika.
   *[other] Grają twoi rywale. Patrz, co się zmienia; każdy ruch trafia do dziennika.
}
command-coach_again = W lekcji: powtórz kwestię
command-coach_away = W lekcji: odeślij lub przywołaj trenera

review-offer = Twoja pierwsza gra za tobą! Analiza pokazuje, które tury znaczyły najwięcej i co zrobiłby mocny gracz.
review-offer-yes = Pokaż
