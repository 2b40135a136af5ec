"""The nine maps keep every norm of a fair map; a map that doesn't is told so, by name."""

from pathlib import Path

import pytest

from engine.brazil.map.fairness import SHARED, measure
from engine.brazil.map.scenario import Scenario, load, load_all
from engine.brazil.map.tiles import box, scenario_folder
from tests.brazil.map.kit import SMALL, read, solo_text

SCENARIOS, _ = load_all([scenario_folder()])
NAMES = [scenario.id for scenario in SCENARIOS]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=NAMES)
def test_every_scenario_is_fair(scenario: Scenario) -> None:
    assert [str(failure) for failure in measure(scenario).failures] == []


@pytest.mark.parametrize("scenario", SCENARIOS, ids=NAMES)
def test_the_measures_by_hand(scenario: Scenario) -> None:
    """The same norms, counted hex by hex from the numbers of the design and without the module under test."""
    world, seats = scenario.map, scenario.seats
    kinds = ("field", "forest", "gold_mine", "unknown")
    counts: dict[str, list[int]] = {kind: [] for kind in kinds}
    rivals = []
    others = scenario.capitals + ((scenario.solo.enemy_capital,) if scenario.solo else ())
    for capital in scenario.capitals:
        near = [h for h in range(len(world)) if 1 <= world.distance(capital, h) <= 3]
        for kind in kinds[:3]:
            counts[kind].append(sum(world.terrain[h] == kind for h in near))
        counts["unknown"].append(sum(h in scenario.unknown for h in near))
        rivals.append(min(world.distance(capital, other) for other in others if other != capital))
    assert all(max(row) - min(row) <= 1 for row in counts.values())
    assert min(counts["field"]) >= 3 and min(counts["forest"]) >= 2 and min(counts["gold_mine"]) >= 1
    assert max(rivals) - min(rivals) <= 1
    low, high = {0: (6, 12), 1: (7, 99), 2: (5, 6), 3: (4, 5)}[scenario.combat]
    assert low <= min(rivals) and max(rivals) <= high
    assert 4 * seats <= len(scenario.unknown) <= min(5 * seats, 18)
    land = sum(kind != "water" for kind in world.terrain)
    sides = seats + (scenario.solo is not None)
    assert 17 * sides <= land <= 19 * sides
    figures = measure(scenario).capitals
    assert [[getattr(f, kind) for f in figures] for kind in kinds] == list(counts.values())
    assert [f.rival for f in figures] == rivals
    assert [f.rival_by_land for f in figures] == [by_land(scenario, capital, others) for capital in scenario.capitals]
    assert [f.field - f.open_field for f in figures] == counts["unknown"]


def by_land(scenario: Scenario, capital: int, others: tuple[int, ...]) -> int | None:
    """Steps to the nearest rival that can be walked to."""
    world, reached = scenario.map, [capital]
    far = {capital: 0}
    for here in reached:
        for near in world.neighbours[here]:
            if near not in far and world.terrain[near] != "water":
                far[near] = far[here] + 1
                reached.append(near)
    return min((far[other] for other in others if other in far and other != capital), default=None)


def codes(folder: Path, text: str) -> dict[str, str]:
    """What fails, and at which key."""
    return {failure.code: failure.place for failure in measure(read(folder, text)).failures}


def test_a_poor_map_is_told_by_name_file_and_place(tmp_path: Path) -> None:
    scenario = read(tmp_path, SMALL)
    failures = measure(scenario).failures
    assert {failure.code for failure in failures} >= {"land", "unknown"}
    land = next(failure for failure in failures if failure.code == "land")
    assert (land.file, land.place, land.line) == (tmp_path / "small.toml", "tiles", 6)
    assert "24 land hexes for 2 sides" in land.reason


def test_rivals_too_near_and_unlike(tmp_path: Path) -> None:
    assert "rival" not in codes(tmp_path, SMALL)
    assert codes(tmp_path, SMALL.replace("combat = 3", "combat = 1"))["rival"] == "capitals[1]"
    lopsided = SMALL.replace("seats = 2", "seats = 3").replace("[[0, 0], [5, 0]]", "[[0, -1], [5, 0], [1, -1]]")
    assert codes(tmp_path, lopsided)["rival_shared"] == "capitals"


def test_figures_that_differ_and_are_too_small(tmp_path: Path) -> None:
    fair = (scenario_folder() / "cisplatine.toml").read_text(encoding="utf-8")
    assert codes(tmp_path, fair) == {}
    capital, unknown = "[3, 0]]", fair[fair.index("unknown = [") :]
    assert fair.count(capital) == 1
    bare = fair.replace(unknown, "unknown = []\n")
    assert codes(tmp_path, bare) == {"unknown": "unknown"}
    found = codes(tmp_path, bare.replace(capital, "[5, 0]]"))
    shared = {code: place for code, place in found.items() if code.startswith("shared_")}
    assert shared and set(shared) <= {f"shared_{name}" for name in SHARED}
    assert set(shared.values()) == {"capitals"}
    norms = box().norms.model_copy(update={"least": {"field": 99, "forest": 99, "gold_mine": 99, "water": 99}})
    strict = {failure.code for failure in measure(load(scenario_folder() / "cisplatine.toml"), norms).failures}
    assert strict == {"least_field", "least_forest", "least_gold_mine", "least_water"}


def test_more_unknown_hexes_than_the_box_has_tiles(tmp_path: Path) -> None:
    text = (scenario_folder() / "treaty_of_tordesillas.toml").read_text(encoding="utf-8")
    scenario = read(tmp_path, text)
    norms = box().norms.model_copy(update={"unknown_in_box": 15})
    assert [failure.code for failure in measure(scenario, norms).failures] == ["unknown_in_box"]


def test_the_solo_challenge_is_looked_at_too(tmp_path: Path) -> None:
    text = solo_text()
    archer = '  { unit = "archer", place = [3, 2] },\n'
    assert archer in text
    assert codes(tmp_path, text.replace(archer, "")) == {"solo_units": "solo.enemy_units"}
    assert codes(tmp_path, text.replace("enemy_capital = [3, 1]", "enemy_capital = [-1, 1]"))["rival"] == "capitals[0]"
