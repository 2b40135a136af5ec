"""Who can sit in a seat: a person, or a bot of one of these rungs."""

from __future__ import annotations

PERSON = "person"
BOTS: tuple[str, ...] = ("settler",)
WHO = (PERSON, *BOTS)
