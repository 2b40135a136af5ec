"""Expansion, Trade, Raid and War: what is near, what it costs, what it brings, why not."""

from __future__ import annotations

import pytest

from engine.historia.events import CubeLost, Explored, Raided, Traded, WarFought
from engine.historia.moves import (
    Attack,
    ChoosePartner,
    Finish,
    PlaceCube,
    RecoverCube,
    Resolve,
)
from tests.historia.kit import EAST_ASIA, EUROPE, INDIA, MIDDLE_EAST, OCEANIA, Table, refuses

# --- Expansion ---


def test_expansion_places_a_cube_next_to_an_own_one_and_scores_an_empty_territory():
    t = Table().play("expansion", "basic", PlaceCube(0, MIDDLE_EAST))
    assert t.where() == {"europe", "middle_east"} and t.scored("exploration") == 5 and t.c().supply == 2
    assert t.happened(Explored) == [Explored(0, MIDDLE_EAST)]


def test_expansion_beside_somebody_scores_nothing():
    t = Table().at("middle_east", seat=1).play("expansion", "basic", PlaceCube(0, MIDDLE_EAST))
    assert t.where() == {"europe", "middle_east"} and t.c().vp == 0


def test_a_civbots_territory_is_not_empty():
    t = Table(1, ("noble",)).at("middle_east", seat=1).play("expansion", "basic", PlaceCube(0, MIDDLE_EAST))
    assert t.c().vp == 0 and t.happened(Explored) == []


def test_an_emptied_territory_scores_again():
    t = Table().levels(3, 3).purse(3).at("europe", "india").vp(3)
    t.play("exploit", "basic", RecoverCube(0, INDIA)).idle()
    t.s.seats[0].cubes = 1 << MIDDLE_EAST
    t.purse(3, 0).play("expansion", "basic", PlaceCube(0, INDIA))
    assert t.scored("exploration") == 3


def test_expansion_goes_to_adjacent_territories_without_an_own_cube():
    t = Table().at("europe", "steppe").play("expansion")
    t.refused(PlaceCube(0, EAST_ASIA + 20), "no_such_territory")
    t.refused(PlaceCube(0, OCEANIA), "not_adjacent", territory="oceania")
    t.refused(PlaceCube(0, EUROPE), "cube_there_already")
    t.refused(Finish(0), "must_take_one")


def test_expansion_needs_a_cube_in_the_supply_the_advanced_side_recovers_one_first():
    refuses(Table().levels(5, 3).purse(0, 0), "expansion", "advanced", "no_cube_in_supply")
    t = Table().levels(5, 3).purse(0, 1)
    t.play("expansion", "advanced", PlaceCube(0, MIDDLE_EAST))
    assert t.where() == {"europe", "middle_east"} and (t.c().supply, t.c().used) == (0, 0)
    t = Table().levels(5, 3).purse(1, 3).play("expansion", "advanced", PlaceCube(0, MIDDLE_EAST))
    assert (t.c().supply, t.c().used) == (1, 2)
    refuses(Table().purse(0, 3), "expansion", "basic", "no_cube_in_supply")


@pytest.mark.parametrize(("technology", "everywhere"), [(7, False), (8, True)])
def test_from_navigation_all_territories_are_adjacent(technology, everywhere):
    t = Table().levels(technology, 4).play("expansion")
    assert (PlaceCube(0, OCEANIA) in t.legal()) == everywhere


def test_without_a_cube_on_the_map_any_territory():
    t = Table().at().purse(3).play("expansion")
    assert len(t.legal()) == 13


# --- Trade ---


def test_trade_gives_the_partner_two_vp_and_brings_a_level():
    t = Table().at("middle_east", seat=1).levels(3, 2, seat=1).play("trade")
    assert t.c().technology == 2 and t.scored("trade_partner", 1) == 2
    assert t.happened(Traded) == [Traded(0, 1)]
    assert (t.c().trades_era, t.c(1).trades_era) == (1, 1)


def test_advanced_trade_gives_one_vp():
    t = Table().levels(8, 4).levels(9, 4, seat=1).play("trade", "advanced")
    assert t.c().technology == 9 and t.c(1).vp == 1


def test_trade_needs_an_adjacent_civilization_with_more_technology():
    t = Table(3).levels(3, 2, seat=1).levels(1, 2, seat=2).at("middle_east", seat=2)
    refuses(t, "trade", "basic", "nobody_to_trade_with")
    t = Table(4).at("middle_east", seat=1).at("steppe", seat=2).levels(2, 2, seat=1).levels(3, 2, seat=2)
    t.play("trade")
    t.refused(ChoosePartner(0, 3), "civilization_not_adjacent", seat=3)
    t.refused(ChoosePartner(0, 0), "no_such_civilization")
    t.refused(Finish(0), "must_take_one")
    t.do(ChoosePartner(0, 2))
    assert t.c(2).vp == 2 and t.c(1).vp == 0


def test_the_territory_shared_with_a_civilization_is_adjacent_too():
    t = Table().at("europe", seat=1).levels(3, 2, seat=1).play("trade")
    assert t.c().technology == 2


def test_an_equal_partner_is_none():
    t = Table(3).at("europe", seat=1).at("europe", seat=2).levels(2, 2, seat=1).levels(3, 1)
    t.levels(4, 2, seat=2).changed()
    t.seal("trade", others="art").do(Resolve(0, "trade", "basic"))
    assert t.c(2).vp == 2 and t.c(1).vp == 0


def test_navigation_opens_ones_own_side_only():
    t = Table(2).levels(8, 4).levels(9, 4, seat=1)
    t.s.order = (1, 0)
    refused = t.seal("trade", others="raid")
    assert refused.c(1).queue == ("raid",)  # nobody weaker is adjacent: it went by itself
    t = Table(2).levels(7, 4).levels(9, 4, seat=1)
    refuses(t, "trade", "basic", "nobody_to_trade_with")


def test_a_civilization_without_cubes_is_nobodys_neighbour():
    t = Table(3).levels(8, 4).at(seat=1).levels(12, 4, seat=1).levels(10, 4, seat=2)
    t.play("trade")
    assert t.c(2).vp == 2 and t.c(1).vp == 0


@pytest.mark.parametrize(("technology", "traded"), [(7, False), (8, True)])
def test_without_a_cube_on_the_map_nobody_is_near_before_navigation(technology, traded):
    t = Table(2).levels(technology, 4).at().purse(3).levels(9, 4, seat=1).play("trade")
    assert bool(t.happened(Traded)) == traded
    t = Table(2).levels(technology, 4).at().purse(3).levels(9, 3, seat=1).play("raid")
    assert bool(t.happened(Raided)) == traded


def test_trade_needs_the_next_cell():
    t = Table().levels(4, 1).at("europe", seat=1).levels(9, 4, seat=1)
    refuses(t, "trade", "basic", "no_such_cell", track="technology")
    t = Table().levels(16, 9).levels(16, 9, seat=1)
    refuses(t, "trade", "basic", "nobody_to_trade_with")  # the track is at its end, no other track would open it


def test_the_partners_vp_come_before_the_own_level():
    t = Table().at("europe", seat=1).levels(9, 4, seat=1).play("trade")
    names = [e.name for e in t.events]
    assert names.index("VpGained") < names.index("LevelGained")


# --- Raid ---


def test_raid_brings_a_vp_and_a_cube_the_victim_loses_nothing():
    t = Table().purse(2, 2).at("europe", seat=1).levels(1, 2)
    victim = (t.c(1).vp, t.c(1).supply, t.c(1).used, t.c(1).cubes)
    t.seal("raid", others="art").do(Resolve(0, "raid", "basic"))
    assert t.scored("raids") == 1 and (t.c().supply, t.c().used) == (3, 1)
    assert t.happened(Raided) == [Raided(0, 1)] and t.c().attacks_turn == t.c().attacks_era == 1
    assert (t.c(1).vp, t.c(1).supply, t.c(1).used, t.c(1).cubes) == victim


def test_advanced_raid_brings_two_of_each():
    t = Table().levels(10, 5).purse(1, 3).play("raid", "advanced")
    assert t.c().vp == 2 and (t.c().supply, t.c().used) == (3, 1)


def test_raid_needs_an_adjacent_civilization_with_less_military():
    refuses(Table().at("europe", seat=1).levels(3, 2).levels(3, 2, seat=1), "raid", "basic", "nobody_to_raid")
    refuses(Table().levels(3, 5), "raid", "basic", "nobody_to_raid")
    t = Table(3).at("europe", seat=1).at("steppe", seat=2).levels(3, 3).levels(3, 3, seat=2).play("raid")
    assert t.happened(Raided) == [Raided(0, 1)]


def test_the_victims_guard_counts():
    t = Table(3).at("europe", seat=1).at("europe", seat=2).levels(3, 3).wonders("great_wall", seat=1).play("raid")
    assert t.happened(Raided) == [Raided(0, 2)]
    t = Table(4).at("europe", seat=1).at("europe", seat=2).at("europe", seat=3).levels(3, 3)
    t.wonders("great_wall", seat=1).play("raid")
    t.refused(ChoosePartner(0, 1), "not_weaker", seat=1, theirs=3, own=3)


# --- War ---


def war(mine: int, theirs: int, technology: int = 3, side: str = "basic", **more: object) -> Table:
    t = Table(2).levels(technology, mine).levels(technology, theirs, seat=1)
    t.at("europe", "india").at("europe", "oceania", seat=1)
    return t.play("war", side)


def test_the_stronger_gains_two_vp_and_drives_the_other_out():
    t = war(4, 3).do(Attack(0, 1, EUROPE))
    assert t.scored("wars") == 2 and t.where(1) == {"oceania"}
    assert t.c(1).used == 1 and t.c().attacks_turn == 1
    assert t.c(1).attacks_turn == t.c(1).attacks_era == 0  # whoever is attacked keeps the peace
    assert t.happened(WarFought) == [WarFought(0, 1, EUROPE, 4, 3, 0)]


def test_the_attacker_may_lose_and_the_winner_scores_whoever_it_is():
    t = war(3, 4).do(Attack(0, 1, EUROPE))
    assert t.scored("wars", 1) == 2 and t.where() == {"india"} and t.c().used == 1


def test_equal_strength_has_no_effect_but_was_a_war():
    t = war(3, 3).do(Attack(0, 1, EUROPE))
    assert t.where() == {"europe", "india"} and t.where(1) == {"europe", "oceania"}
    assert t.c().vp == t.c(1).vp == 0 and t.c().attacks_turn == t.c().attacks_era == 1


@pytest.mark.parametrize(("mine", "theirs", "winner"), [(9, 5, 0), (5, 9, 1)])
def test_the_advanced_side_is_about_four_vp_for_either(mine, theirs, winner):
    t = war(mine, theirs, 14, "advanced").do(Attack(0, 1, EUROPE))
    assert t.c(winner).vp == 4 and t.c(1 - winner).vp == 0


def test_war_is_fought_in_shared_territories_only_also_with_navigation():
    t = war(9, 5, 14)
    t.refused(Attack(0, 1, INDIA), "not_shared", seat=1, territory="india")
    t.refused(Attack(0, 1, OCEANIA), "not_shared", seat=0)
    t.refused(Attack(0, 0, EUROPE), "no_such_civilization")
    t.refused(Attack(0, 1, 13), "no_such_territory")
    t.refused(Finish(0), "must_take_one")
    refuses(Table().levels(14, 9), "war", "basic", "nobody_to_fight")


def test_a_war_is_asked_also_when_there_is_one_target():
    t = war(4, 3)
    assert t.legal() == [Attack(0, 1, EUROPE)]


def test_a_players_last_cube_stays_in_a_war_between_players_and_the_winner_scores():
    t = Table(2).levels(3, 4).levels(3, 3, seat=1).at("europe", seat=1)
    t.play("war", "basic", Attack(0, 1, EUROPE))
    assert t.where(1) == {"europe"} and t.c().vp == 2
    assert t.happened(CubeLost) == [CubeLost(1, EUROPE, True)]


def test_against_a_civbot_there_is_no_protection_on_either_side():
    t = Table(1, ("noble",)).levels(3, 4).at("europe", seat=1)
    t.play("war", "basic", Attack(0, 1, EUROPE))
    assert t.where(1) == set() and t.c(1).supply == 8 and t.c().vp == 2
    t = Table(1, ("noble",)).levels(3, 2).levels(3, 4, seat=1).at("europe", seat=1)
    t.play("war", "basic", Attack(0, 1, EUROPE))
    assert t.where() == set() and t.c(1).vp == 2


def test_the_defenders_guard_counts_but_not_the_attackers():
    t = Table(2).levels(3, 4).levels(3, 3, seat=1).at("europe", "oceania", seat=1)
    t.wonders("great_wall", seat=1).wonders("himeji_castle").play("war", "basic", Attack(0, 1, EUROPE))
    assert [(e.strength, e.against) for e in t.happened(WarFought)] == [(4, 5)]


def test_the_loser_keeps_the_vp_once_scored():
    t = Table(2).levels(3, 4).levels(3, 3, seat=1).at("europe", "oceania", seat=1).vp(6, seat=1)
    t.play("war", "basic", Attack(0, 1, EUROPE))
    assert t.c(1).vp == 6
