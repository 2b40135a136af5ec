"""Missions: every kind of objective, all 24 cards once complete and once one short, announcing (rules 8)."""

from __future__ import annotations

import pytest

from engine.brazil.components import BUILDINGS, CITIES, KIND_OF, MISSIONS, PAINTINGS, PRODUCTS, SLOTS
from engine.brazil.events import LastRound, MissionAnnounced
from engine.brazil.moves import AnnounceMission
from engine.brazil.rules.control import put_unit
from engine.brazil.rules.missions import complete, holds, progress
from engine.brazil.state import DEFEATED
from tests.brazil.kit import Table

# --- arranging exactly so much ---


def free_hex(t: Table) -> int:
    """An empty land hex."""
    return t.where(lambda h: t.s.board.terrain[h] != "water" and not t.s.tile[h] and h not in (t.home(), t.home(1)))


def put_buildings(t: Table, building: str, number: int, seat: int = 0) -> None:
    for _ in range(number):
        t.tile(building, free_hex(t), seat)


def put_units(t: Table, number: int) -> None:
    """More units of the green set onto the Capital."""
    for unit, place in enumerate(t.player().units):
        if number and place < 0:
            put_unit(t.player(), unit, t.home())
            number -= 1
    t.changed()


def put_products(t: Table, number: int, shape: str = "") -> None:
    """More products onto the first free arches."""
    for _ in range(number):
        made = dict(t.player().products)
        product = next(p for p in PRODUCTS.values() if p.id not in made and shape in ("", p.shape))
        t.product(product.id, next(arch for arch in SLOTS if arch not in made.values()))


def hang(t: Table, number: int, colours: int = 0) -> None:
    frames = ("red", "pink", "blue")[:colours] if colours else ("red",)
    for nth in range(number):
        frame = frames[nth % len(frames)]
        t.painting(next(p.id for p in PAINTINGS.values() if p.colour == frame and p.id not in t.player().paintings))


def put_eras(t: Table, era: int, number: int) -> None:
    names = [b.id for b in BUILDINGS.values() if b.era == era]
    for nth in range(number):
        put_buildings(t, names[nth % len(names)], 1)


def put_any(t: Table, number: int) -> None:
    for _ in range(number):
        put_buildings(t, max(BUILDINGS, key=lambda b: t.s.stock[KIND_OF[b]]), 1)


def give(t: Table, objective: dict, short: int = 0) -> None:
    """Arrange an objective, with so many too few; counts what earlier objectives already brought."""
    have, needed = progress(t.s, 0, objective)
    more = needed - short - have
    if more <= 0:
        return
    if "units_on_map" in objective or "units_deployed" in objective:
        put_units(t, more)
    elif "building" in objective:
        put_buildings(t, objective["building"], more)
    elif "buildings_of_era" in objective:
        put_eras(t, objective["buildings_of_era"], more)
    elif "buildings" in objective:
        put_any(t, more)
    elif "distinct_buildings" in objective:
        held = set(t.s.tile)
        for building in [b for b in BUILDINGS if b not in held][:more]:
            put_buildings(t, building, 1)
    elif "cities" in objective:
        for city in [c for c in CITIES if c not in t.s.tile][:more]:
            t.tile(city, free_hex(t))
    elif "products" in objective:
        put_products(t, more)
    elif "products_of_shape" in objective:
        put_products(t, more, objective["products_of_shape"])
    elif "painting_colours" in objective:
        hang(t, more, 3)
    elif "paintings" in objective:
        hang(t, more)
    elif "palaces" in objective:
        t.player().palaces = (2, 3, 4, 5, 6)[: needed - short]
        t.changed()


def met(mission: str, short_at: int = -1) -> Table:
    """A position in which all objectives of a Mission hold, but the one at `short_at` which lacks one."""
    t = Table(monarchs=("oba_ii",)).era(MISSIONS[mission].era).mission(mission)
    objectives = MISSIONS[mission].objectives
    for index, objective in enumerate(objectives):
        give(t, objective, int(index == short_at))
    return t


CASES = [(m.id, index) for m in MISSIONS.values() for index in range(len(m.objectives))]


@pytest.mark.parametrize("mission", list(MISSIONS))
def test_a_mission_with_all_objectives_met_is_announced(mission):
    t = met(mission)
    assert complete(t.s, 0, mission)
    events = t.do(AnnounceMission(0, mission))
    assert MissionAnnounced(0, mission, MISSIONS[mission].vp) in events
    assert t.player().revealed == (mission,) and mission not in t.player().missions
    assert not t.session.can_undo


BROUGHT_BY_OTHERS = {("rail-6", 0)}  # two octagons and three other shapes are five products


@pytest.mark.parametrize(("mission", "index"), [case for case in CASES if case not in BROUGHT_BY_OTHERS])
def test_one_short_of_one_objective_is_refused(mission, index):
    t = met(mission, index)
    have, needed = progress(t.s, 0, MISSIONS[mission].objectives[index])
    assert have == needed - 1
    of = len(MISSIONS[mission].objectives)
    t.refused(AnnounceMission(0, mission), "mission_incomplete", done=of - 1, of=of)


def test_five_products_one_short():
    t = Table().era(3).mission("rail-6").product("coffee", "deploy").product("rubber", "build")
    t.product("dye", "harbor").product("sugar", "renovate")
    t.tile("academy", t.free("field", near=t.home()))
    t.refused(AnnounceMission(0, "rail-6"), "mission_incomplete", done=2, of=3)


def test_all_24_missions_have_objectives_and_the_first_two_eras_a_value():
    for mission in MISSIONS.values():
        if mission.era < 3:
            assert mission.vp > 0 and not any("vp" in o for o in mission.objectives)
        else:
            assert mission.vp == 0 and len(mission.objectives) == 3 and all("vp" in o for o in mission.objectives)


# --- what counts ---


def test_units_on_map_and_units_deployed_differ_by_the_defeated():
    t = Table()
    put_units(t, 2)
    t.player().units = (DEFEATED, *t.player().units[1:])
    assert progress(t.s, 0, {"units_on_map": 2}) == (1, 2)
    assert progress(t.s, 0, {"units_deployed": 2}) == (2, 2)
    assert holds(t.s, 0, {"units_deployed": 2}) and not holds(t.s, 0, {"units_on_map": 2})


def test_seized_tiles_count_and_lost_ones_do_not():
    t = Table()
    enemy = t.tile("farm", t.free("field", near=t.home(1)), seat=1)
    own = t.tile("farm", t.free("field", near=t.home()))
    assert progress(t.s, 0, {"building": "farm", "n": 2}) == (1, 2)
    t.unit("archer", enemy)
    assert progress(t.s, 0, {"building": "farm", "n": 2}) == (2, 2)
    t.unit("archer", own, seat=1)
    assert progress(t.s, 0, {"building": "farm", "n": 2}) == (1, 2)


def test_a_seized_city_counts_for_the_mission():
    t = Table()
    t.unit("archer", t.tile("olinda", t.free("field", near=t.home(1)), seat=1))
    assert holds(t.s, 0, {"cities": 1})


def test_a_capital_is_no_city_of_a_mission():
    assert progress(Table().s, 0, {"cities": 1}) == (0, 1)


def test_cities_are_no_buildings_of_an_era():
    t = Table()
    t.tile("olinda", t.free("field", near=t.home()))
    assert progress(t.s, 0, {"buildings_of_era": 2, "n": 1}) == (0, 1)
    assert progress(t.s, 0, {"buildings": 1}) == (0, 1)
    assert progress(t.s, 0, {"distinct_buildings": 1}) == (0, 1)


def test_palace_one_is_no_palace_of_a_mission():
    assert progress(Table().s, 0, {"palaces": 1}) == (0, 1)


def test_colours_are_different_frames():
    t = Table()
    hang(t, 3)
    assert progress(t.s, 0, {"painting_colours": 3}) == (1, 3)
    assert progress(t.s, 0, {"paintings": 3}) == (3, 3)


def test_the_shape_is_the_products_own_wherever_it_stands():
    t = Table().product("dye", "deploy")
    assert holds(t.s, 0, {"products_of_shape": "square", "n": 1})
    assert not holds(t.s, 0, {"products_of_shape": "octagon", "n": 1})


def test_different_buildings_count_each_type_once():
    t = Table()
    put_buildings(t, "farm", 2)
    put_buildings(t, "church", 1)
    assert progress(t.s, 0, {"distinct_buildings": 3}) == (2, 3)


# --- announcing ---


def test_a_mission_not_held_is_refused():
    t = Table()
    other = next(m for m in MISSIONS if m not in t.player().missions)
    t.refused(AnnounceMission(0, other), "not_held", thing="mission")


@pytest.mark.parametrize("mission", ["sail-4", "rail-8"])
def test_a_mission_of_a_later_era_is_refused(mission):
    t = met(mission)
    t.era(1)
    t.refused(AnnounceMission(0, mission), "mission_of_later_era", era=MISSIONS[mission].era)


def test_a_mission_of_an_earlier_era_gives_vp_and_palace_but_no_new_era():
    t = met("exploration-1").era(2)
    t.do(AnnounceMission(0, "exploration-1"))
    t.waits_for(0, "palace")
    t.finish()
    assert t.s.era == 2 and t.vp(category="missions") == MISSIONS["exploration-1"].vp
    t.waits_for(0)


@pytest.mark.parametrize("era", [1, 2, 3])
def test_the_list_offers_complete_missions_of_this_and_every_earlier_era(era):
    t = Table(monarchs=("oba_ii",)).era(era)
    t.player().missions = ()
    for mission in ("exploration-4", "sail-7", "rail-4"):
        for objective in MISSIONS[mission].objectives:
            give(t, objective)
        t.mission(mission)
    offered = [m.mission for m in t.legal(AnnounceMission)]
    assert offered == ["exploration-4", "sail-7", "rail-4"][:era]
    t.waits_for(0)


def test_an_earlier_mission_may_be_announced_in_era_three_too():
    t = met("sail-4").era(3)
    t.do(AnnounceMission(0, "sail-4"))
    while t.frame.kind == "palace":
        t.finish()
    assert t.s.era == 3 and not t.s.ending


def test_a_complete_mission_need_not_be_announced():
    t = met("exploration-1")
    t.arch("renovate")
    assert AnnounceMission(0, "exploration-1") in t.legal()


def test_era_three_missions_may_still_be_revealed_after_the_first_one():
    t = met("rail-8")
    t.s.ending = True
    t.changed()
    events = t.do(AnnounceMission(0, "rail-8"))
    assert not any(isinstance(e, LastRound) for e in events)
    t.waits_for(0, "palace")


def test_the_first_era_three_mission_announces_the_last_round():
    t = met("rail-8")
    assert LastRound(0) in t.do(AnnounceMission(0, "rail-8"))
    assert t.s.ending
