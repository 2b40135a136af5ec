"""When wonders may be used: ready, not fresh, in the order of seats, once (rules 8)."""

from __future__ import annotations

from engine.historia.decisions import WondersDecision
from engine.historia.moves import Attack, Finish, Ready, Resolve, SealCards, TakeAction, TakeWonder, UseWonder
from engine.historia.rules.counts import has_most
from engine.historia.rules.operations import offer
from tests.historia.kit import EUROPE, Table


def test_using_a_wonder_is_a_may():
    t = Table(2).wonders("stonehenge").purse(2, 3).play("technology")
    t.do(Finish(0))
    assert t.c().turned == 0


def test_any_number_of_different_wonders_in_any_order_each_once():
    t = Table(2).wonders("stonehenge", "library", "sankore").levels(5, 5).queue("raid", "trade").purse(2, 3)
    t.play("technology")
    assert {m.wonder for m in t.legal(0, UseWonder)} == {"stonehenge", "library", "sankore"}
    t.do(UseWonder(0, "library"), UseWonder(0, "stonehenge"))
    assert {m.wonder for m in t.legal(0, UseWonder)} == {"sankore"}
    t.refused(UseWonder(0, "stonehenge"), "wonder_turned")
    t.refused(UseWonder(0, "petra"), "not_owned")


def test_a_wonder_of_another_trigger_is_refused():
    t = Table(2).wonders("stonehenge", "petra").purse(2, 3).play("technology")
    t.refused(UseWonder(0, "petra"), "wonder_not_triggered", wonder="petra")
    t.refused(SealCards(0, ("art",)), "finish_first", what="wonders")


def test_a_wonder_that_could_do_nothing_is_not_offered():
    t = Table(2).wonders("statue_of_zeus", "great_wall").purse(1, 0).levels(5, 5).play("military")
    assert isinstance(t.frame, WondersDecision)
    assert {m.wonder for m in t.legal(0, UseWonder)} == {"statue_of_zeus", "great_wall"}
    t.do(UseWonder(0, "great_wall"))
    assert {m.wonder for m in t.legal(0, UseWonder)} == {"statue_of_zeus"}  # the card itself lies in the queue


def test_an_own_card_may_be_taken_back_by_the_wonder_it_set_off():
    t = Table(2).wonders("library").play("technology").use("library")
    assert "technology" in t.hand()


def test_nothing_is_offered_for_an_action_that_was_not_done():
    t = Table(2).wonders("stonehenge").purse(3, 1).play("technology", "nothing")
    assert t.frame.seat == 1


def test_a_wonder_just_taken_is_fresh_until_its_card_is_finished():
    t = Table(2).levels(5, 5).purse(4, 1).row("gobekli_tepe", "petra", "colossus").wonders("alhambra")
    t.seal("technology", "art").do(Resolve(0, "art", "basic"), TakeWonder(0, "gobekli_tepe"))
    t.refused(UseWonder(0, "gobekli_tepe"), "wonder_fresh", wonder="gobekli_tepe")
    t.do(Finish(0))
    assert t.c().fresh == 0


def test_from_the_next_action_on_it_can_be_used_also_in_the_same_round():
    t = Table(2).levels(5, 5).purse(4, 1).row("stonehenge", "petra", "colossus")
    t.seal("technology", "art").do(Resolve(0, "art", "basic"), TakeWonder(0, "stonehenge"))
    t.do(Resolve(0, "technology", "basic"))
    assert UseWonder(0, "stonehenge") in t.legal(0)


def test_a_readied_wonder_may_be_used_again_for_the_same_happening():
    t = Table(2).purse(1, 4).row("colossus", "library").wonders("gobekli_tepe", "alhambra")
    t.play("art", "basic", TakeWonder(0, "colossus")).use("gobekli_tepe")
    t.do(UseWonder(0, "alhambra"), Ready(0, "gobekli_tepe"), UseWonder(0, "gobekli_tepe"))
    assert t.c().supply == 4 and t.c().turned == 3


def test_no_wonder_readies_itself():
    t = Table(2).levels(5, 5).purse(4, 1).row("colossus", "library").wonders("alhambra", "petra", turned=("petra",))
    t.play("art", "basic", TakeWonder(0, "colossus")).use("alhambra")
    t.refused(Ready(0, "alhambra"), "readies_others_only", wonder="alhambra")


def test_a_wonder_can_make_another_one_possible():
    """Sistine Chapel's cube comes from Göbekli Tepe."""
    t = Table(2).purse(1, 2).row("colossus", "library", "petra").wonders("gobekli_tepe", "sistine_chapel")
    t.play("art", "basic", TakeWonder(0, "colossus"))
    t.refused(UseWonder(0, "sistine_chapel"), "cannot_pay", cost=1, have=0)
    t.do(UseWonder(0, "gobekli_tepe"), UseWonder(0, "sistine_chapel"), TakeWonder(0, "petra"))
    assert t.c().wonders == ("gobekli_tepe", "sistine_chapel", "colossus", "petra")


def test_first_the_acting_players_wonders_then_the_others_in_turn_order():
    t = Table(2).levels(5, 5).levels(5, 3, seat=1).at("europe", "oceania", seat=1)
    t.wonders("mausoleum").wonders("borobudur", "chichen_itza", seat=1).queue("trade").queue("trade", seat=1)
    t.wonders("mausoleum").play("war", "basic", Attack(0, 1, EUROPE), others="art")
    assert t.frame.seat == 0
    t.do(Finish(0))
    assert t.frame.kind == "resolve" and t.frame.seat == 1


def test_others_are_offered_in_turn_order():
    t = Table(4).wonders("mausoleum", seat=1).wonders("petra", seat=2).wonders("colosseum", seat=3)
    t.s.order = (2, 0, 3, 1)
    offer(t.s, 0, ((1, "attacked"), (2, "traded_with"), (3, "war_won")))
    assert [f.seat for f in reversed(t.s.frames) if isinstance(f, WondersDecision)] == [2, 3, 1]


def test_the_victim_of_a_war_is_offered_after_the_attacker():
    t = Table(2).levels(5, 3).levels(5, 5, seat=1).at("europe", "india").at("europe", "oceania", seat=1)
    t.wonders("chichen_itza").wonders("mausoleum", "colosseum", seat=1).queue("trade", seat=1)
    t.play("war", "basic", Attack(0, 1, EUROPE), others="art")
    assert t.frame.seat == 0
    t.do(UseWonder(0, "chichen_itza"))
    assert t.frame.seat == 1 and {m.wonder for m in t.legal(1, UseWonder)} == {"mausoleum", "colosseum"}
    t.do(UseWonder(1, "colosseum"))
    assert t.c(1).vp == 2 + 2


def test_a_drawn_war_was_fought_but_not_won():
    t = Table(2).levels(5, 3).levels(5, 3, seat=1).at("europe", seat=1).wonders("colosseum", "chichen_itza")
    t.play("war", "basic", Attack(0, 1, EUROPE), others="art")
    assert {m.wonder for m in t.legal(0, UseWonder)} == {"chichen_itza"}


def test_a_drawn_war_was_an_attack_on_the_other():
    t = Table(2).levels(5, 3).levels(5, 3, seat=1).at("europe", seat=1).queue("trade", seat=1)
    t.wonders("mausoleum", "colosseum", seat=1).play("war", "basic", Attack(0, 1, EUROPE), others="art")
    assert t.frame.seat == 1 and {m.wonder for m in t.legal(1, UseWonder)} == {"mausoleum"}


def test_a_wonder_in_progress_is_turned_before_its_list():
    """Trans-Siberian: the Expansion it sets off does not offer it again."""
    t = Table(2).wonders("trans_siberian", "lighthouse").purse(3, 1)
    t.play("expansion").do(t.legal()[0]).use("trans_siberian")
    t.do(TakeAction(0, "basic"))
    t.do(t.legal()[0])
    assert isinstance(t.frame, WondersDecision) and {m.wonder for m in t.legal(0, UseWonder)} == {"lighthouse"}


def test_majorities_are_strict_and_count_players_only():
    t = Table(2, ("noble",)).levels(5, 5).levels(5, 4, seat=1).levels(5, 9, seat=2)
    assert has_most(t.s, 0, "military")
    t.levels(5, 5, seat=1)
    assert not has_most(t.s, 0, "military") and not has_most(t.s, 1, "military")


def test_alone_among_civbots_a_majority_always_holds():
    t = Table(1, ("king", "king")).levels(1, 1).levels(9, 9, seat=1)
    assert has_most(t.s, 0, "levels")
