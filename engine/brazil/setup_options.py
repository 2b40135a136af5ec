"""What a table may choose before a game (rules 12): scenario, colours, options; and the setups that come of it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from engine.brazil.board import board_of
from engine.brazil.components import COLOURS
from engine.brazil.map.fairness import measure
from engine.brazil.map.goals import LEVELS
from engine.brazil.rules.setup import check
from engine.brazil.scenarios import all_challenges, all_scenarios, scenario
from engine.brazil.state import Options, Setup
from engine.core.rules import Choices, Option, ScenarioRow, SetupError, chosen

DRAFTS = {"1of2": 2, "1of3": 3}
SEVERAL = (2, 3, 4)
OPTIONS = (
    Option("colour", COLOURS, per_seat=True),
    Option("mission_draft", tuple(DRAFTS), "1of2"),
    Option("monarchs", ("chosen", "random", "bid"), "chosen", SEVERAL),
    Option("live_vp", ("own", "all", "off"), "own"),
    Option("solo_difficulty", LEVELS, "printed", (1,)),
)


def rows() -> tuple[list[ScenarioRow], list[str]]:
    """Every scenario with its measures, and what is wrong with the files that hold none."""
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
    """Every challenge with its levels, rivals and length, and what is wrong with the files that hold none."""
    found, broken = all_challenges()
    listed = []
    for entry in found:
        asked = entry.challenge
        assert asked is not None
        facts = {
            "base": asked.base,
            "minutes": asked.minutes,
            "first": asked.first,
            "levels": list(asked.levels),
            "rivals": [rival.rung for rival in asked.rivals],
            "rounds": asked.levels["printed"].rounds,
            "goals": [goal.id for goal in asked.levels["printed"].goals],
        }
        listed.append(ScenarioRow(entry.id, entry.seats, facts))
    return listed, [str(error) for error in broken]


def challenge_setup(challenge: str, level: str = "printed") -> Setup:
    """The setup of a challenge at one of its levels. Raises SetupError."""
    on = board_of(scenario(challenge))
    asked = on.scenario.challenge
    if asked is None:
        raise SetupError(f"{challenge} is no challenge; there are {', '.join(e.id for e in all_challenges()[0])}")
    if level not in asked.levels:
        raise SetupError(f"the challenge {challenge} has no level {level!r}; it has {', '.join(asked.levels)}")
    made = Setup(challenge, asked.colours, Options(solo_difficulty=level))  # type: ignore[arg-type]
    check(on, made)
    return made


def setups(scenario_id: str, seats: int, choices: Choices) -> list[Setup]:
    """See Rules.setups; the colours turn round the seats unless they are chosen or the scenario fixes them.

    Raises SetupError.
    """
    on = board_of(scenario(scenario_id))
    picked: dict[str, Any] = chosen(OPTIONS, seats, choices)
    fixed = on.scenario.challenge
    if "colour" in picked:
        colours = [tuple(picked.pop("colour"))]
    elif fixed and seats == len(fixed.colours):
        colours = [fixed.colours]
    else:
        turns = range(len(COLOURS))
        colours = [tuple(COLOURS[(seat + turn) % len(COLOURS)] for seat in range(seats)) for turn in turns]
    options = Options(**{**picked, "mission_draft": DRAFTS[picked["mission_draft"]]})
    made = [Setup(scenario_id, of_seats, options) for of_seats in colours]
    check(on, made[0])
    return made
