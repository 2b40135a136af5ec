"""Obá II: the first and second Mission revealed bring 1 science each and are worth 1 VP more."""

from engine.brazil.moves import AnnounceMission
from tests.brazil.kit import Table

MISSIONS = ("exploration-2", "exploration-3", "exploration-7")


def ready(monarch: str) -> Table:
    """Era II with three complete Missions of Era I, 3 VP each."""
    t = Table(monarchs=(monarch,)).era(2).painting("machado_de_assis").painting("council_session")
    for mission in MISSIONS:
        t.mission(mission)
    for tile, terrain in (("farm", "field"), ("farm", "field"), ("sawmill", "forest")):
        t.tile(tile, t.free(terrain, near=t.home()))
    return t


def reveal(t: Table, mission: str) -> tuple[int, int, int]:
    """Science held, VP of Missions and of the Monarch after one more Mission."""
    t.do(AnnounceMission(0, mission))
    t.finish()
    t.waits_for(0)
    return t.supply().count("science"), t.vp(0, "missions"), t.vp(0, "monarch")


def test_two_missions_bring_science_and_a_point_each_and_the_third_does_not() -> None:
    t = ready("oba_ii")
    t.player().missions = MISSIONS
    assert [reveal(t, mission) for mission in MISSIONS] == [(1, 3, 1), (2, 6, 2), (2, 9, 2)]


def test_a_mission_in_hand_is_worth_nothing_more() -> None:
    t = ready("oba_ii")
    assert t.vp(0, "monarch") == 0


def test_others_gain_nothing() -> None:
    t = ready("pedro_i")
    t.player().missions = MISSIONS
    assert reveal(t, MISSIONS[0]) == (0, 3, 0)
