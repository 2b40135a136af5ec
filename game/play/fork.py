"""Playing on from any moment of a game, as a game of its own.

Of a game that is over everything is known: the branch has the same deal and the same moves up to there. Of a running
one a seat may not find out what it can't know: the branch is one world that this seat could not have told from the real
one at that moment, everything hidden and all chance to come dealt anew.
"""

from __future__ import annotations

import secrets
from typing import Any

from engine.core.rng import Rng
from engine.core.seed_commitment import SEED_BITS
from engine.core.session import Session
from engine.storage.save import to_save
from engine.storage.save_file import SaveFile
from game.play.match import Match
from game.play.occupants import to_players, unnamed


def is_open(match: Match[Any, Any]) -> bool:
    """Whether the deal may be known: the game is over."""
    return not match.awaiting


def branch(match: Match[Any, Any], moves: int) -> Session[Any, Any]:
    """The game after so many moves, to be played on. The match stays as it is."""
    return _replayed(match, moves) if is_open(match) else _guessed(match, moves)


def _replayed(match: Match[Any, Any], moves: int) -> Session[Any, Any]:
    real = match.session
    start = match.opened(0) if real.from_checkpoint else None
    session: Session[Any, Any] = Session(real.rules, real.setup, real.seed, start, real.older, nonce=real.nonce)
    for entry in real.log[:moves]:
        session.submit(entry.move)
    return session


def _guessed(match: Match[Any, Any], moves: int) -> Session[Any, Any]:
    """The seat is the person's at the screen, else one that was asked then."""
    asked = match.rules.awaiting(match.seen_at(moves, None))
    seat = match.viewer if match.viewer is not None else next(iter([*filter(match.is_person, asked), *asked]), 0)
    world = match.rules.guess(match.seen_at(moves, seat), seat, Rng(secrets.randbits(64)))
    return Session(match.rules, match.session.setup, secrets.randbits(SEED_BITS), world)


def branch_save(match: Match[Any, Any], moves: int, origin: str) -> SaveFile:
    """The save of a branch; ``origin`` says in words what it is a branch of."""
    session = branch(match, moves)
    told = match.customs.summary(session.view(None))
    asked = next(iter(session.awaiting), None)
    extra = {**told, **unnamed(match.sitters), "origin": origin, **({"asked": asked} if asked is not None else {})}
    return to_save(session, extra, to_players(match.sitters))
