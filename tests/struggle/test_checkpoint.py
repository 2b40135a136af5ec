"""Positions and saves that a disk, a hand or a foul program changed: each is right or refused in one sentence."""

from __future__ import annotations

import json
from functools import cache

import pytest

from engine.storage.save import to_save
from engine.struggle.state import Options, Setup
from tests.core.test_abused_saves import abuse, blind, sealed
from tests.shortened import first
from tests.struggle.kit import RULES, Table
from tests.struggle.random_play import ALL_OPTIONS, new, positions, steps


@cache
def saves() -> list[dict]:
    """Saves of different moments, with every kind of decision open."""
    out, met = [], set()
    for seed, options in ((0, None), (1, ALL_OPTIONS), (2, None), (3, ALL_OPTIONS)):
        session = new(seed, options)
        for move in steps(session, seed):
            kind = session.state.frames[-1].kind
            if kind not in met:
                met.add(kind)
                out.append(json.loads(to_save(session).model_dump_json()))
            session.submit(move)
    return out


@pytest.mark.parametrize("kind", [sealed, blind])
@pytest.mark.parametrize("number", first(1, [60, 2000]))
def test_a_changed_save_is_right_or_refused(kind, number):
    ends = abuse(kind, saves(), number, 1)
    assert ends["refused"] > number / 6 and sum(ends.values()) == number


@pytest.mark.parametrize("options", [None, ALL_OPTIONS], ids=["printed", "options"])
def test_every_position_of_a_game_is_accepted(options):
    setup = Setup("standard", options or Options())
    for s in positions((0, 1, 2), 5, options):
        RULES.load_state(RULES.dump_state(s), setup)


WRONG = {
    "vp": 3,
    "war": 9,
    "turn": 5,
    "round": 12,
    "conflict": 1 << 111,
    "damaged": 1 << 3,
    "demand": ["furs", "furs", "fish"],
    "deck": ["acts_of_union", "acts_of_union"],
    "awards": [1, 2, 3],
    "takers": [0],
    "over": "rain",
    "frames": [],
    "exhausted": 1 << 30,
    "held": [3, 3, 0, 0],
    "gone_ministries": ["nobody"],
}


@pytest.mark.parametrize(("field", "value"), WRONG.items(), ids=list(WRONG))
def test_what_can_not_be_is_refused_with_its_place(field, value):
    t = Table().begin(0, 13)
    data = RULES.dump_state(t.s)
    RULES.load_state(data, Setup())
    with pytest.raises(ValueError, match=r"^[a-z_.0-9]+: ") as caught:
        RULES.load_state({**data, field: value}, Setup())
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 200


def test_a_position_of_another_table_is_refused():
    data = RULES.dump_state(Table().begin(0, 13).s)
    with pytest.raises(ValueError, match="options"):
        RULES.load_state(data, Setup("standard", ALL_OPTIONS))
