"""Random games for tests: a card is used more often than not, doing nothing is the rarest."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from engine.core.rng import Rng
from engine.core.session import LogEntry, Session
from engine.historia.components import CIVILIZATIONS
from engine.historia.game import HistoriaRules
from engine.historia.moves import Finish, Move, Resolve
from engine.historia.state import Options, Setup, State

RULES = HistoriaRules()
EVERY = tuple(CIVILIZATIONS)
DIFFICULTIES = ("chieftain", "noble", "king")
TABLES = [(players, bots) for players in range(1, 7) for bots in range(0 if players > 1 else 1, 7 - players)]

SOME = [(1, 5), (2, 0), (3, 2), (4, 1), (6, 0)]
FEW = [(1, 3), (3, 1), (5, 0)]


def setup_of(players: int, bots: int = 0, seed: int = 0, **options: bool) -> Setup:
    """A table; the seed turns civilizations and difficulties."""
    peoples = tuple(EVERY[(seat + seed) % 6] for seat in range(players))
    civbots = tuple(DIFFICULTIES[(seed + n) % 3] for n in range(bots))
    return Setup("random", peoples, civbots, Options(**options))


def declines(move: Move) -> bool:
    return isinstance(move, Finish) or (isinstance(move, Resolve) and move.side == "nothing")


def pick(rng: Rng, moves: list[Move]) -> Move:
    """Any move; what does nothing only one time in four."""
    active = [move for move in moves if not declines(move)]
    return rng.choice(active if active and rng.below(4) else moves)


def steps(session: Session[State, Move], seed: int) -> Iterator[Move]:
    """The next move of a random game, of any seat that is asked; the caller submits it."""
    rng = Rng(seed)
    while session.awaiting:
        yield pick(rng, session.legal_moves(rng.choice(session.awaiting)))


def new(players: int, bots: int, seed: int, **options: bool) -> Session[State, Move]:
    return Session(RULES, setup_of(players, bots, seed, **options), seed)


@functools.cache
def finished(players: int, bots: int, seed: int) -> Session[State, Move]:
    """A finished game; shared between tests, so leave it alone."""
    session = new(players, bots, seed)
    for move in steps(session, seed):
        session.submit(move)
    return session


def positions(tables: list[tuple[int, int]], seeds: tuple[int, ...], every: int) -> Iterator[State]:
    """Positions of finished games: every so many moves, and all of the rarer frames."""
    for players, bots in tables:
        for seed in seeds:
            session = finished(players, bots, seed)
            for count in range(len(session.log)):
                state = session.position(count)
                if count % every == 0 or state.frames[-1].kind not in ("choose", "resolve"):
                    yield state


def played(tables: list[tuple[int, int]], seeds: tuple[int, ...]) -> Iterator[tuple[State, LogEntry[Move], State]]:
    """Every move of finished games: the position before, what happened, the position after."""
    for players, bots in tables:
        for seed in seeds:
            session = finished(players, bots, seed)
            for count, entry in enumerate(session.log):
                yield session.position(count), entry, session.position(count + 1)
