"""Random games for tests: varied ones, where every kind of move has its chance."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence

import pytest

from engine.core.rng import Rng
from engine.core.session import LogEntry, Session
from engine.struggle.game import StruggleRules
from engine.struggle.moves import Move
from engine.struggle.state import Options, Setup, State
from tests.shortened import first

RULES = StruggleRules()
LAZY = ("end_round", "pass", "finish", "decline", "decline_effect")
ALL_OPTIONS = Options(True, True, True, 2, 3)
FEW = (0, 1)
SOME = range(5)
CHUNK = 25  # seeds a case of the long form
TABLES = (None, ALL_OPTIONS)
tables = pytest.mark.parametrize("options", TABLES, ids=["printed", "options"])


def many(games: int, short: Sequence[int] = SOME) -> pytest.MarkDecorator:
    """Gives a test `seeds`: a few, and in the long form, by chunks, as many as make so many games of both tables."""
    most = games // len(TABLES)
    chunks = [range(begin, min(begin + CHUNK, most)) for begin in range(0, most, CHUNK)]
    return pytest.mark.parametrize("seeds", first(1, [short, *chunks]), ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")


def pick(rng: Rng, moves: list[Move]) -> Move:
    """A kind of move at random, then one of that kind; doing nothing is the rarest."""
    kinds = list(dict.fromkeys(m.kind for m in moves))
    kind = rng.choice(kinds)
    while kind in LAZY and len(kinds) > 1 and rng.below(4):
        kind = rng.choice(kinds)
    return rng.choice([m for m in moves if m.kind == kind])


def steps(session: Session[State, Move], seed: int) -> Iterator[Move]:
    """The next move of a random game, again and again; the caller submits it."""
    rng = Rng(seed)
    while session.awaiting:
        yield pick(rng, session.legal_moves(session.awaiting[0]))


def new(seed: int, options: Options | None = None) -> Session[State, Move]:
    return Session(RULES, Setup("standard", options or Options()), seed)


@functools.cache
def finished(seed: int, options: Options | None = None) -> Session[State, Move]:
    """A finished game; shared between tests, so leave it alone."""
    session = new(seed, options)
    for move in steps(session, seed):
        session.submit(move)
    return session


def played(numbers: Sequence[int], options: Options | None = None) -> Iterator[tuple[State, LogEntry[Move], State]]:
    """Every move of finished games, between the positions before and after it."""
    for seed in numbers:
        session = finished(seed, options)
        for count, entry in enumerate(session.log):
            yield session.position(count), entry, session.position(count + 1)


def positions(numbers: Sequence[int], every: int, options: Options | None = None) -> Iterator[State]:
    """Positions of finished games: every so many moves, and more of the rarer frames."""
    for seed in numbers:
        session = finished(seed, options)
        for count in range(len(session.log)):
            state = session.position(count)
            if count % every == 0 or (state.frames[-1].kind not in ("round", "pay") and count % 4 == 0):
                yield state
