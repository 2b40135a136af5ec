"""No wonder, leader, advisor, action, government or Civbot card without a test of its effect and one of a limit.

Wonders, advisors, levels, governments and leaders have tables of their own, looked through here; actions and Civbot
cards name their tests.
"""

from __future__ import annotations

from engine.historia.components import ACTIONS, ADVISORS, CIVBOT_CARDS, DIFFICULTIES, GOVERNMENTS, LEADERS, WONDERS
from tests.historia import (
    test_actions,
    test_actions_on_the_map,
    test_advisor_effects,
    test_civbots,
    test_leaders,
    test_levels_and_governments,
    test_rounds,
    test_wonder_effects,
)

# An action's side, the test of what it does, the test of where it stops.
SIDES: dict[tuple[str, str], tuple[str, str]] = {
    ("military", "basic"): ("the_basic_side_costs_one_cube_for_one_level", "a_full_track_gives_two_vp_for_every_level"),
    ("military", "advanced"): (
        "the_advanced_side_costs_three_cubes_for_two_levels",
        "levels_are_refused_without_cubes",
    ),
    ("technology", "basic"): (
        "the_basic_side_costs_one_cube_for_one_level",
        "an_action_whose_next_cell_is_missing_can_not_be_done",
    ),
    ("technology", "advanced"): (
        "the_advanced_side_costs_three_cubes_for_two_levels",
        "of_two_levels_the_possible_one_is_taken",
    ),
    ("art", "basic"): (
        "art_takes_a_wonder_of_the_row_for_a_cube",
        "art_is_refused_with_an_empty_row_and_the_row_is_not_refilled",
    ),
    ("art", "advanced"): (
        "advanced_art_takes_two_for_three_cubes_and_may_stop_at_one",
        "advanced_art_with_one_left_takes_one",
    ),
    ("exploit", "basic"): (
        "exploit_lifts_cubes_for_their_vp",
        "exploit_never_lifts_the_last_cube_nor_what_can_not_be_paid",
    ),
    ("exploit", "advanced"): (
        "advanced_exploit_costs_one_vp_for_four_cubes",
        "the_vp_of_advanced_exploit_pays_for_no_cube_besides",
    ),
    ("expansion", "basic"): (
        "expansion_places_a_cube_next_to_an_own_one_and_scores_an_empty_territory",
        "expansion_goes_to_adjacent_territories_without_an_own_cube",
    ),
    ("expansion", "advanced"): (
        "expansion_needs_a_cube_in_the_supply_the_advanced_side_recovers_one_first",
        "expansion_needs_a_cube_in_the_supply_the_advanced_side_recovers_one_first",
    ),
    ("trade", "basic"): ("trade_gives_the_partner_two_vp_and_brings_a_level", "an_equal_partner_is_none"),
    ("trade", "advanced"): ("advanced_trade_gives_one_vp", "trade_needs_the_next_cell"),
    ("raid", "basic"): (
        "raid_brings_a_vp_and_a_cube_the_victim_loses_nothing",
        "raid_needs_an_adjacent_civilization_with_less_military",
    ),
    ("raid", "advanced"): ("advanced_raid_brings_two_of_each", "the_victims_guard_counts"),
    ("war", "basic"): (
        "the_stronger_gains_two_vp_and_drives_the_other_out",
        "equal_strength_has_no_effect_but_was_a_war",
    ),
    ("war", "advanced"): (
        "the_advanced_side_is_about_four_vp_for_either",
        "war_is_fought_in_shared_territories_only_also_with_navigation",
    ),
    ("tourism", "basic"): (
        "tourism_pays_by_the_wonders_rounded_down",
        "tourism_needs_enough_wonders_and_its_technology",
    ),
    ("tourism", "advanced"): (
        "tourism_pays_by_the_wonders_rounded_down",
        "tourism_needs_enough_wonders_and_its_technology",
    ),
    ("revolution", "basic"): (
        "revolution_takes_back_the_newest_card_and_one_of_choice_and_ends_the_turn",
        "revolution_needs_three_action_cards_in_the_queue",
    ),
}
# A Civbot card, the test of what it does, the test of where it stops.
CIVBOTS: dict[str, tuple[str, str]] = {
    "harvest": ("harvest_expands_then_technology", "harvest_without_a_cube_only_learns"),
    "scholars": ("scholars_trade_then_technology", "scholars_find_nobody_and_still_learn"),
    "warriors": ("warriors_arm_then_raid", "guards_make_a_player_no_weaker_one"),
    "campaign": ("campaign_fights_then_expands", "guards_count_where_it_looks_for_the_weaker"),
    "builders": (
        "builders_take_the_oldest_wonder_off_the_row_and_gain_three",
        "builders_take_the_oldest_wonder_off_the_row_and_gain_three",
    ),
    "council": ("council_pays_the_governments_vp_and_one", "council_brings_no_cubes_or_cards"),
    "golden_age": (
        "golden_age_lifts_the_lower_track_equal_military_then_fights",
        "golden_age_at_both_ends_pays_and_fights_nobody_as_strong",
    ),
}


def test_every_side_of_an_action_has_its_tests():
    every = {(card.id, side) for card in ACTIONS.values() for side in ("basic", "advanced") if getattr(card, side)}
    assert set(SIDES) == every
    for names in SIDES.values():
        for name in names:
            assert any(
                callable(getattr(room, f"test_{name}", None))
                for room in (test_actions, test_actions_on_the_map, test_rounds)
            ), name


def test_every_civbot_card_and_difficulty_has_its_tests():
    assert set(CIVBOTS) == set(CIVBOT_CARDS)
    for names in CIVBOTS.values():
        for name in names:
            assert callable(getattr(test_civbots, f"test_{name}", None)), name
    assert set(test_civbots.CARDS_A_TURN) == set(DIFFICULTIES)


def test_every_table_of_cards_is_whole():
    assert set(test_wonder_effects.WONDER_ROWS) == set(WONDERS)
    assert set(test_advisor_effects.ADVISOR_ROWS) == set(test_advisor_effects.ADVISOR_LIMITS) == set(ADVISORS)
    assert (
        {row[0] for row in test_levels_and_governments.GOVERNMENT_ROWS}
        == set(test_levels_and_governments.GOVERNMENT_LIMITS)
        == set(GOVERNMENTS)
    )
    met = {(leader, aim) for leader, _, aim in test_leaders.AIMS}
    assert met == {(leader, aim) for leader in LEADERS for aim in ("high", "low", "")}
