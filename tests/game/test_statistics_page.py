"""The statistics page: every game counts when it ends, every mark answers, and a fault is told in one sentence."""

from __future__ import annotations

import pickle
import random
import re
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pygame
import pytest

from engine.core.intervals import wilson
from engine.storage.png_carrier import PNG
from engine.storage.save_file import read_save
from game import cli
from game.app.app import App
from game.i18n.texts import LANGUAGES, Texts
from game.platform.folders import HOME_VARIABLE, Folders
from game.platform.save_list import ENDING, adopt, list_saves
from game.platform.settings import SettingsFile
from game.play.fork import fork_save
from game.play.occupants import Occupant
from game.play.rungs import BOTS
from game.play.statistics.queries import Overview, overview
from game.play.statistics.store import FILE, StatisticsError, Trouble
from game.screens.dialog import Dialog
from game.screens.game_table import GameTable
from game.screens.review import ReviewScreen
from game.screens.statistics import StatisticsScreen
from game.screens.statistics_games import StatisticsGames
from game.screens.statistics_model import SHARED, trouble_text
from game.screens.statistics_rebuild import RebuildRequest
from game.shell import registry
from game.widgets.button import Button
from game.widgets.deed_medallion import DeedMedallion
from game.widgets.label import OneLine
from game.widgets.plots import PlotRing, ShareRow
from game.widgets.progress_bar import ProgressBar
from tests.abuse.killed import game as chosen
from tests.abuse.random_games import FACTORIES
from tests.game.many_statistics import made_games
from tests.game.some_languages import SOME_LANGUAGES

from .conftest import click_name, press
from .player import no_pause

KINDS = {"brazil": "persons", "struggle": "struggle, a bot", "historia": "historia, a bot"}


def known(app: App) -> Overview:
    return app.statistics.read(lambda connection: overview(connection, "", None)) or Overview()


def play_out(match: Any) -> None:
    """Plays by chance to the end."""
    dice = random.Random(4)
    while match.current_seat is not None:
        match.submit(dice.choice(match.session.legal_moves(match.current_seat)))


def ended_table(app: App, game: str, name: str = "a", count: bool = True) -> Any:
    """The table of a game that has just come to its end at this screen."""
    no_pause(app)
    app.select_game(game)
    match = FACTORIES[game].new(chosen(KINDS[game]), 4, app.folders.saves / f"{name}{ENDING}")
    table = FACTORIES[game].open_table(app, match, begun=True)
    play_out(match)
    if count:
        table.over()
    return table


def page(app: App, **model: Any) -> StatisticsScreen:
    app.go("statistics")
    screen = app.top
    assert isinstance(screen, StatisticsScreen)
    for name, value in model.items():
        setattr(screen.model, name, value)
    screen._load()
    app.draw()
    return screen


def widgets(screen: Any, kind: type[Any]) -> list[Any]:
    screen.refresh(screen.ui)
    return [widget for widget in screen.ui_root.root.walk() if isinstance(widget, kind)]


# -- counting ----------------------------------------------------------------------------------------------------


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
    branch = adopt(app.folders.saves, fork_save(match, len(match.log), "a branch"), "branch")
    other = adopt(app.folders.saves, read_save(match.path), "a friend's")
    for path in (branch, other):
        assert app.open_save(path)
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


def test_a_new_deed_is_told_once(make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    table = ended_table(app, "historia", count=False)
    about = registry.plugin("historia").statistics()
    about = replace(about, deeds={**about.deeds, "utopia": lambda over, seat: True})
    monkeypatch.setattr("game.historia.statistics.statistics", lambda: about)
    for _ in range(2):
        table.over()
    sentences = [note.text for note in app.toasts.notes if "Utopia" in note.text]
    assert len(sentences) == 1
    screen = page(app)
    assert "utopia" in screen.fresh and any(one.fresh for one in widgets(screen, DeedMedallion))
    app.go("menu")
    assert page(app).fresh == ()


@pytest.mark.parametrize("trouble", ["damaged", "newer", "failed"])
def test_a_fault_of_the_file_is_one_sentence_and_the_game_goes_on(make_app: Callable[..., App], trouble: str) -> None:
    app = make_app()
    app.statistics.record_all(made_games(3))
    path = app.statistics.path
    if trouble == "damaged":
        path.write_bytes(b"no database" * 999)
    elif trouble == "newer":
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
    assert len(screen.model.known.played) == (1 if trouble == "damaged" else 0)
    assert bool(app.toasts.notes) == (trouble != "damaged")


# -- the page ----------------------------------------------------------------------------------------------------


@pytest.fixture
def filled(make_app: Callable[..., App]) -> App:
    app = make_app()
    app.statistics.record_all(made_games(120))
    for game in list(made_games(120))[::2]:
        app.statistics.record_review(game.id, 0, 30.0, (25.0, 35.0), 0.03)
    app.go("menu")
    return app


def test_the_menu_leads_to_the_page_and_back(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.go("menu")
    app.draw()
    click_name(app, "menu-statistics")
    app.draw()
    assert isinstance(app.top, StatisticsScreen), "without a game, too"
    press(app, pygame.K_ESCAPE)
    assert not isinstance(app.top, StatisticsScreen)


def test_a_bar_lists_its_games_and_a_headline_too(filled: App) -> None:
    screen = page(filled)
    row = next(one for one in widgets(screen, ShareRow) if one.games)
    click_name(filled, row.name)
    assert isinstance(filled.top, StatisticsGames) and len(filled.top.games) == row.games
    filled.draw()
    press(filled, pygame.K_ESCAPE)
    click_name(filled, "headline-won")
    assert isinstance(filled.top, StatisticsGames)
    assert all(one.won for one in filled.top.games)
    assert filled.top.games[0].ended > filled.top.games[-1].ended, "the newest first"


def test_a_ring_opens_the_review_and_a_record_its_game(make_app: Callable[..., App]) -> None:
    app = make_app()
    ended_table(app, "historia").closing()
    (one,) = known(app).played
    app.statistics.record_review(one.id, one.seat, 30.0, (25.0, 35.0), 0.03)
    app.go("menu")
    screen = page(app)
    (ring,) = widgets(screen, PlotRing)
    assert "30" in ring.tip and "+3%" in ring.tip
    click_name(app, ring.name)
    assert isinstance(app.top, ReviewScreen) and isinstance(app.stack[0], GameTable)
    app.top.leave()
    app.stack[0].closing()
    app.go("menu")
    page(app)
    click_name(app, "record-historia-points")
    assert isinstance(app.top, GameTable) and app.top.match.path.stem == "a"
    app.top.closing()


def test_a_renamed_save_is_found_and_a_deleted_one_is_told(make_app: Callable[..., App]) -> None:
    app = make_app()
    table = ended_table(app, "historia")
    table.closing()
    path: Path = table.match.path
    moved = path.with_name(f"other{ENDING}")
    path.rename(moved)
    app.go("menu")
    screen = page(app)
    one = screen.model.known.played[0]
    screen.model.open_game(one)
    assert isinstance(app.top, GameTable) and app.top.match.path == moved
    app.top.closing()
    moved.unlink()
    app.go("menu")
    screen = page(app)
    screen.model.open_game(screen.model.known.played[0])
    assert app.top is screen and app.toasts.notes[-1].text == app.ui.text("statistics-no-file")
    screen.model.open_game(one._replace(file="../../secret.imperial", id="f" * 16))
    assert app.top is screen


def test_a_medallion_says_its_words(filled: App) -> None:
    screen = page(filled)
    medallions = widgets(screen, DeedMedallion)
    assert len(medallions) == 30 == len({one.name for one in medallions})
    done = [one.done for one in medallions]
    assert done == sorted(done, reverse=True), "those that were done come first"
    click_name(filled, medallions[-1].name)
    assert isinstance(filled.top, Dialog) and filled.ui.text("statistics-deed-open") in filled.top.body
    filled.draw()


def test_game_and_person_are_chosen_and_few_games_make_no_sentence(filled: App) -> None:
    screen = page(filled)
    whole = len(screen.model.known.played)
    click_name(filled, "tab-brazil")
    filled.draw()
    assert {one.game for one in screen.model.known.played} == {"brazil"}
    screen.choose_person("=Ana")
    filled.draw()
    assert {one.name for one in screen.model.known.played} == {"Ana"}
    assert 0 < len(screen.model.known.played) < whole
    model = screen.model
    rows = model.rows()
    games = [one._replace(won=1) for one in model.known.played]
    assert model.verdict([("settler", "", games[:9])]) == ""
    assert model.verdict([("settler", "", games[:10])]) != ""
    assert model.verdict([("settler", "", [one._replace(won=0) for one in games[:10]])]) == "" and rows


@pytest.mark.parametrize("game", sorted(KINDS))
def test_each_game_shows_what_was_won_against_each_bot_with_its_interval(
    make_app: Callable[..., App], game: str
) -> None:
    """The human baseline of every rung; below ten games the interval stands without a sentence."""
    app = make_app()
    records = [record for record in made_games(75) if record.game == game]
    app.statistics.record_all(made_games(75))
    rows = {row.name: row for row in widgets(page(app, game=game, group="rung"), ShareRow)}
    assert list(rows) == [f"row-{rung}" for rung in BOTS]
    for rung in BOTS:
        met = [record.seats[0] for record in records if record.rung == rung]
        row = rows[f"row-{rung}"]
        assert (row.games, row.won) == (len(met), sum(seat.won for seat in met)) and 0 < row.games < 10
        assert row.interval == wilson(row.won, row.games) and row.interval[1] - row.interval[0] > 0.2
        assert f"{row.won} of {row.games} won" in row.tip
    assert "You win" not in " ".join(one.text for one in widgets(app.top, OneLine))


@pytest.mark.each_value
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize("plot", ["play", "wins", "points", "length", "categories"])
def test_every_plot_and_group_is_drawn_in_every_language(
    make_app: Callable[..., App], language: str, plot: str, caplog: pytest.LogCaptureFixture
) -> None:
    app = make_app()
    app.settings.language = language
    app.restyle()
    app.statistics.record_all(made_games(40))
    app.statistics.record_review(next(made_games(1)).id, 0, 30.0, (25.0, 35.0), -0.3)
    app.go("menu")
    for game, group in (("", "game"), ("brazil", "role"), ("struggle", "scenario"), ("historia", "seats")):
        screen = page(app, game=game, plot=plot, group=group)
        assert widgets(screen, ShareRow)
        app.pop()
    assert "no text" not in caplog.text


def test_the_table_is_written_into_the_players_folder(filled: App) -> None:
    page(filled)
    click_name(filled, "export")
    (path,) = filled.folders.data.glob("*.csv")
    assert path.read_bytes().startswith(b"\xef\xbb\xbfgame_id,") and str(path.name) in filled.toasts.notes[-1].text
    assert PNG not in path.read_bytes()


def test_the_whole_page_is_reached_by_keys_alone(filled: App) -> None:
    screen = page(filled)
    seen = set()
    for _ in range(140):
        press(filled, pygame.K_TAB)
        focus = screen.ui_root.focus
        assert focus is not None
        seen.add(focus.name)
        filled.draw()
    wanted = {one.name for kind in (PlotRing, DeedMedallion) for one in widgets(screen, kind)}
    assert wanted | {"tab-historia", "person", "group", "plot", "export", "back", "headline-games"} <= seen
    assert {one.name for one in widgets(screen, ShareRow) if one.games} <= seen


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
    done, trouble = pickle.loads(pickle.dumps(request.answer({}, said.append)))
    assert done.fresh == 1 and said == [(1, 1)] and known(app).played == before.played
    text = trouble_text(app.ui.text, StatisticsError(*trouble))
    assert trouble[0] == "damaged" and "damaged" in text and "statistics.damaged-1" in text
    app.statistics.path.unlink()
    app.statistics.path.mkdir()
    done, trouble = pickle.loads(pickle.dumps(request.answer({}, said.append)))
    assert done is None and trouble[0] == "failed"


@pytest.mark.each_value
@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100)])
def test_the_notice_hangs_over_nothing(
    make_app: Callable[..., App], language: str, size: tuple[int, int], scale: int
) -> None:
    app = make_app(size, scale, language=language)
    app.statistics.record_all(made_games(40))
    app.go("menu")
    screen = page(app)
    for working in (False, True):
        screen.recount.missing, screen.recount.working, screen.recount.progress = 1234, working, (123, 1234)
        screen.rebuild()
        app.draw()
        inside = screen.ui_root.root.rect
        shown = [one for one in screen.ui_root.root.walk() if one.name in ("rebuild", "progress")]
        assert len(shown) == 1 and inside.left <= shown[0].rect.left < shown[0].rect.right <= inside.right
        assert shown[0].rect.width >= 60
    screen.recount.working = False


# -- the words ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(KINDS))
def test_every_deed_record_and_category_has_its_words_and_its_picture(
    make_app: Callable[..., App], game: str, language: str
) -> None:
    plugin, pictures = registry.plugin(game), make_app().ui.pictures
    items, about, texts = plugin.statistics_items, plugin.statistics(), Texts(language, plugin.texts)
    assert items is not None and {deed.id for deed in items.deeds} == set(about.deeds)
    for deed in (*SHARED, *items.deeds):
        assert texts.has(f"deed-{deed.id}") and texts.has(f"deed-{deed.id}-rule") and pictures.has(f"deeds/{deed.id}")
        rule = texts(f"deed-{deed.id}-rule", n=deed.n)
        assert (str(deed.n) in rule) == bool(deed.n), rule
    for kind in items.records:
        assert texts.has(f"record-{kind.id}") and pictures.has(kind.picture)
        assert "7" in texts(f"record-{kind.id}-value", n=7)
    assert all(texts.has(f"category-{name}") for name in items.categories)


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


@pytest.mark.parametrize("trouble", get_args(Trouble))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_systems_reason_runs_into_no_sentence(language: str, trouble: Trouble, tmp_path: Path) -> None:
    said = trouble_text(Texts(language), StatisticsError(trouble, tmp_path / FILE, "disk full"))
    assert "disk full" not in said or re.search(r"[(（]disk full[)）]", said)
