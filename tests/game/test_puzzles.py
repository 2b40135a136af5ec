"""Puzzles in the window: the Learn page, their table, stars and boxes, and what they leave alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from engine.bots.judging import Verdict
from engine.bots.review import Mistake
from engine.core.rng import Rng
from engine.core.session import Session
from engine.puzzles.puzzle import OpenPuzzle, opened
from engine.registry import GAMES
from game.app.app import App
from game.platform.puzzle_store import PuzzleStore
from game.screens.learn_hub import LearnHubScreen
from game.screens.menu import MenuScreen
from game.screens.puzzle import PuzzleScreen, open_puzzle
from game.screens.trial import STEP
from game.shell.puzzle_collection import PuzzleCard, today
from tests.game.advised_table import TABLES, lay
from tests.game.brazil.kit import names
from tests.game.conftest import click_name, press
from tests.game.puzzles import (
    begin,
    collection_of,
    hub,
    judged,
    judges,
    play,
    put_in_boxes,
    put_in_collection,
)
from tests.game.some_languages import SOME_LANGUAGES
from tests.game.test_review import said
from tests.puzzles.kit import BEST, SECOND, puzzle_of

Make = Callable[..., App]
GOOD = Verdict(tuple(chance - 0.03 - 0.001 * (number % 2) for number, chance in enumerate(BEST.chances)), BEST.points)


# --- the Learn page ---


@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize("game", TABLES)
def test_the_page_shows_the_day_what_is_due_the_boxes_and_the_collection_by_ideas(make_app: Make, game: str) -> None:
    app = make_app()
    hub(app, game)
    page: Any = app.top
    other = next(puzzle for puzzle in page.collection.puzzles if puzzle != page.collection.of_today)
    PuzzleStore(app.folders).keep_stars(game, other.id, 2)
    page.shown()
    words = said(app)
    assert {"puzzle-day", "puzzles-due", "idea-one_idea", "idea-two_idea", "idea-other", "paste-puzzle"} <= names(app)
    assert app.ui.text("puzzle-collection-solved", done=1, all=6) in words and app.ui.text("puzzle-not-tried") in words
    counts = {w.name: w.text for w in app.top.ui_root.root.walk() if w.name.startswith(("box-", "due-"))}  # type: ignore[attr-defined]
    assert counts == {"due-number": "2", "box-1": "3", "box-3": "0", "box-7": "0", "box-21": "0"}
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, MenuScreen) and app.ui.text("menu-learn-due", n=2) in said(app)


def test_without_puzzles_it_says_where_they_come_from(make_app: Make) -> None:
    app = make_app()
    app.select_game("brazil")
    app.go("menu")
    put_in_collection("brazil", ())
    app.go("learn")
    assert app.ui.text("puzzles-none") in said(app)
    press(app, pygame.K_ESCAPE)
    assert app.ui.text("menu-learn") in said(app)


# --- at the table ---


@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize("game", TABLES)
def test_the_position_is_what_the_seat_saw_with_all_moves_legal(make_app: Make, game: str) -> None:
    app = make_app()
    hub(app, game)
    screen, _ = begin(app, "puzzle-day")
    match, puzzle = screen.table.match, screen.puzzle
    rules = puzzle.session.rules
    assert match.viewer == match.deciding == puzzle.seat and not match.can_undo and match.path is None
    assert rules.digest(match.view) == rules.digest(puzzle.view)
    assert match.legal() == rules.legal_moves(puzzle.view, puzzle.seat)
    screen.table.controller.play(match.legal()[0])
    assert len(puzzle.session.log) == screen.start, "the puzzle stays as it was"


@pytest.mark.sampled
@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize("game", TABLES)
def test_solved_it_earns_stars_and_moves_to_the_next_box(make_app: Make, game: str) -> None:
    app = make_app()
    hub(app, game)
    screen, thinks = begin(app, "puzzles-due")
    play(screen, screen.puzzle.mistake.better)
    words = said(app)
    assert app.ui.text("puzzle-over") in words and app.ui.text("retry-best") not in words
    assert app.ui.text("retry-in-game") not in words, "it would be a hint"
    click_name(app, "puzzle-judge")
    assert not thinks.asked, "the puzzle's own line has its verdict"
    words = said(app)
    assert app.ui.text("retry-verdict-best") in words and app.ui.text("puzzle-stars", n=3) in words
    assert app.ui.text("puzzle-comes-back", days=3) in words and app.ui.text("retry-best") in words
    record = PuzzleStore(app.folders).own(game)["own-0"]
    assert (record.box, (record.due - today()).days) == (1, 3)
    app.draw()
    click_name(app, "puzzle-next")
    assert isinstance(app.top, PuzzleScreen) and app.top is not screen and app.top.card.id == "own-1"
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, LearnHubScreen) and app.ui.text("puzzle-due") in said(app)
    counts = [w.text for w in app.top.ui_root.root.walk() if w.name == "due-number"]  # type: ignore[attr-defined]
    assert counts == ["1"]


@pytest.mark.sampled
@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.parametrize("game", TABLES)
def test_a_wrong_turn_earns_none_and_goes_back_to_the_first_box(make_app: Make, game: str) -> None:
    app = make_app()
    hub(app, game)
    store = PuzzleStore(app.folders)
    store.tried("own-0", True, today())
    record = store.own(game)["own-0"]
    record.due = today()
    store._write()
    app.top.shown()
    begin(app, "puzzles-due")
    while app.top.card.id != "own-0":  # type: ignore[attr-defined]
        app.top.next()  # type: ignore[attr-defined]
    screen, thinks = app.top, judges(app.top)
    assert isinstance(screen, PuzzleScreen)
    app.draw()
    judged(app, screen, thinks, SECOND)
    words = said(app)
    assert app.ui.text("puzzle-stars", n=0) in words and app.ui.text("retry-verdict-costs", n=21) in words
    assert app.ui.text("puzzle-comes-back", days=1) in words and app.ui.text("retry-best") not in words
    assert PuzzleStore(app.folders).own(game)["own-0"].box == 0
    click_name(app, "retry-again")
    assert not screen.closed and len(screen.table.match.log) == screen.start


def test_stars_go_by_the_loss_and_the_best_try_counts(make_app: Make) -> None:
    app = make_app()
    hub(app, "historia")
    screen, thinks = begin(app, "puzzle-day")
    name = screen.card.id
    for verdict, stars in ((SECOND, 0), (GOOD, 2), (SECOND, 2), (BEST, 3)):
        judged(app, screen, thinks, verdict)
        assert screen.stars == PuzzleStore(app.folders).stars("historia", name) == stars
        assert screen.solving.best_known is (verdict is BEST)
        screen.try_again()
    assert PuzzleStore(app.folders).day_solved("historia", today())
    page = hub(app, "historia")
    page.refresh(app.ui)
    said = {getattr(widget, "text", "") for widget in page.ui_root.root.walk()}
    assert app.ui.text("puzzle-day-solved") in said and app.ui.text("puzzle-day-about") not in said


def test_what_was_shown_is_not_solved(make_app: Make) -> None:
    app = make_app()
    hub(app, "struggle")
    screen, thinks = begin(app, "puzzles-due")
    click_name(app, "retry-show")
    now = STEP
    for _ in range(len(screen.better) + 1):
        screen.tick(now)
        now += 2 * STEP
    assert [entry.move for entry in screen.table.match.log[screen.start :]][:1] == list(screen.better[:1])
    assert app.ui.text("retry-best") in said(app) and not thinks.asked
    screen.try_again()
    judged(app, screen, thinks, BEST)
    assert not screen.solving.solved and screen.stars is None
    assert PuzzleStore(app.folders).own("struggle")["own-0"].box == 0


def test_a_turn_that_waits_can_be_taken_back(make_app: Make) -> None:
    app = make_app()
    hub(app, "struggle")
    screen, thinks = begin(app, "puzzle-day")
    play(screen, screen.puzzle.mistake.played)
    moves = len(screen.table.match.log)
    can_undo = screen.table.match.can_undo
    assert screen.command("undo")
    assert not screen.closed and not screen.waits and not thinks.asked and not screen.solving.tries
    assert len(screen.table.match.log) == (moves - 1 if can_undo else screen.start)


def test_nothing_at_its_table_tells_the_best_turn(make_app: Make) -> None:
    app = make_app()
    hub(app, "brazil")
    screen, _ = begin(app, "puzzle-day")
    for command in ("hint", "why", "save", "branch"):
        assert screen.command(command) and app.top is screen
    assert not screen.table.advice_controller.open and screen.idea == ""
    assert app.ui.text("retry-not-now") in [note.text for note in app.toasts.notes]


@pytest.mark.parametrize("game", TABLES)
def test_two_worlds_that_the_seat_cannot_tell_apart_give_the_same_screen(make_app: Make, game: str) -> None:
    app = make_app()
    app.select_game(game)
    app.go("menu")
    puzzle = opened(puzzle_of(game), GAMES)
    rules, shown, drawn = puzzle.session.rules, [], []
    worlds = [rules.determinize(puzzle.view, puzzle.seat, Rng(seed)) for seed in (1, 2)]
    assert rules.digest(worlds[0]) != rules.digest(worlds[1])
    for world in worlds:
        session: Session[Any, Any] = Session(rules, puzzle.session.setup, 5, world)
        mistake = puzzle.mistake
        other = OpenPuzzle(
            puzzle.puzzle, session, puzzle.view, Mistake(0, puzzle.seat, mistake.played, mistake.better, SECOND, BEST)
        )
        assert open_puzzle(app, PuzzleCard("sent", game, "one", lambda other=other: other))
        app.draw()
        screen = app.top
        assert isinstance(screen, PuzzleScreen)
        shown.append((said(app), [str(getattr(w, "text", "")) for w in screen.table.ui_root.root.walk()]))
        drawn.append(pygame.image.tobytes(app.surface, "RGB"))
        screen.leave()
    assert shown[0] == shown[1] and drawn[0] == drawn[1]


# --- what it leaves alone ---


def test_left_in_the_middle_it_changes_neither_the_game_on_the_table_nor_a_box(make_app: Make) -> None:
    app = make_app()
    table = lay(app, "brazil", "person", "settler")
    table.match.path = app.folders.saves / "mine.imperial"
    app.folders.saves.mkdir(parents=True, exist_ok=True)
    put_in_collection("struggle", collection_of("struggle"))
    put_in_boxes(app, "struggle", 1)
    before, last = len(table.match.log), app.settings.last_save
    app.go("learn")
    hub_page = app.top
    assert isinstance(hub_page, LearnHubScreen)
    hub_page.select_game("struggle")
    screen, thinks = begin(app, "puzzles-due")
    screen.table.controller.play(screen.table.match.legal()[0])
    press(app, pygame.K_ESCAPE)
    while isinstance(app.top, PuzzleScreen):
        press(app, pygame.K_ESCAPE)
    assert app.top is hub_page and app.game == "struggle" and thinks.stopped == 0
    assert PuzzleStore(app.folders).own("struggle")["own-0"].tries == 0
    press(app, pygame.K_ESCAPE)
    assert app.top is table and app.game == "brazil" and len(table.match.log) == before
    assert app.settings.last_save == last and not list(app.folders.saves.iterdir())
    table.closing()


def test_by_keys_alone(make_app: Make) -> None:
    app = make_app()
    hub(app, "historia")
    found = set()
    for _ in range(80):
        press(app, pygame.K_TAB)
        focus = app.top.ui_root.focus
        found.add(focus.name if focus is not None else "")
    assert {"puzzle-day", "puzzles-due", "idea-one_idea", "paste-puzzle"} <= found
    while app.top.ui_root.focus is None or app.top.ui_root.focus.name != "puzzle-day":
        press(app, pygame.K_TAB)
    press(app, pygame.K_RETURN)
    screen = app.top
    assert isinstance(screen, PuzzleScreen)
    judges(screen)
    play(screen, screen.puzzle.mistake.better)
    press(app, pygame.K_F6)
    reached = set()
    for _ in range(12):
        press(app, pygame.K_TAB)
        reached.add(screen.ui_root.focus.name if screen.ui_root.focus is not None else "")
    assert {"retry-again", "retry-show", "puzzle-judge", "back", "puzzle-copy", "puzzle-picture"} <= reached
    press(app, pygame.K_F6)
    assert screen.command("confirm") and screen.solving.solved
    assert screen.command("confirm") and isinstance(app.top, LearnHubScreen), "after the last one it is left"


@pytest.mark.sampled
@pytest.mark.usefixtures("nothing_painted")
@pytest.mark.each_value
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 150)])
@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_everything_of_it_is_in_sight(make_app: Make, size: tuple[int, int], scale: int, language: str) -> None:
    app = make_app(size, scale, language=language)
    hub(app, "struggle")
    screen, _ = begin(app, "puzzles-due")
    play(screen, screen.puzzle.mistake.better)
    app.draw()
    window = app.surface.get_rect()
    for name in ("retry-again", "retry-show", "puzzle-judge", "back", "puzzle-copy", "puzzle-picture"):
        widget = next(w for w in screen.ui_root.root.walk() if w.name == name)
        assert window.contains(widget.rect), name
        assert not widget.rect.colliderect(screen.area), name
