# Die Seite der Regelklärungen: Jede id ist eine aus engine/historia/RULINGS.md.
ruling-cubes-four-places = Ein [cube] ist an einem von vier Orten: Reserve, Ablage, Vorrat, Karte.
ruling-hands-open = Alle dürfen jede Hand von Aktionskarten sehen, wie sie aus den Schlangen folgt. Berater, Stapel und verdeckte Wahlen sind geheim, auch wie viele Karten eine Wahl enthält.
ruling-draft-six-players = Zu sechst nimmt der Letzte den einzigen übrigen Anführer.
ruling-setup-territory-vp = Der erste Würfel wertet sein Land; mit einer Option des Tisches bringt er nichts, wie es die spätere Korrektur des Verlags sagt.
ruling-first-in-order = Was sonst gleich ist, geht an den Ersten in der Reihenfolge: Spieler, dann Civbots in ihrer.
ruling-vp-floor = Punkte fallen nie unter null; was [vp] kostet, braucht in diesem Moment so viele.
ruling-choice-level-now = Die Technologie im Moment der Wahl sagt, wie viele Karten es sind.
ruling-revolution-counted-once = Die drei Karten für Revolution werden gezählt, wenn sie gewählt wird, ohne die mit ihr gewählten, und danach nicht wieder.
ruling-no-card-no-choice = Wer keine wählbare Karte hat, wird nicht gefragt; hat niemand eine, endet der Zug.
ruling-resolve-all-own-cards = Du führst alle deine Karten aus, bevor der Nächste eine ausführt.
ruling-using-is-may = Eine Karte darf ungenutzt bleiben, außer Revolution.
ruling-advanced-checked-at-resolution = Ob die erweiterte Seite genutzt werden darf, wird beim Ausführen der Karte geprüft.
ruling-own-card-may-return = Eine Karte, die gerade ausgeführt wird, liegt schon am Ende der Schlange: Ihre eigene Wirkung oder die eines Wunders darf sie zurücknehmen.
ruling-open-cards-apart = Aufgedeckte, noch nicht ausgeführte Karten liegen für sich; nichts nimmt sie zurück.
ruling-no-idle-questions = Eine Frage mit nur einer Antwort wird nicht gestellt, außer bei der Wahl von Karten, bei Kriegen und bei dem, was [vp] kostet.
ruling-lists-do-what-they-can = Jeder Teil einer Wirkung tut so viel, wie er kann, dann kommt der nächste.
ruling-choices-may-stop = Wo du wählst, darfst du früher aufhören, auch bei null; was keine Wahl braucht, geschieht ganz.
ruling-side-needs-deed = Bei einer Seite einer Aktion muss die letzte Tat möglich sein, wenn ihre Kosten bezahlt sind; nichts, was sie bringt, bezahlt sie.
ruling-side-needs-target = Eine genutzte Seite nimmt mindestens ein Ziel, ein Wunder oder einen Würfel; Revolution nimmt beide Karten.
ruling-no-cell-no-action = Wo der Plan keinen nächsten Platz hat, gibt es die Stufe nicht; von zwei Stufen kommt die mögliche.
ruling-advanced-art-one-left = Ist nur ein Wunder übrig, nimmt erweiterte Kunst eines.
ruling-done-means-changed = Eine Aktion ist getan, wenn sie etwas geändert hat; nur dann folgen Wunder, und nur dann zählen Handel, Raubzüge und Kriege.
ruling-deeds-in-lists = Eine Tat auf einem Berater, einem Wunder oder einer Stufe ist in jeder Hinsicht diese Aktion; anders erhaltene Stufen, Wunder und [vp] sind es nicht.
ruling-vp-category = [vp] stehen unter der Tat, die sie brachte, sonst unter der Karte oder Stufe, die sie nennt.
ruling-one-cube-a-territory = Eine Zivilisation hat höchstens einen Würfel je Land.
ruling-adjacent-includes-shared = Auch eine Zivilisation in einem deiner Länder ist dein Nachbar.
ruling-navigation-own-side-only = Navigation macht alle dir benachbart, nicht dich ihnen.
ruling-landless-anywhere = Ohne Würfel auf der Karte darfst du dich überallhin ausbreiten; vor Navigation ist dir sonst nichts nah, und du bist niemandes Nachbar.
ruling-expansion-empty-again = Ein Land, das wieder leer ist, wird wieder gewertet.
ruling-exploit-sources-advanced = Erweiterte Ausbeutung nimmt wie die einfache Seite aus der Ablage oder von der Karte, mit denselben Verlusten.
ruling-last-cube-exploit = Ausbeutung nimmt nie deinen letzten Würfel von der Karte.
ruling-trade-needs-cell = Kein Handel, wo der Plan keinen nächsten Platz für deine Technologie hat.
ruling-partner-first = Beim Handel kommen zuerst die [vp] des Partners, dann deine Stufe und was sie bringt.
ruling-war-shared-territory = Krieg wird nur in geteilten Ländern geführt, auch mit Navigation.
ruling-war-winner-vp-side = Wer gewinnt, erhält 2 [vp], oder 4, wenn die Karte auf ihrer erweiterten Seite genutzt wurde.
ruling-war-tie-was-fought = Ein unentschiedener Krieg wurde geführt; sonst ändert er nichts.
ruling-last-cube-players = In einem Krieg zwischen Spielern bleibt der letzte Würfel auf der Karte; der Sieger punktet trotzdem.
ruling-civbot-wipes-out = Gegen oder durch einen Civbot ist der letzte Würfel nicht geschützt.
ruling-wonder-turned-first = Ein Wunder wird gedreht, dann wird seine Wirkung ausgeführt.
ruling-wonder-fresh = Ein neues Wunder ist erst nutzbar, wenn die Karte fertig ist, die es brachte.
ruling-wonder-offer-time = Wunder werden angeboten, wenn die Aktion mit allem, was sie auslöste, fertig ist.
ruling-wonder-order-of-seats = Zuerst kommen die Wunder des Handelnden, dann die der anderen in der Reihenfolge.
ruling-war-won-as-defender = Einen Krieg gewinnt, wer ihn gewinnt, Angreifer oder Verteidiger.
ruling-ready-others-only = Kein Wunder macht sich selbst bereit; ein bereit gemachtes darf sofort wieder genutzt werden, auch für dasselbe Ereignis.
ruling-majority-strict = Eine Mehrheit ist wirklich mehr als jeder andere Spieler; Civbots zählen nicht.
ruling-solo-majority = Allein unter Civbots gehört jede Mehrheit dir.
ruling-row-order = Die Auslage der Wunder liegt wie ausgelegt, das älteste zuerst; Nehmen füllt sie nicht auf.
ruling-reset-mid-era = Die Auslage der Wunder wird auch nach dem zweiten Zug einer Ära neu gelegt, vom selben Stapel; eine Option des Tisches stellt das ab.
ruling-short-deck = Ein Stapel mit weniger Karten legt, was er hat.
ruling-advisor-gone-is-used = Ein ungenutzt abgelegter Berater ist fort und zählt als genutzt.
ruling-leader-counts = Für Anführer zählen deine Kriege und Raubzüge der Ära, und Handel: deiner und der anderer mit dir, auch von Civbots. Beides beginnt neu, sobald Anführer gewertet sind.
ruling-civbots-act-once = Civbots handeln einmal je Zug, nach der letzten Runde.
ruling-civbot-order = Civbots haben eine eigene Reihenfolge, neu bestimmt wie die der Spieler.
ruling-civbot-choices = Ein Civbot wählt nichts: Seine Ziele folgen aus [vp], Stufen, den Zahlen der Länder und der Reihenfolge.
ruling-civbot-scores = Ein Civbot wertet seine Karten, als Partner im Handel, Kriege, die [vp] seiner Regierung und Länder; nichts, was auf dem Plan gedruckt ist.
ruling-recover-cards-every-turn = Die zwei ältesten Karten kommen am Ende jedes Zuges zurück.
ruling-tie-break-last = Gleiche [vp] und gleiche Stufen: ein Spieler vor einem Civbot, dann wird der Sieg geteilt.
ruling-numbers = Zahlen, die die Anleitung nicht nennt, wurden in Spielen gefunden, die das Programm gegen sich selbst spielte.
ruling-own-cards = Namen, Auslöser und Wirkungen aller Wunder, Namen und Ziele aller Anführer, Namen und Wirkungen aller Berater.
ruling-own-matrix = Die Form des Plans, die Namen der Militärstufen, was auf dem Plan steht außer der letzten Technologie, Zonen und Boni der Regierungen.
ruling-own-map = Die Grenzen der Länder, die [vp] ihrer Marken, und welcher Teil des Kreises welches Symbol hat.
ruling-own-civbots = Die sieben Civbot-Karten, was jede Stufe tut, Titel und Medaillen des Alleinspiels.

learn-rulings-title = Regelklärungen
learn-rulings =
    Wo die Regeln eine Frage offen lassen, antwortet diese Ausgabe:

    # Der Tisch
    - { ruling-cubes-four-places }
    - { ruling-hands-open }
    - { ruling-draft-six-players }
    - { ruling-setup-territory-vp }
    - { ruling-first-in-order }
    - { ruling-vp-floor }

    # Wählen und Ausführen
    - { ruling-choice-level-now }
    - { ruling-revolution-counted-once }
    - { ruling-no-card-no-choice }
    - { ruling-resolve-all-own-cards }
    - { ruling-using-is-may }
    - { ruling-advanced-checked-at-resolution }
    - { ruling-own-card-may-return }
    - { ruling-open-cards-apart }
    - { ruling-no-idle-questions }

    # Was eine Karte tut
    - { ruling-lists-do-what-they-can }
    - { ruling-choices-may-stop }
    - { ruling-side-needs-deed }
    - { ruling-side-needs-target }
    - { ruling-no-cell-no-action }
    - { ruling-advanced-art-one-left }
    - { ruling-done-means-changed }
    - { ruling-deeds-in-lists }
    - { ruling-vp-category }

    # Länder und Nachbarn
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

    # Wunder
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

    # Berater und Anführer
    - { ruling-advisor-gone-is-used }
    - { ruling-leader-counts }

    # Civbots
    - { ruling-civbots-act-once }
    - { ruling-civbot-order }
    - { ruling-civbot-choices }
    - { ruling-civbot-scores }

    # Das Ende
    - { ruling-recover-cards-every-turn }
    - { ruling-tie-break-last }

    # Unser Eigenes
    - { ruling-numbers }
    - { ruling-own-cards }
    - { ruling-own-matrix }
    - { ruling-own-map }
    - { ruling-own-civbots }
