"""A row a card: given, do, expect. Every wonder, advisor, level and government: its effect, and one limit.

The gains are what the seat has more afterwards: vp, supply (cubes), hand (Action cards), technology, military, wonders,
ready (wonders turned back), advisors, reserve, cubes (on the map).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine.historia.components import ADVISORS, GOVERNMENTS, MILITARY, TECHNOLOGY, WONDERS
from engine.historia.decisions import WondersDecision
from engine.historia.handlers import HANDLERS
from engine.historia.moves import (
    Attack,
    ChooseOption,
    ChoosePartner,
    Finish,
    PlaceCube,
    Resolve,
    SealCards,
    TakeAction,
    TakeWonder,
    UseWonder,
)
from engine.historia.rules import turn_end
from engine.historia.rules.counts import defence, wonders
from engine.historia.rules.map import INDEX
from tests.historia.kit import Table

Gains = dict[str, int]
EUROPE, MIDDLE_EAST, NORTH_AFRICA = (INDEX[t] for t in ("europe", "middle_east", "north_africa"))


def sheet(t: Table, seat: int = 0) -> dict[str, int]:
    """What is counted for the gains."""
    c = t.c(seat)
    return {
        "vp": c.vp,
        "supply": c.supply,
        "hand": c.hand.bit_count(),
        "technology": c.technology,
        "military": c.military,
        "wonders": len(c.wonders),
        "ready": len(c.wonders) - c.turned.bit_count(),
        "advisors": len(c.advisors),
        "reserve": c.reserve,
        "cubes": c.cubes.bit_count(),
    }


def gains(before: dict[str, int], after: dict[str, int]) -> Gains:
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def gains_of(events: list[Any], seat: int = 0) -> Gains:
    """The gains of a seat as the events tell them, up to the end of what is looked at."""
    found: Counter[str] = Counter()
    for e in events:
        if e.name in ("IconReached", "RoundBegan", "CardResolved"):
            break
        if getattr(e, "seat", seat) != seat:
            continue
        if e.name in ("VpGained", "VpLost"):
            found["vp"] += e.n if e.name == "VpGained" else -e.n
        elif e.name == "CubesMoved":
            found["supply"] += e.n * ((e.to == "supply") - (e.origin == "supply"))
            found["cubes"] += e.n * ((e.to == "map") - (e.origin == "map"))
        elif e.name == "CardsTakenBack":
            found["hand"] += len(e.cards)
        elif e.name == "LevelGained":
            found[e.track] += 1
        elif e.name in ("WonderTaken", "WonderReadied", "AdvisorDrawn"):
            found[{"WonderTaken": "wonders", "WonderReadied": "ready", "AdvisorDrawn": "advisors"}[e.name]] += 1
    return {name: n for name, n in found.items() if n}


def settle(t: Table, seat: int, depth: int) -> None:
    """Take whatever the list offers, the first of it, until it is done."""
    while len(t.s.frames) > depth and t.session.awaiting == (seat,):
        moves = t.legal(seat)
        t.do(next((m for m in moves if not isinstance(m, Finish)), moves[0]))


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


# --- advisors: what each brings to a well-prepared player ---


def _court(advisor: str, civbots: tuple[str, ...] = ()) -> Table:
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


def _answer(t: Table, depth: int, wanted: tuple[Any, ...] = ()) -> None:
    """Take what is offered: the wanted answers first, then the first of each question."""
    answers = list(wanted)
    while len(t.s.frames) > depth and t.session.awaiting == (0,):
        moves = t.legal(0)
        pick = next((m for m in answers if m in moves), None)
        if isinstance(t.frame, WondersDecision):
            pick = Finish(0)
        places = [m for m in moves if isinstance(m, (PlaceCube, Attack))]
        if pick is None and places:
            pick = PlaceCube(0, MIDDLE_EAST) if PlaceCube(0, MIDDLE_EAST) in places else places[0]
        t.do(pick or next((m for m in moves if not isinstance(m, Finish)), moves[0]))


def resolve_advisor(t: Table, advisor: str, *answers: Any) -> Gains:
    t.seal(advisor, others="art")
    before, depth = sheet(t), len(t.s.frames)
    t.do(Resolve(0, advisor, "basic"))
    _answer(t, depth, answers)
    return gains(before, sheet(t))


@pytest.mark.parametrize("advisor", ADVISOR_ROWS)
def test_an_advisor_does_what_it_says_and_leaves_the_game(advisor):
    t = _court(advisor)
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
    t = _court(advisor)
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
    t = _court(advisor, ("noble",) * 3)
    arrange(t)
    assert resolve_advisor(t, advisor, *answers)[key] == value


def test_an_advisor_that_could_do_nothing_is_used_for_nothing_and_gone():
    t = Table(2).advisor("emilie_du_chatelet").levels(4, 1)
    t.seal("emilie_du_chatelet")
    assert t.c().gone_advisors == ("emilie_du_chatelet",) and t.c().technology == 4


@pytest.mark.parametrize(("against", "won"), [(8, 2), (9, 0)])
def test_sun_tzu_adds_two_to_his_war_only(against, won):
    t = _court("sun_tzu").levels(9, against, seat=1)
    t.seal("sun_tzu", others="art").do(Resolve(0, "sun_tzu", "basic"), TakeAction(0, "basic"), Attack(0, 1, EUROPE))
    assert t.c().vp == 5 + won + 1 and t.c().military == 7


def test_an_extra_action_may_be_left_and_costs_what_its_side_costs():
    t = _court("colbert").purse(0, 4)
    t.seal("colbert", others="art").do(Resolve(0, "colbert", "basic"), Finish(0))
    assert t.c().wonders[3:] == () and (t.c().supply, t.c().used) == (3, 1)
    t = _court("colbert").purse(0, 4)
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


# --- printed bonuses of the matrix ---

LEVEL_ROWS: dict[tuple[str, int], Gains] = {
    ("technology", 2): {"supply": 1, "hand": 1},
    ("technology", 3): {"advisors": 1},
    ("technology", 4): {},
    ("technology", 5): {},
    ("technology", 6): {"supply": 1},
    ("technology", 7): {"advisors": 1},
    ("technology", 8): {},
    ("technology", 9): {},
    ("technology", 10): {},
    ("technology", 11): {"hand": 1},
    ("technology", 12): {"hand": 1},
    ("technology", 13): {"advisors": 1},
    ("technology", 14): {"vp": 1},
    ("technology", 15): {"vp": 1},
    ("technology", 16): {"vp": 6},
    ("military", 2): {},
    ("military", 3): {"supply": 1},
    ("military", 4): {},
    ("military", 5): {"cubes": 1, "supply": -1, "vp": 5},
    ("military", 6): {},
    ("military", 7): {"hand": 1},
    ("military", 8): {"vp": 1, "supply": 1},
    ("military", 9): {"vp": 1},
    ("military", 10): {"supply": 1},
    ("military", 11): {"vp": 2},
    ("military", 12): {"vp": 1},
    ("military", 13): {"cubes": 1, "supply": -1, "vp": 5},
    ("military", 14): {"supply": 2},
    ("military", 15): {"vp": 1},
    ("military", 16): {"vp": 3},
}


def test_every_level_has_its_row():
    assert set(LEVEL_ROWS) == {(track, n) for track in ("technology", "military") for n in range(2, 17)}
    assert not TECHNOLOGY[1].bonus and not MILITARY[1].bonus


@pytest.mark.parametrize(("track", "level"), LEVEL_ROWS)
def test_a_step_brings_its_printed_bonus_at_once(track, level):
    other = max(1, level - 3)
    t = Table(2).levels(*((level - 1, other) if track == "technology" else (other, level - 1)))
    t.at("europe", seat=1).levels(1, 1, seat=1).at("europe", "southern_africa").at("europe", "oceania", seat=1)
    t.purse(2, 4).queue("raid", "exploit").seal(track, others="art")
    before, depth = sheet(t), len(t.s.frames)
    t.do(Resolve(0, track, "basic"))
    _answer(t, depth)
    before[track] += 1
    before["supply"] -= 1
    assert gains(before, sheet(t)) == LEVEL_ROWS[track, level]


# --- governments ---

GOVERNMENT_ROWS: list[tuple[str, tuple[int, int], Gains]] = [
    ("clans", (2, 2), {}),
    ("nomads", (4, 4), {"supply": 1}),
    ("city_states", (7, 6), {"vp": 1}),
    ("empire", (7, 11), {"vp": 1}),
    ("mercantilism", (11, 8), {"vp": 1, "supply": 1}),
    ("enlightenment", (13, 12), {"vp": 2}),
    ("consumer_society", (15, 15), {"vp": 3}),
    ("barbarism", (3, 8), {"vp": 3}),
    ("utopia", (9, 3), {"vp": 1, "hand": 1}),
]


def govern(t: Table) -> Gains:
    """The government icon alone, through the engine's own step."""
    before = sheet(t)
    t.s.frames = [turn_end.TurnEndDecision(turn_end.STAGES.index("government"))]
    while not isinstance(t.frame, turn_end.TurnEndDecision) or t.frame.stage == turn_end.STAGES.index("government"):
        HANDLERS[type(t.frame)].step(t.s, t.frame, t.events)
    return gains(before, sheet(t))


# A row: what stands in the way, and what is left of the bonus there; where nothing can, the last cell of the zone.
GOVERNMENT_LIMITS: dict[str, tuple[Callable[[Table], object], Gains]] = {
    "clans": (lambda t: t.levels(3, 3), {"supply": 1}),
    "nomads": (lambda t: t.levels(4, 4).purse(3, 0), {}),
    "city_states": (lambda t: t.levels(7, 6).at("europe", "oceania"), {}),
    "empire": (lambda t: t.levels(7, 11).at("europe"), {}),
    "mercantilism": (lambda t: t.levels(11, 8).purse(3, 0), {"vp": 1}),
    "enlightenment": (lambda t: t.levels(11, 10), {"vp": 1, "supply": 1}),
    "consumer_society": (lambda t: t.levels(14, 14), {"vp": 2}),
    "barbarism": (lambda t: t.levels(3, 6), {"supply": 1}),
    "utopia": (lambda t: t.levels(9, 3).queue(), {"vp": 1}),
}


def test_every_government_has_its_row_and_its_limit():
    assert {name for name, _, _ in GOVERNMENT_ROWS} == set(GOVERNMENT_LIMITS) == set(GOVERNMENTS)


@pytest.mark.parametrize("government", GOVERNMENT_LIMITS)
def test_a_government_ends_where_its_limit_is(government):
    arrange, expected = GOVERNMENT_LIMITS[government]
    t = Table(2).at("europe", "india", "oceania").at("oceania", seat=1).purse(1, 3).queue("raid", "trade")
    t.levels(*next(levels for name, levels, _ in GOVERNMENT_ROWS if name == government)).queue("raid", "trade")
    arrange(t)
    assert govern(t.changed()) == expected


@pytest.mark.parametrize(("government", "levels", "expected"), GOVERNMENT_ROWS)
def test_a_government_pays_its_bonus(government, levels, expected):
    t = Table(2).levels(*levels).at("europe", "india", "oceania").at("oceania", seat=1).purse(1, 3)
    t.queue("raid", "trade")
    assert govern(t) == expected
    assert t.scored("governments") == expected.get("vp", 0)


@pytest.mark.parametrize(
    ("levels", "lands", "vp"),
    [((7, 6), 1, 0), ((7, 6), 2, 1), ((7, 6), 4, 2), ((7, 6), 7, 2), ((7, 11), 1, 0), ((7, 11), 6, 3), ((7, 11), 8, 3)],
)
def test_governments_that_pay_for_land_stop_at_their_most(levels, lands, vp):
    every = ("europe", "india", "oceania", "steppe", "siberia", "north_africa", "middle_east", "east_asia")
    t = Table(2).at("central_america", seat=1).levels(*levels).purse(0, 0).at(*every[:lands])
    assert govern(t).get("vp", 0) == vp


def test_no_partner_vp_from_an_advisors_trade():
    t = _court("ahmad_baba")
    resolve_advisor(t, "ahmad_baba", ChoosePartner(0, 1))
    assert t.c(1).vp == 9 and t.c().technology == 8
    t = _court("malintzin")
    resolve_advisor(t, "malintzin", ChoosePartner(0, 1))
    assert t.c(1).vp == 9 and t.c().technology == 9
