"""A game in other shapes: a text, a picture of the map that carries it, a branch of it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.storage.save_file import read_save
from game.app.app import App
from game.app.open_file import open_from_outside
from game.brazil.match import RULES, Match
from game.brazil.table_factory import FACTORY
from game.platform.save_list import list_saves
from game.play.fork import branch
from game.screens.game_sheet import GameSheet
from game.screens.load import LoadScreen
from game.screens.name_dialog import NameDialog
from tests.game.conftest import click_name
from tests.game.gestures import answer
from tests.game.saved_match import on_the_table, play, saved, table_of

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
