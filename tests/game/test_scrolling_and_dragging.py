"""The wheel scrolls whatever scrolls under it, and what is held is not let go. Walked through every page."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.widgets.scroll import Scroll
from game.widgets.toggles import Slider

from .conftest import move_to
from .workbench import PAGES, bench, hold, named, table_of


def wheel(app: App, by: int = -2) -> None:
    app.dispatch(pygame.Event(pygame.MOUSEWHEEL, x=0, y=by, flipped=False))


@pytest.mark.sampled
@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize("page", [*PAGES, "menu", "table", "log", "gallery-drawer"])
def test_the_wheel_scrolls_whatever_scrolls_under_it(make_app: Callable[..., App], page: str) -> None:
    """At every spot of a grid, over text and gaps as over buttons."""
    app = make_app((900, 560))
    if page in ("table", "log", "gallery-drawer"):
        table = table_of(app)
        table.controller.open_drawer({"table": "", "log": "log"}.get(page, "gallery"))
    else:
        app.go(page, "turn" if page == "learn" else "")
    app.draw()
    for scroll in [w for w in app.top.ui_root.root.walk() if isinstance(w, Scroll) and w.scrolls]:
        for across in (0.1, 0.35, 0.6, 0.9):
            point = (round(scroll.rect.x + scroll.rect.width * across), scroll.rect.centery)
            covered = scroll not in app.top.ui_root.root.under(point)
            if covered:
                continue
            scroll.scroll_to(app.ui, 0)
            move_to(app, point)
            wheel(app)
            assert scroll.offset > 0, (scroll.name, point)


@pytest.mark.usefixtures("nothing_painted")
def test_the_pages_of_the_rules_scroll(make_app: Callable[..., App]) -> None:
    app = make_app((900, 560))
    app.go("learn", "missions")
    app.draw()
    scrolls = [w for w in app.top.ui_root.root.walk() if isinstance(w, Scroll) and w.scrolls]
    assert scrolls
    move_to(app, scrolls[-1].rect.center)
    wheel(app)
    assert any(scroll.offset for scroll in scrolls)


def test_scrolled_content_is_placed_as_when_all_is_laid_out_and_not_measured_again(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    screen = bench(app)
    scroll = next(w for w in screen.ui_root.root.walk() if isinstance(w, Scroll))
    measure = scroll.child.measure
    monkeypatch.setattr(scroll.child, "measure", lambda *_: pytest.fail("measured"))
    assert scroll.scroll_to(app.ui, 70)
    placed = [widget.rect.copy() for widget in scroll.walk()]
    monkeypatch.setattr(scroll.child, "measure", measure)
    scroll.arrange(app.ui, scroll.rect)
    assert scroll.offset == 70 and placed == [widget.rect for widget in scroll.walk()]


def test_over_a_panel_the_wheel_leaves_the_map_alone(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    table.controller.open_drawer("gallery")
    app.draw()
    panel = next(w for w in table.ui_root.root.walk() if w.name in ("drawer", "gallery-panel"))
    zoom = table.map.viewport.zoom
    move_to(app, (panel.rect.x + 6, panel.rect.y + 6))
    wheel(app, 2)
    assert table.map.viewport.zoom == zoom


def test_a_slider_keeps_its_grip_though_the_tree_is_built_anew(make_app: Callable[..., App]) -> None:
    app = make_app()
    screen = bench(app)
    rect = named(app, "slider").rect
    hold(app, pygame.MOUSEBUTTONDOWN, (rect.x + 40, rect.centery))
    for step in range(1, 12):
        app.draw()
        hold(app, pygame.MOUSEMOTION, (rect.x + 40 + 30 * step, rect.centery + 3 * step))
    assert len(screen.said) == 12 and screen.said == sorted(screen.said, key=float)  # type: ignore[arg-type]


def test_the_time_slider_is_scrubbed(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    table.controller.history.go(1)
    app.draw()
    rect = named(app, "time").rect
    seen = []
    hold(app, pygame.MOUSEBUTTONDOWN, (rect.x + 20, rect.centery))
    for x in range(rect.x + 20, rect.x + rect.width // 2, 12):
        hold(app, pygame.MOUSEMOTION, (x, rect.centery))
        app.draw()
        seen.append(table.controller.history.at)
    assert len(set(seen)) > 4 and seen == sorted(seen)


def test_every_slider_of_the_settings_keeps_its_grip(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.go("settings")
    app.draw()
    for name in [w.name for w in app.top.ui_root.root.walk() if isinstance(w, Slider)]:
        widget = named(app, name)
        app.top.ui_root.set_focus(app.ui, widget)
        hold(app, pygame.MOUSEBUTTONDOWN, widget.rect.center)
        app.top.rebuild()
        app.draw()
        assert app.top.ui_root.pressed is named(app, name), name
        hold(app, pygame.MOUSEBUTTONUP, widget.rect.center)
