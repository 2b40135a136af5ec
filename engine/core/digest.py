"""Fingerprints (hashes) of positions and component files, and canonical JSON: the same everywhere, in every process."""

from __future__ import annotations

import hashlib
import json
from typing import Any


def canonical(data: Any) -> str:
    """Serializes data to canonical JSON: equal data always gives the same text.

    Raises ValueError or TypeError where JSON can't represent it (infinity, say), RecursionError where it is nested too
    deep.
    """
    return json.dumps(data, sort_keys=True, separators=(",", ":"), allow_nan=False)


def digest_text(text: str) -> str:
    """Returns 16 hex digits of BLAKE2b over the text."""
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def digest_position(text: str) -> str:
    """Returns the fingerprint (16 hex digits) of a position's text, in which "Decision(" counts as "Frame(", as
    decision classes ended in older programs: so the fingerprints in their saves still match."""
    return digest_text(text.replace("Decision(", "Frame("))
