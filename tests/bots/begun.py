"""Games of every rulebook that have begun, for what looks at the bots from outside."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.session import Session
from engine.registry import GAMES

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
