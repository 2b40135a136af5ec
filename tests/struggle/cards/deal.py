"""Arranging and playing a single Event: the tile it needs, its bonus condition, what it gave."""

from __future__ import annotations

from engine.struggle import moves as m
from engine.struggle.board import AT
from engine.struggle.components import EVENTS, INVESTMENTS, MINISTRIES, SIDES
from engine.struggle.rules.bonus_war_tiles import add_to_theater
from tests.struggle.kit import DIP3_ECO, ECO3_DIP, MIL3_ECO, Table

TURN = {"succession": 1, "empire": 3, "revolution": 5}
TILE = {"": DIP3_ECO, "economic": ECO3_DIP, "diplomatic": DIP3_ECO, "military": MIL3_ECO}
KEYWORD = {
    (side, word): next(c.id for c in MINISTRIES.values() if c.side == SIDES[side] and word in c.keywords)
    for side in (0, 1)
    for word in ("finance", "mercantilism", "governance", "style", "scholarship")
}
PLAIN = {
    tile: {INVESTMENTS[tile].major: INVESTMENTS[tile].major_ap, f"minor {INVESTMENTS[tile].minor}": 2}
    for tile in TILE.values()
}


def laid_out(card: str, side: int, bonus: bool = False) -> Table:
    """A bare table of the card's era; with the bonus its condition holds."""
    t = Table(turn=TURN[EVENTS[card].era], bare=True, edition=EVENTS[card].since)
    t.money(0, debt=4, limit=10).money(1, debt=4, limit=10)
    if bonus:
        meet(t, card, side)
    return t


def meet(t: Table, card: str, side: int) -> None:
    """Make the bonus condition of a card hold."""
    condition = EVENTS[card].bonus_if
    assert condition is not None
    if condition.kind == "keyword":
        t.ministry(KEYWORD[side, condition.keyword])
    elif condition.kind == "available_debt_lead":
        t.money(1 - side, limit=10 - condition.by)
    elif condition.kind == "more_bonus_tiles":
        player = t.player(side)
        tile, player.bonus = player.bonus[0], player.bonus[1:]
        add_to_theater(player, 1, tile)
    elif condition.kind == "more_prestige":
        t.holds(side, "scotland_prestige_3")
    else:
        t.holds(side, "savoy", "spain_prestige_3")


def play(t: Table, card: str, side: int, reveal: str = "") -> Table:
    """A round with a fitting tile begins, the card is in hand and played."""
    t.hand(side, card).begin(side, TILE[EVENTS[card].type])
    t.do(m.PlayEvent(side, card, reveal))
    return t


def gained(t: Table) -> dict[str, int]:
    """Points that are more than those of the tile."""
    plain = PLAIN[t.round.tile]
    return {kind: n - plain.get(kind, 0) for kind, n in t.points().items() if n != plain.get(kind, 0)}


def limits(t: Table) -> list[str]:
    """The limits of the points in hand."""
    return [limit for _, _, limit, n in t.round.lots if limit and n]


def pick(t: Table, *names: str) -> Table:
    """Pick spaces one after the other."""
    for name in names:
        t.do(m.PickSpace(t.seat, AT[name]))
    return t


def squadron(t: Table, source: str) -> Table:
    """Pick a Squadron on a space, or of the Navy Box ("box")."""
    t.do(m.PickSquadron(t.seat, -1 if source == "box" else AT[source]))
    return t
