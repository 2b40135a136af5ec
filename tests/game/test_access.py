"""The accessibility tree: everything that takes the focus has a name in words, in reading order, and is not covered."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.app import App
from game.i18n.spoken_words import spoken
from game.i18n.texts import LANGUAGES
from game.render.theme import THEMES
from game.shell.finger_size import SMALLEST
from game.widgets.access_tree import LABELLED, access_tree, node_words
from game.widgets.base import Column, Row, Widget
from game.widgets.button import Button, Pressable
from game.widgets.scroll import Scroll
from game.widgets.toggles import DropDown
from game.widgets.ui_root import UiRoot
from tests.game.unpainted import paint_nothing

from .conftest import press
from .layout import FANS, app_for, every_screen, open_screen

pytestmark = pytest.mark.usefixtures("nothing_painted")

SCREENS = every_screen()
# What the mouse presses or is told something by without a focus of its own, and which keys do the same.
HAVE_KEYS = {
    "BattleScene": "Enter and Space go on",
    "CardToken": "the arches' buttons",
    "CircleView": "nothing is pressed on it",
    "LinkedText": "the handbook's list",
    "MatrixView": "nothing is pressed on it",
    "Minimap": "the map's cursor",
    "MissionHeader": "the key that reads the aims",
    "ObjectiveLine": "the key that reads the aims",
    "PageScroll": "page keys",
    "RevealView": "Enter and Space go on",
    "Scroll": "page keys",
    "TokenWidget": "the arches' buttons",
    "VirtualList": "page keys",
    "WorldView": "a widget for each territory",
}
INSET = 3  # pixels from a widget's edge at which it is looked for


@pytest.mark.sampled
@pytest.mark.parametrize("number", range(len(SCREENS)), ids=SCREENS)
def test_everything_with_the_focus_has_a_name_in_order_in_sight_and_large_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    paint_nothing(monkeypatch)
    language = LANGUAGES[number % len(LANGUAGES)]
    app = app_for(tmp_path, (SCREENS[number], (1280, 720), 100, language))
    assert app is not None, "the question never came"
    app.settings.theme = [*THEMES][number % len(THEMES)]
    app.restyle()
    try:
        app.draw()
        faults = [*nameless(app), *with_signs(app), *_out_of_order(app), *_covered(app), *_small(app)]
        assert not [*faults, *_misnamed(app), *_by_mouse_alone(app)]
        assert not [*_refused_in_silence(app), *_possible_and_refused(app)]
    finally:
        app.ui.pictures.renderer.stop()


def _small(app: App) -> list[str]:
    """Buttons that are smaller than the settings say of all of them."""
    with app.top.fitted(app.ui):  # type: ignore[attr-defined]
        return [
            f"small: {_called(widget)} {widget.rect.size}"
            for widget in app.top.ui_root.order()
            if widget.rect.width and min(widget.rect.size) < round(SMALLEST * app.ui.u) and widget.role != "map"
        ]


def nameless(app: App) -> list[str]:
    """Widgets that take the focus and have no name in words."""
    tree = access_tree(app.ui.texts, app.top.ui_root)
    named = {id(node.widget) for node in tree.walk() if any(letter.isalpha() for letter in node.name)}
    return [f"no name: {_called(widget)}" for widget in app.top.ui_root.order() if id(widget) not in named]


def with_signs(app: App) -> list[str]:
    """Announcements that hold a symbol, a mark of our markup or the id of a text."""
    said = [node_words(app.ui.texts, node, 3) for node in access_tree(app.ui.texts, app.top.ui_root).walk()]
    bad = ("[", "]", "*", "~", "\n", "→", "×", "role-", "state-", "spoken-")
    return [f"signs: {words}" for words in said if any(sign in words for sign in bad)]


def _out_of_order(app: App) -> list[str]:
    """Neighbours in a row or column that the focus visits against the reading order."""
    found = []
    for above in app.top.ui_root.root.walk():
        if not isinstance(above, (Row, Column)) or isinstance(above, FANS):
            continue
        seen = [child for child in above.children if any(w.focusable and w.enabled for w in child.walk())]
        for one, other in itertools.pairwise(seen):
            if other.rect.bottom <= one.rect.top or (other.rect.right <= one.rect.left and _beside(one, other)):
                found.append(f"order: {_called(one)} before {_called(other)}")
    return found


def _beside(one: Widget, other: Widget) -> bool:
    return one.rect.top < other.rect.bottom and other.rect.top < one.rect.bottom


def _misnamed(app: App) -> list[str]:
    """What takes the focus and has no role, or takes the name that another widget bears for its own."""
    nodes = [node for node in access_tree(app.ui.texts, app.top.ui_root).walk() if node.widget.focusable]
    others = {node.name for node in nodes if node.role == "button"}
    found = [f"no role: {_called(node.widget)}" for node in nodes if node.role == "group"]
    return found + [f"named as another: {node.name}" for node in nodes if node.role in LABELLED and node.name in others]


def _by_mouse_alone(app: App) -> list[str]:
    """What a press of the mouse acts on and no key comes to."""
    found = []
    for widget in app.top.ui_root.root.walk():
        pressable = type(widget).on_mouse is not Widget.on_mouse and type(widget).__name__ not in HAVE_KEYS
        if isinstance(widget, Pressable):
            pressable = pressable and widget.enabled and widget.action is not None
        if pressable and not any(one.focusable for one in (widget, *widget.ancestors())):
            found.append(f"by the mouse alone: {_called(widget)}")
    return found


def _refused_in_silence(app: App) -> list[str]:
    """What cannot be chosen and says why to the pointer alone: no key comes to it, nor to what it lies on."""
    order = app.top.ui_root.order()
    return [
        f"refused in silence: {_called(widget)}"
        for widget in app.top.ui_root.root.walk()
        if "[cross]" in widget.tip and type(widget).__name__ not in HAVE_KEYS
        if not any(one in order for one in (widget, *widget.ancestors()))
    ]


def _possible_and_refused(app: App) -> list[str]:
    """What is read as possible now, with a reason why it is not."""
    return [
        f"possible and refused: {_called(widget)}"
        for widget in app.top.ui_root.root.walk()
        if widget.answers and "[cross]" in widget.tip and not widget.idle and not widget.place
    ]


def _covered(app: App) -> list[str]:
    """What takes the focus although something that takes the mouse lies over all of it."""
    root = app.top.ui_root.root
    found = []
    for widget in app.top.ui_root.order():
        rect = widget.rect.clip(pygame.Rect((0, 0), app.ui.size))
        for above in widget.ancestors():
            rect = rect.clip(above.rect) if isinstance(above, Scroll) else rect
        if rect.width <= 2 * INSET or rect.height <= 2 * INSET:
            continue
        inner = rect.inflate(-2 * INSET, -2 * INSET)
        points = (inner.center, inner.topleft, inner.bottomright, inner.midtop, inner.midleft)
        hit = [root.hit_test(point) for point in points]
        if not any(over is None or over is widget or widget in over.ancestors() for over in hit):
            found.append(f"covered: {_called(widget)} by {_called(hit[0] or widget)}")
    return found


def _called(widget: Widget) -> str:
    return f"{type(widget).__name__} {widget.name!r} {tuple(widget.rect)}"


@pytest.mark.sampled
@pytest.mark.parametrize(("game", "key"), [("brazil", "g"), ("struggle", "c"), ("struggle", "w"), ("historia", "g")])
def test_what_a_panel_beside_the_table_shows_has_names(make_app: Callable[..., App], game: str, key: str) -> None:
    app = make_app()
    open_screen(app, f"{game}/table")
    before = len(app.top.ui_root.order())
    press(app, pygame.key.key_code(key), unicode=key)
    app.draw()
    assert len(app.top.ui_root.order()) > before or game != "struggle"
    assert not [*nameless(app), *with_signs(app), *_misnamed(app)]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[vp]3", "3 victory points"),
        ("1 [vp]", "1 victory point"),
        ("*Farm*\n[vp] 1 point", "Farm. 1 point."),
        ("2 coffee [coffee] at once", "2 coffee at once"),
        ("[gold][hand_gold]", "gold, Gold card"),
        ("Draw [hand_gold].", "Draw Gold card."),
        ("[any][any][any][any] → [science]", "4 resources of any kind gives science"),
        ("[cs]+1 when attacking", "plus 1 Combat Strength when attacking"),
        ("[hand_combat] 2 Combat", "2 Combat"),
        ("[cross] Too far.", "not possible: Too far."),
        ("[vp][cs] 0   Makes 2", "0 victory points, 0 Combat Strength, Makes 2"),
        ("[vp] 0 → 1", "victory points from 0 to 1"),
        ("[vp] 2 → 1 [gold]", "2 victory points gives 1 gold"),
        ("Farm × 1: 0/1", "Farm times 1: 0 of 1"),
        ("# Rule\n- ~one~\n- two", "Rule. one. two."),
    ],
)
def test_symbols_are_read_as_words(make_app: Callable[..., App], text: str, words: str) -> None:
    app = make_app()
    app.select_game("brazil")
    assert spoken(app.ui.texts, text) == words


def test_a_state_and_a_value_are_read_after_the_name(make_app: Callable[..., App]) -> None:
    app = make_app()
    off = Button("Start", None, name="start", enabled=False, tip="Somebody is missing.")
    one = access_tree(app.ui.texts, _root(app, off)).walk()
    assert [node_words(app.ui.texts, node, 3) for node in one] == ["Start, button, not available. Somebody is missing."]
    choice = DropDown([("a", "One"), ("b", "Two")], "b", lambda value: None, name="choice")
    choice.label = "How many"
    assert node_words(app.ui.texts, access_tree(app.ui.texts, _root(app, choice)), 1) == "How many, Two."


def test_an_open_list_hides_what_it_lies_over(make_app: Callable[..., App]) -> None:
    app = make_app()
    choice = DropDown([("a", "One"), ("b", "Two")], "b", lambda value: None, name="choice")
    root = _root(app, Column([Button("Below", lambda: None), choice]))
    choice.press()
    names = [node.name for node in access_tree(app.ui.texts, root).walk() if node.name]
    assert names == ["One", "Two"]


def _root(app: App, widget: Widget) -> UiRoot:
    root = UiRoot()
    root.show(app.ui, widget, pygame.Rect(0, 0, 400, 300))
    return root


def test_nothing_takes_the_focus_under_a_curtain(make_app: Callable[..., App]) -> None:
    app = make_app()
    root = _root(app, Button("Below", lambda: None))
    root.curtained = lambda: True
    assert not root.order() and not root.step_focus(app.ui, 1)
    assert not [node for node in access_tree(app.ui.texts, root).walk() if node.name]
