"""Random games for tests: varied ones, where every kind of move has its chance, not only the many movements."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from engine.brazil.moves import EndTurn, Finish, Move
from engine.brazil.scenarios import all_scenarios
from engine.brazil.state import Options, Setup, State
from engine.core.rng import Rng
from engine.core.session import Session
from tests.brazil.kit import COLOURS, RULES

SMALL, LARGE = "cisplatine", "treaty_of_tordesillas"


def setup_of(scenario: str, seed: int = 0, **options: object) -> Setup:
    """A table for a scenario; the seed turns the colours."""
    wanted = next(s for s in all_scenarios()[0] if s.id == scenario)
    if wanted.solo:
        return Setup(scenario, (wanted.solo.colour,), Options(**options))  # type: ignore[arg-type]
    turned = COLOURS[seed % 4 :] + COLOURS[: seed % 4]
    return Setup(scenario, turned[: wanted.seats], Options(**options))  # type: ignore[arg-type]


def pick(rng: Rng, moves: list[Move]) -> Move:
    """A kind of move at random, then one of that kind; doing nothing is the rarest."""
    kinds = list(dict.fromkeys(type(m) for m in moves))
    kind = rng.choice(kinds)
    while kind in (Finish, EndTurn) and len(kinds) > 1 and rng.below(4):
        kind = rng.choice(kinds)
    return rng.choice([m for m in moves if type(m) is kind])


def steps(session: Session[State, Move], seed: int) -> Iterator[Move]:
    """The next move of a random game, again and again; the caller submits it."""
    rng = Rng(seed)
    while session.awaiting:
        yield pick(rng, session.legal_moves(session.awaiting[0]))


def new(scenario: str, seed: int, **options: object) -> Session[State, Move]:
    return Session(RULES, setup_of(scenario, seed, **options), seed)


@functools.cache
def finished(scenario: str, seed: int) -> Session[State, Move]:
    """A finished game; shared between tests, so leave it alone."""
    session = new(scenario, seed)
    for move in steps(session, seed):
        session.submit(move)
    return session


def positions(scenario: str, seeds: tuple[int, ...], every: int) -> Iterator[State]:
    """Positions of finished games: every so many moves, and all of the rarer frames."""
    common = ("turn", "payment", "limit", "resource")
    for seed in seeds:
        session = finished(scenario, seed)
        for count in range(len(session.log)):
            state = session.position(count)
            if count % every == 0 or (state.frames[-1].kind not in common and count % 5 == 0):
                yield state
