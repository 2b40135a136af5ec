"""`python -m game`: its options are written in full, and what can't be done is one line with exit status 2."""

from __future__ import annotations

import pytest

from game import cli


@pytest.mark.parametrize(
    "words",
    [
        ("--scen", "cisplatine"),
        ("--scr", "table"),
        ("--vers",),
        ("--screen", "nowhere"),
        ("--turns", "-1"),
        ("a", "b"),
        ("--scenario", "nowhere"),
        ("--game", "chess"),
        ("--theme", "pink"),
        ("--lang", "tlh"),
        ("--size", "319x240"),
        ("--size", "320x239"),
        ("--size", "7681x4320"),
        ("--size", "7680x4321"),
        ("--size", "large"),
        ("--ui-scale", "74"),
        ("--ui-scale", "201"),
        ("no such file.imperial",),
    ],
)
def test_a_wrong_command_line_is_refused_in_one_line(words, capsys, monkeypatch):
    monkeypatch.setattr("game.app.launch.launch", lambda options: 0)  # no window, whatever gets through
    assert cli.main(list(words)) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1


def test_the_version_is_printed(capsys):
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out.count("\n") == 1


def test_a_scenario_is_looked_for_with_the_words_of_its_game(monkeypatch, caplog):
    monkeypatch.setattr("game.app.launch.launch", lambda options: 0)
    for game, scenario in (("brazil", "cisplatine"), ("struggle", "standard"), ("historia", "nowhere")):
        assert cli.main(["--game", game, "--scenario", scenario]) == (2 if scenario == "nowhere" else 0)
    assert "no text" not in caplog.text


@pytest.mark.parametrize(
    ("words", "name", "value"),
    [
        (("--size", "320x240"), "size", (320, 240)),
        (("--size", "7680X4320"), "size", (7680, 4320)),
        (("--ui-scale", "75"), "ui_scale", 75),
        (("--ui-scale", "200"), "ui_scale", 200),
        (("--turns", "0"), "turns", 0),
        (("--theme", "contrast", "--lang", "pt-BR"), "theme", "contrast"),
    ],
)
def test_what_is_just_possible_is_taken(words, name, value, monkeypatch):
    asked = []
    monkeypatch.setattr("game.app.launch.launch", lambda options: bool(asked.append(options)))
    assert cli.main(list(words)) == 0
    assert getattr(asked[0], name) == value
