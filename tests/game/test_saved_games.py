"""Saved games on their page: what they say and show, taken up, damaged, dealt; what is told and what is refused."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.storage import sealing
from engine.storage.save import verify
from engine.storage.save_file import read_save, write_save
from engine.storage.save_header import read_head
from game.app.app import App
from game.app.open_file import open_from_outside
from game.brazil.match import RULES
from game.brazil.table_factory import FACTORY
from game.platform.backups import backup_path, journal_of
from game.platform.save_list import ENDING, list_saves
from game.play.match import Match as AnyMatch
from game.play.occupants import Occupant
from game.render.save_thumbnail import SIZE
from game.screens.dialog import Dialog
from game.screens.game_sheet import GameSheet
from game.screens.load import LoadScreen
from game.screens.menu import MenuScreen
from game.screens.saved_game_card import decode_picture, describe, mark_pictures
from tests.abuse.killed import KINDS, game
from tests.abuse.random_games import FACTORIES
from tests.game.conftest import click_name, press
from tests.game.saved_match import on_the_table, play, saved, table_of

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
    assert save.picture and save.commitment == match.session.commitment and len(mark_pictures(save)) == 2
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


@pytest.mark.sampled
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
    picture = decode_picture(save.picture)
    assert picture is not None and picture.get_size() == SIZE
    table.closing()


# -- the deal ----------------------------------------------------------------------------------------------------------


def test_the_promise_is_shown_at_the_start_and_kept_at_the_end(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = FACTORY.start(app, game("persons"))
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
    assert isinstance(sheet, GameSheet)
    assert promise in sheet.deal_text() and match.session.nonce not in sheet.deal_text()
    play(match, 5000)
    assert match.session.nonce in sheet.deal_text() and str(match.session.seed) in sheet.deal_text()
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
    assert decode_picture(read_head(table.match.path).picture) is not None
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


def test_a_save_whose_key_is_elsewhere_is_not_called_damaged(make_app: Callable[..., App], tmp_path: Path) -> None:
    """Nor is its backup offered, which is older and not sealed; the toast names the file with the key."""
    app, laying = make_app(), FACTORIES["brazil"]
    app.select_game("brazil")
    app.go("menu")
    match: AnyMatch[Any, Any] = laying.new(game("persons"), 4, app.folders.saves / f"a{ENDING}")
    play(match, 3)
    match.close()
    assert match.path is not None
    sealing.set_key_folders(fresh=bytes)
    write_save(backup_path(match.path, 1), match.whole_save())
    sealing.set_key_folders(tmp_path / "elsewhere", fresh=os.urandom)
    write_save(match.path, match.whole_save())
    sealing.set_key_folders(tmp_path / "here", fresh=os.urandom)
    assert not app.open_save(match.path) and not isinstance(app.top, Dialog)
    assert any(".key" in note.text for note in app.toasts.notes), app.toasts.notes
