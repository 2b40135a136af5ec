# What the symbols and the words of the game mean, for whoever points at them.
symbol-vp = *Punkty zwycięstwa*: kto na końcu ma ich najwięcej, wygrywa.
symbol-lose_vp = *Strata punktów zwycięstwa*
symbol-military = *Wojsko*: pionowy tor planu. Kto ma go więcej, wygrywa wojny i najazdy.
symbol-technology = *Technologia*: tor w prawo. Otwiera zaawansowane strony, więcej kart na rundę i doradców.
symbol-art = *Sztuka*: weź cud.
symbol-exploit = *Wyzysk*: odzyskaj kostki.
symbol-expansion = *Ekspansja*: kostka do sąsiedniej krainy.
symbol-trade = *Handel*: ucz się od sąsiada z większą technologią.
symbol-raid = *Najazd*: punkty zwycięstwa kosztem sąsiada z mniejszym wojskiem.
symbol-war = *Wojna*: o krainę, w której oboje macie kostkę.
symbol-tourism = *Turystyka*: punkty zwycięstwa za twoje cuda.
symbol-revolution = *Rewolucja*: karty wracają, a tura się kończy.
symbol-cube = *Kostka władzy*: płaci za akcje i stoi w krainach.
symbol-reserve = *Rezerwa*: kostki, których nie ma jeszcze w grze.
symbol-supply = *Zapas*: kostki do wydania.
symbol-pool = *Pula zużytych*: wydane kostki; stąd je odzyskujesz.
symbol-on_map = *Na mapie*: kostki w krainach.
symbol-pay = *Koszt*: kostki do zapłacenia z zapasu.
symbol-cards = *Powrót kart*: z kolejki odrzuconych na rękę.
symbol-cards_1 = Jedna karta na rundę
symbol-cards_2 = Do dwóch kart na rundę
symbol-cards_3 = Do trzech kart na rundę
symbol-advisor = *Doradca*: mocna karta do użycia raz.
symbol-leader = *Przywódca*: dwa cele; lepszy spełniony punktuje na koniec ery.
symbol-wonder = *Cud*: działa, gdy przytrafi ci się jego wyzwalacz.
symbol-remove_wonder = *Cud opuszcza rząd*
symbol-bell = Tego cudu można teraz użyć.
symbol-ready = *Gotowy*: użytego cudu można użyć znowu.
symbol-fresh = Dopiero zbudowany: można go użyć, gdy karta, która go dała, jest rozpatrzona.
symbol-territory = *Kraina*: taka, w której masz kostkę.
symbol-alone = *Sama*: kraina, w której tylko ty masz kostkę.
symbol-explored = *Odkryta*: pierwsza kostka w pustej krainie.
symbol-most = *Najwięcej*: więcej niż każdy inny gracz.
symbol-lower_level = *Niższy tor*: jeden poziom na tym z dwóch, który stoi niżej.
symbol-government = *Ustrój*: strefa, w której stoi twój znacznik; płaci na koniec każdej tury.
symbol-guard = *Straż*: wojsko, które liczy się tylko, gdy inni cię najeżdżają lub atakują.
symbol-attacked = Inny gracz wypowiedział ci wojnę.
symbol-traded_with = Inny gracz handlował z tobą.
symbol-war_won = Wygrana wojna
symbol-peace = *Pokój*: ani wojny, ani najazdu.
symbol-turn_end = Koniec tury
symbol-navigation = *Nawigacja*: wszystkie krainy są dla ciebie sąsiednie.
symbol-advanced = *Zaawansowana strona*: mocniejsza połowa karty.
symbol-civbot = *Civbot*: cywilizacja bez gracza.
symbol-chieftain = *Wódz*: najłatwiejszy poziom Civbotów.
symbol-noble = *Możny*: średni poziom Civbotów.
symbol-king = *Król*: najtrudniejszy poziom Civbotów.
glossary = Zapas|zapasu|zapasie: Kostki, które można wydać.
    Rezerwa|rezerwy|rezerwie: Kostki, których nie ma jeszcze w grze.
    Pula zużytych|puli zużytych|pulę zużytych: Tu zostają wydane kostki, aż je odzyskasz.
    Odzyskać|odzyskaj|odzyskujesz: Kostka wraca z puli zużytych do zapasu.
    Kolejka odrzuconych|kolejka|kolejki|kolejce: Twoje użyte karty, najstarsza pierwsza. Widzą ją wszyscy. Dwie najstarsze wracają na koniec tury.
    Zaawansowana strona|zaawansowana|zaawansowanej: Mocniejsza połowa karty; otwiera ją technologia.
    Zapieczętować|zapieczętuj|zapieczętowana: Kładziesz zakryty wybór na rundę. Możesz go cofnąć, dopóki nie zapieczętują wszyscy.
    Era|ery|erze: Cztery tury. Na jej koniec punktują przywódcy i krainy należące tylko do jednego.
    Ustrój|ustroje|ustroju: Strefa planu, w której stoi twój znacznik. Płaci na koniec każdej tury.
    Straż|straży|strażą: Wojsko cudu, które liczy się tylko, gdy inni cię najeżdżają lub atakują.
    Sąsiad|sąsiedzi|sąsiada: Cywilizacja w twojej krainie lub w krainie, która z nią graniczy.
    Sąsiednia|sąsiedniej|sąsiednie: Kraina, która graniczy z twoją; z Nawigacją każda.
    Civbot|civboty|civbotów: Cywilizacja bez gracza. Postępuje według kart Civbotów.
    Wyzwalacz|wyzwalacze|wyzwalaczy: Co musi ci się przytrafić, żeby cud zadziałał.
    Doradca|doradcy|doradców|doradcę: Mocna karta, która po użyciu wypada z gry. Każda cywilizacja ma pięciu.
    Przywódca|przywódcy|przywódcę|przywódców: Zatrzymany na erę. Z jego dwóch celów punktuje lepszy spełniony.
