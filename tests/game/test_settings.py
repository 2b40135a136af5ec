"""Settings survive damage, unwritable disks and old values; nothing is ever lost without a word."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.app import App
from game.brazil.challenge.best_results import BestResults
from game.platform.folders import HOME_VARIABLE, Folders, find_folders
from game.platform.save_list import free_name
from game.platform.settings import LONGEST_NAME, TEXT_SIZES, Settings, SettingsFile
from game.screens.new_game import NewGameScreen
from game.screens.settings import SettingsScreen
from game.widgets.label import Heading
from game.widgets.painting import CardPainting
from game.widgets.toggles import DropDown
from tests.game.locked_folders import locked

from .conftest import click_name, press
from .gestures import reach

pytestmark = pytest.mark.usefixtures("nothing_painted")


def test_settings_come_back_as_they_were(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    file.settings.ui_scale = 150
    file.settings.text_size = "larger"
    file.settings.pace.bot_delay = 1.5
    assert file.save()
    again = SettingsFile(tmp_path)
    assert again.damage is None
    assert again.settings == file.settings


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b'{"ui_scale": 900}',
        b'{"text_size": "huge"}',
        b'{"pace": {"bot_delay": "x"}}',
        b"\xff\xfe\x00",
    ],
)
def test_a_damaged_file_is_put_aside_and_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    file = SettingsFile(tmp_path)
    assert file.settings == Settings()
    assert file.damage is not None and file.damage.detail
    assert file.damage.aside is not None and file.damage.aside.read_bytes() == content
    assert not path.exists()


def test_the_player_is_told_of_the_damage(make_app: Callable[..., App], folders: Folders) -> None:
    folders.config.mkdir(parents=True)
    (folders.config / "settings.json").write_text("{", encoding="utf-8")
    app = make_app()
    from game.app.launch import _tell_damage

    app.go("menu")
    _tell_damage(app)
    app.draw()
    assert "settings.damaged-1.json" in app.top.body  # type: ignore[attr-defined]


def test_a_folder_that_can_not_be_entered_stops_no_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "challenges").mkdir()
    for name in ("settings.json", "challenges/brazil.json"):
        (tmp_path / name).write_text("{}")
    with monkeypatch.context() as patched:
        locked(patched, tmp_path)
        file, best = SettingsFile(tmp_path), BestResults(tmp_path)
        for damage in (file.damage, best.damage):
            assert damage is not None and damage.aside is None and damage.detail == "Permission denied"
        assert not file.fresh, "nobody is greeted for the first time"
        assert free_name(tmp_path, "a").name == "a.imperial"
    assert (tmp_path / "settings.json").read_text() == "{}"


def test_an_unwritable_disk_is_remembered_not_raised(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    file = SettingsFile(blocked / "config")
    assert not file.save()
    assert file.write_error


def test_folders_follow_the_variable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    assert find_folders() == Folders.under(tmp_path)


def test_portable_txt_keeps_everything_beside_the_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    monkeypatch.setattr("game.platform.folders.program_folder", lambda: tmp_path)
    assert find_folders().config != tmp_path / "brazil-imperial-data" / "config"
    (tmp_path / "portable.txt").touch()
    assert find_folders().config == tmp_path / "brazil-imperial-data" / "config"


OLD = {
    "scenario": "platine_war",
    "seats": [{"who": "person", "name": "Ana", "colour": "sky"}, {"who": "settler", "name": "", "colour": "green"}],
    "mission_draft": "1of3",
    "monarchs": "bid",
    "live_vp": "all",
    "solo_difficulty": "hard",
}


def test_settings_of_one_game_only_are_read_as_that_games(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"version": 1, "ui_scale": 125, "last_game": OLD}))
    file = SettingsFile(tmp_path)
    assert file.damage is None and file.settings.ui_scale == 100  # of version 1: a size for the screen
    last = file.settings.last_games["brazil"]
    assert last.scenario == "platine_war" and [seat.name for seat in last.seats] == ["Ana", ""]
    assert last.options == {"mission_draft": "1of3", "monarchs": "bid", "live_vp": "all", "solo_difficulty": "hard"}
    assert file.save()
    assert "last_game" not in json.loads((tmp_path / "settings.json").read_text())
    assert SettingsFile(tmp_path).settings == file.settings


def test_what_was_chosen_since_is_not_given_up_for_the_old_choice(tmp_path: Path) -> None:
    later = {"brazil": {"scenario": "cisplatine"}, "struggle": {"scenario": "standard"}}
    (tmp_path / "settings.json").write_text(json.dumps({"last_game": OLD, "last_games": later}))
    games = SettingsFile(tmp_path).settings.last_games
    assert {game: last.scenario for game, last in games.items()} == {"brazil": "cisplatine", "struggle": "standard"}


def test_the_very_first_start_is_known_as_such(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    assert file.fresh and file.save()
    assert not SettingsFile(tmp_path).fresh


@pytest.mark.parametrize("wrong", [900, {"a": 1}, None, "x"])
def test_one_wrong_value_costs_no_other(tmp_path: Path, wrong: object) -> None:
    told = {"theme": "slate", "ui_scale": wrong, "pace": {"bot_delay": wrong, "emperor": 9}, "language": "es"}
    (tmp_path / "settings.json").write_text(json.dumps(told))
    found = SettingsFile(tmp_path).settings
    assert (found.theme, found.language, found.pace.emperor) == ("slate", "es", 9)
    assert (found.ui_scale, found.pace.bot_delay) == (Settings().ui_scale, Settings().pace.bot_delay)


def test_an_unknown_text_size_costs_no_other_setting(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"theme": "slate", "text_size": "huge"}))
    file = SettingsFile(tmp_path)
    assert (file.settings.theme, file.settings.text_size) == ("slate", "normal")
    assert file.damage is not None and "text_size" in file.damage.detail


def test_texts_grow_by_the_text_size_alone_and_titles_stay(make_app: Callable[..., App]) -> None:
    app = make_app()
    ui = app.ui
    before = (ui.u, ui.type_size("title"), ui.type_size("display"))
    text, small = ui.type_size("text"), ui.type_size("small")
    sizes = []
    for size, percent in TEXT_SIZES.items():
        app.settings.text_size = size
        app.restyle()
        assert ui.type_size("text") == pytest.approx(text * percent / 100, abs=0.6)
        assert (ui.u, ui.type_size("title"), ui.type_size("display")) == before
        assert ui.type_size("heading") < ui.type_size("title")
        sizes.append(ui.type_size("small"))
    assert sizes == sorted(set(sizes)) and sizes[0] == small


def test_a_name_is_no_longer_than_one_may_be(tmp_path: Path) -> None:
    seat = {"who": "person", "name": "A\x07n" + "a" * 500}
    (tmp_path / "settings.json").write_text(json.dumps({"last_games": {"brazil": {"seats": [seat]}}}))
    (name,) = (seat.name for seat in SettingsFile(tmp_path).settings.last_games["brazil"].seats)
    assert name == "An" + "a" * (LONGEST_NAME - 2)


def test_that_the_disk_takes_the_settings_again_is_known(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "folder")
    (tmp_path / "folder").write_bytes(b"")
    assert not file.save() and file.write_error
    (tmp_path / "folder").unlink()
    assert file.save() and file.write_error == ""


def test_a_damaged_old_game_is_named(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"last_game": {"seats": 7}}))
    file = SettingsFile(tmp_path)
    assert file.damage is not None and "last_games.brazil.seats" in file.damage.detail


def test_the_new_game_page_starts_from_the_old_choice(make_app: Callable[..., App], folders: Folders) -> None:
    folders.config.mkdir(parents=True)
    (folders.config / "settings.json").write_text(json.dumps({"last_game": OLD}))
    app = make_app()
    page = NewGameScreen(app)
    assert page.scenario is not None and page.scenario.id == "platine_war"
    assert [seat.colour for seat in page.setup.seats] == ["sky", "green", "orange"]
    assert {option.id: page.value(option) for option in page.asked} == {
        "mission_draft": "1of3",
        "monarchs": "bid",
        "live_vp": "all",
    }


def test_bots_play_slowly_at_a_normal_pace_or_at_once(make_app: Callable[..., App]) -> None:
    """What was chosen once stays, also a pause that no choice of today has."""
    app = make_app()
    screen = SettingsScreen(app)
    app.push(screen)
    app.draw()
    pace = app.settings.pace
    assert pace.steps == "normal" and pace.pause_after_bot, "so it is for a new profile"
    choice = screen.ui_root.find("steps")
    assert isinstance(choice, DropDown) and choice.value == "normal"
    for name, seconds in (("slow", 2.4), ("at-once", 0), ("normal", 1.2)):
        choice.change(name)
        assert (pace.bot_delay, pace.steps) == (seconds, name)
    for seconds, name in ((0.1, "at-once"), (0.5, "at-once"), (0.6, "normal"), (1.5, "normal"), (3, "slow")):
        pace.bot_delay = seconds
        assert pace.steps == name


def test_a_switch_that_a_key_has_thrown_is_seen_as_it_stands(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.go("menu")
    app.go("settings")
    app.draw()
    press(app, pygame.K_m, pygame.KMOD_CTRL)
    app.draw()
    assert not app.settings.sound.on
    reach(app, "sound-on")
    click_name(app, "sound-on")
    assert app.settings.sound.on, "a click on what is off turns it on"


def test_every_group_of_settings_has_its_own_painting_beside_it(make_app: Callable[..., App]) -> None:
    for size, scale in (((1280, 720), 100), ((1920, 1080), 150), ((1024, 640), 100)):
        app = make_app(size, scale)
        app.push(SettingsScreen(app))
        app.draw()
        page = list(app.top.ui_root.root.walk())
        paintings = [widget for widget in page if isinstance(widget, CardPainting)]
        headings = [widget for widget in page if isinstance(widget, Heading)]
        assert len(paintings) == len(headings) == len({one.picture for one in paintings}) == 5
        assert all(app.ui.pictures.has(one.picture) for one in paintings)
        for painting, heading in zip(paintings, headings, strict=True):
            assert painting.rect.right < heading.rect.left and painting.rect.top <= heading.rect.top
        assert all(one.rect.bottom <= other.rect.top for one, other in itertools.pairwise(paintings))
    app = make_app((1280, 720), 200)
    app.push(SettingsScreen(app))
    app.draw()
    assert not any(isinstance(widget, CardPainting) for widget in app.top.ui_root.root.walk()), "no room for them"
