"""Advantages: all 22, each used and each refused (rules 9)."""

from __future__ import annotations

import pytest

from engine.struggle import moves as m
from engine.struggle.board import ADVANTAGE_AT, ADVANTAGE_IDS, AT, COMMODITY, REGION
from engine.struggle.components import ADVANTAGES, PRICE, SPACES
from engine.struggle.rules.advantages import REDUCING, STANDALONE
from tests.struggle.kit import DIP4_ECO, DIP4_MIL, ECO4_DIP, MIL3_ECO, MIL4_ECO, B, F, Table

TILES = {"economic": ECO4_DIP, "diplomatic": DIP4_ECO, "military": MIL4_ECO, "": DIP4_ECO}


def holding(name: str, side: int = F, turn: int = 6, tile: int = 0) -> Table:
    """A bare table of a late turn on which a side holds an Advantage, ready, in a round of its own."""
    advantage = ADVANTAGES[name]
    t = Table(turn=turn, bare=True).holds(side, *advantage.needs).money(side, limit=20)
    return t.begin(side, tile or TILES[advantage.ap])


def exhausted(t: Table, name: str) -> bool:
    return bool(t.s.exhausted >> ADVANTAGE_AT[name] & 1)


CONFLICTS = [name for name in STANDALONE if ADVANTAGES[name].kind == "conflict"]
PRICES = [name for name in REDUCING if ADVANTAGES[name].kind == "price"]
DISCOUNTS = [name for name in REDUCING if ADVANTAGES[name].kind == "discount"]


def test_every_advantage_has_its_test():
    rest = {"baltic_trade", "naval_bastion", "slaving_contracts"}
    assert {*CONFLICTS, *PRICES, *DISCOUNTS, *rest} == set(ADVANTAGES)


# --- putting markers ---

FITS = {
    "central_europe_conflict": lambda n: SPACES[n].region == "europe" and SPACES[n].alliance,
    "mediterranean_intrigue": lambda n: SPACES[n].country in ("spain", "austria", "sardinia"),
    "algonquin_raids": lambda n: SPACES[n].commodity == "furs",
    "iroquois_raids": lambda n: SPACES[n].commodity == "furs",
    "patriot_agitation": lambda n: SPACES[n].region == "north_america" and not SPACES[n].usa,
    "letters_of_marque": lambda n: SPACES[n].region == "caribbean" and SPACES[n].type == "market",
    "pirate_havens": lambda n: SPACES[n].region == "caribbean" and SPACES[n].type == "market",
    "power_struggle": lambda n: SPACES[n].subregion == "carnatic" and SPACES[n].type == "market",
    "raids_and_incursions": lambda n: SPACES[n].region == "india" and SPACES[n].type == "market",
    "separatist_wars": lambda n: SPACES[n].commodity == "cotton",
}


@pytest.mark.parametrize("name", CONFLICTS)
def test_it_puts_a_marker_where_it_says(name):
    t = holding(name)
    fitting = {n for n in SPACES if SPACES[n].type in ("market", "political") and FITS[name](n)}
    targets = {move.space for move in t.legal(m.UseAdvantage) if move.advantage == name}
    assert targets == {AT[n] for n in fitting}
    space = min(targets)
    t.do(m.UseAdvantage(F, name, space))
    assert t.s.conflict == 1 << space and not t.s.plus_one and exhausted(t, name)
    t.refused(m.UseAdvantage(F, name, max(targets)), "advantage_exhausted", advantage=name)


@pytest.mark.parametrize("name", CONFLICTS)
def test_it_puts_none_elsewhere_or_where_one_lies(name):
    t = holding(name)
    t.refused(m.UseAdvantage(F, name, AT["gibraltar"]), "no_target")
    space = t.legal(m.UseAdvantage)[0].space
    t.s.conflict |= 1 << space
    t.changed()
    if name not in ("central_europe_conflict",) or space not in (AT["bavaria"], AT["german_states_alliance_3"]):
        t.refused(m.UseAdvantage(F, name, space), "no_target")


@pytest.mark.parametrize("name", ["letters_of_marque", "pirate_havens"])
def test_protected_markets_are_safe_from_pirates(name):
    t = holding(name)
    t.holds(B, "georgia", "antigua", "antilles_channel").changed()
    targets = {move.space for move in t.legal(m.UseAdvantage) if move.advantage == name}
    assert AT["georgia"] in targets and AT["antigua"] not in targets


# --- cheaper unflagging ---


def victim(name: str) -> tuple[str, str]:
    """A space it works on, of a printed number above 1, and an own space that connects it ("" where none is needed)."""
    from engine.struggle.board import ANCHORS, NAMES, NEAR, spaces
    from engine.struggle.rules.advantages import WHERE

    for space in sorted(spaces(WHERE[name].mask), key=lambda s: -SPACES[NAMES[s]].cost):
        if ADVANTAGES[name].ap == "diplomatic":
            return NAMES[space], ""
        anchors = [NAMES[a] for a in spaces(NEAR[space] & ANCHORS)]
        if anchors:
            return NAMES[space], anchors[0]
    raise LookupError(name)


def shift(name: str, side: int, space: str, advantage: str = "") -> m.Move:
    kind = m.ShiftMarket if ADVANTAGES[name].ap == "economic" else m.ShiftPolitical
    return kind(side, AT[space], "major", advantage)


@pytest.mark.parametrize("name", [*PRICES, *DISCOUNTS])
@pytest.mark.parametrize("side", [F, B])
def test_unflagging_is_cheaper(name, side):
    space, anchor = victim(name)
    advantage = ADVANTAGES[name]
    t = Table(turn=6, bare=True).holds(1 - side, space).holds(side, *advantage.needs)
    if anchor:
        t.holds(side, anchor)
    if t.owner(space) != 1 - side:
        t.holds(1 - side, space)
    t.begin(side, TILES[advantage.ap])
    t.s.isolated = 0
    t.changed()
    plain = next(e for e in _price(t, shift(name, side, space)))
    cheap = next(e for e in _price(t, shift(name, side, space, name)))
    assert cheap == (1 if advantage.price else plain - 1) < plain
    t.do(shift(name, side, space, name))
    assert t.owner(space) == -1 and exhausted(t, name)


def _price(t: Table, move) -> list[int]:
    from engine.struggle.rules.action_round import quote

    return [quote(t.s, t.round, move).price]


@pytest.mark.parametrize("name", [*PRICES, *DISCOUNTS])
def test_it_is_for_unflagging_in_its_own_places(name):
    advantage = ADVANTAGES[name]
    t = holding(name)
    space, anchor = victim(name)
    if anchor:
        t.holds(F, anchor)
    t.free(space).holds(F, *[need for need in advantage.needs if need != space]).changed()
    if t.owner(space) == -1 and space not in advantage.needs:
        t.refused(shift(name, F, space, name), "advantage_no_effect", advantage=name)
    t.refused(m.UseAdvantage(F, name), "advantage_with_purchase", advantage=name)


def test_protection_and_region_stay_on_top_of_a_price_of_one():
    """Ruling R14."""
    t = (
        holding("fur_trade")
        .holds(B, "gulf_of_st_lawrence", "cabot_strait")
        .holds(F, "quebec_and_montreal", "guadeloupe")
    )
    t.begin(F, ECO4_DIP)
    t.s.isolated = 0
    t.do(m.ShiftMarket(F, AT["martinique"]))
    events = t.do(m.ShiftMarket(F, AT["gulf_of_st_lawrence"], "major", "fur_trade"))
    assert next(e for e in events if e.name == "PointsSpent").price == 3


def test_a_reduction_that_leaves_the_price_is_not_allowed():
    t = holding("wheat").holds(B, "niagara").holds(F, "ohio_forks").marks("niagara")
    t.begin(F, ECO4_DIP)
    t.refused(m.ShiftMarket(F, AT["niagara"], "major", "wheat"), "advantage_no_effect")


# --- the others ---


def test_baltic_trade_takes_two_off_the_debt():
    t = holding("baltic_trade").money(F, debt=3)
    t.changed()
    t.do(m.UseAdvantage(F, "baltic_trade"))
    assert t.player(F).debt == 1


def test_baltic_trade_without_debt_is_not_allowed():
    t = holding("baltic_trade")
    t.refused(m.UseAdvantage(F, "baltic_trade"), "advantage_no_effect", advantage="baltic_trade")


def test_naval_bastion_sends_a_squadron_home_for_a_point():
    t = holding("naval_bastion").holds(B, "biscay")
    t.changed()
    t.do(m.SendHome(F, "naval_bastion", AT["biscay"]))
    assert t.owner("biscay") == -1 and t.player(B).box == 3 and t.points()["military"] == 3


def test_naval_bastion_needs_a_major_action_and_an_enemy_squadron():
    t = holding("naval_bastion", tile=DIP4_MIL).holds(B, "biscay").holds(F, "balearic")
    t.changed()
    t.refused(m.SendHome(F, "naval_bastion", AT["biscay"], "minor"), "major_needed")
    t.refused(m.SendHome(F, "naval_bastion", AT["balearic"], "minor"), "no_target")
    t.refused(m.SendHome(F, "wheat", AT["biscay"]), "advantage_no_effect")


def test_slaving_contracts_make_a_squadron_cheaper():
    t = holding("slaving_contracts", tile=MIL3_ECO)
    t.do(m.ConstructSquadron(F, "major", "slaving_contracts"))
    assert t.points()["military"] == 1 and exhausted(t, "slaving_contracts")


def test_slaving_contracts_make_one_squadron_cheaper_and_only_for_their_holder():
    t = holding("slaving_contracts", tile=MIL4_ECO)
    t.do(m.ConstructSquadron(F, "major", "slaving_contracts"))
    t.refused(m.ConstructSquadron(F, "major", "slaving_contracts"), "advantage_exhausted")
    t = holding("slaving_contracts").begin(B, MIL4_ECO)
    t.refused(m.ConstructSquadron(B, "major", "slaving_contracts"), "advantage_not_held")


def test_slaving_contracts_work_in_a_minor_action_too():
    t = holding("slaving_contracts", tile=DIP4_MIL)
    t.do(m.ConstructSquadron(F, "minor", "slaving_contracts"))
    assert t.player(F).debt == 0
    t.refused(m.ConstructSquadron(F, "minor", "wheat"), "advantage_no_effect")


# --- holding and using (9.1, 9.2) ---


@pytest.mark.parametrize("name", ADVANTAGE_IDS)
def test_it_is_held_with_every_space_it_needs(name):
    from engine.struggle.rules.advantages import holder

    needs = ADVANTAGES[name].needs
    t = Table(turn=6, bare=True)
    for count, need in enumerate(needs, 1):
        t.holds(B, need)
        assert holder(t.s, name) == (B if count == len(needs) else -1)
    if len(needs) > 1:
        t.holds(F, needs[0])
        assert holder(t.s, name) == -1


def test_nobody_uses_what_he_does_not_hold():
    t = Table().begin(B, DIP4_ECO)
    t.refused(m.UseAdvantage(B, "algonquin_raids", AT["niagara"]), "advantage_not_held")
    t.refused(m.UseAdvantage(B, "nonsense", AT["niagara"]), "advantage_not_held")


def test_not_before_the_tile():
    t = Table().begin(F)
    t.refused(m.UseAdvantage(F, "algonquin_raids", AT["niagara"]), "no_tile_yet")


def test_a_marker_on_a_needed_space_forbids_using_but_not_holding_or_gaining():
    t = Table().marks("algonquin").begin(F, DIP4_ECO)
    t.refused(m.UseAdvantage(F, "algonquin_raids", AT["niagara"]), "advantage_blocked", space="algonquin")
    t = Table(bare=True).holds(F, "german_states_alliance_3").marks("german_states_alliance_3").begin(F, DIP4_ECO)
    events = t.do(m.ShiftPolitical(F, AT["bavaria"]))
    assert any(e.name == "AdvantageGained" for e in events)


def test_not_in_the_round_in_which_it_was_gained():
    t = Table().begin(F, DIP4_ECO)
    t.do(m.ShiftPolitical(F, AT["iroquois"]))
    t.refused(m.UseAdvantage(F, "iroquois_raids", AT["niagara"]), "advantage_new")
    t.begin(F, DIP4_ECO)
    t.do(m.UseAdvantage(F, "iroquois_raids", AT["niagara"]))


def test_two_a_round_and_one_of_each_region():
    t = Table(turn=6, bare=True).holds(F, "algonquin", "iroquois", "mysore", "buccaneers").begin(F, DIP4_ECO)
    t.do(m.UseAdvantage(F, "algonquin_raids", AT["niagara"]))
    t.refused(m.UseAdvantage(F, "iroquois_raids", AT["oswego"]), "one_a_region", region="north_america")
    t.do(m.UseAdvantage(F, "power_struggle", AT["kurpa"]))
    t.refused(m.UseAdvantage(F, "pirate_havens", AT["antigua"]), "two_advantages")


def test_once_used_no_event_may_be_played():
    t = Table().hand(F, "acts_of_union").begin(F, 13)
    t.do(m.UseAdvantage(F, "algonquin_raids", AT["niagara"]))
    t.refused(m.PlayEvent(F, "acts_of_union"), "event_comes_first")


def test_it_keeps_its_state_when_it_changes_hands():
    t = Table().begin(F, DIP4_ECO)
    t.do(m.UseAdvantage(F, "algonquin_raids", AT["niagara"]))
    t.holds(B, "algonquin").begin(B, DIP4_ECO)
    t.refused(m.UseAdvantage(B, "algonquin_raids", AT["oswego"]), "advantage_exhausted")


def test_the_reset_phase_refreshes_all():
    t = Table().begin(F, DIP4_ECO)
    t.do(m.UseAdvantage(F, "algonquin_raids", AT["niagara"]))
    from engine.struggle.rules.calendar import PHASES

    PHASES["reset"](t.s, [])
    assert not t.s.exhausted


def test_regions_and_commodities_of_the_map_agree():
    assert all(REGION[AT[n]] == 1 for n in SPACES if SPACES[n].commodity == "furs")
    assert COMMODITY[AT["chesapeake"]] == "" and PRICE.least == 1
