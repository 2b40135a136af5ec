"""Who can sit in a seat: a person, or a bot of one of the engine's rungs, weakest first."""

from __future__ import annotations

from collections.abc import Callable

from engine.bots import LADDER
from game.i18n.display_text import LONGEST_NAME, display_text

PERSON = "person"
BOTS: tuple[str, ...] = LADDER
USUAL = "governor"  # who sits opposite if nothing else is said: strong, and answers at once
WHO = (PERSON, *BOTS)


def named(text: Callable[[str], str], rung: str, look: str) -> str:
    """What a bot is called at the table; ``look``: what its seat is."""
    return f"{text(f'bot-{rung}')} ({look})" if look else text(f"bot-{rung}")


def default_name(text: Callable[[str], str], who: str, look: str) -> str:
    """What whoever sits there is called if no name was typed, in the language of ``text``; ``look``: what the seat is
    in that language. A rung that this program lacks is called by its id."""
    if who in BOTS:
        return named(text, who, look)
    return look if who == PERSON or not who else display_text(who, LONGEST_NAME)
