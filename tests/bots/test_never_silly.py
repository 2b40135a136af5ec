"""Named positions with a choice that nobody in his right mind makes: no rung above the Settler makes it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.bots.beam_search import BeamWidth, MoveLine, TurnPlanner
from engine.brazil.components import CITIES
from engine.brazil.evaluation import evaluate as judged
from engine.brazil.moves import (
    AnnounceMission,
    Build,
    DropGood,
    EndTurn,
    Finish,
    Move,
    PayGoldCard,
    PayGood,
    PlaceToken,
)
from engine.brazil.state import DEFEATED
from engine.core.rng import Rng
from tests.bots.sensible import RUNGS, choice, plain
from tests.brazil.kit import RULES, Table

Silly = Callable[[Move], bool]
Position = Callable[[], tuple[Table, Silly]]


# --- paying: never the dearer for the cheaper ---


def paying(build: str, *goods: str, cards: tuple[str, ...] = ()) -> Table:
    t = plain().goods(*goods)
    if cards:
        t.gold_card(*cards)
    terrain = {"farm": "field", "sawmill": "forest"}[build]
    site = t.free(terrain, near=t.home())
    t.arch("build")
    t.do(Build(0, build, site))
    return t


def pays(wrong: Silly, *args, **more) -> Position:
    return lambda: (paying(*args, **more), wrong)


def good(*names: str) -> Silly:
    return lambda move: isinstance(move, PayGood) and move.good in names


def card(move: Move) -> bool:
    return isinstance(move, PayGoldCard)


PAYMENTS = {
    "gold for any resource": pays(good("gold"), "farm", "coffee", "gold"),
    "science for any resource": pays(good("science"), "farm", "coffee", "science"),
    "a Gold card for any resource": pays(card, "farm", "cotton", cards=("extra_build",)),
    "science where gold would do": pays(good("science"), "farm", "gold", "science"),
    "a Gold card where gold would do": pays(card, "farm", "gold", cards=("extra_build",)),
    "gold for cane or coffee": pays(good("gold"), "sawmill", "sugarcane", "gold"),
    "science for cane or coffee": pays(good("science"), "sawmill", "coffee", "science"),
    "a Gold card that may yet win a battle for cotton": pays(card, "farm", "cotton", cards=("war",)),
}


# --- dropping: never the best ---


def dropping(*goods: str) -> Table:
    t = plain().goods(*goods)
    t.arch("harbor")
    t.take("sugarcane")
    t.waits_for(0, "limit")
    return t


def drops(*names: str) -> Silly:
    return lambda move: isinstance(move, DropGood) and move.good in names


DROPS = {
    "science dropped": lambda: (dropping(*["science"] * 5), drops("science")),
    "gold dropped": lambda: (dropping(*["gold"] * 5), drops("gold")),
    "gold dropped for cane": lambda: (dropping("science", *["gold"] * 4), drops("science", "gold")),
    "cotton dropped": lambda: (dropping("science", "science", "gold", "gold", "cotton"), drops("science", "gold")),
}


# --- an action under way: never leave what costs little and brings much ---


def leaves(move: Move) -> bool:
    return isinstance(move, Finish)


def building() -> tuple[Table, Silly]:
    t = plain().goods("coffee", "sugarcane", "brazilwood")
    t.free("field", near=t.home())
    t.arch("build")
    return t, leaves


def free_unit() -> tuple[Table, Silly]:
    t = plain()
    t.player().units = (DEFEATED, *t.player().units[1:])
    t.changed()
    t.arch("deploy")
    return t, leaves


def cheap_unit() -> tuple[Table, Silly]:
    t = plain().goods("coffee", "coffee", "brazilwood", "brazilwood")
    t.arch("deploy")
    return t, leaves


def free_renovation() -> tuple[Table, Silly]:
    t = plain().product("dye", "renovate")
    t.tile("farm", t.free("field", near=t.home()))
    t.changed()
    t.arch("renovate")
    return t, leaves


def product() -> tuple[Table, Silly]:
    t = plain().goods("brazilwood", "brazilwood", "sugarcane", "sugarcane")
    t.arch("manufacture")
    return t, leaves


def trade() -> tuple[Table, Silly]:
    t = plain().goods("sugarcane")
    t.arch("trade")
    return t, leaves


def free_painting() -> tuple[Table, Silly]:
    t = plain().product("dye", "painting").goods("coffee", "gold")
    t.arch("painting")
    return t, leaves


def city() -> tuple[Table, Silly]:
    t = plain().era(2).goods("sugarcane", "sugarcane", "brazilwood", "brazilwood")
    t.city_on_top("olinda")
    t.unit("monarch", t.where(lambda h: t.s.board.land >> h & 1 and not t.s.tile[h] and t.far_from_tiles(h)))
    t.arch("build")
    assert "olinda" in CITIES
    return t, leaves


def palace() -> tuple[Table, Silly]:
    t = plain()
    t.tile("farm", t.free("field", near=t.home()))
    t.tile("sawmill", t.free("forest", near=t.home()))
    t.mission("exploration-6")
    t.unit("archer", t.home())
    t.tile("cane_field", t.where(lambda h: t.s.board.land >> h & 1 and not t.s.tile[h] and not t.s.unexplored[h]))
    t.do(AnnounceMission(0, "exploration-6"))
    while t.frame.kind != "palace":
        t.do(t.legal()[0])
    return t, leaves


def site_with_room() -> tuple[Table, Silly]:
    """One resource, a Farm, and two sites of the same kind: beside one of them there is less left to build on."""
    t = plain().goods("cotton")
    t.arch("build")
    room = {}
    for move in t.legal(Build):
        built = t.s.copy()
        built.tiles |= 1 << move.hex
        built.changing(0).tiles |= 1 << move.hex
        room[move] = judged.room(built, 0)
    assert min(room.values()) < max(room.values())
    return t, lambda move: room.get(move, 0) < max(room.values())


def for_the_mission() -> tuple[Table, Silly]:
    """One resource: the Farm that the Mission asks for, or a Sawmill, whose wood is worth a little more."""
    t = plain().goods("coffee").mission("exploration-7")
    t.arch("build")
    assert {move.building for move in t.legal(Build)} == {"farm", "sawmill"}
    return t, lambda move: not (isinstance(move, Build) and move.building == "farm")


def bonus_card() -> tuple[Table, Silly]:
    t = plain().era(3).flipped(2, "build").moving("build")
    return t, lambda move: isinstance(move, EndTurn)


ACTIONS = {
    "nothing built with goods at hand": building,
    "a defeated unit left in the supply": free_unit,
    "a unit not deployed that goods pay for": cheap_unit,
    "a free renovation left": free_renovation,
    "no product made of idle goods": product,
    "a resource not traded for gold": trade,
    "a painting left that costs one resource less": free_painting,
    "no City founded where the Monarch stands": city,
    "no Palace placed": palace,
    "a site that leaves less to build on": site_with_room,
    "a Building that the Mission does not ask for": for_the_mission,
    "the turn ended with a Combat card still to draw": bonus_card,
}


# --- the token: never where it brings nothing ---


def nowhere(*arches: str) -> Silly:
    return lambda move: isinstance(move, PlaceToken) and move.arch in arches


def full_hand() -> tuple[Table, Silly]:
    """Without goods, and with three Combat cards: Deploy would draw one to drop one."""
    t = plain()
    hand = t.s.combat_deck[:3]
    t.combat_card(*hand)
    return t, nowhere("deploy")


TOKENS = {
    "Build without goods": lambda: (plain(), nowhere("build")),
    "Manufacture without goods": lambda: (plain(), nowhere("manufacture")),
    "Trade without goods": lambda: (plain(), nowhere("trade")),
    "Renovate without Buildings": lambda: (plain(), nowhere("renovate")),
    "Deploy without goods and with a full hand": full_hand,
}
POSITIONS = {**PAYMENTS, **DROPS, **ACTIONS, **TOKENS}


@pytest.mark.sampled
@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("name", POSITIONS)
def test_nobody_chooses(name, rung):
    t, silly = POSITIONS[name]()
    moves = t.legal()
    assert any(silly(move) for move in moves) and not all(silly(move) for move in moves)
    assert not silly(choice(t, rung))


@pytest.mark.parametrize("name", POSITIONS)
def test_what_nobody_chooses_is_worth_less_and_not_only_listed_later(name):
    """By the best that the turn leaves: a weight left out is noticed where the order of moves would hide it."""
    assert lost_by(name) > 0


def lost_by(name: str) -> float:
    """By how much the best turn after a silly choice falls short of the best after any other."""
    t, silly = POSITIONS[name]()
    seat = t.session.awaiting[0]
    planner, world = (
        TurnPlanner(RULES, seat, BeamWidth(8, 4, 10), 3),
        RULES.determinize(t.session.view(seat), seat, Rng(3)),
    )
    best = {True: float("-inf"), False: float("-inf")}
    for move in t.legal():
        line = planner.after(MoveLine((), world, 0.0), move)
        best[silly(move)] = max(best[silly(move)], planner.lines(line.state, line)[0].value)
    return best[False] - best[True]


HELD = {
    "gold": ["gold for any resource", "gold for cane or coffee", "gold dropped", "a resource not traded for gold"],
    "science": ["science for any resource", "science where gold would do", "science dropped"],
    "GOLD_CARD": ["a Gold card that may yet win a battle for cotton"],
    "COMBAT_CARD": ["the turn ended with a Combat card still to draw"],
    "UNIT_ON_MAP": ["a defeated unit left in the supply"],
    "ROOM_TO_BUILD": ["a site that leaves less to build on"],
    "mission_worth": ["a Building that the Mission does not ask for"],
    "total_of": ["a unit not deployed that goods pay for", "a Gold card where gold would do"],
}
"""What of the evaluation each of these positions rests on: without it the silly choice is as good as any."""


@pytest.fixture
def unremembered():
    """What goods are worth is remembered: not beyond a test that has them worth something else."""
    judged._goods_worth.cache_clear()
    yield
    judged._goods_worth.cache_clear()


@pytest.mark.parametrize("weight,name", [(weight, name) for weight, names in HELD.items() for name in names])
def test_without_its_reason_the_silly_choice_would_be_as_good(weight, name, monkeypatch, unremembered):
    if weight in judged.GOOD_VALUE:
        monkeypatch.setitem(judged.GOOD_VALUE, weight, 0.0)
    else:
        plain_weight = isinstance(getattr(judged, weight), float)
        monkeypatch.setattr(judged, weight, 0.0 if plain_weight else lambda *_: 0.0)
    assert lost_by(name) == pytest.approx(0.0) or lost_by(name) < 0


def test_there_are_twentyfive_of_them_at_least():
    assert len(POSITIONS) >= 25
