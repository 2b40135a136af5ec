"""Deploy: one unit onto Capital or City, then a Combat card (rules 4, Deploy)."""

from __future__ import annotations

from engine.brazil.components import UNITS
from engine.brazil.moves import DeployUnit, EndTurn, MoveUnits, PlaceToken
from engine.brazil.state import DEFEATED, ON_BOARD
from tests.brazil.kit import Table

MONARCH, ARCHER, ARCHER_2, DRAGOON, CANNON = range(5)


def field_away(t: Table) -> int:
    """A free hex that touches no tile."""
    return t.where(lambda h: t.s.board.terrain[h] == "field" and not t.s.unexplored[h] and t.far_from_tiles(h))


def test_a_unit_is_paid_for_and_stands_on_the_capital():
    t = Table().goods("coffee")
    t.arch("deploy")
    t.do(DeployUnit(0, ARCHER, t.home()))
    assert t.player().units[ARCHER] == t.home()
    assert t.supply() == []
    t.waits_for(0)


def test_after_deploying_a_combat_card_is_drawn():
    t = Table().goods("coffee")
    top = t.s.combat_deck[0]
    t.arch("deploy")
    t.do(DeployUnit(0, ARCHER, t.home()))
    assert t.player().combat_cards == (top,)


def test_drawing_without_deploying_is_allowed():
    t = Table().goods("coffee")
    t.arch("deploy")
    t.finish()
    assert len(t.player().combat_cards) == 1 and t.player().at == 0 and t.supply() == ["coffee"]


def test_who_can_not_deploy_still_draws():
    t = Table()
    t.arch("deploy")
    assert len(t.player().combat_cards) == 1
    t.waits_for(0)


def test_a_unit_that_can_not_be_paid_is_refused():
    t = Table().goods("coffee")
    t.arch("deploy")
    t.refused(DeployUnit(0, CANNON, t.home()), "cannot_afford", cost=UNITS["green"][CANNON].cost)


def test_the_card_drawn_can_not_pay_for_this_deploy():
    t = Table("cisplatine", ("purple", "green"), ("napoleon",))
    t.arch("deploy")
    assert t.player().at == 0 and t.frame.kind == "turn"
    assert len(t.player().combat_cards) == 2


def test_a_city_built_and_controlled_is_a_deploy_site():
    t = Table().goods("coffee")
    city = t.tile("olinda", field_away(t))
    t.arch("deploy")
    t.do(DeployUnit(0, ARCHER, city))
    assert t.player().units[ARCHER] == city


def test_a_city_under_an_enemy_unit_is_no_deploy_site():
    t = Table().goods("coffee")
    city = t.tile("olinda", field_away(t))
    t.unit("archer", city, seat=1)
    t.arch("deploy")
    t.refused(DeployUnit(0, ARCHER, city), "not_a_deploy_site")


def test_a_seized_city_is_no_deploy_site():
    t = Table().goods("coffee")
    city = t.tile("olinda", field_away(t), seat=1)
    t.unit("archer", city)
    t.goods("brazilwood").arch("deploy")
    t.refused(DeployUnit(0, ARCHER_2, city), "not_a_deploy_site")


def test_buildings_enemy_capitals_and_empty_hexes_are_no_deploy_sites():
    t = Table().goods("coffee")
    farm = t.tile("farm", t.free("field", near=t.home()))
    t.arch("deploy")
    for hex_id in (farm, t.home(1), field_away(t), -1, 999):
        t.refused(DeployUnit(0, ARCHER, hex_id), "not_a_deploy_site")


def test_a_defeated_unit_returns_free_of_charge():
    t = Table()
    unit = t.unit("cannon", t.home())
    t.player().units = tuple(DEFEATED if i == unit else p for i, p in enumerate(t.player().units))
    t.player().at = 0
    t.changed()
    t.arch("deploy")
    t.do(DeployUnit(0, unit, t.home()))
    assert t.player().units[unit] == t.home()


def test_a_unit_on_the_map_or_none_at_all_is_refused():
    t = Table().goods("coffee", "coffee")
    unit = t.unit("archer", t.home())
    t.arch("deploy")
    t.refused(DeployUnit(0, unit, t.home()), "unit_on_map")
    t.refused(DeployUnit(0, 5, t.home()), "no_such_unit")
    t.refused(DeployUnit(0, -1, t.home()), "no_such_unit")


def test_only_one_unit_without_the_upgrade():
    t = Table().goods("coffee", "brazilwood", "coffee")
    t.arch("deploy")
    t.do(DeployUnit(0, ARCHER, t.home()))
    t.pay()
    t.waits_for(0)
    assert t.player().units.count(ON_BOARD) == 4


def test_upgraded_two_units_and_two_cards():
    t = Table().goods("coffee", "brazilwood", "coffee").product("coffee", "deploy")
    t.arch("deploy")
    t.do(DeployUnit(0, ARCHER, t.home()))
    t.pay()
    t.waits_for(0, "deploy")
    assert t.player().combat_cards == ()
    t.do(DeployUnit(0, ARCHER_2, t.home()))
    t.pay()
    assert len(t.player().combat_cards) == 2
    t.waits_for(0)


def test_upgraded_two_cards_even_without_a_unit():
    t = Table().goods("coffee").product("coffee", "deploy")
    t.arch("deploy")
    t.finish()
    assert len(t.player().combat_cards) == 2


def test_the_additional_movement_brings_a_unit_home_from_any_distance():
    t = Table()
    far = t.where(lambda h: t.s.board.terrain[h] == "field" and h not in t.near(t.home()) and h != t.home())
    unit = t.unit("archer", far)
    t.moving("deploy")
    t.do(MoveUnits(0, (unit,), t.home(), "extra"))
    assert t.player().units[unit] == t.home()
    t.refused(MoveUnits(0, (unit,), t.home(), "extra"), "no_such_hex")
    t.do(EndTurn(0))
    t.waits_for(1)


def test_the_upgrade_counts_only_for_its_own_arch():
    t = Table().goods("coffee").product("coffee", "deploy")
    t.do(PlaceToken(0, "harbor"))
    t.waits_for(0, "resource")
