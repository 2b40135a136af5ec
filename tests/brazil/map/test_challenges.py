"""Challenge files: what is wrong with one is told with file, key, line and reason, and stops nothing but itself."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine.brazil import scenarios
from engine.brazil.map import challenges as files
from engine.brazil.map.goals import PRINTED_GOALS, WORDS, Goal
from engine.brazil.map.scenario import Scenario
from engine.brazil.map.scenario import load as load_map
from engine.brazil.map.tiles import scenario_folder
from engine.maps.errors import ScenarioError
from tests.brazil import challenges as written
from tests.brazil.challenges import ALONE, ENEMY, HEAD, MEDALS, RIVAL, goals

WHOLE = ALONE + goals('kind = "units", n = 2, by = 6', 'kind = "capital"') + ENEMY + MEDALS


def fault(folder: Path, text: str) -> ScenarioError:
    path = written.write(folder, text)
    maps = {entry.id: entry for entry in scenarios.all_scenarios()[0]}
    with pytest.raises(ScenarioError) as caught:
        files.load(path, maps)
    assert caught.value.file == path and caught.value.reason in str(caught.value)
    listed, errors = scenarios.all_challenges()
    assert [str(error) for error in errors] == [str(caught.value)], "told where all are read, too"
    assert "trial" not in [entry.id for entry in listed]
    return caught.value


#: what is changed in WHOLE, into what; then the code, the key, a part of the reason
FAULTS = [
    ('id = "trial"', 'id = "A Trial"', "bad_value", "id", "A Trial"),
    ('id = "trial"', 'id = "cisplatine', "not_toml", "", "line 2"),
    ('base = "small"', 'base = "large"', "unknown_map", "base", "no map large; there are amazon"),
    ("minutes = 10", "minutes = 0", "bad_value", "minutes", "not 0"),
    ("minutes = 10", "", "missing", "minutes", "is missing"),
    ("minutes = 10", "minutes = 10\nprize = 3", "unknown_key", "prize", "unknown key"),
    ('colour = "green"', 'colour = "brown"', "bad_value", "colour", "brown"),
    ('colour = "green"', "", "missing", "colour", "is missing"),
    ("rounds = 12", "rounds = 41", "bad_value", "rounds", "41"),
    ("rounds = 12", "", "missing", "rounds", "is missing"),
    ("capitals = [[0, 0]]", "capitals = [[0, 0], [4, 0]]", "capital_count", "capitals", "2 Capitals for 1"),
    ("capitals = [[0, 0]]", "", "capital_count", "capitals", "is missing"),
    ("capitals = [[0, 0]]", "capitals = [[90, 0]]", "off_map", "capitals[0]", "not on the map"),
    ("capitals = [[0, 0]]", "capitals = [[-1, 1]]", "unknown_near_capital", "capitals", "too near the '?'"),
    ('colour = "orange"\ncapital', 'colour = "green"\ncapital', "colour_twice", "enemy.colour", "own colour"),
    ("capital = [4, 0]", "capital = [0, 0]", "capital_twice", "enemy.capital", "own Capital"),
    ("capital = [4, 0]", "capital = [2, 1]", "unknown_near_capital", "enemy.capital", "too near"),
    ('"grenadier", place = [4, 1]', '"grenadier", place = [2, 2]', "unit_on_unknown", "enemy.units[1]", "'?'"),
    ('"grenadier", place = [4, 1]', '"grenadier", place = [0, 0]', "capital_twice", "enemy.units[1]", "own Capital"),
    (
        '"grenadier", place = [4, 1]',
        '"archer", place = [4, 1]',
        "no_such_unit",
        "enemy.units[1].unit",
        "no (more) archer",
    ),
    ('"grenadier", place = [4, 1]', '"grenadier", place = [9, 9]', "off_map", "enemy.units[1]", "not on the map"),
    ('kind = "units"', 'kind = "glory"', "unknown_goal", "goals[0].kind", "glory is no goal; there are era"),
    ('kind = "units", n = 2', "n = 2", "missing", "goals[0].kind", "is missing"),
    ('kind = "units", n = 2', 'kind = "units", n = 6', "goal_number", "goals[0].n", "from 1 to 5, not 6"),
    ('kind = "units", n = 2', 'kind = "era", n = 1', "goal_number", "goals[0].n", "from 2 to 3"),
    ('kind = "units", n = 2', 'kind = "units", n = true', "bad_value", "goals[0].n", "integer"),
    ('kind = "units", n = 2', 'kind = "units", of = "archer"', "goal_of", "goals[0].of", "units is of nothing"),
    ('kind = "units", n = 2', 'kind = "building"', "goal_of", "goals[0].of", "one of"),
    ('kind = "units", n = 2', 'kind = "paintings", of = "green"', "goal_of", "goals[0].of", "red, pink, blue"),
    ('kind = "units", n = 2', 'kind = "hold", n = 1', "goal_hexes", "goals[0].hexes", "as many as are needed"),
    ('kind = "units", n = 2', 'kind = "hold", n = 2, hexes = [[1, 1]]', "goal_hexes", "goals[0].hexes", "as many"),
    ('kind = "units", n = 2', 'kind = "hold", hexes = [[9, 9]]', "off_map", "goals[0].hexes[0]", "not on the map"),
    ('kind = "units", n = 2', 'kind = "units", hexes = [[1, 1]]', "goal_hexes", "goals[0].hexes", "hold only"),
    ("by = 6", "by = 13", "goal_by", "goals[0].by", "ends with round 12"),
    ('kind = "units", n = 2', 'kind = "lead"', "goal_rivals", "goals[0].kind", "needs rivals"),
    ('kind = "units", n = 2', 'kind = "without", of = "trades"', "goal_by", "goals[0].by", "in the end"),
    ('kind = "units", n = 2, by = 6', 'kind = "capital"', "goal_twice", "goals[1]", "capital already"),
    (ENEMY, "", "goal_enemy", "goals[1].kind", "needs an enemy"),
    ("gold = { points = 30", "gold = { points = 10", "medal_order", "medals.gold", "less than silver"),
    ("30, left = 2", "30, left = 0", "medal_order", "medals.gold", "less than silver"),
    (MEDALS, "", "missing", "medals", "is missing"),
    (MEDALS, MEDALS + '[levels]\nhard = { less = ["peace"] }\n', "unknown_goal", "levels.hard", "no goal peace"),
    (MEDALS, MEDALS + '[levels]\nhard = { less = ["units", "capital"] }\n', "no_goal", "levels.hard.less", "no goal"),
    (MEDALS, MEDALS + "[levels]\nhard = { needs = { units = 7 } }\n", "goal_number", "levels.hard.needs", "need 7"),
    (MEDALS, MEDALS + "[levels]\nexpert = { cards = 1 }\n", "unknown_key", "levels.expert", "unknown key"),
]


@pytest.mark.parametrize(("old", "new", "code", "place", "reason"), [row for row in FAULTS if row[2]])
def test_a_fault_is_told(tmp_path, old, new, code, place, reason):
    assert WHOLE.count(old) == 1, "the test must change exactly one spot"
    error = fault(tmp_path, WHOLE.replace(old, new))
    assert (error.code, error.place) == (code, place) and reason in error.reason
    assert error.line is not None or code == "not_toml" or "is missing" in error.reason


def test_rivals_have_colours_of_their_own_and_capitals_enough(tmp_path):
    text = RIVAL + goals('kind = "lead", n = 3') + MEDALS
    error = fault(tmp_path, text.replace('colour = "sky"', 'colour = "green"'))
    assert (error.code, error.place) == ("colour_twice", "rivals[0].colour")
    error = fault(tmp_path, text.replace("governor", "general"))
    assert (error.code, error.place) == ("bad_value", "rivals[0].rung")
    error = fault(tmp_path, text.replace("rivals = [", 'rivals = [{ rung = "settler", colour = "orange" }, '))
    assert (error.code, error.place) == ("capital_count", "capitals")
    error = fault(tmp_path, text.replace("n = 3", "n = 3, by = 6"))
    assert (error.code, error.place) == ("goal_by", "goals[0].by")
    three = text.replace('"small"', '"amazon"')
    error = fault(tmp_path, three.replace("rivals = [", 'rivals = [{ rung = "settler", colour = "sky" }, '))
    assert (error.code, error.place) == ("colour_twice", "rivals[1].colour")
    entry = whole(tmp_path, three.replace("rivals = [", 'rivals = [{ rung = "settler", colour = "orange" }, '))
    assert entry.challenge.colours == ("green", "orange", "sky") and (entry.seats, entry.solo) == (3, None)
    assert entry.combat == load_map(scenario_folder() / "amazon.toml").combat > 0


def whole(folder: Path, text: str) -> Scenario:
    """The challenge of this text, which must be right."""
    path = written.write(folder, text)
    assert scenarios.all_challenges()[1] == ()
    entry = scenarios.scenario("trial")
    assert entry.file == path, "what is wrong with it is wrong there"
    return entry


def test_alone_there_is_no_combat_level_and_what_lies_under_a_capital_is_known(tmp_path):
    entry = whole(tmp_path, WHOLE.replace("capitals = [[0, 0]]", "capitals = [[-2, 1]]"))
    assert entry.combat == 0 and entry.map.place(entry.capitals[0]) == (-2, 1)
    assert [entry.map.place(hex_id) for hex_id in entry.unknown] == [(2, 2)], "the map's other one"


LEVELS = """
[levels]
recruit = { rounds = 14 }
hard = { rounds = 9, cards = 1, needs = { units = 3 } }
governor = { rounds = 4, less = ["hold"] }
"""


def test_what_a_level_changes_and_what_it_leaves(tmp_path):
    held = 'kind = "hold", hexes = [[1, 1], [4, 0]]'
    text = ALONE + goals('kind = "units", n = 2, by = 6', held) + MEDALS
    levels = whole(tmp_path, text + LEVELS).challenge.levels
    assert list(levels) == ["recruit", "printed", "hard", "governor"], "the easiest first"
    assert [(level.rounds, level.cards) for level in levels.values()] == [(14, 0), (12, 0), (9, 1), (4, 0)]
    asked = {name: [(goal.id, goal.n, goal.by) for goal in level.goals] for name, level in levels.items()}
    assert asked["printed"] == [("units", 2, 6), ("hold", 2, 0)], "of hexes all"
    assert asked["recruit"] == [("units", 2, 8), ("hold", 2, 0)], "a round to hold it by moves with the last one"
    assert asked["hard"] == [("units", 3, 3), ("hold", 2, 0)]
    assert asked["governor"] == [("units", 2, 1)], "never before the first"
    error = fault(tmp_path, text + "[levels]\nhard = { needs = { hold = 3 } }\n")
    assert (error.code, error.place) == ("goal_number", "levels.hard.needs") and "can't need 3" in error.reason


def test_nothing_stands_and_nothing_is_held_on_water(tmp_path):
    water = "[4, 1]"  # of the printed challenge's map
    head = HEAD.replace('"small"', '"battle_of_guararapes"') + goals('kind = "units"') + MEDALS
    for text, place in (
        (head.replace("goals", f"capitals = [{water}]\ngoals", 1), "capitals[0]"),
        (head.replace('kind = "units"', f'kind = "hold", hexes = [{water}]'), "goals[0].hexes[0]"),
        (head + ENEMY.replace("[4, 0]\n", f"{water}\n"), "enemy.capital"),
        (head + ENEMY.replace("[4, 0]\n", "[3, 1]\n").replace("[4, 0]", water), "enemy.units[0]"),
    ):
        error = fault(tmp_path, text)
        assert (error.code, error.place) == ("on_water", place) and "[4, 1] is Water" in error.reason


def test_the_other_side_of_the_map_keeps_its_colour_and_its_land(tmp_path):
    """A challenge on a map that has one need not write it down."""
    text = HEAD.replace('"small"', '"battle_of_guararapes"') + goals('kind = "units"') + MEDALS
    entry = whole(tmp_path, text.replace('"green"', '"sky"'))
    assert (entry.solo.colour, entry.solo.enemy, entry.solo.capital) == ("sky", "orange", entry.capitals[0])
    error = fault(tmp_path, text.replace('"green"', '"orange"'))
    assert (error.code, error.place) == ("colour_twice", "colour") and "orange is the other side's" in error.reason
    for taken in ("[3, 1]", "[2, 1]"):  # their Capital, their Cannon
        error = fault(tmp_path, text.replace("goals", f"capitals = [{taken}]\ngoals", 1))
        assert (error.code, error.place) == ("capital_twice", "capitals[0]")


def test_a_players_own_challenge_counts_and_a_broken_one_stops_no_other(tmp_path):
    written.write(tmp_path, WHOLE)
    written.write(tmp_path, WHOLE.replace('"trial"', '"other"').replace("by = 6", "by = 99"), "b.toml")
    (tmp_path / "challenges" / "c.toml").write_bytes(b"\xff\xfe")
    shutil.copy(tmp_path / "challenges" / "trial.toml", tmp_path / "challenges" / "z.toml")
    scenarios.forget()
    listed, errors = scenarios.all_challenges()
    assert {"trial", "battle_of_guararapes"} <= {entry.id for entry in listed}
    assert [(error.file.name, error.code) for error in errors] == [
        ("b.toml", "goal_by"),
        ("c.toml", "unreadable"),
        ("z.toml", "id_twice"),
    ]
    entry = scenarios.scenario("trial")
    assert (entry.seats, entry.capitals, entry.challenge.base) == (1, (entry.map.at(0, 0),), "small")
    assert entry.solo.enemy == "orange" and [unit.unit for unit in entry.solo.enemy_units] == ["archer", "grenadier"]
    assert "trial" not in [found.id for found in scenarios.all_scenarios()[0]], "no map of its own"


def test_an_id_of_a_map_belongs_to_the_challenge_of_that_map(tmp_path):
    written.write(tmp_path, ALONE.replace('"trial"', '"cisplatine"') + goals('kind = "era"') + MEDALS)
    error = scenarios.all_challenges()[1][0]
    assert (error.code, error.place) == ("id_twice", "id")


def test_the_printed_challenge_takes_map_rounds_and_goals_from_its_map():
    entry = scenarios.scenario("battle_of_guararapes")
    plain = load_map(scenario_folder() / "battle_of_guararapes.toml")
    levels = entry.challenge.levels
    assert levels["printed"] == plain.challenge.levels["printed"] and levels["hard"] == plain.challenge.levels["hard"]
    assert {name: (terms.rounds, terms.cards) for name, terms in levels.items()} == {
        "recruit": (24, 0),
        "printed": (20, 0),
        "hard": (20, 1),
        "governor": (18, 1),
    }
    assert [goal.id for goal in levels["recruit"].goals] == ["era_3", "enemy_capital"]
    assert (entry.solo, entry.capitals, entry.unknown) == (plain.solo, plain.capitals, plain.unknown)


def test_the_printed_goals_are_words_of_the_vocabulary():
    for name, goal in PRINTED_GOALS.items():
        assert goal.id == name and goal.kind in WORDS
    assert PRINTED_GOALS["era_3"] == Goal("era_3", "era", 3)
