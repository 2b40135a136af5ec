"""What a table may choose: options by number of seats, colours that turn round the seats, scenarios for lists."""

from __future__ import annotations

import pytest

from engine.brazil.components import COLOURS, FILES
from engine.brazil.scenarios import all_scenarios
from engine.brazil.state import Options, Setup
from engine.core.rules import SetupError
from tests.brazil.kit import RULES


def test_choices_not_made_have_their_default_and_the_colours_turn_round_the_seats():
    made = RULES.setups("cisplatine", 2, {})
    assert [s.options for s in made] == [Options()] * 4
    assert [s.colours for s in made] == [(COLOURS[n], COLOURS[(n + 1) % 4]) for n in range(4)]


def test_chosen_colours_are_the_only_setup_and_options_are_taken():
    choices = {"colour": ["sky", "green"], "mission_draft": "1of3", "monarchs": "bid", "live_vp": "off"}
    assert RULES.setups("cisplatine", 2, choices) == [
        Setup("cisplatine", ("sky", "green"), Options(3, "bid", "off"), FILES.edition)
    ]


def test_the_solo_challenge_has_its_colour_and_its_own_option():
    assert RULES.setups("battle_of_guararapes", 1, {"solo_difficulty": "hard"}) == [
        Setup("battle_of_guararapes", ("green",), Options(solo_difficulty="hard"), FILES.edition)
    ]
    with pytest.raises(SetupError, match="unknown option 'monarchs' for 1 seats; there are colour, mission_draft"):
        RULES.setups("battle_of_guararapes", 1, {"monarchs": "bid"})


@pytest.mark.parametrize(
    ("scenario", "seats", "choices", "message"),
    [
        ("nowhere", 2, {}, "unknown scenario 'nowhere'; there are amazon, "),
        ("cisplatine", 3, {}, "scenario cisplatine is for 2 seats, not 3"),
        ("cisplatine", 1, {}, "scenario cisplatine is for 2 seats, not 1"),
        ("battle_of_guararapes", 2, {}, "scenario battle_of_guararapes is for 1 seats, not 2"),
        ("cisplatine", 2, {"solo_difficulty": "hard"}, "unknown option 'solo_difficulty' for 2 seats"),
        ("cisplatine", 2, {"monarchs": "all"}, "unknown monarchs 'all'; there are chosen, random, bid"),
        ("cisplatine", 2, {"colour": ["sky", "pink"]}, "unknown colour 'pink'; there are green, "),
        ("cisplatine", 2, {"colour": ["sky", "sky"]}, "colour asks for a value of its own for each of 2 seats"),
        ("cisplatine", 2, {"colour": ["sky"]}, "colour asks for a value of its own for each of 2 seats"),
        ("cisplatine", 2, {"colour": "sky"}, "colour asks for a value for every seat"),
        ("cisplatine", 2, {"monarchs": ["bid"]}, "monarchs asks for one value"),
        ("treaty_of_tordesillas", 4, {"mission_draft": "1of3"}, "draft 1 of 3 for 2 seats at most"),
        ("battle_of_guararapes", 1, {"colour": ["sky"]}, "is played with green"),
    ],
)
def test_what_no_table_can_play_is_refused_in_one_sentence(scenario, seats, choices, message):
    with pytest.raises(SetupError) as caught:
        RULES.setups(scenario, seats, choices)
    assert message in str(caught.value) and "\n" not in str(caught.value)


def test_every_value_of_every_option_can_be_chosen():
    for option in RULES.options():
        for seats, scenario in ((1, "battle_of_guararapes"), (2, "cisplatine")):
            if option.applies(seats) and not option.per_seat:
                assert option.default in option.values
                made = [RULES.setups(scenario, seats, {option.id: value})[0] for value in option.values]
                assert len({setup.options for setup in made}) == len(option.values)
                assert made[option.values.index(option.default)].options == Options()


def test_every_scenario_is_listed_with_its_facts():
    rows, errors = RULES.scenario_rows()
    assert errors == [] and tuple(row.id for row in rows) == RULES.scenario_ids()
    for row, scenario in zip(rows, all_scenarios()[0], strict=True):
        assert (row.id, row.seats, row.facts["combat"]) == (scenario.id, scenario.seats, scenario.combat)
        assert row.failures == () and row.facts["land"] > 20


def test_every_challenge_is_a_row_with_its_rivals_and_levels():
    rows, errors = RULES.challenge_rows()
    assert errors == [] and "battle_of_guararapes" in [row.id for row in rows]
    for row in rows:
        assert len(row.facts["rivals"]) == row.seats - 1 and "printed" in row.facts["levels"]
        for level in row.facts["levels"]:
            setup = RULES.challenge_setup(row.id, level)
            assert setup.options.solo_difficulty == level and len(setup.colours) == row.seats


def test_a_challenge_or_level_that_is_not_there_is_refused():
    with pytest.raises(SetupError, match="cisplatine is no challenge; there are"):
        RULES.challenge_setup("cisplatine", "printed")
    with pytest.raises(SetupError, match="has no level 'easy'; it has recruit, printed"):
        RULES.challenge_setup("battle_of_guararapes", "easy")
