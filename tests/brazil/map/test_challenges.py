"""Challenge files: what is wrong with one is told with file, key, line and reason, and stops nothing but itself."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine.brazil import scenarios
from engine.brazil.map import challenges as files
from engine.brazil.map.goals import PRINTED_GOALS, WORDS, Goal
from engine.brazil.map.scenario import load as load_map
from engine.brazil.map.tiles import scenario_folder
from engine.maps.errors import ScenarioError
from tests.brazil import challenges as written
from tests.brazil.challenges import ALONE, ENEMY, MEDALS, RIVAL, goals

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
