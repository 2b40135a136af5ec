"""Puzzles in the window: the Learn page, their table, stars and boxes, how they travel, and what they leave alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.bots.judging import Verdict
from engine.bots.review import Mistake, Rating, Review
from engine.core.rng import Rng
from engine.core.session import Session
from engine.puzzles.own import own_id
from engine.puzzles.puzzle import WORLDS, OpenPuzzle, opened
from engine.puzzles.puzzle_text import in_picture, to_bytes_of_file, to_text
from engine.registry import GAMES
from game.app.app import App
from game.app.open_file import open_from_outside
from game.platform import clipboard
from game.platform.puzzle_store import PuzzleStore
from game.render.image_cache import png_of
from game.screens.game_table import GameTable
from game.screens.learn_hub import LearnHubScreen
from game.screens.load import LoadScreen
from game.screens.menu import MenuScreen
from game.screens.puzzle import PuzzleScreen, open_puzzle
from game.screens.trial import STEP
from game.shell import puzzle_collection
from game.shell.puzzle_collection import PuzzleCard, today
from tests.game.conftest import click_name, press
from tests.game.puzzles import collection_of, judges, put_in_boxes, put_in_collection
from tests.game.some_languages import SOME_LANGUAGES
from tests.game.test_advice import TABLES, lay
from tests.game.test_review import mistakes_of, over, said
from tests.puzzles.kit import BEST, SECOND, puzzle_of

Make = Callable[..., App]
GOOD = Verdict(tuple(chance - 0.03 - 0.001 * (number % 2) for number, chance in enumerate(BEST.chances)), BEST.points)


def names(app: App) -> set[str]:
    app.top.refresh(app.ui)
    return {widget.name for widget in app.top.ui_root.root.walk()}


def hub(app: App, game: str, due: int = 2, later: int = 1) -> LearnHubScreen:
    app.select_game(game)
    app.go("menu")
    put_in_collection(game, collection_of(game))
    put_in_boxes(app, game, due, later)
    app.go("learn")
    assert isinstance(app.top, LearnHubScreen)
    return app.top


def click_there(app: App, name: str) -> None:
    """Clicks a widget of a page after scrolling it into sight."""
    app.top.refresh(app.ui)
    root = app.top.ui_root
    root.set_focus(app.ui, next(widget for widget in root.root.walk() if widget.name == name))
    app.draw()
    click_name(app, name)


def begin(app: App, name: str) -> tuple[PuzzleScreen, Any]:
    click_there(app, name)
    assert isinstance(app.top, PuzzleScreen)
    app.draw()
    return app.top, judges(app.top)


def play(screen: PuzzleScreen, turn: Any) -> None:
    for move in turn:
        screen.table.controller.play(move)
        screen.tick(5)
    if not screen.waits:  # the turn of the test may go on: it ends here
        screen.closed = screen.waits = True
        screen.rebuild()


def judged(app: App, screen: PuzzleScreen, thinks: Any, verdict: Verdict) -> None:
    """Plays another turn than the puzzle's two, and has it judged so."""
    mistake, match = screen.puzzle.mistake, screen.table.match
    move = next(one for one in match.legal() if (one,) not in (mistake.better, mistake.played))
    play(screen, [move])
    assert not thinks.asked, "it waits to be told"
    click_name(app, "puzzle-judge")
    assert screen.solving.judging is not None and thinks.asked[-1].turn == tuple(screen.turn)
    thinks.asked.clear()
    thinks.ready = {screen.seat: (verdict, ())}
    assert screen.tick(6)


# --- the Learn page ---


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


# --- how it travels ---


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    held = [""]
    monkeypatch.setattr(clipboard, "put", lambda text: held.__setitem__(0, text))
    monkeypatch.setattr(clipboard, "get", lambda: held[0])
    return held


@pytest.mark.parametrize("game", TABLES)
def test_as_text_it_comes_back_on_both_pages(make_app: Make, game: str, board: list[str]) -> None:
    app = make_app()
    hub(app, game)
    screen, _ = begin(app, "puzzle-day")
    click_name(app, "puzzle-copy")
    assert board[0] == to_text(screen.puzzle)
    screen.leave()
    app.top.shown()
    for page in ("learn", "load"):
        app.go(page)
        click_there(app, "paste-puzzle" if page == "learn" else "paste")
        assert isinstance(app.top, PuzzleScreen) and app.top.card.source == "sent"
        assert app.top.puzzle.mistake.better == screen.puzzle.mistake.better
        app.top.leave()
        assert isinstance(app.top, LearnHubScreen if page == "learn" else LoadScreen)


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
    whole = to_bytes_of_file(puzzle_of("brazil"))
    unknown = puzzle_of("brazil").model_copy(update={"game": "chess"})
    files = {
        "cut.json": whole[:-40],
        "list.json": b"[1, 2]",
        "deep.json": b"[" * 100_000,
        "digest.json": whole.replace(b'"digest": "', b'"digest": "0'),
        "chess.json": to_bytes_of_file(unknown),
        "chess.png": in_picture(picture, unknown),
        "broken.png": in_picture(picture, puzzle_of("brazil"))[:-20],
    }
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return [folder / name for name in files]


def test_what_is_no_puzzle_is_refused_in_one_sentence(make_app: Make, tmp_path: Path, board: list[str]) -> None:
    app = make_app()
    page = hub(app, "brazil")
    for path in garbage(tmp_path):
        app.toasts.clear()
        open_from_outside(app, str(path))
        assert app.top is page and [note.kind for note in app.toasts.notes] == ["bad"], path.name
        assert "\n" not in app.toasts.notes[-1].text
    code = to_text(opened(puzzle_of("brazil"), GAMES))
    for text in ("", "nothing", code[:-3], code.replace(":1:", ":9:"), "imperial-puzzle:1:AAAA:00000000"):
        board[0] = text
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
