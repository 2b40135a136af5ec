"""Odd files where the program looks: the menu is there, what can't be opened is named, nothing else is touched."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from engine.brazil.map.scenario import load
from engine.maps.errors import ScenarioError
from game.app.app import App
from game.brazil.table_factory import FACTORY
from game.platform.folders import HOME_VARIABLE
from game.platform.save_list import ENDING, can_continue, list_saves
from game.platform.settings import Settings, SettingsFile
from game.screens.load import LoadScreen
from game.screens.menu import MenuScreen
from game.shell.registry import PLUGINS
from tests.abuse.killed import game, new
from tests.abuse.random_games import FACTORIES
from tests.game.conftest import click_name, folders, make_app, nobody_paints

__all__ = ["folders", "make_app", "nobody_paints"]
HEAD = b'{"format": "imperial-save", "version": 2, "game": '
ROOT = Path(__file__).resolve().parents[2]
OLD = ROOT / "tests" / "core" / "saves" / "v2" / "solo.imperial"
MOST = 1500  # ms from the program's start to its menu, with so many odd files:
MANY = 200
OF_EVERY_GAME = ("persons", "struggle", "historia")


def contents(good: bytes) -> dict[str, bytes]:
    """Files of every odd kind, by name."""
    old = json.loads(OLD.read_bytes())
    head, body = good.split(b"\n", 1)
    first = json.loads(head)

    def headed(**changes: object) -> bytes:
        return json.dumps({**first, **changes}).encode() + b"\n" + body

    return {
        "deep": b"[" * 200_000,
        "deep inside": HEAD + b'"brazil", "setup": ' + b'{"a":' * 50_000,
        "deep head": head[:-1] + b',"x":' + b"[" * 50_000 + b"\n" + body,
        "huge number": HEAD + b'"brazil", "seed": 1e999}',
        "surrogate": HEAD + b'"\\ud800"}',
        "surrogate in the head": head.replace(json.dumps(first["game"]).encode(), b'"\\ud800"') + b"\n" + body,
        "nul": headed(players=[{"name": "a\0b", "who": "person"}]),
        "long name": json.dumps({**old, "setup": {"scenario": "x" * 1_000_000}}).encode(),
        "long name in the head": headed(extra={"round": "x" * 1_000_000}),
        "newer": headed(version=99),
        "newer of one line": json.dumps({**old, "version": 99}).encode(),
        "empty": b"",
        "nothing but zeros": bytes(5000),
        "cut": good[: len(good) // 2],
        "head alone": head + b"\n",
        "hangs on": good + b"x",
        "two heads": head + b"\n" + good,
        "text": "Sehr geehrte Damen und Herren\n".encode("utf-16"),
        "a list": b"[]\n[]\n",
        "odd extra": headed(extra={"colours": [[], {}, None], "asked": 99, "round": [], "era": {}}),
        "odd picture": headed(picture="A" * 60_000),
        "odd game": headed(game="chess"),
        "odd setup": headed(setup={"scenario": [["x"]], "colours": 7}),
    }


def saved(folder: Path, kind: str, moves: int = 1) -> Path:
    """A good save of a game of this kind."""
    path = folder / f"good {kind}{ENDING}"
    match = new(kind, 4, path)
    for _ in range(moves):
        match.submit(match.session.legal_moves(match.awaiting[0])[0])
    match.keep()
    match.close()
    return path


def odd(folder: Path, goods: Sequence[Path], many: int = 0) -> None:
    """Files of every odd kind, of every one of these, all newer than they are; as many as are wanted."""
    files = {
        f"{name}{number or ''}": content
        for number, good in enumerate(goods)
        for name, content in contents(good.read_bytes()).items()
    }
    for number in range(max(many, len(files))):
        name = list(files)[number % len(files)]
        again = number // len(files)
        (folder / f"{name}{f' {again}' if again else ''}{ENDING}").write_bytes(files[name])
    good = goods[0].read_bytes()
    (folder / f"folder{ENDING}").mkdir()
    with (folder / f"large{ENDING}").open("wb") as stream:
        stream.truncate(100 << 20)
    late = folder / f"year 20000{ENDING}"
    late.write_bytes(good)
    os.utime(late, (569_000_000_000, 569_000_000_000))
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / f"pipe{ENDING}")
        os.close(os.open(os.fsencode(folder) + b"/\xff\xfe.imperial", os.O_CREAT | os.O_WRONLY))


def test_the_menu_is_there_and_says_what_can_not_be_opened(
    make_app: Callable[..., App], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, "game")  # a report with such a name in it can't be sent to another process
    app = make_app()
    goods = [saved(app.folders.saves, kind) for kind in OF_EVERY_GAME]
    for path in goods:
        os.utime(path, (1_000_000_000, 1_000_000_000))
    odd(app.folders.saves, goods)
    app.go("menu")
    app.draw()
    found = next(save for save in list_saves(app.folders.saves) if can_continue(save, PLUGINS))
    assert not found.damaged and found.path.stem != "year 20000", "no clock goes as far"
    saves = {save.path.stem: save for save in list_saves(app.folders.saves)}
    assert saves["newer"].newer and not any(saves[path.stem].damaged for path in goods)
    looks_good = {"year 20000", "long name", "odd extra", "odd picture", "odd game", "odd setup"}
    whole = {name for name, save in saves.items() if not save.damaged and not name.startswith("good ")}
    assert {name.rstrip("12") for name in whole} <= looks_good | {"year 20000"}
    menu = app.top
    assert isinstance(menu, MenuScreen) and {"empty", "pipe", "large"} <= {save.title for save in menu.odd}
    click_name(app, "menu-odd")
    app.draw()
    assert isinstance(app.top, LoadScreen)


@pytest.mark.parametrize("kind", OF_EVERY_GAME)
def test_an_odd_save_is_drawn_and_refused_when_it_is_opened(make_app: Callable[..., App], kind: str) -> None:
    app = make_app()
    files = contents(saved(app.folders.saves, kind).read_bytes())
    app.go("menu")
    for name in ("odd extra", "odd picture", "odd game", "odd setup", "cut", "deep head", "newer"):
        path = app.folders.saves / f"{name}{ENDING}"
        path.write_bytes(files[name])
        app.go("load")
        app.draw()
        app.toasts.notes.clear()
        assert not app.open_save(path) and [note.kind for note in app.toasts.notes] == ["bad"], name
        assert isinstance(app.top, LoadScreen)
        path.unlink()


def test_a_damaged_save_offers_the_state_before(make_app: Callable[..., App]) -> None:
    app = make_app()
    path = app.folders.saves / f"good{ENDING}"
    match = FACTORY.new(game("persons"), 4, path)
    for _ in range(6):
        assert match.current_seat is not None
        match.submit(match.session.legal_moves(match.current_seat)[0])
        match.keep()
    match.close()
    path.write_bytes(b"x" + path.read_bytes()[:-9])
    app.go("menu")
    app.go("load")
    click_name(app, "save-good")
    click_name(app, "answer-0")
    shown = app.stack[0]
    assert shown.save_path() == path and shown.match.digest() == match.digest()  # type: ignore[attr-defined]
    shown.closing()


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        ({"ui_scale": 900}, "ui_scale"),
        ({"pace": {"bot_delay": "x", "reduced_motion": True}}, "bot_delay"),
        ({"window": {"width": 1, "height": 1}}, "width"),
        ({"theme": "parchment", "last_games": {"brazil": {"seats": [{"who": 1}, {"who": 2}]}}}, "seats"),
    ],
)
def test_one_bad_setting_resets_itself_alone(tmp_path: Path, wrong: dict[str, object], place: str) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"language": "es", "theme": "slate", **wrong}), encoding="utf-8")
    file = SettingsFile(tmp_path)
    assert file.settings.language == "es" and file.damage is not None and place in file.damage.detail
    assert file.settings.theme == wrong.get("theme", "slate")
    assert file.settings.ui_scale == Settings().ui_scale
    if "pace" in wrong:
        assert file.settings.pace.reduced_motion


@pytest.mark.parametrize("text", ["a = " + "[" * 50_000, "a = " + "{b = " * 50_000, ".".join("a" * 20_000) + " = 1"])
def test_a_scenario_of_brackets_without_end_is_one_clear_error(tmp_path: Path, text: str) -> None:
    path = tmp_path / "deep.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError) as refused:
        load(path)
    assert "deep.toml" in str(refused.value) and "\n" not in str(refused.value)


def test_a_comment_in_the_players_own_scenario_costs_no_history(make_app: Callable[..., App]) -> None:
    app = make_app()
    own = app.folders.data / "scenarios" / "brazil" / "mine.toml"
    own.parent.mkdir(parents=True)
    printed = (ROOT / "scenarios" / "brazil" / "cisplatine.toml").read_text(encoding="utf-8")
    printed = printed.replace('id = "cisplatine"', 'id = "mine"')
    own.write_text(printed, encoding="utf-8")
    path = app.folders.saves / f"mine{ENDING}"
    chosen = game("persons")
    chosen.scenario = "mine"
    FACTORIES["brazil"].scenario_list(app.folders.data, app.ui.texts)
    match = FACTORY.new(chosen, 4, path)
    for _ in range(6):
        assert match.current_seat is not None
        match.submit(match.session.legal_moves(match.current_seat)[0])
    match.keep()
    match.close()
    own.write_text(f"# mine, and nobody else's\n{printed}", encoding="utf-8")
    table = FACTORIES["brazil"].open_save(app, path)
    assert table is not None and table.match.whole and table.match.cut == "" and len(table.match.log) == 6
    table.closing()


def menu_time(many: int) -> int:
    """Milliseconds from the start of the program to its painted menu, with so many odd files among the saves."""
    with tempfile.TemporaryDirectory() as home:
        saves = Path(home) / "data" / "saves"
        odd(saves, [saved(saves, kind) for kind in OF_EVERY_GAME], many)
        files = len(os.listdir(saves))
        drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        command = [sys.executable, "-m", "game", "--first-frame"]
        before = os.times()
        took = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, **drivers, HOME_VARIABLE: home},
            capture_output=True,
            text=True,
            check=True,
        )
        after = os.times()
        used = sum(after[2:4]) - sum(before[2:4])
        menu = f"the menu after {took.stdout.strip()} ms, {1000 * used:.0f} of the processor to the end of the program"
        sys.stdout.write(f"{files} files among the saves: {menu}\n")
        sys.stdout.flush()
        return int(took.stdout.split()[-1])


if __name__ == "__main__":
    menu_time(0)
    sys.exit(any(menu_time(MANY) > MOST for _ in range(3)))
