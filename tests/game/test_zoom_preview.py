"""Any card or tile from near: by a right click, a long look or a key; and how it goes again."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.app import App
from game.brazil.cards import CardToken
from game.brazil.cards.zoom_preview import CardCloseUp
from game.brazil.table import TableScreen
from game.platform import clock
from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.label import Picture
from game.widgets.zoom_preview import LONG, LONGEST, ZoomPreview
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, battle_ahead, lay

from .conftest import move_to, press


def right_click(app: App, position: tuple[float, float], moved: int = 0) -> None:
    point = (round(position[0]), round(position[1]))
    for kind, place in ((pygame.MOUSEBUTTONDOWN, point), (pygame.MOUSEBUTTONUP, (point[0] + moved, point[1]))):
        app.dispatch(pygame.Event(kind, pos=place, button=3))


def with_cards(app: App) -> TableScreen:
    t = Table().combat_card("militia").goods("coffee")
    table = lay(app, t.session, AGAINST_A_BOT)
    app.draw()
    return table


def card(app: App) -> Widget:
    app.top.refresh(app.ui)
    return next(w for w in app.top.ui_root.root.walk() if getattr(w, "card_id", "") == "militia")


def shown(app: App) -> list[str]:
    near = app.top.ui_root.near.shown
    if near is None:
        return []
    things = [w for w in near.walk() if isinstance(w, (CardCloseUp, Picture))]
    return [w.card_id if isinstance(w, CardCloseUp) else w.picture for w in things]


def test_a_right_click_enlarges_a_card_and_any_click_lays_it_back(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = with_cards(app)
    played = len(table.match.log)
    for closing in (
        lambda: right_click(app, (5, 5)),
        lambda: press(app, pygame.K_ESCAPE),
        lambda: press(app, pygame.K_RETURN),
    ):
        right_click(app, card(app).rect.center)
        assert shown(app) == ["militia"]
        app.draw()
        closing()
        assert not shown(app) and app.stack == [table] and len(table.match.log) == played


def test_a_click_that_lays_it_back_does_nothing_else(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = with_cards(app)
    right_click(app, card(app).rect.center)
    arch = next(w for w in table.ui_root.root.walk() if w.name == "arch-build")
    played = len(table.match.log)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.dispatch(pygame.Event(kind, pos=arch.rect.center, button=1))
    assert not shown(app) and len(table.match.log) == played


def test_on_something_wide_a_look_must_be_twice_as_long(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a map one rests to think, too."""
    now = [50_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    table = with_cards(app)
    asked: list[int] = []
    monkeypatch.setattr(table.ui_root.near, "open", lambda *_, **__: bool(asked.append(now[0])))
    for where, long in ((card(app).rect.center, LONG), (table.map.rect.center, 2 * LONG)):
        asked.clear()
        move_to(app, where)
        app.draw()
        began = table.ui_root.near.rests_since
        now[0] = began + long - 1
        app.draw()
        assert not asked and table.ui_root.next_tick(now[0]) == 1
        now[0] = began + long
        app.draw()
        assert asked == [now[0]]


def test_a_long_look_enlarges_it_until_the_pointer_goes(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [50_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    table = with_cards(app)
    move_to(app, card(app).rect.center)
    now[0] += LONG - 100
    app.tick()
    app.draw()
    assert not shown(app) and table.ui_root.tip_shown
    assert 0 < (table.ui_root.next_tick(now[0]) or 0) <= 100, "the loop wakes for it"
    now[0] += 101
    app.dirty = False
    app.tick()
    assert app.dirty
    app.draw()
    assert shown(app) == ["militia"] and not table.ui_root.near.pinned
    table.rebuild()
    app.draw()
    assert shown(app) == ["militia"], "a tree built anew under a resting pointer changes nothing"
    move_to(app, table.map.rect.center)
    app.draw()
    assert not shown(app)


def test_what_cannot_be_enlarged_stays_as_it_is(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = with_cards(app)
    undo = next(w for w in table.ui_root.root.walk() if w.name == "tool-undo")
    right_click(app, undo.rect.center)
    assert table.ui_root.near.shown is None


def test_a_tile_is_enlarged_by_mouse_and_by_keys(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = with_cards(app)
    home = next(h for h, tile in enumerate(table.model.view.tile) if tile)
    right_click(app, table.map.centre(home))
    assert shown(app) == ["capitals/capital"]
    press(app, pygame.K_ESCAPE)
    table.ui_root.set_focus(app.ui, table.map)
    table.map.cursor = home
    press(app, pygame.K_e, unicode="e")
    assert shown(app) == ["capitals/capital"]


def test_on_the_map_the_right_button_first_gives_up_what_was_pointed_at(make_app: Callable[..., App]) -> None:
    app = make_app()
    t, unit, here, _ = battle_ahead()
    table = lay(app, t.session, AGAINST_A_BOT)
    app.draw()
    table.controller.click_hex(here)
    assert table.model.selector.chosen == {"unit": unit}
    right_click(app, table.map.centre(here))
    assert table.model.selector.chosen == {} and not shown(app)
    right_click(app, table.map.centre(here), moved=40)
    assert not shown(app), "the map was dragged"
    right_click(app, table.map.centre(here))
    assert shown(app)


def test_a_hidden_card_shows_nothing(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = with_cards(app)
    assert CardToken(app.ui, "combat", "?", 40).close_up(app.ui) is None
    assert table.model.view.seats[1].missions[0].startswith("?")


class Unfinished(Widget):
    """A picture that is being drawn until ``missing`` is false."""

    missing = True

    def measure(self, ui: Ui, width: int) -> tuple[int, int]:
        return (120, 90)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        target.fill((200, 10, 10), self.rect)
        ui.budget.lacking += self.missing


def test_a_preview_comes_when_its_picture_is_drawn(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A small picture blown up would be seen for a second; one that never comes is not waited for for ever."""
    ui, preview, now = make_app().ui, ZoomPreview(), [5_000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    target = pygame.Surface((800, 600))

    def is_seen() -> bool:
        target.fill((7, 7, 7))
        with ui.budget.frame():
            preview.draw(ui, target, pygame.Rect(0, 0, 20, 20))
            assert ui.budget.lacking == picture.missing, "the next frame is asked for"
        colours = {tuple(target.get_at((x, y))[:3]) for x in range(0, 800, 10) for y in range(0, 600, 10)}
        assert (200, 10, 10) in colours or len(colours) == 1, "nor is a shadow left"
        return (200, 10, 10) in colours

    for missing, seen in ((True, False), (True, False), (False, True), (True, True)):
        if not preview.shown:
            preview.show(picture := Unfinished())
        picture.missing = missing
        assert is_seen() is seen, "once it was whole it stays"
    preview.close()
    preview.show(picture := Unfinished())
    assert not is_seen()
    now[0] += LONGEST + 1
    assert is_seen()
