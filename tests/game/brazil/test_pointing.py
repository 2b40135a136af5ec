"""Tokens and hexes under the pointer: what is dragged, and what the map says will happen there."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.brazil.decisions import CapitalDecision
from game.app.app import App
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, battle_ahead, laid, lay
from tests.game.conftest import click_name, move_to


def hold(app: App, kind: int, position: tuple[float, float]) -> None:
    extra = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    app.dispatch(pygame.Event(kind, pos=(round(position[0]), round(position[1])), **extra))
    app.draw()


def test_a_unit_is_dragged_and_the_map_stays(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, unit, here, _ = battle_ahead()
    table = laid(app, t)
    camera = (table.map.viewport.x, table.map.viewport.y)
    hold(app, pygame.MOUSEBUTTONDOWN, table.map.centre(here))
    x, y = table.map.centre(here)
    hold(app, pygame.MOUSEMOTION, (x + 8, y + 2))
    assert table.model.selector.chosen == {"unit": unit}
    to = next(hex_id for hex_id, kind in table.map.lights.targets.items() if kind == "move")
    hold(app, pygame.MOUSEMOTION, table.map.centre(to))
    assert table.map.cursor == to
    hold(app, pygame.MOUSEBUTTONUP, table.map.centre(to))
    if table.model.pending is not None:  # unknown land is turned up
        assert table.model.pending.to == to  # type: ignore[union-attr]
        click_name(app, "main")
    assert t.player().units[unit] == to
    assert (table.map.viewport.x, table.map.viewport.y) == camera


def test_a_unit_dropped_where_it_cannot_go_stays(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, unit, here, _ = battle_ahead()
    table = laid(app, t)
    x, y = table.map.centre(here)
    hold(app, pygame.MOUSEBUTTONDOWN, (x, y))
    hold(app, pygame.MOUSEMOTION, (x + 8, y))
    far = next(h for h in range(t.s.board.size) if h not in table.map.lights.targets and h != here)
    hold(app, pygame.MOUSEMOTION, table.map.centre(far))
    hold(app, pygame.MOUSEBUTTONUP, table.map.centre(far))
    assert t.player().units[unit] == here and table.model.selector.chosen == {}


def test_a_place_to_build_names_the_building(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table().goods("coffee")
    field = t.free("field", near=t.home())
    table = laid(app, t)
    table.controller.point_arch("build")
    names_there = {app.ui.text(f"building-{tile}") for tile in table.model.selector.values("tile")}
    app.draw()
    tip = table.tip_of(field)
    assert any(name in tip for name in names_there), tip
    assert (table.map.lights.ghost(field) is not None) is (len(table.model.selector.by(hex=field)) == 1)


def test_an_attack_promises_points_only_if_won(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, _, here, there = battle_ahead()
    table = laid(app, t)
    table.controller.click_hex(here)
    tip = table.tip_of(there)
    assert app.ui.text("tip-battle") in tip
    assert "→" not in tip or "if you win" in tip


def test_the_strength_follows_the_cards_picked(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, _, here, there = battle_ahead()
    table = laid(app, t)
    table.controller.click_hex(here)
    table.controller.click_hex(there)

    def strengths() -> list[str]:
        table.model.think()
        table.rebuild()
        table.refresh(app.ui)
        assert table.scene is not None
        return [table.scene.total[True], table.scene.total[False]]

    before = strengths()
    click_name(app, "battle-card-0")
    after = strengths()
    assert int(after[0]) > int(before[0]) and after[1] == before[1]


def test_an_attack_shows_who_defends_and_both_strengths(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, _, here, there = battle_ahead()
    table = laid(app, t)
    table.controller.click_hex(here)
    app.draw()
    assert table.map.lights.ghost(there) is None, "the defender is not covered"
    assert app.ui.text("tip-strengths", own=1, other=1) in table.tip_of(there)


@pytest.mark.parametrize("more", ["companion", "movement"])
def test_an_attack_tells_of_its_battle_where_one_may_go_otherwise_too(make_app: Callable[..., App], more: str) -> None:
    """With another unit, or by the other movement: told is what a click there does."""
    app = make_app()
    t, unit, here, there = battle_ahead(attacker="dragoon")
    if more == "companion":
        t.unit("archer", here)
    else:
        t.tile("gold_foundry", there)
    table = laid(app, t)
    table.controller.point(unit=unit)
    assert len(table.model.selector.by(hex=there)) > 1
    tip = table.tip_of(there)
    assert app.ui.text("tip-battle") in tip and app.ui.text("tip-strengths", own=3, other=1) in tip, tip


def test_the_hex_that_an_option_stands_for_is_ringed_while_it_is_pointed_at(make_app: Callable[..., App]) -> None:
    """A Capital's option names its resource, and its words say "here"."""
    app = make_app()
    t = Table()
    places = [t.free("field"), t.free("forest")]
    t.s.capital_tiles = tuple(zip(places, ("coffee", "cotton"), strict=True))
    t.s.frames.append(CapitalDecision(0))
    t.changed()
    table = lay(app, t.session, AGAINST_A_BOT)
    app.draw()
    assert not table.rings()
    for place in places:
        option = next(w for w in table.ui_root.root.walk() if w.name == f"capital-{place}")
        move_to(app, option.rect.center)
        assert [ring.place for ring in table.rings()] == [place]
    move_to(app, (2, 2))
    assert not table.rings()
