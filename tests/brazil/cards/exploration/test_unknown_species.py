"""Unknown Species: whoever turns it up keeps it; 1/3/5 VP for 1/2/3."""

from tests.brazil.kit import Table


def explore(t: Table, archer: int, tile: str = "unknown_species") -> int:
    """Turn up one more tile beside the archer, which goes back; returns the hex."""
    here = t.player().units[archer]
    there = next(h for h in t.near(here) if t.s.board.land >> h & 1 and not t.s.tile[h])
    t.unknown(tile, there)
    t.moving("harbor", free=2)
    t.walk(archer, there)
    t.walk(archer, here)
    t.waits_for(0)
    return there


def test_one_two_and_three_are_worth_more_and_more() -> None:
    t = Table()
    archer = t.unit("archer", t.battlefield()[1])
    points = []
    for _ in range(3):
        explore(t, archer)
        points.append(t.vp(0, "exploration"))
    assert points == [1, 3, 5]
    assert t.player().exploration == ("unknown_species",) * 3


def test_the_tile_leaves_the_hex() -> None:
    t = Table()
    archer = t.unit("archer", t.battlefield()[1])
    there = explore(t, archer)
    assert (t.s.unexplored[there], t.s.explored[there]) == ("", "")


def test_each_seat_counts_its_own() -> None:
    t = Table()
    explore(t, t.unit("archer", t.battlefield()[1]))
    t.player(1).exploration = ("unknown_species",)
    assert (t.vp(0, "exploration"), t.vp(1, "exploration")) == (1, 1)


def test_built_upon_unseen_it_is_nobodys() -> None:
    t = Table(monarchs=("oba_ii",)).goods("coffee")
    hex_id = t.unknown("unknown_species", t.free("field", near=t.home()))
    t.build("farm", hex_id)
    assert (t.player().exploration, t.vp(0, "exploration")) == ((), 0)
    t.waits_for(0)
