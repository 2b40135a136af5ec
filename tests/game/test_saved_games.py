"""Saved games on their page and in other shapes: names, small pictures, text, a picture of the map, branches."""

from __future__ import annotations

import contextlib
import os
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.storage.save import verify
from engine.storage.save_file import read_save, write_save
from engine.storage.save_header import read_head
from game.app.app import App
from game.app.open_file import open_from_outside
from game.brazil.match import RULES, Match
from game.brazil.table import TableScreen
from game.brazil.table_factory import FACTORY, open_table, start_game
from game.platform import clipboard
from game.platform.backups import backup_path, companion_files, delete, journal_of, rename, review_of
from game.platform.cleanup import STALE, clear_away
from game.platform.save_list import ENDING, list_saves
from game.play.fork import branch
from game.play.match import Match as AnyMatch
from game.play.occupants import Occupant
from game.render.save_thumbnail import SIZE
from game.screens.dialog import Dialog
from game.screens.game_sheet import GameSheet
from game.screens.load import LoadScreen
from game.screens.menu import MenuScreen
from game.screens.name_dialog import NameDialog
from game.screens.saved_game_card import decoded, describe, marks
from tests.abuse.killed import KINDS, game
from tests.abuse.random_games import FACTORIES

from .conftest import click_name, press
from .gestures import answer
from .locked_folders import REASONS, locked


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The clipboard."""
    held = [""]
    monkeypatch.setattr(clipboard, "put", lambda text: held.__setitem__(0, text))
    monkeypatch.setattr(clipboard, "get", lambda: held[0])
    yield held


def play(match: Match, moves: int) -> None:
    dice = random.Random(7)
    for _ in range(moves):
        if match.current_seat is not None:
            match.submit(dice.choice(match.session.legal_moves(match.current_seat)))


def saved(app: App, name: str = "a", moves: int = 12, seed: int | None = 4) -> Match:
    match = FACTORY.new(game("persons"), seed, app.folders.saves / f"{name}{ENDING}")
    play(match, moves)
    match.keep()
    match.close()
    return match


def table_of(app: App, moves: int = 12, seed: int | None = None) -> TableScreen:
    match = FACTORY.new(game("persons"), seed, app.folders.saves / f"a{ENDING}")
    table = open_table(app, match)
    play(match, moves)
    return table


def on_the_table(app: App) -> TableScreen:
    table = app.stack[0]
    assert isinstance(table, TableScreen)
    return table


# -- the page ----------------------------------------------------------------------------------------------------------


def test_a_save_says_scenario_round_seat_and_date_and_shows_the_map(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app)
    match = table.match
    table.keep()
    (save,) = list_saves(app.folders.saves)
    text = describe(app, save)
    assert match.current_seat is not None
    for part in ("Cisplatine", match.name(match.current_seat), save.saved.strftime("%Y-%m-%d"), "green, orange"):
        assert part in text, text
    assert save.picture and save.commitment == match.session.commitment and len(marks(save)) == 2
    before = save.picture
    play(match, 60)
    table.keep()
    (save,) = list_saves(app.folders.saves)
    assert save.picture != before, "the picture is of the present"
    table.closing()
    app.go("load")
    app.draw()


def holdings(match: AnyMatch[Any, Any]) -> object:
    """What everybody sees of who holds what on the map."""
    view = match.onlooker
    if match.rules.id == "brazil":
        return (view.owner, [(player.capital, player.units) for player in view.seats])
    return view.held if match.rules.id == "struggle" else [seat.cubes for seat in view.seats]


@pytest.mark.parametrize("kind", ["persons", "struggle", "historia"])
def test_a_small_picture_shows_who_holds_what_and_nothing_that_not_everybody_sees(
    make_app: Callable[..., App], kind: str
) -> None:
    app, laying = make_app(), FACTORIES[KINDS[kind].game]
    app.select_game(KINDS[kind].game)
    table = laying.open_table(app, laying.new(game(kind), 4, app.folders.saves / f"a{ENDING}"))
    match: AnyMatch[Any, Any] = table.match
    shown = {}
    for _ in range(12):
        play(match, 10)
        shown[repr(holdings(match))] = match.portrait()
    assert len(set(shown.values())) == len(shown) > 1, "every map has a picture of its own"
    written = match.portrait()
    for seat in match.people:
        match.session.state = match.trial(seat)  # another world that this seat can't tell from the real one
        match.version += 1
        assert match.portrait() == written
    table.keep()
    (save,) = list_saves(app.folders.saves)
    picture = decoded(save.picture)
    assert picture is not None and picture.get_size() == SIZE
    table.closing()


def test_a_game_gets_another_name_with_all_that_lies_beside_it(make_app: Callable[..., App]) -> None:
    app = make_app()
    match = FACTORY.new(game("persons"), 4, app.folders.saves / f"a{ENDING}")
    for _ in range(3):
        play(match, 4)
        match.keep()
    play(match, 2)
    match.close()
    app.go("menu")
    app.go("load")
    click_name(app, "rename-a")
    assert isinstance(app.top, NameDialog)
    for _ in range(5):
        press(app, pygame.K_BACKSPACE)
    app.dispatch(pygame.Event(pygame.TEXTINPUT, text="Ana: 1/2"))
    told: list[tuple[Path, Path]] = []
    app.reviews.renamed = lambda *paths: told.append(paths)  # type: ignore[method-assign, assignment]
    click_name(app, "answer-0")
    new = app.folders.saves / f"Ana 12{ENDING}"
    assert told == [(match.path, new)], "a review in the background follows its game"
    assert [save.path for save in list_saves(app.folders.saves)] == [new]
    assert sorted(path.name for path in app.folders.saves.iterdir()) == sorted(
        path.name for path in (new, journal_of(new), backup_path(new, 1), backup_path(new, 2))
    )
    again = FACTORY.load(new)
    assert again.digest() == match.digest() and not again.lost
    again.close()


def test_a_name_that_is_taken_is_refused_and_nothing_is_harmed(make_app: Callable[..., App]) -> None:
    app = make_app()
    saved(app, "a")
    other = saved(app, "b", 20)
    app.go("menu")
    app.go("load")
    assert isinstance(app.top, LoadScreen)
    app.top._rename(next(save for save in app.top.saves if save.title == "a"), "b")
    assert app.toasts.notes[-1].kind == "bad" and len(list_saves(app.folders.saves)) == 2
    again = FACTORY.load(other.path)  # type: ignore[arg-type]
    assert again.digest() == other.digest()
    again.close()


@pytest.mark.parametrize("stop", range(1, 14))
def test_a_program_stopped_while_it_renames_leaves_a_whole_game(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, stop: int
) -> None:
    app = make_app()
    match = FACTORY.new(game("persons"), 4, app.folders.saves / f"a{ENDING}")
    play(match, 4)
    match.keep()
    play(match, 4)
    match.close()
    steps = [0]

    def step(real: Callable[..., object], *what: object, **more: object) -> object:
        steps[0] += 1
        if steps[0] == stop:
            raise KeyboardInterrupt
        return real(*what, **more)

    new = app.folders.saves / f"b{ENDING}"
    replace, unlink = os.replace, Path.unlink
    with monkeypatch.context() as patch:
        patch.setattr("game.platform.backups.os.replace", lambda *what: step(replace, *what))
        patch.setattr(Path, "unlink", lambda path, missing_ok=False: step(unlink, path, missing_ok=missing_ok))
        with contextlib.suppress(KeyboardInterrupt):
            rename(match.path, new)  # type: ignore[arg-type]
    whole = [path for path in (match.path, new) if path is not None and path.exists()]
    assert whole
    for path in whole:
        again = FACTORY.load(path)
        assert again.digest() == match.digest() and not again.lost
        again.close()
    other = FACTORY.new(game("persons"), 5, app.folders.saves / f"c{ENDING}")
    play(other, 1)
    other.close()
    theirs = [journal_of(other.path), other.path]  # type: ignore[arg-type, list-item]
    clear_away(app.folders, time.time() + 2 * STALE)
    (left,) = [save.path for save in list_saves(app.folders.saves) if save.path != other.path]
    assert set(app.folders.saves.iterdir()) == {left, *companion_files(left)} - {
        backup_path(left, 2),
        review_of(left),
    } | set(theirs)
    again = FACTORY.load(left)
    assert again.digest() == match.digest() and not again.lost
    again.close()


@pytest.mark.parametrize("stop", range(1, 7))
def test_a_program_stopped_while_it_deletes_leaves_nothing_that_belongs_to_no_game(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, stop: int
) -> None:
    app = make_app()
    match = FACTORY.new(game("persons"), 4, app.folders.saves / f"a{ENDING}")
    play(match, 4)
    match.keep()
    match.close()
    unlink, steps = Path.unlink, [0]

    def cut(path: Path, missing_ok: bool = False) -> None:
        steps[0] += 1
        if steps[0] == stop:
            raise KeyboardInterrupt
        unlink(path, missing_ok=missing_ok)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", cut)
        with contextlib.suppress(KeyboardInterrupt):
            delete(match.path)  # type: ignore[arg-type]
    left = list(app.folders.saves.iterdir())
    assert not left or match.path in left
    assert bool(left) == (stop <= 5)
    for save in list_saves(app.folders.saves):
        FACTORY.load(save.path).close()


def test_drafts_of_a_stop_are_cleared_away_and_nothing_else(make_app: Callable[..., App]) -> None:
    folders = make_app().folders
    match = FACTORY.new(game("persons"), 4, folders.saves / f"a{ENDING}")
    play(match, 1)
    match.close()
    now = time.time()
    strange = [folders.saves / "notes.txt", folders.saves / f"old{ENDING}.journal", folders.saves / f"old{ENDING}.1"]
    twin = folders.saves / f"a{ENDING}.aside-1"
    for path in strange:
        path.write_bytes(b"the only copy")
    os.link(match.path, twin)  # type: ignore[arg-type]
    drafts = [folders.config / "settings1.part", folders.saves / "a2.part", folders.cache / "pictures" / "p3.part"]
    for path in drafts:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"half")
    assert clear_away(folders, now) == [], "another program may be writing them"
    os.utime(drafts[0], (now + 10, now + 10))
    assert sorted(clear_away(folders, now + STALE + 5)) == sorted(drafts[1:])
    assert all(path.exists() for path in (*strange, twin, match.path, journal_of(match.path)))  # type: ignore[arg-type, union-attr]


@pytest.mark.parametrize("code", REASONS)
def test_a_folder_out_of_reach_is_not_cleared_and_stops_no_start(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    folders = make_app().folders
    for folder in (folders.saves, folders.config):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "a2.part").write_bytes(b"half")
    with monkeypatch.context() as patched:
        locked(patched, folders.saves, code=code)
        assert clear_away(folders, time.time() + 2 * STALE) == [folders.config / "a2.part"]


def test_a_game_that_is_played_elsewhere_is_neither_renamed_nor_deleted(make_app: Callable[..., App]) -> None:
    app = make_app()
    match = FACTORY.new(game("persons"), 4, app.folders.saves / f"a{ENDING}")
    play(match, 2)
    app.go("menu")
    app.go("load")
    page = app.top
    assert isinstance(page, LoadScreen)
    page._rename(page.saves[0], "b")
    page._delete(page.saves[0])
    assert match.path is not None and match.path.exists() and len(app.toasts.notes) == 2
    match.close()
    page._delete(page.saves[0])
    assert list(app.folders.saves.iterdir()) == []


# -- in other shapes ---------------------------------------------------------------------------------------------------


def test_a_game_is_copied_as_text_and_pasted(make_app: Callable[..., App], copied: list[str]) -> None:
    app = make_app()
    table = table_of(app, 40)
    table.controller.request("menu")
    answer(app, "game-title-page")
    assert isinstance(app.top, GameSheet)
    app.draw()
    click_name(app, "game-copy")
    assert copied[0].startswith("imperial-game:") and len(copied[0]) < 1000
    match = table.match
    table.closing()
    app.go("menu")
    app.go("load")
    click_name(app, "paste")
    again = on_the_table(app)
    assert again.match.digest() == match.digest() and again.match.path != match.path
    assert again.match.session.commitment == match.session.commitment
    again.closing()


def test_what_is_no_game_is_not_pasted(make_app: Callable[..., App], copied: list[str]) -> None:
    app = make_app()
    copied[0] = "imperial-game:1:AAAA:00000000"
    app.go("menu")
    app.go("load")
    click_name(app, "paste")
    assert isinstance(app.top, LoadScreen) and app.toasts.notes[-1].kind == "bad"
    assert not app.folders.saves.exists() or list_saves(app.folders.saves) == []


def test_a_picture_of_the_map_carries_the_game(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app, 40)
    table.sheet()
    click_name(app, "game-picture")
    (path,) = (app.folders.data / "pictures").glob("*.png")
    shown = pygame.image.load(path)
    assert shown.get_width() > 400
    match = table.match
    assert read_save(path).moves == [RULES.dump_move(entry.move) for entry in match.log]
    open_from_outside(app, str(path))
    again = on_the_table(app)
    assert again is not table and again.match.digest() == match.digest() and again.match.path != match.path
    again.closing()
    pygame.image.save(shown, path)
    open_from_outside(app, str(path))
    assert "carries no game" in app.toasts.notes[-1].text


# -- branches ----------------------------------------------------------------------------------------------------------


def test_a_branch_of_a_running_game_is_dealt_anew_and_the_real_one_stays(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = table_of(app, 60)
    match = table.match
    match.hand_over(match.current_seat or 0)
    before, real = match.path.read_bytes() if match.path else b"", match.digest()
    seen = match.viewer
    table.controller.history.go(30)
    app.draw()
    click_name(app, "game-branch")
    dialog = app.top
    assert isinstance(dialog, NameDialog) and app.ui.text("game-branch-anew") in dialog.body
    click_name(app, "answer-0")
    shown = on_the_table(app)
    other = shown.match
    assert other.path != match.path and other.origin and seen is not None
    assert repr(other.view_at(0, seen)) == repr(match.view_at(30, seen)), "the seat sees no difference"
    assert other.session.seed != match.session.seed and other.session.nonce != match.session.nonce
    play(other, 5)
    shown.closing()
    assert before
    again = FACTORY.load(match.path)  # type: ignore[arg-type]
    assert again.digest() == real and len(again.log) == 60
    again.close()
    branched = FACTORY.load(other.path)  # type: ignore[arg-type]
    assert branched.digest() == other.digest() and branched.origin == other.origin
    branched.close()


def test_two_branches_of_one_moment_differ_in_what_is_hidden(make_app: Callable[..., App]) -> None:
    app = make_app()
    match = saved(app, moves=40)
    one, other = branch(match, 40), branch(match, 40)
    assert RULES.digest(one.state) != RULES.digest(other.state)
    assert RULES.digest(one.state) != match.digest()


def test_a_branch_of_a_finished_game_has_the_same_deal(make_app: Callable[..., App]) -> None:
    app = make_app()
    match = saved(app, moves=5000, seed=None)
    assert match.result() is not None
    session = branch(match, 100)
    assert session.digest(100) == match.session.digest(100) and session.nonce == match.session.nonce
    play_on = Match(session, match.occupants)
    play(play_on, 5)
    assert len(match.log) > 100


# -- the deal ----------------------------------------------------------------------------------------------------------


def test_the_promise_is_shown_at_the_start_and_kept_at_the_end(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = start_game(app, game("persons"))
    assert table is not None
    match = table.match
    promise = match.session.commitment
    table.sheet()
    app.draw()
    code = " ".join((promise[:4], promise[4:8]))
    assert any(code in getattr(widget, "text", "") for widget in app.top.ui_root.root.walk())
    app.pop()
    assert match.path is not None
    play(match, 1)
    assert read_head(match.path).commitment == promise and promise in journal_of(match.path).read_text("utf-8")
    table.sheet()
    sheet = app.top
    assert isinstance(sheet, GameSheet) and promise in sheet.deal() and match.session.nonce not in sheet.deal()
    play(match, 5000)
    assert match.session.nonce in sheet.deal() and str(match.session.seed) in sheet.deal()
    match.keep()
    assert verify(RULES, read_save(match.path)).commitment == promise
    app.draw()
    table.runner.stop()
    match.close()


def test_continue_offers_the_state_before_a_damaged_save(make_app: Callable[..., App]) -> None:
    app = make_app()
    match = FACTORY.new(game("persons"), 4, app.folders.saves / f"a{ENDING}")
    for _ in range(3):
        play(match, 4)
        match.keep()
    match.close()
    assert match.path is not None
    data = match.path.read_bytes()
    middle = len(data) // 2
    other = b"x" if data[middle : middle + 1] != b"x" else b"y"
    for damaged in (data[:-40], data[:middle] + other + data[middle + 1 :], b"{" + data):
        match.path.write_bytes(damaged)
        app.go("menu")
        menu = app.top
        assert isinstance(menu, MenuScreen) and menu.continued is not None
        click_name(app, "menu-continue")
        assert isinstance(app.top, Dialog)
        click_name(app, "answer-0")
        shown = on_the_table(app)
        assert shown.match.digest() == match.digest()
        shown.closing()


@pytest.mark.parametrize(
    "kind, name", [("persons", "Gobernador (Naranja)"), ("struggle", "Gobernador (Gran Bretaña)"), ("historia", "")]
)
def test_a_bot_of_another_version_gives_way_to_the_usual_one(
    make_app: Callable[..., App], kind: str, name: str
) -> None:
    app, laying = make_app(language="es"), FACTORIES[KINDS[kind].game]
    app.select_game(KINDS[kind].game)
    match: AnyMatch[Any, Any] = laying.new(game(kind), 4, app.folders.saves / f"a{ENDING}")
    match.occupants[1] = Occupant("tsar", "Tsar (x)")
    play(match, 3)
    match.keep()
    match.close()
    for sentences in (["Este programa no tiene el bot «tsar»: Gobernador juega en su lugar."], []):
        app.toasts.notes.clear()
        assert match.path is not None and app.open_save(match.path)
        table: Any = app.stack[0]
        occupant = table.match.occupants[1]
        called = table.match.name(1)
        assert occupant.who == "governor" and occupant.name == "" and called == (name or called), called
        assert called.startswith("Gobernador (") and table.match.occupants[0].person
        assert [note.text for note in app.toasts.notes if "tsar" in note.text] == sentences, (
            "once: its save names another"
        )
        table.closing()


def test_enter_deletes_no_game(make_app: Callable[..., App]) -> None:
    """The green button and Enter are the way back; what is gone for good is a click of its own."""
    app = make_app()
    match = saved(app, moves=3)
    match.close()
    assert match.path is not None
    app.go("load")
    for key, stays in ((pygame.K_RETURN, True), (None, False)):
        click_name(app, f"delete-{match.path.stem}")
        if key is not None:
            press(app, key)
        else:
            click_name(app, "answer-0")
        assert isinstance(app.top, LoadScreen) and match.path.exists() is stays


def test_a_history_that_does_not_replay_stays_and_the_true_reason_is_told(make_app: Callable[..., App]) -> None:
    app = make_app()
    match = saved(app, moves=20)
    assert match.path is not None
    save = read_save(match.path)
    save.moves[6] = save.moves[5]
    save.checksum = save.compute_checksum()
    write_save(match.path, save)
    journal_of(match.path).unlink()
    assert app.open_save(match.path)
    assert "move 7 is refused" in app.toasts.notes[-1].text or "after move" in app.toasts.notes[-1].text
    shown = on_the_table(app)
    assert shown.match.digest() == match.digest() and len(shown.match.session.older[0].moves) == 20
    shown.closing()
    assert len(read_save(match.path).older[0].moves) == 20


@pytest.mark.parametrize("name", sorted(FACTORIES))
def test_the_first_save_waits_for_no_picture(make_app: Callable[..., App], name: str) -> None:
    """It is written in the click that starts the game; drawing a whole board took a quarter of a second."""
    app = make_app()
    kind = next(kind for kind, made in KINDS.items() if made.game == name)
    table = FACTORIES[name].start(app, game(kind))
    assert table is not None and table.match.path is not None
    assert read_head(table.match.path).picture == ""
    table.match.keep()
    assert decoded(read_head(table.match.path).picture) is not None
    table.match.close()


@pytest.mark.parametrize("kind", ["persons", "struggle", "historia"])
@pytest.mark.parametrize("cut", [False, True])
def test_whichever_way_a_game_is_taken_up_it_is_told_that_moves_may_be_missing(
    make_app: Callable[..., App], kind: str, cut: bool
) -> None:
    """Its journal is gone, or ends before the save."""
    app, laying = make_app(), FACTORIES[KINDS[kind].game]
    match: AnyMatch[Any, Any] = laying.new(game(kind), 4, app.folders.saves / f"a{ENDING}")
    for moves in (4, 4, 3):
        play(match, moves)  # type: ignore[arg-type]
        if moves == 4:
            match.keep()
    match.close()
    path = match.path
    assert path is not None
    save, journal = path.read_bytes(), journal_of(path).read_bytes()
    short = b"".join(journal.splitlines(keepends=True)[:5])

    def lay_anew(left: bytes | None) -> None:
        for file in path.parent.iterdir():
            file.unlink()
        path.write_bytes(save)
        if left is not None:
            journal_of(path).write_bytes(left)
        app.toasts.notes.clear()
        app.go("menu")

    ways: list[Callable[[], object]] = [
        lambda: click_name(app, "menu-continue"),
        lambda: (app.go("load"), click_name(app, "save-a")),
        lambda: open_from_outside(app, str(path)),
        lambda: app.open_save(path),
    ]
    for way in ways:
        for left, missing in ((short if cut else None, True), (journal, False)):
            lay_anew(left)
            way()
            table: Any = app.stack[0]
            assert len(table.match.log) == (8 if missing else 11)
            toasts = [note for note in app.toasts.notes if "may be missing" in note.text]
            assert len(toasts) == missing and all("after move 8" in note.text for note in toasts), app.toasts.notes
            assert not any("could not be replayed" in note.text for note in app.toasts.notes)
            table.closing()
    lay_anew(short if cut else None)
    app.open_save(path)
    app.stack[0].match.keep()
    app.stack[0].closing()
    app.toasts.notes.clear()
    app.open_save(path)
    assert not any("may be missing" in note.text for note in app.toasts.notes), "once: the save goes on by itself now"
    app.stack[0].closing()


@pytest.mark.parametrize("name", ["a\0b.imperial", "a\0b.png", "\0"])
def test_a_path_that_no_system_takes_is_told_of_and_the_table_stays(make_app: Callable[..., App], name: str) -> None:
    app = make_app()
    table = table_of(app)
    open_from_outside(app, name)
    assert app.stack[0] is table and app.toasts.notes[-1].kind == "bad"
    table.closing()


def test_a_name_that_could_not_be_given_can_be_given_again(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever call fails, the game has one name, and lies whole under it."""
    app = make_app()
    replace, unlink, link = os.replace, os.unlink, os.link
    for number in range(60):
        name = f"game {number}"
        match = saved(app, name)
        assert match.path is not None
        to = match.path.with_name(f"new {number}{ENDING}")
        left = [number]

        def failing(call: Callable[..., None], after: bool, left: list[int] = left) -> Callable[..., None]:
            def made(*args: Any, **more: Any) -> None:
                left[0] -= 1
                if left[0] + 1 or after:
                    call(*args, **more)
                if not left[0] + 1:
                    raise OSError(5, "Input/output error")

            return made

        failed = False
        with monkeypatch.context() as patched:
            for of, call in (("replace", replace), ("unlink", unlink), ("link", link)):
                patched.setattr(os, of, failing(call, number % 2 == 1 and of != "link"))
            try:
                rename(match.path, to)
            except OSError:
                failed = True
        if left[0] >= 0:
            break
        if failed:
            rename(match.path, to)
        again = FACTORY.load(to)
        assert again.digest() == match.digest() and again.lost == again.missing == ""
        again.close()
        assert not match.path.exists()
    assert number > 12
