# Rätsel: auf der Lernseite, an ihrem Tisch, und wenn sie reisen.
puzzles-heading = Rätsel
puzzles-note = Je ein Zug, aus gespielten Spielen.
puzzles-none = Noch keine Rätsel. Analysiere ein beendetes Spiel: Deine Fehler darin werden zu Rätseln.
puzzles-reading = Die Rätsel werden geladen …
puzzles-damaged = Deine Rätsel konnten nicht gelesen werden: { $path } ist beschädigt ({ $detail }). Die Rätsel aus deinen Spielen beginnen wieder im ersten Fach.
puzzles-not-kept = Dein Ergebnis konnte nicht gespeichert werden: { $reason }
puzzles-added = { $n ->
    [one] 1 deiner Züge wurde zum Rätsel. Du findest es morgen auf der Lernseite.
   *[other] { $n } deiner Züge wurden zu Rätseln. Du findest sie morgen auf der Lernseite.
}
puzzles-paste = Rätsel einfügen

puzzle-day = Rätsel des Tages
puzzle-day-about = Für alle dasselbe, und morgen ein neues. Findest du den Zug, der am häufigsten gewinnt?
puzzle-day-solved = Du hast das heutige Rätsel gelöst. Morgen kommt ein neues.
puzzle-own = Aus deinem eigenen Spiel
puzzle-collection = Rätsel
puzzle-sent = Ein Rätsel für dich
puzzle-title = Finde den besten Zug
puzzle-task = Spiele den Zug mit der besten Gewinnchance. Du siehst, was dieser Spieler wusste.
puzzle-as-seen = { $when }, als { $name }
puzzle-ask = Spiele deinen Zug. Bis zum Urteil kannst du alles zurücknehmen.
puzzle-over = Dein Zug steht fest. Lass ihn beurteilen oder versuch es noch einmal.
puzzle-judge = Beurteilen
puzzle-next = Nächstes Rätsel
puzzle-try = Versuchen
puzzle-once-more = Noch einmal versuchen
puzzle-not-tried = noch nicht versucht
puzzle-stars = { $n ->
    [0] noch kein Stern
    [one] 1 Stern
   *[other] { $n } Sterne
}
puzzle-comes-back = { $days ->
    [one] Kommt morgen wieder.
   *[other] Kommt in { $days } Tagen wieder.
}
puzzle-solved-for-good = Endgültig gelöst: Es kommt nicht wieder.

puzzle-due = Heute fällig
puzzle-due-about = aus deinen eigenen Fehlern
puzzle-due-begin = Beginnen
puzzle-due-none = Heute ist nichts fällig.
puzzle-box-tip = { $days ->
    [one] Rätsel, die nach 1 Tag wiederkommen
   *[other] Rätsel, die nach { $days } Tagen wiederkommen
}
puzzle-box = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
puzzle-collection-heading = Alle Rätsel
puzzle-collection-solved = { $done } von { $all } gelöst
puzzle-collection-count = { $done } von { $all }
puzzle-idea-other = Gemischt

puzzle-copy = Als Text kopieren
puzzle-picture = Als Bild speichern
puzzle-file = Rätsel
puzzle-copied = Das Rätsel ist in der Zwischenablage ({ $letters } Zeichen).
puzzle-pictured = Das Bild ist { $path }. Zieh es auf das Fenster dieses Programms, um das Rätsel zu öffnen.
puzzle-not-exported = Das Rätsel konnte nicht ausgegeben werden: { $reason }
puzzle-refused = Dieses Rätsel konnte nicht geöffnet werden: { $reason }

menu-learn-due = { $n ->
    [one] Lernen: 1 Rätsel heute fällig
   *[other] Lernen: { $n } Rätsel heute fällig
}
settings-own-puzzles = Rätsel aus meinen Fehlern machen
settings-own-puzzles-about = Nach einer Analyse kommen deine teuersten Züge als Rätsel wieder: nach { $first }, { $second }, { $third } und { $fourth } Tagen, bis du sie jedes Mal gelöst hast.
