"""The interpreter: each operation does as much as it can, choices may stop, tests and choices lead (rules 5)."""

from __future__ import annotations

from engine.historia.card_language import LoseVp, Pay, Vp
from engine.historia.events import VpGained
from engine.historia.moves import (
    ChooseOption,
    ChoosePartner,
    Finish,
    Ready,
    RecoverCube,
    Resolve,
    SealCards,
    TakeAction,
    TakeBack,
    TakeWonder,
    UseWonder,
)
from engine.historia.rules.feasibility import why_not_list
from engine.historia.rules.map import INDEX
from tests.historia.kit import Table


def resolve(t: Table, advisor: str) -> Table:
    return t.seal(advisor, others="art").do(Resolve(0, advisor, "basic"))


def test_each_operation_does_as_much_as_it_can_then_comes_the_next():
    t = resolve(Table(2).advisor("nezahualcoyotl").purse(1, 2), "nezahualcoyotl")
    assert (t.c().supply, t.c().used, t.c().vp) == (3, 0, 2)


def test_a_choice_may_stop_before_the_full_number_also_at_none():
    t = resolve(Table(2).advisor("ptahhotep").queue("art", "raid", "trade"), "ptahhotep")
    t.do(TakeBack(0, "raid"), Finish(0))
    assert t.c().queue == ("art", "trade") and t.c().vp == 1
    t = resolve(Table(2).advisor("ptahhotep").queue("art", "raid", "trade"), "ptahhotep").do(Finish(0))
    assert t.c().queue == ("art", "raid", "trade") and t.c().vp == 1


def test_a_deed_on_an_advisor_may_be_declined_and_is_then_none():
    t = Table(2).advisor("malintzin").levels(3, 3).levels(5, 4, seat=1).wonders("colossus").queue("art")
    resolve(t, "malintzin")
    assert t.legal() == [ChoosePartner(0, 1), Finish(0)]
    t.do(Finish(0))
    assert t.frame.kind == "partner" and t.c().trades_era == 0
    t.do(Finish(0))
    assert t.c().technology == 3 and t.c().vp == 2 and t.frame.seat == 1  # no Trade was done: no wonder follows


def test_an_advisor_is_followed_by_wonders_if_anything_in_its_list_changed_something():
    """Chanakya where no further military level exists: the Raid inside its list is all it can bring."""
    t = Table(2).advisor("chanakya").levels(2, 7).wonders("borobudur")
    resolve(t, "chanakya").do(TakeAction(0, "advanced"))
    assert UseWonder(0, "borobudur") in t.legal(0)
    t = Table(2).advisor("chanakya").levels(2, 7).wonders("borobudur")
    resolve(t, "chanakya").do(Finish(0))
    assert t.c().gone_advisors == ("chanakya",) and t.frame.seat == 1


def test_only_lists_that_could_do_something_are_offered_and_a_single_one_is_taken():
    t = resolve(Table(2).advisor("shen_kuo").levels(5, 5), "shen_kuo")
    assert t.legal() == [ChooseOption(0, 0), ChooseOption(0, 1)]
    t.refused(ChooseOption(0, 2), "no_such_option").refused(Finish(0), "finish_first", what="option")
    t.do(ChooseOption(0, 0))
    assert t.c().technology == 7
    t = resolve(Table(2).advisor("shen_kuo").levels(4, 1), "shen_kuo")
    assert t.c().military == 3


def test_if_carries_out_one_of_two_lists():
    t = resolve(Table(2).advisor("mario_molina").purse(1, 2), "mario_molina")
    assert t.c().vp == 4 and t.c().used == 1  # the level's own cube
    t = Table(2).advisor("mario_molina").purse(1, 2)
    t.c().attacks_turn = 1
    resolve(t, "mario_molina")
    assert t.c().vp == 0 and t.c().used == 0


def test_what_a_list_begins_by_paying_must_be_there():
    t = Table(2).purse(0, 2)
    pay, lose, vp = Pay(op="pay", n=1), LoseVp(op="lose_vp", n=2), Vp(op="vp", n=1)
    assert why_not_list(t.s, 0, (pay, vp), ("wonder", "petra")).code == "cannot_pay"
    assert why_not_list(t.s, 0, (lose, vp), ("wonder", "petra")).code == "not_enough_vp"
    t.purse(1, 2).vp(2)
    assert why_not_list(t.s, 0, (pay, vp), ("wonder", "petra")) is None
    assert why_not_list(t.s, 0, (lose, vp), ("wonder", "petra")) is None
    assert why_not_list(t.s, 0, (pay,), ("wonder", "petra")).code == "nothing_to_do"


def test_the_government_now_pays_under_its_own_heading():
    t = Table(2).advisor("abul_fazl").levels(13, 12).purse(3, 1)
    resolve(t, "abul_fazl")
    assert t.scored("governments") == 2 and t.scored("advisors") == 1 and t.c().supply == 4


def test_weaker_and_richer_count_civbots_too_but_no_guard_and_no_equals():
    t = Table(2, ("noble", "noble")).advisor("richelieu").levels(3, 3)
    t.levels(3, 2, seat=1).wonders("great_wall", seat=1)
    t.levels(3, 4, seat=3)
    resolve(t, "richelieu")
    assert t.c().military == 4 and t.scored("advisors") == 2 + 1  # seats 1 and 2; seat 3 is as strong
    t = Table(3, ("noble",)).advisor("talleyrand").vp(3).vp(3, seat=1).vp(4, seat=2).vp(9, seat=3)
    resolve(t, "talleyrand")
    assert t.scored("advisors") == 2 + 1


def test_an_extra_action_plays_no_card_and_may_be_left():
    t = resolve(Table(2).advisor("emilie_du_chatelet").purse(0, 1).levels(5, 5), "emilie_du_chatelet")
    t.do(TakeAction(0, "basic"))
    assert "technology" in t.hand() and t.c().technology == 7  # the cube of Writing paid for the second
    t = Table(2).advisor("emilie_du_chatelet").purse(1, 1).levels(6, 5)
    resolve(t, "emilie_du_chatelet")
    t.refused(TakeAction(0, "advanced"), "side_not_offered", card="technology")
    t.do(Finish(0))
    assert t.c().technology == 7 and (t.c().supply, t.c().used) == (1, 1)


def test_other_wonders_are_readied_by_choice():
    turned = ("petra", "colossus")
    t = Table(2).advisor("jagadish_bose").wonders("petra", "colossus", "library", turned=turned)
    resolve(t, "jagadish_bose")
    t.refused(Ready(0, "library"), "wonder_ready_already").refused(Ready(0, "stonehenge"), "not_owned")
    t.do(Ready(0, "colossus"), Finish(0))
    assert t.c().turned == 1


def test_moves_of_another_kind_are_refused_while_something_is_open():
    t = Table(2).row("petra", "colossus").play("art")
    t.refused(SealCards(0, ("raid",)), "finish_first", what="row")
    t.refused(TakeBack(0, "art"), "finish_first", what="row")
    t.do(TakeWonder(0, "petra"))


def test_what_must_be_taken_and_is_the_only_one_is_not_asked_unless_it_costs_vp():
    """The last wonder of the row, Revolution's last card; but a cube off the map."""
    t = Table(2).row("petra").play("art")
    assert t.c().wonders == ("petra",) and t.frame.kind == "resolve" and t.frame.seat == 1
    t = Table(2).advisor("sor_juana").levels(5, 3).queue("art", "raid", "trade")
    t.seal("sor_juana", "revolution", others="art").do(Resolve(0, "sor_juana", "basic"), TakeBack(0, "art"))
    t.do(TakeBack(0, "raid"))
    assert t.c().queue == () and {"trade", "revolution"} <= set(t.hand()) and t.s.revolution
    t = Table(2).at("europe", "india").vp(3).play("exploit")
    assert t.legal() == [RecoverCube(0, INDEX["india"])] and t.c().vp == 3


def test_vp_name_the_list_they_came_from():
    t = resolve(Table(2).advisor("nezahualcoyotl"), "nezahualcoyotl")
    assert t.happened(VpGained) == [VpGained(0, 2, "advisors", ("advisor", "nezahualcoyotl"))]
