"""Derives a game's seed from a secret nonce, and the public hash (commitment) that later proves the deal was not
changed.

A secret nonce gives the seed, and the commitment, a SHA-256 over both, is told at the start; neither can be found from
it. When the game is over nonce and seed are shown: who has the commitment can check that the deal was not exchanged
since. Whoever began the game may have drawn several nonces and taken the one whose deal pleased: only a deal drawn by
all (`deal.py`) excludes that.
"""

from __future__ import annotations

import hashlib

NONCE_DIGITS = 32  # hex; who begins a game takes them from the system's chance
SEED_BITS = 62


def seed_of(nonce: str) -> int:
    """Derives the seed, a number of SEED_BITS bits, from a nonce."""
    return int.from_bytes(hashlib.sha256(f"imperial.seed:{nonce}".encode()).digest()[:8], "big") >> (64 - SEED_BITS)


def commitment(seed: int, nonce: str) -> str:
    """Computes the public commitment of a deal: 64 hex digits; "" for a game with a given seed, which promises
    nothing."""
    return hashlib.sha256(f"imperial.deal:{nonce}:{seed}".encode()).hexdigest() if nonce else ""


def check(seed: int, nonce: str, promise: str) -> None:
    """Checks that the seed follows from the nonce, and both match the commitment `promise`. Raises ValueError with the
    part that does not."""
    if commitment(seed, nonce) != promise:
        raise ValueError("commitment: seed and nonce are not those it was made of; the deal was exchanged")
    if nonce and seed != seed_of(nonce):
        raise ValueError("seed: does not follow from the nonce; the deal was picked")
