"""What stands above the pages of the rules can be drawn, and is what it says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.app import App
from game.brazil.rule_scenes.figure_rows import ROWS
from game.brazil.rule_scenes.map_scene import TERRAIN, RuleSceneStrip
from game.brazil.rule_scenes.map_scenes import STRIPS
from game.screens.learn import LearnScreen
from game.shell import registry

pytestmark = pytest.mark.usefixtures("nothing_painted")


def test_every_lesson_belongs_to_a_page() -> None:
    assert not STRIPS.keys() & ROWS.keys()
    assert set(STRIPS) | set(ROWS) <= set(registry.plugin("brazil").learn)


@pytest.mark.parametrize("page", STRIPS)
def test_a_scene_has_its_hexes_and_its_pictures(make_app: Callable[..., App], page: str) -> None:
    pictures, scene = make_app().ui.pictures, STRIPS[page]
    assert {letter for row in scene.rows for letter in row} <= TERRAIN.keys()
    spots = {(column, row) for row, letters in enumerate(scene.rows) for column in range(len(letters))}
    assert set(scene.things) | {end for arrow in scene.arrows for end in arrow} <= spots
    for thing in scene.things.values():
        units = f"units/{thing.unit}" if thing.unit else ""
        named = [thing.tile, units, *(f"goods/{good}" for good in thing.goods)]
        assert all(pictures.has(name) for name in named if name), thing


@pytest.mark.sampled
@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize("game", registry.PLUGINS)
def test_pages_show_what_they_are_about(make_app: Callable[..., App], game: str) -> None:
    app = make_app()
    app.select_game(game)
    shown = 0
    for page in registry.plugin(game).learn:
        screen = LearnScreen(app, page)
        app.push(screen)
        app.draw()
        shown += any(w.name.startswith("lesson") for w in screen.ui_root.root.walk())
        app.pop()
    assert shown >= 9


def test_a_scene_is_as_wide_as_its_page(make_app: Callable[..., App]) -> None:
    strip = RuleSceneStrip("combat", STRIPS["combat"])
    wide, high = strip.measure(make_app().ui, 700)
    assert wide == 700 and 100 < high < 300
