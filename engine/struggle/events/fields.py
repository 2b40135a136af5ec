"""Types of the fields of game events, and what stands in a field for a seat that may not know it."""

from __future__ import annotations

Seat = int
SpaceId = int
HIDDEN = "?"
