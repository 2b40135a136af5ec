"""Hash chain over JSON data: each link hashes the one before and its data, so any change, gap or swap is detected."""

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


def link(previous: str, data: Any) -> str:
    """Computes the next link: 32 hex digits over the previous link ("" for the first) and the data."""
    return hashlib.blake2b(f"{previous}\n{canonical(data)}".encode(), digest_size=16).hexdigest()
