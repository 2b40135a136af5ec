# Why not? One sentence for each refusal of the engine: why, and what would make it legal.
reason-action_first = Najpierw przenieś znacznik na łuk; jednostki ruszają się po jego akcji.
reason-adjacent_only_to_seized = Dotykałby tylko zajętego kafelka: buduj obok kafelka, który jest zbudowany przez ciebie.
reason-adjacent_to_enemy = Obok tego heksu leży kafelek innego gracza: zachowaj jeden heks odstępu.
reason-already_made = Ten produkt już masz: { $product }; jest po jednym każdego rodzaju.
reason-already_peeked = Wiesz, co tam jest: wybierz kafelek, którego nie znasz.
reason-already_used = Działa raz na grę i już wykorzystano.
reason-arch_without_extra = { $arch } nie daje ruchu dodatkowego; może masz jeszcze ruch darmowy.
reason-battle_pending = Najpierw bitwa: wybierz do niej karty, potem graj dalej.
reason-bid_first = Najpierw powiedz, ile punktów licytujesz.
reason-bid_out_of_range = Licytuj od 0 do { $most } punktów.
reason-bonus_not_here = Twój odwrócony znacznik ery { $era } nie leży pod łukiem tej tury albo jego premia jest już zużyta.
reason-cannot_afford = Zapas, kontrolowane kafelki i karty złota nie wystarczą, by zapłacić: { $cost }.
reason-cannot_replace = { $over ->
        [any] Tego kafelka nie można zabudować: { $tile }. Dzięki Donie Leopoldinie budynek może zastąpić twój własny, kontrolowany budynek dowolnej ery, jeśli nie stoi na nim pałac.
       *[early] Tego kafelka nie można zabudować: { $tile }. Tylko kościół, akademia lub miasto może zastąpić twój własny budynek ery I lub II, jeśli nie stoi na nim pałac.
    }
reason-capital_is_safe = Stolice innych graczy są bezpieczne: nie można do nich wejść ani ich atakować.
reason-card_not_playable = Tej karty nie można zagrać: płaci jak [gold] albo liczy się na ręce na końcu.
reason-cards_in_order = Karty trzeba podać po kolei; wybierz je ponownie.
reason-choose_capital_first = Najpierw wybierz, gdzie założyć stolicę.
reason-choose_mission_era_first = Najpierw wybierz erę misji, którą dobierasz.
reason-choose_monarch_first = Najpierw wybierz monarchę.
reason-choose_resource_first = Najpierw wybierz surowiec, który bierzesz.
reason-church_before_era_iii = Jezuici postawili ten kościół wcześnie: przed erą III nie można go odnowić.
reason-does_not_pay = { $thing } nie płaci za: { $need }. Złoto zastępuje każdy surowiec, nauka każdy surowiec lub złoto.
reason-drop_first = { $what ->
        [gold] Masz za dużo kart złota: najpierw odrzuć { $excess }.
        [combat] Masz za dużo kart walki: najpierw odrzuć { $excess }.
       *[goods] Twój zapas jest przepełniony: najpierw odrzuć { $excess }.
    }
reason-enemy_unit_there = Stoi tam wroga jednostka: pokonaj ją albo buduj gdzie indziej.
reason-era_changes_first = Najpierw zmienia się era: połóż stary znacznik pod łukiem.
reason-era_too_early = To należy do ery { $era }: można to zbudować, gdy ta era się zacznie.
reason-expedition_there = Odkryto tam ekspedycję: pokonaj ją, zanim zbudujesz.
reason-extra_move_needs = Ruch dodatkowy tam nie sięga ({ $arch }); przycisk łuku pokazuje, dokąd prowadzi.
reason-finish_first = Najpierw dokończ otwarty wybór: wybierz albo pomiń go głównym przyciskiem.
reason-game_over = Gra skończona; nadal możesz wszystko oglądać.
reason-give_cards_first = Najpierw oddaj karty walki do wymiany: { $needs }.
reason-goods_still_there = Są na nim jeszcze dobra: wydaj wszystkie, potem odnawiaj.
reason-just_gained = To dopiero co zyskane tą akcją ({ $thing }): płaci od następnej.
reason-keep_missions_first = Najpierw wybierz misje, które zostawiasz.
reason-mission_incomplete = Spełnione cele: { $done } z { $of }. Gdy spełnisz wszystkie naraz, możesz ogłosić tę misję.
reason-mission_of_later_era = Ta misja należy do ery { $era }: ogłoś ją, gdy ta era się zacznie.
reason-monarch_of_other_colour = Ten monarcha należy do innego koloru: wybierz jednego ze swoich.
reason-needed_elsewhere = To jest potrzebne na inną część kosztu ({ $thing }): zapłać za tę czymś innym.
reason-needs_monarch_there = Miasta zakłada się tam, gdzie stoi twój monarcha: najpierw go tu sprowadź.
reason-needs_unit_there = Dzięki Arariboi miasto może założyć dowolna twoja jednostka; najpierw ją tu sprowadź.
reason-no_capital_tile_there = Nie ma tam kafelka stolicy: wybierz jeszcze wolny.
reason-no_enemy_there = Nie ma tam kogo atakować: wybierz heks z wrogimi jednostkami lub wrogim kafelkiem.
reason-no_expedition_there = Tam, gdzie stoi ta jednostka, nie ma ekspedycji: najpierw wejdź na jej heks.
reason-no_flipped_token = Nie masz odwróconego znacznika pod łukiem; pierwszy pojawi się z końcem ery I.
reason-no_missions_left = Wszystkie misje ery { $era } są zabrane: wybierz inną erę.
reason-no_movement_left = { $by ->
        [extra] Ruch dodatkowy tej tury jest zużyty.
       *[free] Ruch darmowy tej tury jest zużyty.
    }
reason-no_palace_site = Żaden twój kafelek nie spełnia warunku pałacu; zbuduj taki, potem wróć.
reason-no_slot_there = Nie ma tam pola na produkty: wybierz łuk, który je ma.
reason-no_stock = Tych kafelków już nie ma: { $tile }; obie strony mają te same.
reason-no_such_arch = Nie ma takiego łuku: wybierz jeden z siedmiu na swojej planszy.
reason-no_such_card_there = Tej karty nie zagrano: wybierz jedną z odkrytych.
reason-no_such_hex = Nie możesz tam iść: wybierz heks mapy inny niż ten, na którym stoi jednostka.
reason-no_such_option = Tego wyboru teraz nie ma: wybierz jeden z pokazanych.
reason-no_such_palace = Nie ma takiego pałacu: wybierz jeden z II–VI na swojej planszy.
reason-no_such_unit = Te jednostki nie mogą iść razem: wybierz swoje jednostki.
reason-no_unit_on_map = Nie masz na mapie jednostki do ruchu: najpierw ją zrekrutuj.
reason-not_a_building = Odnawia się tylko budynki; nigdy miasta i stolice.
reason-not_a_deploy_site = Jednostki pojawiają się w twojej stolicy lub w mieście, które masz zbudowane i kontrolujesz.
reason-not_a_resource = To nie jest surowiec: { $thing }. Wybierz trzcinę cukrową, kawę, fernambuk lub bawełnę.
reason-not_adjacent_to_own = Musi dotykać własnego kafelka: wybierz heks obok swojego imperium.
reason-not_after_a_battle = Tej karty nie można zagrać po bitwie: zagraj ją w swojej turze albo zatrzymaj.
reason-not_built_by_you = Zbudował to inny gracz: możesz odnawiać tylko własne budynki.
reason-not_controlled = Nie kontrolujesz tego kafelka: przepędź wrogie jednostki albo wybierz inny.
reason-not_dealt_to_you = Tej misji nie ma wśród rozdanych tobie: wybierz jedną z pokazanych.
reason-not_held = Nie masz tego: { $thing }.
reason-not_on_offer = To jest teraz niedostępne: wybierz coś podświetlonego.
reason-not_on_show = Tego obrazu nie ma w galerii: wybierz jeden z wystawionych.
reason-not_on_that_hex = Wszystkie muszą stać na tym samym heksie.
reason-not_your_turn = Decyduje inny gracz; wkrótce twoja tura.
reason-nothing_legal = { $arch } nic ci teraz nie da: najpierw zbierz, czego potrzebuje.
reason-nothing_open = Nie możesz tego teraz zrobić; pasek nad mapą mówi, co robić.
reason-nothing_to_use = Tego obrazu się nie używa: działa sam.
reason-nothing_unexplored_there = Nie ma tam nieodkrytego kafelka: wybierz heks pod chmurami.
reason-one_era_after_the_other = Najpierw wybierz spośród misji ery { $era }.
reason-only_adjacent_attack = Strzela tylko na sąsiednie heksy: najpierw podejdź.
reason-only_after_victory = Zagraj tę kartę zaraz po wygranej bitwie lub ekspedycji.
reason-only_dragoons_lead = Tylko dragon zabiera inne jednostki; pozostałe chodzą pojedynczo.
reason-palace_already_placed = Ten pałac już stoi ({ $palace }): wybierz inny.
reason-palace_forbids_flip = Stoi na nim pałac: można go uzupełnić, ale nigdy odwrócić.
reason-palace_prerequisite = Ten pałac potrzebuje innego kafelka ({ $palace }); plansza pokazuje jakiego.
reason-palace_there_already = Stoi tam już pałac: na kafelku najwyżej jeden.
reason-payment_open = Najpierw dokończ płacenie: brakuje { $need }.
reason-same_arch = Twój znacznik już tam leży ({ $arch }): co turę musi przejść na inny łuk.
reason-shape_mismatch = Pole: { $needs }, produkt: { $found }. Wybierz pole o jego kształcie.
reason-slot_taken = To pole jest już ulepszone: { $slot }. Wybierz wolne.
reason-token_already_moved = Twój znacznik już się w tej turze ruszył: { $arch }.
reason-token_there_already = Pod tym łukiem masz już odwrócony znacznik ({ $arch }): wybierz inny łuk.
reason-too_far = Za daleko: jednostki idą na sąsiedni heks.
reason-too_few_combat_cards = Potrzebne karty walki na ręce: { $needs }.
reason-too_many_cards = Najwięcej kart w bitwie: { $most }. Cofnij nadmiar.
reason-unit_cannot_fire = Tylko działo lub grenadier atakuje bez ruchu; ta jednostka musi wejść na heks.
reason-unit_in_supply = Tej jednostki nie ma na mapie: najpierw ją zrekrutuj.
reason-unit_not_in_battle = Ta jednostka tu nie walczyła: wybierz walczącą jednostkę zwycięzcy.
reason-unit_on_map = Ta jednostka jest już na mapie: zrekrutuj inną.
reason-water_needs_free_or_edge_move = Na wodę i z wody prowadzi tylko ruch darmowy lub ruch renowacji.
reason-wrong_terrain = To kładzie się na: { $needs }. Ten heks: { $found }.
