"""Controllers: focus, map, regions, commands, glyphs, plugging in and out, the on-screen keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pygame
import pytest

from game.app.app import App
from game.app.pad_input import AGAIN, FIRST
from game.platform import clock
from game.platform.pads import FAMILIES, Pad, family_of
from game.screens.screen_keyboard import ScreenKeyboard
from game.shell.pad_buttons import SIGNS, symbol_of, symbols
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.focus_navigation import ARROWS, nearest
from game.widgets.map.view import MapWidget
from game.widgets.pan_and_regions import regions
from game.widgets.text_field import TextField
from tests.game.layout import Case, app_for, every_screen, faults, open_screen
from tests.game.unpainted import paint_nothing
from tests.game.virtual_pad import INSTANCE, VirtualPad
from tests.shortened import first

Make = Callable[..., App]
SHAPES = (((1280, 800), 100), ((1280, 720), 100), ((1920, 1080), 200))
ALONE = ("puzzle",)  # a table in a part of another screen
CASES: list[Case] = [(one, *SHAPES[n % 2 + (n % 4 == 0)], "en") for n, one in enumerate(every_screen())]
CASES = [case for case in CASES if case[0] not in ALONE]
SOME = first(len(CASES) // 2, CASES[::2] + CASES[1::2])


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    now = [0]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    return now


def at_menu(make_app: Make) -> tuple[App, VirtualPad]:
    app = make_app()
    app.go("menu")
    app.draw()
    return app, VirtualPad(app)


def at_table(make_app: Make, game: str = "brazil") -> tuple[App, VirtualPad]:
    app = make_app()
    open_screen(app, f"{game}/table")
    app.draw()
    return app, VirtualPad(app)


@pytest.mark.sampled
@pytest.mark.parametrize("case", SOME, ids=lambda case: "-".join(map(str, case)))
def test_a_controller_comes_to_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: Case) -> None:
    """By directions and shoulders alone the focus comes to all that takes it; the line of hints cuts nothing."""
    paint_nothing(monkeypatch)
    app = app_for(tmp_path, case)
    if app is None:
        pytest.skip("the question never came")
    try:
        pad = VirtualPad(app)
        pad.press("rb")
        assert not faults(app)
        wanted = {widget.key for widget in app.top.ui_root.order()}
        assert {key for region in regions(app.top.ui_root) for key in (widget.key for widget in region)} == wanted
        assert wanted - pad.reached(wanted) == set()
    finally:
        app.ui.pictures.renderer.stop()


def test_shoulders_cross_from_the_table_of_a_puzzle_to_its_list(tmp_path: Path) -> None:
    app = app_for(tmp_path, ("puzzle", (1280, 800), 100, "en"))
    assert app is not None
    pad, trial = VirtualPad(app), app.top
    seen = set()
    for _ in range(12):
        pad.press("rb")
        root = trial.ui_root if trial.keys_here else trial.table.ui_root  # type: ignore[attr-defined]
        seen.add((trial.keys_here, root.focus.key))  # type: ignore[attr-defined]
    assert {True, False} == {here for here, _ in seen} and any(key == "map" for _, key in seen)
    app.ui.pictures.renderer.stop()


# -- directions and commands -------------------------------------------------------------------------------------------


def test_a_direction_repeats_while_it_is_held(make_app: Make, watch: list[int]) -> None:
    app, pad = at_menu(make_app)
    pad.press("down")
    visited = [pad.focus]
    pad.send(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    visited.append(pad.focus)
    watch[0] += FIRST - 1
    app.tick()
    assert pad.focus == visited[-1], "not before its time"
    for wait in (1, AGAIN):
        watch[0] += wait
        app.tick()
        visited.append(pad.focus)
    assert len(set(visited)) == 4
    pad.send(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    watch[0] += 5 * AGAIN
    app.tick()
    assert pad.focus == visited[-1] and app.devices.next_tick(watch[0]) is None


def test_the_left_stick_is_a_direction_and_trembling_is_none(make_app: Make) -> None:
    app, pad = at_menu(make_app)
    pad.tilt(pygame.CONTROLLER_AXIS_LEFTY, 0.1)
    assert app.ui.device == "mouse" and not pad.focus
    pad.tilt(pygame.CONTROLLER_AXIS_LEFTY, 0.9)
    first = pad.focus
    assert first and app.ui.device == "pad"
    pad.tilt(pygame.CONTROLLER_AXIS_LEFTY, 0.5)
    assert pad.focus == first, "still tilted: the same step"
    pad.tilt(pygame.CONTROLLER_AXIS_LEFTY, 0)
    pad.tilt(pygame.CONTROLLER_AXIS_LEFTY, 0.9)
    assert pad.focus != first


def test_a_acts_and_b_goes_back(make_app: Make) -> None:
    app, pad = at_menu(make_app)
    menu = app.top
    app.top.ui_root.set_focus(app.ui, app.top.ui_root.find("menu-settings"))
    pad.press("a")
    assert type(app.top).__name__ == "SettingsScreen"
    pad.press("b")
    assert app.top is menu


def test_directions_do_not_change_what_they_pass(make_app: Make) -> None:
    """A list that can be dropped down changes by A alone, a text is written on the keyboard alone."""
    app, pad = at_menu(make_app)
    app.go("settings")
    app.draw()
    before = app.settings.model_dump()
    app.top.ui_root.set_focus(app.ui, app.top.ui_root.find("theme"))
    pad.press("left", "right", "up", "down")
    assert app.settings.model_dump() == before
    app.top.ui_root.set_focus(app.ui, app.top.ui_root.find("theme"))
    pad.press("a", "down", "a")
    assert app.settings.theme == "slate"


@pytest.mark.sampled
@pytest.mark.parametrize("game", ["brazil", "struggle", "historia"])
def test_buttons_give_their_commands_at_a_table(make_app: Make, game: str) -> None:
    app, pad = at_table(make_app, game)
    table = app.top
    given: list[str] = []
    command = table.command
    table.command = lambda name: given.append(name) or True  # type: ignore[method-assign,func-returns-value]
    table.ui_root.set_focus(app.ui, None)
    for button in ("x", "y", "start", "back", "ls", "rs", "a", "b"):
        pad.press(button)
    for axis in (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT):
        pad.tilt(axis, 1)
        pad.tilt(axis, 0)
    wanted = ["explain", "hint", "menu", "undo", "hurry", "fit_map", "confirm", "back", "zoom_out", "zoom_in"]
    assert given == wanted
    table.command = command  # type: ignore[method-assign]
    pad.press("start")
    assert app.top is not table and app.top.ui_root.focus is not None
    pad.press("b")
    assert app.top is table


def test_x_explains(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """From near what can be seen from near, else the reasons of a bot's move, else the rule."""
    app, pad = at_table(make_app)
    table = app.top
    view = table.map  # type: ignore[attr-defined]
    table.ui_root.set_focus(app.ui, view)
    city = next(place for place in view.places() if view.near(app.ui, place) is not None)
    view.go(city)
    pad.press("x")
    assert table.ui_root.near.shown is not None
    pad.press("b")
    assert table.ui_root.near.shown is None and app.top is table
    advice = table.advice_controller  # type: ignore[attr-defined]
    table.ui_root.set_focus(app.ui, None)
    pad.press("x")
    assert advice.open and not table.model.rule  # type: ignore[attr-defined]
    pad.press("b")
    monkeypatch.setattr(type(advice), "explained_from", None)
    pad.press("x")
    assert not advice.open and table.model.rule  # type: ignore[attr-defined]


def test_the_right_stick_moves_the_map_and_scrolls(make_app: Make, watch: list[int]) -> None:
    app, pad = at_table(make_app)
    port = app.top.map.viewport  # type: ignore[attr-defined]
    port.zoom_at(port.rect.center, 6)
    before = (port.x, port.y)
    pad.tilt(pygame.CONTROLLER_AXIS_RIGHTX, 1)
    watch[0] += 100
    app.tick()
    assert port.x > before[0] and port.y == before[1]
    pad.tilt(pygame.CONTROLLER_AXIS_RIGHTX, 0)
    there = port.x
    watch[0] += 100
    app.tick()
    assert port.x == there
    app.go("credits")
    app.draw()
    body = next(widget for widget in app.top.ui_root.root.walk() if widget.scrolls)
    pad.tilt(pygame.CONTROLLER_AXIS_RIGHTY, 1)
    watch[0] += 100
    app.tick()
    assert body.offset > 0  # type: ignore[attr-defined]


# -- glyphs ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "guid", "family"),
    [
        ("Xbox Series X Controller", "030000005e040000130b000000000000", "xbox"),
        ("Sony DualSense", "030000004c050000e60c000000000000", "playstation"),
        ("Wireless Controller", "030000004c050000c405000000000000", "playstation"),
        ("Nintendo Switch Pro Controller", "030000007e0500000920000000000000", "nintendo"),
        ("Steam Virtual Gamepad", "03000000de280000ff11000000000000", "deck"),
        ("Generic USB pad", "03000000100800000100000000000000", "xbox"),
        ("PS4 Controller", "", "playstation"),
    ],
)
def test_the_family_of_a_controller(name: str, guid: str, family: str) -> None:
    assert family_of(name, guid) == family


def test_every_glyph_is_drawn(make_app: Make) -> None:
    pictures = make_app().ui.pictures
    for family in FAMILIES:
        found = symbols(family)
        assert len(found) == len(SIGNS) and all(pictures.has(picture) for picture in found.values())
    assert len({picture for family in FAMILIES for picture in symbols(family).values()}) == len(SIGNS) * len(FAMILIES)


def test_hints_show_the_buttons_of_the_controller_in_use(make_app: Make) -> None:
    app, pad = at_menu(make_app)
    whole = app.ui.size
    assert app.commands.shown("hint") == "H"
    pad.press("down")
    assert app.commands.shown("hint") == symbol_of("hint") == "[pad_y]"
    assert app.ui.symbols["pad_y"] == "pads/xbox_y" and app.ui.size[1] < whole[1]
    app.devices.pads.pads[8] = Pad("Sony", "playstation")
    app.dispatch(pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=8, button=pygame.CONTROLLER_BUTTON_DPAD_UP))
    assert app.ui.symbols["pad_y"] == "pads/playstation_y"
    app.select_game("historia")
    assert app.ui.symbols["pad_y"] == "pads/playstation_y" and app.commands.shown("hint") == "[pad_y]"
    app.dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    assert app.commands.shown("hint") == "H" and app.ui.size == whole


# -- plugging in and out -----------------------------------------------------------------------------------------------


def test_a_controller_that_comes_and_goes_takes_no_focus_away(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    app, _ = at_table(make_app)
    app.devices.pads.pads.clear()
    monkeypatch.setattr("game.platform.pads.open_pad", lambda index: (INSTANCE, Pad("My pad", "deck")))
    came = pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0)
    app.top.ui_root.set_focus(app.ui, app.top.ui_root.find("map"))
    app.dispatch(came)
    app.dispatch(came)  # SDL tells it twice where one was there from the beginning
    assert [note.text for note in app.toasts.notes] == ["Controller connected: My pad"]
    app.dispatch(
        pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=INSTANCE, button=pygame.CONTROLLER_BUTTON_DPAD_UP)
    )
    app.draw()
    assert app.ui.device == "pad" and app.ui.symbols["pad_a"] == "pads/deck_a"
    app.dispatch(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=INSTANCE))
    app.draw()
    focus = app.top.ui_root.focus
    assert focus is not None and focus.name == "map" and app.top.ui_root.focus_shown
    assert app.toasts.notes[-1].text.startswith("Controller disconnected: My pad")
    assert app.ui.device == "keys" and app.devices.next_tick(clock.now()) is None, "nothing stays held"


# -- writing -----------------------------------------------------------------------------------------------------------


def written(app: App, pad: VirtualPad, word: str) -> None:
    """Writes a word on the on-screen keyboard by directions and A."""
    root = app.top.ui_root
    for letter in word:
        for _ in range(2):
            if root.find(f"letter-{letter.lower()}") is not None:
                break
            root.set_focus(app.ui, root.find("page"))
            pad.press("a")
        shift = root.find("shift")
        assert shift is not None
        if (letter != letter.lower()) != app.top.capitals:  # type: ignore[attr-defined]
            root.set_focus(app.ui, shift)
            pad.press("a")
        for _ in range(40):
            here, there = root.focus, root.find(f"letter-{letter.lower()}")
            assert here is not None and there is not None
            if here.key == there.key:
                break
            dx, dy = there.rect.centerx - here.rect.centerx, there.rect.centery - here.rect.centery
            pad.press(("down" if dy > 0 else "up") if abs(dy) > 9 else "right" if dx > 0 else "left")
        pad.press("a")


@pytest.mark.sampled
@pytest.mark.parametrize(("language", "name"), [("en", "Zoë"), ("pl", "Łucja"), ("fr", "Ève")])
def test_a_name_is_written_by_controller(make_app: Make, language: str, name: str) -> None:
    app = make_app(language=language)
    app.go("new_game")
    app.draw()
    pad = VirtualPad(app)
    page = app.top
    field = page.ui_root.find("name-0")
    assert field is not None
    page.ui_root.set_focus(app.ui, field)
    pad.press("a")
    assert isinstance(app.top, ScreenKeyboard)
    for _ in range(len(app.top.own.value)):
        pad.press("x")
    assert not app.top.own.value
    app.top.capitals = True
    written(app, pad, name)
    app.draw()
    assert not faults(app)
    pad.press("start")
    assert app.top is page and page.setup.seats[0].name == name  # type: ignore[attr-defined]


def test_keys_write_on_the_on_screen_keyboard_too_and_esc_changes_nothing(make_app: Make) -> None:
    app = make_app()
    app.go("new_game")
    app.draw()
    pad, page = VirtualPad(app), app.top
    field = page.ui_root.find("name-0")
    assert isinstance(field, TextField)
    before = field.value
    page.ui_root.set_focus(app.ui, field)
    pad.press("a")
    app.dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_q, mod=0, unicode="q", scancode=0))
    assert isinstance(app.top, ScreenKeyboard) and app.top.own.value == f"{before}q"
    pad.press("b")
    found = page.ui_root.find("name-0")
    assert app.top is page and isinstance(found, TextField) and found.value == before


def test_a_direction_leads_on_along_a_row_though_another_row_is_nearer() -> None:
    """The two cards of a trade stand far apart over the arches: Right fell from the one to an arch."""
    order = [Button(name, None, name=name) for name in ("left", "right", *"abcde")]
    for number, widget in enumerate(order):
        widget.rect = (
            pygame.Rect(194 + 393 * number, 465, 69, 48)
            if number < 2
            else pygame.Rect(117 + 94 * (number - 2), 561, 94, 129)
        )
    found = {way: nearest(order, order[0], way) for way in ARROWS.values()}
    assert found[1, 0] is order[1] and found[0, 1] in order[2:]
    assert nearest(order, order[1], (-1, 0)) is order[0]
    assert nearest(order[2:], order[0], (1, 0)) is not None, "with nothing else ahead, what lies aside"


def test_no_direction_leads_from_what_lies_on_a_map_to_that_map() -> None:
    """Its middle may be up or down from there; from beside a map it is in a direction."""
    page, card, beside = Widget(), Button("card", None, name="card"), Button("beside", None, name="beside")
    page.role = "map"
    page.rect, card.rect = pygame.Rect(0, 0, 1280, 720), pygame.Rect(600, 600, 80, 100)
    beside.rect = pygame.Rect(1290, 300, 80, 100)
    assert [nearest([page, card], card, way) for way in ARROWS.values()] == [None] * 4
    assert nearest([page, beside], beside, (-1, 0)) is page


def test_the_cursor_goes_where_the_direction_points_though_a_lit_place_lies_aside() -> None:
    """Right went up to a lit hex, and the lit one on the right was never come to."""
    spots = {11: (286, 171), 19: (173, 236), 20: (248, 236), 29: (211, 301), 30: (286, 301), 39: (324, 366)}
    went: list[int] = []
    view = SimpleNamespace(
        cursor=29,
        places=lambda: spots,
        centre=spots.__getitem__,
        reach=112,
        lights=SimpleNamespace(targets={11, 20, 39}),
        go=went.append,
    )
    MapWidget._step(cast(MapWidget, view), 1, 0)
    assert went == [39]
    del spots[30], spots[39]
    MapWidget._step(cast(MapWidget, view), 1, 0)
    assert went == [39, 20], "with nothing else ahead, what lies aside"
