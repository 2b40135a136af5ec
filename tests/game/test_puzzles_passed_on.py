"""Puzzles as text, as a picture and by name, and what is no puzzle; those of own mistakes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.bots.judging import Verdict
from engine.bots.review import Mistake, Rating, Review
from engine.puzzles.own import own_id
from engine.puzzles.puzzle import WORLDS, opened
from engine.puzzles.puzzle_text import in_picture, to_json_bytes, to_text
from engine.registry import GAMES
from game.app.app import App
from game.app.open_file import open_from_outside
from game.platform.puzzle_store import PuzzleStore
from game.render.image_cache import png_of
from game.screens.game_table import GameTable
from game.screens.learn_hub import LearnHubScreen
from game.screens.load import LoadScreen
from game.screens.puzzle import PuzzleScreen
from game.shell import puzzle_collection
from tests.game.advised_table import TABLES, lay
from tests.game.brazil.kit import names
from tests.game.conftest import click_name
from tests.game.puzzles import (
    begin,
    click_there,
    collection_of,
    hub,
    judged,
    put_in_collection,
)
from tests.game.test_review import mistakes_of, over, said
from tests.puzzles.kit import BEST, puzzle_of

Make = Callable[..., App]


# --- how it travels ---


@pytest.mark.sampled
@pytest.mark.parametrize("game", TABLES)
def test_as_text_it_comes_back_on_both_pages(make_app: Make, game: str, copied: list[str]) -> None:
    app = make_app()
    hub(app, game)
    screen, _ = begin(app, "puzzle-day")
    click_name(app, "puzzle-copy")
    assert copied[0] == to_text(screen.puzzle)
    screen.leave()
    app.top.shown()
    for page in ("learn", "load"):
        app.go(page)
        click_there(app, "paste-puzzle" if page == "learn" else "paste")
        assert isinstance(app.top, PuzzleScreen) and app.top.card.source == "sent"
        assert app.top.puzzle.mistake.better == screen.puzzle.mistake.better
        app.top.leave()
        assert isinstance(app.top, LearnHubScreen if page == "learn" else LoadScreen)


@pytest.mark.sampled
@pytest.mark.parametrize("game", TABLES)
def test_as_a_picture_it_opens_over_a_running_game(make_app: Make, game: str) -> None:
    app = make_app()
    hub(app, game)
    screen, _ = begin(app, "puzzle-day")
    click_name(app, "puzzle-picture")
    (path,) = (app.folders.data / "pictures").glob("*.png")
    wanted = screen.puzzle.mistake
    other = "struggle" if game == "brazil" else "brazil"
    table = lay(app, other, "person", "settler")
    open_from_outside(app, str(path))
    assert isinstance(app.top, PuzzleScreen) and app.top.puzzle.mistake == wanted and app.game == game
    assert app.stack[0] is table, "the game stays where it is"
    app.top.leave()
    assert app.top is table and app.game == other
    table.closing()


def garbage(folder: Path) -> list[Path]:
    picture = png_of(pygame.Surface((4, 4)))
    whole = to_json_bytes(puzzle_of("brazil"))
    unknown = puzzle_of("brazil").model_copy(update={"game": "chess"})
    files = {
        "cut.json": whole[:-40],
        "list.json": b"[1, 2]",
        "deep.json": b"[" * 100_000,
        "digest.json": whole.replace(b'"digest": "', b'"digest": "0'),
        "chess.json": to_json_bytes(unknown),
        "chess.png": in_picture(picture, unknown),
        "broken.png": in_picture(picture, puzzle_of("brazil"))[:-20],
    }
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return [folder / name for name in files]


def test_what_is_no_puzzle_is_refused_in_one_sentence(make_app: Make, tmp_path: Path, copied: list[str]) -> None:
    app = make_app()
    page = hub(app, "brazil")
    for path in garbage(tmp_path):
        app.toasts.clear()
        open_from_outside(app, str(path))
        assert app.top is page and [note.kind for note in app.toasts.notes] == ["bad"], path.name
        assert "\n" not in app.toasts.notes[-1].text
    code = to_text(opened(puzzle_of("brazil"), GAMES))
    for text in ("", "nothing", code[:-3], code.replace(":1:", ":9:"), "imperial-puzzle:1:AAAA:00000000"):
        copied[0] = text
        app.toasts.clear()
        click_there(app, "paste-puzzle")
        assert app.top is page and [note.kind for note in app.toasts.notes] == ["bad"], text[:20]
        assert app.ui.text("puzzle-refused", reason="").strip() in app.toasts.notes[-1].text


# --- own mistakes ---


def finished(app: App, game: str = "historia") -> tuple[Any, list[Mistake[Any]]]:
    """A table whose review has just found two mistakes of the person."""
    table, thinks = over(app, game)
    best = Verdict(tuple([0.6] * WORLDS), tuple([4.0] * WORLDS))
    own = Verdict(tuple([0.3, 0.31] * (WORLDS // 2)), tuple([1.0] * WORLDS))
    found = [Mistake(one.moves, 0, one.played, one.better, own, best) for one in mistakes_of(table)]
    table.reviewing.begin()
    thinks.ready = {0: Review(7, found, {0: Rating(5, 12.4, 4.0, 20.0, -0.031, 0.01)})}
    table.reviewing.tick()
    return table, found


def test_mistakes_of_a_review_become_puzzles_and_go_when_they_are_found_there(make_app: Make) -> None:
    app = make_app()
    table, found = finished(app)
    ids = [own_id(table.match.session, one) for one in found]
    assert set(PuzzleStore(app.folders).own("historia")) == set(ids)
    assert app.ui.text("puzzles-added", n=2) in [note.text for note in app.toasts.notes]
    table.reviewing.solve(found[0])
    assert set(PuzzleStore(app.folders).own("historia")) == {ids[1]}, "what stays unsolved comes due"
    table.closing()


def test_the_switch_in_the_settings_keeps_them_away(make_app: Make) -> None:
    app = make_app()
    app.go("menu")
    app.go("settings")
    assert app.settings.own_puzzles
    widget = next(w for w in app.top.ui_root.root.walk() if w.name == "own-puzzles") if names(app) else None
    assert widget is not None and "21" in said(app)
    app.top.set_own_puzzles(False)  # type: ignore[attr-defined]
    table, _ = finished(app)
    assert not PuzzleStore(app.folders).own()
    table.closing()


def test_solving_one_is_no_game_of_the_statistics(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    counted: list[Any] = []
    monkeypatch.setattr(App, "count_game", lambda self, match: counted.append(match))
    hub(app, "brazil")
    screen, thinks = begin(app, "puzzle-day")
    judged(app, screen, thinks, BEST)
    screen.tick(10_000)
    assert not counted and isinstance(screen.table, GameTable) and screen.table.is_trial


# --- by name ---


def test_the_command_line_opens_the_collection_and_a_puzzle(make_app: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app((1280, 720))
    put_in_collection("brazil", collection_of("brazil"))
    app.go("menu")
    app.go("puzzles")
    app.draw()
    assert isinstance(app.top, LearnHubScreen)
    named = {widget.name: widget for widget in app.top.ui_root.root.walk()}
    assert named["learn"].rect.contains(named["puzzle-day-card"].rect), "scrolled into sight"
    app.go("puzzle")
    assert isinstance(app.top, PuzzleScreen) and app.top.card.source == "day"
    app.go("puzzle", "brazil-3")
    assert isinstance(app.top, PuzzleScreen) and (app.top.card.source, app.top.card.id) == ("collection", "brazil-3")
    put_in_collection("brazil", ())
    app.go("puzzle")
    assert isinstance(app.top, LearnHubScreen)
    monkeypatch.setattr("game.shell.puzzle_collection.collection", lambda game: (collection_of(game), ()))
    monkeypatch.delitem(puzzle_collection._loaded, "brazil")
    app.go("puzzle")
    assert isinstance(app.top, PuzzleScreen), "read at once where nothing has read the collection yet"
