"""A seat that can build, and where it can or can not: shared by the tests of Build."""

from __future__ import annotations

from engine.brazil.moves import Build
from tests.brazil.kit import Table

RICH = ("science",) * 5


def rich(**more) -> Table:
    """A seat that can pay for anything, and whose Monarch has no say in building."""
    return Table(monarchs=("oba_ii",), **more).goods(*RICH)


def away(t: Table, terrain: str = "field") -> int:
    """A free hex that touches no tile."""
    return t.where(
        lambda h: (
            t.s.board.terrain[h] == terrain
            and not t.s.unexplored[h]
            and not t.s.tile[h]
            and t.far_from_tiles(h)
            and not any(p.at >> h & 1 for p in t.s.seats)
        )
    )


def build(t: Table, building: str, hex_id: int) -> None:
    """Move the token, build and pay the proposed way."""
    if t.frame.kind == "turn":
        t.arch("build")
    t.do(Build(0, building, hex_id))
    if t.frame.kind == "payment":
        t.pay()


def seized_farm(t: Table) -> int:
    """A Farm built by the other seat, held by an own Archer, far from every other tile."""
    farm = t.tile("farm", away(t), seat=1)
    t.unit("archer", farm)
    return farm
