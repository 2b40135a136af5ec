"""Every fault of a scenario file is told with file, key, line and reason, and stops nothing but itself."""

import shutil
from pathlib import Path

import pytest

from engine.brazil.map.scenario import load, load_all
from engine.brazil.map.tiles import scenario_folder
from engine.maps.errors import ScenarioError, key_path, line_of
from tests.brazil.map.kit import SMALL, read, solo_text, write

#: what is changed in SMALL, into what; then the code, the key, the line and a part of the reason
FAULTS = [
    ("[0, 0], rotation = 0 },  #", "[3, 0], rotation = 0 },  #", "overlap", "tiles[1]", 8, "overlaps tiles[0]"),
    ('side = "A"', 'side = "Y"', "tile_twice", "tiles[1].side", 8, "tiles[0] with side C"),
    ('side = "A"', 'side = "C"', "tile_twice", "tiles[1].side", 8, "already lies"),
    ('side = "A"', 'side = "Q"', "unknown_tile", "tiles[1].side", 8, "no tile side Q"),
    ("[4, 0], rotation = 0", "[40, 0], rotation = 0", "unconnected", "tiles[1]", 8, "not connected"),
    ("[4, 0], rotation = 0", "[4, 0], rotation = 6", "bad_value", "tiles[1].rotation", 8, "not 6"),
    ("[4, 0], rotation = 0", "[4, 0], rotation = 1.5", "bad_value", "tiles[1].rotation", 8, "integer"),
    ("[4, 0], rotation = 0", "[4], rotation = 0", "missing", "tiles[1].place[1]", 8, "is missing"),
    ("[4, 0], rotation = 0", '["4", 0], rotation = 0', "bad_value", "tiles[1].place[0]", 8, "integer"),
    ("[4, 0], rotation = 0", "[4, 0]", "missing", "tiles[1].rotation", 8, "is missing"),
    ("[4, 0], rotation = 0", "[4, 0], rotation = 0, turn = 1", "unknown_key", "tiles[1].turn", 8, "unknown key"),
    ("combat = 3", "combat = 3\nclimate = 2", "unknown_key", "climate", 6, "unknown key"),
    ("combat = 3", "combat = 4", "bad_value", "combat", 5, "not 4"),
    ("combat = 3", "combat = 0", "solo_combat", "combat", 5, "1 to 3"),
    ("seats = 2", "seats = true", "bad_value", "seats", 4, "integer"),
    ("seats = 2", "seats = 5", "bad_value", "seats", 4, "not 5"),
    ("seats = 2", "seats = 3", "capital_count", "capitals", 11, "2 Capitals for 3 seats"),
    ("seats = 2", "", "missing", "seats", None, "is missing"),
    ("[[0, 0], [5, 0]]", "[[0, 0]]", "capital_count", "capitals", 11, "1 Capitals for 2 seats"),
    ("[[0, 0], [5, 0]]", "[[0, 0], [5, 0], [1, 0]]", "capital_count", "capitals", 11, "3 Capitals"),
    ("[[0, 0], [5, 0]]", "[[0, 0], [-2, 0]]", "on_water", "capitals[1]", 11, "Water"),
    ("[[0, 0], [5, 0]]", "[[0, 0], [9, 9]]", "off_map", "capitals[1]", 11, "not on the map"),
    ("[[0, 0], [5, 0]]", "[[0, 0], [0, 0]]", "capital_twice", "capitals[1]", 11, "already"),
    ("  [4, 2]", "  [0, 2]", "unknown_not_field", "unknown[1]", 14, "gold_mine"),
    ("  [4, 2]", "  [-2, 0]", "unknown_not_field", "unknown[1]", 14, "water"),
    ("  [4, 2]", "  [5, -1]", "unknown_near_capital", "unknown[1]", 14, "too near the Capital at [5, 0]"),
    ("  [4, 2]", "  [5, 0]", "unknown_near_capital", "unknown[1]", 14, "too near"),
    ("  [4, 2]", "  [-2, 2]", "unknown_twice", "unknown[1]", 14, "already"),
    ("  [4, 2]", "  [9, 9]", "off_map", "unknown[1]", 14, "not on the map"),
    ('id = "small"', 'id = "Small Map"', "bad_value", "id", 1, "Small Map"),
    ('id = "small"', 'id = "small', "not_toml", "", None, "line 1"),
]


@pytest.mark.parametrize(("old", "new", "code", "place", "line", "reason"), FAULTS)
def test_a_fault_is_told(
    tmp_path: Path, old: str, new: str, code: str, place: str, line: int | None, reason: str
) -> None:
    assert SMALL.count(old) == 1, "the test must change exactly one spot"
    with pytest.raises(ScenarioError) as caught:
        read(tmp_path, SMALL.replace(old, new))
    error = caught.value
    assert (error.file, error.code, error.place, error.line) == (tmp_path / "small.toml", code, place, line)
    assert reason in error.reason
    assert str(error).startswith(f"small.toml:{line}: " if line else "small.toml: ") and reason in str(error)


def test_the_small_scenario_itself_is_whole(tmp_path: Path) -> None:
    scenario = read(tmp_path, SMALL)
    assert len(scenario.map) == 27 and scenario.solo is None


def test_a_hole_of_one_hex(tmp_path: Path) -> None:
    """Three small tiles in a wheel round one empty hex."""
    wheel = [("bay-1", 0, 1), ("bay-2", 2, -1), ("bay-3", 0, -1)]
    rows = "".join(f'  {{ side = "{side}", place = [{q}, {r}], rotation = 1 }},\n' for side, q, r in wheel)
    with pytest.raises(ScenarioError) as caught:
        read(tmp_path, SMALL[: SMALL.index("  {")] + rows + SMALL[SMALL.index("]\ncapitals") :])
    assert (caught.value.code, caught.value.place, caught.value.line) == ("hole", "tiles", 6)
    assert "[0, 0]" in caught.value.reason


SOLO_FAULTS = [
    ("combat = 0", "combat = 1", "solo_combat", "combat"),
    ("rounds = 20", "rounds = 0", "bad_value", "solo.rounds"),
    ('"era_3"', '"era_4"', "bad_value", "solo.goals[0]"),
    ("[solo]", "[alone]", "unknown_key", "alone"),
    ("enemy_capital = [3, 1]", "enemy_capital = [4, 1]", "on_water", "solo.enemy_capital"),
    ("enemy_capital = [3, 1]", "enemy_capital = [-2, -1]", "capital_twice", "solo.enemy_capital"),
    ('unit = "archer", place = [3, 2]', 'unit = "archer", place = [4, 1]', "on_water", "solo.enemy_units[4]"),
    ('unit = "archer", place = [3, 2]', 'unit = "archer", place = [-2, -1]', "capital_twice", "solo.enemy_units[4]"),
    ('unit = "archer", place = [3, 2]', 'unit = "archer", place = [0, -1]', "unit_on_unknown", "solo.enemy_units[4]"),
    ('unit = "archer", place = [3, 2]', 'unit = "archer"', "missing", "solo.enemy_units[4].place"),
    ('unit = "archer", place', 'unit = "monarch", place', "no_such_unit", "solo.enemy_units[4].unit"),
    ('unit = "archer", place', 'unit = "bishop", place', "no_such_unit", "solo.enemy_units[4].unit"),
    ('enemy = "orange"', 'enemy = "green"', "colour_twice", "solo.enemy"),
]


@pytest.mark.parametrize(("old", "new", "code", "place"), SOLO_FAULTS)
def test_a_fault_of_the_solo_challenge_is_told(tmp_path: Path, old: str, new: str, code: str, place: str) -> None:
    text = solo_text()
    assert text.count(old) == 1
    broken = text.replace(old, new)
    with pytest.raises(ScenarioError) as caught:
        read(tmp_path, broken)
    assert (caught.value.code, caught.value.place) == (code, place)
    assert caught.value.line is not None
    assert new in broken.splitlines()[caught.value.line - 1]


def test_one_seat_needs_a_solo_table_and_two_must_not_have_one(tmp_path: Path) -> None:
    text = solo_text()
    for broken in (text[: text.index("[solo]")], SMALL + text[text.index("[solo]") :]):
        with pytest.raises(ScenarioError) as caught:
            read(tmp_path, broken)
        assert caught.value.code == "solo_seats"


def test_a_map_of_one_seat_asks_for_the_goals_it_names_in_their_order(tmp_path: Path) -> None:
    named = 'goals = ["era_3", "all_units_on_map", "enemy_capital"]'
    text = solo_text()
    assert named in text
    challenge = read(tmp_path, text.replace(named, 'goals = ["enemy_capital", "era_3"]')).challenge
    assert challenge is not None
    for level, cards in (("printed", 0), ("hard", 1)):
        terms = challenge.levels[level]
        assert [goal.id for goal in terms.goals] == ["enemy_capital", "era_3"]
        assert (terms.rounds, terms.cards) == (20, cards)


def test_an_unknown_hex_keeps_away_from_the_other_capital_of_the_solo_challenge_too(tmp_path: Path) -> None:
    broken = solo_text().replace("unknown = [\n", "unknown = [\n  [2, 2],\n")
    with pytest.raises(ScenarioError) as caught:
        read(tmp_path, broken)
    assert (caught.value.code, caught.value.place) == ("unknown_near_capital", "unknown[0]")


def test_a_broken_file_stops_no_other(tmp_path: Path) -> None:
    """A user's folder: a broken file, a good one, one with an id that is taken, one that is no text, one no file."""
    write(tmp_path, SMALL.replace("seats = 2", "seats = 9"), "a.toml")
    write(tmp_path, SMALL, "b.toml")
    write(tmp_path, SMALL, "c.toml")
    shutil.copy(scenario_folder() / "cisplatine.toml", tmp_path / "d.toml")
    (tmp_path / "e.toml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "f.toml").mkdir()
    write(tmp_path, "not read", "notes.txt")
    scenarios, errors = load_all([scenario_folder(), tmp_path, tmp_path / "none"])
    assert (
        len(scenarios) == len(load_all([scenario_folder()])[0]) + 1
        and scenarios[-1].id == "small"
        and scenarios[-1].file.name == "b.toml"
    )
    assert [(error.file.name, error.code) for error in errors] == [
        ("a.toml", "bad_value"),
        ("c.toml", "id_twice"),
        ("d.toml", "id_twice"),
        ("e.toml", "unreadable"),
        ("f.toml", "unreadable"),
    ]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="cannot be read"):
        load(tmp_path / "none.toml")


def test_lines_are_found_in_both_ways_of_writing_a_list() -> None:
    tiles = 'a = 1 # b = 2, [\n[[tiles]]\nside = "x]"\n[[tiles]]\nside = "y"\n'
    text = tiles + "[solo]\nunits = [ [1, 2],\n  # [no]\n  [3,\n 4] ]\n"
    assert line_of(text, ("a",)) == 1
    assert line_of(text, ("tiles", 1)) == 4
    assert line_of(text, ("tiles", 1, "side")) == 5
    assert line_of(text, ("solo", "units", 0)) == 7
    assert line_of(text, ("solo", "units", 1)) == 9
    assert line_of(text, ("solo", "units", 1, 1)) == 10
    assert line_of(text, ("solo", "units", 5)) == 7, "as near as can be told"
    assert line_of(text, ("nothing",)) is None
    for name in ('"a, b"', "'a, b'", '"["', "']'"):
        assert line_of(f"names = [{name},\n 'c']\n", ("names", 1)) == 2, "what stands in a string is no mark"
    assert key_path(("solo", "units", 1, 0)) == "solo.units[1][0]"


@pytest.mark.parametrize("value", [f'"{"n" * 5000}"', f"0x{'f' * 6000}"])
def test_a_value_without_end_is_told_in_one_sentence(tmp_path: Path, value: str) -> None:
    with pytest.raises(ScenarioError, match=r"^small\.toml:4: seats: .{10,301}$"):
        read(tmp_path, SMALL.replace("seats = 2", f"seats = {value}"))
