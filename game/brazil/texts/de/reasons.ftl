# Warum nicht? Ein Satz für jede Ablehnung der Engine: warum, und was es erlauben würde.
reason-action_first = Lege zuerst deinen Marker auf einen Bogen; Einheiten ziehen nach seiner Aktion.
reason-adjacent_only_to_seized = Es würde nur ein erobertes Plättchen berühren: Baue neben einem, das du selbst gebaut hast.
reason-adjacent_to_enemy = Neben diesem Feld liegt ein Plättchen eines anderen: Lass ein Feld Abstand.
reason-already_made = { $product } hast du schon hergestellt; jedes Produkt gibt es nur einmal.
reason-already_peeked = Du weißt, was dort liegt: Wähle ein Plättchen, das du nicht kennst.
reason-already_used = Das geht einmal im Spiel, und du hast es schon genutzt.
reason-arch_without_extra = { $arch } gibt keine Zusatzbewegung; deine freie Bewegung hast du vielleicht noch.
reason-battle_pending = Die Schlacht geht vor: Wähle ihre Karten, dann geht es weiter.
reason-bid_first = Sag zuerst, wie viele Punkte du bietest.
reason-bid_out_of_range = Biete 0 bis { $most } Punkte.
reason-bonus_not_here = Dein umgedrehter Marker der Ära { $era } liegt nicht unter dem Bogen dieses Zuges, oder sein Bonus ist verbraucht.
reason-cannot_afford = Mit deinem Vorrat, deinen kontrollierten Plättchen und Goldkarten kannst du { $cost } nicht bezahlen.
reason-cannot_replace = { $over ->
    [any] Hier kann nicht überbaut werden: { $tile }. Dank Dona Leopoldina darf ein Gebäude dein eigenes Gebäude jeder Ära ersetzen, wenn du es kontrollierst und kein Palast darauf steht.
   *[early] Hier kann nicht überbaut werden: { $tile }. Nur Kirche, Akademie oder Stadt dürfen dein eigenes Gebäude der Ära I oder II ersetzen, wenn kein Palast darauf steht.
 }
reason-capital_is_safe = Hauptstädte anderer Spieler sind sicher: Du kannst sie weder betreten noch angreifen.
reason-card_not_playable = Diese Karte kannst du nicht spielen: Sie bezahlt wie [gold] oder zählt am Ende auf der Hand.
reason-cards_in_order = Die Karten müssen der Reihe nach genannt werden; wähle sie neu.
reason-choose_capital_first = Wähle zuerst, wo du deine Hauptstadt gründest.
reason-choose_mission_era_first = Wähle zuerst die Ära der Mission, die du ziehst.
reason-choose_monarch_first = Wähle zuerst deinen Monarchen.
reason-choose_resource_first = Wähle zuerst den Rohstoff, den du nimmst.
reason-church_before_era_iii = Die Jesuiten haben diese Kirche früh gebracht: Vor Ära III wird sie nicht renoviert.
reason-does_not_pay = { $thing } bezahlt nicht: { $need }. Gold steht für jeden Rohstoff, Wissen für jeden Rohstoff oder Gold.
reason-drop_first = { $what ->
    [gold] Du hast zu viele Goldkarten: Wirf zuerst { $excess } ab.
    [combat] Du hast zu viele Kampfkarten: Wirf zuerst { $excess } ab.
   *[goods] Dein Vorrat ist zu voll: Wirf zuerst { $excess } ab.
 }
reason-enemy_unit_there = Dort steht eine gegnerische Einheit: Besiege sie oder baue woanders.
reason-era_changes_first = Zuerst wechselt die Ära: Lege den alten Marker unter einen Bogen.
reason-era_too_early = Das gehört zu Ära { $era }: Es kann gebaut werden, sobald sie begonnen hat.
reason-expedition_there = Dort liegt eine aufgedeckte Expedition: Besiege sie, bevor du baust.
reason-extra_move_needs = Die Zusatzbewegung ({ $arch }) reicht nicht dorthin; ihre Schaltfläche zeigt, wohin sie führt.
reason-finish_first = Schließe zuerst die offene Wahl ab: Wähle oder übergehe sie mit der Haupttaste.
reason-game_over = Das Spiel ist aus; ansehen kannst du noch alles.
reason-give_cards_first = Gib zuerst { $needs } Kampfkarten für den Tausch ab.
reason-goods_still_there = Dort liegen noch Waren: Gib sie alle aus, dann renoviere.
reason-just_gained = { $thing } hast du gerade erst mit dieser Aktion bekommen: Bezahlen geht damit ab der nächsten.
reason-keep_missions_first = Wähle zuerst die Missionen, die du behältst.
reason-mission_incomplete = { $done } von { $of } Zielen sind erfüllt. Sind es alle zugleich, kannst du diese Mission verkünden.
reason-mission_of_later_era = Diese Mission gehört zu Ära { $era }: Verkünde sie, sobald diese begonnen hat.
reason-monarch_of_other_colour = Dieser Monarch gehört zu einer anderen Farbe: Wähle einen deiner Farbe.
reason-needed_elsewhere = { $thing } wird für einen anderen Teil der Kosten gebraucht: Bezahle diesen Teil mit etwas anderem.
reason-needs_monarch_there = Städte gründest du, wo dein Monarch steht: Bring ihn zuerst hierher.
reason-needs_unit_there = Dank Arariboia darf jede deiner Einheiten eine Stadt gründen; bring zuerst eine hierher.
reason-no_capital_tile_there = Dort liegt kein Hauptstadtplättchen: Wähle eines, das noch frei ist.
reason-no_enemy_there = Dort ist niemand anzugreifen: Wähle ein Feld mit gegnerischen Einheiten oder einem gegnerischen Plättchen.
reason-no_expedition_there = Wo diese Einheit steht, liegt keine Expedition: Zieh zuerst auf eine.
reason-no_flipped_token = Du hast keinen umgedrehten Marker unter einem Bogen; der erste kommt am Ende der Ära I.
reason-no_missions_left = Die Missionen der Ära { $era } sind alle vergeben: Wähle eine andere Ära.
reason-no_movement_left = { $by ->
    [extra] Die Zusatzbewegung dieses Zuges ist verbraucht.
   *[free] Die freie Bewegung dieses Zuges ist verbraucht.
 }
reason-no_palace_site = Keines deiner Plättchen erfüllt, was ein Palast verlangt; baue eines, dann komm wieder.
reason-no_slot_there = Dort ist kein Platz für Produkte: Wähle einen Bogen, der einen hat.
reason-no_stock = Kein Plättchen mehr im Bestand: { $tile }; beide Seiten teilen sich dieselben Plättchen.
reason-no_such_arch = Diesen Bogen gibt es nicht: Wähle einen der sieben auf deinem Tableau.
reason-no_such_card_there = Diese Karte wurde nicht gespielt: Wähle eine der aufgedeckten Karten.
reason-no_such_hex = Dorthin kannst du nicht: Wähle ein anderes Feld der Karte als das der Einheit.
reason-no_such_option = Diese Wahl gibt es jetzt nicht: Wähle eine der gezeigten.
reason-no_such_palace = Diesen Palast gibt es nicht: Wähle einen von II bis VI auf deinem Tableau.
reason-no_such_unit = Diese Einheiten können nicht gemeinsam ziehen: Wähle eigene Einheiten.
reason-no_unit_on_map = Du hast keine Einheit auf der Karte: Stelle zuerst eine auf.
reason-not_a_building = Nur Gebäude werden renoviert; Städte und Hauptstädte nie.
reason-not_a_deploy_site = Einheiten kommen in deine Hauptstadt oder in eine Stadt, die du gebaut hast und kontrollierst.
reason-not_a_resource = { $thing } ist kein Rohstoff: Wähle Zuckerrohr, Kaffee, Brasilholz oder Baumwolle.
reason-not_adjacent_to_own = Es muss ein von dir gebautes Plättchen berühren: Wähle ein Feld neben deinem Reich.
reason-not_after_a_battle = Diese Karte geht nicht nach einer Schlacht: Spiele sie in deinem Zug oder behalte sie.
reason-not_built_by_you = Das hat jemand anderes gebaut: Nur eigene Gebäude werden renoviert.
reason-not_controlled = Du kontrollierst dieses Plättchen nicht: Vertreibe die gegnerischen Einheiten oder wähle ein anderes.
reason-not_dealt_to_you = Diese Mission hast du nicht bekommen: Wähle eine der gezeigten.
reason-not_held = Das hast du nicht: { $thing }.
reason-not_on_offer = Das ist jetzt nicht verfügbar: Wähle etwas, das leuchtet.
reason-not_on_show = Dieses Gemälde hängt nicht in der Galerie: Wähle ein ausliegendes.
reason-not_on_that_hex = Sie müssen alle auf demselben Feld stehen.
reason-not_your_turn = Jemand anderes entscheidet gerade; du bist bald am Zug.
reason-nothing_legal = { $arch } bringt dir jetzt nichts: Sammle zuerst, was es dafür braucht.
reason-nothing_open = Das geht jetzt nicht; die Leiste über der Karte sagt, was zu tun ist.
reason-nothing_to_use = An diesem Gemälde gibt es nichts zu nutzen: Es wirkt von selbst.
reason-nothing_unexplored_there = Dort liegt kein unerforschtes Plättchen: Wähle ein Feld unter den Wolken.
reason-one_era_after_the_other = Wähle zuerst unter den Missionen der Ära { $era }.
reason-only_adjacent_attack = Sie feuert nur auf Nachbarfelder: Rücke zuerst näher.
reason-only_after_victory = Spiele diese Karte, direkt nachdem du eine Schlacht oder Expedition gewonnen hast.
reason-only_dragoons_lead = Nur ein Dragoner nimmt andere Einheiten mit; die übrigen ziehen einzeln.
reason-palace_already_placed = Der Palast der { $palace } liegt schon: Wähle einen anderen.
reason-palace_forbids_flip = Darauf steht ein Palast: Es kann aufgefüllt, aber nie umgedreht werden.
reason-palace_prerequisite = Der Palast der { $palace } verlangt ein anderes Plättchen; dein Tableau zeigt, welches.
reason-palace_there_already = Dort steht schon ein Palast: Jedes Plättchen trägt höchstens einen.
reason-payment_open = Bezahle zuerst zu Ende: { $need } ist fällig.
reason-same_arch = Dein Marker liegt schon auf { $arch }: Er muss jeden Zug auf einen anderen Bogen.
reason-shape_mismatch = Der Platz ist { $needs }, das Produkt { $found }: Wähle einen Platz seiner Form.
reason-slot_taken = { $slot } ist schon verbessert: Wähle einen freien Platz.
reason-token_already_moved = Dein Marker wurde in diesem Zug schon auf { $arch } gelegt.
reason-token_there_already = Unter { $arch } liegt schon ein umgedrehter Marker: Wähle einen anderen Bogen.
reason-too_far = Zu weit: Einheiten ziehen auf ein benachbartes Feld.
reason-too_few_combat_cards = Dafür brauchst du { $needs } Kampfkarten auf der Hand.
reason-too_many_cards = Höchstens { $most } Karten in einer Schlacht: Nimm welche zurück.
reason-unit_cannot_fire = Nur Kanone oder Grenadier greifen an, ohne zu ziehen; diese Einheit muss das Feld betreten.
reason-unit_in_supply = Diese Einheit ist nicht auf der Karte: Stelle sie zuerst auf.
reason-unit_not_in_battle = Diese Einheit hat hier nicht gekämpft: Wähle eine des Siegers, die gekämpft hat.
reason-unit_on_map = Diese Einheit ist schon auf der Karte: Stelle eine andere auf.
reason-water_needs_free_or_edge_move = Aufs Wasser und herunter führt nur die freie Bewegung oder die von Renovieren.
reason-wrong_terrain = Gelände dafür: { $needs }. Dieses Feld: { $found }.
