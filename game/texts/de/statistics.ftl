# Die Statistikseite
menu-statistics = Statistik
statistics-title = Statistik
statistics-all = Alle Spiele
statistics-everybody = Alle Spieler
statistics-unnamed = Kein Name
statistics-percent = { $n } %
statistics-percent-signed = { $sign }{ $n } %
statistics-games = { $n ->
    [one] Spiel
   *[other] Spiele
 }
statistics-since = seit { $date }
statistics-nothing = Noch kein Spiel beendet. Spiele eines zu Ende, dann wird es hier gezählt.
statistics-nothing-here = Noch kein Spiel dieser Art beendet.
statistics-won = gewonnen
statistics-interval = auf Dauer { $low } bis { $high }
statistics-run = { $n ->
    [one] Sieg in Folge
   *[other] Siege in Folge
 }
statistics-run-note = die längste Serie
statistics-play = Verlust je Zug
statistics-play-was = war { $n } %; weniger ist besser
statistics-play-less = an Gewinnchance; weniger ist besser
statistics-luck = Glück
statistics-luck-games = { $n ->
    [one] in einem analysierten Spiel
   *[other] in { $n } analysierten Spielen
 }
statistics-no-review = dafür ein Spiel analysieren
statistics-achievements = Taten
statistics-achievements-of = { $n } von { $of }
statistics-achievements-newest = die neueste: { $achievement }
statistics-achievements-none = noch keine

# Tafeln
statistics-by-rung = Gegen jeden Bot
statistics-by-game = Nach Spiel
statistics-by-scenario = Nach Szenario
statistics-by-seats = Nach Spielerzahl
statistics-by-role = Nach Monarch, Seite, Zivilisation
statistics-share-note = gewonnen, und der wohl wahre Anteil
statistics-no-bots = keine Bots
statistics-seats = { $n ->
    [one] allein
   *[other] { $n } Spieler
 }
statistics-row-tip = { $text }: { $won } von { $games } gewonnen. Der wahre Anteil liegt in 19 von 20 Fällen zwischen { $low } und { $high }.
statistics-verdict = Siege gegen { $rung }: { $percent } deiner Spiele. Als Nächstes kommt: { $next }.
statistics-verdict-top = Siege gegen { $rung }: { $percent } deiner Spiele. Stärker ist keiner.
statistics-plot-play = Spielweise und Glück im Verlauf
statistics-plot-wins = Siege im Verlauf
statistics-plot-points = Punkte im Verlauf
statistics-plot-length = Dauer im Verlauf
statistics-plot-categories = Punkte nach Kategorie
statistics-plot-note = { $n ->
    [one] das letzte Spiel; klicken öffnet seine Analyse
   *[other] die letzten { $n } Spiele; klicken öffnet ihre Analyse
 }
statistics-plot-mean = Mittel aus { $n ->
    [one] einem Spiel
   *[other] { $n } Spielen
 }
statistics-play-legend = verlorene Gewinnchance je Entscheidung, in %; weniger ist besser
statistics-luck-legend = Glück: Plättchen, Karten, Schlachten
statistics-wins-legend = gewonnener Anteil der letzten zehn Spiele; blass: der wohl wahre Bereich
statistics-points-legend = Punkte und ihr Mittel über zehn Spiele
statistics-length-legend = Runden und ihr Mittel über zehn Spiele
statistics-point-tip = *Spiel { $number }: { $what }*
    { $result }
statistics-point-won = gewonnen, { $vp } zu { $rivals }
statistics-point-lost = verloren, { $vp } zu { $rivals }
statistics-point-won-alone = gewonnen mit { $vp } Punkten
statistics-point-lost-alone = verloren mit { $vp } Punkten
statistics-point-review = { $result }, je Entscheidung { $play } % verloren, Glück { $luck }
statistics-records = Rekorde
statistics-record-none = noch nicht
statistics-achievements-title = Taten
statistics-achievements-over = { $n } von { $of }, in allen drei Spielen
statistics-achievement-fresh = Neu:
statistics-achievement-when = Vollbracht am { $date }.
statistics-achievement-open = Noch nicht vollbracht.
statistics-achievement-hint = Zeig auf ein Medaillon, um zu lesen, wofür es ist.
statistics-uncounted = { $n ->
    [one] Ein beendetes Spiel unter deinen Spielständen ist hier nicht gezählt.
   *[other] { $n } beendete Spiele unter deinen Spielständen sind hier nicht gezählt.
 }
statistics-rebuild = Spielstände zählen
statistics-rebuild-begins = Spielstände werden gezählt
statistics-rebuilding = Spielstände werden gezählt: { $n } von { $of }
statistics-export = CSV ausgeben
statistics-exported = Die Tabelle ist in { $path }
statistics-not-exported = Die Tabelle konnte nicht geschrieben werden: { $reason }
statistics-list-title = Spiele
statistics-list-line = { $date } · { $result }
statistics-list-played = als { $role }, { $against }
statistics-against = gegen { $rung }
statistics-no-file = Der Spielstand ist fort; nur das Ergebnis ist geblieben.

# Einmal nach einem Spiel gesagt
statistics-achievement-new = { $n ->
    [one] Neue Tat: { $names }
   *[other] Neue Taten: { $names }
 }

# Ärger
statistics-damaged = Die Statistik war beschädigt ({ $reason }). Sie bleibt als { $path } erhalten, eine neue beginnt. Deine Spiele sind unversehrt; die Statistikseite kann sie neu zählen.
statistics-damaged-stays = Die Statistik ist beschädigt ({ $reason }) und lässt sich nicht verschieben: Gezählt wird erst, wenn { $path } fort ist. Deine Spiele sind unversehrt.
statistics-busy = Ein anderes Programm hat die Statistik geöffnet. Was nicht gezählt werden konnte, wird mit dem nächsten Spiel gezählt, oder von der Statistikseite nach einem Neustart.
statistics-newer = Eine neuere Version dieses Programms hat die Statistik geschrieben: Sie bleibt, wie sie ist, und hier wird nichts gezählt. Deine Spiele sind unversehrt.
statistics-read-only = Die Statistik ist schreibgeschützt: Gezählt wird erst, wenn { $path } beschreibbar ist. Deine Spiele sind unversehrt; danach kann die Statistikseite sie zählen, auch nach einem Neustart.
statistics-failed = Die Statistik konnte nicht gelesen oder geschrieben werden ({ $reason }). Deine Spiele sind unversehrt; die Statistikseite kann sie später zählen, auch nach einem Neustart.
statistics-rebuilt = { $counted ->
    [one] Ein beendetes Spiel ist gezählt
   *[other] { $counted } beendete Spiele sind gezählt
 }, { $fresh } davon zum ersten Mal. Nicht gezählt von { $saves } Spielständen: { $running } noch im Gange, { $left } abgezweigt, anderswo beendet oder nur von Bots gespielt, { $unreadable } unlesbar.
cli-help-rebuild-statistics = die beendeten Spiele unter den Spielständen neu zählen und beenden

# Taten jedes Spiels
achievement-three_crowns = Drei Kronen
achievement-three_crowns-rule = Gewinne jedes der drei Spiele.
achievement-giant_slayer = Riesentöter
achievement-giant_slayer-rule = Gewinne gegen einen Kaiser.
achievement-hairs_breadth = Um Haaresbreite
achievement-hairs_breadth-rule = Gewinne mit einem einzigen Punkt oder im Gleichstand.
