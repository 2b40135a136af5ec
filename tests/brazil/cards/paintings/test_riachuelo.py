"""Riachuelo: every own movement may enter and leave Water."""

from engine.brazil.moves import MoveUnits
from tests.brazil.kit import Table


def shore(t: Table, terrain: str) -> tuple[int, int]:
    """A free land hex of a terrain, and Water beside it."""
    board = t.s.board
    land = t.free(terrain, unless=lambda h: not board.near_mask[h] & board.water)
    return land, next(h for h in t.near(land) if board.water >> h & 1)


def test_the_additional_movement_enters_water() -> None:
    t = Table().painting("riachuelo")
    land, water = shore(t, "forest")
    archer = t.unit("archer", land)
    t.moving("painting")
    t.walk(archer, water, by="extra")
    assert t.player().units[archer] == water
    t.waits_for(0)


def test_the_additional_movement_leaves_water() -> None:
    t = Table().painting("riachuelo")
    land, water = shore(t, "gold_mine")
    archer = t.unit("archer", water)
    t.moving("manufacture")
    t.walk(archer, land, by="extra")
    assert t.player().units[archer] == land
    t.waits_for(0)


def test_a_deployment_march_leaves_water() -> None:
    t = Table().painting("riachuelo")
    _, water = shore(t, "forest")
    archer = t.unit("archer", water)
    t.moving("deploy")
    t.walk(archer, t.home(), by="extra")
    assert t.player().units[archer] == t.home()
    t.waits_for(0)


def test_without_the_painting_it_does_neither() -> None:
    t = Table()
    land, water = shore(t, "forest")
    ashore, afloat = t.unit("archer", land), t.unit("monarch", water)
    t.moving("painting")
    t.refused(MoveUnits(0, (ashore,), water, "extra"), "water_needs_free_or_edge_move")
    t.refused(MoveUnits(0, (afloat,), land, "extra"), "water_needs_free_or_edge_move")


def test_the_arch_still_says_which_land_may_be_entered() -> None:
    t = Table().painting("riachuelo")
    board = t.s.board
    field = t.free("field", unless=lambda h: not board.near_mask[h] & board.water)
    water = next(h for h in t.near(field) if board.water >> h & 1)
    archer = t.unit("archer", water)
    t.moving("painting")
    t.refused(MoveUnits(0, (archer,), field, "extra"), "extra_move_needs", arch="painting")


def test_harbor_and_trade_give_no_additional_movement_all_the_same() -> None:
    t = Table().painting("riachuelo")
    land, water = shore(t, "forest")
    archer = t.unit("archer", land)
    t.moving("harbor")
    t.refused(MoveUnits(0, (archer,), water, "extra"), "arch_without_extra", arch="harbor")
