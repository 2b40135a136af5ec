"""Military purchases: War tiles, markers, Forts, Squadrons, the exchange of turn 6 (rules 8)."""

from __future__ import annotations

import pytest

from engine.struggle import moves as m
from engine.struggle.board import AT
from tests.struggle.kit import DIP, DIP3_MIL, ECO, ECO3_MIL, MIL, MIL3_ECO, MIL4_DIP, MIL4_ECO, B, F, Table


def price_of(events) -> int:
    return next(e for e in events if e.name == "PointsSpent").price


def rich(turn: int = 1, bare: bool = False) -> Table:
    return Table(turn=turn, bare=bare).money(F, limit=20).money(B, limit=20)


# --- War tiles (8.1) ---


def test_a_bonus_tile_costs_two_and_is_laid_at_a_theater():
    t = rich().begin(F, MIL4_ECO)
    assert price_of(t.do(m.BuyWarTile(F))) == 2
    t.waits_for(F, "lay")
    t.do(m.LayTile(F, 1))
    t.waits_for(F)
    assert len(t.player(F).laid[1]) == 2 and len(t.player(F).bonus) == 10


def test_two_a_round_at_most():
    t = rich().begin(F, MIL4_ECO)
    t.do(m.BuyWarTile(F), m.LayTile(F, 1), m.BuyWarTile(F), m.LayTile(F, 1))
    t.refused(m.BuyWarTile(F), "two_tiles_a_round")


def test_two_at_a_theater_unless_one_moves():
    t = rich().begin(F, MIL4_ECO)
    t.tiles(F, 1, "basic_one", "wss_france_vendome", "wss_france_berwick").changed()
    t.do(m.BuyWarTile(F))
    t.refused(m.LayTile(F, 1), "theater_full")
    t.refused(m.LayTile(F, 2, "wss_france_vendome", 1), "nothing_to_move")
    t.do(m.LayTile(F, 1, "wss_france_vendome", 2))
    assert "wss_france_vendome" in t.player(F).laid[2] and len(t.player(F).laid[1]) == 3


def test_no_tile_when_all_theaters_are_full():
    t = rich().begin(F, MIL4_ECO)
    pool = sorted(t.player(F).bonus + t.player(F).laid[0][1:])
    for theater in range(4):
        t.tiles(F, theater, t.player(F).laid[theater][0])
    for theater in range(4):
        t.tiles(F, theater, t.player(F).laid[theater][0], pool.pop(), pool.pop())
    t.changed()
    t.refused(m.BuyWarTile(F), "theaters_full")


def test_no_tile_in_turn_six():
    t = rich(turn=6).begin(F, MIL4_ECO)
    t.refused(m.BuyWarTile(F), "no_next_war")


# --- Conflict markers (8.2) ---


@pytest.mark.parametrize(("plus_one", "protected", "price"), [(0, 0, 2), (0, 1, 1), (1, 0, 3), (1, 1, 2)])
def test_removing_a_marker(plus_one, protected, price):
    t = rich().marks("massachusetts_bay", plus_one=bool(plus_one))
    if protected:
        t.holds(B, "gulf_of_maine")
    t.begin(F, MIL4_ECO)
    assert price_of(t.do(m.RemoveConflict(F, AT["massachusetts_bay"]))) == price
    assert not t.marked("massachusetts_bay") and not t.s.plus_one
    assert t.owner("massachusetts_bay") == B


def test_there_must_be_a_marker():
    t = rich().begin(F, MIL4_ECO)
    t.refused(m.RemoveConflict(F, AT["sweden"]), "no_target")


# --- Forts (8.3, 8.4) ---


@pytest.mark.parametrize("beside", ["hudson_valley_no", "cumberland", "niagara_no"])
def test_a_fort_is_built_beside_what_one_holds(beside):
    t = rich(bare=True).begin(F, MIL4_ECO)
    t.refused(m.BuildFort(F, AT["ohio_forks"]), "fort_not_connected")
    t.holds(F, beside.removesuffix("_no")).begin(F, MIL4_ECO)
    if beside == "hudson_valley_no":
        t.refused(m.BuildFort(F, AT["ohio_forks"]), "fort_not_connected")
    else:
        assert price_of(t.do(m.BuildFort(F, AT["ohio_forks"]))) == 3
        assert t.owner("ohio_forks") == F


def test_it_must_be_held_since_the_round_began():
    t = rich().begin(F, ECO3_MIL)
    t.do(m.ShiftMarket(F, AT["niagara"]))
    t.refused(m.BuildFort(F, AT["ohio_forks"], "minor"), "not_held_before", space="niagara")


def test_what_was_lost_and_regained_in_the_round_builds_nothing():
    t = rich(bare=True).holds(F, "cumberland").begin(F, MIL4_ECO)
    t.s.changed = 1 << AT["cumberland"]
    t.changed()
    t.refused(m.BuildFort(F, AT["ohio_forks"]), "not_held_before", space="cumberland")


def test_a_naval_space_that_one_squadron_left_to_another_was_not_held_all_the_time():
    t = rich(bare=True).holds(F, "cabot_strait").begin(F, MIL4_ECO)
    t.do(m.Deploy(F, AT["cabot_strait"], AT["biscay"]), m.Deploy(F, -1, AT["cabot_strait"]))
    t.refused(m.BuildFort(F, AT["louisbourg"]), "not_held_before", space="cabot_strait")
    t.refused(m.Deploy(F, AT["cabot_strait"], AT["balearic"]), "squadron_moved", space="cabot_strait")


def test_a_marker_or_isolation_on_it_does_not_matter():
    t = rich(bare=True).holds(F, "cumberland").marks("cumberland").begin(F, MIL4_ECO)
    assert t.s.isolated
    t.do(m.BuildFort(F, AT["ohio_forks"]))


def test_a_fort_alone_builds_no_other_fort():
    t = rich(bare=True).holds(F, "louisbourg").begin(F, MIL4_ECO)
    t.refused(m.BuildFort(F, AT["halifax"]), "fort_not_connected")
    t.refused(m.BuildFort(F, AT["louisbourg"]), "flag_there")
    t.refused(m.BuildFort(F, AT["niagara"]), "not_a_fort")


def test_repairing_costs_one_less():
    """Worked example 4."""
    t = rich(bare=True).holds(B, "louisbourg").damages("louisbourg").begin(B, MIL4_ECO)
    assert price_of(t.do(m.RepairFort(B, AT["louisbourg"]))) == 2
    t.refused(m.RepairFort(B, AT["louisbourg"]), "not_damaged")
    t.refused(m.RepairFort(B, AT["halifax"]), "no_target")


def test_seizing_costs_one_more_and_connects_at_once():
    """Worked example 4."""
    t = rich(bare=True).holds(B, "louisbourg").damages("louisbourg").holds(F, "cabot_strait").begin(F, MIL4_ECO)
    assert price_of(t.do(m.SeizeFort(F, AT["louisbourg"]))) == 4
    assert t.owner("louisbourg") == F and not t.s.damaged
    t.do(m.ShiftMarket(F, AT["georges_bank"], "minor"))


def test_a_territory_is_not_enough_to_seize():
    t = rich(bare=True).holds(B, "louisbourg").damages("louisbourg").holds(F, "acadia").begin(F, MIL4_ECO)
    t.refused(m.SeizeFort(F, AT["louisbourg"]), "fort_not_connected")


def test_seizing_needs_damage_and_a_major_action():
    t = rich(bare=True).holds(B, "louisbourg").holds(F, "cabot_strait").begin(F, DIP3_MIL)
    t.refused(m.SeizeFort(F, AT["louisbourg"], "minor"), "fort_undamaged")
    t.damages("louisbourg").changed()
    t.refused(m.SeizeFort(F, AT["louisbourg"], "minor"), "major_needed")
    t.refused(m.SeizeFort(F, AT["halifax"], "minor"), "no_target")


def test_a_marked_market_gained_now_is_enough_to_seize():
    t = rich(bare=True).holds(B, "louisbourg").damages("louisbourg").begin(F, MIL4_ECO)
    t.holds(F, "georges_bank").marks("georges_bank").changed()
    t.do(m.SeizeFort(F, AT["louisbourg"]))


# --- Squadrons (8.5, 8.6) ---


def test_constructing_costs_four_and_the_squadron_may_deploy_at_once():
    t = rich().begin(F, MIL4_ECO)
    t.player(F).box, t.player(F).unbuilt = 0, 8
    assert price_of(t.do(m.ConstructSquadron(F))) == 4
    assert t.player(F).box == 1 and t.player(F).unbuilt == 7
    t.do(m.Deploy(F, -1, AT["biscay"]))


def test_nothing_is_constructed_when_all_are_built():
    t = rich().begin(F, MIL4_ECO)
    t.player(F).unbuilt, t.player(F).box = 0, 8
    t.refused(m.ConstructSquadron(F), "no_unbuilt")


def test_deploying_to_an_empty_space_costs_one():
    t = rich().begin(F, MIL4_ECO)
    assert price_of(t.do(m.Deploy(F, -1, AT["biscay"]))) == 1
    assert t.player(F).box == 0 and t.owner("biscay") == F
    t.refused(m.Deploy(F, -1, AT["balearic"]), "no_squadron")


def test_each_squadron_moves_once_a_round():
    t = rich().holds(F, "cabot_strait").begin(F, MIL4_ECO)
    t.do(m.Deploy(F, AT["cabot_strait"], AT["biscay"]))
    assert t.owner("cabot_strait") == -1
    t.refused(m.Deploy(F, AT["biscay"], AT["balearic"]), "squadron_moved", space="biscay")


@pytest.mark.parametrize(("source", "price"), [(-1, 3), (AT["cabot_strait"], 2)])
def test_displacing_the_enemy(source, price):
    t = rich().holds(F, "cabot_strait").holds(B, "biscay").begin(F, MIL4_ECO)
    assert price_of(t.do(m.Deploy(F, source, AT["biscay"]))) == price
    assert t.owner("biscay") == F and t.player(B).box == 3


def test_only_to_naval_spaces_that_are_not_ones_own():
    t = rich().holds(F, "biscay").begin(F, MIL4_ECO)
    t.refused(m.Deploy(F, -1, AT["louisbourg"]), "not_naval")
    t.refused(m.Deploy(F, -1, AT["biscay"]), "already_yours")
    t.refused(m.Deploy(F, AT["balearic"], AT["cabot_strait"]), "no_squadron")


# --- exchange (8.7) ---


def test_two_military_points_become_one_of_another_kind_in_turn_six():
    t = rich(turn=6).begin(F, MIL4_ECO)
    t.do(m.ExchangePoints(F, "diplomatic"), m.ExchangePoints(F, "diplomatic"))
    assert t.points() == {DIP: 2, "minor economic": 2}
    t.do(m.ShiftPolitical(F, AT["sweden"]))
    t.refused(m.ExchangePoints(F, "diplomatic"), "line_closed", points=MIL)


def test_only_one_kind_a_round():
    t = rich(turn=6).begin(F, MIL4_ECO)
    t.do(m.ExchangePoints(F, "diplomatic"))
    t.refused(m.ExchangePoints(F, "economic"), "exchange_other_kind", points=DIP)


def test_not_before_turn_six():
    t = rich(turn=5).begin(F, MIL4_ECO)
    t.refused(m.ExchangePoints(F, "diplomatic"), "not_open", turn=6)


def test_an_exchange_opens_a_closed_line_again_and_may_be_the_minor_purchase():
    t = rich(turn=6).begin(F, DIP3_MIL)
    t.do(m.ShiftPolitical(F, AT["sweden"]))
    t.do(m.ExchangePoints(F, "diplomatic", "minor"))
    assert t.points() == {DIP: 2}
    t.do(m.ShiftPolitical(F, AT["denmark_norway"]))
    assert t.owner("denmark_norway") == F


def test_exchanged_points_give_a_right_to_debt():
    t = rich(turn=6).begin(F, MIL4_DIP)
    t.refused(m.ShiftMarket(F, AT["niagara"]), "no_points", points=ECO)
    t.do(m.ExchangePoints(F, "economic"), m.ShiftMarket(F, AT["niagara"]))
    assert t.player(F).debt == 1


def test_squadrons_points_and_forts_need_military_points():
    t = rich().begin(F, 9)
    t.refused(m.ConstructSquadron(F), "no_points", points=MIL)
    t = rich().begin(F, MIL3_ECO)
    t.do(m.ConstructSquadron(F))
    assert t.player(F).debt == 1
