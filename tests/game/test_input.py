"""Esc, hover, wheel, grip and the guard belong to the widget kit: walked through every screen, by real events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game import clock, routes
from game.app import App
from game.brazil.seatpage import SeatPage
from game.brazil.table import TableScreen
from game.screen import Screen
from game.screens.curtain import CurtainScreen
from game.screens.frame import PageScreen
from game.screens.gallery import Specimen, caption
from game.screens.menu import MenuScreen
from game.screens.newgame import NewGameScreen
from game.ui import Ui
from game.widgets import deeds
from game.widgets.base import Column, Widget
from game.widgets.button import Button
from game.widgets.label import Panel
from game.widgets.scroll import Scroll
from game.widgets.stage import NOWHERE
from game.widgets.toggles import Slider
from tests.brazil.kit import Table
from tests.game.brazil.kit import AGAINST_A_BOT, lay

from .conftest import click, click_name, move_to, press
from .gestures import reach

PAGES = sorted(name for name in routes.ROUTES if name not in (routes.MENU, "curtain"))


def named(app: App, name: str) -> Widget:
    app.top.refresh(app.ui)
    return next(w for w in app.top.stage.root.walk() if w.name == name)


def hold(app: App, kind: int, position: tuple[int, int]) -> None:
    extra = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    app.dispatch(pygame.Event(kind, pos=position, **extra))


def table_of(app: App) -> TableScreen:
    return lay(app, Table().session, AGAINST_A_BOT)


# -- Esc ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES)
def test_esc_pops_one_level_and_stays_in_the_game(make_app: Callable[..., App], page: str) -> None:
    app = make_app()
    table = table_of(app)
    app.go(page)
    app.draw()
    press(app, pygame.K_ESCAPE)
    assert app.stack == [table] and app.running


def test_esc_opens_the_games_menu_and_closes_it(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    for _ in range(3):
        app.draw()
        press(app, pygame.K_ESCAPE)
        assert app.stack[0] is table and len(app.stack) == 2
        app.draw()
        press(app, pygame.K_ESCAPE)
        assert app.stack == [table]


def test_esc_in_a_page_opened_from_the_games_menu_stays_in_the_game(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    for answer in ("answer-5", "answer-6", "answer-7"):  # to learn, the settings, the keys
        press(app, pygame.K_ESCAPE)
        click_name(app, answer)
        assert len(app.stack) == 2
        press(app, pygame.K_ESCAPE)
        assert app.stack == [table]


def test_esc_closes_what_lies_over_the_table_first(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    for name in ("gallery", "log"):
        table.hands.open_drawer(name)
        app.draw()
        press(app, pygame.K_ESCAPE)
        assert app.stack == [table] and table.desk.drawer == ""
    app.push(SeatPage(app, table.desk, 1))
    press(app, pygame.K_ESCAPE)
    assert app.stack == [table]


def test_esc_leaves_neither_the_program_nor_the_curtain(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.push(MenuScreen(app))
    press(app, pygame.K_ESCAPE)
    assert app.running and len(app.stack) == 1
    app.go("curtain")
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, CurtainScreen)


# -- hover -------------------------------------------------------------------------------------------------------------


class Bench(Screen):
    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.upper = self.turned = False
        self.said: list[object] = []
        self.word = "one"

    def _slid(self, value: float) -> None:
        self.said.append(value)
        self.rebuild()

    def build(self, ui: Ui) -> Widget:
        rows = [Button(f"row {n}", None, name=f"row{n}", tip=f"tip {n}") for n in range(60)]
        parts: list[Widget] = [Button("over", None, name="over", tip="gone soon")] if self.upper else []
        parts += [
            Slider(0, 100, 1, 50, self._slid, name="slider", grow=0),
            Button(self.word, lambda: self.said.append(self.word), kind="main", name="main"),
            Panel(Column([Scroll(Column(list(rows)), name="rows")]), grow=1),
        ]
        return Column(parts)


def bench(app: App) -> Bench:
    screen = Bench(app)
    app.push(screen)
    app.draw()
    return screen


def test_a_tooltip_dies_with_its_owner(make_app: Callable[..., App]) -> None:
    app = make_app()
    screen = bench(app)
    screen.upper = True
    screen.rebuild()
    app.draw()
    move_to(app, named(app, "over").rect.center)
    assert screen.stage.tick(clock.now() + 300) and screen.stage.tip_shown
    screen.upper = False
    screen.rebuild()
    app.draw()
    assert not screen.stage.tip_shown
    assert not screen.stage.tick(clock.now() + 900), "what slid under a resting pointer says nothing by itself"


def test_a_tooltip_outlives_a_tree_built_anew(make_app: Callable[..., App]) -> None:
    app = make_app()
    screen = bench(app)
    move_to(app, named(app, "row3").rect.center)
    screen.stage.tick(clock.now() + 300)
    screen.rebuild()
    app.draw()
    assert screen.stage.tip_shown


def test_after_a_click_a_tooltip_waits_for_a_motion(make_app: Callable[..., App]) -> None:
    """It covered the very choices that the click had opened."""
    app = make_app()
    screen = bench(app)
    spot = named(app, "row3").rect.center
    click(app, spot)
    app.draw()
    assert not screen.stage.tick(clock.now() + 900) and not screen.stage.tip_shown
    move_to(app, (spot[0] + 1, spot[1]))
    assert screen.stage.tick(clock.now() + 900) and screen.stage.tip_shown


def test_no_hover_when_the_pointer_has_left_the_window(make_app: Callable[..., App]) -> None:
    app = make_app()
    screen = bench(app)
    move_to(app, named(app, "row3").rect.center)
    app.dispatch(pygame.Event(pygame.WINDOWLEAVE))
    assert screen.stage.hovered is None and app.ui.pointer == NOWHERE
    table = table_of(app)
    app.draw()
    move_to(app, table.map.rect.center)
    assert table.map.cursor is not None
    app.dispatch(pygame.Event(pygame.WINDOWLEAVE))
    assert table.map.cursor is None


def test_the_map_points_at_nothing_under_a_panel_and_again_when_it_closes(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    app.draw()
    move_to(app, table.map.rect.center)
    here = table.map.cursor
    assert here is not None
    table.hands.open_drawer("gallery")
    app.draw()
    assert table.map.cursor is None
    table.hands.close_drawer()
    app.draw()
    assert table.map.cursor == here
    table.map.viewport.pan(200, 0)
    app.draw()
    assert table.map.cursor == table.map.hex_at(app.ui.pointer) != here


def test_a_screen_that_comes_back_looks_where_the_pointer_is_now(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    app.draw()
    move_to(app, named(app, "tool-menu").rect.center)
    app.go("learn")
    app.draw()
    assert table.stage.hovered is None or app.top.stage.hovered is not table.stage.hovered
    spot = table.map.rect.center
    move_to(app, spot)
    app.pop()
    app.draw()
    assert table.stage.hovered is table.stage.root.at(spot) is table.map


def test_what_lies_below_another_screen_is_not_hovered(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    app.draw()
    move_to(app, named(app, "tool-menu").rect.center)
    assert table.stage.hovered is not None
    app.push(SeatPage(app, table.desk, 1))
    app.draw()
    assert table.stage.hovered is None and not table.stage.tip_shown


@pytest.mark.parametrize("page", [*PAGES, "menu", "table"])
def test_on_every_screen_the_hovered_is_what_lies_under_the_pointer(make_app: Callable[..., App], page: str) -> None:
    app = make_app()
    app.go(page) if page != "table" else table_of(app)
    app.draw()
    stage = app.top.stage
    spots = [(w.rect.centerx, w.rect.centery) for w in stage.root.walk() if w.tip or w.focusable][:40]
    for spot in spots:
        move_to(app, spot)
        app.top.rebuild()
        app.draw()
        assert stage.hovered is stage.root.at(spot)
        if stage.hovered is not None:
            assert stage.hovered in list(stage.root.walk())


# -- wheel and grip ----------------------------------------------------------------------------------------------------


def wheel(app: App, by: int = -2) -> None:
    app.dispatch(pygame.Event(pygame.MOUSEWHEEL, x=0, y=by, flipped=False))


@pytest.mark.parametrize("page", [*PAGES, "menu", "table", "log", "gallery-drawer"])
def test_the_wheel_scrolls_whatever_scrolls_under_it(make_app: Callable[..., App], page: str) -> None:
    """At every spot of a grid, over text and gaps as over buttons."""
    app = make_app((900, 560))
    if page in ("table", "log", "gallery-drawer"):
        table = table_of(app)
        table.hands.open_drawer({"table": "", "log": "log"}.get(page, "gallery"))
    else:
        app.go(page, "turn" if page == "learn" else "")
    app.draw()
    for scroll in [w for w in app.top.stage.root.walk() if isinstance(w, Scroll) and w.scrolls]:
        for across in (0.1, 0.35, 0.6, 0.9):
            spot = (round(scroll.rect.x + scroll.rect.width * across), scroll.rect.centery)
            covered = scroll not in app.top.stage.root.under(spot)
            if covered:
                continue
            scroll.scroll_to(app.ui, 0)
            move_to(app, spot)
            wheel(app)
            assert scroll.offset > 0, (scroll.name, spot)


def test_the_pages_of_the_rules_scroll(make_app: Callable[..., App]) -> None:
    app = make_app((900, 560))
    app.go("learn", "missions")
    app.draw()
    scrolls = [w for w in app.top.stage.root.walk() if isinstance(w, Scroll) and w.scrolls]
    assert scrolls
    move_to(app, scrolls[-1].rect.center)
    wheel(app)
    assert any(scroll.offset for scroll in scrolls)


def test_over_a_panel_the_wheel_leaves_the_map_alone(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    table.hands.open_drawer("gallery")
    app.draw()
    panel = next(w for w in table.stage.root.walk() if w.name in ("drawer", "gallery-panel"))
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
    table.hands.history.go(1)
    app.draw()
    rect = named(app, "time").rect
    seen = []
    hold(app, pygame.MOUSEBUTTONDOWN, (rect.x + 20, rect.centery))
    for x in range(rect.x + 20, rect.x + rect.width // 2, 12):
        hold(app, pygame.MOUSEMOTION, (x, rect.centery))
        app.draw()
        seen.append(table.hands.history.at)
    assert len(set(seen)) > 4 and seen == sorted(seen)


def test_every_slider_of_the_settings_keeps_its_grip(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.go("settings")
    app.draw()
    for name in [w.name for w in app.top.stage.root.walk() if isinstance(w, Slider)]:
        widget = named(app, name)
        app.top.stage.set_focus(app.ui, widget)
        hold(app, pygame.MOUSEBUTTONDOWN, widget.rect.center)
        app.top.rebuild()
        app.draw()
        assert app.top.stage.pressed is named(app, name), name
        hold(app, pygame.MOUSEBUTTONUP, widget.rect.center)


# -- the guard ---------------------------------------------------------------------------------------------------------


def test_a_main_button_sleeps_for_a_moment_after_its_deed_changed(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deeds, "GUARD", 300)
    now = [1000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    screen = bench(app)
    click_name(app, "main")
    assert screen.said == [], "it has only just appeared"
    now[0] += 301
    click_name(app, "main")
    assert screen.said == ["one"]
    screen.word = "two"
    screen.rebuild()
    app.draw()
    now[0] += 130
    click_name(app, "main")
    press(app, pygame.K_RETURN)
    assert screen.said == ["one"]
    screen.rebuild()
    app.draw()
    now[0] += 180
    click_name(app, "main")
    assert screen.said == ["one", "two"], "building the tree anew does not lengthen it"


def slow_frames(monkeypatch: pytest.MonkeyPatch, now: list[int]) -> None:
    """Every button takes more than a second to be drawn."""
    drawn = Button.draw

    def draw(self: Button, *where: Any) -> None:
        now[0] += 1200
        drawn(self, *where)

    monkeypatch.setattr(Button, "draw", draw)


def test_on_a_slow_machine_it_sleeps_from_the_frame_on_that_shows_it(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A click that waited while the frame was drawn meant what was seen before it."""
    monkeypatch.setattr(deeds, "GUARD", 300)
    now = [1000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    screen = bench(app)
    now[0] += 301
    slow_frames(monkeypatch, now)
    click_name(app, "main")
    screen.word = "two"
    screen.rebuild()
    app.draw()
    x, y = reach(app, "main").rect.center
    click(app, (x + 5, y))  # not where the first was: that would be a second of two quick clicks
    assert screen.said == ["one"]
    now[0] += 301
    click_name(app, "main")
    assert screen.said == ["one", "two"]


class Shelf(Screen):
    """Cards to take: what lies under the pointer after a click is another card."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.left, self.taken = ["one", "two", "three"], []  # type: ignore[var-annotated]
        self.steps = 0

    def _take(self) -> None:
        self.taken.append(self.left.pop(0))
        self.rebuild()

    def _step(self) -> None:
        self.steps += 1
        self.rebuild()

    def build(self, ui: Ui) -> Widget:
        top = self.left[0] if self.left else "empty"
        return Column([Button(top, self._take, name=f"card-{top}"), Button("step", self._step, name="step")])


def test_the_second_of_two_quick_clicks_takes_nothing_that_has_come_to_lie_there(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deeds, "GUARD", 300)
    now = [1000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    screen = Shelf(app)
    app.push(screen)
    app.draw()
    spot = named(app, "card-one").rect.center
    for _ in range(2):
        click(app, spot)
        now[0] += 130
    assert screen.taken == ["one"]
    now[0] += 300
    click(app, spot)
    assert screen.taken == ["one", "two"], "a click of its own"
    step = named(app, "step").rect.center
    for _ in range(3):
        click(app, step)
        now[0] += 130
    assert screen.steps == 3, "what stays the same may be clicked as fast as one likes"


def test_on_a_slow_machine_the_second_click_waits_for_the_frame_that_shows_what_came_of_the_first(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deeds, "GUARD", 300)
    now = [1000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    screen = Shelf(app)
    app.push(screen)
    app.draw()
    slow_frames(monkeypatch, now)
    spot = named(app, "card-one").rect.center
    click(app, spot)
    app.draw()
    click(app, spot)
    assert screen.taken == ["one"]
    app.draw()
    now[0] += 301
    click(app, spot)
    assert screen.taken == ["one", "two"]


def test_a_press_is_not_released_on_another_deed(make_app: Callable[..., App]) -> None:
    app = make_app()
    screen = bench(app)
    spot = named(app, "main").rect.center
    hold(app, pygame.MOUSEBUTTONDOWN, spot)
    screen.rebuild()
    app.draw()
    hold(app, pygame.MOUSEBUTTONUP, spot)
    assert screen.said == ["one"], "the same button, built anew"
    hold(app, pygame.MOUSEBUTTONDOWN, spot)
    screen.word = "two"
    screen.rebuild()
    app.draw()
    hold(app, pygame.MOUSEBUTTONUP, spot)
    assert screen.said == ["one"]


# -- a key held down ---------------------------------------------------------------------------------------------------


class Held(dict[int, bool]):
    """What the keyboard says is down."""

    def __missing__(self, key: int) -> bool:
        return False


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Held:
    down = Held()
    monkeypatch.setattr(pygame.key, "get_pressed", lambda: down)
    return down


def held(app: App, keyboard: Held, key: int, times: int) -> None:
    """Down, and the repetitions that the window sends; then up."""
    keyboard[key] = True
    for _ in range(times):
        press(app, key)
        app.draw()
    keyboard[key] = False
    app.dispatch(pygame.Event(pygame.KEYUP, key=key, mod=0))


def test_a_command_held_down_is_given_once(make_app: Callable[..., App], keyboard: Held) -> None:
    """Enter held went through whatever the main button became; G flickered; Esc closed the table's menu again."""
    app = make_app()
    table = table_of(app)
    app.draw()
    held(app, keyboard, pygame.K_g, 6)
    assert table.desk.drawer == "gallery"
    held(app, keyboard, pygame.K_ESCAPE, 6)
    assert table.desk.drawer == "" and app.top is table
    screen = bench(app)
    held(app, keyboard, pygame.K_RETURN, 6)
    press(app, pygame.K_RETURN)
    screen.stage.set_focus(app.ui, named(app, "main"))
    held(app, keyboard, pygame.K_SPACE, 6)
    assert screen.said.count("one") <= 3


def test_what_steps_goes_on_while_its_key_is_held(make_app: Callable[..., App], keyboard: Held) -> None:
    app = make_app()
    screen = bench(app)
    screen.stage.set_focus(app.ui, named(app, "slider"))
    held(app, keyboard, pygame.K_RIGHT, 5)
    assert len(screen.said) == 5
    app.pop()
    table = table_of(app)
    app.draw()
    zoom = table.map.viewport.zoom
    held(app, keyboard, pygame.K_PLUS, 3)
    assert table.map.viewport.zoom > zoom * 1.2


# -- every thing has its name ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "pt-BR", "es"])
def test_the_gallery_names_what_it_shows(make_app: Callable[..., App], language: str) -> None:
    app = make_app(language=language)
    names = [name for name in app.ui.pictures.names() if "/" in name]
    assert names and not any("_" in caption(app.ui, name) for name in names)
    for picture, message in (
        ("buildings/cane_field", "building-cane_field"),
        ("goods/coffee", "good-coffee"),
        ("palaces/palace_1", "palace-1"),
    ):
        assert caption(app.ui, picture) == app.ui.text(message)


def test_a_click_in_the_gallery_brings_a_painting_near(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.go("gallery")
    app.draw()
    painting = app.top.stage.find("paintings/camarao")
    assert isinstance(painting, Specimen) and painting.text == app.ui.text("painting-camarao")
    painting.press()
    near = app.top.stage.near.shown
    assert near is not None
    told = "".join(getattr(widget, "text", "") for widget in near.walk())
    assert app.ui.text("painting-camarao-effect") in told and app.ui.text("painting-camarao-flavour") in told


def test_a_rivals_strip_explains_every_figure(make_app: Callable[..., App]) -> None:
    app = make_app()
    t = Table().goods("coffee", "gold", seat=1)
    field = t.free("field", near=t.home(1))
    t.tile("farm", field, seat=1, goods=("coffee", "coffee"))
    lay(app, t.session, AGAINST_A_BOT)
    app.draw()
    strip = named(app, "strip-1")
    said = set()
    for x in range(strip.rect.left + 14, strip.rect.right - 12, 6):
        move_to(app, (x, strip.rect.bottom - 17))
        said.add(app.top.stage.hovered.tip)  # type: ignore[union-attr]
    assert len(said) == 7, "seven counters, each with its own words"
    assert app.ui.text("counter-combat", n=len(t.player(1).combat_cards)) in said
    move_to(app, (strip.rect.left + 90, strip.rect.top + 55))
    assert app.top.stage.hovered.tip == app.ui.text("strip-goods", supply=2, tiles=2)  # type: ignore[union-attr]
    move_to(app, (strip.rect.left + 90, strip.rect.top + 12))
    tip = named(app, "strip-1").tip
    assert "2 in the supply, 2 on tiles" in "".join(c for c in tip if c not in "\u2068\u2069")


def test_enter_goes_on_from_the_page_of_games(make_app: Callable[..., App]) -> None:
    """By keyboard one had to find out first that nothing was chosen there."""
    app = make_app()
    app.go("games")
    app.draw()
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, NewGameScreen)


def test_enter_is_the_main_button_of_every_page(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.go("new_game")
    app.draw()
    press(app, pygame.K_RETURN)
    assert isinstance(app.stack[0], TableScreen), "Start"
    table = app.stack[0]
    table.hands.take_over(0)
    app.go("settings")
    app.draw()
    press(app, pygame.K_RETURN)
    assert app.stack[0] is table and not isinstance(app.top, PageScreen), "Done"


def test_enter_takes_a_dialogs_main_answer_after_a_click_beside_it(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    press(app, pygame.K_ESCAPE)
    app.draw()
    assert app.top is not table
    click(app, (5, 5))
    press(app, pygame.K_RETURN)
    assert app.top is table
