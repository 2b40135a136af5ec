"""Games of every rulebook that have begun, for what looks at the bots from outside."""

from __future__ import annotations

import pytest

from engine.bots import advice
from engine.bots.beam_search import BeamWidth
from engine.bots.viceroy import SearchBudget
from engine.core.rng import Rng
from engine.core.session import Session
from engine.registry import GAMES

NARROW = BeamWidth(4, 3, 10)
LITTLE = SearchBudget(lines=4, worlds=2, least=3, turns=1, reply=BeamWidth(2, 1, 6), next=BeamWidth(2, 1, 6))
TABLES = {"brazil": ("cisplatine", 2), "historia": ("two", 2), "struggle": ("standard", 2)}


def session(game: str, moves: int, seed: int = 3) -> Session:
    """A game after so many random moves."""
    rules = GAMES[game]
    scenario, seats = TABLES[game]
    made = Session(rules, rules.setups(scenario, seats, {})[0], seed)
    rng = Rng(seed)
    while len(made.log) < moves and made.awaiting:
        made.submit(rng.choice(made.legal_moves(made.awaiting[0])))
    return made


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes advice narrow and short, where what is tested is not how well it plays."""
    monkeypatch.setattr(advice, "WIDTH", NARROW)
    monkeypatch.setattr(advice, "EFFORT", LITTLE)
