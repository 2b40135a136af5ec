"""The tools of a table are the same at every table: a new one is a line in one place."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.app.app import App
from game.screens.game_table import GameTable
from game.widgets.base import Widget
from game.widgets.table_tools import SHARED

from .begun import SCENARIOS, lay, new
from .conftest import click_name, press

Make = Callable[..., App]
MAP_TOOLS = {"tool-zoom_in", "tool-zoom_out", "tool-fit_map", "tool-turn_map"}
OWN = {"brazil": {"gallery"}, "historia": {"cards"}, "struggle": {"war", "cards"}}


def laid(make_app: Make, game: str, size: tuple[int, int] = (1280, 720)) -> GameTable[Any, Any, Any]:
    app = make_app(size)
    table: GameTable[Any, Any, Any] = lay(app, game, new(game, 3))
    app.draw()
    return table


def tools(table: GameTable[Any, Any, Any]) -> list[Widget]:
    """From the left, or from above at the edge of a small window."""
    table.refresh(table.ui)
    found = [one for one in table.ui_root.root.walk() if one.name.startswith("tool-") and one.name not in MAP_TOOLS]
    return sorted(found, key=lambda tool: (tool.rect.x, tool.rect.y))


@pytest.mark.sampled
@pytest.mark.parametrize("game", SCENARIOS)
def test_every_table_has_the_shared_tools_in_their_order_and_its_own(make_app: Make, game: str) -> None:
    table = laid(make_app, game)
    names = [tool.name.removeprefix("tool-") for tool in tools(table)]
    assert [name for name in names if name in SHARED] == list(SHARED)
    assert set(names) - set(SHARED) == OWN[game]
    for tool, name in zip(tools(table), names, strict=True):
        key = table.app.commands.shown(name)
        assert name in ("undo", "hint") or f"({key})" in tool.tip, f"{tool.tip} does not tell the key"
    table.closing()


@pytest.mark.parametrize("game", SCENARIOS)
def test_a_tool_does_what_its_key_does(make_app: Make, game: str) -> None:
    table = laid(make_app, game)
    for name in ("log", *OWN[game]):
        click_name(table.app, f"tool-{name}")
        assert table.model.drawer == name
        click_name(table.app, "close-drawer")
        assert table.model.drawer == ""
        assert table.command(name) and table.model.drawer == name
        table.controller.close_drawer()
    click_name(table.app, "tool-menu")
    assert table.app.top is not table
    press(table.app, pygame.K_ESCAPE)
    assert table.app.top is table
    table.closing()


@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.each_value
@pytest.mark.parametrize("size", [(900, 560), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", SCENARIOS)
def test_a_new_tool_comes_to_every_table_with_one_line(
    make_app: Make, game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SHARED, "save", "check")
    table = laid(make_app, game, size)
    saved: list[str] = []
    monkeypatch.setattr(table, "save_now", lambda: saved.append("saved"))
    found = tools(table)
    assert [one.name for one in found].count("tool-save") == 1
    for one, other in combinations(found, 2):
        assert not one.rect.colliderect(other.rect), f"{one.name} lies on {other.name}"
    click_name(table.app, "tool-save")
    assert saved == ["saved"]
    table.closing()


def test_a_table_that_forgets_something_cannot_be_made(make_app: Make) -> None:
    table = laid(make_app, "historia")
    kind: Any = type(table)
    assert len(GameTable.__abstractmethods__) > 9 and not kind.__abstractmethods__
    for name in sorted(GameTable.__abstractmethods__):
        lacking = type("Lacking", (kind,), {name: getattr(GameTable, name)})
        with pytest.raises(TypeError, match=name):
            lacking(table.app, table.match)
    table.closing()
