"""What was done last, for whoever watches: its sentence, and the hexes it was about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.brazil import events as e
from engine.core.event import Event
from game.play.log_lines import Words, seen
from game.play.match import Match

PLACES = ("hex", "to", "origin")
# not a deed by themselves
QUIET = (e.TurnBegan, e.GoodsPaid, e.CardsPaid, e.GoodsGained, e.GoodsDropped, e.DeckShuffled, e.GalleryRefilled)


def last_deed(match: Match[Any, Any]) -> Sequence[Event]:
    """What the viewer may know of the newest move that was more than paying for another or ending a turn."""
    for number in range(len(match.log), max(0, len(match.log) - 8), -1):
        deed = [event for event in seen(match, number) if not isinstance(event, QUIET)]
        if deed:
            return deed
    return ()


def places_of(events: Iterable[Event]) -> set[int]:
    """Hexes."""
    found = {getattr(event, name, -1) for event in events for name in PLACES}
    return {place for place in found if isinstance(place, int) and place >= 0}


def sentence(match: Match[Any, Any], words: Words) -> str:
    """ "" while nothing has been done."""
    return next((line for event in last_deed(match) if (line := words(event))), "")
