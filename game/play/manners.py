"""Assigns playing styles ("manners") to bots, as chosen on the New game page or drawn from the deal's seed, and names
them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.bots import MANNERS
from engine.core.rng import Rng
from engine.core.rules import Rules
from game.play.occupants import Occupant
from game.play.rungs import BOTS

ANY, PLAIN = "any", "plain"
WANTED = (ANY, PLAIN, *MANNERS)  # what may be chosen for a bot's seat
APART = 0x6D616E6E6572  # keeps these draws apart from others of the seed


def seat_manners(rules: Rules[Any, Any], occupants: Sequence[Occupant], wanted: Iterable[str], seed: int) -> None:
    """Sets each bot's manner (playing style): the one chosen for its seat or, for "any", one drawn by the deal's seed;
    none for "plain", or in a game without manners."""
    for seat, (occupant, manner) in enumerate(zip(occupants, wanted, strict=True)):
        if occupant.who not in BOTS or not rules.has_manners or manner == PLAIN:
            occupant.manner = ""
        elif manner in MANNERS:
            occupant.manner = manner
        else:
            occupant.manner = Rng(seed ^ APART + seat).choice(MANNERS)


def manner_text(text: Callable[..., str], manner: str) -> str:
    """Returns a playing style's name and what it favours, in words; "" without a manner."""
    if not manner:
        return ""
    return text("manner-told", manner=text(f"manner-{manner}"), does=text(f"manner-{manner}-does"))
