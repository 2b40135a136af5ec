"""The measurement of what a line looked like: what is played out, and what a choice is said to bring."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engine.registry import GAMES
from tests.bots import first_look_value as measure
from tests.shortened import first

ROW = {"looked": [0.0, 3.0], "near": [[2.0, 1.0], [4.0, 0.0]], "far": [[1.0, 5.0], [3.0, 5.0]]}


@pytest.mark.parametrize("worlds,trust,brings", [(1, 0.0, -1.5), (1, 0.5, 1.5), (2, 0.5, -1.5), (2, 2.0, 1.5)])
def test_a_choice_brings_what_its_line_came_to_far_ahead(worlds, trust, brings):
    """By one world the first line is a point ahead, by both five; the second looked three points better."""
    assert measure.brought(ROW, worlds, trust) == brings


@pytest.mark.sampled
@pytest.mark.parametrize("positions", first(1, [1, 2]))
@pytest.mark.parametrize("game", sorted(GAMES))
def test_lines_are_played_out_near_and_far_in_every_world(game, positions, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(measure, "NEAR", replace(measure.NEAR, lines=3, worlds=2))
    monkeypatch.setattr(measure, "FAR", replace(measure.FAR, worlds=1))
    file = tmp_path / "rows.jsonl"
    measure.main(["play", str(file), str(positions), "5", game])
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    assert len(rows) == positions
    for row in rows:
        lines = len(row["looked"])
        assert 2 <= lines <= 3
        assert [len(world) for world in row["near"] + row["far"]] == 3 * [lines]
        assert row["near"][0] != row["far"][0]
    measure.main(["tell", str(file)])
    out = capsys.readouterr().out
    assert out.startswith(f"{positions} positions") and out.count("\n") == 1 + len(measure.WORLDS) * len(measure.TRUSTS)
