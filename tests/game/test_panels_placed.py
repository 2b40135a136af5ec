"""Advice and close looks lie where they cover least of what is lit or told, in all games; advice can be dragged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.app.app import App
from game.screens.advice_panel import AdvicePanel
from game.widgets.base import Column, Spacer, Widget
from game.widgets.button import Button
from game.widgets.zoom_preview import ZoomPreview, enlarged
from tests.game import begun
from tests.game.play.test_advice_controller import FakeWorker

from .conftest import press
from .workbench import hold

pytestmark = pytest.mark.usefixtures("nothing_painted")

Make = Callable[..., App]
GAMES = ("brazil", "struggle", "historia")


def advised(app: App, game: str) -> Any:
    """The table of a new game, with a hint that is still thought about."""
    table = begun.lay(app, game, begun.new(game, 3))
    table.advice_controller.thinker = FakeWorker()
    app.draw()
    table.hint()
    app.draw()
    return table


def panel_of(table: Any) -> AdvicePanel:
    table.refresh(table.ui)
    return next(widget for widget in table.ui_root.root.walk() if isinstance(widget, AdvicePanel))


def places_of(table: Any, game: str) -> list[object]:
    if game == "historia":
        return list(range(len(table.root.parts.world.children)))
    return list(table.map.places())


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_advice_does_not_lie_over_what_it_is_about(make_app: Make, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app((1920, 1080))
    table = advised(app, game)
    room = table.advice_room(app.ui)
    monkeypatch.setattr(type(table.advice_controller), "highlightable", property(lambda self: about))
    about: frozenset[object] = frozenset()
    corners = set()
    for place in places_of(table, game)[::3]:
        about = frozenset({place})
        table.rebuild()
        panel, rect = panel_of(table), table.place_rect(place)
        corners.add(panel.rect.topleft)
        assert room.contains(panel.rect)
        assert not rect.colliderect(room) or not panel.rect.collidepoint(rect.center), place
    assert len(corners) > 1


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_advice_stays_where_a_hand_has_dragged_it_until_it_is_closed(make_app: Make, game: str) -> None:
    app = make_app()
    table = advised(app, game)
    panel = panel_of(table)
    start = (panel.rect.x + 5, panel.rect.y + 5)
    hold(app, pygame.MOUSEBUTTONDOWN, start)
    hold(app, pygame.MOUSEMOTION, (start[0] + 90, start[1] + 120))
    table.rebuild()
    app.draw()
    hold(app, pygame.MOUSEMOTION, (start[0] + 100, start[1] + 130))
    hold(app, pygame.MOUSEBUTTONUP, (start[0] + 100, start[1] + 130))
    there = (start[0] - 5 + 100, start[1] - 5 + 130)
    assert panel_of(table).rect.topleft == there
    table.rebuild()
    assert panel_of(table).rect.topleft == there
    press(app, pygame.K_ESCAPE)
    app.draw()
    assert not table.advice_controller.open
    table.hint()
    assert panel_of(table).rect.topleft != there


def test_advice_is_not_dragged_out_of_the_window(make_app: Make) -> None:
    app = make_app()
    table = advised(app, "brazil")
    panel = panel_of(table)
    hold(app, pygame.MOUSEBUTTONDOWN, (panel.rect.x + 5, panel.rect.y + 5))
    hold(app, pygame.MOUSEMOTION, (5000, 4000))
    assert app.surface.get_rect().contains(panel_of(table).rect)


class Lit(Button):
    lit = True


def test_a_close_look_leaves_what_may_be_chosen_in_sight(make_app: Make) -> None:
    app = make_app()
    surface = app.surface
    tree = Column([Spacer(), Lit("choose", lambda: None, name="choose")])
    tree.arrange(app.ui, pygame.Rect(700, 200, 300, 300))
    chooser: Widget = tree.children[1]
    chooser.rect = pygame.Rect(620, 150, 320, 420)
    look = ZoomPreview()
    look.show(enlarged("marks/check", 200, 200, ""))
    look.pinned = False
    look.draw(app.ui, surface, pygame.Rect(500, 300, 100, 60), (tree, None))
    assert look.shown is not None and not look.shown.rect.colliderect(chooser.rect)
    look.draw(app.ui, surface, pygame.Rect(500, 300, 100, 60))
    assert look.shown.rect.left >= 600, "with nothing in the way it is right of what is looked at"


def test_a_close_look_lies_over_no_open_page(make_app: Make) -> None:
    app = make_app()
    page = Spacer()
    page.is_open_page = True
    tree = Column([page])
    tree.arrange(app.ui, app.surface.get_rect())
    page.rect = pygame.Rect(900, 0, 380, 720)
    look = ZoomPreview()
    look.show(enlarged("marks/check", 200, 200, ""))
    look.pinned = False
    look.draw(app.ui, app.surface, pygame.Rect(760, 300, 100, 60), (tree, None))
    assert look.shown is not None and not look.shown.rect.colliderect(page.rect)


@pytest.mark.sampled
@pytest.mark.parametrize("drawer", ["rules", "log"])
@pytest.mark.parametrize("game", ["brazil", "struggle", "historia"])
def test_an_open_drawer_is_a_page_for_a_close_look(make_app: Make, game: str, drawer: str) -> None:
    app = make_app()
    table = advised(app, game)
    table.advice_controller.close()
    if drawer == "rules":
        table.help_here()
    else:
        table.controller.open_drawer(drawer)
    app.draw()
    assert [widget for widget in table.ui_root.root.walk() if widget.is_open_page and widget.rect.width]
