"""The edges of the widget kit: ends of scrolls and sliders, fields that are full, lists that drop down, what is off."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pygame
import pytest

from game.app.app import App
from game.platform import clipboard
from game.render.ui import Ui
from game.shell.screen import Screen
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button, CardButton
from game.widgets.label import Label
from game.widgets.scroll import Scroll
from game.widgets.text_field import TextField
from game.widgets.toggles import DropDown, Slider
from game.widgets.zoom_preview import LONG, STILL, ZoomPreview

from .gestures import click, move_to, press

Make = Callable[..., App]


class Held(Screen):
    """A screen of these widgets, made anew with every tree."""

    def __init__(self, app: App, made: Callable[[], Widget]) -> None:
        super().__init__(app)
        self.made = made

    def build(self, ui: Ui) -> Widget:
        return self.made()

    def named(self, name: str) -> Widget:
        return next(widget for widget in self.everything() if widget.name == name)

    def everything(self) -> list[Widget]:
        self.refresh(self.ui)
        return [*self.ui_root.root.walk(), *(self.ui_root.popup.walk() if self.ui_root.popup is not None else ())]


def hold(make_app: Make, made: Callable[[], Widget]) -> tuple[App, Held]:
    app = make_app()
    screen = Held(app, made)
    app.push(screen)
    app.draw()
    return app, screen


def button_down(app: App, position: tuple[int, int], number: int = 1) -> None:
    app.dispatch(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=position, button=number))


def button_up(app: App, position: tuple[int, int], number: int = 1) -> None:
    app.dispatch(pygame.Event(pygame.MOUSEBUTTONUP, pos=position, button=number))


def drag_to(app: App, position: tuple[int, int]) -> None:
    app.dispatch(pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(1, 0, 0)))


def wheel(app: App, by: int) -> None:
    app.dispatch(pygame.Event(pygame.MOUSEWHEEL, x=0, y=by, flipped=False))


# -- scrolls -----------------------------------------------------------------------------------------------------------


def rows(count: int) -> Column:
    return Column([Button(f"n{n}", None, name=f"n{n}") for n in range(count)])


def test_at_its_end_an_inner_scroll_leaves_the_wheel_to_the_outer(make_app: Make) -> None:
    inner = [Scroll(rows(12), name="inner", most=120), *(Button(f"o{n}", None) for n in range(40))]
    app, screen = hold(make_app, lambda: Scroll(Column(inner), name="outer"))
    here, outer = screen.named("inner"), screen.named("outer")
    assert isinstance(here, Scroll) and isinstance(outer, Scroll)
    move_to(app, here.rect.center)
    wheel(app, -1)
    assert here.offset > 0 and outer.offset == 0
    while here.offset < here.tall - here.rect.height:
        wheel(app, -1)
    wheel(app, -1)
    assert outer.offset > 0
    move_to(app, here.rect.center)
    wheel(app, 1)
    assert here.offset < here.tall - here.rect.height, "and the other way round the inner one again"


def test_the_thumb_is_as_much_of_the_bar_as_is_in_sight_and_reaches_both_ends(make_app: Make) -> None:
    app, screen = hold(make_app, lambda: Scroll(rows(60), name="scroll"))
    scroll = screen.named("scroll")
    assert isinstance(scroll, Scroll) and scroll.scrolls
    window, hidden = scroll.rect, scroll.tall - scroll.rect.height
    thumb = scroll._thumb(app.ui)
    assert thumb.height == pytest.approx(window.height * window.height / scroll.tall, abs=1)
    assert thumb.top == window.top and window.contains(thumb) and thumb.left >= scroll.child.rect.right
    scroll.scroll_to(app.ui, hidden // 2)
    assert scroll._thumb(app.ui).centery == pytest.approx(window.centery, abs=2)
    scroll.scroll_to(app.ui, hidden)
    assert scroll._thumb(app.ui).bottom == window.bottom
    app, screen = hold(make_app, lambda: Scroll(rows(3000), name="scroll"))
    scroll = screen.named("scroll")
    assert isinstance(scroll, Scroll)
    assert scroll._thumb(app.ui).height == app.ui.px(28), "never too small to take"


def test_the_bar_is_taken_where_it_is_and_held_through_a_new_tree_until_it_is_let_go(make_app: Make) -> None:
    app, screen = hold(make_app, lambda: Scroll(rows(60), name="scroll"))

    def scroll() -> Scroll:
        found = screen.named("scroll")
        assert isinstance(found, Scroll)
        return found

    thumb = scroll()._thumb(app.ui)
    at = (thumb.centerx, thumb.y + 3)
    button_down(app, at)
    assert scroll().offset == 0, "it does not jump into the middle of the hand"
    drag_to(app, (at[0], at[1] + 50))
    first = scroll().offset
    assert scroll()._thumb(app.ui).y == pytest.approx(thumb.y + 50, abs=2)
    screen.rebuild()
    drag_to(app, (at[0], at[1] + 100))
    assert scroll().offset > first and scroll()._thumb(app.ui).y == pytest.approx(thumb.y + 100, abs=2)
    button_up(app, (at[0], at[1] + 100))
    there = scroll().offset
    drag_to(app, (at[0], at[1] + 200))
    assert scroll().offset == there
    foot = scroll().rect.bottom - 2
    button_down(app, (at[0], foot))
    assert scroll().offset == scroll().tall - scroll().rect.height, "in the groove it comes to the pointer"
    button_up(app, (at[0], foot))


def test_keys_page_through_a_scroll_and_go_to_its_ends(make_app: Make) -> None:
    app, screen = hold(make_app, lambda: Scroll(rows(60), name="scroll"))
    scroll = screen.named("scroll")
    assert isinstance(scroll, Scroll)
    screen.ui_root.set_focus(app.ui, screen.named("n0"))
    end = scroll.tall - scroll.rect.height
    press(app, pygame.K_PAGEDOWN)
    one = scroll.offset
    assert 0 < one <= scroll.rect.height
    press(app, pygame.K_PAGEDOWN)
    press(app, pygame.K_PAGEUP)
    assert scroll.offset == one
    press(app, pygame.K_END)
    assert scroll.offset == end
    press(app, pygame.K_HOME)
    assert scroll.offset == 0


def test_nothing_is_scrolled_beyond_the_end_of_shorter_content(make_app: Make) -> None:
    count = [60]
    app, screen = hold(make_app, lambda: Scroll(rows(count[0]), name="scroll"))
    screen.ui_root.set_focus(app.ui, screen.named("n59"))
    count[0] = 20
    screen.rebuild()
    scroll = screen.named("scroll")
    assert isinstance(scroll, Scroll) and scroll.scrolls and scroll.offset == scroll.tall - scroll.rect.height
    count[0] = 2
    screen.rebuild()
    scroll = screen.named("scroll")
    assert isinstance(scroll, Scroll) and not scroll.scrolls and scroll.offset == 0


# -- fields ------------------------------------------------------------------------------------------------------------


def field(make_app: Make, value: str = "", most: int = 24) -> tuple[App, TextField, list[str]]:
    sentences: list[str] = []
    one = TextField(value, sentences.append, name="field", most=most)
    app, screen = hold(make_app, lambda: Column([one]))
    screen.ui_root.set_focus(app.ui, one)
    return app, one, sentences


def typed(app: App, text: str) -> None:
    app.dispatch(pygame.Event(pygame.TEXTINPUT, text=text))


def test_a_field_takes_what_it_holds_and_nothing_odd(make_app: Make) -> None:
    app, one, sentences = field(make_app, "ab", most=5)
    typed(app, "c\x00d\x1be f")
    assert one.value == "abcde" and one.caret == 5
    typed(app, "g")
    assert one.value == "abcde" and sentences == ["abcde"], "full; and nothing is told where nothing changes"


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
    slider.put(99)
    slider.put(98)
    assert slider.value == 11 and values == [11]
    slider.put(-5)
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
    sentences: list[str] = []
    options = [("a", "Alpha"), ("b", "Beta"), ("c", "Gamma")]

    def made() -> Widget:
        above = [Spacer(height=600)] if low else []
        return Column(
            [*above, DropDown(options, "a", sentences.append, name="list"), Button("x", lambda: sentences.append("x"))]
        )

    app, screen = hold(make_app, made)
    return app, screen, sentences


def test_a_list_is_stepped_through_round_its_ends_and_tells_only_what_changes(make_app: Make) -> None:
    app, screen, sentences = drop(make_app)
    screen.ui_root.set_focus(app.ui, screen.named("list"))
    for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT):
        press(app, key)
    assert sentences == ["c", "a", "b"]
    press(app, pygame.K_RETURN)
    press(app, pygame.K_RETURN)
    assert sentences == ["c", "a", "b"] and screen.ui_root.popup is None, "what was chosen already"
    assert screen.ui_root.focus is screen.named("list")


def test_an_open_list_keeps_the_keys_and_esc_gives_them_back(make_app: Make) -> None:
    app, screen, sentences = drop(make_app)
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
    assert screen.ui_root.popup is None and screen.ui_root.focus is screen.named("list") and sentences == []
    assert app.top is screen, "only the list"


def test_a_click_beside_an_open_list_closes_it_and_nothing_else(make_app: Make) -> None:
    app, screen, sentences = drop(make_app)
    click(app, screen.named("list").rect.center)
    popup, beside = screen.ui_root.popup, screen.named("x").rect
    assert popup is not None
    point = (beside.right - 3, beside.bottom - 3)
    if popup.rect.collidepoint(point):
        point = (popup.rect.right + 3, beside.centery)
    assert screen.ui_root.handle(app.ui, pygame.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1)), "it was for that"
    button_up(app, point)
    assert screen.ui_root.popup is None and sentences == []
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
    sentences: list[str] = []

    def opens() -> None:
        popup = Column([Button("in the list", lambda: sentences.append("in the list"), name="in the list")])
        screen.ui_root.open_popup(app.ui, popup, screen.named("opens"), screen.named("opens").rect.copy())

    app, screen = hold(make_app, lambda: Column([Button("opens", opens, name="opens")], align="start"))
    at = screen.named("opens").rect.center
    click(app, at)
    assert screen.ui_root.popup is not None
    app.draw()
    click(app, at)
    assert sentences == []
    click(app, at)
    assert sentences == ["in the list"], "who clicks once more means what he has seen"


def test_of_two_quick_clicks_in_two_places_both_count(make_app: Make, guarded: None) -> None:
    app, screen, sentences = buttons(make_app)
    for name in ("first", "last"):
        click(app, screen.named(name).rect.center)
    assert sentences == ["first", "last"]


def test_a_card_is_pressed_by_what_lies_on_it(make_app: Make) -> None:
    sentences: list[str] = []
    on_it = Label("said")
    on_it.tip = "explains itself"
    app, screen = hold(make_app, lambda: Row([CardButton(on_it, lambda: sentences.append("card"), name="card")]))
    assert screen.named("card").hit_test(on_it.rect.center) is on_it
    click(app, on_it.rect.center)
    assert sentences == ["card"]
    move_to(app, on_it.rect.center)
    assert screen.named("card").hovered, "and it is lit under it"


# -- buttons and focus -------------------------------------------------------------------------------------------------


def buttons(make_app: Make, *, on: bool = True) -> tuple[App, Held, list[str]]:
    sentences: list[str] = []

    def made() -> Widget:
        off = Button("off", lambda: sentences.append("off"), name="off", enabled=on)
        first, last = (Button(name, lambda name=name: sentences.append(name), name=name) for name in ("first", "last"))  # type: ignore[misc]
        return Column([Row([first, off, last])], align="start")

    app, screen = hold(make_app, made)
    return app, screen, sentences


def test_only_the_left_button_presses_and_only_where_it_was_pressed(make_app: Make) -> None:
    app, screen, sentences = buttons(make_app)
    at = screen.named("first").rect.center
    for number in (2, 3):
        button_down(app, at, number)
        button_up(app, at, number)
    assert sentences == []
    button_down(app, at)
    drag_to(app, screen.named("last").rect.center)
    button_up(app, screen.named("last").rect.center)
    assert sentences == []
    click(app, at)
    assert sentences == ["first"]


def test_what_is_off_takes_neither_clicks_nor_keys_nor_the_focus(make_app: Make) -> None:
    app, screen, sentences = buttons(make_app, on=False)
    off = screen.named("off")
    assert isinstance(off, Button)
    button_down(app, off.rect.center)
    assert not off.down
    button_up(app, off.rect.center)
    off.press()
    assert sentences == [] and screen.ui_root.focus is None and not off.down
    found = []
    for _ in range(3):
        press(app, pygame.K_TAB)
        assert screen.ui_root.focus is not None
        found.append(screen.ui_root.focus.name)
    assert found == ["first", "last", "first"]
    assert not off.on_key(app.ui, pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))


def test_a_press_is_not_released_on_what_has_become_disabled(make_app: Make) -> None:
    app, screen, sentences = buttons(make_app)
    at = screen.named("off").rect.center
    button_down(app, at)
    screen.made = lambda: Column([Row([Button("off", lambda: sentences.append("off"), name="off", enabled=False)])])
    screen.rebuild()
    assert not screen.named("off").down  # type: ignore[attr-defined]
    button_up(app, at)
    assert sentences == []


def test_the_keys_begin_at_either_end_and_leave_a_modifier_to_others(make_app: Make) -> None:
    app, screen, _ = buttons(make_app)
    press(app, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert screen.ui_root.focus is screen.named("last")
    for mod in (pygame.KMOD_CTRL, pygame.KMOD_ALT):
        press(app, pygame.K_LEFT, mod)
        assert screen.ui_root.focus is screen.named("last")
    press(app, pygame.K_LEFT)
    assert screen.ui_root.focus is screen.named("off")
    for key in (pygame.K_UP, pygame.K_DOWN):
        press(app, key)
        assert screen.ui_root.focus is screen.named("off"), "nothing lies above or below"


def test_an_arrow_goes_to_what_lies_in_its_line(make_app: Make) -> None:
    def made() -> Widget:
        low = Row([Spacer(width=200), Button("aside", None, name="aside")])
        return Column([Button("here", None, name="here"), low, Button("below", None, name="below")], align="start")

    app, screen = hold(make_app, made)
    screen.ui_root.set_focus(app.ui, screen.named("here"))
    press(app, pygame.K_DOWN)
    assert screen.ui_root.focus is screen.named("below")


def test_enter_after_a_click_is_the_screens_and_after_a_key_once_more_the_buttons(make_app: Make) -> None:
    app, screen, sentences = buttons(make_app)
    click(app, screen.named("first").rect.center)
    press(app, pygame.K_RETURN)
    assert sentences == ["first"]
    press(app, pygame.K_TAB)
    press(app, pygame.K_RETURN)
    assert sentences == ["first", "off"]


def test_a_card_that_was_chosen_means_something_else_than_before() -> None:
    cards = [CardButton(Label("x"), None, name="card", chosen=chosen) for chosen in (False, True, False)]
    senses = [card.press_meaning((0, 0)) for card in cards]
    assert senses[0] == senses[2] != senses[1]


def test_of_two_that_are_too_wide_each_gives_way_by_half_at_most(make_app: Make) -> None:
    ui = make_app().ui
    row = Row([Spacer(300, 10), Spacer(200, 10)], gap=0)
    row.arrange(ui, pygame.Rect(0, 0, ui.px(300), 20))
    assert [child.rect.width for child in row.children] == [ui.px(150), ui.px(150)]


# -- a close look ------------------------------------------------------------------------------------------------------


class Near(Widget):
    """Something that has more to show, or not."""

    def __init__(self, near: Widget | None = None) -> None:
        super().__init__()
        self.near = near

    def close_up(self, ui: Ui) -> Widget | None:
        return self.near


def test_the_innermost_that_has_more_to_show_is_looked_at() -> None:
    near, outer, ui = ZoomPreview(), Label("outer"), cast(Ui, None)
    assert not near.open(ui, [Near(), Near()], pinned=True) and near.shown is None and near.tried
    assert near.open(ui, [Near(), Near(outer), Near(Label("further out"))], pinned=False)
    assert near.shown is outer and not near.pinned
    assert near.close() and near.shown is None and not near.close()


def test_a_long_look_comes_once_and_again_only_after_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000]
    monkeypatch.setattr("game.platform.clock.now", lambda: now[0])
    near, ui = ZoomPreview(), cast(Ui, None)
    near.moved()
    assert not near.due(1000 + LONG - 1, LONG) and near.due(1000 + LONG, LONG)
    near.open(ui, [Near()], pinned=False)
    assert not near.due(9999, LONG), "there is nothing to see, and it is not asked again"
    now[0] = 5000
    near.moved()
    assert not near.due(5001, LONG) and near.due(5000 + LONG, LONG)
    near.open(ui, [Near(Label("x"))], pinned=False)
    assert not near.due(99_999, LONG)
    now[0] = 20_000
    near.close()
    assert near.due(20_000 + LONG, LONG), "laid back, it comes again to who stays"


def test_a_right_click_is_one_that_stays_where_it_was() -> None:
    near = ZoomPreview()

    def pressed(kind: int, x: int) -> bool:
        return near.right_button(pygame.Event(kind, pos=(x, 0), button=3))

    assert not pressed(pygame.MOUSEBUTTONUP, 0), "it was pressed elsewhere"
    assert not pressed(pygame.MOUSEBUTTONDOWN, 0) and pressed(pygame.MOUSEBUTTONUP, STILL)
    assert not pressed(pygame.MOUSEBUTTONUP, 0), "once"
    assert not pressed(pygame.MOUSEBUTTONDOWN, 0) and not pressed(pygame.MOUSEBUTTONUP, STILL + 1)
