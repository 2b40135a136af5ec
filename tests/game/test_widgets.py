"""Widgets answer to the keyboard alone, and keep focus and scroll through a rebuild."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from game.app.app import App
from game.i18n.display_text import display_text, plain_text
from game.platform import clock
from game.render.ui import Ui
from game.shell.screen import Screen
from game.widgets.base import Column, Row, Widget
from game.widgets.button import Button
from game.widgets.hover_animation import FALLS, RISES
from game.widgets.label import Label
from game.widgets.rich_text import RichText, lay_out, words_of
from game.widgets.scroll import Scroll
from game.widgets.text_field import TextField
from game.widgets.toggles import Checkbox, DropDown, Slider
from game.widgets.ui_root import FRAME

from .conftest import click, move_to, press


class Bench(Screen):
    """A screen with one of each."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.said: list[object] = []

    def build(self, ui: Ui) -> Widget:
        say = self.said.append
        return Column(
            [
                Row([Button("one", lambda: say("one"), name="one"), Button("two", lambda: say("two"), name="two")]),
                Checkbox("check", False, say, name="check"),
                Slider(0, 10, 1, 5, say, name="slider"),
                DropDown([("a", "Alpha"), ("b", "Beta"), ("c", "Gamma")], "a", say, name="choice"),
                TextField("ab", say, name="field"),
                Scroll(Column([Button(f"n{n}", lambda n=n: say(n), name=f"n{n}") for n in range(40)]), name="scroll"),  # type: ignore[misc]
            ]
        )


def bench(make_app: Callable[..., App]) -> tuple[App, Bench]:
    app = make_app()
    screen = Bench(app)
    app.push(screen)
    app.draw()
    return app, screen


def test_tab_goes_round_and_enter_presses(make_app: Callable[..., App]) -> None:
    app, screen = bench(make_app)
    press(app, pygame.K_TAB)
    press(app, pygame.K_RETURN)
    press(app, pygame.K_TAB)
    press(app, pygame.K_SPACE)
    press(app, pygame.K_TAB, pygame.KMOD_SHIFT)
    press(app, pygame.K_RETURN)
    assert screen.said == ["one", "two", "one"]
    assert screen.ui_root.focus_shown


def test_arrows_move_the_focus(make_app: Callable[..., App]) -> None:
    app, screen = bench(make_app)
    press(app, pygame.K_TAB)
    press(app, pygame.K_RIGHT)
    assert screen.ui_root.focus is not None and screen.ui_root.focus.name == "two"
    press(app, pygame.K_DOWN)
    assert screen.ui_root.focus is not None and screen.ui_root.focus.name == "check"


def test_checkbox_slider_choice_and_field(make_app: Callable[..., App]) -> None:
    app, screen = bench(make_app)
    for name, keys, said in (
        ("check", [pygame.K_SPACE], [True]),
        ("slider", [pygame.K_RIGHT, pygame.K_HOME], [6, 0]),
        ("choice", [pygame.K_RIGHT, pygame.K_RIGHT], ["b", "c"]),
    ):
        screen.said.clear()
        screen.ui_root.set_focus(app.ui, screen.ui_root.find(name))
        for key in keys:
            press(app, key)
        assert screen.said == said
    screen.said.clear()
    screen.ui_root.set_focus(app.ui, screen.ui_root.find("field"))
    app.dispatch(pygame.Event(pygame.TEXTINPUT, text="ç"))
    press(app, pygame.K_BACKSPACE)
    press(app, pygame.K_HOME)
    press(app, pygame.K_DELETE)
    assert screen.said == ["abç", "ab", "b"]


def test_a_choice_drops_down_and_is_picked_by_keys(make_app: Callable[..., App]) -> None:
    app, screen = bench(make_app)
    screen.ui_root.set_focus(app.ui, screen.ui_root.find("choice"))
    press(app, pygame.K_RETURN)
    assert screen.ui_root.popup is not None
    app.draw()
    press(app, pygame.K_DOWN)
    press(app, pygame.K_RETURN)
    assert screen.ui_root.popup is None
    assert screen.said == ["b"]


def test_a_choice_is_picked_by_the_mouse(make_app: Callable[..., App]) -> None:
    app, screen = bench(make_app)
    choice = screen.ui_root.find("choice")
    assert choice is not None
    click(app, choice.rect.center)
    popup = screen.ui_root.popup
    assert popup is not None
    last = [w for w in popup.walk() if isinstance(w, Button)][-1]
    click(app, last.rect.center)
    assert screen.said == ["c"] and screen.ui_root.popup is None


def test_the_focus_is_kept_in_sight_and_through_a_rebuild(make_app: Callable[..., App]) -> None:
    app, screen = bench(make_app)
    scroll = next(w for w in screen.ui_root.root.walk() if w.name == "scroll")
    screen.ui_root.set_focus(app.ui, screen.ui_root.find("n39"))
    focus = screen.ui_root.focus
    assert focus is not None and scroll.rect.contains(focus.rect)
    offset = scroll.offset  # type: ignore[attr-defined]
    assert offset > 0
    screen.rebuild()
    app.draw()
    scroll = next(w for w in screen.ui_root.root.walk() if w.name == "scroll")
    assert scroll.offset == offset  # type: ignore[attr-defined]
    assert screen.ui_root.focus is not None and screen.ui_root.focus.name == "n39"


def test_the_wheel_scrolls(make_app: Callable[..., App]) -> None:
    app, screen = bench(make_app)
    scroll = next(w for w in screen.ui_root.root.walk() if w.name == "scroll")
    app.dispatch(pygame.Event(pygame.MOUSEMOTION, pos=scroll.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    app.dispatch(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2, flipped=False))
    assert scroll.offset > 0  # type: ignore[attr-defined]


def test_tooltips_come_after_a_moment(make_app: Callable[..., App]) -> None:
    app, screen = bench(make_app)
    one = screen.ui_root.find("one")
    assert one is not None
    one.tip = "explains"
    app.dispatch(pygame.Event(pygame.MOUSEMOTION, pos=one.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    now = clock.now()
    assert not screen.ui_root.tick(now + 100)
    assert screen.ui_root.tick(now + 400) and screen.ui_root.tip_shown
    app.draw()


def test_a_centred_text_ends_with_no_lost_short_word(make_app: Callable[..., App]) -> None:
    ui = make_app().ui

    def lines(width: int, align: str) -> list[list[str]]:
        rows: list[list[str]] = []
        right = width
        for rect, _, word in lay_out(ui, "A Mission of Era I", width, align=align).word_rects:
            if rect.x < right:
                rows.append([])
            rows[-1].append(word)
            right = rect.right
        return rows

    narrow = ui.fonts.width("A Mission of Era", "text", ui.type_size("text")) + 9
    assert lines(narrow, "left") == [["A", "Mission", "of", "Era"], ["I"]]
    assert lines(narrow, "centre") == [["A", "Mission", "of"], ["Era", "I"]]
    assert len(lines(2 * narrow, "centre")) == 1


def test_a_comma_stands_close_to_the_symbol_before_it_and_a_letter_does_not(make_app: Callable[..., App]) -> None:
    ui = make_app().ui
    for after, touches in ((",", True), (").", True), ("s", False)):
        (symbol, _, _), (word, _, text) = lay_out(ui, f"[vp]{after}", 300).word_rects
        assert text == after and (word.x == symbol.right) is touches


def test_text_wraps_within_its_width(make_app: Callable[..., App]) -> None:
    app = make_app()
    text = (
        "Pay [gold][any] for *the great* house, ~slowly~, averyveryverylongwordthatnobodywouldeverwriteinagame and more"
    )
    for width in (90, 200, 400):
        laid = lay_out(app.ui, text, width)
        assert laid.width <= width + 1
        assert all(x + piece.size[0] <= width + 2 for x, _, piece in laid.pieces)
    assert RichText("- one\n- two").measure(app.ui, 300)[1] > Label("one").measure(app.ui, 300)[1]


@pytest.mark.parametrize("before", ["", "Written to ", "[vp]"])
def test_a_word_that_is_wider_than_its_line_goes_on_in_the_next(make_app: Callable[..., App], before: str) -> None:
    """A folder, or the mark of a deal, of which every letter counts."""
    ui = make_app().ui
    mark = "0123456789abcdef" * 4
    laid = lay_out(ui, f"{before}{mark} and more", 150)
    assert "".join(word for _, _, word in laid.word_rects).endswith(f"{mark}andmore") and laid.width <= 151
    assert all(kind != "text" or ui.width(word) <= rect.width + 1 for rect, kind, word in laid.word_rects), (
        "none is cut"
    )
    assert all(a.right <= b.x or a.y < b.y for (a, _, _), (b, _, _) in pairwise(laid.word_rects)), "none on another"


def test_what_is_pointed_at_rises_and_falls_back_by_the_clock(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [5000]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    app = make_app()
    bench = Bench(app)
    app.push(bench)
    app.draw()
    button = next(w for w in bench.ui_root.root.walk() if isinstance(w, Button) and w.enabled)
    stage = bench.ui_root
    assert button.raised(app.ui) == 0 and stage.next_tick(now[0]) != FRAME
    move_to(app, button.rect.center)
    now[0] += RISES // 2
    assert button.raised(app.ui) == 0.5 and stage.next_tick(now[0]) == FRAME and stage.tick(now[0])
    now[0] += RISES
    assert button.raised(app.ui) == 1 and stage.tick(now[0]), "its last frame is drawn, however late"
    assert stage.next_tick(now[0]) != FRAME, "at rest nothing moves"
    move_to(app, (1278, 718))
    now[0] += FALLS // 2
    assert button.raised(app.ui) == 0.5
    app.ui.reduced_motion = True
    assert button.raised(app.ui) == 0


@pytest.mark.parametrize("text", ["capitals[0]: [90, 0]", "*.toml", "a *b* ~c~ [gold]", r"C:\new\[old]\~x~", ""])
def test_what_others_have_written_is_read_letter_by_letter(text: str) -> None:
    words = words_of(display_text(text), "text")
    assert {kind for kind, _ in words} <= {"text"} and plain_text("".join(word for _, word in words)) == text


def _field(app: App, screen: Bench) -> TextField:
    field = screen.ui_root.find("field")
    assert isinstance(field, TextField)
    screen.ui_root.set_focus(app.ui, field)
    return field


def _type(app: App, text: str) -> None:
    app.dispatch(pygame.Event(pygame.TEXTINPUT, text=text))


def test_what_is_chosen_as_a_whole_is_replaced_by_what_is_typed(make_app: Callable[..., App]) -> None:
    app, screen = bench(make_app)
    field = _field(app, screen)
    press(app, pygame.K_a, pygame.KMOD_CTRL)
    app.draw()
    _type(app, "x")
    _type(app, "y")
    assert field.value == "xy"
    press(app, pygame.K_a, pygame.KMOD_CTRL)
    press(app, pygame.K_RIGHT)  # chosen no more
    _type(app, "z")
    assert field.value == "xyz"
    press(app, pygame.K_a, pygame.KMOD_CTRL)
    press(app, pygame.K_BACKSPACE)
    assert field.value == "" and field.caret == 0


def test_a_click_into_a_text_that_is_longer_than_its_field_meets_the_letter_that_is_seen(
    make_app: Callable[..., App],
) -> None:
    app, screen = bench(make_app)
    field = _field(app, screen)
    field.most = 200
    _type(app, "W" * 190)
    app.draw()
    assert app.ui.width(field.value) > field.rect.width
    click(app, (field.rect.right - 4, field.rect.centery))
    assert field.caret == len(field.value)
    screen.ui_root.set_focus(app.ui, None)
    app.draw()  # its beginning is seen again
    click(app, (field.rect.x + 4, field.rect.centery))
    assert field.caret == 0


def test_marks_of_text_are_typed_as_what_looks_like_them(make_app: Callable[..., App]) -> None:
    app, screen = bench(make_app)
    field = _field(app, screen)
    press(app, pygame.K_a, pygame.KMOD_CTRL)
    _type(app, "[vp] *Ж*\u0645\N{GRINNING FACE}e\u0301\\")
    assert field.value == "(vp) •Ж•\u0645\N{GRINNING FACE}é/", "letters of any script are taken"
    assert [word for kind, word in words_of(field.value, "text") if kind == "symbol"] == []
