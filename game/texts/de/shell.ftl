subtitle = Erkunden, handeln, herrschen: drei Spiele von Reichen und Zeitaltern
back = Zurück
done = Fertig
cancel = Abbrechen
next = Weiter
previous = Zurück

menu-games = Brazil: Imperial · Imperial Struggle · Historia
menu-continue = Fortsetzen
menu-new = Neues Spiel
menu-solo = Solo-Aufgabe
menu-load = Laden
menu-learn = Lernen
menu-settings = Einstellungen
menu-gallery = Galerie
menu-credits = Credits
menu-quit = Beenden
menu-odd = { $count ->
    [one] Eine gespeicherte Datei lässt sich nicht öffnen
   *[other] { $count } gespeicherte Dateien lassen sich nicht öffnen
}
menu-odd-tip = Unberührt gelassen: { $names } Sie liegen in { $folder }

language-name = Deutsch
theme-parchment = Pergament
theme-slate = Schiefer
theme-contrast = Hoher Kontrast

settings-title = Einstellungen
settings-look = Anzeige
settings-scale = Größe der Oberfläche
settings-text-size = Textgröße
settings-text-size-normal = Normal
settings-text-size-large = Groß ({ $percent } %)
settings-text-size-larger = Größer ({ $percent } %)
settings-text-size-about = Nur die Texte wachsen. Was auf Karten, Figuren und Landkarte gedruckt ist, behält seine Größe; vergrößere es zum Lesen.
settings-language = Sprache
settings-language-tip = Noch nicht von Muttersprachlern gelesen: { $names }.
settings-theme = Farbschema
settings-full-screen = Vollbild
settings-pace = Tempo
settings-steps = Züge der Bots
settings-steps-slow = Langsam
settings-steps-normal = Normal
settings-steps-at-once = Sofort
settings-emperor = Kaiser: Sekunden je Zug
settings-seconds = { $whole } s
settings-speed = Tempo der Animationen
settings-speed-value = { $speed }×
settings-speed-instant = Sofort
settings-pause = Nach jeder Runde der Bots auf mich warten
names-and = { $names } und { $last }
mark-comma = { ", " }
mark-semicolon = { "; " }
mark-stop = .
mark-aside = { $words } ({ $more })
recap-replay = Noch einmal
recap-on = Weiter
recap-more = { $n ->
    [one] und ein kleiner Schritt; siehe Protokoll
   *[other] und { $n } kleine Schritte; siehe Protokoll
}
settings-motion = Weniger Bewegung
settings-confirm = Nachfragen, bevor ich einen Zug beende, in dem noch Kampf, Entdeckung, Punkte oder Kauf möglich sind
settings-sound = Ton
settings-sound-on = Ton an
settings-master = Gesamtlautstärke
settings-effects = Effekte
settings-music = Musik
settings-interface = Oberfläche
settings-files = Dateien
settings-folders =
    Einstellungen: { $config }
    Spielstände: { $saves }
settings-keys = Tasten
settings-damaged-title = Deine Einstellungen konnten nicht gelesen werden
settings-damaged = Die Datei { $path } ist beschädigt ({ $detail }). Das Spiel beginnt mit den Standardeinstellungen.
settings-damaged-aside = Die beschädigte Datei wurde als { $path } aufgehoben.
settings-damaged-stays = Die beschädigte Datei ließ sich nicht verschieben; sie wird ersetzt, wenn du eine Einstellung änderst.
safe-start-title = Sicherer Start
safe-start = Beim letzten Mal schloss sich das Spiel, bevor es etwas zeigen konnte. Diesmal startet es ohne deine Einstellungen und deine eigenen Szenarien, und das Menü lässt deine Spielstände weg. Nichts ist verloren: Deine Spielstände sind in { $saves } und auf der Seite Laden, deine Einstellungen in { $settings }. Der nächste Start liest alles wieder.
set-aside-title = Eine Datei konnte nicht gezeigt werden
set-aside = { $count ->
    [one] { $names } konnte nicht gezeigt werden und wurde nach { $folder } verschoben. Alles andere ist, wie es war.
   *[other] Diese Dateien konnten nicht gezeigt werden und wurden nach { $folder } verschoben: { $names }. Alles andere ist, wie es war.
}
settings-not-written = Deine Einstellungen konnten nicht gespeichert werden: { $reason }
sound-on = Ton an
sound-off = Ton aus

new-title = Neues Spiel
solo-title = Solo-Aufgabe
solo-note = Erreiche allein gegen die Karte alle Ziele, bevor die Runden um sind. Fang mit den Aufgaben an, die ein Siegel tragen.
new-seats = { $seats ->
    [one] 1 Spieler
   *[other] { $seats } Spieler
 }
new-players = Spieler
new-options = Optionen
new-meant = { $value } ({ $said })
new-count = Anzahl der Spieler
new-start = Start
new-none = Keine Szenarien gefunden. Lege den Ordner scenarios wieder neben das Programm.
new-faults = Diese Szenariodateien enthalten Fehler und wurden ausgelassen:
who-person = Mensch
who-settler = { strength-settler } ({ bot-settler })
strength-settler = Leicht
bot-settler = Siedler
who-merchant = { strength-merchant } ({ bot-merchant })
strength-merchant = Mittel
bot-merchant = Händler
who-governor = { strength-governor } ({ bot-governor })
strength-governor = Stark
bot-governor = Gouverneur
who-viceroy = { strength-viceroy } ({ bot-viceroy })
strength-viceroy = Stärker
bot-viceroy = Vizekönig
who-emperor = { strength-emperor } ({ bot-emperor })
strength-emperor = Am stärksten
bot-emperor = Kaiser
manner-any = Beliebiger Stil
manner-any-does = Einer der drei, zu Spielbeginn ausgelost.
manner-plain = Ausgewogen
manner-plain-does = Bevorzugt nichts.
manner-builder = Baumeister
manner-warrior = Krieger
manner-collector = Sammler
manner-told = { $manner }. { $does }

load-title = Spielstände
load-none = Noch gibt es keine Spielstände. Sie werden in { $folder } gespeichert
load-delete = Löschen
load-delete-ask = „{ $name }“ endgültig löschen?
load-not-deleted = Konnte nicht gelöscht werden: { $reason }
load-failed = Dieses Spiel konnte nicht geöffnet werden: { $reason }
load-journal-lost = Einige Schritte nach dem Spielstand konnten nicht nachgespielt werden. Sie liegen in einer Datei neben dem Spielstand. ({ $reason })
load-journal-missing = Schritte nach diesem Spielstand fehlen vielleicht: Die Journaldatei daneben ist fort oder abgeschnitten. Das Spiel geht nach Schritt { $count } weiter. ({ $reason })
load-bots-replaced = { $count ->
    [one] Dieses Programm hat keinen Bot „{ $rungs }“: { $bot } spielt an seiner Stelle.
   *[other] Dieses Programm hat diese Bots nicht: { $rungs }. { $bot } spielt an ihrer Stelle.
}
load-on-the-table = Dieses Spiel ist gerade offen.
saved-again = Das Spiel ist wieder gespeichert.
unsaved-title = Nicht gespeichert
unsaved-body = Dieses Spiel konnte nicht gespeichert werden. Gehst du jetzt, verlierst du alles seit dem letzten Speichern. ({ $reason })
unsaved-again = Noch einmal
unsaved-leave = Ohne Speichern
unsaved-stay = Bleiben
load-unknown-game = Diese Version kennt das Spiel nicht, zu dem er gehört ({ $game }). Eine neuere vielleicht.
saved = Gespeichert.
not-saved = Das Spiel konnte nicht gespeichert werden: { $reason }
unpacked-gone = Die eigenen Dateien des Programms in { $folder } wurden gelöscht, während es lief. Deine Spiele sind gespeichert. Schließe das Programm bald und starte es neu; bis dahin können Bilder, Töne und Gegner fehlen.
cannot-start = Dieses Spiel kann nicht beginnen: { $reason }
load-history-cut = Karte oder Kartenwerte haben sich seit diesem Spielstand geändert. Du kannst weiterspielen, aber den Verlauf nicht abspielen.
load-history-broken = Der Verlauf dieses Spiels lässt sich nicht mehr abspielen. Du kannst weiterspielen, und die Schritte bleiben in seiner Datei. ({ $reason })
resume = Weiterspielen
to-menu = Hauptmenü
menu-body = Jeder Schritt wird automatisch gespeichert.
save-damaged = Diese Datei ist beschädigt und lässt sich nicht öffnen.
save-newer = Dieses Spiel hat eine neuere Version des Programms gespeichert. Aktualisiere es, um es zu öffnen.
save-before = Diese Datei ist beschädigt. Der Spielstand davor lässt sich öffnen.
load-before-ask = Diese Datei ist beschädigt. Der Spielstand davor ist heil, und die seither aufgezeichneten Schritte werden von dort nachgespielt. Die beschädigte Datei bleibt daneben liegen.
load-before-open = Früheren öffnen
load-paste = Spiel einfügen
load-pasted = { $name } wurde eingefügt und ist nun unter deinen Spielen.
load-not-pasted = Nichts wurde eingefügt: { $reason }
load-rename = Umbenennen
load-rename-ask = Neuer Name für „{ $name }“
load-not-renamed = Konnte nicht umbenannt werden: { $reason }
load-name-taken = ein anderes Spiel heißt schon so.
load-busy = es ist in einem anderen Fenster offen.
load-set-aside = Diese Dateien lassen sich nicht öffnen. Sie bleiben, wo sie sind.
save-asked = { $name } entscheidet
save-origin = Abgezweigt von: { $origin }
name-hint = Name
name-keep = Namen nehmen
game-title-page = Dieses Spiel
game-copy = Spiel als Text kopieren
game-copied = Das Spiel ist in der Zwischenablage ({ $letters } Zeichen). Wer diesen Text hat, kann alles sehen, auch verdeckte Karten.
game-picture = Spiel als Bild speichern
game-pictured = Das Bild ist { $path }. Zieh es auf das Fenster dieses Programms, um das Spiel zu öffnen. Es enthält alles, auch verdeckte Karten.
game-branch = Von hier weiterspielen
game-branch-ask = Beginnt ein eigenes Spiel mit der Stellung nach Schritt { $move }. Das ursprüngliche bleibt, wie es ist.
game-branch-anew = Von hier an wird alles Verdeckte neu gemischt: Karten und Plättchen, die du nicht sehen konntest, die Stapel und aller künftige Zufall.
game-branch-name = { $name }, ab Schritt { $move }
game-not-kept = Konnte nicht gespeichert werden: { $reason }
game-deal = Die Mischung
game-deal-given = Der Startwert dieses Spiels wurde vorher gewählt, seine Mischung ist daher nicht versiegelt.
game-deal-sealed = Die Mischung wurde vor dem ersten Schritt versiegelt. Prüfcode *{ $short }*: Wenn das Spiel vorbei ist, steht hier das Geheimnis dahinter, und jeder kann prüfen, dass seitdem nichts geändert wurde. Das beweist nicht, dass die erste gezogene Mischung auch die verwendete ist: Wer das Spiel begann, konnte mehrere ziehen und eine behalten. Ganzer Code: { $mark }
game-deal-open = Das Spiel ist vorbei, hier also das Geheimnis. Startwert { $seed }, Geheimzahl { $nonce }. Der SHA-256 von „imperial.deal:{ $nonce }:{ $seed }“ ist der Prüfcode vom Anfang, also hat danach niemand die Mischung geändert. Der Startwert folgt aus der Geheimzahl.
game-deal-joint = Alle am Tisch und der Host haben diese Mischung gemeinsam gezogen: Jeder hat eine Geheimzahl versiegelt, bevor eine davon geöffnet wurde. Prüfcode *{ $short }*. Hat auch nur einer von ihnen ehrlich gezogen, hat niemand die Mischung ausgesucht. Höchstens hätte der Host den Start abbrechen können, und alle hätten es gemerkt. Jeder Schritt wird auf dem Computer des Spielers signiert, der ihn gemacht hat (der eines Bots vom Host), und an den vorigen gebunden. Solange das Spiel läuft, kann der Host alles einsehen, auch verdeckte Karten, aber weder die Mischung noch den Schritt eines Spielers ändern, ohne dass es hier zu sehen ist. Ganzer Code: { $mark }
game-deal-joint-open = Das Spiel ist vorbei, und seine Datei wurde geprüft: Jede Zahl ist die versiegelte, die Mischung folgt aus ihnen (Startwert { $seed }), und alle { $lines } Signaturen stimmen. Sie wurden mit diesen Schlüsseln gemacht; vergleiche deinen mit dem, was diese Seite den anderen Spielern zeigt:
game-deal-joint-unsigned = Das Spiel ist vorbei, und alle { $lines } Signaturen in seiner Datei stimmen, aber nur der Host hat das Ende signiert: Er könnte die letzten Schritte der Bots noch ändern.
game-deal-joint-key = { $name }: { $key }
game-deal-joint-wrong = Das Spiel ist vorbei, aber in seiner Datei wurde etwas geändert: Die signierte Zeile { $line } ({ $name }) ist nicht das, was signiert wurde.
game-deal-joint-wrong-start = Das Spiel ist vorbei, aber in seiner Datei wurde etwas geändert: Was vor dem ersten Schritt vereinbart wurde, stimmt hier nicht: { $name }.
game-deal-host = der Host
bot-hung = Ein Bot antwortete nicht mehr. Er wurde ersetzt, und für ihn wurde ein einfacher Schritt gemacht.
save-when = { $date }, { $time }
save-over = beendet

learn-title = Spielanleitung
learn-none = Dieses Spiel hat noch keine Regelseiten.
credits-title = Credits
credits-body =
    Drei digitale Brettspiele auf einem Computer, gegen Menschen oder Bots: Brazil: Imperial, ein Spiel um Erkundung, Aufbau und Krieg in Brasilien von 1500 bis 1889, für einen bis vier Spieler; Imperial Struggle, um die Rivalität von Frankreich und Großbritannien von 1697 bis 1789, für zwei; und Historia, um Zivilisationen von der Antike bis in unsere Zeit, für einen bis sechs.

    Lizenz von Code und Grafik: MIT. Schriften: SIL Open Font License.
credits-after = Die gedruckten Spiele
credits-after-body =
    - Brazil: Imperial ist ein Brettspiel von Zé Mendes, erschienen bei MeepleBR.
    - Imperial Struggle ist ein Brettspiel von Ananda Gupta und Jason Matthews, erschienen bei GMT Games.
    - Historia ist ein Brettspiel von Marco Pranzo, erschienen bei Giochix.it.

    Dies ist eine unabhängige Ausgabe. Sie verwendet keinen Text und kein Bild der gedruckten Spiele, und weder Autoren noch Verlage sind daran beteiligt.
credits-machines = Mit KI gemacht
credits-machines-body =
    Der Code, die Texte, ihre Übersetzungen und die Zeichnungen entstanden mit KI-Sprachmodellen. Die Bilder sind Vektorzeichnungen, als Code geschrieben und von Skripten gezeichnet; die Töne sind berechnet. Kein Bildgenerator und keine Aufnahme wurde verwendet. Noch hat keine Übersetzung jemand gelesen, dessen Muttersprache es ist. Während du spielst, wird nichts erzeugt: Bots und Tipps berechnen ihre Züge aus den Regeln.
credits-unsigned = Der erste Start
credits-unsigned-body =
    Das Programm trägt kein Zertifikat von Microsoft oder Apple, daher verweigert das System vielleicht den ersten Start.

    - Windows: Klicke auf *Weitere Informationen*, dann auf *Trotzdem ausführen*.
    - macOS: Öffne es einmal, dann klicke in den Systemeinstellungen unter „Datenschutz & Sicherheit“ auf *Dennoch öffnen*.
    - Linux: Es startet einfach.

    Jede Veröffentlichung nennt den SHA-256 ihrer Dateien, damit du prüfen kannst, was du heruntergeladen hast.
credits-parts = Aufgebaut auf
credits-licences = Die Lizenztexte sind in { $folder }
keys-title = Tasten
keys-intro = Tab und die Pfeiltasten bewegen den Fokus, Enter oder Leertaste löst aus, was ihn hat, Esc schließt das oberste Fenster.
gallery-title = Galerie
gallery-icon = Das Programm
gallery-empty = Keine Bilder gefunden. Lege den Ordner art wieder neben das Programm.

command-confirm = Haupttaste
command-back = Schließen oder zurück
command-undo = Zurücknehmen
command-redo = Wiederholen
command-full_screen = Vollbild
command-help_here = Regel zu dem unter dem Zeiger
command-close_up = Vergrößern, worauf du zeigst
command-keys_list = Diese Liste
command-fit_map = Pos1: dein Land, dann die ganze Karte
command-zoom_in = Vergrößern
command-zoom_out = Verkleinern
command-log = Protokoll
command-hint = Tipp
command-why = Warum der Bot das tat
command-hurry = Bots antreiben
command-save = Speichern
command-menu = Spielmenü
command-mute = Ton an/aus
command-screenshot = Bildschirmfoto

advice-hint = Tipp
advice-why = Warum { $name } das tat
advice-earlier = Davor: { $name }
advice-thinking = Denkt nach …
advice-look = Sieh hierher: { $area }.
advice-lit = Die gemeinten Orte leuchten.
advice-more-2 = Welche Aktion?
advice-more-3 = Der ganze Plan
advice-plan = Der Plan im Ganzen
advice-expected = Der beste Plan, der mit dem ersten Schritt beginnt
advice-less = { $n ->
    [one] Alternative: etwa { $n } Sieg weniger in 100 Spielen
   *[other] Alternative: etwa { $n } Siege weniger in 100 Spielen
}
advice-more = { $n ->
    [one] Alternative: vielleicht { $n } Sieg mehr in 100 Spielen
   *[other] Alternative: vielleicht { $n } Siege mehr in 100 Spielen
}
handover-drawing = Neue Bilder werden gezeichnet. Das dauert einen Moment.
advice-even = Alternative: etwa gleich gut
advice-done = Was er tat
advice-step = { $what } → { $why }
advice-ahead = Besser als die beste Alternative bei: { $things }.
advice-behind = Schlechter als die beste Alternative bei: { $things }.
advice-other-ahead = Besser als der erste Plan bei: { $things }.
advice-other-behind = Schlechter als der erste Plan bei: { $things }.
advice-about-equal = Etwa so gut wie der nächstbeste Plan.
advice-wins = { $n ->
    [one] Gewinnt etwa { $n } Spiel in 100 mehr als der nächstbeste Plan.
   *[other] Gewinnt etwa { $n } Spiele in 100 mehr als der nächstbeste Plan.
}
advice-unsure = Was folgt, hängt vom Zufall oder von anderen ab.
advice-as-seen = Das ist, was du sehen kannst; das verdeckte Wissen des Bots bleibt außen vor.
advice-secret = Er nutzte verdecktes Wissen. Erklären lässt sich der Zug, wenn das Spiel vorbei ist.
advice-failed = Diesmal kein Rat: { $reason }
advice-nobody = Tipps gibt es nur für jemanden an diesem Bildschirm, der etwas zu entscheiden hat.
advice-public = Diese Wahl sehen alle: Ein Tipp würde ein Geheimnis verraten.
advice-past = Tipps gelten nur der Gegenwart; du siehst die Vergangenheit.
advice-no-move = Noch gibt es keinen Zug eines Bots zu erklären.

review-title = Analyse
review-working = Jede Entscheidung des Spiels wird analysiert …
review-begun = Das dauert meist ein bis zwei Minuten.
review-left =
    { $done } % fertig, noch etwa { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
review-soon = { $done } % fertig, noch weniger als eine Minute
review-goes-on = Du kannst diese Seite und den Tisch verlassen. Die Analyse läuft im Hintergrund weiter und wird beim Spiel aufgehoben.
review-ready = Die Analyse ist fertig.
review-ready-of = Die Analyse von „{ $name }“ ist fertig.
review-none = Kein Zug hat die Gewinnchance deutlich gesenkt. Gut gespielt!
review-turning = Wo das Spiel sich wendete
review-rose = die Gewinnchance stieg bis zum nächsten Zug von { $before } % auf { $after } %
review-fell = die Gewinnchance fiel bis zum nächsten Zug von { $before } % auf { $after } %
review-through = Das ganze Spiel ansehen
review-through-about = Du kannst das ganze Spiel Zug um Zug durchgehen und von jeder Stelle aus ein neues beginnen, um es anders zu spielen.
review-intro = Die Züge, die die Gewinnchance am meisten gesenkt haben, beurteilt nach dem, was du damals sehen konntest. Etwa gleichwertige Züge sind nicht aufgeführt.
review-when = { $n }. { $name }, { $when } (Schritt { $move })
review-look = Zeigen
review-seat = Platz { $n }
review-play = Im Schnitt verschenkte eine Entscheidung { $n } % Gewinnchance (wohl { $low } bis { $high } %).
review-luck-bad = Pech senkte die Gewinnchance insgesamt um { $n } %.
review-luck-good = Glück hob die Gewinnchance insgesamt um { $n } %.
review-luck-even = Glück spielte kaum eine Rolle.
review-skill-learning = Da ist noch Luft nach oben.
review-skill-good = Gut gespielt.
review-skill-strong = Stark gespielt.
review-skill-faultless = Fast fehlerfrei gespielt.
labelled = { $label }: { $what }
review-of = { $name }: { $told }
review-thresholds = Verlust an Gewinnchance: gut unter { $inaccuracy } %, Ungenauigkeit ab { $inaccuracy } %, Fehler ab { $mistake } %, Patzer ab { $blunder } %
grade-best = bester Zug
grade-even = etwa gleich
grade-good = gut
grade-inaccuracy = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = Patzer
retry-title = Finde den besseren Zug
retry-intro = Deine teuersten Züge, nach der Gewinnchance, die sie kosteten
retry-your-turn = Dein Zug damals
retry-as-seen = { $when }, wie du es sahst
retry-turn = Ein Zug
retry-in-game = Im Spiel
retry-try = { $n ->
    [1] Erster Versuch
    [2] Zweiter Versuch
    [3] Dritter Versuch
   *[other] Versuch { $n }
}
retry-loss = −{ $n } %
retry-loss-tip = Er senkte die Gewinnchance um { $low } bis { $high } %, etwa { $points } Punkte.
retry-chance = { $n } %
retry-points-tip = Etwa { $points } Punkte hinter dem besten Zug.
retry-ask = Spiele diesen Zug noch einmal. Beurteilt wird er, wenn er endet oder etwas Neues aufgedeckt wird.
retry-judging = Dein Zug wird beurteilt …
retry-turn-over = Dein Zug ist vorbei.
retry-verdict-best = So gut wie der beste
retry-verdict-better = Besser als im Spiel, kostet { $n } %
retry-verdict-costs = Kostet { $n } %
retry-ahead = Mehr als der beste Zug: { $things }.
retry-behind = Weniger als der beste Zug: { $things }.
retry-best = Der beste Zug
retry-then = dann
retry-again = Noch einmal
retry-show = Besten zeigen
retry-next = Nächster Zug
retry-keys = F6 wechselt mit den Tasten zwischen dieser Liste und dem Tisch.
retry-not-now = Nicht, während du den besseren Zug suchst.

handover-turn = { $name } ist am Zug.
handover-decide = { $name } hat etwas zu entscheiden.
handover-others = Alle anderen bitte wegsehen.
handover-ready = Ich bin { $name }

crash-title = Etwas ist schiefgegangen
crash-body = Im Spiel ist ein Fehler aufgetreten. Jeder deiner Schritte ist gespeichert, und du kannst nach dem letzten weiterspielen. Nichts wurde irgendwohin gesendet; ein Bericht liegt in { $path }
crash-go-on = Weiterspielen
crash-copy = Bericht kopieren
crash-copied = Der Bericht ist in der Zwischenablage.
crash-not-copied = Der Bericht konnte nicht kopiert werden: { $reason }
crash-to-menu = Hauptmenü
crash-final = Das Spiel stieß auf einen Fehler, von dem es sich nicht erholen konnte, und muss schließen. Dein Spiel wurde vorher gespeichert; wähle Fortsetzen, um weiterzuspielen. Das Protokoll ist in { $folder }

cli-help-save = ein Spielstand zum Öffnen
cli-help-contact-sheet = Bilder jedes Szenarios schreiben, früh, mitten und spät, in Farbe und wie mit Farbenblindheit gesehen
cli-help-screenshot = ein Bild eines Bildschirms schreiben und beenden
cli-help-build-pictures = die Bilder schreiben, die mit dem Programm kommen, und beenden
cli-help-selftest = alles laden, jeden Bildschirm zeichnen, spielen, speichern und wieder laden
cli-refused = brazil-imperial: { $reason } (siehe --help)
cli-no-game = es gibt kein Spiel { $name }; es gibt { $known }
cli-no-screen = es gibt keinen Bildschirm { $name }; es gibt { $known }
cli-no-theme = es gibt kein Farbschema { $name }; es gibt { $known }
cli-no-language = es gibt keine Sprache { $name }; es gibt { $known }
cli-no-scenario = es gibt kein Szenario { $name }; es gibt { $known }
cli-bad-scale = die Größe der Oberfläche { $value } liegt nicht zwischen 75 und 200
cli-bad-turns = die Anzahl der Züge { $value } ist negativ
cli-no-save = es gibt keine Datei { $path }
cli-no-display = Es gibt keine Anzeige zum Zeichnen ({ $reason }). Auch ohne kann „python -m engine --help“ Spiele spielen, messen und prüfen, und --screenshot zeichnet Bilder.
cli-no-x11 = DISPLAY ist gesetzt, aber das Programm kann dort keine Fenster öffnen: { $missing } nicht gefunden. Installiere libX11 und libXext: Die Pakete heißen libx11-6 und libxext6 auf Debian und Ubuntu, libX11 und libXext auf Fedora, libx11 und libxext auf Arch.
cli-no-picture = das Bild konnte nicht geschrieben werden: { $reason }
selftest-fine = Selbsttest: in Ordnung
selftest-failed = Selbsttest: { $what } fehlgeschlagen: { $reason }
picture-kept = Gespeichert als { $path }
keys-lead = { $key } bewegt auf jedem Bildschirm den Fokus. Drücke eine andere Taste oder Esc.
keys-press = Drücke die neue Taste für „{ $command }“, oder Esc, um die alte zu behalten.
keys-taken = { $key } war die Taste für „{ $command }“, das jetzt keine hat.
keys-none = keine Taste
keys-default = Alle Tasten zurücksetzen
keys-change = Klicke auf eine Taste, um sie zu ändern.
command-keys_list-title = Tasten
about-person = Ein Mensch an diesem Bildschirm.
about-settler = *{ who-settler }*: { does-settler }
does-settler = Für ein erstes Spiel. Nimmt, was gut aussieht, und zieht sofort.
about-merchant = *{ who-merchant }*: { does-merchant }
does-merchant = Wägt jeden Schritt ab, plant aber nichts. Zieht sofort.
about-governor = *{ who-governor }*: { does-governor }
does-governor = Plant seinen ganzen Zug in etwa einer Sekunde. Ein guter Gegner.
about-viceroy = *{ who-viceroy }*: { does-viceroy }
does-viceroy = Spielt Varianten durch, samt deinen Antworten. Ein paar Sekunden je Zug.
about-emperor = *{ who-emperor }*: { does-emperor }
does-emperor = Denkt höchstens so lange, wie seine Uhr erlaubt. Am schwersten zu schlagen.

# Zeichen jedes Spiels
symbol-check = Erledigt.
symbol-cross = Das kannst du nicht tun; hier steht, warum.
symbol-eye = Nur du weißt das.
symbol-lock = Vorerst gesperrt.
