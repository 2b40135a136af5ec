"""What the tray offers: whose prices, which units, products and Palaces, and what of it is marked."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from engine.brazil import facts
from engine.brazil.components import BUILDINGS, OTHER_SIDE, PALACES, PRODUCTS
from engine.brazil.decisions import PaymentDecision
from engine.brazil.moves import PayGood, PlaceToken
from game.app.app import App
from game.brazil.options import actions, moving, others, paying, tray_options
from game.brazil.wording import words
from game.render.ui import Ui
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, PEOPLE, Player, battle_ahead, lay

Make = Callable[..., App]


def asked(**frame: Any) -> Any:
    """A frame, as far as the tray asks of it."""
    return SimpleNamespace(**frame)


@pytest.fixture
def ui(make_app: Make) -> Ui:
    return make_app().ui


def test_the_tray_tells_prices_and_production_of_who_decides(ui: Ui, monkeypatch: pytest.MonkeyPatch) -> None:
    p = Player(Table().session, PEOPLE)
    p.controller.take_over(1)
    assert p.model.seat == 1
    labels: list[tuple[str, int]] = []

    def watched(name: str, known: Callable[..., Any]) -> Callable[..., Any]:
        def ask(s: Any, seat: int, *more: Any) -> Any:
            labels.append((name, seat))
            return known(s, seat, *more)

        return ask

    for name in ("tile_price", "production_of"):
        monkeypatch.setattr(facts, name, watched(name, getattr(facts, name)))
    actions.build(ui, p.model, asked(only=""))
    assert set(labels) == {("tile_price", 1), ("production_of", 1)}


def test_a_tile_that_is_given_is_the_only_one_offered(ui: Ui) -> None:
    model = Player(Table().session).model
    assert [option.tile for option in actions.build(ui, model, asked(only="farm"))] == ["farm"]
    assert set(BUILDINGS) < {option.tile for option in actions.build(ui, model, asked(only=""))}


def test_only_units_of_the_supply_can_be_deployed(ui: Ui) -> None:
    t, unit, _, _ = battle_ahead()
    model = Player(t.session).model
    offered = {option.wanted["unit"] for option in actions.deploy(ui, model, asked())}
    away = {number for number, place in enumerate(model.player.units) if place < 0}
    assert offered == away and unit not in offered


def test_products_that_a_bonus_leaves_out_and_those_made_are_not_offered(ui: Ui) -> None:
    model = Player(Table().session).model
    some = tuple(PRODUCTS)[:2]

    def offered(only: tuple[str, ...]) -> list[object]:
        return [option.wanted["product"] for option in actions.manufacture(ui, model, asked(only=only))]

    assert offered(some) == list(some) and offered(()) == list(PRODUCTS)
    model.player.products = ((some[0], "build"),)
    assert offered(()) == list(PRODUCTS)[1:]


def test_a_palace_stands_once(ui: Ui) -> None:
    model = Player(Table().session).model
    numbers = list(PALACES)
    model.player.palaces = (numbers[0],)
    assert [option.wanted["palace"] for option in actions.palace(ui, model, asked())] == numbers[1:]


def test_a_palace_names_what_it_brings_at_once_and_at_the_end(ui: Ui) -> None:
    options = actions.palace(ui, Player(Table().session).model, asked())
    shown = {option.wanted["palace"]: option.facts for option in options}
    for number, entry in PALACES.items():
        for product in entry.free_products:
            assert f"[product_{product}]" in shown[number]
        assert words.symbols(entry.gain) in shown[number]
        assert shown[number].endswith(f"[vp]{entry.vp}" + "+" * (entry.end_vp is not None))


def test_a_building_names_its_era_and_a_city_none(ui: Ui) -> None:
    options = {option.tile: option for option in actions.build(ui, Player(Table().session).model, asked(only=""))}
    for name, entry in BUILDINGS.items():
        era = words.era(entry.era)
        assert options[name].note == ui.text("standard-era", era=era) and f"Era {era}" in options[name].tip
    assert {option.note for name, option in options.items() if name not in BUILDINGS} == {""}


def test_a_product_names_its_points_and_a_slot_what_its_arch_gains(ui: Ui, monkeypatch: pytest.MonkeyPatch) -> None:
    model = Player(Table().session).model
    options = actions.manufacture(ui, model, asked(only=()))
    assert len(options) == len(PRODUCTS)
    assert all(option.facts.endswith(f"[vp]{PRODUCTS[str(option.wanted['product'])].vp}") for option in options)
    model.selector.chosen = {"product": next(iter(PRODUCTS))}
    monkeypatch.setattr(model.selector, "values", lambda field: ["harbor", "monarch"])
    slots = [option for option in actions.manufacture(ui, model, asked(only=())) if "slot" in option.wanted]
    assert [option.facts for option in slots] == [ui.text("arch-harbor-upgrade"), ""]
    assert ui.text("arch-harbor-upgrade") in slots[0].tip


def test_a_tile_turned_over_is_told_by_its_other_side(ui: Ui, monkeypatch: pytest.MonkeyPatch) -> None:
    model = Player(Table().session).model
    place, tile = 0, "farm"
    other = OTHER_SIDE[tile]
    model.view.tile = (tile, *model.view.tile[1:])
    model.selector.chosen = {"hex": place}
    monkeypatch.setattr(model.selector, "values", lambda field, moves=None: [False, True])
    plain, flipped = actions.renovate(ui, model, asked())
    assert (plain.picture, flipped.picture) == (words.tile_picture(tile), words.tile_picture(other))
    assert words.tile(ui.texts, other) in flipped.title and words.tile(ui.texts, other) not in plain.title
    assert flipped.facts.endswith(words.symbols(facts.production_of(model.view, model.seat, other, place)))
    assert plain.facts.endswith(words.symbols(facts.replenishment(model.view, place)))


def test_beside_the_unit_chosen_stand_those_of_its_hex_alone(ui: Ui, monkeypatch: pytest.MonkeyPatch) -> None:
    t, unit, here, there = battle_ahead()
    p = Player(t.session)
    p.controller.click_hex(here)
    units = list(p.model.player.units)
    beside, aside = [number for number in range(len(units)) if number != unit][:2]
    units[beside], units[aside] = here, there
    p.model.player.units = tuple(units)
    monkeypatch.setattr(type(p.model), "units_that_move", lambda self: [unit, beside, aside])
    keys = [option.key for option in moving.turn(ui, p.model, asked()) if option.key.startswith("unit-")]
    assert sorted(keys) == sorted(f"unit-{number}" for number in (unit, beside))


def test_one_way_is_no_question_and_one_unit_takes_nobody_along(ui: Ui, monkeypatch: pytest.MonkeyPatch) -> None:
    t, unit, here, _ = battle_ahead()
    p = Player(t.session)
    p.controller.click_hex(here)
    calls: dict[str, list[Any]] = {"by": ["free"], "group": [(unit,)]}
    monkeypatch.setattr(p.model.selector, "values", lambda field, moves=None: calls.get(field, []))
    assert moving._movement_kinds(ui, p.model, unit) == [] and moving._companions(ui, p.model, unit) == []
    calls |= {"by": ["free", "extra", "expedition"], "group": [(unit,), (unit, unit + 1)]}
    assert [option.wanted for option in moving._movement_kinds(ui, p.model, unit)] == [{"by": "free"}, {"by": "extra"}]
    assert [option.wanted for option in moving._companions(ui, p.model, unit)] == [{"group": (unit, unit + 1)}]


def test_the_winners_units_are_those_that_may_be_lost(ui: Ui, monkeypatch: pytest.MonkeyPatch) -> None:
    model = Player(Table().session).model
    monkeypatch.setattr(model.selector, "values", lambda field, moves=None: [0])
    (option,) = others.units(ui, model, asked(winner=1))
    assert model.seat == 0 and option.picture == words.unit_picture(model.view, 1, 0)


@pytest.mark.parametrize(("what", "kind"), [("gold", "gold"), ("combat", "combat")])
def test_a_card_to_be_dropped_has_its_own_face(ui: Ui, what: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    model = Player(Table().session).model
    card = {"gold": "war", "combat": "militia"}[kind]
    monkeypatch.setattr(model.selector, "values", lambda field, moves=None: [card])
    (option,) = paying.limit(ui, model, asked(what=what))
    assert option.card == (kind, card)


def test_what_is_proposed_is_marked_and_a_hex_pointed_at_shows_its_own_goods(ui: Ui) -> None:
    t = Table().goods("coffee", "sugarcane", "brazilwood")
    field = t.free("field", near=t.home())
    p = Player(t.session)
    p.controller.play(PlaceToken(0, "build"))
    p.controller.point(tile="farm")
    p.controller.click_hex(field)
    assert isinstance(p.model.frame, PaymentDecision)
    options = tray_options(ui, p.model)
    marked = [option.wanted for option in options if option.chosen]
    goods = [move for move in p.model.proposal if isinstance(move, PayGood)]
    assert marked == [{"kind": "pay_good", "good": move.good, "place": move.place} for move in goods]
    assert len(options) > len(marked) > 0
    named = [(option.title, option.facts) for option in options if option.wanted["kind"] == "pay_good"]
    assert {good for good, _ in named} <= {"Coffee", "Sugarcane", "Brazilwood"} and len(named) == len(set(named))
    assert {place for _, place in named} == {ui.text("supply")}, "the good first, then where it lies"
    p.model.selector.chosen = {"place": field}
    assert tray_options(ui, p.model) == [], "nothing lies there"


def test_the_close_up_of_a_tile_on_offer_says_all_that_its_tooltip_says(make_app: Callable[..., App]) -> None:
    """It covers the tooltip."""
    app = make_app()
    table = lay(app, Table().goods("brazilwood", "coffee").session, AGAINST_A_BOT)
    table.controller.point_arch("build")
    app.draw()
    option = next(w for w in table.ui_root.root.walk() if w.name == "tile-sawmill")
    near = option.close_up(app.ui)
    assert near is not None and near.text == option.tip and app.ui.text("terrain-forest") in near.text
