"""Shifting markets: connection, isolation, protection, price (rules 6)."""

from __future__ import annotations

from itertools import product

import pytest

from engine.struggle import moves as m
from engine.struggle.board import AT
from engine.struggle.components import SPACES
from engine.struggle.rules.connection import isolated
from tests.struggle.kit import ECO, ECO3_DIP, ECO4_DIP, ECO4_MIL, B, F, Table


def shift(space: str, as_: str = "major", **more) -> m.ShiftMarket:
    return m.ShiftMarket(F, AT[space], as_, **more)  # type: ignore[arg-type]


def price_of(events) -> int:
    return next(e for e in events if e.name == "PointsSpent").price


# --- connection (6.2) ---


def test_a_market_is_flagged_from_a_territory():
    t = Table().begin(F, ECO4_DIP)
    t.do(shift("ile_aux_noix"))
    assert t.owner("ile_aux_noix") == F


@pytest.mark.parametrize("anchor", ["louisbourg", "cabot_strait", "quebec_and_montreal"])
def test_forts_squadrons_and_territories_connect(anchor):
    t = Table(bare=True).holds(F, anchor).begin(F, ECO4_DIP)
    t.do(shift("gulf_of_st_lawrence"))
    assert t.owner("gulf_of_st_lawrence") == F


def test_a_damaged_fort_connects():
    t = Table(bare=True).holds(F, "louisbourg").damages("louisbourg").begin(F, ECO4_DIP)
    t.do(shift("georges_bank"))


def test_an_anchor_gained_in_this_round_connects():
    t = Table(bare=True).begin(F, ECO4_MIL)
    t.refused(shift("georges_bank"), "no_connection")
    t.do(m.Deploy(F, -1, AT["atlantic_passage"], "minor"))
    t.do(shift("georges_bank"))


def test_a_market_connects_the_next_one():
    t = Table(bare=True).holds(F, "quebec_and_montreal", "cataraqui").begin(F, ECO4_DIP)
    t.do(shift("niagara"))


def test_a_market_flagged_in_this_round_connects_nothing():
    t = Table(bare=True).holds(F, "quebec_and_montreal").begin(F, ECO4_DIP)
    t.do(shift("cataraqui"))
    t.refused(shift("niagara"), "source_changed", space="cataraqui")


def test_a_market_under_a_marker_connects_nothing():
    t = Table(bare=True).holds(F, "quebec_and_montreal", "cataraqui").marks("cataraqui").begin(F, ECO4_DIP)
    t.refused(shift("niagara"), "source_in_conflict", space="cataraqui")


def test_an_isolated_market_connects_nothing():
    t = Table(bare=True).holds(F, "cataraqui").begin(F, ECO4_DIP)
    t.refused(shift("niagara"), "source_isolated", space="cataraqui")


def test_one_that_lost_its_chain_in_this_round_still_connects():
    t = Table(bare=True).holds(F, "quebec_and_montreal", "cataraqui").begin(F, ECO4_DIP)
    t.s.held[F] &= ~(1 << AT["quebec_and_montreal"])
    t.do(shift("niagara"))


def test_without_any_neighbour_there_is_no_connection():
    t = Table(bare=True).begin(F, ECO4_DIP)
    t.refused(shift("niagara"), "no_connection")
    t.refused(m.ShiftMarket(F, AT["sweden"]), "not_a_market")
    t.refused(m.ShiftMarket(F, 400), "not_a_market")
    t.refused(m.ShiftMarket(F, AT["calcutta"]), "territory_at_peace")


def test_ones_own_market_is_not_shifted():
    t = Table().begin(F, ECO4_DIP)
    t.refused(shift("cataraqui"), "already_yours")


def test_an_enemy_market_is_taken_over_in_two_shifts():
    t = Table(bare=True).holds(F, "quebec_and_montreal").holds(B, "cataraqui").begin(F, ECO4_DIP)
    t.do(shift("cataraqui"))
    assert t.owner("cataraqui") == -1
    t.do(shift("cataraqui"))
    assert t.owner("cataraqui") == F and t.points() == {"economic": 1, "minor diplomatic": 2}


# --- isolation (6.3) ---


def test_a_chain_to_an_anchor_keeps_a_market_from_isolation():
    t = Table(bare=True).holds(F, "quebec_and_montreal", "cataraqui", "niagara")
    assert isolated(t.s) == 0
    t.s.held[F] &= ~(1 << AT["quebec_and_montreal"])
    assert isolated(t.s) == 1 << AT["cataraqui"] | 1 << AT["niagara"]


def test_a_marker_breaks_the_chain_behind_it_only():
    t = Table(bare=True).holds(F, "quebec_and_montreal", "cataraqui", "niagara").marks("cataraqui")
    assert isolated(t.s) == 1 << AT["niagara"]
    t.s.conflict = 1 << AT["niagara"]
    assert isolated(t.s) == 0


def test_a_damaged_fort_anchors():
    t = Table(bare=True).holds(F, "louisbourg", "georges_bank").damages("louisbourg")
    assert isolated(t.s) == 0


def test_isolation_is_fixed_for_the_round():
    """Worked example 3."""
    t = Table(bare=True).holds(B, "quebec_and_montreal", "cataraqui", "niagara").holds(F, "ile_aux_noix", "louisbourg")
    t.holds(F, "ohio_forks").begin(F, ECO4_DIP)
    t.s.held[B] &= ~(1 << AT["quebec_and_montreal"])
    assert price_of(t.do(shift("niagara"))) == SPACES["niagara"].cost
    t.begin(F, ECO4_DIP)
    assert t.s.isolated >> AT["cataraqui"] & 1


def test_a_market_that_changed_hands_is_no_longer_isolated():
    t = Table(bare=True).holds(B, "niagara").holds(F, "ohio_forks").begin(F, ECO4_DIP)
    assert price_of(t.do(shift("niagara"))) == 1
    assert price_of(t.do(shift("niagara"))) == SPACES["niagara"].cost


# --- price (6.4) ---


# A protected market is never isolated.
PRICES = [row for row in product((False, True), repeat=5) if not (row[1] and row[2])]


@pytest.mark.parametrize(("conflict", "isolated_", "protected", "region", "rum"), PRICES)
def test_the_price_of_unflagging_against_the_whole_table(conflict, isolated_, protected, region, rum):
    """Antigua (2) British, beside a French St. Lucia's neighbour Squadron in Antilles Channel."""
    t = (
        Table(bare=True)
        .holds(B, "antigua")
        .holds(F, "puerto_rico", "st_domingue", "puerto_principe", "quebec_and_montreal")
    )
    if protected:
        t.holds(B, "antilles_channel")
    elif not isolated_:
        t.holds(B, "martinique", "guadeloupe")
    if conflict:
        t.marks("antigua")
    t.money(F, limit=30).begin(F, ECO4_DIP)
    if region:
        t.do(shift("cataraqui"))
    base = 1 if conflict or isolated_ else SPACES["antigua"].cost
    wanted = max(1, base - rum + protected + region)
    plain = max(1, base + protected + region)
    move = shift("antigua", advantage="rum" if rum else "")
    if rum and wanted == plain:
        t.refused(move, "advantage_no_effect", advantage="rum")
    else:
        assert price_of(t.do(move)) == wanted


def test_ones_own_protection_costs_nothing_and_flagging_an_empty_one_neither():
    t = Table(bare=True).holds(F, "quebec_and_montreal").holds(B, "cabot_strait").begin(F, ECO4_DIP)
    assert price_of(t.do(shift("gulf_of_st_lawrence"))) == 3


def test_a_damaged_fort_protects_nothing():
    t = Table(bare=True).holds(B, "georges_bank", "louisbourg").holds(F, "cabot_strait", "gulf_of_st_lawrence")
    t.damages("louisbourg").begin(F, ECO4_DIP)
    assert price_of(t.do(shift("georges_bank"))) == SPACES["georges_bank"].cost


def test_the_marker_goes_with_the_flag():
    t = Table(bare=True).holds(B, "niagara").holds(F, "ohio_forks").marks("niagara").begin(F, ECO4_DIP)
    t.do(shift("niagara"))
    assert not t.marked("niagara")


def test_the_printed_example():
    """Worked example 1: marker, Rum, protection and a further region: 2, also in a minor action."""
    t = Table(bare=True).holds(F, "martinique", "guadeloupe", "antilles_channel").marks("martinique")
    t.holds(B, "puerto_rico", "antigua", "barbados", "st_lucia", "midnapore", "calcutta").money(B, limit=20)
    t.begin(B, ECO4_DIP)
    t.do(m.ShiftMarket(B, AT["kurpa"]))
    move = m.ShiftMarket(B, AT["martinique"], "major", "rum")
    assert price_of(t.do(move)) == 2
    assert t.owner("martinique") == -1 and not t.marked("martinique") and ECO not in t.points()


def test_the_printed_example_in_a_minor_action():
    t = Table(bare=True).holds(F, "martinique", "guadeloupe", "antilles_channel").marks("martinique")
    t.holds(B, "puerto_rico", "antigua", "barbados", "st_lucia").begin(B, 9)
    events = t.do(m.ShiftMarket(B, AT["martinique"], "minor", ""))
    assert price_of(events) == 2 and t.player(B).debt == 0


def test_a_minor_action_takes_no_unmarked_market():
    t = Table(bare=True).holds(F, "martinique").holds(B, "antigua", "barbados", "st_lucia").begin(B, 9)
    t.refused(m.ShiftMarket(B, AT["martinique"], "minor"), "minor_cannot_unflag")


def test_huguenots_make_a_market_of_their_region_cheaper_once():
    t = Table().begin(F, ECO3_DIP)
    t.s.huguenots, t.s.huguenots_placed = 1 << AT["quebec_and_montreal"], 1
    t.changed()
    assert price_of(t.do(shift("niagara", huguenots=AT["quebec_and_montreal"]))) == 1
    t.refused(shift("ile_aux_noix", huguenots=AT["quebec_and_montreal"]), "no_huguenots")


def test_huguenots_work_in_their_own_region_only():
    t = Table().begin(F, ECO3_DIP)
    t.s.huguenots, t.s.huguenots_placed = 1 << AT["st_domingue"], 1
    t.refused(shift("niagara", huguenots=AT["st_domingue"]), "no_huguenots")


def test_huguenots_that_change_no_price_are_not_turned():
    t = Table().marks("niagara").begin(F, ECO3_DIP)
    t.s.huguenots, t.s.huguenots_placed = 1 << AT["quebec_and_montreal"], 1
    t.refused(shift("niagara", huguenots=AT["quebec_and_montreal"]), "huguenots_no_effect")


def settled(*british: str) -> Table:
    """France holds the Fur Trade, Wheat and a fresh marker on Québec; the chain of British markets is no matter."""
    t = Table(turn=6, bare=True).holds(F, "hudson_bay", "chesapeake", "quebec_and_montreal", "guadeloupe")
    t.holds(B, *british).money(F, limit=30).begin(F, ECO4_DIP)
    t.s.huguenots, t.s.huguenots_placed, t.s.isolated = 1 << AT["quebec_and_montreal"], 1, 0
    t.changed()
    return t


@pytest.mark.parametrize(
    ("market", "advantage", "code"),
    [
        ("gulf_of_st_lawrence", "fur_trade", "huguenots_no_effect"),
        ("cataraqui", "wheat", "advantage_no_effect"),
        ("cataraqui", "fur_trade", "advantage_no_effect"),
    ],
)
def test_a_marker_and_an_advantage_must_each_lower_the_price_beside_the_other(market, advantage, code):
    """Ruling R52: at 1 by the one, the other would take nothing off."""
    t = settled(market)
    move = shift(market, advantage=advantage, huguenots=AT["quebec_and_montreal"])
    assert move not in t.legal()
    t.refused(move, code)
    assert price_of(t.do(shift(market, advantage=advantage))) == 1


def test_together_they_do_where_there_is_enough_to_take_off():
    """3 - 1 - 1 by Wheat; 1 - 1 + 1 + 1 by the Fur Trade, protected and in a further region."""
    move = shift("gulf_of_st_lawrence", advantage="wheat", huguenots=AT["quebec_and_montreal"])
    assert price_of(settled("gulf_of_st_lawrence").do(move)) == 1
    t = settled("gulf_of_st_lawrence", "cabot_strait")
    t.do(shift("martinique"))
    move = shift("gulf_of_st_lawrence", advantage="fur_trade", huguenots=AT["quebec_and_montreal"])
    assert price_of(t.do(move)) == 2


def test_huguenots_go_when_the_territory_becomes_british():
    from engine.struggle.rules.control import set_flag

    t = Table()
    t.s.huguenots = t.s.huguenots_turned = 1 << AT["st_domingue"]
    set_flag(t.s, AT["st_domingue"], B, [])
    assert t.s.huguenots == t.s.huguenots_turned == 0


def test_spanish_flags_are_enemies_of_both_and_go_out_of_the_game():
    from engine.struggle.state import Options

    t = Table(options=Options(spanish_empire=True)).begin(F, ECO4_DIP)
    assert t.owner("puerto_principe") == 3
    assert price_of(t.do(shift("puerto_principe"))) == 2
    assert t.owner("puerto_principe") == -1
