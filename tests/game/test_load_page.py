"""The page of saved games by clicks: what it lists is what is there, and what could not be done is told."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.storage.paste_code import to_text
from game.app.app import App
from game.brazil.table_factory import FACTORY
from game.i18n.display_text import plain_text
from game.platform import clipboard
from game.platform.backups import journal_of, set_aside
from game.platform.clipboard import NoClipboard
from game.platform.save_list import ENDING, free_name, name_of
from game.render.ui import Ui
from game.screens.load import LoadScreen
from game.screens.menu import MenuScreen
from game.screens.saved_game_card import SavedGamePicture
from game.shell import toasts
from game.widgets.button import CardButton
from game.widgets.label import Label
from game.widgets.rich_text import BrokenText, RichText, words_of
from tests.abuse.killed import game
from tests.abuse.test_leaving import notes, play

from .conftest import click, click_name, press
from .gestures import reach

Make = Callable[..., App]


def saved(app: App, *names: str) -> None:
    for number, name in enumerate(names):
        match = FACTORY.new(game("persons"), number + 1, app.folders.saves / f"{name}{ENDING}")
        play(match, 3)
        match.keep()
        match.close()


def rows(app: App) -> list[str]:
    """The saves on the page, from above."""
    app.top.refresh(app.ui)
    found = [w for w in app.top.ui_root.root.walk() if isinstance(w, CardButton) and w.name.startswith("save-")]
    return [w.name.removeprefix("save-") for w in sorted(found, key=lambda w: w.rect.y)]


def page(app: App) -> LoadScreen:
    app.go("menu")
    app.go("load")
    assert isinstance(app.top, LoadScreen)
    return app.top


def type_name(app: App, name: str) -> None:
    app.top.refresh(app.ui)
    for _ in range(9):
        press(app, pygame.K_BACKSPACE)
    if name:
        app.dispatch(pygame.Event(pygame.TEXTINPUT, text=name))
    click_name(app, "answer-0")


def test_the_list_follows_what_is_renamed_and_deleted(make_app: Make) -> None:
    app = make_app()
    saved(app, "a", "b")
    page(app)
    assert sorted(rows(app)) == ["a", "b"]
    click_name(app, "rename-a")
    type_name(app, "c")
    assert sorted(rows(app)) == ["b", "c"]
    click_name(app, "delete-b")
    click_name(app, "answer-0")
    assert rows(app) == ["c"] and not notes(app)
    click_name(app, "save-c")
    assert app.stack[0] is app.top and not isinstance(app.top, LoadScreen), "its row opens it"
    app.top.closing()


@pytest.mark.parametrize("letter", ["\N{GOTHIC LETTER AHSA}", "漢", "é", "a"])
def test_the_longest_name_leaves_room_for_what_is_put_to_it(make_app: Make, letter: str) -> None:
    app = make_app()
    saved(app, "a")
    (save,) = page(app).saves
    app.top._rename(save, letter * 99)  # type: ignore[attr-defined]
    assert not notes(app)
    (longest,) = page(app).saves
    assert 40 <= len(longest.title) <= 60 and set(longest.title) == {letter}
    for path in (longest.path, free_name(app.folders.saves, longest.title)):
        match = FACTORY.load(longest.path) if path == longest.path else FACTORY.new(game("persons"), 1, path)
        for _ in range(3):
            match.keep()
        match.close()
        aside = set_aside(journal_of(path))
        assert aside is not None and len(aside.name.encode()) <= 200


@pytest.mark.parametrize("name", ["CON", "nul", "Com1", "LPT³", "aux.b", "con .b"])
def test_no_game_is_called_like_a_device_of_windows(name: str) -> None:
    assert name_of(name) == f"_{name}" == name_of(name_of(name))
    assert name_of(f"{name}sul") == f"{name}sul" or "." in name
    assert [name_of(wanted) for wanted in ("x .", ". x", f"{'a' * 59} .b")] == ["x", "x", "a" * 59]


def dated(app: App, **ahead: float) -> None:
    """As a clock so many days ahead of this one would have dated these files."""
    for name, days in ahead.items():
        at = time.time() + days * 86400
        os.utime(app.folders.saves / f"{name}{ENDING}", (at, at))


def test_what_a_wrong_clock_dated_in_the_future_is_not_taken_for_the_newest(make_app: Make) -> None:
    app = make_app()
    saved(app, "old", "month", "hour", "year")
    dated(app, old=-2, month=30, hour=0.04, year=365)
    assert [save.title for save in page(app).saves] == ["hour", "old", "year", "month"]


def test_continue_goes_on_with_the_game_played_last_whatever_the_clock_says(make_app: Make) -> None:
    def offered() -> str:
        app.go("menu")
        assert isinstance(app.top, MenuScreen) and app.top.continued is not None
        return app.top.continued.path.stem

    app = make_app()
    saved(app, "old", "new", "newest")
    dated(app, old=0.9, new=-1, newest=0)
    assert offered() == "old"
    page(app)
    click_name(app, "save-new")
    app.top.closing()
    dated(app, new=-1)
    assert offered() == "new"
    page(app)
    click_name(app, "rename-new")
    type_name(app, "renamed")
    app = make_app()
    assert offered() == "renamed", "also at the next start"
    page(app)
    click_name(app, "delete-renamed")
    click_name(app, "answer-0")
    assert offered() == "old"
    table = FACTORY.start(app, game("persons"))
    assert table is not None and table.match.path is not None
    table.closing()
    dated(app, **{table.match.path.stem: -3})
    assert offered() == table.match.path.stem, "a new game, too"


@pytest.mark.parametrize("name", ["", "a", "?!", " . "])
def test_a_name_that_is_none_changes_nothing(make_app: Make, name: str) -> None:
    app = make_app()
    saved(app, "a")
    page(app)
    before = sorted(app.folders.saves.iterdir())
    click_name(app, "rename-a")
    type_name(app, name)
    assert rows(app) == ["a"] and sorted(app.folders.saves.iterdir()) == before and not notes(app)


def test_a_folder_that_lets_nothing_be_changed_says_why(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    saved(app, "a")
    page(app)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("game.screens.load.delete", refuse)
    monkeypatch.setattr("game.screens.load.rename", refuse)
    click_name(app, "delete-a")
    click_name(app, "answer-0")
    assert notes(app) == [app.ui.text("load-not-deleted", reason="Permission denied")]
    click_name(app, "rename-a")
    type_name(app, "c")
    assert notes(app)[-1] == app.ui.text("load-not-renamed", reason="Permission denied")
    assert rows(app) == ["a"] and {note.kind for note in app.toasts.notes} == {"bad"}


def test_what_can_not_be_opened_stands_last_and_can_be_deleted(make_app: Make) -> None:
    app = make_app()
    saved(app, "a", "b")
    damaged = app.folders.saves / f"newest{ENDING}"
    damaged.write_bytes(b"{")
    assert page(app).saves[0].path == damaged
    assert sorted(rows(app)[:2]) == ["a", "b"] and rows(app)[2] == "newest"
    open_ = {w.name: w.enabled for w in app.top.ui_root.root.walk() if isinstance(w, CardButton)}
    assert open_ == {"save-a": True, "save-b": True, "save-newest": False}
    click_name(app, "delete-newest")
    click_name(app, "answer-0")
    assert sorted(rows(app)) == ["a", "b"] and not damaged.exists()


def test_a_save_put_there_meanwhile_is_listed_when_one_comes_back(make_app: Make) -> None:
    app = make_app()
    page(app)
    assert rows(app) == []
    app.go("settings")
    saved(app, "a")
    press(app, pygame.K_ESCAPE)
    assert rows(app) == ["a"]


def test_a_clipboard_that_gives_nothing_is_told_and_a_pasted_game_by_its_name(
    make_app: Make, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    app = make_app()
    match = FACTORY.new(game("persons"), None, tmp_path / f"elsewhere{ENDING}")
    play(match, 3)
    text = to_text(match.session, [])
    match.close()

    def none() -> str:
        raise NoClipboard("nobody answers")

    page(app)
    monkeypatch.setattr(clipboard, "get", none)
    click_name(app, "paste")
    assert notes(app) == [app.ui.text("load-not-pasted", reason="nobody answers")] and rows(app) == []
    app.toasts.clear()
    monkeypatch.setattr(clipboard, "get", lambda: text)
    click_name(app, "paste")
    table = app.stack[0]
    path = table.save_path()
    assert path is not None and app.ui.text("load-pasted", name=path.stem) in notes(app)
    assert [file for file in app.folders.saves.glob(f"*{ENDING}")] == [path]
    table.closing()


ODD = "partida [1] *b* ~c~"  # as programs name a second copy, and people a file


def dialog_text(app: App) -> str:
    """The words of the dialog on top, as they are read."""
    app.draw()
    body = next(widget for widget in app.top.ui_root.root.walk() if isinstance(widget, RichText))
    return plain_text("".join(word for _, word in words_of(body.text, "text")))


@pytest.mark.parametrize("action", ["rename", "delete"])
def test_a_file_is_asked_about_by_its_name_letter_by_letter(make_app: Make, action: str) -> None:
    app = make_app()
    saved(app, "x")
    (app.folders.saves / f"x{ENDING}").rename(app.folders.saves / f"{ODD}{ENDING}")
    page(app)
    click(app, reach(app, f"{action}-{ODD}").rect.center)
    assert ODD in dialog_text(app)


def test_an_error_names_files_letter_by_letter(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    app.go("menu")
    laid: list[str] = []
    shown = toasts.lay_out

    def lay_out(ui: Ui, text: str, *at: Any, **how: Any) -> BrokenText:
        laid.append(text)
        return shown(ui, text, *at, **how)

    monkeypatch.setattr(toasts, "lay_out", lay_out)
    app.toast(f"{ODD}: seats[0]", toasts.BAD)
    app.toast("[vp]", toasts.VAIN)
    app.draw()
    words = [plain_text("".join(word for _, word in words_of(text, "text"))) for text in laid]
    assert words == [f"{ODD}: seats[0]", "vp"], "what the game says of itself has its symbols"


def test_a_save_without_a_picture_of_its_own_shows_the_painting_of_its_game(make_app: Make) -> None:
    app = make_app()
    saved(app, "a")
    (save,) = page(app).saves
    for shown in (replace(save, picture=""), replace(save, picture="no picture")):
        portrait = SavedGamePicture(shown)
        size = portrait.measure(app.ui, 500)
        drawn = pygame.Surface(size)
        portrait.arrange(app.ui, drawn.get_rect())
        portrait.draw(app.ui, drawn)
        assert len({tuple(drawn.get_at((x, size[1] // 2))) for x in range(2, size[0] - 2)}) > 3
    assert SavedGamePicture(replace(save, picture="", game="")).measure(app.ui, 500) == (0, 0), (
        "nobody knows what it is of"
    )


def test_the_time_in_a_saves_name_is_shown_as_a_time_of_day(make_app: Make) -> None:
    app = make_app()
    for number in ("", " 2"):
        saved(app, f"Hot 1.5 2026-11-29 15.55{number}")
    load = page(app)
    shown = {save.title: save.path.stem for save in load.saves}
    app.draw()
    assert shown == {f"Hot 1.5 2026-11-29 15:55{number}": f"Hot 1.5 2026-11-29 15.55{number}" for number in ("", " 2")}
    assert set(shown) <= {widget.drawn_text for widget in load.ui_root.root.walk() if isinstance(widget, Label)}
