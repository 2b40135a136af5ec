"""Who can sit in a seat: a person, or a bot of one of the engine's rungs, weakest first."""

from __future__ import annotations

from engine.bots import LADDER

PERSON = "person"
BOTS: tuple[str, ...] = LADDER
USUAL = "governor"  # who sits opposite if nothing else is said: strong, and answers at once
WHO = (PERSON, *BOTS)
