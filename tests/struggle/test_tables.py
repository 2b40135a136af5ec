"""What a table may choose (rules 16), and bad choices."""

from __future__ import annotations

import pytest

from engine.core.rules import SetupError
from engine.struggle.components import FILES
from engine.struggle.state import Options, Setup
from tests.struggle.kit import RULES


def test_the_printed_game_is_the_default():
    assert RULES.setups("standard", 2, {}) == [Setup("standard", Options(), FILES.edition)]
    assert RULES.scenario_ids() == ("standard",) and RULES.scenario_rows()[0][0].seats == 2


def test_options_are_off_unless_chosen():
    choices = {"spanish_empire": "on", "head_start_britain": "2"}
    (setup,) = RULES.setups("standard", 2, choices)
    assert setup.options == Options(spanish_empire=True, head_start_britain=2)
    assert all(option.default in ("off", "0") for option in RULES.options())


@pytest.mark.parametrize(
    ("scenario", "seats", "choices"),
    [
        ("moon", 2, {}),
        ("standard", 3, {}),
        ("standard", 2, {"strange": "on"}),
        ("standard", 2, {"tougher_forts": "maybe"}),
        ("standard", 2, {"head_start_france": "6"}),
    ],
)
def test_a_wrong_table_is_refused_with_a_sentence(scenario, seats, choices):
    with pytest.raises(SetupError) as caught:
        RULES.setups(scenario, seats, choices)
    assert len(str(caught.value)) > 15


def test_a_setup_out_of_a_save_is_checked():
    with pytest.raises(SetupError, match="head start"):
        RULES.new_game(Setup("standard", Options(head_start_france=9)), 1)
    with pytest.raises(SetupError, match="moon"):
        RULES.load_setup({"scenario": "moon", "options": {}})
    dumped = RULES.dump_setup(Setup("standard", Options(military_planning=True)))
    assert RULES.load_setup(dumped) == Setup("standard", Options(military_planning=True))
