"""One Ministry on a table: what the tests of all of them are made of."""

from __future__ import annotations

from engine.struggle.components import MINISTRIES, SIDES
from engine.struggle.rules.action_round import quote
from tests.struggle.kit import (
    B,
    F,
    Table,
)

TURN = {"succession": 1, "empire": 3, "revolution": 5}


def with_card(card: str, tile: int = 0, up: bool = False, turn: int = 0, bare: bool = True) -> Table:
    """A bare table of the card's first era, the card in play, its side in a round."""
    entry = MINISTRIES[card]
    t = Table(turn=turn or TURN[entry.eras[0]], bare=bare, edition=entry.since).ministry(card, up=up)
    t.money(F, limit=10).money(B, limit=10)
    return t.begin(SIDES.index(entry.side), tile)


def again(t: Table, side: int, tile: int = 0) -> Table:
    return t.begin(side, tile)


def price(t: Table, move) -> int:
    return quote(t.s, t.round, move).price


def is_up(t: Table, side: int, card: str) -> bool:
    return (card, True) in t.player(side).ministries
