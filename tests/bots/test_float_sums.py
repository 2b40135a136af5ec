"""What bots decide by is added up in the same way by every version of Python."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from engine.bots import review
from engine.bots.advice import hint
from engine.bots.beam_search import BeamWidth
from engine.bots.viceroy import SearchBudget, ViceroyBot
from engine.core.float_sum import float_sum
from engine.core.rng import Rng
from engine.core.session import Session
from engine.registry import GAMES
from tests.bots.begun import quick, session
from tests.shortened import first

__all__ = ["quick"]

NARROW = BeamWidth(3, 2, 8)
LITTLE = SearchBudget(lines=3, worlds=2, experience=1.0, reply=BeamWidth(2, 1, 6), next=BeamWidth(2, 1, 6))
ENGINE = Path(review.__file__).parents[1]


def test_floats_are_added_one_by_one():
    """`sum` gives 1.6999999999999997 up to Python 3.11 and 1.7 after it."""
    assert float_sum([0.35, 0.35, 0.35, 0.65]) == ((0.35 + 0.35) + 0.35) + 0.65 == 1.6999999999999997
    assert float_sum(iter(())) == 0.0 and isinstance(float_sum([]), float)


@pytest.fixture
def summed(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Where the engine calls `sum` with three floats and more."""
    found: set[str] = set()

    def watched(values: Iterable[float], /, start: float = 0) -> float:
        rows, caller = list(values), sys._getframe(1).f_code
        file = Path(caller.co_filename)
        if len(rows) > 2 and float in map(type, rows) and ENGINE in file.parents:
            found.add(f"{file.relative_to(ENGINE)}: {caller.co_name}")
        return plain(rows, start)

    plain = builtins.sum
    monkeypatch.setattr(builtins, "sum", watched)
    return found


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("moves", first(1, [40, 8, 90]))
@pytest.mark.parametrize("game", ["brazil", "historia", "struggle"])
def test_no_bot_decides_by_a_sum_that_versions_of_python_round_differently(game: str, moves: int, summed: set[str]):
    played = session(game, moves)
    seat = played.awaiting[0]
    ViceroyBot(NARROW, LITTLE).choose(played.rules, played.view(seat), seat, Rng(4))
    hint(played.rules, played.view(seat), seat, Rng(5))
    assert not summed


def test_no_bot_alone_does(summed: set[str]):
    rules = GAMES["brazil"]
    (setup, *_) = [setup for row in rules.scenario_rows()[0] if row.seats == 1 for setup in rules.setups(row.id, 1, {})]
    played = Session(rules, setup, 1)
    bot, rng = ViceroyBot(NARROW, LITTLE), Rng(4)
    for _ in range(25):
        played.submit(bot.choose(rules, played.view(0), 0, rng))
    assert not summed
