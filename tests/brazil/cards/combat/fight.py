"""One battle in the open: green units enter a hex that orange defends."""

from collections.abc import Sequence

from engine.core.event import Event
from tests.brazil.kit import Table


def clash(
    t: Table,
    own: Sequence[str],
    others: Sequence[str],
    attack: tuple[str, ...] = (),
    defence: tuple[str, ...] = (),
    tile: str = "",
) -> list[Event]:
    """Seat 0's units (a Dragoon first, if it leads) enter; both sides seal the cards given. Returns what happened."""
    here, there = t.battlefield()
    if tile:
        t.tile(tile, there, seat=1)
    units = [t.unit(kind, here) for kind in own]
    for kind in others:
        t.unit(kind, there, seat=1)
    t.combat_card(*attack).combat_card(*defence, seat=1)
    t.moving("painting")
    events = t.walk(units[0], there, *units[1:])
    if attack:
        events += t.seal(*attack)
    if defence:
        events += t.seal(*defence)
    return events
