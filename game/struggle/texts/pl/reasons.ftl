# Why something can't be done, with what would make it legal.
reason-ability_needs = { $ministry }: brakuje tego, czego tu potrzeba: { $ability }.
reason-ability_not_needed = Żeton pozwala na to wydarzenie i bez tego: { $ministry }.
reason-ability_used = { $ministry }: ta zdolność była już użyta w tej turze. W następnej znów będzie gotowa.
reason-advantage_blocked = Znacznik konfliktu ({ $space }) blokuje przewagę: { $advantage }. Najpierw go usuń.
reason-advantage_exhausted = Wyczerpana do następnej tury: { $advantage }.
reason-advantage_new = Zyskana w tej rundzie: { $advantage }. Gotowa w twojej następnej.
reason-advantage_no_effect = Nic by tu nie dała: { $advantage }.
reason-advantage_not_held = Nie masz tej przewagi: { $advantage }. Trzymaj każde pole, którego wymaga.
reason-advantage_with_purchase = { $advantage } należy do zakupu: wskaż pole, które potania.
reason-already_up = Już odkryte: { $ministry }.
reason-already_yours = To pole jest już twoje: { $space }.
reason-basic_least = Strona zachowuje podstawowe żetony wojny, najmniej { $least }: drugi wraca do puli.
reason-basic_pool_empty = Twoja pula podstawowych żetonów wojny jest pusta.
reason-bonus_pool_empty = Twoja pula premiowych żetonów wojny jest pusta.
reason-choose_more = Wybierz: { $n }.
reason-compensation_first = Najpierw zmień pole w Hiszpanii albo to pomiń.
reason-conquest_line_needed = Brak linii podboju: trzymaj fort, pole morskie lub terytorium na jej drugim końcu ({ $space }).
reason-cp_short = { $missing ->
        [one] Potrzebujesz jeszcze 1 punktu podboju.
        [few] Potrzebujesz jeszcze { $missing } punktów podboju.
        [many] Potrzebujesz jeszcze { $missing } punktów podboju.
       *[other] Potrzebujesz jeszcze { $missing } punktów podboju.
    }
reason-debt_limit = Twój limit długu pozwala jeszcze na { $left }.
reason-discard_first = Najpierw odrzuć wydarzenie.
reason-effects_first = Najpierw wybierz efekty swoich żetonów wojny.
reason-effect_in_conflict = Nie to pole: { $space }. Jest pod znacznikiem konfliktu.
reason-effect_isolates = Nie to pole: { $space }. Odcięte byłoby: { $cut }.
reason-event_comes_first = Wydarzenie możesz zagrać tylko przed wszystkim innym w rundzie.
reason-event_first = Najpierw rozpatrz wydarzenie.
reason-event_played = Tylko jedno wydarzenie na rundę.
reason-event_type = To wydarzenie wymaga innej akcji głównej: { $needs }; żeton ma: { $is }.
reason-exchange_other_kind = Na rundę możesz wymieniać tylko na jeden rodzaj: { $points }.
reason-face_up_stays = Odkryte, więc zostaje: { $ministry }.
reason-flag_there = Stoi tam flaga: { $space }.
reason-fort_is_damaged = Fort jest już uszkodzony: { $space }.
reason-fort_not_connected = Brak połączenia: zajęcie ({ $space }) wymaga twojego rynku lub eskadry obok.
reason-fort_undamaged = Fort jest nieuszkodzony: { $space }. Najpierw go uszkodź.
reason-game_over = Gra skończona.
reason-huguenots_no_effect = Hugenoci niczego by tu nie obniżyli.
reason-keep_first = Najpierw zostaw wydarzenia: { $n }.
reason-keep_tile_first = Najpierw wybierz, który żeton wojny zostaje.
reason-lay_basic_first = Najpierw połóż podstawowe żetony wojny: { $n }.
reason-lay_first = Najpierw połóż żeton wojny.
reason-limited_points = Te punkty są ograniczone: { $limit }.
reason-line_closed = Ta akcja jest w tej rundzie zamknięta: { $points }.
reason-line_stays_home = Punkty Edmunda Burke’a trzymają tę akcję w Europie.
reason-lose_squadron_first = Najpierw wybierz eskadry do stracenia: { $n }.
reason-major_needed = To wymaga wojskowej akcji głównej.
reason-ministries_first = Najpierw wybierz ministeria.
reason-minor_cannot_unflag = Akcja poboczna nie zdejmuje flag. Najpierw połóż tam znacznik konfliktu.
reason-minor_used = Akcja poboczna jest już zużyta.
reason-must_choose = Musisz to wybrać.
reason-name_first = Najpierw wybierz, kto zaczyna.
reason-no_connection = Brak połączenia: trzymaj coś obok ({ $names }).
reason-no_effect = Ten żeton wojny nie ma już efektu.
reason-no_event_symbol = Żeton nie ma symbolu wydarzenia.
reason-no_huguenots = Żaden znacznik hugenotów nie może tu pomóc.
reason-no_keyword = Słowo kluczowe nie jest potrzebne: { $card }.
reason-no_military_shift = Z punktami wojskowymi pozwalają na to tylko Powstania jakobitów.
reason-no_next_war = Nie ma już wojen.
reason-no_points = Nie masz w tej rundzie takiej akcji: { $points }.
reason-no_squadron = Nie masz tam eskadry. Zbuduj ją albo wybierz inną.
reason-no_squadron_needed = To nie wymaga eskadry.
reason-no_such_ability = Nie ma takiej zdolności: { $ministry }.
reason-no_target = To nie jest cel: { $what }.
reason-no_tile_yet = Najpierw weź żeton inwestycji.
reason-no_trp = { $left ->
        [one] Masz 1 punkt traktatu.
        [few] Masz { $left } punkty traktatu.
        [many] Masz { $left } punktów traktatu.
       *[other] Masz { $left } punktów traktatu.
    }
reason-no_unbuilt = Wszystkie twoje eskadry są zbudowane.
reason-no_unflagging = Te łupy nie zdejmują flag.
reason-no_upgrade = Żeton nie ma ulepszenia wojskowego.
reason-not_a_fort = To nie jest fort.
reason-not_a_market = To nie jest rynek.
reason-not_damaged = Fort nie jest uszkodzony: { $space }.
reason-not_enough = { $missing ->
        [one] Potrzebujesz jeszcze 1 punktu ({ $points }), nawet z długiem i punktami traktatu.
        [few] Potrzebujesz jeszcze { $missing } punktów ({ $points }), nawet z długiem i punktami traktatu.
        [many] Potrzebujesz jeszcze { $missing } punktów ({ $points }), nawet z długiem i punktami traktatu.
       *[other] Potrzebujesz jeszcze { $missing } punktów ({ $points }), nawet z długiem i punktami traktatu.
    }
reason-not_held_before = Pole zyskane w tej rundzie: { $space }. Buduj obok w następnej.
reason-not_in_hand = Tej karty nie masz na ręce.
reason-not_in_play = Nie ma tego w grze: { $ministry }.
reason-not_in_theater = To jest poza teatrem.
reason-not_naval = To nie jest pole morskie.
reason-not_now = Nie teraz.
reason-not_of_era = Te ministeria nie należą do tej ery.
reason-not_open = Jeszcze zamknięte.
reason-not_political = To nie jest pole polityczne.
reason-not_shown = Ten żeton jest niedostępny.
reason-not_start_of_round = { $ministry }: tylko na początku rundy.
reason-not_your_turn = Teraz decyduje { $seat }.
reason-nothing_to_move = Jest miejsce: nie musisz niczego przesuwać.
reason-one_a_region = Tylko jedna przewaga na region w rundzie: { $region } już swoją miał.
reason-option_off = Ta opcja jest w tej grze wyłączona.
reason-other_round = { $ministry }: druga zdolność była użyta w tej rundzie. Tej użyj w innej.
reason-pass_too_late = Spasować możesz tylko zaraz po wzięciu żetonu.
reason-pay_first = Najpierw za to zapłać.
reason-pays_exactly = Zapłać dokładnie tyle, ile brakuje.
reason-pile_empty = Stos dobierania jest pusty.
reason-places_full = Najwięcej ministeriów: { $n }.
reason-refusal_first = Najpierw oddaj albo odmów.
reason-refused_this_war = W tej wojnie już odmówiono: { $space }.
reason-source_changed = Pole zmieniło w tej rundzie właściciela: { $space }. Łączy od twojej następnej.
reason-source_in_conflict = Stoi tam znacznik konfliktu: { $space }. Niczego nie łączy.
reason-source_isolated = Pole jest izolowane: { $space }. Niczego nie łączy.
reason-spoils_first = Najpierw weź łupy albo je pomiń.
reason-squadron_moved = Ta eskadra już w tej rundzie płynęła: { $space }.
reason-squadron_spent = Ta eskadra już zdobyła pole w tej wojnie.
reason-territory_at_peace = Terytorium zmienia właściciela tylko w wojnach, jako łup.
reason-theater_full = Ten teatr jest pełny: po dwa premiowe żetony wojny na stronę.
reason-theaters_full = Wszystkie teatry są pełne.
reason-tile_chosen = Masz już żeton na tę rundę.
reason-tile_taken = { $side } ma już ten żeton.
reason-two_advantages = Tylko dwie przewagi na rundę.
reason-two_tiles_a_round = Tylko dwa premiowe żetony wojny na rundę.
reason-upgraded = Ulepszenie wojskowe jest już zużyte.
reason-usa_first = Najpierw postaw flagi USA.
reason-usa_flag = Stoi tam flaga USA: { $space }.
