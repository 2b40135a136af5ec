"""Folders of keys that are made of no chance, and a running game to seal with them."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.seed_commitment import seed_of
from engine.core.session import Session
from engine.registry import GAMES
from engine.storage import sealing

NONCE = "fedcba9876543210" * 2


def chance(size: int) -> bytes:
    """Returns the bytes of a key; the same in every test."""
    return bytes(range(7, 7 + size))


def key_folders(tmp_path):
    """Sets two folders of keys for the time of a test; the body of a fixture."""
    sealing.set_key_folders(tmp_path / "data" / "keys", tmp_path / "config" / "keys", fresh=chance)
    yield
    sealing.set_key_folders(fresh=chance)


def running(moves: int = 60) -> Session:
    """Returns a running game of Brazil after so many moves at random."""
    rules = GAMES["brazil"]
    session = Session(rules, rules.setups("cisplatine", 2, {})[0], seed_of(NONCE), nonce=NONCE)
    rng = Rng(3)
    while session.awaiting and len(session.log) < moves:
        session.submit(rng.choice(session.legal_moves(session.awaiting[0])))
    return session
