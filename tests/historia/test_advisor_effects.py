"""A row an advisor: what it brings to a well-prepared player, and one limit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.historia.components import ADVISORS
from engine.historia.moves import (
    Attack,
    ChooseOption,
    ChoosePartner,
    Finish,
    Resolve,
    SealCards,
    TakeAction,
    TakeWonder,
)
from tests.historia.kit import EUROPE, Gains, Table, answer_all, gains, sheet

# --- advisors: what each brings to a well-prepared player ---


def court(advisor: str, civbots: tuple[str, ...] = ()) -> Table:
    """Seat 0 with the advisor, levels (7, 6), four used cubes, a long queue; seat 1 is weaker and knows more."""
    t = (
        Table(3, civbots, edition=ADVISORS[advisor].since)
        .advisor(advisor)
        .levels(7, 6)
        .levels(9, 4, seat=1)
        .levels(3, 2, seat=2)
    )
    t.at("europe", "india", "southern_africa").at("europe", "oceania", seat=1)
    t.purse(1, 4).vp(5).vp(9, seat=1).vp(6, seat=2)
    t.wonders("mausoleum", "colosseum", "eiffel_tower", turned=("mausoleum", "colosseum", "eiffel_tower"))
    t.row("petra", "great_pyramid")
    return t.queue("raid", "trade", "exploit", "expansion", "military").changed()


CHOICES = {"shen_kuo": (ChooseOption(0, 1),)}
ADVISOR_ROWS: dict[str, Gains] = {
    "imhotep": {"wonders": 1, "ready": 1, "supply": 2, "vp": 1},
    "ptahhotep": {"hand": 3, "vp": 1},
    "manetho": {"vp": 3, "hand": 2},
    "hypatia": {"technology": 1, "hand": 2, "supply": 1, "vp": 1},
    "ibn_al_haytham": {"technology": 1, "hand": 2, "vp": 3},
    "sun_tzu": {"military": 1, "hand": 1, "supply": 2, "vp": 3},
    "ban_zhao": {"technology": 1, "hand": 2, "vp": 2},
    "cai_lun": {"technology": 1, "supply": 2, "hand": 1, "vp": 2},
    "zheng_he": {"supply": 1, "cubes": 1, "hand": 1, "vp": 7},
    "shen_kuo": {"military": 2, "hand": 1, "vp": 2, "supply": 2},
    "chanakya": {"military": 1, "hand": 1, "vp": 2, "supply": 2},
    "aryabhata": {"technology": 1, "hand": 1, "vp": 1},
    "panini": {"hand": 3, "vp": 2},
    "abul_fazl": {"vp": 2, "supply": 1, "reserve": -1},
    "jagadish_bose": {"technology": 1, "ready": 2, "supply": 2, "vp": 1},
    "balla_fasseke": {"vp": 3, "supply": 2, "hand": 1},
    "tiramakhan": {"military": 1, "hand": 1, "cubes": 1, "vp": 6},
    "al_sahili": {"wonders": 1, "ready": 1, "vp": 3, "supply": 2},
    "ahmad_baba": {"hand": 2, "technology": 1, "vp": 2},
    "mohammed_bagayogo": {"technology": 1, "ready": 1, "supply": 2, "hand": 1, "vp": 1},
    "tlacaelel": {"military": 2, "hand": 1, "vp": 1, "supply": 3},
    "nezahualcoyotl": {"supply": 4, "vp": 2},
    "malintzin": {"technology": 2, "vp": 2},
    "sor_juana": {"hand": 2, "vp": 3},
    "mario_molina": {"technology": 1, "vp": 4},
    "richelieu": {"military": 1, "hand": 1, "vp": 3, "supply": 1},
    "vauban": {"military": 1, "hand": 1, "vp": 2},
    "emilie_du_chatelet": {"technology": 2, "supply": -1},
    "colbert": {"supply": 2, "wonders": 1, "ready": 1, "vp": 1},
    "talleyrand": {"vp": 3, "hand": 1},
}


def test_every_advisor_has_its_row_and_its_limit():
    assert set(ADVISOR_ROWS) == set(ADVISOR_LIMITS) == set(ADVISORS)


def resolve_advisor(t: Table, advisor: str, *answers: Any) -> Gains:
    t.seal(advisor, others="art")
    before, depth = sheet(t), len(t.s.frames)
    t.do(Resolve(0, advisor, "basic"))
    answer_all(t, depth, answers)
    return gains(before, sheet(t))


@pytest.mark.parametrize("advisor", ADVISOR_ROWS)
def test_an_advisor_does_what_it_says_and_leaves_the_game(advisor):
    t = court(advisor)
    found = resolve_advisor(t, advisor, *CHOICES.get(advisor, ()))
    assert found == ADVISOR_ROWS[advisor]
    assert t.c().gone_advisors == (advisor,) and advisor not in t.c().advisors
    t.idle().refused(SealCards(0, (advisor,)), "not_in_hand", card=advisor)


# A row: how the court is arranged, and what the advisor then gains of one thing (None: nothing).
ADVISOR_LIMITS: dict[str, tuple[Callable[[Table], object], str, int | None]] = {
    "imhotep": (lambda t: t.row(), "wonders", None),
    "ptahhotep": (lambda t: t.queue("raid"), "hand", 1),
    "manetho": (lambda t: t.wonders("mausoleum", "colosseum", "eiffel_tower", "taj_mahal"), "vp", 4),
    "hypatia": (lambda t: t.queue("raid"), "hand", 1),
    "ibn_al_haytham": (lambda t: t.queue("raid"), "hand", 1),
    "sun_tzu": (lambda t: t.at("india"), "vp", 1),
    "ban_zhao": (lambda t: t.queue(), "hand", None),
    "cai_lun": (lambda t: t.purse(5, 1), "supply", 1),
    "zheng_he": (lambda t: t.purse(0, 0), "cubes", None),
    "shen_kuo": (lambda t: t.purse(2, 0), "supply", None),
    "chanakya": (lambda t: t.levels(9, 9, seat=1).levels(9, 9, seat=2), "vp", None),
    "aryabhata": (lambda t: t.levels(7, 2), "technology", None),
    "panini": (lambda t: t.queue("raid", "trade"), "hand", 2),
    "abul_fazl": (lambda t: t.purse(6, 0), "reserve", None),
    "jagadish_bose": (lambda t: t.wonders("colosseum", turned=("colosseum",)), "ready", 1),
    "balla_fasseke": (lambda t: t.at("europe", "india", "oceania", "siberia", "steppe", "east_asia"), "vp", 5),
    "tiramakhan": (lambda t: t.purse(0, 0), "cubes", None),
    "al_sahili": (lambda t: t.row(), "wonders", None),
    "ahmad_baba": (lambda t: t.levels(7, 4, seat=1), "technology", None),
    "mohammed_bagayogo": (lambda t: t.queue(), "hand", None),
    "tlacaelel": (lambda t: t.levels(7, 16).levels(5, 15), "military", 1),
    "nezahualcoyotl": (lambda t: t.purse(2, 3), "supply", 3),
    "malintzin": (lambda t: t.levels(8, 4, seat=1), "technology", 1),
    "sor_juana": (lambda t: t.queue("raid"), "hand", 1),
    "mario_molina": (lambda t: setattr(t.c(), "attacks_turn", 1), "vp", None),
    "richelieu": (lambda t: t.levels(9, 9, seat=1), "vp", 2),
    "vauban": (lambda t: t.at("india", "southern_africa", "siberia", "steppe", "north_africa"), "vp", 4),
    "emilie_du_chatelet": (lambda t: t.purse(0, 0), "technology", 1),
    "colbert": (lambda t: t.row(), "wonders", None),
    "talleyrand": (lambda t: t.vp(6), "vp", 2),
}


@pytest.mark.parametrize("advisor", ADVISOR_LIMITS)
def test_an_advisor_stops_at_its_limit(advisor):
    arrange, key, value = ADVISOR_LIMITS[advisor]
    t = court(advisor)
    arrange(t)
    found = resolve_advisor(t, advisor, *CHOICES.get(advisor, ()))
    assert found.get(key) == value, found


def _crowd(t: Table) -> None:
    """Five are weaker and richer."""
    for seat in range(1, 6):
        t.vp(20, seat=seat).levels(1, 1, seat=seat)


# Of what there is more to be had: how the court is arranged, and exactly what is gained of one thing.
ADVISOR_SHARES: list[tuple[str, Callable[[Table], object], tuple[Any, ...], str, int]] = [
    ("shen_kuo", lambda t: None, (ChooseOption(0, 0),), "technology", 2),
    ("abul_fazl", lambda t: t.purse(1, 3), (), "reserve", -1),
    ("nezahualcoyotl", lambda t: t.purse(1, 5), (), "supply", 4),
    ("mario_molina", lambda t: setattr(t.purse(1, 5).c(), "attacks_turn", 1), (), "supply", 3),
    ("richelieu", _crowd, (), "vp", 4),
    ("talleyrand", _crowd, (), "vp", 5),
]


@pytest.mark.parametrize(("advisor", "arrange", "answers", "key", "value"), ADVISOR_SHARES)
def test_an_advisor_brings_no_more_than_it_says(advisor, arrange, answers, key, value):
    t = court(advisor, ("noble",) * 3)
    arrange(t)
    assert resolve_advisor(t, advisor, *answers)[key] == value


def test_an_advisor_that_could_do_nothing_is_used_for_nothing_and_gone():
    t = Table(2).advisor("emilie_du_chatelet").levels(4, 1)
    t.seal("emilie_du_chatelet")
    assert t.c().gone_advisors == ("emilie_du_chatelet",) and t.c().technology == 4


@pytest.mark.parametrize(("against", "won"), [(8, 2), (9, 0)])
def test_sun_tzu_adds_two_to_his_war_only(against, won):
    t = court("sun_tzu").levels(9, against, seat=1)
    t.seal("sun_tzu", others="art").do(Resolve(0, "sun_tzu", "basic"), TakeAction(0, "basic"), Attack(0, 1, EUROPE))
    assert t.c().vp == 5 + won + 1 and t.c().military == 7


def test_an_extra_action_may_be_left_and_costs_what_its_side_costs():
    t = court("colbert").purse(0, 4)
    t.seal("colbert", others="art").do(Resolve(0, "colbert", "basic"), Finish(0))
    assert t.c().wonders[3:] == () and (t.c().supply, t.c().used) == (3, 1)
    t = court("colbert").purse(0, 4)
    t.seal("colbert", others="art").do(Resolve(0, "colbert", "basic"), TakeAction(0, "basic"), TakeWonder(0, "petra"))
    assert (t.c().supply, t.c().used) == (2, 2)


def test_an_advisor_may_carry_out_an_action_below_its_technology():
    """Chanakya's raid is advanced at technology 3, on anybody."""
    t = Table(2).advisor("chanakya").levels(3, 3).purse(1, 3)
    t.seal("chanakya", others="art").do(Resolve(0, "chanakya", "basic"), TakeAction(0, "advanced"))
    assert t.c().vp == 2 and t.c().supply == 3
    t = Table(2).advisor("sun_tzu").levels(3, 3).at("europe", seat=1)
    t.seal("sun_tzu", others="art").do(Resolve(0, "sun_tzu", "basic"))
    t.refused(TakeAction(0, "advanced"), "needs_technology", level=14)


def test_no_partner_vp_from_an_advisors_trade():
    t = court("ahmad_baba")
    resolve_advisor(t, "ahmad_baba", ChoosePartner(0, 1))
    assert t.c(1).vp == 9 and t.c().technology == 8
    t = court("malintzin")
    resolve_advisor(t, "malintzin", ChoosePartner(0, 1))
    assert t.c(1).vp == 9 and t.c().technology == 9
