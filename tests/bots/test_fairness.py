"""What a seat can't know changes nothing: in a determinization of its view every rung, in every manner, plays the same
move.

`python -m tests.bots.test_fairness 100` tries so many positions a rung and game; the test a few.
"""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from engine.bots import MANNERS, emperor, viceroy
from engine.bots.beam_search import BeamWidth
from engine.bots.emperor import EmperorBot
from engine.bots.governor import GovernorBot
from engine.bots.manner import MannerBot
from engine.bots.registry import BOTS
from engine.bots.viceroy import SearchBudget, ViceroyBot
from engine.core.rng import Rng
from engine.core.session import Session
from engine.registry import GAMES

MORE = {"brazil": ("sao_francisco", 4), "historia": ("five", 5)}  # with several others who hide something
TABLES = {"brazil": ("cisplatine", 2), "historia": ("two", 2), "struggle": ("standard", 2)}
NARROW = BeamWidth(4, 3, 10)
LITTLE = SearchBudget(lines=3, worlds=2, reply=BeamWidth(2, 1, 6), next=BeamWidth(2, 1, 6))

RUNGS = {
    "settler": BOTS["settler"],
    "merchant": BOTS["merchant"],
    "governor": lambda: GovernorBot(NARROW),
    "viceroy": lambda: ViceroyBot(NARROW, replace(LITTLE, experience=viceroy.EFFORT.experience)),
    "emperor": lambda: EmperorBot(
        seconds=0, effort=replace(LITTLE, experience=emperor.EFFORT.experience), width=NARROW, cores=0
    ),
}
RUNGS |= {
    f"{rung}+{manner}": lambda rung=rung, manner=manner: MannerBot(RUNGS[rung](), manner)
    for rung in ("merchant", "viceroy")
    for manner in MANNERS
}
SHORT = [rung for rung in RUNGS if "+" not in rung or rung.startswith("merchant")]
FEW, MANY = 3, 60
SLOW = [("struggle", "viceroy"), ("struggle", "emperor")]  # a position takes each of them seconds
TELLING = 2  # number of the position from which on even a search of the true world is found out


def unfair(game: str, rung: str, positions: int, table: tuple[str, int] | None = None, begin: int = 0) -> list[str]:
    """Positions, out of as many without the first ones, in which the rung lets something hidden change its move."""
    rules = GAMES[game]
    scenario, seats = table or TABLES[game]
    found = []
    for number in range(begin, positions):
        rng = Rng(number)
        session = Session(rules, rules.setups(scenario, seats, {})[0], number, snapshots=False)
        for _ in range(1 + 7 * (number % 24)):
            if session.awaiting:
                session.submit(rng.choice(session.legal_moves(session.awaiting[0])))
        if not session.awaiting:
            continue
        seat = session.awaiting[0]
        other = rules.determinize(session.view(seat), seat, Rng(1000 + number))
        views = (session.view(seat), rules.view(other, seat))
        moves = [RUNGS[rung]().choose(rules, view, seat, Rng(number)) for view in views]
        if moves[0] != moves[1]:
            found.append(f"{game}, {rung}, seed {number}: {moves[0]} or {moves[1]}")
    return found


@pytest.mark.each_value
@pytest.mark.parametrize("rung", SHORT)
@pytest.mark.parametrize("game", TABLES)
def test_what_is_hidden_changes_no_move(game, rung):
    assert unfair(game, rung, FEW, begin=TELLING if (game, rung) in SLOW else 0) == []


@pytest.mark.long
@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("game", TABLES)
def test_what_is_hidden_changes_no_move_in_many_positions(game, rung):
    assert unfair(game, rung, MANY) == []


@pytest.mark.long
@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("game", MORE)
def test_what_several_others_hide_changes_no_move(game, rung):
    assert unfair(game, rung, MANY // 3, MORE[game]) == []


class Peeking(GovernorBot):
    """Chooses by what only the whole position holds: the generator behind it, which views hide."""

    def choose(self, rules, view, seat, rng):
        moves = rules.legal_moves(view, seat)
        return moves[view.rng % len(moves)]


def test_a_bot_that_sees_what_is_hidden_is_found_out(monkeypatch):
    monkeypatch.setitem(RUNGS, "peeking", Peeking)
    monkeypatch.setattr(type(GAMES["historia"]), "view", lambda self, s, seat: s.copy())
    assert unfair("historia", "peeking", 12)


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    sentences = [line for game in TABLES for rung in RUNGS for line in unfair(game, rung, wanted)]
    sys.stdout.write("\n".join([*sentences, f"{wanted} positions a rung and game, {len(sentences)} unfair"]) + "\n")
    sys.exit(1 if sentences else 0)
