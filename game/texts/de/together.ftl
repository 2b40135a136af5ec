# Mit Menschen an anderen Orten spielen.
menu-together = Zusammen spielen
menu-together-waiting = { $n ->
    [one] Zusammen spielen: 1 Tisch wartet
   *[other] Zusammen spielen: { $n } Tische warten
}

# Neues Spiel
who-elsewhere = Mensch anderswo
does-elsewhere = Kommt per Link von einem anderen Computer dazu.
about-elsewhere = *{ who-elsewhere }*: { does-elsewhere }
new-elsewhere-name = Name beim Beitritt
new-open-table = Tisch öffnen

# Der Warteraum
lobby-title = Der Tisch ist offen
lobby-opening = Tisch wird geöffnet
lobby-starting = Der Host startet auf diesem Computer …
lobby-coming = Verbindet …
lobby-here = Dieser Computer hostet den Tisch
lobby-seen-as = In diesem Netz zu erreichen unter
lobby-not-internet = Aus dem Internet so nicht erreichbar. Für Freunde weiter weg den Host auf einem kleinen Server starten.
lobby-keep = Weiterlaufen, wenn das Fenster zu ist
lobby-server = Der Server deiner Gruppe hostet den Tisch
lobby-server-on = Der Tisch bleibt dort, wenn dieses Fenster zugeht.
lobby-not-encrypted = Die Verbindung zu diesem Server ist nicht verschlüsselt.
lobby-watchers = Wer diesen Link hat, kann zuschauen und sieht, was alle sehen.
lobby-copy-watch = Link für Zuschauer kopieren
lobby-open-seat = { $seat }: freier Platz
lobby-bot = Ein Bot
lobby-you = Du, an diesem Computer
lobby-is-here = Da
lobby-away = Hat einen Platz, aber kein Fenster offen
lobby-nobody = Noch niemand da
lobby-six-words = sechs Wörter, in diesem Netz
lobby-words-address = sechs Wörter, mit der Adresse { $address }
lobby-link = Der Link für { $seat }
lobby-copy-link = Link kopieren
lobby-copy-all = Einladung kopieren
lobby-renew = Neuer Link
lobby-renew-ask = Der verschickte Link und die sechs Wörter gelten dann nicht mehr.
lobby-fill = Mit Bots beginnen
lobby-fill-ask = Ein Bot spielt jeden freien Platz. Wer später über den Link kommt, übernimmt seinen Platz.
lobby-fill-signs = Wer jetzt nicht da ist, zieht die Mischung nicht mit, und der Host signiert seine Schritte.
lobby-not-done = Der Host konnte das nicht tun; es bleibt alles, wie es war. Versuch es noch einmal.
lobby-leave = Gehen
lobby-qr = Der Link als QR-Code
lobby-copied = Kopiert.
lobby-not-copied = Die Zwischenablage nimmt nichts an.
lobby-waiting = Das Spiel beginnt, sobald alle da sind. Es fehlt noch: { $names }.
lobby-message = Spiel mit mir: Wähle im Menü Zusammen spielen und füge diesen Link ein: { $link } Oder tippe diese sechs Wörter: { $words } (Adresse { $address }).

# Beitreten
join-title = Einem Tisch beitreten
join-text = Füge einen Link ein oder tippe die sechs Wörter, die du hast.
join-words = { $count } von 6 Wörtern
join-address = Die Adresse des Computers, der den Tisch hostet:
join-address-hint = etwa 192.168.1.24:{ NUMBER($port, useGrouping: 0) }
join-ask = Kein Link? Wer den Tisch hostet, hat ihn.
join-you-are = Du bist
join-name-hint = dein Name
join-join = Beitreten
join-what = Ein Link oder sechs Wörter sind nötig.
join-where = Zu den sechs Wörtern gehört auch die Adresse.
join-who = Gib oben deinen Namen ein.

# Die Tische dieses Geräts
tables-title = Meine Tische
tables-waiting = { $count ->
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
tables-none = Noch keiner. Tritt einem bei oder hoste selbst.
tables-unknown = Ein Tisch
tables-over = Beendet
tables-gathering = Wartet auf Leute
tables-your-turn = Dein Zug
tables-their-turn = Am Zug: { $names }
tables-not-running = Sein Host auf diesem Computer läuft nicht; beim Öffnen des Tisches startet er.
tables-since = Tisch { $number }, hier seit { $when }
tables-since-unknown = Tisch { $number }
tables-bot-you = Ein Bot spielt für dich. Öffne den Tisch, um wieder selbst zu spielen.
tables-play = Spielen
tables-look = Ansehen
tables-review = Öffnen
tables-drop = Vergessen
tables-drop-ask = Dieses Gerät vergisst seinen Platz. Ohne den Link kommst du nicht zurück.
tables-drop-over = Das beendete Spiel bleibt bei den Spielständen.
tables-host = Tisch hosten
tables-damaged = Die Liste deiner Tische konnte nicht gelesen werden: { $path } ist beschädigt ({ $detail }). Die Liste beginnt von vorn; die Links, die du hast, führen weiter zu deinen Plätzen.
tables-not-kept = Die Liste deiner Tische konnte nicht gespeichert werden: { $reason }

# Die Verbindung zum Host, und die Menschen am Tisch
together-line-lost = Die Verbindung ist unterbrochen. Kein Schritt geht verloren; das Programm versucht es weiter.
together-host-ended = Der Host ist beendet. Kein Schritt geht verloren; das Spiel geht weiter, wenn er wieder läuft.
together-no-answer = Unter { $address } antwortet kein Host. Prüfe die Adresse und frag, ob der Host läuft. Das Programm versucht es weiter.
together-untrusted = Das Zertifikat des Hosts gilt nicht für seine Adresse, daher wird nichts gesendet. Wer ihn betreibt, muss es erneuern.
together-busy = Der Host kann gerade niemanden bedienen. Das Programm versucht es weiter.
together-replaced = Ein anderes Fenster spielt jetzt diesen Platz.
together-play-here = Hier spielen
together-retry = Jetzt versuchen
together-fault = Was der Host sendet, passt nicht zu diesem Spiel. Es wird nicht weiter angezeigt.
together-fault-line = Es wurde etwas geändert: Die signierte Zeile { $line } ({ $name }) ist nicht das, was vereinbart war. Das Spiel kann hier nicht weitergehen.
together-fault-deal = Es wurde etwas geändert: Was vor dem ersten Schritt vereinbart wurde, stimmt nicht ({ $name }). Das Spiel kann hier nicht weitergehen.
together-no-table = Diesen Tisch hat der Host nicht mehr.
together-wrong-link = Dieser Link gilt nicht mehr. Wer den Tisch hostet, kann dir einen neuen geben.
together-wrong-words = Kein freier Platz hat diese sechs Wörter.
together-no-seat = An diesem Tisch ist kein Platz mehr frei.
together-no-watchers = Dieser Tisch lässt keine Zuschauer zu.
together-watching = Du schaust zu und siehst, was alle sehen.
together-other-version = Der Host spielt dieses Spiel mit anderen Zahlen. Nutzt dieselbe Version des Programms.
together-old-client = Der Host ist neuer als dieses Programm. Aktualisiere dieses Programm.
together-old-host = Der Host ist älter als dieses Programm. Wer ihn betreibt, muss ihn aktualisieren.
together-too-many = Zu viele falsche Links von hier. Versuch es in einer Minute noch einmal.
together-too-fast = Zu viele neue Tische von hier. Versuch es in einer Minute noch einmal.
together-host-failed = Der Host startet auf diesem Computer nicht. Die Protokolldatei nennt den Grund.
together-not-set-up = Der Host kann diesen Tisch nicht einrichten.
together-not-stored = Der Host konnte diesen Schritt nicht speichern; es bleibt alles, wie es war. Versuch es noch einmal.
together-refused = Der Tisch ist inzwischen anders; der Schritt wurde nicht gemacht.
together-undo-none = Hier ist nichts zurückzunehmen.
together-away = { $name } hat den Tisch verlassen.
together-back = { $name } ist da.
together-bot-in = Ein Bot spielt für { $name }.
together-menu-body = Der Host bewahrt jeden Schritt auf. Du kannst jederzeit gehen und wiederkommen.
together-undo-ask = Die anderen fragen
together-undo-body = Seit deinem letzten Schritt wurde etwas aufgedeckt, oder andere haben gespielt. Alle müssen der Rücknahme zustimmen.
together-undo-sent = Die anderen werden gefragt.
together-undo-refused = { $name } stimmt nicht zu.
together-consent-title = { $name } möchte einen Schritt zurücknehmen
together-consent-body = Das Spiel ginge vor den letzten Schritt von { $name } zurück. Was seitdem aufgedeckt ist, bleibt bekannt.
together-consent-yes = Zustimmen
together-consent-no = Ablehnen

# Das Fenster schließen
quit-host-title = Weiter hosten?
quit-host-body = { $count ->
    [one] Ein Tisch auf diesem Computer ist nicht zu Ende. Solange der Host läuft, können die anderen weiterspielen.
   *[other] { $count } Tische auf diesem Computer sind nicht zu Ende. Solange der Host läuft, können die anderen weiterspielen.
}
quit-host-on = Schließen, weiter hosten
quit-host-end = Schließen, Host beenden
quit-stay = Bleiben

# Presence and clocks at the table
presence-here = Ist da
presence-away = Nicht da
presence-unknown = Unbekannt, solange die Verbindung unterbrochen ist
presence-bot = ein Bot springt ein
clock-days = { $days } T { $hours } h
clock-hours = { $hours } h { $minutes }
clock-minutes = { $minutes } min
clock-out = Zeit um
clock-tip = Zeit für diesen Schritt: { $left }

# What a table agrees on
agree-title = Menschen anderswo
agree-where = Gehostet von
agree-where-tip = Der Server einer Gruppe behält den Tisch, wenn dein Computer aus ist, und Freunde erreichen ihn von überall.
agree-where-here = Dieser Computer
agree-where-server = Server deiner Gruppe
agree-server = Seine Adresse
agree-server-hint = etwa play.example.org
agree-server-missing = Gib die Adresse des Servers deiner Gruppe ein, oder lass diesen Computer den Tisch hosten.
agree-server-wrong = Das ist keine Adresse eines Servers. Sie sieht aus wie play.example.org oder 192.168.1.24:{ NUMBER($port, useGrouping: 0) }.
agree-clock = Zeit pro Schritt
agree-clock-tip = Der Vorrat wird angebrochen, sobald ein Schritt länger dauert als seine Zeit.
agree-clock-none = Ohne Grenze
agree-clock-hours = { $count ->
    [one] Eine Stunde
   *[other] { $count } Stunden
}
agree-clock-days = { $count ->
    [one] Ein Tag, dazu { $bank } Tage Vorrat
   *[other] { $count } Tage, dazu { $bank } Tage Vorrat
}
agree-when_out = Wenn die Zeit um ist
agree-when_out-tip = Ein Bot spielt, bis der Mensch zurückkommt.
agree-when_out-bot = Die anderen dürfen einen Bot rufen
agree-when_out-wait = Die anderen warten
agree-watchers = Zuschauer
agree-watchers-tip = Sie kommen per Link ohne Platz und sehen, was alle sehen.
agree-watchers-yes = Erlaubt
agree-watchers-no = Keine
agree-listed = In diesem Netz
agree-listed-tip = Alle in diesem Netz sehen den Tisch und können einen freien Platz nehmen.
agree-listed-yes = Jeder darf mitspielen
agree-listed-no = Nur mit Einladung

# The people at a table
people-title = Menschen am Tisch
people-watchers = { $count ->
    [one] Ein Mensch schaut zu
   *[other] { $count } Menschen schauen zu
}
people-call = Bot rufen
people-link = Link

# Words to the others
talk-open = Den anderen etwas sagen
talk-unread = { $count ->
    [one] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
talk-fold = Schließen
talk-none = Noch hat niemand etwas gesagt.
talk-hint = Etwas sagen
talk-send = Senden
talk-ready-0 = Gut gespielt!
talk-ready-1 = Du bist dran
talk-ready-2 = Moment
talk-ready-3 = Bin gleich zurück
talk-ready-4 = Schönes Spiel
talk-ring-how = Auf der Karte gedrückt halten oder Alt-Klick: ein Ring, den alle sehen.
talk-ring-put = Ring auf der Karte von { $name }
talk-mute = { $name } an diesem Tisch stumm schalten
talk-muted = { $name } ist stumm. Auf der Seite über die Menschen am Tisch lässt sich das ändern.
people-mute = Stumm
people-hear = Wieder hören
settings-together = Menschen anderswo
settings-hear_words = Zeigen, was sie schreiben
settings-hear_sentences = Ihre fertigen Sätze zeigen
settings-hear_rings = Ihre Ringe auf der Karte zeigen

# Hosts on this network
join-network = In diesem Netz
join-free = { $game }: { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
join-full = Kein Platz frei
join-found-hint = in diesem Netz nicht nötig
join-seats = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
join-sit = Hinsetzen
join-watch = Zuschauen
join-neither = Kein Platz ist frei, und dieser Tisch lässt keine Zuschauer zu.

# Notices of turns
notices-title = Benachrichtigungen
notices-about = Beginnt dein Zug, während du diesen Tisch nicht offen hast, kann der Host dich einmal benachrichtigen.
notices-hint-email = eine E-Mail-Adresse
notices-hint-webhook = die Adresse eines Webhooks: https://…
notices-hint-both = eine E-Mail-Adresse oder ein Webhook: https://…
notices-tell = Benachrichtigen
notices-stop = Aufhören
notices-told = Von deinen Zügen erfährst du über { $to }.
notices-failed = Die letzte Benachrichtigung wurde nicht gesendet: { $error }
notices-wrong = An diese Adresse sendet dieser Host keine Benachrichtigungen.
