# Der erste Start, die Lektionen auf der Lernseite, und was jeder Coach sagt.
first-title = Drei Brettspiele in einer Schachtel. Welches soll es heute sein?
first-lesson = Zeig mir das Spiel
first-lesson-about = Ein paar Minuten, und du spielst vom ersten Klick an.
first-game = Ich kenne das Brettspiel
first-game-taught = Das erste Spiel
first-strength = Wie stark soll dein Gegner sein?
first-settler = für ein erstes Spiel
first-merchant = nutzt seine Chancen
first-governor = plant seine Züge
first-menu = Menü

menu-learn-on = Lernen: Lektion { $number }
menu-quick = Schnelles Spiel
learn-hub-title = Lernen
lesson-count = { $done } von { $all } Lektionen
lesson-heading = Lektionen
lesson-note = Am echten Tisch, mit { $coach } an deiner Seite. In beliebiger Reihenfolge; geh und komm wieder, wann du willst.
lesson-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
lesson-done = Fertig
lesson-prepared-table = Diese Lektion beginnt an einem vorbereiteten Tisch.
lesson-begin = Beginnen
lesson-go-on = Fortsetzen
lesson-again = Noch einmal spielen
lesson-not-started = Diese Lektion kann nicht beginnen: { $reason }
lesson-damaged = Dein Fortschritt in den Lektionen konnte nicht gelesen werden: { $path } ist beschädigt ({ $detail }). Die Lektionen beginnen von vorn.
learn-pages-note = Jede Regel, Seite für Seite
learn-key = { $key } öffnet an jedem Tisch die Seite zu dem, worauf du zeigst.

coach-why = Warum?
coach-again = Noch mal
coach-on = Weiter
coach-on-spoken = { $words } Drück { $button }, dann geht es weiter.
coach-leave = Verlassen
coach-back = Zurück
coach-take-back = Zurücknehmen
coach-go-on = Weiter
coach-next = Nächste Lektion
coach-first-game = Leichte Partie
coach-play-on = Weiterspielen
coach-read = Seite lesen
coach-page = Handbuch: { $page }
coach-calls = { $key } ruft { $name } zurück
coach-call = { $name } zurückrufen
coach-dots = Schritt { $step } von { $steps }
coach-recap = Das ist inzwischen geschehen. Zeig auf eine Zeile mit Nummer, um den Ort zu sehen, dann drück *{ $button }*.
coach-recap-plain = Das ist inzwischen geschehen. Wenn du es gelesen hast, drück *{ $button }*.
coach-others-play = { $n ->
    [one] Dein Gegner spielt. Schau, was sich ändert; im Protokoll steht jeder Zug.
   *[other] Deine Gegner spielen. Schau, was sich ändert; im Protokoll steht jeder Zug.
}
command-coach_again = In einer Lektion: noch einmal sagen
command-coach_away = In einer Lektion: Coach fortschicken oder zurückrufen

review-offer = Dein erstes Spiel ist vorbei! Die Analyse zeigt, auf welche Züge es am meisten ankam und was ein starker Spieler getan hätte.
review-offer-yes = Zeig sie mir
