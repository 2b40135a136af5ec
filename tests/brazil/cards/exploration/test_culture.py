"""Culture: stays face up; whoever builds there keeps it, 2 VP."""

from engine.brazil.moves import FoundCity
from tests.brazil.kit import Table


def test_whoever_builds_there_keeps_it() -> None:
    t = Table(monarchs=("oba_ii",)).goods("coffee")
    hex_id = t.unknown("culture", t.free("field", near=t.home()), face_up=True)
    t.build("farm", hex_id)
    assert t.player().exploration == ("culture",)
    assert (t.vp(0, "exploration"), t.s.explored[hex_id]) == (2, "")
    t.waits_for(0)


def test_with_a_city_too_and_two_are_four_points() -> None:
    t = Table().era(2).city_on_top("olinda").goods("sugarcane", "sugarcane")
    t.player().exploration = ("culture",)
    _, there = t.battlefield()
    t.unknown("culture", there, face_up=True)
    t.unit("monarch", there)
    t.arch("build")
    t.do(FoundCity(0, "olinda", there))
    assert t.vp(0, "exploration") == 4
    t.waits_for(0)


def test_turning_it_up_and_standing_there_is_not_enough() -> None:
    t = Table()
    here, there = t.battlefield()
    t.unknown("culture", there)
    archer = t.unit("archer", here)
    t.moving("harbor")
    t.walk(archer, there)
    assert (t.player().exploration, t.s.explored[there]) == ((), "culture")
    t.waits_for(0)


def test_built_upon_unseen_it_is_nobodys() -> None:
    t = Table(monarchs=("oba_ii",)).goods("coffee")
    hex_id = t.unknown("culture", t.free("field", near=t.home()))
    t.build("farm", hex_id)
    assert (t.player().exploration, t.vp(0, "exploration")) == ((), 0)
    t.waits_for(0)
