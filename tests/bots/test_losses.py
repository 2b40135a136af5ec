"""The measurement of single decisions: what decisions are compared, and what is said of them."""

from __future__ import annotations

from engine.bots.bot_spec import bot_named
from engine.core.rng import Rng
from engine.registry import GAMES
from tests.bots import losses
from tests.bots.losses import Comparison, compared, decided, positions, table

HISTORIA = GAMES["historia"]


def test_gains_are_told_by_decision_and_seat():
    rows = [
        Comparison("Choose", 0, [1.0, 3.0]),
        Comparison("Resolve", 1, [2.0, 2.0]),
        Comparison("Choose", 0, [0.0, 4.0]),
    ]
    sentences = table(["governor", "viceroy"], rows)
    assert sentences[0] == "viceroy over governor, all: +2.00 (1.15), 2 of 3 differ"
    assert "viceroy over governor, seat 0: +3.00 (1.00), 2 of 2 differ" in sentences
    assert "viceroy over governor, Resolve: +0.00 (inf), 0 of 1 differ" in sentences


def choice():
    """A position in which cards are chosen at the same time, with a seat that chooses."""
    return next((state, seat) for state, seat in positions(HISTORIA, 5) if HISTORIA.is_simultaneous(state))


def test_a_bot_sees_views_alone_and_stops_when_its_decision_is_made():
    state, seat = choice()
    before = HISTORIA.digest(state)
    end = decided(HISTORIA, state, seat, bot_named("merchant"), Rng(1))
    assert HISTORIA.digest(state) == before != HISTORIA.digest(end)
    assert end.frames[-1].sealed[seat] is not None
    other = HISTORIA.determinize(HISTORIA.view(state, seat), seat, Rng(9))
    sealed = decided(HISTORIA, other, seat, bot_named("merchant"), Rng(1)).frames[-1].sealed[seat]
    assert sealed == end.frames[-1].sealed[seat]


def test_decisions_that_are_alike_are_worth_the_same(monkeypatch):
    state, seat = choice()
    assert compared(HISTORIA, state, seat, ["merchant", "merchant"], 1, 1, 3).values == [0.0, 0.0]
    worth = iter((1.0, 5.0))
    monkeypatch.setattr(losses, "decided", lambda rules, state, seat, bot, rng: type(bot).__name__)
    monkeypatch.setattr(losses, "played_on", lambda *_: next(worth))
    assert compared(HISTORIA, state, seat, ["merchant", "greedy", "merchant"], 1, 1, 3).values == [1.0, 5.0, 1.0]


def test_the_command_prints_a_line_for_each_bot(capsys, tmp_path):
    kept = tmp_path / "rows.jsonl"
    losses.main(["merchant,settler", "--positions", "2", "--worlds", "1", "--turns", "1", "--keep", str(kept)])
    assert capsys.readouterr().out.startswith("settler over merchant, all: ")
    assert len(kept.read_text().splitlines()) == 2
