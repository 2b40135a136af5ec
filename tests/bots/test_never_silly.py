"""Named positions with a choice that nobody in his right mind makes: no rung above the Settler makes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.bots import BOTS, emperor, viceroy
from engine.bots.emperor import EmperorBot
from engine.bots.lines import Line, Planner, Width
from engine.bots.viceroy import Effort, ViceroyBot
from engine.brazil import evaluate as judged
from engine.brazil.components import CITIES
from engine.brazil.events import BattleEnded
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
from engine.brazil.scoring import total
from engine.brazil.state import DEFEATED
from engine.core.rng import Rng
from tests.brazil.battlefield import field_of_battle
from tests.brazil.kit import RULES, Table

LITTLE = Effort(lines=3, worlds=2, turns=2)
RUNGS = ("merchant", "governor", "viceroy", "emperor")
Silly = Callable[[Move], bool]
Position = Callable[[], tuple[Table, Silly]]


def bot(rung: str):
    if rung == "viceroy":
        return ViceroyBot(effort=replace(LITTLE, experience=viceroy.EFFORT.experience))
    if rung == "emperor":
        return EmperorBot(seconds=0, effort=replace(LITTLE, experience=emperor.EFFORT.experience), cores=0)
    return BOTS[rung]()


def choice(t: Table, rung: str, dice: int = 3) -> Move:
    seat = t.session.awaiting[0]
    return bot(rung).choose(RULES, t.session.view(seat), seat, Rng(dice))


def whole_turn(t: Table, rung: str, dice: int = 3) -> list:
    """Play the turn of whoever is asked to its end; the events."""
    seat, player, rng = t.session.awaiting[0], bot(rung), Rng(dice)
    events = []
    for _ in range(40):
        events += t.session.submit(player.choose(RULES, t.session.view(seat), seat, rng))
        if any(event.name == "TurnBegan" for event in events) or t.session.awaiting != (seat,):
            break
    return events


def plain() -> Table:
    """Nothing on hand that pays by itself or asks for anything."""
    t = Table(monarchs=("oba_ii", "isabella_i"))
    for player in map(t.player, range(len(t.s.seats))):
        player.missions = ()
    t.changed()
    return t


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
        room[move] = judged._room(built, 0)
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
    planner, world = Planner(RULES, seat, Width(8, 4, 10), 3), RULES.guess(t.session.view(seat), seat, Rng(3))
    best = {True: float("-inf"), False: float("-inf")}
    for move in t.legal():
        line = planner.after(Line((), world, 0.0), move)
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


# --- whole turns ---


@pytest.mark.parametrize("rung", RUNGS)
def test_a_finished_mission_is_announced_and_its_palace_placed(rung):
    t = plain()
    t.tile("farm", t.free("field", near=t.home()))
    t.tile("farm", t.where(lambda h: t.s.board.land >> h & 1 and not t.s.tile[h] and not t.s.unexplored[h]))
    t.painting("riachuelo")
    t.mission("exploration-7")
    whole_turn(t, rung)
    assert t.player().revealed == ("exploration-7",) and t.player().palaces


def before_the_end() -> Table:
    """Era III, and the Mission that ends the game is complete; seat 1 has the last turn of the round."""
    t = plain().era(3)
    for slot, product in (("deploy", "dye"), ("build", "sugar"), ("painting", "cocoa"), ("renovate", "fabric")):
        t.product(product, slot)
    for painting in ("riachuelo", "landing_at_porto_seguro", "coroados"):
        t.painting(painting)
    for _ in range(2):
        t.tile("academy", t.where(lambda h: t.s.board.land >> h & 1 and not t.s.tile[h] and not t.s.unexplored[h]))
    t.mission("rail-2")
    t.s.round = 24
    return t


@pytest.mark.parametrize("rung", RUNGS)
def test_the_mission_that_ends_the_game_is_announced_by_who_leads(rung):
    t = before_the_end()
    whole_turn(t, rung)
    assert "rail-2" in t.player().revealed and t.s.ending


LOOKING_AHEAD = ("governor", "viceroy", "emperor")


@pytest.mark.parametrize("rung", LOOKING_AHEAD)
@pytest.mark.parametrize("seat", [0, 1])
def test_no_wealth_is_a_reason_for_a_leader_to_go_on(rung, seat):
    """Much in hand, and more to do with it next turn: all that is nothing to a game that is won now."""
    t = before_the_end()
    t.goods(*["gold", "science"] * 4)
    for card in ("extra_build", "extra_deploy", "extra_painting"):
        t.gold_card(card)
    t.s.first = seat
    whole_turn(t, rung)
    assert t.s.ending


@pytest.mark.parametrize("rung", LOOKING_AHEAD)
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_ends_the_game_that_he_would_lose(rung, seat):
    t = before_the_end()
    t.player().bid = 60
    assert total(t.s, 1) > total(t.s, 0) + 15
    t.s.first = seat
    whole_turn(t, rung)
    assert not t.s.ending and "rail-2" in t.player().missions


@pytest.mark.parametrize("rung", RUNGS)
def test_no_attack_at_certain_loss(rung):
    """An archer beside a Cannon, a Dragoon and a Grenadier, without a single Combat card."""
    t, here, there = field_of_battle()
    for player in map(t.player, range(len(t.s.seats))):
        player.missions, player.combat_cards = (), ()
    t.unit("archer", here)
    for kind in ("cannon", "dragoon", "grenadier"):
        t.unit(kind, there, seat=1)
    t.moving("build")
    assert not [event for event in whole_turn(t, rung) if isinstance(event, BattleEnded)]


@pytest.mark.parametrize("rung", RUNGS)
def test_a_seized_tile_is_not_left_for_nothing(rung):
    t = plain()
    bare = [h for h in range(t.s.board.size) if not t.s.tile[h] and not t.s.unexplored[h] and t.far_from_tiles(h)]
    spot = next(h for h in bare if t.s.board.terrain[h] == "field")
    t.tile("farm", spot, seat=1, goods=("coffee", "coffee"))
    t.unit("archer", spot)
    for near in t.near(spot):
        t.clear_unknown(near)
    t.moving("harbor")
    whole_turn(t, rung)
    assert t.player().at >> spot & 1


@pytest.mark.parametrize("rung", RUNGS)
def test_a_turn_is_not_spent_on_nothing(rung):
    t = plain()
    before = RULES.evaluate(t.s, 0)
    whole_turn(t, rung)
    assert RULES.evaluate(t.s, 0) > before


def test_there_are_twentyfive_of_them_at_least():
    assert len(POSITIONS) >= 25
