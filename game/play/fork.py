"""Starts a new game from any moment of another one.

A fork of a finished game has the same deal and the same moves up to there. A fork of a running game must not reveal
secrets: it is a determinization of that moment, with everything hidden and all chance to come dealt anew.
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
from game.play.occupants import seated_extra, to_players


def is_open(match: Match[Any, Any]) -> bool:
    """Returns whether all secrets of a match may be shown, because the game is over."""
    return not match.awaiting


def branch(match: Match[Any, Any], moves: int) -> Session[Any, Any]:
    """Returns a new session that begins after the first ``moves`` moves of the match: with the same hidden cards and
    tiles if the game is over, else with all that is hidden drawn anew. The match is not changed."""
    return replayed(match.real, moves) if is_open(match) else _guessed(match, moves)


def replayed(real: Session[Any, Any], moves: int) -> Session[Any, Any]:
    """Returns a new session of the same setup and seed in which the first ``moves`` moves of ``real`` have been
    played."""
    start = real.position(0) if real.from_checkpoint else None
    session: Session[Any, Any] = Session(real.rules, real.setup, real.seed, start, real.older, nonce=real.nonce)
    for entry in real.log[:moves]:
        session.submit(entry.move)
    return session


def _guessed(match: Match[Any, Any], moves: int) -> Session[Any, Any]:
    """Forks a determinization for the viewer's seat, or else for a seat that had to decide at that moment."""
    asked = match.rules.awaiting(match.view_at(moves, None))
    seat = match.viewer if match.viewer is not None else next(iter([*filter(match.is_person, asked), *asked]), 0)
    world = match.rules.determinize(match.view_at(moves, seat), seat, Rng(secrets.randbits(64)))
    return Session(match.rules, match.session.setup, secrets.randbits(SEED_BITS), world)


def fork_save(match: Match[Any, Any], moves: int, origin: str) -> SaveFile:
    """Returns the save of a fork; ``origin`` says in words which game and moment it comes from."""
    session = branch(match, moves)
    summary = match.policy.summary(session.view(None))
    asked = next(iter(session.awaiting), None)
    extra = {
        **summary,
        **seated_extra(match.occupants),
        "origin": origin,
        **({"asked": asked} if asked is not None else {}),
    }
    return to_save(session, extra, to_players(match.occupants))
