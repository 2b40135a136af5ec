"""The statistics page: every mark answers, every plot is drawn, all of it in every language and by keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine.core.intervals import wilson
from engine.storage.png_carrier import PNG
from game.app.app import App
from game.i18n.texts import LANGUAGES, Texts
from game.platform.save_list import ENDING
from game.play.rungs import BOTS
from game.screens.dialog import Dialog
from game.screens.game_table import GameTable
from game.screens.review import ReviewScreen
from game.screens.statistics import StatisticsScreen
from game.screens.statistics_games import StatisticsGames
from game.screens.statistics_model import SHARED
from game.shell import registry
from game.widgets.achievement_medallion import AchievementMedallion
from game.widgets.label import OneLine
from game.widgets.plots import PlotRing, ShareRow
from tests.game.conftest import click_name, press
from tests.game.many_statistics import made_games
from tests.game.play.statistics_kit import KINDS
from tests.game.some_languages import SOME_LANGUAGES
from tests.game.statistics_screens import ended_table, known, page, widgets

pytestmark = pytest.mark.usefixtures("nothing_painted")

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
    assert "6%" in ring.tip and "+3%" in ring.tip
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
    medallions = widgets(screen, AchievementMedallion)
    assert len(medallions) == 30 == len({one.name for one in medallions})
    done = [one.done for one in medallions]
    assert done == sorted(done, reverse=True), "those that were done come first"
    click_name(filled, medallions[-1].name)
    assert isinstance(filled.top, Dialog) and filled.ui.text("statistics-achievement-open") in filled.top.body
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


@pytest.mark.sampled
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
    wanted = {one.name for kind in (PlotRing, AchievementMedallion) for one in widgets(screen, kind)}
    assert wanted | {"tab-historia", "person", "group", "plot", "export", "back", "headline-games"} <= seen
    assert {one.name for one in widgets(screen, ShareRow) if one.games} <= seen


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


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(KINDS))
def test_every_achievement_record_and_category_has_its_words_and_its_picture(
    make_app: Callable[..., App], game: str, language: str
) -> None:
    plugin, pictures = registry.plugin(game), make_app().ui.pictures
    items, about, texts = plugin.statistics_items, plugin.statistics(), Texts(language, plugin.texts)
    assert items is not None and {achievement.id for achievement in items.achievements} == set(about.achievements)
    for achievement in (*SHARED, *items.achievements):
        assert (
            texts.has(f"achievement-{achievement.id}")
            and texts.has(f"achievement-{achievement.id}-rule")
            and pictures.has(f"achievements/{achievement.id}")
        )
        rule = texts(f"achievement-{achievement.id}-rule", n=achievement.n)
        assert (str(achievement.n) in rule) == bool(achievement.n), rule
    for kind in items.records:
        assert texts.has(f"record-{kind.id}") and pictures.has(kind.picture)
        assert "7" in texts(f"record-{kind.id}-value", n=7)
    assert all(texts.has(f"category-{name}") for name in items.categories)
