"""A row a wonder: its trigger, what it brings, and where it is not offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.historia.components import WONDERS
from engine.historia.decisions import WondersDecision
from engine.historia.moves import (
    Attack,
    Finish,
    PlaceCube,
    Resolve,
    SealCards,
    TakeWonder,
    UseWonder,
)
from engine.historia.rules import turn_end
from engine.historia.rules.counts import defence, wonders
from tests.historia.kit import EUROPE, MIDDLE_EAST, Gains, Table, gains_of, settle

# --- wonders: how each trigger comes about ---


def _base(wonder: str) -> Table:
    """Seat 0 has the wonder, a queue, used cubes, a row to take from; seat 1 shares Europe and knows more."""
    t = Table(2, edition=WONDERS[wonder].since).levels(5, 5).levels(6, 3, seat=1)
    t.at("europe", "india").at("europe", "oceania", seat=1)
    t.purse(3, 3).vp(5).wonders(wonder).row(*(w for w in ("great_pyramid", "petra", "stonehenge") if w != wonder))
    return t.queue("raid", "trade", "exploit") if "trade" not in WONDERS[wonder].when else t.queue("raid", "exploit")


def _action(action: str, *answers: Any) -> Callable[[Table], None]:
    def happen(t: Table) -> None:
        if action in t.c().queue:
            t.queue(*("art", "military", "technology"))
        t.play(action, "basic", *answers, others="art")

    return happen


def _tourism(t: Table) -> None:
    t.levels(15, 6).queue("raid", "trade", "exploit")
    held = t.c().wonders
    t.wonders(*held, *(w for w in ("lighthouse", "colossus", "library", "mausoleum") if w not in held))
    t.play("tourism")


def _attacked(t: Table) -> None:
    t.do(SealCards(0, ("art",)), SealCards(1, ("war",)))
    t.do(Resolve(0, "art", "nothing"), Resolve(1, "war", "basic"), Attack(1, 0, EUROPE))


def _traded_with(t: Table) -> None:
    t.levels(7, 4, seat=0).queue("raid", "exploit")
    t.do(SealCards(0, ("art",)), SealCards(1, ("trade",)))
    t.do(Resolve(0, "art", "nothing"), Resolve(1, "trade", "basic"))


def _advisor(t: Table) -> None:
    t.advisor("ptahhotep").changed()
    t.do(SealCards(0, ("ptahhotep",)), SealCards(1, ("art",)), Resolve(0, "ptahhotep", "basic"), Finish(0))


def _turn_end(t: Table) -> None:
    t.end_turn()


HAPPEN: dict[str, Callable[[Table], None]] = {
    "military": _action("military"),
    "technology": _action("technology"),
    "art": _action("art", TakeWonder(0, "great_pyramid")),
    "exploit": _action("exploit", *[]),
    "expansion": _action("expansion", PlaceCube(0, MIDDLE_EAST)),
    "explored": _action("expansion", PlaceCube(0, MIDDLE_EAST)),
    "trade": _action("trade"),
    "raid": _action("raid"),
    "war": _action("war", Attack(0, 1, EUROPE)),
    "war_won": _action("war", Attack(0, 1, EUROPE)),
    "attacked": _attacked,
    "traded_with": _traded_with,
    "tourism": _tourism,
    "advisor": _advisor,
    "turn_end": _turn_end,
}


def _revolution(t: Table) -> None:
    t.queue("raid", "trade", "exploit").play("revolution", "basic", others="art")
    t.do(t.legal()[0])


HAPPEN["revolution"] = _revolution


def offered(wonder: str, trigger: str, arrange: Callable[[Table], object] | None = None) -> Table:
    """The trigger has happened, through real moves."""
    t = _base(wonder)
    if arrange:
        arrange(t)
    HAPPEN[trigger](t)
    while t.frame.kind == "exploit":
        t.do(t.legal()[0])
    return t


def is_offered(t: Table, wonder: str) -> bool:
    return isinstance(t.frame, WondersDecision) and t.frame.seat == 0 and UseWonder(0, wonder) in t.legal(0)


def _four_lands(t: Table) -> None:
    t.at("india", "southern_africa", "siberia", "oceania").at("oceania", seat=1).purse(1, 1)


def _three_lands(t: Table) -> None:
    t.at("india", "southern_africa", "oceania").at("oceania", seat=1).purse(1, 1)


def _weak(t: Table) -> None:
    t.levels(5, 3).levels(6, 7, seat=1)


def _as_strong(t: Table) -> None:
    t.levels(6, 5, seat=1)


def _peace_broken(t: Table) -> None:
    t.c().attacks_turn = 1


def _rival_wonders(t: Table) -> None:
    t.wonders("lighthouse", seat=1)


def _more_wonders(t: Table) -> None:
    held = t.c().wonders
    t.wonders(*held, "lighthouse", "colossus", "library")


# A row: its trigger, what it gains, how it is arranged, what makes it miss (None: another trigger).
WonderRow = tuple[str, Gains, Callable[[Table], object] | None, Callable[[Table], object] | None]


def _one_short(t: Table) -> None:
    held = t.c().wonders
    t.wonders(*held, "lighthouse", "colossus")


def _poor(t: Table) -> None:
    t.purse(1, 3)


def _poor_student(t: Table) -> None:
    t.levels(3, 3).purse(1, 3)


def _ready_others(t: Table) -> None:
    held = t.c().wonders
    t.wonders(*held, "lighthouse", "colossus", "library", turned=("lighthouse", "colossus", "library"))


WONDER_ROWS: dict[str, WonderRow] = {
    "gobekli_tepe": ("art", {"supply": 2}, None, None),
    "stonehenge": ("technology", {"supply": 1}, None, None),
    "great_pyramid": ("exploit", {"supply": 1, "hand": 1}, lambda t: t.purse(1, 5), None),
    "hanging_gardens": ("turn_end", {"vp": 1}, _four_lands, _three_lands),
    "temple_of_artemis": ("revolution", {"supply": 1, "hand": 1}, None, None),
    "statue_of_zeus": ("military", {"hand": 1}, None, None),
    "mausoleum": ("war", {"vp": 1, "hand": 1}, None, None),
    "colossus": ("trade", {"hand": 1}, None, None),
    "lighthouse": ("expansion", {"vp": 1}, None, None),
    "library": ("technology", {"hand": 1}, None, None),
    "great_wall": ("military", {"supply": 1}, None, None),
    "terracotta_army": ("turn_end", {"vp": 2}, None, _as_strong),
    "pyramid_of_the_sun": ("raid", {"vp": 1, "supply": 1}, None, None),
    "petra": ("trade", {"vp": 1}, None, None),
    "colosseum": ("war_won", {"vp": 2, "supply": 1}, None, _weak),
    "hagia_sophia": ("revolution", {"vp": 1, "supply": 1}, None, None),
    "borobudur": ("advisor", {"vp": 2, "hand": 1, "ready": 2}, _ready_others, None),
    "house_of_wisdom": ("trade", {"supply": 1, "hand": 2}, None, None),
    "angkor_wat": ("expansion", {"vp": 1, "supply": 1}, None, None),
    "chichen_itza": ("raid", {"vp": 1}, None, None),
    "lalibela": ("turn_end", {"vp": 1}, None, _peace_broken),
    "great_zimbabwe": ("trade", {"vp": 1, "supply": 1}, None, None),
    "alhambra": ("art", {"vp": 1, "ready": 1}, _ready_others, None),
    "machu_picchu": ("turn_end", {"vp": 1}, _four_lands, _three_lands),
    "moai": ("exploit", {"vp": 2}, None, None),
    "sankore": ("technology", {"hand": 1}, None, None),
    "forbidden_city": ("turn_end", {"vp": 2}, None, _rival_wonders),
    "sistine_chapel": ("art", {"supply": -1, "wonders": 1}, None, _poor),
    "himeji_castle": ("military", {"vp": 1}, None, None),
    "taj_mahal": ("tourism", {"vp": 1}, None, None),
    "crystal_palace": ("art", {"vp": 2, "supply": 2}, None, None),
    "suez_canal": ("trade", {"vp": 2, "hand": 1}, None, None),
    "statue_of_liberty": ("revolution", {"vp": 2}, None, None),
    "eiffel_tower": ("tourism", {"vp": 2}, None, None),
    "trans_siberian": ("expansion", {"vp": 3, "cubes": 1}, None, None),
    "panama_canal": ("expansion", {"vp": 2}, None, None),
    "hoover_dam": ("exploit", {"vp": 2, "supply": 2}, lambda t: t.purse(1, 5), None),
    "christ_the_redeemer": ("turn_end", {"vp": 2}, None, _peace_broken),
    "pentagon": ("military", {"vp": 2}, None, None),
    "united_nations": ("turn_end", {"vp": 3}, lambda t: t.levels(6, 4), lambda t: t.levels(5, 4)),
    "apollo_11": ("technology", {"vp": 2}, None, None),
    "sydney_opera_house": ("tourism", {"vp": 1, "hand": 1}, None, None),
    "large_hadron_collider": ("technology", {"supply": -1, "technology": 1, "advisors": 1}, None, _poor_student),
    "space_station": ("turn_end", {"vp": 1}, _more_wonders, _one_short),
    "seed_vault": ("turn_end", {"hand": 1}, None, lambda t: None),
}


def test_every_wonder_has_its_row():
    assert set(WONDER_ROWS) == set(WONDERS)


@pytest.mark.parametrize("wonder", WONDER_ROWS)
def test_a_wonder_does_what_it_says_once(wonder):
    trigger, expected, arrange, _ = WONDER_ROWS[wonder]
    t = offered(wonder, trigger, arrange)
    count, depth = len(t.events), len(t.s.frames)
    t.do(UseWonder(0, wonder))
    settle(t, 0, depth)
    assert gains_of(t.events[count:]) == expected
    if isinstance(t.frame, WondersDecision) and t.frame.seat == 0:
        t.refused(UseWonder(0, wonder), "wonder_turned", wonder=wonder)


@pytest.mark.parametrize("wonder", [w for w in WONDER_ROWS if w != "seed_vault"])
def test_a_wonder_is_not_offered_where_its_limit_is_missed(wonder):
    trigger, _, arrange, miss = WONDER_ROWS[wonder]
    if miss is not None:
        t = offered(wonder, trigger, miss)
    else:
        quiet = next(x for x in ("technology", "military") if x not in WONDERS[wonder].when)
        t = offered(wonder, quiet, arrange)
        t.c().fresh = 0
    assert not is_offered(t, wonder)


def test_seed_vault_needs_a_card_in_the_queue():
    t = Table(2).wonders("seed_vault").levels(5, 4)
    turn_end.step(t.s, turn_end.TurnEndDecision(), [])
    assert not is_offered(t, "seed_vault")


@pytest.mark.parametrize(
    ("wonder", "trigger"),
    [(w.id, trigger) for w in WONDERS.values() for trigger in w.when if WONDER_ROWS[w.id][0] != trigger],
)
def test_a_wonder_with_several_triggers_answers_to_each(wonder, trigger):
    t = offered(wonder, trigger)
    while t.session.awaiting and not is_offered(t, wonder) and t.s.turn == 0 and t.frame.kind != "choose":
        t.do(t.legal()[-1])
    assert is_offered(t, wonder)


def test_apollo_11_pays_more_at_technology_14():
    for level, vp in ((13, 2), (14, 3)):
        t = offered("apollo_11", "technology", lambda t, level=level: t.levels(level - 1, 6))
        before = t.c().vp
        assert t.c().technology == level
        assert t.use("apollo_11").c().vp == before + vp


def test_the_space_station_pays_at_most_two():
    t = Table(2).levels(5, 4)
    quiet = [w.id for w in WONDERS.values() if not w.always and not {"turn_end", "revolution"} & set(w.when)]
    t.wonders("space_station", *quiet[:12])
    t.changed().end_turn()
    before = t.c().vp
    assert t.use("space_station").c().vp == before + 2


def test_guards_count_for_the_owner_only_when_attacked():
    t = Table(2).levels(5, 4).wonders("great_wall", "himeji_castle")
    assert defence(t.s, 0) == 7 and t.c().military == 4


def test_some_wonders_count_as_more():
    t = Table(2).wonders("taj_mahal", "sydney_opera_house", "petra")
    assert wonders(t.s, 0) == 6
