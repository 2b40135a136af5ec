"""What tests keep of drawings: one that differs in anything is drawn, one that cannot be drawn is told each time."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from .drawing_cache import LONG, kept

ASKED = {"svg_string": "<svg/>", "width": 4, "height": 4, "skip_system_fonts": True}


def test_a_drawing_is_made_once_and_every_other_one_anew(tmp_path: Path) -> None:
    made: list[dict[str, Any]] = []

    def draw(**asked: Any) -> list[int]:
        made.append(asked)
        return [len(made)]

    assert [kept(draw, tmp_path)(**ASKED) for _ in range(2)] == [b"\1", b"\1"]
    others = [ASKED | {"svg_string": "<svg />"}, ASKED | {"width": 5}, ASKED | {"skip_system_fonts": False}]
    assert [kept(draw, tmp_path)(**asked) for asked in others] == [b"\2", b"\3", b"\4"]
    assert made == [ASKED, *others]


def test_what_cannot_be_drawn_is_never_kept(tmp_path: Path) -> None:
    def draw(**_: Any) -> bytes:
        raise ValueError("no drawing")

    for _ in range(2):
        with pytest.raises(ValueError):
            kept(draw, tmp_path)(**ASKED)
    assert not [*tmp_path.iterdir()]


def test_what_nobody_asks_for_goes(tmp_path: Path) -> None:
    kept(lambda **_: b"old", tmp_path)(**ASKED)
    (old,) = tmp_path.iterdir()
    kept(lambda **_: b"new", tmp_path)(**ASKED | {"width": 5})
    os.utime(old, (0, old.stat().st_mtime - 2 * LONG))
    assert kept(lambda **_: b"drawn anew", tmp_path)(**ASKED) == b"drawn anew"
    assert len([*tmp_path.iterdir()]) == 2
