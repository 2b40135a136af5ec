"""Random games for tests: varied ones, where every kind of move has its chance."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from engine.core.rng import Rng
from engine.core.session import Session
from engine.struggle.game import StruggleRules
from engine.struggle.moves import Move
from engine.struggle.state import Options, Setup, State

RULES = StruggleRules()
LAZY = ("end_round", "pass", "finish", "decline", "decline_effect")
ALL_OPTIONS = Options(True, True, True, 2, 3)


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


def positions(seeds: tuple[int, ...], every: int, options: Options | None = None) -> Iterator[State]:
    """Positions of finished games: every so many moves, and more of the rarer frames."""
    for seed in seeds:
        session = finished(seed, options)
        for count in range(len(session.log)):
            state = session.position(count)
            if count % every == 0 or (state.frames[-1].kind not in ("round", "pay") and count % 4 == 0):
                yield state
