"""The edges of text fields, sliders and lists that drop down."""

from __future__ import annotations

import pygame
import pytest

from game.app.app import App
from game.platform import clipboard
from game.widgets.base import Column, Spacer, Widget
from game.widgets.button import Button
from game.widgets.scroll import Scroll
from game.widgets.text_field import TextField
from game.widgets.toggles import DropDown, Slider

from .gestures import click, move_to, press
from .held_widgets import Held, Make, button_down, button_up, buttons, drag_to, hold, rows, wheel

# -- fields ------------------------------------------------------------------------------------------------------------


def field(make_app: Make, value: str = "", most: int = 24) -> tuple[App, TextField, list[str]]:
    calls: list[str] = []
    one = TextField(value, calls.append, name="field", most=most)
    app, screen = hold(make_app, lambda: Column([one]))
    screen.ui_root.set_focus(app.ui, one)
    return app, one, calls


def typed(app: App, text: str) -> None:
    app.dispatch(pygame.Event(pygame.TEXTINPUT, text=text))


def test_a_field_takes_what_it_holds_and_nothing_odd(make_app: Make) -> None:
    app, one, calls = field(make_app, "ab", most=5)
    typed(app, "c\x00d\x1be f")
    assert one.value == "abcde" and one.caret == 5
    typed(app, "g")
    assert one.value == "abcde" and calls == ["abcde"], "full; and nothing is told where nothing changes"


@pytest.mark.parametrize("value", ["", "Governor of all the Brazils"])
def test_what_has_no_room_in_a_field_is_marked_as_cut(make_app: Make, value: str) -> None:
    app, one, _ = field(make_app, value, most=60)
    one.hint = "Governor (Great Britain and Ireland)"
    one.arrange(app.ui, pygame.Rect(20, 20, 150, 40))
    if value:
        assert one.shown(app.ui) == value, "while it is typed in, it moves on under the caret"
    app.top.ui_root.focus = None
    seen = one.shown(app.ui)
    assert seen.endswith("…") and (value or one.hint).startswith(seen[:-1])
    assert app.ui.width(seen, "text" if value else "slant") <= 150 - app.ui.px(20)
    one.arrange(app.ui, pygame.Rect(20, 20, 600, 40))
    assert one.shown(app.ui) == (value or one.hint)


def test_the_caret_goes_with_what_is_typed_and_taken_away(make_app: Make) -> None:
    app, one, _ = field(make_app, "abc")
    for key, value, caret in (
        (pygame.K_RIGHT, "abc", 3),
        (pygame.K_LEFT, "abc", 2),
        (pygame.K_BACKSPACE, "ac", 1),
        (pygame.K_DELETE, "a", 1),
        (pygame.K_DELETE, "a", 1),
        (pygame.K_HOME, "a", 0),
        (pygame.K_LEFT, "a", 0),
        (pygame.K_BACKSPACE, "a", 0),
        (pygame.K_END, "a", 1),
    ):
        press(app, key)
        assert (one.value, one.caret) == (value, caret), pygame.key.name(key)
    press(app, pygame.K_HOME)
    typed(app, "xy")
    assert (one.value, one.caret) == ("xya", 2)


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL])
def test_a_field_is_pasted_into_by_the_command_key(make_app: Make, monkeypatch: pytest.MonkeyPatch, mod: int) -> None:
    monkeypatch.setattr(clipboard, "get", lambda: "one\ntwo")
    app, one, _ = field(make_app)
    press(app, pygame.K_v, mod)
    assert one.value == "one two"


def test_letters_belong_to_a_field_and_commands_with_ctrl_do_not(make_app: Make) -> None:
    app, one, _ = field(make_app)

    def taken(key: int, mod: int, unicode: str) -> bool:
        return one.on_key(app.ui, pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode))

    assert taken(pygame.K_m, 0, "m") and taken(pygame.K_SPACE, 0, " ")
    assert not taken(pygame.K_z, pygame.KMOD_CTRL, "z") and not taken(pygame.K_F1, 0, "")


# -- sliders and lists -------------------------------------------------------------------------------------------------


def test_a_slider_stays_within_its_ends_and_tells_only_what_changes(make_app: Make) -> None:
    values: list[float] = []
    app, screen = hold(make_app, lambda: Column([Slider(0, 11, 4, 4, values.append, name="slider"), Spacer()]))
    slider = screen.named("slider")
    assert isinstance(slider, Slider)
    slider.set_value(99)
    slider.set_value(98)
    assert slider.value == 11 and values == [11]
    slider.set_value(-5)
    assert slider.value == 0 and values == [11, 0]
    track = slider._track(app.ui)
    move_to(app, (track.x, track.centery))
    move_to(app, (track.right, track.centery))
    assert slider.value == 0, "it is not held"
    button_down(app, (track.x, track.centery))
    move_to(app, (track.right, track.centery))
    assert slider.value == 0, "nor any more, where the hand let go outside of the window"
    drag_to(app, (track.right + 500, track.centery))
    assert slider.value == 0, "that press is over"
    button_down(app, (track.x, track.centery))
    drag_to(app, (track.right + 500, track.centery))
    assert slider.value == 11
    button_up(app, (track.right + 500, track.centery))


def test_the_hand_does_not_go_on_with_another_slider(make_app: Make) -> None:
    names, values = ["one"], list[float]()
    app, screen = hold(
        make_app, lambda: Column([Slider(0, 10, 1, 5, values.append, name=name) for name in names], align="start")
    )
    track = screen.named("one")._track(app.ui)  # type: ignore[attr-defined]
    button_down(app, track.center)
    names[:] = ["other"]
    values.clear()
    screen.rebuild()
    drag_to(app, track.midright)
    assert values == []


def drop(make_app: Make, *, low: bool = False) -> tuple[App, Held, list[str]]:
    calls: list[str] = []
    options = [("a", "Alpha"), ("b", "Beta"), ("c", "Gamma")]

    def made() -> Widget:
        above = [Spacer(height=600)] if low else []
        return Column(
            [*above, DropDown(options, "a", calls.append, name="list"), Button("x", lambda: calls.append("x"))]
        )

    app, screen = hold(make_app, made)
    return app, screen, calls


def test_a_list_is_stepped_through_round_its_ends_and_tells_only_what_changes(make_app: Make) -> None:
    app, screen, calls = drop(make_app)
    screen.ui_root.set_focus(app.ui, screen.named("list"))
    for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT):
        press(app, key)
    assert calls == ["c", "a", "b"]
    press(app, pygame.K_RETURN)
    press(app, pygame.K_RETURN)
    assert calls == ["c", "a", "b"] and screen.ui_root.popup is None, "what was chosen already"
    assert screen.ui_root.focus is screen.named("list")


def test_an_open_list_keeps_the_keys_and_esc_gives_them_back(make_app: Make) -> None:
    app, screen, calls = drop(make_app)
    screen.ui_root.set_focus(app.ui, screen.named("list"))
    press(app, pygame.K_RETURN)
    assert screen.ui_root.focus is not None and screen.ui_root.focus.name == "list.a"
    press(app, pygame.K_TAB)
    assert screen.ui_root.focus.name == "list.a"
    for name in ("list.b", "list.c", "list.a"):
        press(app, pygame.K_DOWN)
        assert screen.ui_root.focus is not None and screen.ui_root.focus.name == name
    press(app, pygame.K_UP)
    assert screen.ui_root.focus is not None and screen.ui_root.focus.name == "list.c"
    press(app, pygame.K_ESCAPE)
    assert screen.ui_root.popup is None and screen.ui_root.focus is screen.named("list") and calls == []
    assert app.top is screen, "only the list"


def test_a_click_beside_an_open_list_closes_it_and_nothing_else(make_app: Make) -> None:
    app, screen, calls = drop(make_app)
    click(app, screen.named("list").rect.center)
    popup, beside = screen.ui_root.popup, screen.named("x").rect
    assert popup is not None
    point = (beside.right - 3, beside.bottom - 3)
    if popup.rect.collidepoint(point):
        point = (popup.rect.right + 3, beside.centery)
    assert screen.ui_root.handle(app.ui, pygame.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1)), "it was for that"
    button_up(app, point)
    assert screen.ui_root.popup is None and calls == []
    click(app, screen.named("list").rect.center)
    screen.rebuild()
    screen.refresh(app.ui)
    assert screen.ui_root.popup is None, "nor is it left over another tree"


def test_under_an_open_list_the_wheel_scrolls_nothing(make_app: Make) -> None:
    def made() -> Widget:
        return Scroll(Column([DropDown([("a", "Alpha")], "a", print, name="list"), rows(40)]), name="page")

    app, screen = hold(make_app, made)
    page = screen.named("page")
    assert isinstance(page, Scroll)
    click(app, screen.named("list").rect.center)
    assert screen.ui_root.popup is not None
    for point in (screen.ui_root.popup.rect.center, page.rect.center):
        move_to(app, point)
        wheel(app, -1)
        assert page.offset == 0
    press(app, pygame.K_ESCAPE)
    wheel(app, -1)
    assert page.offset > 0


def test_a_list_near_the_foot_opens_above(make_app: Make) -> None:
    app, screen, _ = drop(make_app, low=True)
    button = screen.named("list").rect
    click(app, button.center)
    assert screen.ui_root.popup is not None and screen.ui_root.popup.rect.bottom <= button.y


@pytest.fixture
def guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick clicks are looked at, however slow the machine is."""
    monkeypatch.setattr("game.widgets.click_guard.GUARD", 60_000)


def test_of_two_quick_clicks_the_second_takes_nothing_from_a_list_that_has_come_to_lie_there(
    make_app: Make, guarded: None
) -> None:
    calls: list[str] = []

    def opens() -> None:
        popup = Column([Button("in the list", lambda: calls.append("in the list"), name="in the list")])
        screen.ui_root.open_popup(app.ui, popup, screen.named("opens"), screen.named("opens").rect.copy())

    app, screen = hold(make_app, lambda: Column([Button("opens", opens, name="opens")], align="start"))
    at = screen.named("opens").rect.center
    click(app, at)
    assert screen.ui_root.popup is not None
    app.draw()
    click(app, at)
    assert calls == []
    click(app, at)
    assert calls == ["in the list"], "who clicks once more means what he has seen"


def test_of_two_quick_clicks_in_two_places_both_count(make_app: Make, guarded: None) -> None:
    app, screen, calls = buttons(make_app)
    for name in ("first", "last"):
        click(app, screen.named(name).rect.center)
    assert calls == ["first", "last"]
