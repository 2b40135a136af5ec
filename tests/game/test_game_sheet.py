"""Every game has its sheet: as text, as a picture that carries it, and to be played on as another game."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from engine.core.deal import HOST
from engine.registry import GAMES
from engine.storage.paste_code import of_text
from engine.storage.save_file import SaveError, read_save, write_save
from game.app.app import App
from game.app.open_file import open_from_outside
from game.brazil.table_factory import FACTORY as BRAZIL
from game.platform import clipboard
from game.platform.clipboard import NoClipboard
from game.platform.save_list import ENDING
from game.platform.settings import LastNewGame, SeatChoice
from game.play.match import Match
from game.screens.coach_panel import message_text
from game.screens.game_sheet import GameSheet, check_code
from game.screens.game_table import GameTable
from game.screens.menu import MenuScreen
from game.screens.name_dialog import NameDialog
from game.widgets.label import Heading
from tests.abuse.random_games import FACTORIES, by_chance
from tests.core.joint import Table
from tests.core.tampering import finished

from .conftest import click_name
from .gestures import answer
from .lesson_table import lesson_table

each = pytest.mark.parametrize("game", FACTORIES)
MOVES = 14


def play(match: Match[Any, Any], moves: int, seed: int = 5) -> None:
    dice = random.Random(seed)
    for _ in range(moves):
        assert match.current_seat is not None
        match.submit(dice.choice(match.session.legal_moves(match.current_seat)))


def table_of(app: App, game: str) -> GameTable[Any]:
    """A game at one screen, some moves old, the person asked sitting at it."""
    app.select_game(game)
    chosen = by_chance(game, random.Random(2), app.folders, bots=())
    laying = FACTORIES[game]
    match = laying.new(chosen, 4, app.folders.saves / f"a{ENDING}")
    play(match, MOVES)
    match.hand_over(match.current_seat or 0)
    table = laying.open_table(app, match)
    app.draw()
    assert isinstance(table, GameTable)
    return table


def on_the_table(app: App) -> GameTable[Any]:
    table = next(screen for screen in app.stack if isinstance(screen, GameTable))
    app.draw()
    return table


@pytest.mark.sampled
@each
def test_the_menu_of_the_table_leads_to_its_sheet_and_the_text_is_the_game(
    make_app: Callable[..., App], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[str] = []
    monkeypatch.setattr(clipboard, "put", held.append)
    app = make_app()
    table: Any = table_of(app, game)
    table.controller.request("menu")
    answer(app, "game-title-page")
    assert isinstance(app.top, GameSheet)
    app.draw()
    click_name(app, "game-copy")
    session, players = of_text(held[0], GAMES)
    assert session.rules.id == game and session.digest(len(session.log)) == table.match.digest()
    assert [player.name for player in players] == [occupant.name for occupant in table.match.occupants]
    table.closing()


@pytest.mark.sampled
@each
def test_its_picture_shows_the_map_and_carries_the_game(make_app: Callable[..., App], game: str) -> None:
    app = make_app()
    table = table_of(app, game)
    table.sheet()
    click_name(app, "game-picture")
    (path,) = (app.folders.data / "pictures").glob("*.png")
    shown = pygame.image.load(path)
    assert shown.get_width() > 400 and shown.get_height() > 200
    colours = {tuple(shown.get_at((x, y))) for x in range(0, shown.get_width(), 23) for y in range(0, 200, 23)}
    assert len(colours) > 20, "nothing is drawn"
    assert len(read_save(path).moves) == MOVES
    match = table.match
    open_from_outside(app, str(path))
    again = on_the_table(app)
    assert again is not table and again.match.digest() == match.digest() and again.match.path != match.path
    again.closing()


@pytest.mark.sampled
@each
def test_a_moment_of_a_running_game_is_played_on_as_one_dealt_anew(make_app: Callable[..., App], game: str) -> None:
    app = make_app()
    table: Any = table_of(app, game)
    match, seen = table.match, table.match.viewer
    real = match.digest()
    table.controller.history.go(MOVES - 4)
    app.draw()
    click_name(app, "game-branch")
    dialog = app.top
    assert isinstance(dialog, NameDialog) and app.ui.text("game-branch-anew") in dialog.body
    click_name(app, "answer-0")
    shown = on_the_table(app)
    other = shown.match
    assert other.path != match.path and other.origin and other.awaiting
    assert repr(other.view_at(0, seen)) == repr(match.view_at(MOVES - 4, seen)), "the seat sees no difference"
    assert other.session.seed != match.session.seed
    play(other, 3)
    shown.closing()
    laid = FACTORIES[game]
    for one, digest in ((match, real), (other, other.digest())):
        again = laid.load(one.path)
        assert again.digest() == digest
        again.close()


# -- what goes wrong, and what is left open ----------------------------------------------------------------------------


def notes(app: App) -> list[str]:
    return [note.text for note in app.toasts.notes]


def test_what_was_copied_is_told_and_what_the_clipboard_does_not_take(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    table = table_of(app, "brazil")
    table.sheet()
    held: list[str] = []
    monkeypatch.setattr(clipboard, "put", held.append)
    click_name(app, "game-copy")
    assert notes(app)[-1] == app.ui.text("game-copied", letters=len(held[0]))

    def refuse(_: str) -> None:
        raise NoClipboard("nobody answers")

    monkeypatch.setattr(clipboard, "put", refuse)
    app.toasts.clear()
    click_name(app, "game-copy")
    assert notes(app) == [app.ui.text("game-not-kept", reason="nobody answers")]
    assert isinstance(app.top, GameSheet)
    table.closing()


def test_a_second_picture_lies_beside_the_first_and_a_folder_in_the_way_is_told(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app, "brazil")
    table.sheet()
    click_name(app, "game-picture")
    folder = app.folders.data / "pictures"
    (first,) = folder.iterdir()
    there = first.read_bytes()
    assert str(first) in notes(app)[-1]
    play(table.match, 1)
    click_name(app, "game-picture")
    (second,) = set(folder.iterdir()) - {first}
    assert first.read_bytes() == there and len(read_save(second).moves) == MOVES + 1
    for path in (first, second):
        path.unlink()
    folder.rmdir()
    folder.write_bytes(b"in the way")
    app.toasts.clear()
    click_name(app, "game-picture")
    assert [note.kind for note in app.toasts.notes] == ["bad"] and folder.read_bytes() == b"in the way"
    table.closing()


def test_a_deal_that_was_given_promises_nothing(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app, "brazil")
    assert table.match.session.commitment == "", "it was laid with a seed"
    sheet = GameSheet(app, table.match, table.game_title, table.map_alone, table.put_away)
    assert sheet.deal_text() == app.ui.text("game-deal-given") and check_code(table.match) == ""
    table.closing()


def test_the_first_second_says_nothing_of_the_deal_and_this_game_says_it_in_plain_words(
    make_app: Callable[..., App],
) -> None:
    app = make_app()
    app.select_game("brazil")
    seats = [SeatChoice(name="Ana", colour="green"), SeatChoice(who="settler", name="Rosa", colour="orange")]
    table = BRAZIL.start(app, LastNewGame(scenario="cisplatine", seats=seats))
    assert table is not None and not app.toasts.notes
    table.sheet()
    sheet = app.top
    assert isinstance(sheet, GameSheet)
    mark = check_code(table.match)
    assert len(mark) == 19 and f"*{mark}*" in sheet.deal_text() and table.match.session.commitment in sheet.deal_text()
    table.closing()


def test_a_lessons_sheet_bears_its_title(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = lesson_table(app)
    table.sheet()
    app.draw()
    headings = [widget.text for widget in app.top.ui_root.root.walk() if isinstance(widget, Heading)]
    assert table.lesson is not None and headings[0] == message_text(app.ui, table.lesson.lesson.title)
    table.closing()


@pytest.fixture
def joint() -> Table:
    """A finished game of Historia, dealt and signed by two people and the host."""
    return finished("historia", 2)[0]


def sheet_of(app: App, joint: Table) -> GameSheet:
    """The page about this game, taken up from its file."""
    path = app.folders.saves / f"joint{ENDING}"
    write_save(path, joint.save())
    app.select_game("historia")
    match = FACTORIES["historia"].load(path)
    assert match.session.joint is not None
    sheet = GameSheet(app, match, lambda: "Joint", lambda: pygame.Surface((1, 1)), lambda then: then())
    app.push(sheet)
    app.draw()
    match.close()
    return sheet


def test_a_game_that_all_dealt_and_signed_is_checked_when_it_is_over(
    make_app: Callable[..., App], joint: Table
) -> None:
    app = make_app()
    sheet = sheet_of(app, joint)
    text = sheet.deal_text()
    assert f"*{check_code(sheet.match)}*" in text and joint.deal.promise in text
    assert app.ui.text("game-deal-joint-open", seed=str(joint.session.seed), lines=len(joint.joint.lines)) in text
    for who, name in ((0, "Ana"), (1, "Rui"), (HOST, app.ui.text("game-deal-host"))):
        key = joint.public(who)
        assert f"- {name}: {key[:4]} {key[4:8]} {key[8:12]} {key[12:16]}" in text


def test_the_page_names_the_line_that_was_exchanged_and_whose_it_is(make_app: Callable[..., App], joint: Table) -> None:
    app = make_app()
    lines = joint.joint.lines
    at = next(at for at, line in enumerate(lines) if line.do == "seen" and line.seat == 1)
    lines[at] = replace(lines[at], signature=lines[0].signature)
    assert app.ui.text("game-deal-joint-wrong", line=at + 1, name="Rui") in sheet_of(app, joint).deal_text()


def test_the_page_names_a_log_that_is_not_what_was_signed(make_app: Callable[..., App], joint: Table) -> None:
    app = make_app()
    joint.joint.lines[-3:] = []
    text = sheet_of(app, joint).deal_text()
    assert (
        app.ui.text("game-deal-joint-wrong", line=len(joint.joint.lines) + 1, name=app.ui.text("game-deal-host"))
        in text
    )


def test_the_page_names_whose_share_was_exchanged(make_app: Callable[..., App], joint: Table) -> None:
    app = make_app()
    joint.joint.deal = replace(joint.deal, shares=("0" * 64, *joint.deal.shares[1:]))
    assert app.ui.text("game-deal-joint-wrong-start", name="Ana") in sheet_of(app, joint).deal_text()


def test_the_page_says_that_only_the_host_signed_the_end(make_app: Callable[..., App], joint: Table) -> None:
    app = make_app()
    joint.do("call_in", 0)
    text = sheet_of(app, joint).deal_text()
    assert app.ui.text("game-deal-joint-unsigned", lines=len(joint.joint.lines)) in text


def test_a_game_that_all_dealt_goes_on_at_one_screen_without_its_proof_and_loses_no_move(
    make_app: Callable[..., App],
) -> None:
    app = make_app()
    rules = GAMES["historia"]
    running = Table(rules, rules.setups("two", 2, {})[0], ("Ana", "Rui")).play(12)
    path = app.folders.saves / f"joint{ENDING}"
    write_save(path, running.save())
    match = FACTORIES["historia"].load(path)
    play(match, 5)
    match.close()
    again = FACTORIES["historia"].load(path)
    assert again.digest() == match.digest() and len(again.log) == len(running.session.log) + 5
    assert again.session.joint is not None and again.session.joint.lines == running.joint.lines
    again.close()


def test_while_a_game_that_all_dealt_runs_its_page_shows_no_seed(make_app: Callable[..., App]) -> None:
    app = make_app()
    rules = GAMES["historia"]
    running = Table(rules, rules.setups("two", 2, {})[0], ("Ana", "Rui")).play(12)
    text = sheet_of(app, running).deal_text()
    assert text == app.ui.text("game-deal-joint", short=check_code(app.top.match), mark=running.deal.promise)  # type: ignore[attr-defined]
    assert str(running.session.seed) not in text


def test_a_branch_without_a_name_is_called_after_where_it_comes_from(make_app: Callable[..., App]) -> None:
    app = make_app()
    table: Any = table_of(app, "brazil")
    match = table.match
    table.controller.history.go(5)
    app.draw()
    click_name(app, "game-branch")
    asked = app.top
    assert isinstance(asked, NameDialog)
    origin = app.ui.text("game-branch-name", name="a", move=5)
    assert asked.name == origin[:60]
    asked._typed("   ")
    click_name(app, "answer-0")
    other = on_the_table(app)
    assert other.match.origin == origin and other.match.path is not None
    assert other.match.path.stem.startswith("a") and other.match.path != match.path
    other.closing()


def test_of_a_game_that_is_over_nothing_is_dealt_anew_and_nobody_says_so(make_app: Callable[..., App]) -> None:
    app = make_app()
    table: Any = table_of(app, "brazil")
    dice = random.Random(1)
    while table.match.awaiting:
        table.match.submit(dice.choice(table.match.session.legal_moves(table.match.awaiting[0])))
    table.controller.history.go(5)
    table.branch()
    asked = app.top
    assert isinstance(asked, NameDialog)
    assert app.ui.text("game-branch-anew") not in asked.body and app.ui.text("game-branch-ask", move=5) in asked.body
    table.closing()


def test_a_branch_that_can_not_be_written_leaves_the_game_on_the_table(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    table: Any = table_of(app, "brazil")
    match = table.match
    table.controller.history.go(5)

    def full(*_: object) -> None:
        raise SaveError("No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("game.screens.game_sheet.adopt", full)
        table.branch()
        click_name(app, "answer-0")
    assert app.stack == [table] and notes(app)[-1] == app.ui.text("game-not-kept", reason="No space left on device")
    table.controller.history.close()
    play(match, 1)
    assert match.error == "" and match.keep() == "", "it is played on"
    monkeypatch.setattr(app, "open_save", lambda path: False)
    table.branch()
    click_name(app, "answer-0")
    assert isinstance(app.top, MenuScreen) and table not in app.stack, "of two games none is left half laid"
