"""Who can sit in a seat: a person, or a bot of one of the engine's rungs, weakest first."""

from __future__ import annotations

from collections.abc import Callable

from engine.bots import LADDER

PERSON = "person"
BOTS: tuple[str, ...] = LADDER
USUAL = "governor"  # who sits opposite if nothing else is said: strong, and answers at once
WHO = (PERSON, *BOTS)


def named(text: Callable[[str], str], rung: str, look: str) -> str:
    """What a bot is called at the table; ``look``: what its seat is."""
    return f"{text(f'bot-{rung}')} ({look})" if look else text(f"bot-{rung}")
