"""What counts in the statistics: every game when it ends, those that are missing, and a fault told in one sentence."""

from __future__ import annotations

import pickle
import re
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from engine.storage.save_file import read_save
from game import cli
from game.app.app import App
from game.i18n.texts import LANGUAGES, Texts
from game.platform import clock
from game.platform.folders import HOME_VARIABLE, Folders
from game.platform.save_list import ENDING, adopt, list_saves
from game.platform.settings import SettingsFile
from game.play.fork import fork_save
from game.play.occupants import Occupant
from game.play.statistics.store import FILE, ErrorCode, StatisticsError
from game.screens.score_screen import BaseScoreScreen
from game.screens.statistics import StatisticsScreen
from game.screens.statistics_model import error_text
from game.screens.statistics_rebuild import RebuildRequest
from game.shell import registry
from game.widgets.access_tree import written_on
from game.widgets.achievement_medallion import AchievementMedallion
from game.widgets.button import Button
from game.widgets.progress_bar import ProgressBar
from tests.abuse.killed import game as chosen
from tests.abuse.random_games import FACTORIES
from tests.game.conftest import click_name
from tests.game.many_statistics import made_games
from tests.game.play.statistics_kit import KINDS
from tests.game.statistics_screens import ended_table, known, page, widgets

pytestmark = pytest.mark.usefixtures("nothing_painted")

# -- counting ----------------------------------------------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.parametrize("game", sorted(KINDS))
def test_a_game_counts_when_it_ends_and_not_again_when_it_is_opened(make_app: Callable[..., App], game: str) -> None:
    app = make_app()
    table = ended_table(app, game)
    match, result = table.match, table.match.result()
    people = [(one.game, one.seat, one.vp, bool(one.won)) for one in known(app).played]
    assert people == [(game, seat, result.totals[seat], seat in result.winners) for seat in match.people]
    table.closing()
    for _ in range(2):
        assert app.open_save(match.path)
        app.stack[0].over()
        app.stack[0].closing()
    assert len(known(app).played) == len(people)


def test_what_was_not_played_here_does_not_count(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = ended_table(app, "historia", count=False)
    match = table.match
    match.keep()
    match.close()
    branch = adopt(app.folders.saves, fork_save(match, len(match.log) - 1, "a branch"), "branch")
    other = adopt(app.folders.saves, read_save(match.path), "a friend's")
    for path in (branch, other):
        assert app.open_save(path)
        if path == branch:
            app.stack[0].match.submit(match.log[-1].move)
        assert app.stack[0].match.session.result is not None
        app.stack[0].over()
        app.stack[0].closing()
    assert known(app).played == []
    match.occupants[:] = [Occupant("settler", "") for _ in match.occupants]
    app.count_game(match)
    match.occupants[:] = [Occupant("person", "") for _ in match.occupants]
    path, match.path = match.path, None
    app.count_game(match)
    assert known(app).played == [], "a game of bots, and one that is not saved"
    match.path = path
    app.count_game(match)
    assert len(known(app).played) == 2


def test_a_running_game_is_never_counted(make_app: Callable[..., App]) -> None:
    app = make_app()
    match = FACTORIES["brazil"].new(chosen("persons"), 4, app.folders.saves / f"a{ENDING}")
    app.count_game(match)
    assert not (app.folders.data / FILE).exists()


@pytest.mark.parametrize("game", ["brazil", "struggle"])
def test_the_only_person_without_a_name_is_you(make_app: Callable[..., App], game: str) -> None:
    app = make_app()
    table = ended_table(app, game, count=False)
    winner = table.match.result().winners[0]
    for number, one in enumerate(table.match.occupants):
        one.who, one.name = ("person", "") if number == winner else ("settler", "Rui")
    titles = []
    for name in ("", "Ana"):
        table.match.occupants[winner].name = name
        titles.append(" ".join(written_on(table.score_page().build(app.ui))))
    assert "You win" in titles[0] and "You win" not in titles[1] and "Ana" in titles[1]


def test_a_new_achievement_is_told_once(make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    table = ended_table(app, "historia", count=False)
    about = registry.plugin("historia").statistics()
    about = replace(about, achievements={**about.achievements, "utopia": lambda over, seat: True})
    monkeypatch.setattr("game.historia.statistics.statistics", lambda: about)
    heard: list[str] = []
    app.settings.narration = True
    app.narrator.listeners.append(lambda announcement: heard.append(announcement.whole))
    written = []
    for _ in range(2):
        table.over()
        if app.top is table:
            table.show_score()
        assert isinstance(app.top, BaseScoreScreen)
        app.top.since = clock.now() - 1_000_000  # all points are filled in
        app.top.tick(clock.now())
        app.draw()
        app.narrator.follow()
        written.append("\n".join(written_on(app.top.ui_root.root)))
        app.pop()
    assert "Utopia" in written[0] and "Utopia" not in written[1]
    assert sum("Utopia" in line for line in heard) == 1
    screen = page(app)
    assert "utopia" in screen.fresh and any(one.fresh for one in widgets(screen, AchievementMedallion))
    app.go("menu")
    assert page(app).fresh == ()


@pytest.mark.sampled
@pytest.mark.parametrize("code", ["damaged", "newer", "failed"])
def test_a_fault_of_the_file_is_one_sentence_and_the_game_goes_on(make_app: Callable[..., App], code: str) -> None:
    app = make_app()
    app.statistics.record_all(made_games(3))
    path = app.statistics.path
    if code == "damaged":
        path.write_bytes(b"no database" * 999)
    elif code == "newer":
        import sqlite3

        with sqlite3.connect(path) as connection:
            connection.execute("PRAGMA user_version = 99")
        connection.close()
    else:
        path.unlink()
        path.mkdir()
    table = ended_table(app, "historia")
    notes = [note.text for note in app.toasts.notes if note.kind == "bad"]
    assert len(notes) == 1 and "unharmed" in notes[0]
    assert list_saves(app.folders.saves)[0].over, "the game itself is saved"
    table.closing()
    app.toasts.clear()
    screen = page(app)
    app.draw()
    assert len(screen.model.known.played) == (1 if code == "damaged" else 0)
    assert bool(app.toasts.notes) == (code != "damaged")


# -- games that are missing ----------------------------------------------------------------------------------------


def searched(screen: StatisticsScreen) -> None:
    """Waits for the search for missing games."""
    assert screen.recount.search is not None
    screen.recount.search.join()
    screen.tick(0)
    screen.app.draw()


def test_missing_games_are_offered_and_counted_by_a_process_of_their_own(make_app: Callable[..., App]) -> None:
    app = make_app()
    ended_table(app, "historia", count=False).closing()
    ended_table(app, "struggle", "b").closing()
    app.go("menu")
    screen = page(app)
    assert not [one for one in widgets(screen, Button) if one.name == "rebuild"]
    searched(screen)
    assert screen.recount.missing == 1 and [one.game for one in known(app).played] == ["struggle"]
    click_name(app, "rebuild")
    app.draw()
    assert screen.recount.working and not [one for one in widgets(screen, Button) if one.name == "rebuild"]
    assert len(widgets(screen, ProgressBar)) == 1
    for _ in range(600):
        screen.tick(0)
        if not screen.recount.working:
            break
        time.sleep(0.1)
    assert screen.model.known.ids == {one.id for one in known(app).played} and len(screen.model.known.ids) == 2
    assert screen.recount.progress == (2, 2) and "2 finished games are counted, 1 of" in app.toasts.notes[-1].text
    app.draw()
    assert not widgets(screen, ProgressBar) and not [one for one in widgets(screen, Button) if one.name == "rebuild"]


def test_nothing_is_offered_where_nothing_is_missing(make_app: Callable[..., App]) -> None:
    app = make_app()
    ended_table(app, "historia").closing()
    app.go("menu")
    screen = page(app, game="brazil")
    searched(screen)
    assert screen.recount.missing == 0 and not [one for one in widgets(screen, Button) if one.name == "rebuild"]


def test_a_lost_file_is_made_good_by_the_page(make_app: Callable[..., App]) -> None:
    """The request as the process answers it; it and its answer are sent as bytes."""
    app = make_app()
    ended_table(app, "historia").closing()
    before = known(app)
    app.statistics.path.write_bytes(b"no database" * 999)
    request = pickle.loads(pickle.dumps(RebuildRequest(app.folders, "en")))
    said: list[Any] = []
    done, error = pickle.loads(pickle.dumps(request.answer({}, said.append)))
    assert done.fresh == 1 and said == [(1, 1)] and known(app).played == before.played
    text = error_text(app.ui.text, StatisticsError(*error))
    assert error[0] == "damaged" and "damaged" in text and "statistics.damaged-1" in text
    app.statistics.path.unlink()
    app.statistics.path.mkdir()
    done, error = pickle.loads(pickle.dumps(request.answer({}, said.append)))
    assert done is None and error[0] == "failed"


def test_one_command_counts_the_saves_anew(
    folders: Folders, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    app = App(folders, SettingsFile(folders.config), (1280, 720))
    ended_table(app, "historia").closing()
    whole = app.statistics.path
    app.ui.pictures.renderer.stop()
    monkeypatch.setenv(HOME_VARIABLE, str(folders.data.parent))
    monkeypatch.setenv("LANGUAGE", "en")
    assert cli.main(["--rebuild-statistics"]) == 0
    assert "One finished game is counted, 0 of them" in capsys.readouterr().out
    whole.unlink()
    assert cli.main(["--rebuild-statistics"]) == 0
    assert "One finished game is counted, 1 of them" in capsys.readouterr().out
    whole.write_bytes(b"damaged" * 999)
    assert cli.main(["--rebuild-statistics"]) == 0
    output = capsys.readouterr()
    assert "1 of them" in output.out and "unharmed" in output.err
    whole.unlink()
    whole.mkdir()
    assert cli.main(["--rebuild-statistics"]) == 1
    output = capsys.readouterr()
    assert output.out == "" or "counted" not in output.out
    assert output.err.strip().count("\n") == 0 and "unharmed" in output.err


@pytest.mark.parametrize("code", get_args(ErrorCode))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_systems_reason_runs_into_no_sentence(language: str, code: ErrorCode, tmp_path: Path) -> None:
    said = error_text(Texts(language), StatisticsError(code, tmp_path / FILE, "disk full"))
    assert "disk full" not in said or re.search(r"[(（]disk full[)）]", said)
