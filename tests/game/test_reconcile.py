"""What goes over from one tree of widgets to the next, without a window: focus, hover, a held press, scrolling."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.widgets.base import Column, Widget
from game.widgets.button import Button
from game.widgets.reconcile import Interaction, reconcile
from game.widgets.scroll import AT_END, Scroll
from game.widgets.toggles import Slider
from game.widgets.virtual_list import VirtualList

NOTHING = Interaction()
UI: Any = SimpleNamespace(u=1.0, px=round, size=(400, 300))


class Line(Widget):
    """A row of a known height."""

    focusable = True

    def __init__(self, name: str, height: int = 20, tip: str = "") -> None:
        super().__init__(name=name, tip=tip)
        self.height = height

    def measure(self, ui: Any, width: int) -> tuple[int, int]:
        return (width, self.height)


def tree(*children: Widget) -> Widget:
    return Column(children, name="root")


def button(name: str, text: str = "", *, enabled: bool = True) -> Button:
    return Button(text or name, lambda: None, name=name, enabled=enabled)


def scroll(name: str, offset: int = 0, *, from_end: bool = False, tall: int = 500) -> Scroll:
    made = Scroll(Widget(), name=name, from_end=from_end)
    made.rect, made.tall = pygame.Rect(0, 0, 100, 100), tall
    if offset:
        made.offset = offset
    return made


def carry(old: Widget, new: Widget, at: Interaction = NOTHING, offsets: dict[str, int] | None = None) -> Interaction:
    return reconcile(old, new, at, {} if offsets is None else offsets, lambda: None)


# -- focus -------------------------------------------------------------------------------------------------------------


def test_the_focus_goes_to_the_widget_of_the_same_key() -> None:
    old, new = tree(button("a"), button("b")), tree(button("b", "another text"), button("a"))
    assert carry(old, new, Interaction(focus=old.children[1])).focus is new.children[0]


def test_the_focus_goes_to_the_nearest_thing_around_what_has_gone() -> None:
    outer, inner = Line("card"), Line("link")
    outer.add(inner)
    old, new = tree(outer), tree(Line("card"), Line("other"))
    assert carry(old, new, Interaction(focus=inner)).focus is new.children[0]
    assert carry(old, tree(Line("other")), Interaction(focus=inner)).focus is None


def test_what_can_have_no_focus_gets_none_and_what_has_no_key_stands_for_nothing() -> None:
    named, nameless = Line("a"), Line("")
    old = tree(named, nameless)
    assert carry(old, tree(Widget(name="a")), Interaction(focus=named)).focus is None
    assert carry(old, tree(Line("")), Interaction(focus=nameless)).focus is None


def test_the_focus_is_looked_for_when_the_tree_is_laid_out() -> None:
    """Rows of a list exist only then."""
    old, new = tree(Line("row")), tree()
    held = Interaction(focus=old.children[0])
    assert reconcile(old, new, held, {}, lambda: new.add(Line("row")) and None).focus is new.children[0]


# -- hover -------------------------------------------------------------------------------------------------------------


def test_what_looks_the_same_in_the_same_place_is_still_hovered() -> None:
    old, new = tree(Line("a", tip="why")), tree(Line("a", tip="why"))
    was = old.children[0]
    assert carry(old, new, Interaction(hovered=was)).hovered is new.children[0]
    for other in (Line("a", tip="another reason"), Line("b", tip="why"), Widget(name="a", tip="why")):
        assert carry(old, tree(other), Interaction(hovered=was)).hovered is was, "the pointer has yet to leave it"
    moved = Line("a", tip="why")
    moved.rect = pygame.Rect(0, 40, 10, 10)
    assert carry(old, tree(moved), Interaction(hovered=was)).hovered is was


def test_a_frame_that_looks_like_what_it_holds_is_not_taken_for_it() -> None:
    def framed() -> tuple[Widget, Widget]:
        outer, inner = Widget(), Widget()
        outer.add(inner)
        return tree(outer), inner

    (old, was), (new, now) = framed(), framed()
    assert carry(old, new, Interaction(hovered=was)).hovered is now


def test_a_widget_that_stays_is_its_own_successor() -> None:
    kept = Line("map", tip="hex 3")
    assert carry(tree(kept), tree(Line("map", tip="hex 3"), kept), Interaction(hovered=kept)).hovered is kept


# -- a held press ------------------------------------------------------------------------------------------------------


def test_a_pressed_button_is_held_on_where_it_says_the_same() -> None:
    old = tree(button("go"))
    held = old.children[0]
    assert isinstance(held, Button)
    held.down = True
    new = tree(button("go"))
    assert carry(old, new, Interaction(pressed=held)).pressed is new.children[0]
    assert new.children[0].down  # type: ignore[attr-defined]
    for other in (button("go", "another text"), button("stop", "go"), button("go", enabled=False)):
        assert carry(old, tree(other), Interaction(pressed=held)).pressed is None and not other.down


def test_a_drag_of_a_slider_or_a_scroll_bar_goes_on() -> None:
    slider = Slider(0, 9, 1, 1, lambda value: None, name="time")
    bar = scroll("log")
    slider.held, bar.grabbed = True, 7
    new = tree(Slider(0, 9, 1, 2, lambda value: None, name="time"), scroll("log"))
    old = tree(slider, bar)
    assert carry(old, new, Interaction(pressed=slider)).pressed is new.children[0] and new.children[0].dragging
    assert carry(old, new, Interaction(pressed=bar)).pressed is new.children[1]
    assert new.children[1].grabbed == 7  # type: ignore[attr-defined]


def test_a_press_on_what_stays_goes_on_and_one_on_what_has_gone_ends() -> None:
    kept = Line("map")
    assert carry(tree(kept), tree(kept), Interaction(pressed=kept)).pressed is kept
    assert carry(tree(kept), tree(Line("map")), Interaction(pressed=kept)).pressed is None


# -- scrolling ---------------------------------------------------------------------------------------------------------


def test_a_list_stays_where_it_was_scrolled_to_even_when_it_was_closed_between() -> None:
    offsets: dict[str, int] = {}
    first, closed, again = tree(scroll("rules", 120)), tree(), tree(scroll("rules"))
    carry(first, closed, offsets=offsets)
    carry(closed, again, offsets=offsets)
    assert again.children[0].offset == 120  # type: ignore[attr-defined]


@pytest.mark.parametrize(("offset", "expected"), [(400, AT_END), (150, 150)])
def test_what_opens_at_its_end_stays_there_unless_it_was_scrolled_away(offset: int, expected: int) -> None:
    new = tree(scroll("log", from_end=True))
    carry(tree(scroll("log", offset, from_end=True)), new)
    assert new.children[0].offset == expected  # type: ignore[attr-defined]


def test_what_opens_at_its_end_does_so_again_when_it_was_closed_between() -> None:
    offsets: dict[str, int] = {}
    closed, again = tree(), tree(scroll("log", from_end=True))
    carry(tree(scroll("log", 150, from_end=True)), closed, offsets=offsets)
    carry(closed, again, offsets=offsets)
    assert again.children[0].offset == AT_END  # type: ignore[attr-defined]


def test_a_list_knows_the_heights_of_its_rows_by_their_keys() -> None:
    """What is in sight would jump when rows above it are measured anew."""

    def listed(*keys: str) -> VirtualList:
        made = VirtualList(keys, lambda index: Line(keys[index], 30 + 10 * len(keys[index])), name="saves")
        return made

    room = pygame.Rect(0, 0, 100, 200)
    old, new = listed("a", "bb", "ccc"), listed("new", "a", "ccc")
    old.arrange(UI, room)
    carry(tree(old), tree(new))
    heights = new._shapes[(100, 1.0)].heights
    assert heights[1:] == [40, 60] and heights[0] == sum((40, 50, 60)) // 3
