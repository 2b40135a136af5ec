"""A list that makes only what is in sight: keys and wheel reach every row, nothing jumps, and ten thousand are few."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app.app import App
from game.platform import save_list
from game.platform.save_list import SavedGame
from game.render.ui import Ui
from game.screens import load, menu
from game.screens.load import LoadScreen
from game.screens.menu import MenuScreen
from game.shell.screen import Screen
from game.widgets.base import Column, Widget
from game.widgets.button import Button, CardButton
from game.widgets.label import Label
from game.widgets.virtual_list import VirtualList

from .conftest import move_to, press
from .many_saves import lay_saves

Make = Callable[..., App]
FEW = 3  # rows more than are in sight


class Rows(Screen):
    """A list of so many rows, of one to four lines each, some of more, between two buttons."""

    def __init__(self, app: App, count: int) -> None:
        super().__init__(app)
        self.names = [f"row-{number}" for number in range(count)]
        self.made: list[str] = []
        self.rows: VirtualList | None = None

    def row(self, index: int) -> Widget:
        name = self.names[index]
        self.made.append(name)
        number = int(name.removeprefix("row-"))
        lines = Column([Label(name)] * (1 + number * 7 % 4 + 5 * (290 <= number < 300)))
        return CardButton(lines, None, name=name)

    def build(self, ui: Ui) -> Widget:
        self.rows = VirtualList(self.names, self.row, name="rows")
        return Column([Button("above", None, name="above"), self.rows, Button("below", None, name="below")])


def shown(make_app: Make, count: int) -> tuple[App, Rows, VirtualList]:
    app = make_app()
    screen = Rows(app, count)
    app.push(screen)
    app.draw()
    assert screen.rows is not None
    return app, screen, screen.rows


def in_sight(rows: VirtualList) -> dict[str, pygame.Rect]:
    """The rows of which something is seen."""
    return {row.name: row.rect.copy() for row in rows.child.children if row.rect.colliderect(rows.rect)}


def seen_of(rows: VirtualList) -> int:
    return sum(bool(row.rect.colliderect(rows.rect)) for row in rows.child.children)


def numbers(rows: VirtualList) -> list[int]:
    return [int(name.removeprefix("row-")) for name in in_sight(rows)]


def turn(app: App, notches: int) -> None:
    app.dispatch(pygame.Event(pygame.MOUSEWHEEL, x=0, y=notches, flipped=False))
    app.draw()


def test_only_what_is_in_sight_is_made_of_ten_thousand_rows(make_app: Make) -> None:
    app, screen, rows = shown(make_app, 10_000)
    assert len(set(screen.made)) <= len(in_sight(rows)) + FEW
    move_to(app, rows.rect.center)
    for notches in (-1, -5, 3):
        screen.made.clear()
        turn(app, notches)
        assert len(screen.made) <= 5 * FEW and len(rows._made) <= len(in_sight(rows)) + FEW
    for key, there in ((pygame.K_END, 9_999), (pygame.K_HOME, 0)):
        screen.made.clear()
        press(app, key)
        app.draw()
        assert there in numbers(rows) and len(screen.made) <= 3 * len(in_sight(rows))


def test_rows_lie_below_each_other_without_gap_or_overlap_wherever_one_scrolls(make_app: Make) -> None:
    app, _, rows = shown(make_app, 500)
    move_to(app, rows.rect.center)
    for notches in (-3, -40, 7, -200, 90, -1):
        turn(app, notches)
        laid = [row.rect for row in rows.child.children]
        gap = app.ui.px(rows.gap)
        assert all(above.bottom + gap == below.y for above, below in itertools.pairwise(laid))
        assert numbers(rows) == list(range(numbers(rows)[0], numbers(rows)[-1] + 1))
        seen = list(in_sight(rows).values())
        assert seen[0].top <= rows.rect.top + gap and seen[-1].bottom >= rows.rect.bottom - gap


def test_a_notch_moves_what_is_in_sight_by_a_notch_also_where_rows_above_were_never_seen(make_app: Make) -> None:
    app, _, rows = shown(make_app, 500)
    move_to(app, rows.rect.center)
    rows.scroll_to(app.ui, rows.tall // 2)
    app.draw()
    for notches in (1, 4, 5, 5, 1, -1, 3, 5):
        before = in_sight(rows)
        turn(app, notches)
        after = in_sight(rows)
        both = before.keys() & after.keys()
        assert both and all(after[name].y - before[name].y == notches * app.ui.px(60) for name in both)


def test_the_end_is_the_end_and_the_thumb_says_so(make_app: Make) -> None:
    app, _, rows = shown(make_app, 300)
    assert rows._thumb(app.ui).top == rows.rect.top
    move_to(app, rows.rect.center)
    press(app, pygame.K_END)
    assert in_sight(rows)["row-299"].bottom <= rows.rect.bottom and rows.offset == rows.tall - rows.rect.height
    assert abs(rows._thumb(app.ui).bottom - rows.rect.bottom) <= 1
    press(app, pygame.K_HOME)
    assert in_sight(rows)["row-0"].top >= rows.rect.top and rows.offset == 0


@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_DOWN])
def test_the_keys_go_through_all_rows_there_and_back(make_app: Make, key: int) -> None:
    app, screen, rows = shown(make_app, 60)
    stage = screen.ui_root
    press(app, key)
    assert stage.focus is not None and stage.focus.name == "above"
    for name in screen.names:
        press(app, key)
        assert stage.focus is not None and stage.focus.name == name
        assert rows.rect.contains(stage.focus.rect), name
    press(app, key)
    assert stage.focus is not None and stage.focus.name == "below"
    back, mod = (pygame.K_TAB, pygame.KMOD_SHIFT) if key == pygame.K_TAB else (pygame.K_UP, 0)
    for name in reversed(screen.names):
        press(app, back, mod)
        assert stage.focus is not None and stage.focus.name == name
        assert rows.rect.contains(stage.focus.rect), name


def test_the_focus_outlives_the_wheel_and_a_tree_built_anew(make_app: Make) -> None:
    app, screen, rows = shown(make_app, 400)
    for _ in range(4):
        press(app, pygame.K_TAB)
    move_to(app, rows.rect.center)
    turn(app, -90)
    assert "row-2" not in in_sight(rows)
    where = in_sight(rows)
    screen.rebuild()
    app.draw()
    assert screen.rows is not None and screen.rows is not rows
    assert in_sight(screen.rows) == where, "what is in sight stays where it was"
    press(app, pygame.K_TAB)
    assert screen.ui_root.focus is not None and screen.ui_root.focus.name == "row-3"
    assert screen.rows.rect.contains(screen.ui_root.focus.rect)


def test_what_is_in_sight_stays_when_a_row_above_goes(make_app: Make) -> None:
    app, screen, rows = shown(make_app, 400)
    move_to(app, rows.rect.center)
    turn(app, -50)
    first = numbers(rows)[0]
    screen.names.remove(f"row-{first + 1}")
    screen.rebuild()
    app.draw()
    assert screen.rows is not None and numbers(screen.rows)[0] in (first, first + 2)


def test_a_press_held_on_a_row_that_has_gone_does_nothing(make_app: Make) -> None:
    app, screen, rows = shown(make_app, 400)
    pressed: list[str] = []
    screen.row = lambda index: Button("x", lambda: pressed.append(str(index)), name=f"row-{index}")  # type: ignore[method-assign]
    screen.rebuild()
    app.draw()
    assert screen.rows is not None
    point = next(iter(in_sight(screen.rows).values())).center
    move_to(app, point)
    app.dispatch(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=point))
    turn(app, -60)
    app.dispatch(pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=point))
    assert pressed == [] and rows.child is not screen.rows.child


# -- saved games -------------------------------------------------------------------------------------------------------


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Path]:
    """Ten thousand saves are listed in every folder. Holds those whose head was read."""
    lay_saves(tmp_path / "one", 1)
    (real,) = (tmp_path / "one").iterdir()
    about, read = save_list.read_summary(real), []
    listed = [(1_700_000_000.0 - number, f"save {number}.imperial", (number,)) for number in range(10_000)]

    def summary(path: Path) -> SavedGame:
        read.append(path)
        return replace(about, path=path)

    monkeypatch.setattr(save_list, "_dated_names", lambda folder: list(listed))
    for module in (save_list, menu):
        monkeypatch.setattr(module, "read_summary", summary)
    save_list._known.clear()
    return read


def test_load_reads_and_makes_only_what_is_in_sight(make_app: Make, many: list[Path]) -> None:
    app = make_app()
    app.go("load")
    app.draw()
    page = app.top
    assert isinstance(page, LoadScreen) and len(page.saves) == 10_000
    (rows,) = (widget for widget in page.ui_root.root.walk() if isinstance(widget, VirtualList))
    seen = seen_of(rows)
    assert 3 < seen < 20 and len(page.made) <= seen + FEW and len(set(many)) <= max(seen, load.AT_ONCE) + FEW
    move_to(app, rows.rect.center)
    many.clear()
    for notch in range(20):
        turn(app, -1)
        assert len(many) <= notch + FEW and len(rows._made) <= seen_of(rows) + FEW
    press(app, pygame.K_END)
    app.draw()
    assert "save-save 9999" in {widget.name for widget in page.ui_root.root.walk()} and len(set(many)) <= 20 + 3 * seen
    assert len(list(page.own_files())) < 60, "where a page can't be drawn, only what it showed is tried"


def test_the_menu_reads_the_newest_at_once_and_the_others_in_turn(make_app: Make, many: list[Path]) -> None:
    app = make_app()
    app.settings.last_save = "save 7777.imperial"
    app.go("menu")
    app.draw()
    page = app.top
    assert isinstance(page, MenuScreen) and page.continued is not None and page.continued.title == "save 7777"
    assert len(set(many)) <= menu.AT_ONCE + 1
    for _ in range(10):
        many.clear()
        page.tick(0)
        assert page.next_tick(0) == menu.PAUSE and 0 < len(many) <= menu.IN_TURN
    while page.saves.unread:
        page.tick(0)
    assert page.next_tick(0) is None and page.odd == []


def test_the_menu_finds_a_damaged_save_and_a_game_to_go_on_with_behind_many_others(
    make_app: Make, many: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    about = save_list.read_summary(Path("x.imperial"))

    def summary(path: Path) -> SavedGame:
        number = int(path.stem.split()[1])
        return replace(about, path=path, over=number < 300, damaged=number == 200)

    for module in (save_list, menu):
        monkeypatch.setattr(module, "read_summary", summary)
    app = make_app()
    app.go("menu")
    page = app.top
    assert isinstance(page, MenuScreen) and page.continued is None and page.odd == []
    while page.saves.unread and page.continued is None:
        page.tick(0)
    assert page.continued is not None and page.continued.title == "save 300"
    assert [save.title for save in page.odd] == ["save 200"] and page.ui_root.stale
    app.go("load")
    assert isinstance(app.top, LoadScreen) and app.top.order[-2:] == [load.NOTE, 200], "what is known stands last"
