"""Odd files where the program looks: the menu is there, what can't be opened is named, nothing else is touched."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.brazil.map.scenario import load
from engine.maps.errors import ScenarioError
from game.app import App
from game.brazil.match import Match
from game.catalogue import FACES
from game.saves import ENDING, latest_save, list_saves
from game.screens.load import LoadScreen
from game.settings import Settings, SettingsFile
from tests.abuse.killed import game
from tests.game.conftest import click_name, folders, make_app, nobody_paints

__all__ = ["folders", "make_app", "nobody_paints"]
HEAD = b'{"format": "imperial-save", "version": 2, "game": '


def odd(folder: Path, good: bytes) -> None:
    """Files of every odd kind, all newer than the good save."""
    whole = json.loads(good)
    contents = {
        "deep": b"[" * 200_000,
        "deep inside": HEAD + b'"brazil", "setup": ' + b'{"a":' * 50_000,
        "huge number": HEAD + b'"brazil", "seed": 1e999}',
        "surrogate": HEAD + b'"\\ud800"}',
        "nul": good.replace(b'"name":"green"', b'"name":"gr\\u0000een"'),
        "long name": json.dumps(
            {**whole, "version": 1, "setup": {**whole["setup"], "scenario": "x" * 1_000_000}}
        ).encode(),
        "newer": json.dumps({**whole, "version": 99}).encode(),
        "empty": b"",
    }
    for name, content in contents.items():
        (folder / f"{name}{ENDING}").write_bytes(content)
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
    path = app.folders.saves / f"good{ENDING}"
    match = Match.new(game("persons"), 4, path)
    match.submit(match.session.legal_moves(match.awaiting[0])[0])
    match.close()
    os.utime(path, (1_000_000_000, 1_000_000_000))
    odd(app.folders.saves, path.read_bytes())
    app.go("menu")
    app.draw()
    found = latest_save(app.folders.saves, FACES)
    assert found is not None and found.path.stem in ("good", "year 20000")
    saves = {save.path.stem: save for save in list_saves(app.folders.saves)}
    assert saves["newer"].newer and not saves["good"].damaged
    assert {name for name, save in saves.items() if not save.damaged} <= {"good", "year 20000", "long name"}
    app.go("load")
    app.draw()
    assert isinstance(app.top, LoadScreen)


def test_a_damaged_save_offers_the_state_before(make_app: Callable[..., App]) -> None:
    app = make_app()
    path = app.folders.saves / f"good{ENDING}"
    match = Match.new(game("persons"), 4, path)
    for _ in range(6):
        assert match.asked is not None
        match.submit(match.session.legal_moves(match.asked)[0])
        match.keep()
    match.close()
    path.write_bytes(b"x" + path.read_bytes()[:-9])
    app.go("menu")
    app.go("load")
    click_name(app, "save-good")
    click_name(app, "answer-0")
    shown = app.stack[0]
    assert shown.kept_at() == path and shown.match.digest() == match.digest()  # type: ignore[attr-defined]
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
