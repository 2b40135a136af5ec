"""José Bonifácio: 1 science at once, and 1 gold whenever the era advances."""

from engine.brazil.moves import AnnounceMission, PlaceOldToken
from tests.brazil.kit import Table


def with_mission_done(mission: str = "exploration-7") -> Table:
    """Two Farms and a painting: an Era I Mission is complete."""
    t = Table().painting("jose_bonifacio").mission(mission)
    for terrain in ("field", "field"):
        t.tile("farm", t.free(terrain, near=t.home()))
    return t


def test_it_brings_science_at_once() -> None:
    t = Table()
    t.acquire("jose_bonifacio")
    assert t.supply() == ["science"]
    t.waits_for(0)


def test_it_brings_gold_when_the_era_advances() -> None:
    t = with_mission_done()
    t.do(AnnounceMission(0, "exploration-7"))
    t.finish()
    t.do(PlaceOldToken(0, "harbor"))
    assert t.supply() == [], "the era has not advanced yet"
    t.do(PlaceOldToken(1, "harbor"))
    assert (t.s.era, t.supply(), t.supply(1)) == (2, ["gold"], [])
    t.waits_for(0)


def test_whoever_advances_the_era() -> None:
    t = with_mission_done()
    t.painting("guarani", seat=1).mission("exploration-7", seat=1)
    for _ in range(2):
        t.tile("farm", t.free("field", near=t.home(1)), seat=1)
    t.on_turn(1)
    t.do(AnnounceMission(1, "exploration-7"))
    t.finish()
    t.do(PlaceOldToken(1, "harbor"), PlaceOldToken(0, "harbor"))
    assert t.supply() == ["gold"]
    t.waits_for(1)


def test_a_mission_of_an_era_that_is_over_brings_none() -> None:
    t = with_mission_done().era(2)
    t.do(AnnounceMission(0, "exploration-7"))
    t.finish()
    assert (t.s.era, t.supply()) == (2, [])
    t.waits_for(0)
