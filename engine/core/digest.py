"""Fingerprints of positions and files: the same everywhere, in every process."""

from __future__ import annotations

import hashlib


def digest_text(text: str) -> str:
    """16 hex digits of BLAKE2b over the text."""
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def digest_position(text: str) -> str:
    """The fingerprint of a position written as text. Saves of older programs hold fingerprints in which a decision's
    class still ended in Frame, so it does here."""
    return digest_text(text.replace("Decision(", "Frame("))
