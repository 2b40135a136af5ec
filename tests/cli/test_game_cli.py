"""`python -m game`: its options are written in full, and what can't be done is one line with exit status 2."""

from __future__ import annotations

import pytest

from game import cli


@pytest.mark.parametrize(
    "words",
    [("--scen", "cisplatine"), ("--scr", "table"), ("--vers",), ("--screen", "nowhere"), ("--turns", "-1"), ("a", "b")],
)
def test_a_wrong_command_line_is_refused_in_one_line(words, capsys):
    assert cli.main(list(words)) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1


def test_the_version_is_printed(capsys):
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out.count("\n") == 1
