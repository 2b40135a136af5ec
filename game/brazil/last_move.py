"""Describes the last notable move: its events, its hexes and a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.brazil import events as e
from engine.core.event import Event
from game.play.log_lines import Words, visible_events
from game.play.match import Match

PLACES = ("hex", "to", "origin")
# never notable by themselves
MINOR_EVENTS = (e.TurnBegan, e.GoodsPaid, e.CardsPaid, e.GoodsGained, e.GoodsDropped, e.DeckShuffled, e.GalleryRefilled)


def last_notable_events(match: Match[Any, Any]) -> Sequence[Event]:
    """Returns the notable events of the newest move that has any, as the viewer may know them; () if none of the last
    eight moves has. Not notable: a turn's begin, payments, goods that come or go, cards shuffled or refilled."""
    for number in range(len(match.log), max(0, len(match.log) - 8), -1):
        notable = [event for event in visible_events(match, number) if not isinstance(event, MINOR_EVENTS)]
        if notable:
            return notable
    return ()


def places_of(events: Iterable[Event]) -> set[int]:
    """Returns the ids of all hexes that these events name."""
    found = {getattr(event, name, -1) for event in events for name in PLACES}
    return {place for place in found if isinstance(place, int) and place >= 0}


def sentence(match: Match[Any, Any], words: Words) -> str:
    """Returns the first sentence that `words` has for one of the last notable events; "" if for none."""
    return next((line for event in last_notable_events(match) if (line := words(event))), "")
