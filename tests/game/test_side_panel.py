"""In a small window, or at a large interface size, the column of every table is a drawer that tabs at the edge open."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.app import App
from game.app.routes import show
from game.shell.command_line_request import CommandLineRequest
from game.widgets.side_panel import SideTab
from tests.game.conftest import click_name

pytestmark = pytest.mark.usefixtures("nothing_painted")

GAMES = ("brazil", "struggle", "historia")


def names_at(app: App) -> set[str]:
    app.draw()
    return {widget.name for widget in app.top.ui_root.root.walk()}  # type: ignore[attr-defined]


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_the_column_is_a_drawer_where_there_is_little_room(make_app: Callable[..., App], game: str) -> None:
    app = make_app((1280, 720), 150)
    show(app, CommandLineRequest(screen="table", game=game, turns=0))
    app.draw()
    tabs = [widget for widget in app.top.ui_root.root.walk() if isinstance(widget, SideTab)]  # type: ignore[attr-defined]
    assert tabs and "side" not in names_at(app), "it is shut"
    click_name(app, tabs[0].name)
    assert "side" in names_at(app)
    assert not any(tab.rect.colliderect(other.rect) for tab in tabs for other in tabs if tab is not other)
    click_name(app, tabs[0].name)
    assert "side" not in names_at(app), "the same tab shuts it"


@pytest.mark.parametrize("game", GAMES)
def test_with_room_there_are_no_tabs(make_app: Callable[..., App], game: str) -> None:
    app = make_app((1280, 720), 100)
    show(app, CommandLineRequest(screen="table", game=game, turns=0))
    app.draw()
    assert not [w for w in app.top.ui_root.root.walk() if isinstance(w, SideTab)]  # type: ignore[attr-defined]
