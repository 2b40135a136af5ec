"""The options of a new game, the setups built from choices, and the lists of scenarios and challenges (rules 12)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from engine.brazil.board import board_of
from engine.brazil.components import COLOURS, FILES
from engine.brazil.map.fairness import measure
from engine.brazil.map.goals import LEVELS
from engine.brazil.rules.setup import check
from engine.brazil.scenarios import all_challenges, all_scenarios, scenario
from engine.brazil.state import Options, Setup
from engine.core.choices import chosen
from engine.core.rules import Choices, Option, ScenarioRow, SetupError

DRAFTS = {"1of2": 2, "1of3": 3}
SEVERAL = (2, 3, 4)
OPTIONS = (
    Option("colour", COLOURS, per_seat=True),
    Option("mission_draft", tuple(DRAFTS), "1of2"),
    Option("monarchs", ("chosen", "random", "bid"), "chosen", SEVERAL),
    Option("live_vp", ("own", "all", "off"), "own"),
    Option("solo_difficulty", LEVELS, "printed", (1,)),
)


def scenario_rows() -> tuple[list[ScenarioRow], list[str]]:
    """Returns (every scenario with its fairness figures, the error messages of invalid files), for lists."""
    found, broken = all_scenarios()
    listed = []
    for entry in found:
        figures = measure(entry)
        facts = {"combat": entry.combat} | asdict(figures)
        del facts["failures"]
        failures = tuple(str(failure) for failure in figures.failures)
        listed.append(ScenarioRow(entry.id, entry.seats, facts, failures))
    return listed, [str(error) for error in broken]


def challenge_rows() -> tuple[list[ScenarioRow], list[str]]:
    """Returns (every challenge with its levels, rivals and length, the error messages of invalid files), for lists."""
    found, broken = all_challenges()
    listed = []
    for entry in found:
        challenge = entry.challenge
        assert challenge is not None
        facts = {
            "base": challenge.base,
            "minutes": challenge.minutes,
            "first": challenge.first,
            "levels": list(challenge.levels),
            "rivals": [rival.rung for rival in challenge.rivals],
            "rounds": challenge.levels["printed"].rounds,
            "goals": [goal.id for goal in challenge.levels["printed"].goals],
        }
        listed.append(ScenarioRow(entry.id, entry.seats, facts))
    return listed, [str(error) for error in broken]


def challenge_setup(challenge: str, level: str = "printed", edition: int = 0) -> Setup:
    """Builds the setup of a challenge at a level, in an edition of the box (0: the newest). Raises SetupError."""
    board = board_of(scenario(challenge))
    entry = board.scenario.challenge
    if entry is None:
        raise SetupError(f"{challenge} is no challenge; there are {', '.join(e.id for e in all_challenges()[0])}")
    if level not in entry.levels:
        raise SetupError(f"the challenge {challenge} has no level {level!r}; it has {', '.join(entry.levels)}")
    made = Setup(challenge, entry.colours, Options(solo_difficulty=level), edition or FILES.edition)  # type: ignore[arg-type]
    check(board, made)
    return made


def setups(scenario_id: str, seats: int, choices: Choices) -> list[Setup]:
    """Builds the checked setups for these choices: one for each rotation of the colours over the seats, unless colours
    are chosen or fixed by the scenario. Raises SetupError.
    """
    board = board_of(scenario(scenario_id))
    picked: dict[str, Any] = chosen(OPTIONS, seats, choices)
    fixed = board.scenario.challenge
    if "colour" in picked:
        colours = [tuple(picked.pop("colour"))]
    elif fixed and seats == len(fixed.colours):
        colours = [fixed.colours]
    else:
        turns = range(len(COLOURS))
        colours = [tuple(COLOURS[(seat + turn) % len(COLOURS)] for seat in range(seats)) for turn in turns]
    options = Options(**{**picked, "mission_draft": DRAFTS[picked["mission_draft"]]})
    made = [Setup(scenario_id, of_seats, options, FILES.edition) for of_seats in colours]
    check(board, made[0])
    return made
