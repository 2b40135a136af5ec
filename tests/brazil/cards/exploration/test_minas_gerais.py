"""Minas Gerais: stays face up; the first to build there gains 1 gold."""

from engine.brazil.board import with_value_at
from engine.brazil.moves import FoundCity
from tests.brazil.kit import Table


def test_whoever_builds_there_gains_a_gold() -> None:
    t = Table(monarchs=("oba_ii",)).goods("coffee")
    hex_id = t.unknown("minas_gerais", t.free("field", near=t.home()), face_up=True)
    t.build("farm", hex_id)
    assert t.supply() == ["gold"]
    assert (t.s.explored[hex_id], t.s.gone) == ("", ("minas_gerais",))
    t.waits_for(0)


def test_a_city_there_counts_too() -> None:
    t = Table().era(2).city_on_top("olinda").goods("sugarcane", "sugarcane")
    _, there = t.battlefield()
    t.unknown("minas_gerais", there, face_up=True)
    t.unit("monarch", there)
    t.arch("build")
    t.do(FoundCity(0, "olinda", there))
    assert t.supply() == ["gold"]
    t.waits_for(0)


def test_turning_it_up_brings_nothing_and_it_stays() -> None:
    t = Table()
    here, there = t.battlefield()
    t.unknown("minas_gerais", there)
    archer = t.unit("archer", here)
    t.moving("harbor")
    t.walk(archer, there)
    assert (t.supply(), t.s.explored[there]) == ([], "minas_gerais")
    t.waits_for(0)


def test_built_upon_unseen_it_brings_nothing() -> None:
    t = Table(monarchs=("oba_ii",)).goods("coffee")
    hex_id = t.unknown("minas_gerais", t.free("field", near=t.home()))
    t.build("farm", hex_id)
    assert (t.supply(), t.s.unexplored[hex_id]) == ([], "")
    t.waits_for(0)


def test_only_the_first_to_build_gains() -> None:
    t = Table(monarchs=("oba_ii",)).era(3).goods("coffee")
    hex_id = t.unknown("minas_gerais", t.free("field", near=t.home()), face_up=True)
    t.build("farm", hex_id)
    t.s.goods, t.player().supply = with_value_at(t.s.goods, hex_id, 0), 0
    t.player().token = ""
    t.goods("cotton", "gold", "coffee").on_turn(0)
    t.build("church", hex_id)
    assert t.supply() == []
    t.waits_for(0)
