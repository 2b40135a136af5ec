"""Two hexes to fight over, and what came of it: shared by the tests of battles."""

from __future__ import annotations

from engine.brazil.events import BattleEnded
from engine.brazil.moves import MoveUnits
from tests.brazil.kit import Table


def ground(t: Table, hex_id: int) -> bool:
    """Land without tile, `?` or units that touches no tile."""
    return (
        t.s.board.terrain[hex_id] != "water"
        and not t.s.tile[hex_id]
        and not t.s.unexplored[hex_id]
        and t.far_from_tiles(hex_id)
        and not any(p.at >> hex_id & 1 for p in t.s.seats)
    )


def field_of_battle(t: Table | None = None) -> tuple[Table, int, int]:
    """Two adjacent empty land hexes far from every tile: (table, here, there)."""
    t = t or Table(monarchs=("oba_ii", "isabella_i"))
    here = t.where(lambda h: ground(t, h) and any(ground(t, n) for n in t.near(h)))
    return t, here, next(n for n in t.near(here) if ground(t, n))


def ended(events) -> BattleEnded:
    """The one end of a battle among some events."""
    return next(e for e in events if isinstance(e, BattleEnded))


def duel(attack: str = "archer", defence: str = "archer", mine=(), theirs=()) -> tuple[Table, int, int]:
    """A battle that waits for its first cards: (table, attacking unit, hex)."""
    t, here, there = field_of_battle()
    unit = t.unit(attack, here)
    t.unit(defence, there, seat=1)
    t.combat_card(*mine)
    t.combat_card(*theirs, seat=1)
    t.moving("build")
    t.do(MoveUnits(0, (unit,), there))
    return t, unit, there
