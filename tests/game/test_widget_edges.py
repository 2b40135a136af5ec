"""The edges of scrolls, buttons, the focus and the zoom preview."""

from __future__ import annotations

from typing import cast

import pygame
import pytest

from game.render.ui import Ui
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button, CardButton
from game.widgets.label import Label
from game.widgets.scroll import Scroll
from game.widgets.zoom_preview import LONG, STILL, ZoomPreview

from .gestures import click, move_to, press
from .held_widgets import Make, button_down, button_up, buttons, drag_to, hold, rows, wheel

# -- scrolls -----------------------------------------------------------------------------------------------------------


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


def test_a_card_is_pressed_by_what_lies_on_it(make_app: Make) -> None:
    calls: list[str] = []
    on_it = Label("said")
    on_it.tip = "explains itself"
    app, screen = hold(make_app, lambda: Row([CardButton(on_it, lambda: calls.append("card"), name="card")]))
    assert screen.named("card").hit_test(on_it.rect.center) is on_it
    click(app, on_it.rect.center)
    assert calls == ["card"]
    move_to(app, on_it.rect.center)
    assert screen.named("card").hovered, "and it is lit under it"


# -- buttons and focus -------------------------------------------------------------------------------------------------


def test_only_the_left_button_presses_and_only_where_it_was_pressed(make_app: Make) -> None:
    app, screen, calls = buttons(make_app)
    at = screen.named("first").rect.center
    for number in (2, 3):
        button_down(app, at, number)
        button_up(app, at, number)
    assert calls == []
    button_down(app, at)
    drag_to(app, screen.named("last").rect.center)
    button_up(app, screen.named("last").rect.center)
    assert calls == []
    click(app, at)
    assert calls == ["first"]


def test_what_is_off_takes_neither_clicks_nor_keys_nor_the_focus(make_app: Make) -> None:
    app, screen, calls = buttons(make_app, on=False)
    off = screen.named("off")
    assert isinstance(off, Button)
    button_down(app, off.rect.center)
    assert not off.down
    button_up(app, off.rect.center)
    off.press()
    assert calls == [] and screen.ui_root.focus is None and not off.down
    found = []
    for _ in range(3):
        press(app, pygame.K_TAB)
        assert screen.ui_root.focus is not None
        found.append(screen.ui_root.focus.name)
    assert found == ["first", "last", "first"]
    assert not off.on_key(app.ui, pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))


def test_a_press_is_not_released_on_what_has_become_disabled(make_app: Make) -> None:
    app, screen, calls = buttons(make_app)
    at = screen.named("off").rect.center
    button_down(app, at)
    screen.made = lambda: Column([Row([Button("off", lambda: calls.append("off"), name="off", enabled=False)])])
    screen.rebuild()
    assert not screen.named("off").down  # type: ignore[attr-defined]
    button_up(app, at)
    assert calls == []


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
    app, screen, calls = buttons(make_app)
    click(app, screen.named("first").rect.center)
    press(app, pygame.K_RETURN)
    assert calls == ["first"]
    press(app, pygame.K_TAB)
    press(app, pygame.K_RETURN)
    assert calls == ["first", "off"]


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
