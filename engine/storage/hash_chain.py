"""Links of a hash chain over plain data: whatever is changed, left out or swapped changes every link after it."""

from __future__ import annotations

import hashlib
import json
from typing import Any


def canonical(data: Any) -> str:
    """Data as JSON in the one way that gives the same text for the same data.

    Raises ValueError or TypeError where JSON can't hold it (infinity, say), RecursionError where it is too deep.
    """
    return json.dumps(data, sort_keys=True, separators=(",", ":"), allow_nan=False)


def link(previous: str, data: Any) -> str:
    """The next link: 32 hex digits over the one before ("" at the beginning) and the data."""
    return hashlib.blake2b(f"{previous}\n{canonical(data)}".encode(), digest_size=16).hexdigest()
