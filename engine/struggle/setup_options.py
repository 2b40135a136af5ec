"""The options of a new game (variants, head starts; rules 16), and the setup built from the choices made."""

from __future__ import annotations

from engine.core.choices import chosen
from engine.core.rules import Choices, Option, ScenarioRow, SetupError
from engine.struggle.components import FILES, SIDES
from engine.struggle.state import Options, Setup

SCENARIO = "standard"
SWITCH = ("off", "on")
HEAD_STARTS = tuple(str(n) for n in range(6))
SWITCHES = ("spanish_empire", "military_planning", "tougher_forts")
OPTIONS = (
    *(Option(name, SWITCH, "off") for name in SWITCHES),
    *(Option(f"head_start_{side}", HEAD_STARTS, "0") for side in SIDES),
)


def scenario_rows() -> tuple[list[ScenarioRow], list[str]]:
    """Returns (a list with the only scenario as a row, no errors), for lists; no files are read."""
    return [ScenarioRow(SCENARIO, len(SIDES))], []


def setups(scenario_id: str, seats: int, choices: Choices) -> list[Setup]:
    """Builds the setup for the options chosen: a single one, since sides are fixed to seats. Raises SetupError."""
    if scenario_id != SCENARIO:
        raise SetupError(f"there is no scenario {scenario_id!r}; there is {SCENARIO!r}")
    if seats != len(SIDES):
        raise SetupError(f"{seats} seats: this game is for {len(SIDES)}")
    picked = chosen(OPTIONS, seats, choices)
    switches = {name: picked[name] == "on" for name in SWITCHES}
    starts = {f"head_start_{side}": int(str(picked[f"head_start_{side}"])) for side in SIDES}
    return [Setup(SCENARIO, Options(**switches, **starts), FILES.edition)]  # type: ignore[arg-type]


def check(setup: Setup) -> None:
    """Validates a setup from a save or a test. Raises SetupError."""
    if setup.scenario != SCENARIO:
        raise SetupError(f"there is no scenario {setup.scenario!r}; there is {SCENARIO!r}")
    for n in (setup.options.head_start_france, setup.options.head_start_britain):
        if str(n) not in HEAD_STARTS:
            raise SetupError(f"a head start of {n} Treaty Points: 0 to 5 are possible")
